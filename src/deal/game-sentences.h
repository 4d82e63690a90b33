/* The sentences of a game, as in deal/sentences.h. */
#ifndef GAME_SENTENCES_H
#define GAME_SENTENCES_H

#define GAME_SENTENCES(SENTENCE) \
	/* what decided a game: %v is the player's figure, or the entry */ \
	SENTENCE(NO_LEADER, "Nobody leads: the best totals are equal") \
	SENTENCE(LOWEST_LEADS, "%a leads with %t: the lowest total wins %k") \
	SENTENCE(HIGHEST_LEADS, "%a leads with %t: the highest total wins %k") \
	SENTENCE(BOXES_SO_FAR, "Boxes so far: %t; each counts %0 %k") \
	SENTENCE(SPLIT, \
	    "The last %0 of %1 players split, as each has %2 or more %k") \
	SENTENCE(EARLY, "The game ends early, as the lead is above %0 %k") \
	SENTENCE(BOARD, "Game %0: no deal that %a won counts here, as each " \
	    "counts in one game more than the one before %k") \
	SENTENCE(STARTS, "%a starts with %v %k") \
	SENTENCE(ALL_START, "Every player starts with %v %k") \
	SENTENCE(LAST_MORE, \
	    "%a gets %v more from the last deal, which counts %0 times %k") \
	SENTENCE(REJOINED, "%a comes back in%{0?|, each time} at [%t more than " \
	    "]the highest total of the others %k") \
	SENTENCE(BOXES_WON, "%a gets %v for boxes: %1 x %2 %k") \
	SENTENCE(GAME_BONUS, "%a gets %v for winning the game %k") \
	SENTENCE(SHUTOUT, "%a gets %v, as nobody else scored: %t %k") \
	SENTENCE(PRIZE, "%0 %{0?entry|entries} of %v%{2?, less the fee,|} make " \
	    "the prize of %t%{1?|, split into %1 parts} (fact entry)")

#endif
