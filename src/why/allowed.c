/*
 * Owns what was doubted of a hand's cards though it is allowed: a table of what
 * the melds show, and the key that allows it.
 */
#include "why/parts.h"

#include "melds/limits.h"
#include "rules/table.h"

/* May a meld of its size be nothing but jokers? */
static bool
may_be_jokers_alone(const struct rules *r, const struct meld *m)
{
	return limits_allow_jokers(r, m->size, m->size, m->kind == MELD_RUN);
}

/* A wild card that is none, in a pure run or in a set of wild cards alone. */
static bool
is_own_place(const struct why *w, const struct meld *m)
{
	int wild = 0;

	for (int i = 0; i < m->size; i++)
		wild += meld_may_be_joker(w->r, m->cards[i]);
	return m->kind == MELD_RUN ? m->pure && wild :
	    m->kind == MELD_SET && wild == m->size && w->r->wild_as_natural &&
	    !may_be_jokers_alone(w->r, m);
}

static bool
has_suit_twice(const struct why *w, const struct meld *m)
{
	uint64_t seen = 0;
	bool twice = false;

	for (int i = 0; m->kind == MELD_SET && i < m->size; i++) {
		/* A printed joker may be a card, as in Okey, but has no bit. */
		if (card_is_joker(m->cards[i]) ||
		    meld_may_be_joker(w->r, m->cards[i]))
			continue;
		twice |= seen >> m->cards[i] & 1;
		seen |= UINT64_C(1) << m->cards[i];
	}
	return twice;
}

static bool
has_joker_that_counts(const struct why *w, const struct meld *m)
{
	return w->r->scoring == SCORING_MELDS && m->jokers;
}

/* Does the seat claim, with no meld on the table yet? */
static bool
claims_first(const struct why *w)
{
	return w->s->verb && !w->s->on_table;
}

/* An ace below a two in a run: where melds score, or must count to open. */
static bool
is_ace_low(const struct why *w, const struct meld *m)
{
	bool counts = w->r->scoring == SCORING_MELDS ? w->r->low_ace_cost != 0 :
	    w->j->outcome.codes >> CODE_OPENING & 1 &&
	    w->r->opening_points != KEY_NONE && w->r->melds_ace_low >= 0;

	return counts && m->kind == MELD_RUN && card_rank(m->as[0]) == ACE;
}

/* An ace above a king, where it may be below a two. */
static bool
is_ace_high(const struct why *w, const struct meld *m)
{
	card last = m->as[m->size - 1];

	return claims_first(w) && m->kind == MELD_RUN &&
	    w->r->run_ace == RUN_ACE_BOTH && w->r->declare_min_runs &&
	    m->cards[m->size - 1] == last && card_rank(last) == ACE;
}

static bool
is_large_set(const struct why *w, const struct meld *m)
{
	(void)w;
	return m->kind == MELD_SET && m->size > SUITS;
}

/* An ace between a king and a two. */
static bool
goes_round(const struct why *w, const struct meld *m)
{
	(void)w;
	for (int i = 1; m->kind == MELD_RUN && i + 1 < m->size; i++)
		if (card_rank(m->as[i]) == ACE)
			return true;
	return false;
}

/* Past ranks that the packs do not have, if the question is what it is. */
static bool
skips_ranks(const struct why *w, const struct meld *m)
{
	bool asked = w->s->verb == VERB_MELD && m->kind == MELD_RUN;

	for (int i = 1; asked && i < m->size; i++)
		if (card_rank(place_card(w->r->places, m->as[i])) >
		    card_rank(place_card(w->r->places, m->as[i - 1])) + 1)
			return true;
	return false;
}

static bool
has_jokers_side_by_side(const struct why *w, const struct meld *m)
{
	for (int i = 1; m->kind == MELD_RUN && i < m->size; i++)
		if (meld_has_joker_at(w->r, m, i - 1) &&
		    meld_has_joker_at(w->r, m, i))
			return true;
	return false;
}

