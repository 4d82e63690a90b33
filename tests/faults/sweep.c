/*
 * The program in a bad world (faulty.c), at every point where it can be hit:
 * each allocation fails once, and from there on; each read and each write
 * fails once; bytes come and go one by one, with calls that are interrupted.
 * Whatever happens, the answer can be trusted: the whole output and
 * status of a good world, or status 2, one message, and of the output nothing
 * but whole lines of what it should be.
 *
 * RUMMY_FAULTS=N hits about N points of each kind, else it is POINTS of them.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tap.h"
#include "base/util.h"

#define POINTS 6
#define SECONDS 20 /* for one run: more is a hang */
#define NO_MEMORY "rummy: memory exhausted\n"

struct scenario {
	const char *name;
	const char *args[4];
	const char *input; /* in the source */
};

static const struct scenario scenarios[] = {
	{ "a hand", { "-e" }, "samples/hand.txt" },
	{ "a table", { NULL }, "samples/table.txt" },
	{ "tables under facts", { "-e" }, "samples/rummycircle.txt" },
	{ "errors", { NULL }, "samples/regression.txt" },
	{ "a check", { "-c" }, "samples/regression.txt" },
	{ "a game", { "-g", "-e" }, "samples/game-pool.txt" },
	{ "YAML", { "-f", "yaml" }, "samples/hands.yaml" },
	{ "JSON", { NULL }, "samples/hands.jsonl" },
	{ "JSON in lines", { NULL }, "tests/faults/lines.json" },
	{ "deals in YAML", { "-f", "yaml" }, "samples/deals.yaml" },
	{ "a rule file", { "-r", "tests/faults/house.yaml" },
	    "samples/score-pad.txt" },
};

static const char *const formats[] = { "text", "tsv", "json", "yaml", "tap" };

/* Other things that the program does without reading. */
static const struct scenario tasks[] = {
	{ "--show-rules", { "--show-rules=rummycircle+pool-201" }, NULL },
	{ "--list-rules", { "--list-rules" }, NULL },
	{ "--help", { "--help" }, NULL },
	{ "a wrong option", { "--nonsense" }, NULL },
};

/* How a run ended. */
struct outcome {
	int status; /* 128 and the signal, if one ended it */
	struct buf out, err;
};

struct sweep {
	const char *program, *report; /* report: a file to be written */
	const char *format;
	const struct scenario *scenario;
	struct outcome good; /* in a good world */
	unsigned long allocations, reads, writes;
	unsigned long points; /* to be hit, of each kind */
	bool eager;   /* --line-buffered */
	bool has_end; /* it prints something after the last record */
};

static void
outcome_free(struct outcome *o)
{
	buf_free(&o->out);
	buf_free(&o->err);
}

/* The whole file, from its start. */
static void
slurp(FILE *file, struct buf *b)
{
	char piece[4096];
	size_t n;

	rewind(file);
	b->len = 0;
	buf_reserve(b, 1);
	while ((n = fread(piece, 1, sizeof(piece), file)) > 0)
		buf_add(b, piece, n);
	b->data[b->len] = '\0';
	fclose(file);
}

static void
execute(const struct sweep *s, FILE *out, FILE *err)
{
	char *args[10] = { strdup("rummy") };
	int n = 1;

	for (int i = 0; i < 4 && s->scenario->args[i]; i++)
		args[n++] = strdup(s->scenario->args[i]);
	if (s->format) {
		args[n++] = strdup("-t");
		args[n++] = strdup(s->format);
	}
	if (s->eager)
		args[n++] = strdup("--line-buffered");
	if (s->scenario->input)
		args[n++] = strdup(s->scenario->input);
	dup2(fileno(out), STDOUT_FILENO);
	dup2(fileno(err), STDERR_FILENO);
	alarm(SECONDS);
	execv(s->program, args);
	_exit(127);
}

/* Run it with the variables that are set. */
static void
run(const struct sweep *s, struct outcome *o)
{
	FILE *out = tmpfile(), *err = tmpfile();
	int status;
	pid_t child;

	*o = (struct outcome){ .status = -1 };
	if (!out || !err)
		abort();
	child = fork();
	if (child == 0)
		execute(s, out, err);
	if (child == -1 || waitpid(child, &status, 0) != child)
		abort();
	o->status = WIFSIGNALED(status) ? 128 + WTERMSIG(status)
	                                : WEXITSTATUS(status);
	slurp(out, &o->out);
	slurp(err, &o->err);
}

static bool
same(const struct buf *a, const struct buf *b)
{
	return text_equal(buf_view(a), buf_view(b));
}

static bool
same_outcome(const struct outcome *a, const struct outcome *b)
{
	return a->status == b->status && same(&a->out, &b->out) &&
	    same(&a->err, &b->err);
}

static bool
is_prefix(const struct buf *part, const struct buf *whole)
{
	return part->len <= whole->len &&
	    text_equal(buf_view(part),
	    (struct text){ whole->data, part->len });
}

