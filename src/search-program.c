/*
 * Owns the linear program behind prices and its solution by the simplex method,
 * in whole numbers: the inverse of the basis is kept times its determinant.
 */
#include "search-program.h"

#include <stdlib.h>
#include <string.h>

#define PIVOTS 400 /* at most */
#define ROWS (52 + 6) /* cards, jokers, room, demand */
/*
 * The numbers of a column add up to less than 150.  So while those of the
 * inverse are below LARGE, and its prices below DEAREST, no product is above
 * 2^62.
 */
#define LARGE (INT64_C(1) << 12)

/*
 * The linear program: how much of each way to lay, so that no row is used more
 * than its amount.  Rows are cards, jokers, room and the demand.  A way gives
 * its room to the row room, and a column of its own takes one from joker and
 * one from room.  A run gives one to run, and a column that is worth the prize
 * takes one from run and one from runs_asked; the same with pure for a run that
 * is kept.
 */
struct program {
	const struct search *search;
	int rows;
	unsigned char row[HAND_MAX]; /* of a first copy */
	int joker, room, run, runs_asked, pure, pure_asked; /* rows; -1: none */
	int64_t prize;
	uint32_t *ways; /* that can be laid */
	uint32_t nways, size;
	/*
	 * The inverse of the basis in whole numbers over one scale; its last row
	 * are prices, its last column amounts.
	 */
	int64_t scale;
	int64_t inverse[ROWS + 1][ROWS + 1];
};

/* One column of the program: a few small numbers. */
struct column {
	int n;
	unsigned char row[WAY_CARDS + 4];
	signed char count[WAY_CARDS + 4];
	int64_t worth;
};

struct program *
program_create(void)
{
	struct program *p = util_alloc(sizeof(*p));

	p->ways = NULL;
	p->size = 0;
	return p;
}

void
program_free(struct program *p)
{
	free(p->ways);
	free(p);
}

static void
put(struct column *c, int row, int count)
{
	c->row[c->n] = (unsigned char)row;
	c->count[c->n++] = (signed char)count;
}

/* A way's worth: what need not be paid when it is laid. */
static int64_t
worth_of(const struct search *s, const struct way *w)
{
	return w->worth + (w->shape.jokers + w->wild) * s->joker_cost;
}

static void
column_of(const struct program *p, const struct way *w, bool kept,
    struct column *c)
{
	int jokers = w->shape.jokers + w->wild;

	c->n = 0;
	c->worth = worth_of(p->search, w);
	for (int i = 0; i < w->ncards; i++)
		put(c, p->row[w->first[i]], 1);
	if (jokers)
		put(c, p->joker, jokers);
	if (p->run >= 0 && w->shape.kind == SHAPE_RUN)
		put(c, p->run, -1);
	if (kept)
		put(c, p->pure, -1);
	else if (p->room >= 0)
		put(c, p->room, -w->room);
}

/* What a column is worth beyond its price, times the scale. */
static int64_t
gain_of(const struct program *p, const struct column *c)
{
	const int64_t *price = p->inverse[p->rows];
	int64_t gain = c->worth * p->scale;

	for (int i = 0; i < c->n; i++)
		gain -= price[c->row[i]] * c->count[i];
	return gain;
}

/* The same of a way, not kept. */
static int64_t
gain_of_way(const struct program *p, const struct way *w)
{
	const int64_t *price = p->inverse[p->rows];
	int64_t gain = worth_of(p->search, w) * p->scale;

	for (int i = 0; i < w->ncards; i++)
		gain -= price[p->row[w->first[i]]];
	if (p->joker >= 0)
		gain -= price[p->joker] * (w->shape.jokers + w->wild) -
		    price[p->room] * w->room;
	if (p->run >= 0 && w->shape.kind == SHAPE_RUN)
		gain += price[p->run];
	return gain;
}

