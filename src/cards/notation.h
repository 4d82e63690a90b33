/*
 * Text to card and back.  Knows every spelling a player may type and the one
 * that is printed; knows nothing of melds.
 */
#ifndef NOTATION_H
#define NOTATION_H

#include "cards/arrangement.h"
#include "base/util.h"

enum card_style { CARDS_ASCII, CARDS_UNICODE };

/*
 * The card that t starts with, longest spelling first, and its length in
 * bytes; 0, *c untouched, if none.  Spellings: cli.md "Cards".
 */
size_t card_parse(struct text t, card *c);

/*
 * Cards divided by blanks, commas or, for two-letter cards, nothing, to the
 * end of t or the first byte of stop.  Adds to cards[*n..max).  Returns the
 * offset where it stopped; on bad input *e is filled with columns counted from
 * the start of line (code "card", or "size" past max) and SIZE_MAX returned.
 */
size_t cards_parse(struct text line, size_t from, const char *stop, card *cards,
    int *n, int max, struct error *e);

/*
 * Is the line nothing but cards of two letters with single blanks between, as
 * most of a stream are?  Then they are in cards, *n of them, at most max.
 */
bool cards_only(struct text line, card *cards, int *n, int max);

/*
 * The byte of line where the nth card c (from 1) stands, looking from byte from
 * on and passing over words; line.len if there are not so many.
 */
size_t card_find(struct text line, size_t from, card c, int nth);

/* One card, whole: for facts.  False if t is anything else. */
bool card_of(struct text t, card *c);
/* A rank alone ("Q", "10", "Ace"): 1 to 13, or 0. */
int rank_of(struct text t);

void card_print(struct buf *, card, enum card_style);
/* Two letters of ASCII; returns where they end. */
char *card_put(char *to, card);
/* With single blanks between. */
void cards_print(struct buf *, const card *, int n, enum card_style);

/*
 * [groups] [">" cards] ["/" cards] ["-" card] as cli.md prints it: groups
 * divided by " | ", one lone group without more ends in " |".
 * An arrangement of nothing but unmatched cards prints "/ cards".
 */
void arrangement_print(struct buf *, const struct arrangement *,
    enum card_style);

#endif
