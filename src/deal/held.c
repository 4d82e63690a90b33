/* Owns whether a table or a game is as expected. */
#include "deal/held.h"

#include <string.h>

const char *const held_parts[HELD_PARTS] = {
	[HELD_LINES] = "lines",   [HELD_WINNER] = "winner",
	[HELD_TOTALS] = "totals", [HELD_WON] = "won",
};

void
figures_add(struct figures *f, struct text name, int64_t figure)
{
	f->names[f->n] = name;
	f->of[f->n++] = figure;
}

/* Is it the word, and a ";" which ends a part of the line? */
static bool
ends_part(struct text with, struct text word)
{
	return with.len == word.len + 1 && with.s[word.len] == ';' &&
	    memcmp(with.s, word.s, word.len) == 0;
}

/* Have the lines the same words, as far as the one with fewer parts goes? */
static bool
agree(struct text a, struct text b)
{
	size_t i = 0, j = 0;
	struct text x, y;

	do {
		x = text_word(a, &i);
		y = text_word(b, &j);
	} while (x.len && text_equal(x, y));
	return text_equal(x, y) ||
	    (ends_part(x, y) && !text_word(b, &j).len) ||
	    (ends_part(y, x) && !text_word(a, &i).len);
}

static bool
has_line(struct text lines, struct text line)
{
	while (lines.len > 0)
		if (agree(text_until(&lines, '\n'), line))
			return true;
	return false;
}

static bool
has_lines(struct text lines, struct text expected)
{
	while (expected.len > 0)
		if (!has_line(lines, text_until(&expected, '\n')))
			return false;
	return true;
}

static bool
has_figures(const struct figures *f, const struct figures *expected)
{
	for (int i = 0; i < expected->n; i++) {
		int k = 0;

		while (k < f->n && !text_equal(f->names[k], expected->names[i]))
			k++;
		if (k == f->n || f->of[k] != expected->of[i])
			return false;
	}
	return true;
}

unsigned
held_missed(const struct held *got, const struct held *expect)
{
	bool lines = !has_lines(got->lines, expect->lines);
	bool winner = expect->winner.len &&
	    !text_equal(got->winner, expect->winner);
	bool totals = !has_figures(&got->totals, &expect->totals);
	bool won = !has_figures(&got->won, &expect->won);

	return (unsigned)lines << HELD_LINES | (unsigned)winner << HELD_WINNER |
	    (unsigned)totals << HELD_TOTALS | (unsigned)won << HELD_WON;
}

const struct held *
held_copy(struct arena *arena, const struct held *h)
{
	struct held *copy = arena_alloc(arena, sizeof(*copy));

	*copy = *h;
	copy->lines = arena_text(arena, h->lines);
	copy->winner = arena_text(arena, h->winner);
	for (int i = 0; i < h->totals.n; i++)
		copy->totals.names[i] = arena_text(arena, h->totals.names[i]);
	for (int i = 0; i < h->won.n; i++)
		copy->won.names[i] = arena_text(arena, h->won.names[i]);
	return copy;
}
