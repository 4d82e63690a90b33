/*
 * Owns the melds of suit tables as lists of numbers: the first of the lists that
 * are worth the same, and the shapes of a list.
 */
#include "solve/suit-inside.h"

#define PART(whole, one, other) \
	{ CLASS_##whole, CLASS_##one, CLASS_##other },
static const struct part { unsigned char whole, one, other; } parts[] = {
	SUIT_PARTS(PART)
};
#undef PART

/* The first part of those that make a class, which are side by side. */
static size_t
first_part(int class)
{
	size_t k = 0;

	while (parts[k].whole != class)
		k++;
	return k;
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
add_runs(struct melds *m, const struct runs *runs, int suit)
{
	for (int i = 0; i < MELDS_MOST && runs->run[i] != NO_RUN; i++)
		add_meld(m, MELD_SUIT(suit) | runs->run[i] |
		    (runs->run[i] >> RUN_PLACE(0) == RUN_JOKER_FIRST ?
		    MELD_JOKER_FIRST : 0));
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
	for (int k = 0; k < s->jokers; k++)
		meld |= (uint64_t)SET_JOKER << SET_PLACE(n++);
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
	struct melds first = { .n = -1 };
	size_t from = first_part(class);

	for (int j = 0; j <= jokers; j++)
		for (size_t k = from; k < countof(parts) &&
		    parts[k].whole == class; k++) {
			int x = CELL(j, parts[k].one);
			int y = CELL(jokers - j, parts[k].other);
			struct melds m = { .n = 0 };

			if (a->worth[x] + b->worth[y] != worth)
				continue;
			add_runs(&m, suit_runs(a, t->store.jokers, x), suit);
			add_runs(&m, suit_runs(b, t->store.jokers, y), suit + 1);
			suit_keep_first(&first, &m);
		}
	return first;
}

/* The first list of a choice of sets whose runs are worth this. */
static APART struct melds
first_of_split(const struct suit_tables *t, const struct split *split,
    int32_t worth)
{
	const struct suit_table *const *suit = split->suit;
	struct joined half[2];
	struct melds first = { .n = -1 };
	size_t from = first_part(t->class);

	suit_join(suit[0]->worth, suit[1]->worth, split->jokers, half[0].worth);
	suit_join(suit[2]->worth, suit[3]->worth, split->jokers, half[1].worth);
	for (int j = 0; j <= split->jokers; j++)
		for (size_t k = from; k < countof(parts) &&
		    parts[k].whole == t->class; k++) {
			int a = parts[k].one, b = parts[k].other;
			int32_t x = half[0].worth[CELL(j, a)];
			int32_t y = half[1].worth[CELL(split->jokers - j, b)];
			struct melds m, more;

			if (x + y != worth)
				continue;
			m = first_of_two(t, split, 0, j, a, x);
			more = first_of_two(t, split, 2, split->jokers - j, b, y);
			for (int i = 0; i < more.n; i++)
				add_meld(&m, more.meld[i]);
			suit_keep_first(&first, &m);
		}
	for (int i = 0; i < split->nsets; i++)
		add_set(&first, &t->sets[split->sets[i]]);
	return first;
}

struct melds
suit_list(const struct suit_tables *t, const struct split *split, int32_t worth)
{
	for (int i = 0; i < split->nsets; i++)
		worth -= t->sets[split->sets[i]].worth;
	return first_of_split(t, split, worth);
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
	for (; s->size < CARDS_MOST; s->size++) {
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

