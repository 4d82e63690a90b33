/* The halves of a card's spelling, and what is wrong with a word that has none. */
#ifndef NO_CARD_H
#define NO_CARD_H

#include "base/util.h"

/* Length of the rank that t starts with, or 0. */
size_t match_rank(struct text t, int *rank);
/* A suit symbol, with any selector of its emoji or text form. */
size_t match_sign(struct text t, int *suit);
/* A suit symbol or letter. */
size_t match_mark(struct text t, int *suit);

/*
 * Report the word at byte at, up to a blank, a comma or a byte of stop: why it is
 * not a card.  e is filled, code "card"; returns SIZE_MAX.
 */
size_t bad_card(struct text line, size_t at, const char *stop, struct error *);

#endif
