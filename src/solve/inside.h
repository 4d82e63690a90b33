/*
 * The inside of the search, shared by its parts: search-begin.c sets it up,
 * search-table.c lists what melds on the table can become, search-lay.c every meld
 * that the hand can lay, search-step.c applies a choice to a state,
 * search-best.c finds the best of all.
 */
#ifndef SOLVE_INSIDE_H
#define SOLVE_INSIDE_H

#include "base/bits.h"
#include "solve/memo.h"
#include "solve/search.h"

/*
 * cost, unmatched cards, cards laid off and melds in one number: less is better.
 * Where cost is not deadwood (bits below), it is cost and deadwood in one number,
 * too.
 */
#define VALUE(cost, unmatched, melds) \
	((uint64_t)(cost) << COST_SHIFT | (uint64_t)(unmatched) << 13 | \
	    (uint64_t)(melds))
#define COST_SHIFT 20
#define LAID_OFF(n) ((uint64_t)(n) << 6)
#define VALUE_UNMATCHED(value) ((int)((value) >> 13 & 127))
#define NO_VALUE UINT64_MAX

/* A meld that the hand can lay, or the beginning of longer runs. */
struct way {
	struct shape shape;
	bool whole;      /* a meld, not only a beginning */
	bool twice;      /* takes a card more than once */
	uint8_t room;    /* shape_room, but never more than the pool */
	uint8_t inner;   /* jokers between its cards */
	uint8_t wild;    /* wild cards in it that stand for themselves */
	uint8_t ncards;  /* cards that stand for themselves */
	uint8_t first;   /* the index of the first copy of its first card */
	uint32_t next;   /* the first way after all its continuations */
	uint16_t points; /* that it counts, in an opening */
	int16_t core;    /* that the part without its jokers counts, or -1 */
	uint8_t part_at, part_size; /* of it that is the contract's; 0: all */
	uint8_t spare;   /* jokers in it that may be laid later */
	uint64_t cost;   /* of laying it: one meld, and a low ace */
	/* Sets of cards: bit i is cards[i] of the search. */
	uint64_t need;   /* must be left to lay it */
	uint64_t copies; /* all copies of the cards it takes */
};

/* The jokers that it takes, wild cards that stand for themselves too. */
static inline int
way_jokers(const struct way *w)
{
	return w->shape.jokers + w->wild;
}

struct search {
	const struct rules *rules;
	int bits;             /* for the deadwood below a cost; 0: it is the cost */
	struct limits limits; /* of the melds that are laid */
	card cards[HAND_MAX]; /* all but printed jokers, by rank, then suit */
	uint64_t held; /* the kinds of these, bits as of card_bit */
	uint64_t cost[HAND_MAX]; /* of each card left over, not as a joker */
	int n;
	unsigned char first[CARD_LIMIT]; /* index of a card's first copy */
	unsigned char copies[CARD_LIMIT]; /* how many; 0: first is not set */
	/* Bit i is cards[i]: */
	uint64_t wild;
	uint64_t lower;       /* all but the last copy of each card */
	int printed, pool;    /* printed jokers; these and wild cards */
	int long_run;         /* cards of a long run */
	bool one_meld;        /* a set serves as well */
	bool lengthens; /* as in the demand, */
	int later;      /* like this */
	struct state start;
	uint64_t dropped; /* what cards cost that are not in it: no way takes them */
	uint64_t printed_cost; /* of each printed joker left over */
	int64_t joker_cost;   /* the least of any joker; 0 without one */
	bool even;            /* every joker left over costs that */
	bool tight;           /* a pure run may have too little room for them */
	/* In an opening, the most that a card counts in a meld, and a joker. */
	int most[HAND_MAX], joker_most;
	struct way *ways;     /* a card's runs are side by side, as are all sets */
	uint32_t nways, size;
	/* The positions of cards that may stand for themselves. */
	uint32_t positions[SUITS];
	/* The ways of a card's first copy. */
	uint32_t sets_from[HAND_MAX], sets_to[HAND_MAX];
	uint32_t runs_from[HAND_MAX], runs_to[HAND_MAX];
	/* Melds on the table; the forms of those that can change come first in ways. */
	const struct spread *table;
	struct form *forms;
	uint32_t forms_size;
	int ntable;
	uint32_t table_from[TABLE_MAX + 1];
	/* The cards that the melds from one on, or the hand's own, can take. */
	uint64_t reach[TABLE_MAX + 1];
	bool loose;           /* cards of it may come to the hand */
	uint64_t own;         /* copies of cards that are the hand's: bit i */
	int own_printed;      /* its printed jokers */
	struct effort *effort;
	struct memo memo;
};

/* The cursor where the first meld on the table is decided, after that the cards. */
#define CURSOR_TABLE (HAND_MAX + 1)

/* The cost of a card left over, with its deadwood. */
static inline int64_t
left_cost(const struct search *s, card c)
{
	return (int64_t)s->rules->left_cost[c] << s->bits |
	    (s->bits ? s->rules->value[c] : 0);
}

/* The cost alone of a value. */
static inline int
value_cost(const struct search *s, uint64_t value)
{
	return (int)(value >> COST_SHIFT >> s->bits);
}

/* All copies of a card that the hand holds. */
static inline uint64_t
copies_of(const struct search *s, card c)
{
	return ((UINT64_C(1) << s->copies[c]) - 1) << s->first[c];
}

