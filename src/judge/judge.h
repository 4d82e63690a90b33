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
/* Keep the cards of melds that count in the typed order. */
void show_as_typed(struct judging *);
#endif
