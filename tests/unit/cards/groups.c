/* Lines of groups of cards, which are recognized at a glance, and others. */
#include "cards/notation.h"

#include "tap.h"

/* Groups after a word of four letters; NULL: there is anything else. */
static const struct {
	const char *line, *groups;
} grouped[] = {
	{ "show 4H 5H | JK | 6S 7S", "4H 5H | JK | 6S 7S" },
	{ "show 4h|5H", NULL }, { "show 4H 5H", NULL }, { "show", NULL },
	{ "show 4H | 5H ", NULL }, { "show 4H | 5H |", NULL },
	{ "show 4H 5H |  6H", NULL }, { "show | 4H 5H", NULL },
	{ "show 4H | | 5H", NULL }, { "show 4H | 5H / 6S", NULL },
	{ "show 4H | 5H6H", NULL }, { "show 4H |5H", NULL },
};

/* n groups of so many cards, after a word. */
static bool
reads_groups(int n, int size)
{
	struct arrangement a;
	struct buf b = { NULL, 0, 0 };
	bool read;

	buf_str(&b, "show");
	for (int i = 0; i < n * size; i++)
		buf_str(&b, i && i % size == 0 ? " | 4H" : " 4H");
	read = groups_only(buf_view(&b), 4, &a);
	buf_free(&b);
	return read && a.ngroups == n && a.size == n * size;
}

int
main(void)
{
	struct buf b = { NULL, 0, 0 };

	for (size_t i = 0; i < countof(grouped); i++) {
		struct arrangement a = { .size = 0 };
		bool read = groups_only(text_of(grouped[i].line), 4, &a);

		b.len = 0;
		if (read)
			arrangement_print(&b, &a, CARDS_ASCII);
		is_str(read ? b.data : NULL, grouped[i].groups,
		    "the groups of \"%s\"", grouped[i].line);
	}
	ok(reads_groups(GROUPS_MAX, 1), "as many groups as there may be");
	ok(!reads_groups(GROUPS_MAX + 1, 1), "one group more");
	ok(reads_groups(2, 30), "many cards");
	ok(!reads_groups(2, 33), "more cards than there may be");
	buf_free(&b);
	return tap_done();
}
