/*
 * Owns the origins of values: who gave a key its value, and the value before.
 */
#include "rules/origin.h"

#define NOWHERE { "", 0 }, { "", 0 }, { "", 0 }, false

static const struct origin nobody = { FROM_DEFAULT, NOWHERE };
static const struct origin over[] = {
	{ FROM_CONTEXT, NOWHERE },
	{ FROM_COMMAND_LINE, NOWHERE },
};

void
origins_reset(struct rules *r)
{
	for (size_t i = 0; i < RULE_KEYS; i++)
		r->origin[i] = r->cited[i] = &nobody;
	r->root = &nobody;
}

const struct origin *
origin_over(enum rules_from from)
{
	return &over[from == FROM_COMMAND_LINE];
}

const struct origin *
rules_origin(const struct rules *r, enum rule_key key)
{
	return r->origin[key];
}

const struct origin *
rules_source(const struct rules *r, enum rule_key key)
{
	const struct origin *o = r->cited[key];

	/* A default is a rule of the game. */
	return o->kind == FROM_DEFAULT ? r->root : o;
}

bool
origin_is_ours(const struct origin *o)
{
	return o->of_key && text_is(o->source, "ours");
}

bool
rules_is_own(const struct rules *r, enum rule_key key)
{
	enum rules_from from = r->origin[key]->kind;

	return from == FROM_CONTEXT || from == FROM_COMMAND_LINE;
}

const char *
rules_hint(const struct rules *r, enum rules_hint hint)
{
	static const char *const hints[][2] = {
		[HINT_INDIAN] = { "indian", "; try -r rummycircle" },
		[HINT_BASIC] = { "basic", "; try -r basic" },
	};

	return r->chosen || text_is(r->root->name, hints[hint][0]) ? "" :
	    hints[hint][1];
}

void
origin_print(struct buf *b, const struct origin *o)
{
	buf_text(b, o->name);
	buf_str(b, o->name.len && o->source.len ? ", " : "");
	if (origin_is_ours(o))
		buf_str(b, "our ruling, as no page says it");
	else
		buf_text(b, o->source);
}

const struct rules *
rules_before(const struct rules *r, enum rule_key key)
{
	const struct origin *own = r->origin[key];
	const struct rules *under = r->below;

	if (own->kind == FROM_DEFAULT || own->kind == FROM_SET)
		return NULL;
	while (own->kind == FROM_OPTION && under->below)
		under = under->below;
	/* An option that the rule set itself extends is part of it. */
	return under->origin[key] != own ? under : NULL;
}
