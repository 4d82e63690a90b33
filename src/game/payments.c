/*
 * Owns the settling of debts.  N people whose balances sum to zero can settle
 * among themselves with N - 1 payments, so the most such groups make the fewest
 * payments; with ten players and the house, all ways to group them are tried.
 */
#include "game/payments.h"

#define PARTIES (SEATS_MAX + 1)

struct settling {
	int64_t balance[PARTIES];
	unsigned n;
	/* by set of parties: the most groups that they can form */
	unsigned char groups[1u << PARTIES];
};

static int64_t
sum_of(const struct settling *s, unsigned parties)
{
	int64_t sum = 0;

	for (unsigned i = 0; i < s->n; i++)
		if (parties >> i & 1)
			sum += s->balance[i];
	return sum;
}

/* The party (as its bit) without which the others form most groups. */
static unsigned
best_to_leave(const struct settling *s, unsigned parties)
{
	unsigned best = parties & ~(parties - 1);

	for (unsigned rest = parties & ~best; rest; rest &= rest - 1) {
		unsigned one = rest & ~(rest - 1);

		if (s->groups[parties & ~one] > s->groups[parties & ~best])
			best = one;
	}
	return best;
}

static void
count_groups(struct settling *s)
{
	s->groups[0] = 0;
	for (unsigned parties = 1; parties < 1u << s->n; parties++)
		s->groups[parties] = (unsigned char)
		    (s->groups[parties & ~best_to_leave(s, parties)] +
		    (sum_of(s, parties) == 0));
}

/* The party of the group that is owed most (sign 1) or owes most (-1). */
static int
extreme(const struct settling *s, unsigned group, int sign)
{
	unsigned most = (unsigned)bits_lowest(group);

	for (unsigned i = most + 1; i < s->n; i++)
		if (group >> i & 1 &&
		    sign * s->balance[i] > sign * s->balance[most])
			most = i;
	return (int)most;
}

/* Each payment leaves one of the two with nothing to settle. */
static int
settle_group(struct settling *s, unsigned group, struct payment *out)
{
	int n = 0;

	for (;;) {
		int from = extreme(s, group, -1), to = extreme(s, group, 1);
		int64_t amount = s->balance[to];

		if (amount == 0)
			return n;
		if (-s->balance[from] < amount)
			amount = -s->balance[from];
		s->balance[from] += amount;
		s->balance[to] -= amount;
		out[n++] = (struct payment){ from, to, amount };
	}
}

int
sheet_payments(const struct sheet *sheet, struct payment out[SEATS_MAX])
{
	struct settling s = { .n = (unsigned)sheet->nplayers + 1 };
	int64_t entry = sheet->rules.facts.entry;
	unsigned left, group = 0;
	int n = 0;

	for (int p = 0; p < sheet->nplayers; p++) {
		const struct sheet_player *one = &sheet->players[p];

		s.balance[p] = one->money;
		if (sheet->has_prize)
			s.balance[p] += one->prize - entry * (1 + one->rejoins);
		s.balance[sheet->nplayers] -= s.balance[p];
	}
	count_groups(&s);
	for (left = (1u << s.n) - 1; left;) {
		unsigned leaves = best_to_leave(&s, left);

		group |= leaves;
		left &= ~leaves;
		/* Those left sum to zero, so those taken out do, too. */
		if (sum_of(&s, left) == 0) {
			n += settle_group(&s, group, out + n);
			group = 0;
		}
	}
	return n;
}
