/* Owns the schema of a seat: which keys go together, and their values. */
#include "read/tree-reader.h"

#include "cards/notation.h"

struct seat_reader {
	const struct node *map;
	struct arena *arena;
	struct seat *seat;
	struct error *e;
	int n; /* cards so far */
};

#define FAIL(r, n, code, ...) error_set((r)->e, code, AT(n), __VA_ARGS__)

/* Cards */

/* The card {rank: A, suit: spades} as a string, "A of spades". */
static bool
name_card(struct seat_reader *r, const struct node *n, struct text *name)
{
	static const char *const keys[] = { "rank", "suit" };
	const struct node *rank = node_get(n, "rank");
	const struct node *suit = node_get(n, "suit");
	struct buf b = { NULL, 0, 0 };

	if (!keys_known(n, keys, countof(keys), r->e))
		return false;
	if (!rank || !suit)
		return FAIL(r, n, "schema", "a card must have a \"rank\" and a "
		    "\"suit\", like {rank: A, suit: S}");
	buf_text(&b, text_is(rank->text, "1") ? TEXT("A") : rank->text);
	if (suit->text.len > 1 && is_letter(*suit->text.s))
		buf_str(&b, " of ");
	buf_text(&b, suit->text);
	*name = arena_buf(r->arena, &b);
	return true;
}

/* Add the cards of a string, or a card; an error has its place in the string. */
static bool
add_text(struct seat_reader *r, const struct node *n, card *cards, int *count)
{
	struct error e = { .code = NULL };
	struct buf blanked = { NULL, 0, 0 };
	struct text t = n->text;
	size_t end, inside;

	if (n->kind == NODE_LIST)
		return FAIL(r, n, "schema", "cards must be a string, like 2H "
		    "3H 4H, or a list of cards");
	if (n->kind == NODE_MAP && !name_card(r, n, &t))
		return false;
	t = text_blanks(t, &blanked); /* copied, if it has ends of lines */
	for (size_t i = 0; i < blanked.len; i++)
		if (blanked.data[i] == '\n')
			blanked.data[i] = ' ';
	end = cards_parse(t, 0, "", cards, count, &e);
	buf_free(&blanked);
	if (end != SIZE_MAX)
		return true;
	inside = n->as_typed ? n->quoted + e.column - 1 : 0;
	return error_set(r->e, e.code, n->line, n->column + inside, "%s",
	    e.text);
}

const struct node *
node_some(const struct node *map, const char *key)
{
	const struct node *n = node_get(map, key);

	return n && n->kind == NODE_LIST && !n->first ? NULL : n;
}

/* Add a card list: a string, or a list of them. */
static bool
add_cards(struct seat_reader *r, const struct node *n, card *cards, int *count)
{
	if (n->kind != NODE_LIST)
		return add_text(r, n, cards, count);
	for (n = n->first; n; n = n->next)
		if (!add_text(r, n, cards, count))
			return false;
	return true;
}

/* The value of the key in a result's group or lay-off; else the node itself. */
static const struct node *
cards_of(struct seat_reader *r, const struct node *n, const char *key,
    const char *const *keys, size_t count)
{
	const struct node *cards = node_get(n, key);

	if (n->kind != NODE_MAP || node_get(n, "rank"))
		return n;
	if (!keys_known(n, keys, count, r->e))
		return NULL;
	if (!cards)
		FAIL(r, n, "schema", "expected \"%s\" here", key);
	return cards;
}

static bool
add_group(struct seat_reader *r, const struct node *n, struct arrangement *a)
{
	static const char *const keys[] = { "kind", "cards", "jokers" };
	int before = r->n;

	n = cards_of(r, n, "cards", keys, countof(keys));
	if (!n)
		return false;
	if (a->ngroups == GROUPS_MAX)
		return FAIL(r, n, "size", "more than %d groups", GROUPS_MAX);
	if (!add_cards(r, n, a->cards, &r->n))
		return false;
	if (r->n == before)
		return FAIL(r, n, "syntax", "a group has no cards");
	a->end[a->ngroups++] = (unsigned char)r->n;
	return true;
}

static bool
add_groups(struct seat_reader *r, const struct node *list,
    struct arrangement *a)
{
	r->n = 0;
	if (!kind_fits(list, NODE_LIST,
	    "a list of groups, like [2H 3H 4H, 7S 7H 7C]", r->e))
		return false;
	for (const struct node *n = list->first; n; n = n->next)
		if (!add_group(r, n, a))
			return false;
	a->laid_end = a->size = (unsigned char)r->n;
	a->discard = CARD_NONE;
	return true;
}

