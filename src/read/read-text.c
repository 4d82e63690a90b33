/*
 * Owns paragraphs: which lines are one table, and which context governs a line.
 * Whether an unreadable line is a seat is decided on its printed form, so that
 * reading the output decides the same.
 */
#include "read/text-reader.h"

#include <string.h>

#include "rules/facts.h"

#define NOTES_MAX 65536 /* bytes of comments within a table */

/* What a line is. */
enum said { SAID_NOTHING, SAID_NOTE, SAID_CONTEXT, SAID_HAND, SAID_SEAT,
	SAID_BAD };

struct saying {
	struct arena *arena;
	struct seat *seat;         /* but for notes and contexts */
	struct head head;          /* of its line */
	bool in_table;             /* read as a further seat of a table */
	const struct rules *rules; /* of an own context or a context line */
	bool is_seat;              /* of SAID_BAD, as in struct record */
	struct error *e;           /* code NULL: no message */
};

/* Lines that cannot be read */

/*
 * The rules of a line: those of its context, or those in force; NULL, e perhaps
 * filled: its context, or the one that it needs, could not be read.
 */
static const struct rules *
line_rules(struct text_reader *t, const struct saying *s, struct error *e)
{
	const struct head *h = &s->head;

	if (!h->has_rules)
		return t->broken && !s->in_table ? NULL : scope_rules(&t->scope);
	if (t->broken && (!brackets_whole(h->context) ||
	    (t->broken_by && t->scope.fresh >= FRESH_FACTS)))
		return NULL;
	return scope_text(&t->scope, h->context, e);
}

/* Is an unreadable line, in its printed form, a seat or a record by itself? */
static enum said
bad_line(struct text_reader *t, struct saying *s)
{
	struct head *h = &s->head;

	if (!line_head(s->seat->source, s->arena, h, NULL) || !h->named) {
		h->name = line_lost_name(s->seat->source);
		h->named = h->name.len;
	}
	if (!h->named || (!s->in_table && fact_line_key(s->seat->source, h))) {
		t->refused = NULL;
		return SAID_BAD;
	}
	if (!h->has_context && !s->in_table && (t->refused || t->broken)) {
		s->is_seat = true;
		return SAID_BAD;
	}
	s->rules = line_rules(t, s, &(struct error){ .code = NULL });
	if (!s->rules) {
		t->refused = "context";
		return SAID_BAD;
	}
	s->seat->name = h->name;
	return SAID_SEAT;
}

/*
 * Make the seat an error, with the expectation at the end of the line, if any.
 */
static void
spoil(struct text_reader *t, struct saying *s, struct text line)
{
	size_t arrow = outcome_arrow(line);
	struct seat *seat = arena_alloc(s->arena, sizeof(*seat));

	seat->kind = SEAT_BAD;
	seat->cards.discard = CARD_NONE;
	seat->line = t->line.number;
	seat->has_expect = arrow != SIZE_MAX &&
	    outcome_parse(line, arrow + 2, &seat->expect, NULL);
	if (seat->has_expect) {
		seat->expect.error = arena_text(s->arena, seat->expect.error);
		line.len = arrow;
	}
	seat->source = record_escaped(s->arena, line);
	s->seat = seat;
	s->rules = NULL;
}

/* Refuse a faulty line of the input, with its code. */
static enum said
refuse(struct text_reader *t, struct saying *s, const char *code)
{
	spoil(t, s, t->line.text);
	s->seat->error = text_of(code);
	if (s->e->code) {
		s->e->file = reader_file(t->reader);
		s->e->line = t->line.number;
		s->e->source = arena_text(s->arena, t->line.text);
	}
	return bad_line(t, s);
}

/* Read "! LINE => error why=CODE", as it was printed before. */
static enum said
read_back(struct text_reader *t, struct saying *s)
{
	spoil(t, s, text_skip(text_trim(t->line.text), 1));
	if (!s->seat->has_expect || !s->seat->expect.error.len) {
		error_set(s->e, "syntax", 0, 1,
		    "a line that starts with \"!\" must end in "
		    "\"=> error why=CODE\"");
		return refuse(t, s, "syntax");
	}
	s->seat->error = s->seat->expect.error;
	return bad_line(t, s);
}

