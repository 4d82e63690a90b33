/* Owns the checks of every claim, told or tried: each has a code of its own. */
#include "judge/claim.h"

#include <string.h>

#include "melds/contract.h"

/* Note that there are fewer of something than asked; returns whether. */
static bool
find_low(struct judging *j, enum code code, enum rule_key key,
    enum sentence say, int seen, int asked)
{
	if (seen < asked)
		find_figures(j, code, key, say, seen, asked);
	return seen < asked;
}

/* Every claim */

/* Is it a claim of melds, neither complete without them nor one of pairs? */
static bool
is_of_melds(const struct judging *j)
{
	return !j->out->complete && !claimed_pairs(j->rules, &j->out->shown);
}

static void
check_groups(struct judging *j)
{
	if (is_of_melds(j))
		find_bad_groups(j);
}

static void
check_size(struct judging *j)
{
	const struct rules *r = j->rules;
	int size = j->out->shown.size - j->out->taken.size;

	if (r->declare_cards != DECLARE_ANY && !j->seat->on_table &&
	    j->seat->verb && size != r->dealt &&
	    !judgement_is_big_gin(r, j->out))
		find_figures(j, CODE_CARDS, r->dealt_key, SAY_SIZE, r->dealt,
		    size);
}

static void
check_last_discard(struct judging *j)
{
	bool some = j->out->shown.discard != CARD_NONE;
	struct finding *f;

	if (j->rules->discard !=
	    (some ? DISCARD_FORBIDDEN : DISCARD_REQUIRED))
		return;
	f = find_why(j, CODE_DISCARD, j->rules->discard_key, some ?
	    SAY_NO_DISCARD : SAY_WANTS_DISCARD);
	f->blame = j->out->shown.discard;
	f->number[0] = f->key == RULE_contract_last_discard;
}

/* Claims where a hand counts its unmatched cards */

static void
check_deadwood(struct judging *j)
{
	const struct rules *r = j->rules;
	int deadwood = j->out->outcome.deadwood;

	if (j->seat->verb == VERB_GIN && deadwood > 0)
		find_figures(j, CODE_GIN, RULE_NONE, SAY_GIN, deadwood, 0);
	if (r->knock_at_most >= 0 && deadwood > r->knock_at_most)
		find_figures(j, CODE_LIMIT, r->limit_key, SAY_LIMIT, deadwood,
		    r->knock_at_most);
}

/* Check that every card is melded; a claimant's lay-offs are refused later. */
static void
check_melded(struct judging *j)
{
	const struct arrangement *a = &j->out->shown;
	int n = a->size - laid_start(a);
	bool all = j->rules->declare_all;
	struct finding *f;

	if (!n || j->out->complete || (!all && j->seat->verb != VERB_RUMMY) ||
	    (j->rules->declare_rest_free && claimed_pairs(j->rules, a)))
		return;
	f = find_cards(j, all ? CODE_LOOSE : CODE_RUMMY,
	    all ? RULE_declare_all : RULE_NONE, SAY_LEFT,
	    a->cards + laid_start(a), n);
	sort_cards(f->cards, n);
}

/* Check that there are enough runs, pure ones, and a long one. */
static void
check_runs(struct judging *j)
{
	const struct rules *r = j->rules;
	struct tally t = tally_melds(j->out->melds, j->out->shown.ngroups);

	if (!is_of_melds(j))
		return;
	find_low(j, CODE_PURE, RULE_declare_min_pure, t.pure ? SAY_FEW_PURE :
	    SAY_NO_PURE, t.pure, r->declare_min_pure);
	if (!find_low(j, CODE_RUNS, RULE_declare_min_runs, !t.runs ?
	    SAY_NO_RUN : t.runs == 1 ? SAY_ONE_RUN : SAY_FEW_RUNS, t.runs,
	    r->declare_min_runs))
		find_low(j, CODE_RUNS, RULE_declare_long_run, SAY_SHORT_RUNS,
		    t.longest, r->declare_long_run);
}

/* Note what a claim of pairs lacks. */
static void
check_pairs(struct judging *j)
{
	const struct rules *r = j->rules;
	const struct arrangement *a = &j->out->shown;
	int pairs = claimed_pairs(r, a);

	if (j->out->complete || !pairs)
		return;
	find_low(j, CODE_PAIRS, RULE_declare_pairs, SAY_FEW_PAIRS, pairs,
	    r->declare_pairs);
	for (int g = 0; g < a->ngroups && !r->declare_rest_free; g++)
		if (!is_pair(r, group_cards(a, g), group_size(a, g)))
			find_cards(j, CODE_PAIRS, RULE_declare_rest_free,
			    SAY_NO_PAIR, group_cards(a, g), group_size(a, g));
}

/* Claims where melds are laid on the table */

/* The contract */

static void
blame_group(struct judging *j, int g, enum code code, enum rule_key key,
    enum sentence say)
{
	const struct meld *m;
	struct finding *f;

