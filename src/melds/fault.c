/* Owns the words for melds and for what keeps a group from being one. */
#include "melds/meld.h"

const char *
meld_name(const struct meld *m)
{
	if (m->kind == MELD_SET)
		return "set";
	return m->pure ? "pure run" : "run";
}

/* What to say of a group that is no meld, and the key that decides, if one does. */
static const struct {
	const char *sentence, *run_key, *set_key;
} faults[] = {
	[FAULT_NONE] = { "", NULL, NULL },
	[FAULT_SHORT] = { "it has too few cards", "run.min", "set.min" },
	[FAULT_NATURALS] = { "too few of its cards stand for themselves",
	    "jokers.min-naturals", "jokers.min-naturals" },
	[FAULT_JOKERS] = { "it has too many jokers", "jokers.max-per-run",
	    "jokers.max-per-set" },
	[FAULT_LONG] = { "it has too many cards", "run.max", "set.max" },
	[FAULT_BY_SIZE] = { "it has too many jokers for its size",
	    "jokers.max-by-size", "jokers.max-by-size" },
	[FAULT_SHARE] = { "too large a part of it are jokers",
	    "jokers.natural-percent", "jokers.natural-percent" },
	[FAULT_ADJACENT] = { "two jokers stand side by side",
	    "jokers.adjacent", "jokers.adjacent" },
	[FAULT_SUIT] = { "a set has one card of a suit", "set.suits",
	    "set.suits" },
	[FAULT_GAP] = { "a run has no holes", NULL, NULL },
	[FAULT_TWICE] = { "a run has each card once", NULL, NULL },
	[FAULT_ACE] = { "a run cannot use the ace like that", "run.ace",
	    "run.ace" },
	[FAULT_MIXED] = { "its cards are neither of one suit nor of one rank",
	    NULL, NULL },
};

/* Between the lowest and the highest card, with an ace at one end. */
struct span {
	int holes, natural; /* cards missing, wild cards in their own places */
	card hole;          /* the first that is missing, or CARD_NONE */
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

	return m->as[i] != c ||
	    (!r->wild_as_natural && r->wild & card_bit(c));
}

const char *
meld_fault_sentence(const struct meld *m)
{
	return faults[m->fault].sentence;
}

const char *
meld_blame_words(const struct meld *m)
{
	return m->fault == FAULT_GAP || m->fault == FAULT_JOKERS ?
	    " is missing" : " is there twice";
}

const char *
meld_fault_key(const struct meld *m)
{
	return m->as_run ? faults[m->fault].run_key :
	    faults[m->fault].set_key;
}
