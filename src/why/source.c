/*
 * Owns whose rule decided: the last line with its source and the key with which
 * a host plays otherwise, and the one other house that an explanation names,
 * judged as a whole on what was typed.
 */
#include "why/parts.h"

#include "rules/table.h"

/* Does the sum begin with a price, or has it one of a house or an option? */
static bool
has_price(const struct why *w, const struct why_finding *f)
{
	bool changed = f->sum.n && f->sum.terms->key != RULE_NONE;

	for (int i = 0; i < f->sum.n; i++) {
		enum rule_key key = f->sum.terms[i].key;

		changed |= key != RULE_NONE && (rules_is_own(w->r, key) ||
		    rules_source(w->r, key)->kind == FROM_OPTION);
	}
	return changed;
}

/*
 * What the quarrel is about: the first finding with a key, or a sum with a
 * price, but rather what was doubted if nothing is refused; what is said in
 * passing only if there is none; or NULL.
 */
static const struct why_finding *
quarrel_of(const struct why *w)
{
	const struct why_finding *first = NULL, *aside = NULL;
	bool refused = false;

	for (int i = 0; i < w->deal->nseats; i++)
		refused |= seat_of(w, i)->outcome.codes != 0;
	for (const struct why_finding *f = w->first; f; f = f->next) {
		/* Deadwood of a hand at a table may have no points. */
		if (f->plain || (f->about == ABOUT_DEADWOOD &&
		    w->deal->nseats > 1 &&
		    !seat_of(w, f->seat)->outcome.has_points) ||
		    (f->key == RULE_NONE && !has_price(w, f)))
			continue;
		if (f->aside) {
			aside = f->key == RULE_NONE ? aside : f;
			continue;
		}
		if (f->kind == WHY_ALLOWED && !refused)
			return f;
		refused |= f->say == SAY_GROUP_NOT;
		first = first ? first : f;
	}
	return first ? first : aside;
}

/* Of a sum the key is that of the last term, which changed the price. */
static enum rule_key
quarrel_key(const struct why *w, bool prices)
{
	const struct why_finding *f = quarrel_of(w);
	enum rule_key key = f ? f->key : RULE_NONE;

	if (f && !prices && (f->kind == WHY_POINTS || f->aside))
		return RULE_NONE;
	for (int i = 0; f && f->key == RULE_NONE && i < f->sum.n; i++)
		if (f->sum.terms[i].key != RULE_NONE)
			key = f->sum.terms[i].key;
	return key;
}

/* Is it a price, which no factor changed? */
static bool
is_price(const struct why_finding *f)
{
	return f->key == RULE_NONE && f->sum.terms[f->sum.n - 1].op != OP_TIMES;
}

/* Was it valid, but for how it was laid out, whatever the limit? */
static bool
is_mended(const struct why *w)
{
	const struct why_finding *f = w->first;

	while (f && (f->plain || (f->say != SAY_VALID_AS &&
	    f->say != SAY_VALID_ANEW)))
		f = f->next;
	return f;
}

/* Is it about a card that could not be laid off? */
static bool
is_refused(const struct why_finding *f)
{
	return f->say == SAY_REFUSED || f->say == SAY_REFUSED_JOKER ||
	    f->say == SAY_PAST_ACE;
}

/*
 * Is the quarrel decided otherwise: a claim that was refused is valid, a card is
 * laid off after all, or what was allowed has another result?
 */
static bool
turns(const struct why *w, const struct why_finding *f,
    const struct verdicts *v)
{
	const struct outcome *was, *is;
	int refused = w->verdicts->winner < 0 ? why_refused_claimant(w) : -1;

	if (!v || v->failed || f->aside || f->say == SAY_CREDITED)
		return false;
	if (f->seat < 0 && refused >= 0)
		return v->seats[refused].outcome.verdict == VERDICT_VALID;
	if (f->seat < 0)
		return !again_alike(w->deal, w->verdicts, v);
	was = &w->verdicts->seats[f->seat].outcome;
	is = &v->seats[f->seat].outcome;
	if (is->verdict == VERDICT_ERROR || (again_same(was, is) &&
	    (f->other < 0 || again_same(&seat_of(w, f->other)->outcome,
	    &v->seats[f->other].outcome))))
		return false;
	if (was->verdict == VERDICT_INVALID)
		return is->verdict == VERDICT_VALID;
	if (is_refused(f))
		return !(is->codes >> CODE_LAYOFF & 1);
	return f->kind == WHY_ALLOWED || w->deal->seats[f->seat].verb ||
	    !(is->codes & ~was->codes);
}

