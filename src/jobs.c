/*
 * Owns pieces of input: where they are cut, which thread judges them, in which
 * order they are written out. run.c owns what becomes of a record.
 */
#include "jobs.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "terminal.h"

#define PIECE 65536           /* bytes of input, at the least */
#define PIECE_MOST 1048576    /* without a place to cut: one job goes on */
#define AHEAD 4               /* pieces for each thread, waiting or judged */

/* What a piece depends on of those before it. */
struct state {
	struct text_state text;
	struct emit_state emit;
	bool said_unused;
	size_t said; /* errors of the file */
};

struct piece {
	struct buf in;
	size_t line, lines;   /* the number of its first line; how many */
	bool judged;          /* a thread has done it */
	struct state before;  /* as guessed */
	struct state after;
	bool whole;           /* it does not end inside a record */
	struct buf out, told; /* for standard output and standard error */
	struct so_far so_far; /* of its records; said goes on from before */
};

struct worker {
	struct jobs *jobs;
	pthread_t thread;
	struct run run;
};

struct jobs {
	size_t n, npieces;    /* workers; places of the ring */
	struct worker *workers; /* the first is the main thread's, to judge again */
	struct piece *ring;
	const char *file;     /* for messages */
	enum input_format format;
	pthread_mutex_t lock; /* of what follows, and of judged */
	pthread_cond_t work, done;
	size_t queued, taken; /* pieces of the file so far */
	bool over;
	/* only for the main thread: */
	size_t written;       /* pieces written out */
	struct state now;     /* after these */
	size_t now_line;      /* the number of the line there */
	struct text_reader *guide; /* of text: goes through contexts only */
	struct buf rest;      /* after the last cut */
	size_t line;          /* the number of its first line */
};

/* Pieces */

static struct piece *
piece_at(const struct jobs *j, size_t number)
{
	return &j->ring[number % j->npieces];
}

/* Copy a state, with a copy of the words. */
static void
copy_state(struct state *to, const struct state *from)
{
	struct buf words = to->text.words;

	*to = *from;
	words.len = 0;
	buf_add(&words, from->text.words.data, from->text.words.len);
	to->text.words = words;
}

/* Judge the piece, from the state before it, with the worker's run. */
static void
judge_piece(struct worker *w, struct piece *p)
{
	struct jobs *j = w->jobs;
	struct run *r = &w->run;
	struct reader *in = reader_resume(j->file, &p->in, p->line);

	copy_state(&p->after, &p->before);
	r->told = &p->told;
	r->out = p->out;
	r->out.len = r->told->len = 0;
	r->so_far = (struct so_far){ .status = STATUS_VALID,
		.said = p->before.said, .said_unused = p->before.said_unused };
	r->records = p->before.emit.records;
	*emit_state(r->emitter) = p->before.emit;
	run_reader(r, in, j->format, &p->after.text);
	p->after.emit = *emit_state(r->emitter);
	p->after.said_unused = r->so_far.said_unused;
	p->after.said = r->so_far.said;
	p->whole = !reader_broke_off(in);
	p->so_far = r->so_far;
	p->out = r->out;
	reader_free(in);
}

/* Threads */

static void *
run_worker(void *worker)
{
	struct worker *w = worker;
	struct jobs *j = w->jobs;

	pthread_mutex_lock(&j->lock);
	for (;;) {
		struct piece *p;

		while (!j->over && j->taken == j->queued)
			pthread_cond_wait(&j->work, &j->lock);
		if (j->over)
			break;
		p = piece_at(j, j->taken++);
		pthread_mutex_unlock(&j->lock);
		judge_piece(w, p);
		pthread_mutex_lock(&j->lock);
		p->judged = true;
		pthread_cond_signal(&j->done);
	}
	pthread_mutex_unlock(&j->lock);
	return NULL;
}

/* Make the next worker, with rules, solver and the like of its own. */
static struct worker *
open_worker(struct jobs *j, const struct run *of)
{
	const struct options *o = &of->options;
	struct error ignored = { .code = NULL };
	struct worker *w = &j->workers[j->n];
	struct run *r = &w->run;

	w->jobs = j;
	*r = *of;
	r->out = (struct buf){ NULL, 0, 0 };
	/* It cannot fail: the same was compiled before. */
	r->context = context_create(r->book, of->name, o->settings,
	    o->nsettings, &ignored);
	r->options.to.defaults = context_default(r->context);
	r->again = of->again ? again_create(r->book) : NULL;
	r->solver = solver_create();
	r->arena = arena_create();
	r->emitter = emitter_create(&r->options.to, &r->out);
	return w;
}

static void
close_worker(struct run *r)
{
	emitter_free(r->emitter);
	arena_free(r->arena);
	solver_free(r->solver);
	again_free(r->again);
	context_free(r->context);
}

