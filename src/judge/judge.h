/*
 * Judges one seat's cards: a verdict with its findings, and for a plain hand
 * the best arrangement.  The room settle owns whole deals and the points that
 * depend on other seats.
 */
#ifndef JUDGE_H
#define JUDGE_H

#include "judge/on-table.h"

/*
 * Judge the seat by itself; out is zeroed.  Of a hand whose melds are laid on
 * the table (j->table) it only checks the number of cards.
 */
void judge_seat(struct judging *, struct verdicts *);
/*
 * Judge a seat where melds are laid on the table: a claim as declared or, if it
 * names no groups, at its best; a lone hand as the best that can be laid down
 * now; any other hand at a table counts in full (S0 L45-75; S2, "Laying off" to
 * "Scoring").  Cards laid down or off are on the table for the seats after it.
 */
void judge_down(struct judging *);
/*
 * Judge the seat, which judge_down has judged, again if its cards are typed
 * with jokers that it says it took ("for JK"), and did not take or had to lay at
 * once: without these, which become `untaken`.  before: the table as the seat
 * found it.
 */
void judge_untaken(struct judging *, const struct on_table *before);
/*
 * Of a hand that is judged: do the packs have all its cards but the jokers that
 * it has taken from the table?  If not, it becomes an error.
 */
bool judge_taken(struct judging *, struct verdicts *);
/* Judge the seat's groups as they are. */
void judge_grouped(struct judging *);

/*
 * Read the groups of shown into melds, in the arena, each in its natural
 * reading, and put their cards in the order of printing; no card laid off has a
 * place yet.  claim: of sets that could be runs, as many become runs as a claim
 * needs, if they suffice.
 */
void judgement_read(struct judgement *, const struct rules *, bool claim,
    struct arena *);

/* Keep the cards of melds that count in the typed order. */
void show_as_typed(struct judging *);

#endif
