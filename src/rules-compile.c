/*
 * Owns the rules in force: a rule set with its parents, options over it, house
 * rules and facts over that, checked against each other, and what the solver needs
 * of them in ready form.
 */
#include "rules.h"

#include <string.h>

#include "notation.h"
#include "rulebook.h"
#include "rules-facts.h"
#include "rules-table.h"

#define OPTIONS_MAX 16

struct compiling {
	struct rulebook *book;
	struct rules *rules;
	struct error *e;
	bool *given;        /* by row: set by the deal or the command line */
};

static bool
unknown_key(struct text key, bool facts, struct error *e)
{
	const char *names[256];
	const char *nearest;
	size_t n = 0;

	for (size_t i = 0; i < rules_row_count && n < countof(names); i++)
		names[n++] = rules_rows[i].name;
	for (size_t i = 0; facts && i < rules_fact_count && n < countof(names); i++)
		names[n++] = rules_facts[i].name;
	nearest = text_nearest(key, names, n);
	return error_set(e, "key", 0, 0,
	    nearest ? "no rule \"%.*s\"; did you mean \"%s\"?" :
	    "no rule \"%.*s\"; see rummy-rules(5)",
	    (int)(key.len < 60 ? key.len : 60), key.s, nearest);
}

/* Put a position to an error that has none yet. */
static bool
at_setting(struct error *e, const struct setting *s, bool value)
{
	if (!e->line) {
		e->line = value && s->value_line ? s->value_line : s->line;
		e->column = value ? s->value_column : s->column;
	}
	return false;
}

static bool
set_fact(const struct compiling *c, const struct fact *fact,
    const struct setting *s)
{
	if (fact->set(&c->rules->facts, text_trim(s->value)))
		return true;
	error_set(c->e, "fact", 0, 0, "\"%.*s\" is no value for %s; expected %s",
	    (int)(s->value.len < 40 ? s->value.len : 40), s->value.s,
	    fact->name, fact->expected);
	return at_setting(c->e, s, true);
}

/* A setting of a file (given is NULL) or over it. */
static bool
apply_setting(const struct compiling *c, const struct setting *s, bool *given)
{
	const struct row *row = row_find(s->key);
	const struct fact *fact = given ? fact_find(s->key) : NULL;

	if (fact)
		return set_fact(c, fact, s);
	if (!row) {
		unknown_key(s->key, given != NULL, c->e);
		return at_setting(c->e, s, false);
	}
	if (!row_set(row, c->rules, s->value, c->e))
		return at_setting(c->e, s, true);
	if (given)
		given[row - rules_rows] = true;
	return true;
}

static bool
apply_file(const struct compiling *c, const struct entry_file *f, int depth)
{
	if (f->extends.len) {
		const struct entry_file *parent;

		if (depth == RULEBOOK_DEPTH) {
			c->e->file = f->file;
			return error_set(c->e, "rules", f->extends_line,
			    f->extends_column,
			    "more than %d rule sets extend each other: a circle?",
			    RULEBOOK_DEPTH);
		}
		parent = rulebook_find(c->book, f->extends, c->e);
		if (!parent) {
			c->e->file = f->file;
			c->e->line = f->extends_line;
			c->e->column = f->extends_column;
			return false;
		}
		if (!apply_file(c, parent, depth + 1))
			return false;
	}
	for (size_t i = 0; i < f->count; i++) {
		if (apply_setting(c, &f->settings[i], NULL))
			continue;
		c->e->file = f->file;
		return false;
	}
	return true;
}

/* Is the set, or one it extends, among those the option fits? */
static bool
option_fits(struct rulebook *book, const struct entry_file *option,
    const struct entry_file *set)
{
	struct error ignored = { 0 };

	for (int depth = 0; set && depth <= RULEBOOK_DEPTH; depth++) {
		for (size_t i = 0; i < option->nfits; i++)
			if (text_is(option->fits[i], "any") ||
			    text_equal(option->fits[i], set->name))
				return true;
		if (!set->extends.len)
			return false;
		set = rulebook_find(book, set->extends, &ignored);
	}
	return false;
}

static bool
apply_option(const struct compiling *c, const struct entry_file *option,
    const struct entry_file *base)
{
	if (!option->option)
		return error_set(c->e, "rules", 0, 0,
		    "%.*s is a rule set; only options are added with +",
		    (int)option->name.len, option->name.s);
	if (!option_fits(c->book, option, base))
		return error_set(c->e, "fits", 0, 0,
		    "option %.*s does not fit %.*s", (int)option->name.len,
		    option->name.s, (int)base->name.len, base->name.s);
	return apply_file(c, option, 0);
}

