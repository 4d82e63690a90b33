/*
 * Under which rules a key can act, by the column "acts" of the key table.
 * Other rooms ask acting in struct rules and rules_key_acts_when.
 */
#ifndef ACTS_H
#define ACTS_H

#include "rules/rules.h"

struct acts;

/* The parsed column; lives in the arena. */
struct acts *acts_create(struct arena *);

/* Note in r->acting which keys act, by the values in r. */
void acts_find(struct rules *r);

/* Set the keys that cannot act to their defaults; r->lost notes which had others. */
void acts_reset_idle(struct rules *r);

/* Has the key its default value in r? */
bool acts_is_default(const struct rules *r, enum rule_key);

/*
 * Append why the key, which does not act, is refused: "out.bonus acts only
 * where scoring is collect or melds; here it is penalty".  Returns a key on
 * which this depends.
 */
enum rule_key acts_refusal(const struct rules *r, enum rule_key, struct buf *);

#endif
