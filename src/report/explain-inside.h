/*
 * The inside of the explanations: explain.c says what is the same in every game,
 * explain-table.c what it takes where melds lie on the table.
 */
#ifndef EXPLAIN_INSIDE_H
#define EXPLAIN_INSIDE_H

#include "report/emit-formats.h"

struct explaining {
	struct buf *b;
	const struct deal *deal;
	const struct verdicts *v;
	const struct seat *seat;
	const struct judgement *j;
	int index;  /* of the seat */
	enum card_style style;
	bool cited; /* was a rule named? */
};

/* Every line of a table says whose it is. */
void explain_start(struct explaining *);
void explain_end(struct explaining *);
/* " (rule run.ace is low)"; nothing without a key. */
void explain_cite(struct explaining *, const char *key);
/* ": JK stands for 4H", "" without jokers */
void explain_jokers(struct explaining *, const struct meld *);
/* " is a set: JK stands for 4H", or why it is none. */
void explain_meld(struct explaining *, const struct meld *);

/* Groups of a seat are counted through, those on the table first. */
int explain_number(const struct explaining *, int group);
/* ", 15 points" of a meld, where melds are counted. */
void explain_worth(struct explaining *, const struct meld *);
void explain_on_table(struct explaining *);
/* What the round asks for, of a hand that is to meet it. */
void explain_contract(struct explaining *);
/* Where cards laid off went, and what the melds there are then. */
void explain_layoffs(struct explaining *);
/* What points come from where they are not what is left in the hand. */
void explain_table_points(struct explaining *);
/* Is it a hand that was held at a table to the end?  What could have been laid. */
bool explain_is_held(const struct explaining *);
void explain_held(struct explaining *);
/* The better arrangement, and what it counts. */
void explain_laid_better(struct explaining *);

#endif
