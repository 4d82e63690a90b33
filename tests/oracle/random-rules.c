/*
 * usage: random-rules.t [RULES [SEED]] Rules at random against everything that
 * must hold whatever they are: RULES rule sets, each with a dozen records; see
 * draw.h, expect.h, ../fuzz/target.h.  RUMMY_RANDOM_RULES says how many,
 * RUMMY_RANDOM_SEED which first.  With RUMMY_RANDOM_PRINT the inputs are
 * printed, for other tests.
 *
 * Each thousand runs in a process of its own: what crashes, stops or takes too
 * long there is reported with its input, and the rest goes on.
 */
#define _GNU_SOURCE /* NOLINT(bugprone-reserved-identifier): shared memory */
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include "draw.h"
#include "expect.h"
#include "shrink.h"
#include "tap.h"
#include "../fuzz/target.h"

#define CHUNK 1000
#define RECORDS 12     /* of each rule set */
#define SECONDS 120    /* of processor, for them */
#define REPORTS 20
#define INPUT 65536
#define STATUS_FOUND 3

/* What the parent must know of a child that ended early. */
static struct shared {
	uint64_t seed;        /* of the rule set being tried */
	long rules, records, compared, refused, unusable;
	uint8_t choice;       /* how the input is read and printed */
	char what[200];       /* was found */
	char input[INPUT];    /* in this */
} *shared;

static bool printing; /* the inputs, and no more */

/* Report what was found and end this process. */
static _Noreturn void
found(const char *what)
{
	size_t n = strlen(what);

	memcpy(shared->what, what, n < 199 ? n + 1 : 199);
	_exit(STATUS_FOUND);
}

/* Instead of broken.c's. */
_Noreturn void
broken(const char *what)
{
	found(what);
}

static void
stopped(int signal_number)
{
	found(signal_number == SIGPROF ? "too slow" :
	    signal_number == SIGSEGV ? "crash: memory" : "crash: stopped");
}

/* Stop this process after so many seconds of processor: what other processes
 * take does not count; without a limit if 0. */
static void
limit_to(int seconds)
{
	struct itimerval t = { .it_value.tv_sec = seconds };

	setitimer(ITIMER_PROF, &t, NULL);
}

static void
try_shared(struct drawer *d)
{
	struct input in = { .format = INPUT_TEXT, .context = d->context,
	    .visit = expect_check, .across = true };

	choose(&in, shared->choice, FORMAT_TEXT);
	in.formats[FORMAT_YAML] = true;
	in.bytes = text_of(shared->input);
	limit_to(SECONDS);
	try_input(&in);
	limit_to(0);
}

static void
try_rules(struct drawer *d, uint64_t seed)
{
	struct source s = { .random = { seed } };
	static struct buf now;
	struct drawn_rules r;

	now.len = 0;
	*shared->input = '\0';
	if (!draw_rules(d, &s, &r)) {
		shared->unusable++;
		return;
	}
	shared->refused += r.refused;
	drawn_context(&r, &now);
	buf_char(&now, '\n');
	draw_records(&s, r.rules, RECORDS, &now);
	if (now.len >= INPUT)
		return;
	memcpy(shared->input, now.data, now.len + 1);
	shared->choice = (uint8_t)draw_below(&s, 64);
	if (printing) {
		printf("%s\n", shared->input);
		return;
	}
	try_shared(d);
	shared->rules++;
	shared->records += RECORDS;
	shared->compared = expect_compared();
}

static struct drawer *
start_child(void)
{
	static const int signals[] = { SIGABRT, SIGSEGV, SIGBUS, SIGFPE,
		SIGPROF };

	for (size_t i = 0; i < countof(signals); i++)
		signal(signals[i], stopped);
	/* An assertion would print at each step of shrinking the input. */
	if (!freopen("/dev/null", "w", stderr))
		_exit(STATUS_FOUND);
	return drawer_create();
}

static int
wait_for(pid_t child)
{
	int status = 0;

	while (waitpid(child, &status, 0) < 0 && errno == EINTR)
		;
	status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
	if (status && !*shared->what)
		snprintf(shared->what, sizeof(shared->what),
		    "ended without a word, as under a sanitizer: %d", status);
	return status;
}

/* Is the same found in this input? */
static bool
shows(const char *input, void *what)
{
	pid_t child;

	memset(shared->what, 0, sizeof(shared->what));
	snprintf(shared->input, sizeof(shared->input), "%s", input);
	child = fork();
	if (child == 0) {
		try_shared(start_child());
		_exit(0);
	}
	wait_for(child);
	return strcmp(shared->what, what) == 0;
}

/* Report what was found, with the least input that shows it. */
static void
tell(void)
{
	static char input[INPUT];
	char what[sizeof(shared->what)];

	memcpy(what, shared->what, sizeof(what));
	memcpy(input, shared->input, sizeof(input));
	if (*input)
		shrink(input, shows, what);
	printf("# found: %s; seed %llu, flags %#x\n", what,
	    (unsigned long long)shared->seed, shared->choice);
	for (char *line = input; *line;) {
		int n = (int)strcspn(line, "\n");

		printf("#\t%.*s\n", n, line);
		line += n + (line[n] == '\n');
	}
	fflush(stdout);
}

static _Noreturn void
run_child(uint64_t first, uint64_t end)
{
	struct drawer *d = start_child();

	for (uint64_t seed = first; seed < end; seed++) {
		shared->seed = seed;
		try_rules(d, seed);
	}
	drawer_free(d);
	fflush(stdout);
	_exit(0);
}

struct totals {
	long rules, records, compared, refused, unusable, found;
};

/* Rule sets from first to end; where a child ends early the next goes on. */
static void
run_chunk(uint64_t first, uint64_t end, struct totals *t)
{
	while (first < end) {
		int status;
		pid_t child;

		memset(shared, 0, sizeof(*shared));
		shared->seed = first;
		fflush(stdout);
		child = fork();
		if (child == 0)
			run_child(first, end);
		status = wait_for(child);
		t->rules += shared->rules;
		t->records += shared->records;
		t->compared += shared->compared;
		t->refused += shared->refused;
		t->unusable += shared->unusable;
		if (status == 0)
			return;
		if (++t->found < REPORTS)
			tell();
		first = shared->seed + 1;
	}
}

static uint64_t
number(const char *s, uint64_t otherwise)
{
	return s && *s ? strtoull(s, NULL, 10) : otherwise;
}

int
main(int argc, char **argv)
{
	uint64_t count = number(argc > 1 ? argv[1] :
	    getenv("RUMMY_RANDOM_RULES"), 1000);
	uint64_t first = number(argc > 2 ? argv[2] :
	    getenv("RUMMY_RANDOM_SEED"), 1);
	struct totals t = { 0 };

	printing = getenv("RUMMY_RANDOM_PRINT") != NULL;
	shared = mmap(NULL, sizeof(*shared), PROT_READ | PROT_WRITE,
	    MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	if (shared == MAP_FAILED)
		return 1;
	for (uint64_t seed = first; seed < first + count; seed += CHUNK) {
		uint64_t end = seed + CHUNK < first + count ? seed + CHUNK :
		    first + count;

		run_chunk(seed, end, &t);
		if (t.found > REPORTS)
			break;
	}
	if (printing)
		return 0;
	ok(!t.found && t.rules > 0,
	    "%ld rule sets, %ld records, %ld judged by the oracle, too: "
	    "%ld finds", t.rules, t.records, t.compared, t.found);
	printf("# %ld statements refused, %ld draws of no use\n",
	    t.refused, t.unusable);
	return tap_done();
}
