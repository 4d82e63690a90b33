/* Owns place, rules and facts of a record in JSON, which read back. */
#include "report/json-head.h"

#include "report/report.h"
#include "rules/facts.h"

/* A key is letters, digits, "." and "-". */
static void
put_key(struct buf *b, struct text key)
{
	bool first = b->data[b->len - 1] == '{';
	char *to = buf_room(b, key.len + 4);

	*to = ',';
	to += !first;
	*to++ = '"';
	memcpy(to, key.s, key.len);
	to += key.len;
	*to++ = '"';
	*to++ = ':';
	buf_wrote(b, to);
}

static void
put_number(struct buf *b, const char *key, size_t number)
{
	put_key(b, text_of(key));
	buf_int(b, (long)number);
}

/* Empty a text that is kept for the records after this one. */
static void
start(struct buf *b)
{
	b->len = 0;
	buf_char(b, '{');
}

void
json_file(struct json_head *h, struct buf *b, const char *file)
{
	struct buf name = { NULL, 0, 0 };

	if (!h->file || strcmp(h->file, file) != 0) {
		h->file = file;
		start(&h->file_text);
		buf_escaped(&name, text_of(file), "");
		put_key(&h->file_text, TEXT("file"));
		report_quoted(&h->file_text,
		    (struct text){ name.data, name.len });
		buf_free(&name);
	}
	buf_add(b, h->file_text.data, h->file_text.len);
}

void
json_place(struct buf *b, size_t line, size_t column)
{
	put_number(b, "line", line);
	put_number(b, "column", column ? column : 1);
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
		report_quoted(b, value);
}

/* Append a fact; a rank that looks like a number is still a string. */
static void
put_fact(struct buf *b, const struct fact *fact, const struct facts *facts)
{
	struct buf value = { NULL, 0, 0 };
	struct text t;

	put_key(b, text_of(fact->name));
	if (!fact->print(facts, &value)) {
		buf_str(b, "null");
		return;
	}
	t = (struct text){ value.data, value.len };
	if (text_is(text_of(fact->name), "wild"))
		report_quoted(b, t);
	else
		put_value(b, t);
	buf_free(&value);
}

static void
put_facts(struct buf *b, const struct facts *facts, bool table)
{
	for (size_t i = 0; i < rules_fact_count; i++)
		if (!table || strcmp(rules_facts[i].name, "players") != 0)
			put_fact(b, &rules_facts[i], facts);
}

static void
put_set(struct buf *b, const struct rules *r, bool table)
{
	struct text rest = report_settings(r), key, value;

	put_key(b, TEXT("set"));
	buf_char(b, '{');
	while (report_setting(&rest, &key, &value)) {
		if (!value.s || !report_is_rule(key) ||
		    (!table && fact_find(key)))
			continue;
		put_key(b, key);
		put_value(b, value);
	}
	buf_char(b, '}');
}

static void
put_rules(struct buf *b, const struct rules *r, bool table)
{
	struct facts none;

	facts_reset(&none);
	put_key(b, TEXT("rules"));
	if (r)
		report_quoted(b, r->name);
	else
		buf_str(b, "null");
	put_key(b, TEXT("context"));
	if (r)
		report_quoted(b, r->context);
	else
		buf_str(b, "null");
	put_facts(b, r ? &r->facts : &none, table);
	if (r)
		put_set(b, r, table);
	else
		buf_str(b, ",\"set\":{}");
}

void
json_rules(struct json_head *h, struct buf *b, const struct rules *r,
    bool table)
{
	struct text context = r ? r->context : TEXT("");

	if (!h->rules_text.len || h->table != table || !text_equal(context,
	    (struct text){ h->context.data, h->context.len })) {
		h->table = table;
		h->context.len = 0;
		buf_add(&h->context, context.s, context.len);
		start(&h->rules_text);
		put_rules(&h->rules_text, r, table);
		h->rules_text.data[0] = ','; /* it follows the place */
	}
	buf_add(b, h->rules_text.data, h->rules_text.len);
}

void
json_head_free(struct json_head *h)
{
	buf_free(&h->file_text);
	buf_free(&h->context);
	buf_free(&h->rules_text);
}