static bool
ends_with(const struct buf *b, const char *end)
{
	size_t n = strlen(end);

	return b->len >= n && text_is((struct text){ b->data + b->len - n, n },
	    end);
}

/* Nothing, or whole lines of what it should be. */
static bool
is_sound(const struct buf *part, const struct buf *whole)
{
	return is_prefix(part, whole) &&
	    (part->len == 0 || part->data[part->len - 1] == '\n');
}

static void
complain(const struct outcome *o, const char *fault)
{
	printf("# %s: status %d, stdout:\n", fault, o->status);
	printf("#   %.300s\n# stderr:\n#   %.300s\n", o->out.data, o->err.data);
}

/* In a good world: what it prints, and how often it asks the system. */
static bool
measure(struct sweep *s)
{
	FILE *file;
	bool good;

	setenv("FAULT_REPORT", s->report, 1);
	run(s, &s->good);
	unsetenv("FAULT_REPORT");
	file = fopen(s->report, "r");
	good = file && fscanf(file, "allocations %lu reads %lu writes %lu",
	    &s->allocations, &s->reads, &s->writes) == 3;
	if (file)
		fclose(file);
	unlink(s->report);
	return good && s->good.status <= 2;
}

/* From one point to the next of so many. */
static unsigned long
step_of(const struct sweep *s, unsigned long all)
{
	return all > s->points ? all / s->points : 1;
}

/* Out of memory at one point, or from there on. */
static bool
starve(struct sweep *s, unsigned long n, const char *more)
{
	struct outcome o;
	char fault[40];
	bool good;

	snprintf(fault, sizeof(fault), "%lu%s", n, more);
	setenv("FAULT_ALLOC", fault, 1);
	run(s, &o);
	unsetenv("FAULT_ALLOC");
	/* Earlier messages come before it. */
	good = o.status == 2 && is_sound(&o.out, &s->good.out) &&
	    ends_with(&o.err, NO_MEMORY);
	if (good) {
		o.err.len -= strlen(NO_MEMORY);
		good = is_sound(&o.err, &s->good.err);
	}
	/* The C library may do without memory: in sorting, for one. */
	good = good || same_outcome(&o, &s->good);
	if (!good)
		complain(&o, fault);
	outcome_free(&o);
	return good;
}

static void
sweep_allocations(struct sweep *s, const char *name)
{
	unsigned long bad = 0, tried = 0, step = step_of(s, s->allocations);

	/* Another place in each row. */
	for (unsigned long n = 1 + strlen(name) % step; n <= s->allocations;
	    n += step, tried++) {
		bad += !starve(s, n, "");
		bad += !starve(s, n, "+");
	}
	ok(bad == 0 && s->allocations > 0,
	    "%lu of %lu allocations fail: %s", tried, s->allocations, name);
}

/* The counts of --check come after every message. */
static void
drop_count(struct buf *err)
{
	static const char end[] = " not\n";
	size_t len = err->len;

	if (len < sizeof(end) ||
	    memcmp(err->data + len - sizeof(end) + 1, end, sizeof(end) - 1) != 0)
		return;
	for (len--; len > 0 && err->data[len - 1] != '\n'; len--)
		continue;
	err->len = len;
	err->data[len] = '\0';
}

/*
 * A call fails: status 2, and at the end a message that says so.  If exact is
 * not NULL the output has exactly that many bytes.
 */
static bool
fail(struct sweep *s, const char *variable, int error, unsigned long n,
    const size_t *exact)
{
	struct outcome o;
	struct buf end = { NULL, 0, 0 };
	char fault[40];
	bool good;

	snprintf(fault, sizeof(fault), "%d@%lu", error, n);
	setenv(variable, fault, 1);
	run(s, &o);
	unsetenv(variable);
	buf_printf(&end, ": %s\n", strerror(error));
	drop_count(&o.err);
	good = o.status == 2 && ends_with(&o.err, end.data);
	if (exact)
		good = good && o.out.len == *exact &&
		    is_prefix(&o.out, &s->good.out);
	else if (!s->has_end)
		good = good && is_sound(&o.out, &s->good.out);
	if (!good)
		complain(&o, fault);
	buf_free(&end);
	outcome_free(&o);
	return good;
}

/* The input fails after each line. */
static void
sweep_reads(struct sweep *s, const char *name)
{
	unsigned long bad, tried = 0, step;

	setenv("FAULT_READ", "line", 1);
	s->eager = true;
	outcome_free(&s->good);
	bad = !measure(s);
	step = step_of(s, s->reads);
	for (unsigned long n = 1; n <= s->reads; n += step, tried++)
		bad += !fail(s, "FAULT_READ_ERROR", EIO, n, NULL);
	ok(bad == 0, "%lu of %lu reads fail: %s", tried, s->reads, name);
	s->eager = false;
	unsetenv("FAULT_READ");
}

