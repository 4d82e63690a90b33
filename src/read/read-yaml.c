/* Owns the schema of documents: rules, tables, lists of deals. */
#include "read/tree-reader.h"

#include <stdlib.h>
#include <string.h>

#include "deal/seat-name.h"
#include "read/line.h"
#include "rules/facts.h"

#define FORMAT_VERSION "1"

static const char *const seat_keys[] = { SEAT_KEYS };
static const char *const player_keys[] = { PLAYER_KEYS };
static const char *const document_keys[] = { DOCUMENT_KEYS };

struct tree_reader *
tree_reader_create(struct reader *reader, struct context *context,
    enum input_format format)
{
	struct tree_reader *t = util_alloc(sizeof(*t));

	*t = (struct tree_reader){ .reader = reader, .context = context,
		.format = format, .arena = arena_create() };
	return t;
}

void
tree_reader_free(struct tree_reader *t)
{
	if (!t)
		return;
	arena_free(t->arena);
	free(t);
}

#define FAIL(g, n, code, ...) \
	error_set(&(g)->record->error, code, AT(n), __VA_ARGS__)

/* Rules and facts */

/* Add the settings of "rules" or "set", and the rule set that it names. */
static bool
add_rules(struct reading *g, const struct node *n, struct text *name)
{
	return rules_node(n, name, g->t->settings, &g->count, SETTINGS_MAX,
	    g->arena, &g->record->error);
}

static bool
add_fact(struct reading *g, const struct node *n, const char *fact)
{
	if (!kind_fits(n, NODE_SCALAR, "a string", &g->record->error))
		return false;
	if (g->count == SETTINGS_MAX)
		return FAIL(g, n, "size", "more than %d settings",
		    SETTINGS_MAX);
	g->t->settings[g->count++] = (struct setting){ .key = text_of(fact),
		.value = n->text, .line = n->key_line,
		.column = n->key_column, .value_line = n->line,
		.value_column = n->column };
	return true;
}

/* Add "set: {knock.limit: 5}" and the facts of a deal or its document. */
static bool
add_settings(struct reading *g, const struct node *map)
{
	const struct node *set = node_get(map, "set");
	struct text name = { "", 0 };

	if (set && (!kind_fits(set, NODE_MAP, "a mapping, like "
	    "{knock.limit: 5}", &g->record->error) ||
	    !add_rules(g, set, &name)))
		return false;
	if (name.len)
		return FAIL(g, set, "schema", "\"set\" holds rules; "
		    "\"extends\" belongs in \"rules\"");
	for (size_t i = 0; i < rules_fact_count; i++) {
		const char *fact = rules_facts[i].name;
		const struct node *n = node_get(map, record_fact_key(fact));

		if (n && !add_fact(g, n, fact))
			return false;
	}
	return true;
}

/* Use a deal's own rules, or its document's; the facts of both. */
static bool
read_rules(struct reading *g, struct deal *d)
{
	struct error *e = &g->record->error;
	const struct node *rules = node_get(g->map, "rules"), *at;
	struct text name = { "", 0 };

	if (!rules && g->parent)
		rules = node_get(g->parent, "rules");
	if ((rules && !add_rules(g, rules, &name)) ||
	    (g->parent && !add_settings(g, g->parent)) ||
	    !add_settings(g, g->map))
		return false;
	d->own_context = name.len || g->count;
	d->told = node_text(g->map, "message");
	d->rules = context_rules(g->t->context, name, g->t->settings, g->count,
	    e);
	if (!d->rules && !e->line) {
		at = rules ? rules : g->map;
		e->line = at->line;
		e->column = at->column;
	}
	return d->rules != NULL;
}

/* Tables */

