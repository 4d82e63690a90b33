/*
 * Owns remedies: the cards grouped otherwise, one card exchanged, a card
 * discarded that was kept or the reverse, another claim.  Found by judging
 * again.
 */
#include "why/parts.h"

#include "why/again.h"
#include "why/printed.h"

/* Reasons that another card can remedy; others are limits, sizes, turns. */
#define BIT(code) (UINT64_C(1) << CODE_##code)
#define MENDED (BIT(GROUP) | BIT(SHORT) | BIT(SETS) | BIT(PURE) | \
	BIT(RUNS) | BIT(SURPLUS) | BIT(TOUCH) | BIT(OVERLAP) | BIT(RANK) | \
	BIT(LOOSE) | BIT(DISCARD) | BIT(LIMIT) | BIT(GIN) | BIT(OPENING) | \
	BIT(PAIRS))

/*
 * Would the seat's claim be valid with these cards: alone, which is quicker,
 * unless it lays cards off, which may be on melds of others?
 */
static bool
would_stand(struct why *w, int seat, const struct arrangement *a)
{
	struct deal d = *why_fresh(w);
	struct seat *s = &d.seats[seat];
	const struct verdicts *v;

	s->kind = SEAT_ARRANGEMENT;
	s->cards = *a;
	if (!laid_size(a)) {
		d.seats = s;
		d.nseats = 1;
	}
	v = again_rules(w->again, &d, rules_of(w));
	return v->seats[s - d.seats].outcome.verdict == VERDICT_VALID;
}

static struct why_finding *
add_exchange(struct why *w, int seat, enum sentence say, card for_this, card c)
{
	card *cards = arena_alloc(w->arena, 2);
	struct why_finding *f = why_add(w, WHY_REMEDY, say, seat);

	cards[0] = c;
	cards[1] = for_this;
	f->cards = cards;
	f->ncards = 1;
	f->more = cards + 1;
	f->nmore = 1;
	return f;
}

#define TRIES (14 * SUITS)

/* What to try first: a card that the hand lacks, one that it has, a joker. */
enum pass { PASS_NEW, PASS_HELD, PASS_JOKER, PASSES };

static bool
holds(const struct arrangement *a, card c)
{
	return memchr(a->cards, c, a->size) != NULL || a->discard == c;
}

/* Do other seats show all copies of the card? */
static bool
is_elsewhere(const struct why *w, int seat, card c)
{
	const struct deal *d = w->deal;
	int n = 0;

	for (int i = 0; i < d->nseats; i++) {
		const struct arrangement *a = &seat_of(w, i)->shown;
		const struct arrangement *table = d->seats[i].on_table;

		for (int k = 0; i != seat && k < a->size; k++)
			n += a->cards[k] == c;
		for (int k = 0; i != seat && table && k < table->size; k++)
			n += table->cards[k] == c;
		n += i != seat && a->discard == c;
	}
	return n >= rules_of(w)->packs;
}

/*
 * The i-th card to try in place of another, those of its rank first; CARD_NONE
 * if it is none of this pass.
 */
static card
card_to_try(const struct why *w, int seat, const struct arrangement *a,
    card before, int i, enum pass pass)
{
	int rank = card_is_joker(before) ? 0 : card_rank(before);
	card c = CARD(i % SUITS, i < SUITS ? rank : i / SUITS);

	if (pass == PASS_JOKER)
		return i ? CARD_NONE : CARD_JOKER;
	/* A joker has no rank; a rank that was first does not come again. */
	if (i / SUITS == rank || c == before ||
	    rules_of(w)->wild & card_bit(c) || is_elsewhere(w, seat, c))
		return CARD_NONE;
	return holds(a, c) == (pass == PASS_HELD) ? c : CARD_NONE;
}

/* Try other cards in this place of the groups. */
static bool
try_place(struct why *w, int seat, const struct arrangement *given, int place,
    enum pass pass)
{
	struct arrangement a = *given;
	card before = a.cards[place];

	for (int i = 0; i < TRIES; i++) {
		card c = card_to_try(w, seat, given, before, i, pass);

		if (c == CARD_NONE || c == before)
			continue;
		a.cards[place] = c;
		if (!would_stand(w, seat, &a))
			continue;
		add_exchange(w, seat, SAY_EXCHANGED, before, c);
		return true;
	}
	return false;
}

