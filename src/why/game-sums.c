/*
 * Owns the sums of a game: every figure of a score sheet from named terms.  It
 * computes them apart from the sheet, so that a test can compare the two.
 */
#include "why/finding.h"

#include "rules/facts.h"

#define FEW 8

struct summing {
	struct why *w;
	const struct sheet *s;
	const struct sheet_game *game;
	int number;        /* of the game, from 0 */
	size_t first, last; /* deals that are kept, from 0 */
};

/* Add the figure as text, once its terms are there. */
static void
put_figure(struct summing *x, struct why_finding *f)
{
	int64_t figure = why_sum(f->terms, f->nterms);
	struct buf b = { NULL, 0, 0 };

	if (f->about == ABOUT_WON || f->about == ABOUT_PRIZE)
		buf_money(&b, figure);
	else
		buf_printf(&b, "%lld", (long long)figure);
	f->text = arena_buf(x->w->arena, &b);
}

static struct why_finding *
add_sum(struct summing *x, enum sentence say, int player, enum why_about about,
    size_t room)
{
	struct why_finding *f = why_add_sum(x->w, say, player, about,
	    (int)room);

	f->verb = sheet_deal_word(&x->s->rules);
	return f;
}

static void
add_keyed(struct why_finding *f, enum why_op op, enum term name, int64_t value,
    enum rule_key key)
{
	why_term(f, op, name, value)->key = key;
}

/* Add a term, which is subtracted if it is below 0. */
static void
add_signed(struct why_finding *f, enum term name, int64_t value)
{
	if (value < 0 && f->nterms)
		why_term(f, OP_MINUS, name, -value);
	else
		why_term(f, OP_PLUS, name, value);
}

/* Deals */

/* Add what a deal was worth to a player, before the game's multipliers. */
static int64_t
add_worth(const struct summing *x, const struct sheet_deal *deal, int player,
    struct why_finding *f)
{
	int64_t own = deal->points[player];

	if (x->s->rules.game_totals == TOTALS_POINTS) {
		why_term(f, OP_PLUS, TERM_POINTS, own);
	} else if (deal->winner < 0) {
		why_term(f, OP_FLAT, TERM_NOTHING, 0);
	} else if (deal->winner != player) {
		why_term(f, OP_PLUS, TERM_POINTS, -own);
	} else {
		for (int p = 0; p < x->s->nplayers; p++)
			if (p != player)
				why_term(f, OP_PLUS, TERM_COUNT,
				    deal->points[p])->seat = p;
	}
	return why_sum(f->terms, f->nterms);
}

/* The worth of a deal to a player, as one number. */
static int64_t
worth(struct summing *x, size_t deal, int player)
{
	struct why_term terms[SEATS_MAX];
	struct why_finding f = { .terms = terms };

	return add_worth(x, sheet_deal_of(x->s, deal), player, &f);
}

static void
find_deal(struct summing *x, size_t d, int player)
{
	const struct rules *r = &x->s->rules;
	const struct sheet_row *row = sheet_row_of(x->s, x->number, d);
	const struct sheet_deal *deal = sheet_deal_of(x->s, d);
	struct why_finding *f;

	if (!row->written[player])
		return;
	f = add_sum(x, SAY_SUM_DEAL, player, ABOUT_DEAL, FEW + SEATS_MAX);
	f->number[0] = (int)d + 1;
	add_worth(x, deal, player, f);
	if (d + 1 == sheet_deals(r) && r->game_last_multiplier != 1)
		add_keyed(f, OP_TIMES, TERM_LAST, r->game_last_multiplier,
		    RULE_game_last_multiplier);
	if (player == deal->winner && r->box_timing == BOX_AT_ONCE)
		add_keyed(f, OP_PLUS, TERM_BOX,
		    r->box_bonus, RULE_box_bonus);
	put_figure(x, f);
	f = add_sum(x, SAY_SUM_AFTER, player, ABOUT_AFTER, FEW);
	f->number[0] = (int)d + 1;
	why_term(f, OP_PLUS, TERM_EARLIER, row->total[player] -
	    row->change[player] - deal->rejoined[player]);
	if (deal->rejoined[player]) {
		add_signed(f, TERM_REJOINED, deal->rejoined[player]);
		f->terms[1].key = RULE_rejoin_bar;
	}
	add_signed(f, TERM_ONE_DEAL, row->change[player]);
	put_figure(x, f);
}

/*
 * Find the sum of a figure that grows with the deals: what each adds, and what
 * those that are no longer kept added.
 */
