/* Owns how values are written in JSON, and place, rules and facts of a record. */
#include "report/json-put.h"

#include "base/bits.h"
#include "rules/facts.h"

#define BYTE_ORDER_MARK 0xfeffu

/* Strings */

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
json_quoted(struct buf *b, struct text t)
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
json_string(struct buf *b, struct text t)
{
	if (t.len)
		json_quoted(b, t);
	else
		buf_str(b, "null");
}

/* Values */

size_t
json_open(struct buf *b, const char *key)
{
	if (key)
		json_key(b, key);
	else
		buf_char(b, ',');
	return b->len;
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
	size_t list = json_open(b, key);

	for (; which; which &= which - 1) {
		buf_char(b, ',');
		json_string(b, text_of(names[bits_lowest(which)]));
	}
	json_close(b, list, "[]");
}

void
json_result(struct buf *b, const struct outcome *o)
{
	json_word(b, "verdict", verdict_names[o->verdict]);
	json_number(b, "deadwood", o->has_deadwood, o->deadwood);
	json_number(b, "points", o->has_points, o->points);
	json_money(b, "won", o->has_won, o->won);
}

void
json_codes(struct buf *b, const struct outcome *o)
{
	buf_str(b, ",\"why\":[");
	if (o->error.len || o->codes) {
		buf_char(b, '"');
		outcome_why(b, o, "\",\"");
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

void
json_cards(struct buf *b, const card *cards, int n, card_style style)
{
	char *to = buf_room(b, CARD_QUOTED * (size_t)n + 2);

	*to++ = '[';
	to = cards_put_quoted(to, cards, n, style);
	to -= n > 0; /* the comma after the last card */
	*to++ = ']';
	buf_wrote(b, to);
}

/* The head of a record */

void
json_begin(struct json_head *h, struct buf *b, const char *type,
    const char *file)
{
	struct buf name = { NULL, 0, 0 };

	if (h->file != file) {
		h->file = file;
		h->file_text.len = 0;
		buf_escaped(&name, text_of(file), "");
		json_text(&h->file_text, "file", buf_view(&name));
		buf_char(&h->file_text, ',');
		buf_free(&name);
	}
	buf_str(b, "{\"type\":\"");
	buf_str(b, type);
	buf_char(b, '"');
	buf_add(b, h->file_text.data, h->file_text.len);
}

void
json_place(struct buf *b, size_t line, size_t column)
{
	buf_str(b, "\"line\":");
	buf_int(b, (long)line);
	buf_str(b, ",\"column\":");
	buf_int(b, column ? (long)column : 1);
}

/* Append a number, true or false as it is, any other text in quotes. */
static void
put_value(struct buf *b, struct text value)
{
	int64_t amount;

	if (text_money(value, &amount) || text_is(value, "true") ||
	    text_is(value, "false"))
		buf_text(b, value);
	else
		json_quoted(b, value);
}

/* Append a fact; a rank that looks like a number is still a string. */
static void
put_fact(struct buf *b, const struct fact *fact, const struct facts *facts)
{
	struct buf value = { NULL, 0, 0 };
	struct text t;

	json_key(b, record_fact_key(fact->name));
	if (!fact_print(fact, facts, &value)) {
		buf_str(b, "null");
		return;
	}
	t = buf_view(&value);
	if (text_is(text_of(fact->name), "wild"))
		json_quoted(b, t);
	else
		put_value(b, t);
	buf_free(&value);
}

void
json_rules(struct json_head *h, struct buf *b, const struct id *id,
    const struct rules *r)
{
	struct text context = r ? r->context : TEXT("");
	struct buf *to = &h->rules_text;
	struct facts none;
	size_t set;

	json_key(b, "id");
	if (id->number)
		buf_text(b, id->text);
	else
		json_string(b, id->text);
	if (!to->len || !text_equal(context, buf_view(&h->context))) {
		h->context.len = to->len = 0;
		buf_text(&h->context, context);
		facts_reset(&none);
		json_text(to, "rules", r ? r->name : TEXT(""));
		for (size_t i = 0; i < rules_fact_count; i++)
			put_fact(to, &rules_facts[i], r ? &r->facts : &none);
		set = json_open(to, "set");
		for (size_t i = r ? r->nfacts : 0; r && i < r->nstated; i++) {
			json_key(to, r->stated[i].key.s);
			put_value(to, r->stated[i].value);
		}
		json_close(to, set, "{}");
	}
	buf_add(b, to->data, to->len);
}

void
json_head_free(struct json_head *h)
{
	buf_free(&h->file_text);
	buf_free(&h->context);
	buf_free(&h->rules_text);
}