/* Start as many threads as possible, unless there are some; false: none. */
static bool
start_threads(struct jobs *j, const struct run *r)
{
	bool started = j->n > 1;

	/* With all files parsed threads only read the book. */
	for (size_t i = 0; !started && rulebook_entry(r->book, i);)
		i++;
	while (!started && j->n <= j->npieces / AHEAD) {
		struct worker *w = open_worker(j, r);

		if (pthread_create(&w->thread, NULL, run_worker, w) != 0) {
			close_worker(&w->run);
			break;
		}
		j->n++;
	}
	return j->n > 1;
}

/* The main thread */

struct jobs *
jobs_create(size_t jobs, const struct run *r)
{
	struct jobs *j = util_alloc(sizeof(*j));

	memset(j, 0, sizeof(*j));
	j->npieces = jobs * AHEAD;
	j->ring = util_alloc(j->npieces * sizeof(*j->ring));
	memset(j->ring, 0, j->npieces * sizeof(*j->ring));
	pthread_mutex_init(&j->lock, NULL);
	pthread_cond_init(&j->work, NULL);
	pthread_cond_init(&j->done, NULL);
	j->workers = util_alloc((jobs + 1) * sizeof(*j->workers));
	open_worker(j, r);
	j->n = 1;
	return j;
}

void
jobs_free(struct jobs *j)
{
	if (!j)
		return;
	pthread_mutex_lock(&j->lock);
	j->over = true;
	pthread_cond_broadcast(&j->work);
	pthread_mutex_unlock(&j->lock);
	for (size_t i = 1; i < j->n; i++)
		pthread_join(j->workers[i].thread, NULL);
	for (size_t i = 0; i < j->n; i++)
		close_worker(&j->workers[i].run);
	for (size_t i = 0; i < j->npieces; i++) {
		struct piece *p = &j->ring[i];

		buf_free(&p->in);
		buf_free(&p->out);
		buf_free(&p->told);
		buf_free(&p->before.text.words);
		buf_free(&p->after.text.words);
	}
	buf_free(&j->now.text.words);
	buf_free(&j->rest);
	free(j->workers);
	free(j->ring);
	free(j);
}

/* How many line feeds the text has. */
static size_t
count_lines(struct text t)
{
	size_t n = 0;

	while (text_until(&t, '\n'), t.s)
		n++;
	return n;
}

/* Read up to a place to cut.  False: what was read is the rest of the file. */
static bool
read_piece(struct jobs *j, struct reader *reader, struct piece *p)
{
	struct buf *rest = &j->rest, in;
	size_t cut = 0;

	for (size_t wanted = PIECE; !cut; wanted += PIECE) {
		while (rest->len < wanted)
			if (rest->len > PIECE_MOST || !reader_lines(reader, rest))
				return false;
		/* Whether JSON ends inside a value shows when it is read. */
		cut = j->guide ? text_cut(buf_view(rest)) : rest->len;
	}
	in = p->in;
	in.len = 0;
	buf_add(&in, rest->data + cut, rest->len - cut);
	p->in = *rest;
	p->in.len = cut;
	p->line = j->line;
	p->lines = count_lines(buf_view(&p->in));
	j->line += p->lines;
	*rest = in;
	return true;
}

/*
 * Give the piece to the threads, with the state before it as far as that can be
 * known: from the context lines, and with a record for each line.
 */
static void
queue_piece(struct jobs *j, struct piece *p)
{
	copy_state(&p->before, &j->now);
	p->before.emit.records += p->line - j->now_line;
	if (j->guide) {
		text_reader_state(j->guide, &p->before.text);
		text_reader_scout(j->guide, buf_view(&p->in));
	}
	p->judged = false;
	pthread_mutex_lock(&j->lock);
	j->queued++;
	pthread_cond_signal(&j->work);
	pthread_mutex_unlock(&j->lock);
}

/* Wait until a thread has judged the piece. */
static void
wait_for(struct jobs *j, const struct piece *p)
{
	pthread_mutex_lock(&j->lock);
	while (!p->judged)
		pthread_cond_wait(&j->done, &j->lock);
	pthread_mutex_unlock(&j->lock);
}

/* How many errors of the piece were reported. */
static size_t
said_in(const struct piece *p)
{
	return p->so_far.said - p->before.said;
}

static bool
guess_held(const struct jobs *j, const struct piece *p)
{
	return (p->before.said == j->now.said ||
	    said_in(p) + p->so_far.hidden + j->now.said <= SAID_MAX) &&
	    text_state_same(&p->before.text, &j->now.text) &&
	    emit_state_same(&p->before.emit, &j->now.emit) &&
	    p->before.said_unused == j->now.said_unused;
}

