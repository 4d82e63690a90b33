/* Owns a text reader's next line, the short way, and where a stream is cut. */
#include "read/text-reader.h"

#include <stdlib.h>
#include <string.h>

#include "deal/seat-name.h"

struct text_reader *
text_reader_create(struct reader *reader, struct context *context)
{
	struct text_reader *t = util_alloc(sizeof(*t));

	*t = (struct text_reader){ .reader = reader, .context = context,
		.scope = { .context = context } };
	return t;
}

void
text_reader_free(struct text_reader *t)
{
	if (!t)
		return;
	scope_free(&t->scope);
	buf_free(&t->id);
	buf_free(&t->notes);
	buf_free(&t->unstamped);
	buf_free(&t->own);
	free(t);
}

void
text_reader_keep(struct text_reader *t, bool sheet)
{
	t->keeps = true;
	t->keeps_sheet = sheet;
}

/* Have a line to use: the pending one, or the next. */
static bool
next_line(struct text_reader *t)
{
	if (!t->pending)
		t->status = reader_text_line(t->reader, &t->line);
	t->pending = false;
	return t->status == READ_OK;
}

bool
text_line_to_read(struct text_reader *t)
{
	size_t stamp;

	if (!next_line(t))
		return false;
	stamp = stamp_length(t->line.text);
	if (stamp) {
		t->unstamped.len = 0;
		buf_text(&t->unstamped, t->line.text);
		memset(t->unstamped.data, ' ', stamp);
		t->line.text = buf_view(&t->unstamped);
	}
	return true;
}

bool
text_put_in_force(struct text_reader *t, struct brackets context,
    bool of_fact, struct error *e)
{
	struct text above = buf_view(&t->scope.text);

	if (t->broken && !brackets_whole(context)) {
		if (of_fact && !t->broken_by)
			scope_keep(&t->scope, context);
		return true;
	}
	if (of_fact && t->broken && t->scope.fresh < FRESH_FACTS)
		above = TEXT(""); /* what was in force before is over */
	t->given = true;
	t->broken = !scope_line(&t->scope, above, context, of_fact, e);
	t->broken_by = NULL;
	return !t->broken;
}

/*
 * The rules that a line below facts names, or a context there with its brackets;
 * whole: no more lines can tell.
 */
static struct text
rules_below(struct text lines, bool *whole)
{
	struct text line;
	struct head h;
	const char *key;

	do {
		line = text_line(&lines);
		*whole = lines.s;
		h = (struct head){ .body = 0 };
		if (first_character(line) == '[')
			return line;
		key = first_character(line) ? fact_line_key(line, &h) : "";
	} while (*whole && key && strcmp(key, "rules") != 0);
	return key && strcmp(key, "rules") == 0 ?
	    text_trim(text_skip(line, h.body)) : TEXT("");
}

static bool
wants_rules(struct text lines)
{
	bool whole;

	rules_below(lines, &whole);
	return !whole;
}

bool
text_facts_below(struct text_reader *t, struct arena *a)
{
	struct error ignored = { .code = NULL };
	struct text above = arena_text(a, buf_view(&t->scope.merged)), below;
	struct head h = { .has_rules = true };
	bool whole, of_fact;

	t->line.text = arena_text(a, t->line.text); /* the buffer moves on */
	below = rules_below(reader_peek(t->reader, wants_rules), &whole);
	of_fact = first_character(below) != '[';
	if (of_fact)
		h.context = brackets_of(fact_line_words("rules", below, a,
		    &ignored));
	else
		line_head(below, a, &h, &ignored);
	t->broken = ignored.code || !h.has_rules ||
	    !scope_line(&t->scope, above, h.context, of_fact, &ignored);
	return !t->broken;
}

