/*
 * Owns the judge of whole seats: see oracle-seat.h.  Cards that are alike are
 * one kind, and what is used of a hand is a number with one digit for each
 * kind.  Every set of melds, every way to lay off and every discard is tried.
 */
#include <stdlib.h>
#include <string.h>

#include "oracle-seat.h"

#define CODES 20000  /* parts of a hand, at most */
#define MELDS 30000
#define SETS 400     /* sets of melds tried one by one */
#define NEEDS 3      /* runs of an opening: 0 to 2 */

struct way {
	int code;
	int worth, runs, pure;
	signed char use[ORACLE_HAND]; /* by kind */
	struct oracle_laid laid;
	struct oracle_reading reading;
};

struct off { /* cards laid off */
	int code, worth;
};

static struct search {
	const struct seat_asked *asked;
	const struct seat_rules *rules;
	int kinds;
	card kind[ORACLE_HAND];
	int count[ORACLE_HAND], weight[ORACLE_HAND], full;
	int used[ORACLE_HAND]; /* in the meld being made */
	struct way way;        /* that meld */
	struct way *ways;
	int nways;
	bool too_large;
	struct off *offs;
	int noffs;
	/* By what is used: the most that the melds count, -1: none. */
	short (*reach)[NEEDS][NEEDS];
	const struct way *laid[ORACLE_GROUPS];
	int nlaid, tried;
	/* The best so far; opening: by its own order. */
	bool found;
	struct seat_answer best;
	int order[4];
} s;

static int
digit(int code, int kind)
{
	return code / s.weight[kind] % (s.count[kind] + 1);
}

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
		bool low = laid->run && card_rank(at) == ACE && i + 1 < laid->n;

		if (laid->natural[i])
			worth += natural_worth(r, c, low);
		else if (r->joker == SEAT_AS_PLACE && laid->run)
			worth += natural_worth(r, at, low);
		else if (r->joker == SEAT_AS_PLACE)
			worth += r->rank_value[laid->rank];
		else if (card_is_joker(c) && r->joker >= 0)
			worth += r->joker;
		else
			worth += r->melds.value[c];
	}
	return worth;
}

static void
end_meld(void)
{
	struct way *w = &s.way;
	struct oracle_laid *laid = &w->laid;
	int jokers = 0;

	for (int i = 0; i < laid->n; i++)
		jokers += !laid->natural[i];
	if (jokers == laid->n || !oracle_jokers_fit(&s.rules->melds, laid->run,
	    laid->n, jokers))
		return;
	if (s.nways == MELDS) {
		s.too_large = true;
		return;
	}
	w->code = 0;
	for (int k = 0; k < s.kinds; k++) {
		w->use[k] = (signed char)s.used[k];
		w->code += s.used[k] * s.weight[k];
	}
	w->runs = laid->run;
	w->pure = laid->run && !jokers;
	w->worth = oracle_seat_worth(s.rules, laid);
	w->reading.run = laid->run;
	w->reading.pure = w->pure;
	w->reading.suit = laid->suit;
	w->reading.first = laid->first;
	w->reading.rank = laid->rank;
	w->reading.shape.n = laid->n;
	for (int i = 0; i < laid->n; i++)
		w->reading.shape.cards[i] = laid->natural[i] ? laid->cards[i] :
		    CARD_JOKER;
	s.ways[s.nways++] = *w;
}

static bool
push(int kind, bool natural)
{
	struct oracle_laid *laid = &s.way.laid;

	if (s.used[kind] == s.count[kind] || laid->n == ORACLE_HAND)
		return false;
	s.used[kind]++;
	laid->cards[laid->n] = s.kind[kind];
	laid->natural[laid->n++] = natural;
	return true;
}

static void
pop(int kind)
{
	s.used[kind]--;
	s.way.laid.n--;
}

