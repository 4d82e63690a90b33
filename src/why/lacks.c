/*
 * Owns what a hand lacks: runs that the gate of a loser or a claim asks for,
 * and how near the cards are to one.
 */
#include "why/parts.h"

#include "judge/layout.h"

/*
 * The best layout of the seat's cards as sets and runs if this were the gate,
 * and that many runs enough, one of them this long.
 */
static const struct arrangement *
lay_runs(struct why *w, int gate, int runs, int longest)
{
	const struct arrangement *a = &w->j->shown;
	struct arrangement *best = arena_alloc(w->arena, sizeof(*best));
	struct rules open = *w->r;
	struct layout layout;
	struct hand h;
	bool drops = w->s->verb && a->discard != CARD_NONE;

	open.lose_gate = gate;
	open.declare_min_runs = runs;
	if (open.declare_min_pure > runs)
		open.declare_min_pure = runs;
	open.declare_long_run = longest;
	open.declare_pairs = KEY_NONE;
	open.declare_triples = KEY_NONE;
	open.declare_wilds = KEY_NONE;
	hand_of(&h, a->cards, a->size);
	if (drops) /* a claim might discard another card */
		hand_add(&h, a->discard);
	lay_out(w->solver, &open, &h, drops, &layout);
	*best = layout.laid.best;
	return best;
}

const struct arrangement *
why_with_runs(struct why *w)
{
	return lay_runs(w, GATE_TWO_SEQUENCES, w->r->declare_min_runs,
	    w->r->declare_long_run);
}

/* How near */

/* Cards that one more card, or either of two, would make a run. */
struct near {
	card cards[HAND_MAX];
	int n;
	card wanted[2];
	int nwanted;
	int value;
};

/* Find the suit's cards that may stand for themselves at size positions. */
static void
look_at_positions(const struct rules *r, const struct hand *h, int suit,
    int start, int size, struct near *out)
{
	*out = (struct near){ .n = 0 };
	for (int i = start; i < start + size; i++) {
		card c = meld_natural(r, run_card(suit, i));

		if (!r->wild_as_natural && meld_may_be_joker(r, c)) {
			out->n = 0;
			return;
		}
		if (hand_count(h, c)) {
			out->cards[out->n++] = c;
			out->value += r->value[c];
		} else {
			out->wanted[0] = c;
		}
	}
	out->nwanted = 1;
}

/*
 * The cards one card short of a run without a joker: rather those that either
 * of two cards would complete, then those of the higher value.
 */
static struct near
find_near(const struct rules *r, const struct hand *h)
{
	struct near best = { .nwanted = 0 };
	int size = r->run_min;

	for (int suit = 0; suit < SUITS; suit++) {
		struct near last = { .n = 0 };

		for (int start = r->run_first; start + size - 1 <= r->run_last;
		    start++) {
			struct near now;
			struct meld m;

			look_at_positions(r, h, suit, start, size, &now);
			if (now.n != size - 1)
				continue;
			now.cards[now.n] = now.wanted[0];
			meld_read_best(r, now.cards, size, &m);
			if (m.kind != MELD_RUN || !m.pure)
				continue;
			if (last.n && memcmp(now.cards, last.cards,
			    (size_t)now.n * sizeof(card)) == 0) {
				now.wanted[1] = now.wanted[0];
				now.wanted[0] = last.wanted[0];
				now.nwanted = 2;
			}
			if (now.nwanted > best.nwanted ||
			    (now.nwanted == best.nwanted &&
			    now.value > best.value))
				best = now;
			last = now;
		}
	}
	return best;
}

/*
 * Say how near these cards are to a run, if one card would do, and if there is
 * no better grouping, which is said instead.
 */
static void
say_near(struct why *w, enum sentence say, const struct hand *h)
{
	struct near *near = arena_alloc(w->arena, sizeof(*near));
	struct why_finding *f;

	if (w->j->has_better)
		return;
	*near = find_near(w->r, h);
	if (!near->n)
		return;
	f = why_add(w, WHY_REMEDY, say);
	why_name(f, near->cards, near->n);
	f->blame = near->wanted[0];
	why_name_more(f, near->wanted + 1, near->nwanted - 1);
	f->weight = WEIGHT_PASSING;
}

/* The gate */

/* The first pure run, or what counts as one, that the seat shows, or NULL. */
const struct meld *
why_pure_run(const struct judgement *j)
{
	for (int g = 0; g < j->shown.ngroups; g++)
		if (j->melds[g].pure)
			return &j->melds[g];
	return NULL;
}

/* Are there runs enough, shown or held, but none long enough? */
static bool
lacks_length(struct why *w)
{
	struct tally t = tally_melds(w->j->melds, w->j->shown.ngroups);

	return t.longest < w->r->declare_long_run && lay_runs(w,
	    GATE_TWO_SEQUENCES, w->r->declare_min_runs, 0)->ngroups > 0;
}

/* The run to speak of: exempt, shown, or held. */
static void
name_run(struct why *w, struct why_finding *f)
{
	bool pure_only = w->r->lose_gate == GATE_PURE_ONLY;
	const struct meld *m = pure_only ? NULL : first_exempt(w->j);
	const struct arrangement *a;

	if (!m)
		m = why_pure_run(w->j);
	if (m) {
		why_name(f, m->cards, m->size);
	} else if (!pure_only && !w->j->shown.ngroups) {
		a = lay_runs(w, GATE_LADDER, w->r->declare_min_runs, 0);
		/* runs are printed first */
		why_name(f, a->cards, a->ngroups ? a->end[0] : 0);
	}
}

