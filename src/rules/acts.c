/* Owns when a key can act: what the column "acts" of the key table means. */
#include "rules/acts.h"

#include <string.h>

#include "cards/notation.h"
#include "rules/table.h"

#define TESTS_MAX 640
#define LONG 200   /* of what a message says of when a key acts */
#define DEPTH 3    /* keys on which keys depend on which a key depends */

struct test {
	unsigned char key;
	bool not;      /* it is "!=" */
	bool last;     /* the last test of its condition */
	short value;   /* a number, a rank, or one of those above */
};

struct acts {
	struct test tests[TESTS_MAX];
	unsigned short first[RULE_KEYS + 1]; /* each key's first test */
	struct rules defaults; /* the values of keys that cannot act */
};

/* A test as it is written, and how it is joined to the one before it. */
struct written {
	enum rule_key key;
	bool not;
	struct text value;
	char before; /* '\0': the first; ' ', '/' or '|' */
};

/* Read the next test of the text, moving past it; false at the end. */
static bool
next_test(const char **s, struct written *t)
{
	bool first = t->before == '\0' && !t->value.s;

	if (!**s)
		return false;
	t->before = first ? '\0' : *(*s)++;
	if (t->before != '|') {
		size_t len = strcspn(*s, "!=");

		t->key = rules_key_find((struct text){ *s, len });
		*s += len;
		t->not = **s == '!';
		*s += t->not + 1;
	}
	t->value = (struct text){ *s, strcspn(*s, " /|") };
	*s += t->value.len;
	return true;
}

/* The value of a test as a number. */
static int
number_of(const struct written *t, struct rules *scratch, struct error *ignored)
{
	const struct row *row = &rules_rows[t->key];

	if (row->kind == ROW_STEPS)
		return text_is(t->value, "complete"); /* 0: empty */
	if (row->kind != ROW_NUMBER)
		return rank_of(t->value); /* 0, none, if it says empty */
	/* The words in a test are words of the row. */
	(void)row_set(row, scratch, t->value, ignored);
	return row_number(row, scratch);
}

struct acts *
acts_create(struct arena *arena)
{
	struct acts *a = arena_alloc(arena, sizeof(*a));
	struct rules scratch;
	struct error ignored = { .code = NULL };
	size_t n = 0;

	for (size_t k = 0; k < RULE_KEYS; k++)
		row_reset(&rules_rows[k], &a->defaults);
	for (size_t k = 0; k < RULE_KEYS; k++) {
		struct written t = { .before = '\0' };
		const char *s = rules_rows[k].acts;

		a->first[k] = (unsigned short)n;
		while (next_test(&s, &t)) {
			assert(t.key < RULE_KEYS && n < TESTS_MAX);
			a->tests[n++] = (struct test){ (unsigned char)t.key,
				t.not, *s == ' ' || !*s,
				(short)number_of(&t, &scratch, &ignored) };
		}
	}
	a->first[RULE_KEYS] = (unsigned short)n;
	return a;
}

static int failing(const struct rules *, enum rule_key, int depth);

/*
 * A key that cannot act itself is tested as its default; not the one that is
 * asked about, which may act by its own value.
 */
static const struct rules *
tested(const struct rules *r, enum rule_key key, enum rule_key asked, int depth)
{
	return depth && key != asked && failing(r, key, depth - 1) >= 0 ?
	    &r->acts->defaults : r;
}

static bool
holds(const struct rules *r, const struct test *t, enum rule_key asked,
    int depth)
{
	const struct row *row = &rules_rows[t->key];
	const struct rules *as = tested(r, (enum rule_key)t->key, asked, depth);
	const void *at = (const char *)as + row->offset;
	bool is;

	if (row->kind == ROW_NUMBER) {
		is = *(const int *)at == t->value;
	} else if (!t->value) {
		is = row_same(row, as, &r->acts->defaults); /* empty */
	} else if (row->kind == ROW_RANKS) {
		is = *(const unsigned *)at >> t->value & 1;
	} else {
		const struct steps *steps = at; /* complete */

		is = steps->n && steps->from[0] == row->from;
	}
	return is != t->not;
}

