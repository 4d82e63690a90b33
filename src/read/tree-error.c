/* Owns documents that cannot be read: which text is reported, and where. */
#include "read/tree-error.h"

#include <string.h>

#include "read/read-expect.h"

/* The document's text from line from up to line to; 0: to its end. */
static struct text
lines_between(const struct document *d, size_t from, size_t to)
{
	struct text rest = d->text, lines = { rest.s, 0 };

	for (size_t n = d->line; rest.len > 0 && n != to; n++) {
		const char *lf = memchr(rest.s, '\n', rest.len);
		size_t len = lf ? (size_t)(lf - rest.s) + 1 : rest.len;

		if (n == from)
			lines.s = rest.s;
		if (n >= from)
			lines.len += len;
		rest = text_skip(rest, len);
	}
	return lines;
}

/* The lines of a list's element; the document, if there is no list. */
static struct text
source_of(const struct reading *g)
{
	const struct document *d = &g->t->document;
	const struct node *n = g->map;

	if (!n || (n->next && n->next->line == n->line))
		return d->text;
	assert(n->line >= d->line);
	return lines_between(d, n->line, n->next ? n->next->line : 0);
}

void
tree_locate(const struct tree_reader *t, struct arena *a, struct error *e)
{
	e->file = reader_file(t->reader);
	tree_source(t->document.text, t->document.line, t->document.column, e);
	e->source = arena_text(a, e->source);
}

enum record_kind
tree_refuse(struct reading *g)
{
	struct record *r = g->record;
	struct buf b = { NULL, 0, 0 };
	struct seat seat = { .kind = SEAT_BAD };
	struct text line = source_of(g);

	assert(line.len > 0);
	while (line.s[line.len - 1] == '\n')
		line.len--;
	record_escape(&b, line);
	r->kind = RECORD_BAD;
	r->line = arena_buf(g->arena, &b);
	r->code = text_of(r->error.code);
	if (g->map && g->map->kind == NODE_MAP)
		seat_expect(g->map, g->arena, &seat);
	r->has_expect = seat.has_expect;
	r->expect = seat.expect;
	tree_locate(g->t, g->arena, &r->error);
	return r->kind;
}
