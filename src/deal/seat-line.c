/* Owns the form of a seat as a line of text. */
#include "deal/seat-line.h"

#include "deal/outcome.h"
#include "deal/record.h"
#include "deal/seat-name.h"

void
seat_line_head(struct buf *b, const struct seat *s)
{
	if (s->name.len) {
		name_print(b, s->name, false);
		buf_str(b, ": ");
	}
	if (s->verb) {
		buf_str(b, verb_names[s->verb]);
		buf_char(b, ' ');
	}
}

/* Append the seat as it was given. */
static void
print_given(struct buf *b, const struct seat *s, card_style style)
{
	if (s->kind == SEAT_ARRANGEMENT || s->cards.laid_end ||
	    !s->cards.size) {
		arrangement_print(b, &s->cards, style);
		return;
	}
	cards_print(b, s->cards.cards, s->cards.size, style);
	if (s->cards.discard != CARD_NONE) {
		buf_str(b, " - ");
		card_print(b, s->cards.discard, style);
	}
}

static void
print_cards(struct buf *b, const struct seat *s, const struct arrangement *a,
    card_style style)
{
	if (s->on_table) {
		for (int g = 0; g < s->on_table->ngroups; g++) {
			buf_str(b, g ? " | " : "");
			cards_print(b, group_cards(s->on_table, g),
			    group_size(s->on_table, g), style);
		}
		buf_str(b, " + ");
	}
	/* A hand that laid down its last card has nothing left to print. */
	if (a && (a->size || a->discard != CARD_NONE))
		arrangement_print(b, a, style);
	else if (!a)
		print_given(b, s, style);
}

void
seat_line_body(struct buf *b, const struct seat *s,
    const struct arrangement *shown, card_style style)
{
	assert(s->kind != SEAT_BAD); /* has a line, and no body: seat_line_bad */
	if (s->kind == SEAT_ACTION) {
		buf_str(b, action_names[s->action]);
		buf_char(b, ' ');
	}
	if (seat_has_count(s) || s->kind == SEAT_POINTS) {
		buf_str(b, s->verb ? "" : s->kind == SEAT_COUNT ? "count " :
		    "points ");
		buf_int(b, s->number);
	} else if (seat_has_cards(s)) {
		print_cards(b, s, shown, style);
	}
	if (b->len && b->data[b->len - 1] == ' ') /* nothing came after it */
		b->data[--b->len] = '\0';
}

void
seat_line_bad(struct buf *b, const struct seat *s, card_style style)
{
	struct buf line = { NULL, 0, 0 };
	struct text source = s->source;

	if (s->kind == SEAT_BAD) {
		buf_text(b, source);
		return;
	}
	if (source.len) {
		if (s->has_expect) /* without the text after the arrow */
			source.len = outcome_arrow(source);
		record_escape(b, source);
		return;
	}
	seat_line_head(&line, s);
	seat_line_body(&line, s, NULL, style);
	record_escape(b, buf_view(&line));
	buf_free(&line);
}

bool
seat_has_cards(const struct seat *s)
{
	return seat_is_hand(s) || (s->kind == SEAT_ACTION && s->has_cards);
}