/* "gin+oklahoma+spades-double" */
static bool
apply_name(const struct compiling *c, struct text name)
{
	const struct entry_file *base = NULL, *entry;
	struct text rest = name;
	int options = 0;

	for (;;) {
		const char *plus = memchr(rest.s, '+', rest.len);
		struct text word = rest;

		if (plus)
			word.len = (size_t)(plus - rest.s);
		entry = rulebook_find(c->book, word, c->e);
		if (!entry)
			return false;
		if (base && ++options > OPTIONS_MAX)
			return error_set(c->e, "rules", 0, 0,
			    "more than %d options", OPTIONS_MAX);
		if (base ? !apply_option(c, entry, base) : entry->option) {
			return error_set(c->e, "rules", 0, 0,
			    "%.*s is an option; name a rule set first, like "
			    "gin+%.*s", (int)word.len, word.s,
			    (int)word.len, word.s);
		}
		if (!base) {
			base = entry;
			if (!apply_file(c, base, 0))
				return false;
			c->rules->title = base->title;
			c->rules->source = base->source;
		}
		if (!plus)
			return true;
		rest = text_skip(rest, word.len + 1);
	}
}

static void
derive_values(struct rules *r)
{
	const int by_rank[] = { 0, r->values_ace, r->values_2, r->values_3,
		r->values_4, r->values_5, r->values_6, r->values_7, r->values_8,
		r->values_9, r->values_10, r->values_jack, r->values_queen,
		r->values_king };

	memset(r->value, 0, sizeof(r->value));
	for (int suit = 0; suit < SUITS; suit++) {
		for (int rank = ACE; rank <= KING; rank++) {
			card c = CARD(suit, rank);
			bool wild = r->wild >> c & 1;

			r->value[c] = wild && r->values_wild != KEY_NONE ?
			    r->values_wild : by_rank[rank];
		}
	}
	r->value[CARD_JOKER] = r->values_joker;
}

static void
derive_wild(struct rules *r)
{
	card turned = r->facts.wild;

	r->wild = 0;
	for (int rank = ACE; rank <= KING; rank++)
		if (r->wild_ranks >> rank & 1)
			r->wild |= CARDS_OF_RANK(rank);
	if (turned == CARD_NONE)
		return;
	if (!card_is_joker(turned))
		r->wild |= CARDS_OF_RANK(turned & 15);
	else if (!r->wild_joker_turned)
		r->wild |= CARDS_OF_RANK(ACE);
}

static void
derive_limit(struct rules *r)
{
	card up = r->facts.turn_up;

	r->missing = (struct text){ "", 0 };
	r->knock_at_most = r->knock_limit;
	if (r->knock_limit == KNOCK_TURN_UP && up == CARD_NONE) {
		r->missing = TEXT("turn-up");
		r->knock_at_most = 0;
	} else if (r->knock_limit == KNOCK_TURN_UP) {
		r->knock_at_most = card_rank(up) == ACE ?
		    r->knock_ace_limit : r->value[up];
	}
	r->deal_multiplier = up != CARD_NONE && card_suit(up) == SPADES ?
	    r->deal_spade_multiplier : 1;
}

static void
derive(struct rules *r)
{
	int players = r->facts.players;

	r->packs = steps_at(&r->deck_packs_from, players, r->deck_packs);
	r->printed_jokers = r->deck_jokers;
	if (r->deck_jokers_per == JOKERS_PER_PACK)
		r->printed_jokers *= r->packs;
	else if (r->deck_jokers_per == JOKERS_PER_PLAYER)
		r->printed_jokers += players > 0 ? players : r->players_max;
	if (r->printed_jokers < 0)
		r->printed_jokers = 0;
	r->dealt = steps_at(&r->hand_size_from, players, r->hand_size);
	r->dealt = steps_at(&r->hand_rounds, r->facts.round, r->dealt);
	derive_wild(r);
	derive_values(r);
	derive_limit(r);
}

static bool
contradiction(struct error *e, const char *sentence)
{
	return error_set(e, "contradiction", 0, 0, "%s", sentence);
}

