/*
 * Owns which records are drawn: hands full of melds as the rules want them and
 * nearly so, claims of as many cards as the rules ask for and nearly so, and
 * tables of such seats out of the same packs.
 */
#include "draw.h"

#include "deal/deal.h"

#define GROUPS 8
#define CARDS 16 /* of a group */

struct group {
	int n;
	card cards[CARDS];
};

/* What is left of the packs, and which of it is drawn first. */
struct pile {
	struct source *source;
	const struct rules *rules;
	int left[CARD_LIMIT], total;
	int suits, first, ranks; /* most cards are of these */
};

/* Melds that were laid at this table so far. */
struct laid {
	int n;
	struct group groups[GROUPS];
};

struct hand_cards {
	int ngroups, nrest, nlaid;
	struct group groups[GROUPS];
	card rest[HAND_MAX], laid[4], discard;
};

static int
below(struct pile *p, int bound)
{
	return draw_below(p->source, bound);
}

static bool
once_in(struct pile *p, int times)
{
	return draw_once_in(p->source, times);
}

static void
fill_pile(struct pile *p, struct source *s, const struct rules *r)
{
	*p = (struct pile){ .source = s, .rules = r };
	for (card c = 0; c < CARD_JOKER; c++)
		if (CARDS_ALL & card_bit(c))
			p->total += p->left[c] = r->packs;
	p->total += p->left[CARD_JOKER] = r->printed_jokers;
	p->suits = once_in(p, 3) ? 15 : 1 + below(p, 15);
	p->ranks = once_in(p, 3) ? 13 : 3 + below(p, 4);
	p->first = below(p, 14 - p->ranks) + 1;
}

static bool
is_joker(const struct pile *p, card c)
{
	return card_is_joker(c) || (p->rules->wild & card_bit(c));
}

static bool
take(struct pile *p, card c)
{
	if (p->left[c] <= 0)
		return false;
	p->left[c]--;
	p->total--;
	return true;
}

static void
give_back(struct pile *p, const struct group *g)
{
	for (int i = 0; i < g->n; i++)
		p->left[g->cards[i]]++;
	p->total += g->n;
}

/* Any card, mostly one that is liked; CARD_NONE if none is left. */
static card
take_any(struct pile *p)
{
	int n;

	if (p->total <= 0)
		return CARD_NONE;
	if (p->left[CARD_JOKER] > 0 && once_in(p, 12) && take(p, CARD_JOKER))
		return CARD_JOKER;
	for (int i = 0; i < 6; i++) {
		int suit = below(p, 4);
		card c = CARD(suit, p->first + below(p, p->ranks));

		if (p->suits >> card_suit(c) & 1 && take(p, c))
			return c;
	}
	n = below(p, p->total);
	for (card c = 0; c < CARD_LIMIT; c++) {
		n -= p->left[c];
		if (n < 0) {
			take(p, c);
			return c;
		}
	}
	return CARD_NONE;
}

static bool
take_joker(struct pile *p, card *c)
{
	int from = below(p, CARD_LIMIT);

	*c = CARD_JOKER;
	if (!once_in(p, 3) && take(p, CARD_JOKER))
		return true;
	for (int i = 0; i < CARD_LIMIT; i++) {
		*c = (card)((from + i) % CARD_LIMIT);
		if (is_joker(p, *c) && take(p, *c))
			return true;
	}
	return false;
}

/* The card for a place of a meld, or a joker there. */
static bool
fill(struct pile *p, struct group *g, card c)
{
	card put = c;

	if (once_in(p, 6) ? !take_joker(p, &put) && !take(p, put = c) :
	    !take(p, c) && !take_joker(p, &put))
		return false;
	g->cards[g->n++] = put;
	return true;
}

/* A run or set of the size that the rules want, or a few cards more. */
static bool
plant(struct pile *p, struct group *g, bool run, int size)
{
	int suit = below(p, 4), rank = p->first + below(p, p->ranks);

	g->n = 0;
	if (size > CARDS - 2)
		return false;
	if (once_in(p, 3))
		size += below(p, 3);
	if (run && once_in(p, 4))
		rank = 14 - size > 0 ? 14 - size + 1 : 1;
	for (int i = 0; i < size; i++) {
		int in = run ? suit : (suit + i) % SUITS;
		int of = run ? (rank - 1 + i) % 13 + 1 : rank;

		if (!fill(p, g, CARD(in, of))) {
			give_back(p, g);
			return false;
		}
	}
	return true;
}

