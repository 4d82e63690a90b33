/* Owns the page of a house's rules; rules_say owns the words of a key. */
#include "report/rules-page.h"

#include <stdlib.h>

#include "report/html.h"
#include "report/report.h"
#include "report/wording.h"
#include "rules/table.h"

#define WIDTH 78

/* The first key of each part of the page, in the order of keys.h. */
static const struct {
	enum rule_key from;
	const char *heading;
} subjects[] = {
	{ RULE_deck_packs, "The cards" },
	{ RULE_wild_turned, "Wild cards" },
	{ RULE_set_min, "Melds" },
	{ RULE_values_ace, "Card values" },
	{ RULE_declare_all, "Ending a deal" },
	{ RULE_contract_rounds, "Contracts" },
	{ RULE_opening_points, "Opening" },
	{ RULE_scoring, "Points" },
	{ RULE_layoff_allowed, "Laying off" },
	{ RULE_melds_later, "Melds on the table" },
	{ RULE_out_bonus, "Going out" },
	{ RULE_lose_gate, "Losers" },
	{ RULE_penalty_wrong, "Penalties" },
	{ RULE_settle, "Money" },
	{ RULE_game_direction, "The game" },
};

/* Sentences */

/* "Twos to tens count their number, jacks to kings 10" */
static void
say_values(const struct rules *r, struct buf *b)
{
	static const char *const names[] = { "", "aces", "twos", "threes",
		"fours", "fives", "sixes", "sevens", "eights", "nines", "tens",
		"jacks", "queens", "kings" };
	const int *value = &r->values_ace - 1;

	for (int from = ACE, to; from <= KING; from = to + 1) {
		bool pips = from > ACE && value[from] == from &&
		    from < KING && value[from + 1] == from + 1;

		for (to = from; to < KING && value[to + 1] ==
		    (pips ? to + 1 : value[from]);)
			to++;
		buf_str(b, from > ACE ? ", " : "");
		buf_str(b, names[from]);
		if (to > from)
			buf_printf(b, " to %s", names[to]);
		buf_str(b, from > ACE ? " " : " count ");
		if (pips)
			buf_str(b, "their number");
		else
			buf_int(b, value[from]);
	}
}

static void
say_players(const struct rules *r, struct buf *b)
{
	if (r->players_min == r->players_max)
		buf_printf(b, "%d players", r->players_min);
	else
		buf_printf(b, "%d to %d players", r->players_min,
		    r->players_max);
}

static void
say_jokers(const struct rules *r, struct buf *b)
{
	int n = r->deck_jokers;

	if (r->deck_jokers_from.n)
		rules_say(r, &rules_rows[RULE_deck_jokers_from], true, b);
	else if (r->deck_jokers_per == JOKERS_PER_PLAYER)
		buf_printf(b, n > 0 ? "a printed joker for each player, and %d" :
		    n ? "a printed joker for each player, less %d" :
		    "a printed joker for each player", abs(n));
	else if (n)
		buf_printf(b, "%d printed joker%s%s", n, n == 1 ? "" : "s",
		    r->deck_jokers_per == JOKERS_PER_PACK ? " in each pack" :
		    "");
}

/* The cards dealt, by the players alone if that covers each number of them. */
static void
say_hand(const struct rules *r, struct buf *b)
{
	const struct steps *by = &r->hand_size_from;

	if ((!by->n || by->from[0] > r->players_min) &&
	    r->origin[RULE_hand_size]->kind != FROM_DEFAULT)
		rules_say(r, &rules_rows[RULE_hand_size], true, b);
	if (!by->n)
		return;
	buf_str(b, b->len ? "; " : "");
	rules_say(r, &rules_rows[RULE_hand_size_from], true, b);
}

static void
say_number(const struct rules *r, struct buf *b, int n, enum word word)
{
	buf_printf(b, "%d ", n);
	buf_text(b, rules_word(r, word, n != 1));
}

/* "Round 1: 2 sets; round 2: 1 set and 1 run of 4" */
static void
say_contracts(const struct rules *r, struct buf *b)
{
	for (int k = 1; k <= r->contract_rounds; k++) {
		int sets = steps_at(&r->contract_sets, k, 0);
		int runs = steps_at(&r->contract_runs, k, 0);

		buf_printf(b, k > 1 ? "; round %d: " : "round %d: ", k);
		if (sets)
			say_number(r, b, sets, WORD_SET);
		if (sets && runs)
			buf_str(b, " and ");
		if (!runs)
			continue;
		say_number(r, b, runs, WORD_RUN);
		buf_printf(b, " of %d", steps_at(&r->contract_run_size, k,
		    r->run_min));
	}
}