/* Tell this value of the key to play otherwise, if the result is another. */
static bool
try_otherwise(struct why *w, enum rule_key key, struct text value)
{
	const struct why_finding *f = quarrel_of(w);
	struct text name = text_of(rules_rows[key].name);

	if (!value.len || !turns(w, f, again_context(w->again, w->deal,
	    w->r->name, name, value)))
		return false;
	w->otherwise = arena_joined(w->arena, name, '=', value);
	return true;
}

/* Tell so the value that these rules have. */
static bool
try_value_of(struct why *w, enum rule_key key, const struct rules *r)
{
	struct buf b = { 0 };

	row_print(&rules_rows[key], r, &b);
	return try_otherwise(w, key, arena_buf(w->arena, &b));
}

/* Another house */

/* What is better to be told: a claim that changes, a winner, then points. */
enum effect { EFFECT_NONE, EFFECT_POINTS, EFFECT_WINNER, EFFECT_CLAIM };

/* What is otherwise, for which seat, and what comes out for it then. */
struct change {
	enum effect effect;
	int seat, points;
	bool valid, nobody; /* its claim; wins */
};

static enum effect
effect_on(const struct why *w, const struct verdicts *v, int *seat)
{
	const struct verdicts *own = w->verdicts;

	for (int i = 0; i < w->deal->nseats; i++)
		if (v->failed || v->seats[i].outcome.verdict == VERDICT_ERROR ||
		    own->seats[i].outcome.verdict == VERDICT_ERROR)
			return EFFECT_NONE;
	for (*seat = 0; *seat < w->deal->nseats; ++*seat)
		if (w->deal->seats[*seat].verb &&
		    own->seats[*seat].outcome.verdict !=
		    v->seats[*seat].outcome.verdict)
			return EFFECT_CLAIM;
	if (own->winner != v->winner) {
		*seat = v->winner >= 0 ? v->winner : own->winner;
		return v->winner < 0 || v->seats[*seat].outcome.has_points ?
		    EFFECT_WINNER : EFFECT_NONE;
	}
	for (*seat = 0; *seat < w->deal->nseats; ++*seat)
		if (own->seats[*seat].outcome.has_points &&
		    v->seats[*seat].outcome.has_points &&
		    own->seats[*seat].outcome.points !=
		    v->seats[*seat].outcome.points)
			return EFFECT_POINTS;
	return EFFECT_NONE;
}

/*
 * What does the house's value of the key change by itself, or with RULE_NONE
 * the house as a whole, which the facts of the deal must fit?
 */
static struct change
change_by(struct why *w, enum rule_key key, const struct house *h)
{
	struct change by = { .effect = EFFECT_NONE };
	const struct verdicts *v;
	bool keys[RULE_KEYS];

	for (int i = 0; i < RULE_KEYS; i++)
		keys[i] = key == RULE_NONE || i == (int)key;
	v = again_keys(w->again, w->deal, keys, h->rules);
	if (v)
		by.effect = effect_on(w, v, &by.seat);
	if (by.effect == EFFECT_NONE)
		return by;
	by.points = v->seats[by.seat].outcome.points;
	by.valid = v->seats[by.seat].outcome.verdict == VERDICT_VALID;
	by.nobody = v->winner < 0;
	return by;
}

void
why_house(struct why *w)
{
	enum rule_key key = quarrel_key(w, false);
	const struct house *h, *best = NULL;
	struct change most = { .effect = EFFECT_NONE };
	struct why_finding *f;
	struct buf b = { 0 };

	if (!w->again || key == RULE_NONE || why_is_idle(w))
		return;
	for (size_t at = 0; most.effect < EFFECT_CLAIM &&
	    (h = again_family(w->again, w->r, &at));) {
		struct change alone, whole;

		if (!h->rules->acting[key] ||
		    row_same(&rules_rows[key], h->rules, w->r))
			continue;
		alone = change_by(w, key, h);
		if (alone.effect <= most.effect)
			continue;
		/* The house as a whole must change the same. */
		whole = change_by(w, RULE_NONE, h);
		if (whole.effect != alone.effect ||
		    (whole.effect != EFFECT_CLAIM &&
		    (whole.seat != alone.seat || whole.points != alone.points)))
			continue;
		most = whole;
		best = h;
	}
	if (!best)
		return;
	f = why_say(w, WHY_HOUSE, most.effect == EFFECT_CLAIM ?
	    SAY_HOUSE_CLAIM : most.effect == EFFECT_WINNER && most.nobody ?
	    SAY_HOUSE_NOBODY : SAY_HOUSE_SCORES, RULE_NONE, most.points,
	    most.valid);
	f->seat = most.seat;
	if (f->say == SAY_HOUSE_SCORES)
		f->weight = WEIGHT_PASSING;
	rules_say(best->rules, &rules_rows[key], false, &b);
	f->text = arena_buf(w->arena, &b);
	f->house = best->name;
	try_value_of(w, key, best->rules);
}

