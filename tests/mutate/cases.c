/*
 * usage: cases DIRECTORY
 * All the cases of DIRECTORY, which is tests/cases, but the long ones, in one
 * process: what build-aux/run-cases does with many, in a fraction of the time.
 * The program is called as a function; a crash ends all.  Speaks TAP.
 */
#include <fcntl.h>
#include <getopt.h>
#include <glob.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tap.h"

#define BYTES (1 << 20)
#define ARGS 40

int rummy_main(int argc, char **argv);

static char args[BYTES];      /* of the case, one a line */
static char got[BYTES], wanted[BYTES];
static int out, err, home;    /* temporary files; where TAP goes */

/* The whole file, "" if there is none; the length is returned. */
static size_t
load(const char *path, char *to)
{
	FILE *f = fopen(path, "r");
	size_t n = f ? fread(to, 1, BYTES - 1, f) : 0;

	to[n] = '\0';
	if (f)
		fclose(f);
	return n;
}

/* Is the temporary file what the file of the case says? */
static bool
same(int fd, const char *path)
{
	size_t n = load(path, wanted);
	ssize_t have = pread(fd, got, BYTES, 0);

	return have == (ssize_t)n && memcmp(got, wanted, n) == 0;
}

static int
temporary(void)
{
	FILE *f = tmpfile();

	if (!f)
		exit(1);
	return fileno(f);
}

/* Call the program in the directory of the case. */
static int
call(char *format)
{
	char *argv[ARGS + 4] = { "rummy" };
	int argc = 1, status, in;

	load("args", args);
	if (format) {
		argv[argc++] = "-t";
		argv[argc++] = format;
	}
	for (char *a = strtok(args, "\n"); a && argc < ARGS + 3;
	    a = strtok(NULL, "\n"))
		argv[argc++] = a;
	in = open("stdin", O_RDONLY);
	if (in == -1)
		in = open("/dev/null", O_RDONLY);
	if (in == -1 || ftruncate(out, 0) || ftruncate(err, 0))
		exit(1);
	lseek(out, 0, SEEK_SET);
	lseek(err, 0, SEEK_SET);
	dup2(in, STDIN_FILENO);
	close(in);
	dup2(out, STDOUT_FILENO);
	dup2(err, STDERR_FILENO);
	optind = 0; /* getopt begins anew */
	status = rummy_main(argc, argv);
	dup2(home, STDOUT_FILENO);
	return status;
}

/* Has the text, other than in a comment, a record of this result? */
static bool
has(const char *text, const char *result)
{
	for (const char *s = text; (s = strstr(s, result)); s++) {
		const char *line = s;

		while (line > text && line[-1] != '\n')
			line--;
		if (*line != '#')
			return true;
	}
	return false;
}

/* What build-aux/run-cases says of the file "status". */
static int
expected_status(void)
{
	if (load("status", wanted))
		return atoi(wanted);
	load("stdout", wanted);
	return has(wanted, "=> error") ? 2 : has(wanted, "=> invalid");
}

/* path is DIRECTORY/RULESET/CASE/stdout or stdout.FORMAT. */
static void
try_case(char *path)
{
	char *file = strrchr(path, '/'), *dot = strchr(file, '.');
	int status;

	*file++ = '\0';
	if (chdir(path) == -1)
		exit(1);
	if (access("long", F_OK) == 0)
		return;
	status = call(dot ? dot + 1 : NULL);
	ok(same(out, file) && same(err, "stderr") &&
	    expected_status() == status, "%s %s", path, file);
}

int
main(int argc, char **argv)
{
	char pattern[PATH_MAX];
	glob_t found;

	if (argc != 2)
		return 2;
	out = temporary();
	err = temporary();
	home = dup(STDOUT_FILENO);
	snprintf(pattern, sizeof(pattern), "%s/*/*/stdout*", argv[1]);
	if (glob(pattern, 0, NULL, &found))
		return 1;
	for (size_t i = 0; i < found.gl_pathc; i++)
		try_case(found.gl_pathv[i]);
	globfree(&found);
	return tap_done();
}
