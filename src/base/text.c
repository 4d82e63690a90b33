/*
 * Owns the meaning of bytes: slices of text, misspelled words, UTF-8, escapes,
 * and struct error.  Its header is util.h.
 */
#include "base/util.h"

#include <assert.h>
#include <stdio.h>  /* vsnprintf only */
#include <stdlib.h> /* abs only */
#include <string.h>

#include "base/bits.h"

/* Longest word that text_nearest compares. */
#define WORD_MAX 48

/* Slices */

struct text
text_of(const char *s)
{
	return (struct text){ s, strlen(s) };
}

bool
text_among(struct text t, const char *const *names, size_t count)
{
	while (count && !text_is(t, names[count - 1]))
		count--;
	return count;
}

bool
text_in(struct text t, const char *words)
{
	const char *end;

	if (!t.len)
		return false;
	for (; (end = strchr(words, ' ')); words = end + 1)
		if ((*t.s | 0x20) == (*words | 0x20) && text_equal_nocase(t,
		    (struct text){ words, (size_t)(end - words) }))
			return true;
	return text_is_nocase(t, words);
}

bool
text_equal(struct text a, struct text b)
{
	return a.len == b.len && (a.len == 0 || memcmp(a.s, b.s, a.len) == 0);
}

bool
text_equal_nocase(struct text a, struct text b)
{
	size_t i = 0;

	if (a.len != b.len)
		return false;
	while (i < a.len && (a.s[i] == b.s[i] ||
	    char_lower(a.s[i]) == char_lower(b.s[i])))
		i++;
	return i == a.len;
}

struct text
text_trim(struct text t)
{
	while (t.len > 0 && is_blank(t.s[0]))
		t = text_skip(t, 1);
	while (t.len > 0 && is_blank(t.s[t.len - 1]))
		t.len--;
	return t;
}

struct text
text_line(struct text *rest)
{
	struct text line = text_until(rest, '\n');

	line.len -= rest->s && line.len && line.s[line.len - 1] == '\r';
	return line;
}

/* Nearest word */

/*
 * Letters to insert, drop, change or swap with their neighbour to make b of
 * a, ignoring case (optimal string alignment, three rows of its table).
 */
static int
edit_distance(struct text a, struct text b)
{
	int rows[3][WORD_MAX + 1];
	int *older = rows[0], *old = rows[1], *row = rows[2];

	for (size_t j = 0; j <= b.len; j++)
		old[j] = (int)j;
	for (size_t i = 1; i <= a.len; i++) {
		char x = char_lower(a.s[i - 1]);
		int *spare = older;

		row[0] = (int)i;
		for (size_t j = 1; j <= b.len; j++) {
			char y = char_lower(b.s[j - 1]);

			row[j] = min_of(old[j], row[j - 1]) + 1;
			row[j] = min_of(row[j], old[j - 1] + (x != y));
			if (i > 1 && j > 1 && x == char_lower(b.s[j - 2]) &&
			    y == char_lower(a.s[i - 2]))
				row[j] = min_of(row[j], older[j - 2] + 1);
		}
		older = old;
		old = row;
		row = spare;
	}
	return old[b.len];
}

const char *
text_nearest(struct text t, const char *const *names, size_t count)
{
	const char *nearest = NULL;
	int best;

	if (t.len > WORD_MAX)
		return NULL;
	/* Allow one slip per three letters, and three at most. */
	best = min_of((int)(t.len / 3) + 1, 4);
	for (size_t i = 0; i < count; i++) {
		struct text name = text_of(names[i]);
		int distance = abs((int)name.len - (int)t.len); /* or more */

		if (name.len > WORD_MAX || distance >= best)
			continue;
		distance = edit_distance(t, name);
		if (distance < best) {
			best = distance;
			nearest = names[i];
		}
	}
	return nearest;
}

/* UTF-8 */

size_t
utf8_decode(struct text t, uint32_t *point)
{
	/* By length in bytes: the smallest code point that needs it. */
	static const uint32_t least_point[] = { 0, 0, 0x80, 0x800, 0x10000 };
	unsigned char lead = t.len > 0 ? (unsigned char)t.s[0] : 0xff;
	size_t len = lead < 0x80 ? 1 : lead >> 5 == 6 ? 2 : lead >> 4 == 14 ? 3
	    : lead >> 3 == 30 ? 4 : 0;
	uint32_t p = len == 1 ? lead : lead & (0x7fu >> len);

	if (len == 0 || len > t.len)
		return 0;
	for (size_t i = 1; i < len; i++) {
		unsigned char c = (unsigned char)t.s[i];

		if (c >> 6 != 2)
			return 0;
		p = p << 6 | (c & 0x3f);
	}
	if (p < least_point[len] || p > 0x10ffff || (p >= 0xd800 && p <= 0xdfff))
		return 0;
	*point = p;
	return len;
}

