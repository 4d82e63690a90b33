/* Owns the sentences of a game. */
#include "game/sheet.h"

static void
say_name(struct buf *b, const struct sheet *s, int player)
{
	buf_escaped(b, sheet_name(s, player), "");
}

static bool
is_named(const struct sheet_account *a, bool winner)
{
	return winner ? a->winner : !a->out;
}

/* "Asha, Bela and Chand": the winners, or those who are in. */
static void
say_names(struct buf *b, const struct sheet *s, const struct sheet_game *g,
    bool winners)
{
	int left = 0, said = 0;

	for (int p = 0; p < s->nplayers; p++)
		left += is_named(&g->accounts[p], winners);
	for (int p = 0; p < s->nplayers; p++) {
		if (!is_named(&g->accounts[p], winners))
			continue;
		left--;
		if (said++)
			buf_str(b, left ? ", " : " and ");
		say_name(b, s, p);
	}
}

/* How a game ended */

static void
say_won(struct buf *b, const struct sheet *s, const struct sheet_game *g)
{
	static const char *const how[] = {
		[END_NOT_YET] = "", [END_TARGET] = "",
		[END_LAST_LEFT] = ", the last one in",
		[END_SPLIT] = ", as each has enough to split", [END_DEALS] = "",
		[END_EARLY] = ", too far ahead for the last deal to matter",
	};
	int64_t lead;

	say_names(b, s, g, true);
	if (g->winners > 1) {
		buf_str(b, " share the win");
	} else {
		buf_str(b, " wins");
		sheet_leader(s, g, &lead);
		if (lead > 0)
			buf_printf(b, " by %lld", (long long)lead);
	}
	buf_str(b, g->by_leader ? ", equal at the end but ahead before the "
	    "last deal" : how[g->end]);
}

/* How much each player who is in needs to reach the target, or can take. */
static void
say_distances(struct buf *b, const struct sheet *s, const struct sheet_game *g)
{
	const struct rules *r = &s->rules;
	bool out = r->game_at_target == AT_TARGET_OUT;
	const char *before = "; ", *verb = out ? " can take" : " needs";

	for (int p = 0; p < s->nplayers; p++) {
		const struct sheet_account *a = &g->accounts[p];
		int64_t left = r->game_target - sheet_total(a) - out +
		    (r->game_target_by == TARGET_PASSING);

		if (a->out)
			continue;
		buf_str(b, before);
		say_name(b, s, p);
		buf_printf(b, "%s %lld", verb, (long long)left);
		before = ", ";
		verb = "";
	}
}

static void
say_target(struct buf *b, const struct sheet *s, const struct sheet_game *g)
{
	const struct rules *r = &s->rules;
	bool passing = r->game_target_by == TARGET_PASSING;

	buf_str(b, "not over: ");
	if (r->game_at_target == AT_TARGET_OUT) {
		say_names(b, s, g, false);
		buf_printf(b, " are in, out %s %d", passing ? "above" : "at",
		    r->game_target);
	} else {
		buf_printf(b, "%s %s%d", r->game_direction ==
		    DIRECTION_LOWEST ? "to" : "first to", passing ? "above " :
		    "", r->game_target);
	}
	say_distances(b, s, g);
}

static void
say_open(struct buf *b, const struct sheet *s, const struct sheet_game *g)
{
	const struct rules *r = &s->rules;
	size_t deals = sheet_deals(r);
	int64_t lead;
	int leader = sheet_leader(s, g, &lead);

	if (g->tie) {
		buf_str(b, "not over: a tie, one more deal decides");
		return;
	}
	if (r->game_target != KEY_NONE) {
		say_target(b, s, g);
		return;
	}
	if (deals)
		buf_printf(b, "not over: %zu of %zu %ss left",
		    deals - s->deals, deals, sheet_deal_word(r));
	else
		buf_str(b, "no end is set");
	buf_str(b, "; ");
	if (leader >= 0) {
		say_name(b, s, leader);
		buf_printf(b, " is ahead by %lld", (long long)lead);
	} else {
		buf_str(b, "nobody is ahead");
	}
}

void
sheet_say_end(struct buf *b, const struct sheet *s, const struct sheet_game *g)
{
	if (g->end != END_NOT_YET) {
		say_won(b, s, g);
		return;
	}
	say_open(b, s, g);
	if (sheet_has_stake(s))
		buf_printf(b, "; money is settled at the end%s",
		    s->rules.game_target == KEY_NONE && !sheet_deals(&s->rules) ?
		    ", which game.deals or game.target sets" : "");
}

/* After a deal */

void
sheet_say_deal(struct buf *b, const struct sheet *s)
{
	const char *before = "";

	buf_printf(b, "%s %zu: ", sheet_deal_word(&s->rules), s->deals);
	for (int p = 0; p < s->nplayers; p++) {
		const struct sheet_account *a = &s->games[0].accounts[p];
		const struct sheet_player *player = &s->players[p];

		if (a->absent)
			continue;
		buf_str(b, before);
		before = ", ";
		say_name(b, s, p);
		for (int g = 0; g < s->ngames; g++)
			buf_printf(b, "%c%lld", g ? '/' : ' ', (long long)
			    sheet_total(&s->games[g].accounts[p]));
		if (a->out)
			buf_str(b, " out");
		if (player->joined_in == s->deals)
			buf_printf(b, " (joins at %lld)",
			    (long long)a->entry[ENTRY_START]);
		if (player->rejoined_in == s->deals)
			buf_printf(b, " (rejoins at %lld%s)",
			    (long long)player->rejoined_at,
			    s->rules.facts.entry >= 0 ?
			    ", for another entry" : "");
	}
	for (int g = 0; g < s->ngames; g++) {
		if (s->games[g].end == END_NOT_YET ||
		    s->games[g].end_at != s->deals)
			continue;
		buf_str(b, "; ");
		if (s->ngames > 1)
			buf_printf(b, "game %d: ", g + 1);
		say_won(b, s, &s->games[g]);
	}
}

void
sheet_say_uncounted(struct buf *b, const struct sheet *s,
    const struct deal *d, const struct verdicts *v)
{
	const char *opposed = sheet_opposed(s, d);

	buf_str(b, "not counted: ");
	for (int i = 0; i < d->nseats; i++) {
		const struct outcome *o = &v->seats[i].outcome;
		bool error = o->verdict == VERDICT_ERROR;

		if (!error && (o->has_points || (v->winner < 0 &&
		    (d->seats[i].verb == VERB_NONE || !deal_figures(d)))))
			continue;
		buf_escaped(b, d->seats[i].name, "");
		buf_str(b, error ? " is in error" : !deal_figures(d) ?
		    " has no points" : " has no points; give what others "
		    "have left, as \"count 20\", or all points");
		return;
	}
	if (opposed) {
		buf_text(b, d->rules->name);
		buf_str(b, opposed);
		return;
	}
	buf_str(b, d->nseats == 1 && d->seats[0].kind != SEAT_POINTS ?
	    "one hand is not a deal" : deal_figures(d) % d->nseats ?
	    "the points of some are given, and not those of all" :
	    deal_figures(d) ? "nobody won with 0 points" : "nobody won");
}
