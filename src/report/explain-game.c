/* Owns how a game's sentences are filled in; they are in game-sentences.h. */
#include "report/explain-game.h"

#include <ctype.h>

#include "deal/sentences.h"
#include "report/game-sentences.h"
#include "rules/show.h"
#include "report/wording.h"

static const char *const templates[] = {
#define GAME_SENTENCE(name, words) words,
	GAME_SENTENCES(GAME_SENTENCE)
#undef GAME_SENTENCE
};

enum game_sentence {
#define GAME_SENTENCE(name, words) GAME_##name,
	GAME_SENTENCES(GAME_SENTENCE)
#undef GAME_SENTENCE
};

/* What fills a sentence: player %a, numbers %0 to %2, money %m, key %k. */
struct telling {
	struct buf *b;
	const struct sheet *sheet;
	int player;
	int64_t number[3];
	int64_t money;
	enum rule_key key;
	const struct origin *source;
};

/* What the value of the key means; alone: as a sentence of its own. */
static void
put_rule(struct telling *t, bool alone)
{
	size_t start = t->b->len;

	rules_say(&t->sheet->rules, &rules_rows[t->key], alone, t->b);
	if (alone)
		t->b->data[start] = (char)toupper(
		    (unsigned char)t->b->data[start]);
}

static void
put(struct telling *t, enum game_sentence which)
{
	for (const char *p = templates[which]; *p; p++) {
		if (*p != '%') {
			buf_char(t->b, *p);
			continue;
		}
		p++;
		if (*p == 'a') {
			buf_escaped(t->b, sheet_name(t->sheet, t->player), "");
		} else if (*p == 'k') {
			buf_char(t->b, '(');
			words_whose(t->b, &t->sheet->rules, t->key);
			buf_char(t->b, ')');
		} else if (*p == 'y') {
			put_rule(t, p == templates[which] + 1);
		} else if (*p == 't') {
			origin_print(t->b, t->source);
		} else if (*p == 'm') {
			buf_money(t->b, t->money);
		} else if (*p == '{') {
			p = words_choose(t->b, p + 1, t->number[0] == 1) - 1;
		} else {
			buf_printf(t->b, "%lld",
			    (long long)t->number[*p - '0']);
		}
	}
}

/* Append the sentence as a line. */
static void
tell(struct telling *t, enum game_sentence which)
{
	buf_str(t->b, "#: ");
	put(t, which);
	buf_char(t->b, '\n');
}

/* The rule alone. */
static void
tell_rule(struct telling *t, enum rule_key key)
{
	t->key = key;
	tell(t, GAME_RULE);
}

/* Who is ahead as long as nobody has won, and what that means. */
static void
tell_leader(struct telling *t, const struct sheet_game *g)
{
	const struct sheet *s = t->sheet;
	int leader = sheet_leader(s, g, &(int64_t){ 0 });

	t->key = RULE_game_direction;
	if (leader < 0) {
		tell(t, GAME_NO_LEADER);
		return;
	}
	t->player = leader;
	t->number[0] = sheet_total(&g->accounts[leader]);
	tell(t, s->rules.game_direction == DIRECTION_LOWEST ?
	    GAME_LOWEST_LEADS : GAME_HIGHEST_LEADS);
}

/* Begin a line with a figure of each player: boxes won, or the total before. */
static void
put_each(struct telling *t, const struct sheet_game *g,
    enum game_sentence first)
{
	buf_str(t->b, "#: ");
	for (t->player = 0; t->player < t->sheet->nplayers; t->player++) {
		const struct sheet_account *a = &g->accounts[t->player];

		t->number[0] = first == GAME_BEFORE ? a->before : a->boxes;
		put(t, t->player ? GAME_MORE : first);
	}
}

/* Tell the boxes that will be added at the end. */
static void
tell_boxes(struct telling *t, const struct sheet_game *g)
{
	const struct rules *r = &t->sheet->rules;

	if (!r->box_bonus || r->box_timing != BOX_END)
		return;
	put_each(t, g, GAME_BOXES_SO_FAR);
	t->number[0] = r->box_bonus;
	t->key = RULE_box_bonus;
	put(t, GAME_BOXES_COUNT);
	buf_char(t->b, '\n');
	tell_rule(t, RULE_box_timing);
}

