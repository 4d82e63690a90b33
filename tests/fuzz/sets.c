/*
 * Owns which rules an input may be judged under: every rule set that ships,
 * every option over each set that it fits, all from the book, so that a new
 * file is fuzzed at once; and rules at random.
 */
#include "target.h"

#include <stdio.h>

#include "../oracle/draw.h"
#include "rules/file.h"

#define MOST 1024
#define DRAWN 512 /* rule sets at random */

static struct named {
	char name[64];
	struct context *context; /* made when first asked for */
} all[MOST];
static unsigned count;
static struct rulebook *book;

static struct context *
create(const char *name)
{
	struct error e = { .code = NULL };

	return context_create(book, text_of(name), NULL, 0, &e);
}

/* Keep the name if there are such rules. */
static void
add(const char *name)
{
	struct context *c = create(name);

	if (!c)
		return;
	context_free(c);
	require(count < MOST, "room for all rule sets");
	snprintf(all[count++].name, sizeof(all->name), "%s", name);
}

static void
set_up(void)
{
	const struct entry_file *set, *option;
	char name[64];

	book = rulebook_create();
	for (size_t i = 0; (set = rulebook_entry(book, i)); i++) {
		if (set->option)
			continue;
		snprintf(name, sizeof(name), "%.*s", (int)set->name.len,
		    set->name.s);
		add(name);
		for (size_t k = 0; (option = rulebook_entry(book, k)); k++) {
			if (!option->option)
				continue;
			snprintf(name, sizeof(name), "%.*s+%.*s",
			    (int)set->name.len, set->name.s,
			    (int)option->name.len, option->name.s);
			add(name);
		}
	}
}

static struct context *
context_of(struct named *n)
{
	if (!n->context)
		n->context = create(n->name);
	return n->context;
}

/* Rules at random, always the same of one number; NULL: not to be used. */
static struct context *
drawn_context_of(unsigned number)
{
	static struct drawer *drawer;
	static struct context *drawn[DRAWN];
	static bool tried[DRAWN];
	struct source s = { .random = { number } };
	struct error e = { .code = NULL };
	struct drawn_rules r;

	if (tried[number])
		return drawn[number];
	if (!drawer)
		drawer = drawer_create();
	tried[number] = true;
	if (draw_rules(drawer, &s, &r))
		drawn[number] = context_create(drawer->book, text_of(r.name),
		    r.settings, r.n, &e);
	return drawn[number];
}

struct context *
take_context(struct text *input)
{
	const char *lf = input->len ? memchr(input->s, '\n', input->len) : NULL;
	struct text name = { input->s, lf ? (size_t)(lf - input->s) : input->len };
	struct context *drawn;
	unsigned sum = 0;

	if (!count)
		set_up();
	require(count > 0, "a rule set");
	*input = text_skip(*input, name.len + (lf != NULL));
	for (unsigned i = 0; i < count; i++)
		if (text_is(name, all[i].name))
			return context_of(&all[i]);
	for (size_t i = 0; i < name.len; i++)
		sum = sum * 31 + (unsigned char)name.s[i];
	drawn = sum / count % 2 ? drawn_context_of(sum / count / 2 % DRAWN) :
	    NULL;
	return drawn ? drawn : context_of(&all[sum % count]);
}
