/*
 * Owns the printing of rules: a whole rule set as YAML that reads back the
 * same, the context of a record, and a rule in words.
 */
#include "rules/book.h"
#include "rules/table.h"

#include <string.h>

#include "rules/facts.h"
#include "rules/file.h"

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
	row_print(&rules_rows[key], r, b);
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

const struct rules *
rules_before(const struct rules *r, enum rule_key key)
{
	const struct origin *own = r->origin[key];
	const struct rules *under = r->below;

	if (own->kind == FROM_DEFAULT || own->kind == FROM_SET)
		return NULL;
	while (own->kind == FROM_OPTION && under->below)
		under = under->below;
	/* An option that the rule set itself extends is part of it. */
	return under->origin[key] != own ? under : NULL;
}

/* Who set the key, and what it would be without: "-s; gin has 10" */
static void
show_why(struct buf *b, const struct rules *r, enum rule_key key)
{
	const struct rules *under = rules_before(r, key);
	const struct origin *before = under ? under->origin[key] : NULL;

	show_origin(b, r->origin[key]);
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
	return r->origin[key]->kind != FROM_DEFAULT;
}

static void
show_row(struct buf *b, const struct row *row, const struct rules *r,
    const char *key)
{
	enum rule_key number = (enum rule_key)(row - rules_rows);
	bool acts = r->acting[number];
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
		    r->acting[k] && (all || is_given(r, k)))
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
		show_text(b, rules_rows[k].name, o->source);
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

/* One that cannot act may only be stated as it is without the statement. */
static struct setting
stated_key(const struct rules *r, enum rule_key key, enum rules_from from,
    struct arena *arena)
{
	const struct row *row = &rules_rows[key];
	struct buf value = { 0 };

	row_print(row, r->acting[key] ? r : r->below, &value);
	return (struct setting){ .key = text_of(row->name), .from = from,
		.value = arena_buf(arena, &value) };
}

void
rules_state(struct rules *r, const enum rules_from *given,
    struct arena *arena)
{
	struct buf b = { 0 }, value = { 0 };
	struct setting *s = arena_alloc(arena,
	    (rules_fact_count + RULE_KEYS) * sizeof(*s));
	size_t n = 0;

	r->stated = s;
	for (size_t i = 0; i < rules_fact_count; i++)
		if (fact_print(&rules_facts[i], &r->facts, &value))
			s[n++] = (struct setting){ .from = FROM_CONTEXT,
				.key = text_of(rules_facts[i].name),
				.value = arena_buf(arena, &value) };
	r->nfacts = n;
	for (enum rule_key k = 0; k < RULE_KEYS; k++)
		if (given[k])
			s[n++] = stated_key(r, k, given[k], arena);
	r->nstated = n;
	buf_char(&b, '[');
	buf_text(&b, r->name);
	/* No value has blanks or brackets; an empty one is quoted. */
	for (size_t i = 0; i < n; i++)
		buf_printf(&b, s[i].value.len ? " %s=%s" : " %s=\"%s\"",
		    s[i].key.s, s[i].value.s);
	buf_char(&b, ']');
	r->context = arena_buf(arena, &b);
}

/* In the words of a player */

/* The phrase of the key with this value: a test checks that each has one. */
static const struct row_word *
find_phrase(const struct row *row, struct text value)
{
	const struct row_word *w = row->words;

	while (!text_is(value, w->name) && *w->name != '#' &&
	    !(row->kind == ROW_STEPS && *w->name)) {
		w++;
		assert(w->clause);
	}
	return w;
}

/*
 * "2 in round 1, 3 from round 2 on", or only "3 in round 6" if the round is
 * known and this is not a page of rules; else "2 for 1 card, 5 from 2 cards on".
 */
static void
say_steps(const struct rules *r, const struct row *row, const char *by,
    bool page, struct buf *b)
{
	const struct steps *s = row_value(row, r);
	bool round = strcmp(by, "round") == 0;

	if (round && !page && r->facts.round > 0) {
		row_print_value(row, steps_at(s, r->facts.round, 0), b);
		buf_printf(b, " in round %d", r->facts.round);
		return;
	}
	for (int i = 0; i < s->n; i++) {
		bool one = i + 1 < s->n && s->from[i + 1] == s->from[i] + 1;

		buf_str(b, i ? ", " : "");
		row_print_value(row, s->value[i], b);
		buf_str(b, !one ? " from" : round ? " in" : " for");
		if (round)
			buf_printf(b, " round %d", s->from[i]);
		else
			buf_printf(b, " %d %s%s", s->from[i], by,
			    s->from[i] == 1 ? "" : "s");
		buf_str(b, one ? "" : " on");
	}
}

/* Append what a slot of a clause stands for. */
static void
say_slot(const struct rules *r, const struct row *row, const struct row_word *p,
    struct text slot, bool page, struct buf *b)
{
	if (text_is(slot, "value"))
		row_print(row, r, b);
	else if (text_is(slot, "steps"))
		say_steps(r, row, p->name, page, b);
	else
		rules_put_term(r, slot, false, b);
}

static void
say_clause(const struct rules *r, const struct row *row,
    const struct row_word *p, bool page, struct buf *b)
{
	for (const char *s = p->clause + (*p->clause == '-'); *s; s++) {
		struct text slot = { s + 1, 0 };

		if (*s == '{') {
			slot.len = strcspn(slot.s, "}");
			s += slot.len + 1;
			say_slot(r, row, p, slot, page, b);
		} else if (*s == '[' && !page)
			s += strcspn(s, "]");
		else if (*s != '[' && *s != ']')
			buf_char(b, *s);
	}
}

bool
rules_say(const struct rules *r, const struct row *row, bool page,
    struct buf *b)
{
	struct buf value = { NULL, 0, 0 };
	const struct row_word *p;
	bool said;

	row_print(row, r, &value);
	p = find_phrase(row, buf_view(&value));
	buf_free(&value);
	said = !page || *p->clause != '-';
	if (said)
		say_clause(r, row, p, page, b);
	return said;
}
