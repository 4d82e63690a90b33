/* What is wrong with a word that should be a card. */
#ifndef NO_CARD_H
#define NO_CARD_H

#include "base/util.h"

/*
 * Report the word at byte at, up to a blank, a comma or a byte of stop: why it is
 * not a card.  e is filled, code "card"; returns SIZE_MAX.
 */
size_t bad_card(struct text line, size_t at, const char *stop, struct error *);

#endif
