/*
 * Judges one seat's cards: a verdict with its findings, and for a plain hand
 * the best arrangement.  The room settle owns whole deals and the points that
 * depend on other seats.
 */
#ifndef JUDGE_H
#define JUDGE_H

#include "judge/judgement.h"
#include "judge/layout.h"
#include "solve/layoff.h"

struct on_table;

/* One seat on its way to a judgement. */
struct judging {
	struct solver *solver;
	const struct rules *rules;
	const struct seat *seat;
	struct arena *arena;
	struct judgement *out;
	struct on_table *table; /* where melds are laid on it, else NULL */
	const struct arrangement *typed; /* there, the groups as they were typed */
	int index;              /* of the seat in the deal */
	bool brief;             /* an error is noted, but not described */
	int least_left;         /* in lay-down.c, of a hand that is to go out */
	/* a trial, whether a claim would be valid, only notes codes, here */
	bool on_trial;
	uint64_t trial_codes;
};

/* Judge the seat's groups as they are. */
void judge_grouped(struct judging *);
/* Judge this layout of the seat's cards as if the player had shown it. */
void judge_layout(struct judging *, const struct layout *);

/* For score: finishing a seat's judgement at the table. */

/*
 * Read the groups of shown into melds, in the arena, each in its natural
 * reading, and put their cards in the order of printing; no card laid off has
 * a place yet.  claim: of sets that could be runs, as many become runs as a
 * claim needs, if they suffice.
 */
void judgement_read(struct judgement *, const struct rules *, bool claim,
    struct arena *);
/* Add a reason, and its code to the outcome; the caller fills in the rest. */
struct finding *add_finding(struct judgement *, struct arena *, enum code,
    enum rule_key key, enum sentence);
/* The same of a seat; on trial only the code is noted, and NULL returned. */
struct finding *find_why(struct judging *, enum code, enum rule_key key,
    enum sentence);
/* The same with the first two figures of its sentence. */
struct finding *find_figures(struct judging *, enum code, enum rule_key key,
    enum sentence, int first, int second);
/* The same with cards. */
struct finding *find_cards(struct judging *, enum code, enum rule_key key,
    enum sentence, const card *, int n);
/* Add the reason why group g, read as m, is not a meld. */
void find_bad_group(struct judging *, int g, const struct meld *m);
/* The same of all such groups; those on the table come first. */
void find_bad_groups(struct judging *);
/* Note a number of cards with which the seat may not claim. */
void check_size(struct judging *);
/* Note a discard where none may be, or none; false if so. */
bool check_last_discard(struct judging *);
/* Keep the cards of melds that count in the typed order. */
void show_as_typed(struct judging *);
/* Add CODE_LAYOFF for every laid-off card whose laid_group is -1. */
void find_refused(struct judgement *, struct arena *, enum rule_key key,
    enum sentence);

#endif
