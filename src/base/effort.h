/*
 * How much work one record may take, in steps of some microseconds.  A hand
 * that needs a hundred times what the worst in play needs is refused as too
 * large, so that it does not hold up the records after it.  It never changes an
 * answer.
 */
#ifndef EFFORT_H
#define EFFORT_H

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct effort {
	long steps;    /* left; below 0: too few */
	size_t states; /* one search may keep at a time, 40 bytes each */
};

/* Of a record. */
#define EFFORT_MOST ((struct effort){ 1000000, 30000 })
#define EFFORT_UNLIMITED ((struct effort){ LONG_MAX, SIZE_MAX })

/* Take a step; false if none is left. */
static inline bool
effort_step(struct effort *e)
{
	if (e->steps > 0) {
		e->steps--;
		return true;
	}
	e->steps = -1;
	return false;
}

/* The same for a search that keeps that many states. */
static inline bool
effort_keep(struct effort *e, size_t states)
{
	if (states >= e->states)
		e->steps = 0;
	return effort_step(e);
}

static inline bool
effort_is_spent(const struct effort *e)
{
	return e->steps < 0;
}

#endif