/* Try the places of groups that are melds, or of those that are not. */
static bool
try_groups(struct why *w, int seat, bool bad, enum pass pass)
{
	const struct judgement *j = seat_of(w, seat);
	const struct arrangement *a = &j->shown;

	for (int g = 0; g < a->ngroups; g++)
		for (int i = group_start(a, g); i < a->end[g]; i++)
			if ((j->melds[g].kind == MELD_NONE) == bad &&
			    try_place(w, seat, a, i, pass))
				return true;
	return false;
}

/* Cards of groups that are not melds first. */
static bool
try_places(struct why *w, int seat)
{
	for (int bad = 1; bad >= 0; bad--)
		for (int pass = 0; pass < PASSES; pass++)
			if (try_groups(w, seat, bad, (enum pass)pass))
				return true;
	return false;
}

/* Try the cards that are left as one more group. */
static bool
try_left(struct why *w, int seat)
{
	struct arrangement a = seat_of(w, seat)->shown;
	int start = a.laid_end;

	if (laid_size(&a))
		return false;
	a.end[a.ngroups++] = a.size;
	a.laid_end = a.size;
	for (int pass = 0; pass < PASSES; pass++)
		for (int i = start; i < a.size; i++)
			if (try_place(w, seat, &a, i, (enum pass)pass))
				return true;
	return false;
}

/* Put the card into the group, after its others. */
static void
put_into(struct arrangement *a, int g, card c)
{
	int at = a->end[g];

	memmove(a->cards + at + 1, a->cards + at, (size_t)(a->size - at));
	a->cards[at] = c;
	for (int k = g; k < a->ngroups; k++)
		a->end[k]++;
	a->laid_end++;
	a->size++;
}

/*
 * Take out the unmatched card of the highest value or, if there is none, the
 * discard; CARD_NONE if there is neither.
 */
static card
take_left(const struct rules *r, struct arrangement *a)
{
	int at = a->laid_end;
	card left = a->discard;

	if (!unmatched_size(a)) {
		a->discard = CARD_NONE;
		return left;
	}
	for (int i = at + 1; i < a->size; i++)
		if (r->value[a->cards[i]] > r->value[a->cards[at]])
			at = i;
	left = a->cards[at];
	a->size--;
	memmove(a->cards + at, a->cards + at + 1, (size_t)(a->size - at));
	return left;
}

/* Try the card c in each group, in place of one that was left or discarded. */
static bool
try_card(struct why *w, int seat, const struct arrangement *a, card left, card c)
{
	for (int g = 0; c != CARD_NONE && g < a->ngroups; g++) {
		struct arrangement b = *a;

		put_into(&b, g, c);
		if (!would_stand(w, seat, &b))
			continue;
		add_exchange(w, seat, c == left ? SAY_INTO_GROUP :
		    SAY_EXCHANGED_INTO, left, c)->meld =
		    &seat_of(w, seat)->melds[g];
		return true;
	}
	return false;
}

/*
 * Try a card that is left, or the one discarded, in each group: itself, or
 * another one in its place.
 */
static bool
try_into(struct why *w, int seat)
{
	struct arrangement a = seat_of(w, seat)->shown;
	card left = take_left(rules_of(w), &a);

	if (left == CARD_NONE)
		return false;
	if (try_card(w, seat, &a, left, left))
		return true;
	for (int pass = 0; pass < PASSES; pass++)
		for (int i = 0; i < TRIES; i++)
			if (try_card(w, seat, &a, left, card_to_try(w, seat, &a,
			    left, i, (enum pass)pass)))
				return true;
	return false;
}

/* Try each card that is left as the discard: the highest-valued that does. */
static bool
try_discard(struct why *w, int seat)
{
	const struct arrangement *shown = &seat_of(w, seat)->shown;
	const int *value = rules_of(w)->value;
	card best = CARD_NONE;

	if (shown->discard == CARD_NONE)
		return false;
	for (int i = shown->laid_end; i < shown->size; i++) {
		struct arrangement a = *shown;
		card c = a.cards[i];

		a.cards[i] = a.discard;
		a.discard = c;
		if ((best == CARD_NONE || value[c] > value[best]) &&
		    would_stand(w, seat, &a))
			best = c;
	}
	if (best != CARD_NONE)
		add_exchange(w, seat, SAY_OTHER_DISCARD, shown->discard, best);
	return best != CARD_NONE;
}

static bool
find_exchange(struct why *w, int seat)
{
	const struct judgement *j = seat_of(w, seat);

	return !(j->outcome.codes & ~MENDED) &&
	    (try_discard(w, seat) || try_into(w, seat) ||
	    try_places(w, seat) || try_left(w, seat));
}

