/* Owns adding a rule file to the book: it is parsed, checked and named. */
#include "rules/book.h"

#include <string.h>

#include "input/reader.h"
#include "input/tree.h"
#include "rules/compose.h"
#include "rules/stated.h"

/* "dir/house.yaml" to "house" */
static struct text
name_of_file(const char *file)
{
	const char *slash = strrchr(file, '/');
	struct text t = text_of(slash ? slash + 1 : file);

	if (t.len > 5 && memcmp(t.s + t.len - 5, ".yaml", 5) == 0)
		t.len -= 5;
	return t;
}

static bool
are_known(struct rulebook *book, const struct file_names *names, bool any,
    struct error *e)
{
	for (size_t i = 0; i < names->n; i++) {
		if ((any && text_is(names->name[i], "any")) ||
		    rulebook_find(book, names->name[i], NULL, e))
			continue;
		e->line = names->at->line;
		e->column = names->at->column;
		return false;
	}
	return true;
}

/* Can the file be used: alone, or with a set that it fits? */
static bool
can_be_used(struct rulebook *book, const struct entry_file *f,
    struct arena *arena, struct error *e)
{
	struct compiling c = compose_start(book, arena, e);

	if (!are_known(book, &f->fits, true, e) ||
	    !are_known(book, &f->over, false, e) || !compose_file(&c, f) ||
	    !stated_by_file(&c, f))
		return false;
	/* An option need not make sense without the set it is laid over. */
	return f->option || compose_finish(&c, f->settings, f->count);
}

/* Put f in its place if it can be used; otherwise restore the former file. */
static bool
put_file(struct rulebook *book, struct entry_file *f, struct error *e)
{
	struct arena *scratch;
	bool good;

	if (!rulebook_put(book, f, e))
		return false;
	scratch = arena_create();
	good = can_be_used(book, f, scratch, e);
	arena_free(scratch);
	if (!good)
		rulebook_take(book, f);
	return good;
}

bool
rulebook_add_over(struct rulebook *b, struct text yaml, const char *file,
    struct text parent, struct text *name, struct error *e)
{
	struct arena *arena = rulebook_arena(b);
	struct text copy = arena_text(arena, yaml);
	const char *path = arena_copy(arena, file, strlen(file));
	struct entry_file *f = arena_alloc(arena, sizeof(*f));

	if (reader_whole(&copy, e) && rulebook_parse(copy, path,
	    name_of_file(path), arena, f, e)) {
		if (parent.s)
			f->extends = arena_text(arena, parent);
		if (put_file(b, f, e)) {
			*name = f->name;
			return true;
		}
	}
	e->file = path;
	tree_source(copy, 1, 1, e);
	return false;
}

bool
rulebook_add(struct rulebook *b, struct text yaml, const char *file,
    struct text *name, struct error *e)
{
	return rulebook_add_over(b, yaml, file, (struct text){ NULL, 0 }, name,
	    e);
}
