/*
 * The keys of documents of YAML and JSON: rummy(5).  Each is a list of
 * literals, to initialize an array of names.
 */
#ifndef READ_KEYS_H
#define READ_KEYS_H

#include "input/tree.h"

/* Keys of a player or a lone hand. */
#define SEAT_KEYS "declare", "claim", "hand", "groups", "melds", "unmatched", \
	"discard", "laid-off", "layoffs", "on-table", "action", "count", \
	"points", "expect", "error", "text"

/* Keys of results only; ignored, except for "line" beside "error". */
#define RESULT_KEYS "file", "line", "column", "verdict", "deadwood", "won", \
	"reasons", "message", "explanation", "houses"

/* Facts of a deal; so is "players" where it is a number. */
#define FACT_KEYS "wild", "turn-up", "round", "turn", "taken", \
	"value", "fee", "entry"

/* Keys of a player, and of a record; a lone hand also has those of a seat. */
#define PLAYER_KEYS "name", SEAT_KEYS, RESULT_KEYS
#define DOCUMENT_KEYS "rummy", "rules", "set", "players", "deals", FACT_KEYS, \
	SEAT_KEYS, RESULT_KEYS, "context", "winner", "summary"

/* Keys that a document may start with, by which it is recognized. */
#define STARTING_KEYS "rummy", "rules", "players", "deals", FACT_KEYS, \
	"declare", "hand", "groups", "unmatched", "discard", "laid-off", \
	"on-table", "action", "count", "points", "expect", "error", "line"

/* The sheet of a game, of which nothing is read. */
#define SHEET_KEY "games"

/* How many bytes of the input a message repeats. */
static inline int
shown(struct text t)
{
	return text_shown(t, 40);
}

/*
 * Does the map have only keys among names?  If not, the error (code "key") is
 * at the first other one, with the nearest name.
 */
bool keys_known(const struct node *map, const char *const *names, size_t count,
    struct error *);

#endif
