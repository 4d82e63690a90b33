/* Owns what a game does to a deal's seats and summary. */
#include "game.h"

#include "report.h"
#include "sheet-say.h"

static struct error *
refusal_message(const struct deal *d, const struct seat *seat, enum code code,
    struct arena *a)
{
	struct error *e = arena_alloc(a, sizeof(*e));

	e->file = d->file;
	e->source = seat->source;
	error_set(e, code_word(code), seat->line, 1, "%s", code_sentence(code));
	return e;
}

/* Make the seat an error with the code; told: a message too. */
static void
refuse(const struct deal *d, struct seat *seat, enum code code, bool told,
    struct arena *a)
{
	struct buf line = { NULL, 0, 0 };
	struct error *message = told ?
	    refusal_message(d, seat, code, a) : NULL;

	buf_reserve(&line, 1);
	report_bad_line(&line, seat);
	seat->source = arena_text(a, (struct text){ line.data, line.len });
	buf_free(&line);
	seat->kind = SEAT_BAD;
	seat->verb = VERB_NONE;
	seat->action = ACTION_NONE;
	seat->on_table = NULL;
	seat->cards = (struct arrangement){ .discard = CARD_NONE };
	seat->error = text_of(code_word(code));
	seat->message = message;
}

void
game_admit(const struct sheet *s, struct deal *d, struct arena *a)
{
	enum code codes[SEATS_MAX];
	bool over = false;

	for (int i = 0; d->named && i < d->nseats; i++)
		codes[i] = d->seats[i].kind == SEAT_BAD ? CODE_COUNT :
		    sheet_refusal(s, d, i);
	for (int i = 0; d->named && i < d->nseats; i++) {
		if (codes[i] == CODE_COUNT)
			continue;
		refuse(d, &d->seats[i], codes[i],
		    codes[i] != CODE_OVER || !over, a);
		over |= codes[i] == CODE_OVER;
	}
}

void
game_enter(struct sheet *s, const struct deal *d, struct arena *a,
    struct verdicts *v)
{
	struct buf said = { NULL, 0, 0 };

	if (!sheet_add(s, d, v))
		return;
	buf_reserve(&said, 1);
	buf_text(&said, v->summary);
	buf_str(&said, v->summary.len ? "; " : "");
	sheet_say_deal(&said, s);
	v->summary = arena_text(a, (struct text){ said.data, said.len });
	buf_free(&said);
}
