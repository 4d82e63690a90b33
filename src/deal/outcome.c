/* Owns the words and keys of a result, whose values judge and settle find. */
#include "deal/outcome.h"

#include <string.h>

#include "base/bits.h"

/* Reading */

static bool
take_number(struct text value, int *number)
{
	long n = 0;
	bool good = text_number(value, -FIGURE_MAX, FIGURE_MAX, &n);

	*number = (int)n;
	return good;
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
	return value.len > 0;
}

static bool
take_codes(struct text value, struct outcome *o)
{
	do {
		enum code code;

		if (!code_find(text_until(&value, ','), &code))
			return false;
		o->codes |= UINT64_C(1) << code;
	} while (value.s);
	return true;
}

const char *const outcome_parts[PARTS] = {
	[PART_VERDICT] = "verdict", [PART_DEADWOOD] = "deadwood",
	[PART_POINTS] = "points",   [PART_WON] = "won",
	[PART_WHY] = "why",
};

/* The part with this key, which the verdict has none of; PARTS: none. */
static enum outcome_part
part_of(struct text key)
{
	enum outcome_part part = PART_DEADWOOD;

	while (part < PARTS && !text_is(key, outcome_parts[part]))
		part++;
	return part;
}

/* Whether the outcome has the part, not the verdict. */
static bool *
has_part(struct outcome *o, enum outcome_part part)
{
	return part == PART_DEADWOOD ? &o->has_deadwood :
	    part == PART_POINTS ? &o->has_points :
	    part == PART_WON ? &o->has_won : &o->has_why;
}

static bool
take_part(enum outcome_part part, struct text value, struct outcome *o)
{
	switch (part) {
	case PART_DEADWOOD:
		return take_number(value, &o->deadwood);
	case PART_POINTS:
		return take_number(value, &o->points);
	case PART_WON:
		return text_money(value, &o->won);
	default:
		return o->verdict == VERDICT_ERROR ? take_error(value, o) :
		    take_codes(value, o);
	}
}

static bool
take_word(struct text word, bool first, struct outcome *o)
{
	struct text value = word, key = text_until(&value, '=');
	enum outcome_part part = part_of(key);

	if (!value.s)
		return first && (o->verdict = verdict_find(word));
	return part < PARTS && !*has_part(o, part) &&
	    (*has_part(o, part) = take_part(part, value, o));
}

/* The word that was probably meant, or NULL: "vaild", "pionts=3". */
static const char *
meant(struct text word)
{
	const char *names[VERDICTS + PARTS];
	size_t count = 0;

	for (int v = VERDICT_NONE + 1; v < VERDICTS; v++)
		names[count++] = verdict_names[v];
	for (int part = PART_DEADWOOD; part < PARTS; part++)
		names[count++] = outcome_parts[part];
	return text_nearest(text_until(&word, '='), names, count);
}

static bool
bad_word(struct text word, size_t column, struct outcome *o, struct error *e)
{
	static const char *const takes[PARTS] = {
		[PART_DEADWOOD] = "a whole number",
		[PART_POINTS] = "a whole number",
		[PART_WON] = "an amount, like 12 or -3.50",
		[PART_WHY] = "codes, like group,pure",
	};
	int len = text_shown(word, 40);
	const char *near = meant(word);
	struct text value = word;
	enum outcome_part part = part_of(text_until(&value, '='));

	if (value.s && part < PARTS && *has_part(o, part))
		return error_set(e, "expect", 0, column,
		    "%s= may be given only once in a result",
		    outcome_parts[part]);
	if (verdict_find(word))
		return error_set(e, "expect", 0, column,
		    "\"%.*s\" may only be the first word of a result", len,
		    word.s);
	if (value.s && part < PARTS)
		return error_set(e, "expect", 0, column,
		    "\"%.*s\": %s= takes %s", len, word.s,
		    outcome_parts[part], takes[part]);
	if (near)
		return error_set(e, "expect", 0, column, "unknown word "
		    "\"%.*s\" in a result; did you mean \"%s%s\"?", len, word.s,
		    near, verdict_find(text_of(near)) ? "" : "=");
	return error_set(e, "expect", 0, column, "expected valid, invalid, "
	    "ready, open or error, then deadwood=, points=, won= or why=, not "
	    "\"%.*s\"", len, word.s);
}

bool
outcome_parse(struct text line, size_t from, struct outcome *o, struct error *e)
{
	struct text word;
	size_t at = from;
	bool first = true;

	*o = (struct outcome){ .verdict = VERDICT_NONE };
	for (; (word = text_word(line, &at)).len > 0; first = false)
		if (!take_word(word, first, o))
			return bad_word(word, utf8_column(line,
			    (size_t)(word.s - line.s)), o, e);
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
outcome_why(struct buf *b, const struct outcome *o, const char *between)
{
	const char *before = "";

	if (o->error.len) {
		buf_text(b, o->error);
		return;
	}
	for (uint64_t codes = o->codes; codes; codes &= codes - 1) {
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
	if (o->error.len || o->codes) {
		buf_str(b, " why=");
		outcome_why(b, o, ",");
	}
	assert(b->len > start);
	/* an expectation need not start with a verdict */
	if (b->data[start] == ' ') {
		memmove(b->data + start, b->data + start + 1, b->len - start);
		b->len--;
	}
}

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
