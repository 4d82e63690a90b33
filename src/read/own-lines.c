/* Owns which lines "#:" are expectations: not those that end in a full stop. */
#include "read/text-reader.h"

#define OWN_MAX 65536 /* bytes that are kept */
#define SHEET "#:"     /* the line above a game's */

bool
own_line(struct text_reader *t)
{
	struct text line = text_trim(t->line.text);
	bool own = line.len > 1 && line.s[1] == ':';

	if (!t->keeps || t->own.len + line.len > OWN_MAX)
		return own;
	if (!t->own.len)
		t->own_line = t->line.number;
	if (own) /* others have an empty line, for the numbers */
		buf_text(&t->own, line);
	buf_char(&t->own, '\n');
	return own;
}

/* What the line says; empty for a sentence. */
static struct text
said_in(struct text line)
{
	struct text said = text_trim(text_skip(line, line.len ? 2 : 0));

	return said.len && said.s[said.len - 1] == '.' ? TEXT("") : said;
}

/* Is it printed below such a table? */
static bool
is_result(const struct text_reader *t, const struct deal *d, struct text said)
{
	struct buf b = { NULL, 0, 0 };
	bool is = text_starts(said, "no money is settled") ||
	    (t->keeps_sheet && (text_starts(said, "deal ") ||
	    text_starts(said, "round ") || text_starts(said, "not counted: ")));

	for (int i = 0; i < d->nseats && !is; i++) {
		b.len = 0;
		buf_escaped(&b, d->seats[i].name, "");
		buf_str(&b, " wins");
		is = text_starts(said, b.data);
	}
	buf_free(&b);
	return is;
}

const struct held *
own_held(const struct text_reader *t, const struct deal *table,
    struct arena *a)
{
	struct held *h = arena_alloc(a, sizeof(*h));
	struct text rest = buf_view(&t->own);
	struct buf b = { NULL, 0, 0 };
	bool sheet = false;

	*h = (struct held){ .file = reader_file(t->reader), .below = true };
	for (size_t n = t->own_line; rest.len > 0; n++) {
		struct text line = text_until(&rest, '\n');
		struct text said = said_in(line);
		bool held = table ? is_result(t, table, said) : said.len;

		sheet |= text_is(line, SHEET);
		if (sheet && table)
			break;
		if (!h->line && (sheet || (held && table)))
			h->line = n;
		if (!h->line || !held)
			continue;
		buf_text(&b, said);
		buf_char(&b, '\n');
	}
	h->lines = arena_buf(a, &b);
	return h->lines.len ? h : NULL;
}
