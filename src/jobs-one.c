/*
 * In the place of jobs.c where there are no threads (configure
 * --disable-threads): one job judges everything, whatever -j asks for.
 */
#include "jobs.h"

#include <assert.h>

struct jobs *
jobs_create(size_t jobs, const struct run *run)
{
	(void)jobs;
	(void)run;
	return NULL;
}

void
jobs_free(struct jobs *j)
{
	(void)j;
}

void
jobs_run(struct jobs *j, struct run *r, struct reader *reader,
    enum input_format format)
{
	(void)j;
	(void)r;
	(void)reader;
	(void)format;
	assert(!"there are no jobs");
}
