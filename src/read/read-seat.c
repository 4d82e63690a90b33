/*
 * Owns the schema of a seat: which keys go together and what each may hold.
 * Cards are notation's, expectations outcome's; documents are read-yaml's.
 */
#include "read/read-seat.h"

#include <string.h>

#include "cards/notation.h"
#include "deal/outcome.h"
#include "deal/seat-name.h"
#include "deal/record.h"

#define NUMBER_LIMIT 1000000
#define SHOWN_MAX 40 /* bytes of input that a message repeats */

struct seat_reader {
	const struct node *map;
	struct arena *arena;
	struct seat *seat;
	struct error *e;
	int n; /* cards so far */
};

static int
shown(struct text t)
{
	return t.len < SHOWN_MAX ? (int)t.len : SHOWN_MAX;
}

bool
keys_known(const struct node *map, const char *const *names, size_t count,
    struct error *e)
{
	for (const struct node *n = map->first; n; n = n->next) {
		const char *near;
		bool known = false;

		for (size_t i = 0; i < count && !known; i++)
			known = text_is(n->key, names[i]);
		if (known)
			continue;
		near = text_nearest(n->key, names, count);
		return error_set(e, "key", n->key_line, n->key_column,
		    near ? "unknown key \"%.*s\": did you mean \"%s\"?" :
		    "unknown key \"%.*s\"", shown(n->key), n->key.s, near);
	}
	return true;
}

static bool
fail(struct seat_reader *r, const struct node *n, const char *code,
    const char *sentence)
{
	return error_set(r->e, code, n->line, n->column, "%s", sentence);
}

static bool
wants(struct seat_reader *r, const struct node *n, enum node_kind kind,
    const char *what)
{
	if (n->kind == kind)
		return true;
	return error_set(r->e, "schema", n->line, n->column,
	    "\"%.*s\" is %s, not %s", shown(n->key), n->key.s, what,
	    node_kind_name(n->kind));
}

/* Cards */

/* A scalar's cards; what is wrong stands where it does in the scalar. */
static bool
add_text(struct seat_reader *r, const struct node *n, card *cards, int *count)
{
	struct error e = { .code = NULL };

	if (n->kind != NODE_SCALAR)
		return fail(r, n, "schema",
		    "cards are a text, like 2H 3H 4H, or a list of texts");
	if (cards_parse(n->text, 0, "", cards, count, HAND_MAX, &e) !=
	    SIZE_MAX)
		return true;
	return error_set(r->e, e.code, n->line,
	    n->column + (n->quoted ? 1 : 0) + e.column - 1, "%s", e.text);
}

/* A card list: one text, or a list of them. */
static bool
add_cards(struct seat_reader *r, const struct node *n, card *cards, int *count)
{
	if (n->kind != NODE_LIST)
		return add_text(r, n, cards, count);
	for (n = n->first; n; n = n->next)
		if (!add_text(r, n, cards, count))
			return false;
	return true;
}

static bool
add_group(struct seat_reader *r, const struct node *n, struct arrangement *a)
{
	int before = r->n;

	if (a->ngroups == GROUPS_MAX)
		return error_set(r->e, "size", n->line, n->column,
		    "more than %d groups", GROUPS_MAX);
	if (!add_cards(r, n, a->cards, &r->n))
		return false;
	if (r->n == before)
		return fail(r, n, "syntax", "a group has no cards");
	a->end[a->ngroups++] = (unsigned char)r->n;
	return true;
}

static bool
add_groups(struct seat_reader *r, const struct node *list,
    struct arrangement *a)
{
	r->n = 0;
	if (!wants(r, list, NODE_LIST,
	    "a list of groups, like [2H 3H 4H, 7S 7H 7C]"))
		return false;
	for (const struct node *n = list->first; n; n = n->next)
		if (!add_group(r, n, a))
			return false;
	a->laid_end = a->size = (unsigned char)r->n;
	a->discard = CARD_NONE;
	return true;
}

static bool
read_on_table(struct seat_reader *r, const struct node *n)
{
	struct arrangement *a = arena_alloc(r->arena, sizeof(*a));

	if (!add_groups(r, n, a))
		return false;
	if (!a->ngroups)
		return fail(r, n, "syntax", "\"on-table\" has no groups");
	r->seat->on_table = a;
	return true;
}

static bool
read_discard(struct seat_reader *r, const struct node *n)
{
	card cards[HAND_MAX];
	int count = 0;

	if (!add_cards(r, n, cards, &count))
		return false;
	if (count != 1)
		return fail(r, n, "syntax", "\"discard\" is one card");
	r->seat->cards.discard = cards[0];
	return true;
}

static bool
read_arranged(struct seat_reader *r)
{
	const struct node *groups = node_get(r->map, "groups");
	const struct node *laid = node_get(r->map, "laid-off");
	const struct node *unmatched = node_get(r->map, "unmatched");
	struct arrangement *a = &r->seat->cards;

	r->n = 0;
	if (groups && !add_groups(r, groups, a))
		return false;
	if (laid && !add_cards(r, laid, a->cards, &r->n))
		return false;
	a->laid_end = (unsigned char)r->n;
	if (unmatched && !add_cards(r, unmatched, a->cards, &r->n))
		return false;
	if (groups || laid || unmatched)
		r->seat->kind = SEAT_ARRANGEMENT;
	return true;
}

