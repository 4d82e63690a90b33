/* Owns who plays and what each deal adds; sheet-end, how a game ends. */
#include "game/sheet.h"

#include <stdlib.h>
#include <string.h>

struct sheet *
sheet_create(void)
{
	struct sheet *s = util_alloc(sizeof(*s));

	memset(s, 0, offsetof(struct sheet, rows)); /* each row when used */
	s->arena = arena_create();
	return s;
}

void
sheet_free(struct sheet *s)
{
	if (!s)
		return;
	arena_free(s->arena);
	buf_free(&s->notes);
	free(s);
}

/* Players */

static int
find_player(const struct sheet *s, struct text name)
{
	for (int p = 0; p < s->nplayers; p++)
		if (text_equal(sheet_name(s, p), name))
			return p;
	return -1;
}

/*
 * Is there a player or an earlier seat with the seat's name, which is none of
 * theirs, in another case?
 */
static bool
has_twin(const struct sheet *s, const struct deal *d, int seat)
{
	bool twin = false;

	for (int p = 0; p < s->nplayers; p++)
		twin |= text_equal_nocase(sheet_name(s, p),
		    d->seats[seat].name);
	for (int i = 0; i < seat; i++)
		twin |= text_equal_nocase(d->seats[i].name,
		    d->seats[seat].name);
	return twin;
}

/* The highest total of those who are in; false: rejoining is not allowed. */
static bool
may_rejoin(const struct sheet *s, int64_t *highest)
{
	const struct sheet_game *g = &s->games[0];

	*highest = INT64_MIN;
	for (int p = 0; p < s->nplayers; p++) {
		int64_t total = sheet_total(&g->accounts[p]);

		if (!g->accounts[p].out && !g->accounts[p].absent &&
		    total > *highest)
			*highest = total;
	}
	return s->rules.rejoin_bar != KEY_NONE &&
	    *highest <= s->rules.rejoin_bar;
}

int
sheet_next_round(const struct sheet *s, const struct deal *d)
{
	const struct rules *r = s->deals ? &s->rules : d->rules;

	return s->deals < (size_t)r->rounds ? (int)s->deals + 1 : r->rounds;
}

bool
sheet_is_idle(const struct deal *d, int seat)
{
	const struct seat *own = &d->seats[seat];
	bool won = false;

	for (int i = 0; i < d->nseats; i++) {
		const struct seat *s = &d->seats[i];

		won |= i != seat && (s->verb != VERB_NONE ||
		    (s->kind == SEAT_POINTS && s->number == 0));
	}
	return won && own->kind == SEAT_POINTS && own->number == 0;
}

enum code
sheet_refusal(const struct sheet *s, const struct deal *d, int seat)
{
	int player = find_player(s, d->seats[seat].name), newcomers = 0;
	int places = s->rules.facts.players > 0 ? s->rules.facts.players :
	    s->rules.players_min;
	int next = sheet_next_round(s, d), round = d->rules->facts.round;

	if (sheet_over(s))
		return CODE_OVER;
	if (next && round >= 0 && round != next) /* a missing one fails later */
		return CODE_ORDER;
	if (player < 0 && has_twin(s, d, seat))
		return CODE_PLAYER;
	if (!s->deals)
		return CODE_COUNT;
	/* A tie is played off by those who are level. */
	if (player >= 0 && s->ngames == 1 && s->games[0].tie &&
	    !sheet_leads(s, &s->games[0], player))
		return CODE_OUT;
	if (player >= 0)
		return s->games[0].accounts[player].out &&
		    (sheet_is_idle(d, seat) || !may_rejoin(s,
		    &(int64_t){ 0 })) ? CODE_OUT : CODE_COUNT;
	for (int i = 0; i <= seat; i++)
		newcomers += d->seats[i].verb != VERB_MELD &&
		    find_player(s, d->seats[i].name) < 0;
	return s->nplayers + newcomers > places ? CODE_PLAYER : CODE_COUNT;
}

/* Add a player who has played no deal yet. */
static void
add_player(struct sheet *s, struct text name)
{
	s->players[s->nplayers].name = arena_text(s->arena, name);
	for (int g = 0; g < s->ngames; g++) {
		struct sheet_account *a = &s->games[g].accounts[s->nplayers];

		a->absent = true;
		a->entry[ENTRY_START] = s->rules.game_start;
	}
	s->nplayers++;
}

