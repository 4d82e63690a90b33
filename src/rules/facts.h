/* The facts of a deal as settings: one table, for compiling and showing. */
#ifndef RULES_FACTS_H
#define RULES_FACTS_H

#include "rules/rules.h"

enum fact_kind { FACT_NUMBER, FACT_CARD, FACT_WILD, FACT_MONEY, FACT_FEE };

struct fact {
	const char *name;
	enum fact_kind kind;
	size_t offset;   /* in struct facts */
	long least, most; /* FACT_NUMBER; least is not below 0 */
	const char *expected;
	bool of_evening; /* the same in all deals; otherwise of one deal */
	const char *said; /* words for it on a line above a table, as one word */
};

/* False, nothing set, if the text is not a value. */
bool fact_set(const struct fact *, struct facts *, struct text);
/* Append the value; false if the fact is not given. */
bool fact_print(const struct fact *, const struct facts *, struct buf *);

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
