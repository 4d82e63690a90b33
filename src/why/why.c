/* Owns the order of an explanation, and what of it is told: few lines. */
#include "settle/referee.h"
#include "why/parts.h"

#define HAND_SMALL 24
#define LINES 4      /* beside a line for each seat */

/* Say so if a hand has cards too many or too few: the answer is of no game. */
static void
find_odd_size(struct why *w)
{
	/* who answers a knock, with the card that was drawn, too */
	bool more = w->r->scoring == SCORING_DIFFERENCE &&
	    seat_is_hand(w->s) && w->verdicts->winner >= 0 && !w->s->verb &&
	    whole_size(&w->s->cards) == w->r->dealt + 1;
	struct why_finding *f;

	if (!more && !seat_is_odd(w->s, w->r))
		return;
	f = why_say(w, WHY_ANSWER, more ? SAY_ONE_MORE : SAY_ODD_SIZE,
	    RULE_NONE, whole_size(&w->s->cards), w->r->dealt);
	f->number[2] = w->r->dealt + 1;
	f->blame = w->j->shown.discard;
	/* This is about what was typed, which is not printed so. */
	f->weight = more ? WEIGHT_ALWAYS : WEIGHT_BESIDE;
}

/* Is it the question what each group of a hand without a claim is? */
static bool
asks_each(const struct why *w)
{
	return !w->s->verb && w->deal->nseats == 1 &&
	    (w->j->outcome.verdict == VERDICT_OPEN ||
	    (w->r->declare_cards == DECLARE_DEALT &&
	    w->j->shown.size < w->r->dealt));
}

static bool
says_nothing(const struct why *w)
{
	const struct why_finding *f = w->first;

	while (f && (f->plain || f->weight == WEIGHT_BESIDE))
		f = f->next;
	return !f;
}

static void
find_seat(struct why *w, int seat)
{
	bool idle = why_is_idle(w);

	why_turn_to(w, seat);
	if (w->j->outcome.verdict == VERDICT_ERROR)
		return; /* its message is on standard error */
	if (w->s->verb == VERB_MELD) {
		why_groups(w, true);
		return;
	}
	find_odd_size(w);
	/* A grouped hand without a claim is asked first what its groups are. */
	if (idle)
		why_groups(w, asks_each(w));
	/* The deals of a score pad are all taken at their word. */
	if (seat_is_word(w->s) && !w->in_game)
		why_add(w, WHY_RULE, SAY_AT_WORD)->verb =
		    verb_names[w->s->verb];
	why_answer(w);
	if (w->r->scoring == SCORING_MELDS && w->seat == w->verdicts->winner &&
	    w->s->verb)
		why_credit(w);
	why_points(w);
	if (w->seat == w->verdicts->winner &&
	    w->r->scoring == SCORING_COLLECT && w->r->collect_deduct)
		why_say(w, WHY_RULE, SAY_DEDUCTED, RULE_collect_deduct, 0,
		    0)->seat = -1;
	if (!idle)
		why_groups(w, asks_each(w));
	why_remedy(w);
	if (idle && says_nothing(w))
		why_groups(w, true);
}

/* Are all hands small enough to be judged again and again? */
static bool
is_small(const struct deal *d)
{
	for (int i = 0; i < d->nseats; i++)
		if (d->seats[i].cards.size > HAND_SMALL)
			return false;
	return true;
}

/* Is the card a letter, where tiles have numbers? */
static bool
is_numbered(card c)
{
	return c < CARD_JOKER && (card_rank(c) == ACE || card_rank(c) > 10);
}

/* Say which tiles the letters are, if a hand has one, where tiles are played. */
static void
find_tiles(struct why *w)
{
	bool any = false;

	for (int i = 0; i < w->deal->nseats; i++) {
		const struct arrangement *a = &seat_of(w, i)->shown;

		for (int k = 0; seat_is_hand(&w->deal->seats[i]) && k < a->size;
		    k++)
			any |= is_numbered(a->cards[k]) || is_numbered(a->discard);
	}
	if (any && !w->in_game && w->r->wild_printed == PRINTED_TURNED &&
	    w->r->value[CARD(SPADES, KING)] == KING)
		why_add(w, WHY_GROUP, SAY_TILES);
}

/* Keep the first of this kind about each seat, or about all. */
static void
keep_first(struct why *w, enum why_kind kind, bool each_seat)
{
	uint64_t seen = 0;

	for (struct why_finding *f = w->first; f; f = f->next) {
		uint64_t bit = UINT64_C(1) << (each_seat ? f->seat + 1 : 0);

		if (f->kind != kind || f->plain)
			continue;
		f->plain = seen & bit;
		seen |= bit;
	}
}

/* Is it about a seat in error, which is not read again with its cards? */
static bool
is_error(const struct why *w, const struct why_finding *f)
{
	return f->seat >= 0 &&
	    seat_of(w, f->seat)->outcome.verdict == VERDICT_ERROR;
}

/* Is it beside the point where several players pay? */
static bool
is_incidental(const struct why_finding *f)
{
	return f->kind == WHY_ALLOWED || f->say == SAY_NEAR_SECOND ||
	    f->say == SAY_NEAR_PURE;
}

