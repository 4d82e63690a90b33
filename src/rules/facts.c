/* Owns the facts of a deal: how each is read and written. */
#include "rules/facts.h"

#include "cards/notation.h"

/*
 * Hundredths; up to this the losses of all players can be summed, and the sum
 * be read back.
 */
#define AMOUNT_MAX INT64_C(10000000000)

static bool
set_number(int *out, long least, long most, struct text t)
{
	long n;

	if (!text_number(t, least, most, &n))
		return false;
	*out = (int)n;
	return true;
}

/* Of a fact that is not given the number is below the least. */
static bool
print_number(int n, long least, struct buf *b)
{
	if (n >= least)
		buf_int(b, n);
	return n >= least;
}

static bool
print_card(card c, struct buf *b)
{
	if (c != CARD_NONE)
		card_print(b, c, CARDS_ASCII);
	return c != CARD_NONE;
}

static bool
print_money(int64_t amount, struct buf *b)
{
	if (amount >= 0)
		buf_money(b, amount);
	return amount >= 0;
}

static bool
set_wild(struct facts *f, struct text t)
{
	int rank;

	if (card_of(t, &f->wild))
		return true;
	rank = rank_of(t);
	if (rank)
		f->wild = WILD_RANK(rank);
	return rank != 0;
}

static bool
print_wild(const struct facts *f, struct buf *b)
{
	static const char ranks[] = "?A23456789TJQK";

	if (f->wild == CARD_NONE || !(f->wild & 0x80))
		return print_card(f->wild, b);
	buf_char(b, ranks[f->wild & 15]);
	return true;
}

#define CARD_FACT(member) \
	static bool set_##member(struct facts *f, struct text t) \
	{ \
		card c; \
		if (!card_of(t, &c) || card_is_joker(c)) \
			return false; \
		f->member = c; \
		return true; \
	} \
	static bool print_##member(const struct facts *f, struct buf *b) \
	{ \
		return print_card(f->member, b); \
	}

#define NUMBER_FACT(member, least, most) \
	static bool set_##member(struct facts *f, struct text t) \
	{ \
		return set_number(&f->member, least, most, t); \
	} \
	static bool print_##member(const struct facts *f, struct buf *b) \
	{ \
		return print_number(f->member, least, b); \
	}

#define MONEY_FACT(member) \
	static bool set_##member(struct facts *f, struct text t) \
	{ \
		int64_t n; \
		if (!text_money(t, &n) || n < 0 || n > AMOUNT_MAX) \
			return false; \
		f->member = n; \
		return true; \
	} \
	static bool print_##member(const struct facts *f, struct buf *b) \
	{ \
		return print_money(f->member, b); \
	}

CARD_FACT(turn_up)
CARD_FACT(taken)
NUMBER_FACT(round, 1, ROUNDS_MAX)
NUMBER_FACT(turn, 1, 10000)
NUMBER_FACT(players, 2, 10)
MONEY_FACT(value)
MONEY_FACT(entry)

static bool
set_fee(struct facts *f, struct text t)
{
	bool percent = t.len && t.s[t.len - 1] == '%';
	int64_t n;

	t.len -= percent;
	if (!text_money(t, &n) || n < 0 || n > (percent ? 10000 : AMOUNT_MAX))
		return false;
	f->fee = n;
	f->fee_percent = percent;
	return true;
}

static bool
print_fee(const struct facts *f, struct buf *b)
{
	if (!print_money(f->fee, b))
		return false;
	if (f->fee_percent)
		buf_char(b, '%');
	return true;
}

const struct fact rules_facts[] = {
	{ "wild", set_wild, print_wild,
	    "a card, a rank, or JK", false },
	{ "turn-up", set_turn_up, print_turn_up,
	    "a card", false },
	{ "taken", set_taken, print_taken, "a card", false },
	{ "round", set_round, print_round, "a number from 1 to 20", false },
	{ "turn", set_turn, print_turn, "a number from 1", false },
	{ "players", set_players, print_players,
	    "a number from 2 to 10", true },
	{ "value", set_value, print_value,
	    "an amount like 4 or 0.50", true },
	{ "fee", set_fee, print_fee,
	    "an amount like 4 or 10%", true },
	{ "entry", set_entry, print_entry,
	    "an amount like 4 or 0.50", true },
};
const size_t rules_fact_count = countof(rules_facts);

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
	static const struct {
		const char *name, *key;
	} said[] = {
		{ "joker", "wild" }, { "wild", "wild" },
		{ "wild card", "wild" }, { "wild joker", "wild" },
		{ "cut joker", "wild" }, { "upcard", "turn-up" },
		{ "turn-up", "turn-up" }, { "turn up", "turn-up" },
		{ "turnup", "turn-up" },
		{ "round", "round" }, { "value", "value" },
		{ "stake", "value" }, { "entry", "entry" },
		{ "fee", "fee" }, { "rules", "rules" },
		{ "variant", "rules" },
	};

	for (size_t i = 0; i < countof(said); i++)
		if (text_is_nocase(name, said[i].name))
			return said[i].key;
	return NULL;
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