/* Plant melds, those of a contract first, up to n cards. */
static int
plant_all(struct pile *p, struct hand_cards *h, int n)
{
	const struct rules *r = p->rules;
	int runs = r->contract.asked ? r->contract.runs : r->declare_min_runs;
	int sets = r->contract.asked ? r->contract.sets : 0;
	int cards = 0;

	for (int tries = 0; tries < 7 && h->ngroups < GROUPS - 1; tries++) {
		struct group *g = &h->groups[h->ngroups];
		bool run = runs > 0 || (sets <= 0 && once_in(p, 2));
		int size = run ? r->run_min : r->set_min;

		if (run && r->contract.asked)
			size = r->contract.run_size;
		if (cards + size > n)
			break;
		if (r->contract.asked && runs <= 0 && sets <= 0 &&
		    !once_in(p, 3))
			break;
		if (!plant(p, g, run, size))
			continue;
		if (cards + g->n > n) {
			give_back(p, g);
			continue;
		}
		cards += g->n;
		runs -= run;
		sets -= !run;
		h->ngroups++;
	}
	return cards;
}

/* How many cards: mostly what is dealt, while that can be looked through. */
static int
hand_size(struct pile *p)
{
	int dealt = p->rules->dealt, n = dealt;

	if (once_in(p, 4) || (dealt > 14 && !once_in(p, 20)))
		n = 1 + below(p, 13);
	else if (once_in(p, 4))
		n = dealt + 1;
	else if (once_in(p, 12))
		n = dealt - 1;
	return n < 1 ? 1 : n > 40 ? 40 : n;
}

/* A card that might go on the meld. */
static card
fitting(struct pile *p, const struct group *g)
{
	card c = g->cards[below(p, g->n)];

	if (card_is_joker(c))
		return CARD_JOKER;
	if (once_in(p, 2))
		return CARD(below(p, 4), card_rank(c));
	return CARD(card_suit(c), (card_rank(c) + below(p, 13) % 5 + 10) % 13
	    + 1);
}

static void
draw_laid(struct pile *p, struct hand_cards *h, const struct laid *table)
{
	int n = 1 + below(p, 2);

	for (int i = 0; i < n && table->n > 0; i++) {
		card c = fitting(p, &table->groups[below(p, table->n)]);

		if (take(p, c))
			h->laid[h->nlaid++] = c;
	}
}

static void
draw_cards(struct pile *p, struct hand_cards *h, int n, bool discard)
{
	int cards;

	memset(h, 0, sizeof(*h));
	h->discard = CARD_NONE;
	cards = once_in(p, 8) ? 0 : plant_all(p, h, n);
	for (; cards < n && h->nrest < HAND_MAX; cards++) {
		card c = take_any(p);

		if (c != CARD_NONE)
			h->rest[h->nrest++] = c;
	}
	/* Nearly right: exchange a card of a group. */
	if (h->ngroups && once_in(p, 6)) {
		struct group *g = &h->groups[below(p, h->ngroups)];
		card c = take_any(p);

		if (c != CARD_NONE)
			g->cards[below(p, g->n)] = c;
	}
	if (discard)
		h->discard = take_any(p);
}

/* Text */

static void
put_cards(struct buf *b, const card *cards, int n)
{
	for (int i = 0; i < n; i++) {
		if (card_is_joker(cards[i]))
			buf_str(b, " JK");
		else
			buf_printf(b, " %c%c",
			    "?A23456789TJQK"[card_rank(cards[i])],
			    "CDHS"[card_suit(cards[i])]);
	}
}

static void
put_groups(struct buf *b, const struct hand_cards *h, int from, int to,
    bool bar)
{
	for (int g = from; g < to; g++) {
		if (g > from)
			buf_str(b, " |");
		put_cards(b, h->groups[g].cards, h->groups[g].n);
	}
	if (bar && to > from)
		buf_str(b, " |");
}

/* Cards without groups, in some order. */
static void
put_plain(struct pile *p, struct buf *b, const struct hand_cards *h, int from)
{
	card cards[HAND_MAX + GROUPS * CARDS];
	int n = 0;

	for (int g = from; g < h->ngroups; g++)
		for (int i = 0; i < h->groups[g].n; i++)
			cards[n++] = h->groups[g].cards[i];
	memcpy(cards + n, h->rest, (size_t)h->nrest);
	n += h->nrest;
	for (int i = 0; i < n; i++) {
		int j = i + below(p, n - i);
		card c = cards[i];

		cards[i] = cards[j];
		cards[j] = c;
	}
	put_cards(b, cards, n);
}

