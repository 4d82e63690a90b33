/*
 * Owns one layout in full: is it valid, what is left, and is it the best so
 * far?
 */
#include <string.h>

#include "seat-search.h"

bool
may_lay_off(int code)
{
	const struct seat_rules *r = ss.rules;

	return r->layoff && (ss.asked->down || ((code || !r->needs_down) &&
	    (!code || r->same_turn)));
}

/* One layout in full: what is used, what is kept, and the discard. */
struct layout {
	int melds, off;     /* codes */
	int worth;          /* of both, if they score */
	bool whole;         /* its melds may be laid only to go out */
	int nleft, left;    /* cards kept, and their value */
	card discard;
};

static bool
goes_out(const struct layout *l)
{
	const struct seat_rules *r = ss.rules;
	bool discards = ss.asked->discarded || l->discard != CARD_NONE;

	if (l->nleft || (l->discard != CARD_NONE && l->discard == r->kept))
		return false;
	return r->last != (discards ? SEAT_KEEPS : SEAT_MUST_DISCARD);
}

/* A discard of a hand that does not go out. */
static bool
is_over(void)
{
	return ss.size == ss.rules->dealt + 1 && !ss.asked->down &&
	    ss.rules->last != SEAT_KEEPS;
}

/* A contract comes before anything else, even the last discard. */
bool
must_meet(void)
{
	return !ss.asked->down && ss.rules->asks;
}

static bool
must_open(void)
{
	return !ss.asked->down && (ss.rules->asks || ss.rules->opening);
}

/* Are its melds right, as down claims? */
static bool
lies_down(const struct layout *l)
{
	if (!l->melds && (must_open() || !(l->off || ss.ntaken)))
		return false;
	if (l->discard != CARD_NONE && (!is_over() ||
	    l->discard == ss.rules->kept))
		return false;
	return l->nleft || goes_out(l) ||
	    (ss.size + ss.asked->discarded < ss.rules->dealt && !l->whole);
}

/* Could a card of the hand, the discard aside, be laid off on the table? */
static bool
is_playable(const struct layout *l)
{
	for (int i = 0; i < ss.noffs; i++) {
		int code = ss.offs[i].code;
		bool fits = code > 0;

		for (int k = 0; k < ss.kinds && fits; k++)
			fits = digit(code, k) <= ss.count[k] -
			    (ss.kind[k] == l->discard);
		if (fits)
			return true;
	}
	return false;
}

static bool
is_valid(const struct layout *l)
{
	switch (ss.asked->claim) {
	case SEAT_OUT:
		return goes_out(l) && (l->melds || !must_meet());
	case SEAT_ALL:
		return goes_out(l) && l->melds && !l->off && !ss.ntaken &&
		    !ss.asked->down &&
		    !(ss.rules->unplayable && is_playable(l));
	case SEAT_DOWN:
		return ss.rules->asks && ss.rules->contract.complete &&
		    !ss.asked->down ? goes_out(l) && l->melds : lies_down(l);
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
	if (ss.asked->claim == SEAT_OUT || ss.asked->claim == SEAT_ALL)
		return ss.rules->last != SEAT_KEEPS;
	return is_over();
}

static void
keep(const struct layout *l)
{
	bool valid = is_valid(l), out = goes_out(l);
	int points = ss.rules->scored ?
	    ss.asked->before + l->worth - l->left : -l->left;
	int order[3] = { valid, points, -l->left };

	if (l->discard != CARD_NONE && (!may_discard(valid) ||
	    l->discard == ss.rules->kept))
		return;
	/* What goes out comes before what only opens. */
	if (ss.asked->claim == SEAT_ASKS && ss.rules->opening && must_open())
		order[0] = valid + (valid && out);
	for (int i = 0; ss.found && i < 3; i++) {
		if (order[i] < ss.order[i])
			return;
		if (order[i] > ss.order[i])
			break;
	}
	memcpy(ss.order, order, sizeof(order));
	ss.found = true;
	ss.best = (struct seat_answer){ valid, points, l->left };
}

/* May a card of the hand be discarded? */
static bool
may_choose(void)
{
	return !ss.asked->discarded && (ss.asked->claim != SEAT_ASKS ||
	    ss.rules->any_size || ss.size == ss.rules->dealt + 1);
}

/* The layout without a discard, and with each one. */
static void
with_discards(struct layout *l, bool whole)
{
	int rest[ORACLE_HAND] = { 0 }, left = 0, n = 0;

	for (int k = 0; k < ss.kinds; k++) {
		rest[k] = ss.count[k] - digit(l->melds, k) - digit(l->off, k);
		if (rest[k] < 0)
			return;
		/* Those that are alike and were in the hand may be left. */
		if (rest[k] > ss.count[k] - ss.taken[ss.kind[k]])
			return;
		n += rest[k];
		left += rest[k] * ss.rules->melds.value[ss.kind[k]];
	}
	l->nleft = n;
	l->left = left;
	l->discard = CARD_NONE;
	if (!whole || (!n && (ss.asked->claim != SEAT_ASKS || goes_out(l))))
		keep(l);
	for (int k = 0; may_choose() && k < ss.kinds && (!whole || n == 1); k++) {
		if (!rest[k])
			continue;
		l->nleft = n - 1;
		l->left = left - ss.rules->melds.value[ss.kind[k]];
		l->discard = ss.kind[k];
		keep(l);
	}
}

void
consider(int melds, int worth, bool whole)
{
	for (int i = 0; i < ss.noffs; i++) {
		struct layout l = { melds, ss.offs[i].code,
			worth + ss.offs[i].worth, whole, 0, 0,
			CARD_NONE };

		if ((l.off || ss.ntaken) && (whole || !may_lay_off(melds)))
			continue;
		with_discards(&l, whole);
	}
}
