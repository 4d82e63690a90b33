/* Owns the melds of a hand and its ways to lay off: see seat-search.h. */
#include <string.h>

#include "seat-search.h"

static int
natural_worth(const struct seat_rules *r, card c, bool low)
{
	int value = r->melds.value[c];

	if (low && r->ace_low >= 0)
		return r->ace_low;
	if (r->joker == SEAT_AS_PLACE && (r->melds.wild & card_bit(c)))
		return r->rank_value[card_rank(c)];
	return value;
}

int
oracle_seat_worth(const struct seat_rules *r, const struct oracle_laid *laid)
{
	int worth = 0;

	for (int i = 0; i < laid->n; i++) {
		card c = laid->cards[i];
		card at = laid->run ? oracle_card_at(&r->melds, laid->suit,
		    laid->first + i) : CARD(CLUBS, laid->rank);
		bool low = laid->run && card_rank(at) == ACE &&
		    laid->first + i == 1;

		if (laid->natural[i])
			worth += natural_worth(r, c, low);
		else if (r->joker == SEAT_AS_PLACE && laid->run)
			worth += natural_worth(r, at, low);
		else if (r->joker == SEAT_AS_PLACE)
			worth += r->rank_value[laid->rank];
		else if (r->joker >= 0 && oracle_may_be_joker(&r->melds, c))
			worth += r->joker;
		else
			worth += r->melds.value[c];
	}
	return worth;
}

struct counting {
	const struct seat_rules *rules;
	struct seat_worth *worth;
};

static void
note_worth(const struct oracle_reading *r, void *arg)
{
	const struct counting *c = arg;
	struct oracle_laid laid = oracle_lie(r);
	struct seat_worth *w = c->worth;
	int *most = r->pure ? &w->pure : r->run ? &w->run : &w->set;
	int worth = oracle_seat_worth(c->rules, &laid);

	*most = worth > *most ? worth : *most;
	w->run = w->pure > w->run ? w->pure : w->run;
}

void
oracle_seat_worths(const struct seat_rules *r, const card *cards, int n,
    struct seat_worth *w)
{
	*w = (struct seat_worth){ -1, -1, -1 };
	oracle_read(&r->melds, cards, n, note_worth,
	    &(struct counting){ r, w });
}

void
finish_way(struct way *w)
{
	w->reading = oracle_reading_of(&w->laid);
	w->runs = w->reading.run;
	w->pure = w->reading.pure;
	w->worth = oracle_seat_worth(ss.rules, &w->laid);
}

static void
end_meld(void)
{
	struct way *w = &ss.way;
	struct oracle_laid *laid = &w->laid;
	int jokers = 0;

	for (int i = 0; i < laid->n; i++)
		jokers += !laid->natural[i];
	if (jokers == laid->n || !oracle_jokers_fit(&ss.rules->melds, laid->run,
	    laid->n, jokers))
		return;
	if (ss.nways == MELDS) {
		ss.too_large = true;
		return;
	}
	w->code = 0;
	for (int k = 0; k < ss.kinds; k++) {
		w->use[k] = (signed char)ss.used[k];
		w->code += ss.used[k] * ss.weight[k];
	}
	finish_way(w);
	ss.ways[ss.nways++] = *w;
}

static bool
push(int kind, bool natural)
{
	struct oracle_laid *laid = &ss.way.laid;

	if (ss.used[kind] == ss.count[kind] || laid->n == ORACLE_HAND)
		return false;
	ss.used[kind]++;
	laid->cards[laid->n] = ss.kind[kind];
	laid->natural[laid->n++] = natural;
	return true;
}

static void
pop(int kind)
{
	ss.used[kind]--;
	ss.way.laid.n--;
}

