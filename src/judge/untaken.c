/* Owns the jokers that a seat says it took and that are not in its hand. */
#include "judge/judge.h"

#include <string.h>

/* Does a meld on the table have this card as a joker? */
static bool
is_joker_of(const struct on_table *t, const struct rules *r, card c)
{
	for (int k = 0; k < t->spread.n; k++)
		for (int i = 0; i < t->spread.melds[k].size; i++)
			if (t->spread.melds[k].cards[i] == c &&
			    meld_has_joker_at(r, &t->spread.melds[k], i))
				return true;
	return false;
}

/* The cards "for JK" that took no joker, as bits. */
static uint64_t
find_takes_nothing(const struct judging *j)
{
	const struct judgement *out = j->out;
	uint64_t none = j->seat->cards.takes;

	for (int i = 0; i < laid_size(&out->shown); i++)
		if (took_joker(out, i))
			none &= ~(UINT64_C(1) << i);
	return none;
}

/*
 * May card i, of which refused say in vain that they took a joker, be the joker?
 * One that was laid off is, as it was taken before any of the player's own; or,
 * of those taken, one that could not be.
 */
static bool
may_be_untaken(const struct judging *j, int i, int refused)
{
	const struct arrangement *a = &j->seat->cards;
	int laid = i - laid_start(a);

	return i >= a->laid_end || (laid >= 0 && !j->seat->laid_at &&
	    !takes_joker(a, laid) &&
	    (refused || j->out->laid_group[laid] < 0));
}

/*
 * How many jokers that the seat says it took can lie only among these, and may
 * not: they were not taken, or must be laid at once and are more cards than a
 * player can have?
 */
static int
count_untaken(const struct judging *j, int refused)
{
	const struct arrangement *a = &j->seat->cards;
	int took = bits_count(a->takes) - refused, n = refused;

	if (j->rules->layoff_claimed == CLAIMED_IS_LAID && j->seat->on_table &&
	    whole_size(a) + j->seat->on_table->size == j->rules->dealt + 1 +
	    took)
		n += took;
	for (int i = 0; i < a->laid_end; i++)
		n -= meld_may_be_joker(j->rules, a->cards[i]) &&
		    !may_be_untaken(j, i, refused);
	return n;
}

/* Leave out card i, which may be one that was laid off. */
static void
leave_out(struct arrangement *a, int i)
{
	int laid = i - laid_start(a);
	uint64_t before = (UINT64_C(1) << (laid & 63)) - 1;

	if (i < a->laid_end) {
		a->takes = (a->takes & before) | (a->takes >> 1 & ~before);
		a->laid_end--;
	}
	a->size--;
	memmove(a->cards + i, a->cards + i + 1, (size_t)(a->size - i));
}

void
judge_untaken(struct judging *j, const struct on_table *before)
{
	struct seat *held = arena_alloc(j->arena, sizeof(*held));
	struct arrangement *a = &held->cards;
	uint64_t refused = find_takes_nothing(j);
	struct hand untaken = hand_empty();
	int nrefused = bits_count(refused);
	int n = count_untaken(j, nrefused);

	*held = *j->seat;
	a->takes &= ~refused;
	for (int i = a->size - 1; i >= laid_start(a) && n > 0; i--) {
		if (!is_joker_of(before, j->rules, a->cards[i]) ||
		    !may_be_untaken(j, i, nrefused))
			continue;
		hand_add(&untaken, a->cards[i]);
		leave_out(a, i);
		n--;
	}
	if (!untaken.size)
		return;
	*j->table = table_copy(before, j->arena);
	judgement_reset(j->out);
	j->out->untaken = untaken;
	j->seat = held;
	judge_down(j);
}
