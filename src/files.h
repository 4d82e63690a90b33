/* The files of the command line, one after another. */
#ifndef FILES_H
#define FILES_H

#include "run.h"

/*
 * Judge all files of the options, under the run's book and context, and print
 * the results.  Fills in and frees the rest of the run; sets its status.
 */
void judge_files(struct run *);

#endif
