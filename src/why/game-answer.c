/*
 * Owns what decided a game, as findings: who leads or won, and why, what is
 * added to totals, and the prize.
 */
#include "why/parts.h"

#include "rules/table.h"

/* Findings about the game, and the text of the next one. */
struct finding_game {
	struct why *w;
	const struct sheet *s;
	const struct sheet_game *game;
	struct buf text;
};

/* Add a finding about the player, or about all (-1), with the text so far. */
static struct why_finding *
tell(struct finding_game *x, int player, enum sentence say, enum rule_key key)
{
	struct why_finding *f;

	x->w->seat = player;
	f = why_add(x->w, WHY_ANSWER, say);
	f->key = key;
	f->text = arena_buf(x->w->arena, &x->text);
	return f;
}

/* The rule alone. */
static void
tell_rule(struct finding_game *x, enum rule_key key)
{
	rules_say(x->w->r, &rules_rows[key], true, &x->text);
	tell(x, -1, SAY_ALLOWED_RULE, key);
}

/* Tell the player who leads while nobody has won, or that nobody leads. */
static void
tell_leader(struct finding_game *x)
{
	int leader = sheet_leader(x->s, x->game, &(int64_t){ 0 });

	if (leader < 0) {
		tell(x, -1, SAY_NO_LEADER, RULE_NONE);
		return;
	}
	buf_int(&x->text, (long)sheet_total(&x->game->accounts[leader]));
	tell(x, leader, x->w->r->game_direction == DIRECTION_LOWEST ?
	    SAY_LOWEST_LEADS : SAY_HIGHEST_LEADS, RULE_game_direction);
}

/* Tell the boxes that will be added at the end: "Asha 2, Bela 1". */
static void
tell_boxes(struct finding_game *x)
{
	const struct rules *r = x->w->r;

	if (!r->box_bonus || r->box_timing != BOX_END)
		return;
	for (int p = 0; p < x->s->nplayers; p++) {
		buf_str(&x->text, p ? ", " : "");
		buf_escaped(&x->text, sheet_name(x->s, p), "");
		buf_printf(&x->text, " %d", (int)x->game->accounts[p].boxes);
	}
	tell(x, -1, SAY_BOXES_SO_FAR, RULE_box_bonus)->number[0] =
	    (int)sheet_standing(x->s, r->box_bonus);
	if (x->game == x->s->games) /* once for all that are side by side */
		tell_rule(x, RULE_box_timing);
}

/* The total that ends the game, or puts a player out. */
static void
tell_target(struct finding_game *x)
{
	tell_rule(x, RULE_game_target);
	if (x->w->r->game_target_by == TARGET_PASSING)
		tell_rule(x, RULE_game_target_by);
}

/* Why players are out of a game that goes on. */
static void
tell_out(struct finding_game *x)
{
	int p = 0;

	while (p < x->s->nplayers && !x->game->accounts[p].out)
		p++;
	if (p == x->s->nplayers)
		return;
	tell_target(x);
	tell_rule(x, RULE_game_at_target);
}

static void
tell_end(struct finding_game *x)
{
	const struct sheet_game *g = x->game;
	const struct rules *r = x->w->r;
	struct why_finding *f;

	if (g->end == END_TARGET || g->end == END_LAST_LEFT)
		tell_target(x);
	if (g->end == END_DEALS && r->game_deals != KEY_NONE)
		tell_rule(x, RULE_game_deals);
	if (g->end == END_LAST_LEFT)
		tell_rule(x, RULE_game_at_target);
	else if (!g->by_leader && g->end != END_SPLIT)
		tell_rule(x, RULE_game_direction);
	if (g->end == END_SPLIT) {
		f = tell(x, -1, SAY_SPLIT, RULE_split_from);
		f->number[0] = g->winners;
		f->number[1] = x->s->nplayers;
		f->number[2] = r->split_from;
	}
	if (g->end == END_EARLY)
		tell(x, -1, SAY_EARLY, RULE_game_early_end)->number[0] =
		    r->game_early_end;
	if (g->by_leader)
		tell_rule(x, RULE_game_tie);
}

/*
 * Of games side by side, tell the players who have too few wins to score in
 * this one.
 */
