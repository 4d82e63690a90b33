/* Owns the words for melds and for what keeps a group from being one. */
#include "meld.h"

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

/* Does the group look like a run that failed, rather than a set? */
static bool
is_one_suit(const struct meld *m)
{
	int suit = -1;

	for (int i = 0; i < m->size; i++) {
		if (card_is_joker(m->cards[i]))
			continue;
		if (suit >= 0 && card_suit(m->cards[i]) != suit)
			return false;
		suit = card_suit(m->cards[i]);
	}
	return true;
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
	return is_one_suit(m) ? faults[m->fault].run_key :
	    faults[m->fault].set_key;
}
