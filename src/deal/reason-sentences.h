/* The sentences of the judge's reasons, as in deal/sentences.h. */
#ifndef REASON_SENTENCES_H
#define REASON_SENTENCES_H

#define REASON_SENTENCES(SENTENCE) \
	/* a group that is not a meld; in the order of enum meld_fault */ \
	SENTENCE(FAULT, "") \
	SENTENCE(SHORT, "it has %1 %{1?card|cards}, and %0 are needed") \
	SENTENCE(NO_SETS, "these rules have no %S") \
	SENTENCE(NO_RUNS, "these rules have no %R") \
	SENTENCE(NATURALS, "%1 of its cards %{1?stands for itself|stand for " \
	    "themselves}, and at least %0 must") \
	SENTENCE(JOKERS, "it has %1 %{1?joker|jokers}, and at most %0 " \
	    "%{0?is|are} allowed[; %x must be there itself]") \
	SENTENCE(LONG, "it has %1 cards, and at most %0 are allowed") \
	SENTENCE(BY_SIZE, "it has %1 %{1?joker|jokers}, and a meld of %2 cards " \
	    "may have %0") \
	SENTENCE(SHARE, "%1 of its %2 cards %{1?is|are} natural, and at least " \
	    "%0 percent must be") \
	SENTENCE(ADJACENT, "two jokers are side by side") \
	SENTENCE(SUIT, \
	    "[%x appears twice, and ]a %s has only one card of each suit") \
	SENTENCE(GAP, "[%x is missing|its cards do not follow one another]") \
	SENTENCE(TWICE, "[%x appears twice|it has a card twice]") \
	SENTENCE(ACE, "it goes round the corner, and a %r may not") \
	SENTENCE(ACE_LOW, "an ace is low here and goes below a two, never " \
	    "above a king") \
	SENTENCE(ACE_HIGH, "an ace is high here and goes above a king, never " \
	    "below a two") \
	SENTENCE(MIXED, "its cards are neither of one suit nor of one rank") \
	/* a claim */ \
	SENTENCE(SIZE, "a claim needs %0 %{0?card|cards}; this one has %1") \
	SENTENCE(GIN, "%0 deadwood is left") \
	SENTENCE(LIMIT, "deadwood is %0, and at most %1 is allowed") \
	SENTENCE(LEFT, "not every card is in a meld") \
	SENTENCE(NO_PURE, "there is no %p") \
	SENTENCE(FEW_PURE, \
	    "only %0 of the %R %{0?is|are} pure, and %1 must be") \
	SENTENCE(NO_RUN, "there is no %r, and %1 %{1?is|are} needed") \
	SENTENCE(ONE_RUN, "[only %c is a %r|there is only one %r], and %1 are " \
	    "needed") \
	SENTENCE(FEW_RUNS, "there are only %0 %R, and %1 are needed") \
	SENTENCE(SHORT_RUNS, \
	    "one %r must have %1 cards, and the longest has %0") \
	SENTENCE(FEW_PAIRS, "a claim of %{1:d} needs %1; " \
	    "there %{0?is|are} %{0=d} here") \
	SENTENCE(NO_PAIR, "a claim of pairs has no other cards") \
	SENTENCE(NO_DISCARD, "the %{0?last round|deal} may not end with a " \
	    "discard[, so %x must go into a meld]") \
	SENTENCE(WANTS_DISCARD, "a card must be discarded at the end") \
	SENTENCE(SECOND, "another player declared first") \
	/* a contract */ \
	SENTENCE(ASKS_SETS, "round %0 asks for %1 %{1:s}; " \
	    "there %{2?is|are} %{2=s} here") \
	SENTENCE(ASKS_RUNS, "round %0 asks for %1 %{1:r}; " \
	    "there %{2?is|are} %{2=r} here") \
	SENTENCE(MORE_SETS, "round %0 asks for %1 %{1:s}, and no more may be " \
	    "laid with the contract; there %{2?is|are} %2 here") \
	SENTENCE(MORE_RUNS, "round %0 asks for %1 %{1:r}, and no more may be " \
	    "laid with the contract; there %{2?is|are} %2 here") \
	SENTENCE(ASKS_NO_SETS, "round %0 asks for no %S, and no other melds " \
	    "may be laid with the contract") \
	SENTENCE(ASKS_NO_RUNS, "round %0 asks for no %R, and no other melds " \
	    "may be laid with the contract") \
	SENTENCE(SHORT_RUN, "a %r of the contract has %{3?|at least }%0 cards") \
	SENTENCE(SURPLUS, "[%c has|this meld has] more cards than the " \
	    "contract asks for") \
	SENTENCE(NEAR, "[%c and %d|groups %0 and %1] are too close together: " \
	    "at least %2 %{2?rank|ranks} must lie between %R of one suit") \
	SENTENCE(OVERLAP, "[%c and %d|groups %0 and %1] share ranks") \
	SENTENCE(SAME_RANK, "[%c and %d|groups %0 and %1] are %S of one rank") \
	/* an opening */ \
	SENTENCE(OPENS_LOW, "the first melds must count at least %1; these " \
	    "count %t%0") \
	SENTENCE(OPENS_MOST, "the first melds must count at least %1; these " \
	    "cards count %0 at most") \
	SENTENCE(OPENS_RUNS, "the first melds must have at least %1 %{1:r}; " \
	    "these have %{0=r}") \
	SENTENCE(OPENS_PURE, "the first melds must have at least %1 %{1:r} " \
	    "without a joker; these have %{0=r} of that kind") \
	SENTENCE(OPENS_NOT, "melds that count enough, and have the %R that " \
	    "the first melds must have, are not there") \
	/* going down and out */ \
	SENTENCE(NOT_ALL, "not all cards are in melds") \
	SENTENCE(KEPT, "a player who goes out keeps no card") \
	SENTENCE(KEPT_LAST, "the contract of the last round takes every card, " \
	    "so none may be left") \
	SENTENCE(WAS_DOWN, "melds were laid down before") \
	SENTENCE(TOO_EARLY, "going out with every card at once is allowed " \
	    "from turn %1 on, and this is turn %0") \
	SENTENCE(PLAYABLE, "[%x fits %B %d on the table|a card of the hand " \
	    "fits a meld on the table]") \
	SENTENCE(NO_MORE, "a player who is down may not lay more melds") \
	SENTENCE(NOTHING, "nothing is laid down") \
	SENTENCE(TAKEN, "%x was just taken and may not be discarded") \
	SENTENCE(OUT_FIRST, "another player ended the deal first") \
	/* laying off */ \
	SENTENCE(FITS_NOWHERE, "no meld on the table fits") \
	SENTENCE(NO_LAYOFF, "nothing may be laid off") \
	SENTENCE(AT_ONCE, \
	    "a player who goes out all at once lays nothing off") \
	SENTENCE(SAME_TURN, \
	    "nothing may be laid off in the turn of going down") \
	SENTENCE(NOT_DOWN, \
	    "only a player who has melds on the table lays off") \
	SENTENCE(SHOWN_LAST, "here no card is laid off on melds of others, " \
	    "which are shown when the deal is over") \
	SENTENCE(NO_OTHERS, "there are no melds of others to lay off on") \
	SENTENCE(KNOCK_FAILED, \
	    "the knock is invalid, so nothing may be laid off on it") \
	SENTENCE(ON_GIN, "nothing may be laid off on gin") \
	SENTENCE(NO_FIT, "no meld of the other player takes %{c?it|them}") \
	SENTENCE(KNOCKER, "only the player who answers a knock lays off") \
	SENTENCE(NO_KNOCK, "nobody knocked, so nothing may be laid off")

#endif
