/* Owns lone seats, score pads, the winner, and the choice of a way to score. */
#include "deal/seat-line.h"
#include "judge/layout.h"
#include "judge/packs.h"
#include "rules/facts.h"
#include "rules/table.h"
#include "settle/score-ways.h"

/* The ways to score, by the key "scoring". */
static const struct way {
	bool (*lone)(struct scoring_deal *, int seat);
	void (*table)(struct scoring_deal *);
	bool has_actions; /* drops and the like have a price */
} ways[] = {
	[SCORING_DIFFERENCE] = { lone_difference, score_difference, false },
	[SCORING_PENALTY] = { lone_penalty, score_penalty, true },
	[SCORING_COLLECT] = { lone_collect, score_collect, false },
	[SCORING_MELDS] = { lone_melds, score_melds, false },
};

void
score_lone(struct scoring_deal *s)
{
	const struct rules *r = s->rules;
	const struct seat *seat = s->deal->seats;
	struct judgement *j = s->v->seats;

	if (j->outcome.verdict == VERDICT_ERROR)
		return;
	if (r->hand_counts == HAND_UNMATCHED)
		refuse_layoffs(r, j, s->arena, SAY_NO_OTHERS);
	if (seat->kind == SEAT_POINTS) {
		add_term(s, 0, OP_PLUS, TERM_GIVEN, seat->number, RULE_NONE);
		give_sum(j);
	} else if (ways[r->scoring].lone(s, 0))
		give_sum(j);
}

/* Has the table too few or too many seats?  Fails the deal. */
static bool
has_wrong_seats(const struct deal *deal, struct verdicts *v)
{
	const struct rules *r = deal->rules;
	int n = deal->columns ? deal->columns->nseats : deal->nseats;
	bool many = n > r->players_max;

	if (r->facts.players > 0 && n > r->facts.players) {
		fail_deal(deal, v, CODE_SEATS, &deal->seats[0], "%d players, "
		    "more than players=%d says", n, r->facts.players);
		return true;
	}
	if (deal->nseats >= r->players_min && !many)
		return false;
	fail_deal(deal, v, CODE_SEATS, &deal->seats[0], "%d players; these "
	    "rules are for %s %d (players.%s)%s",
	    many ? n : deal->nseats, many ? "at most" : "at least",
	    many ? r->players_max : r->players_min, many ? "max" : "min",
	    many ? rules_hint(r, HINT_INDIAN) : "");
	return true;
}

static bool
has_bad_seat(const struct deal *deal, const struct verdicts *v)
{
	for (int i = 0; i < deal->nseats; i++)
		if (v->seats[i].outcome.verdict == VERDICT_ERROR)
			return true;
	return deal->overfull;
}

/* Error: these rules do not let a player drop, and who says so. */
static void
refuse_drop(const struct deal *deal, const struct seat *seat,
    struct verdicts *v)
{
	const struct origin *o = deal->rules->origin[RULE_drop_allowed];

	fail_deal(deal, v, CODE_ACTION, seat, "these rules do not let a player "
	    "drop (drop.allowed: false%s%s%.*s)", o->name.len ? ", from " : "",
	    o->kind == FROM_OPTION ? "option " : "", (int)o->name.len,
	    o->name.len ? o->name.s : "");
}

/*
 * Does the action cost as much as a drop that these rules do not have, and at
 * a price that nobody has stated?
 */
static bool
has_no_price(const struct rules *r, enum action action)
{
	enum action as = action_priced_as(r, action);

	return !r->drop_allowed && action_is_drop(as) &&
	    r->origin[action_key(as)]->kind == FROM_DEFAULT;
}

static bool
has_strange_action(const struct deal *deal, struct verdicts *v)
{
	const struct rules *r = deal->rules;

	for (int i = 0; i < deal->nseats && !v->failed; i++) {
		const struct seat *seat = &deal->seats[i];

		if (seat->kind != SEAT_ACTION)
			continue;
		if (!ways[r->scoring].has_actions ||
		    r->hand_counts == HAND_WHOLE)
			fail_deal(deal, v, CODE_ACTION, seat, "these rules have "
			    "no such action%s", *rules_hint(r, HINT_INDIAN) ?
			    "; try -r rummycircle" : "");
		else if (action_is_drop(seat->action) && !r->drop_allowed)
			refuse_drop(deal, seat, v);
		else if (has_no_price(r, seat->action))
			fail_deal(deal, v, CODE_ACTION, seat, "these rules "
			    "have no price for this (%s); write \"points\" and "
			    "what it costs",
			    rules_rows[action_key(seat->action)].name);
		else if (action_is_of_loser(seat->action) &&
		    r->lose_shown == LOSE_FLAT)
			fail_deal(deal, v, CODE_ACTION, seat, "these rules do "
			    "not ask what a loser has shown (lose.shown)");
	}
	return v->failed;
}

