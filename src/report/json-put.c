/* Owns how values are written in JSON. */
#include "report/json-put.h"

#include "base/bits.h"
#include "report/report.h"

void
json_first(struct buf *b, const char *key)
{
	buf_str(b, "{\"");
	buf_str(b, key);
	buf_str(b, "\":");
}

void
json_item(struct buf *b, int i, const char *key)
{
	if (i)
		buf_char(b, ',');
	json_first(b, key);
}

void
json_list(struct buf *b, const char *key)
{
	json_key(b, key);
	buf_char(b, '[');
}

void
json_string(struct buf *b, struct text t)
{
	if (t.len)
		report_quoted(b, t);
	else
		buf_str(b, "null");
}

void
json_text(struct buf *b, const char *key, struct text t)
{
	json_key(b, key);
	json_string(b, t);
}

void
json_flag(struct buf *b, const char *key, bool is)
{
	json_key(b, key);
	buf_str(b, is ? "true" : "false");
}

void
json_names(struct buf *b, const char *key, const char *const *names,
    unsigned which)
{
	const char *before = "";

	json_list(b, key);
	for (; which; which &= which - 1) {
		buf_str(b, before);
		json_string(b, text_of(names[bits_lowest(which)]));
		before = ",";
	}
	buf_char(b, ']');
}

void
json_codes(struct buf *b, const struct outcome *o)
{
	json_list(b, "why");
	if (o->error.len) {
		report_quoted(b, o->error);
	} else if (o->codes) {
		buf_char(b, '"');
		outcome_codes(b, o->codes, "\",\"");
		buf_char(b, '"');
	}
	buf_char(b, ']');
}

void
json_card(struct buf *b, card c, card_style style)
{
	if (c == CARD_NONE) {
		buf_str(b, "null");
		return;
	}
	buf_char(b, '"');
	card_print(b, c, style);
	buf_char(b, '"');
}
