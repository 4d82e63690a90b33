/* Owns further judgements: the changed copy of the deal, and its memory. */
#include "why/again.h"

#include <stdlib.h>
#include <string.h>

#include "rules/derive.h"
#include "rules/table.h"
#include "settle/referee.h"

struct again {
	struct rulebook *book;
	struct solver *solver;
	struct arena *arena;        /* of one judgement */
	struct arena *kept;         /* of the houses */
	struct house *houses;       /* NULL: not needed yet */
	size_t nhouses;
	struct verdicts verdicts;
};

struct again *
again_create(struct rulebook *book)
{
	struct again *a = util_alloc(sizeof(*a));

	memset(a, 0, sizeof(*a));
	a->book = book;
	a->solver = solver_create();
	a->arena = arena_create();
	a->kept = arena_create();
	return a;
}

void
again_free(struct again *a)
{
	if (!a)
		return;
	solver_free(a->solver);
	arena_free(a->arena);
	arena_free(a->kept);
	free(a);
}

/* Judging */

static const struct verdicts *
judge(struct again *a, const struct deal *d)
{
	judge_deal(a->solver, d, false, a->arena, &a->verdicts);
	return &a->verdicts;
}

const struct verdicts *
again_rules(struct again *a, const struct deal *given, const struct rules *r)
{
	struct deal d;

	arena_reset(a->arena);
	d = deal_under(given, r, a->arena);
	return judge(a, &d);
}

const struct verdicts *
again_seat(struct again *a, const struct deal *given, int i,
    const struct seat *seat)
{
	struct deal d = *given;

	arena_reset(a->arena);
	d.seats = arena_alloc(a->arena, (size_t)d.nseats * sizeof(*d.seats));
	memcpy(d.seats, given->seats, (size_t)d.nseats * sizeof(*d.seats));
	d.seats[i] = *seat;
	d = deal_under(&d, d.rules, a->arena);
	return judge(a, &d);
}

/* A copy of the rules to change, in memory for one judgement. */
static struct rules *
copy_rules(struct again *a, const struct rules *r)
{
	struct rules *copy;

	arena_reset(a->arena);
	copy = arena_alloc(a->arena, sizeof(*copy));
	*copy = *r;
	return copy;
}

/* Judge under the changed rules, if they are consistent. */
static const struct verdicts *
judge_changed(struct again *a, const struct deal *given, struct rules *r)
{
	const char *blamed[2];
	struct deal d;
	struct error ignored;

	error_clear(&ignored);
	rules_derive(r, a->arena);
	if (!rules_consistent(r, blamed, &ignored))
		return NULL;
	d = deal_under(given, r, a->arena);
	return judge(a, &d);
}

const struct verdicts *
again_keys(struct again *a, const struct deal *d, const bool *keys,
    const struct rules *from)
{
	struct rules *r = copy_rules(a, d->rules);

	for (size_t i = 0; i < RULE_KEYS; i++)
		if (keys[i])
			row_copy(&rules_rows[i], r, from);
	return judge_changed(a, d, r);
}

const struct verdicts *
again_set(struct again *a, const struct deal *d, struct text key,
    struct text value)
{
	struct rules *r = copy_rules(a, d->rules);
	const struct row *row = row_find(key);
	struct error ignored;

	error_clear(&ignored);
	if (!row || !row_set(row, r, value, &ignored))
		return NULL;
	return judge_changed(a, d, r);
}

/* Judge with the record's context, its name and one more setting changed. */
static const struct verdicts *
judge_context(struct again *a, const struct deal *given, struct text name,
    const struct setting *more)
{
	const struct rules *was = given->rules, *r;
	struct setting *settings;
	size_t n = 0;
	struct error ignored;
	struct deal d;

	error_clear(&ignored);
	settings = arena_alloc(a->arena, (was->nstated + 1) * sizeof(*settings));
	for (size_t i = 0; i < was->nstated; i++) {
		settings[n].key = text_of(was->stated[i].key);
		settings[n].value = was->stated[i].value;
		settings[n].from = FROM_CONTEXT;
		n += !more || !text_equal(settings[n].key, more->key);
	}
	if (more)
		settings[n++] = *more;
	r = rules_compile(a->book, name, settings, n, a->arena, &ignored);
	if (!r)
		return NULL;
	d = deal_under(given, r, a->arena);
	return judge(a, &d);
}

const struct verdicts *
again_typed(struct again *a, const struct deal *given, struct text key,
    struct text value)
{
	struct setting more = { .key = key, .value = value,
		.from = FROM_CONTEXT };

	arena_reset(a->arena);
	return judge_context(a, given, given->rules->name, &more);
}

const struct verdicts *
again_named(struct again *a, const struct deal *given, struct text name)
{
	arena_reset(a->arena);
	return judge_context(a, given, name, NULL);
}

/* Comparing */

static int
figures(const struct outcome *o)
{
	return o->has_deadwood | o->has_points << 1 | o->has_won << 2;
}

bool
again_same(const struct outcome *a, const struct outcome *b)
{
	return a->verdict == b->verdict && a->codes == b->codes &&
	    text_equal(a->error, b->error) && figures(a) == figures(b) &&
	    (!a->has_deadwood || a->deadwood == b->deadwood) &&
	    (!a->has_points || a->points == b->points) &&
	    (!a->has_won || a->won == b->won);
}

bool
again_alike(const struct deal *d, const struct verdicts *a,
    const struct verdicts *b)
{
	for (int i = 0; i < d->nseats; i++)
		if (!again_same(&a->seats[i].outcome, &b->seats[i].outcome))
			return false;
	return true;
}

/* Houses */

static struct text
name_of(struct again *a, const struct rulebook_entry *entry)
{
	return entry->option ? arena_joined(a->kept, entry->fits, '+',
	    entry->name) : entry->name;
}

/* All houses that ship. */
static void
list_houses(struct again *a, size_t room)
{
	struct rulebook_entry entry;

	a->houses = arena_alloc(a->kept, room * sizeof(*a->houses));
	for (size_t i = 0; rulebook_entry(a->book, i, &entry); i++) {
		struct house *h = &a->houses[a->nhouses];
		struct error ignored;

		error_clear(&ignored);
		if (!entry.shipped)
			continue;
		h->name = name_of(a, &entry);
		h->option = entry.option;
		h->rules = rules_compile(a->book, h->name, NULL, 0, a->kept,
		    &ignored);
		/* An option that needs another is not a house by itself. */
		if (!h->rules)
			continue;
		h->root = rulebook_root(a->book, h->name);
		a->nhouses++;
	}
}

static void
open_houses(struct again *a)
{
	struct rulebook_entry entry;
	size_t n = 0;

	while (rulebook_entry(a->book, n, &entry))
		n++;
	list_houses(a, n);
}

const struct house *
again_house(struct again *a, size_t i)
{
	if (!a->houses)
		open_houses(a);
	return i < a->nhouses ? &a->houses[i] : NULL;
}

const struct house *
again_family(struct again *a, const struct rules *r, size_t *at)
{
	struct text root = rulebook_root(a->book, r->name);
	const struct house *h;

	while ((h = again_house(a, (*at)++)))
		if (text_equal(h->root, root))
			return h;
	return NULL;
}
