/*
 * Fuzz target of the command line: the whole program, called as a function.
 * The input is arguments, one a line, to an empty line; then what stands on
 * standard input and in every file that it opens; after a form feed, what
 * stands in files named like rule files.
 *
 * Owns what the program sees of the system: while an input is tried, open,
 * close and write are replaced by functions that know only memory.
 */
#define _GNU_SOURCE /* NOLINT(bugprone-reserved-identifier): for syscall */
#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <stdarg.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "run.h"
#include "target.h"

#define ARGS_MAX 32
#define FD 1001

int rummy_main(int argc, char **argv);

static struct {
	bool on;            /* an input is being tried */
	struct text input, rules;
	struct buf out, err;
} world;

/* The system */

int
open(const char *path, int flags, ...)
{
	size_t len = strlen(path);
	va_list args;
	int mode;

	va_start(args, flags);
	mode = flags & O_CREAT ? va_arg(args, int) : 0;
	va_end(args);
	if (!world.on)
		return (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
	require((flags & O_ACCMODE) == O_RDONLY && !(flags & O_CREAT),
	    "the program opens to read only");
	if (*path == '/' || !*path) {
		errno = ENOENT;
		return -1;
	}
	memory_file(FD, len > 5 && strcmp(path + len - 5, ".yaml") == 0 ?
	    world.rules : world.input, 0);
	return FD;
}

int
close(int fd)
{
	return world.on ? 0 : (int)syscall(SYS_close, fd);
}

ssize_t
write(int fd, const void *bytes, size_t n)
{
	if (!world.on)
		return syscall(SYS_write, fd, bytes, n);
	require(fd == STDOUT_FILENO || fd == STDERR_FILENO,
	    "the program writes to standard output and error only");
	buf_add(fd == STDOUT_FILENO ? &world.out : &world.err, bytes, n);
	return (ssize_t)n;
}

/* The arguments */

struct arguments {
	int count;
	char *list[ARGS_MAX + 2];
};

static void
add_argument(struct arguments *a, struct text t)
{
	char *s = util_alloc(t.len + 1); /* no byte more: overreads show */

	memcpy(s, t.s, t.len);
	s[t.len] = '\0';
	a->list[a->count++] = s;
	a->list[a->count] = NULL;
}

/* Take the lines up to the empty one off the input. */
static void
take_arguments(struct text *rest, struct arguments *a)
{
	add_argument(a, TEXT("rummy"));
	while (rest->len) {
		const char *lf = memchr(rest->s, '\n', rest->len);
		size_t len = lf ? (size_t)(lf - rest->s) : rest->len;
		struct text line = { rest->s, len };

		*rest = text_skip(*rest, lf ? len + 1 : len);
		if (!len)
			return;
		if (a->count <= ARGS_MAX)
			add_argument(a, line);
	}
}

/* The program; what it wrote is in out and err. */
static int
call(const struct arguments *a, struct text input)
{
	char *list[ARGS_MAX + 2]; /* getopt puts them in another order */
	int status;

	memcpy(list, a->list, sizeof(list));
	world.out.len = world.err.len = 0;
	memory_file(STDIN_FILENO, input, 0);
	optind = 0; /* getopt begins anew */
	world.on = true;
	status = rummy_main(a->count, list);
	world.on = false;
	require(status >= STATUS_VALID && status <= STATUS_TROUBLE,
	    "the exit status is 0, 1 or 2");
	return status;
}

/* Is what this command line prints to be read by the same command line? */
static bool
is_closed(const struct arguments *a, struct options *o)
{
	char *list[ARGS_MAX + 2];
	struct error e = { .code = NULL };

	memcpy(list, a->list, sizeof(list));
	optind = 0;
	return options_parse(o, a->count, list, &e) && o->task == TASK_JUDGE &&
	    o->nfiles == 0 && !o->to.check && !o->quiet &&
	    o->color != CHOICE_YES &&
	    ((o->to.format == FORMAT_TEXT && o->from == INPUT_TEXT) ||
	    (o->to.format == FORMAT_YAML && o->from == INPUT_YAML));
}

static void
try_arguments(const struct arguments *a, struct text input)
{
	struct buf once = { NULL, 0, 0 };
	struct options o;
	int status = call(a, input);

	buf_add(&once, world.out.data, world.out.len);
	/* Of a file that is refused whole nothing is printed. */
	if (is_closed(a, &o) && (once.len > 0 || status == 0)) {
		require(call(a, buf_view(&once)) == status,
		    "what is printed has the same status when it is read");
		require(once.len == world.out.len && memcmp(once.data,
		    world.out.data, once.len) == 0,
		    "what is printed is printed again");
	} else if (o.quiet && o.task == TASK_JUDGE) {
		require(!once.len, "quiet prints nothing");
	}
	buf_free(&once);
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct text rest = { (const char *)data, size };
	struct arguments a = { .count = 0 };
	const char *feed;
	char *bytes;

	buf_reserve(&world.out, 1);
	take_arguments(&rest, &a);
	bytes = exact_copy(rest.s, rest.len);
	world.input = (struct text){ bytes, rest.len };
	feed = rest.len ? memchr(bytes, '\f', rest.len) : NULL;
	if (feed) {
		world.input.len = (size_t)(feed - bytes);
		world.rules = text_skip(rest, world.input.len + 1);
	} else {
		world.rules = TEXT("");
	}
	try_arguments(&a, world.input);
	for (int i = 0; i < a.count; i++)
		free(a.list[i]);
	free(bytes);
	return 0;
}
