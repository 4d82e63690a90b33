/*
 * Owns further judgements: the changed copy of the deal, as it would be printed
 * too, and its memory.
 */
#include "why/again.h"

#include <stdlib.h>
#include <string.h>

#include "deal/seat-line.h"
#include "rules/derive.h"
#include "rules/file.h"
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

	*a = (struct again){ .book = book, .solver = solver_create(),
		.arena = arena_create(), .kept = arena_create() };
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
judge(struct again *a, const struct deal *given, const struct rules *r)
{
	struct deal d = deal_under(given, r, a->arena);

	judge_deal(a->solver, &d, false, a->arena, &a->verdicts);
	return &a->verdicts;
}

const struct verdicts *
again_rules(struct again *a, const struct deal *d, const struct rules *r)
{
	arena_reset(a->arena);
	return judge(a, d, r);
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
	return judge(a, &d, d.rules);
}

const struct verdicts *
again_keys(struct again *a, const struct deal *d, const bool *keys,
    const struct rules *from)
{
	const char *blamed[2];
	struct error ignored;
	struct rules *r;

	arena_reset(a->arena);
	r = arena_alloc(a->arena, sizeof(*r));
	*r = *d->rules;
	for (size_t i = 0; i < RULE_KEYS; i++)
		if (keys[i])
			row_copy(&rules_rows[i], r, from);
	error_clear(&ignored);
	rules_derive(r, a->arena);
	return rules_consistent(r, blamed, &ignored) ? judge(a, d, r) : NULL;
}

const struct verdicts *
again_context(struct again *a, const struct deal *given, struct text name,
    struct text key, struct text value)
{
	const struct rules *was = given->rules, *r;
	struct setting *settings;
	size_t n = 0;
	struct error ignored;

	error_clear(&ignored);
	arena_reset(a->arena);
	settings = arena_alloc(a->arena, (was->nstated + 1) * sizeof(*settings));
	for (size_t i = 0; i < was->nstated; i++) {
		settings[n] = was->stated[i];
		settings[n].from = FROM_CONTEXT;
		n += !text_equal(settings[n].key, key);
	}
	settings[n++] = (struct setting){ .key = key, .value = value,
		.from = FROM_CONTEXT };
	r = rules_compile(a->book, name, settings, n, a->arena, &ignored);
	return r ? judge(a, given, r) : NULL;
}

/* Comparing */

bool
again_same(const struct outcome *a, const struct outcome *b)
{
	return a->verdict == b->verdict && a->codes == b->codes &&
	    text_equal(a->error, b->error) &&
	    a->has_deadwood == b->has_deadwood &&
	    a->has_points == b->has_points && a->has_won == b->has_won &&
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

/* As printed */

/* The shown cards as a plain hand; back: with the discard among its cards. */
static struct seat
plain_seat(const struct seat *s, const struct arrangement *shown, bool back)
{
	struct seat plain = *s;

	plain.kind = SEAT_PLAIN;
	plain.cards = *shown;
	plain.cards.ngroups = plain.cards.laid_end = 0;
	plain.cards.takes = 0;
	if (back) {
		plain.cards.cards[plain.cards.size++] = shown->discard;
		plain.cards.discard = CARD_NONE;
	}
	return plain;
}

static struct text
print(const struct seat *s, const struct judgement *j, struct buf *b)
{
	seat_line_body(b, s, &j->shown, CARDS_ASCII);
	return buf_view(b);
}

/* With this seat instead, is the result the same, and printed alike? */
static bool
prints_same(struct again *again, const struct deal *d,
    const struct verdicts *v, int i, const struct seat *s)
{
	const struct verdicts *w = again_seat(again, d, i, s);
	struct buf was = { 0 }, is = { 0 };
	bool same = again_alike(d, v, w) &&
	    text_equal(print(&d->seats[i], &v->seats[i], &was),
	    print(s, &w->seats[i], &is));

	buf_free(&was);
	buf_free(&is);
	return same;
}

/* The seat of a hand, free to be arranged anew if that is how it was. */
static struct seat
free_seat(struct again *again, const struct deal *d, const struct verdicts *v,
    int i)
{
	const struct arrangement *shown = &v->seats[i].shown;
	struct seat s = d->seats[i];

	if (shown->discard != CARD_NONE) {
		assert(shown->size < HAND_MAX);
		s = plain_seat(&d->seats[i], shown, true);
		if (prints_same(again, d, v, i, &s))
			return s;
	}
	s = plain_seat(&d->seats[i], shown, false);
	if (d->seats[i].kind == SEAT_PLAIN || prints_same(again, d, v, i, &s))
		return s;
	s.kind = SEAT_ARRANGEMENT;
	s.cards = *shown;
	return s;
}

const struct deal *
printed_deal(struct again *again, const struct deal *d,
    const struct verdicts *v, struct arena *a)
{
	struct deal *printed = arena_alloc(a, sizeof(*printed));

	*printed = *d;
	printed->seats = arena_alloc(a, (size_t)d->nseats *
	    sizeof(*printed->seats));
	for (int i = 0; i < d->nseats; i++) {
		const struct judgement *j = &v->seats[i];
		struct seat *s = &printed->seats[i];

		*s = d->seats[i];
		if (j->outcome.verdict == VERDICT_ERROR) {
			s->kind = SEAT_BAD;
			s->verb = VERB_NONE;
			s->action = ACTION_NONE;
			s->on_table = NULL;
			s->error = j->outcome.error;
			s->message = NULL;
		} else if (s->kind == SEAT_PLAIN ||
		    (seat_is_hand(s) && s->verb == VERB_NONE)) {
			*s = free_seat(again, d, v, i);
		} else if (seat_is_hand(s)) {
			s->kind = SEAT_ARRANGEMENT;
			s->cards = j->shown;
		}
	}
	return printed;
}

/* Houses */

/* Add what ships, unless it is an option that needs another. */
static void
add_house(struct again *a, const struct entry_file *entry)
{
	struct house *h = &a->houses[a->nhouses];
	struct error ignored;

	error_clear(&ignored);
	if (entry->file)
		return;
	h->name = entry->option ? arena_joined(a->kept, entry->fits.name[0],
	    '+', entry->name) : entry->name;
	h->option = entry->option;
	h->rules = rules_compile(a->book, h->name, NULL, 0, a->kept, &ignored);
	if (!h->rules)
		return;
	h->root = rulebook_root(a->book, h->name);
	a->nhouses++;
}

/* Find all houses that ship. */
static void
open_houses(struct again *a)
{
	const struct entry_file *entry;
	size_t room = 0;

	while (rulebook_entry(a->book, room))
		room++;
	a->houses = arena_alloc(a->kept, room * sizeof(*a->houses));
	for (int option = 0; option < 2; option++)
		for (size_t i = 0; (entry = rulebook_entry(a->book, i)); i++)
			if (entry->option == option)
				add_house(a, entry);
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
