/*
 * Owns the melds of suit tables as lists of numbers: the first of the lists that
 * are worth the same, and the shapes of a list.
 */
#include "solve/suit-inside.h"

#include <string.h>

#define RUN_PARTS(PART) \
	PART(CLASS_ANY, CLASS_ANY, CLASS_ANY) \
	PART(CLASS_RUN, CLASS_RUN, CLASS_ANY) \
	PART(CLASS_RUN, CLASS_ANY, CLASS_RUN) \
	PART(CLASS_PURE, CLASS_PURE, CLASS_ANY) \
	PART(CLASS_PURE, CLASS_ANY, CLASS_PURE) \
	PART(CLASS_BOTH, CLASS_BOTH, CLASS_ANY) \
	PART(CLASS_BOTH, CLASS_ANY, CLASS_BOTH) \
	PART(CLASS_BOTH, CLASS_PURE, CLASS_RUN) \
	PART(CLASS_BOTH, CLASS_RUN, CLASS_PURE)
#define TWO_PARTS(PART) \
	PART(CLASS_TWO, CLASS_TWO, CLASS_ANY) \
	PART(CLASS_TWO, CLASS_ANY, CLASS_TWO) \
	PART(CLASS_TWO, CLASS_RUN, CLASS_RUN)
#define PURE_PARTS(PART) \
	PART(0, 0, 0) \
	PART(1, 1, 0) PART(1, 0, 1) \
	PART(2, 2, 0) PART(2, 1, 1) PART(2, 0, 2) \
	PART(3, 3, 0) PART(3, 2, 1) PART(3, 1, 2) PART(3, 0, 3)

const struct part *
suit_parts(const struct suit_store *s, int class)
{
#define PART(whole, one, other) { whole, one, other },
	static const struct part by_runs[] = {
		RUN_PARTS(PART) TWO_PARTS(PART) { CLASSES, 0, 0 }
	}, by_pure[] = {
		PURE_PARTS(PART) { CLASSES, 0, 0 }
	};
#undef PART
	static const unsigned char runs_from[] = { 0, 1, 3, 9, 5 },
	    pure_from[] = { 0, 1, 3, 6 };

	return s->pure ? by_pure + pure_from[class] : by_runs + runs_from[class];
}

static inline int32_t
most_of(int32_t a, int32_t b)
{
	return a > b ? a : b;
}

/* The same for that many jokers, each class. */
static void
join_at(const struct suit_tables *t, const int32_t *a, const int32_t *b,
    int jokers, int32_t *most)
{
	for (int class = 0; class < CLASSES; class++)
		most[class] = 2 * NO_WORTH;
	for (int i = 0; i <= jokers; i++) {
		const int32_t *x = a + CELL(i, 0), *y = b + CELL(jokers - i, 0);

		if (t->asked.class == CLASS_ANY) { /* it asks for no other */
			most[CLASS_ANY] = most_of(most[CLASS_ANY],
			    x[CLASS_ANY] + y[CLASS_ANY]);
			continue;
		}
#define RAISE(whole, one, other) \
		most[whole] = most_of(most[whole], x[one] + y[other]);
		if (t->store.pure) {
			PURE_PARTS(RAISE)
			continue;
		}
		RUN_PARTS(RAISE)
		if (t->asked.class == CLASS_TWO) { /* others do not ask for it */
			TWO_PARTS(RAISE)
		}
#undef RAISE
	}
}

void
suit_join(const struct suit_tables *t, const int32_t *a, const int32_t *b,
    int jokers, struct joined *out)
{
	for (int j = 0; j <= jokers; j++)
		join_at(t, a, b, j, out->worth + CELL(j, 0));
}

/* Melds as numbers: a run as in suit-inside.h, and its suit; or a set. */

#define MELD_JOKER_FIRST (UINT64_C(1) << 62)
#define MELD_SUIT(suit) ((uint64_t)(suit) << 32)
/* After the first card a set goes on behind a run that has the next card. */
#define SET_NEXT 1u
#define MELD_SET ((uint64_t)SET_NEXT << RUN_PLACE(1))
#define SET_PLACE(i) (24 - 3 * (i)) /* three bits: a suit, or: */
#define SET_JOKER 4u
#define SET_END 5u

static void
add_meld(struct melds *m, uint64_t meld)
{
	int i = m->n++;

	for (; i && m->meld[i - 1] > meld; i--)
		m->meld[i] = m->meld[i - 1];
	m->meld[i] = meld;
}

static void
add_runs(struct melds *m, const struct suit_store *s,
    const struct suit_table *t, int cell, int suit)
{
	for (uint32_t at = t->runs[cell]; at; at = s->runs[at].next) {
		uint32_t run = s->runs[at].run;

		add_meld(m, MELD_SUIT(suit) | run | (run >> RUN_PLACE(0) ==
		    RUN_JOKER_FIRST ? MELD_JOKER_FIRST : 0));
	}
}

