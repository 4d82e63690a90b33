/*
 * Owns which rules are drawn: all rows of the key table, so that a new key is
 * drawn at once, over all rule sets and options of the book.
 */
#include "draw.h"

#include <stdio.h>
#include <stdlib.h>

#include "rules/file.h"
#include "rules/table.h"

int
draw_below(struct source *s, int bound)
{
	int n;

	if (s->left < 2)
		return random_below(&s->random, bound);
	n = s->bytes[0] | s->bytes[1] << 8;
	s->bytes += 2;
	s->left -= 2;
	return n % bound;
}

/* Mostly small values; at times the ends and any between. */
static int
draw_number(struct source *s, const struct row *k)
{
	int range = k->greatest - k->least + 1, some;

	switch (draw_below(s, 6)) {
	case 0:
		return k->least;
	case 1:
		return draw_once_in(s, 4) ? k->greatest : k->least;
	case 2:
		some = range < 100 ? range : 100;
		return k->least + draw_below(s, some);
	case 3:
		return k->least + draw_below(s, range);
	default:
		some = range < 8 ? range : 8;
		return k->least + draw_below(s, some);
	}
}

static int
count_words(const struct row *k)
{
	int n = 0;

	while (k->words[n].name && k->words[n].value != ONLY_SAID)
		n++;
	return n;
}

static void
draw_steps(struct source *s, const struct row *k, char *to, size_t size)
{
	int from = k->from, n = 1 + draw_below(s, 3);
	size_t len = 0;

	to[0] = '\0';
	for (int i = 0; i < n && from <= k->to; i++) {
		from += draw_below(s, i || draw_once_in(s, 4) ? 3 : 1);
		if (from > k->to)
			from = k->to;
		len += (size_t)snprintf(to + len, size - len, "%s%d:%d",
		    i ? "," : "", from, draw_number(s, k));
		from++;
	}
}

static void
draw_ranks(struct source *s, char *to, size_t size)
{
	static const char *const names[] = { "A", "2", "3", "4", "5", "6",
		"7", "8", "9", "10", "J", "Q", "K" };
	int n = 1 + draw_below(s, 3);
	unsigned there = 0;
	size_t len = 0;

	for (int i = 0; i < n; i++) {
		int rank = draw_below(s, 13);

		if (there >> rank & 1)
			continue;
		there |= 1u << rank;
		len += (size_t)snprintf(to + len, size - len, "%s%s",
		    i ? "," : "", names[rank]);
	}
}

static const char *
draw_card(struct source *s, char *to)
{
	int rank = draw_below(s, 13);

	if (draw_once_in(s, 8))
		snprintf(to, 4, "JK");
	else
		snprintf(to, 4, "%c%c", "A23456789TJQK"[rank],
		    "CDHS"[draw_below(s, 4)]);
	return to;
}

static void
draw_cards(struct source *s, char *to, size_t size)
{
	char letters[4];
	size_t len = 0;

	for (int i = 1 + draw_below(s, 3); i > 0; i--)
		len += (size_t)snprintf(to + len, size - len, "%s%s",
		    len ? "," : "", draw_card(s, letters));
}

/* Cards, and what each counts; seldom one twice, which is refused. */
static void
draw_values(struct source *s, char *to, size_t size)
{
	char letters[4];
	size_t len = 0;

	for (int i = 1 + draw_below(s, 2); i > 0; i--) {
		const char *c = draw_card(s, letters);

		len += (size_t)snprintf(to + len, size - len, "%s%s:%d",
		    len ? "," : "", c, draw_below(s, 41));
	}
}

static void
draw_value(struct source *s, const struct row *k, char *to, size_t size)
{
	int words = count_words(k);

	if (k->kind == ROW_STEPS)
		draw_steps(s, k, to, size);
	else if (k->kind == ROW_VALUES)
		draw_values(s, to, size);
	else if (k->kind == ROW_CARDS)
		draw_cards(s, to, size);
	else if (k->kind == ROW_RANKS)
		draw_ranks(s, to, size);
	else if (words && (k->least > k->greatest ||
	    draw_once_in(s, 2)))
		snprintf(to, size, "%s",
		    k->words[draw_below(s, words)].name);
	else
		snprintf(to, size, "%d", draw_number(s, k));
}

/* Add a setting; if the program refuses that, take it back. */
static void
state(struct drawer *d, struct drawn_rules *r)
{
	struct error e = { .code = NULL };
	struct setting *s = &r->settings[r->n];
	const struct rules *rules;

	for (size_t i = 0; i < r->n; i++) {
		if (strcmp(r->keys[i], r->keys[r->n]) == 0)
			return;
	}
	memset(s, 0, sizeof(*s));
	s->key = text_of(r->keys[r->n]);
	s->value = text_of(r->values[r->n]);
	r->n++;
	rules = context_rules(d->context, text_of(r->name), r->settings, r->n,
	    &e);
	if (rules) {
		r->rules = rules;
		return;
	}
	r->n--;
	r->refused++;
	r->rules = NULL;
}

