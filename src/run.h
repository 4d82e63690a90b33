/*
 * The loop from records to judgements to output.  It goes on after bad records
 * and keeps the exit status.
 */
#ifndef RUN_H
#define RUN_H

#include "deal/outcome.h"
#include "options.h"
#include "read/read.h"
#include "report/emit.h"
#include "why/houses.h"

enum status { STATUS_VALID, STATUS_INVALID, STATUS_TROUBLE };

#define SAID_MAX 20 /* errors of a file that are reported */

/* What records came to. */
struct so_far {
	enum status status;
	size_t met, unmet;   /* expectations, where they are checked */
	size_t said, hidden; /* errors in records of the file, up to SAID_MAX; more */
	size_t odd;          /* hands of a wrong number of cards in the file */
	struct error first_odd; /* what to say of the first of them */
	bool said_unused;    /* reported that -s sets what cannot act */
};

struct run {
	struct options options;
	struct rulebook *book;
	struct text name;    /* of the rules of the command line, in the book */
	struct jobs *jobs;   /* of -j, or NULL */
	struct buf *told;    /* where messages and output are kept, or NULL */
	struct context *context;
	struct solver *solver;
	struct again *again; /* with --explain, or NULL */
	struct emitter *emitter;
	struct sheet *sheet; /* of --game, or NULL */
	struct arena *kept;  /* of the next, or NULL */
	const struct held *held; /* what the game is held to, or NULL */
	struct houses *houses; /* of --houses, or NULL */
	struct arena *arena; /* of one record */
	struct verdicts verdicts; /* of it too */
	struct lone lone;    /* the record on the short way */
	struct judgement judged; /* and its result */
	bool short_way;      /* no option prevents it */
	struct buf out;      /* not written yet */
	bool eager;          /* flush after every record */
	bool checks;         /* an expected result is good, whatever it is */
	bool mute;           /* no record is printed */
	bool unicode;        /* messages may have UTF-8 */
	bool lost;           /* output could not be written: stop */
	bool said_cards;     /* reported that a card is not a file */
	size_t records;
	struct so_far so_far;
};

/* Report it on standard error: a warning. */
void run_tell(const struct run *, const struct error *);
/* Report the error on standard error; the status becomes 2. */
void run_say(struct run *, const struct error *);
/* The same for errno; about: a file's name, or what failed. */
void run_say_errno(struct run *, const char *about);

/* Print the game of all deals, and hold it to what is expected of it. */
void run_game(struct run *);

/* Write out and empty the buffer, or that of the run; on failure sets lost. */
void run_write(struct run *, struct buf *);
void run_flush(struct run *);

/*
 * All records of the reader.  Text goes on from the state, which becomes that
 * after it.  A failed read is reported.
 */
void run_reader(struct run *, struct reader *, enum input_format,
    struct text_state *);

/*
 * Judge all files of the options, under the run's book and context, and print
 * the results.  Fills in and frees the rest of the run; sets its status.  In
 * files.c.
 */
void judge_files(struct run *);

#endif
