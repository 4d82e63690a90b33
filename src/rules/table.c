/* Owns the field table: text to value and back, one row per key. */
#include "rules/table.h"

#include <string.h>

#include "cards/notation.h"
#include "rules/keys-acts.h"

#define PLACE(member) \
	offsetof(struct rules, member), sizeof(((struct rules *)NULL)->member)

#define LIST(...) (const struct row_word[]){ __VA_ARGS__ { NULL, 0, NULL } }
#define SAY(name, clause) { name, ONLY_SAID, clause },
#define PAIR(none, some, clause) SAY("", none) SAY(some, clause)

const struct row rules_rows[] = {
#define NUMBER(member, name, least, greatest, value, acts, doc, ...) \
	{ ROW_NUMBER, name, PLACE(member), least, greatest, 0, 0, \
	    LIST(__VA_ARGS__), value, acts, doc },
#define FLAG(member, name, value, acts, doc, no, yes) \
	NUMBER(member, name, 1, 0, value, acts, doc, \
	    { "false", 0, no }, { "true", 1, yes },)
#define WORDS(member, name, least, greatest, words, value, acts, doc) \
	NUMBER(member, name, least, greatest, value, acts, doc, words)
#define WORD(constant, name, value, clause) { name, value, clause },
#define SAME WORD
#define STEPS(member, name, from, to, least, greatest, acts, doc, ...) \
	{ ROW_STEPS, name, PLACE(member), least, greatest, from, to, \
	    LIST(PAIR(__VA_ARGS__)), 0, acts, doc },
#define RANK_STEPS(member, name, from, to, acts, doc, ...) \
	{ ROW_STEPS, name, PLACE(member), ACE, KING, from, to, \
	    LIST(PAIR(__VA_ARGS__) { "A", ACE, NULL }, { "J", JACK, NULL }, \
	    { "Q", QUEEN, NULL }, { "K", KING, NULL },), 0, acts, doc },
#define PARTS(kind, least, greatest, member, name, acts, doc, none, some) \
	{ kind, name, PLACE(member), least, greatest, 0, 0, \
	    LIST(PAIR(none, "#", some)), 0, acts, doc },
#define RANKS(...) PARTS(ROW_RANKS, 1, 0, __VA_ARGS__)
#define CARDS(...) PARTS(ROW_CARDS, 1, 0, __VA_ARGS__)
#define VALUES(...) PARTS(ROW_VALUES, 0, 1000, __VA_ARGS__)
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

/* YAML 1.1 has more words for true and false than the table lists. */
static struct text
plain_bool(const struct row *row, struct text t)
{
	if (strcmp(row->words->name, "false") != 0)
		return t;
	return text_in(t, "true yes on") ? TEXT("true") :
	    text_in(t, "false no off") ? TEXT("false") : t;
}

bool
row_read(const struct row *row, struct text t, int *out)
{
	struct text plain = plain_bool(row, t);
	long n;

	for (const struct row_word *w = row->words; w->name; w++)
		if (w->value != ONLY_SAID && text_is(plain, w->name)) {
			*out = w->value;
			return true;
		}
	if (row->least > row->greatest ||
	    !text_number(t, row->least, row->greatest, &n))
		return false;
	*out = (int)n;
	return true;
}

void
row_print_value(const struct row *row, int n, struct buf *b)
{
	const struct row_word *w = row->words;

	while (w->name && w->value != n)
		w++;
	if (w->name)
		buf_str(b, w->name);
	else
		buf_int(b, n);
}

/* "a whole number from 1 to 4, or none" */
static void
print_values(const struct row *row, struct buf *b)
{
	if (row->least <= row->greatest)
		buf_printf(b, "a whole number from %d to %d", row->least,
		    row->greatest);
	for (const struct row_word *w = row->words; w->name &&
	    w->value != ONLY_SAID; w++) {
		bool more = w[1].name && w[1].value != ONLY_SAID;

		buf_str(b, !b->len ? "" : more ? ", " : " or ");
		buf_str(b, w->name);
	}
}

/* "ascending steps from 2 to 10 with values from 1 to 4, like 2:1" */
static void
print_steps(const struct row *row, struct buf *b)
{
	buf_printf(b, "ascending steps from %d to %d with values from ",
	    row->from, row->to);
	row_print_value(row, row->least, b);
	buf_str(b, " to ");
	row_print_value(row, row->greatest, b);
	buf_printf(b, ", like %d:", row->from);
	row_print_value(row, row->least, b);
}

/* Report what is not a value for the row, or not a part of one. */
static bool
bad_value(const struct row *row, struct text t, struct error *e)
{
	static const char *const what[] = { [ROW_NUMBER] = "value",
		[ROW_STEPS] = "step", [ROW_RANKS] = "rank",
		[ROW_CARDS] = "card", [ROW_VALUES] = "card with its value" };
	struct buf b = { 0 };

	if (row->kind == ROW_NUMBER)
		print_values(row, &b);
	else if (row->kind == ROW_STEPS)
		print_steps(row, &b);
	else if (row->kind == ROW_VALUES)
		buf_printf(&b, "cards, each once, with values from %d to %d, "
		    "like QS:40", row->least, row->greatest);
	else
		buf_str(&b, row->kind == ROW_RANKS ? "A, 2 to 10, J, Q or K" :
		    "cards like AS or 10H");
	error_set(e, "value", 0, 0, "\"%.*s\" is not a %s for %s; expected %s",
	    text_shown(t, 40), t.s, what[row->kind], row->name, b.data);
	buf_free(&b);
	return false;
}

/* Lists and tables: parts, separated by commas */

/* The rank, card or number that a part is of, and its value in a table. */
static bool
read_part(const struct row *row, struct text part, long *of, int *value)
{
	struct text name = part;
	card c;

	if (row->kind == ROW_STEPS || row->kind == ROW_VALUES) {
		name = text_trim(text_until(&part, ':'));
		if (!part.s || !row_read(row, text_trim(part), value))
			return false;
	}
	if (row->kind == ROW_STEPS)
		return text_number(name, row->from, row->to, of);
	if (row->kind == ROW_RANKS)
		return (*of = rank_of(name)) != 0;
	*of = card_of(name, &c) ? c : CARD_JOKER;
	return *of != CARD_JOKER;
}

/* "2:10", "J", "AS", "QS:40" */
static bool
add_part(const struct row *row, void *at, struct text part, struct error *e)
{
	struct steps *steps = at;
	struct card_values *values = at;
	long of;
	int value;

	if (!read_part(row, part, &of, &value) || (row->kind == ROW_VALUES &&
	    values->above[of]) || (row->kind == ROW_STEPS && steps->n &&
	    steps->from[steps->n - 1] >= of))
		return bad_value(row, part, e);
	if (row->kind == ROW_VALUES) {
		values->above[of] = (short)(value + 1);
	} else if (row->kind != ROW_STEPS) {
		*(uint64_t *)at |= UINT64_C(1) << of;
	} else if (steps->n == (int)countof(steps->from)) {
		return error_set(e, "value", 0, 0, "more than %d steps for %s",
		    steps->n, row->name);
	} else {
		steps->from[steps->n] = (short)of;
		steps->value[steps->n++] = (short)value;
	}
	return true;
}

bool
row_set(const struct row *row, struct rules *r, struct text t, struct error *e)
{
	bool list = row->kind == ROW_RANKS || row->kind == ROW_CARDS;
	int n;

	t = text_trim(t);
	if (row->kind == ROW_NUMBER) {
		if (!row_read(row, t, &n))
			return bad_value(row, t, e);
		*(int *)field(row, r) = n;
		return true;
	}
	/* "2,J" of "[2, J]" */
	if (list && t.len > 1 && t.s[0] == '[' && t.s[t.len - 1] == ']')
		t = (struct text){ t.s + 1, t.len - 2 };
	row_reset(row, r);
	while (t.len)
		if (!add_part(row, field(row, r), text_trim(text_until(&t,
		    ',')), e))
			return false;
	return true;
}

/* Does the list or table have a part for this index, rank or card? */
static bool
has_part(const struct row *row, const void *at, int i)
{
	if (row->kind == ROW_STEPS)
		return i < ((const struct steps *)at)->n;
	if (row->kind == ROW_VALUES)
		return ((const struct card_values *)at)->above[i];
	return *(const uint64_t *)at >> i & 1;
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
