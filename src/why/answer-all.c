/*
 * Owns the answers about a whole deal and not one claim: nobody claims, one
 * player is left, or it cannot be: a card too many, no upcard where it decides.
 */
#include "why/parts.h"

#include "judge/packs.h"
#include "rules/derive.h"
#include "settle/score-ways.h"

bool
why_has(const struct why *w, enum verdict verdict)
{
	for (int i = 0; i < w->deal->nseats; i++)
		if (seat_of(w, i)->outcome.verdict == verdict)
			return true;
	return false;
}

void
why_alone(struct why *w)
{
	why_say(w, WHY_ANSWER, SAY_LAST_LEFT, RULE_NONE,
	    w->s->action == ACTION_WRONG ||
	    w->j->outcome.verdict == VERDICT_INVALID, 0);
}

bool
why_last_left(struct why *w)
{
	if (w->seat != w->verdicts->winner ||
	    w->r->scoring != SCORING_PENALTY ||
	    w->r->hand_counts != HAND_UNMATCHED)
		return false;
	if (deal_claimant(w->deal) < 0 || w->s->kind == SEAT_POINTS)
		; /* it is the answer for all */
	else if (why_has(w, VERDICT_VALID))
		why_say(w, WHY_ANSWER, SAY_HAS_LEAST, RULE_NONE,
		    w->j->outcome.deadwood, 0);
	else
		why_alone(w);
	return true;
}

int
why_refused_claimant(const struct why *w)
{
	int claimant = deal_claimant(w->deal);

	return claimant >= 0 && seat_of(w, claimant)->outcome.verdict ==
	    VERDICT_INVALID ? claimant : -1;
}

bool
why_plays_on(const struct why *w)
{
	bool in = false;

	for (int i = 0; i < w->deal->nseats; i++)
		in |= seat_of(w, i)->outcome.verdict != VERDICT_ERROR &&
		    loses_with_others(&w->deal->seats[i], seat_of(w, i));
	return in && w->verdicts->winner < 0;
}

void
why_goes_out(struct why *w)
{
	struct why_finding *f = why_add(w, WHY_ANSWER, SAY_GOES_OUT);

	f->aside = true;
	if (w->r->scoring == SCORING_MELDS && !w->r->out_bonus)
		f->key = RULE_out_bonus;
}

struct text
why_ending(const struct rules *r)
{
	return rules_word(r, r->hand_counts == HAND_WHOLE ? WORD_TO_GO_OUT :
	    WORD_TO_CLAIM, true);
}

/* What is said of a deal that nobody has won. */
static enum sentence
nobody_won(const struct why *w)
{
	if (ends_by_going_out(w->r))
		return deal_figures(w->deal) ? SAY_NOBODY_OUT_COUNTS :
		    SAY_NOBODY_OUT;
	if (w->r->scoring == SCORING_DIFFERENCE)
		return SAY_NOBODY_KNOCKED;
	if (!why_plays_on(w))
		return SAY_NOBODY_IN;
	return w->r->lose_flat == LOSE_AS_COUNTED ? SAY_NOBODY_DECLARED :
	    SAY_NOBODY_LOSES;
}

void
why_answer_all(struct why *w)
{
	const struct deal *d = w->deal;
	int winner = w->verdicts->winner;

	/* If a seat is an error nothing is scored. */
	if (deal_claimant(d) >= 0 || why_has(w, VERDICT_ERROR))
		return;
	if (winner < 0 ? deal_figures(d) == d->nseats :
	    d->seats[winner].kind == SEAT_POINTS)
		return;
	for (int i = 0; w->r->scoring == SCORING_MELDS && i < d->nseats; i++) {
		why_turn_to(w, i);
		why_credit(w);
	}
	why_turn_to(w, winner);
	if (winner < 0 && w->r->scoring == SCORING_MELDS)
		return; /* melds score however the deal ends */
	if (winner < 0 && w->r->scoring == SCORING_DIFFERENCE &&
	    deal_figures(d))
		return; /* a figure is a score, too */
	if (winner < 0)
		why_add(w, WHY_ANSWER, nobody_won(w));
	else if (w->r->hand_counts == HAND_WHOLE)
		why_goes_out(w);
	else
		why_alone(w);
}

/* What cannot be */

