/*
 * Judge a deal again, under other rules or with other cards, to find out what
 * decided, what would have been valid, and the results of other houses.  The
 * first judgement is unchanged.  Only for -e and --houses.
 */
#ifndef AGAIN_H
#define AGAIN_H

#include "judge/judge.h"

/* Keeps a solver and memory for one deal; results live there. */
struct again;
struct again *again_create(struct rulebook *); /* the book must outlive it */
void again_free(struct again *);

/*
 * Each of these judges the deal as judge_deal does, without explain; the result
 * lives until the next call of any of them.  They change a copy of the deal,
 * whose verdicts, rules and cards may be in use.
 */

/* Under these rules, from rules_under or rules_compile. */
const struct verdicts *again_rules(struct again *, const struct deal *,
    const struct rules *);
/*
 * With keys as another rule set has them: a flag for each row of rules_rows.
 * NULL: the resulting rules contradict each other.
 */
const struct verdicts *again_keys(struct again *, const struct deal *,
    const bool *keys, const struct rules *from);
/*
 * With rules of this name and one more key at a value, in the record's context.
 * NULL: a context cannot say so.
 */
const struct verdicts *again_context(struct again *, const struct deal *,
    struct text name, struct text key, struct text value);
/*
 * With another seat in place of seat i: other cards, groups, kind or verb.
 * Pass a changed copy of the seat.
 */
const struct verdicts *again_seat(struct again *, const struct deal *, int i,
    const struct seat *);

/*
 * Are two outcomes equal: verdict, deadwood, points, won and codes; are those of
 * every seat?  Both judgements must have the same number of seats.
 */
bool again_same(const struct outcome *, const struct outcome *);
bool again_alike(const struct deal *, const struct verdicts *,
    const struct verdicts *);

/*
 * The deal, whose verdicts these are, as it is printed and so reads back: the
 * results of other houses must not depend on whether a record was typed or is
 * output.  A seat that is an error becomes one that could not be read, a claim
 * that was grouped is as it was laid out.  Any other hand is plain, for each
 * house to arrange, if rummy would group it so under its own rules; otherwise it
 * is as shown.  Lives in the arena.
 */
const struct deal *printed_deal(struct again *, const struct deal *,
    const struct verdicts *, struct arena *);

/* Houses */

/* A shipped rule set, or a shipped option over the first set that it fits. */
struct house {
	struct text name;          /* "deccan"; "gin+big-gin" of an option */
	struct text root;          /* the set that all of its family extend */
	bool option;
	const struct rules *rules; /* without facts */
};

/*
 * House i: sets, then options, as these are for those who know them, each in
 * alphabetical order; NULL past the end.
 */
const struct house *again_house(struct again *, size_t i);

/* The next house, from *at (at first 0) on, of the family of r, or NULL. */
const struct house *again_family(struct again *, const struct rules *r,
    size_t *at);

#endif
