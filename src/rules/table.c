/* Owns the field table: text to value and back, one row per key. */
#include "rules/table.h"

#include <string.h>

#include "cards/notation.h"
#include "rules/keys-acts.h"

const struct row rules_rows[] = {
#define KEY(member, name, least, greatest, words, value, acts, doc) \
	{ ROW_NUMBER, name, offsetof(struct rules, member), least, greatest, \
	    0, 0, words, value, acts, doc },
#define STEPS(member, name, from, to, least, greatest, acts, doc, ...) \
	{ ROW_STEPS, name, offsetof(struct rules, member), least, greatest, \
	    from, to, "", 0, acts, doc },
#define RANK_STEPS(member, name, from, to, acts, doc, ...) \
	{ ROW_STEPS, name, offsetof(struct rules, member), ACE, KING, from, to, \
	    "A=1 J=11 Q=12 K=13", 0, acts, doc },
#define RANKS(member, name, acts, doc, ...) \
	{ ROW_RANKS, name, offsetof(struct rules, member), 1, 0, 0, 0, "", 0, \
	    acts, doc },
#define VALUES(member, name, acts, doc, ...) \
	{ ROW_VALUES, name, offsetof(struct rules, member), 0, 1000, 0, 0, "", \
	    0, acts, doc },
#define CARDS(member, name, acts, doc, ...) \
	{ ROW_CARDS, name, offsetof(struct rules, member), 1, 0, 0, 0, "", 0, \
	    acts, doc },
#include "rules/keys.h"
};

static void *
field(const struct row *row, struct rules *r)
{
	return (char *)r + row->offset;
}

const struct row *
row_find(struct text key)
{
	for (const struct row *row = rules_rows; key.len &&
	    row < rules_rows + RULE_KEYS; row++)
		if (*row->name == *key.s && text_is(key, row->name))
			return row;
	return NULL;
}

/* The next "name=value" of the words, or false at their end. */
static bool
next_word(const char **words, struct text *name, int *value)
{
	const char *equals;
	struct text number;
	long n = 0;

	while (**words == ' ')
		(*words)++;
	equals = strchr(*words, '=');
	if (!equals)
		return false;
	*name = (struct text){ *words, (size_t)(equals - *words) };
	*words = equals + strcspn(equals, " ");
	number = (struct text){ equals + 1, (size_t)(*words - equals) - 1 };
	text_number(number, INT16_MIN, INT16_MAX, &n);
	*value = (int)n;
	return true;
}

/* YAML 1.1 has more words for true and false than the table lists. */
static struct text
plain_bool(const struct row *row, struct text t)
{
	static const char *const yes[] = { "true", "yes", "on" };
	static const char *const no[] = { "false", "no", "off" };

	if (strncmp(row->words, "false=", 6) != 0)
		return t;
	for (size_t i = 0; i < countof(yes); i++)
		if (text_is_nocase(t, yes[i]))
			return TEXT("true");
	for (size_t i = 0; i < countof(no); i++)
		if (text_is_nocase(t, no[i]))
			return TEXT("false");
	return t;
}

/* "a whole number from 1 to 4, or none" */
static void
describe(const struct row *row, struct buf *b)
{
	const char *words = row->words;
	struct text name;
	bool first = row->least > row->greatest;
	int value;

	if (!first)
		buf_printf(b, "a whole number from %d to %d", row->least,
		    row->greatest);
	while (next_word(&words, &name, &value)) {
		if (!first)
			buf_str(b, *words ? ", " : " or ");
		first = false;
		buf_text(b, name);
	}
}

static bool
bad_value(const struct row *row, struct text t, struct error *e)
{
	struct buf b = { 0 };

	describe(row, &b);
	error_set(e, "value", 0, 0, "\"%.*s\" is not a value for %s; expected %s",
	    text_shown(t, 40), t.s, row->name, b.data);
	buf_free(&b);
	return false;
}

bool
row_read(const struct row *row, struct text t, int *out)
{
	const char *words = row->words;
	struct text name, plain = plain_bool(row, t);
	long n;

	while (next_word(&words, &name, out))
		if (text_equal(name, plain))
			return true;
	if (row->least > row->greatest ||
	    !text_number(t, row->least, row->greatest, &n))
		return false;
	*out = (int)n;
	return true;
}

static bool
set_number(const struct row *row, struct rules *r, struct text t,
    struct error *e)
{
	int value;

