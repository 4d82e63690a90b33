/*
 * The text of a context, between "[" and "]", as words: an optional rule set,
 * then settings.  rummy(5), "Contexts".
 */
#ifndef BRACKETS_H
#define BRACKETS_H

#include "rules/rules.h"

#define SETTINGS_MAX 64

/*
 * The end of the context that starts with the "[" at byte from: the offset of
 * its "]", skipping quoted ones; SIZE_MAX if there is none.
 */
size_t brackets_end(struct text line, size_t from);

/*
 * The word at or after byte *at, before byte to; moves *at past it.  False at
 * the end.  Quotes that are not closed go up to byte to.
 */
bool brackets_word(struct text line, size_t *at, size_t to, struct text *word);

/*
 * Add the words from byte at to byte to to *name (empty: none yet) and to
 * settings, at most SETTINGS_MAX; the first words are one name if the rulebook
 * has it.  They are slices of the line, or in the arena.  False: e is filled,
 * code "syntax" or "size", with the column in the line, in line 1.
 */
bool brackets_read(struct rulebook *, struct text line, size_t at, size_t to,
    struct arena *, struct text *name, struct setting *settings,
    size_t *count, struct error *);

/* Does the text need no context line above: it names rules, or is empty? */
bool brackets_whole(struct text line, size_t from, size_t to);

#endif
