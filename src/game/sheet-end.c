/* Owns how a game ends: target, deals, ties, bonuses, the prize and who pays whom. */
#include "game/sheet-end.h"

#include "rules/facts.h"

const struct sheet_part sheet_parts[ENTRIES] = {
	[ENTRY_START] = { "start", "start" },
	[ENTRY_DEALS] = { "deals", "deals" },
	[ENTRY_LAST] = { "last deal", "last_deal" },
	[ENTRY_REJOIN] = { "rejoined", "rejoined" },
	[ENTRY_BOXES] = { "boxes", "boxes" },
	[ENTRY_BONUS] = { "game bonus", "bonus" },
	[ENTRY_SHUTOUT] = { "shutout", "shutout" },
};

struct text
sheet_name(const struct sheet *s, int party)
{
	return party < s->nplayers ? s->players[party].name : TEXT("the house");
}

size_t
sheet_deals(const struct rules *r)
{
	if (r->game_deals != KEY_NONE)
		return (size_t)r->game_deals;
	return r->contract_rounds != KEY_NONE ? (size_t)r->contract_rounds : 0;
}

const char *
sheet_deal_word(const struct rules *r)
{
	return r->rounds ? "round" : "deal";
}

size_t
sheet_kept(const struct sheet *s, int game, size_t *first)
{
	const struct sheet_game *g = &s->games[game];
	size_t last = g->end == END_NOT_YET ? s->deals : g->end_at;

	*first = s->deals > SHEET_ROWS ? s->deals - SHEET_ROWS : 0;
	if (*first > last)
		*first = last;
	return last;
}

const struct sheet_row *
sheet_row_of(const struct sheet *s, int game, size_t deal)
{
	return &s->rows[deal % SHEET_ROWS][game];
}

int64_t
sheet_total(const struct sheet_account *a)
{
	int64_t total = 0;

	for (int i = 0; i < ENTRIES; i++)
		total += a->entry[i];
	return total;
}

int64_t
sheet_grand_total(const struct sheet *s, int player)
{
	int64_t total = 0;

	for (int g = 0; g < s->ngames; g++)
		total += sheet_total(&s->games[g].accounts[player]);
	return total;
}

void
sheet_totals(const struct sheet *s, struct figures *f)
{
	f->n = 0;
	for (int p = 0; p < s->nplayers; p++)
		figures_add(f, sheet_name(s, p), sheet_grand_total(s, p));
}

bool
sheet_over(const struct sheet *s)
{
	for (int g = 0; g < s->ngames; g++)
		if (s->games[g].end == END_NOT_YET)
			return false;
	return s->deals > 0;
}

int64_t
sheet_standing(const struct sheet *s, int64_t total)
{
	return s->rules.game_direction == DIRECTION_LOWEST ? -total : total;
}

/* The least total that meets the target. */
static int64_t
target_bar(const struct rules *r)
{
	return r->game_target == KEY_NONE ? INT64_MAX :
	    r->game_target + (r->game_target_by != TARGET_REACHING);
}

/* May the player not win, at least for now? */
static bool
is_aside(const struct sheet_account *a)
{
	return a->out || a->absent;
}

/* How many players who are in have this total or more. */
static int
count_in(const struct sheet *s, const struct sheet_game *g, int64_t bar)
{
	int n = 0;

	for (int p = 0; p < s->nplayers; p++)
		n += !is_aside(&g->accounts[p]) &&
		    sheet_total(&g->accounts[p]) >= bar;
	return n;
}

static int
players_in(const struct sheet *s, const struct sheet_game *g)
{
	return count_in(s, g, INT64_MIN);
}

/* By how much the player stands better than another. */
static int64_t
gap(const struct sheet *s, const struct sheet_game *g, int player, int other)
{
	return sheet_standing(s, sheet_total(&g->accounts[player]) -
	    sheet_total(&g->accounts[other]));
}

bool
sheet_leads(const struct sheet *s, const struct sheet_game *g, int player)
{
	bool best = !is_aside(&g->accounts[player]);

	for (int p = 0; p < s->nplayers; p++)
		best &= is_aside(&g->accounts[p]) || gap(s, g, player, p) >= 0;
	return best;
}

int
sheet_leader(const struct sheet *s, const struct sheet_game *g, int64_t *lead)
{
	bool other = false;
	int leader = 0, n = 0;

	*lead = 0;
	for (int p = 0; p < s->nplayers; p++)
		if (g->end != END_NOT_YET ? g->accounts[p].winner :
		    sheet_leads(s, g, p)) {
			leader = p;
			n++;
		}
	for (int p = 0; n == 1 && p < s->nplayers; p++) {
		if (p == leader || g->accounts[p].absent)
			continue;
		if (!other || gap(s, g, leader, p) < *lead)
			*lead = gap(s, g, leader, p);
		other = true;
	}
	return n == 1 ? leader : -1;
}