static const char *
draw_verb(struct pile *p)
{
	static const char *const verbs[] = { " declare", " show", " knock",
		" down", " out", " gin", " rummy" };

	return verbs[below(p, (int)countof(verbs))];
}

/* Cards as typed: plain or grouped; before "+" what was laid earlier. */
static void
put_hand(struct pile *p, struct buf *b, const struct hand_cards *h)
{
	bool lies = p->rules->hand_counts == HAND_WHOLE;
	int before = h->ngroups && once_in(p, lies ? 4 : 100) ?
	    1 + below(p, h->ngroups) : 0;

	if (before) {
		put_groups(b, h, 0, before, false);
		buf_str(b, " +");
	}
	if (once_in(p, 3)) {
		put_plain(p, b, h, before);
	} else {
		bool more = h->nlaid || h->nrest || before == h->ngroups;

		put_groups(b, h, before, h->ngroups, !more);
		if (h->nlaid)
			buf_str(b, " >");
		put_cards(b, h->laid, h->nlaid);
		if (h->nlaid && once_in(p, 8))
			buf_str(b, " for JK");
		if (h->nrest || before == h->ngroups)
			buf_str(b, " /");
		put_cards(b, h->rest, h->nrest);
	}
	if (h->discard != CARD_NONE) {
		buf_str(b, " -");
		put_cards(b, &h->discard, 1);
	}
}

static void
draw_hand(struct source *s, const struct rules *r, struct buf *b)
{
	struct pile p;
	struct hand_cards h;
	int size;

	fill_pile(&p, s, r);
	size = hand_size(&p);
	draw_cards(&p, &h, size, once_in(&p, 4));
	if (once_in(&p, 2))
		buf_str(b, draw_verb(&p));
	put_hand(&p, b, &h);
	buf_char(b, '\n');
}

/* A seat that shows no cards, or may. */
static void
put_other(struct pile *p, struct buf *b)
{
	static const char *const actions[] = { "drop first", "drop middle",
		"drop last", "missed", "left before", "left after", "wrong",
		"no turn", "seen", "not seen" };

	switch (below(p, 4)) {
	case 0:
		buf_printf(b, " count %d", below(p, 120));
		break;
	case 1:
		buf_printf(b, " points %d", below(p, 120) - 10);
		break;
	default:
		buf_printf(b, " %s", actions[below(p, countof(actions))]);
		if (once_in(p, 2)) {
			struct hand_cards h;

			draw_cards(p, &h, hand_size(p), false);
			put_hand(p, b, &h);
		}
		break;
	}
}

static void
put_seat(struct pile *p, struct laid *table, bool claims, struct buf *b)
{
	struct hand_cards h;
	int size;

	if (!claims && once_in(p, 6)) {
		put_other(p, b);
		return;
	}
	size = hand_size(p);
	draw_cards(p, &h, size, once_in(p, 4));
	if (once_in(p, 3))
		draw_laid(p, &h, table);
	if (claims)
		buf_str(b, draw_verb(p));
	put_hand(p, b, &h);
	for (int g = 0; g < h.ngroups && table->n < GROUPS; g++)
		table->groups[table->n++] = h.groups[g];
}

static void
draw_table(struct source *s, const struct rules *r, struct buf *b)
{
	struct pile p;
	struct laid table = { .n = 0 };
	int most = r->players_max, seats, claimer;

	fill_pile(&p, s, r);
	if (most > 5 && !once_in(&p, 8))
		most = 5;
	seats = once_in(&p, 12) ? 1 : 2;
	if (most > 2)
		seats += below(&p, most - 1);
	claimer = below(&p, seats + 1);
	for (int i = 0; i < seats; i++) {
		bool claims = i == claimer || once_in(&p, 8);

		buf_printf(b, "%c:", 'A' + i);
		put_seat(&p, &table, claims, b);
		buf_char(b, '\n');
	}
	buf_char(b, '\n');
}

void
draw_records(struct source *s, const struct rules *r, int n, struct buf *b)
{
	for (; n > 0; n--) {
		if (draw_once_in(s, 2))
			draw_table(s, r, b);
		else
			draw_hand(s, r, b);
	}
}
