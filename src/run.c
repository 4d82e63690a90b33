/*
 * Owns the loop: when a record is reported, printed, counted and written out.
 */
#include "run.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "game/game.h"
#include "message.h"
#include "report/expected.h"
#include "settle/referee.h"
#include "terminal.h"

#define FLUSH_AT 65536 /* bytes */

void
run_tell(const struct run *r, const struct error *e)
{
	struct buf b = { NULL, 0, 0 };

	message_print(r->told ? r->told : &b, e, r->unicode);
	terminal_write(STDERR_FILENO, b.data, b.len);
	buf_free(&b);
}

void
run_say(struct run *r, const struct error *e)
{
	run_tell(r, e);
	r->so_far.status = STATUS_TROUBLE;
}

void
run_say_errno(struct run *r, const char *about)
{
	struct error e = { .file = about };

	error_set(&e, "system", 0, 0, "%s", strerror(errno));
	run_say(r, &e);
}

void
run_write(struct run *r, struct buf *out)
{
	if (!r->lost && !terminal_write(STDOUT_FILENO, out->data, out->len)) {
		r->lost = true;
		run_say_errno(r, "write error");
	}
	out->len = 0;
}

void
run_flush(struct run *r)
{
	run_write(r, &r->out);
}

static void
worsen(struct run *r, enum status status)
{
	if (status > r->so_far.status)
		r->so_far.status = status;
}

/* Records */

/* Count a result, which may worsen the status; CHECK_NONE: no check. */
static void
judge_status(struct run *r, enum check check, enum verdict verdict)
{
	r->so_far.met += check == CHECK_MET;
	r->so_far.unmet += check == CHECK_UNMET;
	if (check == CHECK_MET)
		return;
	if (verdict == VERDICT_ERROR)
		worsen(r, STATUS_TROUBLE);
	else if (verdict == VERDICT_INVALID || check == CHECK_UNMET)
		worsen(r, STATUS_INVALID);
}

/*
 * Report an error, if there is one and it was not expected, or count it if the
 * file has had enough of them.
 */
static void
say_once(struct run *r, const struct error *e, enum check check)
{
	if (!e || !e->code || check == CHECK_MET)
		return;
	r->so_far.status = STATUS_TROUBLE;
	if (r->so_far.said == SAID_MAX) {
		r->so_far.hidden++;
		return;
	}
	r->so_far.said++;
	run_tell(r, e);
}

/* Count a hand of a wrong number of cards; first: it opens a table. */
static void
count_odd(struct run *r, const struct seat *s, const struct rules *rules,
    bool first)
{
	int n = whole_size(&s->cards);

	if (!seat_is_odd(s, rules) || r->so_far.odd++)
		return;
	error_clear(&r->so_far.first_odd);
	error_set(&r->so_far.first_odd, "cards", 0, 0,
	    "the first, at line %zu, has %d, and %.*s deals %d (%d after drawing)%s",
	    s->line, n, (int)rules->name.len, rules->name.s, rules->dealt,
	    rules->dealt + 1, n == 13 || n == 14 ?
	    rules_hint(rules, HINT_INDIAN) : n == 1 && first ?
	    "; a fact is written as \"Joker: QH\" or \"Upcard: QH\"" : "");
}

static void
print_deal(struct run *r, const struct record *record)
{
	struct house_views views;
	struct why why;

	if (r->options.to.explain)
		why_find(&why, r->again, r->solver, &record->deal,
		    &r->verdicts, r->sheet != NULL, r->arena);
	if (r->houses)
		houses_judge(r->houses, &record->deal, &r->verdicts, r->arena,
		    &views);
	emit_deal(r->emitter, record, &r->verdicts,
	    r->options.to.explain ? &why : NULL, r->houses ? &views : NULL);
}

static void
run_deal(struct run *r, struct record *record)
{
	struct deal *d = &record->deal;
	struct verdicts *v = &r->verdicts;
	const struct rules *rules = rules_for_seats(d->rules, d->nseats,
	    r->arena);
	struct held got;
	enum check check;

	if (r->held && r->held->below) /* there are more deals */
		r->held = NULL;
	if (r->sheet)
		game_admit(r->sheet, d, r->arena);
	judge_deal(r->solver, d, r->options.to.explain, r->arena, v);
	if (r->sheet)
		game_enter(r->sheet, d, r->arena, v);
	check = r->checks ? check_deal(d, v) : CHECK_NONE;
	say_once(r, &record->error, check);
	for (int i = 0; i < d->nseats; i++) {
		enum check one = r->checks ?
		    check_seat(&d->seats[i], &v->seats[i]) : CHECK_NONE;

		say_once(r, d->seats[i].message, one);
		if (v->seats[i].outcome.verdict != VERDICT_ERROR)
			count_odd(r, &d->seats[i], rules, !i && d->nseats > 1);
		judge_status(r, one, v->seats[i].outcome.verdict);
	}
	if (d->held)
		held_of_deal(d, v, &got);
	judge_status(r, r->checks ? check_held(&got, d->held) : CHECK_NONE,
	    VERDICT_NONE);
	/* An error of the command line is reported only once. */
	if (!d->rules->unused.len || !r->so_far.said_unused)
		say_once(r, &v->error, check);
	r->so_far.said_unused |= d->rules->unused.len > 0;
	if (v->warning.code) /* a warning does not change the status */
		run_tell(r, &v->warning);
	if (!r->mute)
		print_deal(r, record);
}

