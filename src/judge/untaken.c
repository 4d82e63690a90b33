/* Owns the jokers that a seat says it took and that are not in its hand. */
#include "judge/untaken.h"

#include <string.h>

#include "judge/judge.h"

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
		if (takes_joker(&out->shown, i) && out->laid_group[i] >= 0)
			none &= ~(UINT64_C(1) << i);
	return none;
}

/*
 * How many jokers that the seat says it took can lie only among what is left of
 * its hand, and may not: they were not taken, or must be laid at once and are
 * more cards than a player can have?
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
		n -= meld_may_be_joker(j->rules, a->cards[i]);
	return n;
}

void
judge_untaken(struct judging *j, const struct on_table *before)
{
	struct seat *held = arena_alloc(j->arena, sizeof(*held));
	struct arrangement *a = &held->cards;
	uint64_t refused = find_takes_nothing(j);
	struct hand untaken = hand_empty();
	int n = count_untaken(j, bits_count(refused));

	*held = *j->seat;
	for (int i = a->laid_end; i < a->size && n > 0;) {
		if (!is_joker_of(before, j->rules, a->cards[i])) {
			i++;
			continue;
		}
		hand_add(&untaken, a->cards[i]);
		a->size--;
		memmove(a->cards + i, a->cards + i + 1, (size_t)(a->size - i));
		n--;
	}
	if (!untaken.size)
		return;
	a->takes &= ~refused;
	*j->table = table_copy(before, j->arena);
	*j->out = (struct judgement){ .laid_before = j->out->laid_before,
		.untaken = untaken };
	memset(j->out->laid_group, -1, sizeof(j->out->laid_group));
	j->seat = held;
	judge_down(j);
}
