/* Owns the keys of a document that set rules and facts. */
#include "read/read-settings.h"

#include "read/keys.h"

static const char *const facts[] = { FACT_KEYS };

static bool
add_setting(const struct node *n, struct setting *settings, size_t *count,
    struct error *e)
{
	if (n->kind != NODE_SCALAR)
		return error_set(e, "schema", n->line, n->column,
		    "\"%.*s\" is a string, not %s", (int)n->key.len, n->key.s,
		    node_kind_name(n->kind));
	if (*count == SETTINGS_MAX)
		return error_set(e, "size", n->line, n->column,
		    "more than %d settings", SETTINGS_MAX);
	settings[(*count)++] = (struct setting){ .key = n->key,
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
		return error_set(e, "schema", set->line, set->column,
		    "\"set\" is a mapping, like {knock.limit: 5}, not %s",
		    node_kind_name(set->kind));
	if (!rules_node(set, &name, settings, count, SETTINGS_MAX, arena, e))
		return false;
	if (name.len)
		return error_set(e, "schema", set->line, set->column,
		    "\"set\" holds rules; \"extends\" belongs in \"rules\"");
	return true;
}

bool
settings_read(const struct node *map, struct arena *arena,
    struct setting *settings, size_t *count, struct error *e)
{
	const struct node *players = node_get(map, "players");
	const struct node *set = node_get(map, "set");

	if (set && !add_stated(set, arena, settings, count, e))
		return false;
	for (size_t i = 0; i < countof(facts); i++) {
		const struct node *n = node_get(map, facts[i]);

		if (n && !add_setting(n, settings, count, e))
			return false;
	}
	if (players && players->kind == NODE_MAP)
		return error_set(e, "schema", players->line, players->column,
		    "\"players\" must be a list, like [{name: Asha, hand: 2H "
		    "3H 4H}], or a number");
	return !players || players->kind == NODE_LIST ||
	    add_setting(players, settings, count, e);
}