	if (g < 0)
		return;
	m = &j->out->melds[g];
	f = find_cards(j, code, key, say, m->cards, m->size);
	f->group = g;
	f->number[0] = j->rules->contract.run_size;
	f->number[1] = m->size;
	f->number[2] = j->rules->facts.round;
	f->number[3] = j->rules->contract.exact;
}

/* Find too few sets or runs, or more than may be laid with the contract. */
static void
count_melds(struct judging *j, bool runs, int asked, int laid)
{
	static const enum sentence few[] = { SAY_ASKS_SETS, SAY_ASKS_RUNS };
	static const enum sentence many[] = { SAY_MORE_SETS, SAY_MORE_RUNS };
	static const enum sentence none[] = { SAY_ASKS_NO_SETS,
		SAY_ASKS_NO_RUNS };

	if (laid == asked || (laid > asked && j->rules->contract.more))
		return;
	find_figures(j, runs ? CODE_RUNS : CODE_SETS, laid > asked ?
	    RULE_contract_melds : runs ? RULE_contract_runs :
	    RULE_contract_sets, laid < asked ? few[runs] :
	    asked ? many[runs] : none[runs], j->rules->facts.round,
	    asked)->number[2] = laid;
}

/*
 * Read the groups against the contract; note every way in which they miss it.
 */
static void
check_contract(struct judging *j)
{
	static const struct {
		enum code code;
		enum rule_key key;
		enum sentence say;
	} clashes[CLASHES] = {
		{ CODE_TOUCH, RULE_contract_gap, SAY_NEAR },
		{ CODE_OVERLAP, RULE_contract_overlap, SAY_OVERLAP },
		{ CODE_RANK, RULE_contract_same_rank, SAY_SAME_RANK },
	};
	const struct contract *asked = &j->rules->contract;
	struct judgement *out = j->out;
	struct contract_check c;
	bool met;

	if (!wants_contract(j))
		return;
	met = contract_read(j->rules, j->typed, out->melds, &c);
	for (int g = 0; g < out->shown.ngroups; g++)
		memcpy(out->shown.cards + group_start(&out->shown, g),
		    out->melds[g].cards, (size_t)out->melds[g].size);
	if (met)
		return;
	j->stands = false;
	count_melds(j, false, asked->sets, c.sets);
	count_melds(j, true, asked->runs, c.runs);
	blame_group(j, c.short_run, CODE_SHORT, RULE_contract_run_size,
	    SAY_SHORT_RUN);
	blame_group(j, c.surplus, CODE_SURPLUS, RULE_contract_cards,
	    SAY_SURPLUS);
	for (int i = 0; i < CLASHES; i++)
		if (c.clash[i][0] >= 0)
			find_figures(j, clashes[i].code, clashes[i].key,
			    clashes[i].say, c.clash[i][0] + 1,
			    c.clash[i][1] + 1)->number[2] =
			    j->rules->contract_gap;
}

/* An opening */

/* No melds may be laid after the first of these. */
static void
find_later(struct judging *j)
{
	find_cards(j, CODE_DOWN, RULE_melds_later, SAY_NO_MORE,
	    group_cards(&j->out->shown, 0), group_size(&j->out->shown, 0));
	j->stands = false;
}

/* Note what first melds lack to open, unless a group is not a meld anyway. */
static void
check_opening(struct judging *j)
{
	const struct rules *r = j->rules;
	struct judgement *out = j->out;
	int n = out->shown.ngroups;
	struct tally t = tally_melds(out->melds, n);

	if (!wants_opening(j) || (!n && j->seat->verb != VERB_NONE) ||
	    melds_open(j))
		return;
	j->stands = false;
	if (t.melds < n)
		return;
	if (out->late && !r->melds_later) {
		find_later(j);
		return;
	}
	if (!n) {
		find_why(j, CODE_OPENING, RULE_opening_points, SAY_OPENS_MOST);
		return;
	}
	find_low(j, CODE_OPENING, RULE_opening_points, SAY_OPENS_LOW,
	    out->opening, r->opening_points);
	find_low(j, CODE_OPENING, RULE_opening_min_runs, SAY_OPENS_RUNS,
	    t.runs, r->opening_min_runs);
	find_low(j, CODE_OPENING, RULE_opening_min_pure, SAY_OPENS_PURE,
	    t.pure, r->opening_min_pure);
}

/* Going out */

/*
 * Is no card left in the hand, refused lay-offs included, and the last discard
 * as it must be?  Only a contract that takes every card does not lie otherwise.
 */
static void
check_out(struct judging *j)
{
	bool at_once = is_all_at_once(j->seat->verb);
	bool last = !at_once && j->rules->contract.complete;
	card left[HAND_MAX];
	int n = cards_left(j->out, left);

	if (!claims_out(j))
		return;
	if (n)
		find_cards(j, at_once ? CODE_RUMMY : CODE_LOOSE, last ?
		    RULE_contract_last_complete : RULE_NONE, at_once ?
		    SAY_NOT_ALL : last ? SAY_KEPT_LAST : SAY_KEPT, left, n);
	check_last_discard(j);
	if (wants_contract(j) && j->rules->contract.complete &&
	    j->out->outcome.codes & (CODE_BIT(LOOSE) | CODE_BIT(RUMMY) |
	    CODE_BIT(DISCARD)))
		j->stands = false;
}