static bool
check(const struct rules *r, struct error *e)
{
	if (r->run_max != KEY_NONE && r->run_min > r->run_max)
		return contradiction(e, "run.min is above run.max");
	if (r->set_max != KEY_NONE && r->set_min > r->set_max)
		return contradiction(e, "set.min is above set.max");
	if (r->players_min > r->players_max)
		return contradiction(e, "players.min is above players.max");
	if (r->declare_min_pure > r->declare_min_runs)
		return contradiction(e,
		    "declare.min-pure is above declare.min-runs");
	if (r->dealt > 52 * r->packs + r->printed_jokers)
		return contradiction(e,
		    "hand.size is more than the packs hold");
	if (r->facts.wild != CARD_NONE && !r->wild_turned)
		return error_set(e, "fact", 0, 0, "no card is turned to be "
		    "wild under these rules; try -r rummycircle");
	return true;
}

/* A value with blanks or "]" is quoted. */
static void
print_setting(struct buf *b, const char *key, struct text value)
{
	bool quoted = memchr(value.s, ' ', value.len) ||
	    memchr(value.s, ']', value.len) || !value.len;

	buf_char(b, ' ');
	buf_str(b, key);
	buf_char(b, '=');
	if (quoted)
		buf_char(b, '"');
	buf_text(b, value);
	if (quoted)
		buf_char(b, '"');
}

static void
print_context(struct rules *r, const bool *given, struct arena *arena)
{
	struct buf b = { 0 }, value = { 0 };

	buf_char(&b, '[');
	buf_text(&b, r->name);
	for (size_t i = 0; i < rules_fact_count; i++) {
		value.len = 0;
		if (rules_facts[i].print(&r->facts, &value))
			print_setting(&b, rules_facts[i].name,
			    (struct text){ value.data, value.len });
	}
	for (size_t i = 0; i < rules_row_count; i++) {
		if (!given[i])
			continue;
		value.len = 0;
		buf_reserve(&value, 1);
		row_print(&rules_rows[i], r, &value);
		print_setting(&b, rules_rows[i].name,
		    (struct text){ value.data, value.len });
	}
	buf_char(&b, ']');
	r->context = arena_text(arena, (struct text){ b.data, b.len });
	r->plain_gin = text_is(r->context, "[gin]");
	buf_free(&b);
	buf_free(&value);
}

const struct rules *
rules_compile(struct rulebook *book, struct text name,
    const struct setting *settings, size_t count, struct arena *arena,
    struct error *e)
{
	struct rules *r = arena_alloc(arena, sizeof(*r));
	bool *given = arena_alloc(arena, rules_row_count * sizeof(*given));
	struct compiling c = { book, r, e, given };

	rows_reset(r);
	facts_reset(&r->facts);
	r->name = arena_text(arena, name);
	if (!apply_name(&c, r->name))
		return NULL;
	for (size_t i = 0; i < count; i++)
		if (!apply_setting(&c, &settings[i], given))
			return NULL;
	derive(r);
	if (!check(r, e))
		return NULL;
	print_context(r, given, arena);
	return r;
}

bool
rules_check(struct rulebook *book, const struct entry_file *f,
    struct arena *arena, struct error *e)
{
	struct rules *r = arena_alloc(arena, sizeof(*r));
	struct compiling c = { book, r, e, NULL };

	rows_reset(r);
	facts_reset(&r->facts);
	if (!apply_file(&c, f, 0))
		return false;
	derive(r);
	/* An option need not make sense without the set it is laid over. */
	if (f->option || check(r, e))
		return true;
	e->file = f->file;
	return false;
}

bool
rules_node(const struct node *n, struct text *name, struct setting *settings,
    size_t *count, size_t max, struct arena *arena, struct error *e)
{
	const struct node *extends;
	struct node rest;

	if (n->kind == NODE_SCALAR) {
		*name = n->text;
		return true;
	}
	if (n->kind == NODE_LIST)
		return error_set(e, "schema", n->line, n->column,
		    "rules: expected a name or a mapping, not a list");
	extends = node_get(n, "extends");
	if (extends && extends->kind != NODE_SCALAR)
		return error_set(e, "schema", extends->line, extends->column,
		    "extends: expected a name");
	if (extends)
		*name = extends->text;
	for (struct node *child = n->first; child; child = child->next) {
		if (child == extends)
			continue;
		rest = *n;
		rest.first = arena_alloc(arena, sizeof(*rest.first));
		*rest.first = *child;
		rest.first->next = NULL;
		if (!flatten_node(&rest, settings, count, max, arena, e))
			return false;
	}
	return true;
}
