/*
 * Fuzz target of rule files.  The first byte says how hands are read and
 * printed; then come three parts separated by form feeds: a rule file, what is
 * put after its name ("+oklahoma") and then settings, each after a blank, and
 * hands to judge under all that.
 *
 * What --show-rules prints of it is a rule file that shows the same: tried
 * where the first byte's highest bit is set.
 */
#include "target.h"

#include <stdlib.h>

#include "rules/table.h"

#define PART_END '\f'
#define SETTINGS 8
#define SHOW 0x80 /* of the first byte: it takes as long as all the rest */

/* The bytes up to the next byte like end, which are taken off the rest. */
static struct text
take(struct text *rest, char end)
{
	const char *at = rest->len ? memchr(rest->s, end, rest->len) : NULL;
	struct text part = { rest->s, at ? (size_t)(at - rest->s) : rest->len };

	*rest = text_skip(*rest, part.len + (at != NULL));
	return part;
}

static size_t
take_settings(struct text words, struct setting *settings)
{
	size_t n = 0;

	while (words.len && n < SETTINGS) {
		struct text word = take(&words, ' ');
		struct text key = take(&word, '=');

		if (key.len)
			settings[n++] = (struct setting){ .key = key,
				.value = word };
	}
	return n;
}

/*
 * A rule file of the bytes, exact; NULL if it is not a rule file or cannot be
 * used so.
 */
static struct context *
load(struct rulebook *book, struct text yaml, struct text more)
{
	char *bytes = exact_copy(yaml.s, yaml.len);
	struct setting settings[SETTINGS];
	struct context *context = NULL;
	struct text name, behind = take(&more, ' ');
	struct error e = { .code = NULL };
	struct buf names = { NULL, 0, 0 };

	yaml.s = bytes;
	if (rulebook_add(book, yaml, "house.yaml", &name, &e)) {
		buf_text(&names, name);
		buf_text(&names, behind);
		context = context_create(book,
		    buf_view(&names), settings,
		    take_settings(more, settings), &e);
	}
	require(context || (e.code && *e.text), "what is refused is told why");
	buf_free(&names);
	free(bytes);
	return context;
}

static void
check_shown(const struct rules *r, bool all)
{
	struct rulebook *book = rulebook_create();
	struct buf once = { NULL, 0, 0 };
	struct error e = { .code = NULL };
	struct context *context = NULL;
	struct text name;

	rules_show(r, all, &once);
	if (rulebook_add(book, buf_view(&once), "shown.yaml", &name, &e))
		context = context_create(book, name, NULL, 0, &e);
	if (!context)
		broken(e.text);
	for (enum rule_key i = 0; context && i < RULE_KEYS; i++)
		require(row_same(&rules_rows[i], r, context_default(context)),
		    "rules that are shown are read as the same");
	buf_free(&once);
	context_free(context);
	rulebook_free(book);
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct input in = { .format = INPUT_TEXT };
	struct text rest = { (const char *)data, size }, yaml, more;
	struct rulebook *book;

	if (size < 1)
		return 0;
	choose(&in, data[0], FORMAT_TEXT);
	rest = text_skip(rest, 1);
	yaml = take(&rest, PART_END);
	more = take(&rest, PART_END);
	book = rulebook_create();
	in.context = load(book, yaml, more);
	in.bytes = rest;
	if (in.context) {
		if (data[0] & SHOW) {
			check_shown(context_default(in.context), false);
			check_shown(context_default(in.context), true);
		}
		try_input(&in);
	}
	context_free(in.context);
	rulebook_free(book);
	return 0;
}