/* The first test of the first condition that fails, or -1. */
static int
failing(const struct rules *r, enum rule_key key, int depth)
{
	const struct acts *a = r->acts;
	int first = a->first[key];
	bool met = false;

	for (int i = first; i < a->first[key + 1]; i++) {
		met = met || holds(r, &a->tests[i], key, depth);
		if (!a->tests[i].last)
			continue;
		if (!met)
			return first;
		met = false;
		first = i + 1;
	}
	return -1;
}

bool
acts_under(const struct rules *r, enum rule_key key)
{
	return failing(r, key, DEPTH) < 0;
}

const enum rule_key acts_vital[ACTS_VITAL] = { RULE_wild_printed,
	RULE_same_min, RULE_declare_pairs, RULE_declare_wilds };

enum rule_key
acts_obstacle(const struct rules *r, enum rule_key key)
{
	return (enum rule_key)r->acts->tests[failing(r, key, DEPTH)].key;
}

bool
acts_is_default(const struct rules *r, enum rule_key key)
{
	return row_same(&rules_rows[key], r, &r->acts->defaults);
}

void
acts_settle(struct rules *r)
{
	for (enum rule_key k = 0; k < RULE_KEYS; k++)
		r->acting[k] = acts_under(r, k);
	r->lost = 0;
	for (int i = 0; i < ACTS_VITAL; i++)
		if (!r->acting[acts_vital[i]] &&
		    !acts_is_default(r, acts_vital[i]))
			r->lost |= 1u << i;
	for (enum rule_key k = 0; k < RULE_KEYS; k++)
		if (!r->acting[k])
			row_reset(&rules_rows[k], r);
}

/* In words */

static void
say_test(const struct written *t, struct buf *b)
{
	bool ranks = rules_rows[t->key].kind == ROW_RANKS &&
	    !text_is(t->value, "empty");

	if (t->before != '|') {
		buf_str(b, rules_rows[t->key].name);
		buf_str(b, ranks ? " has " : " is ");
		buf_str(b, t->not ? ranks ? "no " : "not " : "");
	}
	buf_text(b, t->value);
}

/* Append the key's tests from number from to number last, in words. */
static void
say_tests(enum rule_key key, int from, int last, struct buf *b)
{
	struct written t = { .before = '\0' };
	const char *s = rules_rows[key].acts;

	for (int i = 0; i <= last && next_test(&s, &t); i++) {
		if (i > from)
			buf_str(b, t.before == ' ' ? ", and " : " or ");
		if (i >= from)
			say_test(&t, b);
	}
}

void
rules_key_acts_when(enum rule_key key, struct buf *b)
{
	say_tests(key, 0, TESTS_MAX, b);
}

/* "it is penalty", or with names if refused depends on several keys. */
static void
say_here(const struct rules *r, enum rule_key refused, enum rule_key key,
    bool one, struct buf *b)
{
	size_t start;

	buf_str(b, one ? "it" : rules_rows[key].name);
	buf_str(b, " is ");
	start = b->len;
	row_print(&rules_rows[key], tested(r, key, refused, DEPTH), b);
	if (b->len == start)
		buf_str(b, "empty");
}

void
acts_refusal(const struct rules *r, enum rule_key key, struct buf *b)
{
	const struct test *tests = r->acts->tests;
	int first = failing(r, key, DEPTH), last = first, keys = 1;
	int own = r->acts->first[key];
	size_t start;
	bool one = true;

	for (int i = own; i < r->acts->first[key + 1]; i++)
		one = one && tests[i].key == tests[first].key;
	for (; !tests[last].last; last++)
		keys += tests[last + 1].key != tests[last].key;
	buf_str(b, rules_rows[key].name);
	buf_str(b, " acts only where ");
	start = b->len;
	rules_key_acts_when(key, b);
	if (b->len - start > LONG) { /* then only what is not so */
		b->len = start;
		say_tests(key, first - own, last - own, b);
	}
	buf_str(b, "; here ");
	if (keys > 2) {
		buf_str(b, "none of these holds");
		return;
	}
	say_here(r, key, (enum rule_key)tests[first].key, one, b);
	if (keys > 1) {
		buf_str(b, " and ");
		say_here(r, key, (enum rule_key)tests[last].key, one, b);
	}
}
