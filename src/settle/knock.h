/*
 * A knock against a hand: what is laid off on both sides, and the spread that
 * is best against the best reply.
 */
#ifndef KNOCK_H
#define KNOCK_H

#include "settle/score-ways.h"
#include "solve/layoff.h"

/*
 * The knocker's points for the deadwood of both, each after lay-offs; negative:
 * the defender's.  gin: the knocker melded every card; big: without a discard
 * (S4 L21-25).
 */
int knock_points(const struct rules *, int knocker, int defender, bool gin,
    bool big);

/* May the defender lay off on the melds of a knock, or of gin? */
bool knock_takes_layoffs(const struct rules *, bool gin);

/*
 * The reply of a plain hand to a knock with these melds, which has the least
 * deadwood, with its discard if that is still to be chosen.
 */
void knock_reply(struct scoring_deal *, const struct seat *,
    const struct spread *, struct defence *);

/*
 * The melds of a judged seat, without groups that are not melds; for each the
 * number of its group, if group is not NULL (room for GROUPS_MAX).
 */
struct spread knock_melds(struct scoring_deal *, const struct judgement *,
    short *group);

/*
 * For a valid knock of a plain hand, show the spread, within the limit, and the
 * discard, if that is still to be chosen, that score most against the best
 * reply.  Where not every arrangement can be tried, with jokers, wild cards or
 * demanded runs, keep the spread with the least deadwood.
 */
void knock_choose_spread(struct scoring_deal *, int knocker, int defender);

#endif