/* Keys that share a sentence, which is printed at the first. */
static const struct {
	enum rule_key first, last;
	void (*say)(const struct rules *, struct buf *);
} together[] = {
	{ RULE_deck_jokers, RULE_deck_jokers_per, say_jokers },
	{ RULE_hand_size, RULE_hand_size_from, say_hand },
	{ RULE_players_min, RULE_players_max, say_players },
	{ RULE_values_ace, RULE_values_king, say_values },
	{ RULE_contract_sets, RULE_contract_run_size, say_contracts },
};

/* Append what the key adds to the page, if anything. */
static void
say_key(const struct rules *r, enum rule_key key, struct buf *b)
{
	for (size_t i = 0; i < countof(together); i++) {
		if (key < together[i].first || key > together[i].last)
			continue;
		if (key == together[i].first)
			together[i].say(r, b);
		return;
	}
	/* A key that no file sets does not matter, or is as players expect. */
	if (r->origin[key]->kind != FROM_DEFAULT)
		rules_say(r, &rules_rows[key], true, b);
}

/* Lines */

/* Append who set it, if that is not the rule set. */
static void
say_origin(const struct rules *r, enum rule_key key, struct buf *b)
{
	const struct origin *o = rules_source(r, key);

	if (o->kind != FROM_OPTION && !rules_is_own(r, key) &&
	    !origin_is_ours(o))
		return;
	buf_str(b, " (");
	words_whose(b, r, key);
	buf_char(b, ')');
}

/*
 * Append the keys from from to before end, with a heading if any has words, in
 * HTML or text.
 */
static void
put_subject(struct buf *b, const struct rules *r, size_t subject, bool html)
{
	enum rule_key end = subject + 1 < countof(subjects) ?
	    subjects[subject + 1].from : RULE_KEYS;
	struct buf s = { NULL, 0, 0 };
	bool begun = false;

	buf_reserve(&s, 1);
	for (enum rule_key key = subjects[subject].from; key < end; key++) {
		s.len = 0;
		s.data[0] = '\0';
		say_key(r, key, &s);
		if (!s.len)
			continue;
		say_origin(r, key, &s);
		if (!begun)
			buf_printf(b, html ? "<h2>%s</h2>\n" : "\n%s\n",
			    subjects[subject].heading);
		begun = true;
		if ((unsigned)*s.data - 'a' < 26)
			*s.data = (char)(*s.data - 'a' + 'A');
		if (html)
			html_within(b, "<p>", buf_view(&s), ".</p>\n");
		else
			report_wrapped(b, buf_view(&s), WIDTH, "  ", "    ");
		buf_str(b, html ? "" : ".\n");
	}
	buf_free(&s);
}

void
rules_page(struct buf *b, const struct rules *r, bool html)
{
	struct buf head = { NULL, 0, 0 };
	struct text source = r->source;

	buf_text(&head, r->title);
	buf_printf(&head, r->title.len ? " (%.*s)" : "%.*s", (int)r->name.len,
	    r->name.s);
	if (html)
		html_head(b, buf_view(&head), TEXT(""));
	else
		buf_printf(b, "%s\n", head.data);
	buf_free(&head);
	if (source.len && html)
		html_within(b, "<p class=\"facts\">Source: ", source, "</p>\n");
	else if (source.len)
		buf_printf(b, "Source: %.*s\n", (int)source.len, source.s);
	for (size_t i = 0; i < countof(subjects); i++)
		put_subject(b, r, i, html);
	buf_str(b, html ? "</body>\n</html>\n" : "");
}

/* Differences */

/* Does house i have another value than all before it? */
static bool
is_new(const struct house_laid *houses, int i, const struct row *row)
{
	for (int k = 0; k < i; k++)
		if (row_same(row, houses[k].rules, houses[i].rules))
			return false;
	return true;
}

/* Append house i, and those after it with the same value. */
static void
put_value(struct buf *b, const struct house_laid *houses, int n, int i,
    enum rule_key key)
{
	const struct row *row = &rules_rows[key];

	for (int k = i; k < n; k++) {
		if (k > i && !row_same(row, houses[k].rules, houses[i].rules))
			continue;
		buf_str(b, k > i ? ", " : "  ");
		buf_text(b, houses[k].name);
	}
	buf_str(b, ": ");
	rules_say(houses[i].rules, row, false, b);
	buf_str(b, " (");
	origin_print(b, rules_source(houses[i].rules, key));
	buf_str(b, ")\n");
}

void
rules_differences(struct buf *b, const struct house_laid *houses, int n)
{
	for (enum rule_key key = 0; key < RULE_KEYS; key++) {
		bool differ = false;

		for (int i = 1; i < n; i++)
			differ |= is_new(houses, i, &rules_rows[key]);
		if (!differ)
			continue;
		buf_str(b, rules_rows[key].name);
		buf_char(b, '\n');
		for (int i = 0; i < n; i++)
			if (is_new(houses, i, &rules_rows[key]))
				put_value(b, houses, n, i, key);
	}
}