static bool
is_pair_with_joker(const struct why *w, const struct meld *m)
{
	return w->r->declare_pair_jokers && m->kind == MELD_PART &&
	    m->size == 2 && m->cards[0] != m->cards[1];
}

/* Are all its cards jokers, or wild, and may they be? */
static bool
has_no_other_card(const struct why *w, const struct meld *m)
{
	for (int i = 0; i < m->size; i++)
		if (!meld_may_be_joker(w->r, m->cards[i]))
			return false;
	return (m->kind == MELD_SET || m->kind == MELD_RUN) &&
	    may_be_jokers_alone(w->r, m);
}

/* One card that stands for itself, whatever the jokers stand for. */
static bool
has_one_natural(const struct why *w, const struct meld *m)
{
	int naturals = 0;

	for (int i = 0; i < m->size; i++)
		naturals += m->as[i] == m->cards[i];
	return w->r->scoring == SCORING_PENALTY && m->jokers > 1 &&
	    naturals == 1 && (w->r->jokers_min_naturals ||
	    may_be_jokers_alone(w->r, m));
}

static bool
is_same_of_jokers(const struct why *w, const struct meld *m)
{
	(void)w;
	return m->kind == MELD_SAME && card_is_joker(m->cards[0]);
}

static bool
is_same_as_run(const struct why *w, const struct meld *m)
{
	return m->kind == MELD_SAME && w->r->declare_min_pure && m->pure;
}

/* Has it more cards than the contract asks for? */
static bool
has_more_than_asked(const struct why *w, const struct meld *m)
{
	const struct contract *c = &w->r->contract;

	return claims_first(w) && c->asked && !c->exact && !c->complete &&
	    m->size > (m->kind == MELD_SET ? w->r->set_min : c->run_size);
}

static const struct doubted {
	bool (*has)(const struct why *, const struct meld *);
	enum rule_key key;
	enum sentence say;
} shapes[] = {
	{ has_no_other_card, RULE_jokers_min_naturals, SAY_ALLOWED },
	{ is_own_place, RULE_wild_as_natural, SAY_ALLOWED },
	{ has_suit_twice, RULE_set_suits, SAY_ALLOWED },
	{ is_pair_with_joker, RULE_declare_pair_jokers, SAY_PAIR_JOKER },
	{ is_same_of_jokers, RULE_same_jokers, SAY_ALLOWED },
	{ is_same_as_run, RULE_same_counts_as, SAY_ALLOWED },
	{ has_one_natural, RULE_jokers_min_naturals, SAY_ALLOWED },
	{ has_more_than_asked, RULE_contract_cards, SAY_ALLOWED },
	{ goes_round, RULE_run_ace, SAY_ALLOWED },
	{ has_jokers_side_by_side, RULE_jokers_adjacent, SAY_ALLOWED },
	{ skips_ranks, RULE_deck_ranks, SAY_ALLOWED },
	{ is_large_set, RULE_set_max, SAY_ALLOWED },
	{ is_ace_high, RULE_run_ace, SAY_ALLOWED },
	{ has_joker_that_counts, RULE_melds_joker, SAY_ALLOWED_RULE },
	{ is_ace_low, RULE_melds_ace_low, SAY_ACE_COUNTS },
};

/* A card in doubt matters more than why going out was not all at once. */
static void
hide_not_at_once(struct why *w)
{
	for (struct why_finding *had = w->first; had; had = had->next)
		had->plain |= had->say == SAY_NOT_AT_ONCE;
}

/* Say that it is allowed, by the key. */
static struct why_finding *
add_allowed(struct why *w, enum sentence say, enum rule_key key)
{
	struct why_finding *f = why_add(w, WHY_ALLOWED, say);

	why_rule(w, f, key);
	hide_not_at_once(w);
	return f;
}