/* Say why going out is not Rummy, and what Rummy would have scored. */
static void
find_at_once(struct why *w, int seat)
{
	const struct rules *r = w->deal->rules;
	struct seat s = why_fresh(w)->seats[seat];
	const struct verdicts *v;
	struct why_finding *f;

	if (s.verb != VERB_OUT || seat != w->verdicts->winner ||
	    r->at_once_multiplier == 1)
		return;
	if (s.on_table || laid_size(&seat_of(w, seat)->shown)) {
		why_add(w, WHY_RULE, s.on_table ? SAY_HAD_MELDS :
		    SAY_HAD_LAYOFFS, seat)->key =
		    RULE_at_once_multiplier;
		return;
	}
	s.verb = VERB_RUMMY;
	v = again_seat(w->again, why_fresh(w), seat, &s);
	if (v->seats[seat].outcome.verdict != VERDICT_VALID ||
	    v->seats[seat].outcome.points <=
	    seat_of(w, seat)->outcome.points)
		return;
	f = why_add(w, WHY_REMEDY, SAY_HAD_SAID, seat);
	f->number[0] = v->seats[seat].outcome.points;
	f->key = RULE_at_once_multiplier;
}

/* Judge a valid claim in place of this one; the others reply to it anew. */
static const struct verdicts *
try_claim(struct why *w, int seat, const struct seat *claim)
{
	return again_seat(w->again, printed_deal(w->again, why_fresh(w),
	    w->verdicts, w->arena), seat, claim);
}

/* Note what the other player would score with the claim that is proposed. */
static void
find_reply(const struct why *w, int seat, const struct verdicts *v,
    struct why_finding *f)
{
	if (w->deal->rules->scoring != SCORING_DIFFERENCE || v->winner < 0 ||
	    v->winner == seat)
		return;
	f->other = v->winner;
	f->number[1] = v->seats[v->winner].outcome.points;
}

/* An excessive claim that would be valid as another. */
static bool
find_other_claim(struct why *w, int seat)
{
	struct seat s = why_fresh(w)->seats[seat];
	const struct verdicts *v;
	struct why_finding *f;

	if (!is_all_at_once(s.verb))
		return false;
	s.verb = w->deal->rules->hand_counts == HAND_WHOLE ? VERB_OUT :
	    VERB_KNOCK;
	v = try_claim(w, seat, &s);
	if (v->seats[seat].outcome.verdict != VERDICT_VALID)
		return false;
	f = why_add(w, WHY_REMEDY, v->seats[seat].outcome.points > 0 ?
	    SAY_COULD_SAY_FOR : SAY_COULD_SAY, seat);
	f->verb = verb_name(s.verb);
	f->number[0] = v->seats[seat].outcome.points;
	find_reply(w, seat, v, f);
	return true;
}

static bool
is_held(const struct why *w, int seat)
{
	return w->deal->rules->hand_counts == HAND_WHOLE &&
	    !w->deal->seats[seat].verb && w->deal->nseats > 1;
}

/* Tell a better reply to a knock by what it makes of the deal. */
static void
find_result(struct why *w, int seat, struct why_finding *f)
{
	struct seat s = w->deal->seats[seat];
	const struct verdicts *v;

	if (!f || f->say != SAY_BETTER || w->deal->nseats == 1 || s.verb ||
	    w->deal->rules->scoring != SCORING_DIFFERENCE)
		return;
	s.kind = SEAT_ARRANGEMENT;
	s.cards = *f->layout;
	v = try_claim(w, seat, &s);
	f->plain = v->winner < 0;
	if (f->plain)
		return;
	f->number[0] = v->seats[seat].outcome.deadwood;
	f->number[1] = v->seats[v->winner].outcome.points;
	f->number[3] = seat_of(w, 1 - seat)->outcome.points;
	f->say = v->winner == seat ? SAY_BETTER_WINS : SAY_BETTER_LESS;
	f->other = f->say == SAY_BETTER_LESS ? v->winner :
	    w->verdicts->winner;
	f->number[2] = v->seats[1 - seat].outcome.deadwood;
	f->text = f->number[0] == f->number[2] ? TEXT("a tie, an undercut") :
	    TEXT("an undercut");
}

