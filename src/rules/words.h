/* The words of a game on their way from its rule files and back. */
#ifndef RULES_WORDS_H
#define RULES_WORDS_H

#include "rules/rules.h"
#include "input/tree.h"

/*
 * Read the mapping behind "words:" of a rule file into words, which has
 * RULE_WORDS entries; those that it does not say stay as they are.  The texts
 * live as long as the tree.  False: e is filled, code "key" or "value".
 */
bool words_read(struct rule_word *words, const struct node *, struct error *);

/* Set all RULE_WORDS to what any game calls them. */
void words_reset(struct rule_word *words);

/* Set those in words that are in over; of both RULE_WORDS. */
void words_lay(struct rule_word *words, const struct rule_word *over);

/* Append the mapping that words_read understands, with a comment each. */
void words_show(const struct rules *, struct buf *);

#endif