/* Is it of a hand that is not the one whose claim was refused? */
static bool
is_of_another(const struct why *w, const struct why_finding *f)
{
	int claimant = why_refused_claimant(w);

	return claimant >= 0 && f->seat >= 0 && f->seat != claimant &&
	    f->seat != w->verdicts->winner;
}

/* Keep what settles the quarrel; the rest becomes plain. */
static void
trim(struct why *w)
{
	int seats = w->deal->nseats;
	int left = LINES + seats - (seats == 2);
	bool dead = why_has(w, VERDICT_ERROR), money = false;

	for (const struct why_finding *f = w->first; f; f = f->next)
		money |= f->kind == WHY_POINTS && f->weight == WEIGHT_BESIDE &&
		    !f->plain;
	/* Nothing counts beside a hand that cannot be. */
	for (struct why_finding *f = w->first; f; f = f->next)
		f->plain |= (money && is_incidental(f)) ||
		    (f->kind == WHY_ALLOWED && (dead || is_of_another(w, f)));
	keep_first(w, WHY_REMEDY, true);
	keep_first(w, WHY_ALLOWED, false);
	for (const struct why_finding *f = w->first; f; f = f->next)
		left -= !f->plain && f->weight < WEIGHT_BESIDE &&
		    !is_error(w, f);
	for (; left < 0; left++) {
		struct why_finding *least = NULL;

		for (struct why_finding *f = w->first; f; f = f->next)
			if (!f->plain && f->weight < WEIGHT_ALWAYS &&
			    (!least || f->weight <= least->weight))
				least = f;
		if (!least)
			return;
		least->plain = true;
	}
}

/* Find what decided the deal of w->deal, in which all take part. */
static void
find_deal(struct why *w)
{
	const struct deal *deal = w->deal;

	why_cannot(w);
	if (w->verdicts->failed || !is_small(deal))
		w->again = NULL;
	if (deal->nseats > 1 && !w->verdicts->failed)
		why_answer_all(w);
	/* The claimant goes first: the others' results depend on the claim. */
	for (int claims = 1; claims >= 0; claims--)
		for (int i = 0; i < deal->nseats; i++)
			if ((deal->seats[i].verb != VERB_NONE) == claims)
				find_seat(w, i);
	if (w->verdicts->failed)
		return;
	for (int i = 0; i < deal->nseats; i++) {
		why_turn_to(w, i);
		if (seat_is_hand(w->s))
			why_allowed(w);
	}
	why_turn_to(w, -1);
	find_tiles(w);
	why_house(w);
	trim(w);
}

/*
 * Explain some seats of the deal by themselves: those that take part, or one
 * that does not.  v: their verdicts; which: their numbers in the whole deal.
 */
static void
find_part(struct why *w, const struct deal *part, const struct verdicts *v,
    const int *which)
{
	struct deal alone = *part;
	struct why of_part = *w;

	alone.rules = rules_for_seats(part->rules, part->nseats, w->arena);
	of_part.deal = &alone;
	of_part.r = alone.rules;
	of_part.verdicts = v;
	of_part.first = NULL;
	of_part.last = &of_part.first;
	find_deal(&of_part);
	if (!of_part.first)
		return;
	for (struct why_finding *f = of_part.first; f; f = f->next) {
		f->seat = f->seat < 0 ? -1 : which[f->seat];
		f->other = f->other < 0 ? -1 : which[f->other];
		for (int i = 0; i < f->sum.n; i++)
			if (f->sum.terms[i].seat >= 0)
				f->sum.terms[i].seat = which[f->sum.terms[i].seat];
	}
	*w->last = of_part.first;
	w->last = of_part.last;
}

/* Questions, each by itself, and then the deal of those that take part. */
static void
find_parts(struct why *w, const struct deal *playing, const int *which)
{
	for (int i = 0; i < w->deal->nseats; i++) {
		struct deal question = *w->deal;
		struct verdicts v = *w->verdicts;

		question.seats = &w->deal->seats[i];
		question.nseats = 1;
		v.seats = &w->verdicts->seats[i];
		v.winner = -1;
		if (question.seats->verb == VERB_MELD)
			find_part(w, &question, &v, &i);
	}
	if (playing->nseats)
		find_part(w, playing, w->verdicts->players, which);
}

void
why_find(struct why *w, struct again *again, struct solver *solver,
    const struct deal *deal, const struct verdicts *v, bool in_game,
    struct arena *arena)
{
	struct deal *seated = arena_alloc(arena, sizeof(*seated));
	int which[SEATS_MAX];
	const struct deal *playing = judged_players(deal, which, arena);

	*seated = *deal;
	seated->rules = rules_for_seats(deal->rules, deal->nseats, arena);
	*w = (struct why){ .deal = seated, .verdicts = v, .arena = arena,
		.solver = solver, .again = again, .in_game = in_game,
		.r = seated->rules, .seat = -1, .last = &w->first };
	if (playing == deal)
		find_deal(w);
	else
		find_parts(w, playing, which);
	if (!w->in_game)
		why_source(w);
}
