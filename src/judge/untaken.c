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

/* Of those melded or laid off, was card i laid off in vain, as no taker? */
static bool
is_refused(const struct judging *j, int i)
{
	const struct arrangement *a = &j->seat->cards;
	int laid = i - laid_start(a);

	if (laid < 0 || j->out->laid_group[laid] >= 0)
		return false;
	return !takes_joker(a, laid);
}

/* Does it lie in a meld that counts, or was it laid off, as one that was taken? */
static bool
may_be_taken(const struct judging *j, int i)
{
	const struct arrangement *a = &j->seat->cards;
	int laid = i - laid_start(a), g = 0;

	if (laid >= 0)
		return !takes_joker(a, laid);
	while (a->end[g] <= i)
		g++;
	return j->seat->verb == VERB_NONE || !(j->out->counting >> g & 1);
}

/*
 * How many jokers that the seat says it took are not its own: those that were
 * not taken, and those that must be laid at once, are not, and are more cards
 * than a player can have.
 */
static int
count_untaken(const struct judging *j, int refused)
{
	const struct arrangement *a = &j->seat->cards;
	int took = bits_count(a->takes) - refused, laid = 0;

	if (j->rules->layoff_claimed != CLAIMED_IS_LAID || !j->seat->on_table ||
	    whole_size(a) + j->seat->on_table->size != j->rules->dealt + 1 +
	    took)
		return refused;
	for (int i = 0; i < a->laid_end; i++)
		laid += meld_may_be_joker(j->rules, a->cards[i]) &&
		    !is_refused(j, i);
	return refused + max_of(took - laid, 0);
}

/* How many of the jokers that the seat says it took does its line not name? */
static int
count_unnamed(const struct judging *j, const struct on_table *before)
{
	const struct arrangement *a = &j->seat->cards;
	int unnamed = bits_count(a->takes);

	for (int i = 0; i < a->size; i++)
		unnamed -= is_joker_of(before, j->rules, a->cards[i]);
	return max_of(unnamed, 0);
}

/* Leave out card i, of a group perhaps, which is gone if that was all of it. */
static void
leave_out(struct seat *s, int i)
{
	struct arrangement *a = &s->cards;
	int laid = i - laid_start(a), n = 0;
	uint64_t before = (UINT64_C(1) << (laid & 63)) - 1;

	if (laid >= 0 && i < a->laid_end) {
		a->takes = (a->takes & before) | (a->takes >> 1 & ~before);
		if (s->laid_at)
			memmove(s->laid_at + laid, s->laid_at + laid + 1,
			    (size_t)(laid_size(a) - laid - 1) *
			    sizeof(*s->laid_at));
	}
	for (int g = 0; g < a->ngroups; g++) {
		int end = a->end[g] - (a->end[g] > i);

		if (end > (n ? a->end[n - 1] : 0))
			a->end[n++] = (unsigned char)end;
	}
	a->ngroups = (unsigned char)n;
	a->laid_end = (unsigned char)(a->laid_end - (i < a->laid_end));
	a->size--;
	memmove(a->cards + i, a->cards + i + 1, (size_t)(a->size - i));
}

/* Judge the seat without jokers that were not taken; false if there are none. */
static bool
judge_without(struct judging *j, const struct on_table *before)
{
	struct seat *held = arena_alloc(j->arena, sizeof(*held));
	struct arrangement *a = &held->cards;
	uint64_t refused = find_takes_nothing(j);
	struct hand untaken = j->out->untaken;
	int n = count_untaken(j, bits_count(refused));
	/* Of those laid, one that the line does not name is left out first. */
	int laid = bits_count(refused) - count_unnamed(j, before);

	*held = *j->seat;
	if (held->laid_at) { /* those of the record stay as they are */
		held->laid_at = arena_alloc(j->arena,
		    HAND_MAX * sizeof(*held->laid_at));
		memcpy(held->laid_at, j->seat->laid_at,
		    (size_t)laid_size(a) * sizeof(*held->laid_at));
	}
	a->takes &= ~refused;
	for (int i = a->size - 1; i >= 0 && n > 0; i--) {
		if (!is_joker_of(before, j->rules, a->cards[i]))
			continue;
		if (i < j->seat->cards.laid_end && !is_refused(j, i)) {
			if (!may_be_taken(j, i) || laid <= 0)
				continue;
			laid--;
		}
		hand_add(&untaken, a->cards[i]);
		leave_out(held, i);
		n--;
	}
	if (held->cards.size == j->seat->cards.size)
		return false;
	*j->table = *before;
	judgement_reset(j->out);
	j->out->untaken = untaken;
	j->seat = held;
	judge_down(j);
	return true;
}

/*
 * Of jokers that it says it took, and did not, those in groups that count are
 * still shown: the table has them, too.
 */
static void
note_shown(struct judging *j, const struct on_table *before)
{
	const struct arrangement *a = &j->seat->cards;
	struct hand *taken = &j->out->taken;
	int n = bits_count(find_takes_nothing(j) & j->out->shown.takes) -
	    taken->size;

	for (int i = 0; i < laid_start(a) && n > 0; i++)
		if (is_joker_of(before, j->rules, a->cards[i])) {
			hand_add(taken, a->cards[i]);
			n--;
		}
}

void
judge_untaken(struct judging *j, const struct on_table *before)
{
	/* Without one, another card may take none. */
	while (judge_without(j, before))
		;
	note_shown(j, before);
}