/* A player's name; of one that was bad before, the name in its line. */
static bool
read_name(struct reading *g, const struct node *player, struct text *name)
{
	const struct node *n = node_get(player, "name");
	const struct node *line = node_get(player, "text");
	struct head h;

	*name = TEXT("");
	if (!n && line && node_get(player, "error") &&
	    line_head(line->text, g->arena, &h, NULL) && h.named) {
		*name = h.name;
		return true;
	}
	if (!n)
		return FAIL(g, player, "name", "a player needs a "
		    "\"name\", like {name: Asha, hand: 2H 3H 4H}");
	if (n->kind != NODE_SCALAR || !n->text.len ||
	    n->text.len > SEAT_NAME_MAX)
		return FAIL(g, n, "name",
		    "a name must be a string of 1 to 64 bytes");
	if (!utf8_all(n->text, utf8_is_character))
		return FAIL(g, n, "name", "a name cannot contain "
		    "U+xxFFFE or U+xxFFFF");
	if (!n->quoted && name_is_word(n->text))
		return FAIL(g, n, "name", "\"%.*s\" cannot be a name without "
		    "quotes", (int)n->text.len, n->text.s);
	*name = n->text;
	return true;
}

static bool
read_player(struct reading *g, const struct node *player, struct deal *d)
{
	struct seat *s = &d->seats[d->nseats];
	struct error e = { .code = NULL };
	struct text name;
	bool good;

	if (player->kind != NODE_MAP)
		return FAIL(g, player, "schema", "a player must be a mapping, "
		    "like {name: Asha, hand: 2H 3H 4H}");
	if (!read_name(g, player, &name))
		return false;
	good = keys_known(player, player_keys, countof(player_keys), &e) &&
	    seat_read(player, g->arena, s, &e) && (s->kind == SEAT_BAD ||
	    deal_name_is_new(d, name, AT(player), &e));
	if (!good)
		tree_spoil(g, player, name, s, &e);
	s->name = name;
	d->nseats++;
	return true;
}

/* Refuse keys of a seat, but "expect", beside another key. */
static bool
goes_alone(struct reading *g, const struct node *with)
{
	for (size_t i = 0; i < countof(seat_keys); i++) {
		const struct node *n = node_get(g->map, seat_keys[i]);

		if (n && !text_is(n->key, "expect"))
			return error_set(&g->record->error, "schema",
			    AT_KEY(n), "\"%s\" cannot go with \"%.*s\"; it "
			    "is for a lone hand or one player", seat_keys[i],
			    (int)with->key.len, with->key.s);
	}
	return true;
}

static bool
read_players(struct reading *g, const struct node *list, struct deal *d)
{
	d->named = true;
	d->seats = arena_alloc(g->arena, SEATS_MAX * sizeof(*d->seats));
	if (list->kind != NODE_LIST)
		return FAIL(g, list, "schema", "\"players\" must be a list, "
		    "like [{name: Asha, hand: 2H 3H 4H}]; their number is "
		    "\"player_count\"");
	if (!goes_alone(g, list))
		return false;
	if (!list->first)
		return FAIL(g, list, "schema", "a table has no players");
	for (const struct node *n = list->first; n; n = n->next) {
		if (d->nseats == SEATS_MAX && node_get(n, "error")) {
			d->overfull = true; /* reported before, see emit-json */
			continue;
		}
		if (d->nseats == SEATS_MAX)
			return FAIL(g, n, "seats", "more than %d seats in a "
			    "table", SEATS_MAX);
		if (!read_player(g, n, d))
			return false;
	}
	return true;
}

/* Documents */

/* Is "type", if it is there, what the other keys say? */
static bool
type_fits(const struct node *map, struct error *e)
{
	const struct node *type = node_get(map, "type");
	const char *is = node_get(map, "players") ? "table" :
	    node_get(map, "deals") ? "game" :
	    node_get(map, "error") ? "error" : "hand";

	return !type || text_is(type->text, is) ||
	    error_set(e, "schema", AT(type), "by its keys this record is of "
	    "type %s, not \"%.*s\"", is, shown(type->text), type->text.s);
}

