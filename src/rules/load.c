/* Decides which argument is a file, and reads it, up to a limit. */
#include "rules/load.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "input/reader.h"

#define FILE_LIMIT 1048576

static bool
ends_in(struct text t, const char *end)
{
	size_t len = strlen(end);

	return t.len > len && memcmp(t.s + t.len - len, end, len) == 0;
}

/* A name without a slash or suffix names what is built in first. */
static bool
is_file(struct rulebook *book, struct text argument, const char *path)
{
	struct stat st;

	if (memchr(argument.s, '/', argument.len) ||
	    ends_in(argument, ".yaml") || ends_in(argument, ".yml"))
		return true;
	return !rulebook_knows(book, argument) && stat(path, &st) == 0 &&
	    S_ISREG(st.st_mode);
}

/* Read the descriptor, at most one byte over the limit; -1: errno. */
static bool
read_all(int fd, struct buf *b)
{
	while (b->len <= FILE_LIMIT) {
		ssize_t n;

		buf_reserve(b, 65536);
		n = reader_read(fd, b->data + b->len, 65536);
		if (n <= 0)
			return n == 0;
		b->len += (size_t)n;
	}
	return true;
}

static bool
system_error(struct error *e, const char *path)
{
	e->file = path;
	return error_set(e, "rules", 0, 0, "%s", strerror(errno));
}

static bool
read_file(const char *path, struct buf *b, struct error *e)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC), saved;
	bool good;

	if (fd == -1)
		return system_error(e, path);
	good = read_all(fd, b);
	saved = errno;
	close(fd);
	errno = saved;
	if (!good)
		return system_error(e, path);
	e->file = path;
	if (b->len <= FILE_LIMIT)
		return true;
	return error_set(e, "size", 0, 0,
	    "a rule file has %d bytes at the most", FILE_LIMIT);
}

static bool
exists(const char *path)
{
	struct stat st;

	return stat(path, &st) == 0;
}

/*
 * The length of the argument's first part: a file's whole name, or up to a "+"
 * or comma.
 */
static size_t
part_length(const char *argument, struct arena *a)
{
	size_t plus = strcspn(argument, "+");

	if (exists(argument))
		return strlen(argument);
	return exists(arena_copy(a, argument, plus)) ? plus :
	    strcspn(argument, "+,");
}

/* Append the name of a part; a file is added to the book. */
static bool
load_part(struct rulebook *book, const char *path, struct buf *names,
    struct error *e)
{
	struct text name = text_of(path);
	struct buf b = { NULL, 0, 0 };
	bool good = true;

	if (is_file(book, name, path)) {
		buf_reserve(&b, 1);
		good = read_file(path, &b, e) && rulebook_add(book,
		    (struct text){ b.data, b.len }, path, &name, e);
	}
	if (good) {
		buf_text(names, name);
		e->file = NULL;
	}
	buf_free(&b);
	return good;
}

bool
load_rules(struct rulebook *book, const char *argument, struct arena *a,
    struct text *name, struct error *e)
{
	struct buf names = { NULL, 0, 0 };
	bool good = true;

	buf_reserve(&names, 1);
	while (good) {
		size_t len = part_length(argument, a);

		good = load_part(book, arena_copy(a, argument, len), &names, e);
		if (!argument[len])
			break;
		buf_char(&names, '+');
		argument += len + 1;
	}
	*name = arena_text(a, (struct text){ names.data, names.len });
	buf_free(&names);
	return good;
}
