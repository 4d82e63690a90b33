/*
 * Owns the printed form of a mapping that cannot be read: the line of text that
 * it might have been.
 */
#include "read/describe.h"

#include "deal/seat-name.h"
#include "read/read-seat.h"

/*
 * Append a node's strings, those in its lists too, to a depth of two; of a meld
 * its cards.
 */
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

void
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
		name_print(b, name);
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