static bool
read_cards(struct seat_reader *r)
{
	const struct node *hand = node_get(r->map, "hand");
	const struct node *on_table = node_get(r->map, "on-table");
	const struct node *discard = node_get(r->map, "discard");

	if (on_table && !read_on_table(r, on_table))
		return false;
	if (!read_arranged(r))
		return false;
	if (hand && r->seat->kind == SEAT_ARRANGEMENT)
		return fail(r, hand, "schema", "\"hand\" is for cards that are "
		    "not arranged: it goes without \"groups\", \"laid-off\" "
		    "and \"unmatched\"");
	if (hand && !add_cards(r, hand, r->seat->cards.cards, &r->n))
		return false;
	r->seat->cards.size = (unsigned char)r->n;
	return !discard || read_discard(r, discard);
}

/* Words and figures */

static bool
read_declare(struct seat_reader *r, const struct node *n)
{
	if (!wants(r, n, NODE_SCALAR, "true or a word like knock"))
		return false;
	if (text_is(n->text, "true"))
		r->seat->verb = VERB_DECLARE;
	else if (!text_is(n->text, "false") &&
	    !verb_find(n->text, &r->seat->verb))
		return error_set(r->e, "verb", n->line, n->column,
		    "expected true, false, declare, show, knock, down, out, "
		    "gin, rummy or meld, not \"%.*s\"", shown(n->text), n->text.s);
	return true;
}

static bool
read_action(struct seat_reader *r, const struct node *n)
{
	const char *names[ACTIONS], *near;
	size_t count = 0;

	if (!wants(r, n, NODE_SCALAR, "a text like drop first"))
		return false;
	r->seat->kind = SEAT_ACTION;
	if (action_find(n->text, &r->seat->action))
		return true;
	for (int a = ACTION_NONE + 1; a < ACTIONS; a++)
		names[count++] = action_name((enum action)a);
	near = text_nearest(n->text, names, count);
	return error_set(r->e, "verb", n->line, n->column,
	    near ? "unknown action \"%.*s\": did you mean \"%s\"?" :
	    "unknown action \"%.*s\"", shown(n->text), n->text.s, near);
}

static bool
read_figure(struct seat_reader *r, const struct node *n, enum seat_kind kind)
{
	long value;

	if (n->kind != NODE_SCALAR || !text_number(n->text,
	    kind == SEAT_COUNT ? 0 : -NUMBER_LIMIT, NUMBER_LIMIT, &value))
		return error_set(r->e, "number", n->line, n->column,
		    "\"%.*s\" is a whole number", shown(n->key), n->key.s);
	r->seat->kind = kind;
	r->seat->number = (int)value;
	return true;
}

/* Expectations */

/* A mapping in the text's words: "valid deadwood=1 why=group,pure". */
static void
join_expect(struct buf *b, const struct node *map)
{
	const struct node *verdict = node_get(map, "verdict");

	if (verdict)
		buf_text(b, verdict->text);
	for (const struct node *n = map->first; n; n = n->next) {
		if (n == verdict)
			continue;
		buf_char(b, ' ');
		buf_text(b, n->key);
		buf_char(b, '=');
		buf_text(b, n->text);
		for (const struct node *i = n->first; i; i = i->next) {
			buf_str(b, i == n->first ? "" : ",");
			buf_text(b, i->text);
		}
	}
}

static bool
read_expect(struct seat_reader *r, const struct node *n)
{
	static const char *const keys[] = { "verdict", "deadwood", "points",
		"won", "why" };
	struct error e = { .code = NULL };
	struct text said = n->text;
	struct buf b = { NULL, 0, 0 };

	if (n->kind == NODE_LIST)
		return fail(r, n, "schema", "\"expect\" is a text, like "
		    "\"ready deadwood=1\", or a mapping");
	if (n->kind == NODE_MAP) {
		if (!keys_known(n, keys, countof(keys), r->e))
			return false;
		join_expect(&b, n);
		said = arena_text(r->arena, (struct text){ b.data, b.len });
		buf_free(&b);
	}
	if (!outcome_parse(said, 0, &r->seat->expect, &e))
		return error_set(r->e, e.code, n->line, n->column, "%s",
		    e.text);
	r->seat->has_expect = true;
	return true;
}

void
seat_expect(const struct node *map, struct arena *arena, struct seat *seat)
{
	struct error ignored = { .code = NULL };
	struct seat_reader r = { map, arena, seat, &ignored, 0 };
	const struct node *n = node_get(map, "expect");

	if (n)
		read_expect(&r, n);
}

/* Seats */