/* The copies of a card that are left. */
static inline uint64_t
copies_left(const struct search *s, const struct state *t, card c)
{
	return t->left & copies_of(s, c);
}

/* The cost of these cards if left over, except those that are then jokers. */
static inline uint64_t
search_cost_of(const struct search *s, uint64_t cards)
{
	uint64_t cost = 0;

	for (cards &= ~s->wild; cards; cards &= cards - 1)
		cost += s->cost[bits_lowest(cards)];
	return cost;
}

/* The cards with these bits, as a hand. */
struct hand search_hand(const struct search *, uint64_t cards);
/* List the ways of a hand, beside no table, and set its start. */
void search_ways(struct search *, const struct rules *, const struct hand *);
/* A place in the list of ways, which may move. */
uint32_t search_new_way(struct search *);
/* List the ways of the hand's own melds, if it may lay any, after the forms. */
void search_list(struct search *, bool own);
/*
 * List the forms of the melds on the table; cards: the kinds that may take the
 * place of a joker.
 */
void search_list_table(struct search *, uint64_t cards);
/* The jokers of a meld on the table that such cards may bring to the hand. */
uint64_t search_loose(const struct rules *, const struct meld *, uint64_t cards);
/*
 * Give the meld at the cursor that form, or return false if that cannot be;
 * later: with as many jokers as can be of those that are not the hand's.
 */
bool search_lay_form(const struct search *, struct state *, uint32_t form,
    bool later);

/*
 * Move the cursor to the first undecided card there or after it; false if
 * nothing is left to decide.
 */
bool search_advance(const struct search *, struct state *);
/*
 * Decide that no copy of the card at the cursor starts a meld any more.
 * Returns the immediate cost.
 */
uint64_t search_stay_out(const struct search *, struct state *);
/*
 * The first way that may be laid, of those from *i to end, which start with one
 * card; *i past it.  NULL if there is none.
 */
const struct way *search_next_way(const struct search *, const struct state *,
    uint32_t *i, uint32_t end);
/* Of a contract: may the meld be laid beside those that are? */
bool search_keeps_contract(const struct search *, const struct state *,
    const struct way *);
/* Of a contract or an opening: count the meld laid; kept: as in search_lay. */
void search_count_off(const struct search *, struct state *,
    const struct way *, bool kept);

/* Take its cards, some of which it may take more than once. */
void search_take_all(const struct search *, struct state *,
    const struct way *);

/* Add room for surplus jokers, up to most. */
static inline void
search_add_room(struct state *t, int room, int most)
{
	room += t->room;
	t->room = (uint8_t)(room < most ? room : most);
}

/*
 * How a way is laid: as it is, as a pure run that is demanded or without what
 * is laid off on it, after an opening, to which it counts nothing, or beside a
 * contract.
 */
enum laid { LAID_WHOLE, LAID_KEPT, LAID_AFTER, LAID_BESIDE, LAIDS };

static inline void
search_lay(const struct search *s, struct state *t, const struct way *w,
    enum laid laid)
{
	bool kept = laid == LAID_KEPT;

	if (w->twice) {
		search_take_all(s, t, w);
	} else {
		/* The last copy of each is taken: the others move up by one. */
		t->left = (t->left & ~w->copies) |
		    ((t->left & w->copies) >> 1 & w->copies & s->lower);
		t->pool = (uint8_t)(t->pool - w->wild);
	}
	if (s->lengthens && (laid == LAID_KEPT || laid == LAID_AFTER)) {
		int later = w->spare < t->later ? w->spare : t->later;

		t->later = (uint8_t)(t->later - later);
		t->pool = (uint8_t)(t->pool + later);
	}
	t->pool = (uint8_t)(t->pool - w->shape.jokers);
	if (laid == LAID_AFTER || laid == LAID_BESIDE)
		return;
	if (w->shape.kind == SHAPE_RUN && t->runs)
		t->runs--;
	if ((w->shape.kind == SHAPE_RUN || s->one_meld) &&
	    w->shape.size >= s->long_run)
		t->longer = false;
	if (w->shape.kind == SHAPE_RUN && t->pure)
		t->pure = (uint8_t)(t->pure - kept);
	if (s->limits.contract | s->limits.opening)
		search_count_off(s, t, w, kept);
	else
		search_add_room(t, kept ? 0 : w->room, t->pool);
}

/*
 * Can it matter whether this pure run is one of those that are kept pure?  Only
 * for jokers that have no place elsewhere (doc/ALGORITHM.md, "Room").
 */
static inline bool
search_must_choose_kept(const struct search *s, const struct state *t,
    const struct way *w)
{
	return s->tight && t->pool > w->wild;
}

/*
 * The least value from a state on, its choice then in the table; or NO_VALUE
 * if it is more than the budget.
 */
uint64_t search_best(struct search *, const struct state *, uint64_t budget);
/*
 * The shapes of a choice, 0 for none, and of the best choices from t on, sorted;
 * returns how many.  forms, if not NULL, gets those of melds on the table.
 */
int search_shapes(const struct search *, uint32_t choice, const struct state *t,
    struct shape *list, const struct form **forms);
/*
 * Every card is decided: the cost of the unmatched cards; NO_VALUE if a demand is
 * not met, or a joker from the table was not laid.
 */
uint64_t search_end(const struct search *, const struct state *);

#endif
