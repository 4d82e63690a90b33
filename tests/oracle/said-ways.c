/*
 * Owns which statements can be typed back, and how: a house, another grouping,
 * a card exchanged, another claim, a hand that may be claimed, a card that a
 * meld lacks, a key to play otherwise.
 */
#include "said-words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SHORT 400

/* One statement, and the ways found so far. */
struct telling {
	const struct said *typed, *printed;
	const char *s;
	struct said_try *ways;
	int n, part;
};

/* Copy what is between two texts, which are there in this order. */
static bool
between(const char *s, const char *from, const char *to, char *out)
{
	const char *start = strstr(s, from), *end;

	if (!start)
		return false;
	start += strlen(from);
	end = strstr(start, to);
	if (!end || end - start >= SHORT)
		return false;
	snprintf(out, SHORT, "%.*s", (int)(end - start), start);
	return true;
}

/* The seat named first; of a hand by itself it is the only one. */
static int
seat_in(const struct telling *t, const char *s)
{
	int found = -1;
	const char *first = NULL;

	for (int i = 0; i < t->typed->nseats; i++) {
		const char *at = strstr(s, t->typed->seats[i].name);

		if (at && (!first || at < first)) {
			first = at;
			found = i;
		}
	}
	return found;
}

/* One more way: the record as typed, for the caller to change. */
static struct said_try *
add(struct telling *t, int seat, const char *label)
{
	struct said_try *way = &t->ways[t->n];

	if (seat < 0 || seat >= t->printed->nseats || t->n == SAID_WAYS)
		return NULL;
	t->n++;
	memset(way, 0, sizeof(*way));
	way->record = *t->typed;
	way->part = t->part;
	way->seat = seat;
	way->second = -1;
	way->label = label;
	return way;
}

static void
expect(struct said_try *way, const char *figure, int value)
{
	way->figure = figure;
	way->value = value;
}

/* What is said of the other player: "and Bob could then score 9". */
static void
expect_second(struct telling *t, struct said_try *way, const char *before)
{
	const char *at = strstr(t->s, before);
	char number[SHORT];

	if (!at || !between(at, " score ", ".", number))
		return;
	way->second = seat_in(t, at);
	way->points = atoi(number + strcspn(number, "-0123456789"));
}

/* Houses and keys. */

static void
tell_house(struct telling *t)
{
	static const char *const facts[] = { " wild=", " turn-up=", " taken=",
		" round=", " turn=", " players=", " value=", " fee=",
		" entry=" };
	char house[SHORT], number[SHORT];
	const char *rest;
	struct said_try *way;
	int n;

	if (strncmp(t->s, "Under ", 6) != 0 ||
	    !between(t->s, "Under ", " ", house))
		return;
	rest = t->s + 6 + strlen(house);
	way = add(t, strncmp(rest, " nobody", 7) == 0 ? 0 : seat_in(t, rest),
	    "house");
	if (!way)
		return;
	way->as_typed = true;
	n = snprintf(way->record.context, SAID_LINE, "[%s", house);
	for (size_t i = 0; i < sizeof(facts) / sizeof(*facts); i++) {
		const char *at = strstr(t->typed->context, facts[i]);

		if (at)
			n += snprintf(way->record.context + n, SAID_LINE -
			    (size_t)n, "%.*s", 1 + (int)strcspn(at + 1, " ]"),
			    at);
	}
	snprintf(way->record.context + n, SAID_LINE - (size_t)n, "]");
	if (strstr(rest, " would be valid"))
		way->verdict = "valid";
	else if (strstr(rest, " not be valid"))
		way->verdict = "invalid";
	else if (between(rest, " would score ", ",", number))
		expect(way, "points=", atoi(number));
	else
		way->nobody = true;
}

