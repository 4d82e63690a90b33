/*
 * Owns what of the findings is told: the answer and what settles the quarrel,
 * in few lines.
 */
#include "why/parts.h"

#define LINES 4      /* beside a line for each seat */
#define RANKS 8

bool
why_names(const struct why *w, enum rule_key key)
{
	for (const struct why_finding *f = w->first; f; f = f->next)
		if (f->key == key && !f->plain)
			return true;
	return false;
}

/* Does it say where a card went, or why it went nowhere? */
static bool
is_of_table(const struct why_finding *f)
{
	return f->say == SAY_LAID_OFF || f->say == SAY_LAID_OFF_ALL ||
	    f->say == SAY_TAKES_JOKER || f->say == SAY_TAKES ||
	    f->say == SAY_TAKES_NONE;
}

/* How much the finding is wanted, from 0 on: the least goes first. */
static int
wanted(const struct why *w, const struct why_finding *f)
{
	bool asked = f->seat >= 0 && w->deal->seats[f->seat].verb == VERB_MELD;

	switch (f->kind) {
	case WHY_GROUP:
		return asked ? RANKS : f->say == SAY_GROUP_NOT ||
		    (f->say == SAY_GROUPS && seat_of(w, f->seat)->outcome.codes
		    & CODE_BIT(PURE)) ? 5 :
		    is_of_table(f) && w->deal->nseats == 2 ? 2 : 1;
	case WHY_ALLOWED:
		return 3;
	case WHY_RULE:
		return 4;
	case WHY_HOUSE:
		return f->say == SAY_HOUSE_SCORES ? 2 : 3;
	case WHY_REMEDY:
		return f->say == SAY_NEAR_SECOND || f->say == SAY_NEAR_PURE ||
		    (w->deal->nseats > 2 && f->say == SAY_HELD) ? 2 : 6;
	case WHY_POINTS:
		return f->about == ABOUT_DEADWOOD ? 3 : 7;
	default:
		return RANKS;
	}
}

/* Keep the first of this kind about each seat, or about all. */
static void
keep_first(struct why *w, enum why_kind kind, bool each_seat)
{
	uint64_t seen = 0;

	for (struct why_finding *f = w->first; f; f = f->next) {
		uint64_t bit = UINT64_C(1) << (each_seat ? f->seat + 1 : 0);

		if (f->kind != kind || f->plain)
			continue;
		f->plain = seen & bit;
		seen |= bit;
	}
}

/* Is it about a seat in error, which is not read again with its cards? */
static bool
is_error(const struct why *w, const struct why_finding *f)
{
	return f->seat >= 0 &&
	    seat_of(w, f->seat)->outcome.verdict == VERDICT_ERROR;
}

void
why_trim(struct why *w)
{
	int seats = w->deal->nseats;
	int left = LINES + seats - (seats == 2);

	keep_first(w, WHY_REMEDY, true);
	keep_first(w, WHY_ALLOWED, false);
	for (const struct why_finding *f = w->first; f; f = f->next)
		left -= !f->plain && f->say != SAY_ODD_SIZE && !is_error(w, f);
	for (int rank = 0; rank < RANKS; rank++)
		while (left < 0) {
			struct why_finding *last = NULL;

			for (struct why_finding *f = w->first; f; f = f->next)
				if (!f->plain && wanted(w, f) == rank)
					last = f;
			if (!last)
				break;
			last->plain = true;
			left++;
		}
}
