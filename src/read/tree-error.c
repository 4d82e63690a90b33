/* Owns what is reported of documents and players that cannot be read. */
#include "read/tree-reader.h"

#include "deal/seat-name.h"

/* Where the line of this number starts, or the end. */
static const char *
line_at(const struct document *d, size_t number)
{
	struct text rest = d->text;

	for (size_t n = d->line; n < number && rest.len; n++)
		text_until(&rest, '\n');
	return rest.s ? rest.s : d->text.s + d->text.len;
}

/* The lines of a list's element; the document, if there is no list. */
static struct text
source_of(const struct reading *g)
{
	const struct document *d = &g->t->document;
	const struct node *n = g->map;
	const char *from, *to;

	if (!n || (n->next && n->next->line == n->line))
		return d->text;
	from = line_at(d, n->line);
	to = line_at(d, n->next ? n->next->line : SIZE_MAX);
	return (struct text){ from, (size_t)(to - from) };
}

/* Give the error its file and source line, copied to the arena. */
static void
locate(const struct tree_reader *t, struct arena *a, struct error *e)
{
	e->file = reader_file(t->reader);
	tree_source(t->document.text, t->document.line, t->document.column, e);
	e->source = arena_text(a, e->source);
}

/* Read the map's "expect:", if it has one that can be read. */
static void
seat_expect(const struct node *map, struct arena *a, struct seat *seat)
{
	const struct node *n = node_get(map, "expect");

	if (n)
		expect_read(n, a, seat, NULL);
}

enum record_kind
tree_refuse(struct reading *g)
{
	struct record *r = g->record;
	struct deal *d = &r->deal;
	size_t column = d->column;
	struct text line = source_of(g);

	assert(line.len > 0);
	while (line.s[line.len - 1] == '\n')
		line.len--;
	record_refuse(r, g->arena, reader_file(g->t->reader), d->line, line);
	d->column = column;
	if (g->map && g->map->kind == NODE_MAP)
		seat_expect(g->map, g->arena, d->seats);
	locate(g->t, g->arena, &r->error);
	return r->kind;
}

/* Players */

/* Append a node's strings, to a depth of two; of a meld its cards. */
static void
describe_value(struct buf *b, const struct node *n, const char *between)
{
	buf_text(b, n->text);
	for (const struct node *i = n->first; i; i = i->next) {
		const struct node *cards = node_get(i, "cards");
		const struct node *laid = node_get(i, "card");
		const struct node *one = cards ? cards : laid ? laid : i;

		buf_str(b, i == n->first ? "" : between);
		buf_text(b, one->text);
		for (const struct node *k = one->first; k; k = k->next) {
			buf_str(b, k == one->first ? "" : " ");
			buf_text(b, k->text);
		}
	}
}

/* Append the player's cards and words, after the name. */
static void
seat_describe(struct buf *b, const struct node *map, struct text name)
{
	static const struct {
		const char *key, *before, *between, *after;
	} parts[] = {
		{ "action", "", " ", "" },     { "count", "count ", " ", "" },
		{ "claim", "", " ", "" },
		{ "on_table", "", " | ", " +" }, { "hand", "", " ", "" },
		{ "groups", "", " | ", "" },    { "laid_off", "> ", " ", "" },
		{ "unmatched", "/ ", " ", "" }, { "discard", "- ", " ", "" },
	};

	if (name.len) {
		name_print(b, name, false);
		buf_char(b, ':');
	}
	for (size_t i = 0; i < countof(parts); i++) {
		const struct node *n = node_some(map, parts[i].key);

		if (!n)
			continue;
		buf_str(b, b->len ? " " : "");
		buf_str(b, parts[i].before);
		describe_value(b, n, parts[i].between);
		buf_str(b, parts[i].after);
	}
}

void
tree_spoil(const struct reading *g, const struct node *player,
    struct text name, struct seat *s, const struct error *e)
{
	struct buf said = { NULL, 0, 0 };

	*s = (struct seat){ .kind = SEAT_BAD, .line = player->line,
		.column = player->column };
	s->cards.discard = CARD_NONE;
	s->error = text_of(e->code);
	s->message = arena_alloc(g->arena, sizeof(*e));
	*s->message = *e;
	locate(g->t, g->arena, s->message);
	seat_expect(player, g->arena, s);
	seat_describe(&said, player, name);
	s->source = record_escaped(g->arena, buf_view(&said));
	buf_free(&said);
}
