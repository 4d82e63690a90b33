/* Owns the value of a sum. */
#include "deal/sum.h"

#include <string.h>

#define SUM_FEW 4 /* terms that there is room for at first */

struct why_term *
sum_add(struct sum *s, struct arena *arena, enum why_op op, enum term name,
    int64_t value, enum rule_key key)
{
	struct why_term *t, *few = s->terms;

	if (s->n == s->room) {
		s->room = s->room ? 2 * s->room : SUM_FEW;
		s->terms = arena_alloc(arena,
		    (size_t)s->room * sizeof(*s->terms));
		if (few)
			memcpy(s->terms, few, (size_t)s->n * sizeof(*few));
	}
	t = &s->terms[s->n++];
	*t = (struct why_term){ .op = op, .name = name, .value = value,
		.seat = -1, .card = CARD_NONE, .key = key };
	return t;
}

static int64_t
apply(const struct why_term *t, int64_t sum)
{
	switch (t->op) {
	case OP_PLUS:
		return sum + t->value;
	case OP_MINUS:
		return sum - t->value;
	case OP_TIMES:
		return sum * t->value;
	case OP_AT_MOST:
		return sum < t->value ? sum : t->value;
	case OP_FLAT:
		return t->value;
	case OP_HALF:
		return (sum + 1) / 2;
	case OP_ROUND:
		return (sum + t->value / 2) / t->value * t->value;
	default: /* OP_NEGATE */
		return -sum;
	}
}

int64_t
why_sum(const struct why_term *terms, int n)
{
	int64_t sum = 0;

	for (int i = 0; i < n; i++)
		sum = apply(&terms[i], sum);
	return sum;
}
