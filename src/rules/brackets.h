/*
 * The text of a context, between "[" and "]", as words: first a rule set, or
 * none, then settings.  rummy(5), "Contexts".
 */
#ifndef BRACKETS_H
#define BRACKETS_H

#include "rules/rules.h"

#define SETTINGS_MAX 64

/*
 * Where the context that starts with the "[" at byte from ends: the offset of
 * its "]", quoted ones passed over; SIZE_MAX if there is none.
 */
size_t brackets_end(struct text line, size_t from);

/*
 * The word at or behind byte *at, before byte to; *at past it.  False at the
 * end.  Quotes that are not closed go up to byte to.
 */
bool brackets_word(struct text line, size_t *at, size_t to, struct text *word);

/*
 * The words from byte at to byte to, added to *name (empty: none yet) and to
 * settings, SETTINGS_MAX at the most; the first words together if the rulebook
 * knows them so.  Slices of the line, or in the arena.
 * False: codes "syntax" and "size", with the column in the line, in line 1.
 */
bool brackets_read(struct rulebook *, struct text line, size_t at, size_t to,
    struct arena *, struct text *name, struct setting *settings,
    size_t *count, struct error *);

/* Does the text name a rule set, or say nothing at all? */
bool brackets_whole(struct text line, size_t from, size_t to);

#endif
