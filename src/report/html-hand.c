/* Owns the cards of a seat on the page: melds with what they are, what is left. */
#include "report/html.h"

/* Cards */

static void
put_card(struct buf *b, card c, card_style style)
{
	/* U+FE0E: as text, not as a picture; spades have the text's colour. */
	static const char *const suits[SUITS] = {
		[CLUBS] = "<i class=\"c\">\u2663\uFE0E</i>",
		[DIAMONDS] = "<i class=\"d\">\u2666\uFE0E</i>",
		[HEARTS] = "<i class=\"h\">\u2665\uFE0E</i>",
		[SPADES] = "\u2660\uFE0E",
	};
	const char *word = style[c].text;

	if (card_is_joker(c)) {
		buf_add(b, word, 2);
		return;
	}
	if (word[0] == 'T')
		buf_str(b, "10");
	else
		buf_char(b, word[0]);
	buf_str(b, suits[card_suit(c)]);
}

static void
put_cards(struct buf *b, const card *cards, int n, card_style style)
{
	for (int i = 0; i < n; i++) {
		buf_str(b, i ? " " : "");
		put_card(b, cards[i], style);
	}
}

/* Melds */

/* The term for a meld: a run is called pure only if others may have jokers. */
static enum word
word_of(const struct rules *r, const struct meld *m)
{
	if (m->kind == MELD_SET)
		return WORD_SET;
	if (m->kind == MELD_SAME)
		return WORD_SAME;
	if (m->kind == MELD_PART)
		return m->size == 2 ? WORD_PAIR : WORD_JOKER;
	return m->pure && (r->wild || r->printed_jokers) ? WORD_PURE_RUN :
	    WORD_RUN;
}

/* Append a box of cards over their kind; stand-ins are underlined. */
static void
put_meld(struct buf *b, const struct rules *r, const struct meld *m,
    const char *before)
{
	bool no = m->kind == MELD_NONE;
	card_style style = rules_ascii(r);

	buf_str(b, no ? "<li class=\"no\">" : "<li>");
	for (int i = 0; i < m->size; i++) {
		bool joker = !no && meld_has_joker_at(r, m, i);

		buf_str(b, i ? " " : "");
		buf_str(b, joker ? "<u>" : "");
		put_card(b, m->cards[i], style);
		buf_str(b, joker ? "</u>" : "");
	}
	buf_str(b, "<small>");
	buf_str(b, before);
	html_text(b, no ? text_of("not a meld") :
	    rules_word(r, word_of(r, m), false));
	for (int i = 0; !no && i < m->size; i++) {
		if (!meld_has_joker_at(r, m, i) || m->as[i] == CARD_NONE)
			continue;
		buf_str(b, ", ");
		put_card(b, m->cards[i], style);
		buf_str(b, " for ");
		put_card(b, m->as[i], style);
	}
	buf_str(b, "</small></li>\n");
}

static void
put_laid_off(struct buf *b, const struct deal *d, const struct verdicts *v,
    const struct judgement *j)
{
	const struct arrangement *a = &j->shown;
	card_style style = rules_ascii(d->rules);

	for (int i = 0; i < laid_size(a); i++) {
		int seat = j->laid_seat[i], group = j->laid_group[i];
		const struct meld *home;

		buf_str(b, group < 0 ? "<li class=\"no off\">" :
		    "<li class=\"off\">");
		put_card(b, a->cards[laid_start(a) + i], style);
		buf_str(b, "<small>");
		if (group < 0) {
			buf_str(b, "cannot be laid off</small></li>\n");
			continue;
		}
		home = meld_of_group(&d->seats[seat], &v->seats[seat], group);
		buf_str(b, "laid off on ");
		if (d->named) {
			html_name(b, d->seats[seat].name);
			buf_str(b, ": ");
		}
		put_cards(b, home->cards, home->size, style);
		buf_str(b, "</small></li>\n");
	}
}

/* "unmatched: 4 + 3 = 7" */
static void
put_unmatched(struct buf *b, const struct rules *r, const struct arrangement *a)
{
	const card *cards = a->cards + a->laid_end;
	int n = unmatched_size(a), sum = 0;

	if (!n)
		return;
	buf_str(b, "<li class=\"left\">");
	put_cards(b, cards, n, rules_ascii(r));
	buf_str(b, "<small>unmatched: ");
	for (int i = 0; i < n; i++) {
		sum += r->value[cards[i]];
		buf_printf(b, "%s%d", i ? " + " : "", r->value[cards[i]]);
	}
	if (n > 1)
		buf_printf(b, " = %d", sum);
	buf_str(b, "</small></li>\n");
}

void
html_hand(struct buf *b, const struct deal *d, const struct verdicts *v, int i)
{
	const struct seat *s = &d->seats[i];
	const struct judgement *j = &v->seats[i];
	const struct arrangement *a = &j->shown;

	buf_str(b, "<ul aria-label=\"Cards");
	if (d->named) {
		buf_str(b, " of ");
		html_text(b, s->name);
	}
	buf_str(b, "\">\n");
	for (int g = 0; s->on_table && g < s->on_table->ngroups; g++)
		put_meld(b, d->rules, &j->laid_before[g], "laid earlier: ");
	for (int g = 0; j->melds && g < a->ngroups; g++)
		put_meld(b, d->rules, &j->melds[g], "");
	put_laid_off(b, d, v, j);
	put_unmatched(b, d->rules, a);
	if (a->discard != CARD_NONE) {
		buf_str(b, "<li class=\"left\">");
		put_card(b, a->discard, rules_ascii(d->rules));
		buf_str(b, "<small>discard</small></li>\n");
	}
	buf_str(b, "</ul>\n");
}
