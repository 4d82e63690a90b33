/* Owns the report of an unknown key. */
#include "read/record-keys.h"

#include <string.h>

#include "deal/deal.h"
#include "rules/facts.h"
#include "rules/table.h"

/* What was called otherwise before 1.0, and what people write. */
static const struct {
	const char *key, *now;
} renamed[] = {
	{ "declare", "claim" },     { "melds", "groups" },
	{ "cards", "hand" },        { "turn-up", "turn_up" },
	{ "on-table", "on_table" }, { "laid-off", "laid_off" },
	{ "layoffs", "laid_off" },  { "context", "rules" },
	{ "rank", "hand" },
};

/* What the key is called among these names, if it was called otherwise. */
static const char *
new_name(struct text key, const char *const *names, size_t count)
{
	for (size_t i = 0; i < countof(renamed); i++)
		if (text_is(key, renamed[i].key) &&
		    text_among(text_of(renamed[i].now), names, count))
			return renamed[i].now;
	return NULL;
}

bool
key_is_known(struct text key)
{
	static const char *const keys[] = { DOCUMENT_KEYS, SHEET_KEYS };

	return text_among(key, keys, countof(keys));
}

bool
key_is_rule(struct text key)
{
	for (size_t i = 0; i < RULE_KEYS; i++) {
		const char *name = rules_rows[i].name;

		if (strncmp(name, key.s, key.len) == 0 &&
		    (!name[key.len] || name[key.len] == '.'))
			return true;
	}
	return false;
}

/* Report a key that is not among the names. */
static bool
unknown_key(const struct node *n, const char *const *names, size_t count,
    struct error *e)
{
	const char *fact = fact_said(n->key);
	const char *now = fact && n->kind != NODE_MAP &&
	    text_among(text_of(record_fact_key(fact)),
	    names, count) ? record_fact_key(fact) :
	    new_name(n->key, names, count);
	const char *near = text_nearest(n->key, names, count);
	bool curly = n->key.len > 3 && memcmp(n->key.s, "\u201c", 3) == 0;
	enum verb verb = verb_find(n->key);

	if (now)
		return error_set(e, "key", AT_KEY(n), "unknown key \"%.*s\"; "
		    "write \"%s\"", shown(n->key), n->key.s, now);
	if (key_is_rule(n->key) && (n->kind == NODE_MAP ||
	    memchr(n->key.s, '.', n->key.len)))
		return error_set(e, "key", AT_KEY(n), "\"%.*s\" is a rule; "
		    "write it under \"set\", like {knock.limit: 5}",
		    shown(n->key), n->key.s);
	if (verb) /* "knock: true" */
		return error_set(e, "key", AT_KEY(n), "unknown key \"%s\"; "
		    "write \"claim: %s\"", verb_names[verb], verb_names[verb]);
	return error_set(e, "key", AT_KEY(n),
	    near ? "unknown key \"%.*s\"; did you mean \"%s\"?" : curly ?
	    "unknown key \"%.*s\"; use straight quotes" :
	    text_is(n->key, "name") || (n->kind == NODE_SCALAR &&
	    n->key.len && *n->key.s >= 'A' && *n->key.s <= 'Z') ?
	    "unknown key \"%.*s\"; a player is {name: Ann, claim: gin} in the "
	    "list \"players\", or in text a line like Ann: gin" :
	    "unknown key \"%.*s\"; see rummy(5)", shown(n->key), n->key.s,
	    near);
}

bool
keys_known(const struct node *map, const char *const *names, size_t count,
    struct error *e)
{
	for (const struct node *n = map->first; n; n = n->next)
		if (!text_among(n->key, names, count))
			return unknown_key(n, names, count, e);
	return true;
}

bool
kind_fits(const struct node *n, enum node_kind kind, const char *what,
    struct error *e)
{
	return n->kind == kind || error_set(e, "schema", AT(n),
	    "\"%.*s\" is %s, not %s", shown(n->key), n->key.s, what,
	    node_kind_name(n->kind));
}
