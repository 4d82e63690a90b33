/* The parts of an explanation, which why.c puts in order. */
#ifndef WHY_PARTS_H
#define WHY_PARTS_H

#include "why/finding.h"

static inline const struct judgement *
seat_of(const struct why *w, int seat)
{
	return &w->verdicts->seats[seat];
}

/* Has a seat this verdict? */
bool why_has(const struct why *, enum verdict);
/*
 * Add the answer of a seat, one sentence; what is wrong with a claim; what
 * happens now.
 */
void why_answer(struct why *);
/* The answer of a valid knock; of one that came after another. */
void why_answer_knock(struct why *);
void why_answer_second(struct why *);
/* Say which card fits another meld, and what that would leave. */
void why_in_two(struct why *);
/* Say that the player goes out, and if that scores nothing. */
void why_goes_out(struct why *);
/* How a deal ends: a player "knocks", "goes out". */
struct text why_ending(const struct rules *);
/* Say so if there is no knock limit, or if the upcard sets it. */
void why_limit(struct why *, enum why_kind);
/* Answer a hand for which a gate decides what of it counts. */
void why_gate(struct why *);
/* The seat's cards with the runs that a claim needs; no groups: not there. */
const struct arrangement *why_with_runs(struct why *);
/* The first pure run that the seat shows, or NULL. */
const struct meld *why_pure_run(const struct judgement *);
/*
 * Does the seat, without a valid claim, win because all others dropped or
 * declared wrongly?  Then this answers it.
 */
bool why_last_left(struct why *);
/* Say that the seat is the only one left in, or was before its wrong claim. */
void why_alone(struct why *);
/* The seat that claimed first, if that claim is not valid; else -1. */
int why_refused_claimant(const struct why *);
/* Is nobody the winner, and is some player who has not claimed still in? */
bool why_plays_on(const struct why *);
/* Add the answer for all, if nobody claims. */
void why_answer_all(struct why *);
/* Add the answer for a record that cannot be; nothing for others. */
void why_cannot(struct why *);
/* Add deadwood, points and money of a seat as sums. */
void why_points(struct why *);
/* Add why a card fits no meld on the table; true: that says it all. */
bool why_refused(struct why *, card);
/* Say so if the winner discarded a card that fits a meld; false: not so. */
bool why_thrown(struct why *);
/* Name a meld of the cards left that a player who is down may not lay. */
void why_no_more(struct why *);
/* Would a run on the table take the card past one that lies in a set? */
bool why_fits_through(struct why *, card);
/* Name a meld on the table that takes the card; false: there is none. */
bool why_name_fit(struct why *, card, struct why_finding *);
/* The key by which a joker for which the card is meant stays, or RULE_NONE. */
enum rule_key why_key_that_keeps(const struct why *, card);
/* Add the seat's groups, or only odd ones, why one is not a meld, and lay-offs. */
void why_groups(struct why *, bool each);
/* Add where cards laid off went, what melds became, and where jokers are. */
void why_layoffs(struct why *);
/* Name these n cards of a group (-1: of none), in the order typed, if any. */
void why_name_group(const struct why *, int group, const card *, int n,
    struct why_finding *);
/*
 * The cards that the seat laid off on melds of that other seat, or of any if it
 * is -1, into cards; returns how many.
 */
int why_laid(const struct why *, int on, card *cards);
/* Name these cards in the finding. */
void why_name_laid(const struct why *, int on, struct why_finding *);
/* Did the seat take a joker from the table? */
bool why_took(const struct judgement *);
/* Say for whom cards count that the seat laid off on another's meld. */
void why_credit(struct why *);
/* Add what was doubted of the seat's cards, though it is allowed. */
void why_allowed(struct why *);
/* Add the other house under which the other player would be right. */
void why_house(struct why *);
/* Add where the rules come from. */
void why_source(struct why *);
/* Take card i out of its place, and return it. */
card why_take(struct arrangement *, int i);
/*
 * Is the claim valid with another discard, one of the cards shown from that
 * place on?  Then *best is laid out so, with the least deadwood.
 */
bool why_other_discard(struct why *, int from, struct arrangement *best);
/* Does one card mend the claim?  Then this says so. */
bool why_exchange(struct why *);
/* Can another card mend a claim that is wrong for these reasons? */
bool why_is_mendable(uint64_t codes);
/* Add remedies: what would have been better, or valid. */
void why_remedy(struct why *);

/* Say with how much the first melds open, if they do. */
bool why_opens(struct why *, enum sentence);
/* Complete SAY_OPENS_MOST by what melds of the hand can count at most. */
void why_opens_most(struct why *, struct finding *);
/* "12 + 25 = ", the values of the melds that open; nothing for a single one. */
struct text why_opening_sum(const struct why *);
/* Say that a hand opens with less, as it goes out, if so. */
bool why_opens_less(struct why *);
/* Say that later melds may count less, if they do. */
bool why_later_melds(struct why *);

#endif
