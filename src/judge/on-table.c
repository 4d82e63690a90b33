/* Owns the melds on the table: how lay-offs and melds of seats change them. */
#include "judge/on-table.h"

#include <assert.h>
#include <string.h>

#include "judge/packs.h"

/*
 * Put the n groups of a seat that are melds beside those on the table, in new
 * lists: a copy of the table as it was stays as it is.
 */
static void
add_melds(struct on_table *t, const struct meld *groups, int n, int seat,
    int first, struct arena *arena)
{
	size_t most = (size_t)t->spread.n + (size_t)n;
	const struct on_table before = *t;

	t->spread.melds = arena_alloc(arena, most * sizeof(*groups));
	t->owner = arena_alloc(arena, most * sizeof(*t->owner));
	for (int k = 0; k < t->spread.n; k++) {
		t->spread.melds[k] = before.spread.melds[k];
		t->owner[k] = before.owner[k];
	}
	for (int g = 0; g < n; g++) {
		if (groups[g].kind == MELD_NONE)
			continue;
		t->owner[t->spread.n].seat = (signed char)seat;
		t->owner[t->spread.n].group = (signed char)(first + g);
		t->spread.melds[t->spread.n++] = groups[g];
	}
}

static void
open_seat(struct on_table *t, const struct deal *d, int seat,
    struct judgement *j, struct arena *arena)
{
	struct arrangement *a = d->seats[seat].on_table;

	j->laid_before = arena_alloc(arena, a->ngroups * sizeof(struct meld));
	melds_read_typed(d->rules, a, a, j->laid_before);
	add_melds(t, j->laid_before, a->ngroups, seat, 0, arena);
}

void
table_open(struct on_table *t, const struct deal *d, struct verdicts *v,
    struct arena *arena)
{
	t->spread.n = 0;
	t->seats = d->seats;
	t->alone = d->nseats == 1;
	for (int i = 0; i < d->nseats; i++)
		if (d->seats[i].on_table &&
		    v->seats[i].outcome.verdict != VERDICT_ERROR)
			open_seat(t, d, i, &v->seats[i], arena);
}

struct claimed
jokers_named(const struct judging *j)
{
	const struct arrangement *a = j->seat->kind == SEAT_PLAIN ?
	    &j->out->shown : &j->seat->cards;
	struct claimed named = { hand_empty(), 0, 0, NULL };
	bool kept = j->rules->layoff_claimed == CLAIMED_IS_KEPT;

	for (int i = 0; i < (kept ? a->size : a->laid_end); i++)
		if (meld_may_be_joker(j->rules, a->cards[i]))
			hand_add(&named.jokers, a->cards[i]);
	if (j->seat->kind != SEAT_PLAIN)
		named.takes = a->takes;
	return named;
}

/* Show these cards as laid off, after the others, as far as there is room. */
static void
show_laid_off(struct arrangement *a, const struct hand *h)
{
	card cards[HAND_MAX];
	int n = hand_cards(h, cards);

	if (n > HAND_MAX - a->size)
		n = HAND_MAX - a->size;
	memmove(a->cards + a->laid_end + n, a->cards + a->laid_end,
	    (size_t)unmatched_size(a));
	memcpy(a->cards + a->laid_end, cards, (size_t)n);
	a->laid_end = (unsigned char)(a->laid_end + n);
	a->size = (unsigned char)(a->size + n);
}

/* The meld of the spread to which a record says that card i went, or -1. */
static short
find_place(const struct judging *j, int i)
{
	const struct laid_at *at = &j->seat->laid_at[i];
	const struct on_table *t = j->table;

	for (short k = 0; at->group && k < t->spread.n; k++)
		if (t->owner[k].group + 1 == at->group &&
		    text_equal(t->seats[t->owner[k].seat].name, at->seat))
			return k;
	return -1;
}

static void
check_layoffs(struct judging *j, const struct claimed *named,
    struct laid_off *laid, struct meld *after)
{
	struct arrangement *a = &j->out->shown;
	struct claimed known = *named;
	bool said = j->seat->kind != SEAT_PLAIN && j->seat->laid_at;
	short on[HAND_MAX];

	for (int i = 0; said && i < laid_size(a); i++)
		on[i] = find_place(j, i);
	known.on = said ? on : NULL;
	layoff_check(j->solver, j->rules, a->cards + laid_start(a),
	    laid_size(a), &j->table->spread, &known, laid, after);
}

