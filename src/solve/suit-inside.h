/*
 * The inside of suit tables, shared by their parts: suit-store.c makes the tables
 * of suits, suit-melds.c lists melds, suit-tables.c chooses sets.
 */
#ifndef SUIT_INSIDE_H
#define SUIT_INSIDE_H

#include "base/bits.h"
#include "base/util.h"
#include "solve/search.h"

#define JOKERS_MOST 6  /* in a hand, wild cards included */
#define CARDS_MOST 14  /* in a hand */
#define MELDS_MOST (CARDS_MOST / 3)

/*
 * The cards of a suit, at most two of each: bit p is a card at position p + 1,
 * the last one an ace that may stand high; bit 14 + p is a second one.
 */
#define SUIT_HIGH (UINT32_C(1) << 13)
#define SUIT_ONE ((UINT32_C(1) << 14) - 1)
#define SUIT_SECOND(cards) ((cards) << 14)

/* What there must be, at least: a run, a pure one, two, one of them pure. */
enum { CLASS_ANY, CLASS_RUN, CLASS_PURE, CLASS_TWO, CLASS_BOTH, CLASSES };

/* A table has a cell for each number of jokers, at most, and each class. */
#define CELL(jokers, class) ((jokers) * CLASSES + (class))
#define CELLS(jokers) CELL((jokers) + 1, 0)

/* What a card saves that is in a meld: its cost, as in VALUE; a meld loses 1. */
#define NO_WORTH (-(1 << 28))
#define SOME_WORTH (NO_WORTH / 2) /* above it: there is such an arrangement */

/*
 * A run as a number, in the order of shape_compare: its first position, or
 * RUN_JOKER_FIRST (then it ends with the ace at the top and has three cards);
 * after it two bits for each card: itself, a joker, or the run has ended.
 */
#define RUN_JOKER_FIRST 15u
#define RUN_START(position) ((uint32_t)(position) << 26)
#define RUN_CARD 0u
#define RUN_JOKER 2u
#define RUN_END 3u
#define RUN_PLACE(i) (26 - 2 * (i)) /* of card i, from 1 on */

/* The runs of a suit, ascending; NO_RUN where there are fewer. */
#define NO_RUN UINT32_MAX
struct runs {
	uint32_t run[MELDS_MOST];
};

struct suit_table {
	const struct suit_table *next;
	uint32_t key;
	/* The most of each cell; then, a byte each, which list, and the lists. */
	int32_t worth[];
};

/* Memory of tables, kept when they are forgotten. */
struct suit_chunk {
	struct suit_chunk *next;
	size_t used;
	char data[65536];
};

/*
 * What the runs of one suit can save, for each set of its cards: a table is made
 * when it is first asked for, and kept.
 */
struct suit_store {
	struct suit_chunk *first, *chunk; /* the one that is being filled */
	const struct suit_table **buckets;
	size_t kept;     /* bytes of tables */
	uint32_t wild;   /* positions, but not the last */
	int32_t worth[CARDS_MOST]; /* of a card at each position */
	int jokers;      /* for which tables are made */
};

/* Forget all tables; make room for them. */
void suit_store_clear(struct suit_store *);
void suit_store_free(struct suit_store *);

/* Without the card, of two copies without one. */
static inline uint32_t
suit_drop(uint32_t cards, int at)
{
	uint32_t bit = UINT32_C(1) << at;

	return cards & SUIT_SECOND(bit) ? cards & ~SUIT_SECOND(bit) :
	    cards & ~bit;
}

#define SUIT_BUCKETS 16 /* bits */

static inline uint32_t
suit_key(const struct suit_store *s, uint32_t cards)
{
	return cards | (uint32_t)s->jokers << 28;
}

static inline uint32_t
suit_bucket(uint32_t key)
{
	return key * UINT32_C(2654435761) >> (32 - SUIT_BUCKETS);
}

const struct suit_table *suit_table_make(struct suit_store *, uint32_t cards);

/* The table of these cards; it lives until the store is cleared. */
static inline const struct suit_table *
suit_table_of(struct suit_store *s, uint32_t cards)
{
	uint32_t key = suit_key(s, cards);
	const struct suit_table *t = s->buckets[suit_bucket(key)];

	while (t && t->key != key)
		t = t->next;
	return t ? t : suit_table_make(s, cards);
}

