/*
 * Owns the way of one input through the program's own parts, as run.c has it:
 * read, admitted to the game, judged, printed in every format, and what was
 * printed in a language that is read again, read.
 */
#include "target.h"

#include <stdlib.h>

#include "game/game.h"
#include "read/read.h"

#define FD 1000 /* not one that is open */

static struct solver *solver;
static struct arena *arena;
static struct houses *houses;
static struct again *judging;  /* again; created when first asked for */
static struct arena *names;   /* of the houses */

/* A format to print in, or none. */
struct printer {
	struct buf out;
	struct emitter *emitter;
};

enum { PRINTERS = FORMAT_HTML + 1 };

struct job {
	const struct input *input;
	struct printer printers[PRINTERS];
	struct sheet *sheet;
};

static void
open_printer(struct job *job, enum format format)
{
	struct printer *p = &job->printers[format];
	struct emit_options options = {
		.format = format,
		.style = job->input->unicode ? CARDS_UNICODE : CARDS_ASCII,
		.explain = job->input->explain,
		.game = job->input->game,
		.defaults = context_default(job->input->context),
	};

	buf_reserve(&p->out, 1);
	p->emitter = emitter_create(&options, &p->out);
	emit_file(p->emitter, "-");
}

static void
print_record(struct job *job, struct record *record)
{
	struct house_views views;
	struct verdicts v;
	struct why why;

	if (record->kind == RECORD_DEAL) {
		if (job->sheet)
			game_admit(job->sheet, &record->deal, arena);
		judge_deal(solver, &record->deal, job->input->explain, arena,
		    &v);
		check_verdicts(&record->deal, &v);
		if (job->input->visit)
			job->input->visit(&record->deal, &v);
		if (job->input->explain) {
			why_find(&why, job->input->again ? judging : NULL,
			    solver, &record->deal, &v, false, arena);
			check_sums(&record->deal, &v, &why);
		}
		if (job->sheet)
			game_enter(job->sheet, &record->deal, arena, &v);
		if (job->input->houses)
			houses_judge(houses, &record->deal, &v, arena, &views);
	}
	for (int i = 0; i < PRINTERS; i++) {
		struct emitter *emitter = job->printers[i].emitter;

		if (!emitter)
			continue;
		if (record->kind == RECORD_DEAL)
			emit_deal(emitter, record, &v,
			    job->input->explain ? &why : NULL,
			    job->input->houses ? &views : NULL);
		else if (record->kind == RECORD_BAD)
			emit_bad(emitter, record);
		else if (record->kind == RECORD_NOTE)
			emit_note(emitter, record);
	}
}

static void
read_records(struct job *job, struct reader *reader)
{
	const struct input *in = job->input;
	struct text_reader *text = NULL;
	struct tree_reader *tree = NULL;
	enum record_kind kind;

	if (in->format == INPUT_TEXT)
		text = text_reader_create(reader, in->context);
	else
		tree = tree_reader_create(reader, in->context,
		    in->format);
	do {
		struct record record;

		arena_reset(arena);
		kind = text ? read_text(text, arena, &record) :
		    read_tree(tree, arena, &record);
		print_record(job, &record);
	} while (kind != RECORD_END);
	text_reader_free(text);
	tree_reader_free(tree);
}

/* Read at the end, names is kept by the compiler, and found by LeakSanitizer. */
static void
free_names(void)
{
	arena_free(names);
}

static void
set_up(void)
{
	struct error e = { .code = NULL };

	solver = solver_create();
	arena = arena_create();
	names = arena_create();
	require(atexit(free_names) == 0, "memory for an exit handler");
	/* Not all: the rules of an input may be none of this book. */
	houses = houses_create(rulebook_create(),
	    "gin,rummycircle,basic,kaluki,rummy-500,okey", names, &e);
	require(houses, "other houses");
}

/* Through everything between the reader and the printers that are open. */
static void
run_job(struct job *job)
{
	struct reader *reader;

	if (!solver)
		set_up();
	if (job->input->again && !judging)
		judging = again_create(rulebook_create());
	memory_file(FD, job->input->bytes, job->input->step);
	reader = reader_create(FD, "-");
	job->sheet = job->input->game ? sheet_create() : NULL;
	read_records(job, reader);
	for (int i = 0; i < PRINTERS; i++) {
		struct emitter *emitter = job->printers[i].emitter;

		if (emitter && job->sheet)
			emit_game(emitter, job->sheet, NULL, NULL);
		if (emitter)
			emit_end(emitter);
	}
	sheet_free(job->sheet);
	reader_free(reader);
}

