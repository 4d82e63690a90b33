/*
 * Text to card and back.  Knows every spelling a player may type and the one
 * that is printed; knows nothing of melds.
 */
#ifndef NOTATION_H
#define NOTATION_H

#include "cards/arrangement.h"
#include "cards/spelling.h"
#include "base/util.h"

/*
 * A card as it is printed, and a blank.  Of one size, so that a list is written
 * word after word, each over the bytes that the one before did not need.
 */
struct card_word {
	char text[7];
	unsigned char len; /* the blank included */
};

/* How cards are printed: a word for each of CARD_LIMIT. */
typedef const struct card_word *card_style;
extern const struct card_word CARDS_ASCII[CARD_LIMIT];
extern const struct card_word CARDS_UNICODE[CARD_LIMIT];

/*
 * Read cards separated by blanks, commas or, after cards of two letters,
 * nothing, to the end of line or the first byte that is in stop.  Adds to
 * cards[*n..HAND_MAX).  Returns the offset where it stopped; on bad input *e is
 * filled with columns counted from the start of line (code "card", or "size"
 * past HAND_MAX) and SIZE_MAX returned.
 */
size_t cards_parse(struct text line, size_t from, const char *stop, card *cards,
    int *n, struct error *e);

/*
 * The same for cards laid off, put behind the others of the arrangement; "for JK"
 * behind one says that it took the place of a joker.
 */
size_t laid_parse(struct text line, size_t from, const char *stop,
    struct arrangement *, int *n, struct error *e);

/*
 * Is the line only cards of two letters, or tens as 10C, with single blanks
 * between, like most lines of a stream?  Puts them in cards, *n of them; false
 * also if there are more than HAND_MAX.
 */
bool cards_only(struct text line, card *cards, int *n);
/*
 * Is the line, from this byte on, only such cards in two or more groups, with a
 * blank before each card and each "|"?  False also if there are too many.
 */
bool groups_only(struct text line, size_t from, struct arrangement *out);

/*
 * The byte of line where the nth card c (from 1) stands, looking from byte from
 * on and passing over words; line.len if there are fewer.
 */
size_t card_find(struct text line, size_t from, card c, int nth);

void card_print(struct buf *, card, card_style);
#define CARD_QUOTED 5 /* bytes of a card in quotes, with a comma */

/* Write each, of two letters, in quotes with a comma; returns the end. */
char *cards_put_quoted(char *to, const card *, int n, card_style);
/* Print cards with single blanks between. */
void cards_print(struct buf *, const card *, int n, card_style);

/*
 * [groups] [">" cards] ["/" cards] ["-" card] as rummy(5) describes it: groups
 * are separated by " | ", and a single group alone ends in " |".  An
 * arrangement of only unmatched cards prints "/ cards".  A card laid off that
 * took the place of a joker, also of a wild card, has "for JK" behind it.
 */
void arrangement_print(struct buf *, const struct arrangement *,
    card_style);

#endif