static void
tell_otherwise(struct telling *t)
{
	char key[SHORT];
	const char *setting = strstr(t->s, "otherwise: ");
	struct said_try *way;
	char *at;
	size_t n, len;

	if (!setting || !(way = add(t, 0, "otherwise")))
		return;
	way->other = way->as_typed = true;
	setting += 11;
	len = strlen(setting) - 1;
	n = strcspn(setting, "=");
	snprintf(key, sizeof(key), " %.*s=", (int)n, setting);
	/* Without a value it is a name, in place of the record's. */
	at = n < len ? strstr(way->record.context, key) : way->record.context;
	if (at) {
		n = 1 + strcspn(at + 1, " ]");
		memmove(at, at + n, strlen(at + n) + 1);
	}
	n = at == way->record.context ? 0 : strlen(way->record.context) - 1;
	memmove(way->record.context + n + 1 + len, way->record.context + n,
	    strlen(way->record.context + n) + 1);
	way->record.context[n] = n ? ' ' : '[';
	memcpy(way->record.context + n + 1, setting, len);
}

/* Groupings. */

/* Put this layout in place of what the seat has laid out, but for the table. */
static void
lay_out(struct said_try *way, const char *layout)
{
	char *body = way->record.seats[way->seat].body;
	char *plus = strchr(body, '+'), *dash;
	size_t n = plus ? (size_t)(plus - body) + 1 : 0;

	n += (size_t)snprintf(body + n, SAID_LINE - n, "%s%s", n ? " " : "",
	    layout);
	/* One group alone would be a plain hand. */
	if (strpbrk(layout, "|/>"))
		return;
	dash = strchr(layout, '-');
	snprintf(body + n - (dash ? strlen(dash) : 0), SAID_LINE - n, " | %s",
	    dash ? dash : "");
}

static void
tell_layout(struct telling *t)
{
	char layout[SHORT], number[SHORT], told[SHORT], *name;
	const char *rest = strstr(t->s, " claim would ");
	struct said_try *way;

	if (!between(t->s, "aid out as ", " claim would ", told))
		return;
	for (name = told + strlen(told); name[-1] != ','; name--)
		;
	name[-1] = '\0';
	line_signs(layout, told, SHORT);
	way = add(t, seat_in(t, name), "valid as");
	if (!way)
		return;
	lay_out(way, layout);
	way->verdict = "valid";
	if (between(rest, ", for ", " point", number))
		expect(way, "points=", atoi(number));
	expect_second(t, way, ", and ");
}

static void
tell_better(struct telling *t)
{
	char layout[SHORT], number[SHORT], told[SHORT];
	const char *rest;
	struct said_try *way;

	if (!between(t->s, "down in time as ", ", they", told) &&
	    !between(t->s, " could have laid out ", ":", told) &&
	    !between(t->s, " could lay out ", ":", told))
		return;
	way = add(t, seat_in(t, t->s), "better");
	if (!way)
		return;
	line_signs(layout, told, SHORT);
	lay_out(way, layout);
	rest = strstr(t->s, told) + strlen(told);
	if (between(rest, "have made ", " instead", number) ||
	    between(rest, ": ", " point", number))
		expect(way, "points=", atoi(number));
	else if (between(rest, ": ", " left", number) ||
	    between(rest, ": then ", " against", number))
		expect(way, "deadwood=", atoi(number));
	if (strstr(rest, " would score only "))
		expect_second(t, way, ", and ");
	if (!strstr(rest, ": then "))
		return;
	way->second = way->seat;
	for (rest = strstr(rest, "; but "); *rest != ','; rest--)
		;
	way->points = atoi(rest + 1);
}

static struct said_try *
add_plain(struct telling *t, int seat, const char *body, const char *chosen,
    const char *label)
{
	struct said_try *way = add(t, seat, label);

	if (way)
		line_free(way->record.seats[seat].body, body, chosen);
	return way;
}