/* The jokers of the table that a plain hand is laid out with. */
static struct claimed
jokers_used(const struct judging *j)
{
	const struct arrangement *typed = &j->seat->cards, *a = &j->out->shown;
	struct claimed used = { hand_empty(), 0, 0, NULL };
	struct hand own;

	hand_of(&own, typed->cards, typed->size);
	if (a->discard != typed->discard)
		hand_remove(&own, a->discard);
	for (int i = 0; i < a->size; i++)
		if (!hand_remove(&own, a->cards[i]))
			hand_add(&used.jokers, a->cards[i]);
	used.least = used.jokers.size;
	return used;
}

/*
 * How many jokers the line must have taken: with those on the table they are
 * more than there are, where that is not only a warning.
 */
static int
least_taken(const struct judging *j, const struct hand *named)
{
	const struct on_table *t = j->table;
	struct hand all;
	int least = 0;

	if (!j->rules->deck_strict || !named->size)
		return 0;
	hand_of(&all, j->seat->cards.cards, j->seat->cards.size);
	if (j->seat->cards.discard != CARD_NONE)
		hand_add(&all, j->seat->cards.discard);
	for (int k = 0; k < t->spread.n; k++) {
		const struct meld *m = &t->spread.melds[k];
		/* Those of this turn are in the line. */
		bool now = t->owner[k].seat == j->index &&
		    t->owner[k].group >= seat_laid_before(j->seat);

		for (int i = 0; i < m->size && !now; i++)
			if (hand_count(named, m->cards[i]))
				hand_add(&all, m->cards[i]);
	}
	for (card c = 0; c <= CARD_JOKER; c++) {
		int more = hand_count(&all, c) - packs_have(j->rules, c);

		least += max_of(min_of(more, hand_count(named, c)), 0);
	}
	return least;
}

void
table_lay_off(struct judging *j, struct meld *after)
{
	struct judgement *out = j->out;
	struct claimed named = jokers_named(j);
	struct laid_off laid;

	named.least = least_taken(j, &named.jokers);
	if (j->seat->kind == SEAT_PLAIN && named.jokers.size) {
		named = jokers_used(j);
		check_layoffs(j, &named, &laid, after);
		hand_remove_all(&laid.freed, &named.jokers);
		show_laid_off(&out->shown, &laid.freed);
		named = jokers_used(j);
	}
	check_layoffs(j, &named, &laid, after);
	out->taken = laid.taken;
	for (int i = 0; i < laid_size(&out->shown); i++) {
		out->laid_group[i] = laid.on[i];
		/* Of a card that is refused what was said stays. */
		if (laid.on[i] >= 0)
			out->shown.takes &= ~(UINT64_C(1) << i);
	}
	out->shown.takes |= laid.takes;
}

static bool
is_changed(const struct meld *before, const struct meld *after)
{
	return before->size != after->size ||
	    memcmp(before->cards, after->cards, (size_t)after->size) != 0;
}

static void
change_melds(struct judging *j, struct meld *after)
{
	struct judgement *out = j->out;
	struct on_table *t = j->table;

	out->changed = arena_alloc(j->arena,
	    (size_t)t->spread.n * sizeof(*out->changed));
	for (int i = 0; i < t->spread.n; i++) {
		if (!is_changed(&t->spread.melds[i], &after[i]))
			continue;
		out->changed[out->nchanged] = (struct changed){ &after[i],
			t->owner[i].seat, t->owner[i].group,
			meld_worth(j->rules, &after[i]) -
			meld_worth(j->rules, &t->spread.melds[i]) };
		out->laid_off += out->changed[out->nchanged++].more;
	}
	t->spread.melds = after;
}

void
table_lay(struct judging *j)
{
	add_melds(j->table, j->out->melds, j->out->shown.ngroups, j->index,
	    seat_laid_before(j->seat), j->arena);
}

void
table_change(struct judging *j, struct meld *after, bool stands)
{
	struct judgement *out = j->out;
	const struct arrangement *a = &out->shown;
	struct on_table *t = j->table;

	if (after)
		change_melds(j, after);
	for (int i = 0; i < laid_size(a); i++) {
		int meld = out->laid_group[i];

		if (meld < 0)
			continue;
		out->laid_seat[i] = t->owner[meld].seat;
		out->laid_group[i] = t->owner[meld].group;
	}
	if (stands)
		table_lay(j);
}
