/* The cards and signs of a line as words, to be changed. */
#ifndef SAID_WORDS_H
#define SAID_WORDS_H

#include "said.h"

#define WORDS 200
#define WORD 12

struct words {
	int n;
	char word[WORDS][WORD];
};

void line_split(struct words *, const char *body);
/* Room for SAID_LINE bytes. */
void line_join(const struct words *, char *body);
/* Where the word is, from this place on; n if nowhere. */
int line_find(const struct words *, const char *word, int from);
void line_drop(struct words *, int at);
void line_put(struct words *, int at, const char *word);
void line_insert(struct words *, int at, const char *word);
/* Take these signs out of what is laid out now, so that it is free. */
void line_free(char *to, const char *body, const char *signs);
/* A layout told in words, with signs: "KD laid off, 9S left over", "> KD / 9S". */
void line_signs(char *layout, const char *told, size_t size);

#endif