static void
tell_no_grouping(struct telling *t)
{
	const char *claim;
	int seat = seat_in(t, t->s);
	char number[SHORT];
	struct said_try *way;

	if (seat < 0)
		return;
	if ((strstr(t->s, "these cards makes ") ||
	    strstr(t->s, "they do not have the ")) && (way = add_plain(t, seat,
	    t->printed->seats[seat].body, "|/>", "no grouping")))
		way->verdict = "invalid";
	claim = strstr(t->s, "cards are grouped, at least ");
	if (!claim || !between(claim, "at least ", " ", number))
		return;
	/* Of a hand of the right size another card may be discarded. */
	for (int i = 0; i < 2; i++)
		if ((way = add_plain(t, seat, t->printed->seats[seat].body,
		    i ? "|/>-" : "|/>", "at least")))
			expect(way, "deadwood=", atoi(number));
}

/* Cards exchanged. */

/* A way with these words, which make the claim valid. */
static void
add_words(struct telling *t, int seat, const struct words *w, const char *label)
{
	struct said_try *way = add(t, seat, label);
	struct words now = *w;
	int dash;

	if (!way)
		return;
	for (int i = 0; i < now.n; i++)
		if (strcmp(now.word[i], "/") == 0 && (i + 1 == now.n ||
		    strcmp(now.word[i + 1], "-") == 0))
			line_drop(&now, i); /* nothing is left */
	dash = line_find(&now, "-", 0);
	if (line_find(&now, "|", 0) == now.n && line_find(&now, "/", 0) == now.n &&
	    line_find(&now, ">", 0) == now.n && dash &&
	    strcmp(now.word[dash - 1], "+") != 0)
		line_insert(&now, dash, "|");
	line_join(&now, way->record.seats[seat].body);
	way->verdict = "valid";
}

/* Take a card that is not in a group: false if there is none. */
static bool
take_left(struct words *w, const char *c)
{
	int at = line_find(w, c, line_find(w, "/", 0)), dash = line_find(w, "-", 0);

	if (at < dash) {
		line_drop(w, at);
		return true;
	}
	if (dash + 1 >= w->n || strcmp(w->word[dash + 1], c) != 0)
		return false;
	w->n = dash;
	return true;
}

/* Add the card to each group that is made of these words. */
static void
add_into(struct telling *t, int seat, const char *c, const char *left,
    const char *group)
{
	struct words hand, g;

	line_split(&hand, t->printed->seats[seat].body);
	line_split(&g, group);
	if (!take_left(&hand, left))
		return;
	for (int i = 0; i + g.n <= hand.n; i++) {
		struct words w = hand;
		int k = 0;

		while (k < g.n && strcmp(hand.word[i + k], g.word[k]) == 0)
			k++;
		if (k < g.n)
			continue;
		line_insert(&w, i + k, c);
		add_words(t, seat, &w, "into");
	}
}

static void
tell_exchange(struct telling *t)
{
	char c[SHORT], left[SHORT], group[SHORT];
	const char *with = strstr(t->s, "ith ");
	int seat = with ? seat_in(t, with) : -1;
	struct words w;

	if (seat < 0 || !strstr(with, " claim would be valid") ||
	    strstr(with, ", laid out as "))
		return;
	line_split(&w, t->printed->seats[seat].body);
	if (between(with, "ith ", " in place of ", c)) {
		if (between(with, "place of ", ", added to ", left) &&
		    between(with, ", added to ", ", ", group)) {
			add_into(t, seat, c, left, group);
			return;
		}
		if (!between(with, "place of ", " ", left))
			return;
		for (int at = line_find(&w, left, 0); at < w.n;
		    at = line_find(&w, left, at + 1)) {
			struct words now = w;

			line_put(&now, at, c);
			add_words(t, seat, &now, "exchange");
		}
	} else if (between(with, "ith ", " added to ", c)) {
		const char *end = strstr(with, "your claim");

		if (!end)
			end = strstr(with, t->typed->seats[seat].name);
		snprintf(group, sizeof(group), "%.*s", (int)(end -
		    strstr(with, "added to ") - 10), strstr(with, "added to ")
		    + 9);
		add_into(t, seat, c, c, group);
	} else if (between(with, "ith ", " as the discard", c)) {
		int dash = line_find(&w, "-", 0), at = line_find(&w, c, line_find(&w, "/", 0));

		if (at >= dash)
			return;
		if (dash < w.n) {
			line_put(&w, at, w.word[dash + 1]);
			w.n = dash;
		} else {
			line_drop(&w, at);
		}
		line_insert(&w, w.n, "-");
		line_insert(&w, w.n, c);
		add_words(t, seat, &w, "discard");
	}
}

