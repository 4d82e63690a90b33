/* Reads and prints the text after "=>": results and expectations. */
#ifndef OUTCOME_H
#define OUTCOME_H

#include "deal/deal.h"

/* A hand from read_lone by judge_lone to emit_lone; nothing is expected. */
struct lone {
	const struct rules *rules;
	bool own_context; /* as in struct deal */
	struct seat seat; /* zero but for kind, verb, cards and its place */
};

/*
 * Read "ready deadwood=1" from byte from on; the error word is a slice of it.
 * False: e is filled, code "expect", its column in the line.
 */
bool outcome_parse(struct text line, size_t from, struct outcome *,
    struct error *);

/* The offset of the last "=>" of the line; SIZE_MAX if there is none. */
size_t outcome_arrow(struct text line);

/* Append the text after "=> ": "ready deadwood=1 points=1". */
void outcome_print(struct buf *, const struct outcome *);

/* Append the word of the error, or those of the codes, with between between. */
void outcome_why(struct buf *, const struct outcome *, const char *between);

/* The parts of an expectation, and their names. */
enum outcome_part { PART_VERDICT, PART_DEADWOOD, PART_POINTS, PART_WON, PART_WHY, PARTS };
extern const char *const outcome_parts[PARTS];

/* The parts of the expectation that the outcome misses, as bits. */
unsigned outcome_missed(const struct outcome *, const struct outcome *expect);

#endif