static void
add_set(struct melds *m, const struct set *s)
{
	uint64_t meld = MELD_SET | RUN_START(s->rank);
	int n = 0;

	for (int suit = 0; suit < SUITS; suit++)
		if (s->cards >> (16 * suit + s->rank) & 1) {
			meld |= n ? (uint64_t)suit << SET_PLACE(n) :
			    MELD_SUIT(suit);
			n++;
		}
	for (; n < 3; n++)
		meld |= (uint64_t)SET_JOKER << SET_PLACE(n);
	if (n < SUITS)
		meld |= (uint64_t)SET_END << SET_PLACE(n);
	add_meld(m, meld);
}

static bool
melds_come_before(const struct melds *a, const struct melds *b)
{
	int i = 0;

	while (i < a->n && a->meld[i] == b->meld[i])
		i++;
	return i < a->n && a->meld[i] < b->meld[i];
}

void
suit_keep_first(struct melds *first, const struct melds *m)
{
	if (first->n < 0 || melds_come_before(m, first))
		*first = *m;
}

/* The first list of two suits that makes a cell worth this. */
static struct melds
first_of_two(const struct suit_tables *t, const struct split *split, int suit,
    int jokers, int class, int32_t worth)
{
	const struct suit_table *a = split->suit[suit];
	const struct suit_table *b = split->suit[suit + 1];
	const struct part *parts = suit_parts(&t->store, class);
	struct melds first = { .n = -1 };

	for (int j = 0; j <= jokers; j++)
		for (const struct part *p = parts; p->whole == class; p++) {
			int x = CELL(j, p->one), y = CELL(jokers - j, p->other);
			struct melds m = { .n = 0 };

			if (a->worth[x] + b->worth[y] != worth)
				continue;
			add_runs(&m, &t->store, a, x, suit);
			add_runs(&m, &t->store, b, y, suit + 1);
			suit_keep_first(&first, &m);
		}
	return first;
}

APART struct melds
suit_list(const struct suit_tables *t, const struct split *split,
    const struct joined *one, const struct joined *two, int32_t worth)
{
	struct melds first = { .n = -1 };

	for (int i = 0; i < split->nsets; i++)
		worth -= t->sets[split->sets[i]].worth;
	for (int j = 0; j <= split->jokers; j++)
		for (const struct part *p = t->parts; p->whole == t->asked.class;
		    p++) {
			int other = split->jokers - j;
			int32_t x = one->worth[CELL(j, p->one)];
			int32_t y = two->worth[CELL(other, p->other)];
			struct melds m, more;

			if (x + y != worth)
				continue;
			m = first_of_two(t, split, 0, j, p->one, x);
			more = first_of_two(t, split, 2, other, p->other, y);
			for (int i = 0; i < more.n; i++)
				add_meld(&m, more.meld[i]);
			suit_keep_first(&first, &m);
		}
	for (int i = 0; i < split->nsets; i++)
		add_set(&first, &t->sets[split->sets[i]]);
	return first;
}

/* The set of a number, after its first card. */
static void
read_set(uint64_t meld, struct shape *s)
{
	unsigned place;

	s->kind = SHAPE_SET;
	s->count[s->suit] = 1;
	s->suit = 0;
	for (; s->size < SUITS; s->size++) {
		place = meld >> SET_PLACE(s->size) & 7;
		if (place == SET_END)
			return;
		if (place == SET_JOKER)
			s->jokers++;
		else
			s->count[place] = 1;
	}
}

/* The run of a number, after its first card. */
static void
read_run(uint64_t meld, struct shape *s)
{
	unsigned place;

	s->kind = SHAPE_RUN;
	if (s->start == RUN_JOKER_FIRST) {
		s->start = KING - 1;
		s->holes = s->jokers = 1;
	}
	for (; s->size < POSITIONS; s->size++) {
		place = meld >> RUN_PLACE(s->size) & 3;
		if (place == RUN_END)
			return;
		s->holes |= (uint32_t)(place == RUN_JOKER) << s->size;
		s->jokers = (unsigned char)(s->jokers + (place == RUN_JOKER));
	}
}

void
suit_read_melds(const struct melds *m, struct search_result *out)
{
	out->n = m->n;
	for (int i = 0; i < m->n; i++) {
		uint64_t meld = m->meld[i];
		struct shape *s = &out->shapes[i];

		*s = (struct shape){ .size = 1,
			.start = (unsigned char)(meld >> RUN_PLACE(0) & 15),
			.suit = (unsigned char)(meld >> 32 & 3) };
		if ((meld >> RUN_PLACE(1) & 3) == SET_NEXT)
			read_set(meld, s);
		else
			read_run(meld, s);
	}
}

