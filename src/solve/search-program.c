/*
 * Owns the linear program behind prices and its solution by the simplex method,
 * in whole numbers: the inverse of the basis is kept times its determinant.
 */
#include "solve/search-program.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define PIVOTS 200 /* at most */
#define ROWS (52 + 9) /* cards, jokers, room, demand */
#define NO_ROW UINT8_MAX
#define COLUMNS_KEPT 4096 /* memory for more is freed after the hand */
/*
 * The numbers of a column sum to less than 150.  So while those of the inverse
 * are below LARGE, and its prices below DEAREST, no product is above 2^62.  The
 * worth of a way is below 2^37 (COST_BITS, and the rest of a value).
 */
#define LARGE (INT64_C(1) << 12)

/* A set of all copies, or a run, which has fewer; jokers, and what is demanded. */
#define COLUMN_ROWS (SUITS * HAND_COPIES + 5)

/* One column of the program: a few small numbers. */
struct column {
	int64_t worth;
	unsigned char n;
	unsigned char row[COLUMN_ROWS];
	signed char count[COLUMN_ROWS];
};

/*
 * The linear program: how much of each way to lay, so that no row is used
 * beyond its amount.  Rows are the cards that some way takes, jokers, room and
 * the demand.  A way adds its room to the row room, and a column of its own
 * takes one from joker and one from room.  The row run must get at least the
 * demand, from runs and at first from the prize, which has no column since it
 * only ever leaves; likewise pure, from kept runs.
 */
struct program {
	const struct search *search;
	const struct state *state;
	int rows;
	int amount[ROWS]; /* below 0: that much must be added */
	int64_t prize;
	unsigned char row[HAND_MAX]; /* of a first copy, or NO_ROW */
	int joker, room, run, pure, set; /* rows; -1: none */
	int runs, sets; /* of a contract: rows for the most allowed */
	struct column *columns;
	uint32_t ncolumns, size;
	/*
	 * The inverse of the basis in whole numbers over one scale; its last row
	 * are prices, its last column amounts.
	 */
	int64_t scale;
	int64_t inverse[ROWS + 1][ROWS + 1];
};

struct program *
program_create(void)
{
	struct program *p = util_alloc(sizeof(*p));

	memset(p, 0, sizeof(*p));
	return p;
}

void
program_free(struct program *p)
{
	free(p->columns);
	free(p);
}

/* Rows and columns */

static int
add_row(struct program *p, int amount)
{
	p->amount[p->rows] = amount;
	return p->rows++;
}

static struct column *
add_column(struct program *p, int64_t worth)
{
	struct column *c;

	if (p->ncolumns == p->size) {
		p->size = p->size ? p->size * 2 : 64;
		p->columns = util_realloc(p->columns,
		    p->size * sizeof(*p->columns));
	}
	c = &p->columns[p->ncolumns++];
	c->n = 0;
	c->worth = worth;
	return c;
}

static void
put(struct column *c, int row, int count)
{
	c->row[c->n] = (unsigned char)row;
	c->count[c->n++] = (signed char)count;
}

/* The row of a card that some way takes. */
static int
row_of(struct program *p, int first)
{
	const struct search *s = p->search;

	if (p->row[first] == NO_ROW)
		p->row[first] = (unsigned char)add_row(p, bits_count(
		    copies_left(s, p->state, s->cards[first])));
	return p->row[first];
}

/* A run or a set may count towards the demand, and not beyond it. */
static void
count_way(const struct program *p, struct column *c, bool is_run)
{
	int demanded = is_run ? p->run : p->set, most = is_run ? p->runs : p->sets;

	if (demanded >= 0)
		put(c, demanded, -1);
	if (most >= 0)
		put(c, most, 1);
}

/* What laying a way takes and adds; its worth is what it saves. */
static void
add_way(struct program *p, const struct way *w, bool kept)
{
	int jokers = way_jokers(w);
	struct column *c = add_column(p, w->worth +
	    jokers * p->search->joker_cost);

	for (uint64_t rest = w->need; rest; rest &= rest - 1)
		put(c, row_of(p, first_copy(p->search, bits_lowest(rest))), 1);
	if (jokers)
		put(c, p->joker, jokers);
	count_way(p, c, w->shape.kind == SHAPE_RUN);
	if (kept)
		put(c, p->pure, -1);
	else if (p->room >= 0 && w->room)
		put(c, p->room, -w->room);
}

/* Every one of these ways that the state may lay. */
static void
add_ways(struct program *p, uint32_t i, uint32_t end)
{
	const struct way *w;

	while ((w = search_next_way(p->search, p->state, &i, end))) {
		add_way(p, w, false);
		if (p->pure >= 0 && shape_is_pure(&w->shape))
			add_way(p, w, true);
	}
}

/* The prize of the demand exceeds all that can be lost. */
static int64_t
prize_of(const struct search *s, const struct state *t)
{
	int64_t all = t->pool * s->joker_cost + 1;

	for (uint64_t rest = t->left; rest; rest &= rest - 1)
		all += (int64_t)s->cost[bits_lowest(rest)];
	return all;
}

static void
add_demand(struct program *p)
{
	const struct state *t = p->state;
	struct column *filled;

	p->prize = prize_of(p->search, t);
	p->joker = p->room = p->run = p->pure = p->set = p->runs = p->sets = -1;
	if (t->pool) {
		p->joker = add_row(p, t->pool);
		p->room = add_row(p, t->room);
		filled = add_column(p, p->search->joker_cost);
		put(filled, p->joker, 1);
		put(filled, p->room, 1);
	}
	if (t->runs)
		p->run = add_row(p, -t->runs);
	if (t->pure)
		p->pure = add_row(p, -t->pure);
	if (t->sets)
		p->set = add_row(p, -t->sets);
	if (p->search->limits.contract) {
		p->runs = add_row(p, t->runs);
		p->sets = add_row(p, t->sets);
	}
}