/* One line */

/* Let the following lines be under a context that could not be read. */
static void
break_context(struct text_reader *t)
{
	t->refused = NULL;
	t->given = t->broken = true;
	t->broken_by = NULL;
}

/* Read a context, or a fact with its key as if it were one. */
static enum said
context_line(struct text_reader *t, struct saying *s, const char *key)
{
	const struct head *h = &s->head;
	const struct fact *fact = key ? fact_find(text_of(key)) : NULL;
	const char *lacks = t->scope.fresh >= FRESH_FACTS ? t->broken_by : NULL;
	bool good = !h->has_rules ||
	    text_put_in_force(t, h->context, key, s->e);

	t->refused = NULL;
	t->scope.fresh = !key ? FRESH_CONTEXT : fact && fact->of_evening ?
	    FRESH_STAKE : max_of(t->scope.fresh, FRESH_FACTS);
	if (!good)
		return refuse(t, s, s->e->code);
	if (lacks) { /* the fact, too, is of the table below */
		t->broken = true;
		t->broken_by = lacks;
	}
	if (h->id.len) {
		t->id.len = 0;
		buf_text(&t->id, h->id);
	}
	return SAID_CONTEXT;
}

/* Read "Joker: QH": the context line in force with the fact added. */
static enum said
fact_line(struct text_reader *t, struct saying *s, const char *key)
{
	struct head *h = &s->head;
	size_t column = utf8_column(t->line.text, h->body);
	struct text words;
	enum said said;
	bool waits;

	if (s->in_table || t->table_end == t->line.number || h->has_context) {
		error_set(s->e, "fact", 0, 1, "a fact has a line of its own "
		    "above the first seat of a table; a player of this name "
		    "goes in quotes");
		if (h->has_context)
			break_context(t);
		return refuse(t, s, "fact");
	}
	if (t->broken_by && strcmp(t->broken_by, key) == 0) {
		t->broken = false; /* this one stands for it */
		t->broken_by = NULL;
	}
	waits = !t->broken;
	words = fact_line_words(key, text_trim(text_skip(t->line.text,
	    h->body)), s->arena, s->e);
	if (words.len) {
		h->context = brackets_of(words);
		h->has_rules = true;
		said = context_line(t, s, key);
		if (said == SAID_BAD && waits && strcmp(key, "rules") != 0 &&
		    text_facts_below(t, s->arena)) {
			error_clear(s->e);
			return SAID_CONTEXT;
		}
	} else {
		if (t->scope.fresh == FRESH_NOT)
			scope_forget(&t->scope);
		break_context(t);
		t->broken_by = waits ? key : NULL;
		t->scope.fresh = max_of(t->scope.fresh, FRESH_FACTS);
		said = refuse(t, s, "fact");
	}
	s->e->column = column;
	return said;
}

static enum said
take_seat(struct text_reader *t, struct saying *s, struct text line,
    struct text name)
{
	s->seat->name = name;
	s->seat->source = line;
	s->seat->line = t->line.number;
	return name.len ? SAID_SEAT : SAID_HAND;
}

static enum said
stray_context(struct text_reader *t, struct saying *s)
{
	struct text line = t->line.text;
	size_t at = (size_t)(text_trim(line).s - line.s);

	if (!s->in_table) /* otherwise it ends the table, and is read again */
		break_context(t);
	error_clear(s->e);
	error_set(s->e, "syntax", 0, utf8_column(line, at), "a rule set goes in "
	    "brackets, like [gin]; the hands below are not judged without it");
	return refuse(t, s, s->e->code);
}

/* It has no name, or above a table nothing behind it: "taj:". */
static bool
may_be_context(const struct saying *s, struct text line)
{
	const struct head *h = &s->head;

	return !h->named ||
	    (!s->in_table && !h->quoted && h->body == line.len);
}

