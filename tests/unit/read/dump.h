/*
 * Inputs for tests of readers, and the records read from them, printed as in
 * the tables of those tests.
 */
#ifndef DUMP_H
#define DUMP_H

#include <unistd.h>

#include "deal/outcome.h"
#include "deal/seat-name.h"
#include "deal/record.h"
#include "input/reader.h"
#include "given.h"

/* A reader of the bytes, by a pipe; *fd is for the caller to close. */
static inline struct reader *
dump_reader(struct text input, int *fd)
{
	int ends[2] = { -1, -1 };

	if (pipe(ends) || write(ends[1], input.s, input.len) !=
	    (ssize_t)input.len || close(ends[1]))
		ok(false, "a pipe of the test");
	*fd = ends[0];
	return reader_create(ends[0], "input");
}

static inline void
dump_line(struct buf *b, const char *before, struct text line,
    const char *after)
{
	buf_str(b, before);
	buf_text(b, line);
	buf_str(b, after);
}

/* The cards of a seat as they were typed. */
static inline void
dump_cards(struct buf *b, const struct seat *s)
{
	if (s->on_table) {
		arrangement_print(b, s->on_table, CARDS_ASCII);
		buf_str(b, " + ");
	}
	if (s->kind == SEAT_ARRANGEMENT) {
		buf_str(b, "as ");
		arrangement_print(b, &s->cards, CARDS_ASCII);
		return;
	}
	cards_print(b, s->cards.cards, s->cards.size, CARDS_ASCII);
	if (s->cards.discard != CARD_NONE) {
		buf_str(b, " - ");
		card_print(b, s->cards.discard, CARDS_ASCII);
	}
}

/* Why something is bad; with its place, if it has one of its own. */
static inline void
dump_why(struct buf *b, struct text code, const struct error *e)
{
	dump_line(b, " why ", code, "");
	if (e && e->code)
		buf_printf(b, " at %zu:%zu", e->line, e->column);
}

static inline void
dump_expect(struct buf *b, bool has, const struct outcome *expect)
{
	if (has) {
		buf_str(b, " => ");
		outcome_print(b, expect);
	}
	buf_char(b, '\n');
}

/* Append a seat; places: with the places of errors, for seats of a tree. */
static inline void
dump_seat(struct buf *b, const struct seat *s, bool places)
{
	if (s->note.len)
		dump_line(b, "note ", s->note, "\n");
	if (s->name.len) {
		name_print(b, s->name, false);
		buf_str(b, ": ");
	}
	if (s->verb)
		buf_printf(b, "%s ", verb_names[s->verb]);
	switch (s->kind) {
	case SEAT_COUNT:
		buf_printf(b, "count %d", s->number);
		break;
	case SEAT_POINTS:
		buf_printf(b, "points %d", s->number);
		break;
	case SEAT_BAD:
		dump_line(b, "bad ", s->source, "");
		dump_why(b, s->error, places ? s->message : NULL);
		break;
	case SEAT_ACTION:
		buf_printf(b, "<%s>", action_names[s->action]);
		if (!s->has_cards)
			break;
		buf_char(b, ' ');
		/* fall through */
	case SEAT_PLAIN:
	case SEAT_ARRANGEMENT:
		dump_cards(b, s);
	}
	dump_expect(b, s->has_expect, &s->expect);
}

static inline void
dump_record(struct buf *b, const struct record *r, bool places)
{
	const struct deal *d = &r->deal;

	if (r->kind == RECORD_NOTE) {
		dump_line(b, "note ", r->line, "\n");
	} else if (r->kind == RECORD_BAD) {
		dump_line(b, "! ", d->seats->source, "");
		dump_why(b, d->seats->error, places ? &r->error : NULL);
		dump_expect(b, places && d->seats->has_expect,
		    &d->seats->expect);
	} else if (r->kind == RECORD_DEAL) {
		if (d->own_context)
			dump_line(b, "", places ? d->rules->context :
			    d->rules->name, d->named ? "\n" : " ");
		for (int i = 0; i < d->nseats; i++)
			dump_seat(b, &d->seats[i], places);
		buf_str(b, d->overfull ? "overfull\n" : "");
	}
}

#endif
