/*
 * The keys of documents, YAML and JSON: rummy(5).  Lists of literals, for arrays
 * of names.
 */
#ifndef READ_KEYS_H
#define READ_KEYS_H

#include "input/tree.h"

/* What a player or a lone hand is. */
#define SEAT_KEYS "declare", "claim", "hand", "groups", "melds", "unmatched", \
	"discard", "laid-off", "layoffs", "on-table", "action", "count", \
	"points", "expect", "error", "text"

/* What only results have; it is not looked at, but for "line" beside "error". */
#define RESULT_KEYS "file", "line", "column", "verdict", "deadwood", "won", \
	"reasons", "message", "explanation", "houses"

/* Facts of a deal; "players" is one, too, where it is a number. */
#define FACT_KEYS "wild", "turn-up", "round", "turn", "taken", "value", \
	"fee", "entry"

/* A player's; a record's, beside which a lone hand has those of a seat. */
#define PLAYER_KEYS "name", SEAT_KEYS, RESULT_KEYS
#define DOCUMENT_KEYS "rummy", "rules", "set", "players", "deals", FACT_KEYS, \
	SEAT_KEYS, RESULT_KEYS, "context", "winner", "summary"

/* Those that a document may start with, so that it is known for one. */
#define STARTING_KEYS "rummy", "rules", "players", "deals", FACT_KEYS, \
	"declare", "hand", "groups", "unmatched", "discard", "laid-off", \
	"on-table", "action", "count", "points", "expect", "error", "line"

/* The sheet of a game, which is a result as a whole. */
#define SHEET_KEY "games"

/*
 * Has the map no other keys than names?  Else the error (code "key") stands at
 * the first one, with the name that may have been meant.
 */
bool keys_known(const struct node *map, const char *const *names, size_t count,
    struct error *);

#endif
