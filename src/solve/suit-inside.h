/*
 * The inside of suit tables, shared by their parts: suit-store.c makes the tables
 * of suits, suit-melds.c lists melds, suit-sets.c the sets that could be of use,
 * suit-tables.c chooses from these.
 */
#ifndef SUIT_INSIDE_H
#define SUIT_INSIDE_H

#include "base/bits.h"
#include "base/util.h"
#include "solve/search.h"

#define JOKERS_MOST 13 /* in a hand, wild cards included */
#define CARDS_MOST 21  /* in a hand */
#define COPIES_MOST 3  /* of a card */
#define MELDS_MOST (CARDS_MOST / 3)

/*
 * The cards of a suit: bit p is a card at position p + 1, the last one an ace
 * that may stand high; bits 14 + p and 28 + p are a second and a third one.
 * Above them is for which jokers a table is made, and which suits are like it.
 */
#define POSITIONS 14
#define SUIT_HIGH (UINT64_C(1) << (POSITIONS - 1))
#define SUIT_COPY(cards, i) ((uint64_t)(cards) << POSITIONS * (i))
#define SUIT_JOKERS(jokers) SUIT_COPY(jokers, COPIES_MOST)
#define SUIT_KIND(suit) ((uint64_t)(suit) << 46)
#define SUIT_CARDS (SUIT_JOKERS(1) - 1)

/*
 * What there must be, at least: a run, a pure one, two, one of them pure; or, in
 * games that ask for more pure runs, that many pure runs.
 */
enum { CLASS_ANY, CLASS_RUN, CLASS_PURE, CLASS_TWO, CLASS_BOTH, CLASSES };
#define PURE_MOST 3

/* A table has a cell for each number of jokers, at most, and each class. */
#define CELL(jokers, class) ((jokers) * CLASSES + (class))
#define CELLS(jokers) CELL((jokers) + 1, 0)

/* What a card saves that is in a meld: its cost, as in VALUE; a meld loses 1. */
#define NO_WORTH (-(1 << 29))
#define COST_MOST (1 << 15) /* no hand costs as much */
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

/* The runs of a suit are a list, ascending; lists share their ends. */
#define NO_RUN 0
struct suit_run {
	uint32_t run, next; /* the place of the next one, or NO_RUN */
};

struct suit_table {
	const struct suit_table *next;
	uint64_t key; /* the suit */
	uint32_t *runs;  /* of each cell the first list: its place, or NO_RUN */
	int32_t worth[]; /* the most of each */
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
	struct suit_run *runs; /* of all lists, from place 1 on */
	uint32_t nruns, runs_size;
	struct rules rules; /* for which they are made */
	int asked;       /* how often others were asked for since */
	int turns;       /* how often they were forgotten */
	int naturals;    /* in a run, at least */
	int run_most;    /* cards in a run */
	bool pure;       /* classes are numbers of pure runs */
	/* Of each suit: */
	uint32_t wild[SUITS]; /* positions, but not the last */
	int32_t worth[SUITS][POSITIONS]; /* of a card at each */
	int kind[SUITS]; /* the first suit where these are the same */
};

/*
 * Are the tables those of these rules?  They become so, and others are forgotten,
 * when they have been asked for often, one after another.
 */
bool suit_store_turn(struct suit_store *, const struct rules *);
void suit_store_free(struct suit_store *);

/* Without the card, of several copies without one. */
static inline uint64_t
suit_drop(uint64_t cards, int at)
{
	uint64_t bit = UINT64_C(1) << at;

	if (cards & SUIT_COPY(bit, 2))
		return cards & ~SUIT_COPY(bit, 2);
	return cards & SUIT_COPY(bit, 1) ? cards & ~SUIT_COPY(bit, 1) :
	    cards & ~bit;
}

#define SUIT_BUCKETS 15 /* bits */

static inline uint64_t
suit_bucket(uint64_t key)
{
	return key * UINT64_C(0x9e3779b97f4a7c15) >> (64 - SUIT_BUCKETS);
}

const struct suit_table *suit_table_make(struct suit_store *, uint64_t suit);

