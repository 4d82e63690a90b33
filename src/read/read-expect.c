/* Owns "expect:", the expected result of a seat, a table or a game. */
#include "read/tree-reader.h"

#include <limits.h>

/* Append a mapping as in text: "valid deadwood=1 why=group,pure". */
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
is_word(const struct node *n)
{
	size_t at = 0;

	/* A list or a mapping has no text at all. */
	return n->text.len && text_word(n->text, &at).len == n->text.len;
}

/* Is it a word or a list of codes?  Anything else would be lost when joined. */
static bool
is_joinable(const struct node *part)
{
	if (!text_is(part->key, outcome_parts[PART_WHY]) ||
	    part->kind != NODE_LIST)
		return is_word(part);
	for (const struct node *code = part->first; code; code = code->next)
		if (!is_word(code))
			return false;
	return true;
}

/* Is it a mapping with such keys, at least one? */
static bool
fits(const struct node *n, const char *const *parts, size_t count,
    const char *like, struct error *e)
{
	if (n->kind == NODE_MAP && n->first)
		return keys_known(n, parts, count, e);
	return error_set(e, "schema", AT(n), "\"expect\" must be a mapping, "
	    "like %s", like);
}

bool
expect_read(const struct node *n, struct arena *arena, struct seat *seat,
    struct error *error)
{
	struct error e = { .code = NULL };
	struct text said;
	struct buf b = { NULL, 0, 0 };

	if (!fits(n, outcome_parts, PARTS, "{verdict: ready, deadwood: 1}",
	    error))
		return false;
	for (const struct node *part = n->first; part; part = part->next)
		if (!is_joinable(part))
			return error_set(error, "expect", AT(part),
			    "\"%.*s\" takes a word or a number; only \"why\" "
			    "takes a list", (int)part->key.len, part->key.s);
	/* GCC's analyzer does not see that it has memory. */
	buf_reserve(&b, 1);
	join_expect(&b, n);
	said = arena_buf(arena, &b);
	if (!outcome_parse(said, 0, &seat->expect, &e))
		return error_set(error, e.code, AT(n), "%s", e.text);
	seat->has_expect = true;
	return true;
}

/* Tables and games */

static bool
wrong_part(const struct node *n, struct error *e)
{
	return error_set(e, "expect", AT(n), "\"%.*s\" takes %s",
	    (int)n->key.len, n->key.s,
	    text_is(n->key, held_parts[HELD_WINNER]) ? "a player's name" :
	    text_is(n->key, held_parts[HELD_LINES]) ?
	    "a list of lines, without \"#:\"" :
	    "a figure for each of some players, like {Asha: 25, Bela: 0}");
}

/* Read a list of strings, one or more. */
static bool
read_lines(const struct node *list, struct arena *arena, struct held *h)
{
	struct buf b = { NULL, 0, 0 };
	bool good = list->kind == NODE_LIST && list->first;

	for (const struct node *n = list->first; n; n = n->next) {
		good &= n->kind == NODE_SCALAR && n->text.len;
		buf_text(&b, n->text);
		buf_char(&b, '\n');
	}
	h->lines = arena_buf(arena, &b);
	return good;
}

static bool
read_figures(const struct node *map, bool money, struct figures *f)
{
	for (const struct node *n = map->first; n; n = n->next) {
		int64_t figure;
		long whole;

		if (f->n == SEATS_MAX || !n->key.len || !(money ?
		    text_money(n->text, &figure) :
		    text_number(n->text, LONG_MIN, LONG_MAX, &whole)))
			return false;
		figures_add(f, n->key, money ? figure : whole);
	}
	return map->kind == NODE_MAP && f->n;
}

static bool
read_part(const struct node *n, struct arena *arena, struct held *h)
{
	if (text_is(n->key, held_parts[HELD_LINES]))
		return read_lines(n, arena, h);
	if (text_is(n->key, held_parts[HELD_TOTALS]))
		return read_figures(n, false, &h->totals);
	if (text_is(n->key, held_parts[HELD_WON]))
		return read_figures(n, true, &h->won);
	h->winner = n->text;
	return h->winner.len > 0;
}

bool
held_read(struct reading *g, const struct held **held)
{
	const struct node *expect = node_get(g->map, "expect");
	struct error *e = &g->record->error;
	struct held *h;

	*held = NULL;
	if (!expect)
		return true;
	if (!fits(expect, held_parts, HELD_PARTS,
	    "{winner: Asha, totals: {Asha: 25, Bela: 0}}", e))
		return false;
	h = arena_alloc(g->arena, sizeof(*h));
	*h = (struct held){ .file = reader_file(g->t->reader),
		.line = expect->line };
	for (const struct node *n = expect->first; n; n = n->next)
		if (!read_part(n, g->arena, h))
			return wrong_part(n, e);
	*held = h;
	return true;
}
