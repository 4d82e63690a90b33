/* Rules and cards from rows of tables, for tests of melds and hands. */
#ifndef GIVEN_H
#define GIVEN_H

#include "scope.h"
#include "cards/hand.h"
#include "melds/meld.h"
#include "cards/notation.h"
#include "tap.h"

/*
 * Run the tests of a file that has no main; c has gin as the command line's
 * rules.
 */
void test_given(struct context *c);

/* The rules of a context, without its brackets; those of c if it is wrong. */
static inline const struct rules *
read_rules(struct context *c, const char *text)
{
	struct error e = { .code = NULL };
	const struct rules *r = context_text(c,
	    brackets_of(text_of(text)), &e);

	if (!r)
		ok(false, "rules of the test: %s", e.text);
	return r ? r : context_default(c);
}

/* The cards, at most HAND_MAX; returns how many. */
static inline int
read_cards(const char *text, card *cards)
{
	struct error e = { .code = NULL };
	int n = 0;

	if (cards_parse(text_of(text), 0, "", cards, &n, &e) ==
	    SIZE_MAX)
		ok(false, "cards of the test: %s", e.text);
	return n;
}

static inline struct hand
read_hand(const char *text)
{
	struct hand h = hand_empty();
	card cards[HAND_MAX];
	int n = read_cards(text, cards);

	if (!hand_of(&h, cards, n))
		ok(false, "hand of the test: %s", text);
	return h;
}

static inline void
print_melds(struct buf *b, const struct meld *melds, int n)
{
	b->len = 0;
	for (int i = 0; i < n; i++) {
		buf_str(b, i ? " | " : "");
		for (int k = 0; k < melds[i].size; k++) {
			buf_str(b, k ? " " : "");
			card_print(b, melds[i].cards[k], CARDS_ASCII);
			if (melds[i].as[k] == melds[i].cards[k] ||
			    melds[i].as[k] == CARD_NONE)
				continue;
			buf_char(b, '(');
			card_print(b, melds[i].as[k], CARDS_ASCII);
			buf_char(b, ')');
		}
	}
}

#endif
