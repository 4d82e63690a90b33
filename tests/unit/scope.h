/* Rules of a context, for tests without context lines. */
#ifndef SCOPE_H
#define SCOPE_H

#include "rules/context.h"

/* As scope_text, where no line is in force. */
static inline const struct rules *
context_text(struct context *c, struct brackets own, struct error *e)
{
	struct scope s = { .context = c };
	const struct rules *r = scope_text(&s, own, e);

	scope_free(&s);
	return r;
}

#endif
