/*
 * Owns how a seat is said in one line of ASCII, and quoting.  What a person
 * reads, in symbols and colours, is emit-text's.
 */
#include "report.h"

#include <assert.h>

#include "notation.h"
#include "outcome.h"
#include "parse-head.h"
#include "record.h"

#define BYTE_ORDER_MARK 0xfeffu

static void
quote_one(struct buf *b, struct text one, uint32_t point)
{
	switch (point) {
	case '"':
	case '\\':
		buf_char(b, '\\');
		buf_text(b, one);
		break;
	case '\t':
		buf_str(b, "\\t");
		break;
	case '\n':
		buf_str(b, "\\n");
		break;
	default:
		if (utf8_is_plain(point) && point != BYTE_ORDER_MARK)
			buf_text(b, one);
		else /* beyond that all is plain: names are text */
			buf_printf(b, "\\u%04x", (unsigned)point);
	}
}

void
report_quoted(struct buf *b, struct text t)
{
	size_t harmless = text_harmless(t);

	buf_char(b, '"');
	buf_add(b, t.s, harmless);
	t = text_skip(t, harmless);
	while (t.len > 0) {
		uint32_t point = 0;
		size_t len = utf8_decode(t, &point);

		assert(len > 0); /* what is not UTF-8 was escaped as it was read */
		quote_one(b, (struct text){ t.s, len }, point);
		t = text_skip(t, len);
	}
	buf_char(b, '"');
}

/* As it was given, for a seat that nobody could arrange. */
static void
print_given(struct buf *b, const struct seat *s)
{
	if (s->kind == SEAT_ARRANGEMENT || s->cards.laid_end ||
	    !s->cards.size) {
		arrangement_print(b, &s->cards, CARDS_ASCII);
		return;
	}
	cards_print(b, s->cards.cards, s->cards.size, CARDS_ASCII);
	if (s->cards.discard != CARD_NONE) {
		buf_str(b, " - ");
		card_print(b, s->cards.discard, CARDS_ASCII);
	}
}

static void
print_cards(struct buf *b, const struct seat *s, const struct arrangement *a)
{
	if (s->on_table) {
		for (int g = 0; g < s->on_table->ngroups; g++) {
			buf_str(b, g ? " | " : "");
			cards_print(b, group_cards(s->on_table, g),
			    group_size(s->on_table, g), CARDS_ASCII);
		}
		buf_str(b, " + ");
	}
	if (a && (a->size || a->discard != CARD_NONE))
		arrangement_print(b, a, CARDS_ASCII);
	else if (!a)
		print_given(b, s);
	if (b->data[b->len - 1] == ' ') /* nothing came after it */
		b->data[--b->len] = '\0';
}

bool
report_has_cards(const struct seat *s)
{
	return s->kind == SEAT_PLAIN || s->kind == SEAT_ARRANGEMENT ||
	    (s->kind == SEAT_ACTION && s->has_cards);
}

void
report_body(struct buf *b, const struct seat *s,
    const struct arrangement *shown)
{
	/* No other kind is there to be jumped to. */
	switch (s->kind) { /* GCOVR_EXCL_BR_LINE */
	case SEAT_COUNT:
		buf_str(b, "count ");
		buf_int(b, s->number);
		break;
	case SEAT_POINTS:
		buf_str(b, "points ");
		buf_int(b, s->number);
		break;
	case SEAT_ACTION:
		buf_str(b, action_name(s->action));
		if (!s->has_cards)
			break;
		buf_char(b, ' ');
		print_cards(b, s, shown);
		break;
	case SEAT_PLAIN:
	case SEAT_ARRANGEMENT:
		print_cards(b, s, shown);
		break;
	/* Has a line, and no body: report_bad_line. */
	case SEAT_BAD: /* GCOVR_EXCL_LINE */
		break; /* GCOVR_EXCL_LINE */
	}
}

void
report_bad_line(struct buf *b, const struct seat *s)
{
	struct buf line = { NULL, 0, 0 };
	struct text source = s->source;

	if (s->kind == SEAT_BAD) {
		buf_text(b, source);
		return;
	}
	if (source.len) {
		if (s->has_expect)
			source.len = outcome_arrow(source);
		record_escape(b, source);
		return;
	}
	buf_reserve(&line, 1);
	if (s->name.len) {
		name_print(&line, s->name);
		buf_str(&line, ": ");
	}
	if (s->verb) {
		buf_str(&line, verb_name(s->verb));
		buf_char(&line, ' ');
	}
	report_body(&line, s, NULL);
	record_escape(b, (struct text){ line.data, line.len });
	buf_free(&line);
}

void
report_wild(struct buf *b, card c)
{
	static const char ranks[] = "?A23456789TJQK";

	if (c & 0x80)
		buf_char(b, ranks[c & 15]);
	else
		card_print(b, c, CARDS_ASCII);
}
