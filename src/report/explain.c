/* Owns the lines of --explain: a finding as a sentence, its sum, its rule. */
#include "report/explain.h"

#include "report/wording.h"

static const char *const terms[] = {
#define TERM(name, words) [TERM_##name] = words,
	TERMS(TERM)
#undef TERM
};

/* Sums */

/* The words of a term, with its value or the result so far. */
static void
put_term(const struct wording *x, const struct why_term *t, int64_t value)
{
	struct buf said = { NULL, 0, 0 };
	struct why_finding f = { .seat = t->seat, .other = t->seat,
		.blame = t->card, .cards = &t->card, .ncards = 1,
		.number = { t->copies ? t->copies : (int)value } };

	if (why_is_money(x->f, t))
		buf_money(&said, value);
	else
		buf_int(&said, (long)value);
	f.text = buf_view(&said);
	words_fill(&(struct wording){ x->b, x->deal, &f, x->style },
	    terms[t->name]);
	buf_free(&said);
	if (!t->ncards)
		return;
	buf_str(x->b, " (");
	cards_print(x->b, t->cards, t->ncards, x->style);
	for (int i = 0; t->key != RULE_NONE && t->name != TERM_PAIRS_HELD &&
	    i < t->ncards; i++)
		buf_printf(x->b, "%s%d", i ? " + " : t->ncards == 1 ?
		    " counts " : ", ", x->deal->rules->value[t->cards[i]]);
	buf_char(x->b, ')');
}

/* The text before a term: a sign, or an operation on the sum. */
static void
put_sign(const struct wording *x, size_t start, int i)
{
	static const char *const signs[] = { [OP_PLUS] = " + ",
		[OP_MINUS] = " - ", [OP_TIMES] = " x ", [OP_AT_MOST] = ", ",
		[OP_FLAT] = ", ", [OP_HALF] = ", ", [OP_ROUND] = ", " };
	const struct why_term *t = &x->f->sum.terms[i];

	if (t->op == OP_TIMES && i > 1) {
		/* The whole sum before it is multiplied. */
		buf_str(x->b, ") ");
		memmove(x->b->data + start + 1, x->b->data + start,
		    x->b->len - start - 1);
		x->b->data[start] = '(';
	}
	if (i > 0)
		buf_str(x->b, signs[t->op]);
}

/* The cards, then what they count: "8S QH, 8 + 10". */
static void
put_cards(const struct wording *x)
{
	const struct why_finding *f = x->f;
	card_style style = place_style(x->deal->rules->places, x->style);

	for (int i = 0; i < f->sum.n; i++) {
		buf_str(x->b, i ? " " : "");
		card_print(x->b, f->sum.terms[i].card, style);
	}
	for (int i = 0; i < f->sum.n; i++) {
		buf_str(x->b, i ? " + " : f->sum.n == 1 ? " counts " : ", ");
		buf_int(x->b, (long)f->sum.terms[i].value);
	}
}

static void
put_sum(const struct wording *x)
{
	const struct why_finding *f = x->f;
	size_t start = x->b->len;

	if (f->sum.terms->name == TERM_CARD) {
		put_cards(x);
		return;
	}
	for (int i = 0; i < f->sum.n; i++) {
		const struct why_term *t = &f->sum.terms[i];
		bool done = t->op == OP_HALF || t->op == OP_ROUND;

		if (t->op == OP_NEGATE)
			break;
		put_sign(x, start, i);
		put_term(x, t, done ? why_sum(f->sum.terms, i + 1) : t->value);
	}
}

/* Is the sum worth printing: is it more than what its sentence says? */
static bool
has_terms(const struct why_finding *f)
{
	return f->about != ABOUT_NOTHING && f->sum.n &&
	    (f->say == SAY_SUM_POINTS || f->say == SAY_SUM_LOST ||
	    f->sum.terms[0].op != OP_FLAT || f->sum.n > 1);
}

/* Say whose rule sets a term: a house rule of this record, else the last. */
static void
put_whose(const struct wording *x)
{
	enum rule_key key = x->f->about == ABOUT_POINTS ? x->f->key : RULE_NONE;

	for (int i = 0; i < x->f->sum.n; i++) {
		enum rule_key sets = x->f->sum.terms[i].key;

		if (sets != RULE_NONE && (x->f->key == RULE_NONE ||
		    rules_is_own(x->deal->rules, sets)) && (key == RULE_NONE ||
		    !rules_is_own(x->deal->rules, key)))
			key = sets;
	}
	if (key == RULE_NONE)
		return;
	buf_str(x->b, " (");
	words_whose(x->b, x->deal->rules, key);
	buf_char(x->b, ')');
}

/* Lines */

void
explain_one(struct buf *b, const struct why *why, const struct why_finding *f,
    card_style style)
{
	struct wording x = { b, why->deal, f, style };
	size_t start = b->len;

	words_put(&x);
	if (has_terms(f)) {
		buf_str(b, ": ");
		put_sum(&x);
	}
	put_whose(&x);
	/* Without a name the sentence starts with "you". */
	if (f->seat >= 0 && !why->deal->seats[f->seat].name.len &&
	    b->data[start] == 'y')
		b->data[start] = 'Y';
	buf_char(b, '.');
}

void
explain(struct buf *b, const struct why *why, card_style style)
{
	for (const struct why_finding *f = why->first; f; f = f->next) {
		if (f->plain)
			continue;
		explain_one(b, why, f, style);
		buf_char(b, '\n');
	}
}