	if (!row_read(row, t, &value))
		return bad_value(row, t, e);
	*(int *)field(row, r) = value;
	return true;
}

/* The part of t before the next comma; moves t past it. */
static struct text
next_part(struct text *t)
{
	return text_trim(text_until(t, ','));
}

/* The same as "key:value"; value->s is NULL without the colon. */
static struct text
next_pair(struct text *t, struct text *key, struct text *value)
{
	struct text part = next_part(t);

	*value = part;
	*key = text_trim(text_until(value, ':'));
	*value = text_trim(*value);
	return part;
}

void
row_print_value(const struct row *row, int n, struct buf *b)
{
	const char *words = row->words;
	struct text name;
	int value;

	while (next_word(&words, &name, &value)) {
		if (value == n) {
			buf_text(b, name);
			return;
		}
	}
	buf_int(b, n);
}

static bool
bad_step(const struct row *row, struct text t, struct error *e)
{
	struct buf least = { 0 }, greatest = { 0 };

	row_print_value(row, row->least, &least);
	row_print_value(row, row->greatest, &greatest);
	error_set(e, "value", 0, 0, "\"%.*s\" is not a step for %s; expected "
	    "ascending steps from %d to %d with values from %s to %s, like "
	    "%d:%s", (int)t.len, t.s, row->name, row->from, row->to,
	    least.data, greatest.data, row->from, least.data);
	buf_free(&least);
	buf_free(&greatest);
	return false;
}

/* "2:10,3:7" */
static bool
set_steps(const struct row *row, struct rules *r, struct text t,
    struct error *e)
{
	struct steps steps = { 0 };

	while (t.len) {
		struct text index, value, part = next_pair(&t, &index, &value);
		long from;
		int to;

		if (!value.s ||
		    !text_number(index, row->from, row->to, &from) ||
		    !row_read(row, value, &to) ||
		    (steps.n && steps.from[steps.n - 1] >= from))
			return bad_step(row, part, e);
		if (steps.n == (int)countof(steps.from))
			return error_set(e, "value", 0, 0,
			    "more than %d steps for %s", steps.n, row->name);
		steps.from[steps.n] = (short)from;
		steps.value[steps.n++] = (short)to;
	}
	memcpy(field(row, r), &steps, sizeof(steps));
	return true;
}

/* "2,J" of "[2, J]", too */
static struct text
without_brackets(struct text t)
{
	if (t.len > 1 && t.s[0] == '[' && t.s[t.len - 1] == ']')
		return (struct text){ t.s + 1, t.len - 2 };
	return t;
}

static bool
set_ranks(const struct row *row, struct rules *r, struct text t,
    struct error *e)
{
	unsigned ranks = 0;

	t = without_brackets(t);
	while (t.len) {
		struct text part = next_part(&t);
		int rank = rank_of(part);

		if (!rank)
			return error_set(e, "value", 0, 0,
			    "\"%.*s\" is not a rank for %s; expected A, 2 to "
			    "10, J, Q or K", (int)part.len, part.s, row->name);
		ranks |= 1u << rank;
	}
	memcpy(field(row, r), &ranks, sizeof(ranks));
	return true;
}

static bool
set_cards(const struct row *row, struct rules *r, struct text t,
    struct error *e)
{
	uint64_t cards = 0;

	t = without_brackets(t);
	while (t.len) {
		struct text part = next_part(&t);
		card c;

		if (!card_of(part, &c) || card_is_joker(c))
			return error_set(e, "value", 0, 0,
			    "\"%.*s\" is not a card for %s; expected cards "
			    "like AS or 10H", text_shown(part, 40),
			    part.s, row->name);
		cards |= card_bit(c);
	}
	memcpy(field(row, r), &cards, sizeof(cards));
	return true;
}

/* "QS:40,AD:1" */
static bool
set_values(const struct row *row, struct rules *r, struct text t,
    struct error *e)
{
	struct card_values values = { { 0 } };

	while (t.len) {
		struct text name, value, part = next_pair(&t, &name, &value);
		card c;
		int n;

		if (!value.s || !card_of(name, &c) ||
		    card_is_joker(c) || values.above[c] ||
		    !row_read(row, value, &n))
			return error_set(e, "value", 0, 0,
			    "\"%.*s\" is not a card with its value for %s; "
			    "expected cards, each once, with values from %d to "
			    "%d, like QS:40",
			    text_shown(part, 40), part.s,
			    row->name, row->least, row->greatest);
		values.above[c] = (short)(n + 1);
	}
	memcpy(field(row, r), &values, sizeof(values));
	return true;
}

