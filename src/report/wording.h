/*
 * Findings to sentences.  The parts of a template (deal/sentences.h):
 *
 *   %a %A  the seat, "you" without a name; its genitive
 *   %b %B  the other seat; its genitive
 *   %{knocks|knock}  the verb for a name, and for "you"
 *   %c %d  cards; more cards      %x  the card to blame
 *   %0..%3 numbers                %n  cards of the group
 *   %r %R %s %S %p  run, runs, set, sets, pure run, as the rules call them
 *   %e     going out with every card at once, as the rules call it
 *   %V %W  to claim, a wrong claim, as the rules call them
 *   %{1:r} %{1:s}  the same, as many as number 1 says
 *   %{1=r} %{1=s}  the number before it, too: "no runs", "1 run"
 *   %{1?is|are}  the first if number 1 is 1 (c: for one card)
 *   %v     what was claimed       %t  the text
 *   %u     that the claim is valid or, of a hand without one, could be made
 *   %w     judge's reason         %f  the fault of a group
 *   %m     what a group would be  %g  melds, each with its kind
 *   %l     an arrangement         %j  the jokers of the meld
 *   %y     the text, as the start of a sentence
 *   %h     "Under" another house  %o  the rules' term for this joker
 *   %k     whose rule the key is, in brackets
 *   [with|without]  with, if the finding has the first of %x %c %d %t %b %v %k
 *                   that is in it, else without
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