static bool
check_document(struct reading *g)
{
	const struct node *version, *deals, *id;
	struct record *r = g->record;

	if (g->map->kind != NODE_MAP)
		return FAIL(g, g->map, "schema",
		    "a record must be a mapping, like hand: 4H 5H 6H");
	if (!keys_known(g->map, document_keys, countof(document_keys),
	    &r->error))
		return false;
	version = node_get(g->map, "rummy");
	if (version && !text_is(version->text, FORMAT_VERSION))
		return FAIL(g, version, "schema", "the version of this format "
		    "is 1: \"rummy: 1\"");
	id = node_get(g->map, "id");
	if (id && !id_is_good(id->text, "schema", AT(id), &r->error))
		return false;
	if (id)
		r->deal.id = (struct id){ .text = id->text,
			.number = !id->quoted && json_is_number(id->text) };
	if (!type_fits(g->map, &r->error))
		return false;
	deals = node_get(g->map, "deals");
	return !g->parent || !deals || FAIL(g, deals, "schema",
	    "a deal cannot have \"deals\" of its own");
}

/* Read a table or a lone hand. */
static bool
read_deal(struct reading *g, struct deal *d)
{
	const struct node *players = node_get(g->map, "players");

	*d = (struct deal){ .file = reader_file(g->t->reader),
		.line = g->map->line, .column = g->map->column, .id = d->id,
		.from_tree = true };
	if (!read_rules(g, d))
		return false;
	if (players)
		return held_read(g, &d->held) && read_players(g, players, d);
	d->nseats = 1;
	d->seats = arena_alloc(g->arena, sizeof(*d->seats));
	return seat_read(g->map, g->arena, d->seats, &g->record->error);
}

static enum record_kind
read_record(struct reading *g)
{
	struct record *r = g->record;
	struct deal *d = &r->deal;

	d->line = g->map->line;
	d->column = g->map->column;
	if (!check_document(g) || !read_deal(g, d))
		return tree_refuse(g);
	if (!d->named && d->seats->kind == SEAT_BAD) {
		if (!d->own_context)
			d->rules = NULL;
		return r->kind = RECORD_BAD;
	}
	deal_place(d);
	return r->kind = RECORD_DEAL;
}

/* Open a document with "deals:", which are read next.  False: it is bad. */
static bool
open_deals(struct reading *g, const struct node *deals)
{
	const struct node *players = node_get(g->map, "players");

	if (!check_document(g) || !goes_alone(g, deals))
		return false;
	if (g->record->deal.id.text.len)
		return FAIL(g, node_get(g->map, "id"), "schema",
		    "\"id\" cannot go with \"deals\"; it is of one record");
	if (deals->kind != NODE_LIST || !deals->first)
		return FAIL(g, deals, "schema",
		    "\"deals\" must be a list of at least one table");
	if (players)
		return FAIL(g, players, "schema",
		    "\"players\" cannot go with \"deals\"");
	g->t->parent = g->map;
	g->t->deal = deals->first;
	return true;
}

/* Report a list of no records, once: cards, or groups of them. */
static bool
lists_records(const struct node *list, struct error *e)
{
	const struct node *n = list->first;

	while (n && n->kind == NODE_SCALAR)
		n = n->next;
	if (n && n->kind == NODE_MAP && !node_get(n, "rank"))
		return true;
	return error_set(e, "schema", AT(list), n && n->kind == NODE_LIST ?
	    "groups need their key: {\"groups\": [[\"AS\", \"2S\"], [\"4H\"]]}" :
	    "cards need their key: {\"hand\": [\"AS\", \"2S\"]}");
}

/* Is it null of YAML or JSON? */
static bool
is_null(const struct node *n)
{
	static const char *const words[] = { "", "~", "null", "Null", "NULL" };

	return n->kind == NODE_SCALAR && !n->quoted &&
	    text_among(n->text, words, countof(words));
}

/*
 * Leave out the keys whose value is null: all of them, or not names and keys
 * that are not of a record, which are reported.
 */
