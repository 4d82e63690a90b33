/* Owns the report of an unknown key. */
#include "read/keys.h"

#define SHOWN_MAX 40 /* bytes of input that a message repeats */

static int
shown(struct text t)
{
	return t.len < SHOWN_MAX ? (int)t.len : SHOWN_MAX;
}

bool
keys_known(const struct node *map, const char *const *names, size_t count,
    struct error *e)
{
	for (const struct node *n = map->first; n; n = n->next) {
		const char *near;
		bool known = false;

		for (size_t i = 0; i < count && !known; i++)
			known = text_is(n->key, names[i]);
		if (known)
			continue;
		near = text_nearest(n->key, names, count);
		return error_set(e, "key", n->key_line, n->key_column,
		    near ? "unknown key \"%.*s\"; did you mean \"%s\"?" :
		    "unknown key \"%.*s\"", shown(n->key), n->key.s, near);
	}
	return true;
}
