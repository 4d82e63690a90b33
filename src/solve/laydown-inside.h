/*
 * The inside of the sweep, shared by its parts: laydown-stand.c knows the
 * stands, laydown-step.c makes every decision that is possible at a position,
 * laydown-best.c keeps what they lead to, laydown-deal.c turns the best ones into
 * melds.
 */
#ifndef LAYDOWN_INSIDE_H
#define LAYDOWN_INSIDE_H

#include "solve/laydown.h"

/*
 * The hand between two positions of the sweep.  What is still possible depends
 * on the past through this alone.  Compared byte by byte: unused ones are 0.
 */
struct stand {
	uint64_t themselves; /* wild cards used as themselves, 4 bits a rank */
	uint16_t open[CONTRACT_RUNS_MAX]; /* see OPEN; ascending, 0 first */
	uint8_t position;    /* the next to be decided */
	uint8_t sets, runs;  /* still to be started */
	uint8_t spent;       /* jokers and wild cards used in any way */
	uint8_t since[SUITS]; /* positions since a run ended, to contract.gap */
	uint8_t aces[SUITS]; /* left for the top, where aces are high too */
	uint8_t unused[2];
};

/* An open run; size and jokers as fold leaves them. */
#define OPEN(suit, size, jokers, joker_last) ((uint16_t)(0x8000 | \
	    (suit) << 12 | (size) << 6 | (jokers) << 1 | (joker_last)))

static inline int
open_suit(uint16_t run)
{
	return run >> 12 & 3;
}

static inline int
open_size(uint16_t run)
{
	return run >> 6 & 31;
}

static inline int
open_jokers(uint16_t run)
{
	return run >> 1 & 31;
}

#define JOKERS_NEVER (HAND_MAX + 1) /* no hand has so many */
#define RESTS_SHIFT 22
#define RESTS (1 << (32 - RESTS_SHIFT))

/* Of the cards that stand at this position. */
static inline int
position_rank(int position)
{
	return position == ACE_HIGH ? ACE : position;
}

struct sweep {
	const struct rules *rules;
	int count[SUITS][KING + 1]; /* that can stand for themselves */
	int flexible;    /* printed jokers and wild cards */
	int flexible_of[KING + 1]; /* wild cards by rank */
	int printed;
	/* cards that are not wild, from a position on; none behind the last */
	int ahead[ACE_HIGH + 2];
	int worth;       /* what the cheapest of them counts */
	bool even;       /* all of them count the same */
	/* What so many cards left over count at least, from a position on. */
	int cheapest[ACE_HIGH + 2][HAND_MAX + 1];
	bool plain_runs; /* how many jokers are where does not matter */
	/* Of sweep_lacks_jokers: */
	unsigned held[SUITS]; /* positions of cards that stand for themselves */
	/* jokers that a run or set needs which starts there or further on */
	signed char holes[ACE_HIGH + 2], lacks[ACE_HIGH + 2];
	int run_jokers, set_jokers; /* at most, in melds of the least size */
	/* Of sweep_rest, found before; of this hand if it says so. */
	uint32_t hand;
	struct rest { uint64_t cost; uint32_t hand, key; } rests[RESTS];
};

enum fate { FATE_NATURAL, FATE_JOKER, FATE_END };

struct new_run {
	int suit;
	bool joker;
};

struct new_set {
	int count[SUITS], jokers;
};

/* One way to decide a position, while it is put together. */
struct step {
	const struct sweep *sweep;
	const struct stand *from;
	struct stand next;
	int left[SUITS];     /* cards of this rank that are not used yet */
	int nopen;           /* runs in next.open so far */
	unsigned taken;      /* bit per suit: a run goes on or starts here */
	uint64_t cost;       /* of the cards that nothing can use any more */
	enum fate fate[CONTRACT_RUNS_MAX]; /* of each run in from->open */
	struct new_run run[CONTRACT_RUNS_MAX];
	struct new_set set[CONTRACT_SETS_MAX];
	int nruns, nsets;
	/* Called for each complete decision; false: that was enough. */
	bool (*decided)(struct step *);
	void *context;
};

/* Deadwood and unmatched cards in one number: less is better. */
#define COST(deadwood, unmatched) \
	((uint64_t)(deadwood) << 32 | (uint64_t)(unmatched))
#define NO_COST UINT64_MAX
#define OVER_BUDGET (NO_COST - 1)

/* Everything about the hand that does not change during the sweep. */
void sweep_hand(struct sweep *, const struct rules *, const struct hand *);
/* The stand before the first position. */
struct stand sweep_start(const struct sweep *);
/*
 * Decide from->position in every way, in a fixed order, calling decided with
 * each; false if that stopped it.
 */
bool sweep_step(const struct sweep *, const struct stand *from,
    bool (*decided)(struct step *), void *context);
/* Work out what sweep_lacks_jokers needs besides. */
void sweep_count(struct sweep *);
/* Do the melds that are open or still to be laid need more jokers than are left? */
bool sweep_lacks_jokers(const struct sweep *, const struct stand *);
/* Work out what sweep_bound and sweep_rest need besides. */
void sweep_price(struct sweep *);
/*
 * What a stand costs at least from there on; NO_COST if there are fewer cards
 * than the melds need that are still to be laid.
 */
uint64_t sweep_bound(const struct sweep *, const struct stand *);
/* The same by what no meld can take, which pays where there are many stands. */
uint64_t sweep_rest(struct sweep *, const struct stand *);
/* The cost of what is left when all positions are decided, or NO_COST. */
uint64_t sweep_end(const struct sweep *, const struct stand *);

/*
 * Put the melds together: the steps come one by one in the order of positions;
 * then, when all are there, deal the cards.
 */
struct laying_down {
	const struct sweep *sweep;
	struct hand hand;
	struct meld melds[CONTRACT_RUNS_MAX + CONTRACT_SETS_MAX];
	uint16_t as[CONTRACT_RUNS_MAX]; /* how each open run is encoded */
	int open[CONTRACT_RUNS_MAX]; /* which melds these are */
	int nopen, nmelds;
};

void laydown_begin(struct laying_down *, const struct sweep *,
    const struct hand *);
void laydown_step(struct laying_down *, const struct step *);
void laydown_end(struct laying_down *, struct solution *);
/* May so many cards of which so many are jokers be a whole meld? */
bool sweep_jokers_fit(const struct rules *, int size, int jokers, int most);
/* Could the run end here? */
bool open_is_whole(const struct sweep *, uint16_t run);
/* The run with one card more, a natural one or a joker, folded. */
uint16_t open_grown(const struct sweep *, uint16_t run, bool joker);
uint16_t open_new(const struct sweep *, int suit, bool joker);

#endif