/* Guess again for the next pieces, from s. */
static void
guess_text(struct jobs *j, const struct run *r, const struct text_state *s)
{
	text_reader_free(j->guide);
	j->guide = text_reader_create(NULL, r->context);
	text_reader_resume(j->guide, s);
	for (size_t i = j->written + 1; i < j->queued; i++)
		text_reader_scout(j->guide, buf_view(&piece_at(j, i)->in));
}

/* Add more to the number that each row of tsv but the header starts with. */
static void
renumber(struct buf *rows, size_t more)
{
	struct buf b = { 0 };

	for (size_t at = 0; at < rows->len;) {
		const char *row = rows->data + at, *lf = memchr(row, '\n',
		    rows->len - at);
		char *end;
		size_t number = strtoul(row, &end, 10);

		if (end > row)
			buf_int(&b, (long)(number + more));
		buf_add(&b, end, (size_t)(lf + 1 - end));
		at = (size_t)(lf + 1 - rows->data);
	}
	buf_free(rows);
	*rows = b;
}

/* Printed; the state after the piece is that of now. */
static void
write_out(struct jobs *j, struct run *r, struct piece *p)
{
	size_t more = j->now.emit.records - p->before.emit.records;

	if (more && r->options.to.format == FORMAT_TSV)
		renumber(&p->out, more);
	p->after.emit.records += more;
	p->after.said = said_in(p) + j->now.said;
	copy_state(&j->now, &p->after);
	j->now_line += p->lines;
	if (!r->so_far.odd)
		r->so_far.first_odd = p->so_far.first_odd;
	r->so_far.odd += p->so_far.odd;
	r->so_far.hidden += p->so_far.hidden;
	r->so_far.met += p->so_far.met;
	r->so_far.unmet += p->so_far.unmet;
	if (p->so_far.status > r->so_far.status)
		r->so_far.status = p->so_far.status;
	terminal_write(STDERR_FILENO, p->told.data, p->told.len);
	run_flush(r);
	run_write(r, &p->out);
}

/* Write out the oldest piece; false: it ends inside a record. */
static bool
write_piece(struct jobs *j, struct run *r)
{
	struct piece *p = piece_at(j, j->written);
	bool held;

	wait_for(j, p);
	held = guess_held(j, p);
	if (!held) {
		copy_state(&p->before, &j->now);
		judge_piece(j->workers, p);
	}
	if (!p->whole)
		return false;
	write_out(j, r, p);
	if (!held && j->guide)
		guess_text(j, r, &j->now.text);
	j->written++;
	return true;
}

/* Let no thread begin another piece, and wait for those begun. */
static void
drain(struct jobs *j)
{
	size_t taken;

	pthread_mutex_lock(&j->lock);
	taken = j->taken;
	j->taken = j->queued;
	pthread_mutex_unlock(&j->lock);
	for (size_t i = j->written; i < taken; i++)
		wait_for(j, piece_at(j, i));
}

/* Let the run go on alone with what is not written yet. */
static void
run_rest(struct jobs *j, struct run *r, struct reader *reader)
{
	struct buf all = { 0 };

	for (size_t i = j->written; i < j->queued; i++)
		buf_text(&all, buf_view(&piece_at(j, i)->in));
	buf_text(&all, buf_view(&j->rest));
	reader_give_back(reader, &all, j->now_line);
	*emit_state(r->emitter) = j->now.emit;
	r->records = j->now.emit.records;
	r->so_far.said_unused = j->now.said_unused;
	r->so_far.said = j->now.said;
	run_reader(r, reader, j->format, &j->now.text);
}

static void
start_file(struct jobs *j, const struct run *r, struct reader *reader,
    enum input_format format)
{
	j->file = reader_file(reader);
	j->format = format;
	j->queued = j->taken = j->written = 0;
	j->line = j->now_line = 1;
	j->rest.len = 0;
	j->now.text = (struct text_state){ .words = j->now.text.words };
	j->now.text.words.len = 0;
	j->now.emit = *emit_state(r->emitter);
	j->now.said_unused = r->so_far.said_unused;
	j->now.said = r->so_far.said;
	j->guide = format == INPUT_JSON ? NULL :
	    text_reader_create(NULL, r->context);
}

void
jobs_run(struct jobs *j, struct run *r, struct reader *reader,
    enum input_format format)
{
	bool more = true, good = true;

	start_file(j, r, reader, format);
	while (good && !r->lost && (more || j->written < j->queued)) {
		/* After the first piece most stays as it is. */
		size_t most = j->written ? j->npieces : 1;

		while (more && j->queued - j->written < most) {
			struct piece *p = piece_at(j, j->queued);

			more = read_piece(j, reader, p);
			if (more)
				queue_piece(j, p);
		}
		good = j->written == j->queued ||
		    (start_threads(j, r) && write_piece(j, r));
	}
	drain(j);
	if (!r->lost)
		run_rest(j, r, reader);
	text_reader_free(j->guide);
}