/* What it gains by being kept. */
static int64_t
gain_of_keeping(const struct program *p, const struct way *w)
{
	const int64_t *price = p->inverse[p->rows];

	return price[p->pure] - (p->room < 0 ? 0 : price[p->room] * w->room);
}

/* Keep the better of two columns. */
static void
prefer(const struct program *p, struct column *best, int64_t *most,
    const struct column *c)
{
	int64_t gain = gain_of(p, c);

	if (gain <= *most)
		return;
	*most = gain;
	*best = *c;
}

/* The way that is worth most beyond its price. */
static int64_t
best_way(const struct program *p, struct column *best)
{
	const struct way *way = NULL;
	int64_t most = 0;
	bool kept = false;

	for (uint32_t i = 0; i < p->nways; i++) {
		const struct way *w = &p->search->ways[p->ways[i]];
		int64_t gain = gain_of_way(p, w);
		bool keep = p->pure >= 0 && shape_is_pure(&w->shape) &&
		    gain_of_keeping(p, w) > 0;

		if (keep)
			gain += gain_of_keeping(p, w);
		if (gain > most) {
			most = gain;
			way = w;
			kept = keep;
		}
	}
	if (way)
		column_of(p, way, kept, best);
	return most;
}

/* A column that takes one from both rows. */
static void
try_pair(const struct program *p, int one, int other, int64_t worth,
    struct column *best, int64_t *most)
{
	struct column c = { .worth = worth };

	if (one < 0)
		return;
	put(&c, one, 1);
	put(&c, other, 1);
	prefer(p, best, most, &c);
}

/* The column that is worth most beyond its price; false: none is. */
static bool
best_column(const struct program *p, struct column *best)
{
	int64_t most = best_way(p, best);

	for (int i = 0; i < p->rows; i++) {
		struct column c = { .n = 0 };

		if (p->inverse[p->rows][i] >= 0)
			continue;
		put(&c, i, 1);
		prefer(p, best, &most, &c);
	}
	try_pair(p, p->room, p->joker, p->search->joker_cost, best, &most);
	try_pair(p, p->run, p->runs_asked, p->prize, best, &most);
	try_pair(p, p->pure, p->pure_asked, p->prize, best, &most);
	return most > 0;
}

/* Which row limits the column most?  by: what one of it takes from each. */
static int
leaving_row(const struct program *p, const int64_t *by)
{
	int leave = -1;

	for (int i = 0; i < p->rows; i++)
		if (by[i] > 0 && (leave < 0 ||
		    p->inverse[i][p->rows] * by[leave] <
		    p->inverse[leave][p->rows] * by[i]))
			leave = i;
	return leave;
}

/* A factor that divides, modulo 2^64, what an odd number divides. */
static uint64_t
inverse_of(uint64_t odd)
{
	uint64_t inverse = odd; /* right in three bits, then 6, 12, 24, 48, 96 */

	for (int i = 0; i < 5; i++)
		inverse *= 2 - odd * inverse;
	return inverse;
}

/*
 * Take the column into the basis.  All quotients are whole (Edmonds); what is
 * divided is shifted first, then multiplied by an inverse.  False if no row
 * limits the column, or numbers get so large that the next step could overflow.
 */
static bool
pivot(struct program *p, const struct column *c)
{
	int shift = bits_lowest((uint64_t)p->scale), m = p->rows, leave;
	uint64_t inverse = inverse_of((uint64_t)p->scale >> shift);
	uint64_t large = 0, dear = 0;
	int64_t by[ROWS + 1];

	for (int i = 0; i < m; i++) {
		by[i] = 0;
		for (int k = 0; k < c->n; k++)
			by[i] += p->inverse[i][c->row[k]] * c->count[k];
	}
	by[m] = -gain_of(p, c);
	leave = leaving_row(p, by);
	if (leave < 0)
		return false;
	for (int i = 0; i <= m; i++) {
		if (i == leave || (!by[i] && by[leave] == p->scale))
			continue;
		/* The last of the last row would be the value: nobody asks. */
		for (int k = 0; k < m + (i < m); k++) {
			int64_t n = p->inverse[i][k] * by[leave] -
			    by[i] * p->inverse[leave][k];

			n = (int64_t)((uint64_t)(n >> shift) * inverse);
			p->inverse[i][k] = n;
			if (i == m)
				dear |= (uint64_t)(n < 0 ? -n : n);
			else if (k < m)
				large |= (uint64_t)(n < 0 ? -n : n);
		}
	}
	p->scale = by[leave];
	return large < LARGE && dear < DEAREST;
}