size_t
utf8_length(struct text t)
{
	size_t len = utf8_decode(t, &(uint32_t){ 0 });

	return len ? len : 1;
}

bool
utf8_is_character(uint32_t point)
{
	return (point & 0xfffe) != 0xfffe;
}

bool
utf8_is_plain(uint32_t point)
{
	return point >= 0x20 && !(point >= 0x7f && point < 0xa0) &&
	    point != 0x2028 && point != 0x2029 && utf8_is_character(point);
}

bool
utf8_all(struct text t, bool (*is)(uint32_t point))
{
	while (t.len > 0) {
		uint32_t point = 0;
		size_t len = utf8_decode(t, &point);

		if (!len || !is(point))
			return false;
		t = text_skip(t, len);
	}
	return true;
}

bool
utf8_is_unseen(uint32_t point)
{
	return (point >= 0x80 && point < 0xa1) || point == 0xad ||
	    point == 0x1680 || (point >= 0x2000 && point <= 0x200f) ||
	    (point >= 0x2028 && point <= 0x202f) ||
	    (point >= 0x205f && point <= 0x206f) || point == 0x3000 ||
	    point == 0xfeff || (point >= 0xfff9 && point <= 0xffff);
}

/*
 * The ASCII character that the first full-width one or minus sign (U+2212) in t
 * looks like, or NUL; t is UTF-8.
 */
static char
utf8_twin(struct text t, uint32_t *point)
{
	for (size_t len; t.len; t = text_skip(t, len)) {
		len = utf8_decode(t, point);
		assert(len > 0);
		if (*point > 0xff00 && *point < 0xff5f)
			return (char)(*point - 0xfee0);
		if (*point == 0x2212)
			return '-';
	}
	return '\0';
}

bool
error_twin(struct error *e, const char *code, size_t column, struct text t)
{
	uint32_t point = 0;
	char twin = utf8_twin(t, &point);

	if (!twin)
		return false;
	error_clear(e);
	error_set(e, code, 0, column, "U+%04X is not \"%c\", though it looks "
	    "like it", (unsigned)point, twin);
	return true;
}

int
utf8_width(uint32_t point)
{
	/* From Unicode's EastAsianWidth, and marks that combine, in blocks. */
	static const struct {
		uint32_t first, last;
		int width;
	} ranges[] = {
		{ 0x300, 0x36f, 0 }, { 0x1100, 0x115f, 2 },
		{ 0x1ab0, 0x1aff, 0 }, { 0x200b, 0x200f, 0 },
		{ 0x20d0, 0x20ff, 0 }, { 0x2e80, 0x303e, 2 },
		{ 0x3041, 0xa4cf, 2 }, { 0xac00, 0xd7a3, 2 },
		{ 0xf900, 0xfaff, 2 }, { 0xfe00, 0xfe0f, 0 },
		{ 0xfe30, 0xfe6f, 2 }, { 0xfeff, 0xfeff, 0 },
		{ 0xff01, 0xff60, 2 }, { 0xffe0, 0xffe6, 2 },
		{ 0x1f0cf, 0x1f0cf, 2 }, { 0x1f300, 0x1f64f, 2 },
		{ 0x1f680, 0x1f6ff, 2 }, { 0x1f900, 0x1f9ff, 2 },
		{ 0x20000, 0x3fffd, 2 },
	};

	for (size_t i = 0; i < countof(ranges); i++)
		if (point >= ranges[i].first && point <= ranges[i].last)
			return ranges[i].width;
	return 1;
}

size_t
utf8_column(struct text line, size_t offset)
{
	struct text before = { line.s, offset };
	size_t column = 1;

	assert(offset <= line.len);
	if (text_harmless(before) == offset)
		return offset + 1;
	for (; before.len > 0; column++)
		before = text_skip(before, utf8_length(before));
	return column;
}

