/* Rules for people to read before they play. */
#ifndef RULES_PAGE_H
#define RULES_PAGE_H

#include "why/houses.h"

/*
 * Append the rules that matter to a player, by subject, with who set them, as
 * text or as a page of HTML.
 */
void rules_page(struct buf *, const struct rules *, bool html);

/*
 * Append the keys in which n houses (at least 2) differ, under each its values
 * with houses, meaning and source.
 */
void rules_differences(struct buf *, const struct house_laid *houses, int n);

#endif