/* Let the player play a first deal; highest is the total of the others. */
static void
join(struct sheet *s, int player, int64_t highest)
{
	int seated = 0;
	bool late;

	for (int p = 0; p < s->nplayers; p++)
		seated += !s->games[0].accounts[p].absent;
	late = s->deals > 1 && seated >= s->rules.players_min;
	for (int g = 0; g < s->ngames; g++) {
		struct sheet_account *a = &s->games[g].accounts[player];

		a->absent = false;
		if (late && s->rules.game_at_target == AT_TARGET_OUT)
			a->entry[ENTRY_START] = highest +
			    (s->rules.rejoin_bar != KEY_NONE ?
			    s->rules.rejoin_above : 1);
	}
	if (late)
		s->players[player].joined_in = s->deals;
}

/* Let the player rejoin, whom the highest total of those still in decides. */
static void
rejoin(struct sheet *s, int player, int64_t highest)
{
	int64_t total = highest + s->rules.rejoin_above;
	struct sheet_account *a = &s->games[0].accounts[player];

	a->out = false;
	a->entry[ENTRY_REJOIN] += total - sheet_total(a);
	s->players[player].rejoins++;
	s->players[player].rejoined_in = s->deals;
	s->players[player].rejoined_at = total;
}

/* Deals */

/* Do the fewest points win a deal?  Totals of chips are won by the most. */
static bool
low_wins(const struct rules *r)
{
	return r->game_direction == DIRECTION_LOWEST ||
	    r->game_totals == TOTALS_CHIPS;
}

/* The one seat of a score pad that won, or -1. */
static int
pad_winner(const struct rules *r, const struct deal *d)
{
	bool low = low_wins(r);
	int seat = d->nseats > 1 || !low ? deal_best_figure(d, low) : -1;

	return seat >= 0 && r->game_totals == TOTALS_CHIPS &&
	    d->seats[seat].number ? -1 : seat;
}

/* The seat that won, or -1; a deal is not won by scoring nothing. */
static int
deal_winner(const struct rules *r, const struct deal *d,
    const struct verdicts *v)
{
	int seat = deal_figures(d) == d->nseats ? pad_winner(r, d) : v->winner;

	if (seat >= 0 && !low_wins(r) && v->seats[seat].outcome.points <= 0)
		return -1;
	return seat;
}

const char *
sheet_opposed(const struct sheet *s, const struct deal *d)
{
	bool low = low_wins(&s->rules);

	if (!s->deals || low == low_wins(d->rules))
		return NULL;
	return low ? " is won by the most points, this game by the fewest" :
	    " is won by the fewest points, this game by the most";
}

/* Does every seat have points that belong on a sheet? */
static bool
counts(const struct deal *d, const struct verdicts *v)
{
	bool points = false;

	if (!d->named || d->overfull || v->failed ||
	    (d->nseats == 1 && d->seats[0].kind != SEAT_POINTS))
		return false;
	for (int i = 0; i < d->nseats; i++) {
		const struct outcome *o = &v->seats[i].outcome;

		if (!o->has_points || o->verdict == VERDICT_ERROR)
			return false;
		points |= o->points != 0;
	}
	if (v->winner >= 0 || !points || d->rules->scoring == SCORING_MELDS)
		return true;
	/* Nobody won: points of hands only count them; the winner takes chips. */
	return deal_figures(d) == d->nseats &&
	    (d->rules->game_totals != TOTALS_CHIPS ||
	    pad_winner(d->rules, d) >= 0);
}

/* A copy; its texts are the book's. */
static const struct origin *
keep_origin(struct sheet *s, const struct origin *o)
{
	struct origin *copy = arena_alloc(s->arena, sizeof(*copy));

	*copy = *o;
	return copy;
}

static void
begin(struct sheet *s, const struct deal *d)
{
	const struct rules *r = d->rules;

	s->rules = *r;
	s->rules.name = arena_text(s->arena, r->name);
	s->rules.title = s->rules.source = s->rules.context = TEXT("");
	s->rules.nfacts = s->rules.nstated = 0;
	s->rules.places = NULL; /* no card is named from here */
	for (int i = 0; i < RULE_KEYS; i++) {
		s->rules.origin[i] = keep_origin(s, r->origin[i]);
		s->rules.cited[i] = keep_origin(s, r->cited[i]);
	}
	s->rules.root = keep_origin(s, r->root);
	s->ngames = r->game_boards;
	if (!d->columns)
		return;
	for (int i = 0; i < d->columns->nseats; i++) {
		add_player(s, d->columns->seats[i].name);
		/* Without this one there is no game. */
		for (int g = 0; g < s->ngames; g++)
			s->games[g].accounts[i].absent = i >= r->players_min;
	}
}

/* A deal being entered in the games. */
struct entering {
	struct sheet *s;
	const struct deal *d;
	const struct verdicts *v;
	int player[SEATS_MAX];  /* of each seat */
	int winner;             /* seat, or -1 */
};