/* Other claims. */

static void
tell_claim(struct telling *t)
{
	char verb[SHORT], number[SHORT];
	struct said_try *way;

	if (between(t->s, "As \"", "\"", verb) &&
	    (way = add(t, seat_in(t, t->s), "other claim"))) {
		snprintf(way->record.seats[way->seat].verb, WORD, "%.*s",
		    WORD - 1, verb);
		way->verdict = "valid";
		if (between(t->s, ", for ", " point", number))
			expect(way, "points=", atoi(number));
		expect_second(t, way, ", and ");
	}
	if (between(t->s, "; with it ", " (", number) &&
	    (way = add(t, seat_in(t, t->s), "at once"))) {
		snprintf(way->record.seats[way->seat].verb, 12, "rummy");
		expect(way, "points=", atoi(strstr(number, "score ") + 6));
	}
}

/* A hand by itself that could be claimed, as it was printed. */
static void
tell_could(struct telling *t)
{
	char claim[SHORT];
	struct said_try *way;

	if (strncmp(t->s, "You could ", 10) != 0 || strstr(t->s, " out ") ||
	    (!between(t->s, "You could ", ":", claim) &&
	    !between(t->s, "You could ", " with ", claim)) ||
	    !(way = add(t, 0, "could")))
		return;
	way->record.seats[0] = t->printed->seats[0];
	snprintf(way->record.seats[0].verb, WORD, "%s",
	    strstr(claim, "gin") ? "gin" : strstr(claim, "knock") ? "knock" :
	    strstr(claim, "down") || strstr(claim, "open") ? "down" :
	    "declare");
	way->verdict = "valid";
}

/* Melds. */

/* Is the group with each card of the list a meld? */
static void
tell_cards(struct telling *t, const char *group, const char *list)
{
	struct words w;

	line_split(&w, list);
	for (int i = 0; i < w.n; i++) {
		struct said_try *way;

		if (strcmp(w.word[i], "or") == 0)
			continue;
		way = add(t, 0, "meld");
		if (!way)
			return;
		t->part++;
		way->record.nseats = 1;
		snprintf(way->record.seats[0].verb, 12, "meld");
		*way->record.seats[0].name = '\0';
		snprintf(way->record.seats[0].body, SAID_LINE, "%s %s", group,
		    w.word[i]);
		way->verdict = "valid";
	}
}

static void
tell_meld(struct telling *t)
{
	char group[SHORT], list[SHORT];
	const char *with = strstr(t->s, " with ");

	if (between(t->s, "", " would be a", group) && with &&
	    strspn(group, "AKQJT98765432CDHS ") == strlen(group) &&
	    between(with, " with ", ".", list))
		tell_cards(t, group, list);
}

int
said_ways(const struct said *typed, const struct said *printed,
    const char *statement, struct said_try ways[SAID_WAYS])
{
	struct telling t = { typed, printed, statement, ways, 0, 0 };

	tell_house(&t);
	tell_otherwise(&t);
	tell_layout(&t);
	tell_better(&t);
	tell_no_grouping(&t);
	tell_exchange(&t);
	tell_claim(&t);
	tell_could(&t);
	tell_meld(&t);
	return t.n;
}
