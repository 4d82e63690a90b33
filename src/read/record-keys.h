/* The keys of documents: rummy(5); lists of literals, for arrays of names. */
#ifndef RECORD_KEYS_H
#define RECORD_KEYS_H

#include "deal/record.h"
#include "input/tree.h"

/* Keys of a player or a lone hand. */
#define SEAT_KEYS "claim", "hand", "groups", "unmatched", "discard", \
	"laid_off", "on_table", "action", "count", "expect", "error", "text"

/* Keys of results only; ignored. */
#define RESULT_KEYS "file", "line", "column", "verdict", "deadwood", \
	"points", "won", "reasons", "missed", "message", "explanation", \
	"houses"

/* Keys of a player, and of a record; a lone hand also has those of a seat. */
#define PLAYER_KEYS "name", SEAT_KEYS, RESULT_KEYS
#define DOCUMENT_KEYS "rummy", "type", "id", "rules", "set", "players", \
	"deals", FACT_KEYS, SEAT_KEYS, RESULT_KEYS, "winner", "summary"

/* Keys of the sheet of a game; ignored. */
#define SHEET_KEYS "uncounted", "over", "totals", "payments", "games"

/* How many bytes of the input a message repeats, for "%.*s". */
#define shown(t) text_shown(t, 40)

/* Has the map only such keys?  Else e, code "key", is at the first other. */
bool keys_known(const struct node *map, const char *const *names, size_t count,
    struct error *);

/* Is it of this kind?  Else e, code "schema", says what its key is, not this. */
bool kind_fits(const struct node *, enum node_kind, const char *what,
    struct error *);

/* Is it a key of a record in or out, other than "name"? */
bool key_is_known(struct text key);

/* Is it a rule, or what rules begin with: "knock" of "knock.limit"? */
bool key_is_rule(struct text key);

#endif
