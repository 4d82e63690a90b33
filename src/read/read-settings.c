/* Owns the keys of a document that set rules and facts. */
#include "read/tree-reader.h"

#include "rules/facts.h"

/* Is "type", if it is there, what the other keys say? */
static bool
type_fits(const struct node *map, struct error *e)
{
	const struct node *type = node_get(map, "type");
	const char *is = node_get(map, "players") ? "table" :
	    node_get(map, "error") ? "error" : "hand";

	return !type || text_is(type->text, is) ||
	    error_set(e, "schema", AT(type), "by its keys this record is of "
	    "type %s, not \"%.*s\"", is, shown(type->text), type->text.s);
}

bool
record_describe(struct record *r, const struct node *map)
{
	const struct node *n = node_get(map, "id");

	if (n && !id_is_good(n->text, "schema", AT(n), &r->error))
		return false;
	if (n)
		r->deal.id = (struct id){ .text = n->text,
			.number = !n->quoted && json_is_number(n->text) };
	return type_fits(map, &r->error);
}

static bool
add_fact(const struct node *n, const char *fact, struct setting *settings,
    size_t *count, struct error *e)
{
	if (n->kind != NODE_SCALAR)
		return error_set(e, "schema", AT(n), "\"%.*s\" is a string, "
		    "not %s", (int)n->key.len, n->key.s,
		    node_kind_name(n->kind));
	if (*count == SETTINGS_MAX)
		return error_set(e, "size", AT(n), "more than %d settings",
		    SETTINGS_MAX);
	settings[(*count)++] = (struct setting){ .key = text_of(fact),
		.value = n->text, .line = n->key_line,
		.column = n->key_column, .value_line = n->line,
		.value_column = n->column };
	return true;
}

/* Add the settings of "set: {knock.limit: 5}". */
static bool
add_stated(const struct node *set, struct arena *arena,
    struct setting *settings, size_t *count, struct error *e)
{
	struct text name = { "", 0 };

	if (set->kind != NODE_MAP)
		return error_set(e, "schema", AT(set), "\"set\" is a mapping, "
		    "like {knock.limit: 5}, not %s", node_kind_name(set->kind));
	if (!rules_node(set, &name, settings, count, SETTINGS_MAX, arena, e))
		return false;
	return !name.len || error_set(e, "schema", AT(set), "\"set\" holds "
	    "rules; \"extends\" belongs in \"rules\"");
}

bool
settings_read(const struct node *map, struct arena *arena,
    struct setting *settings, size_t *count, struct error *e)
{
	const struct node *set = node_get(map, "set");

	if (set && !add_stated(set, arena, settings, count, e))
		return false;
	for (size_t i = 0; i < rules_fact_count; i++) {
		const char *fact = rules_facts[i].name;
		const struct node *n = node_get(map, record_fact_key(fact));

		if (n && !add_fact(n, fact, settings, count, e))
			return false;
	}
	return true;
}
