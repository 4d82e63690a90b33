/*
 * How much work one record may take, in steps of some microseconds.  A hand far
 * beyond play, which needs more, is refused as too large, so that it does not
 * hold up the records after it.  The limit never changes an answer.
 */
#ifndef EFFORT_H
#define EFFORT_H

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct effort {
	long steps;    /* left; below 0: one was refused */
	size_t states; /* one search may keep at a time, 48 bytes each */
};

/* What one record may take, and no limit. */
#define EFFORT_MOST ((struct effort){ 1200000, 1200000 })
#define EFFORT_UNLIMITED ((struct effort){ LONG_MAX, SIZE_MAX })

/* Take this many steps, at least 1; false if fewer are left. */
static inline bool
effort_take(struct effort *e, long steps)
{
	e->steps = e->steps >= steps ? e->steps - steps : -1;
	return e->steps >= 0;
}

/* Take a step; false if none is left. */
static inline bool
effort_step(struct effort *e)
{
	return effort_take(e, 1);
}

/* Take a step of a search that keeps that many states; false if too many. */
static inline bool
effort_keep(struct effort *e, size_t states)
{
	if (states >= e->states)
		e->steps = 0;
	return effort_step(e);
}

/* Was a step refused? */
static inline bool
effort_is_spent(const struct effort *e)
{
	return e->steps < 0;
}

#endif
