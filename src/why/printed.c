/* Owns the deal as it reads back after printing. */
#include "why/printed.h"

#include <string.h>

#include "deal/seat-line.h"

static struct seat
bad_seat(const struct seat *s, const struct judgement *j)
{
	struct seat bad = *s;

	bad.kind = SEAT_BAD;
	bad.verb = VERB_NONE;
	bad.action = ACTION_NONE;
	bad.on_table = NULL;
	bad.error = j->outcome.error;
	bad.message = NULL;
	return bad;
}

/* The shown cards as a plain hand; back: with the discard among its cards. */
static struct seat
plain_seat(const struct seat *s, const struct arrangement *shown, bool back)
{
	struct seat plain = *s;

	plain.kind = SEAT_PLAIN;
	memset(&plain.cards, 0, sizeof(plain.cards));
	memcpy(plain.cards.cards, shown->cards, shown->size);
	plain.cards.size = shown->size;
	plain.cards.discard = back ? CARD_NONE : shown->discard;
	if (back)
		plain.cards.cards[plain.cards.size++] = shown->discard;
	return plain;
}

static struct text
print(const struct seat *s, const struct judgement *j, struct buf *b)
{
	seat_line_body(b, s, &j->shown, CARDS_ASCII);
	return buf_view(b);
}

/* With this seat instead, is the result the same, and printed alike? */
static bool
prints_same(struct again *again, const struct deal *d,
    const struct verdicts *v, int i, const struct seat *s)
{
	const struct verdicts *w = again_seat(again, d, i, s);
	struct buf was = { NULL, 0, 0 }, is = { NULL, 0, 0 };
	bool same = again_alike(d, v, w) &&
	    text_equal(print(&d->seats[i], &v->seats[i], &was),
	    print(s, &w->seats[i], &is));

	buf_free(&was);
	buf_free(&is);
	return same;
}

/* The seat of a hand, free to be arranged anew if that is how it was. */
static struct seat
free_seat(struct again *again, const struct deal *d, const struct verdicts *v,
    int i)
{
	const struct arrangement *shown = &v->seats[i].shown;
	struct seat s = d->seats[i];

	if (shown->discard != CARD_NONE) {
		assert(shown->size < HAND_MAX);
		s = plain_seat(&d->seats[i], shown, true);
		if (prints_same(again, d, v, i, &s))
			return s;
	}
	s = plain_seat(&d->seats[i], shown, false);
	if (d->seats[i].kind == SEAT_PLAIN || prints_same(again, d, v, i, &s))
		return s;
	s.kind = SEAT_ARRANGEMENT;
	s.cards = *shown;
	return s;
}

const struct deal *
printed_deal(struct again *again, const struct deal *d,
    const struct verdicts *v, struct arena *a)
{
	struct deal *printed = arena_alloc(a, sizeof(*printed));

	*printed = *d;
	printed->seats = arena_alloc(a, (size_t)d->nseats *
	    sizeof(*printed->seats));
	for (int i = 0; i < d->nseats; i++) {
		const struct seat *s = &d->seats[i];
		struct seat *out = &printed->seats[i];

		*out = *s;
		if (v->seats[i].outcome.verdict == VERDICT_ERROR)
			*out = bad_seat(s, &v->seats[i]);
		else if (!seat_is_hand(s))
			continue;
		else if (s->verb == VERB_NONE || s->kind == SEAT_PLAIN)
			*out = free_seat(again, d, v, i);
		else {
			out->kind = SEAT_ARRANGEMENT;
			out->cards = v->seats[i].shown;
		}
	}
	return printed;
}
