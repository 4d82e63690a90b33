/* Rules for people to read before they play. */
#ifndef RULES_PAGE_H
#define RULES_PAGE_H

#include "why/houses.h"

/*
 * Append a house's rules as sentences, by subject: those that can act and that
 * matter to a player, with who set them if that is not the rule set.
 */
void rules_page(struct buf *, const struct rules *);

/*
 * Append the keys in which n houses (at least 2) differ: under each key a line
 * for each of its values, with the houses that have it, its meaning and its
 * source.  Nothing if they are alike.
 */
void rules_differences(struct buf *, const struct house_laid *houses, int n);

#endif