/* "error: CODE" and "line: TEXT", as they were printed before. */
static bool
read_error(struct seat_reader *r, const struct node *error)
{
	const struct node *line = node_get(r->map, "line");
	struct seat *s = r->seat;
	struct error ignored = { .code = NULL };
	struct buf b = { NULL, 0, 0 };
	bool good;

	buf_str(&b, "error why=");
	buf_text(&b, error->text);
	good = outcome_parse((struct text){ b.data, b.len }, 0, &s->expect,
	    &ignored) && text_equal(s->expect.error, error->text);
	b.len = 0;
	if (good && line) {
		record_escape(&b, line->text);
		s->source = arena_text(r->arena,
		    (struct text){ b.data, b.len });
	}
	buf_free(&b);
	if (!good || !line || line->kind != NODE_SCALAR)
		return fail(r, error, "schema", "\"error\" is a code word, and "
		    "\"line\" the text that was wrong");
	s->expect.error = s->error = error->text;
	s->has_expect = true;
	s->kind = SEAT_BAD;
	return true;
}

/* Groups alone, or a hand, which is one group. */
static bool
take_melds(struct seat_reader *r)
{
	struct seat *s = r->seat;
	struct arrangement *a = &s->cards;

	if (s->on_table || a->discard != CARD_NONE ||
	    (s->kind == SEAT_ARRANGEMENT && laid_start(a) < a->size))
		return fail(r, r->map, "schema", "\"declare: meld\" goes with "
		    "\"groups\" or \"hand\" only");
	if (s->kind == SEAT_ARRANGEMENT || !a->size)
		return true;
	s->kind = SEAT_ARRANGEMENT;
	a->end[a->ngroups++] = a->laid_end = a->size;
	return true;
}

/* What a seat is: cards, an action or a figure, and not two of them. */
static bool
read_body(struct seat_reader *r)
{
	const struct node *action = node_get(r->map, "action");
	const struct node *count = node_get(r->map, "count");
	const struct node *points = node_get(r->map, "points");
	struct seat *s = r->seat;
	bool cards, figure = count || points;

	if (!read_cards(r))
		return false;
	if (s->verb == VERB_MELD && !take_melds(r))
		return false;
	cards = r->n > 0 || s->on_table || s->cards.discard != CARD_NONE;
	if ((count && points) || (figure && (cards || action)))
		return fail(r, count ? count : points, "schema",
		    "\"count\" and \"points\" go without cards, without "
		    "\"action\" and without each other");
	if (s->verb && (figure || action))
		return fail(r, figure ? count ? count : points : action,
		    "schema", "\"declare\" goes with cards only");
	if (figure)
		return read_figure(r, count ? count : points,
		    count ? SEAT_COUNT : SEAT_POINTS);
	if (action) {
		s->has_cards = cards;
		return read_action(r, action);
	}
	if (cards && !r->n && !s->on_table)
		s->kind = SEAT_ARRANGEMENT; /* "/ - 9C" */
	if (cards)
		return true;
	return fail(r, r->map, "syntax",
	    "expected cards: \"hand\", or \"groups\" and \"unmatched\"");
}

bool
seat_read(const struct node *map, struct arena *arena, struct seat *seat,
    struct error *e)
{
	struct seat_reader r = { map, arena, seat, e, 0 };
	const struct node *declare = node_get(map, "declare");
	const struct node *expect = node_get(map, "expect");
	const struct node *error = node_get(map, "error");

	seat->kind = SEAT_PLAIN;
	seat->line = map->line;
	seat->cards.discard = CARD_NONE;
	if (error)
		return read_error(&r, error);
	return (!declare || read_declare(&r, declare)) && read_body(&r) &&
	    (!expect || read_expect(&r, expect));
}

/* A node's texts, those of its lists and mappings too, to a depth of two. */
static void
describe_value(struct buf *b, const struct node *n, const char *between)
{
	buf_text(b, n->text);
	for (const struct node *i = n->first; i; i = i->next) {
		buf_str(b, i == n->first ? "" : between);
		buf_text(b, i->text);
		for (const struct node *k = i->first; k; k = k->next) {
			buf_str(b, k == i->first ? "" : " ");
			buf_text(b, k->text);
		}
	}
}

void
seat_describe(struct buf *b, const struct node *map, struct text name)
{
	static const struct {
		const char *key, *before, *between, *after;
	} parts[] = {
		{ "action", "", " ", "" },     { "count", "count ", " ", "" },
		{ "points", "points ", " ", "" }, { "declare", "", " ", "" },
		{ "on-table", "", " | ", " +" }, { "hand", "", " ", "" },
		{ "groups", "", " | ", "" },    { "laid-off", "> ", " ", "" },
		{ "unmatched", "/ ", " ", "" }, { "discard", "- ", " ", "" },
	};

	if (name.len) {
		name_print(b, name);
		buf_char(b, ':');
	}
	for (size_t i = 0; i < countof(parts); i++) {
		const struct node *n = node_get(map, parts[i].key);

		if (!n)
			continue;
		buf_str(b, b->len ? " " : "");
		buf_str(b, parts[i].before);
		if (text_is(n->text, "true")) /* declare: true */
			buf_str(b, parts[i].key);
		else
			describe_value(b, n, parts[i].between);
		buf_str(b, parts[i].after);
	}
}
