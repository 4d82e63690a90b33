/* Owns what a game does to a deal's seats and summary. */
#include "game/game.h"

#include "deal/seat-line.h"
#include "settle/referee.h"

/* A deal being entered in the sheet. */
struct admission {
	const struct sheet *sheet;
	struct deal *deal;
	struct arena *arena;
};

/* Name the player who was perhaps meant or, in the first deal, a seat above. */
static void
say_stranger(const struct admission *m, const struct seat *seat,
    struct buf *b)
{
	const struct sheet *s = m->sheet;
	const char *names[SEATS_MAX], *near;
	size_t n = 0;

	for (int p = 0; p < s->nplayers; p++)
		names[n++] = s->players[p].name.s; /* NUL follows it */
	for (const struct seat *t = m->deal->seats; !s->deals && t < seat; t++)
		names[n++] = arena_copy(m->arena, t->name.s, t->name.len);
	near = text_nearest(seat->name, names, n);
	for (size_t i = 0; i < n; i++)
		if (text_is_nocase(seat->name, names[i]))
			near = names[i];
	if (near)
		buf_printf(b, "; did you mean \"%s\"?", near);
	else if (s->nplayers < s->rules.players_max)
		buf_printf(b, "; to let one more join, start it with "
		    "players=%d", s->nplayers + 1);
	else
		for (size_t i = 0; i < n; i++)
			buf_printf(b, i ? ", %s" : "; its players are %s",
			    names[i]);
}

static struct error *
refusal_message(const struct admission *m, const struct seat *seat,
    enum code code)
{
	struct error *e = arena_alloc(m->arena, sizeof(*e));
	const struct sheet *s = m->sheet;
	struct buf b = { NULL, 0, 0 };

	if (code == CODE_ORDER)
		buf_printf(&b, "round %d is out of order; the next round is %d",
		    m->deal->rules->facts.round, sheet_next_round(s, m->deal));
	else
		buf_str(&b, code_sentences[code]);
	if (code == CODE_PLAYER)
		say_stranger(m, seat, &b);
	else if (code == CODE_OUT && s->games[0].tie)
		buf_str(&b, "; a tie is played off by those who are level");
	else if (code == CODE_OUT && sheet_is_idle(m->deal,
	    (int)(seat - m->deal->seats)))
		buf_str(&b, "; 0 in a deal that another player won is of one "
		    "who did not play: leave the line out");
	else if (code == CODE_OUT && s->rules.rejoin_bar != KEY_NONE)
		buf_printf(&b, "; rejoining needs all others at %d or less "
		    "(rejoin.bar)", s->rules.rejoin_bar);
	e->file = m->deal->file;
	seat_error(e, seat, code_words[code], 1, b.data, "");
	buf_free(&b);
	return e;
}

/* Make the seat an error with the code and the message, or NULL. */
static void
refuse(const struct admission *m, struct seat *seat, enum code code,
    struct error *message)
{
	struct buf line = { NULL, 0, 0 };

	seat_line_bad(&line, seat, rules_ascii(m->deal->rules));
	seat->source = arena_buf(m->arena, &line);
	seat->kind = SEAT_BAD;
	seat->verb = VERB_NONE;
	seat->action = ACTION_NONE;
	seat->on_table = NULL;
	seat->cards = (struct arrangement){ .discard = CARD_NONE };
	seat->error = text_of(code_words[code]);
	seat->message = message;
}

void
game_admit(const struct sheet *s, struct deal *d, struct arena *a)
{
	struct admission m = { s, d, a };
	const int n = d->named ? d->nseats : 0;
	enum code codes[SEATS_MAX];
	struct error *messages[SEATS_MAX] = { NULL };
	bool said = false;

	d->in_game = true;
	for (int i = 0; i < n; i++) {
		const struct seat *seat = &d->seats[i];
		bool of_deal; /* it is the same for all seats, and said once */

		codes[i] = seat->kind == SEAT_BAD || seat->verb == VERB_MELD ?
		    CODE_COUNT : sheet_refusal(s, d, i);
		of_deal = codes[i] == CODE_OVER || codes[i] == CODE_ORDER;
		if (codes[i] != CODE_COUNT && !(of_deal && said))
			messages[i] = refusal_message(&m, seat, codes[i]);
		said |= of_deal;
	}
	for (int i = 0; i < n; i++)
		if (codes[i] != CODE_COUNT)
			refuse(&m, &d->seats[i], codes[i], messages[i]);
}

/* Keep for the sheet what is said of a deal; word: what its number counts. */
static void
keep_note(struct sheet *s, const char *word, size_t number, struct text said)
{
	if (s->nnotes++ < SHEET_NOTES) {
		buf_printf(&s->notes, "%s %zu: ", word, number);
		buf_text(&s->notes, said);
		buf_char(&s->notes, '\n');
		s->noted = s->notes.len;
		return;
	}
	s->notes.len = s->noted;
	buf_printf(&s->notes, "and %zu more such deals\n",
	    s->nnotes - SHEET_NOTES);
}

/* Note a stake or an entry of the deal that is not the game's. */
static void
note_stakes(struct sheet *s, const struct facts *told)
{
	const struct facts *f = &s->rules.facts;
	bool entry = told->entry >= 0 && told->entry != f->entry;
	struct buf b = { NULL, 0, 0 };

	if (!entry && (!sheet_has_stake(s) || told->value < 0 ||
	    told->value == f->value))
		return;
	buf_str(&b, entry ? "an entry of " : "a stake of ");
	buf_money(&b, entry ? told->entry : told->value);
	buf_str(&b, " is not counted; the game has ");
	buf_money(&b, entry ? f->entry : f->value);
	keep_note(s, sheet_deal_word(&s->rules), s->deals, buf_view(&b));
	buf_free(&b);
}

void
game_enter(struct sheet *s, const struct deal *d, struct arena *a,
    struct verdicts *v)
{
	struct buf said = { NULL, 0, 0 };
	const struct verdicts *of_players = v->players ? v->players : v;
	struct figures *totals = arena_alloc(a, sizeof(*totals));
	int which[SEATS_MAX];
	const struct deal *players = judged_players(d, which, a);
	size_t uncounted = s->uncounted, at;
	bool counts;

	counts = players->nseats && sheet_add(s, players, of_players);
	if (!counts && s->uncounted == uncounted)
		return;
	if (counts && v->winner < 0 && v->summary.len) /* no money is settled */
		keep_note(s, sheet_deal_word(&s->rules), s->deals, v->summary);
	if (counts)
		note_stakes(s, &d->rules->facts);
	buf_reserve(&said, 1); /* GCC's analyzer does not see that it has memory */
	v->number = counts ? s->deals : 0;
	v->own = v->summary.len;
	buf_text(&said, v->summary);
	buf_str(&said, v->summary.len ? "; " : "");
	at = said.len;
	if (counts) {
		sheet_say_deal(&said, s);
		sheet_totals(s, totals);
		v->totals = totals;
	} else {
		sheet_say_uncounted(&said, s, players, of_players);
		keep_note(s, "table", s->deals + s->uncounted,
		    text_skip(buf_view(&said), at));
	}
	v->summary = arena_buf(a, &said);
}