static void
find_growing(struct summing *x, enum sentence say, int player,
    enum why_about about, int64_t figure,
    int64_t (*of)(struct summing *, size_t, int))
{
	struct why_finding *f = add_sum(x, say, player, about,
	    FEW + SHEET_ROWS);
	int64_t kept = 0;

	for (size_t d = x->first; d < x->last; d++)
		kept += of(x, d, player);
	if (x->first > 0)
		why_term(f, OP_PLUS, TERM_EARLIER, figure - kept);
	for (size_t d = x->first; d < x->last; d++)
		if (of(x, d, player))
			add_signed(f, TERM_ONE_DEAL, of(x, d, player));
	if (!f->nterms)
		why_term(f, OP_FLAT, TERM_NOTHING, 0);
	put_figure(x, f);
}

/* What a deal adds to such figures */

static int64_t
written_worth(struct summing *x, size_t d, int player)
{
	return sheet_row_of(x->s, x->number, d)->written[player] ?
	    worth(x, d, player) : 0;
}

static int64_t
rejoined_with(struct summing *x, size_t d, int player)
{
	return sheet_deal_of(x->s, d)->rejoined[player];
}

static int64_t
won_in(struct summing *x, size_t d, int player)
{
	return sheet_deal_of(x->s, d)->won[player];
}

/* Parts of a total */

/* Add the parts of a total from number first to before number end. */
static void
add_entries(const struct sheet_account *a, int first, int end,
    struct why_finding *f)
{
	for (int e = first; e < end; e++)
		if (a->entry[e])
			add_signed(f, sheet_parts[e].term, a->entry[e]);
	if (!f->nterms)
		why_term(f, OP_FLAT, TERM_NOTHING, 0);
}

static void
find_shutout(struct summing *x, const struct sheet_account *a, int player)
{
	const struct rules *r = &x->s->rules;
	struct why_finding *f = add_sum(x, SAY_SUM_SHUTOUT, player,
	    ABOUT_SHUTOUT, ENTRIES);

	if (r->game_shutout == SHUTOUT_DOUBLE_TOTAL)
		add_entries(a, 0, ENTRY_SHUTOUT, f);
	else if (r->game_shutout == SHUTOUT_DOUBLE_HANDS)
		add_entries(a, ENTRY_DEALS, ENTRY_REJOIN, f);
	else
		why_term(f, OP_PLUS, TERM_BONUS, r->game_shutout_points);
	f->terms->key = RULE_game_shutout;
	put_figure(x, f);
}

/* Find the sums of what the game adds to the deals. */
static void
find_added(struct summing *x, const struct sheet_account *a, int player)
{
	const struct rules *r = &x->s->rules;
	int64_t more = r->game_last_multiplier - 1;
	struct why_finding *f;

	if (a->entry[ENTRY_LAST]) {
		f = add_sum(x, SAY_SUM_LAST, player, ABOUT_LAST, FEW);
		why_term(f, OP_PLUS, TERM_ONE_DEAL,
		    a->entry[ENTRY_LAST] / more);
		add_keyed(f, OP_TIMES, TERM_LAST_MORE, more,
		    RULE_game_last_multiplier);
		put_figure(x, f);
	}
	if (a->entry[ENTRY_REJOIN])
		find_growing(x, SAY_SUM_REJOINED, player, ABOUT_REJOINED,
		    a->entry[ENTRY_REJOIN], rejoined_with);
	if (a->entry[ENTRY_BOXES]) {
		f = add_sum(x, SAY_SUM_BOXES, player, ABOUT_BOXES, FEW);
		why_term(f, OP_PLUS, TERM_BOXES_WON, a->boxes);
		add_keyed(f, OP_TIMES, TERM_EACH, r->box_bonus,
		    RULE_box_bonus);
		put_figure(x, f);
	}
	if (a->entry[ENTRY_BONUS]) {
		f = add_sum(x, SAY_SUM_BONUS, player, ABOUT_BONUS, FEW);
		add_keyed(f, OP_PLUS, TERM_BONUS, r->game_bonus,
		    RULE_game_bonus);
		put_figure(x, f);
	}
	if (a->entry[ENTRY_SHUTOUT])
		find_shutout(x, a, player);
}

static void
find_total(struct summing *x, const struct sheet_account *a, int player)
{
	struct why_finding *f = add_sum(x, SAY_SUM_TOTAL, player, ABOUT_TOTAL,
	    ENTRIES);

	add_entries(a, 0, ENTRIES, f);
	put_figure(x, f);
}