/* Take the cards of runs out of the hand. */
static void
remove_runs(const struct meld *melds, int n, struct hand *h)
{
	for (int g = 0; g < n; g++)
		for (int i = 0; i < melds[g].size; i++)
			if (melds[g].kind == MELD_RUN || melds[g].pure)
				hand_remove(h, melds[g].cards[i]);
}

/* What the groups of an arrangement are, and how many of each. */
static struct tally
read_groups(const struct rules *r, const struct arrangement *a,
    struct meld *melds)
{
	for (int g = 0; g < a->ngroups; g++)
		meld_read_best(r, group_cards(a, g), group_size(a, g),
		    &melds[g]);
	return tally_melds(melds, a->ngroups);
}

/* As many runs as the hand can have at once; removes their cards from left. */
static struct tally
runs_held(struct why *w, struct hand *left)
{
	struct meld melds[GROUPS_MAX] = { { .size = 0 } };
	struct tally t = { 0 };

	for (int n = w->r->declare_min_runs - 1; !t.runs && n > 1; n--) {
		const struct arrangement *a = lay_runs(w, GATE_TWO_SEQUENCES,
		    n, 0);

		t = read_groups(w->r, a, melds);
		remove_runs(melds, a->ngroups, left);
	}
	return t;
}

/*
 * How many runs are needed, or pure runs if several must be pure and are
 * lacking: with jokers the hand may have enough of the others.
 */
static bool
ask_for_runs(const struct rules *r, const struct tally *t,
    struct why_finding *f)
{
	bool pure = r->declare_min_pure > 1 && t->pure < r->declare_min_pure;

	f->number[0] = pure ? r->declare_min_pure : r->declare_min_runs;
	f->number[2] = pure;
	return pure;
}

/*
 * Are there several of the runs that the gate needs, but not all: shown or,
 * where no groups are shown, held?  Removes their cards from left, the whole
 * hand.
 */
static bool
has_few_runs(struct why *w, struct why_finding *f, struct hand *left)
{
	int n = w->j->shown.ngroups;
	struct tally t = n ? tally_melds(w->j->melds, n) : runs_held(w, left);
	bool few = t.runs < w->r->declare_min_runs;
	bool lacks_pure = ask_for_runs(w->r, &t, f);

	if (t.runs < 2 || (!t.pure && (lacks_pure || !few)))
		return false;
	remove_runs(w->j->melds, n, left);
	if (few && (!lacks_pure || t.pure == t.runs)) {
		f->say = SAY_GATE_FEW;
		f->number[1] = t.runs;
	} else {
		f->say = SAY_GATE_FEW_PURE;
		f->number[0] = w->r->declare_min_pure;
		f->number[1] = t.pure;
	}
	return true;
}

static void
gate_not_met(struct why *w, struct why_finding *f)
{
	const struct rules *r = w->r;
	bool counts = r->lose_flat == LOSE_AS_COUNTED;
	bool one = counts && first_exempt(w->j);
	struct tally t = tally_melds(w->j->melds, w->j->shown.ngroups);
	struct hand left;

	if (counts && r->lose_gate != GATE_PURE_ONLY && lacks_length(w)) {
		f->say = one ? SAY_GATE_EXEMPT_SHORT : SAY_GATE_SHORT;
		f->number[0] = r->declare_min_runs;
		f->number[1] = r->declare_long_run;
		f->key = RULE_declare_long_run;
		return;
	}
	hand_of(&left, w->j->shown.cards, w->j->shown.size);
	if (!one && has_few_runs(w, f, &left)) {
		say_near(w, SAY_NEAR_SECOND, &left);
		return;
	}
	for (int i = 0; i < f->ncards; i++)
		hand_remove(&left, f->cards[i]);
	ask_for_runs(r, &t, f);
	f->say = one && r->lose_gate == GATE_PURE_RUNS ? SAY_GATE_PURE_RUNS :
	    one ? SAY_GATE_EXEMPT : f->ncards ? SAY_GATE_ONE :
	    w->j->shown.ngroups ? SAY_GATE_SHOWN : SAY_GATE;
	f->number[3] = w->j->shown.ngroups && why_with_runs(w)->ngroups;
	say_near(w, f->ncards ? SAY_NEAR_SECOND : SAY_NEAR_PURE, &left);
}

/* Is what the gate needs held by a player who laid out nothing of it? */
static bool
is_held(struct why *w)
{
	bool one = w->r->lose_gate != GATE_TWO_SEQUENCES; /* is enough */
	struct meld melds[GROUPS_MAX] = { { .size = 0 } };
	const struct arrangement *a;

	if (w->s->kind != SEAT_ARRANGEMENT || w->j->shown.ngroups)
		return false;
	a = one ? lay_runs(w, GATE_LADDER, w->r->declare_min_runs, 0) :
	    why_with_runs(w);
	return one ? read_groups(w->r, a, melds).pure > 0 : a->ngroups > 0;
}

void
why_gate(struct why *w)
{
	struct tally t = tally_melds(w->j->melds, w->j->shown.ngroups);
	bool pure_only = w->r->lose_gate == GATE_PURE_ONLY;
	bool met = pure_only ? t.pure > 0 : meets_demand(w->r, &t);
	bool counts = w->r->lose_flat == LOSE_AS_COUNTED;
	struct why_finding *f;

	/* The sum says what is lost. */
	if ((met && !(pure_only && counts)) || (!counts && lacks_length(w)))
		return;
	f = why_add(w, WHY_ANSWER, SAY_GATE_PURE);
	f->key = counts ? RULE_lose_gate : RULE_NONE;
	if (is_held(w)) {
		f->say = SAY_GATE_SHOWN;
		return;
	}
	name_run(w, f);
	if (!met)
		gate_not_met(w, f);
}
