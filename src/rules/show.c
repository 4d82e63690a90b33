/*
 * Owns the printing of rules: a whole rule set as YAML that reads back the
 * same, and the context of a record.
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

/* A composed name in a form that a file can have. */
static void
show_name(struct buf *b, struct text name)
{
	buf_str(b, "rules: ");
	for (size_t i = 0; i < name.len; i++)
		buf_char(b, name.s[i] == '+' ? '-' : name.s[i]);
	buf_char(b, '\n');
}

/* In YAML: steps in quotes, a list in brackets. */
static void
show_value(struct buf *b, const struct rules *r, enum rule_key key)
{
	static const char *const around[] = {
		[ROW_NUMBER] = "", [ROW_STEPS] = "\"\"", [ROW_RANKS] = "[]",
		[ROW_CARDS] = "[]", [ROW_VALUES] = "\"\"",
	};
	const char *marks = around[rules_rows[key].kind];

	if (*marks)
		buf_char(b, marks[0]);
	rules_value_text(r, key, b);
	if (*marks)
		buf_char(b, marks[1]);
}

/* "gin", "option oklahoma", "the context", "-s"; nothing for a default. */
static void
show_origin(struct buf *b, const struct origin *o)
{
	static const char *const words[] = {
		[FROM_DEFAULT] = "", [FROM_SET] = "", [FROM_OPTION] = "option ",
		[FROM_CONTEXT] = "the context", [FROM_COMMAND_LINE] = "-s",
	};

	buf_str(b, words[o->kind]);
	buf_text(b, o->name);
}

/* Who set the key, and what it would be without: "-s; gin has 10" */
static void
show_why(struct buf *b, const struct rules *r, enum rule_key key)
{
	const struct rules *under = rules_before(r, key);
	const struct origin *before = under ? rules_origin(under, key) : NULL;

	show_origin(b, rules_origin(r, key));
	if (before && !row_same(&rules_rows[key], r, under)) {
		buf_str(b, "; ");
		show_origin(b, before);
		buf_str(b, before->kind == FROM_DEFAULT ? "default " : " has ");
		show_value(b, under, key);
	}
}

static bool
is_given(const struct rules *r, enum rule_key key)
{
	return rules_origin(r, key)->kind != FROM_DEFAULT;
}

static void
show_row(struct buf *b, const struct row *row, const struct rules *r,
    const char *key)
{
	enum rule_key number = (enum rule_key)(row - rules_rows);
	bool acts = rules_key_acts(r, number);
	size_t start = b->len;

	buf_str(b, acts ? "" : "# ");
	buf_str(b, key);
	buf_str(b, ": ");
	show_value(b, r, number);
	while (b->len - start < 28)
		buf_char(b, ' ');
	buf_str(b, " # ");
	if (!acts) {
		buf_str(b, "acts where ");
		rules_key_acts_when(number, b);
		buf_str(b, " -- ");
	} else if (is_given(r, number)) {
		show_why(b, r, number);
		buf_str(b, " -- ");
	}
	buf_str(b, row->doc);
	buf_char(b, '\n');
}

/* Does a key act that is shown, from first on, and starts with the group? */
static bool
group_acts(const struct rules *r, bool all, enum rule_key first,
    struct text group)
{
	for (enum rule_key k = first; k < RULE_KEYS; k++)
		if (strncmp(rules_rows[k].name, group.s, group.len + 1) == 0 &&
		    rules_key_acts(r, k) && (all || is_given(r, k)))
			return true;
	return false;
}

/* The sources that single keys have, as the file has them. */
static void
show_sources(const struct rules *r, struct buf *b)
{
	bool begun = false;

	for (enum rule_key k = 0; k < RULE_KEYS; k++) {
		const struct origin *o = rules_source(r, k);

		if (!o->of_key || !o->source.len)
			continue;
		buf_str(b, begun ? "  " : "sources:\n  ");
		begun = true;
		show_text(b, rules_key_name(k), o->source);
	}
}

void
rules_show(const struct rules *r, bool all, struct buf *b)
{
	struct text group = { "", 0 };

	show_name(b, r->name);
	show_text(b, "title", r->title);
	show_text(b, "source", r->source);
	show_sources(r, b);
	words_show(r, all, b);
	for (enum rule_key i = 0; i < RULE_KEYS; i++) {
		const struct row *row = &rules_rows[i];
		const char *dot = strchr(row->name, '.');
		struct text own = { row->name,
			dot ? (size_t)(dot - row->name) : 0 };

		if (!all && !is_given(r, i))
			continue;
		if (dot && !text_equal(own, group)) {
			buf_str(b, group_acts(r, all, i, own) ? "" : "# ");
			buf_text(b, own);
			buf_str(b, ":\n");
		}
		group = own;
		if (dot)
			buf_str(b, "  ");
		show_row(b, row, r, dot ? dot + 1 : row->name);
	}
}

/* No value has blanks or brackets; an empty one is quoted. */
static void
add_pair(struct buf *b, const struct stated *s)
{
	assert(!strpbrk(s->value.s, " ]"));
	buf_printf(b, s->value.len ? " %s=%s" : " %s=\"%s\"", s->key,
	    s->value.s);
}

const struct rules *
rules_stating(const struct rules *r, enum rule_key key)
{
	return rules_key_acts(r, key) ? r : r->below;
}

void
rules_state(struct rules *r, const enum rules_from *given, struct arena *arena)
{
	struct buf b = { 0 }, value = { 0 };
	size_t most = rules_fact_count, n = 0;
	struct stated *s;

	for (size_t i = 0; i < RULE_KEYS; i++)
		most += given[i] != FROM_DEFAULT;
	r->stated = s = arena_alloc(arena, most * sizeof(*s));
	for (size_t i = 0; i < rules_fact_count; i++)
		if (rules_facts[i].print(&r->facts, &value))
			s[n++] = (struct stated){ rules_facts[i].name,
				arena_buf(arena, &value), true };
	for (size_t i = 0; i < RULE_KEYS; i++) {
		if (!given[i])
			continue;
		row_print(&rules_rows[i], rules_stating(r, (enum rule_key)i),
		    &value);
		s[n++] = (struct stated){ rules_rows[i].name,
			arena_buf(arena, &value), false };
	}
	r->nstated = n;
	buf_char(&b, '[');
	buf_text(&b, r->name);
	for (size_t i = 0; i < n; i++)
		add_pair(&b, &s[i]);
	buf_char(&b, ']');
	r->context = arena_buf(arena, &b);
}
