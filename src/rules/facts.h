/* The facts of a deal as settings: one table, for compiling and showing. */
#ifndef RULES_FACTS_H
#define RULES_FACTS_H

#include "rules/rules.h"

struct fact {
	const char *name;
	/* False, nothing set, if the text is not a value. */
	bool (*set)(struct facts *, struct text);
	/* Appends the value; false if the fact is not given. */
	bool (*print)(const struct facts *, struct buf *);
	const char *expected;
	bool of_evening; /* the same in all deals; otherwise of one deal */
};

extern const struct fact rules_facts[];
extern const size_t rules_fact_count;

/* The fact of this name, or NULL. */
const struct fact *fact_find(struct text key);
/*
 * The key of a fact as people write it on a line above a table, ignoring case:
 * "wild" of "Cut joker"; "rules" for the rule set.  NULL: it is none of them.
 */
const char *fact_said(struct text name);
/* Mark every fact as not given. */
void facts_reset(struct facts *);
/*
 * What a point is worth, in hundredths of money: the fact value=, or else what
 * the rules say (point.value); below 0: unknown.
 */
int64_t facts_point_value(const struct rules *);
/* The winnings, in hundredths, less the fee; a loss, below 0, is unchanged. */
int64_t facts_net_of_fee(const struct facts *, int64_t amount);

#endif
