/* Owns the order of files, and what is done before the first and after the last. */
#include "run.h"

#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "cards/notation.h"
#include "game/game.h"
#include "jobs.h"
#include "terminal.h"

/* Begin a game, as a grid is one whether -g is given or not. */
static bool
begin_game(struct run *r, struct reader *reader)
{
	struct error e = { .file = reader_file(reader) };

	if (r->records) {
		error_set(&e, "usage", 0, 0, "a score pad after other records; "
		    "write -g");
		run_say(r, &e);
		return false;
	}
	r->sheet = sheet_create();
	r->short_way = false;
	jobs_free(r->jobs);
	r->jobs = NULL;
	emit_begin_game(r->emitter);
	return true;
}

static void
read_file(struct run *r, struct reader *reader)
{
	enum input_format format = r->options.from != INPUT_AUTO ?
	    r->options.from : input_detect(reader_peek(reader,
	    input_wants_more));
	struct text_state state = { .given = false };

	if (format == INPUT_GRID && !r->sheet && !begin_game(r, reader))
		return;
	if (r->jobs && format != INPUT_YAML)
		jobs_run(r->jobs, r, reader, format);
	else
		run_reader(r, reader, format, &state);
	buf_free(&state.words);
}

/*
 * Report a file that cannot be opened; it may be a card, as in "rummy 4H 5H 6H",
 * or rules, as in "rummy -r gin oklahoma".
 */
static void
say_not_opened(struct run *r, const char *file)
{
	struct error e = { .code = NULL };
	size_t at = 0;
	card c;

	if (strcmp(file, "help") == 0) {
		error_set(&e, "usage", 0, 0, "\"help\" is not a file; did you "
		    "mean rummy --help?");
	} else if (card_of(text_word(text_of(file), &at), &c)) {
		if (r->said_cards)
			return;
		r->said_cards = true;
		error_set(&e, "usage", 0, 0, "\"%s\" is a card, not a file; "
		    "pipe hands in, as in echo '4H 5H 6H' | rummy", file);
	} else if (rulebook_knows(r->book, text_of(file))) {
		error_set(&e, "usage", 0, 0, "\"%s\" is a name of rules, not a "
		    "file; rules follow -r, joined with +, as in -r "
		    "gin+oklahoma", file);
	} else {
		run_say_errno(r, file);
		return;
	}
	run_say(r, &e);
}

/* Append a number with a comma between thousands. */
static void
put_count(struct buf *b, size_t n)
{
	if (n >= 1000) {
		put_count(b, n / 1000);
		buf_printf(b, ",%03zu", n % 1000);
	} else {
		buf_int(b, (long)n);
	}
}

/* Count the errors of the file that were not reported, and hands of odd sizes. */
static void
say_counts(struct run *r, const char *file)
{
	struct error hidden = { .file = file }, odd = { .file = file };
	struct buf b = { NULL, 0, 0 };

	if (r->so_far.hidden) {
		put_count(&b, r->so_far.hidden);
		error_set(&hidden, "usage", 0, 0, "and %s more error%s", b.data,
		    r->so_far.hidden == 1 ? "" : "s");
		run_say(r, &hidden);
	}
	b.len = 0;
	if (r->so_far.odd && !r->options.quiet) {
		put_count(&b, r->so_far.odd);
		error_set(&odd, "cards", 0, 0, "warning: %s hand%s of a wrong number "
		    "of cards; %s", b.data, r->so_far.odd == 1 ? "" : "s",
		    r->so_far.first_odd.text);
		run_tell(r, &odd);
	}
	r->so_far.said = r->so_far.hidden = r->so_far.odd = 0;
	buf_free(&b);
}

