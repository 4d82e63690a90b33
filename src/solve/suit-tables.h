/*
 * The best arrangement of a hand in play, of at most 21 cards from three packs,
 * with wild ranks and jokers, by tables of suits: the quicker way to what
 * search_below finds.  See doc/ALGORITHM.md, "Suit tables".
 */
#ifndef SUIT_TABLES_H
#define SUIT_TABLES_H

#include "solve/search.h"

/* Tables that are learned hand by hand, some MiB of them. */
struct suit_tables;
struct suit_tables *suit_tables_create(void);
void suit_tables_free(struct suit_tables *);

/*
 * As search_below.  False, and the result is unset, for rules, demands or hands
 * that the tables do not reach, and for rules that were not asked for often.
 */
bool suit_tables_search(struct suit_tables *, const struct rules *,
    const struct hand *, const struct demand *, int cost,
    struct search_result *);

#endif
