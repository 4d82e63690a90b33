/* The checks of claims, and the verdict. */
#ifndef CHECKS_H
#define CHECKS_H

#include "judge/judgement.h"

/*
 * Judge the shown cards, once lay-offs have their places: sets verdict,
 * findings and is_out.  False if the groups shown cannot be laid on the table,
 * so that their cards count.
 */
bool judge_claim(struct judging *);

#endif
