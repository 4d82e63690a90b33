/* Owns the short way for lines that are nothing but cards. */
#include "read/read-text.h"

#include "cards/notation.h"
#include "read/text-reader.h"

bool
read_lone(struct text_reader *t, struct lone *lone)
{
	lone->rules = scope_rules(t->scope);
	if (t->notes_due || !lone->rules->lone)
		return false;
	if (!text_next_line(t) || t->line.fault || t->broken ||
	    !cards_only(t->line.text, lone->cards, &lone->ncards, HAND_MAX)) {
		t->pending = true;
		return false;
	}
	t->refused = NULL;
	lone->own_context = t->given;
	lone->line = t->line.number;
	return true;
}

void
read_lone_again(struct text_reader *t)
{
	t->pending = true;
}
