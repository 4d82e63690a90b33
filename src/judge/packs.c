/* Owns cards of which there are more than in the packs, and their messages. */
#include "judge/packs.h"

#include "cards/notation.h"
#include "judge/judgement.h"
#include "rules/table.h"

/* Add the cards; returns the first that the hand cannot hold, or CARD_NONE. */
static card
add_cards(struct hand *h, const card *cards, int n)
{
	int added = hand_add_all(h, cards, n);

	return added < n ? cards[added] : CARD_NONE;
}

card
overdraw(const struct rules *r, struct hand *h, const struct seat *seat,
    const struct hand *taken)
{
	const struct arrangement *given = &seat->cards;
	card over = add_cards(h, given->cards, given->size);

	if (over == CARD_NONE && seat->on_table)
		over = add_cards(h, seat->on_table->cards,
		    seat->on_table->size);
	if (over == CARD_NONE && given->discard != CARD_NONE)
		over = add_cards(h, &given->discard, 1);
	if (over != CARD_NONE)
		return over;
	hand_remove_all(h, taken);
	if (h->jokers > r->printed_jokers)
		return CARD_JOKER;
	if (h->level[0] & ~r->cards)
		return card_lowest(h->level[0] & ~r->cards);
	if (r->packs < HAND_COPIES && h->level[r->packs])
		return card_lowest(h->level[r->packs]);
	return CARD_NONE;
}

int
packs_have(const struct rules *r, card c)
{
	return card_is_joker(c) ? r->printed_jokers :
	    r->cards >> c & 1 ? r->packs : 0;
}

int
packs_copies(const struct seat *seat, card c)
{
	const struct arrangement *on_table = seat->on_table;
	int n = seat->cards.discard == c;

	for (int i = 0; i < seat->cards.size; i++)
		n += seat->cards.cards[i] == c;
	for (int i = 0; on_table && i < on_table->size; i++)
		n += on_table->cards[i] == c;
	return n;
}

/* "one pack", "4 jokers", "no jokers" */
static void
say_number(struct buf *b, int n, const char *thing)
{
	static const char *const words[] = { "no", "one", "two", "three" };

	if (n < (int)countof(words))
		buf_str(b, words[n]);
	else
		buf_int(b, n);
	buf_char(b, ' ');
	buf_str(b, thing);
	if (n != 1)
		buf_char(b, 's');
}

void
packs_fail(const struct rules *r, const struct seat *seat, card c,
    const struct seat *holder, const char *before, struct error *e)
{
	bool joker = card_is_joker(c), out = !joker && !(r->cards >> c & 1);
	int most = packs_have(r, c);
	int n = packs_copies(seat, c), nth = most + 1;
	size_t column = seat->column ? seat->column : 1;
	struct buf b = { NULL, 0, 0 };

	if (holder)
		nth = n < most ? n : most;
	if (seat->source.len)
		column = utf8_column(seat->source, card_find(seat->source,
		    seat->body, place_card(r->places, c), nth));
	buf_reserve(&b, 1);
	buf_str(&b, before);
	if (most || out)
		card_print(&b, c, place_style(r->places, CARDS_ASCII));
	if (out) {
		buf_str(&b, " is not in the packs (deck.ranks); ");
	} else if (holder) {
		buf_str(&b, most == 1 ? " is also held by " :
		    " is one too many; the first is held by ");
		buf_escaped(&b, holder->name, "");
		buf_printf(&b, ", line %zu; ", holder->line);
	} else if (most && n == 2) {
		buf_str(&b, " appears twice; ");
	} else if (most) {
		buf_str(&b, " appears ");
		buf_int(&b, n);
		buf_str(&b, " times; ");
	}
	buf_text(&b, r->name);
	buf_str(&b, " has ");
	if (out)
		row_print(&rules_rows[RULE_deck_ranks], r, &b);
	else
		say_number(&b, most, joker ? "joker" : "pack");
	/* A player with jokers or two packs plays another game. */
	if (!holder && r->packs == 1 && !r->printed_jokers)
		buf_str(&b, rules_hint(r, HINT_INDIAN));
	seat_error(e, seat, "packs", column, b.data, "");
	buf_free(&b);
}

const struct seat *
packs_holder(const struct deal *deal, card c)
{
	const struct seat *s = deal->seats;

	while (!packs_copies(s, c)) /* the seat itself has some */
		s++;
	return s;
}