static void
send_out(const struct sheet *s, struct sheet_game *g)
{
	for (int p = 0; p < s->nplayers; p++) {
		struct sheet_account *a = &g->accounts[p];

		if (is_aside(a) || sheet_total(a) < target_bar(&s->rules))
			continue;
		a->out = true;
		a->out_at = s->deals;
	}
}

static bool
shares(const struct sheet *s, const struct sheet_game *g)
{
	const struct rules *r = &s->rules;
	int in = players_in(s, g);

	return r->split_from != KEY_NONE && s->nplayers >= r->split_of &&
	    in <= r->split_players && count_in(s, g, r->split_from) == in;
}

/* Has a player of the grid not played yet? */
static bool
awaits_player(const struct sheet *s, const struct sheet_game *g)
{
	bool awaits = false;

	for (int p = 0; p < s->nplayers; p++)
		awaits |= g->accounts[p].absent;
	return awaits;
}

/* If all would go out at once, none does, and the best total wins. */
static enum sheet_end
end_of_pool(const struct sheet *s, struct sheet_game *g)
{
	if (count_in(s, g, target_bar(&s->rules)) == players_in(s, g))
		return END_TARGET;
	send_out(s, g);
	if (awaits_player(s, g))
		return END_NOT_YET;
	if (s->nplayers > 1 && players_in(s, g) == 1)
		return END_LAST_LEFT;
	return shares(s, g) ? END_SPLIT : END_NOT_YET;
}

static enum sheet_end
end_of_deals(const struct sheet *s, const struct sheet_game *g)
{
	const struct rules *r = &s->rules;
	size_t deals = sheet_deals(r);
	int64_t lead;

	if (!deals)
		return END_NOT_YET;
	if (s->deals >= deals)
		return END_DEALS;
	return r->game_early_end != KEY_NONE && s->deals + 1 == deals &&
	    sheet_leader(s, g, &lead) >= 0 && lead > r->game_early_end ?
	    END_EARLY : END_NOT_YET;
}

/* Of winners with equal totals, keep those who were ahead before the deal. */
static void
leave_leaders(const struct sheet *s, struct sheet_game *g)
{
	int64_t best = INT64_MIN;

	for (int p = 0; p < s->nplayers; p++) {
		const struct sheet_account *a = &g->accounts[p];

		if (a->winner && sheet_standing(s, a->before) > best)
			best = sheet_standing(s, a->before);
	}
	for (int p = 0; p < s->nplayers; p++) {
		struct sheet_account *a = &g->accounts[p];

		if (!a->winner || sheet_standing(s, a->before) == best)
			continue;
		a->winner = false;
		g->winners--;
		g->by_leader = true;
	}
}

static bool
is_shutout(const struct sheet *s, const struct sheet_game *g)
{
	for (int p = 0; p < s->nplayers; p++)
		if (!g->accounts[p].winner && g->accounts[p].scored)
			return false;
	return true;
}

/* The winner's bonus where nobody else scored: S4 L25, and variants. */
static int64_t
shutout(const struct rules *r, const struct sheet_account *a)
{
	switch (r->game_shutout) {
	case SHUTOUT_DOUBLE_TOTAL:
		return sheet_total(a);
	case SHUTOUT_DOUBLE_HANDS:
		return a->entry[ENTRY_DEALS] + a->entry[ENTRY_LAST];
	case SHUTOUT_FLAT:
		return r->game_shutout_points;
	default:
		return 0;
	}
}

static void
add_bonuses(struct sheet *s, struct sheet_game *g)
{
	const struct rules *r = &s->rules;

	for (int p = 0; p < s->nplayers; p++) {
		struct sheet_account *a = &g->accounts[p];

		if (r->box_timing == BOX_END)
			a->entry[ENTRY_BOXES] =
			    sheet_standing(s, a->boxes * r->box_bonus);
		if (!a->winner || g->winners > 1)
			continue;
		a->entry[ENTRY_BONUS] = sheet_standing(s, r->game_bonus);
		if (is_shutout(s, g))
			a->entry[ENTRY_SHUTOUT] = shutout(r, a);
	}
}

static void
finish(struct sheet *s, struct sheet_game *g, enum sheet_end end)
{
	g->end = end;
	g->end_at = s->deals;
	for (int p = 0; p < s->nplayers; p++) {
		struct sheet_account *a = &g->accounts[p];

		a->winner = end == END_SPLIT ? !is_aside(a) : sheet_leads(s, g, p);
		g->winners += a->winner;
	}
	if (end != END_SPLIT && s->rules.game_tie == TIE_LEADER)
		leave_leaders(s, g);
	add_bonuses(s, g);
}

