/* Every arrangement of a hand, one after another. */
#include "oracle.h"

struct each {
	const struct oracle *o;
	const struct oracle_meld *melds[ORACLE_GROUPS];
	int n;
	void (*visit)(const struct oracle_meld *const *, int, unsigned, void *);
	void *arg;
};

static void
each(struct each *e, unsigned cards, unsigned unmatched)
{
	const struct oracle *o = e->o;
	int lowest;

	if (!cards) {
		e->visit(e->melds, e->n, unmatched, e->arg);
		return;
	}
	lowest = oracle_first(cards);
	each(e, cards & (cards - 1), unmatched | 1u << lowest);
	for (int m = o->first[lowest]; m < o->first[lowest + 1]; m++) {
		const struct oracle_meld *meld = &o->melds[o->starting[m]];

		if (meld->cards & ~cards)
			continue;
		e->melds[e->n++] = meld;
		each(e, cards & ~meld->cards, unmatched);
		e->n--;
	}
}

void
oracle_each(const struct oracle *o,
    void (*visit)(const struct oracle_meld *const *, int n, unsigned unmatched,
    void *), void *arg)
{
	struct each e = { o, { 0 }, 0, visit, arg };

	each(&e, oracle_hand(o), 0);
}
