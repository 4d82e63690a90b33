/* Owns how a template becomes a sentence. sentences.h has the templates. */
#include "report/wording.h"

#include <assert.h>
#include <ctype.h>
#include <string.h>

#include "base/bits.h"

static const char *const templates[] = {
#define SENTENCE(name, words) [SAY_##name] = words,
	SENTENCES(SENTENCE)
#undef SENTENCE
};

/* Parts */

/* "Ann", "you" */
static void
put_name(struct wording *w, int seat, bool genitive)
{
	struct text name = w->deal->seats[seat].name;

	if (!name.len) {
		buf_str(w->b, genitive ? "your" : "you");
		return;
	}
	buf_escaped(w->b, name, "");
	if (genitive)
		buf_str(w->b, "'s");
}

/* Append the rules' term for the letter. */
static void
put_word(struct wording *w, char letter, bool many)
{
	static const enum word words[] = { ['r'] = WORD_RUN, ['s'] = WORD_SET,
		['p'] = WORD_PURE_RUN, ['i'] = WORD_SAME, ['d'] = WORD_PAIR,
		['e'] = WORD_AT_ONCE, ['V'] = WORD_TO_CLAIM,
		['W'] = WORD_WRONG_CLAIM };

	buf_text(w->b, rules_word(w->deal->rules, words[(int)letter], many));
}

void
words_whose(struct buf *b, const struct rules *r, enum rule_key key)
{
	const struct origin *o;

	assert(key != RULE_NONE);
	o = rules_source(r, key);
	if (rules_is_own(r, key)) {
		buf_str(b, "your house rule");
	} else if (origin_is_ours(o)) {
		buf_str(b, "our ruling");
	} else if (o->kind == FROM_OPTION) {
		buf_str(b, "option ");
		buf_text(b, o->name);
	} else { /* as it was typed, whatever it extends */
		buf_text(b, rules_set_name(r));
	}
}

/* Melds */

static const char *put_template(struct wording *, const char *, bool shown);

static void
put_jokers(struct wording *w, const struct meld *m)
{
	const char *before = " (";

	for (int i = 0; i < m->size; i++) {
		bool joker = meld_has_joker_at(w->deal->rules, m, i);

		if (!joker && m->as[i] == m->cards[i] && !(m->lent >> i & 1))
			continue;
		buf_str(w->b, before);
		if (joker && m->kind == MELD_RUN && !card_is_joker(m->cards[i]) &&
		    m->as[i] != m->cards[i])
			buf_str(w->b, "wild ");
		card_print(w->b, m->cards[i], w->style);
		if (m->lent >> i & 1) {
			buf_str(w->b, " lies in a set");
		} else if (m->kind == MELD_SET && m->as[i] != m->cards[i]) {
			/* The suit of a joker in a set is nobody's concern. */
			buf_str(w->b, " as ");
			card_print(w->b, CARD(SPADES, m->start), w->style);
			while (w->b->data[w->b->len - 1] == 'S' ||
			    w->b->data[w->b->len - 1] & 0x80)
				w->b->len--;
		} else if (m->as[i] == m->cards[i]) {
			buf_str(w->b, " is a joker in its own place, too: ");
			words_whose(w->b, w->deal->rules, RULE_wild_as_natural);
		} else {
			buf_str(w->b, joker ? " for " : " is ");
			card_print(w->b, m->as[i], w->style);
		}
		before = ", ";
	}
	if (*before == ',')
		buf_char(w->b, ')');
	if (w->deal->rules->scoring == SCORING_MELDS ||
	    w->deal->rules->opening_points != KEY_NONE)
		buf_printf(w->b, ", worth %d", meld_worth(w->deal->rules, m));
}

static void
put_meld(struct wording *w, const struct meld *m)
{
	const struct rules *r = w->deal->rules;
	struct text word;

	cards_print(w->b, m->cards, m->size, w->style);
	if (m->kind == MELD_PART && m->size != 2) {
		buf_str(w->b, m->size > 1 ? " are jokers" : " is a joker");
		return;
	}
	word = rules_word(r, m->kind == MELD_SET ? WORD_SET :
	    m->kind == MELD_SAME ? WORD_SAME :
	    m->kind == MELD_PART ? WORD_PAIR :
	    !r->declare_min_runs ? WORD_RUN : m->pure ? WORD_PURE_RUN :
	    WORD_IMPURE_RUN, false);
	buf_str(w->b, strchr("aeiou", *word.s) ? " is an " : " is a ");
	buf_text(w->b, word);
	put_jokers(w, m);
}

static void
put_melds(struct wording *w)
{
	for (int i = 0; i < w->f->nmelds; i++) {
		buf_str(w->b, i ? "; " : "");
		put_meld(w, w->f->melds[i]);
		if (!(w->f->either >> i & 1))
			continue;
		buf_str(w->b, " or a ");
		put_word(w, w->f->melds[i]->kind == MELD_SET ? 'r' : 's',
		    false);
	}
}