/*
 * A row with its slack in the basis.  Amounts are made slightly different,
 * which keeps the method from going in circles.
 */
static int
add_row(struct program *p, int amount)
{
	int row = p->rows++;

	memset(p->inverse[row], 0, sizeof(p->inverse[row]));
	p->inverse[row][row] = 1;
	p->inverse[row][ROWS] = ((int64_t)amount << 16) + row + 1;
	return row;
}

static void
start_rows(struct program *p, const struct state *t)
{
	const struct search *s = p->search;
	int64_t all = 0;

	p->rows = 0;
	p->scale = 1;
	p->joker = p->room = p->run = p->pure = -1;
	for (int i = 0; i < s->n; i += s->copies[s->cards[i]]) {
		int left = bits_count(copies_left(s, t, s->cards[i]));

		if (left)
			p->row[i] = (unsigned char)add_row(p, left);
		all += (int64_t)card_cost(s, i) * left;
	}
	p->prize = all + t->pool * s->joker_cost + 1;
	if (t->pool) {
		p->joker = add_row(p, t->pool);
		p->room = add_row(p, t->room);
	}
	if (t->runs) {
		p->run = add_row(p, 0);
		p->runs_asked = add_row(p, t->runs);
	}
	if (t->pure) {
		p->pure = add_row(p, 0);
		p->pure_asked = add_row(p, t->pure);
	}
	for (int i = 0; i < p->rows; i++)
		p->inverse[i][p->rows] = p->inverse[i][ROWS];
	memset(p->inverse[p->rows], 0, sizeof(p->inverse[0]));
}

static void
start_ways(struct program *p, const struct state *t)
{
	const struct search *s = p->search;

	if (p->size != s->size) {
		p->size = s->size;
		p->ways = util_realloc(p->ways, p->size * sizeof(*p->ways));
	}
	p->nways = 0;
	for (int c = 0; c < s->n; c += s->copies[s->cards[c]]) {
		struct view view = { .search = s, .state = t };

		for (uint32_t i = s->begin[c]; i < s->end[c]; ) {
			if (!search_may_begin(&view, &s->ways[i])) {
				i = s->ways[i].next;
				continue;
			}
			if (search_may_lay(&view, &s->ways[i]))
				p->ways[p->nways++] = i;
			i++;
		}
	}
}

/* The price of a row in parts, rounded up. */
static int64_t
price_of(const struct program *p, int row)
{
	int64_t n = row < 0 ? 0 : p->inverse[p->rows][row];

	if (n <= 0)
		return 0;
	n = (n * FINE + p->scale - 1) / p->scale;
	return n < DEAREST ? n : DEAREST;
}

void
program_solve(struct program *p, const struct search *s,
    const struct state *t, struct rates *out)
{
	struct column c;

	p->search = s;
	start_rows(p, t);
	start_ways(p, t);
	for (int i = 0; i < PIVOTS; i++)
		if (!best_column(p, &c) || !pivot(p, &c))
			break;
	for (int i = 0; i < s->n; i += s->copies[s->cards[i]])
		out->cards[i] = t->left >> i & 1 ? price_of(p, p->row[i]) : 0;
	out->joker = price_of(p, p->joker);
	out->room = price_of(p, p->room);
	out->run = price_of(p, p->run);
	out->pure = price_of(p, p->pure);
}
