/*
 * Owns the printing of rules: a whole rule set as the YAML that reads back the
 * same, and the context that a record shows.
 */
#include "rules/show.h"

#include <string.h>

#include "rules/facts.h"
#include "rules/table.h"
#include "rules/words.h"

/* A text in double quotes, as YAML and JSON both read it. */
static void
show_text(struct buf *b, const char *key, struct text t)
{
	if (!t.len)
		return;
	buf_str(b, key);
	buf_str(b, ": \"");
	buf_escaped(b, t, "\"\\");
	buf_str(b, "\"\n");
}

/* A composed name as one that a file can have. */
static void
show_name(struct buf *b, struct text name)
{
	buf_str(b, "rules: ");
	for (size_t i = 0; i < name.len; i++)
		buf_char(b, name.s[i] == '+' ? '-' : name.s[i]);
	buf_char(b, '\n');
}

static void
show_row(struct buf *b, const struct row *row, const struct rules *r,
    const char *key)
{
	size_t start = b->len;

	buf_str(b, key);
	buf_str(b, ": ");
	if (row->kind == ROW_STEPS)
		buf_char(b, '"');
	if (row->kind == ROW_RANKS)
		buf_char(b, '[');
	row_print(row, r, b);
	if (row->kind == ROW_STEPS)
		buf_char(b, '"');
	if (row->kind == ROW_RANKS)
		buf_char(b, ']');
	while (b->len - start < 28)
		buf_char(b, ' ');
	buf_str(b, " # ");
	buf_str(b, row->doc);
	buf_char(b, '\n');
}

void
rules_show(const struct rules *r, struct buf *b)
{
	struct text group = { "", 0 };

	show_name(b, r->name);
	show_text(b, "title", r->title);
	show_text(b, "source", r->source);
	words_show(r, b);
	for (size_t i = 0; i < rules_row_count; i++) {
		const struct row *row = &rules_rows[i];
		const char *dot = strchr(row->name, '.');
		struct text own = { row->name,
			dot ? (size_t)(dot - row->name) : 0 };

		if (dot && !text_equal(own, group)) {
			buf_text(b, own);
			buf_str(b, ":\n");
		}
		group = own;
		if (dot)
			buf_str(b, "  ");
		show_row(b, row, r, dot ? dot + 1 : row->name);
	}
}

/* No value has blanks or brackets; one that is nothing is quoted. */
static void
add_pair(struct buf *b, const char *key, const struct buf *value)
{
	assert(!value->len || !strpbrk(value->data, " ]"));
	buf_printf(b, value->len ? " %s=%.*s" : " %s=\"%.*s\"", key,
	    (int)value->len, value->len ? value->data : "");
}

struct text
rules_context(const struct rules *r, const bool *given, struct arena *arena)
{
	struct buf b = { 0 }, value = { 0 };
	struct text context;

	buf_char(&b, '[');
	buf_text(&b, r->name);
	for (size_t i = 0; i < rules_fact_count; i++) {
		value.len = 0;
		if (rules_facts[i].print(&r->facts, &value))
			add_pair(&b, rules_facts[i].name, &value);
	}
	for (size_t i = 0; i < rules_row_count; i++) {
		if (!given[i])
			continue;
		value.len = 0;
		row_print(&rules_rows[i], r, &value);
		add_pair(&b, rules_rows[i].name, &value);
	}
	buf_char(&b, ']');
	context = arena_text(arena, (struct text){ b.data, b.len });
	buf_free(&b);
	buf_free(&value);
	return context;
}
