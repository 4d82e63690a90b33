/* Owns why a group is not a meld: which key, and which card is missing. */
#include "melds/meld.h"

/* The key that decides, for a group that would be a run or a set. */
static const struct {
	enum rule_key run_key, set_key;
} faults[] = {
	[FAULT_NONE] = { RULE_NONE, RULE_NONE },
	[FAULT_SHORT] = { RULE_run_min, RULE_set_min },
	[FAULT_NATURALS] = { RULE_jokers_min_naturals,
	    RULE_jokers_min_naturals },
	[FAULT_JOKERS] = { RULE_jokers_max_per_run, RULE_jokers_max_per_set },
	[FAULT_LONG] = { RULE_run_max, RULE_set_max },
	[FAULT_BY_SIZE] = { RULE_jokers_max_by_size, RULE_jokers_max_by_size },
	[FAULT_SHARE] = { RULE_jokers_natural_percent,
	    RULE_jokers_natural_percent },
	[FAULT_ADJACENT] = { RULE_jokers_adjacent, RULE_jokers_adjacent },
	[FAULT_SUIT] = { RULE_set_suits, RULE_set_suits },
	[FAULT_GAP] = { RULE_NONE, RULE_NONE },
	[FAULT_TWICE] = { RULE_NONE, RULE_NONE },
	[FAULT_ACE] = { RULE_run_ace, RULE_run_ace },
	[FAULT_MIXED] = { RULE_NONE, RULE_NONE },
};

/* Between the lowest and the highest card, with an ace at one end. */
struct span {
	int holes, natural; /* missing cards, wild cards in their own places */
	card hole;          /* the first missing card, or CARD_NONE */
};

static int
position(card c, bool ace_high)
{
	return ace_high && card_rank(c) == ACE ? KING + 1 : card_rank(c);
}

static struct span
read_span(const struct rules *r, const struct suit_cards *c, bool ace_high)
{
	struct span s = { 0, 0, CARD_NONE };
	int suit = card_suit(c->plain[0]), low = KING + 1, high = 0;
	bool held[KING + 2] = { false };

	for (int i = 0; i < c->nplain; i++) {
		int at = position(c->plain[i], ace_high);

		held[at] = true;
		low = at < low ? at : low;
		high = at > high ? at : high;
	}
	for (int i = 0; i < c->nwild; i++) {
		int at = position(c->wild[i], ace_high);

		if (card_suit(c->wild[i]) != suit || at < low || at > high ||
		    held[at])
			continue;
		held[at] = true;
		s.natural += r->wild_as_natural;
	}
	for (int at = low; at < high; at++) {
		if (held[at])
			continue;
		if (!s.holes++)
			s.hole = run_card(suit, at);
	}
	return s;
}

card
meld_hole(const struct rules *r, const struct suit_cards *c, int *natural)
{
	bool low = run_first(r) == ACE;
	struct span best = read_span(r, c, !low);

	if (low && run_last(r) > KING) {
		struct span other = read_span(r, c, true);

		if (other.holes < best.holes)
			best = other;
	}
	*natural = best.natural;
	return best.hole;
}

bool
meld_has_joker_at(const struct rules *r, const struct meld *m, int i)
{
	card c = m->cards[i];

	return m->as[i] != c || (!card_is_joker(c) &&
	    !r->wild_as_natural && r->wild & card_bit(c));
}

enum rule_key
meld_fault_key(const struct meld *m)
{
	return m->as_run ? faults[m->fault].run_key :
	    faults[m->fault].set_key;
}
