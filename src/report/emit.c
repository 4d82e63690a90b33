/* Owns whether a result is as expected. */
#include "report/emit.h"

#include "report/emit-held.h"

enum check
check_seat(const struct seat *s, const struct judgement *j)
{
	if (!s->has_expect)
		return CHECK_NONE;
	return outcome_missed(&j->outcome, &s->expect) ? CHECK_UNMET :
	    CHECK_MET;
}

enum check
check_deal(const struct deal *d, const struct verdicts *v)
{
	enum check all = CHECK_NONE;

	for (int i = 0; i < d->nseats; i++) {
		enum check one = check_seat(&d->seats[i], &v->seats[i]);

		if (one > all)
			all = one;
	}
	return all;
}

static enum check
check_held(const struct held *got, const struct held *expect)
{
	return held_missed(got, expect) ? CHECK_UNMET : CHECK_MET;
}

enum check
check_result(const struct deal *d, const struct verdicts *v)
{
	struct held got;

	if (!d->held)
		return CHECK_NONE;
	held_of_deal(d, v, &got);
	return check_held(&got, d->held);
}

enum check
check_game(const struct sheet *s, const struct held *expect)
{
	struct buf lines = { NULL, 0, 0 };
	struct held got;
	enum check check;

	if (!expect)
		return CHECK_NONE;
	held_of_game(s, &got, &lines);
	check = check_held(&got, expect);
	buf_free(&lines);
	return check;
}

enum check
check_bad(const struct record *r)
{
	struct outcome o = { .verdict = VERDICT_ERROR, .error = r->code };

	if (!r->has_expect)
		return CHECK_NONE;
	return outcome_missed(&o, &r->expect) ? CHECK_UNMET : CHECK_MET;
}
