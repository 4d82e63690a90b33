/* Owns the facts of a deal: how each is read and written. */
#include "rules/facts.h"

#include "cards/notation.h"

/*
 * Hundredths; up to this the losses of all players can be summed, and the sum
 * be read back.
 */
#define AMOUNT_MAX INT64_C(10000000000)

#define MEMBER(member) offsetof(struct facts, member)

const struct fact rules_facts[] = {
	{ "wild", FACT_WILD, MEMBER(wild), 0, 0, "a card, a rank, or JK", false,
	    "joker jokers jokercard wild wildcard wildcards wildjoker cutjoker "
	    "cutcard tiplu" },
	{ "turn-up", FACT_CARD, MEMBER(turn_up), 0, 0, "a card", false,
	    "upcard turnup" },
	{ "taken", FACT_CARD, MEMBER(taken), 0, 0, "a card", false, "taken" },
	{ "round", FACT_NUMBER, MEMBER(round), 1, ROUNDS_MAX,
	    "a number from 1 to 20", false, "round" },
	{ "turn", FACT_NUMBER, MEMBER(turn), 1, 10000, "a number from 1", false,
	    "turn" },
	{ "players", FACT_NUMBER, MEMBER(players), 2, 10,
	    "a number from 2 to 10", true, "players" },
	{ "value", FACT_MONEY, MEMBER(value), 0, 0, "an amount like 4 or 0.50",
	    true, "value stake stakes pointvalue pointrate valueperpoint "
	    "perpoint" },
	{ "fee", FACT_FEE, MEMBER(fee), 0, 0, "an amount like 4 or 10%", true,
	    "fee housefee rake" },
	{ "entry", FACT_MONEY, MEMBER(entry), 0, 0, "an amount like 4 or 0.50",
	    true, "entry entryfee buyin" },
};
const size_t rules_fact_count = countof(rules_facts);

static bool
set_card(const struct fact *fact, card *at, struct text t)
{
	bool wild = fact->kind == FACT_WILD;
	card c;

	if (!card_of(t, &c)) {
		if (!wild || !rank_of(t))
			return false;
		c = WILD_RANK(rank_of(t));
	} else if (card_is_joker(c) && !wild) {
		return false;
	}
	*at = c;
	return true;
}

bool
fact_set(const struct fact *fact, struct facts *f, struct text t)
{
	void *at = (char *)f + fact->offset;
	bool percent = fact->kind == FACT_FEE && t.len &&
	    t.s[t.len - 1] == '%';
	int64_t amount;
	long n;

	if (fact->kind == FACT_NUMBER) {
		if (!text_number(t, fact->least, fact->most, &n))
			return false;
		*(int *)at = (int)n;
		return true;
	}
	if (fact->kind == FACT_CARD || fact->kind == FACT_WILD)
		return set_card(fact, at, t);
	t.len -= percent;
	if (!text_money(t, &amount) || amount < 0 ||
	    amount > (percent ? 10000 : AMOUNT_MAX))
		return false;
	*(int64_t *)at = amount;
	if (fact->kind == FACT_FEE)
		f->fee_percent = percent;
	return true;
}

bool
fact_print(const struct fact *fact, const struct facts *f, struct buf *b)
{
	const void *at = (const char *)f + fact->offset;
	bool named = fact->kind == FACT_CARD || fact->kind == FACT_WILD;
	card c = *(const card *)at;

	if (fact->kind == FACT_NUMBER) {
		if (*(const int *)at < 0)
			return false;
		buf_int(b, *(const int *)at);
	} else if (named) {
		if (c == CARD_NONE)
			return false;
		if (c & 0x80)
			buf_char(b, "?A23456789TJQK"[c & 15]);
		else
			card_print(b, c, CARDS_ASCII);
	} else {
		if (*(const int64_t *)at < 0)
			return false;
		buf_money(b, *(const int64_t *)at);
		if (fact->kind == FACT_FEE && f->fee_percent)
			buf_char(b, '%');
	}
	return true;
}

const struct fact *
fact_find(struct text key)
{
	for (size_t i = 0; i < rules_fact_count; i++)
		if (text_is(key, rules_facts[i].name))
			return &rules_facts[i];
	return NULL;
}

const char *
fact_said(struct text name)
{
	char letters[16];
	struct text word = { letters, 0 };

	/* Most lines start with another letter. */
	if (!name.len || !memchr("jwctursvpefbh -", *name.s | 0x20, 15))
		return NULL;
	/* Blanks and hyphens do not matter: "cut joker", "turn-up". */
	for (; name.len && word.len < sizeof(letters); name = text_skip(name, 1))
		if (!memchr(" -", *name.s, 2))
			letters[word.len++] = *name.s;
	for (size_t i = 0; !name.len && i < rules_fact_count; i++)
		if (text_in(word, rules_facts[i].said))
			return rules_facts[i].name;
	return !name.len && text_in(word, "rules rule ruleset variant "
	    "variation") ? "rules" : NULL;
}

void
facts_reset(struct facts *f)
{
	f->wild = f->turn_up = f->taken = CARD_NONE;
	f->round = f->turn = f->players = -1;
	f->value = f->fee = f->entry = -1;
	f->fee_percent = false;
}

int64_t
facts_point_value(const struct rules *r)
{
	return r->facts.value >= 0 || r->point_value == KEY_NONE ?
	    r->facts.value : r->point_value * INT64_C(100);
}

int64_t
facts_net_of_fee(const struct facts *f, int64_t amount)
{
	int64_t kept = 10000 - f->fee;

	if (f->fee < 0 || amount < 0)
		return amount;
	if (!f->fee_percent)
		return amount - f->fee;
	/* In two steps, because the product may exceed 64 bits. */
	return amount / 10000 * kept + (amount % 10000 * kept + 5000) / 10000;
}