static void
tell_boards(struct finding_game *x, int game)
{
	if (!game && x->w->r->game_boards > 1)
		tell_rule(x, RULE_game_boards);
	for (int p = 0; game && p < x->s->nplayers; p++) {
		if (x->s->players[p].games <= game)
			tell(x, p, SAY_BOARD, RULE_game_boards)->number[0] =
			    game + 1;
	}
}

/* Tell a part of a total, unless it is 0. */
static void
tell_entry(struct finding_game *x, int player, enum sheet_entry entry,
    enum sentence say, enum rule_key key)
{
	const struct sheet_account *a = &x->game->accounts[player];
	const struct rules *r = x->w->r;
	struct why_finding *f;
	struct buf figure = { NULL, 0, 0 };

	if (!a->entry[entry])
		return;
	if (entry == ENTRY_SHUTOUT)
		rules_say(r, &rules_rows[key], false, &x->text);
	else if (r->rejoin_above)
		buf_int(&x->text, r->rejoin_above);
	f = tell(x, player, say, key);
	buf_int(&figure, (long)a->entry[entry]);
	f->verb = arena_buf(x->w->arena, &figure).s;
	f->number[0] = entry == ENTRY_LAST ? r->game_last_multiplier :
	    (int)x->s->players[player].rejoins;
	f->number[1] = (int)a->boxes;
	f->number[2] = (int)sheet_standing(x->s, r->box_bonus);
}

/* Tell with what the players start: once, if all start alike. */
static void
tell_start(struct finding_game *x)
{
	const struct sheet_account *a = x->game->accounts;
	int n = x->s->nplayers, alike = 1;

	while (alike < n && a[alike].entry[ENTRY_START] ==
	    a->entry[ENTRY_START])
		alike++;
	for (int p = 0; p < (alike == n ? 1 : n); p++)
		tell_entry(x, p, ENTRY_START, alike == n ? SAY_ALL_START :
		    SAY_STARTS, RULE_game_start);
}

static void
tell_player(struct finding_game *x, int p)
{
	tell_entry(x, p, ENTRY_LAST, SAY_LAST_MORE, RULE_game_last_multiplier);
	tell_entry(x, p, ENTRY_REJOIN, SAY_REJOINED, RULE_rejoin_bar);
	tell_entry(x, p, ENTRY_BOXES, SAY_BOXES_WON, RULE_box_bonus);
	tell_entry(x, p, ENTRY_BONUS, SAY_GAME_BONUS, RULE_game_bonus);
	tell_entry(x, p, ENTRY_SHUTOUT, SAY_SHUTOUT, RULE_game_shutout);
}

/* Tell the prize, which the winners share. */
static void
tell_prize(struct finding_game *x)
{
	struct buf entry = { NULL, 0, 0 };
	struct why_finding *f;

	if (!x->s->has_prize)
		return;
	buf_money(&x->text, x->s->prize);
	f = tell(x, -1, SAY_PRIZE, RULE_NONE);
	buf_money(&entry, x->w->r->facts.entry);
	f->verb = arena_buf(x->w->arena, &entry).s;
	f->number[0] = (int)x->s->entries;
	f->number[1] = x->game->winners;
	f->number[2] = x->w->r->facts.fee > 0;
}

void
why_game(struct why *w, const struct sheet *s, int number, struct arena *arena)
{
	struct finding_game x = { .w = w, .s = s, .game = &s->games[number] };
	struct deal *players = arena_alloc(arena, sizeof(*players));

	players->rules = &s->rules;
	players->nseats = s->nplayers;
	players->seats = arena_alloc(arena,
	    (size_t)s->nplayers * sizeof(*players->seats));
	for (int p = 0; p < s->nplayers; p++)
		players->seats[p].name = sheet_name(s, p);
	*w = (struct why){ .deal = players, .arena = arena, .r = players->rules,
		.last = &w->first };
	if (x.game->end == END_NOT_YET) {
		tell_leader(&x);
		tell_out(&x);
		tell_boxes(&x);
	} else {
		tell_end(&x);
	}
	if (w->r->game_totals == TOTALS_CHIPS)
		tell_rule(&x, RULE_game_totals);
	tell_boards(&x, number);
	tell_start(&x);
	for (int p = 0; p < s->nplayers; p++)
		tell_player(&x, p);
	tell_prize(&x);
}
