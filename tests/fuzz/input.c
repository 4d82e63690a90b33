/*
 * Fuzz target for the input languages.  The first byte chooses language, rules
 * and whether to explain; the rest is the input, read through a pipe.  It is
 * judged and printed in every format, and what was printed as text or YAML must
 * read back to the same bytes.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "emit.h"
#include "read-text.h"
#include "read-yaml.h"
#include "referee.h"

#define INPUT_MAX 20000 /* fits a pipe, also when printed at length */
#define PIPE_MAX 60000

static const char *const rule_names[] = { "gin", "gin+oklahoma+big-gin",
	"rummycircle", "deccan" };

struct target {
	struct rulebook *book;
	struct solver *solver;
	struct arena *arena;
	struct context *contexts[countof(rule_names)];
};

static void
set_up(struct target *t)
{
	struct error e = { 0 };

	t->book = rulebook_create();
	t->solver = solver_create();
	t->arena = arena_create();
	for (size_t i = 0; i < countof(rule_names); i++) {
		t->contexts[i] = context_create(t->book, text_of(rule_names[i]),
		    NULL, 0, &e);
		assert(t->contexts[i]);
	}
}

/* The read end of a pipe that holds the bytes, or -1 if they do not fit. */
static int
pipe_of(const char *bytes, size_t n)
{
	int ends[2];

	if (n > PIPE_MAX || pipe(ends) == -1)
		return -1;
	if (write(ends[1], bytes, n) != (ssize_t)n)
		abort();
	close(ends[1]);
	return ends[0];
}

static void
judge_records(struct target *t, struct reader *reader, struct context *context,
    enum input_format from, bool explain, struct emitter *emitter)
{
	bool is_text = from == INPUT_TEXT;
	struct text_reader *text = is_text ?
	    text_reader_create(reader, context) : NULL;
	struct tree_reader *tree = is_text ? NULL :
	    tree_reader_create(reader, context,
	    from == INPUT_JSON ? LANGUAGE_JSON : LANGUAGE_YAML);
	struct record record;
	enum record_kind kind;

	do {
		struct verdicts v;

		arena_reset(t->arena);
		kind = is_text ? read_text(text, t->arena, &record) :
		    read_tree(tree, t->arena, &record);
		if (kind == RECORD_DEAL) {
			judge_deal(t->solver, &record.deal, explain, t->arena,
			    &v);
			emit_deal(emitter, &record, &v);
		} else if (kind == RECORD_BAD) {
			emit_bad(emitter, &record);
		} else if (kind == RECORD_NOTE) {
			emit_note(emitter, &record);
		}
	} while (kind != RECORD_END && kind != RECORD_TROUBLE);
	text_reader_free(text);
	tree_reader_free(tree);
}

/* The bytes judged and printed; false if they are too many. */
static bool
print(struct target *t, const char *bytes, size_t n, struct context *context,
    enum input_format from, enum format to, bool explain, struct buf *out)
{
	struct emit_options options = { .format = to, .explain = explain,
		.defaults = context_default(context) };
	struct emitter *emitter;
	struct reader *reader;
	int fd = pipe_of(bytes, n);

	if (fd == -1)
		return false;
	out->len = 0;
	buf_reserve(out, 1);
	emitter = emitter_create(&options, out);
	reader = reader_create(fd, "-");
	emit_file(emitter, "-");
	judge_records(t, reader, context, from, explain, emitter);
	emit_end(emitter);
	reader_free(reader);
	emitter_free(emitter);
	close(fd);
	return true;
}

/* What is printed in this language reads back to the same bytes. */
static void
check_closure(struct target *t, const char *bytes, size_t n,
    struct context *context, enum input_format from, enum input_format language,
    enum format to, bool explain)
{
	struct buf once = { 0 }, twice = { 0 };

	if (print(t, bytes, n, context, from, to, explain, &once) &&
	    print(t, once.data, once.len, context, language, to, explain,
	    &twice))
		assert(once.len == twice.len &&
		    memcmp(once.data, twice.data, once.len) == 0);
	buf_free(&once);
	buf_free(&twice);
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static const enum input_format languages[] = { INPUT_TEXT, INPUT_TEXT,
		INPUT_YAML, INPUT_JSON };
	static const enum format reports[] = { FORMAT_TSV, FORMAT_JSON,
		FORMAT_TAP };
	static struct target t;
	struct context *context;
	enum input_format from;
	struct buf out = { 0 };
	bool explain;
	char *bytes;

	if (!t.book)
		set_up(&t);
	if (size < 1 || size > INPUT_MAX)
		return 0;
	from = languages[data[0] & 3];
	context = t.contexts[data[0] >> 2 & 3];
	explain = data[0] >> 4 & 1;
	/* An exact copy, so that reading one byte too many shows. */
	bytes = malloc(size);
	memcpy(bytes, data + 1, size - 1);
	check_closure(&t, bytes, size - 1, context, from, INPUT_TEXT,
	    FORMAT_TEXT, explain);
	check_closure(&t, bytes, size - 1, context, from, INPUT_YAML,
	    FORMAT_YAML, explain);
	for (size_t i = 0; i < countof(reports); i++)
		print(&t, bytes, size - 1, context, from, reports[i], explain,
		    &out);
	buf_free(&out);
	free(bytes);
	return 0;
}
