/*
 * A record under several houses: --houses.  Each house is a rule set laid under
 * the record's own options, keys and facts; what it says is judged, and what
 * parts it from the most common outcome is found by judging again.
 */
#ifndef HOUSES_H
#define HOUSES_H

#include "why/again.h"

/* Keys that, with the values of one house alone, give its outcome. */
struct house_keys {
	size_t *key; /* indices of rules_rows */
	int n;
};

/* The record under one house. */
struct house_view {
	struct text name;          /* as it was asked for */
	struct deal deal;          /* the record's, under the house's rules */
	bool broken; /* no such rules: they are the record's, its seats errors */
	struct verdicts verdicts;
	/*
	 * What parts it from the most common outcome, as found for the view like,
	 * which is of the same outcome and has these keys the same; NULL: nothing,
	 * or one of the two is broken.
	 */
	const struct house_keys *keys;
	const struct house_view *like;
};

/* Views that agree: in verdict, deadwood, points, won and codes of all seats. */
struct house_outcome {
	struct house_view **views; /* in the order in which they were asked for */
	int n;
};

struct house_views {
	struct house_view *views;  /* in the order in which they were asked for */
	int n;
	struct house_outcome *outcomes; /* commonest first, then as asked for */
	int noutcomes;
};

struct houses;

/*
 * list: names as -r takes them, with commas between; "all" is every shipped set
 * with the root of the record's own.  The book and the arena, which holds the
 * names that e may point to, outlive it.  NULL: e is filled, code "rules" and
 * the like, or "usage".
 */
struct houses *houses_create(struct rulebook *, const char *list,
    struct arena *names, struct error *);
void houses_free(struct houses *);

/* A house by itself, or under the options and keys of a record; no facts. */
struct house_laid {
	struct text name;          /* as it was asked for */
	const struct rules *rules; /* NULL: there are none, as e says */
	struct error e;
};

/*
 * The houses by themselves, n of them, under the keys set over r's files; "all"
 * is the family of r.  first: r is to be the first of them, options and all.
 * They live until other rules are asked for.
 */
const struct house_laid *houses_laid(struct houses *, const struct rules *r,
    bool first, int *n);

/*
 * Judge the deal, with its verdicts, under all of them, as it is printed
 * (printed.h); what is found lives in the arena.  Nothing, if it is an error.
 */
void houses_judge(struct houses *, const struct deal *,
    const struct verdicts *, struct arena *, struct house_views *);

#endif
