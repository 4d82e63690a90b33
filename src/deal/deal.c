/* Owns the names of verbs, actions, verdicts and codes. */
#include "deal/deal.h"

#include <string.h>

#define WORD_LEAST 3 /* letters of a name below; most cards have two */

const char *const verb_names[VERBS] = {
	[VERB_NONE] = "",       [VERB_DECLARE] = "declare",
	[VERB_SHOW] = "show",   [VERB_KNOCK] = "knock",
	[VERB_DOWN] = "down",   [VERB_OUT] = "out",
	[VERB_GIN] = "gin",     [VERB_RUMMY] = "rummy",
	[VERB_MELD] = "meld",
};

const char *const action_names[ACTIONS] = {
	[ACTION_NONE] = "",
	[ACTION_DROP_FIRST] = "drop first",
	[ACTION_DROP_MIDDLE] = "drop middle",
	[ACTION_DROP_LAST] = "drop last",
	[ACTION_MISSED] = "missed",
	[ACTION_LEFT_BEFORE] = "left before",
	[ACTION_LEFT_AFTER] = "left after",
	[ACTION_WRONG] = "wrong",
	[ACTION_NO_TURN] = "no turn",
	[ACTION_SEEN] = "seen",
	[ACTION_NOT_SEEN] = "not seen",
};

/* As people say them at the table, one after another; the first is printed. */
static const char *const spoken[ACTIONS] = {
	[ACTION_DROP_FIRST] = "first drop\0dropped first\0pack\0packed\0"
	    "fold\0folded\0",
	[ACTION_DROP_MIDDLE] = "middle drop\0mid drop\0dropped middle\0",
	[ACTION_DROP_LAST] = "last drop\0dropped last\0",
	[ACTION_MISSED] = "3 misses\0three misses\0" "3 consecutive misses\0",
	[ACTION_WRONG] = "wrong declaration\0wrong declare\0wrong show\0"
	    "invalid show\0invalid declaration\0",
	[ACTION_SEEN] = "shown\0",
	[ACTION_NOT_SEEN] = "not shown\0unseen\0",
};

const char *const verdict_names[VERDICTS] = {
	[VERDICT_NONE] = "",            [VERDICT_VALID] = "valid",
	[VERDICT_INVALID] = "invalid",  [VERDICT_READY] = "ready",
	[VERDICT_OPEN] = "open",        [VERDICT_ERROR] = "error",
};

const char *const code_words[CODE_COUNT] = {
#define CODE(name, word, sentence) [CODE_##name] = word,
	CODES(CODE)
#undef CODE
};

const char *const code_sentences[CODE_COUNT] = {
#define CODE(name, word, sentence) [CODE_##name] = sentence,
	CODES(CODE)
#undef CODE
};

/*
 * The entry equal to the word, ignoring case; 0 if there is none, and for "".
 */
static int
find(const char *const *names, int count, struct text word)
{
	if (word.len < WORD_LEAST)
		return 0;
	/* Entries are in lower case: most differ in the first letter. */
	for (int i = 1; i < count; i++)
		if ((*word.s | 0x20) == *names[i] &&
		    text_is_nocase(word, names[i]))
			return i;
	return 0;
}

enum verb
verb_find(struct text word)
{
	return (enum verb)find(verb_names, VERBS, word);
}

enum verdict
verdict_find(struct text word)
{
	return (enum verdict)find(verdict_names, VERDICTS, word);
}

const char *
action_said(enum action a)
{
	return spoken[a] ? spoken[a] : action_names[a];
}

bool
action_counts_hand(const struct rules *r, enum action action)
{
	return (action == ACTION_NO_TURN && r->penalty_no_turn < 0) ||
	    (action == ACTION_WRONG && r->penalty_wrong == PENALTY_AS_COUNTED);
}

bool
action_find(struct text word, enum action *a)
{
	int i = find(action_names, ACTIONS, word);

	for (int k = 0; !i && word.len >= WORD_LEAST && k < ACTIONS; k++)
		for (const char *s = spoken[k]; s && *s; s += strlen(s) + 1)
			if (text_is_nocase(word, s))
				i = k;
	if (i)
		*a = (enum action)i;
	return i;
}

bool
code_find(struct text word, enum code *c)
{
	for (int i = 0; i < CODE_COUNT; i++) {
		if (text_is(word, code_words[i])) {
			*c = (enum code)i;
			return true;
		}
	}
	return false;
}