struct text
text_blanks(struct text t, struct buf *b)
{
	bool quoted = false;
	size_t len;

	if (text_harmless(t) == t.len)
		return t;
	b->len = 0;
	buf_add(b, "", 0);
	for (size_t i = 0; i < t.len; i += len) {
		struct text rest = text_skip(t, i);
		uint32_t point = 0;

		len = utf8_decode(rest, &point);
		if (!len)
			len = 1;
		if (quoted && rest.len > 1 && *rest.s == '\\' &&
		    (rest.s[1] == '"' || rest.s[1] == '\\'))
			len = 2;
		quoted ^= point == '"';
		if (!quoted && (point == 0xa0 || point == 0x202f ||
		    point == 0xfeff || (point == 0x200e && i == 0)))
			buf_char(b, ' ');
		else
			buf_add(b, rest.s, len);
	}
	return buf_view(b);
}

/*
 * Of eight bytes, the first in the lowest bits, those that are not printable
 * ASCII, or, if strict, a quote or backslash: each gets its top bit by a borrow
 * or a carry, and after the first of them perhaps others.
 */
static WITHIN uint64_t
harmful(const char *s, bool strict)
{
#define BYTE(i) ((uint64_t)(unsigned char)s[i] << 8 * (i))
	const uint64_t ones = UINT64_C(0x0101010101010101);
	uint64_t w = BYTE(0) | BYTE(1) | BYTE(2) | BYTE(3) | BYTE(4) | BYTE(5) |
	    BYTE(6) | BYTE(7), marks = 0;
#undef BYTE

	if (strict)
		marks = ((w ^ ones * '"') - ones) | ((w ^ ones * '\\') - ones);
	return ((w - ones * 0x20) | (w + ones) | w | marks) & ones << 7;
}

static WITHIN size_t
span_of_plain(struct text t, bool strict)
{
	uint64_t found = 0;
	size_t n = 0;

	if (t.len < 8) {
		while (n < t.len && t.s[n] >= ' ' && t.s[n] < 0x7f &&
		    !(strict && (t.s[n] == '"' || t.s[n] == '\\')))
			n++;
		return n;
	}
	for (; n + 8 <= t.len && !found; n += 8)
		found = harmful(t.s + n, strict);
	/* The last few bytes, with some of those before them. */
	if (!found) {
		n = t.len;
		found = harmful(t.s + n - 8, strict);
	}
	return found ? n - 8 + (size_t)bits_lowest(found) / 8 : n;
}

size_t
text_plain(struct text t)
{
	return span_of_plain(t, false);
}

size_t
text_harmless(struct text t)
{
	return span_of_plain(t, true);
}

void
buf_escaped(struct buf *b, struct text t, const char *also)
{
	buf_add(b, "", 0);
	while (t.len > 0) {
		size_t len = *also ? text_harmless(t) : text_plain(t);
		uint32_t point = 0;
		bool plain = len > 0;

		if (!plain) {
			/* a byte alone is a control, or in also */
			len = utf8_decode(t, &point);
			plain = len > 1 && utf8_is_plain(point);
			len += !len;
		}
		if (plain)
			buf_add(b, t.s, len);
		for (size_t i = 0; !plain && i < len; i++)
			buf_printf(b, "\\x%02X", (unsigned char)t.s[i]);
		t = text_skip(t, len);
	}
}

/* Errors */

void
error_clear(struct error *e)
{
	e->file = e->code = NULL;
	e->line = e->column = 0;
	e->source = (struct text){ NULL, 0 };
	e->text[0] = '\0';
}

bool
error_set(struct error *e, const char *code, size_t line, size_t column,
    const char *format, ...)
{
	/* Escapes only make it longer, so the rest would not fit. */
	char sentence[sizeof(e->text) + 4];
	struct buf b = { NULL, 0, 0 };
	struct text said;
	va_list args;

	if (!e || e->code)
		return false;
	e->code = code;
	e->line = line;
	e->column = column;
	e->before = 0;
	va_start(args, format);
	vsnprintf(sentence, sizeof(sentence), format, args);
	va_end(args);
	said = text_of(sentence);
	buf_escaped(&b, said, "");
	for (; b.len >= sizeof(e->text); buf_escaped(&b, said, "")) {
		said.len--;
		b.len = 0;
	}
	memcpy(e->text, b.data, b.len + 1);
	buf_free(&b);
	return false;
}
