/*
 * Every sentence of a game's explanation, once, as in deal/sentences.h.
 */
#ifndef GAME_SENTENCES_H
#define GAME_SENTENCES_H

/*
 * What decided a game: %a the player, %0 to %2 numbers, %m money, %k the key in
 * force, %y what its value means, %t a source; %{deal|deals} the first if number 0
 * is 1.
 */
#define GAME_SENTENCES(GAME_SENTENCE) \
	GAME_SENTENCE(RULE, "%y %k.") \
	GAME_SENTENCE(SOURCE, "Source: %t.") \
	GAME_SENTENCE(NO_LEADER, "Nobody leads: the best totals are equal.") \
	GAME_SENTENCE(LOWEST_LEADS, \
	    "%a leads with %0: the lowest total wins %k.") \
	GAME_SENTENCE(HIGHEST_LEADS, \
	    "%a leads with %0: the highest total wins %k.") \
	GAME_SENTENCE(BOXES_SO_FAR, "Boxes so far: %a %0") \
	GAME_SENTENCE(BOXES_COUNT, "; each counts %0 %k.") \
	GAME_SENTENCE(BEFORE, "Before the last deal %a had %0") \
	GAME_SENTENCE(MORE, ", %a %0") \
	GAME_SENTENCE(KEY, " %k.") \
	GAME_SENTENCE(SPLIT, \
	    "The last %0 of %1 players split, as each has %2 or more %k.") \
	GAME_SENTENCE(EARLY, \
	    "The game ends early, as the lead is above %0 %k.") \
	GAME_SENTENCE(BOARD, "Game %1: %a has won %0 %{deal|deals}, and deals " \
	    "count here only from a player's win number %1 on %k.") \
	GAME_SENTENCE(START, "%a starts with %0 %k.") \
	GAME_SENTENCE(LAST, \
	    "%a gets %0 more from the last deal, which counts %1 times %k.") \
	GAME_SENTENCE(REJOINED, "%a comes back in, each time at one more than " \
	    "the highest total: that changes the total by %0 %k.") \
	GAME_SENTENCE(BOXES_WON, \
	    "%a gets %0: %2 for each deal won, times %1 %k.") \
	GAME_SENTENCE(BONUS, "%a gets %0 for winning the game %k.") \
	GAME_SENTENCE(SHUTOUT, "%a gets %0, as nobody else scored: %y %k.") \
	GAME_SENTENCE(ENTRIES, "%0 %{entry|entries} of %m make ") \
	GAME_SENTENCE(ENTRIES_LESS_FEE, \
	    "%0 %{entry|entries} of %m, less the fee, make ") \
	GAME_SENTENCE(PRIZE, "the prize of %m (fact entry).") \
	GAME_SENTENCE(PRIZES, "the prize of %m, split into %0 parts (fact entry).")

#endif