/* Add the money that each player won, unless the entries are the winnings. */
static void
enter_money(const struct entering *e)
{
	bool prize = e->s->rules.facts.entry >= 0 &&
	    e->d->rules->settle == SETTLE_POOL; /* sheet_give_prize */

	for (int i = 0; !prize && i < e->d->nseats; i++) {
		const struct outcome *o = &e->v->seats[i].outcome;
		struct sheet_player *player = &e->s->players[e->player[i]];

		player->has_money |= o->has_won;
		player->money += o->has_won ? o->won : 0;
	}
}

/* What the deal adds to the total of the seat's player. */
static int64_t
worth(const struct entering *e, int seat)
{
	int64_t sum = 0;

	if (e->s->rules.game_totals == TOTALS_POINTS)
		return e->v->seats[seat].outcome.points;
	if (seat != e->winner)
		return e->winner < 0 ? 0 : -e->v->seats[seat].outcome.points;
	for (int i = 0; i < e->d->nseats; i++)
		if (i != seat)
			sum += e->v->seats[i].outcome.points;
	return sum;
}

/* Enter the score, amount. */
static void
enter_seat(const struct entering *e, struct sheet_account *a, int seat,
    int64_t amount)
{
	const struct rules *r = &e->s->rules;

	a->entry[ENTRY_DEALS] += amount;
	a->scored |= amount > 0;
	if (e->s->deals == sheet_deals(r))
		a->entry[ENTRY_LAST] += amount * (r->game_last_multiplier - 1);
	if (seat != e->winner)
		return;
	a->boxes++;
	if (r->box_timing == BOX_AT_ONCE)
		a->entry[ENTRY_BOXES] += sheet_standing(e->s, r->box_bonus);
}

/*
 * Enter the deal in game number g, from 0: for the players who score in it, but
 * in the first game always.
 */
static void
enter_game(const struct entering *e, int g)
{
	struct sheet *s = e->s;
	struct sheet_game *game = &s->games[g];
	struct sheet_row *row = &s->rows[(s->deals - 1) % SHEET_ROWS][g];

	memset(row, 0, sizeof(*row));
	for (int p = 0; p < s->nplayers; p++) {
		row->total[p] = sheet_total(&game->accounts[p]);
		if (game->end == END_NOT_YET)
			game->accounts[p].before = row->total[p];
	}
	for (int i = 0; game->end == END_NOT_YET && i < e->d->nseats; i++) {
		int p = e->player[i];
		struct sheet_account *a = &game->accounts[p];

		if (g > 0 && s->players[p].games <= g)
			continue;
		row->score[p] = worth(e, i);
		enter_seat(e, a, i, row->score[p]);
		row->written[p] = true;
		row->change[p] = sheet_total(a) - row->total[p];
		row->total[p] += row->change[p];
	}
	if (game->end == END_NOT_YET)
		sheet_check_end(s, game);
}

/* Find the seats' players; new ones join, and those who are out rejoin. */
static void
seat_players(struct entering *e)
{
	struct sheet *s = e->s;
	int64_t highest;

	may_rejoin(s, &highest);
	for (int i = 0; i < e->d->nseats; i++) {
		int p = find_player(s, e->d->seats[i].name);

		if (p < 0)
			add_player(s, e->d->seats[i].name);
		e->player[i] = p = p < 0 ? s->nplayers - 1 : p;
		if (s->games[0].accounts[p].absent)
			join(s, p, highest);
		else if (s->games[0].accounts[p].out)
			rejoin(s, p, highest);
	}
}

/* A stake or an entry that is first told with a later deal is the game's, too. */
static void
add_stakes(struct facts *f, const struct facts *later)
{
	if (f->value < 0)
		f->value = later->value;
	if (f->entry < 0)
		f->entry = later->entry;
	if (f->fee < 0) {
		f->fee = later->fee;
		f->fee_percent = later->fee_percent;
	}
}

bool
sheet_add(struct sheet *s, const struct deal *d, const struct verdicts *v)
{
	struct entering e = { .s = s, .d = d, .v = v };

	if (!counts(d, v) || sheet_opposed(s, d)) {
		/* Errors are reported elsewhere. */
		s->uncounted += d->named && !all_are_errors(d, v);
		return false;
	}
	if (!s->deals)
		begin(s, d);
	add_stakes(&s->rules.facts, &d->rules->facts);
	s->deals++;
	e.winner = deal_winner(&s->rules, d, v);
	seat_players(&e);
	enter_money(&e);
	if (e.winner >= 0) { /* it counts in the next game that is not over, too */
		int *games = &s->players[e.player[e.winner]].games;

		while (*games < s->ngames && s->games[*games].end != END_NOT_YET)
			++*games;
		*games += *games < s->ngames;
	}
	for (int g = 0; g < s->ngames; g++)
		enter_game(&e, g);
	sheet_give_prize(s);
	sheet_settle(s);
	return true;
}
