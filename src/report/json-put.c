/* Owns how a key and its value are written in JSON. */
#include "report/json-put.h"

#include "report/report.h"

void
json_key(struct buf *b, const char *key)
{
	size_t len = strlen(key);
	bool first = b->data[b->len - 1] == '{';
	char *to = buf_room(b, len + 4);

	*to = ',';
	to += !first;
	*to++ = '"';
	memcpy(to, key, len);
	to += len;
	*to++ = '"';
	*to++ = ':';
	buf_wrote(b, to);
}

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
json_number(struct buf *b, const char *key, bool has, int64_t number)
{
	json_key(b, key);
	if (has)
		buf_int(b, (long)number);
	else
		buf_str(b, "null");
}

void
json_money(struct buf *b, const char *key, bool has, int64_t hundredths)
{
	json_key(b, key);
	if (has)
		buf_money(b, hundredths);
	else
		buf_str(b, "null");
}

void
json_flag(struct buf *b, const char *key, bool is)
{
	json_key(b, key);
	buf_str(b, is ? "true" : "false");
}
