/* Owns "expect:", the expected result. */
#include "read/read-expect.h"

#include "deal/outcome.h"
#include "read/keys.h"

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

bool
expect_read(const struct node *n, struct arena *arena, struct seat *seat,
    struct error *error)
{
	struct error e = { .code = NULL };
	struct text said;
	struct buf b = { NULL, 0, 0 };

	if (n->kind != NODE_MAP)
		return error_set(error, "schema", n->line, n->column,
		    "\"expect\" must be a mapping, like {verdict: ready, "
		    "deadwood: 1}");
	if (!keys_known(n, outcome_parts, PARTS, error))
		return false;
	/* GCC's analyzer does not see that it has memory. */
	buf_reserve(&b, 1);
	join_expect(&b, n);
	said = arena_buf(arena, &b);
	if (!outcome_parse(said, 0, &seat->expect, &e))
		return error_set(error, e.code, n->line, n->column, "%s",
		    e.text);
	seat->has_expect = true;
	return true;
}

void
seat_expect(const struct node *map, struct arena *arena, struct seat *seat)
{
	struct error ignored = { .code = NULL };
	const struct node *n = node_get(map, "expect");

	if (n)
		expect_read(n, arena, seat, &ignored);
}
