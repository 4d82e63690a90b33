/* Owns which sentences explain a game. */
#include "report/explain-game.h"

#include "report/wording.h"
#include "rules/show.h"

/* A sentence is about the finding's seat, with its numbers. */
struct telling {
	struct buf *b;
	const struct sheet *sheet;
	struct deal deal;  /* whose seats are the players */
	struct seat seats[SEATS_MAX];
	struct why_finding f;
	struct buf text;   /* of the next sentence */
};

static void
begin(struct telling *t, struct buf *b, const struct sheet *s)
{
	*t = (struct telling){ .b = b, .sheet = s, .f.blame = CARD_NONE };
	t->deal.rules = &s->rules;
	t->deal.seats = t->seats;
	for (int p = 0; p < s->nplayers; p++)
		t->seats[p].name = sheet_name(s, p);
}

/* Append the sentence as a line. */
static void
tell(struct telling *t, enum sentence say, enum rule_key key)
{
	t->f.say = say;
	t->f.key = key;
	t->f.text = buf_view(&t->text);
	buf_str(t->b, "#: ");
	words_put(&(struct wording){ t->b, &t->deal, &t->f, CARDS_ASCII });
	buf_str(t->b, ".\n");
	buf_free(&t->text);
}

/* The rule alone. */
static void
tell_rule(struct telling *t, enum rule_key key)
{
	rules_say(&t->sheet->rules, &rules_rows[key], true, &t->text);
	tell(t, SAY_ALLOWED_RULE, key);
}

/* Who is ahead as long as nobody has won, and what that means. */
static void
tell_leader(struct telling *t, const struct sheet_game *g)
{
	const struct sheet *s = t->sheet;
	int leader = sheet_leader(s, g, &(int64_t){ 0 });

	if (leader < 0) {
		tell(t, SAY_NO_LEADER, RULE_NONE);
		return;
	}
	t->f.seat = leader;
	buf_int(&t->text, (long)sheet_total(&g->accounts[leader]));
	tell(t, s->rules.game_direction == DIRECTION_LOWEST ?
	    SAY_LOWEST_LEADS : SAY_HIGHEST_LEADS, RULE_game_direction);
}

/*
 * Put "2, Bela 1" after the first name: boxes, or totals before the last deal.
 */
static void
put_each(struct telling *t, const struct sheet_game *g, bool before)
{
	t->f.seat = 0;
	for (int p = 0; p < t->sheet->nplayers; p++) {
		const struct sheet_account *a = &g->accounts[p];

		if (p) {
			buf_str(&t->text, ", ");
			buf_escaped(&t->text, sheet_name(t->sheet, p), "");
			buf_char(&t->text, ' ');
		}
		buf_int(&t->text, (long)(before ? a->before : a->boxes));
	}
}

/* Tell the boxes that will be added at the end. */
static void
tell_boxes(struct telling *t, const struct sheet_game *g)
{
	const struct rules *r = &t->sheet->rules;

	if (!r->box_bonus || r->box_timing != BOX_END)
		return;
	put_each(t, g, false);
	t->f.number[0] = r->box_bonus;
	tell(t, SAY_BOXES_SO_FAR, RULE_box_bonus);
	if (g == t->sheet->games) /* once for all that are kept side by side */
		tell_rule(t, RULE_box_timing);
}

/* The total that ends the game, or puts a player out. */
static void
tell_target(struct telling *t)
{
	tell_rule(t, RULE_game_target);
	if (t->sheet->rules.game_target_by == TARGET_PASSING)
		tell_rule(t, RULE_game_target_by);
}

/* Why players are out of a game that goes on. */
static void
tell_out(struct telling *t, const struct sheet_game *g)
{
	int p = 0;

	while (p < t->sheet->nplayers && !g->accounts[p].out)
		p++;
	if (p == t->sheet->nplayers)
		return;
	tell_target(t);
	tell_rule(t, RULE_game_at_target);
}

static void
tell_end(struct telling *t, const struct sheet_game *g)
{
	const struct rules *r = &t->sheet->rules;

	if (g->end == END_TARGET || g->end == END_LAST_LEFT)
		tell_target(t);
	if (g->end == END_DEALS && r->game_deals != KEY_NONE)
		tell_rule(t, RULE_game_deals);
	if (g->end == END_LAST_LEFT)
		tell_rule(t, RULE_game_at_target);
	else if (!g->by_leader && g->end != END_SPLIT)
		tell_rule(t, RULE_game_direction);
	if (g->end == END_SPLIT) {
		t->f.number[0] = g->winners;
		t->f.number[1] = t->sheet->nplayers;
		t->f.number[2] = r->split_from;
		tell(t, SAY_SPLIT, RULE_split_from);
	}
	if (g->end == END_EARLY) {
		t->f.number[0] = r->game_early_end;
		tell(t, SAY_EARLY, RULE_game_early_end);
	}
	if (g->by_leader) {
		put_each(t, g, true);
		tell(t, SAY_BEFORE_LAST, RULE_game_tie);
	}
}