static bool (*const setters[])(const struct row *, struct rules *, struct text,
    struct error *) = {
	[ROW_NUMBER] = set_number,
	[ROW_STEPS] = set_steps,
	[ROW_RANKS] = set_ranks,
	[ROW_CARDS] = set_cards,
	[ROW_VALUES] = set_values,
};

bool
row_set(const struct row *row, struct rules *r, struct text t, struct error *e)
{
	return setters[row->kind](row, r, text_trim(t), e);
}

static void
print_ranks(unsigned list, struct buf *b)
{
	static const char *const ranks[] = { "", "A", "2", "3", "4", "5", "6",
		"7", "8", "9", "10", "J", "Q", "K" };
	size_t start = b->len;

	for (int i = ACE; i <= KING; i++) {
		if (!(list >> i & 1))
			continue;
		if (b->len > start)
			buf_char(b, ',');
		buf_str(b, ranks[i]);
	}
}

static void
print_cards(uint64_t list, struct buf *b)
{
	for (uint64_t rest = list; rest; rest &= rest - 1) {
		if (rest != list)
			buf_char(b, ',');
		card_print(b, card_lowest(rest), CARDS_ASCII);
	}
}

static void
print_values(const struct card_values *values, struct buf *b)
{
	size_t start = b->len;

	for (int c = 0; c < CARD_JOKER; c++) {
		if (!values->above[c])
			continue;
		if (b->len > start)
			buf_char(b, ',');
		card_print(b, (card)c, CARDS_ASCII);
		buf_printf(b, ":%d", values->above[c] - 1);
	}
}

void
row_print(const struct row *row, const struct rules *r, struct buf *b)
{
	const void *at = (const char *)r + row->offset;
	const struct steps *steps = at;

	if (row->kind == ROW_NUMBER) {
		row_print_value(row, *(const int *)at, b);
	} else if (row->kind == ROW_STEPS) {
		for (int i = 0; i < steps->n; i++) {
			buf_printf(b, "%s%d:", i ? "," : "", steps->from[i]);
			row_print_value(row, steps->value[i], b);
		}
	} else if (row->kind == ROW_RANKS) {
		print_ranks(*(const unsigned *)at, b);
	} else if (row->kind == ROW_CARDS) {
		print_cards(*(const uint64_t *)at, b);
	} else {
		print_values(at, b);
	}
}

int
row_number(const struct row *row, const struct rules *r)
{
	return *(const int *)((const char *)r + row->offset);
}

static size_t
row_bytes(const struct row *row)
{
	static const size_t sizes[] = { [ROW_NUMBER] = sizeof(int),
		[ROW_STEPS] = sizeof(struct steps),
		[ROW_RANKS] = sizeof(unsigned), [ROW_CARDS] = sizeof(uint64_t),
		[ROW_VALUES] = sizeof(struct card_values) };

	return sizes[row->kind];
}

void
row_copy(const struct row *row, struct rules *to, const struct rules *from)
{
	memcpy(field(row, to), (const char *)from + row->offset,
	    row_bytes(row));
}

bool
row_same(const struct row *row, const struct rules *a, const struct rules *b)
{
	return memcmp((const char *)a + row->offset,
	    (const char *)b + row->offset, row_bytes(row)) == 0;
}

void
row_reset(const struct row *row, struct rules *r)
{
	memset(field(row, r), 0, row_bytes(row));
	if (row->kind == ROW_NUMBER)
		*(int *)field(row, r) = row->standard;
}

void
rows_reset(struct rules *r)
{
	for (size_t i = 0; i < RULE_KEYS; i++)
		row_reset(&rules_rows[i], r);
}

int
steps_at(const struct steps *s, int index, int otherwise)
{
	int value = otherwise;

	for (int i = 0; i < s->n && s->from[i] <= index; i++)
		value = s->value[i];
	return value;
}

enum rule_key
rules_key_find(struct text name)
{
	const struct row *row = row_find(name);

	return row ? (enum rule_key)(row - rules_rows) : RULE_KEYS;
}

bool
rules_value(const struct rules *r, enum rule_key key, int *value)
{
	if (key == RULE_NONE || rules_rows[key].kind != ROW_NUMBER)
		return false;
	*value = row_number(&rules_rows[key], r);
	return true;
}
