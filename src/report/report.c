/* Owns how reports write names and other strings, and single settings. */
#include "report/report.h"

#include <assert.h>

#include "cards/notation.h"
#include "rules/facts.h"

#define BYTE_ORDER_MARK 0xfeffu

static void
quote_one(struct buf *b, struct text one, uint32_t point)
{
	switch (point) {
	case '"':
	case '\\':
		buf_char(b, '\\');
		buf_text(b, one);
		break;
	case '\t':
		buf_str(b, "\\t");
		break;
	case '\n':
		buf_str(b, "\\n");
		break;
	default:
		if (utf8_is_plain(point) && point != BYTE_ORDER_MARK)
			buf_text(b, one);
		else /* it has four digits: any other is plain in a name */
			buf_printf(b, "\\u%04x", (unsigned)point);
	}
}

void
report_quoted(struct buf *b, struct text t)
{
	size_t harmless = text_harmless(t);

	buf_char(b, '"');
	buf_add(b, t.s, harmless);
	t = text_skip(t, harmless);
	while (t.len > 0) {
		uint32_t point = 0;
		size_t len = utf8_decode(t, &point);

		assert(len > 0); /* other bytes were escaped on reading */
		quote_one(b, (struct text){ t.s, len }, point);
		t = text_skip(t, len);
	}
	buf_char(b, '"');
}

void
report_field(struct buf *b, struct text t)
{
	for (;;) {
		size_t harmless = text_harmless(t);
		struct text one;

		buf_add(b, t.s, harmless);
		t = text_skip(t, harmless);
		if (!t.len)
			break;
		one = (struct text){ t.s, utf8_decode(t, &(uint32_t){ 0 }) };
		assert(one.len > 0); /* as in report_quoted */
		if (*one.s == '\t')
			buf_str(b, "\\t");
		else if (*one.s == '\n')
			buf_str(b, "\\n");
		else if (*one.s == '\\')
			buf_str(b, "\\\\");
		else
			buf_escaped(b, one, "");
		t = text_skip(t, one.len);
	}
}

struct text
report_settings(const struct rules *r)
{
	return (struct text){ r->context.s + 1, r->context.len - 2 };
}

/* Quotes are around a whole value, and none are in it. */
bool
report_setting(struct text *rest, struct text *key, struct text *value)
{
	struct text t = text_trim(*rest);
	size_t len = 0;
	bool quoted = false;

	while (len < t.len && (quoted || t.s[len] != ' ')) {
		if (t.s[len] == '"')
			quoted = !quoted;
		len++;
	}
	*rest = text_skip(t, len);
	*key = (struct text){ t.s, len };
	*value = (struct text){ NULL, 0 };
	for (size_t i = 0; i < len; i++) {
		if (t.s[i] != '=')
			continue;
		*key = (struct text){ t.s, i };
		*value = (struct text){ t.s + i + 1, len - i - 1 };
		if (value->len >= 2 && *value->s == '"')
			*value = (struct text){ value->s + 1, value->len - 2 };
		break;
	}
	return len > 0;
}

bool
report_is_rule(struct text key)
{
	return !fact_find(key) || text_is(key, "players");
}
