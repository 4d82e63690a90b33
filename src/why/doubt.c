/*
 * Owns doubts: keys of which another value (of another house of the family, or
 * another word of the key) would change a verdict, points or the kind of a
 * group.  They are found by judging again.
 */
#include "why/parts.h"

#include "deal/topics.h"
#include "rules/say.h"
#include "rules/table.h"
#include "why/again.h"

/* The effect of another value on the deal. */
enum effect { EFFECT_NONE, EFFECT_POINTS, EFFECT_KIND, EFFECT_VERDICT,
	EFFECT_LAID_OFF };

/*
 * Others define the game, not a house's way to play it, or what follows the
 * deal, which does not change its result.
 */
static const bool doubted[RULE_KEYS] = {
#define TOPIC(key, words) [RULE_##key] = true,
	TOPICS(TOPIC)
#undef TOPIC
};

/*
 * Keys of words that are doubted at a table although all houses have the same
 * value, if another would change a verdict.
 */
static const enum rule_key melding[] = { RULE_wild_turned,
	RULE_wild_joker_turned, RULE_wild_as_natural, RULE_wild_printed,
	RULE_jokers_adjacent, RULE_undercut_on_tie, RULE_layoff_on_gin,
	RULE_contract_same_rank, RULE_contract_overlap,
	RULE_layoff_same_turn, RULE_layoff_needs_down, RULE_set_suits,
	RULE_run_ace, RULE_contract_cards, RULE_contract_melds,
	RULE_melds_later, RULE_declare_pair_jokers };
#define OF_VALID 9 /* that many even if every claim is valid */

/* Effects */

/* The first group that is read otherwise, or -1. */
static int
group_changed(const struct judgement *a, const struct judgement *b)
{
	if (!a->melds || a->shown.ngroups != b->shown.ngroups)
		return -1;
	for (int g = 0; g < a->shown.ngroups; g++)
		if (a->melds[g].kind != b->melds[g].kind ||
		    a->melds[g].pure != b->melds[g].pure)
			return g;
	return -1;
}

/* Is it then another kind of meld, and as pure as before?  Nobody asks. */
static bool
is_mere_kind(const struct judgement *a, const struct judgement *b)
{
	int g = group_changed(a, b);

	return a->melds[g].kind != MELD_NONE && b->melds[g].kind != MELD_NONE &&
	    a->melds[g].pure == b->melds[g].pure;
}

#define REFUSED (UINT64_C(1) << CODE_LAYOFF)

static enum effect
effect_on(const struct judgement *a, const struct judgement *b, bool lone)
{
	if (a->outcome.verdict == VERDICT_ERROR ||
	    b->outcome.verdict == VERDICT_ERROR)
		return EFFECT_NONE;
	if (a->outcome.verdict != b->outcome.verdict && (lone ||
	    a->outcome.verdict == VERDICT_VALID ||
	    a->outcome.verdict == VERDICT_INVALID))
		return EFFECT_VERDICT;
	if (a->outcome.codes & ~b->outcome.codes & REFUSED)
		return EFFECT_LAID_OFF;
	if (group_changed(a, b) >= 0)
		return EFFECT_KIND;
	return a->outcome.has_points && b->outcome.has_points &&
	    a->outcome.points != b->outcome.points ? EFFECT_POINTS :
	    EFFECT_NONE;
}

/*
 * The greatest effect and its seat: a verdict before the lay-offs that follow
 * from it; of equal effects, that on the seat with more points.
 */
static enum effect
find_effect(const struct why *w, const struct verdicts *other, int *seat)
{
	static const int rank[] = { [EFFECT_NONE] = 0, [EFFECT_POINTS] = 1,
		[EFFECT_KIND] = 2, [EFFECT_LAID_OFF] = 3,
		[EFFECT_VERDICT] = 4 };
	enum effect most = EFFECT_NONE;

	for (int i = 0; i < w->deal->nseats; i++) {
		enum effect e = effect_on(&w->verdicts->seats[i],
		    &other->seats[i], w->deal->nseats == 1);

		if (rank[e] < rank[most] || e == EFFECT_NONE || (e == most &&
		    other->seats[i].outcome.points <=
		    other->seats[*seat].outcome.points))
			continue;
		most = e;
		*seat = i;
	}
	return most;
}

