/*
 * Owns what --houses finds: the listed houses with their rules, which are kept
 * from record to record, their outcomes, and the keys that separate them.
 */
#include "why/houses.h"

#include <stdlib.h>
#include <string.h>

#include "rules/derive.h"
#include "rules/table.h"
#include "settle/referee.h"

/* All houses with the options and keys of the records before. */
struct kept {
	struct arena *arena;
	struct rules *own;         /* of those records; NULL: of none yet */
	struct house_laid *houses;
	int n;
};

struct houses {
	struct rulebook *book;
	struct solver *solver;
	struct again *again;
	struct arena *arena;
	struct text *names;
	int nnames;
	bool all;                  /* one of them is "all" */
	struct kept kept;
};

/* The list */

/* Is the house's name valid, whatever a record has?  Make it the one it has. */
static bool
is_house(struct houses *h, struct text *name, struct arena *names,
    struct error *e)
{
	struct arena *scratch = arena_create();
	bool all = text_is(*name, "all");
	const struct rules *r = all ? NULL :
	    rules_compile(h->book, *name, NULL, 0, scratch, e);

	if (r)
		*name = arena_text(names, r->name);
	arena_free(scratch);
	return all || r;
}

static bool
read_list(struct houses *h, const char *list, struct arena *names,
    struct error *e)
{
	h->names = arena_alloc(h->arena, (strlen(list) + 1) *
	    sizeof(*h->names));
	for (;;) {
		size_t len = strcspn(list, ",");
		const char *one = arena_copy(names, list, len);

		if (!len)
			return error_set(e, "usage", 0, 0, "--houses: expected "
			    "rule sets separated by commas, or all");
		if (!load_rules(h->book, one, names, &h->names[h->nnames],
		    e) || !is_house(h, &h->names[h->nnames], names, e))
			return false;
		h->all |= text_is(h->names[h->nnames++], "all");
		if (!list[len])
			return true;
		list += len + 1;
	}
}

struct houses *
houses_create(struct rulebook *book, const char *list, struct arena *names,
    struct error *e)
{
	struct houses *h = util_alloc(sizeof(*h));

	*h = (struct houses){ .book = book, .arena = arena_create(),
		.kept.arena = arena_create(), .solver = solver_create(),
		.again = again_create(book) };
	if (read_list(h, list, names, e))
		return h;
	houses_free(h);
	return NULL;
}

void
houses_free(struct houses *h)
{
	if (!h)
		return;
	arena_free(h->kept.arena);
	again_free(h->again);
	solver_free(h->solver);
	arena_free(h->arena);
	free(h);
}

/* Rules */

/* Add a house, unless it is there. */
static void
add_house(struct houses *h, struct text name)
{
	struct kept *k = &h->kept;
	struct house_laid *l = &k->houses[k->n];

	for (int i = 0; i < k->n; i++)
		if (text_equal(k->houses[i].name, name))
			return;
	l->name = name;
	error_clear(&l->e);
	l->rules = rules_under(h->book, name, k->own, k->arena, &l->e);
	k->n++;
}

/* Add what "all" stands for: the shipped sets of the family, with r's first. */
static void
add_family(struct houses *h)
{
	const struct rules *own = h->kept.own;
	const struct house *house;

	for (size_t i = 0; (house = again_house(h->again, i)); i++)
		if (text_equal(house->name, rules_set_name(own)))
			add_house(h, house->name);
	for (size_t i = 0; (house = again_family(h->again, own, &i));)
		if (!house->option)
			add_house(h, house->name);
}

/* The record's rules without its facts; they outlive the record. */
static struct rules *
copy_own(const struct rules *r, struct arena *a)
{
	struct rules *own = arena_alloc(a, sizeof(*own));
	size_t n = r->nstated - r->nfacts;
	struct setting *keys = arena_alloc(a, n * sizeof(*keys));

	for (size_t i = 0; i < n; i++) {
		keys[i] = r->stated[r->nfacts + i];
		keys[i].value = arena_text(a, keys[i].value);
	}
	own->name = arena_text(a, r->name);
	own->stated = keys;
	own->nstated = n;
	return own;
}

/* Do the kept ones have the set, options and keys of r? */
static bool
is_kept(const struct kept *k, const struct rules *r)
{
	const struct setting *keys = r->stated + r->nfacts;
	size_t n = r->nstated - r->nfacts;

	if (!k->own || !text_equal(k->own->name, r->name) ||
	    k->own->nstated != n)
		return false;
	for (size_t i = 0; i < n; i++) {
		const struct setting *own = &k->own->stated[i];

		if (own->from != keys[i].from ||
		    !text_equal(own->key, keys[i].key) ||
		    !text_equal(own->value, keys[i].value))
			return false;
	}
	return true;
}

/* Lay the houses under other rules; first: a set before them, or empty. */
static void
fill(struct houses *h, const struct rules *r, struct text first)
{
	struct kept *k = &h->kept;
	size_t most = (size_t)h->nnames + 1, shipped = 0;

	while (h->all && again_house(h->again, shipped))
		shipped++;
	arena_reset(k->arena);
	k->own = copy_own(r, k->arena);
	k->houses = arena_alloc(k->arena, (most + shipped) *
	    sizeof(*k->houses));
	k->n = 0;
	if (first.len)
		add_house(h, first);
	for (int i = 0; i < h->nnames; i++) {
		if (text_is(h->names[i], "all"))
			add_family(h);
		else
			add_house(h, h->names[i]);
	}
}

const struct house_laid *
houses_laid(struct houses *h, const struct rules *r, bool first, int *n)
{
	struct rules alone = *r;

	alone.name.len = strcspn(r->name.s, "+");
	fill(h, &alone, first ? r->name : TEXT(""));
	*n = h->kept.n;
	return h->kept.houses;
}

