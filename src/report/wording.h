/*
 * Findings to sentences.  A template (deal/sentences.h) has slots:
 *
 *   {player} {player's}  the seat, "you" without a name; its genitive
 *   {other} {other's}    the other seat
 *   {knocks|knock}  the verb for a name, and for "you"
 *   {cards} {more}  cards; more cards      {card}  the card to blame
 *   {0}..{3}        numbers                {group} its cards
 *   {run} {runs}, {set}, {pure-run}, {at-once}, {to-claim} and all others of
 *                   rules/terms.h: as the rules call it, or with an s several
 *   {1:run}         the same, as many as number 1 says
 *   {1=run}         the number before it, too: "no runs", "1 run"
 *   {1?is|are}      the first if number 1 is 1 ("cards": for one card)
 *   {claim}   what was claimed           {text} {Text}  the text; capitalized
 *   {valid}   that the claim is valid or, of a hand without one, could be made
 *   {reason}  judge's reason             {fault}   the fault of a group
 *   {kind}    what a group would be      {melds}   melds, each with its kind
 *   {layout}  an arrangement             {jokers}  the jokers of the meld
 *   {house}   "Under" another house      {joker}   the rules' term for it
 *   {contract}  its sets and runs
 *   {rule}    whose rule the key is, in brackets
 *   [with|without]  with, if the finding has the first of {card}, {cards},
 *                   {more}, {text}, {other}, {claim} and {rule} in it
 */
#ifndef WORDING_H
#define WORDING_H

#include "cards/notation.h"
#include "why/finding.h"

/* A finding to be put into words, and where they go. */
struct wording {
	struct buf *b;
	const struct deal *deal;
	const struct why_finding *f;
	card_style style;
};

/* Append the sentence, in the case of its template, without a full stop. */
void words_put(const struct wording *);
/* The same with the words of a template. */
void words_fill(const struct wording *, const char *template);
/* Append whose the rule is: the set as typed, "option oklahoma", "our ruling". */
void words_whose(struct buf *, const struct rules *, enum rule_key);
/* Append a reason of a judgement, in ASCII as in "reasons" of JSON. */
void words_reason(struct buf *, const struct deal *, const struct finding *);

#endif
