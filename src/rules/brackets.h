/*
 * The text of a context, between "[" and "]", as words: an optional rule set,
 * then settings.  rummy(5), "Contexts".
 */
#ifndef BRACKETS_H
#define BRACKETS_H

#include "rules/rules.h"

#define SETTINGS_MAX 64

/* Words of a context: what stands in line from byte at up to byte to. */
struct brackets {
	struct text line;
	size_t at, to; /* at <= to <= line.len */
};

/* All of a text that has no brackets itself. */
static inline struct brackets
brackets_of(struct text t)
{
	return (struct brackets){ t, 0, t.len };
}

/* The words as they are written. */
static inline struct text
brackets_text(struct brackets b)
{
	return (struct text){ b.line.s + b.at, b.to - b.at };
}

/* The key of a word "key=value"; s is NULL: it has no "=". */
static inline struct text
brackets_key(struct text word)
{
	struct text value = word, key = text_until(&value, '=');

	return value.s ? key : value;
}

/*
 * The end of the context that starts with the "[" at byte from: the offset of
 * its "]", skipping quoted ones; SIZE_MAX if there is none.
 */
size_t brackets_end(struct text line, size_t from);

/*
 * The first word of the rest; moves rest->at past it and what ends it.  False at
 * the end.  Quotes that are not closed go up to the end.
 */
bool brackets_word(struct brackets *rest, struct text *word);

/* The rules that contexts ask for: a rule set, and settings over it. */
struct wanted {
	struct text name; /* empty: none yet */
	size_t count;
	struct setting settings[SETTINGS_MAX];
};

/*
 * Add the words to what is wanted; the first ones are one name if the rulebook
 * has it.  They are slices of the line, or in the arena.  False: e is filled,
 * code "syntax" or "size", with the column in the line, in line 1.
 */
bool brackets_read(struct rulebook *, struct brackets, struct arena *,
    struct wanted *, struct error *);

/*
 * Take the first word "id=..." out of them: its value, in the arena or a slice;
 * empty: there is none.  The columns of the other words stay, blanks at the end
 * go.  False: e is filled, code "syntax", with the column in the line.
 */
bool brackets_id(struct brackets *, struct arena *, struct text *id,
    struct error *);

/* Do they need no context line above: they name rules, or there are none? */
bool brackets_whole(struct brackets);

#endif
