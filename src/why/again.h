/*
 * A deal judged again, under other rules or with other cards, to find out what
 * decided, what would have been valid, what other houses say.  What was judged
 * first is not touched.  Only for -e and --houses.
 *
 * To ask what a key decides: for each house that has it otherwise, judge with
 * the key as that house has it, and compare.
 *
 *	for (at = 0; (h = again_other(a, d->rules, key, &at)); ) {
 *		const struct verdicts *w = again_key(a, d, key, h->rules);
 *
 *		if (w && !again_alike(d, v, w, true))
 *			... key (rules_rows[key]) decides, h->name has it so
 *	}
 */
#ifndef AGAIN_H
#define AGAIN_H

#include "judge/judge.h"

/* Keeps a solver and memory for one deal; what it returns lives in it. */
struct again;
struct again *again_create(struct rulebook *); /* which must outlive it */
void again_free(struct again *);

/*
 * Each of these judges the deal as judge_deal does (never with explain) and
 * returns what lives until the next of them is called.  The deal is as read;
 * its verdicts may be in use, and rules and cards given too.
 */

/* Under these rules, wherever they come from (rules_under, rules_compile). */
const struct verdicts *again_rules(struct again *, const struct deal *,
    const struct rules *);
/*
 * With one key as another rule set has it: key is an index of rules_rows.  NULL:
 * the rules that this makes contradict themselves.
 */
const struct verdicts *again_key(struct again *, const struct deal *,
    size_t key, const struct rules *from);
/* With several keys so: all that are set, one flag a row. */
const struct verdicts *again_keys(struct again *, const struct deal *,
    const bool *keys, const struct rules *from);
/*
 * With one key at a value, spelled as in a context.  NULL: no such key, not a
 * value of it, or a contradiction.
 */
const struct verdicts *again_set(struct again *, const struct deal *,
    struct text key, struct text value);
/*
 * With another seat in the place of seat i: other cards, other groups, another
 * kind or verb.  Copy the seat, change it, hand it in.
 */
const struct verdicts *again_seat(struct again *, const struct deal *, int i,
    const struct seat *);

/* The rules that were last judged under; they live as long as the verdicts. */
const struct rules *again_judged(const struct again *);

/* What was judged, compared: the verdict, deadwood, points, won and codes of
 * every seat; with kinds also what each group of each seat is (set, run, pure
 * run or none).  Both are of the same deal, or of one with as many seats. */
bool again_alike(const struct deal *, const struct verdicts *,
    const struct verdicts *, bool kinds);

/* Houses */

/* A shipped rule set, or a shipped option over the first set that it fits. */
struct house {
	struct text name;          /* "deccan"; "gin+big-gin" of an option */
	struct text root;          /* the set that all of its family extend */
	bool option;
	const struct rules *rules; /* without facts */
};

/* House i, sets and options in alphabetical order; NULL past the end. */
const struct house *again_house(struct again *, size_t i);

/*
 * The next house, from *at on, of the family of r whose key (an index of
 * rules_rows) differs from that in r and in every house before it: each value
 * comes once.  *at is moved on; NULL: there are no more.
 */
const struct house *again_other(struct again *, const struct rules *r,
    size_t key, size_t *at);

#endif
