/* Owns adding up a sum from its text: see said.h. */
#include "said.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The number that is a whole word of s, up to end; false if there is none. */
static bool
number_in(const char *s, const char *end, double *n)
{
	while (s < end) {
		size_t len = strcspn(s, " (),.:;");

		if (s[len] == '.' && s[len + 1] >= '0' && s[len + 1] <= '9')
			len += 3; /* money */
		*n = atof(s);
		if (len && strspn(s, "-0123456789.") >= len)
			return true;
		s += len + 1;
	}
	return false;
}

/* The start of the next term: behind a sign or a comma, not in brackets. */
static const char *
next_term(const char *s)
{
	for (; *s; s++) {
		if (strncmp(s, " (", 2) == 0)
			s += strcspn(s, ")");
		bool times = strncmp(s, " x ", 3) == 0 &&
		    strspn(s + 3, "0123456789.") ==
		    strcspn(s + 3, " ,") - (s[3 + strcspn(s + 3, " ,")] == 0);

		if (strncmp(s, " + ", 3) == 0 || strncmp(s, " - ", 3) == 0 ||
		    times || strncmp(s, ", ", 2) == 0)
			break;
	}
	return s;
}

/* Apply a term to the sum so far; false: it does not fit. */
static bool
apply(char sign, const char *term, const char *end, double *sum)
{
	double n;
	char words[200];

	snprintf(words, sizeof(words), "%.*s", (int)(end - term), term);
	if (!number_in(term, end, &n)) {
		if (strstr(words, "nothing") || strstr(words, "the winner's"))
			*sum = 0;
		return true;
	}
	if (strstr(words, "half of that"))
		return fabs(*sum / 2 - n) < 0.6 && (*sum = n, true);
	if (strstr(words, "rounded"))
		return fabs(*sum - n) < 100 && (*sum = n, true);
	if (strstr(words, "at most"))
		*sum = sign == ':' || *sum > n ? n : *sum;
	else if (sign == ',' && strstr(words, " parts"))
		*sum = floor(100 * *sum / n + 0.5) / 100;
	else if (sign == ',')
		*sum = n;
	else
		*sum = sign == 'x' ? *sum * n : sign == '-' ? *sum - n :
		    *sum + n;
	return true;
}

/* "8S QH, 8 + 10" and "AC counts 15" begin with cards. */
static const char *
skip_cards(const char *s)
{
	size_t n = strspn(s, "AKQJT98765432CDHS ");
	const char *counts = strstr(s, " counts ");

	if (n > 1 && s[n] == ',' && strchr("CDHSK", s[n - 1]))
		return s + n + 2;
	return counts && n && s + n >= counts ? counts + 8 : s;
}

static bool add_up(const char *s, double *sum);

/* Does "59 in hand (7C KC, 7 + 52)" add up, if it has such a sum? */
static bool
holds(const char *term, const char *end)
{
	char cards[200];
	const char *open = strstr(term, " (");
	double n, sum;

	if (!open || open >= end || !number_in(term, open, &n))
		return true;
	snprintf(cards, sizeof(cards), "%.*s", (int)strcspn(open + 2, ")"),
	    open + 2);
	if (skip_cards(cards) == cards)
		return true;
	return add_up(cards, &sum) && fabs(sum - n) < 0.006;
}

static bool
add_up(const char *s, double *sum)
{
	const char *end;
	char sign = ':';

	*sum = 0;
	for (s = skip_cards(s); *s; s = end) {
		end = next_term(s);
		if (!holds(s, end) || !apply(sign, s, end, sum))
			return false;
		if (!*end)
			break;
		sign = end[0] == ',' ? ',' : end[1];
		end += sign == ',' ? 2 : 3;
	}
	return true;
}

/* The figure of a result that the sum explains. */
static const char *
figure_of(const char *head)
{
	return strstr(head, "deadwood") || strstr(head, "in hand") ?
	    "deadwood=" : strstr(head, " pay") || strstr(head, " win") ?
	    "won=" : strstr(head, "value cards") ? NULL : "points=";
}

/* Is the number that of a seat's result? */
static bool
is_result(const struct said *r, const char *head, double n)
{
	const char *figure = figure_of(head);

	for (int i = 0; i < r->nseats; i++) {
		const char *at = figure ? strstr(r->seats[i].result, figure) :
		    NULL;

		if (at && strncmp(head, r->seats[i].name,
		    strlen(r->seats[i].name)) == 0)
			return fabs(fabs(strtod(at + strlen(figure), NULL)) -
			    fabs(n)) < 0.001;
	}
	return !figure;
}

enum said_sum
said_add(const struct said *printed, const char *statement)
{
	static const char *const heads[] = { " deadwood", " in hand", " point",
		" points", " pay ", " pays ", " win ", " wins ", " count ",
		" scores ", " score ", " loses ", " lose " };
	const char *colon = strstr(statement, ": ");
	char head[200];
	double given, sum;
	bool is = false;

	if (!colon || colon - statement >= 200 ||
	    strncmp(statement, "Under ", 6) == 0 ||
	    strstr(statement, " deadwood is left: "))
		return SUM_NONE;
	snprintf(head, sizeof(head), "%.*s", (int)(colon - statement),
	    statement);
	for (size_t i = 0; i < sizeof(heads) / sizeof(*heads); i++)
		is |= strstr(head, heads[i]) != NULL;
	if (!is || !number_in(head, head + strlen(head), &given))
		return SUM_NONE;
	/* A price has no terms. */
	if (strncmp(colon, ": the price of ", 15) == 0)
		return is_result(printed, head, given) ? SUM_RIGHT : SUM_WRONG;
	if (!add_up(colon + 2, &sum))
		return SUM_WRONG;
	return fabs(fabs(sum) - fabs(given)) < 0.006 &&
	    is_result(printed, head, given) ? SUM_RIGHT : SUM_WRONG;
}
