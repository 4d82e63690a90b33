/*
 * The search's results: a table from states to the best value and the choice
 * that gives it.  Cleared in constant time by starting a new round.
 */
#ifndef MEMO_H
#define MEMO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct state {
	uint64_t left;   /* bit i: cards[i] is left */
	union {
		uint64_t laid;   /* of a contract: runs that later ones may
		                    come near */
		uint64_t points; /* of an opening: still demanded */
	};
	union {
		struct {
			uint8_t cursor; /* cards below it are decided, or may
			                   only end a run */
			uint8_t pool;   /* cards that can still be jokers */
			uint8_t runs, pure; /* still demanded */
			uint8_t room;   /* for surplus jokers, at most pool */
			uint8_t sets;   /* of a contract: still to be laid */
			uint8_t rank;   /* of its last set, if no other may
			                   have it */
			uint8_t later;  /* of first melds: jokers left that are
			                   not the hand's */
		};
		uint64_t numbers; /* all of these */
	};
	bool longer;     /* a long run, or one meld, is still demanded */
};

#define CHOICE_NONE UINT32_MAX

struct entry {
	uint64_t left, laid, rest; /* the state */
	uint64_t value;
	uint32_t choice; /* that gives it; CHOICE_NONE: it exceeds value */
	uint32_t round;  /* of its search; other entries are free */
};

struct memo {
	struct entry *table;
	size_t size, used; /* size is a power of two */
	uint32_t round;
};

void memo_init(struct memo *);
void memo_free(struct memo *);
/* Forget everything; memory beyond the needs of most hands is freed. */
void memo_clear(struct memo *);
/* The entry of a state, or NULL; valid until the next memo_store. */
const struct entry *memo_find(const struct memo *, const struct state *);
/* Replaces the entry of the state. */
void memo_store(struct memo *, const struct state *, uint64_t value,
    uint32_t choice);

#endif
