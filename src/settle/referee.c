/* Owns the order of judging: every seat by itself, then the deal as a whole. */
#include "settle/referee.h"

#include <string.h>

#include "deal/seat-line.h"
#include "judge/packs.h"
#include "settle/score-ways.h"

/* Deadwood, less what the cards on the table count where melds score. */
static int
cost_of(const struct rules *r, const struct judgement *j)
{
	return j->outcome.deadwood -
	    (r->scoring == SCORING_MELDS ? j->melded : 0);
}

/*
 * Keep a trial's arrangement if it is better than the one shown: what can still
 * be claimed is not given up to have less left.
 */
static void
keep_better(const struct scoring_deal *s, int seat,
    const struct judgement *trial)
{
	struct judgement *out = &s->v->seats[seat];
	bool could_claim = verdict_is_good(out->outcome.verdict) &&
	    (s->deal->seats[seat].verb || find_claim(s) < 0);

	out->better = trial->shown;
	out->better_valid = verdict_is_good(trial->outcome.verdict);
	out->given_cost = cost_of(s->rules, out);
	out->better_cost = cost_of(s->rules, trial);
	out->has_better = out->better_cost < out->given_cost ?
	    out->better_valid || !could_claim :
	    out->better_valid && out->outcome.verdict == VERDICT_INVALID;
}

/*
 * Compare arrangements of a loser by points, unless these are equal: a cap or a
 * flat price may make them differ otherwise than deadwood.
 */
static void
compare_points(const struct scoring_deal *s, int seat,
    const struct judgement *trial)
{
	const struct rules *r = s->rules;
	struct judgement *out = &s->v->seats[seat];
	int points = trial->outcome.points;

	/* A wrong claim may have one price, however the cards are grouped. */
	if (out->outcome.verdict == VERDICT_INVALID && !out->better_valid &&
	    r->penalty_wrong != PENALTY_AS_COUNTED)
		out->has_better = false;
	/* The only player left wins, whatever is held. */
	if (seat == s->v->winner) {
		out->has_better &= out->outcome.verdict != VERDICT_OPEN;
		return;
	}
	if (out->outcome.verdict != VERDICT_OPEN || !out->outcome.has_points ||
	    trial->outcome.verdict != VERDICT_OPEN)
		return;
	if (r->lose_flat != LOSE_AS_COUNTED)
		out->has_better = false;
	if (points == out->outcome.points)
		return;
	out->costs_points = true;
	out->given_cost = out->outcome.points;
	out->better_cost = points;
	out->has_better = points < out->outcome.points;
}

static void judge_players(struct solver *, const struct deal *, bool explain,
    struct arena *, struct verdicts *);

/*
 * The judgement of another seat in place of that one, in the same deal: the
 * others stay as they were laid out.
 */
static struct judgement
judge_instead(struct scoring_deal *s, int i, const struct seat *seat)
{
	struct deal deal = *s->deal;
	struct verdicts v = { .winner = -1 };

	deal.seats = arena_alloc(s->arena,
	    (size_t)deal.nseats * sizeof(*deal.seats));
	memcpy(deal.seats, s->deal->seats,
	    (size_t)deal.nseats * sizeof(*deal.seats));
	for (int k = 0; k < deal.nseats; k++)
		if (deal.seats[k].kind == SEAT_PLAIN) {
			deal.seats[k].kind = SEAT_ARRANGEMENT;
			deal.seats[k].cards = s->v->seats[k].shown;
		}
	deal.seats[i] = *seat;
	judge_players(s->solver, &deal, false, s->arena, &v);
	return v.seats[i];
}

/* All the cards that the seat shows and had, ungrouped. */
static struct hand
shown_hand(const struct judgement *j)
{
	struct hand h;

	hand_of(&h, j->shown.cards, j->shown.size);
	if (j->shown.discard != CARD_NONE)
		hand_add(&h, j->shown.discard);
	hand_remove_all(&h, &j->taken);
	return h;
}

/*
 * Find the best arrangement of the same cards, if it beats the one shown: judge
 * them as a plain hand.  before: the table as the seat found it, or NULL.
 */