static void
run_bad(struct run *r, const struct record *record)
{
	const struct seat *s = record->deal.seats;
	struct judgement j = { .outcome = { .verdict = VERDICT_ERROR,
		.error = s->error } };
	enum check check = r->checks ? check_seat(s, &j) : CHECK_NONE;

	say_once(r, &record->error, check);
	judge_status(r, check, VERDICT_ERROR);
	if (!r->mute)
		emit_bad(r->emitter, record);
}

/* Keep what the game is held to, for its end. */
static void
keep_held(struct run *r, const struct held *held)
{
	struct error e = { .file = held->file };

	if (r->sheet) {
		if (!r->kept)
			r->kept = arena_create();
		arena_reset(r->kept); /* another game began */
		r->held = held_copy(r->kept, held);
	} else if (r->checks) {
		error_set(&e, "expect", held->line, 1, "what is expected of a game "
		    "needs -g");
		say_once(r, &e, CHECK_NONE);
	}
}

void
run_game(struct run *r)
{
	struct buf lines = { NULL, 0, 0 };
	struct held got;

	if (r->held)
		held_of_game(r->sheet, &got, &lines);
	judge_status(r, r->checks ? check_held(&got, r->held) : CHECK_NONE,
	    VERDICT_NONE);
	if (!r->options.quiet)
		emit_game(r->emitter, r->sheet, r->held, &got);
	buf_free(&lines);
}

static void
run_record(struct run *r, struct record *record)
{
	if (record->kind == RECORD_DEAL) {
		r->records++;
		run_deal(r, record);
	} else if (record->kind == RECORD_BAD) {
		r->records++;
		run_bad(r, record);
	} else if (record->kind == RECORD_NOTE && !r->mute) {
		emit_note(r->emitter, record);
	} else if (record->kind == RECORD_GAME) {
		keep_held(r, record->held);
	}
}

/* Is it typed like the name of rules, in small letters? */
static bool
looks_like_rules(struct rulebook *book, struct text name)
{
	for (size_t i = 0; i < name.len; i++)
		if (name.s[i] >= 'A' && name.s[i] <= 'Z')
			return false;
	return rulebook_knows(book, name);
}

/*
 * Warn of a hand alone whose name, without quotes, is that of rules, which were
 * perhaps meant.
 */
static void
warn_of_name(struct run *r, const struct record *record)
{
	const struct deal *d = &record->deal;
	const struct seat *s = d->seats;
	struct error e;

	if (record->kind != RECORD_DEAL || d->nseats > 1 ||
	    s->kind == SEAT_BAD || !s->name.len ||
	    memchr(s->source.s, '"', s->body) ||
	    !looks_like_rules(r->book, s->name))
		return;
	error_clear(&e);
	error_set(&e, "name", s->line, 1, "warning: \"%.*s\" is taken for a "
	    "player's name; rules go in brackets, like [rummycircle]",
	    (int)s->name.len, s->name.s);
	e.file = d->file;
	e.source = s->source;
	run_tell(r, &e);
}

/*
 * Judge a line that is only a hand on the short way, without a record; false if
 * the next record must take the long way.
 */
static bool
run_lone(struct run *r, struct text_reader *text, struct tree_reader *tree)
{
	if (!r->short_way || !(text ? read_lone(text, &r->lone) :
	    read_tree_lone(tree, &r->lone)))
		return false;
	if (!judge_lone(r->solver, &r->lone, r->arena, &r->judged)) {
		if (text)
			read_lone_again(text);
		else
			read_tree_again(tree);
		return false;
	}
	r->records++;
	count_odd(r, &r->lone.seat, r->lone.rules, false);
	if (r->judged.outcome.verdict == VERDICT_INVALID)
		worsen(r, STATUS_INVALID);
	if (!r->mute)
		emit_lone(r->emitter, &r->lone, &r->judged);
	return true;
}

static enum record_kind
run_records(struct run *r, struct text_reader *text, struct tree_reader *tree,
    struct grid_reader *grid)
{
	struct record record;
	enum record_kind kind = RECORD_DEAL;

	do {
		arena_reset(r->arena);
		if (!run_lone(r, text, tree)) {
			kind = text ? read_text(text, r->arena, &record) :
			    tree ? read_tree(tree, r->arena, &record) :
			    read_grid(grid, r->arena, &record);
			run_record(r, &record);
			if (text)
				warn_of_name(r, &record);
		}
		if (!r->told && (r->out.len > FLUSH_AT ||
		    (r->eager && r->out.len)))
			run_flush(r);
	} while (!r->lost && kind != RECORD_END && kind != RECORD_TROUBLE);
	return kind;
}

void
run_reader(struct run *r, struct reader *reader, enum input_format format,
    struct text_state *state)
{
	struct text_reader *text = NULL;
	struct tree_reader *tree = NULL;
	struct grid_reader *grid = NULL;
	enum record_kind last;

	if (format == INPUT_GRID) {
		grid = grid_reader_create(reader, r->context);
	} else if (format == INPUT_TEXT) {
		text = text_reader_create(reader, r->context);
		if (r->checks)
			text_reader_keep(text, r->sheet != NULL);
		text_reader_resume(text, state);
	} else {
		tree = tree_reader_create(reader, r->context, format);
	}
	last = run_records(r, text, tree, grid);
	if (text)
		text_reader_state(text, state);
	text_reader_free(text);
	tree_reader_free(tree);
	if (grid)
		grid_reader_free(grid);
	if (last == RECORD_TROUBLE) {
		errno = reader_errno(reader);
		run_say_errno(r, reader_file(reader));
	}
}
