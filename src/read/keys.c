/* Owns the report of an unknown key. */
#include "read/keys.h"

#include <string.h>

#include "deal/deal.h"

/* Report a key that is not known; near: the key that may be meant, or NULL. */
static bool
unknown_key(const struct node *n, const char *near, struct error *e)
{
	bool curly = n->key.len > 3 && memcmp(n->key.s, "\u201c", 3) == 0;
	enum verb verb;

	if (verb_find(n->key, &verb)) /* "knock: true" */
		return error_set(e, "key", n->key_line, n->key_column,
		    "unknown key \"%s\"; write \"claim: %s\"",
		    verb_name(verb), verb_name(verb));
	return error_set(e, "key", n->key_line, n->key_column,
	    near ? "unknown key \"%.*s\"; did you mean \"%s\"?" : curly ?
	    "unknown key \"%.*s\"; use straight quotes" :
	    "unknown key \"%.*s\"; see rummy(5)", shown(n->key), n->key.s,
	    near);
}

bool
keys_known(const struct node *map, const char *const *names, size_t count,
    struct error *e)
{
	for (const struct node *n = map->first; n; n = n->next) {
		bool known = false;

		for (size_t i = 0; i < count && !known; i++)
			known = text_is(n->key, names[i]);
		if (known)
			continue;
		return unknown_key(n, text_nearest(n->key, names, count), e);
	}
	return true;
}