/* Sentences */

static enum sentence
say_verdict(enum verdict before, enum verdict after)
{
	if (after == VERDICT_VALID)
		return SAY_WERE_VALID;
	if (after == VERDICT_INVALID)
		return SAY_WERE_INVALID;
	return before == VERDICT_READY ? SAY_WERE_OPEN : SAY_WERE_READY;
}

/* The same of a group. */
static enum sentence
say_kind(const struct meld *before, const struct meld *after)
{
	if (before->kind == MELD_NONE)
		return SAY_WERE_MELD;
	if (after->kind == MELD_NONE)
		return SAY_WERE_NO_MELD;
	return before->pure ? SAY_WERE_IMPURE : SAY_WERE_PURE;
}

static enum sentence
say_effect(const struct why *w, const struct verdicts *other, enum effect e,
    int seat)
{
	int all = w->deal->rules->scoring != SCORING_DIFFERENCE;

	if (e == EFFECT_LAID_OFF)
		return SAY_COULD_LAY_OFF;
	if (e == EFFECT_VERDICT)
		return say_verdict(w->verdicts->seats[seat].outcome.verdict,
		    other->seats[seat].outcome.verdict);
	for (int i = 0; i < w->deal->nseats; i++)
		all |= other->seats[i].outcome.points;
	return all ? SAY_WOULD_SCORE : SAY_NOBODY_WOULD;
}

/* The value that was tried, and the house that has it. */
static struct why_other
name_value(const struct why *w, const struct rules *r, size_t key,
    const struct origin *o)
{
	struct why_other other = { .option = false };
	struct buf b = { 0 };

	row_print(&rules_rows[key], r, &b);
	other.value = arena_text(w->arena, buf_view(&b));
	b.len = 0;
	rules_say(r, &rules_rows[key], false, &b);
	other.clause = arena_buf(w->arena, &b);
	if (o) {
		other.house = o->name;
		other.option = o->kind == FROM_OPTION;
	}
	return other;
}

/* Added to all weights but those of card values, which are only named. */
#define MINOR 8

#define FULL (MINOR + 2 * EFFECT_KIND) /* from here on: a full sentence */

/* The weight of a doubt: greater effects weigh more, then those of houses. */
static int
weight_of(enum effect e, bool house, size_t key)
{
	bool minor = key >= RULE_values_ace && key <= RULE_values_wild;

	if (e == EFFECT_NONE)
		return 0;
	return (minor ? 0 : MINOR) + 2 * (int)e + house;
}

/* The origin of the key's value in the house, or NULL. */
static const struct origin *
origin_in(const struct house *h, size_t key)
{
	const struct origin *o = h ? rules_origin(h->rules,
	    (enum rule_key)key) : NULL;

	return o && o->kind != FROM_DEFAULT ? o : NULL;
}

/* Add one more value of the key, with the points it gives the seat. */
static void
keep_other(struct why *w, size_t key, const struct house *h,
    const struct verdicts *v, struct why_doubt *d)
{
	struct why_other *o = &d->others[d->nothers++];

	*o = name_value(w, again_judged(w->again), key, origin_in(h, key));
	/* An empty default has no words; it is named after the game. */
	if (h && !o->house.len && !o->value.len)
		o->house = h->root;
	o->points = v->seats[d->seat].outcome.points;
}

/* Does it give the seat points that no value before it gives? */
static bool
is_news(const struct why_doubt *d, const struct verdicts *v)
{
	for (int i = 0; i < d->nothers; i++)
		if (d->others[i].points == v->seats[d->seat].outcome.points)
			return false;
	return d->nothers < OTHERS_MOST;
}

