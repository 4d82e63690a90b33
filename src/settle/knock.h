/*
 * A knock against a hand: what is laid off on both sides, and the spread that
 * is best against the best reply.
 */
#ifndef KNOCK_H
#define KNOCK_H

#include "settle/score-ways.h"
#include "solve/layoff.h"

/* What a hand replies to. */
struct knocked {
	struct spread spread; /* melds that it may lay off on */
	struct hand loose;    /* cards that the knocker may lay off in turn */
};

struct reply {
	struct defence defence;
	int gained; /* value of the cards that the knocker lays off in turn */
};

/*
 * The knocker's points for these counts, each after lay-offs; negative: the
 * defender's.  gin: the knocker melded every card, big: of a hand with the card
 * that would be discarded (S4 L21-25).
 */
int knock_points(const struct rules *, int knocker, int defender, bool gin,
    bool big);

/* May the defender lay off on the melds of a knock, on gin or not? */
bool knock_takes_layoffs(const struct rules *, bool gin);

/*
 * What the knocker, whose cards are so arranged, may lay off in turn: of a plain
 * hand every card left, of groups as typed what was typed.
 */
void knock_loose(const struct rules *, const struct seat *,
    const struct arrangement *, struct hand *);

/*
 * The reply of a plain hand that leaves the knocker least, with its discard if
 * that is still to be chosen.  Where the knocker lays off in turn and the hand
 * has jokers, the one that counts least.
 */
void knock_reply(struct scoring_deal *, const struct seat *,
    const struct knocked *, struct reply *);

/* What the knocker gains by laying these cards off on the melds. */
int knock_gain(struct scoring_deal *, const struct hand *loose,
    const struct spread *);

/*
 * The melds of a judged seat, without groups that are not melds; for each the number
 * of its group, if group is not NULL (room for GROUPS_MAX).
 */
struct spread knock_melds(struct scoring_deal *, const struct judgement *,
    short *group);

/*
 * Can every arrangement of the hand be looked at?  Not with jokers or wild
 * cards, nor where runs are demanded.
 */
bool knock_can_list(const struct rules *, const struct hand *);

/*
 * A valid knock of a plain hand: show the spread, within the limit, and the
 * discard, if that is still to be chosen, that score most against the best
 * reply.  Where knock_can_list says no, the spread with the least deadwood is
 * kept.
 */
void knock_choose_spread(struct scoring_deal *, int knocker, int defender);

#endif
