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

/*
 * Would the key act?  By the keys in r, before rules_derive has set those that
 * cannot act to their defaults.
 */
bool acts_under(const struct rules *r, enum rule_key);

/*
 * Keys without which hands would be judged by another game: where one cannot act
 * though the cards that it is about are there, no rules are in force.
 */
#define ACTS_VITAL 4
extern const enum rule_key acts_vital[ACTS_VITAL];

/* Has the key its default value in r? */
bool acts_is_default(const struct rules *r, enum rule_key);

/* Note in r which keys act, and set the others to their defaults. */
void acts_settle(struct rules *r);

/* A key on which it depends that the key cannot act. */
enum rule_key acts_obstacle(const struct rules *r, enum rule_key);

/*
 * Append why the key, which does not act, is refused: "out.bonus acts only
 * where scoring is collect or melds; here it is penalty".
 */
void acts_refusal(const struct rules *r, enum rule_key, struct buf *);

#endif
