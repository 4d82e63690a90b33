/* Owns the way from the sweep's decisions to melds with cards in them. */
#include "solve/laydown-inside.h"

#include <string.h>

void
laydown_begin(struct laying_down *d, const struct sweep *s,
    const struct hand *h)
{
	d->sweep = s;
	d->hand = *h;
	d->nopen = d->nmelds = 0;
}

/* One place more in a meld: the card, or CARD_JOKER, dealt at the end. */
static void
add_card(struct laying_down *d, struct meld *m, card as, bool joker)
{
	m->cards[m->size] = joker ? CARD_JOKER : as;
	m->as[m->size] = as;
	m->size++;
	m->jokers += joker;
	if (!joker)
		hand_remove(&d->hand, as);
}

static struct meld *
new_meld(struct laying_down *d, enum meld_kind kind, int start)
{
	struct meld *m = &d->melds[d->nmelds++];

	*m = (struct meld){ .kind = kind, .start = start, .blame = CARD_NONE };
	return m;
}

static void
open_run(struct laying_down *d, const struct new_run *run, int position)
{
	struct meld *m = new_meld(d, MELD_RUN, position);

	add_card(d, m, run_card(run->suit, position), run->joker);
	d->as[d->nopen] = open_new(d->sweep, run->suit, run->joker);
	d->open[d->nopen++] = d->nmelds - 1;
}

static void
add_set(struct laying_down *d, const struct new_set *set, int rank)
{
	struct meld *m = new_meld(d, MELD_SET, rank);

	for (int s = 0; s < SUITS; s++)
		for (int i = 0; i < set->count[s]; i++)
			add_card(d, m, CARD(s, rank), false);
	for (int i = 0; i < set->jokers; i++)
		add_card(d, m, CARD_NONE, true);
}

/*
 * Runs that are encoded alike go on alike, so each fate is that of any run that
 * is still to be given one.
 */
void
laydown_step(struct laying_down *d, const struct step *st)
{
	const struct stand *from = st->from;
	int position = from->position, kept = 0, n = d->nopen;
	bool done[CONTRACT_RUNS_MAX] = { false };

	for (int i = 0; i < n; i++) {
		struct meld *m = &d->melds[d->open[i]];
		int k = 0;

		while (done[k] || from->open[k] != d->as[i])
			k++;
		done[k] = true;
		if (st->fate[k] == FATE_END)
			continue;
		add_card(d, m, run_card(card_suit(m->as[0]), position),
		    st->fate[k] == FATE_JOKER);
		d->as[kept] = open_grown(d->sweep, d->as[i],
		    st->fate[k] == FATE_JOKER);
		d->open[kept++] = d->open[i];
	}
	d->nopen = kept;
	for (int i = 0; i < st->nruns; i++)
		open_run(d, &st->run[i], position);
	for (int i = 0; i < st->nsets; i++)
		add_set(d, &st->set[i], position_rank(position));
}

/* The joker to spend: the dearest left, the first of them in card order. */
static card
take_joker(struct laying_down *d)
{
	const struct rules *r = d->sweep->rules;
	card best = CARD_NONE;

	for (card c = 0; c < CARD_LIMIT; c++) {
		if (!hand_count(&d->hand, c) ||
		    (!card_is_joker(c) && !(r->wild >> c & 1)))
			continue;
		if (best == CARD_NONE || r->value[c] > r->value[best])
			best = c;
	}
	hand_remove(&d->hand, best);
	return best;
}

void
laydown_end(struct laying_down *d, struct solution *out)
{
	for (int i = 0; i < d->nmelds; i++) {
		struct meld *m = &d->melds[i];

		m->pure = m->kind == MELD_RUN && !m->jokers;
		for (int k = 0; k < m->size; k++)
			if (card_is_joker(m->cards[k]))
				m->cards[k] = take_joker(d);
	}
	arrange_melds(&out->best, d->melds, d->nmelds, &d->hand);
}
