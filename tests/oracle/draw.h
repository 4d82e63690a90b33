/*
 * Rules at random, from the key table itself, and records that fit them:
 * combinations that no one thought of.  All of it is text, as a user would type
 * it.
 */
#ifndef DRAW_H
#define DRAW_H

#include "random.h"
#include "rules/context.h"

/* The source of chance: bytes while there are any, then random numbers. */
struct source {
	struct random random;
	const uint8_t *bytes;
	size_t left;
};

/*
 * A number in [0, bound); bound at least 1.  One call to an expression: their
 * order decides what is drawn, and C leaves it to the compiler.
 */
int draw_below(struct source *, int bound);

/* True once in n times. */
static inline bool
draw_once_in(struct source *s, int times)
{
	return draw_below(s, times) == 0;
}

#define DRAW_KEYS 6    /* keys stated at most, facts aside */
#define DRAW_SETTINGS (DRAW_KEYS + 8)

/* Rules as a context states them. */
struct drawn_rules {
	char name[100];
	char keys[DRAW_SETTINGS][32], values[DRAW_SETTINGS][64];
	struct setting settings[DRAW_SETTINGS];
	size_t n;
	const struct rules *rules; /* those of the context, compiled */
	int refused; /* statements that the program did not take */
};

/* Every rule set and option that can be named; the context's are plain gin. */
struct drawer {
	struct rulebook *book;
	struct context *context;
	char (*sets)[64], (*options)[64];
	int nsets, noptions;
};

struct drawer *drawer_create(void);
void drawer_free(struct drawer *);

/*
 * A rule set, sometimes with options, one to six keys with any value, and the
 * facts that these rules need or may have.  Refused parts are left out again.
 * False: nothing of it can be used.
 */
bool draw_rules(struct drawer *, struct source *, struct drawn_rules *);

/* The rules so far; NULL if the program refuses their name. */
const struct rules *drawn_compile(struct drawer *, struct drawn_rules *);

/* The facts that the rules so far need, and others at times. */
void draw_facts(struct drawer *, struct source *, struct drawn_rules *);

/*
 * State the key; false, and the rules are as before, if the program refuses
 * that or it is stated already.
 */
bool drawn_state(struct drawer *, struct drawn_rules *, const char *key,
    const char *value);

/* "[gin+oklahoma knock.limit=3]" */
void drawn_context(const struct drawn_rules *, struct buf *);

/*
 * Records that fit the rules, without a context, each with its line end: lone
 * hands and claims, and tables with a blank line after them.
 */
void draw_records(struct source *, const struct rules *, int n, struct buf *);

#endif