/* The table of this suit; it lives until the store is cleared. */
static inline const struct suit_table *
suit_table_of(struct suit_store *s, uint64_t suit)
{
	const struct suit_table *t = s->buckets[suit_bucket(suit)];

	while (t && t->key != suit)
		t = t->next;
	return t ? t : suit_table_make(s, suit);
}

static inline int
suit_jokers(uint64_t suit)
{
	return (int)(suit / SUIT_JOKERS(1) & 15);
}

/* Worth for each number of jokers and each class, of several suits. */
struct joined {
	int32_t worth[CELLS(JOKERS_MOST)];
};

/* 21 cards are five ranks of at most 11 sets, and lone kings. */
#define SETS_MOST 64

/* A set that the hand can lay. */
struct set {
	uint64_t cards;
	int rank, jokers; /* wild cards that stand for themselves, too */
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

/* A choice of sets, and the suits that they leave. */
struct split {
	uint64_t cards[SUITS];
	const struct suit_table *suit[SUITS];
	int sets[MELDS_MOST], nsets;
	int jokers;
};

/* How classes of two parts make a class of the whole; the last has CLASSES. */
struct part {
	unsigned char whole, one, other;
};

/* What the sets of each rank can save, in both bounds; see doc/ALGORITHM.md. */
struct ranks {
	uint64_t threes, more; /* ranks of sets without a joker, only with one */
	uint64_t several;      /* of which there may be two */
	/*
	 * By how much a set is over what its rank has in the bounds: this, and so
	 * much for each card.
	 */
	int32_t over_all[KING + 1][2], over[KING + 1][SUITS][2];
	int32_t sum[2]; /* of all ranks of sets without a joker */
	int32_t top[2][JOKERS_MOST + 1]; /* of the others, the greatest first */
};

/* A hand and what is demanded; compared by bytes. */
struct asked {
	uint64_t level[COPIES_MOST]; /* cards there once, twice and thrice */
	uint64_t wild; /* cards */
	int set_most, jokers, class;
	int turns;     /* of the store */
};

/* What was found last. */
struct known {
	struct asked asked;
	int32_t best; /* its worth */
	struct melds melds;
};

struct suit_tables {
	struct suit_store store;
	struct asked asked;
	int32_t total;     /* worth of all cards */
	const struct part *parts; /* of the class */
	uint64_t live;     /* cards that a run could use */
	struct ranks ranks;
	/*
	 * Two bounds of what a choice of sets is worth, with that many jokers:
	 * without the demand, and with it.
	 */
	int32_t bound[2][JOKERS_MOST + 1];
	int32_t sets_worth[JOKERS_MOST + 1]; /* what sets can, at most */
	struct set sets[SETS_MOST];
	int nsets;
	struct split now;
	struct joined half[MELDS_MOST + 1][2]; /* for each number of sets */
	/* the best */
	int32_t best;
	struct split found; /* jokers below 0: none yet */
	struct joined found_half[2];
	struct melds melds; /* of it, if there was a tie */
	bool listed;
	struct known known;
};

static inline void
suit_raise(int32_t *a, int32_t b)
{
	if (b > *a)
		*a = b;
}

/* The first part of those that make a class, which are side by side. */
const struct part *suit_parts(const struct suit_store *, int class);
/* The most worth of two parts, for up to that many jokers and each class. */
void suit_join(const struct suit_tables *, const int32_t *a, const int32_t *b,
    int jokers, struct joined *);

/* The cards that a run could use. */
uint64_t suit_find_live(uint64_t once, int jokers);
/* What these cards are worth in melds; those of the hand that fit one, at most. */
int32_t suit_worth_of(const struct suit_tables *, uint64_t cards);
int32_t suit_most_worth(struct suit_tables *);
/* List the sets that could be of use, from what the runs of all suits are worth. */
void suit_list_sets(struct suit_tables *, const struct joined *runs);

/* Keep the first of the lists that are offered; n below 0: there was none. */
void suit_keep_first(struct melds *first, const struct melds *);
/* The first list of a choice of sets, of those that are worth this. */
struct melds suit_list(const struct suit_tables *, const struct split *,
    const struct joined *, const struct joined *, int32_t worth);
void suit_read_melds(const struct melds *, struct search_result *);

#endif
