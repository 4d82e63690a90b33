/*
 * Shares text and lines of JSON among threads, for -j.  The input is cut where
 * a record is known to end; each piece is judged by a thread with its own
 * solver, rules and output; the results are put together in the order of the
 * input, byte for byte as one job would print them.
 *
 * What a piece needs of those before it is guessed: the context in force, what
 * was printed, how many records there were.  If that proves wrong, the main
 * thread judges the piece again.  If a piece of JSON ends inside a value, as in
 * an array, one job goes on from the start of the piece.
 */
#ifndef JOBS_H
#define JOBS_H

#include "run.h"

struct jobs;

/*
 * jobs: how many threads judge, at least 2.  The run must outlive it.  No
 * thread is started before a file has a whole piece; if none can be, the run
 * goes on alone.
 */
struct jobs *jobs_create(size_t jobs, const struct run *);
void jobs_free(struct jobs *); /* or NULL */

/* Judge and print all records of a file of text or JSON, as run_reader does. */
void jobs_run(struct jobs *, struct run *, struct reader *, enum input_format);

#endif