static void
tell_tie(struct telling *t, const struct sheet_game *g)
{
	if (!g->by_leader)
		return;
	put_each(t, g, GAME_BEFORE);
	t->key = RULE_game_tie;
	put(t, GAME_KEY);
	buf_char(t->b, '\n');
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
	if (g->end == END_LAST_LEFT)
		tell_rule(t, RULE_game_at_target);
	else if (!g->by_leader && g->end != END_SPLIT)
		tell_rule(t, RULE_game_direction);
	if (g->end == END_SPLIT) {
		t->number[0] = g->winners;
		t->number[1] = t->sheet->nplayers;
		t->number[2] = r->split_from;
		t->key = RULE_split_from;
		tell(t, GAME_SPLIT);
	}
	if (g->end == END_EARLY) {
		t->number[0] = r->game_early_end;
		t->key = RULE_game_early_end;
		tell(t, GAME_EARLY);
	}
	tell_tie(t, g);
}

/* Of games kept side by side, tell who has too few wins to be in this one. */
static void
tell_boards(struct telling *t, int game)
{
	t->key = RULE_game_boards;
	for (t->player = 0; t->player < t->sheet->nplayers; t->player++) {
		long wins = t->sheet->players[t->player].wins;

		if (wins > game)
			continue;
		t->number[0] = wins;
		t->number[1] = game + 1;
		tell(t, GAME_BOARD);
	}
}

/* Tell a part of a total, unless it is 0. */
static void
tell_entry(struct telling *t, int64_t points, enum rule_key key,
    enum game_sentence which)
{
	if (!points)
		return;
	t->number[0] = points;
	t->key = key;
	tell(t, which);
}

static void
tell_player(struct telling *t, const struct sheet_account *a)
{
	const struct rules *r = &t->sheet->rules;

	tell_entry(t, a->entry[ENTRY_START], RULE_game_start, GAME_START);
	t->number[1] = r->game_last_multiplier;
	tell_entry(t, a->entry[ENTRY_LAST], RULE_game_last_multiplier,
	    GAME_LAST);
	tell_entry(t, a->entry[ENTRY_REJOIN], RULE_rejoin_bar, GAME_REJOINED);
	t->number[1] = a->boxes;
	t->number[2] = r->box_bonus;
	tell_entry(t, a->entry[ENTRY_BOXES], RULE_box_bonus,
	    GAME_BOXES_WON);
	tell_entry(t, a->entry[ENTRY_BONUS], RULE_game_bonus, GAME_BONUS);
	tell_entry(t, a->entry[ENTRY_SHUTOUT], RULE_game_shutout,
	    GAME_SHUTOUT);
}

static void
tell_prize(struct telling *t, const struct sheet_game *g)
{
	const struct sheet *s = t->sheet;

	if (!s->has_prize)
		return;
	buf_str(t->b, "#: ");
	t->number[0] = s->entries;
	t->money = s->rules.facts.entry;
	put(t, s->rules.facts.fee > 0 ? GAME_ENTRIES_LESS_FEE : GAME_ENTRIES);
	t->number[0] = g->winners;
	t->money = s->prize;
	put(t, g->winners > 1 ? GAME_PRIZES : GAME_PRIZE);
	buf_char(t->b, '\n');
}

void
explain_game(struct buf *b, const struct sheet *s, const struct sheet_game *g)
{
	struct telling t = { .b = b, .sheet = s };

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
	for (t.player = 0; t.player < s->nplayers; t.player++)
		tell_player(&t, &g->accounts[t.player]);
	tell_prize(&t, g);
}

/* Is it the origin of a key before this one? */
static bool
is_known(const struct rules *r, enum rule_key key)
{
	for (int i = RULE_game_direction; i < (int)key; i++)
		if (text_equal(r->origin[i]->name, r->origin[key]->name))
			return true;
	return false;
}

void
explain_game_sources(struct buf *b, const struct sheet *s)
{
	struct telling t = { .b = b, .sheet = s };

	for (int i = RULE_game_direction; s->ngames && i < RULE_KEYS; i++) {
		enum rule_key key = (enum rule_key)i;

		t.source = s->rules.origin[key];
		if (t.source->name.len && !is_known(&s->rules, key))
			tell(&t, GAME_SOURCE);
	}
}
