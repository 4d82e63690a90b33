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

/* Append the rules' term of this name; one, or of several. */
static void
put_term(struct wording *w, const char *name, bool many)
{
	rules_put_term(w->deal->rules, text_of(name), many, w->b);
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
		put_term(w, w->f->melds[i]->kind == MELD_SET ? "run" : "set",
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
		put_term(w, m->as_run ? "run" : "set", false);
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
		put_term(w, "set", n[1] != 1);
	}
	if (n[2]) {
		buf_printf(w->b, n[1] ? " and %d " : "%d ", n[2]);
		put_term(w, "run", n[2] != 1);
	}
}

/* The text as the start of a sentence. */
static void
put_capital(struct wording *w, struct text text)
{
	size_t start = w->b->len;

	buf_text(w->b, text);
	w->b->data[start] = (char)toupper((unsigned char)w->b->data[start]);
}

/* Append what a slot stands for. */
static void
put_slot(struct wording *w, struct text slot)
{
	const struct why_finding *f = w->f;
	bool genitive = memchr(slot.s, '\'', slot.len) != NULL;

	if (is_digit(*slot.s))
		buf_int(w->b, f->number[*slot.s - '0']);
	else if (text_is(slot, genitive ? "player's" : "player"))
		put_name(w, f->seat, genitive);
	else if (text_is(slot, genitive ? "other's" : "other"))
		put_name(w, f->other, genitive);
	else if (text_is(slot, "cards"))
		cards_print(w->b, f->cards, f->ncards, w->style);
	else if (text_is(slot, "more"))
		cards_print(w->b, f->more, f->nmore, w->style);
	else if (text_is(slot, "card"))
		card_print(w->b, f->blame, w->style);
	else if (text_is(slot, "rule")) {
		buf_char(w->b, '(');
		words_whose(w->b, w->deal->rules, f->key);
		buf_char(w->b, ')');
	} else if (text_is(slot, "text"))
		buf_text(w->b, f->text);
	else if (text_is(slot, "Text"))
		put_capital(w, f->text);
	else if (text_is(slot, "claim") && f->verb)
		buf_str(w->b, f->verb);
	else if (text_is(slot, "valid"))
		(void)put_template(w, w->deal->seats[f->seat].verb ?
		    "{player's} {claim} is valid" : "{player} could {to-claim}",
		    true);
	else if (text_is(slot, "reason"))
		put_reason(w);
	else if (text_is(slot, "group") && f->meld)
		cards_print(w->b, f->meld->cards, f->meld->size, w->style);
	else if (text_is(slot, "kind"))
		put_kind(w);
	else if (text_is(slot, "fault"))
		put_fault(w);
	else if (text_is(slot, "melds"))
		put_melds(w);
	else if (text_is(slot, "jokers") && f->melds)
		put_jokers(w, f->melds[0]);
	else if (text_is(slot, "layout"))
		put_layout(w);
	else if (text_is(slot, "contract"))
		put_contract(w);
	else if (text_is(slot, "house"))
		buf_text(w->b, f->house);
	else if (text_is(slot, "joker"))
		put_term(w, card_is_joker(f->blame) ? "joker" : "wild-card",
		    false);
	else
		rules_put_term(w->deal->rules, slot, false, w->b);
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

/* The name of a slot: s is behind its brace. */
static struct text
slot_name(const char *s)
{
	return (struct text){ s, strcspn(s, "}?:=|") };
}

/* The same of a slot or a choice, from behind its brace. */
static const char *
put_braces(struct wording *w, const char *s, bool shown)
{
	struct text slot = slot_name(s);
	const char *next = s + slot.len + 1;
	int n = text_is(slot, "cards") ? w->f->ncards : is_digit(*s) ?
	    w->f->number[*s - '0'] : 0;

	switch (next[-1]) {
	case '}':
		if (shown)
			put_slot(w, slot);
		return next;
	case '|':
		return put_either(w, s, w->deal->seats[w->f->seat].name.len,
		    shown);
	case '?':
		return put_either(w, next, n == 1, shown);
	case '=':
		if (shown)
			buf_printf(w->b, n ? "%d " : "no ", n);
		break;
	}
	slot = slot_name(next);
	if (shown)
		rules_put_term(w->deal->rules, slot, n != 1, w->b);
	return next + slot.len + 1;
}

/* Is there a value for the first slot of a bracket that may lack it? */
static bool
is_there(const struct wording *w, const char *bracket)
{
	const struct why_finding *f = w->f;

	for (;;) {
		struct text slot = slot_name(bracket = strchr(bracket, '{') + 1);

		if (slot.s[slot.len] != '}')
			continue;
		if (text_is(slot, "card"))
			return f->blame != CARD_NONE;
		if (text_is(slot, "cards") || text_is(slot, "more"))
			return *slot.s == 'c' ? f->ncards : f->nmore;
		if (text_is(slot, "text"))
			return f->text.len;
		if (text_is(slot, "claim"))
			return f->verb;
		if (text_is(slot, "other"))
			return f->other >= 0;
		if (text_is(slot, "rule"))
			return f->key != RULE_NONE;
	}
}

/* Append the template, if shown, up to its end or one of "|", "]" and "}". */
static const char *
put_template(struct wording *w, const char *s, bool shown)
{
	while (*s && !strchr("|]}", *s))
		if (*s == '[')
			s = put_either(w, s + 1, is_there(w, s), shown);
		else if (*s == '{')
			s = put_braces(w, s + 1, shown);
		else if (shown)
			buf_char(w->b, *s++);
		else
			s++;
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