/* Add the points of the claim at this table, if it were grouped as f says. */
static void
find_worth(struct why *w, int seat, struct why_finding *f)
{
	struct seat s = w->deal->seats[seat];
	const struct verdicts *v;

	if (!f || f->say != SAY_VALID_AS || w->deal->nseats == 1)
		return;
	s.kind = SEAT_ARRANGEMENT;
	s.cards = *f->layout;
	v = try_claim(w, seat, &s);
	find_reply(w, seat, v, f);
	if (v->seats[seat].outcome.points <= 0 ||
	    w->deal->rules->scoring == SCORING_PENALTY)
		return;
	f->say = SAY_VALID_FOR;
	f->number[0] = v->seats[seat].outcome.points;
}

/* What the better grouping lays off, or leaves there, and the seat does not. */
static void
find_not_laid(const struct why *w, const struct judgement *j,
    struct why_finding *f)
{
	const struct arrangement *a = &j->shown, *better = &j->better;
	card *cards = arena_alloc(w->arena, HAND_MAX);
	struct hand laid = hand_empty();

	f->cards = cards;
	for (int i = laid_start(a); i < a->laid_end; i++)
		if (j->laid_group[i - laid_start(a)] >= 0)
			hand_add(&laid, a->cards[i]);
	for (int i = laid_start(better); i < better->laid_end; i++)
		if (!hand_remove(&laid, better->cards[i]))
			cards[f->ncards++] = better->cards[i];
	f->ncards += f->ncards ? 0 : hand_cards(&j->taken, cards);
}

/* Add the better grouping; NULL if it has no melds or lay-offs to name. */
static struct why_finding *
find_better(struct why *w, int seat)
{
	const struct judgement *j = seat_of(w, seat);
	bool melds = w->deal->rules->scoring == SCORING_MELDS;
	bool held = is_held(w, seat);
	bool wrong = j->outcome.verdict == VERDICT_INVALID;
	bool down = melds && !wrong && !held && j->better.ngroups;
	struct why_finding *f;

	if ((!j->better.ngroups && !laid_size(&j->better)) ||
	    (wrong && !j->better_valid))
		return NULL;
	f = why_add(w, WHY_REMEDY, wrong ? SAY_VALID_AS :
	    held ? why_held(w, seat) :
	    down ? SAY_BETTER_DOWN :
	    j->costs_points || melds ? SAY_BETTER_POINTS : SAY_BETTER, seat);
	f->key = held || down ? RULE_hand_counts : RULE_NONE;
	f->layout = &j->better;
	if (held)
		find_not_laid(w, j, f);
	f->number[0] = melds ? -j->better_cost : j->better_cost;
	f->number[1] = melds ? -j->given_cost : j->given_cost;
	f->number[3] = w->deal->nseats > 1 || w->deal->seats[seat].verb;
	return f;
}

#define DEADWOOD (BIT(LIMIT) | BIT(GIN))
/* Nothing helps: how far off the claim is. */
static void
find_far(struct why *w, int seat)
{
	const struct judgement *j = seat_of(w, seat);
	uint64_t codes = j->outcome.codes;
	struct why_finding *f;

	/* These say by themselves what to do. */
	if (codes == BIT(CARDS) || codes == BIT(TAKEN))
		return;
	f = why_add(w, WHY_REMEDY, j->better_unknown ?
	    SAY_TOO_MANY_WAYS : codes & DEADWOOD && j->better_cost > 0 ?
	    SAY_LEAST : w->again && !(codes & ~MENDED) ? SAY_NO_EXCHANGE :
	    SAY_NO_GROUPING, seat);
	f->number[0] = j->better_cost;
	if (f->say == SAY_NO_EXCHANGE && j->better.ngroups) {
		f->say = SAY_BEST_LEFT;
		f->layout = &j->better;
	}
}

void
why_remedy(struct why *w, int seat)
{
	const struct judgement *j = seat_of(w, seat);
	struct why_finding *f = j->has_better ? find_better(w, seat) : NULL;

	if (seat_is_word(&w->deal->seats[seat]))
		return;
	if (!f && is_held(w, seat) && j->counting)
		why_add(w, WHY_RULE, SAY_HELD_WHOLE, seat)->key =
		    RULE_hand_counts;
	if (w->again) {
		find_at_once(w, seat);
		find_worth(w, seat, f);
		find_result(w, seat, f);
	}
	if (j->outcome.verdict == VERDICT_INVALID && !j->better_valid &&
	    !(w->again && (find_other_claim(w, seat) ||
	    find_exchange(w, seat))))
		find_far(w, seat);
}