static void
fill_run(void)
{
	const struct oracle_rules *r = &ss.rules->melds;
	struct oracle_laid *laid = &ss.way.laid;
	int at = laid->first + laid->n;
	card c = oracle_card_at(r, laid->suit, at);

	if (oracle_within(laid->n, r->run_min, r->run_max))
		end_meld();
	if (!oracle_is_window(r, laid->first, at) ||
	    (r->run_max >= 0 && laid->n >= r->run_max))
		return;
	for (int k = 0; k < ss.kinds; k++) {
		if (ss.kind[k] == c && oracle_may_be_natural(r, c) &&
		    push(k, true)) {
			fill_run();
			pop(k);
		}
		if (oracle_may_be_joker(r, ss.kind[k]) && (!r->apart ||
		    !laid->n || laid->natural[laid->n - 1]) &&
		    push(k, false)) {
			fill_run();
			pop(k);
		}
	}
}

/* Naturals of these and later kinds, then jokers: each kind in turn. */
static void
fill_set(int from, bool natural)
{
	const struct oracle_rules *r = &ss.rules->melds;
	struct oracle_laid *laid = &ss.way.laid;

	if (natural)
		fill_set(0, false);
	else if (oracle_within(laid->n, r->set_min, r->set_max))
		end_meld();
	if (r->set_max >= 0 && laid->n >= r->set_max)
		return;
	for (int k = from; k < ss.kinds; k++) {
		card c = ss.kind[k];
		bool again = !natural || r->set_any;

		if (natural ? card_is_joker(c) || card_rank(c) != laid->rank ||
		    !oracle_may_be_natural(r, c) : !oracle_may_be_joker(r, c))
			continue;
		if (push(k, natural)) {
			fill_set(again ? k : k + 1, natural);
			pop(k);
		}
	}
}

void
list_ways(void)
{
	struct oracle_laid *laid = &ss.way.laid;

	memset(&ss.way, 0, sizeof(ss.way));
	memset(ss.used, 0, sizeof(ss.used));
	ss.nways = 0;
	if (ss.rules->melds.run_min > 0) {
		laid->run = true;
		for (laid->suit = CLUBS; laid->suit < SUITS; laid->suit++)
			for (laid->first = 1; laid->first <= 13; laid->first++)
				fill_run();
	}
	laid->run = false;
	if (ss.rules->melds.set_min > 0)
		for (laid->rank = ACE; laid->rank <= KING; laid->rank++)
			fill_set(0, true);
}

bool
fits(int code, const struct way *w)
{
	for (int k = 0; k < ss.kinds; k++)
		if (digit(code, k) + w->use[k] > ss.count[k])
			return false;
	return true;
}
void
list_offs(const struct oracle_table *table, int used)
{
	static signed char low[1u << ORACLE_HAND];
	const struct seat_rules *r = ss.rules;
	card hand[ORACLE_HAND] = { 0 };
	int kind[ORACLE_HAND], n = 0;
	static int worth[CODES];

	for (int k = 0; k < ss.kinds; k++)
		for (int i = digit(used, k); i < ss.count[k]; i++) {
			kind[n] = k;
			hand[n++] = ss.kind[k];
		}
	for (int i = 0; i <= ss.full; i++)
		worth[i] = -1;
	oracle_table_low(&r->melds, table, hand, n, low);
	for (unsigned kept = 0; kept < 1u << n; kept++) {
		int code = 0, sum = 0;

		if (low[kept] < 0)
			continue;
		for (int i = 0; i < n; i++) {
			bool joker = card_is_joker(hand[i]) && r->joker >= 0;

			if (kept >> i & 1)
				continue;
			code += ss.weight[kind[i]];
			sum += joker ? r->joker : r->melds.value[hand[i]];
		}
		if (r->ace_low >= 0)
			sum -= low[kept] * (r->rank_value[ACE] - r->ace_low);
		if (sum > worth[code])
			worth[code] = sum;
	}
	ss.noffs = 0;
	for (int i = 0; i <= ss.full; i++)
		if (worth[i] >= 0)
			ss.offs[ss.noffs++] = (struct off){ i, worth[i] };
}
