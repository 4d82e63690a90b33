/*
 * Owns the loop: when a record is reported, printed, counted and written out.
 */
#include "run.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "game/game.h"
#include "message.h"
#include "read/read-text.h"
#include "settle/lone.h"
#include "settle/referee.h"
#include "terminal.h"

#define FLUSH_AT 65536 /* bytes */

static void
tell(const struct run *r, const struct error *e)
{
	struct buf b = { NULL, 0, 0 };

	message_print(&b, e, r->unicode);
	terminal_write(STDERR_FILENO, b.data, b.len);
	buf_free(&b);
}

void
run_say(struct run *r, const struct error *e)
{
	tell(r, e);
	r->status = STATUS_TROUBLE;
}

void
run_say_errno(struct run *r, const char *about)
{
	struct error e = { .file = about };

	error_set(&e, "system", 0, 0, "%s", strerror(errno));
	run_say(r, &e);
}

void
run_flush(struct run *r)
{
	if (!r->lost && !terminal_write(STDOUT_FILENO, r->out.data,
	    r->out.len)) {
		r->lost = true;
		run_say_errno(r, "write error");
	}
	r->out.len = 0;
}

static void
worsen(struct run *r, enum status status)
{
	if (status > r->status)
		r->status = status;
}

/* Records */

/* check is CHECK_NONE if nothing is checked. */
static void
judge_status(struct run *r, enum check check, enum verdict verdict)
{
	r->met += check == CHECK_MET;
	r->unmet += check == CHECK_UNMET;
	if (check == CHECK_MET)
		return;
	if (verdict == VERDICT_ERROR)
		worsen(r, STATUS_TROUBLE);
	else if (verdict == VERDICT_INVALID || check == CHECK_UNMET)
		worsen(r, STATUS_INVALID);
}

/* Expected errors need no message. */
static void
say_once(struct run *r, const struct error *e, enum check check)
{
	if (e && e->code && check != CHECK_MET)
		run_say(r, e);
}

static void
print_deal(struct run *r, const struct record *record)
{
	struct house_views views;
	struct why why;

	if (r->options.explain)
		why_find(&why, r->again, r->solver, &record->deal,
		    &r->verdicts, r->arena);
	if (r->houses)
		houses_judge(r->houses, &record->deal, &r->verdicts, r->arena,
		    &views);
	emit_deal(r->emitter, record, &r->verdicts,
	    r->options.explain ? &why : NULL, r->houses ? &views : NULL);
}

static void
run_deal(struct run *r, struct record *record)
{
	struct deal *d = &record->deal;
	struct verdicts *v = &r->verdicts;
	enum check check;

	d->number = r->records;
	if (r->sheet)
		game_admit(r->sheet, d, r->arena);
	judge_deal(r->solver, d, r->options.explain, r->arena, v);
	if (r->sheet)
		game_enter(r->sheet, d, r->arena, v);
	check = r->checks ? check_deal(d, v) : CHECK_NONE;
	say_once(r, &record->error, check);
	for (int i = 0; i < d->nseats; i++) {
		enum check one = r->checks ?
		    check_seat(&d->seats[i], &v->seats[i]) : CHECK_NONE;

		say_once(r, d->seats[i].message, one);
		judge_status(r, one, v->seats[i].outcome.verdict);
	}
	/* An error of the command line is not one of this record. */
	if (!d->rules->unused.len || !r->said_unused)
		say_once(r, &v->error, check);
	r->said_unused |= d->rules->unused.len > 0;
	if (v->warning.code) /* a warning does not change the status */
		tell(r, &v->warning);
	if (!r->mute)
		print_deal(r, record);
}

static void
run_bad(struct run *r, const struct record *record)
{
	enum check check = r->checks ? check_bad(record) : CHECK_NONE;

	say_once(r, &record->error, check);
	judge_status(r, check, VERDICT_ERROR);
	if (!r->mute)
		emit_bad(r->emitter, record);
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
	}
}

/*
 * A line of only cards takes a short way: no record is made, judged seat by
 * seat and printed as a deal.
 */
static bool
run_lone(struct run *r, struct text_reader *text)
{
	if (!r->short_way || !text || !read_lone(text, &r->lone))
		return false;
	if (!judge_lone(r->solver, &r->lone)) {
		read_lone_again(text);
		return false;
	}
	r->records++;
	if (!r->mute)
		emit_lone(r->emitter, &r->lone);
	return true;
}

/* Files */