/* Verdicts */

static void
judge_view(struct houses *h, const struct house_laid *l, const struct deal *d,
    struct arena *a, struct house_view *v)
{
	struct verdicts *all = &v->verdicts;
	const char *blamed[2];

	v->name = l->name;
	v->deal = *d;
	all->error = l->e;
	if (l->rules) {
		struct rules *r = arena_alloc(a, sizeof(*r));

		*r = *l->rules;
		r->facts = d->rules->facts;
		rules_derive(r, a);
		v->deal = deal_under(d, r, a);
		if (rules_consistent(r, blamed, &all->error)) {
			judge_deal(h->solver, &v->deal, false, a, all);
			return;
		}
	}
	/* It cannot be judged: every seat has the error's code. */
	v->broken = true;
	all->failed = true;
	all->winner = -1;
	all->seats = arena_alloc(a, (size_t)d->nseats * sizeof(*all->seats));
	for (int i = 0; i < d->nseats; i++)
		all->seats[i].outcome = (struct outcome){
			.verdict = VERDICT_ERROR,
			.error = text_of(all->error.code) };
}

/* Add the view to its outcome, or to a new one. */
static void
sort_in(struct house_views *all, struct house_view *v, struct arena *a)
{
	struct house_outcome *o = all->outcomes;
	struct house_outcome *end = o + all->noutcomes;

	while (o < end && !again_alike(&v->deal, &o->views[0]->verdicts,
	    &v->verdicts))
		o++;
	if (o == end) {
		all->noutcomes++;
		o->views = arena_alloc(a, (size_t)all->n * sizeof(*o->views));
	}
	o->views[o->n++] = v;
}

/* Most common first; of equally common ones, the one whose house came first. */
static void
sort_outcomes(struct house_views *all)
{
	for (int i = 1; i < all->noutcomes; i++) {
		struct house_outcome o = all->outcomes[i];
		int k = i;

		for (; k > 0 && all->outcomes[k - 1].n < o.n; k--)
			all->outcomes[k] = all->outcomes[k - 1];
		all->outcomes[k] = o;
	}
}

/* Keys */

/* Do these keys of the other view give its outcome? */
static bool
gives(struct again *again, const struct house_view *from,
    const struct house_view *to, const bool *taken)
{
	const struct verdicts *v = again_keys(again, &from->deal, taken,
	    to->deal.rules);

	return v && again_alike(&to->deal, v, &to->verdicts);
}

/* Take one key that does, else all but those that are not needed. */
static void
find_keys(struct again *again, const struct house_view *from,
    struct house_part *part)
{
	const struct house_view *to = part->views[0];
	bool taken[RULE_KEYS];

	for (enum rule_key i = 0; i < RULE_KEYS; i++)
		taken[i] = !row_same(&rules_rows[i], from->deal.rules,
		    to->deal.rules);
	for (enum rule_key i = 0; i < RULE_KEYS; i++) {
		bool one[RULE_KEYS] = { false };

		one[i] = taken[i];
		if (!taken[i] || !gives(again, from, to, one))
			continue;
		part->keys[part->nkeys++] = i;
		return;
	}
	/* A key may be needed only beside one that goes after it. */
	for (int pass = 0; pass < 2; pass++)
		for (enum rule_key i = 0; i < RULE_KEYS; i++)
			if (taken[i]) {
				taken[i] = false;
				taken[i] = !gives(again, from, to, taken);
			}
	for (enum rule_key i = 0; i < RULE_KEYS; i++)
		if (taken[i])
			part->keys[part->nkeys++] = i;
}

/* Has the view the values of the part's keys? */
static bool
belongs(const struct house_view *v, const struct house_part *part)
{
	for (int i = 0; i < part->nkeys; i++)
		if (!row_same(&rules_rows[part->keys[i]], v->deal.rules,
		    part->views[0]->deal.rules))
			return false;
	return true;
}

static void
find_parts(struct again *again, const struct house_view *first,
    struct house_outcome *o, struct arena *a)
{
	size_t n = (size_t)o->n;

	o->parts = arena_alloc(a, n * sizeof(*o->parts));
	for (int i = 0; i < o->n && !first->broken; i++) {
		struct house_part *part = o->parts, *end = part + o->nparts;

		if (o->views[i]->broken)
			continue;
		while (part < end && !belongs(o->views[i], part))
			part++;
		if (part == end)
			part->views = arena_alloc(a, n * sizeof(*part->views));
		part->views[part->n++] = o->views[i];
		if (part == end) {
			o->nparts++;
			find_keys(again, first, part);
		}
	}
}

void
houses_judge(struct houses *h, const struct deal *given,
    const struct verdicts *v, struct arena *a, struct house_views *all)
{
	const struct kept *k = &h->kept;
	const struct deal *d;
	size_t n;

	memset(all, 0, sizeof(*all));
	if (all_are_errors(given, v))
		return;
	if (!is_kept(k, given->rules))
		fill(h, given->rules, TEXT(""));
	d = printed_deal(h->again, given, v, a);
	all->n = k->n;
	n = (size_t)k->n;
	all->views = arena_alloc(a, n * sizeof(*all->views));
	all->outcomes = arena_alloc(a, n * sizeof(*all->outcomes));
	for (int i = 0; i < all->n; i++) {
		judge_view(h, &k->houses[i], d, a, &all->views[i]);
		sort_in(all, &all->views[i], a);
	}
	sort_outcomes(all);
	for (int i = 1; i < all->noutcomes; i++)
		find_parts(h->again, all->outcomes[0].views[0],
		    &all->outcomes[i], a);
}