bool
read_lone(struct text_reader *t, struct lone *lone)
{
	struct seat *seat = &lone->seat;

	lone->rules = scope_rules(&t->scope);
	if (t->notes_due || t->id.len || !lone->rules->lone)
		return false;
	seat->verb = VERB_NONE;
	seat->cards.ngroups = seat->cards.laid_end = 0;
	if (!next_line(t) || t->line.fault || t->broken ||
	    !line_cards(t->line.text, seat)) {
		t->pending = true;
		return false;
	}
	t->refused = NULL;
	t->scope.fresh = FRESH_NOT;
	lone->own_context = t->given;
	seat->line = t->line.number;
	seat->column = 1;
	return true;
}

void
read_lone_again(struct text_reader *t)
{
	t->pending = true;
}

/* Pieces of a stream */

void
text_reader_state(const struct text_reader *t, struct text_state *s)
{
	s->words.len = 0;
	buf_text(&s->words, buf_view(&t->scope.text));
	if (t->id.len) {
		buf_char(&s->words, ' ');
		id_print(&s->words, buf_view(&t->id));
	}
	s->given = t->given;
	s->broken = t->broken;
	s->fresh = t->scope.fresh;
	s->broken_by = t->broken_by;
}

void
text_reader_resume(struct text_reader *t, const struct text_state *s)
{
	struct arena *a = arena_create();
	struct brackets context = brackets_of(buf_view(&s->words));
	struct error ignored = { .code = NULL };
	struct text id;

	brackets_id(&context, a, &id, &ignored);
	buf_text(&t->id, id);
	if (s->broken)
		buf_text(&t->scope.text, brackets_text(context));
	else if (s->words.len)
		scope_line(&t->scope, TEXT(""), context, false, &ignored);
	arena_free(a);
	t->given = s->given;
	t->broken = s->broken;
	t->scope.fresh = s->fresh;
	t->broken_by = s->broken_by;
}

bool
text_state_same(const struct text_state *a, const struct text_state *b)
{
	return (a->given == b->given) & (a->broken == b->broken) &
	    (a->fresh == b->fresh) & (a->broken_by == b->broken_by) &
	    text_equal(buf_view(&a->words), buf_view(&b->words));
}

void
text_reader_scout(struct text_reader *t, struct text lines)
{
	struct arena *a = arena_create();

	t->scope.fresh = FRESH_NOT; /* a record mostly follows */
	if (!memchr(lines.s, '[', lines.len))
		lines.len = 0;
	while (lines.len > 0) {
		struct text line = text_trim(text_until(&lines, '\n'));
		struct error ignored;
		struct head h;

		if (!line.len || *line.s != '[' || line.s[line.len - 1] != ']')
			continue;
		error_clear(&ignored);
		line_head(line, a, &h, NULL);
		if (h.has_rules)
			text_put_in_force(t, h.context, false, &ignored);
	}
	arena_free(a);
}

static bool
is_fact(struct text line)
{
	return fact_line_key(line, &(struct head){ .body = 0 });
}

/* It has no name, and is no comment, context, fact or printed error. */
static bool
stands_alone(struct text line)
{
	for (size_t i = 0; i < line.len; i++)
		if (memchr(":#[!", line.s[i], 4))
			return false;
	return !is_fact(line) && !line_lost_name(line).len;
}

/* The last of whole lines. */
static struct text
last_line(struct text lines)
{
	size_t start = lines.len ? lines.len - 1 : 0; /* its LF */

	lines.len = start;
	while (start > 0 && lines.s[start - 1] != '\n')
		start--;
	return text_skip(lines, start);
}

size_t
text_cut(struct text lines)
{
	struct text line;

	for (; lines.len > 0; lines.len = (size_t)(line.s - lines.s)) {
		line = last_line(lines);
		if (*line.s == '[' && text_plain(line) == line.len &&
		    !stamp_length(line))
			return (size_t)(line.s - lines.s);
		/* the rules for a fact may be below a blank line */
		if (stands_alone(line) && (line.len || !is_fact(last_line(
		    (struct text){ lines.s, (size_t)(line.s - lines.s) }))))
			return lines.len;
	}
	return 0;
}
