/* A document's own rules. */
#include "rules/brackets.h"
#include "scope.h"
#include "tap.h"

/* The "rules:" of a document: the name and settings, or the error. */
static const struct { const char *yaml, *want; } nodes[] = {
	{ "taj", "taj" },
	{ "{extends: taj, penalty: {wrong: 100, missed: 5}}",
	    "taj penalty.wrong=100 penalty.missed=5" },
	{ "{lose.cap: 90, extends: taj}", "taj lose.cap=90" },
	{ "{lose: {cap: 90}}", " lose.cap=90" },
	{ "{deck: {packs-from: {7: 3}}, wild: {ranks: [2, J]}}",
	    " deck.packs-from=7:3 wild.ranks=2,J" },
	{ "[taj]", "schema@1:1 rules: expected a name or a mapping, not a list; "
	    "options are added with +, as in gin+oklahoma" },
	{ "{extends: [taj]}", "schema@1:11 extends: expected a name; options are "
	    "added with +, as in gin+oklahoma" },
	{ "{lose: {cap: 90}, lose.cap: 80}",
	    "yaml-key@1:19 duplicate key \"lose.cap\"; first used on line 1" },
	{ "{lose: {cap: 90, round-to: 5}, values: {ace: 1}, settle: none}",
	    "size@1:50 more than 3 rule keys" },
};

static void
test_nodes(struct buf *b)
{
	for (size_t i = 0; i < countof(nodes); i++) {
		struct arena *a = arena_create();
		struct error e = { .code = NULL };
		struct setting settings[3];
		struct text name = { "", 0 };
		struct node *root;
		size_t n = 0;

		b->len = 0;
		if (yaml_tree(text_of(nodes[i].yaml), 1, a, &root, &e) &&
		    rules_node(root, &name, settings, &n, countof(settings), a,
		    &e)) {
			buf_text(b, name);
			for (size_t k = 0; k < n; k++)
				buf_printf(b, " %.*s=%.*s",
				    (int)settings[k].key.len, settings[k].key.s,
				    (int)settings[k].value.len,
				    settings[k].value.s);
		} else {
			buf_printf(b, "%s@%zu:%zu %s", e.code, e.line, e.column,
			    e.text);
		}
		is_str(b->data, nodes[i].want, "%s", nodes[i].yaml);
		arena_free(a);
	}
}

int
main(void)
{
	struct buf b = { NULL, 0, 0 };

	test_nodes(&b);
	buf_free(&b);
	return tap_done();
}