/* The next group from g on with the card, or -1. */
static int
group_with(const struct arrangement *a, card c, int g)
{
	for (; g < a->ngroups; g++)
		if (memchr(group_cards(a, g), c, (size_t)group_size(a, g)))
			return g;
	return -1;
}

/* Take the card out of group g; what is then not a meld is loose. */
static void
take_from(const struct rules *r, struct arrangement *a, card c, int g)
{
	struct meld m = { .kind = MELD_NONE };

	for (int i = group_start(a, g); i < a->end[g];)
		if (a->cards[i] == c)
			why_take(a, i);
		else
			i++;
	if (group_size(a, g))
		meld_read_best(r, group_cards(a, g), group_size(a, g), &m);
	if (m.kind != MELD_NONE)
		return;
	while (group_size(a, g)) {
		card loose = why_take(a, group_start(a, g));

		a->cards[a->size++] = loose;
	}
	a->ngroups--;
	memmove(a->end + g, a->end + g + 1, (size_t)(a->ngroups - g));
}

/*
 * Say what each of two groups makes of the hand, if both have the card, and no
 * group has one too many then.
 */
static bool
answer_two_groups(struct why *w, card c)
{
	const struct arrangement *a = &w->s->cards;
	int g[2], valid[2], count[2], first;
	struct why_finding *f;
	struct buf b = { 0 };

	g[0] = group_with(a, c, 0);
	g[1] = group_with(a, c, g[0] + 1);
	if (g[0] < 0 || g[1] < 0 || group_size(a, g[0]) < 2 ||
	    group_size(a, g[1]) < 2 || laid_size(a) || card_is_joker(c) ||
	    w->r->packs > 1)
		return false;
	for (int i = 0; i < 2; i++) {
		struct seat one = *w->s;
		struct deal alone = *w->deal;
		const struct outcome *o;

		take_from(w->r, &one.cards, c, g[1 - i]);
		alone.seats = &one;
		alone.nseats = 1;
		o = &again_rules(w->again, &alone, w->r)->seats->outcome;
		if (o->verdict == VERDICT_ERROR) /* still too many */
			return false;
		/* The card too many may stand for one that is missing. */
		valid[i] = !(o->codes & ~CODE_BIT(CARDS));
		count[i] = o->deadwood;
	}
	first = valid[1] > valid[0];
	f = why_say(w, WHY_ANSWER, SAY_IN_TWO, RULE_NONE, count[first],
	    count[1 - first]);
	f->number[2] = valid[first];
	f->number[3] = valid[0] + valid[1];
	f->verb = w->s->verb ? "claim" : NULL;
	f->blame = c;
	why_name(f, group_cards(a, g[first]), group_size(a, g[first]));
	why_name_more(f, group_cards(a, g[1 - first]),
	    group_size(a, g[1 - first]));
	if (w->s->verb == VERB_KNOCK) {
		buf_int(&b, w->r->knock_at_most);
		f->text = arena_buf(w->arena, &b);
	}
	return true;
}

static void
answer_too_often(struct why *w, card c)
{
	int copies = packs_have(w->r, c);

	why_say(w, WHY_ANSWER, copies ? SAY_TOO_OFTEN : SAY_NOT_IN_PACKS,
	    card_is_joker(c) ? RULE_deck_jokers : RULE_NONE, copies,
	    packs_copies(w->s, c))->blame = c;
}

/* Is it in a meld of the holder on the table, and in a group that s lays? */
static bool
takes_from(const struct seat *s, const struct seat *holder, card c)
{
	const struct arrangement *a = &s->cards;

	return s != holder && s->kind == SEAT_ARRANGEMENT && holder->on_table &&
	    !card_is_joker(c) &&
	    memchr(holder->on_table->cards, c, holder->on_table->size) &&
	    memchr(a->cards, c, (size_t)laid_start(a));
}

/* Answer a card that the seat, or the seats up to it, have once too often. */
static bool
answer_packs(struct why *w)
{
	const struct deal *d = w->deal;
	struct hand own = hand_empty(), all = own;
	struct hand tables = cards_of_table(w->s, w->j);
	card c = overdraw(w->r, &own, w->s, &tables);
	const struct seat *holder;
	struct why_finding *f;

	if (c != CARD_NONE) {
		if (!answer_two_groups(w, c))
			answer_too_often(w, c);
		return true;
	}
	for (int i = 0; i <= w->seat; i++) {
		tables = cards_of_table(&d->seats[i], seat_of(w, i));
		c = overdraw(w->r, &all, &d->seats[i], &tables);
	}
	if (c == CARD_NONE)
		return false;
	holder = packs_holder(d, c);
	f = why_add(w, WHY_ANSWER, takes_from(w->s, holder, c) ?
	    SAY_LIES_THERE : SAY_WITH_BOTH);
	f->seat = (int)(holder - d->seats);
	f->blame = c;
	f->other = w->seat;
	return true;
}

