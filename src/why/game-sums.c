/*
 * Owns the sums of a game: every figure of a score sheet from named terms.  It
 * computes them apart from the sheet, so that a test can compare the two.
 */
#include "why/parts.h"

#include "rules/facts.h"

struct summing {
	struct why *w;
	const struct sheet *s;
	const struct sheet_game *game;
	int number;        /* of the game, from 0 */
	size_t first, last; /* deals that are kept, from 0 */
	struct why_finding *f; /* the sum being made */
};

static void
begin(struct summing *x, enum sentence say, int player, enum why_about about)
{
	x->w->seat = player;
	x->f = why_add(x->w, WHY_POINTS, say);
	x->f->about = about;
	x->f->verb = sheet_deal_word(&x->s->rules);
}

static struct why_term *
add(struct summing *x, enum why_op op, enum term name, int64_t value)
{
	return sum_add(&x->f->sum, x->w->arena, op, name, value, RULE_NONE);
}

/* Add a term, which is subtracted if it is below 0. */
static struct why_term *
add_signed(struct summing *x, enum term name, int64_t value)
{
	return value < 0 && x->f->sum.n ? add(x, OP_MINUS, name, -value) :
	    add(x, OP_PLUS, name, value);
}

/* Make it a sum of nothing if it has no terms. */
static void
end_terms(struct summing *x)
{
	if (!x->f->sum.n)
		add(x, OP_FLAT, TERM_NOTHING, 0);
}

/* Deals */

/* Add what a deal was worth to a player, before the game's multipliers. */
static void
add_worth(struct summing *x, const struct sheet_deal *deal, int player)
{
	int64_t own = deal->points[player];

	if (x->s->rules.game_totals == TOTALS_POINTS) {
		add(x, OP_PLUS, TERM_POINTS, own);
	} else if (deal->winner < 0) {
		add(x, OP_FLAT, TERM_NOTHING, 0);
	} else if (deal->winner != player) {
		add(x, OP_PLUS, TERM_POINTS, -own);
	} else {
		for (int p = 0; p < x->s->nplayers; p++)
			if (p != player)
				add(x, OP_PLUS, TERM_COUNT,
				    deal->points[p])->seat = p;
	}
}

static void
find_deal(struct summing *x, size_t d, int player)
{
	const struct rules *r = &x->s->rules;
	const struct sheet_row *row = sheet_row_of(x->s, x->number, d);
	const struct sheet_deal *deal = sheet_deal_of(x->s, d);
	int64_t rejoined = deal->rejoined[player], change = row->change[player];

	if (!row->written[player])
		return;
	begin(x, SAY_SUM_DEAL, player, ABOUT_DEAL);
	x->f->number[0] = (int)d + 1;
	add_worth(x, deal, player);
	if (d + 1 == sheet_deals(r) && r->game_last_multiplier != 1)
		add(x, OP_TIMES, TERM_LAST, r->game_last_multiplier)->key =
		    RULE_game_last_multiplier;
	if (player == deal->winner && r->box_timing == BOX_AT_ONCE)
		add(x, OP_PLUS, TERM_BOX, r->box_bonus)->key = RULE_box_bonus;
	begin(x, SAY_SUM_AFTER, player, ABOUT_AFTER);
	x->f->number[0] = (int)d + 1;
	add(x, OP_PLUS, TERM_EARLIER, row->total[player] - change - rejoined);
	if (rejoined)
		add_signed(x, TERM_REJOINED, rejoined)->key = RULE_rejoin_bar;
	add_signed(x, TERM_ONE_DEAL, change);
}

/* What a deal that is kept adds to a figure that grows with the deals. */
static int64_t
added_by(const struct summing *x, size_t d, int player, enum why_about about)
{
	const struct sheet_deal *deal = sheet_deal_of(x->s, d);

	return about == ABOUT_REJOINED ? deal->rejoined[player] :
	    about == ABOUT_WON ? deal->won[player] :
	    sheet_row_of(x->s, x->number, d)->score[player];
}

/* Find the sum of such a figure: of what each adds, and earlier ones added. */
static void
find_growing(struct summing *x, enum sentence say, int player,
    enum why_about about, int64_t figure)
{
	int64_t kept = 0;

	begin(x, say, player, about);
	for (size_t d = x->first; d < x->last; d++)
		kept += added_by(x, d, player, about);
	if (x->first > 0)
		add(x, OP_PLUS, TERM_EARLIER, figure - kept);
	for (size_t d = x->first; d < x->last; d++) {
		int64_t added = added_by(x, d, player, about);

		if (added)
			add_signed(x, TERM_ONE_DEAL, added);
	}
	end_terms(x);
}

/* Parts of a total */

/* Add the parts of a total from number first to before number end. */
static void
add_entries(struct summing *x, const struct sheet_account *a, int first,
    int end)
{
	for (int e = first; e < end; e++)
		if (a->entry[e])
			add_signed(x, sheet_parts[e].term, a->entry[e]);
	end_terms(x);
}

static void
find_shutout(struct summing *x, const struct sheet_account *a, int player)
{
	const struct rules *r = &x->s->rules;

	begin(x, SAY_SUM_SHUTOUT, player, ABOUT_SHUTOUT);
	if (r->game_shutout == SHUTOUT_DOUBLE_TOTAL)
		add_entries(x, a, 0, ENTRY_SHUTOUT);
	else if (r->game_shutout == SHUTOUT_DOUBLE_HANDS)
		add_entries(x, a, ENTRY_DEALS, ENTRY_REJOIN);
	else
		add(x, OP_PLUS, TERM_BONUS, r->game_shutout_points);
	x->f->sum.terms->key = RULE_game_shutout;
}

