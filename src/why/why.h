/* What decided a deal, for --explain and the data of JSON and YAML. */
#ifndef WHY_H
#define WHY_H

#include "why/again.h"
#include "why/finding.h"

/*
 * What decided this judged deal; with again also what was doubted and what
 * would mend it: solver and arena are those it was judged with,
 * where the findings live as long as its verdicts.
 */
void why_find(struct why *, struct again *, struct solver *,
    const struct deal *, const struct verdicts *, struct arena *);

#endif
