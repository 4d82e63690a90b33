/* Owns how names of rules are joined, and their full form. */
#include "rules/name.h"

#include "rules/book.h"

struct text
name_part(struct text *name)
{
	struct text part = { name->s, 0 };

	while (part.len < name->len && name->s[part.len] != '+' &&
	    name->s[part.len] != ',')
		part.len++;
	*name = part.len == name->len ? (struct text){ NULL, 0 } :
	    text_skip(*name, part.len + 1);
	return text_trim(part);
}

struct text
name_in_full(struct rulebook *book, struct text name, struct arena *arena)
{
	struct error ignored = { 0 };
	struct buf b = { 0 };

	while (name.s) {
		struct text part = name_part(&name);
		const struct entry_file *f = rulebook_find(book, part, NULL,
		    &ignored);

		if (b.len)
			buf_char(&b, '+');
		if (f)
			part = f->name;
		buf_text(&b, part);
	}
	return arena_buf(arena, &b);
}

bool
rulebook_knows(struct rulebook *book, struct text name)
{
	while (name.s)
		if (!rulebook_find(book, name_part(&name), NULL, NULL))
			return false;
	return true;
}