/* Find the sums of what the game adds to the deals. */
static void
find_added(struct summing *x, const struct sheet_account *a, int player)
{
	const struct rules *r = &x->s->rules;
	int64_t more = r->game_last_multiplier - 1;

	if (a->entry[ENTRY_LAST]) {
		begin(x, SAY_SUM_LAST, player, ABOUT_LAST);
		add(x, OP_PLUS, TERM_ONE_DEAL, a->entry[ENTRY_LAST] / more);
		add(x, OP_TIMES, TERM_LAST_MORE, more)->key =
		    RULE_game_last_multiplier;
	}
	if (a->entry[ENTRY_REJOIN])
		find_growing(x, SAY_SUM_REJOINED, player, ABOUT_REJOINED,
		    a->entry[ENTRY_REJOIN]);
	if (a->entry[ENTRY_BOXES]) {
		begin(x, SAY_SUM_BOXES, player, ABOUT_BOXES);
		add(x, OP_PLUS, TERM_BOXES_WON, a->boxes);
		add(x, OP_TIMES, TERM_EACH, r->box_bonus)->key = RULE_box_bonus;
	}
	if (a->entry[ENTRY_BONUS]) {
		begin(x, SAY_SUM_BONUS, player, ABOUT_BONUS);
		add(x, OP_PLUS, TERM_BONUS, r->game_bonus)->key =
		    RULE_game_bonus;
	}
	if (a->entry[ENTRY_SHUTOUT])
		find_shutout(x, a, player);
}

/* Find how far a player who is in is from the target. */
static void
find_left(struct summing *x, const struct sheet_account *a, int player)
{
	const struct rules *r = &x->s->rules;
	bool out = r->game_at_target == AT_TARGET_OUT;
	bool passing = r->game_target_by == TARGET_PASSING;

	if (x->game->end != END_NOT_YET || a->out || r->game_target == KEY_NONE)
		return;
	begin(x, out ? SAY_SUM_CAN_TAKE : SAY_SUM_NEEDS, player, ABOUT_LEFT);
	add(x, OP_PLUS, TERM_TARGET, r->game_target)->key = RULE_game_target;
	add(x, OP_MINUS, TERM_SO_FAR, sheet_total(a));
	if (passing && !out)
		add(x, OP_PLUS, TERM_BEYOND, 1)->key = RULE_game_target_by;
	else if (out && !passing)
		add(x, OP_MINUS, TERM_BELOW, 1)->key = RULE_game_target_by;
}

/* Find the distance of the one who is ahead from the next. */
static void
find_lead(struct summing *x)
{
	bool low = x->s->rules.game_direction == DIRECTION_LOWEST;
	const struct sheet_account *a = x->game->accounts;
	int64_t lead;
	int leader = sheet_leader(x->s, x->game, &lead);

	if (leader < 0 || x->s->nplayers < 2)
		return;
	begin(x, SAY_SUM_LEAD, leader, ABOUT_LEAD);
	for (int p = 0; !x->f->sum.n; p++) {
		int more = low ? p : leader, less = low ? leader : p;
		int64_t total = sheet_total(&a[more]);

		if (p == leader || total - sheet_total(&a[less]) != lead)
			continue;
		add(x, OP_PLUS, TERM_COUNT, total)->seat = more;
		add(x, OP_MINUS, TERM_COUNT, total - lead)->seat = less;
	}
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
	    x->s->players[player].money);
}

static void
find_prize(struct summing *x, int player)
{
	const struct facts *facts = &x->s->rules.facts;

	if (!x->s->has_prize || !x->game->accounts[player].winner)
		return;
	begin(x, SAY_SUM_PRIZE, player, ABOUT_PRIZE);
	add(x, OP_PLUS, TERM_ENTRY, facts->entry);
	add(x, OP_TIMES, TERM_ENTRIES, x->s->entries);
	if (facts->fee > 0)
		add(x, OP_MINUS, TERM_FEE,
		    facts->entry * x->s->entries - x->s->prize);
	if (x->game->winners > 1)
		add(x, OP_SHARE, TERM_SHARES, x->game->winners);
}

static void
find_player(struct summing *x, int player)
{
	const struct sheet_account *a = &x->game->accounts[player];

	for (size_t d = x->first; d < x->last; d++)
		find_deal(x, d, player);
	find_growing(x, SAY_SUM_DEALS, player, ABOUT_DEALS,
	    a->entry[ENTRY_DEALS]);
	find_added(x, a, player);
	begin(x, SAY_SUM_TOTAL, player, ABOUT_TOTAL);
	add_entries(x, a, 0, ENTRIES);
	find_left(x, a, player);
	if (x->number > 0)
		return; /* money is told once for all games */
	find_money(x, player);
	find_prize(x, player);
}

void
why_game_sums(struct why *w, const struct sheet *s, int game)
{
	struct summing x = { .w = w, .s = s, .game = &s->games[game],
		.number = game };

	x.last = sheet_kept(s, game, &x.first);
	for (int p = 0; p < s->nplayers; p++)
		find_player(&x, p);
	find_lead(&x);
	/* Each sum's figure as text. */
	for (struct why_finding *f = w->first; f; f = f->next) {
		int64_t figure = why_sum(f->sum.terms, f->sum.n);
		struct buf b = { NULL, 0, 0 };

		if (f->about == ABOUT_NOTHING)
			continue;
		if (f->about == ABOUT_WON || f->about == ABOUT_PRIZE)
			buf_money(&b, figure);
		else
			buf_printf(&b, "%lld", (long long)figure);
		f->text = arena_buf(w->arena, &b);
	}
}