/* Say so if a player without melds has laid off, as the rules allow. */
static bool
find_laid_by_others(struct why *w)
{
	struct why_finding *f;

	if (w->r->hand_counts != HAND_WHOLE || w->j->shown.ngroups ||
	    w->s->on_table || !w->j->nchanged)
		return false;
	f = add_allowed(w, SAY_MAY_LAY_OFF, RULE_layoff_needs_down);
	f->other = w->j->changed->seat;
	why_name_laid(w, f->other, f);
	return true;
}

static bool
are_equal_runs(const struct rules *r, const struct meld *a, const struct meld *b)
{
	return r->set_suits == SET_SUITS_DISTINCT && a->kind == MELD_RUN &&
	    !a->jokers && a->size == b->size &&
	    memcmp(a->cards, b->cards, (size_t)a->size) == 0;
}

static bool
are_of_one_rank(const struct rules *r, const struct meld *a, const struct meld *b)
{
	return r->contract.asked && r->contract_same_rank &&
	    a->kind == MELD_SET && b->kind == MELD_SET && a->start == b->start;
}

static bool
share_ranks(const struct rules *r, const struct meld *a, const struct meld *b)
{
	return r->contract.asked && r->contract_overlap &&
	    a->kind == MELD_RUN && b->kind == MELD_RUN &&
	    card_suit(a->as[0]) == card_suit(b->as[0]) &&
	    a->start < b->start + b->size && b->start < a->start + a->size;
}

/* Say so if two melds of the seat are as these rules allow. */
static bool
find_pair(struct why *w, bool (*are)(const struct rules *, const struct meld *,
    const struct meld *), enum sentence say, enum rule_key key)
{
	const struct meld *m = w->j->melds;
	int n = w->j->shown.ngroups;

	for (int g = 0; g < n; g++)
		for (int k = g + 1; k < n; k++)
			if (are(w->r, &m[g], &m[k])) {
				why_name(add_allowed(w, say, key),
				    m[g].cards, m[g].size);
				return true;
			}
	return false;
}

/* Say that beside a gate that is met sets do not count either. */
static bool
find_exempt_sets(struct why *w)
{
	const struct judgement *j = w->j;
	struct tally t = tally_melds(j->melds, j->shown.ngroups);

	if (w->r->lose_gate == GATE_NONE || w->r->lose_gate == GATE_PURE_ONLY ||
	    j->outcome.verdict != VERDICT_OPEN || !meets_demand(w->r, &t))
		return false;
	for (int g = 0; g < j->shown.ngroups; g++) {
		struct why_finding *f;

		if (j->melds[g].kind != MELD_SET)
			continue;
		f = add_allowed(w, SAY_EXEMPT_SETS, RULE_lose_gate);
		f->number[0] = t.runs;
		f->number[1] = t.pure;
		why_name(f, j->melds[g].cards, j->melds[g].size);
		return true;
	}
	return false;
}

void
why_credit(struct why *w)
{
	for (int i = 0; i < w->j->nchanged; i++) {
		struct why_finding *f;

		if (w->j->changed[i].seat == w->seat)
			continue;
		f = why_add(w, WHY_ANSWER, SAY_CREDITED);
		/* The rule is said once. */
		f->key = why_names(w, RULE_layoff_allowed) ? RULE_NONE :
		    RULE_layoff_allowed;
		f->other = w->j->changed[i].seat;
		why_name_laid(w, f->other, f);
		return;
	}
}

/* Say that the meld is allowed, as the shape is. */
static void
add_shape(struct why *w, const struct doubted *shape, const struct meld *m)
{
	struct why_finding *f = add_allowed(w, shape->say, shape->key);
	int joker = !meld_may_be_joker(w->r, m->cards[0]);

	why_name(f, m->cards, m->size);
	if (f->say == SAY_ACE_COUNTS) {
		f->number[0] = w->r->melds_ace_low;
		f->number[1] = w->r->rank_value[ACE];
	} else if (f->say == SAY_PAIR_JOKER) {
		f->blame = m->cards[joker];
		why_name(f, &m->cards[!joker], 1);
	} else if (shape->key == RULE_melds_joker &&
	    w->r->melds_joker == MELDS_AS_CARD &&
	    memchr(m->cards, CARD_JOKER, (size_t)m->size)) {
		f->say = SAY_JOKER_COUNTS;
		f->number[0] = w->r->value[CARD_JOKER];
	}
}