/* Find how far a player who is in is from the target. */
static void
find_left(struct summing *x, const struct sheet_account *a, int player)
{
	const struct rules *r = &x->s->rules;
	bool out = r->game_at_target == AT_TARGET_OUT;
	bool passing = r->game_target_by == TARGET_PASSING;
	struct why_finding *f;

	if (x->game->end != END_NOT_YET || a->out ||
	    r->game_target == KEY_NONE)
		return;
	f = add_sum(x, out ? SAY_SUM_CAN_TAKE : SAY_SUM_NEEDS, player,
	    ABOUT_LEFT, FEW);
	add_keyed(f, OP_PLUS, TERM_TARGET, r->game_target, RULE_game_target);
	why_term(f, OP_MINUS, TERM_SO_FAR, sheet_total(a));
	if (passing && !out)
		add_keyed(f, OP_PLUS, TERM_BEYOND, 1, RULE_game_target_by);
	else if (out && !passing)
		add_keyed(f, OP_MINUS, TERM_BELOW, 1, RULE_game_target_by);
	put_figure(x, f);
}

/* Find the distance of the one who is ahead from the next. */
static void
find_lead(struct summing *x)
{
	bool low = x->s->rules.game_direction == DIRECTION_LOWEST;
	const struct sheet_account *a = x->game->accounts;
	int64_t lead, own;
	int leader = sheet_leader(x->s, x->game, &lead);
	struct why_finding *f;

	if (leader < 0 || x->s->nplayers < 2)
		return;
	own = sheet_total(&a[leader]);
	f = add_sum(x, SAY_SUM_LEAD, leader, ABOUT_LEAD, FEW);
	for (int p = 0; !f->nterms; p++) {
		int64_t total = sheet_total(&a[p]);

		if (p == leader || (low ? total - own : own - total) != lead)
			continue;
		why_term(f, OP_PLUS, TERM_COUNT, low ? total : own)->seat =
		    low ? p : leader;
		why_term(f, OP_MINUS, TERM_COUNT, low ? own : total)->seat =
		    low ? leader : p;
	}
	put_figure(x, f);
}

/* Money */

/* Find the money of all deals, also of those after this game. */
static void
find_money(struct summing *x, int player)
{
	struct summing all = *x;

	if (!x->s->players[player].has_money)
		return;
	all.last = x->s->deals;
	all.first = all.last > SHEET_ROWS ? all.last - SHEET_ROWS : 0;
	find_growing(&all, SAY_SUM_MONEY, player, ABOUT_WON,
	    x->s->players[player].money, won_in);
}

static void
find_prize(struct summing *x, int player)
{
	const struct facts *facts = &x->s->rules.facts;
	struct why_finding *f;

	if (!x->s->has_prize || !x->game->accounts[player].winner)
		return;
	f = add_sum(x, SAY_SUM_PRIZE, player, ABOUT_PRIZE, FEW);
	why_term(f, OP_PLUS, TERM_ENTRY, facts->entry);
	why_term(f, OP_TIMES, TERM_ENTRIES, x->s->entries);
	if (facts->fee > 0)
		why_term(f, OP_MINUS, TERM_FEE,
		    facts->entry * x->s->entries - x->s->prize);
	if (x->game->winners > 1)
		why_term(f, OP_SHARE, TERM_SHARES, x->game->winners);
	put_figure(x, f);
}

static void
find_player(struct summing *x, int player)
{
	const struct sheet_account *a = &x->game->accounts[player];

	for (size_t d = x->first; d < x->last; d++)
		find_deal(x, d, player);
	find_growing(x, SAY_SUM_DEALS, player, ABOUT_DEALS,
	    a->entry[ENTRY_DEALS], written_worth);
	find_added(x, a, player);
	find_total(x, a, player);
	find_left(x, a, player);
	if (x->number > 0)
		return; /* money is told once for all games */
	find_money(x, player);
	find_prize(x, player);
}

void
why_game(struct why *w, const struct sheet *s, int game, struct arena *arena)
{
	struct deal *players = arena_alloc(arena, sizeof(*players));
	struct summing x = { .w = w, .s = s, .game = &s->games[game],
		.number = game };

	players->rules = &s->rules;
	players->nseats = s->nplayers;
	players->seats = arena_alloc(arena,
	    (size_t)s->nplayers * sizeof(*players->seats));
	for (int p = 0; p < s->nplayers; p++)
		players->seats[p].name = sheet_name(s, p);
	*w = (struct why){ .deal = players, .arena = arena,
		.last = &w->first };
	x.last = sheet_kept(s, game, &x.first);
	for (int p = 0; p < s->nplayers; p++)
		find_player(&x, p);
	find_lead(&x);
}