/* What to say of this value of the key. */
static void
note_effect(const struct why *w, const struct verdicts *other, enum effect e,
    struct why_doubt *d)
{
	const struct judgement *before = &w->verdicts->seats[d->seat];
	const struct judgement *after = &other->seats[d->seat];
	int g = group_changed(before, after);

	d->meld = NULL;
	if (e == EFFECT_KIND || w->deal->seats[d->seat].verb == VERB_MELD) {
		d->meld = &before->melds[g];
		d->say = say_kind(d->meld, &after->melds[g]);
	} else {
		d->say = say_effect(w, other, e, d->seat);
	}
}

/* Judge one value; keep it if it has the greatest effect of this key so far. */
static void
weigh(struct why *w, size_t key, const struct house *h,
    const struct verdicts *other, struct why_doubt *best)
{
	int seat = 0, weight;
	enum effect e;

	if (!other || other->failed)
		return;
	e = find_effect(w, other, &seat);
	if ((!h && e < EFFECT_VERDICT) || (e == EFFECT_KIND &&
	    is_mere_kind(&w->verdicts->seats[seat], &other->seats[seat])))
		return;
	weight = weight_of(e, h != NULL, key);
	if (weight > best->weight) {
		best->weight = weight;
		best->house = h != NULL;
		best->origin = origin_in(h, key);
		best->seat = seat;
		note_effect(w, other, e, best);
		best->key = (enum rule_key)key;
		best->nothers = 0;
		keep_other(w, key, h, other, best);
	} else if (e == EFFECT_POINTS && weight == best->weight &&
	    is_news(best, other)) {
		keep_other(w, key, h, other, best);
	}
}

static void
try_words(struct why *w, size_t key, struct why_doubt *best)
{
	const struct row *row = &rules_rows[key];
	const char *s = row->words;
	size_t i = 0, n = w->has_invalid ? countof(melding) : OF_VALID;

	while (i < n && melding[i] != key)
		i++;
	if (i == n)
		return;
	while (*s) {
		size_t len = strcspn(s, "=");

		weigh(w, key, NULL, again_set(w->again, why_fresh(w),
		    text_of(row->name), (struct text){ s, len }), best);
		s += strcspn(s, " ");
		s += strspn(s, " ");
	}
}

/* Are the keys of one subject, as jokers.max-per-set and jokers.max-per-run? */
static bool
are_related(size_t a, size_t b)
{
	const char *name = rules_rows[a].name;
	size_t len = strcspn(name, ".") + 1;

	return strncmp(name, rules_rows[b].name, len) == 0;
}

/*
 * Judge with the house's value of the key.  If it contradicts others, judge with
 * the whole option that sets it; if it only makes a group another kind of meld,
 * with the related keys, which may not allow that kind either.
 */
static const struct verdicts *
judge_house(struct why *w, size_t key, const struct house *h)
{
	const struct verdicts *v = again_key(w->again, why_fresh(w), key,
	    h->rules);
	const struct origin *o = rules_origin(h->rules, (enum rule_key)key);
	bool keys[RULE_KEYS];
	int seat = 0;

	if (v ? find_effect(w, v, &seat) != EFFECT_KIND ||
	    !is_mere_kind(&w->verdicts->seats[seat], &v->seats[seat]) :
	    o->kind != FROM_OPTION)
		return v;
	for (size_t i = 0; i < RULE_KEYS; i++)
		keys[i] = v ? are_related(key, i) :
		    rules_origin(h->rules, (enum rule_key)i) == o;
	return again_keys(w->again, why_fresh(w), keys, h->rules);
}

static void
try_key(struct why *w, size_t key, struct why_doubt *best)
{
	const struct house *h;
	size_t at = 0;

	while ((h = again_other(w->again, w->deal->rules, key, &at)))
		weigh(w, key, h, judge_house(w, key, h), best);
	if (best->weight < FULL)
		try_words(w, key, best);
}

