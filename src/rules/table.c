/* Owns the field table: text to value and back, one row per key. */
#include "rules/table.h"

#include <string.h>

#include "cards/notation.h"
#include "rules/keys-acts.h"

#define PLACE(member) \
	offsetof(struct rules, member), sizeof(((struct rules *)NULL)->member)

const struct row rules_rows[] = {
#define KEY(member, name, least, greatest, words, value, acts, doc) \
	{ ROW_NUMBER, name, PLACE(member), least, greatest, \
	    0, 0, words, value, acts, doc },
#define STEPS(member, name, from, to, least, greatest, acts, doc, ...) \
	{ ROW_STEPS, name, PLACE(member), least, greatest, \
	    from, to, "", 0, acts, doc },
#define RANK_STEPS(member, name, from, to, acts, doc, ...) \
	{ ROW_STEPS, name, PLACE(member), ACE, KING, from, to, \
	    "A=1 J=11 Q=12 K=13", 0, acts, doc },
#define RANKS(member, name, acts, doc, ...) \
	{ ROW_RANKS, name, PLACE(member), 1, 0, 0, 0, "", 0, \
	    acts, doc },
#define VALUES(member, name, acts, doc, ...) \
	{ ROW_VALUES, name, PLACE(member), 0, 1000, 0, 0, "", \
	    0, acts, doc },
#define CARDS(member, name, acts, doc, ...) \
	{ ROW_CARDS, name, PLACE(member), 1, 0, 0, 0, "", 0, \
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
	static const char *const words[] = { "true", "yes", "on", "false", "no",
		"off" };

	if (strncmp(row->words, "false=", 6) != 0)
		return t;
	for (size_t i = 0; i < countof(words); i++)
		if (text_is_nocase(t, words[i]))
			return i < 3 ? TEXT("true") : TEXT("false");
	return t;
}

/* "expected a whole number from 1 to 4, or none" */
static bool
bad_value(const struct row *row, struct text t, struct error *e)
{
	const char *words = row->words;
	bool first = row->least > row->greatest;
	struct buf b = { 0 };
	struct text name;
	int value;

	if (!first)
		buf_printf(&b, "a whole number from %d to %d", row->least,
		    row->greatest);
	while (next_word(&words, &name, &value)) {
		if (!first)
			buf_str(&b, *words ? ", " : " or ");
		first = false;
		buf_text(&b, name);
	}
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

/* Lists and tables: parts, separated by commas */

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

/* Divide "key:value"; false without the colon. */
static bool
divide(struct text part, struct text *key, struct text *value)
{
	*key = text_trim(text_until(&part, ':'));
	*value = text_trim(part);
	return value->s;
}

/* "2:10" */
static bool
add_step(const struct row *row, void *at, struct text part, struct error *e)
{
	struct steps *steps = at;
	struct text index, value;
	long from;
	int to;

	if (!divide(part, &index, &value) ||
	    !text_number(index, row->from, row->to, &from) ||
	    !row_read(row, value, &to) ||
	    (steps->n && steps->from[steps->n - 1] >= from))
		return bad_step(row, part, e);
	if (steps->n == (int)countof(steps->from))
		return error_set(e, "value", 0, 0, "more than %d steps for %s",
		    steps->n, row->name);
	steps->from[steps->n] = (short)from;
	steps->value[steps->n++] = (short)to;
	return true;
}

static bool
add_rank(const struct row *row, void *at, struct text part, struct error *e)
{
	int rank = rank_of(part);

	*(unsigned *)at |= 1u << rank;
	if (!rank)
		return error_set(e, "value", 0, 0, "\"%.*s\" is not a rank for "
		    "%s; expected A, 2 to 10, J, Q or K", (int)part.len,
		    part.s, row->name);
	return true;
}

static bool
add_card(const struct row *row, void *at, struct text part, struct error *e)
{
	card c;

	if (!card_of(part, &c) || card_is_joker(c))
		return error_set(e, "value", 0, 0, "\"%.*s\" is not a card for "
		    "%s; expected cards like AS or 10H", text_shown(part, 40),
		    part.s, row->name);
	*(uint64_t *)at |= card_bit(c);
	return true;
}

/* "QS:40" */
static bool
add_value(const struct row *row, void *at, struct text part, struct error *e)
{
	struct card_values *values = at;
	struct text name, value;
	card c;
	int n;

	if (!divide(part, &name, &value) || !card_of(name, &c) ||
	    card_is_joker(c) || values->above[c] || !row_read(row, value, &n))
		return error_set(e, "value", 0, 0, "\"%.*s\" is not a card "
		    "with its value for %s; expected cards, each once, with "
		    "values from %d to %d, like QS:40", text_shown(part, 40), part.s,
		    row->name, row->least, row->greatest);
	values->above[c] = (short)(n + 1);
	return true;
}

bool
row_set(const struct row *row, struct rules *r, struct text t, struct error *e)
{
	static bool (*const add[])(const struct row *, void *, struct text,
	    struct error *) = { [ROW_STEPS] = add_step, [ROW_RANKS] = add_rank,
		[ROW_CARDS] = add_card, [ROW_VALUES] = add_value };
	bool list = row->kind == ROW_RANKS || row->kind == ROW_CARDS;
	void *at = field(row, r);
	int n;

	t = text_trim(t);
	if (row->kind == ROW_NUMBER) {
		if (!row_read(row, t, &n))
			return bad_value(row, t, e);
		*(int *)at = n;
		return true;
	}
	/* "2,J" of "[2, J]" */
	if (list && t.len > 1 && t.s[0] == '[' && t.s[t.len - 1] == ']')
		t = (struct text){ t.s + 1, t.len - 2 };
	row_reset(row, r);
	while (t.len)
		if (!add[row->kind](row, at, text_trim(text_until(&t, ',')), e))
			return false;
	return true;
}

/* Does the list or table have a part for this index, rank or card? */
static bool
has_part(const struct row *row, const void *at, int i)
{
	if (row->kind == ROW_STEPS)
		return i < ((const struct steps *)at)->n;
	if (row->kind == ROW_RANKS)
		return i <= KING && *(const unsigned *)at >> i & 1;
	if (row->kind == ROW_CARDS)
		return *(const uint64_t *)at >> i & 1;
	return ((const struct card_values *)at)->above[i];
}

static void
print_part(const struct row *row, const void *at, int i, struct buf *b)
{
	static const char *const ranks[] = { "", "A", "2", "3", "4", "5", "6",
		"7", "8", "9", "10", "J", "Q", "K" };
	const struct steps *steps = at;
	const struct card_values *values = at;

	if (row->kind == ROW_STEPS) {
		buf_printf(b, "%d:", steps->from[i]);
		row_print_value(row, steps->value[i], b);
	} else if (row->kind == ROW_RANKS) {
		buf_str(b, ranks[i]);
	} else {
		card_print(b, (card)i, CARDS_ASCII);
		if (row->kind == ROW_VALUES)
			buf_printf(b, ":%d", values->above[i] - 1);
	}
}

void
row_print(const struct row *row, const struct rules *r, struct buf *b)
{
	const void *at = row_value(row, r);
	size_t start = b->len;

	if (row->kind == ROW_NUMBER) {
		row_print_value(row, *(const int *)at, b);
		return;
	}
	for (int i = 0; i < CARD_JOKER; i++) {
		if (!has_part(row, at, i))
			continue;
		if (b->len > start)
			buf_char(b, ',');
		print_part(row, at, i, b);
	}
}

int
row_number(const struct row *row, const struct rules *r)
{
	return *(const int *)row_value(row, r);
}

void
row_copy(const struct row *row, struct rules *to, const struct rules *from)
{
	memcpy(field(row, to), row_value(row, from), row->size);
}

bool
row_same(const struct row *row, const struct rules *a, const struct rules *b)
{
	return memcmp(row_value(row, a), row_value(row, b), row->size) == 0;
}

void
row_reset(const struct row *row, struct rules *r)
{
	memset(field(row, r), 0, row->size);
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
