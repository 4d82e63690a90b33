/*
 * Owns rule files: which argument is one, reading it, up to a limit, and adding
 * it to the book.
 */
#include "rules/book.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "input/reader.h"

#define FILE_LIMIT 1048576

/* A file being read, and the one that extends it. */
struct reading {
	struct rulebook *book;
	const struct reading *child; /* NULL: the command line names it */
	dev_t device;
	ino_t inode;
};

static bool
ends_in(struct text t, const char *end)
{
	size_t len = strlen(end);

	return t.len > len && memcmp(t.s + t.len - len, end, len) == 0;
}

static bool
names_file(struct text t)
{
	return memchr(t.s, '/', t.len) || ends_in(t, ".yaml") ||
	    ends_in(t, ".yml");
}

/* A name without a slash or suffix means built-in rules first. */
static bool
is_file(struct rulebook *book, struct text argument, const char *path)
{
	struct stat st;

	if (names_file(argument))
		return true;
	return !rulebook_knows(book, argument) && stat(path, &st) == 0 &&
	    S_ISREG(st.st_mode);
}

static bool
read_all(int fd, struct buf *b, struct error *e)
{
	while (b->len <= FILE_LIMIT) {
		ssize_t n;

		buf_reserve(b, 65536);
		n = reader_read(fd, b->data + b->len, 65536);
		if (n < 0)
			return error_set(e, "rules", 0, 0, "%s",
			    strerror(errno));
		if (n == 0)
			return true;
		b->len += (size_t)n;
	}
	return error_set(e, "size", 0, 0, "a rule file has at most %d bytes",
	    FILE_LIMIT);
}

/* Is the file one of those that extend it, or are there too many of them? */
static bool
check_chain(const struct reading *r, struct error *e)
{
	int depth = 0;

	for (const struct reading *c = r->child; c; c = c->child) {
		if (!((c->device ^ r->device) | (c->inode ^ r->inode)))
			return error_set(e, "rules", 0, 0,
			    "the file extends itself in a circle");
		if (++depth > RULEBOOK_DEPTH)
			return error_set(e, "rules", 0, 0, "more than %d rule "
			    "files extend one another", RULEBOOK_DEPTH);
	}
	return true;
}

static bool
read_file(const char *path, struct reading *r, struct buf *b, struct error *e)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	struct stat st = { .st_dev = 0 };
	bool good;

	e->file = path;
	if (fd == -1)
		return error_set(e, "rules", 0, 0, "%s", strerror(errno));
	/* It cannot fail; if it did, the zeros would match no other file. */
	(void)fstat(fd, &st);
	r->device = st.st_dev;
	r->inode = st.st_ino;
	good = check_chain(r, e) && read_all(fd, b, e);
	close(fd);
	return good;
}

/*
 * The length of the argument's first part: a file's whole name, or up to a "+"
 * or comma.
 */
static size_t
part_length(const char *argument, struct arena *a)
{
	size_t plus = strcspn(argument, "+");
	struct stat st;

	if (stat(argument, &st) == 0)
		return strlen(argument);
	return stat(arena_copy(a, argument, plus), &st) == 0 ? plus :
	    strcspn(argument, "+,");
}

/* Into the book */

/* "dir/house.yaml" to "house" */
static struct text
name_of_file(const char *file)
{
	const char *slash = strrchr(file, '/');
	struct text t = text_of(slash ? slash + 1 : file);

	if (ends_in(t, ".yaml"))
		t.len -= 5;
	return t;
}

/* Fill what an error lacks that is in the file of this path; false. */
static bool
blame_file(const char *path, struct text yaml, struct error *e)
{
	e->file = path;
	tree_source(yaml, 1, 1, e);
	return false;
}

/* The file parsed, in the book's arena, or NULL. */
static struct entry_file *
parse_file(struct rulebook *b, struct text yaml, const char *file,
    struct error *e)
{
	struct text copy = arena_text(b->arena, yaml);
	const char *path = arena_copy(b->arena, file, strlen(file));
	struct entry_file *f = NULL;

	if (reader_whole(&copy, e))
		f = rulebook_parse(copy, path, name_of_file(path), b->arena, e);
	if (!f)
		blame_file(path, copy, e);
	return f;
}

/* Put f in its place if it can be used; otherwise restore the former file. */
static bool
add_file(struct rulebook *b, struct entry_file *f, struct text *name,
    struct error *e)
{
	struct rulebook before = *b;

	*name = f->name;
	if (rulebook_put(b, f, e) && rulebook_can_use(b, f, e))
		return true;
	*b = before;
	return blame_file(f->file, f->yaml, e);
}

bool
rulebook_add(struct rulebook *b, struct text yaml, const char *file,
    struct text *name, struct error *e)
{
	struct entry_file *f = parse_file(b, yaml, file, e);

	return f && add_file(b, f, name, e);
}

static bool load_file(struct rulebook *, const char *path,
    const struct reading *child, struct arena *, struct text *name,
    struct error *);

/* A path in a file is relative to the file. */
static const char *
path_beside(const char *file, struct text t, struct arena *a)
{
	const char *slash = strrchr(file, '/');
	struct buf b = { 0 };

	if (slash && t.s[0] != '/')
		buf_text(&b, (struct text){ file, (size_t)(slash - file) + 1 });
	buf_text(&b, t);
	return arena_buf(a, &b).s;
}

/*
 * Load the files among the parts of what f extends, which then names them as
 * the book does.
 */
static bool
load_parents(struct entry_file *f, const struct reading *r, struct arena *a,
    struct error *e)
{
	struct text extends = f->extends;
	struct buf names = { NULL, 0, 0 };
	bool good = true;

	while (good && extends.s) {
		struct text part = name_part(&extends);

		good = !names_file(part) || load_file(r->book,
		    path_beside(f->file, part, a), r, a, &part, e);
		buf_str(&names, names.len ? "+" : "");
		buf_text(&names, part);
	}
	f->extends = arena_buf(r->book->arena, &names);
	return good;
}

/* Add the file to the book, after the files that it extends. */
static bool
load_file(struct rulebook *book, const char *path, const struct reading *child,
    struct arena *a, struct text *name, struct error *e)
{
	struct reading r = { .book = book, .child = child };
	struct buf b = { 0 };
	struct entry_file *f = NULL;

	if (read_file(path, &r, &b, e))
		f = parse_file(book, buf_view(&b), path, e);
	buf_free(&b);
	return f && load_parents(f, &r, a, e) &&
	    add_file(book, f, name, e);
}

bool
load_rules(struct rulebook *book, const char *argument, struct arena *a,
    struct text *name, struct error *e)
{
	struct buf names = { NULL, 0, 0 };
	bool good = true;

	while (good) {
		size_t len = part_length(argument, a);
		const char *path = arena_copy(a, argument, len);
		struct text part = text_of(path);

		if (is_file(book, part, path)) {
			good = load_file(book, path, NULL, a, &part, e);
			if (good)
				e->file = NULL;
		}
		buf_text(&names, part);
		if (!argument[len])
			break;
		buf_char(&names, '+');
		argument += len + 1;
	}
	*name = arena_buf(a, &names);
	return good;
}
