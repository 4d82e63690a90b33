/* The sentences of a game, as in deal/sentences.h. */
#ifndef GAME_SENTENCES_H
#define GAME_SENTENCES_H

#define GAME_SENTENCES(SENTENCE) \
	/* sums of a game: %t is the figure, %v "deal" or "round" */ \
	SENTENCE(SUM_DEAL, "%A %t in %v %0") \
	SENTENCE(SUM_AFTER, "%A %t after %v %0") \
	SENTENCE(SUM_TOTAL, "%A total of %t") \
	SENTENCE(SUM_DEALS, "%A %t in all %vs") \
	SENTENCE(SUM_LAST, "%A %t more for the last %v") \
	SENTENCE(SUM_REJOINED, "%A %t for coming back") \
	SENTENCE(SUM_BOXES, "%A %t for boxes") \
	SENTENCE(SUM_BONUS, "%A %t for winning the game") \
	SENTENCE(SUM_SHUTOUT, "%A %t, as nobody else scored") \
	SENTENCE(SUM_LEAD, "%A lead of %t") \
	SENTENCE(SUM_NEEDS, "%a %{needs|need} %t") \
	SENTENCE(SUM_CAN_TAKE, "%a can take %t") \
	SENTENCE(SUM_MONEY, "%A %t in money") \
	SENTENCE(SUM_PRIZE, "%A prize of %t") \
	/* what decided a game: %v is the player's figure, or the entry */ \
	SENTENCE(NO_LEADER, "Nobody leads: the best totals are equal") \
	SENTENCE(LOWEST_LEADS, "%a leads with %t: the lowest total wins %k") \
	SENTENCE(HIGHEST_LEADS, "%a leads with %t: the highest total wins %k") \
	SENTENCE(BOXES_SO_FAR, "Boxes so far: %a %t; each counts %0 %k") \
	SENTENCE(BEFORE_LAST, "Before the last deal %a had %t %k") \
	SENTENCE(SPLIT, \
	    "The last %0 of %1 players split, as each has %2 or more %k") \
	SENTENCE(EARLY, "The game ends early, as the lead is above %0 %k") \
	SENTENCE(BOARD, "Game %0: no deal that %a won counts here, as each " \
	    "counts in one game more than the one before %k") \
	SENTENCE(STARTS, "%a starts with %v %k") \
	SENTENCE(ALL_START, "Every player starts with %v %k") \
	SENTENCE(LAST_MORE, \
	    "%a gets %v more from the last deal, which counts %0 times %k") \
	SENTENCE(REJOINED, "%a comes back in%{0?|, each time} at the highest " \
	    "total of the others: that changes the total by %v %k") \
	SENTENCE(REJOINED_ABOVE, "%a comes back in%{0?|, each time} at %3 more " \
	    "than the highest total of the others: that changes the total by %v " \
	    "%k") \
	SENTENCE(BOXES_WON, "%a gets %v: %2 for each deal won, times %1 %k") \
	SENTENCE(GAME_BONUS, "%a gets %v for winning the game %k") \
	SENTENCE(SHUTOUT, "%a gets %v, as nobody else scored: %t %k") \
	SENTENCE(PRIZE, "%0 %{0?entry|entries} of %v%{2?, less the fee,|} make " \
	    "the prize of %t (fact entry)") \
	SENTENCE(PRIZES, "%0 %{0?entry|entries} of %v%{2?, less the fee,|} " \
	    "make the prize of %t, split into %1 parts (fact entry)")

#endif