/*
 * At first nothing is laid: every row has its full amount, and the demand is
 * met for the prize.  Amounts are made slightly different, so that the method
 * cannot cycle.
 */
static void
start_basis(struct program *p)
{
	int m = p->rows;
	size_t width = ((size_t)m + 1) * sizeof(p->inverse[0][0]);

	p->scale = 1;
	memset(p->inverse[m], 0, width);
	for (int i = 0; i < m; i++) {
		int amount = p->amount[i], sign = amount < 0 ? -1 : 1;

		put(add_column(p, 0), i, 1);
		memset(p->inverse[i], 0, width);
		p->inverse[i][i] = sign;
		p->inverse[i][m] = ((int64_t)(sign * amount) << 16) + i + 1;
		if (amount < 0)
			p->inverse[m][i] = p->prize;
	}
}

static void
set_up(struct program *p, const struct search *s, const struct state *t)
{
	if (p->size > COLUMNS_KEPT) {
		free(p->columns);
		p->columns = NULL;
		p->size = 0;
	}
	p->search = s;
	p->state = t;
	p->rows = 0;
	p->ncolumns = 0;
	memset(p->row, NO_ROW, (size_t)s->n);
	add_demand(p);
	add_ways(p, 0, p->search->nways);
	start_basis(p);
}

/* Steps */

/* The worth of a column beyond its price, times the scale. */
static int64_t
gain_of(const struct program *p, const struct column *c)
{
	const int64_t *price = p->inverse[p->rows];
	int64_t gain = c->worth * p->scale;

	for (int i = 0; i < c->n; i++)
		gain -= price[c->row[i]] * c->count[i];
	return gain;
}

/*
 * The column with the greatest worth beyond its price, or NULL if there is
 * none.
 */
static const struct column *
best_column(const struct program *p)
{
	const struct column *best = NULL;
	int64_t most = 0;

	for (uint32_t i = 0; i < p->ncolumns; i++) {
		int64_t gain = gain_of(p, &p->columns[i]);

		if (gain > most) {
			most = gain;
			best = &p->columns[i];
		}
	}
	return best;
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

/* The inverse of an odd number modulo 2^64. */
static uint64_t
inverse_of(uint64_t odd)
{
	uint64_t inverse = odd; /* right in three bits, then 6, 12, 24, 48, 96 */

	for (int i = 0; i < 5; i++)
		inverse *= 2 - odd * inverse;
	return inverse;
}

/* What one unit of the column takes from each row, and from the prices. */
static void
effects_of(const struct program *p, const struct column *c, int64_t *by)
{
	int m = p->rows, n = c->n;

	for (int i = 0; i < m; i++) {
		const int64_t *row = p->inverse[i];
		int64_t sum = 0;

		for (int k = 0; k < n; k++)
			sum += row[c->row[k]] * c->count[k];
		by[i] = sum;
	}
	by[m] = -gain_of(p, c);
}

/*
 * The columns of the inverse in which rows change when this one leaves: if the
 * scale stays, only those where it is not 0.
 */
static int
columns_that_change(const struct program *p, int leave, int64_t scale,
    unsigned char *columns)
{
	int n = 0;

	for (int k = 0; k < p->rows; k++)
		if (p->inverse[leave][k] || scale != p->scale)
			columns[n++] = (unsigned char)k;
	return n;
}

/*
 * Take the column into the basis.  All quotients are whole (Edmonds); division
 * is a shift, then a multiplication by an inverse.  Some row limits the column:
 * a card is laid at most as often as the hand has it.  False if numbers get so
 * large that the next step could overflow.
 */
static bool
pivot(struct program *p, const struct column *c)
{
	int shift = bits_lowest((uint64_t)p->scale), m = p->rows, leave, n;
	uint64_t inverse = inverse_of((uint64_t)p->scale >> shift);
	uint64_t large = 0, dear = 0;
	unsigned char columns[ROWS + 1];
	int64_t by[ROWS + 1];
	const int64_t *row;

	effects_of(p, c, by);
	leave = leaving_row(p, by);
	assert(leave >= 0);
	row = p->inverse[leave];
	n = columns_that_change(p, leave, by[leave], columns);
	columns[n] = (unsigned char)m;
	for (int i = 0; i <= m; i++) {
		uint64_t *sizes = i < m ? &large : &dear;

		if (i == leave || (!by[i] && by[leave] == p->scale))
			continue;
		/*
		 * The last of the last row would be the value, which is not
		 * needed.
		 */
		for (int k = 0; k < n + (i < m); k++) {
			int64_t *at = &p->inverse[i][columns[k]];
			int64_t now = *at * by[leave] - by[i] * row[columns[k]];

			*at = (int64_t)((uint64_t)(now >> shift) * inverse);
			if (k < n)
				*sizes |= (uint64_t)(*at < 0 ? -*at : *at);
		}
	}
	p->scale = by[leave];
	return large < LARGE && dear < DEAREST;
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
	set_up(p, s, t);
	for (int i = 0; i < PIVOTS; i++) {
		const struct column *c = best_column(p);

		if (!c || !pivot(p, c))
			break;
	}
	for (int i = 0; i < s->n; i += s->copies[s->cards[i]])
		out->cards[i] = p->row[i] == NO_ROW ? 0 : price_of(p, p->row[i]);
	out->joker = price_of(p, p->joker);
	out->room = price_of(p, p->room);
	out->run = price_of(p, p->run) - price_of(p, p->runs);
	out->set = price_of(p, p->set) - price_of(p, p->sets);
	out->pure = price_of(p, p->pure);
}