static void
drop_nulls(struct node *parent, bool all)
{
	struct node **at = &parent->first, *n;

	while ((n = *at)) {
		if (parent->kind == NODE_MAP && is_null(n) &&
		    (all || key_is_known(n->key))) {
			*at = n->next;
			continue;
		}
		drop_nulls(n, all || text_in(n->key, "rules set expect"));
		at = &n->next;
	}
}

/* Make a tree of the document.  False: it cannot be read. */
static bool
parse_document(struct tree_reader *t, struct error *e)
{
	const struct document *d = &t->document;
	struct node *root = d->root;

	if (d->fault.code) {
		*e = d->fault;
		return false;
	}
	if (t->format == INPUT_YAML &&
	    !yaml_tree(d->text, d->line, t->arena, &root, e))
		return false;
	if (root)
		drop_nulls(root, t->format == INPUT_JSON);
	t->item = root && root->kind == NODE_LIST ? root->first : root;
	if (!t->item) {
		error_set(e, "schema", d->line, 1,
		    "a document holds no record");
		return false;
	}
	if (root->kind != NODE_LIST || lists_records(root, e))
		return true;
	t->item = NULL;
	return false;
}

/* Have a document to use: the pending one, or the next; false: there is none. */
static bool
next_document(struct tree_reader *t)
{
	if (!t->pending) {
		arena_reset(t->arena);
		t->status = t->format == INPUT_JSON ?
		    reader_json(t->reader, t->arena, &t->document) :
		    reader_document(t->reader, &t->document);
	}
	t->pending = false;
	return t->status == READ_OK;
}

/* Is the record nothing but a hand that is quickly recognized? */
static bool
is_hand(const struct node *map, struct seat *seat)
{
	const struct node *hand = map->first;

	return map->kind == NODE_MAP && hand && !hand->next &&
	    hand->kind == NODE_SCALAR && text_is(hand->key, "hand") &&
	    line_hand(hand->text, seat);
}

bool
read_tree_lone(struct tree_reader *t, struct lone *lone)
{
	struct seat *seat = &lone->seat;
	struct error ignored = { .code = NULL };

	/* cppcheck-suppress ctunullpointer; there is a tree where no text is */
	lone->rules = context_default(t->context);
	if (t->deal || !lone->rules->lone)
		return false;
	if (!t->item && (!next_document(t) || !parse_document(t, &ignored))) {
		t->pending = true;
		return false;
	}
	seat->cards.ngroups = seat->cards.laid_end = 0;
	if (!is_hand(t->item, seat))
		return false;
	seat->line = t->item->line;
	seat->column = t->item->column;
	t->lone = t->item;
	t->item = t->item->next;
	return true;
}

void
read_tree_again(struct tree_reader *t)
{
	t->item = t->lone;
}

enum record_kind
read_tree(struct tree_reader *t, struct arena *a, struct record *r)
{
	memset(r, 0, sizeof(*r));
	for (;;) {
		/* The tree of a sheet that was skipped may be gone. */
		struct reading g = { t, a, r, NULL, NULL, 0 };
		const struct node *deals;
		bool game;

		if (t->deal) {
			g.map = t->deal;
			g.parent = t->parent;
			t->deal = g.map->next;
			return read_record(&g);
		}
		if (t->item) {
			g.map = t->item;
			t->item = g.map->next;
			deals = node_get(g.map, "deals");
			/* The sheet, where deals are a number, is made anew. */
			game = text_is(node_text(g.map, "type"), "game") &&
			    !node_get(g.map, "players") &&
			    !node_get(g.map, "hand") &&
			    (!deals || deals->kind != NODE_LIST);
			if (!game && !deals)
				return read_record(&g);
			r->deal.line = g.map->line;
			if (!held_read(&g, &r->held) ||
			    (!game && !open_deals(&g, deals)))
				return tree_refuse(&g);
			if (r->held)
				return r->kind = RECORD_GAME;
			continue;
		}
		if (!next_document(t))
			return r->kind = t->status == READ_END ? RECORD_END :
			    RECORD_TROUBLE;
		r->deal.line = t->document.line;
		if (!parse_document(t, &r->error))
			return tree_refuse(&g);
	}
}