void
sheet_check_end(struct sheet *s, struct sheet_game *g)
{
	enum sheet_end end = END_NOT_YET;
	bool plays_on = s->rules.game_tie == TIE_DEAL ||
	    (s->rules.game_tie == TIE_DEAL_OF_TWO && s->nplayers == 2);
	int leaders = 0;

	if (s->rules.game_at_target == AT_TARGET_OUT)
		end = end_of_pool(s, g);
	else if (count_in(s, g, target_bar(&s->rules)))
		end = END_TARGET;
	if (end == END_NOT_YET)
		end = end_of_deals(s, g);
	for (int p = 0; p < s->nplayers; p++)
		leaders += sheet_leads(s, g, p);
	g->tie = (end == END_TARGET || end == END_DEALS) && leaders > 1 &&
	    plays_on;
	if (end != END_NOT_YET && !g->tie)
		finish(s, g, end);
}

void
sheet_give_prize(struct sheet *s)
{
	const struct facts *f = &s->rules.facts;
	const struct sheet_game *g = &s->games[0];

	/* Entries are paid only in pools. */
	if (!sheet_over(s) || f->entry < 0 || s->ngames > 1)
		return;
	s->has_prize = true;
	/* Players may be missing from all deals of the game. */
	s->entries = s->nplayers > f->players ? s->nplayers : f->players;
	for (int p = 0; p < s->nplayers; p++)
		s->entries += s->players[p].rejoins;
	s->prize = facts_net_of_fee(f, f->entry * s->entries);
	for (int p = 0; p < s->nplayers; p++)
		if (g->accounts[p].winner)
			s->players[p].prize =
			    (s->prize + g->winners / 2) / g->winners;
}

struct text
sheet_winner(const struct sheet *s)
{
	const struct sheet_game *g = &s->games[0];

	return s->ngames == 1 && g->end != END_NOT_YET && g->winners == 1 ?
	    sheet_name(s, sheet_leader(s, g, &(int64_t){ 0 })) : TEXT("");
}

/* A stake on the totals */

bool
sheet_has_stake(const struct sheet *s)
{
	return s->rules.facts.value >= 0 &&
	    (s->rules.settle == SETTLE_WINNER ||
	    s->rules.settle == SETTLE_PAIRS);
}

/* Settle what player a gets from b in one game, of several winners a part. */
static void
settle_pair(struct sheet *s, const struct sheet_game *g, int a, int b)
{
	const struct sheet_account *of_a = &g->accounts[a];
	const struct sheet_account *of_b = &g->accounts[b];
	int64_t paid = s->rules.facts.value *
	    sheet_standing(s, sheet_total(of_a) - sheet_total(of_b));

	if (of_a->absent || of_b->absent)
		return;
	s->players[a].has_money = true;
	if (s->rules.settle == SETTLE_PAIRS) {
		s->players[a].money += paid;
	} else if (of_a->winner && !of_b->winner) {
		s->players[a].money += paid / g->winners;
		s->players[b].money -= paid / g->winners;
	}
}

void
sheet_settle(struct sheet *s)
{
	if (!sheet_over(s) || !sheet_has_stake(s))
		return;
	for (int g = 0; g < s->ngames; g++)
		for (int a = 0; a < s->nplayers; a++)
			for (int b = 0; b < s->nplayers; b++)
				settle_pair(s, &s->games[g], a, b);
}

/* Payments */

/* The party that is owed most (sign 1) or owes most (-1); of equals the first. */
static int
extreme(const int64_t *balance, int n, int sign)
{
	int most = 0;

	for (int i = 1; i < n; i++)
		if (sign * balance[i] > sign * balance[most])
			most = i;
	return most;
}

int
sheet_payments(const struct sheet *sheet, struct payment out[SEATS_MAX])
{
	int64_t balance[SEATS_MAX + 1] = { 0 }; /* the house is the last */
	int64_t entry = sheet->rules.facts.entry;
	int parties = sheet->nplayers + 1;

	for (int p = 0; p < sheet->nplayers; p++) {
		const struct sheet_player *one = &sheet->players[p];

		balance[p] = one->money;
		if (sheet->has_prize)
			balance[p] += one->prize - entry * (1 + one->rejoins);
		balance[sheet->nplayers] -= balance[p];
	}
	/* Each payment leaves one of the two with nothing to settle. */
	for (int n = 0;; n++) {
		int from = extreme(balance, parties, -1);
		int to = extreme(balance, parties, 1);
		int64_t amount = balance[to];

		if (amount == 0)
			return n;
		if (-balance[from] < amount)
			amount = -balance[from];
		balance[from] += amount;
		balance[to] -= amount;
		out[n] = (struct payment){ from, to, amount };
	}
}