static enum said
seat_line(struct text_reader *t, struct saying *s)
{
	const struct head *h = &s->head;
	struct text line = t->line.text;
	bool good;

	s->rules = line_rules(t, s, s->e);
	if (!s->rules)
		return refuse(t, s, s->e->code ? s->e->code : "context");
	if (h->named) /* a table outlives the reader's buffer */
		line = arena_text(s->arena, line);
	good = line_body(line, h->body, s->arena, s->seat, s->e);
	if (!h->has_context && (!good || seat_is_word(s->seat)) &&
	    may_be_context(s, line) && line_means_context(line, t->context))
		return stray_context(t, s);
	if (!good) {
		if (!s->in_table && !h->named &&
		    (line_opens_context(line, s->arena) ||
		    line_is_setting(line, h->body)))
			break_context(t);
		mistake_find(line, h->body, h->named, s->e);
		return refuse(t, s, s->e->code);
	}
	return take_seat(t, s, line, h->name);
}

/* Is a faulty line meant for those below it: a context, or a fact? */
static bool
governs(const struct text_reader *t, const struct saying *s, struct text line)
{
	struct error ignored = { .code = NULL };
	struct head h;

	return line_opens_context(line, s->arena) || (!s->in_table &&
	    t->table_end != t->line.number &&
	    line_head(line, s->arena, &h, &ignored) && fact_line_key(line, &h));
}

/* Read any line; blank lines are SAID_NOTE too. */
static enum said
read_line(struct text_reader *t, struct saying *s)
{
	struct text line = t->line.text;
	struct head *h = &s->head;
	const char *key;

	if (t->line.fault) {
		if (governs(t, s, line))
			break_context(t);
		*s->e = *t->line.fault;
		return refuse(t, s, s->e->code);
	}
	s->seat = arena_alloc(s->arena, sizeof(*s->seat));
	if (line_cards(line, s->seat)) {
		s->rules = scope_rules(&t->scope);
		return s->in_table || !t->broken ?
		    take_seat(t, s, line, TEXT("")) : refuse(t, s, "context");
	}
	switch (first_character(line)) {
	case '\0':
	case '#':
		return own_line(t) ? SAID_NOTHING : SAID_NOTE;
	case '!':
		return read_back(t, s);
	case '{':
		if (text_starts(text_trim(line), "{\""))
			error_set(s->e, "syntax", 0, 1, "JSON goes in a file "
			    "of its own, not between lines of text");
	}
	if (s->e->code || !line_head(line, s->arena, h, s->e)) {
		if (first_character(line) != '[' &&
		    line_means_context(line, t->context))
			return stray_context(t, s);
		if (line_opens_context(line, s->arena))
			break_context(t);
		return refuse(t, s, s->e->code);
	}
	key = fact_line_key(line, h);
	if (key)
		return fact_line(t, s, key);
	if (h->has_context && !h->named && h->body == line.len)
		return context_line(t, s, NULL);
	return seat_line(t, s);
}

/* Records */

static enum record_kind
note(struct text line, struct record *r)
{
	r->line = line;
	return r->kind = RECORD_NOTE;
}

static void
start_deal(struct text_reader *t, const struct saying *s, struct record *r)
{
	/* It is called by its own line, or by the one above. */
	struct id id = { .text = s->head.id, .in_line = !t->id.len };

	if (!id.text.len)
		id.text = arena_text(s->arena, buf_view(&t->id));
	t->id.len = t->own.len = 0;
	r->is_seat = s->is_seat;
	r->deal = (struct deal){
		.rules = s->rules,
		.id = id,
		.own_context = s->head.has_rules || t->given,
		.seats = s->seat,
		.nseats = 1,
		.file = reader_file(t->reader),
		.line = t->line.number,
	};
}

static enum record_kind
bad(struct text_reader *t, const struct saying *s, struct record *r)
{
	start_deal(t, s, r);
	return r->kind = RECORD_BAD;
}

