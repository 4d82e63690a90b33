/*
 * Owns the judge of whole seats: every set of melds is tried, with what
 * seat-layout.c makes of it.
 */
#include <stdlib.h>
#include <string.h>

#include "seat-search.h"

struct search ss;

/* The most that melds of these cards count, with enough runs; -1: none. */
static int
most(int code, int runs, int pure)
{
	int worth = -1;

	for (int i = runs; i < NEEDS; i++)
		for (int j = pure; j < NEEDS; j++)
			if (ss.reach[code][i][j] > worth)
				worth = ss.reach[code][i][j];
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
	for (int w = 0; w < ss.nways; w++) {
		const struct way *way = &ss.ways[w];

		for (int code = 0; code + way->code <= ss.full; code++) {
			if (most(code, 0, 0) < 0 || !fits(code, way))
				continue;
			for (int i = 0; i < NEEDS; i++)
				for (int j = 0; j < NEEDS; j++) {
					int worth = ss.reach[code][i][j];
					short *to = &ss.reach[code + way->code]
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
	const struct seat_rules *r = ss.rules;

	for (int code = 0; code <= ss.full; code++) {
		int worth = most(code, 0, 0), opens;

		if (worth < 0 || (code && ss.asked->down && !r->later))
			continue;
		if (!code || ss.asked->down || !r->opening) {
			consider(code, worth, false);
			continue;
		}
		opens = most(code, r->min_runs, r->min_pure);
		if (opens >= r->opening)
			consider(code, opens, false);
		else if (r->exempt)
			consider(code, worth, true);
	}
}

/* Do the melds in the set, as bits, need more jokers of a kind than the hand had? */
static bool
needs_taken(unsigned set)
{
	for (int k = 0; k < ss.kinds; k++) {
		int used = 0;

		for (int i = 0; i < ss.nlaid; i++)
			used += set >> i & 1 ? ss.laid[i]->use[k] : 0;
		if (used > ss.count[k] - ss.taken[ss.kind[k]])
			return true;
	}
	return false;
}

/* Jokers are taken after the opening: do some melds open without them? */
static bool
opens_before(void)
{
	const struct seat_rules *r = ss.rules;

	for (unsigned set = 1; set < 1u << ss.nlaid; set++) {
		int worth = 0, runs = 0, pure = 0;

		for (int i = 0; i < ss.nlaid; i++) {
			if (!(set >> i & 1))
				continue;
			worth += ss.laid[i]->worth;
			runs += ss.laid[i]->runs;
			pure += ss.laid[i]->pure;
		}
		if (worth >= r->opening && runs >= r->min_runs &&
		    pure >= r->min_pure && !needs_taken(set))
			return true;
	}
	return false;
}

/* Do these melds open, or meet the contract; and only if no card is left? */
static bool
may_lay(bool *whole)
{
	const struct oracle_reading *melds[ORACLE_GROUPS];
	const struct seat_rules *r = ss.rules;
	int worth = 0, runs = 0, pure = 0;

	*whole = false;
	if (!ss.nlaid)
		return true;
	if (ss.asked->down)
		return r->later;
	for (int i = 0; i < ss.nlaid; i++) {
		melds[i] = &ss.laid[i]->reading;
		worth += ss.laid[i]->worth;
		runs += ss.laid[i]->runs;
		pure += ss.laid[i]->pure;
	}
	if (r->asks) {
		*whole = r->contract.complete;
		return r->more ? ss.nlaid >= r->contract.sets + r->contract.runs
		    && oracle_meets_among(&r->melds, &r->contract, melds,
		    ss.nlaid) : oracle_meets(&r->melds, &r->contract, melds,
		    ss.nlaid);
	}
	if (r->opening && ss.ntaken)
		return opens_before();
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
	const struct seat_rules *r = ss.rules;
	int runs = 0, sets = 0, need;

	if (!r->asks || ss.asked->down || r->more)
		return false;
	for (int i = 0; i < ss.nlaid; i++) {
		runs += ss.laid[i]->runs;
		sets += !ss.laid[i]->runs;
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
		struct oracle_table table = ss.asked->table;

		if (++ss.tried > (grows ? SETS : 50 * SETS)) {
			ss.too_large = true;
			return;
		}
		for (int i = 0; i < ss.nlaid; i++) {
			worth += ss.laid[i]->worth;
			if (table.n < ORACLE_TABLE)
				table.melds[table.n++] = ss.laid[i]->laid;
			else
				ss.too_large = true;
		}
		if (grows && !whole && may_lay_off(code))
			list_offs(&table, code);
		consider(code, worth, whole);
	}
	if (ss.nlaid == ORACLE_GROUPS)
		return;
	for (int w = from; w < ss.nways && !ss.too_large; w++) {
		if (!fits(code, &ss.ways[w]) || is_hopeless(&ss.ways[w]))
			continue;
		ss.laid[ss.nlaid++] = &ss.ways[w];
		each_set(w, code + ss.ways[w].code, grows);
		ss.nlaid--;
	}
}

/* How many jokers lie on the table. */
static int
jokers_on(const struct oracle_table *t)
{
	int n = 0;

	for (int m = 0; m < t->n; m++)
		for (int i = 0; i < t->melds[m].n; i++)
			n += !t->melds[m].natural[i];
	return n;
}

/* Could the hand have the card of a joker on the table? */
static bool
frees_joker(void)
{
	const struct seat_rules *r = ss.rules;

	for (int m = 0; m < ss.asked->table.n; m++) {
		const struct oracle_laid *laid = &ss.asked->table.melds[m];

		for (int i = 0; i < laid->n; i++)
			for (int k = 0; k < ss.kinds && !laid->natural[i]; k++)
				if (laid->run ? r->claims == ORACLE_CLAIMED &&
				    ss.kind[k] == oracle_card_at(&r->melds,
				    laid->suit, laid->first + i) :
				    r->set_claims && !card_is_joker(ss.kind[k])
				    && card_rank(ss.kind[k]) == laid->rank)
					return true;
	}
	return false;
}

/*
 * Does it matter where the melds of this turn lie?  Only a joker that comes
 * loose can go on them, a joker on a run that must open without one, or cards
 * beyond the size that a contract asks for: all else could be laid in the meld
 * at once.
 */
static bool
does_grow(void)
{
	const struct seat_rules *r = ss.rules;

	if (!r->layoff || ss.asked->claim == SEAT_ALL ||
	    (!ss.asked->down && !r->same_turn))
		return false;
	if (r->asks && !ss.asked->down)
		return true;
	/* A joker may come to a pure run of the opening, or be taken after it. */
	if ((r->min_pure || (r->opening && ss.ntaken)) && !ss.asked->down)
		return true;
	return r->melds.ace == ORACLE_WRAP || (frees_joker() && (!ss.asked->down || r->later));
}

static bool
take_hand(void)
{
	const struct seat_asked *a = ss.asked;
	long codes = 1;

	ss.kinds = 0;
	for (int c = 0; c < CARD_LIMIT; c++) {
		int n = 0;

		for (int i = 0; i < a->n; i++)
			n += a->cards[i] == c;
		if (!n)
			continue;
		ss.kind[ss.kinds] = (card)c;
		ss.count[ss.kinds] = n;
		ss.weight[ss.kinds++] = (int)codes;
		codes *= n + 1;
		if (codes > CODES)
			return false;
	}
	ss.full = (int)codes - 1;
	return true;
}

static void
claim_memory(void)
{
	if (ss.ways)
		return;
	ss.ways = malloc(sizeof(*ss.ways) * MELDS);
	ss.offs = malloc(sizeof(*ss.offs) * CODES);
	ss.reach = malloc(sizeof(*ss.reach) * CODES);
	if (!ss.ways || !ss.offs || !ss.reach)
		abort();
}

/* Lay the card of the hand on meld m: at a place, or behind its last. */
static void
lay_card(struct seat_asked *a, int i, int m, int place)
{
	struct oracle_laid *laid = &a->table.melds[m];

	laid->cards[place] = a->cards[i];
	laid->natural[place] = true;
	laid->n += place == laid->n;
	a->cards[i] = a->cards[--a->n];
}

/* Could the card of the hand stand for itself in the set? */
static bool
joins_set(const struct seat_asked *a, int i, const struct oracle_laid *set)
{
	const struct oracle_rules *r = &a->rules->melds;
	card c = a->cards[i];

	if (card_is_joker(c) || card_rank(c) != set->rank ||
	    !oracle_may_be_natural(r, c))
		return false;
	for (int k = 0; k < set->n; k++)
		if (set->natural[k] && !r->set_any &&
		    card_suit(set->cards[k]) == card_suit(c))
			return false;
	return true;
}

/* Can card i alone take the place of a joker of the meld? */
static bool
takes_place(const struct seat_asked *a, int i, const struct oracle_laid *laid,
    int place)
{
	if (!laid->run)
		return a->table.set_claims == ORACLE_SET_CLAIMED &&
		    joins_set(a, i, laid);
	return a->table.claims == ORACLE_CLAIMED &&
	    oracle_may_be_natural(&a->rules->melds, a->cards[i]) &&
	    a->cards[i] == oracle_card_at(&a->rules->melds, laid->suit,
	    laid->first + place);
}

/* Both cards that a set of three lacks, the first of which is laid. */
static void
take_for_two(const struct seat_asked *with, int m, int place, card joker,
    void (*visit)(const struct seat_asked *, card, void *), void *arg)
{
	for (int i = 0; i < with->n; i++) {
		struct seat_asked after = *with;

		if (!joins_set(with, i, &with->table.melds[m]))
			continue;
		lay_card(&after, i, m, place);
		after.cards[after.n++] = joker;
		visit(&after, joker, arg);
	}
}

void
oracle_seat_claims(const struct seat_asked *asked,
    void (*visit)(const struct seat_asked *, card, void *), void *arg)
{
	for (int m = 0; m < asked->table.n; m++) {
		const struct oracle_laid *laid = &asked->table.melds[m];
		bool both = !laid->run && laid->n == 3 &&
		    asked->table.set_claims == ORACLE_SET_BOTH &&
		    laid->natural[0] + laid->natural[1] + laid->natural[2] == 2;

		for (int p = 0; p < laid->n; p++)
			for (int i = 0; i < asked->n && !laid->natural[p]; i++) {
				struct seat_asked after = *asked;
				card joker = laid->cards[p];

				if (both && joins_set(asked, i, laid)) {
					lay_card(&after, i, m, laid->n);
					take_for_two(&after, m, p, joker, visit,
					    arg);
				} else if (takes_place(asked, i, laid, p)) {
					lay_card(&after, i, m, p);
					after.cards[after.n++] = joker;
					visit(&after, joker, arg);
				}
			}
	}
}

static void ask(const struct seat_asked *);

/* A joker that a player with melds takes may go into new ones. */
static void
ask_with(const struct seat_asked *after, card joker, void *arg)
{
	(void)arg;
	ss.taken[joker]++;
	ss.ntaken++;
	ask(after);
	ss.ntaken--;
	ss.taken[joker]--;
}

/* Each set of melds of the hand, and of the hand with jokers taken. */
static void
ask(const struct seat_asked *asked)
{
	ss.asked = asked;
	ss.nlaid = ss.tried = 0;
	if (!take_hand()) {
		ss.too_large = true;
		return;
	}
	list_ways();
	list_offs(&asked->table, 0);
	if (does_grow()) {
		each_set(0, 0, true);
	} else if (ss.rules->asks && !asked->down) {
		each_set(0, 0, false);
	} else {
		memset(ss.reach, -1, sizeof(*ss.reach) * (size_t)(ss.full + 1));
		ss.reach[0][0][0] = 0;
		spread();
		each_reached();
	}
	if (!ss.too_large && (asked->down ? ss.rules->later :
	    !ss.rules->asks && (!ss.rules->opening || (ss.rules->later &&
	    ss.rules->same_turn && ss.rules->needs_down))))
		oracle_seat_claims(asked, ask_with, NULL);
}

bool
oracle_seat(const struct seat_asked *asked, struct seat_answer *answer)
{
	int jokers = jokers_on(&asked->table);

	ss.rules = asked->rules;
	ss.found = ss.too_large = false;
	ss.size = asked->n;
	claim_memory();
	for (int i = 0; i < asked->n; i++)
		jokers += oracle_may_be_joker(&ss.rules->melds,
		    asked->cards[i]);
	if (jokers > ORACLE_LOOSE)
		return false;
	ask(asked);
	*answer = ss.best;
	return ss.found && !ss.too_large;
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

	ss.asked = asked;
	ss.rules = asked->rules;
	ss.nlaid = nmelds;
	for (int m = 0; m < nmelds; m++) {
		struct way *w = &ways[m];

		w->laid = melds[m];
		finish_way(w);
		ss.laid[m] = w;
		table.melds[table.n++] = melds[m];
	}
	if (!may_lay(&only_whole) || (only_whole && (!whole || nlaid)))
		return false;
	if (!nlaid)
		return true;
	oracle_table(&ss.rules->melds, &table, laid, nlaid, left);
	return may_lay_off(nmelds) && left[0];
}