static void
fill_run(void)
{
	const struct oracle_rules *r = &s.rules->melds;
	struct oracle_laid *laid = &s.way.laid;
	int at = laid->first + laid->n;
	card c = oracle_card_at(r, laid->suit, at);

	if (oracle_within(laid->n, r->run_min, r->run_max))
		end_meld();
	if (!oracle_is_window(r, laid->first, at) ||
	    (r->run_max >= 0 && laid->n >= r->run_max))
		return;
	for (int k = 0; k < s.kinds; k++) {
		if (s.kind[k] == c && oracle_may_be_natural(r, c) &&
		    push(k, true)) {
			fill_run();
			pop(k);
		}
		if (oracle_may_be_joker(r, s.kind[k]) && (!r->apart ||
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
	const struct oracle_rules *r = &s.rules->melds;
	struct oracle_laid *laid = &s.way.laid;

	if (natural)
		fill_set(0, false);
	else if (oracle_within(laid->n, r->set_min, r->set_max))
		end_meld();
	if (r->set_max >= 0 && laid->n >= r->set_max)
		return;
	for (int k = from; k < s.kinds; k++) {
		card c = s.kind[k];
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

static void
list_ways(void)
{
	struct oracle_laid *laid = &s.way.laid;

	memset(&s.way, 0, sizeof(s.way));
	memset(s.used, 0, sizeof(s.used));
	s.nways = 0;
	if (s.rules->melds.run_min > 0) {
		laid->run = true;
		for (laid->suit = CLUBS; laid->suit < SUITS; laid->suit++)
			for (laid->first = 1; laid->first <= 13; laid->first++)
				fill_run();
	}
	laid->run = false;
	if (s.rules->melds.set_min > 0)
		for (laid->rank = ACE; laid->rank <= KING; laid->rank++)
			fill_set(0, true);
}

static bool
fits(int code, const struct way *w)
{
	for (int k = 0; k < s.kinds; k++)
		if (digit(code, k) + w->use[k] > s.count[k])
			return false;
	return true;
}

static bool
may_lay_off(int code)
{
	const struct seat_rules *r = s.rules;

	return r->layoff && (s.asked->down || ((code || !r->needs_down) &&
	    (!code || r->same_turn)));
}

/* The ways to lay off the cards that are not used, on the table. */
static void
list_offs(const struct oracle_table *table, int used)
{
	static signed char low[1u << ORACLE_HAND];
	const struct seat_rules *r = s.rules;
	card hand[ORACLE_HAND];
	int kind[ORACLE_HAND], n = 0;
	static int worth[CODES];

	for (int k = 0; k < s.kinds; k++)
		for (int i = digit(used, k); i < s.count[k]; i++) {
			kind[n] = k;
			hand[n++] = s.kind[k];
		}
	for (int i = 0; i <= s.full; i++)
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
			code += s.weight[kind[i]];
			sum += joker ? r->joker : r->melds.value[hand[i]];
		}
		if (r->ace_low >= 0)
			sum -= low[kept] * (r->rank_value[ACE] - r->ace_low);
		if (sum > worth[code])
			worth[code] = sum;
	}
	s.noffs = 0;
	for (int i = 0; i <= s.full; i++)
		if (worth[i] >= 0)
			s.offs[s.noffs++] = (struct off){ i, worth[i] };
}

/* One layout in full: what is used, what is kept, and the discard. */
struct layout {
	int melds, off;     /* codes */
	int worth;          /* of both, if they score */
	int opens;          /* what the melds count in an opening */
	bool whole;         /* its melds may be laid only to go out */
	int nleft, left;    /* cards kept, and their value */
	card discard;
};

static bool
goes_out(const struct layout *l)
{
	const struct seat_rules *r = s.rules;

	if (l->nleft || (l->discard != CARD_NONE && l->discard == r->kept))
		return false;
	return l->discard == CARD_NONE ? r->last != SEAT_MUST_DISCARD :
	    r->last != SEAT_KEEPS;
}

/* A discard of a hand that does not go out. */
static bool
is_over(void)
{
	return s.asked->n == s.rules->dealt + 1 && !s.asked->down &&
	    s.rules->last != SEAT_KEEPS;
}

/* A contract comes before anything else, even the last discard. */
static bool
must_meet(void)
{
	return !s.asked->down && s.rules->asks;
}

static bool
must_open(void)
{
	return !s.asked->down && (s.rules->asks || s.rules->opening);
}

/* Are its melds right, as down claims? */
static bool
lies_down(const struct layout *l)
{
	if (!l->melds && (must_open() || !l->off))
		return false;
	if (l->discard != CARD_NONE && (!is_over() ||
	    l->discard == s.rules->kept))
		return false;
	return l->nleft || goes_out(l) ||
	    (s.asked->n < s.rules->dealt && !l->whole);
}

/* Could a card of the hand, the discard aside, be laid off on the table? */
static bool
is_playable(const struct layout *l)
{
	for (int i = 0; i < s.noffs; i++) {
		int code = s.offs[i].code;
		bool fits = code > 0;

		for (int k = 0; k < s.kinds && fits; k++)
			fits = digit(code, k) <= s.count[k] -
			    (s.kind[k] == l->discard);
		if (fits)
			return true;
	}
	return false;
}

static bool
is_valid(const struct layout *l)
{
	switch (s.asked->claim) {
	case SEAT_OUT:
		return goes_out(l) && (l->melds || !must_meet());
	case SEAT_ALL:
		return goes_out(l) && l->melds && !l->off && !s.asked->down &&
		    !(s.rules->unplayable && is_playable(l));
	case SEAT_DOWN:
		return s.rules->asks && s.rules->contract.complete &&
		    !s.asked->down ? goes_out(l) && l->melds : lies_down(l);
	default:
		return (goes_out(l) && (l->melds || !must_meet())) ||
		    (must_open() && lies_down(l));
	}
}

/* May the program show a discard of a claim that is not valid? */
static bool
may_discard(bool valid)
{
	if (valid)
		return true;
	if (s.asked->claim == SEAT_OUT || s.asked->claim == SEAT_ALL)
		return s.rules->last != SEAT_KEEPS;
	return is_over();
}

static void
keep(const struct layout *l)
{
	bool valid = is_valid(l), out = goes_out(l);
	bool opens = s.asked->claim == SEAT_ASKS && valid && !out &&
	    s.rules->opening && must_open();
	int points = s.rules->scored ?
	    s.asked->before + l->worth - l->left : -l->left;
	int order[4] = { valid, points, -l->left, 0 };

	if (l->discard != CARD_NONE && (!may_discard(valid) ||
	    l->discard == s.rules->kept))
		return;
	/* What goes out comes before what only opens. */
	if (s.asked->claim == SEAT_ASKS && s.rules->opening && must_open()) {
		order[0] = valid + (valid && out);
		if (opens) {
			order[1] = l->opens;
			order[2] = -l->nleft;
			order[3] = -l->left;
		}
	}
	for (int i = 0; s.found && i < 4; i++) {
		if (order[i] < s.order[i])
			return;
		if (order[i] > s.order[i])
			break;
	}
	memcpy(s.order, order, sizeof(order));
	s.found = true;
	s.best = (struct seat_answer){ valid, points, l->left, opens };
}

/* The layout without a discard, and with each one. */
static void
with_discards(struct layout *l, bool whole)
{
	int rest[ORACLE_HAND], left = 0, n = 0;

	for (int k = 0; k < s.kinds; k++) {
		rest[k] = s.count[k] - digit(l->melds, k) - digit(l->off, k);
		if (rest[k] < 0)
			return;
		n += rest[k];
		left += rest[k] * s.rules->melds.value[s.kind[k]];
	}
	l->nleft = n;
	l->left = left;
	l->discard = CARD_NONE;
	if (!whole || !n)
		keep(l);
	for (int k = 0; k < s.kinds && (!whole || n == 1); k++) {
		if (!rest[k])
			continue;
		l->nleft = n - 1;
		l->left = left - s.rules->melds.value[s.kind[k]];
		l->discard = s.kind[k];
		keep(l);
	}
}

/*
 * Melds that may be laid, with every way to lay off.  whole: only if that
 * leaves no card.
 */
static void
consider(int melds, int worth, int opens, bool whole)
{
	for (int i = 0; i < s.noffs; i++) {
		struct layout l = { melds, s.offs[i].code,
			worth + s.offs[i].worth, opens, whole, 0, 0,
			CARD_NONE };

		if (l.off && (whole || !may_lay_off(melds)))
			continue;
		with_discards(&l, whole);
	}
}

/* The most that melds of these cards count, with enough runs; -1: none. */
static int
most(int code, int runs, int pure)
{
	int worth = -1;

	for (int i = runs; i < NEEDS; i++)
		for (int j = pure; j < NEEDS; j++)
			if (s.reach[code][i][j] > worth)
				worth = s.reach[code][i][j];
	return worth;
}

static int
least_of(int a, int b)
{
	return a < b ? a : b;
}

/* Add melds to what is reached, each any number of times. */
static void
spread(void)
{
	for (int w = 0; w < s.nways; w++) {
		const struct way *way = &s.ways[w];

		for (int code = 0; code + way->code <= s.full; code++) {
			if (most(code, 0, 0) < 0 || !fits(code, way))
				continue;
			for (int i = 0; i < NEEDS; i++)
				for (int j = 0; j < NEEDS; j++) {
					int worth = s.reach[code][i][j];
					short *to = &s.reach[code + way->code]
					    [least_of(i + way->runs, NEEDS - 1)]
					    [least_of(j + way->pure,
					    NEEDS - 1)];

					if (worth >= 0 &&
					    worth + way->worth > *to)
						*to = (short)(worth +
						    way->worth);
				}
		}
	}
}

static void
each_reached(void)
{
	const struct seat_rules *r = s.rules;

	for (int code = 0; code <= s.full; code++) {
		int worth = most(code, 0, 0), opens;

		if (worth < 0 || (code && s.asked->down && !r->later))
			continue;
		if (!code || s.asked->down || !r->opening) {
			consider(code, worth, 0, false);
			continue;
		}
		opens = most(code, r->min_runs, r->min_pure);
		if (opens >= r->opening)
			consider(code, opens, opens, false);
		else if (r->exempt)
			consider(code, worth, opens, true);
	}
}

/* Do these melds open, or meet the contract; and only if no card is left? */
static bool
may_lay(bool *whole)
{
	const struct oracle_reading *melds[ORACLE_GROUPS];
	const struct seat_rules *r = s.rules;
	int worth = 0, runs = 0, pure = 0;

	*whole = false;
	if (!s.nlaid)
		return true;
	if (s.asked->down)
		return r->later;
	for (int i = 0; i < s.nlaid; i++) {
		melds[i] = &s.laid[i]->reading;
		worth += s.laid[i]->worth;
		runs += s.laid[i]->runs;
		pure += s.laid[i]->pure;
	}
	if (r->asks) {
		*whole = r->contract.complete;
		return r->more ? s.nlaid >= r->contract.sets + r->contract.runs
		    && oracle_meets_among(&r->melds, &r->contract, melds,
		    s.nlaid) : oracle_meets(&r->melds, &r->contract, melds,
		    s.nlaid);
	}
	if (!r->opening || (worth >= r->opening && runs >= r->min_runs &&
	    pure >= r->min_pure))
		return true;
	*whole = true;
	return r->exempt;
}

/* Is the number of these melds and their sizes no hope for the contract? */
static bool
is_hopeless(const struct way *way)
{
	const struct seat_rules *r = s.rules;
	int runs = 0, sets = 0, need;

	if (!r->asks || s.asked->down || r->more)
		return false;
	for (int i = 0; i < s.nlaid; i++) {
		runs += s.laid[i]->runs;
		sets += !s.laid[i]->runs;
	}
	need = way->runs ? r->contract.run_size : r->melds.set_min;
	return (way->runs ? runs >= r->contract.runs :
	    sets >= r->contract.sets) || way->laid.n < need ||
	    (r->contract.exact && !r->contract.complete &&
	    way->laid.n != need);
}

/* Every set of melds from this one on, beside those that are laid. */
static void
each_set(int from, int code, bool grows)
{
	int worth = 0;
	bool whole;

	if (may_lay(&whole)) {
		struct oracle_table table = s.asked->table;

		if (++s.tried > (grows ? SETS : 50 * SETS)) {
			s.too_large = true;
			return;
		}
		for (int i = 0; i < s.nlaid; i++) {
			worth += s.laid[i]->worth;
			if (table.n < ORACLE_TABLE)
				table.melds[table.n++] = s.laid[i]->laid;
			else
				s.too_large = true;
		}
		if (grows && !whole && may_lay_off(code))
			list_offs(&table, code);
		consider(code, worth, worth, whole);
	}
	if (s.nlaid == ORACLE_GROUPS)
		return;
	for (int w = from; w < s.nways && !s.too_large; w++) {
		if (!fits(code, &s.ways[w]) || is_hopeless(&s.ways[w]))
			continue;
		s.laid[s.nlaid++] = &s.ways[w];
		each_set(w, code + s.ways[w].code, grows);
		s.nlaid--;
	}
}

/* How many jokers lie in runs on the table. */
static int
jokers_on(const struct oracle_table *t)
{
	int n = 0;

	for (int m = 0; m < t->n; m++)
		for (int i = 0; t->melds[m].run && i < t->melds[m].n; i++)
			n += !t->melds[m].natural[i];
	return n;
}

/* Has the hand the card of a joker in a run on the table? */
static bool
frees_joker(void)
{
	for (int m = 0; m < s.asked->table.n; m++) {
		const struct oracle_laid *laid = &s.asked->table.melds[m];

		for (int i = 0; laid->run && i < laid->n; i++)
			for (int k = 0; k < s.kinds && !laid->natural[i]; k++)
				if (s.kind[k] == oracle_card_at(&s.rules->melds,
				    laid->suit, laid->first + i))
					return true;
	}
	return false;
}

/*
 * Does it matter where the melds of this turn lie?  Only a joker that comes
 * loose can go on them, a joker on a run that must open without one, or cards
 * beyond the size that a contract asks for: all else could be laid in the meld at
 * once.
 */
static bool
does_grow(void)
{
	const struct seat_rules *r = s.rules;

	if (!r->layoff || (!s.asked->down && !r->same_turn))
		return false;
	if (r->asks && !s.asked->down)
		return true;
	/* A joker may come to a pure run of the opening. */
	if (r->min_pure && !s.asked->down)
		return true;
	return r->melds.ace == ORACLE_WRAP || (r->claims == ORACLE_CLAIMED &&
	    frees_joker() && (!s.asked->down || r->later));
}

static bool
take_hand(void)
{
	const struct seat_asked *a = s.asked;
	long codes = 1;

	s.kinds = 0;
	for (int c = 0; c < CARD_LIMIT; c++) {
		int n = 0;

		for (int i = 0; i < a->n; i++)
			n += a->cards[i] == c;
		if (!n)
			continue;
		s.kind[s.kinds] = (card)c;
		s.count[s.kinds] = n;
		s.weight[s.kinds++] = (int)codes;
		codes *= n + 1;
		if (codes > CODES)
			return false;
	}
	s.full = (int)codes - 1;
	return true;
}

static void
claim_memory(void)
{
	if (s.ways)
		return;
	s.ways = malloc(sizeof(*s.ways) * MELDS);
	s.offs = malloc(sizeof(*s.offs) * CODES);
	s.reach = malloc(sizeof(*s.reach) * CODES);
	if (!s.ways || !s.offs || !s.reach)
		abort();
}

bool
oracle_seat(const struct seat_asked *asked, struct seat_answer *answer)
{
	int jokers = jokers_on(&asked->table);

	s.asked = asked;
	s.rules = asked->rules;
	s.found = s.too_large = false;
	s.nlaid = s.tried = 0;
	claim_memory();
	for (int i = 0; i < asked->n; i++)
		jokers += oracle_may_be_joker(&s.rules->melds, asked->cards[i]);
	if (jokers > ORACLE_LOOSE || !take_hand())
		return false;
	list_ways();
	list_offs(&asked->table, 0);
	if (does_grow()) {
		each_set(0, 0, true);
	} else if (s.rules->asks && !asked->down) {
		each_set(0, 0, false);
	} else {
		memset(s.reach, -1, sizeof(*s.reach) * (size_t)(s.full + 1));
		s.reach[0][0][0] = 0;
		spread();
		each_reached();
	}
	*answer = s.best;
	return s.found && !s.too_large;
}

bool
oracle_seat_allows(const struct seat_asked *asked,
    const struct oracle_laid *melds, int nmelds, const card *laid, int nlaid,
    bool whole)
{
	static struct way ways[ORACLE_GROUPS];
	static bool left[1u << ORACLE_HAND];
	struct oracle_table table = asked->table;
	bool only_whole;

	s.asked = asked;
	s.rules = asked->rules;
	s.nlaid = nmelds;
	for (int m = 0; m < nmelds; m++) {
		struct way *w = &ways[m];
		int jokers = 0;

		memset(w, 0, sizeof(*w));
		w->laid = melds[m];
		for (int i = 0; i < melds[m].n; i++) {
			jokers += !melds[m].natural[i];
			w->reading.shape.cards[i] = melds[m].natural[i] ?
			    melds[m].cards[i] : CARD_JOKER;
		}
		w->reading.shape.n = melds[m].n;
		w->reading.run = melds[m].run;
		w->reading.suit = melds[m].suit;
		w->reading.first = melds[m].first;
		w->reading.rank = melds[m].rank;
		w->runs = melds[m].run;
		w->pure = melds[m].run && !jokers;
		w->worth = oracle_seat_worth(s.rules, &melds[m]);
		s.laid[m] = w;
		table.melds[table.n++] = melds[m];
	}
	if (!may_lay(&only_whole) || (only_whole && (!whole || nlaid)))
		return false;
	if (!nlaid)
		return true;
	oracle_table(&s.rules->melds, &table, laid, nlaid, left);
	return may_lay_off(nmelds) && left[0];
}