/* The output takes any number of bytes and no more. */
static void
sweep_writes(struct sweep *s, const char *name)
{
	unsigned long bad, tried = 0, step;

	setenv("FAULT_WRITE", "byte", 1);
	outcome_free(&s->good);
	bad = !measure(s);
	step = step_of(s, s->writes);
	for (size_t bytes = 0; bytes < s->writes; bytes += step, tried++)
		bad += !fail(s, "FAULT_WRITE_ERROR", tried % 2 ? ENOSPC : EPIPE,
		    bytes + 1, &bytes);
	ok(bad == 0 && s->writes == s->good.out.len,
	    "no room at %lu of %lu bytes: %s", tried, s->writes, name);
	unsetenv("FAULT_WRITE");
}

/* Odd calls that are not failures must not change what it prints. */
static void
sweep_oddities(struct sweep *s, const char *name)
{
	static const char *const hows[] = { "byte", "eintr", "eagain" };
	unsigned long bad = 0;

	for (size_t i = 0; i < countof(hows); i++) {
		struct outcome o;

		setenv("FAULT_READ", hows[i], 1);
		setenv("FAULT_WRITE", hows[i], 1);
		run(s, &o);
		unsetenv("FAULT_READ");
		unsetenv("FAULT_WRITE");
		if (!same_outcome(&o, &s->good)) {
			bad++;
			complain(&o, hows[i]);
		}
		outcome_free(&o);
	}
	ok(bad == 0, "bytes one by one, interrupted calls: %s", name);
}

/* Some file systems say only at the end that there was no room. */
static void
sweep_close(struct sweep *s, const char *name)
{
	struct outcome o;
	char error[20];

	/* An interrupt there is not an error: it is closed. */
	snprintf(error, sizeof(error), "%d", EINTR);
	setenv("FAULT_CLOSE_ERROR", error, 1);
	run(s, &o);
	ok(same_outcome(&o, &s->good), "closing is interrupted: %s", name);
	outcome_free(&o);
	snprintf(error, sizeof(error), "%d", ENOSPC);
	setenv("FAULT_CLOSE_ERROR", error, 1);
	run(s, &o);
	unsetenv("FAULT_CLOSE_ERROR");
	if (!ok(o.status == 2 && same(&o.out, &s->good.out) &&
	    is_prefix(&s->good.err, &o.err) && o.err.len > s->good.err.len,
	    "closing fails: %s", name))
		complain(&o, "close");
	outcome_free(&o);
}

static void
sweep(const char *program, const char *report, const struct scenario *scenario,
    const char *format)
{
	struct sweep s = { .program = program, .report = report,
		.scenario = scenario, .format = format, .points = POINTS };
	const char *points = getenv("RUMMY_FAULTS");
	struct buf name = { NULL, 0, 0 };

	if (points && strtoul(points, NULL, 10) > 0)
		s.points = strtoul(points, NULL, 10);
	s.has_end = (format && strcmp(format, "tap") == 0) ||
	    (scenario->args[0] && strcmp(scenario->args[0], "-g") == 0);
	buf_printf(&name, "%s%s%s", scenario->name, format ? ", " : "",
	    format ? format : "");
	if (!ok(measure(&s), "a good world: %s", name.data)) {
		complain(&s.good, "none");
	} else {
		sweep_allocations(&s, name.data);
		sweep_oddities(&s, name.data);
		sweep_close(&s, name.data);
		if (format)
			sweep_reads(&s, name.data);
		sweep_writes(&s, name.data);
	}
	outcome_free(&s.good);
	buf_free(&name);
}

/* Not even the program's name; Linux makes one up. */
static void
test_no_arguments(const char *program)
{
	char *none[] = { NULL };
	int status;
	pid_t child = fork();

	if (child == 0) {
		int null = open("/dev/null", O_RDWR);

		dup2(null, STDIN_FILENO);
		dup2(null, STDOUT_FILENO);
		execv(program, none);
		_exit(127);
	}
	ok(child != -1 && waitpid(child, &status, 0) == child && status == 0,
	    "no arguments at all, no input");
}

int
main(void)
{
	const char *top = getenv("top_srcdir"), *build = getenv("top_builddir");
	const char *sanitizers = getenv("SANITIZERS");
	struct buf program = { NULL, 0, 0 }, report = { NULL, 0, 0 };

	if (sanitizers && strcmp(sanitizers, "yes") == 0) {
		puts("1..0 # SKIP sanitizers have an allocator of their own");
		return 0;
	}
	if (!top || !build || chdir(top) == -1) {
		puts("Bail out! run me by make check");
		return 1;
	}
	buf_printf(&program, "%s/tests/faults/faulty", build);
	buf_printf(&report, "%s.calls", program.data);
	for (size_t i = 0; i < countof(scenarios); i++)
		for (size_t k = 0; k < countof(formats); k++)
			sweep(program.data, report.data, &scenarios[i],
			    formats[k]);
	for (size_t i = 0; i < countof(tasks); i++)
		sweep(program.data, report.data, &tasks[i], NULL);
	test_no_arguments(program.data);
	buf_free(&program);
	buf_free(&report);
	return tap_done();
}