/* Of games kept side by side, tell who has too few wins to be in this one. */
static void
tell_boards(struct telling *t, int game)
{
	for (int p = 0; p < t->sheet->nplayers; p++) {
		long wins = t->sheet->players[p].wins;

		if (wins > game)
			continue;
		t->f.seat = p;
		t->f.number[0] = (int)wins;
		t->f.number[1] = game + 1;
		tell(t, SAY_BOARD, RULE_game_boards);
	}
}

/* Tell a part of a total, unless it is 0. */
static void
tell_entry(struct telling *t, int64_t points, enum sentence say,
    enum rule_key key)
{
	struct buf figure = { NULL, 0, 0 };

	if (!points)
		return;
	buf_int(&figure, (long)points);
	t->f.verb = figure.data;
	if (key == RULE_game_shutout)
		rules_say(&t->sheet->rules, &rules_rows[key], false, &t->text);
	tell(t, say, key);
	buf_free(&figure);
}

/* Tell with what the players start: once, if all start alike. */
static void
tell_start(struct telling *t, const struct sheet_game *g)
{
	const struct sheet_account *a = g->accounts;
	int n = t->sheet->nplayers, alike = 1;

	while (alike < n && a[alike].entry[ENTRY_START] ==
	    a->entry[ENTRY_START])
		alike++;
	for (int p = 0; p < (alike == n ? 1 : n); p++) {
		t->f.seat = p;
		tell_entry(t, a[p].entry[ENTRY_START], alike == n ?
		    SAY_ALL_START : SAY_STARTS, RULE_game_start);
	}
}

static void
tell_player(struct telling *t, int player, const struct sheet_account *a)
{
	const struct rules *r = &t->sheet->rules;
	const int64_t *entry = a->entry;

	t->f.seat = player;
	t->f.number[0] = r->game_last_multiplier;
	t->f.number[1] = (int)a->boxes;
	t->f.number[2] = r->box_bonus;
	tell_entry(t, entry[ENTRY_LAST], SAY_LAST_MORE,
	    RULE_game_last_multiplier);
	t->f.number[0] = t->sheet->players[player].rejoins;
	t->f.number[3] = r->rejoin_above;
	tell_entry(t, entry[ENTRY_REJOIN], r->rejoin_above ?
	    SAY_REJOINED_ABOVE : SAY_REJOINED, RULE_rejoin_bar);
	tell_entry(t, entry[ENTRY_BOXES], SAY_BOXES_WON, RULE_box_bonus);
	tell_entry(t, entry[ENTRY_BONUS], SAY_GAME_BONUS, RULE_game_bonus);
	tell_entry(t, entry[ENTRY_SHUTOUT], SAY_SHUTOUT, RULE_game_shutout);
}

static void
tell_prize(struct telling *t, const struct sheet_game *g)
{
	const struct sheet *s = t->sheet;
	struct buf entry = { NULL, 0, 0 };

	if (!s->has_prize)
		return;
	buf_money(&entry, s->rules.facts.entry);
	buf_money(&t->text, s->prize);
	t->f.verb = entry.data;
	t->f.number[0] = (int)s->entries;
	t->f.number[1] = g->winners;
	t->f.number[2] = s->rules.facts.fee > 0;
	tell(t, g->winners > 1 ? SAY_PRIZES : SAY_PRIZE, RULE_NONE);
	buf_free(&entry);
}

void
explain_game(struct buf *b, const struct sheet *s, const struct sheet_game *g)
{
	struct telling t;

	begin(&t, b, s);
	if (g->end == END_NOT_YET) {
		tell_leader(&t, g);
		tell_out(&t, g);
		tell_boxes(&t, g);
	} else {
		tell_end(&t, g);
	}
	if (s->rules.game_totals == TOTALS_CHIPS)
		tell_rule(&t, RULE_game_totals);
	if (g > s->games)
		tell_boards(&t, (int)(g - s->games));
	else if (s->rules.game_boards > 1)
		tell_rule(&t, RULE_game_boards);
	tell_start(&t, g);
	for (int p = 0; p < s->nplayers; p++)
		tell_player(&t, p, &g->accounts[p]);
	tell_prize(&t, g);
}

/* The source of a key of games that a rule set states, or NULL. */
static const struct origin *
stated_source(const struct rules *r, enum rule_key key)
{
	return r->origin[key]->name.len ? rules_source(r, key) : NULL;
}

/* Is it the source of a key before this one? */
static bool
is_known(const struct rules *r, enum rule_key key)
{
	const struct origin *o = stated_source(r, key), *before;

	for (int i = RULE_game_direction; i < (int)key; i++) {
		before = stated_source(r, (enum rule_key)i);
		if (before && text_equal(before->source, o->source))
			return true;
	}
	return false;
}

void
explain_game_sources(struct buf *b, const struct sheet *s)
{
	struct telling t;

	begin(&t, b, s);
	for (int i = RULE_game_direction; s->ngames && i < RULE_KEYS; i++) {
		const struct origin *source = stated_source(&s->rules,
		    (enum rule_key)i);

		if (!source || is_known(&s->rules, (enum rule_key)i))
			continue;
		origin_print(&t.text, source);
		tell(&t, SAY_SOURCE, RULE_NONE);
	}
}
