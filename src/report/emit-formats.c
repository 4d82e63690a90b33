/* Owns which records and notes reach the format, and their number. */
#include "report/emit-formats.h"

#include <stdlib.h>

static const struct emit_format *const formats[] = {
#define FORMAT(constant, word) &emit_##word,
	FORMATS(FORMAT)
#undef FORMAT
};

struct emitter *
emitter_create(const struct emit_options *options, struct buf *out)
{
	struct emitter *e = util_alloc(sizeof(*e));

	*e = (struct emitter){ .options = *options, .out = out };
	e->format = formats[options->format];
	return e;
}

void
emitter_free(struct emitter *e)
{
	json_head_free(&e->head);
	buf_free(&e->json);
	buf_free(&e->field);
	buf_free(&e->note);
	buf_free(&e->title);
	buf_free(&e->held);
	buf_free(&e->sources);
	free(e);
}

void
emit_file(struct emitter *e, const char *file)
{
	e->so_far.file = file;
	e->so_far.paragraph |= e->so_far.table; /* a table ends with its file */
}

struct emit_state *
emit_state(struct emitter *e)
{
	return &e->so_far;
}

bool
emit_state_same(const struct emit_state *a, const struct emit_state *b)
{
	return (a->begun == b->begun) & (a->context_line == b->context_line) &
	    (a->paragraph == b->paragraph) & (a->table == b->table);
}

/* Are only records printed that miss their expectation? */
static bool
is_choosy(const struct emitter *e)
{
	return e->options.check && e->options.format != FORMAT_TAP;
}

static void
end(struct emitter *e)
{
	e->so_far.begun = true;
	if (e->format->spell)
		e->format->spell(e);
}

void
emit_deal(struct emitter *e, const struct record *r, const struct verdicts *v,
    const struct why *why, const struct house_views *houses)
{
	e->why = why;
	e->so_far.records++;
	e->houses = houses;
	if (r->deal.held)
		held_of_deal(&r->deal, v, &e->got);
	if (is_choosy(e) && check_deal(&r->deal, v) != CHECK_UNMET &&
	    check_held(&e->got, r->deal.held) != CHECK_UNMET)
		return;
	e->start = e->out->len;
	e->format->deal(e, r, v);
	end(e);
}

/* Print it as a deal of one seat. */
static void
emit_lone_deal(struct emitter *e, struct lone *lone, struct judgement *j)
{
	struct record r = { .kind = RECORD_DEAL, .deal = {
		.rules = lone->rules, .own_context = lone->own_context,
		.seats = &lone->seat, .nseats = 1, .file = e->so_far.file,
		.line = lone->seat.line, .column = lone->seat.column } };
	struct verdicts v = { .seats = j, .winner = -1 };

	emit_deal(e, &r, &v, NULL, NULL);
}

void
emit_lone(struct emitter *e, struct lone *lone, struct judgement *j)
{
	if (!e->format->lone) {
		emit_lone_deal(e, lone, j);
		return;
	}
	e->so_far.records++;
	e->start = e->out->len;
	e->format->lone(e, lone, j);
	end(e);
}

void
emit_bad(struct emitter *e, const struct record *r)
{
	struct judgement j = { .outcome = { .verdict = VERDICT_ERROR,
		.error = r->deal.seats->error } };
	struct verdicts v = { .seats = &j, .winner = -1, .error = r->error };

	emit_deal(e, r, &v, NULL, NULL);
}

void
emit_note(struct emitter *e, const struct record *r)
{
	if (e->options.check || !e->format->note)
		return;
	e->start = e->out->len;
	e->format->note(e, r);
	end(e);
}

void
emit_begin_game(struct emitter *e)
{
	e->options.game = true;
}

void
emit_game(struct emitter *e, const struct sheet *s, const struct held *held,
    const struct held *got)
{
	e->expect = held;
	if (held)
		e->got = *got;
	if (is_choosy(e) && check_held(got, held) != CHECK_UNMET)
		return;
	e->start = e->out->len;
	e->format->game(e, s);
	end(e);
}

void
emit_end(struct emitter *e)
{
	if (e->format->end)
		e->format->end(e);
}