/* Add the line as a further seat; false: it is kept for the next record. */
static bool
add_seat(struct text_reader *t, struct deal *d, struct saying *s)
{
	enum said said = read_line(t, s);

	if (said == SAID_SEAT && s->seat->kind != SEAT_BAD &&
	    !deal_name_is_new(d, s->seat->name, 0, 1, s->e))
		said = refuse(t, s, "name");
	if (said != SAID_SEAT || s->head.has_context)
		return false;
	if (d->nseats == SEATS_MAX) {
		t->refused = "seats";
		d->overfull = true;
		return false;
	}
	if (s->e->code) {
		s->seat->message = arena_alloc(s->arena, sizeof(*s->e));
		*s->seat->message = *s->e;
	}
	s->seat->note = arena_text(s->arena, buf_view(&t->notes));
	t->notes.len = t->own.len = 0;
	d->seats[d->nseats++] = *s->seat;
	return true;
}

/* Read the seats that follow the first one, to the end of the paragraph. */
static void
read_table(struct text_reader *t, struct arena *a, struct deal *d)
{
	struct seat *seats = arena_alloc(a, SEATS_MAX * sizeof(*seats));

	seats[0] = d->seats[0];
	d->seats = seats;
	d->named = true;
	t->notes.len = 0;
	while (text_line_to_read(t)) {
		struct error e = { .code = NULL };
		struct saying s = { .arena = a, .e = &e, .in_table = true };
		char c = first_character(t->line.text);

		if (c == '#' && !t->line.fault) {
			if (!own_line(t)) {
				buf_str(&t->notes, t->notes.len ? "\n" : "");
				buf_text(&t->notes, t->line.text);
			}
			if (t->notes.len <= NOTES_MAX)
				continue;
			t->notes_due = true;
			return;
		}
		/* A context starts another record, even a broken one. */
		if (c == '[' || (!c && !t->line.fault) || !add_seat(t, d, &s))
			break;
	}
	t->pending = true;
	t->table_end = t->line.number;
	t->notes_due = t->notes.len > 0;
}

/* Refuse a line with a name that the record before left no place for. */
static enum record_kind
refused_seat(struct text_reader *t, struct saying *s, struct record *r)
{
	if (strcmp(t->refused, "seats") == 0)
		error_set(s->e, "seats", 0, 1,
		    "more than %d seats in a table", SEATS_MAX);
	refuse(t, s, t->refused);
	return bad(t, s, r);
}

enum record_kind
read_text(struct text_reader *t, struct arena *a, struct record *r)
{
	r->error.code = NULL;
	while (t->notes_due || text_line_to_read(t)) {
		struct saying s = { .arena = a, .e = &r->error };
		enum said said;

		if (t->notes_due) {
			t->notes_due = false;
			return note(buf_view(&t->notes), r);
		}
		said = read_line(t, &s);

		if (said == SAID_SEAT && t->refused && !s.head.has_context)
			return refused_seat(t, &s, r);
		if (said == SAID_HAND || (said == SAID_SEAT && s.head.has_context) ||
		    !first_character(t->line.text))
			t->refused = NULL;
		if (said == SAID_NOTE)
			return note(t->line.text, r);
		if (said == SAID_BAD && t->scope.fresh >= FRESH_FACTS &&
		    (!s.e->code || strcmp(s.e->code, "fact") != 0))
			t->scope.fresh = FRESH_CONTEXT;
		if (said == SAID_BAD)
			return bad(t, &s, r);
		if (said != SAID_HAND && said != SAID_SEAT)
			continue;
		start_deal(t, &s, r);
		r->kind = RECORD_DEAL;
		t->scope.fresh = FRESH_NOT;
		if (said == SAID_SEAT)
			read_table(t, a, &r->deal);
		if (t->own.len)
			r->deal.held = own_held(t, &r->deal, a);
		deal_place(&r->deal);
		/* If reading failed, seats may be missing: no table. */
		if (said == SAID_HAND || t->status != READ_ERROR)
			return r->kind;
	}
	t->pending = t->status != READ_OK; /* the end stays the end */
	r->held = t->keeps_sheet ? own_held(t, NULL, a) : NULL;
	t->own.len = 0;
	r->kind = t->status != READ_END ? RECORD_TROUBLE :
	    r->held ? RECORD_GAME : RECORD_END;
	return r->kind;
}
