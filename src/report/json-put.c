/* Owns how values are written in JSON. */
#include "report/json-put.h"

#include "report/report.h"

void
json_list(struct buf *b, const char *key)
{
	json_key(b, key);
	buf_char(b, '[');
}

void
json_text(struct buf *b, const char *key, struct text t)
{
	json_key(b, key);
	if (t.len)
		report_quoted(b, t);
	else
		buf_str(b, "null");
}

void
json_flag(struct buf *b, const char *key, bool is)
{
	json_key(b, key);
	buf_str(b, is ? "true" : "false");
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