static enum input_format
format_of(const struct run *r, struct reader *reader)
{
	if (r->options.from != INPUT_AUTO)
		return r->options.from;
	return input_detect(reader_peek(reader));
}

static void
run_reader(struct run *r, struct reader *reader)
{
	enum input_format format = format_of(r, reader);
	struct text_reader *text = NULL;
	struct tree_reader *tree = NULL;
	struct record record;
	enum record_kind kind = RECORD_DEAL;

	if (format == INPUT_YAML || format == INPUT_JSON)
		tree = tree_reader_create(reader, r->context,
		    format == INPUT_JSON ? LANGUAGE_JSON : LANGUAGE_YAML);
	else
		text = text_reader_create(reader, r->context);
	do {
		if (!run_lone(r, text)) {
			arena_reset(r->arena);
			kind = text ? read_text(text, r->arena, &record) :
			    read_tree(tree, r->arena, &record);
			run_record(r, &record);
		}
		if (r->out.len > FLUSH_AT || (r->eager && r->out.len))
			run_flush(r);
	} while (!r->lost && kind != RECORD_END && kind != RECORD_TROUBLE);
	if (kind == RECORD_TROUBLE) {
		errno = reader_errno(reader);
		run_say_errno(r, reader_file(reader));
	}
	text_reader_free(text);
	tree_reader_free(tree);
}

static void
run_file(struct run *r, const char *file)
{
	static const char hint[] = "rummy: reading hands, one a line; end "
	    "with Control-D (rummy --help says more)\n";
	bool standard = strcmp(file, "-") == 0;
	int fd = standard ? STDIN_FILENO : open(file, O_RDONLY | O_CLOEXEC);
	struct reader *reader;

	if (fd == -1) {
		run_say_errno(r, file);
		return;
	}
	if (standard && r->options.nfiles == 0 && isatty(fd))
		terminal_write(STDERR_FILENO, hint, sizeof(hint) - 1);
	reader = reader_create(fd, file);
	if (!r->options.quiet)
		emit_file(r->emitter, file);
	run_reader(r, reader);
	reader_free(reader);
	if (!standard)
		close(fd);
}

static struct emit_options
output_options(const struct run *r)
{
	const struct options *o = &r->options;
	bool unicode = o->unicode == CHOICE_YES ||
	    (o->unicode == CHOICE_AUTO && terminal_unicode());

	return (struct emit_options){
		.format = o->to,
		.style = unicode ? CARDS_UNICODE : CARDS_ASCII,
		.explain = o->explain,
		.color = o->color == CHOICE_YES ||
		    (o->color == CHOICE_AUTO && terminal_color()),
		.check = o->check,
		.defaults = context_default(r->context),
	};
}

/*
 * With --check: the counts.  If nothing was read, the reason was reported
 * before.
 */
static void
tell_checked(struct run *r)
{
	struct error e = { .code = NULL };
	struct buf b = { NULL, 0, 0 };

	if (!r->met && !r->unmet && r->status == STATUS_TROUBLE)
		return;
	if (!r->met && !r->unmet) {
		error_set(&e, "usage", 0, 0, "nothing to check: no record has "
		    "an expectation after \"=>\"");
		run_say(r, &e);
	} else if (!r->options.quiet) {
		buf_printf(&b, "%zu as expected, %zu not\n", r->met, r->unmet);
		terminal_write(STDERR_FILENO, b.data, b.len);
		buf_free(&b);
	}
}

void
run_files(struct run *r)
{
	const struct options *o = &r->options;
	struct emit_options to = output_options(r);

	r->eager = o->line_buffered || isatty(STDOUT_FILENO);
	r->checks = o->check || o->to == FORMAT_TAP;
	r->mute = o->quiet || o->sheet;
	r->solver = solver_create();
	r->arena = arena_create();
	r->emitter = emitter_create(&to, &r->out);
	r->sheet = o->game ? sheet_create() : NULL;
	r->short_way = !o->explain && !r->houses && !r->sheet && !r->checks &&
	    (r->mute || emit_has_lone(r->emitter));
	if (!o->nfiles)
		run_file(r, "-");
	for (int i = 0; i < o->nfiles && !r->lost; i++)
		run_file(r, o->files[i]);
	if (r->sheet && !o->quiet)
		emit_game(r->emitter, r->sheet);
	if (!o->quiet)
		emit_end(r->emitter);
	run_flush(r);
	if (o->check && !r->lost)
		tell_checked(r);
	sheet_free(r->sheet);
	emitter_free(r->emitter);
	arena_free(r->arena);
	solver_free(r->solver);
}
