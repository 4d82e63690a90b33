/* Owns the words and keys of a result, whose values judge and settle find. */
#include "deal/outcome.h"

#include <string.h>

#include "base/bits.h"

/* Reading: each key sets its member, or returns false. */

static bool
take_number(struct text value, bool *has, int *number)
{
	long n;

	if (!text_number(value, -FIGURE_MAX, FIGURE_MAX, &n))
		return false;
	*number = (int)n;
	return *has = true;
}

static bool
take_deadwood(struct text value, struct outcome *o)
{
	return take_number(value, &o->has_deadwood, &o->deadwood);
}

static bool
take_points(struct text value, struct outcome *o)
{
	return take_number(value, &o->has_points, &o->points);
}

static bool
take_won(struct text value, struct outcome *o)
{
	return o->has_won = text_money(value, &o->won);
}

/* Readers have codes of their own, so an error takes any word. */
static bool
take_error(struct text value, struct outcome *o)
{
	for (size_t i = 0; i < value.len; i++)
		if (!strchr("abcdefghijklmnopqrstuvwxyz0123456789-",
		    value.s[i]) || !value.s[i])
			return false;
	o->error = value;
	return o->has_why = value.len > 0;
}

static bool
take_why(struct text value, struct outcome *o)
{
	if (o->verdict == VERDICT_ERROR)
		return take_error(value, o);
	do {
		enum code code;

		if (!code_find(text_until(&value, ','), &code))
			return false;
		o->codes |= UINT64_C(1) << code;
	} while (value.s);
	return o->has_why = true;
}

static const struct {
	const char *name;
	bool (*take)(struct text value, struct outcome *);
	const char *takes;
} keys[] = {
	{ "deadwood", take_deadwood, "a whole number" },
	{ "points", take_points, "a whole number" },
	{ "won", take_won, "an amount, like 12 or -3.50" },
	{ "why", take_why, "codes, like group,pure" },
};

static bool
take_word(struct text word, bool first, struct outcome *o)
{
	struct text value = word, key = text_until(&value, '=');

	if (!value.s)
		return first && verdict_find(word, &o->verdict);
	for (size_t k = 0; k < countof(keys); k++)
		if (text_is(key, keys[k].name))
			return keys[k].take(value, o);
	return false;
}

/* The word that was probably meant, or NULL: "vaild", "pionts=3". */
static const char *
meant(struct text word)
{
	const char *names[VERDICTS + countof(keys)];
	size_t count = 0;

	for (int v = VERDICT_NONE + 1; v < VERDICTS; v++)
		names[count++] = verdict_names[v];
	for (size_t k = 0; k < countof(keys); k++)
		names[count++] = keys[k].name;
	return text_nearest(text_until(&word, '='), names, count);
}

static bool
bad_word(struct text word, size_t column, struct error *e)
{
	int len = text_shown(word, 40);
	const char *near = meant(word);
	struct text value = word, key = text_until(&value, '=');
	enum verdict ignored;

	for (size_t k = 0; value.s && k < countof(keys); k++)
		if (text_is(key, keys[k].name))
			return error_set(e, "expect", 0, column,
			    "\"%.*s\": %s= takes %s", len, word.s,
			    keys[k].name, keys[k].takes);
	if (near)
		return error_set(e, "expect", 0, column, "unknown word "
		    "\"%.*s\" in a result; did you mean \"%s%s\"?", len, word.s,
		    near, verdict_find(text_of(near), &ignored) ? "" : "=");
	return error_set(e, "expect", 0, column, "expected valid, invalid, "
	    "ready, open or error, then deadwood=, points=, won= or why=, not "
	    "\"%.*s\"", len, word.s);
}

bool
outcome_parse(struct text line, size_t from, struct outcome *o,
    struct error *e)
{
	struct text word;
	size_t at = from;
	bool first = true;

	*o = (struct outcome){ .verdict = VERDICT_NONE };
	for (; (word = text_word(line, &at)).len > 0; first = false)
		if (!take_word(word, first, o))
			return bad_word(word, utf8_column(line,
			    (size_t)(word.s - line.s)), e);
	if (first)
		return error_set(e, "expect", 0, utf8_column(line, from),
		    "expected a result after \"=>\"");
	return true;
}

size_t
outcome_arrow(struct text line)
{
	for (size_t at = line.len; at >= 2; at--)
		if (line.s[at - 2] == '=' && line.s[at - 1] == '>')
			return at - 2;
	return SIZE_MAX;
}

/* Printing */

void
outcome_codes(struct buf *b, uint64_t codes, const char *between)
{
	const char *before = "";

	for (; codes; codes &= codes - 1) {
		buf_str(b, before);
		buf_str(b, code_words[(enum code)bits_lowest(codes)]);
		before = between;
	}
}

void
outcome_print(struct buf *b, const struct outcome *o)
{
	size_t start = b->len;

	buf_str(b, verdict_names[o->verdict]);
	if (o->has_deadwood) {
		buf_str(b, " deadwood=");
		buf_int(b, o->deadwood);
	}
	if (o->has_points) {
		buf_str(b, " points=");
		buf_int(b, o->points);
	}
	if (o->has_won) {
		buf_str(b, " won=");
		buf_money(b, o->won);
	}
	if (o->error.len) {
		buf_str(b, " why=");
		buf_text(b, o->error);
	} else if (o->codes) {
		buf_str(b, " why=");
		outcome_codes(b, o->codes, ",");
	}
	assert(b->len > start);
	/* an expectation need not start with a verdict */
	if (b->data[start] == ' ') {
		memmove(b->data + start, b->data + start + 1, b->len - start);
		b->len--;
	}
}

const char *const outcome_parts[PARTS] = {
	[PART_VERDICT] = "verdict", [PART_DEADWOOD] = "deadwood",
	[PART_POINTS] = "points",   [PART_WON] = "won",
	[PART_WHY] = "why",
};

unsigned
outcome_missed(const struct outcome *o, const struct outcome *expect)
{
	bool verdict = expect->verdict && expect->verdict != o->verdict;
	bool deadwood = expect->has_deadwood && !(o->has_deadwood &&
	    o->deadwood == expect->deadwood);
	bool points = expect->has_points && !(o->has_points &&
	    o->points == expect->points);
	bool won = expect->has_won && !(o->has_won && o->won == expect->won);
	bool why = expect->has_why && !(o->codes == expect->codes &&
	    text_equal(o->error, expect->error));

	return (unsigned)verdict << PART_VERDICT |
	    (unsigned)deadwood << PART_DEADWOOD |
	    (unsigned)points << PART_POINTS | (unsigned)won << PART_WON |
	    (unsigned)why << PART_WHY;
}
