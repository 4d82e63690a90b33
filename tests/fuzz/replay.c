/*
 * usage: TARGET.t [FILE]...
 * The inputs that are kept, once more, without a fuzzer: those packed in
 * tests/fuzz/corpus/TARGET.pack, and each by itself what was found by fuzzing and
 * mended, tests/fuzz/finds/TARGET-*; or the files named, such as one that
 * libFuzzer has left.  An input that fails stops the program.
 */
#include <glob.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "pack.h"
#include "tap.h"
#include "target.h"

static char now[4200]; /* the current input */

/* stdio may have been stopped in the middle, but only a person reads this. */
static void
say_where(int signal_number)
{
	/* NOLINTNEXTLINE(bugprone-signal-handler) */
	printf("\n# stopped at %s\n", now);
	fflush(stdout); /* NOLINT(bugprone-signal-handler) */
	signal(signal_number, SIG_DFL);
	raise(signal_number);
}

static void
try_file(const char *path)
{
	struct packed p = { NULL, 0 };
	bool read = whole_file(path, &p);

	snprintf(now, sizeof(now), "%s", path);
	if (read)
		LLVMFuzzerTestOneInput(p.bytes, p.size);
	free(p.bytes);
	ok(read, "%s", path);
}

static void
try_pack(const char *path)
{
	FILE *f = fopen(path, "rb");
	struct packed p;
	bool sound = false;
	int n = 0;

	for (; f && pack_next(f, &p, &sound); n++) {
		snprintf(now, sizeof(now), "%s, input %d", path, n);
		LLVMFuzzerTestOneInput(p.bytes, p.size);
		free(p.bytes);
	}
	ok(sound && n > 0, "%d inputs of %s", n, path);
	if (f)
		fclose(f);
}

/* "text" of "tests/fuzz/text.t" */
static void
target_name(const char *program, char *name, size_t size)
{
	const char *slash = strrchr(program, '/');

	snprintf(name, size, "%s", slash ? slash + 1 : program);
	name[strcspn(name, ".")] = '\0';
}

static void
try_kept(const char *program)
{
	const char *top = getenv("top_srcdir");
	char name[64], path[4096];
	glob_t found;

	target_name(program, name, sizeof(name));
	snprintf(path, sizeof(path), "%s/tests/fuzz/corpus/%s.pack",
	    top ? top : ".", name);
	try_pack(path);
	snprintf(path, sizeof(path), "%s/tests/fuzz/finds/%s-*",
	    top ? top : ".", name);
	if (glob(path, 0, NULL, &found) == 0) {
		for (size_t i = 0; i < found.gl_pathc; i++)
			try_file(found.gl_pathv[i]);
		globfree(&found);
	}
}

int
main(int argc, char **argv)
{
	signal(SIGABRT, say_where);
	signal(SIGSEGV, say_where);
	if (argc < 2)
		try_kept(argv[0]);
	for (int i = 1; i < argc; i++)
		try_file(argv[i]);
	return tap_done();
}