static void
look_for_better(struct scoring_deal *s, struct judging *j,
    const struct on_table *before)
{
	struct judgement trial = { .laid_before = j->out->laid_before };
	struct judging other = *j;
	struct seat plain = *j->seat;
	struct on_table table;
	struct hand h = shown_hand(j->out);
	card discard = before ? plain.cards.discard : j->out->shown.discard;

	/* Another card can be discarded from a hand of the right size. */
	if (!before && h.size == j->rules->dealt + 1 &&
	    j->rules->discard != DISCARD_FORBIDDEN)
		discard = CARD_NONE;
	if (discard != CARD_NONE)
		hand_remove(&h, discard);
	plain.kind = SEAT_PLAIN;
	plain.cards = (struct arrangement){ .discard = discard };
	plain.cards.size = (unsigned char)hand_cards(&h, plain.cards.cards);
	other.seat = &plain;
	other.out = &trial;
	if (before) {
		table = *before;
		table.held = !table.alone;
		table.alone = true;
		other.table = &table;
		judge_down(&other);
	} else if (plain.verb && j->rules->scoring == SCORING_DIFFERENCE) {
		judge_seat(&other, s->v); /* whatever is replied to it */
	} else {
		trial = judge_instead(s, j->index, &plain);
	}
	keep_better(s, j->index, &trial);
	if (!before && j->rules->scoring == SCORING_PENALTY)
		compare_points(s, j->index, &trial);
}

/* The same with the effort that trials have. */
static void
try_for_better(struct scoring_deal *s, struct judging *j,
    const struct on_table *before, struct effort *trials)
{
	struct judgement *out = j->out;
	struct effort *now = solver_effort(j->solver), left = *now;

	*now = *trials;
	look_for_better(s, j, before);
	*trials = *now;
	*now = left;
	out->better_unknown = effort_is_spent(trials);
	if (!out->better_unknown)
		return;
	out->has_better = out->better_valid = false;
	memset(&out->better, 0, sizeof(out->better));
}

/*
 * What was on the table before the claim that ends the deal: no other player
 * can lay cards off on what that claim lays.
 */
struct ending {
	struct effort trials; /* of all seats */
	struct on_table table;
	bool is_over;
};

/* Judge the next seat: its melds are on the table for those after it. */
static APART void
judge_at_table(struct scoring_deal *s, struct judging *j, bool explain,
    struct ending *ending)
{
	const struct on_table before = *j->table;
	bool says = j->seat->cards.takes;
	bool takes = says && !j->seat->on_table;

	if (j->out->outcome.verdict == VERDICT_ERROR ||
	    !seat_is_hand(j->seat))
		return;
	judge_down(j);
	if (says)
		judge_untaken(j, &before);
	/* It may have said that it took a joker, and have not. */
	if (takes && !judge_taken(j, s->v)) {
		*j->table = before;
		return;
	}
	if (!explain)
		return;
	try_for_better(s, j, ending->is_over && !j->seat->verb ?
	    &ending->table : &before, &ending->trials);
	if (ending->is_over || !j->seat->verb || !j->out->is_out)
		return;
	ending->is_over = true;
	ending->table = before;
}

/* Does the command line set a key that cannot act here?  Fails the deal. */
static bool
has_unused_key(const struct deal *deal, struct verdicts *v)
{
	const struct text unused = deal->rules->unused;

	if (!unused.len || all_are_errors(deal, v))
		return false;
	fail_deal(deal, v, CODE_KEY, &deal->seats[0], "%.*s", (int)unused.len,
	    unused.s);
	return true;
}

/*
 * Is a fact missing that the seats need?  Figures of a pad need none, and without
 * cards it does not matter which round it is.
 */
static bool
is_fact_missing(const struct deal *deal)
{
	bool round = text_is(deal->rules->missing, code_words[CODE_ROUND]);

	if (deal->rules->missing.len)
		for (int i = 0; i < deal->nseats; i++) {
			const struct seat *s = &deal->seats[i];

			if (seat_has_cards(s) || (!round &&
			    s->kind != SEAT_BAD && s->kind != SEAT_POINTS))
				return true;
		}
	return false;
}

