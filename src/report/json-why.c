/* Owns explanations as data; explain.c owns their lines of text. */
#include "report/json-put.h"

#include "report/emit-formats.h"
#include "rules/table.h"

struct putting {
	struct buf *b;
	const struct why *why;
	const struct why_finding *f;
};

static void
put_seat(struct putting *p, int seat)
{
	json_text(p->b, "about", seat >= 0 ? p->why->deal->seats[seat].name :
	    TEXT(""));
}

/* Append a number of points, or an amount of money, given in hundredths. */
static void
put_number(struct putting *p, const char *name, int64_t value, bool money)
{
	if (money)
		json_money(p->b, name, true, value);
	else
		json_number(p->b, name, true, value);
}

/* Append the key, what it is set to, and who set it. */
static void
put_key(struct putting *p, enum rule_key key)
{
	static const char *const givers[] = { [FROM_CONTEXT] = "context",
		[FROM_COMMAND_LINE] = "-s", [FROM_DEFAULT] = "default" };
	const struct rules *r = p->why->deal->rules;
	struct text name = { "", 0 }, from = { "", 0 };
	struct buf value = { NULL, 0, 0 };

	if (key != RULE_NONE) {
		const struct origin *o = r->origin[key];

		name = text_of(rules_rows[key].name);
		from = o->kind == FROM_SET || o->kind == FROM_OPTION ?
		    o->name : text_of(givers[o->kind]);
		row_print(&rules_rows[key], r, &value);
	}
	json_text(p->b, "key", name);
	json_text(p->b, "value", buf_view(&value));
	json_text(p->b, "from", from);
	buf_free(&value);
}

/* Append n items, each by put. */
static void
put_list(struct putting *p, const char *name, int n,
    void (*put)(struct putting *, int))
{
	size_t list = json_open(p->b, name);

	for (int i = 0; i < n; i++)
		put(p, i);
	json_close(p->b, list, "[]");
}

static card_style
ascii_of(const struct putting *p)
{
	return rules_ascii(p->why->deal->rules);
}

/* Sums */

static void
put_term(struct putting *p, int i)
{
	const struct why_term *t = &p->f->terms[i];
	static const char *const ops[] = { [OP_PLUS] = "plus",
		[OP_MINUS] = "minus", [OP_TIMES] = "times",
		[OP_AT_MOST] = "at-most", [OP_FLAT] = "flat",
		[OP_HALF] = "half", [OP_ROUND] = "round",
		[OP_NEGATE] = "negate", [OP_SHARE] = "share" };

	size_t object = json_open(p->b, NULL);

	json_word(p->b, "op", ops[t->op]);
	put_number(p, "points", t->value, why_is_money(p->f, t));
	put_seat(p, t->seat);
	json_key(p->b, "card");
	json_card(p->b, t->card, ascii_of(p));
	put_key(p, t->key);
	json_close(p->b, object, "{}");
}

static void
put_sum(struct putting *p)
{
	static const char *const abouts[] = { [ABOUT_DEADWOOD] = "deadwood",
		[ABOUT_POINTS] = "points", [ABOUT_WON] = "won",
		[ABOUT_DEAL] = "deal", [ABOUT_AFTER] = "after",
		[ABOUT_TOTAL] = "total", [ABOUT_DEALS] = "deals",
		[ABOUT_LAST] = "last_deal", [ABOUT_REJOINED] = "rejoined",
		[ABOUT_BOXES] = "boxes", [ABOUT_BONUS] = "bonus",
		[ABOUT_SHUTOUT] = "shutout", [ABOUT_LEAD] = "lead",
		[ABOUT_LEFT] = "left", [ABOUT_PRIZE] = "prize",
		[ABOUT_VALUES] = "value-cards" };
	const struct why_finding *f = p->f;

	json_word(p->b, "of", abouts[f->about]);
	if (f->about == ABOUT_DEAL || f->about == ABOUT_AFTER)
		put_number(p, "deal", f->number[0], false);
	put_number(p, "points", why_sum(f->terms, f->nterms),
	    f->about == ABOUT_WON || f->about == ABOUT_PRIZE);
	put_list(p, "terms", f->nterms, put_term);
}

/* Findings */

/* Append the subject: a group by its number, else a seat by its name. */
static void
put_about(struct putting *p)
{
	if (p->f->kind == WHY_GROUP && p->f->group >= 0)
		put_number(p, "about", p->f->group + 1, false);
	else
		put_seat(p, p->f->seat);
}

static void
put_finding(struct putting *p)
{
	static const char *const kinds[] = { [WHY_ANSWER] = "answer",
		[WHY_POINTS] = "points", [WHY_RULE] = "rule",
		[WHY_ALLOWED] = "allowed", [WHY_GROUP] = "answer",
		[WHY_REMEDY] = "remedy", [WHY_HOUSE] = "house",
		[WHY_SOURCE] = "source" };
	const struct why_finding *f = p->f;
	struct buf said = { NULL, 0, 0 };
	size_t object = json_open(p->b, NULL);

	json_word(p->b, "kind", kinds[f->kind]);
	put_about(p);
	explain_one(&said, p->why, f, CARDS_ASCII);
	json_text(p->b, "text", buf_view(&said));
	put_key(p, f->key);
	json_key(p->b, "cards");
	json_cards(p->b, f->cards, f->ncards, ascii_of(p));
	if (f->about != ABOUT_NOTHING)
		put_sum(p);
	json_close(p->b, object, "{}");
	buf_free(&said);
}

void
json_why(struct buf *b, const struct why *why)
{
	struct putting p = { .b = b, .why = why };
	size_t list = json_open(b, "explanation");

	for (p.f = why->first; p.f; p.f = p.f->next)
		if (!p.f->plain)
			put_finding(&p);
	json_close(b, list, "[]");
}