static void PRINTF(4, 5)
state_fact(struct drawer *d, struct drawn_rules *r, const char *key,
    const char *format, ...)
{
	va_list args;

	snprintf(r->keys[r->n], sizeof(r->keys[0]), "%s", key);
	va_start(args, format);
	vsnprintf(r->values[r->n], sizeof(r->values[0]), format, args);
	va_end(args);
	state(d, r);
}

const struct rules *
drawn_compile(struct drawer *d, struct drawn_rules *r)
{
	struct error e = { .code = NULL };

	if (!r->rules)
		r->rules = context_rules(d->context, text_of(r->name),
		    r->settings, r->n, &e);
	return r->rules;
}

/* A card of the 52 by its letters, a rank alone, or a joker. */
bool
drawn_state(struct drawer *d, struct drawn_rules *r, const char *key,
    const char *value)
{
	size_t n = r->n;

	snprintf(r->keys[n], sizeof(r->keys[0]), "%s", key);
	snprintf(r->values[n], sizeof(r->values[0]), "%s", value);
	state(d, r);
	return r->n > n;
}

void
draw_facts(struct drawer *d, struct source *s, struct drawn_rules *r)
{
	const struct rules *rules = drawn_compile(d, r);
	int rounds = rules->contract_rounds;
	bool turned = rules->wild_turned;
	bool money = rules->settle != SETTLE_NONE;
	char letters[4];

	if (rounds > 0 && !draw_once_in(s, 30))
		state_fact(d, r, "round", "%d", 1 + draw_below(s, rounds));
	else if (text_is(rules->missing, "round") && !draw_once_in(s, 30))
		state_fact(d, r, "round", "%d", 1 + draw_below(s, 12));
	if (turned && !draw_once_in(s, 4))
		state_fact(d, r, "wild", "%s", draw_card(s, letters));
	if (text_is(drawn_compile(d, r)->missing, "turn-up") || draw_once_in(s, 12))
		state_fact(d, r, "turn-up", "%s", draw_card(s, letters));
	if (draw_once_in(s, 8))
		state_fact(d, r, "turn", "%d", 1 + draw_below(s, 4));
	if (draw_once_in(s, 16))
		state_fact(d, r, "players", "%d", 2 + draw_below(s, 7));
	if (draw_once_in(s, 8))
		state_fact(d, r, "taken", "%s", draw_card(s, letters));
	if (money && draw_once_in(s, 3))
		state_fact(d, r, "value", "%d", 1 + draw_below(s, 9));
	else if (money && draw_once_in(s, 3))
		state_fact(d, r, "entry", "%d", 10 * draw_below(s, 20));
	if (money && draw_once_in(s, 3)) {
		bool amount = draw_once_in(s, 2);

		state_fact(d, r, "fee", "%d%s", draw_below(s, 30),
		    amount ? "" : "%");
	}
}

bool
draw_rules(struct drawer *d, struct source *s, struct drawn_rules *r)
{
	int wanted = 1 + draw_below(s, DRAW_KEYS);
	size_t len;

	memset(r, 0, sizeof(*r));
	len = (size_t)snprintf(r->name, sizeof(r->name), "%s",
	    d->sets[draw_below(s, d->nsets)]);
	if (draw_once_in(s, 2)) {
		snprintf(r->name + len, sizeof(r->name) - len, "+%s",
		    d->options[draw_below(s, d->noptions)]);
		if (!drawn_compile(d, r)) {
			r->name[len] = '\0';
			r->refused++;
		}
	}
	if (!drawn_compile(d, r))
		return false;
	for (int i = 0; i < 3 * wanted && (int)r->n < wanted; i++) {
		const struct row *k = &rules_rows[draw_below(s, RULE_KEYS)];

		snprintf(r->keys[r->n], sizeof(r->keys[0]), "%s", k->name);
		draw_value(s, k, r->values[r->n], sizeof(r->values[0]));
		state(d, r);
	}
	draw_facts(d, s, r);
	return drawn_compile(d, r) != NULL;
}

void
drawn_context(const struct drawn_rules *r, struct buf *b)
{
	buf_printf(b, "[%s", r->name);
	for (size_t i = 0; i < r->n; i++)
		buf_printf(b, " %s=%s", r->keys[i], r->values[i]);
	buf_str(b, "]");
}

struct drawer *
drawer_create(void)
{
	struct drawer *d = util_alloc(sizeof(*d));
	struct error e = { .code = NULL };
	const struct entry_file *entry;
	size_t n = 0;

	memset(d, 0, sizeof(*d));
	d->book = rulebook_create();
	while (rulebook_entry(d->book, n))
		n++;
	d->sets = util_alloc(n * sizeof(*d->sets));
	d->options = util_alloc(n * sizeof(*d->options));
	for (size_t i = 0; (entry = rulebook_entry(d->book, i)); i++)
		snprintf(entry->option ? d->options[d->noptions++] :
		    d->sets[d->nsets++], sizeof(*d->sets), "%.*s",
		    (int)entry->name.len, entry->name.s);
	d->context = context_create(d->book, text_of("gin"), NULL, 0, &e);
	return d;
}

void
drawer_free(struct drawer *d)
{
	context_free(d->context);
	rulebook_free(d->book);
	free(d->sets);
	free(d->options);
	free(d);
}
