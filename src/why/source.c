/*
 * Owns the last line: the source of the rule that decided, and the key with
 * which a host plays otherwise.
 */
#include "why/parts.h"

#include "rules/table.h"
#include "why/again.h"

/* Does it say only in passing what the limit of a knock is, or going out? */
static bool
is_aside(const struct why_finding *f)
{
	return f->say == SAY_GOES_OUT || (f->about == ABOUT_POINTS &&
	    !f->number[0]) || (f->key == RULE_knock_limit &&
	    (f->say == SAY_WINS_KNOCK ||
	    (f->kind == WHY_ALLOWED && f->say == SAY_UPCARD_CAP)));
}

/* Does the sum begin with a price, or end with what an option makes of it? */
static bool
has_price(const struct why *w, const struct why_finding *f)
{
	const struct why_term *last;

	if (!f->nterms)
		return false;
	last = f->terms + f->nterms - 1;
	return f->terms->key != RULE_NONE ||
	    (last->key != RULE_NONE && (rules_is_own(rules_of(w), last->key) ||
	    rules_source(rules_of(w), last->key)->kind == FROM_OPTION));
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
		if (f->plain || (f->key == RULE_NONE && !has_price(w, f)))
			continue;
		if (is_aside(f)) {
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
enum rule_key
why_quarrel_key(const struct why *w, bool prices)
{
	const struct why_finding *f = quarrel_of(w);
	enum rule_key key = f ? f->key : RULE_NONE;

	if (f && !prices && (f->kind == WHY_POINTS || is_aside(f)))
		return RULE_NONE;
	for (int i = 0; f && f->key == RULE_NONE && i < f->nterms; i++)
		if (f->terms[i].key != RULE_NONE)
			key = f->terms[i].key;
	return key;
}

/* Is it a price, which no factor changed? */
static bool
is_price(const struct why_finding *f)
{
	return f->key == RULE_NONE && f->terms[f->nterms - 1].op != OP_TIMES;
}

static bool
is_number(enum rule_key key)
{
	return rules_rows[key].least <= rules_rows[key].greatest;
}

/* Was it valid, but for how it was laid out, whatever the limit? */
static bool
is_mended(const struct why *w)
{
	const struct why_finding *f = w->first;

	while (f && (f->plain || (f->say != SAY_VALID_AS &&
	    f->say != SAY_VALID_FOR)))
		f = f->next;
	return f;
}

/* Is it about a card that could not be laid off? */
static bool
is_refused(const struct why_finding *f)
{
	return f->say == SAY_REFUSED || f->say == SAY_ENDS_BELOW ||
	    f->say == SAY_STARTS_ABOVE;
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

	if (!v || v->failed || is_aside(f) || f->say == SAY_CREDITED)
		return false;
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

bool
why_otherwise(struct why *w, enum rule_key key, struct text value)
{
	const struct why_finding *f = quarrel_of(w);
	struct text name = text_of(rules_rows[key].name);

	/* Typed once at most: it costs as much as reading a context. */
	if (!value.len || !f ||
	    !turns(w, f, again_set(w->again, w->deal, name, value)) ||
	    !turns(w, f, again_typed(w->again, w->deal, name, value)))
		return false;
	w->otherwise = arena_joined(w->arena, name, '=', value);
	return true;
}

/* A word of the key with which the quarrel is decided otherwise. */
static bool
find_word(struct why *w, enum rule_key key)
{
	for (const char *s = rules_rows[key].words; *s;) {
		if (why_otherwise(w, key, (struct text){ s,
		    strcspn(s, "= ") }))
			return true;
		s += strcspn(s, " ");
		s += strspn(s, " ");
	}
	return false;
}

/*
 * The number of the judge's reason that is near the rule's, such as the cards
 * that are there, or the jokers of that many; a hand of another size is a slip.
 */
static bool
find_number(struct why *w, enum rule_key key, const struct finding *reason)
{
	const struct row *row = &rules_rows[key];

	for (int i = 0; i < 2 && reason && reason->code != CODE_CARDS; i++) {
		int n = reason->number[i];
		struct buf b = { 0 };

		if (reason->code == CODE_SHORT && n < 3)
			continue; /* pairs are no melds anywhere */
		if (row->kind == ROW_STEPS)
			buf_printf(&b, "%d:%d", reason->number[2], n);
		else if (row->kind == ROW_NUMBER &&
		    n <= 2 * row_number(row, rules_of(w)) &&
		    2 * n >= row_number(row, rules_of(w)))
			buf_int(&b, n);
		else
			continue;
		if (why_otherwise(w, key, arena_buf(w->arena, &b)))
			return true;
	}
	return false;
}

/* The value that the key has if no rule set says otherwise. */
static bool
find_default(struct why *w, enum rule_key key)
{
	struct rules plain = *rules_of(w);
	struct buf b = { 0 };

	row_reset(&rules_rows[key], &plain);
	row_print(&rules_rows[key], &plain, &b);
	return why_otherwise(w, key, arena_buf(w->arena, &b));
}

/* A value that another house of the family has, or such an option as a whole. */
static bool
find_house(struct why *w, enum rule_key key, bool whole)
{
	const struct row *row = &rules_rows[key];
	const struct why_finding *f = quarrel_of(w);
	const struct rules *r = rules_of(w);
	const struct house *h;
	size_t at = 0;

	while ((h = again_family(w->again, r, &at))) {
		struct buf b = { 0 };
		struct text name = h->name;

		/* Other keys of an option may change points, too. */
		if (row_same(row, h->rules, r) || (whole && (!h->option ||
		    f->seat < 0 || !(seat_of(w, f->seat)->outcome.verdict ==
		    VERDICT_INVALID || is_refused(f)))))
			continue;
		if (!whole) {
			row_print(row, h->rules, &b);
			if (why_otherwise(w, key, arena_buf(w->arena, &b)))
				return true;
			continue;
		}
		text_until(&name, '+');
		name = arena_joined(w->arena, r->name, '+', name);
		if (!turns(w, f, again_named(w->again, w->deal,
		    name)))
			continue;
		w->otherwise = name;
		return true;
	}
	return false;
}

/* Where the rule of the key is from; of a house rule, where the others are. */
static void
print_source(const struct rules *r, enum rule_key key, struct buf *b)
{
	const struct origin set = { FROM_SET, rules_set_name(r), r->title,
		r->source, false };

	origin_print(b, key == RULE_NONE || rules_is_own(r, key) ? &set :
	    rules_source(r, key));
}

void
why_source(struct why *w)
{
	const struct why_finding *quarrel = quarrel_of(w);
	enum rule_key key = why_quarrel_key(w, true);
	bool any = false;
	struct buf b = { 0 };

	for (const struct why_finding *f = w->first; f; f = f->next)
		any |= !f->plain;
	if (!any)
		return;
	if (!w->otherwise.len && w->again && !why_is_idle(w) &&
	    key != RULE_NONE)
		(void)(find_house(w, key, false) || is_price(quarrel) ||
		    (!(is_mended(w) && is_number(key)) &&
		    (find_number(w, key, quarrel->reason) ||
		    find_default(w, key) || find_word(w, key))) ||
		    find_house(w, key, true));
	print_source(rules_of(w), key, &b);
	if (w->otherwise.len) {
		buf_str(&b, ". To play it otherwise: ");
		buf_text(&b, w->otherwise);
	}
	if (b.len)
		why_add(w, WHY_SOURCE, SAY_SOURCE, -1)->text =
		    arena_buf(w->arena, &b);
	buf_free(&b);
}
