/*
 * A record judged under several houses, for --houses.  Each house is a rule set
 * with the record's own options, keys and facts added; the keys that separate
 * it from the most common outcome are found by judging again.
 */
#ifndef HOUSES_H
#define HOUSES_H

#include "why/again.h"

/* The record under one house. */
struct house_view {
	struct text name;          /* as typed */
	struct deal deal;          /* the record's, under the house's rules */
	bool broken;               /* no such rules: its seats are errors */
	struct verdicts verdicts;
};

/*
 * Views of an outcome that the same values of the same keys separate from the
 * most common outcome.
 */
struct house_part {
	struct house_view **views;
	int n;
	enum rule_key keys[RULE_KEYS];
	int nkeys;
};

/* Views that agree in verdict, deadwood, points, won and codes of all seats. */
struct house_outcome {
	struct house_view **views; /* in the order of the list */
	int n;
	struct house_part *parts;  /* of the views, but those that are broken */
	int nparts;                /* 0 of the most common one, or if that is */
};

struct house_views {
	struct house_view *views;  /* in the order of the list */
	int n;
	struct house_outcome *outcomes; /* most common first, then as listed */
	int noutcomes;
};

struct houses;

/*
 * list: names as for -r, separated by commas; "all" is every shipped set with
 * the root of the record's own.  The book and the arena, which has the names
 * that e may point to, must outlive it.  NULL: e is filled, code "rules" and
 * the like, or "usage".
 */
struct houses *houses_create(struct rulebook *, const char *list,
    struct arena *names, struct error *);
void houses_free(struct houses *);

/* A house, by itself or with the options and keys of a record; no facts. */
struct house_laid {
	struct text name;          /* as typed */
	const struct rules *rules; /* NULL: there are none; e is filled */
	struct error e;
};

/*
 * The *n houses by themselves, with the keys set over r's files; "all" is the
 * family of r.  first: r, with its options, is the first of them.  They live
 * until the next call.
 */
const struct house_laid *houses_laid(struct houses *, const struct rules *r,
    bool first, int *n);

/*
 * Judge the deal, whose verdicts these are, under all houses, as it is printed
 * (printed.h); the result lives in the arena.  An error has no views.
 */
void houses_judge(struct houses *, const struct deal *,
    const struct verdicts *, struct arena *, struct house_views *);

#endif