/* The source */

/*
 * A number of the judge's reason that is near the rule's, such as the cards
 * that are there, or the jokers of that many; a hand of another size is a slip.
 */
static bool
try_numbers(struct why *w, enum rule_key key, const struct finding *reason)
{
	const struct row *row = &rules_rows[key];
	bool found = false;

	for (int i = 0; i < 2 && !found && reason->code != CODE_CARDS; i++) {
		int n = reason->number[i];
		struct buf b = { 0 };

		if (reason->code == CODE_SHORT && n < 3)
			continue; /* pairs are no melds anywhere */
		if (row->kind == ROW_STEPS)
			buf_printf(&b, "%d:%d", reason->number[2], n);
		else if (row->kind == ROW_NUMBER &&
		    n <= 2 * row_number(row, w->r) &&
		    2 * n >= row_number(row, w->r))
			buf_int(&b, n);
		found = try_otherwise(w, key, arena_buf(w->arena, &b));
	}
	return found;
}

static bool
try_words(struct why *w, enum rule_key key)
{
	const struct row_word *word = rules_rows[key].words;

	while (word->name && (word->value == ONLY_SAID ||
	    !try_otherwise(w, key, text_of(word->name))))
		word++;
	return word->name;
}

/*
 * Find how the quarrel is decided otherwise: by the value that another house of
 * the family has, a number near the judge's, the default, a word of the key.
 */
static void
find_otherwise(struct why *w, enum rule_key key,
    const struct why_finding *quarrel)
{
	const struct row *row = &rules_rows[key];
	const struct finding *reason = quarrel->reason;
	struct rules plain = *w->r;
	const struct house *h;

	/* Of a claim of pairs: may jokers be in these? */
	if (reason && reason->code == CODE_PAIRS &&
	    why_names(w, RULE_declare_pair_jokers) &&
	    try_words(w, RULE_declare_pair_jokers))
		return;
	for (size_t at = 0; (h = again_family(w->again, w->r, &at));)
		if (!row_same(row, h->rules, w->r) &&
		    try_value_of(w, key, h->rules))
			return;
	if (is_price(quarrel) || (row->least <= row->greatest && is_mended(w)))
		return;
	row_reset(row, &plain);
	(void)((reason && try_numbers(w, key, reason)) ||
	    try_value_of(w, key, &plain) || try_words(w, key));
}

/*
 * Where the rule of the key is from, behind the set that was typed if that one
 * takes it from another; of a house rule, where the others are.
 */
static void
print_source(const struct rules *r, enum rule_key key, struct buf *b)
{
	const struct origin set = { FROM_SET, rules_set_name(r), r->source,
		false };
	struct origin o = key == RULE_NONE || rules_is_own(r, key) ? set :
	    *rules_source(r, key);

	if (o.kind == FROM_SET && origin_is_ours(&o)) {
		o.name = set.name;
	} else if (o.kind == FROM_SET && !text_equal(o.name, set.name)) {
		buf_text(b, set.name);
		buf_str(b, ", from ");
	}
	origin_print(b, &o);
}

void
why_source(struct why *w)
{
	const struct why_finding *quarrel = quarrel_of(w), *f = w->first;
	enum rule_key key = quarrel_key(w, true);
	struct buf b = { 0 };

	why_turn_to(w, -1);
	while (f && f->plain)
		f = f->next;
	if (!f)
		return;
	if (!w->otherwise.len && w->again && !why_is_idle(w) &&
	    key != RULE_NONE)
		find_otherwise(w, key, quarrel);
	print_source(w->r, key, &b);
	if (w->otherwise.len) {
		buf_str(&b, ". To play it otherwise: ");
		buf_text(&b, w->otherwise);
	}
	why_add(w, WHY_SOURCE, SAY_SOURCE)->text = arena_buf(w->arena, &b);
	buf_free(&b);
}
