/*
 * What the fuzz targets share: memory in the place of descriptors, all rule
 * sets that ship, and one record judged, printed in every format and checked
 * for what must hold of every input.  A target is one LLVMFuzzerTestOneInput;
 * libFuzzer calls it, or replay.c with the inputs that are kept.
 */
#ifndef TARGET_H
#define TARGET_H

#include "report/emit.h"
#include "read/read.h"
#include "settle/referee.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* An exact copy, so that reading one byte too many shows; to be freed. */
char *exact_copy(const void *bytes, size_t n);

/* memory.c: descriptors that are only memory */

/*
 * From now on read(2) of the descriptor gives these bytes, step of them at a
 * time; 0: all that there is room for.  They must outlive the reading.
 */
void memory_file(int fd, struct text, size_t step);

/* broken.c: stop, because an input has shown that this does not hold. */
_Noreturn void broken(const char *what);

static inline void
require(bool holds, const char *what)
{
	if (!holds)
		broken(what);
}

/*
 * sets.c: every rule set alone, every option over each set it fits, and rules
 * at random (../oracle/draw.h).
 */

/*
 * The rules that the first line names; if there are none of that name, others,
 * but always the same.  Takes the line off the input.  They are never freed.
 */
struct context *take_context(struct text *input);

/* records.c */

struct input {
	struct text bytes;
	enum input_format format;
	struct context *context;
	bool explain, unicode, game;
	bool again;                   /* to explain, judge again, too */
	bool houses;                  /* with what other houses make of it */
	bool try_houses;              /* which must change nothing else */
	bool formats[FORMAT_HTML + 1]; /* to print it in */
	size_t step;                  /* of each read */
	bool across;                  /* from text to YAML and back, too */
	/* Called for every deal that was judged, or NULL. */
	void (*visit)(const struct deal *, const struct verdicts *);
};

/*
 * Judge it all and print it; what is printed as text or YAML must read back to
 * the same bytes.
 */
void try_input(const struct input *);
/*
 * How an input is read and printed, as all but the highest bit of a byte say;
 * always in the format, and in one more, or with other houses.
 */
void choose(struct input *, uint8_t, enum format);
/* What is printed of it in one format; to be freed. */
void print_input(const struct input *, enum format, struct buf *);
/*
 * A whole input of the fuzzer: the first byte says how it is read and printed,
 * then a line names rules; the rest is in the language, or in JSON where it
 * looks like that in the place of YAML.  There, a byte that no UTF-8 has (0xF8 to
 * 0xFF) stands for a document that the program writes: a hand, a table, an error,
 * with reasons and houses, or the sheet of a game.
 */
void try_records(const uint8_t *data, size_t size, enum input_format language,
    enum format);

/* invariants.c */

/* Abort if cards were lost or made, or a figure is beyond the rules. */
void check_verdicts(const struct deal *, const struct verdicts *);
/* Every number of the results is the sum of terms that were found for it. */
void check_sums(const struct deal *, const struct verdicts *,
    const struct why *);

#endif
