/* Owns which names a seat may have, and how they are printed. */
#include "deal/seat-name.h"

#include <assert.h>
#include <string.h>

#include "deal/deal.h"
#include "deal/stamp.h"
#include "rules/facts.h"

/* Typographic quotes, U+201C to U+201F. */
static bool
is_quote(uint32_t point)
{
	return point >= 0x201c && point <= 0x201f;
}

size_t
name_character(struct text t)
{
	uint32_t point;
	size_t len = utf8_decode(t, &point);

	assert(len > 0); /* lines and names are UTF-8 */
	if (point >= 0x80)
		return utf8_is_unseen(point) || is_quote(point) ? 0 : len;
	if ((point >= '0' && point <= '9') ||
	    ((point | 0x20) >= 'a' && (point | 0x20) <= 'z'))
		return 1;
	return memchr("._'-", (int)point, 4) ? 1 : 0;
}

bool
name_is_word(struct text name)
{
	enum action action;
	enum verb verb;

	return verb_find(name, &verb) || action_find(name, &action) ||
	    text_is_nocase(name, "count") || text_is_nocase(name, "points");
}

/* Does it read back without quotes? */
static bool
is_plain(struct text name)
{
	bool blank = true;

	while (name.len > 0) {
		size_t len = name_character(name);

		if (!len && (blank || *name.s != ' '))
			return false;
		blank = !len;
		name = text_skip(name, len ? len : 1);
	}
	return !blank;
}

void
name_print(struct buf *b, struct text name)
{
	if (is_plain(name) && !name_is_word(name) && !fact_said(name) &&
	    !stamp_length(name)) {
		buf_text(b, name);
		return;
	}
	buf_char(b, '"');
	while (name.len > 0) {
		struct text one = { name.s,
			utf8_decode(name, &(uint32_t){ 0 }) };

		if (*one.s == '"' || *one.s == '\\')
			buf_char(b, '\\');
		buf_escaped(b, one, "");
		name = text_skip(name, one.len);
	}
	buf_char(b, '"');
}
