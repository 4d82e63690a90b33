/* Owns whether a result is as expected. */
#include "report/emit.h"

enum check
check_seat(const struct seat *s, const struct judgement *j)
{
	if (!s->has_expect)
		return CHECK_NONE;
	return outcome_meets(&j->outcome, &s->expect) ? CHECK_MET :
	    CHECK_UNMET;
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

enum check
check_bad(const struct record *r)
{
	struct outcome o = { .verdict = VERDICT_ERROR, .error = r->code };

	if (!r->has_expect)
		return CHECK_NONE;
	return outcome_meets(&o, &r->expect) ? CHECK_MET : CHECK_UNMET;
}