/* The first list of runs of the most worth, for tables of that many jokers. */
static inline const struct runs *
suit_runs(const struct suit_table *t, int jokers, int cell)
{
	int cells = CELLS(jokers);
	const unsigned char *which = (const void *)(t->worth + cells);
	const void *lists = t->worth + cells + (cells + 3) / 4;

	return (const struct runs *)lists + which[cell];
}

/* Worth for each number of jokers and each class, of several suits. */
struct joined {
	int32_t worth[CELLS(JOKERS_MOST)];
};

/* 14 cards are three ranks of at most 11 sets, and a few of two. */
#define SETS_MOST 48

/* A set that the hand can lay. */
struct set {
	uint64_t cards;
	int rank, jokers;
	int32_t worth;
	/* By how much it can exceed what its rank has in the bounds. */
	int32_t over[2];
	int32_t bound; /* of hands with it */
};

/* A list of melds: runs with their suits, and sets, in the order of shapes. */
struct melds {
	uint64_t meld[MELDS_MOST];
	int n;
};

/* A choice of sets, and what they leave of the suits. */
struct split {
	uint32_t cards[SUITS];
	const struct suit_table *suit[SUITS];
	int sets[MELDS_MOST], nsets;
	int jokers;
};

struct suit_tables {
	struct suit_store store;
	uint64_t wild; /* cards under these rules; UINT64_MAX: none yet */
	int left_cost[CARD_LIMIT];
	int asked; /* how often other rules were asked for since */
	/* the hand */
	int jokers, class; /* what is demanded */
	uint64_t live;     /* cards that a run could use */
	/*
	 * Two bounds of what a choice of sets is worth, with that many jokers:
	 * without the demand, and with it.
	 */
	int32_t bound[2][JOKERS_MOST + 1];
	int32_t sets_worth[JOKERS_MOST + 1]; /* what sets can, at most */
	struct set sets[SETS_MOST];
	int nsets;
	struct split now;
	/* the best */
	int32_t best;
	struct split found;
	struct melds melds; /* of it, if there was a tie */
	bool listed;
};

static inline void
suit_raise(int32_t *a, int32_t b)
{
	if (b > *a)
		*a = b;
}

/* How classes of two parts make a class of the whole: PART(whole, one, other). */
#define SUIT_PARTS(PART) \
	PART(ANY, ANY, ANY) \
	PART(RUN, RUN, ANY) PART(RUN, ANY, RUN) \
	PART(PURE, PURE, ANY) PART(PURE, ANY, PURE) \
	PART(TWO, TWO, ANY) PART(TWO, ANY, TWO) PART(TWO, RUN, RUN) \
	PART(BOTH, BOTH, ANY) PART(BOTH, ANY, BOTH) \
	PART(BOTH, PURE, RUN) PART(BOTH, RUN, PURE)

/* The most worth of two parts, for up to that many jokers. */
static inline void
suit_join(const int32_t *a, const int32_t *b, int jokers, int32_t *out)
{
	for (int j = 0; j <= jokers; j++) {
		int32_t most[CLASSES];

		for (int class = 0; class < CLASSES; class++)
			most[class] = 2 * NO_WORTH;
		for (int i = 0; i <= j; i++) {
			const int32_t *x = a + CELL(i, 0);
			const int32_t *y = b + CELL(j - i, 0);

#define RAISE(whole, one, other) \
	suit_raise(&most[CLASS_##whole], x[CLASS_##one] + y[CLASS_##other]);
			SUIT_PARTS(RAISE)
#undef RAISE
		}
		for (int class = 0; class < CLASSES; class++)
			out[CELL(j, class)] = most[class];
	}
}

/* Keep the first of the lists that are offered; n below 0: there was none. */
void suit_keep_first(struct melds *first, const struct melds *);
/* The first list of a choice of sets, of those that are worth this. */
struct melds suit_list(const struct suit_tables *, const struct split *,
    int32_t worth);
void suit_read_melds(const struct melds *, struct search_result *);

#endif