static void
close_printers(struct job *job)
{
	for (int i = 0; i < PRINTERS; i++) {
		if (job->printers[i].emitter)
			emitter_free(job->printers[i].emitter);
		buf_free(&job->printers[i].out);
	}
}

/* The same bytes; blank lines, which only text has, aside where that is said. */
static bool
same_lines(const struct buf *a, const struct buf *b, bool blank_aside)
{
	size_t i = 0, k = 0;

	for (;; i++, k++) {
		while (blank_aside && i < a->len && a->data[i] == '\n' &&
		    (!i || a->data[i - 1] == '\n'))
			i++;
		while (blank_aside && k < b->len && b->data[k] == '\n' &&
		    (!k || b->data[k - 1] == '\n'))
			k++;
		if (i >= a->len || k >= b->len)
			return i >= a->len && k >= b->len;
		if (a->data[i] != b->data[k])
			return false;
	}
}

/* Where a word must be in a line for it to be dropped. */
enum place { AT_START, ANYWHERE };

static bool
has(const char *line, enum place place, const char *const *words, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		const char *at = strstr(line, words[i]);

		if (at && (place == ANYWHERE || at == line))
			return true;
	}
	return false;
}

/* End the text with a NUL, for strstr; none is within. */
static void
terminate(struct buf *b)
{
	buf_char(b, '\0');
	b->len--;
}

/* Drop the lines that have one of these words there. */
static void
drop_lines(struct buf *b, enum place place, const char *const *words,
    size_t count)
{
	size_t n = 0;

	terminate(b);
	for (size_t i = 0, len; i < b->len; i += len) {
		char *line = b->data + i, *lf = strchr(line, '\n');
		bool drop;

		len = lf ? (size_t)(lf - line) + 1 : b->len - i;
		if (lf)
			*lf = '\0';
		drop = has(line, place, words, count);
		if (lf)
			*lf = '\n';
		if (drop)
			continue;
		memmove(b->data + n, line, len);
		n += len;
	}
	b->len = n;
	terminate(b);
}

/* Drop what stands from one word to another, both, wherever they are. */
static void
drop_between(struct buf *b, const char *from, const char *to)
{
	size_t n = 0;

	for (size_t i = 0; i < b->len; i++) {
		const char *end = b->len - i > strlen(from) &&
		    memcmp(b->data + i, from, strlen(from)) == 0 ?
		    strstr(b->data + i + strlen(from), to) : NULL;

		if (end)
			i = (size_t)(end - b->data) + strlen(to) - 1;
		else
			b->data[n++] = b->data[i];
	}
	b->len = n;
}

/*
 * Drop what may differ when output is read again: the places of records, and
 * what other rules make of a hand, which is laid out by now; and, across
 * languages, expectations, which the results of text are.
 */
static void
drop_variable(struct buf *b, bool across)
{
	/*
	 * What is said of cards that cannot be, which are not read again, of
	 * jokers typed that the table keeps, and of the size of a plain hand.
	 */
	static const char *const cannot[] = { "lies in two melds; a card",
		"so the joker stays where it lies", "The joker is not in ",
		"The joker stays where it lies, and ",
		" cards, and there ", ": the packs have none",
		"until one hand is corrected", "the upcard is not given",
		" is not given, and it decides", "A is the tile 1",
		"These rules are for at most ", " costs half of what the cards ",
		"sets the knock limit, and it is not given",
		"; a player holds ", "what you agree on" };
	static const char *const lines[] = { "file: ", "line: ", "column: ",
		"explanation:", "    explanation:", "#: Under ", "#: Source: ",
		"  - {kind: \"house\"", "      - {kind: \"house\"",
		"  - {kind: \"source\"",
		"      - {kind: \"source\"", "expect: " };

	drop_lines(b, AT_START, lines, countof(lines) - !across);
	drop_lines(b, ANYWHERE, cannot, countof(cannot));
	drop_between(b, "line: ", ", ");
	drop_between(b, "column: ", ", ");
	if (across)
		drop_between(b, ", expect: {", "}");
}

