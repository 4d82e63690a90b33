/* Rules for people to read before they play. */
#ifndef RULES_PAGE_H
#define RULES_PAGE_H

#include "why/houses.h"

/*
 * A house's rules as sentences, by subject: those that can act and that a
 * player would miss; with who gave it where that is not the rule set.
 */
void rules_page(struct buf *, const struct rules *);

/*
 * The keys in which n houses (2 at least) differ: under each key a line for
 * each of its values, with the houses that have it so, what it says and where
 * that is from.  Nothing if they are alike.
 */
void rules_differences(struct buf *, const struct house_laid *houses, int n);

#endif
