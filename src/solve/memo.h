/*
 * What the search has found out: a table from states to the best value and
 * the choice that gives it.  Emptied in no time by counting rounds.
 */
#ifndef MEMO_H
#define MEMO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct state {
	uint64_t left;   /* bit i: cards[i] is still there */
	uint64_t laid;   /* of a contract: runs that others may be near to */
	uint8_t cursor;  /* cards below it are decided, or may only end a run */
	uint8_t pool;    /* cards that can still be jokers */
	uint8_t runs, pure; /* still demanded */
	uint8_t room;    /* for surplus jokers, never more than the pool */
	uint8_t sets;    /* of a contract: still to be laid */
	uint8_t rank;    /* of its last set, if there may be no other */
	uint8_t suits;   /* those with a run of it, as bits, where that matters */
};

#define CHOICE_NONE UINT32_MAX

struct entry {
	uint64_t left, laid, rest; /* the state */
	uint64_t value;
	uint32_t choice; /* that gives it; CHOICE_NONE: the best is more than value */
	uint32_t round;  /* the search it belongs to; others are free places */
};

struct memo {
	struct entry *table;
	size_t size, used; /* size is a power of two */
	uint32_t round;
};

void memo_init(struct memo *);
void memo_free(struct memo *);
/* Forget everything; memory beyond what most hands need is given back. */
void memo_clear(struct memo *);
/* The entry of a state, or NULL; valid until the next memo_store. */
const struct entry *memo_find(const struct memo *, const struct state *);
/* Replaces what was known of the state. */
void memo_store(struct memo *, const struct state *, uint64_t value,
    uint32_t choice);

#endif