/* Sort by weight, the greatest first. */
static void
sort_doubts(struct why_doubt *d, int n)
{
	for (int i = 1; i < n; i++) {
		struct why_doubt one = d[i];
		int k = i;

		for (; k > 0 && d[k - 1].weight < one.weight; k--)
			d[k] = d[k - 1];
		d[k] = one;
	}
}

void
why_look(struct why *w)
{
	for (int i = 0; i < w->deal->nseats; i++)
		w->has_invalid |= w->verdicts->seats[i].outcome.verdict ==
		    VERDICT_INVALID || w->verdicts->seats[i].outcome.codes &
		    REFUSED;
	/* If cards would be arranged otherwise, doubts would be about that. */
	if (!again_alike(w->deal, w->verdicts, again_rules(w->again,
	    why_fresh(w), w->deal->rules)))
		return;
	w->doubts = arena_alloc(w->arena, RULE_KEYS * sizeof(*w->doubts));
	for (size_t key = 0; key < RULE_KEYS; key++) {
		struct why_doubt best = { .weight = 0 };

		if (!doubted[key])
			continue;
		try_key(w, key, &best);
		if (best.weight)
			w->doubts[w->ndoubts++] = best;
	}
}

/* Name the doubts from number from on, without a sentence of their own. */
static void
find_rest(struct why *w, int from)
{
	struct why_finding *f;

	if (from == w->ndoubts)
		return;
	f = why_add(w, WHY_ALLOWED, SAY_ALSO_DIFFER, -1);
	f->keys = arena_alloc(w->arena, (size_t)(w->ndoubts - from) *
	    sizeof(*f->keys));
	for (int i = from; i < w->ndoubts; i++)
		f->keys[f->nkeys++] = w->doubts[i].key;
}

#define IN_FULL 3
#define NAMED 32 /* weight of a key that the explanation names */

/* Was the key named in the explanation? */
static bool
is_named(const struct why *w, enum rule_key key)
{
	for (const struct why_finding *f = w->first; f; f = f->next) {
		if (f->key == key)
			return true;
		for (int i = 0; i < f->nterms && !f->plain; i++)
			if (f->terms[i].key == key)
				return true;
	}
	return false;
}

/* Was the key set for this game, by an option, a context or -s? */
static bool
is_stated(const struct why *w, enum rule_key key)
{
	enum rules_from from = rules_origin(w->deal->rules, key)->kind;

	return from == FROM_OPTION || from == FROM_CONTEXT ||
	    from == FROM_COMMAND_LINE;
}

void
why_doubts(struct why *w)
{
	int i = 0;

	for (int k = 0; k < w->ndoubts; k++)
		if (is_named(w, w->doubts[k].key) ||
		    is_stated(w, w->doubts[k].key))
			w->doubts[k].weight += NAMED;
	sort_doubts(w->doubts, w->ndoubts);
	for (; i < w->ndoubts && i < IN_FULL && w->doubts[i].weight >= FULL;
	    i++) {
		const struct why_doubt *d = &w->doubts[i];
		struct why_finding *f = why_add(w, d->say == SAY_WERE_VALID ||
		    d->say == SAY_WERE_MELD ? WHY_REMEDY : WHY_ALLOWED, d->say,
		    d->seat);

		f->key = d->key;
		if (d->meld) {
			f->cards = d->meld->cards;
			f->ncards = d->meld->size;
		}
		f->others = d->others;
		f->nothers = d->nothers;
		f->number[1] = d->house;
		f->number[2] = d->others[0].points !=
		    w->verdicts->seats[d->seat].outcome.points;
		if (d->weight >= NAMED + MINOR + 2 * EFFECT_VERDICT)
			f->origin = d->origin;
	}
	find_rest(w, i);
}