/* Has the table more copies than its packs?  Fails the deal or warns. */
static bool
overdraws_packs(const struct deal *deal, struct verdicts *v)
{
	struct hand all = hand_empty();

	for (int i = 0; i < deal->nseats; i++) {
		const struct seat *seat = &deal->seats[i];
		const struct seat *holder;
		struct error e = { .code = NULL };
		struct hand tables = cards_of_table(seat, &v->seats[i]);
		card over = CARD_NONE;

		if (seat_has_cards(seat))
			over = overdraw(deal->rules, &all, seat, &tables);
		if (over == CARD_NONE)
			continue;
		holder = deal->nseats > 1 ? packs_holder(deal, over) : NULL;
		if (holder && !deal->rules->deck_strict) {
			packs_fail(deal->rules, seat, over, holder,
			    "warning: ", &v->warning);
		} else {
			packs_fail(deal->rules, seat, over, holder, "", &e);
			fail_deal(deal, v, CODE_PACKS, seat, "%s", e.text);
			v->error.column = e.column;
		}
		return true;
	}
	return false;
}

/* Warn of a card laid off that did not take a joker's place, as it says. */
static void
check_takes(const struct seat *s, const struct judgement *j, struct error *e)
{
	const struct arrangement *a = &s->cards;
	struct buf word = { NULL, 0, 0 };

	for (int i = 0; i < laid_size(a); i++) {
		if (s->kind != SEAT_ARRANGEMENT || !takes_joker(a, i) ||
		    (!j->untaken.size && (takes_joker(&j->shown, i) ||
		    j->laid_group[i] < 0)))
			continue;
		card_print(&word, a->cards[laid_start(a) + i], CARDS_ASCII);
		buf_str(&word, took_joker(j, i) ?
		    " took a joker that must be laid at once" :
		    " took the place of no joker here");
		if (j->untaken.size)
			buf_str(&word, ", so the joker is not in the hand");
		seat_error(e, s, "layoff", s->column ? s->column : 1,
		    "warning: ", word.data);
		break;
	}
	buf_free(&word);
}

/*
 * Settle a score pad for money: the one seat with 0 has won, if all others paid
 * for their points.  The summary says so if there is no such seat.
 */
static void
settle_pad(struct scoring_deal *s)
{
	struct verdicts *v = s->v;

	if (s->rules->settle != SETTLE_DEALS &&
	    (s->rules->settle != SETTLE_POINTS ||
	    facts_point_value(s->rules) < 0))
		return;
	v->winner = deal_best_figure(s->deal, true);
	if (v->winner >= 0 && !s->deal->seats[v->winner].number) {
		score_money(s);
		return;
	}
	v->winner = -1;
	v->summary = TEXT("no money is settled: the winner of a deal has 0 "
	    "points, and every other player more");
}

static void
announce(const struct deal *deal, struct verdicts *v, struct arena *arena)
{
	const struct outcome *o;
	struct buf b = { 0 };

	if (v->winner < 0)
		return;
	o = &v->seats[v->winner].outcome;
	buf_escaped(&b, deal->seats[v->winner].name, "");
	buf_str(&b, " wins");
	if (o->has_won) {
		/* Others may have more for their value cards. */
		buf_str(&b, o->won < 0 ? ", and pays " : " ");
		buf_money(&b, o->won < 0 ? -o->won : o->won);
	} else if (o->points > 0) {
		buf_printf(&b, deal->rules->scoring == SCORING_PENALTY ?
		    " with %d" : " %d", o->points);
	}
	v->summary = arena_buf(arena, &b);
}

void
score_deal(struct scoring_deal *s)
{
	const struct deal *deal = s->deal;
	struct verdicts *v = s->v;

	if (has_strange_action(deal, v))
		return;
	for (int i = 0; i < deal->nseats; i++)
		check_takes(&deal->seats[i], &v->seats[i], &v->warning);
	if (deal->nseats == 1 && deal->rules->hand_counts == HAND_WHOLE &&
	    v->seats->outcome.verdict != VERDICT_ERROR &&
	    overdraws_packs(deal, v))
		return;
	if (deal->nseats == 1) {
		score_lone(s);
		if (deal->named && deal->seats->kind == SEAT_POINTS &&
		    deal->seats->number)
			settle_pad(s);
		return;
	}
	if (has_bad_seat(deal, v) || has_wrong_seats(deal, v))
		return;
	overdraws_packs(deal, v);
	if (v->failed)
		return;
	if (deal_figures(deal) == deal->nseats) {
		keep_figures(s);
		settle_pad(s);
	} else {
		ways[deal->rules->scoring].table(s);
	}
	if (!v->failed)
		announce(deal, v, s->arena);
}