/* Say which upcards make the knock valid, or that its suit decides. */
static void
answer_upcard(struct why *w)
{
	struct rules high = *w->r;
	const struct outcome *o;
	struct why_finding *f = why_add(w, WHY_ANSWER, SAY_NEEDS_SUIT);

	f->key = RULE_deal_spade_multiplier;
	if (high.knock_limit != KNOCK_TURN_UP)
		return;
	f->key = RULE_knock_limit;
	high.facts.turn_up = CARD(HEARTS, KING);
	rules_derive(&high, w->arena);
	o = &again_rules(w->again, w->deal, &high)->seats[w->seat].outcome;
	f->say = o->verdict == VERDICT_VALID ? SAY_NEEDS_UPCARD :
	    SAY_NEEDS_NO_UPCARD;
	f->number[0] = o->deadwood;
}

/* Say that the action costs what cards count, or is none, how a deal ends. */
static bool
answer_action(struct why *w)
{
	enum action action = w->s->action;
	struct why_finding *f;

	if (action == ACTION_NONE || w->seat != w->verdicts->blamed)
		return false;
	if (action_counts_hand(w->r, action)) {
		why_say(w, WHY_ANSWER, SAY_NEEDS_HAND, action_key(action),
		    action == ACTION_NO_TURN &&
		    w->r->penalty_no_turn == PENALTY_HALF, 0)->verb =
		    action_names[action];
		return true;
	}
	f = why_add(w, WHY_ANSWER, SAY_NO_PRICE);
	f->verb = action_names[action];
	if (action_is_drop(action_priced_as(w->r, action)))
		f->text = why_ending(w->r);
	if (w->r->hand_counts == HAND_UNMATCHED &&
	    w->r->scoring == SCORING_PENALTY && action_is_drop(action)) {
		f->say = SAY_NO_DROP;
		f->key = RULE_drop_allowed;
	}
	return true;
}

static bool
failed_for(const struct why *w, enum code code)
{
	return text_is(w->j->outcome.error, code_words[code]);
}

/* Answer the seat's error; false: another seat's may be the one to answer. */
static bool
answer_error(struct why *w)
{
	static const struct {
		enum code code;
		enum sentence say;
	} needs[] = {
		{ CODE_ROUND, SAY_NEEDS_ROUND }, { CODE_WILD, SAY_NEEDS_WILD },
		{ CODE_LARGE, SAY_TOO_MANY_WAYS }, { CODE_SEATS, SAY_PLAYERS },
	};
	int n = w->deal->nseats, most = w->r->players_max;

	if (w->s->kind == SEAT_BAD) {
		/* The line's words are wrong, not its place or player. */
		if (w->s->name.len && text_in(w->j->outcome.error,
		    "card number syntax verb"))
			why_add(w, WHY_ANSWER, SAY_UNREAD);
		return false;
	}
	if ((failed_for(w, CODE_PACKS) && answer_packs(w)) ||
	    (failed_for(w, CODE_ACTION) && answer_action(w)))
		return true;
	if (failed_for(w, CODE_TURN_UP) && w->s->verb) {
		answer_upcard(w);
		return true;
	}
	for (size_t i = 0; i < countof(needs); i++) {
		struct why_finding *f;

		/* More than players= says is for the typist. */
		if (!failed_for(w, needs[i].code) ||
		    (needs[i].say == SAY_PLAYERS && n <= most &&
		    n >= w->r->players_min))
			continue;
		f = why_add(w, WHY_ANSWER, needs[i].say);
		f->seat = -1;
		f->number[0] = n > most ? most : w->r->players_min;
		f->number[1] = n > most;
		return true;
	}
	return false;
}

void
why_cannot(struct why *w)
{
	bool answered = false;

	for (int i = 0; w->again && i < w->deal->nseats && !answered; i++) {
		why_turn_to(w, i);
		answered = answer_error(w);
	}
	why_turn_to(w, -1);
}
