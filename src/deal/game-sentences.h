/* The sentences of a game, as in deal/sentences.h. */
#ifndef GAME_SENTENCES_H
#define GAME_SENTENCES_H

#define GAME_SENTENCES(SENTENCE) \
	/* what decided a game: claim is the player's figure, or the entry */ \
	SENTENCE(NO_LEADER, "Nobody leads: the best totals are equal") \
	SENTENCE(LOWEST_LEADS, \
	    "{player} leads with {text}: the lowest total wins {rule}") \
	SENTENCE(HIGHEST_LEADS, \
	    "{player} leads with {text}: the highest total wins {rule}") \
	SENTENCE(BOXES_SO_FAR, "Boxes so far: {text}; each counts {0} {rule}") \
	SENTENCE(SPLIT, "The last {0} of {1} players split, as each has {2} " \
	    "or more {rule}") \
	SENTENCE(EARLY, \
	    "The game ends early, as the lead is above {0} {rule}") \
	SENTENCE(BOARD, "Game {0}: no deal that {player} won counts here, as " \
	    "each counts in one game more than the one before {rule}") \
	SENTENCE(STARTS, "{player} starts with {claim} {rule}") \
	SENTENCE(ALL_START, "Every player starts with {claim} {rule}") \
	SENTENCE(LAST_MORE, "{player} gets {claim} more from the last deal, " \
	    "which counts {0} times {rule}") \
	SENTENCE(REJOINED, "{player} comes back in{0?|, each time} at " \
	    "[{text} more than ]the highest total of the others {rule}") \
	SENTENCE(BOXES_WON, \
	    "{player} gets {claim} for boxes: {1} x {2} {rule}") \
	SENTENCE(GAME_BONUS, \
	    "{player} gets {claim} for winning the game {rule}") \
	SENTENCE(SHUTOUT, \
	    "{player} gets {claim}, as nobody else scored: {text} {rule}") \
	SENTENCE(PRIZE, "{0} {0?entry|entries} of {claim}{2?, less the " \
	    "fee,|} make the prize of {text}{1?|, split into {1} parts} " \
	    "(fact entry)")

#endif
