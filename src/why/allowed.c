/*
 * Owns what was doubted of a hand's cards though it is allowed: a table of what
 * the melds show, and the key that allows it.
 */
#include "why/parts.h"

#include "melds/limits.h"
#include "rules/table.h"

/* What the cards of a meld show. */
struct look {
	int wild, naturals; /* may be jokers; stand for themselves */
	bool twice;         /* a card of a set */
	/* of a run: an ace inside, ranks left out, two jokers side by side */
	bool round, skips, adjacent;
};

static struct look
look_at(const struct rules *r, const struct meld *m)
{
	struct look l = { .wild = 0 };
	bool run = m->kind == MELD_RUN;
	uint64_t seen = 0;

	for (int i = 0; i < m->size; i++) {
		bool wild = meld_may_be_joker(r, m->cards[i]);

		l.wild += wild;
		l.naturals += m->as[i] == m->cards[i];
		l.round |= run && i && i + 1 < m->size &&
		    card_rank(m->as[i]) == ACE;
		l.skips |= run && i && card_rank(place_card(r->places,
		    m->as[i])) > card_rank(place_card(r->places,
		    m->as[i - 1])) + 1;
		l.adjacent |= run && i && meld_has_joker_at(r, m, i - 1) &&
		    meld_has_joker_at(r, m, i);
		/* A printed joker may be a card, as in Okey, but has no bit. */
		if (wild || card_is_joker(m->cards[i]))
			continue;
		l.twice |= m->kind == MELD_SET && seen >> m->cards[i] & 1;
		seen |= UINT64_C(1) << m->cards[i];
	}
	return l;
}

/* Does the seat claim, with no meld on the table yet? */
static bool
claims_first(const struct why *w)
{
	return w->s->verb && !w->s->on_table;
}

/* A shape that is doubted, and the key that allows it. */
struct doubted {
	bool is_so;
	enum rule_key key;
	enum sentence say;
};

#define SHAPES 15

/* Which of these shapes has the meld? */
static void
list_shapes(const struct why *w, const struct meld *m,
    struct doubted list[SHAPES])
{
	const struct rules *r = w->r;
	const struct contract *c = &r->contract;
	struct look l = look_at(r, m);
	bool run = m->kind == MELD_RUN, set = m->kind == MELD_SET;
	bool same = m->kind == MELD_SAME, all_wild = l.wild == m->size;
	bool first = claims_first(w), melds = r->scoring == SCORING_MELDS;
	/* a meld of its size may be nothing but jokers */
	bool alone = limits_allow_jokers(r, m->size, m->size, run);
	card last = m->as[m->size - 1];
	/* where melds score, or must count to open */
	bool ace_counts = melds ? r->low_ace_cost != 0 :
	    w->j->outcome.codes >> CODE_OPENING & 1 &&
	    r->opening_points != KEY_NONE && r->melds_ace_low >= 0;
	const struct doubted shapes[SHAPES] = {
		{ (run || set) && all_wild && alone,
		    RULE_jokers_min_naturals, SAY_ALLOWED },
		/* wild cards that are none */
		{ run ? m->pure && l.wild : set && all_wild && !alone,
		    RULE_wild_as_natural, SAY_ALLOWED },
		{ l.twice, RULE_set_suits, SAY_ALLOWED },
		{ r->declare_pair_jokers && m->kind == MELD_PART &&
		    m->size == 2 && m->cards[0] != m->cards[1],
		    RULE_declare_pair_jokers, SAY_PAIR_JOKER },
		{ same && card_is_joker(m->cards[0]),
		    RULE_same_jokers, SAY_ALLOWED },
		{ same && r->declare_min_pure && m->pure,
		    RULE_same_counts_as, SAY_ALLOWED },
		{ r->scoring == SCORING_PENALTY && m->jokers > 1 &&
		    l.naturals == 1 && (r->jokers_min_naturals || alone),
		    RULE_jokers_min_naturals, SAY_ALLOWED },
		{ first && c->asked && !c->exact && !c->complete &&
		    m->size > (set ? r->set_min : c->run_size),
		    RULE_contract_cards, SAY_ALLOWED },
		{ l.round, RULE_run_ace, SAY_ALLOWED },
		{ l.adjacent, RULE_jokers_adjacent, SAY_ALLOWED },
		/* past ranks that the packs lack, if the question is what it is */
		{ w->s->verb == VERB_MELD && l.skips,
		    RULE_deck_ranks, SAY_ALLOWED },
		{ set && m->size > SUITS, RULE_set_max, SAY_ALLOWED },
		/* above a king, where it may be below a two */
		{ first && run && r->run_ace == RUN_ACE_BOTH &&
		    r->declare_min_runs && m->cards[m->size - 1] == last &&
		    card_rank(last) == ACE, RULE_run_ace, SAY_ALLOWED },
		{ melds && m->jokers, RULE_melds_joker, SAY_ALLOWED_RULE },
		{ ace_counts && run && card_rank(m->as[0]) == ACE,
		    RULE_melds_ace_low, SAY_ACE_COUNTS },
	};

	memcpy(list, shapes, sizeof(shapes));
}

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
	struct doubted shapes[GROUPS_MAX][SHAPES];

	for (int g = 0; g < n; g++)
		list_shapes(w, &m[g], shapes[g]);
	for (int i = 0; i < SHAPES; i++)
		for (int g = 0; g < n; g++) {
			const struct doubted *shape = &shapes[g][i];

			if (!shape->is_so || why_names(w, shape->key) ||
			    (w->j->complete && m[g].kind == MELD_RUN))
				continue;
			add_shape(w, shape, &m[g]);
			return true;
		}
	return false;
}

/* Say so if a card was laid off past an ace. */
static bool
find_laid_round(struct why *w)
{
	for (int i = 0; i < w->j->nchanged; i++)
		if (look_at(w->r, w->j->changed[i].meld).round &&
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
	    (w->r->discard_key == RULE_contract_last_discard ?
	    w->j->is_out : w->seat == w->verdicts->winner &&
	    w->j->shown.discard == CARD_NONE);
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
	    j->outcome.codes >> CODE_SURPLUS & 1 || find_taken(w) ||
	    find_laid_by_others(w) || why_opens_less(w) || !j->melds ||
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