int
deal_claimant(const struct deal *d)
{
	for (int i = 0; i < d->nseats; i++)
		if (d->seats[i].verb != VERB_NONE)
			return i;
	return -1;
}

int
deal_figures(const struct deal *d)
{
	int figures = 0;

	for (int i = 0; i < d->nseats; i++)
		figures += d->seats[i].kind == SEAT_POINTS;
	return figures;
}

int
deal_best_figure(const struct deal *d, bool low)
{
	int best = 0, equals = 1;

	for (int i = 1; i < d->nseats; i++) {
		int points = d->seats[i].number, most = d->seats[best].number;

		if (points == most) {
			equals++;
		} else if (low ? points < most : points > most) {
			best = i;
			equals = 1;
		}
	}
	return equals == 1 ? best : -1;
}

bool
deal_name_is_new(const struct deal *d, struct text name, size_t line,
    size_t column, struct error *e)
{
	for (int i = 0; i < d->nseats; i++)
		if (text_equal(d->seats[i].name, name))
			return error_set(e, "name", line, column,
			    "two seats of one table are named \"%.*s\"; a "
			    "blank line starts the next deal",
			    (int)name.len, name.s);
	return true;
}

bool
id_is_good(struct text id, const char *code, size_t line, size_t column,
    struct error *e)
{
	return (id.len - 1 < ID_MAX && utf8_all(id, utf8_is_plain)) ||
	    error_set(e, code, line, column, "an id must be a number or text "
	    "of 1 to %d bytes, without control characters", ID_MAX);
}

/* Would the id be read as something else without quotes? */
static bool
needs_quotes(struct text id)
{
	struct buf blanked = { NULL, 0, 0 };
	bool needs = !text_equal(text_blanks(id, &blanked), id);

	for (size_t i = 0; i < id.len; i++)
		needs |= strchr(" ,[]\"", id.s[i]) != NULL;
	buf_free(&blanked);
	return needs;
}

void
id_print(struct buf *b, struct text id)
{
	bool quoted = needs_quotes(id);

	buf_str(b, quoted ? "id=\"" : "id=");
	for (size_t i = 0; i < id.len; i++) {
		if (quoted && strchr("\"\\", id.s[i]))
			buf_char(b, '\\');
		buf_char(b, id.s[i]);
	}
	buf_str(b, quoted ? "\"" : "");
}

const struct deal *
deal_of_players(const struct deal *d, int which[SEATS_MAX], struct arena *a)
{
	struct deal *players;
	int n = 0;

	for (int i = 0; i < d->nseats; i++) {
		const struct seat *s = &d->seats[i];

		if (s->kind == SEAT_BAD ?
		    !text_is(s->error, code_words[CODE_OUT]) :
		    s->verb != VERB_MELD)
			which[n++] = i;
	}
	if (n == d->nseats)
		return d;
	players = arena_alloc(a, sizeof(*players));
	*players = *d;
	players->nseats = n;
	players->seats = arena_alloc(a, (size_t)n * sizeof(*players->seats));
	for (int i = 0; i < n; i++)
		players->seats[i] = d->seats[which[i]];
	return players;
}

/* Places */

/* Call the cards by their places in other packs. */
static void
rename_cards(struct arrangement *a, const struct places *from,
    const struct places *to)
{
	for (int i = 0; i < a->size; i++)
		a->cards[i] = place_of(to, place_card(from, a->cards[i]));
	a->discard = place_of(to, place_card(from, a->discard));
}

void
deal_place(struct deal *d)
{
	for (int i = 0; d->rules->places && i < d->nseats; i++) {
		rename_cards(&d->seats[i].cards, NULL, d->rules->places);
		if (d->seats[i].on_table)
			rename_cards(d->seats[i].on_table, NULL,
			    d->rules->places);
	}
}

struct deal
deal_under(const struct deal *given, const struct rules *r, struct arena *arena)
{
	const struct places *from = given->rules->places;
	struct deal d = *given;

	d.rules = r;
	d.seats = arena_alloc(arena, (size_t)d.nseats * sizeof(*d.seats));
	for (int i = 0; i < d.nseats; i++) {
		struct seat *s = &d.seats[i];

		*s = given->seats[i];
		rename_cards(&s->cards, from, r->places);
		if (!s->on_table)
			continue;
		s->on_table = arena_alloc(arena, sizeof(*s->on_table));
		*s->on_table = *given->seats[i].on_table;
		rename_cards(s->on_table, from, r->places);
	}
	return d;
}
