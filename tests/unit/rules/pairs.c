/*
 * Every ordered pair of options that fit one rule set: the same rules both ways
 * round, or an error both ways; or one goes over the other, in that order.
 */
#include <stdio.h>
#include <string.h>

#include "rules/data.h"
#include "rules/file.h"
#include "rules/table.h"
#include "settings.h"
#include "tap.h"

#define OPTIONS 64

/* The second goes over the first. */
static const char *const over[][2] = {
	{ "best-of-2", "grand" }, { "best-of-3", "grand" },
	{ "split-80", "split-of-three" }, { "split-175", "split-of-three" },
};

/* Where options need others to act. */
static const char *const bases[] = { "gin", "contract", "basic", "rummy-500",
	"indian", "indian+pool-101", "indian+pool-201", "indian+best-of-3" };

static bool
goes_over(const char *first, const char *second)
{
	for (size_t i = 0; i < countof(over); i++)
		if (!strcmp(over[i][0], first) && !strcmp(over[i][1], second))
			return true;
	return false;
}

static const struct rules *
compose(struct rulebook *book, const char *base, const char *first,
    const char *second, struct arena *a, struct error *e)
{
	char name[3 * 100];

	snprintf(name, sizeof(name), "%.40s+%.40s+%.40s", base, first,
	    second);
	return compile(book, name, a, e);
}

static bool
same(const struct rules *a, const struct rules *b)
{
	for (enum rule_key k = 0; k < RULE_KEYS; k++)
		if (!row_same(&rules_rows[k], a, b))
			return false;
	return true;
}

static void
try_pair(struct rulebook *book, const char *base, const char *one,
    const char *other, struct arena *a)
{
	struct error e = { .code = NULL }, back = { .code = NULL };
	const struct rules *r = compose(book, base, one, other, a, &e);
	const struct rules *s = compose(book, base, other, one, a, &back);

	/* One that does not fit the base has its pairs elsewhere. */
	if ((!r && !strcmp(e.code, "fits")) || (!s && !strcmp(back.code, "fits")))
		return;
	if (r && s)
		ok(same(r, s), "%s+%s+%s either way", base, one, other);
	else if (r || s)
		ok(r ? goes_over(one, other) : goes_over(other, one),
		    "%s: of %s and %s one goes over the other%s%s", base, one,
		    other, e.text, back.text);
	else
		ok(*e.text && *back.text, "%s+%s+%s: %s", base, one, other,
		    e.text);
}

/* A file of one's own; what is wrong with it, if anything. */
static const char *const files[][2] = {
	{ "extends: gin\nout: {bonus: 25}\n", "out.bonus acts only where "
	    "scoring is collect or melds; here it is difference" },
	{ "extends: gin\nout: {bonus: 0}\n", "" },
	{ "extends: gin\nscoring: penalty\nsettle: points\n", "" },
	{ "extends: indian\nsplit: {from: 90}\n", "split.from acts only where "
	    "game.at-target is out, and game.target is not none, and "
	    "players.max is not 2; here game.at-target is end" },
	{ "option: a\nfits: [gin]\nout: {bonus: 25}\n", "" },
	{ "option: a\nfits: [basic]\nout: {bonus: 15}\n", "" },
};

static void
test_own_files(void)
{
	for (size_t i = 0; i < countof(files); i++) {
		struct rulebook *book = rulebook_create();
		struct error e = { .code = NULL };
		struct text name;

		ok(rulebook_add(book, text_of(files[i][0]), "x", &name, &e) ==
		    !*files[i][1], "%s", files[i][0]);
		is_str(e.text, files[i][1], "what is wrong");
		ok(!e.code || (!strcmp(e.code, "key") && e.line >= 2),
		    "and where");
		rulebook_free(book);
	}
}

/* What is built in says nothing that could not act. */
static void
test_files(void)
{
	for (size_t i = 0; i < embedded_rules_count; i++) {
		const struct embedded_rules *f = &embedded_rules[i];
		struct rulebook *book = rulebook_create();
		struct error e = { .code = NULL };
		struct text name;

		ok(rulebook_add(book, (struct text){ (const char *)f->text,
		    f->len }, f->name, &name, &e), "%s states what can act%s",
		    f->name, e.text);
		rulebook_free(book);
	}
}

int
main(void)
{
	struct rulebook *book = rulebook_create();
	struct arena *a = arena_create();
	char names[OPTIONS][40];
	const struct entry_file *entry;
	size_t n = 0;

	test_files();
	test_own_files();
	for (size_t i = 0; (entry = rulebook_entry(book, i)) && n < OPTIONS; i++)
		if (entry->option)
			snprintf(names[n++], sizeof(names[0]), "%.*s",
			    (int)entry->name.len, entry->name.s);
	for (size_t b = 0; b < countof(bases); b++)
		for (size_t i = 0; i < n; i++)
			for (size_t k = i + 1; k < n; k++) {
				try_pair(book, bases[b], names[i], names[k], a);
				arena_reset(a);
			}
	arena_free(a);
	rulebook_free(book);
	return tap_done();
}
