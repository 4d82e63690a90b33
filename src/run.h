/*
 * The loop: files to records to judgements to output.  Keeps going after bad
 * records and files that cannot be read, and keeps the status.
 */
#ifndef RUN_H
#define RUN_H

#include "deal/outcome.h"
#include "options.h"
#include "why/houses.h"

enum status { STATUS_VALID, STATUS_INVALID, STATUS_TROUBLE };

struct run {
	struct options options;
	struct context *context;
	struct solver *solver;
	struct again *again; /* with --explain, or NULL */
	struct emitter *emitter;
	struct sheet *sheet; /* of --game, or NULL */
	struct houses *houses; /* of --houses, or NULL */
	struct arena *arena; /* of one record */
	struct verdicts verdicts; /* of it too */
	struct lone lone;    /* a record on the short way */
	bool short_way;      /* nothing asked for stands against it */
	struct buf out;      /* not written yet */
	bool eager;          /* output is seen as it comes */
	bool checks;         /* what is as expected is well, whatever it is */
	bool unicode;        /* messages go to a terminal of UTF-8 */
	bool lost;           /* output could not be written: stop */
	bool said_unused; /* that -s sets what cannot act */
	size_t records;
	size_t met, unmet;   /* expectations, where they are checked */
	enum status status;
};

/* Tell it on standard error; the status is trouble. */
void run_say(struct run *, const struct error *);
/* The same of errno, about a file or whatever else stands before it. */
void run_say_errno(struct run *, const char *about);

/* Write out what is in out; on failure lost is set. */
void run_flush(struct run *);

/* Judge all files of the options under the context. */
void run_files(struct run *);

#endif
