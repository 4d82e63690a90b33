/* The inside of reading groups: what group.c, fault.c and read.c share. */
#ifndef MELDS_INSIDE_H
#define MELDS_INSIDE_H

#include "melds/meld.h"

struct group {
	const struct rules *rules;
	int size;
	struct hand plain;  /* cards that can only be themselves */
	struct hand jokers; /* those that may be jokers */
	uint64_t kinds; /* of plain; for a printed joker the card that it is */
};

/* Make it a meld, whose cards are set. */
static inline void
meld_make(struct meld *m, enum meld_kind kind, int size, int start, int jokers)
{
	m->kind = kind;
	m->pure = kind == MELD_RUN && !jokers;
	m->fault = FAULT_NONE;
	m->lent = 0;
	m->blame = CARD_NONE;
	m->size = size;
	m->start = start;
	m->jokers = jokers;
}

void group_sort(struct group *, const struct rules *, const card *cards, int n);
/* Check the limits that do not depend on the places of the cards. */
enum meld_fault group_fault(const struct group *, int jokers, int min, int max,
    int max_jokers);
/* Every reading of the group as a run, best first; returns how many. */
int group_runs(const struct group *, struct meld runs[MELD_RUNS]);
/* The best reading as a run or a set; false, *best undefined, if none. */
bool group_read_run(const struct group *, struct meld *best);
bool group_read_set(const struct group *, struct meld *best);
/* Read the group as a set of this rank into m; FAULT_NONE if it is one. */
enum meld_fault group_try_set(const struct group *, int rank, struct meld *m);
/* Why it is not a meld of the kind it resembles most; sets as_run and blame. */
enum meld_fault group_name_fault(const struct group *, struct meld *m);

#endif
