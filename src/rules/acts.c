/* Owns when a key can act: what the column "acts" of the key table means. */

#include <string.h>

#include "cards/notation.h"
#include "rules/table.h"

#define TESTS_MAX 640
#define LONG 200   /* of what a message says of when a key acts */
#define EMPTY 0

struct test {
	const char *text; /* of this test and those after it */
	unsigned char key;
	bool not;      /* it is "!=" or "!~" */
	bool last;     /* the last test of its condition */
	short value;   /* a number or a rank; EMPTY, or of steps 1: complete */
};

struct acts {
	struct test tests[TESTS_MAX];
	const struct test *first[RULE_KEYS + 1]; /* each key's first test */
	struct rules defaults; /* the values of keys that cannot act */
};

/* The value of a test as a number. */
static short
number_of(const struct row *row, struct text value)
{
	int n = 0;

	if (row->kind == ROW_STEPS)
		n = text_is(value, "complete");
	else if (row->kind != ROW_NUMBER)
		n = rank_of(value);
	else /* the words in a test are words of the row */
		(void)row_read(row, value, &n);
	return (short)n;
}

/* Read a key's tests to the place from t on; returns the end of them. */
static struct test *
read_tests(const char *s, struct test *t)
{
	const struct row *row = NULL;
	bool differs = false;

	for (; *s; t++) {
		struct text value;

		t->text = s;
		if (!row || s[-1] != '|') {
			size_t len = strcspn(s, "!=~");

			row = row_find((struct text){ s, len });
			assert(row);
			differs = s[len] == '!';
			s += len + differs + 1;
		}
		value = (struct text){ s, strcspn(s, " /|") };
		s += value.len;
		t->key = (unsigned char)(row - rules_rows);
		t->not = differs;
		t->value = number_of(row, value);
		t->last = *s == ' ' || !*s;
		s += *s != '\0';
	}
	return t;
}

struct acts *
acts_create(struct arena *arena)
{
	struct acts *a = arena_alloc(arena, sizeof(*a));
	struct test *end = a->tests;

	rows_reset(&a->defaults);
	for (size_t k = 0; k < RULE_KEYS; k++) {
		a->first[k] = end;
		end = read_tests(rules_rows[k].acts, end);
	}
	a->first[RULE_KEYS] = end;
	assert(end <= a->tests + TESTS_MAX);
	return a;
}

/*
 * A key that cannot act itself is tested as its default; not the one that is
 * asked about, which may act by its own value.
 */
static const struct rules *
tested(const struct rules *r, enum rule_key key, enum rule_key asked)
{
	return r->acting[key] || key == asked ? r : &r->acts->defaults;
}

static bool
holds(const struct rules *r, const struct test *t, enum rule_key asked)
{
	const struct row *row = &rules_rows[t->key];
	const struct rules *as = tested(r, (enum rule_key)t->key, asked);
	const void *at = row_value(row, as);
	const struct steps *steps = at;
	bool is;

	if (row->kind == ROW_NUMBER)
		is = *(const int *)at == t->value;
	else if (t->value == EMPTY)
		is = row_same(row, as, &r->acts->defaults);
	else if (row->kind == ROW_RANKS)
		is = *(const uint64_t *)at >> t->value & 1;
	else
		is = steps->n && steps->from[0] == row->from;
	return is != t->not;
}

/* The first test of the first condition that fails, or NULL. */
static const struct test *
failing(const struct rules *r, enum rule_key key)
{
	const struct test *first = r->acts->first[key];
	bool met = false;

	for (const struct test *t = first; t < r->acts->first[key + 1]; t++) {
		met = met || holds(r, t, key);
		if (!t->last)
			continue;
		if (!met)
			return first;
		met = false;
		first = t + 1;
	}
	return NULL;
}

bool
acts_is_default(const struct rules *r, enum rule_key key)
{
	return row_same(&rules_rows[key], r, &r->acts->defaults);
}

/* No key depends on itself through others in a way that would not end. */
void
acts_find(struct rules *r)
{
	bool changed;

	memset(r->acting, true, sizeof(r->acting));
	do {
		changed = false;
		for (enum rule_key k = 0; k < RULE_KEYS; k++) {
			bool acts = !failing(r, k);

			changed |= acts != r->acting[k];
			r->acting[k] = acts;
		}
	} while (changed);
}

void
acts_reset_idle(struct rules *r)
{
	for (enum rule_key k = 0; k < RULE_KEYS; k++) {
		r->lost[k] = !r->acting[k] && !acts_is_default(r, k);
		if (r->lost[k])
			row_reset(&rules_rows[k], r);
	}
}

/* In words */

/* Append the conditions of this length: "scoring is collect or melds". */
static void
say_tests(const char *tests, size_t len, struct buf *b)
{
	for (const char *s = tests; s < tests + len; s++) {
		bool differs = *s == '!';

		s += differs;
		if (*s == '=')
			buf_str(b, differs ? " is not " : " is ");
		else if (*s == '~')
			buf_str(b, differs ? " has no " : " has ");
		else if (*s == ' ')
			buf_str(b, ", and ");
		else if (*s == '/' || *s == '|')
			buf_str(b, " or ");
		else
			buf_char(b, *s);
	}
}

void
rules_key_acts_when(enum rule_key key, struct buf *b)
{
	say_tests(rules_rows[key].acts, strlen(rules_rows[key].acts), b);
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
	row_print(&rules_rows[key], tested(r, key, refused), b);
	if (b->len == start)
		buf_str(b, "empty");
}

enum rule_key
acts_refusal(const struct rules *r, enum rule_key key, struct buf *b)
{
	const struct test *first = failing(r, key), *last = first;
	bool one = true;
	int keys = 1;
	size_t start;

	assert(first); /* it is refused */
	for (const struct test *t = r->acts->first[key];
	    t < r->acts->first[key + 1]; t++)
		one = one && t->key == first->key;
	for (; !last->last; last++)
		keys += last[1].key != last->key;
	buf_str(b, rules_rows[key].name);
	buf_str(b, " acts only where ");
	start = b->len;
	rules_key_acts_when(key, b);
	if (b->len - start > LONG) { /* then only what is not so */
		b->len = start;
		say_tests(first->text, strcspn(first->text, " "), b);
	}
	buf_str(b, "; here ");
	if (keys > 2)
		buf_str(b, "none of these holds");
	else
		say_here(r, key, (enum rule_key)first->key, one, b);
	if (keys == 2) {
		buf_str(b, " and ");
		say_here(r, key, (enum rule_key)last->key, one, b);
	}
	return (enum rule_key)first->key;
}