static void
run_file(struct run *r, const char *file)
{
	static const char hint[] = "rummy: reading hands, one per line; Control-D "
	    "ends input (see rummy --help)\n";
	bool standard = strcmp(file, "-") == 0;
	int fd = standard ? STDIN_FILENO : open(file, O_RDONLY | O_CLOEXEC);
	struct reader *reader;

	if (fd == -1) {
		say_not_opened(r, file);
		return;
	}
	if (standard && r->options.nfiles == 0 && isatty(fd))
		terminal_write(STDERR_FILENO, hint, sizeof(hint) - 1);
	reader = reader_create(fd, file);
	if (!r->options.quiet)
		emit_file(r->emitter, file);
	read_file(r, reader);
	say_counts(r, file);
	reader_free(reader);
	if (!standard)
		close(fd);
}

/* Find what the terminal and the rules decide of the output. */
static void
complete_options(struct run *r)
{
	struct options *o = &r->options;
	bool unicode = o->unicode == CHOICE_YES || (r->unicode &&
	    o->unicode == CHOICE_AUTO && isatty(STDOUT_FILENO));

	o->to.style = unicode ? CARDS_UNICODE : CARDS_ASCII;
	o->to.columns = terminal_columns();
	o->to.color = o->color == CHOICE_YES ||
	    (o->color == CHOICE_AUTO && terminal_color());
	o->to.defaults = context_default(r->context);
}

/*
 * Report the counts of --check.  If nothing was read, the reason was reported
 * before.
 */
static void
tell_checked(struct run *r)
{
	struct error e = { .code = NULL };
	struct buf b = { NULL, 0, 0 };

	if (!r->so_far.met && !r->so_far.unmet) {
		if (r->so_far.status == STATUS_TROUBLE)
			return;
		error_set(&e, "usage", 0, 0, "nothing to check: no record has "
		    "an expectation after \"=>\"");
		run_say(r, &e);
	} else if (!r->options.quiet) {
		buf_printf(&b, "%zu as expected, %zu not\n", r->so_far.met,
		    r->so_far.unmet);
		terminal_write(STDERR_FILENO, b.data, b.len);
		buf_free(&b);
	}
}

/* Report an input without the tables that --sheet asks for. */
static void
check_sheet(struct run *r)
{
	struct error e = { .code = NULL };

	if (r->sheet->deals || r->sheet->uncounted ||
	    r->so_far.status == STATUS_TROUBLE)
		return;
	error_set(&e, "usage", 0, 0, "no table for the sheet: a player is a line "
	    "like \"Ann: points 25\", and a blank line ends a deal");
	run_say(r, &e);
}

/* May threads share the input: does nothing depend on all records before? */
static bool
may_divide(const struct run *r)
{
	enum format to = r->options.to.format;

	return !r->eager && !r->sheet && !r->houses &&
	    (to == FORMAT_TEXT || to == FORMAT_TSV || to == FORMAT_JSON);
}

void
judge_files(struct run *r)
{
	const struct options *o = &r->options;
	size_t jobs = o->jobs ? o->jobs : terminal_cores();

	complete_options(r);
	r->eager = o->line_buffered || isatty(STDOUT_FILENO);
	r->checks = o->to.check || o->to.format == FORMAT_TAP;
	r->mute = o->quiet || (o->sheet && !r->checks);
	r->again = o->to.explain ? again_create(r->book) : NULL;
	r->solver = solver_create();
	r->arena = arena_create();
	r->emitter = emitter_create(&o->to, &r->out);
	r->sheet = o->to.game ? sheet_create() : NULL;
	r->short_way = !o->to.explain && !r->houses && !r->sheet && !r->checks;
	r->jobs = may_divide(r) && jobs > 1 ? jobs_create(jobs, r) :
	    NULL;
	if (!o->nfiles)
		run_file(r, "-");
	for (int i = 0; i < o->nfiles && !r->lost; i++)
		run_file(r, o->files[i]);
	if (r->sheet)
		run_game(r);
	if (!o->quiet)
		emit_end(r->emitter);
	run_flush(r);
	if (o->sheet)
		check_sheet(r);
	if (o->to.check && !r->lost)
		tell_checked(r);
	jobs_free(r->jobs);
	sheet_free(r->sheet);
	emitter_free(r->emitter);
	arena_free(r->arena);
	arena_free(r->kept);
	solver_free(r->solver);
	again_free(r->again);
}
