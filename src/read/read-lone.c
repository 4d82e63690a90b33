/* Owns the short way for lines that are nothing but a hand. */
#include "read/read-text.h"

#include "read/parse-line.h"
#include "read/text-reader.h"

bool
read_lone(struct text_reader *t, struct lone *lone)
{
	struct seat *seat = &lone->seat;

	lone->rules = scope_rules(t->scope);
	if (t->notes_due || t->id.len || !lone->rules->lone)
		return false;
	seat->verb = VERB_NONE;
	seat->cards.ngroups = seat->cards.laid_end = 0;
	if (!text_next_line(t) || t->line.fault || t->broken ||
	    !line_cards(t->line.text, seat)) {
		t->pending = true;
		return false;
	}
	t->refused = NULL;
	t->fresh = false;
	lone->own_context = t->given;
	lone->line = t->line.number;
	lone->column = 1;
	return true;
}

void
read_lone_again(struct text_reader *t)
{
	t->pending = true;
}
