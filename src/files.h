/* The files of the command line, one after another. */
#ifndef FILES_H
#define FILES_H

#include "run.h"

/* Judge all files of the options under the context, and print what ends it. */
void judge_files(struct run *);

#endif