/* Is a fact missing that the rules need?  Fails the deal. */
static bool
lacks_fact(const struct deal *deal, struct verdicts *v)
{
	enum code code;

	if (!is_fact_missing(deal))
		return false;
	/* Each fact that rules can need is also a code. */
	(void)code_find(deal->rules->missing, &code);
	fail_deal(deal, v, code, &deal->seats[0], "%s; give it as in %s=%s",
	    code_sentences[code], code_words[code],
	    code == CODE_ROUND ? "3" : "5H");
	return true;
}

/* Prepare to judge a seat of the deal. */
static struct judging
start_judging(const struct scoring_deal *s, int seat)
{
	return (struct judging){ .solver = s->solver, .rules = s->rules,
		.seat = &s->deal->seats[seat], .arena = s->arena,
		.out = &s->v->seats[seat], .index = seat };
}

/* Judge each seat by itself, as far as possible. */
static void
judge_seats(struct scoring_deal *s, bool explain)
{
	struct on_table table = { .alone = false };
	bool laid = s->rules->hand_counts == HAND_WHOLE;
	bool lacks = is_fact_missing(s->deal) || s->rules->unused.len;
	struct ending ending = { .trials = EFFORT_MOST };

	for (int i = 0; i < s->deal->nseats; i++) {
		struct judging j = start_judging(s, i);

		j.table = laid ? &table : NULL;
		if (!lacks || j.seat->kind == SEAT_BAD)
			judge_seat(&j, s->v);
	}
	if (!laid || lacks)
		return;
	table_open(&table, s->deal, s->v, s->arena);
	for (int i = 0; i < s->deal->nseats; i++) {
		struct judging j = start_judging(s, i);

		j.table = &table;
		judge_at_table(s, &j, explain, &ending);
	}
}

static void
look_for_better_seats(struct scoring_deal *s)
{
	struct effort trials = EFFORT_MOST; /* of all seats */

	for (int i = 0; i < s->deal->nseats; i++) {
		struct judging j = start_judging(s, i);

		if (seat_is_hand(j.seat) &&
		    j.out->outcome.verdict != VERDICT_ERROR)
			try_for_better(s, &j, NULL, &trials);
	}
}

/* Judge the deal of the seats that take part. */
static void
judge_players(struct solver *solver, const struct deal *given, bool explain,
    struct arena *arena, struct verdicts *v)
{
	struct deal deal = *given;
	struct scoring_deal s = { .solver = solver, .deal = &deal,
		.arena = arena, .v = v };

	s.rules = deal.rules = rules_for_seats(given->rules, given->nseats,
	    arena);
	v->seats = arena_alloc(arena, (size_t)deal.nseats * sizeof(*v->seats));
	judge_seats(&s, explain);
	if (!has_unused_key(&deal, v) && !lacks_fact(&deal, v))
		score_deal(&s);
	if (effort_is_spent(solver_effort(solver)))
		fail_deal(&deal, v, CODE_LARGE, &deal.seats[0],
		    "%s", code_sentences[CODE_LARGE]);
	else if (explain && !v->failed && s.rules->hand_counts != HAND_WHOLE)
		look_for_better_seats(&s);
}

/* The judgement with other numbers of seats: seats[i] instead of i. */
static struct judgement
renumbered(const struct judgement *given, const int *seats, struct arena *arena)
{
	struct judgement j = *given;

	j.changed = arena_alloc(arena, (size_t)j.nchanged * sizeof(*j.changed));
	for (int i = 0; i < laid_size(&j.shown); i++)
		if (j.laid_group[i] >= 0)
			j.laid_seat[i] = (short)seats[j.laid_seat[i]];
	for (int i = 0; i < j.nchanged; i++) {
		j.changed[i] = given->changed[i];
		j.changed[i].seat = seats[j.changed[i].seat];
	}
	return j;
}

/* Judge the deal, and seats that do not take part by themselves. */
static void
judge_with_others(struct solver *solver, const struct deal *given,
    const struct deal *playing, const int *which, bool explain,
    struct arena *arena, struct verdicts *v)
{
	struct scoring_deal s = { .solver = solver, .rules = given->rules,
		.deal = given, .arena = arena, .v = v };
	struct verdicts *of_players = arena_alloc(arena, sizeof(*of_players));
	struct judgement *seats = arena_alloc(arena,
	    (size_t)given->nseats * sizeof(*seats));

