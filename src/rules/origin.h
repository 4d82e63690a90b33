/* Who gave a key its value; rules_origin is in rules.h. */
#ifndef ORIGIN_H
#define ORIGIN_H

#include "rules/rules.h"

/* No key was given a value, and no rule set is the root. */
void origins_reset(struct rules *);

/* "gin, Wikipedia ...", as far as it has them. */
void origin_print(struct buf *, const struct origin *);

/* The context or the command line; as long as the program. */
const struct origin *origin_over(enum rules_from);

#endif
