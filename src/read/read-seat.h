/*
 * What one player holds, as a mapping of YAML or JSON: rummy(5), for seats of
 * a table and for lone hands alike.
 */
#ifndef READ_SEAT_H
#define READ_SEAT_H

#include "deal/deal.h"
#include "input/tree.h"

/* The keys of a seat, for lists of the keys that a mapping may have. */
#define SEAT_KEYS "declare", "hand", "groups", "unmatched", "discard", \
	"laid-off", "on-table", "action", "count", "points", "expect", \
	"error", "line"
/* Those of a document, beside which a lone hand has its own. */
#define FACT_KEYS "wild", "turn-up", "round", "turn", "taken", "value", \
	"fee", "entry"
#define DOCUMENT_KEYS "rummy", "rules", "players", "deals", FACT_KEYS, \
	SEAT_KEYS

/*
 * Has the map no other keys than names?  Else the error (code "key") stands at
 * the first one, with the name that may have been meant.
 */
bool keys_known(const struct node *map, const char *const *names, size_t count,
    struct error *);

/*
 * The map's seat keys into a zeroed seat; other keys are not looked at.  Slices
 * of the tree are kept.  A seat with "error:" is one of kind SEAT_BAD, without
 * message.  False: codes as of a line, and "schema" for what is not there or
 * does not go together.
 */
bool seat_read(const struct node *map, struct arena *, struct seat *,
    struct error *);

/* The map's "expect:", if it can be read; silent if not. */
void seat_expect(const struct node *map, struct arena *, struct seat *);

/*
 * The map's cards and words as a line of text would have them, whatever is
 * wrong with them, behind the name if there is one.
 */
void seat_describe(struct buf *, const struct node *map, struct text name);

#endif
