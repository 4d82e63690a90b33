/*
 * Owns the lines of --explain: each finding as a sentence, sums with their
 * terms, the key that decides with its value.  The room why finds them;
 * sentences.h has the words.
 */
#include "report/emit-formats.h"

#include "report/wording.h"

static const char *const terms[] = {
#define TERM(name, words) [TERM_##name] = words,
	TERMS(TERM)
#undef TERM
};

struct explaining {
	struct buf *b;
	const struct deal *deal;
	const struct why_finding *f;
	card_style style;
};

/* Sums */

static void
put_value(struct explaining *x, const struct why_term *t, int64_t value)
{
	if (why_is_money(x->f, t))
		buf_money(x->b, value);
	else
		buf_int(x->b, (long)value);
}

/* The rules' term for melds of identical cards, pairs, or the joker t->card. */
static void
put_word(struct explaining *x, const struct why_term *t, char letter)
{
	enum word word = letter == 'i' ? WORD_SAME : letter == 'd' ? WORD_PAIR :
	    card_is_joker(t->card) ? WORD_JOKER : WORD_WILD_CARD;

	buf_text(x->b, rules_word(x->deal->rules, word,
	    letter != 'o' && t->copies != 1));
}

/* The part of a template about the term: its owner, its card. */
static void
put_part_of(struct explaining *x, const struct why_term *t, char letter)
{
	struct why_finding whose = { .seat = t->seat, .other = t->seat,
		.blame = CARD_NONE, .cards = &t->card, .ncards = 1 };

	words_part(x->b, x->deal, &whose, letter, x->style);
}

/* The words of a term, with its value or the result so far. */
static void
put_term(struct explaining *x, const struct why_term *t, int64_t value)
{
	for (const char *s = terms[t->name]; *s;) {
		if (*s == '{') {
			s = words_choose(x->b, s + 1,
			    (t->copies ? t->copies : value) == 1);
		} else if (*s != '%') {
			buf_char(x->b, *s++);
		} else {
			if (*++s == 'v')
				put_value(x, t, value);
			else if (*s == 'n')
				buf_int(x->b, t->copies);
			else if (*s == 'i' || *s == 'd' || *s == 'o')
				put_word(x, t, *s);
			else
				put_part_of(x, t, *s);
			s++;
		}
	}
	if (t->ncards) {
		buf_str(x->b, " (");
		cards_print(x->b, t->cards, t->ncards, x->style);
		for (int i = 0; t->key != RULE_NONE && i < t->ncards; i++)
			buf_printf(x->b, "%s%d", i ? " + " :
			    t->ncards == 1 ? " counts " : ", ",
			    x->deal->rules->value[t->cards[i]]);
		buf_char(x->b, ')');
	}
}

/* The text before a term: a sign, or an operation on the sum. */
static void
put_sign(struct explaining *x, size_t start, int i)
{
	static const char *const signs[] = { [OP_PLUS] = " + ",
		[OP_MINUS] = " - ", [OP_TIMES] = " x ", [OP_AT_MOST] = ", ",
		[OP_FLAT] = ", ", [OP_HALF] = ", ", [OP_ROUND] = ", ",
		[OP_SHARE] = ", " };
	const struct why_term *t = &x->f->terms[i];

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
put_cards(struct explaining *x)
{
	const struct why_finding *f = x->f;

	for (int i = 0; i < f->nterms; i++) {
		buf_str(x->b, i ? " " : "");
		put_part_of(x, &f->terms[i], 'c');
	}
	if (f->nterms == 1) {
		buf_str(x->b, " counts ");
		put_value(x, f->terms, f->terms->value);
	}
	for (int i = 0; i < f->nterms && f->nterms > 1; i++) {
		buf_str(x->b, i ? " + " : ", ");
		put_value(x, &f->terms[i], f->terms[i].value);
	}
}

static void
put_sum(struct explaining *x)
{
	const struct why_finding *f = x->f;
	size_t start = x->b->len;

	if (f->nterms && f->terms->name == TERM_CARD) {
		put_cards(x);
		return;
	}
	for (int i = 0; i < f->nterms; i++) {
		const struct why_term *t = &f->terms[i];
		bool done = t->op == OP_HALF || t->op == OP_ROUND;

		if (t->op == OP_NEGATE)
			break;
		put_sign(x, start, i);
		put_term(x, t, done ? why_sum(f->terms, i + 1) : t->value);
	}
}

/* Is the sum worth printing: is it more than what its sentence says? */
static bool
has_terms(const struct why_finding *f)
{
	return f->about != ABOUT_NOTHING && f->nterms &&
	    (f->say == SAY_SUM_POINTS || f->say == SAY_SUM_LOST ||
	    f->terms[0].op != OP_FLAT || f->nterms > 1);
}

/* Say whose rule sets a term: a house rule of this record, else the last. */
static void
put_whose(struct explaining *x)
{
	enum rule_key key = x->f->about == ABOUT_POINTS ? x->f->key : RULE_NONE;

	for (int i = 0; i < x->f->nterms; i++) {
		enum rule_key sets = x->f->terms[i].key;

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

static void
put_line(struct explaining *x)
{
	const struct why_finding *f = x->f;
	size_t start = x->b->len;

	words_put(x->b, x->deal, f, x->style);
	if (has_terms(f)) {
		buf_str(x->b, ": ");
		put_sum(x);
	}
	put_whose(x);
	/* Without a name the sentence starts with "you". */
	if (f->seat >= 0 && !x->deal->seats[f->seat].name.len &&
	    x->b->data[start] == 'y')
		x->b->data[start] = 'Y';
	buf_char(x->b, '.');
}

void
explain_one(struct buf *b, const struct why *why, const struct why_finding *f,
    card_style style)
{
	struct explaining x = { b, why->deal, f, style };

	put_line(&x);
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