/* Read where the cards from first on went, if a lay-off says it. */
static bool
read_place(struct seat_reader *r, const struct node *n, int first, int start)
{
	const struct node *seat = node_get(n, "seat");
	const struct node *group = node_get(n, "group");
	const struct node *takes = node_get(n, "takes_joker");
	uint64_t yes = text_is(node_text(n, "takes_joker"), "true");
	struct laid_at *at = r->seat->laid_at;
	long number = 0;

	if (seat && !kind_fits(seat, NODE_SCALAR, "a player's name", r->e))
		return false;
	if (group && (group->kind != NODE_SCALAR ||
	    !text_number(group->text, 1, FIGURE_MAX, &number)))
		return FAIL(r, group, "number", "\"group\" must be a whole "
		    "number, 1 for the first group of the player");
	if (takes && !yes && !text_is(takes->text, "false"))
		return FAIL(r, takes, "schema",
		    "\"takes_joker\" must be true or false");
	for (int i = first - start; i < r->n - start; i++) {
		r->seat->cards.takes |= yes << i;
		at[i].seat = node_text(n, "seat");
		at[i].group = (int)number;
	}
	return true;
}

/* Add a card list, or the list of lay-offs of a result. */
static bool
add_layoffs(struct seat_reader *r, const struct node *list,
    struct arrangement *a)
{
	static const char *const keys[] = { "card", "seat", "group",
		"takes_joker" };
	int start = r->n;

	if (list->kind != NODE_LIST)
		return add_text(r, list, a->cards, &r->n);
	r->seat->laid_at = arena_alloc(r->arena,
	    HAND_MAX * sizeof(struct laid_at));
	for (const struct node *n = list->first; n; n = n->next) {
		const struct node *cards = cards_of(r, n, "card", keys,
		    countof(keys));
		int first = r->n;

		if (!cards || !add_text(r, cards, a->cards, &r->n) ||
		    (cards != n && !read_place(r, n, first, start)))
			return false;
	}
	return true;
}

static bool
read_discard(struct seat_reader *r, const struct node *n)
{
	card cards[HAND_MAX];
	int count = 0;

	if (!add_cards(r, n, cards, &count))
		return false;
	if (count != 1)
		return FAIL(r, n, "syntax", "\"discard\" must be one card");
	r->seat->cards.discard = cards[0];
	return true;
}

/* Read the cards on the table, then either groups and the like or a hand. */
static bool
read_cards(struct seat_reader *r)
{
	const struct node *on_table = node_some(r->map, "on_table");
	const struct node *groups = node_some(r->map, "groups");
	const struct node *laid = node_some(r->map, "laid_off");
	const struct node *unmatched = node_some(r->map, "unmatched");
	const struct node *hand = node_some(r->map, "hand");
	const struct node *discard = node_get(r->map, "discard");
	struct arrangement *a = &r->seat->cards;

	if (on_table) {
		r->seat->on_table = arena_alloc(r->arena, sizeof(*a));
		if (!add_groups(r, on_table, r->seat->on_table))
			return false;
	}
	r->n = 0;
	if ((groups && !add_groups(r, groups, a)) ||
	    (laid && !add_layoffs(r, laid, a)))
		return false;
	a->laid_end = (unsigned char)r->n;
	if (unmatched && !add_cards(r, unmatched, a->cards, &r->n))
		return false;
	if (groups || laid || unmatched)
		r->seat->kind = SEAT_ARRANGEMENT;
	if (hand && r->seat->kind == SEAT_ARRANGEMENT)
		return FAIL(r, hand, "schema", "\"hand\" is for cards that are "
		    "not arranged; leave out \"groups\", \"laid_off\" and "
		    "\"unmatched\"");
	if (hand && !add_cards(r, hand, a->cards, &r->n))
		return false;
	a->size = (unsigned char)r->n;
	return !discard || read_discard(r, discard);
}

/* Words and figures */

static bool
read_claim(struct seat_reader *r, const struct node *n)
{
	if (!kind_fits(n, NODE_SCALAR, "a word like knock", r->e))
		return false;
	r->seat->verb = verb_find(n->text);
	return r->seat->verb || FAIL(r, n, "verb", "expected declare, show, "
	    "knock, down, out, gin, rummy or meld, not \"%.*s\"",
	    shown(n->text), n->text.s);
}

/* Set the number of "count 31" or of "count: 31"; n: the node it is in. */
static bool
set_figure(struct seat_reader *r, const struct node *n, struct text number,
    enum seat_kind kind)
{
	long least = kind == SEAT_COUNT ? 0 : -FIGURE_MAX, value;

	if (n->kind != NODE_SCALAR || !text_number(number, least,
	    FIGURE_MAX, &value))
		return FAIL(r, n, "number", "\"%s\" must be a whole number "
		    "from %ld to %d", least ? "points" : "count", least,
		    FIGURE_MAX);
	r->seat->kind = kind;
	r->seat->number = (int)value;
	return true;
}