/* Append what a group that is not a meld would be. */
static void
put_kind(struct wording *w)
{
	const struct meld *m = w->f->meld;
	int plain = 0;

	assert(m);
	for (int i = 0; i < m->size; i++)
		plain += !meld_may_be_joker(w->deal->rules, m->cards[i]);
	/* One card, beside jokers, does not show which kind it would be. */
	if (m->fault == FAULT_MIXED || m->fault == FAULT_NO_SETS ||
	    m->fault == FAULT_NO_RUNS ||
	    (m->fault == FAULT_SHORT && plain < 2))
		buf_str(w->b, "meld");
	else
		put_word(w, m->as_run ? 'r' : 's', false);
}

/*
 * "it lacks 6S and 7S, and has one joker", or how many cards if these are many;
 * false if a run's reason says all.
 */
static bool
put_gaps(struct wording *w, const struct meld *m)
{
	struct meld_gaps gaps;
	int missing;

	if (!m || m->fault != FAULT_GAP)
		return false;
	gaps = meld_gaps(w->deal->rules, m);
	missing = bits_count(gaps.ranks);
	if (missing < 2 || (missing > 4 && !gaps.jokers))
		return false;
	buf_str(w->b, "it lacks ");
	if (missing > 4)
		buf_printf(w->b, "%d cards", missing);
	for (uint64_t left = gaps.ranks; missing <= 4 && left;
	    left &= left - 1) {
		card_print(w->b, run_card(gaps.suit, bits_lowest(left)),
		    w->style);
		missing--;
		buf_str(w->b, missing > 1 ? ", " : missing ? " and " : "");
	}
	if (gaps.jokers == 1)
		buf_str(w->b, ", and has one joker");
	else if (gaps.jokers)
		buf_printf(w->b, ", and has only %d jokers", gaps.jokers);
	return true;
}

/* Append the reason of a judgement, and the cards it is about. */
static void
put_reason(struct wording *w)
{
	const struct why_finding *f = w->f;
	enum code code;

	assert(f->reason);
	code = f->reason->code;
	if (f->meld) {
		cards_print(w->b, f->cards, f->ncards, w->style);
		buf_str(w->b, " is not a ");
		put_kind(w);
		buf_str(w->b, ": ");
	}
	if (!put_gaps(w, f->meld))
		(void)put_template(w, templates[f->reason->say], true);
	if (f->meld || !f->ncards || f->nmore || code == CODE_LAYOFF ||
	    code == CODE_SURPLUS || code == CODE_RUNS)
		return;
	buf_str(w->b, ": ");
	cards_print(w->b, f->cards, f->ncards, w->style);
}

/*
 * Go past "first|second" and the bracket behind it, with or without the bar, and
 * append one of the two if it is shown.
 */
static const char *
put_either(struct wording *w, const char *s, bool first, bool shown)
{
	s = put_template(w, s, shown && first);
	if (*s == '|')
		s = put_template(w, s + 1, shown && !first);
	return s + 1;
}

/* The same of "{1:r}" or another choice, from behind its brace. */
static const char *
put_choice(struct wording *w, const char *s, bool shown)
{
	const struct why_finding *f = w->f;
	int number = *s == 'c' ? f->ncards : strchr("0123", *s) ?
	    f->number[*s - '0'] : 0;

	if (s[1] == '?')
		return put_either(w, s + 2, number == 1, shown);
	assert(shown); /* these are in no part that may be left out */
	if (s[1] != ':' && s[1] != '=')
		return put_either(w, s,
		    w->deal->seats[f->seat].name.len > 0, true);
	if (s[1] == '=')
		buf_printf(w->b, number ? "%d " : "no ", number);
	put_word(w, s[2], number != 1);
	return s + 4;
}

/* Parts that a finding must have, if its template names them */

static void
put_fault(struct wording *w)
{
	assert(w->f->meld);
	if (!put_gaps(w, w->f->meld))
		(void)put_template(w, templates[SAY_FAULT + w->f->meld->fault], true);
}

/* The groups, then in words, not signs, what becomes of other cards. */
static void
put_layout(struct wording *w)
{
	static const char signs[] = ">/-", *const words[] = { " laid off",
		" left over", " discarded" };
	const char *after = "", *sign;
	struct buf b = { 0 };

	arrangement_print(&b, w->f->layout, w->style);
	while (strchr(" |", b.data[b.len - 1]))
		b.len--;
	buf_char(&b, '\0');
	for (const char *s = b.data; *s; s++) {
		sign = strchr(signs, *s);
		if (!sign) {
			buf_char(w->b, *s);
			continue;
		}
		if (s++ > b.data) {
			/* The blank before the sign, and a bar. */
			while (strchr(" |", w->b->data[w->b->len - 1]))
				w->b->len--;
			buf_str(w->b, after);
			buf_str(w->b, ", ");
		}
		after = words[sign - signs];
	}
	buf_str(w->b, after);
	buf_free(&b);
}

