/* The sentences of the judge's reasons, as in deal/sentences.h. */
#ifndef REASON_SENTENCES_H
#define REASON_SENTENCES_H

#define REASON_SENTENCES(SENTENCE) \
	/* a group that is not a meld; in the order of enum meld_fault */ \
	SENTENCE(FAULT, "") \
	SENTENCE(SHORT, "it has {1} {1?card|cards}, and {0} are needed") \
	SENTENCE(NO_SETS, "these rules have no {sets}") \
	SENTENCE(NO_RUNS, "these rules have no {runs}") \
	SENTENCE(NATURALS, "{1} of its cards {1?stands for itself|stand for " \
	    "themselves}, and at least {0} must") \
	SENTENCE(JOKERS, "it has {1} {1?joker|jokers}, and at most {0} " \
	    "{0?is|are} allowed[; {card} must be there itself]") \
	SENTENCE(LONG, "it has {1} cards, and at most {0} are allowed") \
	SENTENCE(BY_SIZE, "it has {1} {1?joker|jokers}, and a meld of {2} " \
	    "cards may have {0}") \
	SENTENCE(SHARE, "{1} of its {2} cards {1?is|are} natural, and at " \
	    "least {0} percent must be") \
	SENTENCE(ADJACENT, "two jokers are side by side") \
	SENTENCE(SUIT, "[{card} appears twice, and ]a {set} has only one " \
	    "card of each suit") \
	SENTENCE(GAP, \
	    "[{card} is missing|its cards do not follow one another]") \
	SENTENCE(TWICE, "[{card} appears twice|it has a card twice]") \
	SENTENCE(ACE, "it goes round the corner, and a {run} may not") \
	SENTENCE(ACE_LOW, "an ace is low here and goes below a two, never " \
	    "above a king") \
	SENTENCE(ACE_HIGH, "an ace is high here and goes above a king, never " \
	    "below a two") \
	SENTENCE(MIXED, "its cards are neither of one suit nor of one rank") \
	/* a claim */ \
	SENTENCE(SIZE, "a claim needs {0} {0?card|cards}; this one has {1}") \
	SENTENCE(GIN, "{0} deadwood is left") \
	SENTENCE(LIMIT, "deadwood is {0}, and at most {1} is allowed") \
	SENTENCE(LEFT, "not every card is in a meld") \
	SENTENCE(NO_PURE, "there is no {pure-run}") \
	SENTENCE(FEW_PURE, \
	    "only {0} of the {runs} {0?is|are} pure, and {1} must be") \
	SENTENCE(NO_RUN, "there is no {run}, and {1} {1?is|are} needed") \
	SENTENCE(ONE_RUN, "[only {cards} is a {run}|there is only one " \
	    "{run}], and {1} are needed") \
	SENTENCE(FEW_RUNS, "there are only {0} {runs}, and {1} are needed") \
	SENTENCE(SHORT_RUNS, \
	    "one {run} must have {1} cards, and the longest has {0}") \
	SENTENCE(FEW_PAIRS, \
	    "a claim of {1:pair} needs {1}; there {0?is|are} {0=pair} here") \
	SENTENCE(NO_PAIR, "a claim of pairs has no other cards") \
	SENTENCE(NO_DISCARD, "the {0?last round|deal} may not end with a " \
	    "discard[, so {card} must go into a meld]") \
	SENTENCE(WANTS_DISCARD, "a card must be discarded at the end") \
	SENTENCE(SECOND, "another player declared first") \
	/* a contract */ \
	SENTENCE(ASKS_SETS, \
	    "round {0} asks for {1} {1:set}; there {2?is|are} {2=set} here") \
	SENTENCE(ASKS_RUNS, \
	    "round {0} asks for {1} {1:run}; there {2?is|are} {2=run} here") \
	SENTENCE(MORE_SETS, "round {0} asks for {1} {1:set}, and no more may " \
	    "be laid with the contract; there {2?is|are} {2} here") \
	SENTENCE(MORE_RUNS, "round {0} asks for {1} {1:run}, and no more may " \
	    "be laid with the contract; there {2?is|are} {2} here") \
	SENTENCE(ASKS_NO_SETS, "round {0} asks for no {sets}, and no other " \
	    "melds may be laid with the contract") \
	SENTENCE(ASKS_NO_RUNS, "round {0} asks for no {runs}, and no other " \
	    "melds may be laid with the contract") \
	SENTENCE(SHORT_RUN, \
	    "a {run} of the contract has {3?|at least }{0} cards") \
	SENTENCE(SURPLUS, "[{cards} has|this meld has] more cards than the " \
	    "contract asks for") \
	SENTENCE(NEAR, "[{cards} and {more}|groups {0} and {1}] are too " \
	    "close together: at least {2} {2?rank|ranks} must lie between " \
	    "{runs} of one suit") \
	SENTENCE(OVERLAP, \
	    "[{cards} and {more}|groups {0} and {1}] share ranks") \
	SENTENCE(SAME_RANK, \
	    "[{cards} and {more}|groups {0} and {1}] are {sets} of one rank") \
	/* an opening */ \
	SENTENCE(OPENS_LOW, \
	    "the first melds must count at least {1}; these count {text}{0}") \
	SENTENCE(OPENS_MOST, "the first melds must count at least {1}; these " \
	    "cards count {0} at most") \
	SENTENCE(OPENS_RUNS, "the first melds must have at least {1} " \
	    "{1:run}; these have {0=run}") \
	SENTENCE(OPENS_PURE, "the first melds must have at least {1} {1:run} " \
	    "without a joker; these have {0=run} of that kind") \
	SENTENCE(OPENS_NOT, "melds that count enough, and have the {runs} " \
	    "that the first melds must have, are not there") \
	/* going down and out */ \
	SENTENCE(NOT_ALL, "not all cards are in melds") \
	SENTENCE(KEPT, "a player who goes out keeps no card") \
	SENTENCE(KEPT_LAST, "the contract of the last round takes every card, " \
	    "so none may be left") \
	SENTENCE(WAS_DOWN, "melds were laid down before") \
	SENTENCE(TOO_EARLY, "going out with every card at once is allowed " \
	    "from turn {1} on, and this is turn {0}") \
	SENTENCE(PLAYABLE, "[{card} fits {other's} {more} on the table|a " \
	    "card of the hand fits a meld on the table]") \
	SENTENCE(NO_MORE, "a player who is down may not lay more melds") \
	SENTENCE(NOTHING, "nothing is laid down") \
	SENTENCE(TAKEN, "{card} was just taken and may not be discarded") \
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
	SENTENCE(NO_FIT, "no meld of the other player takes {cards?it|them}") \
	SENTENCE(KNOCKER, "only the player who answers a knock lays off") \
	SENTENCE(NO_KNOCK, "nobody knocked, so nothing may be laid off")

#endif