/* Read an action, which may have cards, or a figure in words, which may not. */
static bool
read_action(struct seat_reader *r, const struct node *n, bool cards)
{
	const char *names[ACTIONS], *near;
	struct text number = n->text, word = text_until(&number, ' ');
	bool points = text_is(word, "points");
	size_t count = 0;

	if (!kind_fits(n, NODE_SCALAR, "a string like drop first", r->e))
		return false;
	if (points || text_is(word, "count"))
		return set_figure(r, n, number, points ? SEAT_POINTS :
		    SEAT_COUNT) && (!cards || FAIL(r, n, "schema", "\"count\" "
		    "and \"points\" cannot have cards beside them"));
	r->seat->kind = SEAT_ACTION;
	r->seat->has_cards = cards;
	if (action_find(n->text, &r->seat->action))
		return true;
	for (int a = ACTION_NONE + 1; a < ACTIONS; a++)
		names[count++] = action_names[a];
	near = text_nearest(n->text, names, count);
	return FAIL(r, n, "verb", verb_find(n->text) ?
	    "\"%.*s\" is a claim, and goes after \"claim\"" : near ?
	    "unknown action \"%.*s\"; did you mean \"%s\"?" :
	    "unknown action \"%.*s\"; expected " ACTIONS_TYPED,
	    shown(n->text), n->text.s, near);
}

/* Seats */

/* Read "error: CODE" and "text: LINE", as they were printed before. */
static bool
read_error(struct seat_reader *r, const struct node *error)
{
	const struct node *line = node_get(r->map, "text");
	struct seat *s = r->seat;
	struct outcome o;

	if (!line || line->kind != NODE_SCALAR || !error->text.len ||
	    !outcome_parse(arena_joined(r->arena, TEXT("error why"), '=',
	    error->text), 0, &o, NULL) || !text_equal(o.error, error->text))
		return FAIL(r, error, "schema", "\"error\" must be a code, and "
		    "\"text\" the line that was wrong");
	s->source = record_escaped(r->arena, line->text);
	s->error = error->text;
	s->told = node_text(r->map, "message");
	s->kind = SEAT_BAD;
	return true;
}

/* Take groups alone, or a hand as one group, for a claim of melds. */
static bool
take_melds(struct seat_reader *r)
{
	struct seat *s = r->seat;
	struct arrangement *a = &s->cards;

	if (s->on_table || a->discard != CARD_NONE ||
	    (s->kind == SEAT_ARRANGEMENT && laid_start(a) < a->size))
		return FAIL(r, r->map, "schema", "\"claim: meld\" goes with "
		    "\"groups\" or \"hand\" only");
	if (s->kind == SEAT_ARRANGEMENT || !a->size)
		return true;
	s->kind = SEAT_ARRANGEMENT;
	a->end[a->ngroups++] = a->laid_end = a->size;
	return true;
}

/* Read a claim without cards: a knock has a count, others have none. */
static bool
read_word(struct seat_reader *r, const struct node *count)
{
	enum verb verb = r->seat->verb;

	if (count && verb == VERB_KNOCK)
		return set_figure(r, count, count->text, SEAT_COUNT);
	if (count)
		return FAIL(r, count, "schema", "only the claim knock takes "
		    "\"count\" without cards");
	if (verb == VERB_KNOCK || verb == VERB_DOWN || verb == VERB_MELD)
		return FAIL(r, r->map, "syntax", "this claim needs cards; "
		    "knock may have \"count\" instead");
	r->seat->kind = SEAT_COUNT;
	return true;
}

/* Report that there are no cards; points are a result, which is ignored. */
static bool
no_body(struct seat_reader *r)
{
	const struct node *points = node_get(r->map, "points");

	if (points)
		return error_set(r->e, "schema", AT_KEY(points), "\"points\" "
		    "is a result; write action: \"points %.*s\"",
		    shown(points->text), points->text.s);
	return FAIL(r, r->map, "syntax",
	    "expected cards: \"hand\", or \"groups\" and \"unmatched\"");
}

/* Decide what the seat is: cards, an action or a figure, and only one. */
static bool
read_body(struct seat_reader *r)
{
	const struct node *action = node_get(r->map, "action");
	const struct node *count = node_get(r->map, "count");
	struct seat *s = r->seat;
	bool cards;

	if (!read_cards(r))
		return false;
	if (s->verb == VERB_MELD && !take_melds(r))
		return false;
	cards = r->n > 0 || s->on_table || s->cards.discard != CARD_NONE;
	if (count && (cards || action))
		return FAIL(r, count, "schema", "\"count\" cannot have cards "
		    "or \"action\" beside it");
	if (s->verb && action)
		return FAIL(r, action, "schema", "a claim has no \"action\"");
	if (s->verb && !cards)
		return read_word(r, count);
	if (count)
		return set_figure(r, count, count->text, SEAT_COUNT);
	if (action)
		return read_action(r, action, cards);
	if (cards && !r->n && !s->on_table)
		s->kind = SEAT_ARRANGEMENT; /* "/ - 9C" */
	return cards || no_body(r);
}

bool
seat_read(const struct node *map, struct arena *arena, struct seat *seat,
    struct error *e)
{
	struct seat_reader r = { map, arena, seat, e, 0 };
	const struct node *claim = node_get(map, "claim");
	const struct node *expect = node_get(map, "expect");
	const struct node *error = node_get(map, "error");

	seat->kind = SEAT_PLAIN;
	seat->line = map->line;
	seat->column = map->column;
	seat->cards.discard = CARD_NONE;
	if (error ? !read_error(&r, error) :
	    (claim && !read_claim(&r, claim)) || !read_body(&r))
		return false;
	return !expect || expect_read(expect, arena, seat, e);
}
