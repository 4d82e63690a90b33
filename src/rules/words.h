/* The words of a game, from its rule files and back. */
#ifndef RULES_WORDS_H
#define RULES_WORDS_H

#include "rules/rules.h"
#include "input/tree.h"

/*
 * Read the mapping after "words:" of a rule file into words, which has
 * RULE_WORDS entries; those not in it are unchanged.  The strings live as long
 * as the tree.  False: e is filled, code "key" or "value".
 */
bool words_read(struct rule_word *words, const struct node *, struct error *);

/* Set all RULE_WORDS to their defaults. */
void words_reset(struct rule_word *words);

/* Copy the words that are set in over to words; both have RULE_WORDS. */
void words_lay(struct rule_word *words, const struct rule_word *over);

/*
 * Append the mapping that words_read reads, with a comment for each; without all
 * only what is not the default, if anything.
 */
void words_show(const struct rules *, bool all, struct buf *);

#endif