	*of_players = *v;
	if (playing->nseats)
		judge_players(solver, playing, explain, arena, of_players);
	for (int i = 0; i < playing->nseats; i++)
		seats[which[i]] = renumbered(&of_players->seats[i], which,
		    arena);
	*v = *of_players;
	v->players = of_players;
	v->seats = seats;
	if (v->winner >= 0)
		v->winner = which[v->winner];
	for (int i = 0, n = 0; i < given->nseats; i++) {
		struct judging j = start_judging(&s, i);

		if (n < playing->nseats && which[n] == i)
			n++;
		else
			judge_seat(&j, v);
	}
	(void)has_unused_key(given, v);
}

const struct deal *
judged_players(const struct deal *d, int *which, struct arena *arena)
{
	const struct hand none = hand_empty();

	for (int i = 0; i < d->nseats; i++) {
		struct hand all = none;

		if (d->seats[i].verb == VERB_MELD && overdraw(d->rules, &all,
		    &d->seats[i], &none) != CARD_NONE)
			return d;
	}
	return deal_of_players(d, which, arena);
}

void
judge_deal(struct solver *solver, const struct deal *given, bool explain,
    struct arena *arena, struct verdicts *v)
{
	int which[SEATS_MAX];
	const struct deal *playing = judged_players(given, which, arena);

	v->failed = false;
	v->winner = -1;
	v->summary = TEXT("");
	v->number = v->own = 0;
	v->totals = NULL;
	v->players = NULL;
	error_clear(&v->error);
	error_clear(&v->warning);
	*solver_effort(solver) = EFFORT_MOST;
	if (playing == given)
		judge_players(solver, given, explain, arena, v);
	else
		judge_with_others(solver, given, playing, which, explain,
		    arena, v);
	v->error.file = v->warning.file = given->file;
}

/* Lone hands */

/*
 * Judge a hand whose deadwood is its result; false if a card is repeated, one
 * may have to be discarded, or it is for the search.
 */
static inline bool
judge_bare(struct solver *s, const struct rules *r,
    const struct arrangement *given, struct judgement *out)
{
	struct hand h;
	int deadwood;

	if (given->size == r->dealt + 1 ||
	    !hand_of_pack(&h, given->cards, given->size) ||
	    !solve_plain(s, r, &h, &out->shown, &deadwood))
		return false;
	out->melds = NULL;
	out->nfindings = 0;
	out->outcome = (struct outcome){
		.verdict = r->knock_at_most < 0 ||
		    deadwood <= r->knock_at_most ? VERDICT_READY : VERDICT_OPEN,
		.has_deadwood = true, .deadwood = deadwood,
		.has_points = true, .points = deadwood,
	};
	return true;
}

/* Judge any other; its seat is judged and scored as in a deal. */
static APART bool
judge_other(struct solver *s, struct lone *lone, struct arena *arena,
    struct judgement *out)
{
	struct deal d = { .rules = lone->rules, .seats = &lone->seat,
		.nseats = 1 };
	struct verdicts v = { .seats = out, .winner = -1 };
	struct scoring_deal scoring = { .rules = lone->rules, .deal = &d,
		.arena = arena, .v = &v };
	struct judging j = { .solver = s, .rules = lone->rules,
		.seat = &lone->seat, .arena = arena, .brief = true, .out = out };

	memset(out, 0, sizeof(*out));
	*solver_effort(s) = EFFORT_MOST;
	judge_seat(&j, &v);
	if (out->outcome.verdict == VERDICT_ERROR ||
	    effort_is_spent(solver_effort(s)))
		return false;
	if (lone->seat.verb != VERB_MELD)
		score_lone(&scoring);
	return true;
}

bool
judge_lone(struct solver *s, struct lone *lone, struct arena *arena,
    struct judgement *out)
{
	const struct seat *seat = &lone->seat;

	return (lone->rules->bare && seat->kind == SEAT_PLAIN &&
	    judge_bare(s, lone->rules, &seat->cards, out)) ||
	    judge_other(s, lone, arena, out);
}
