/* Owns explanations as data; explain.c owns their lines of text. */
#include "report/json-put.h"

#include "report/explain.h"
#include "rules/table.h"

static void
put_seat(struct buf *b, const struct why *why, int seat)
{
	json_text(b, "about", seat >= 0 ? why->deal->seats[seat].name :
	    TEXT(""));
}

/* Append a number of points, or an amount of money, given in hundredths. */
static void
put_points(struct buf *b, int64_t value, bool money)
{
	if (money)
		json_money(b, "points", true, value);
	else
		json_number(b, "points", true, value);
}

/* Append the key, what it is set to, and who set it. */
static void
put_key(struct buf *b, const struct rules *r, enum rule_key key)
{
	static const char *const givers[] = { [FROM_CONTEXT] = "context",
		[FROM_COMMAND_LINE] = "-s", [FROM_DEFAULT] = "default" };
	struct text name = { "", 0 }, from = { "", 0 };
	struct buf value = { NULL, 0, 0 };

	if (key != RULE_NONE) {
		const struct origin *o = r->origin[key];

		name = text_of(rules_rows[key].name);
		from = o->kind == FROM_SET || o->kind == FROM_OPTION ?
		    o->name : text_of(givers[o->kind]);
		row_print(&rules_rows[key], r, &value);
	}
	json_text(b, "key", name);
	json_text(b, "value", buf_view(&value));
	json_text(b, "from", from);
	buf_free(&value);
}

/* Sums */

static void
put_term(struct buf *b, const struct why *why, const struct why_finding *f,
    const struct why_term *t)
{
	static const char *const ops[] = { [OP_PLUS] = "plus",
		[OP_MINUS] = "minus", [OP_TIMES] = "times",
		[OP_AT_MOST] = "at-most", [OP_FLAT] = "flat",
		[OP_HALF] = "half", [OP_ROUND] = "round",
		[OP_NEGATE] = "negate" };
	const struct rules *r = why->deal->rules;
	size_t object = json_open(b, NULL);

	json_word(b, "op", ops[t->op]);
	put_points(b, t->value, why_is_money(f, t));
	put_seat(b, why, t->seat);
	json_key(b, "card");
	json_card(b, t->card, rules_ascii(r));
	put_key(b, r, t->key);
	json_close(b, object, "{}");
}

static void
put_sum(struct buf *b, const struct why *why, const struct why_finding *f)
{
	static const char *const abouts[] = { [ABOUT_DEADWOOD] = "deadwood",
		[ABOUT_POINTS] = "points", [ABOUT_WON] = "won",
		[ABOUT_VALUES] = "value-cards" };
	size_t list;

	json_word(b, "of", abouts[f->about]);
	put_points(b, why_sum(f->sum.terms, f->sum.n), f->about == ABOUT_WON);
	list = json_open(b, "terms");
	for (int i = 0; i < f->sum.n; i++)
		put_term(b, why, f, &f->sum.terms[i]);
	json_close(b, list, "[]");
}

/* Findings */

static void
put_finding(struct buf *b, const struct why *why, const struct why_finding *f)
{
	static const char *const kinds[] = { [WHY_ANSWER] = "answer",
		[WHY_POINTS] = "points", [WHY_RULE] = "rule",
		[WHY_ALLOWED] = "allowed", [WHY_GROUP] = "answer",
		[WHY_REMEDY] = "remedy", [WHY_HOUSE] = "house",
		[WHY_SOURCE] = "source" };
	const struct rules *r = why->deal->rules;
	struct buf said = { NULL, 0, 0 };
	size_t object = json_open(b, NULL);

	json_word(b, "kind", kinds[f->kind]);
	if (f->kind == WHY_GROUP && f->group >= 0)
		json_number(b, "about", true, f->group + 1);
	else
		put_seat(b, why, f->seat);
	explain_one(&said, why, f, CARDS_ASCII);
	json_text(b, "text", buf_view(&said));
	put_key(b, r, f->key);
	json_key(b, "cards");
	json_cards(b, f->cards, f->ncards, rules_ascii(r));
	if (f->about != ABOUT_NOTHING)
		put_sum(b, why, f);
	json_close(b, object, "{}");
	buf_free(&said);
}

void
json_why(struct buf *b, const struct why *why)
{
	size_t list = json_open(b, "explanation");

	for (const struct why_finding *f = why->first; f; f = f->next)
		if (!f->plain)
			put_finding(b, why, f);
	json_close(b, list, "[]");
}