/*
 * What was printed in the language from reads back, printed in to, to the same
 * bytes as the input itself.
 */
static void
check_closure(const struct job *once, enum format from,
    enum input_format language, enum format to, const char *what)
{
	const struct buf *given = &once->printers[from].out;
	const struct buf *whole = &once->printers[to].out;
	struct buf right = { NULL, 0, 0 }, *back;
	struct input again = *once->input;
	struct job twice = { .input = &again };

	again.bytes = buf_view(given);
	again.format = language;
	again.step = 0;
	again.visit = NULL;
	open_printer(&twice, to);
	run_job(&twice);
	back = &twice.printers[to].out;
	buf_text(&right, buf_view(whole));
	drop_variable(&right, from != to);
	drop_variable(back, from != to);
	require(same_lines(&right, back, from != to), what);
	buf_free(&right);
	close_printers(&twice);
}

void
print_input(const struct input *in, enum format format, struct buf *out)
{
	struct job job = { .input = in };

	open_printer(&job, format);
	run_job(&job);
	*out = job.printers[format].out;
	job.printers[format].out = (struct buf){ NULL, 0, 0 };
	close_printers(&job);
}

/* Other houses change nothing of what is printed without them. */
static void
check_houses(const struct input *in)
{
	static const char *const houses_lines[] = { "#: houses:" };
	struct input with = *in;
	struct buf once, both;

	with.visit = NULL;
	print_input(&with, FORMAT_TEXT, &once);
	with.houses = true;
	print_input(&with, FORMAT_TEXT, &both);
	drop_lines(&both, AT_START, houses_lines, countof(houses_lines));
	require(same_lines(&once, &both, false),
	    "other houses change nothing of a record");
	buf_free(&once);
	buf_free(&both);
}

void
try_input(const struct input *in)
{
	struct job job = { .input = in };

	for (int i = 0; i < PRINTERS; i++)
		if (in->formats[i])
			open_printer(&job, (enum format)i);
	run_job(&job);
	if (in->formats[FORMAT_TEXT])
		check_closure(&job, FORMAT_TEXT, INPUT_TEXT, FORMAT_TEXT,
		    "text reads back to the same bytes");
	if (in->formats[FORMAT_YAML])
		check_closure(&job, FORMAT_YAML, INPUT_YAML, FORMAT_YAML,
		    "YAML reads back to the same bytes");
	/* Of a table that is errors all through text does not say the rules. */
	if (in->across && job.printers[FORMAT_TEXT].out.len &&
	    !strstr(job.printers[FORMAT_TEXT].out.data, "! ")) {
		check_closure(&job, FORMAT_TEXT, INPUT_TEXT, FORMAT_YAML,
		    "text reads back to the same YAML");
		check_closure(&job, FORMAT_YAML, INPUT_YAML, FORMAT_TEXT,
		    "YAML reads back to the same text");
	}
	close_printers(&job);
	if (in->try_houses)
		check_houses(in);
}

void
choose(struct input *in, uint8_t byte, enum format format)
{
	in->explain = byte & 1;
	in->unicode = byte >> 1 & 1;
	in->game = byte >> 2 & 1;
	in->formats[format] = true;
	in->formats[(byte >> 3 & 7) % PRINTERS] = true;
	in->explain |= in->formats[FORMAT_HTML]; /* a page always says why */
	in->try_houses = (byte >> 3 & 7) == 7;
	in->step = byte >> 6 & 1;
}

void
try_records(const uint8_t *data, size_t size, enum input_format language,
    enum format format)
{
	struct input in = { .format = language };
	struct text rest = { (const char *)data, size };
	char *bytes;

	if (size < 1)
		return;
	rest = text_skip(rest, 1);
	choose(&in, data[0], format);
	in.context = take_context(&rest);
	bytes = exact_copy(rest.s, rest.len);
	in.bytes = (struct text){ bytes, rest.len };
	if (language == INPUT_YAML && input_detect(in.bytes) == INPUT_JSON)
		in.format = INPUT_JSON;
	try_input(&in);
	free(bytes);
}