/* Rummy: every card at once (S2, "Declaring Rummy"); may it be now? */
static void
check_at_once(struct judging *j)
{
	card c;

	if (!judgement_is_at_once(j->rules, j->seat, j->out, claims_out(j)))
		return;
	if (j->seat->on_table)
		find_why(j, CODE_RUMMY, RULE_NONE, SAY_WAS_DOWN);
	if (find_early(j))
		j->stands = false;
	if (!is_playable(j, &j->out->shown, &c))
		return;
	find_cards(j, CODE_PLAYABLE, RULE_at_once_playable, SAY_PLAYABLE, &c, 1);
	j->stands = false;
}

/* May more melds be laid down, where some are? */
static void
check_later(struct judging *j)
{
	if (j->seat->on_table && j->out->shown.ngroups &&
	    !j->rules->melds_later)
		find_later(j);
}

/* A player who goes down must lay down at least one card. */
static void
check_something(struct judging *j)
{
	int n = j->out->shown.ngroups;

	for (int i = 0; i < laid_size(&j->out->shown); i++)
		n += j->out->laid_group[i] >= 0;
	if (j->seat->verb == VERB_DOWN && !j->seat->on_table && !n &&
	    !wants_contract(j))
		find_why(j, CODE_LOOSE, RULE_NONE, SAY_NOTHING);
}

static void
check_taken(struct judging *j)
{
	card discard = j->out->shown.discard;

	if (discard != CARD_NONE && discard == j->rules->taken &&
	    !j->rules->discard_taken)
		find_why(j, CODE_TAKEN, RULE_discard_taken, SAY_TAKEN)->blame =
		    discard;
}

/* The checks, in the order of their findings. */
static const struct check {
	void (*note)(struct judging *);
	bool unmatched; /* where a hand counts its unmatched cards */
	bool laid;      /* where melds are laid on the table */
} checks[] = {
	{ check_size, true, true },
	{ check_groups, true, true },
	{ check_pairs, true, false },
	{ check_runs, true, false },
	{ check_melded, true, false },
	{ check_deadwood, true, false },
	{ check_last_discard, true, false },
	{ check_later, false, true },
	{ check_contract, false, true },
	{ check_something, false, true },
	{ check_opening, false, true },
	{ check_out, false, true },
	{ check_at_once, false, true },
	{ check_taken, false, true },
};

/* Note everything wrong; sets j->stands. */
static void
check_all(struct judging *j)
{
	j->stands = true;
	for (size_t i = 0; i < countof(checks); i++)
		if (j->table ? checks[i].laid : checks[i].unmatched)
			checks[i].note(j);
	if (is_all_at_once(j->seat->verb) && j->out->outcome.codes)
		j->stands = false;
}

/* Would it be a valid claim of any number of cards?  Findings become lacks. */
static bool
is_valid_as(struct judging *j, enum verb verb)
{
	struct judgement trial = *j->out;
	struct seat seat = *j->seat;
	struct judging as_claim = *j;

	seat.verb = verb;
	as_claim.seat = &seat;
	trial.findings = NULL;
	trial.nfindings = 0;
	trial.outcome.codes = 0;
	as_claim.out = &trial;
	check_all(&as_claim);
	j->stands = as_claim.stands;
	j->out->shown = trial.shown;
	j->out->opening = trial.opening;
	j->out->lacks = trial.findings;
	j->out->nlacks = j->table ? trial.nfindings : 0;
	return !(trial.outcome.codes & ~CODE_BIT(CARDS));
}

/* To go out, or, where something must be laid first, to go down. */
static bool
is_ready(struct judging *j)
{
	const struct rules *r = j->rules;
	const struct arrangement *a = &j->out->shown;
	card left[HAND_MAX];

	if (j->table)
		return (!cards_left(j->out, left) && is_valid_as(j, VERB_OUT)) ||
		    is_valid_as(j, VERB_NONE);
	/* Most hands leave too much: then nothing else is looked at. */
	return (!r->declare_all || laid_start(a) == a->size ||
	    has_other_claims(r)) &&
	    laid_size(a) == 0 && is_valid_as(j, VERB_NONE);
}

bool
judge_claim(struct judging *j)
{
	struct outcome *o = &j->out->outcome;
	uint64_t small = CODE_BIT(LAYOFF);

	if (j->seat->verb != VERB_NONE) {
		check_all(j);
		o->verdict = o->codes & ~small ? VERDICT_INVALID :
		    VERDICT_VALID;
		j->out->is_out = o->verdict == VERDICT_VALID && claims_out(j);
	} else if (!j->table || j->table->alone) {
		o->verdict = is_ready(j) ? VERDICT_READY : VERDICT_OPEN;
	} else {
		j->stands = false; /* the deal is over */
		j->out->is_out = !j->out->shown.ngroups && is_empty(j);
		o->verdict = j->out->is_out ? VERDICT_READY : VERDICT_OPEN;
	}
	return j->stands;
}