/* "2 sets and 1 run": the sets, then the runs, of a contract. */
static void
put_contract(struct wording *w)
{
	const int *n = w->f->number;

	if (n[1]) {
		buf_printf(w->b, "%d ", n[1]);
		put_word(w, 's', n[1] != 1);
	}
	if (n[2]) {
		buf_printf(w->b, n[1] ? " and %d " : "%d ", n[2]);
		put_word(w, 'r', n[2] != 1);
	}
}

/* The text as the start of a sentence. */
static void
put_rule(struct wording *w)
{
	size_t start = w->b->len;

	buf_text(w->b, w->f->text);
	w->b->data[start] = (char)toupper((unsigned char)w->b->data[start]);
}

static void
put_part(struct wording *w, char c)
{
	const struct why_finding *f = w->f;

	assert((c != 'v' || f->verb) && (c != 'n' || f->meld) &&
	    (c != 'j' || f->melds));
	if (strchr("0123", c))
		buf_int(w->b, f->number[c - '0']);
	else if (c == 'a' || c == 'A')
		put_name(w, f->seat, c == 'A');
	else if (c == 'b' || c == 'B')
		put_name(w, f->other, c == 'B');
	else if (c == 'c')
		cards_print(w->b, f->cards, f->ncards, w->style);
	else if (c == 'd')
		cards_print(w->b, f->more, f->nmore, w->style);
	else if (c == 'x')
		card_print(w->b, f->blame, w->style);
	else if (c == 'n')
		cards_print(w->b, f->meld->cards, f->meld->size, w->style);
	else if (c == 'v')
		buf_str(w->b, f->verb);
	else if (c == 't')
		buf_text(w->b, f->text);
	else if (c == 'u')
		(void)put_template(w, w->deal->seats[f->seat].verb ?
		    "%A %v is valid" : "%a could %V", true);
	else if (c == 'k') {
		buf_char(w->b, '(');
		words_whose(w->b, w->deal->rules, f->key);
		buf_char(w->b, ')');
	} else if (c == 'j')
		put_jokers(w, f->melds[0]);
	else if (c == 'q')
		put_contract(w);
	else if (c == 'y')
		put_rule(w);
	else if (c == 'h')
		buf_text(w->b, f->house);
	else if (c == 'o')
		buf_text(w->b, rules_word(w->deal->rules, card_is_joker(
		    f->blame) ? WORD_JOKER : WORD_WILD_CARD, false));
	else if (c == 'm')
		put_kind(w);
	else if (c == 'f')
		put_fault(w);
	else if (c == 'w')
		put_reason(w);
	else if (c == 'g')
		put_melds(w);
	else if (c == 'l')
		put_layout(w);
	else if (c == 'R' || c == 'S')
		put_word(w, char_lower(c), true);
	else
		put_word(w, c, false);
}

/* Is there a value for the first part of a bracket that may lack it? */
static bool
is_there(const struct wording *w, const char *bracket)
{
	while (*bracket != '%' || !strchr("xcdtbvk", bracket[1]))
		bracket++;
	switch (bracket[1]) {
	case 'v':
		return w->f->verb != NULL;
	case 'x':
		return w->f->blame != CARD_NONE;
	case 'c':
		return w->f->ncards > 0;
	case 'd':
		return w->f->nmore > 0;
	case 't':
		return w->f->text.len > 0;
	case 'b':
		return w->f->other >= 0;
	default:
		return w->f->key != RULE_NONE;
	}
}

/* Append the template, if shown, up to its end or one of "|", "]" and "}". */
static const char *
put_template(struct wording *w, const char *s, bool shown)
{
	while (*s && !strchr("|]}", *s)) {
		if (*s == '[') {
			s = put_either(w, s + 1, is_there(w, s), shown);
		} else if (*s == '%' && s[1] == '{') {
			s = put_choice(w, s + 2, shown);
		} else if (*s == '%') {
			if (shown)
				put_part(w, s[1]);
			s += 2;
		} else {
			if (shown)
				buf_char(w->b, *s);
			s++;
		}
	}
	return s;
}

void
words_fill(const struct wording *given, const char *template)
{
	struct wording w = *given;

	w.style = place_style(w.deal->rules->places, w.style);
	(void)put_template(&w, template, true);
}

void
words_put(const struct wording *w)
{
	words_fill(w, templates[w->f->say]);
}

void
words_reason(struct buf *b, const struct deal *deal, const struct finding *r)
{
	struct why_finding f = { .say = r->say, .seat = -1, .other = -1,
		.blame = r->blame, .key = r->key };

	memcpy(f.number, r->number, sizeof(r->number));
	words_put(&(struct wording){ b, deal, &f, CARDS_ASCII });
}