static bool
find_shape(struct why *w, const struct meld *m, int n)
{
	for (size_t s = 0; s < countof(shapes); s++)
		for (int g = 0; g < n; g++)
			if (shapes[s].has(w, &m[g]) &&
			    !why_names(w, shapes[s].key) &&
			    !(w->j->complete && m[g].kind == MELD_RUN)) {
				add_shape(w, &shapes[s], &m[g]);
				return true;
			}
	return false;
}

/* Say so if a card was laid off past an ace. */
static bool
find_laid_round(struct why *w)
{
	for (int i = 0; i < w->j->nchanged; i++)
		if (goes_round(w, w->j->changed[i].meld) &&
		    find_shape(w, w->j->changed[i].meld, 1))
			return true;
	return false;
}

/* Say what may become of the card just taken, if it was not laid down. */
static bool
find_taken(struct why *w)
{
	const struct arrangement *a = &w->j->shown;
	const struct rules *r = w->r;
	bool thrown = a->discard == r->taken;
	struct why_finding *f;

	if (r->taken == CARD_NONE || r->scoring != SCORING_MELDS ||
	    !r->discard_taken || (!thrown && !memchr(a->cards + a->laid_end,
	    r->taken, (size_t)unmatched_size(a))))
		return false;
	f = add_allowed(w, thrown ? SAY_TAKEN_THROWN : SAY_TAKEN_KEPT,
	    RULE_discard_taken);
	f->blame = r->taken;
	return true;
}

/*
 * Does the player go out without a discard, as they may, or in the last round
 * of a contract with one?
 */
static bool
needs_no_discard(const struct why *w)
{
	return w->r->hand_counts == HAND_WHOLE &&
	    w->r->discard == DISCARD_OPTIONAL && w->s->verb &&
	    !seat_is_word(w->s) &&
	    (w->r->discard_key == RULE_contract_last_discard ?
	    w->j->is_out && w->j->outcome.verdict == VERDICT_VALID :
	    w->seat == w->verdicts->winner && w->j->shown.discard == CARD_NONE);
}

/* Does the player lay off in the turn of going down, as a contract forbids? */
static bool
is_of_same_turn(const struct why *w)
{
	return w->r->contract.asked && w->r->layoff_same_turn &&
	    claims_first(w) && w->j->nchanged;
}

/* Say the rule of the key if it is so. */
static bool
find_rule(struct why *w, bool is_so, enum rule_key key)
{
	if (is_so)
		add_allowed(w, SAY_ALLOWED_RULE, key);
	return is_so;
}

void
why_allowed(struct why *w)
{
	const struct judgement *j = w->j;

	/* What makes a claim invalid is the quarrel. */
	if ((j->outcome.verdict == VERDICT_INVALID &&
	    w->r->hand_counts == HAND_UNMATCHED) ||
	    find_taken(w) || find_laid_by_others(w) ||
	    why_opens_less(w) ||
	    !j->melds ||
	    find_pair(w, are_equal_runs, SAY_EQUAL_RUNS, RULE_set_suits) ||
	    find_pair(w, are_of_one_rank, SAY_ALLOWED_RULE,
	    RULE_contract_same_rank) ||
	    find_shape(w, j->melds, j->shown.ngroups) ||
	    find_pair(w, share_ranks, SAY_ALLOWED_RULE,
	    RULE_contract_overlap) ||
	    find_rule(w, is_of_same_turn(w), RULE_layoff_same_turn) ||
	    find_rule(w, needs_no_discard(w), w->r->discard_key) ||
	    find_laid_round(w) || find_exempt_sets(w) || (j->laid_before &&
	    find_shape(w, j->laid_before, w->s->on_table->ngroups)))
		return;
	if (why_thrown(w) || why_later_melds(w))
		hide_not_at_once(w);
}
