/*
 * usage: typed-back.t [STATEMENTS [SEED]] What -e says, typed back: records of
 * every shipped rule set, and of rules at random, are explained; each statement
 * that can be typed is, and must come out, and each sum is added up again from
 * the text.  RUMMY_SAID says how many statements, RUMMY_SAID_SEED the seed.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "draw.h"
#include "said.h"
#include "tap.h"
#include "../fuzz/target.h"

#define RECORDS 8  /* under the same rules */
#define KINDS 40   /* of statements */
#define SHOWN 6    /* of each kind that is wrong */

static struct kind {
	char name[40];
	long tried, wrong;
} kinds[KINDS];

static struct {
	struct drawer *drawer;
	struct source source;
	long sums, wrong_sums, statements, wrong, records;
} s;

static struct kind *
kind_of(const char *name)
{
	struct kind *k = kinds;

	while (*k->name && strcmp(k->name, name) != 0 && k < kinds + KINDS - 1)
		k++;
	snprintf(k->name, sizeof(k->name), "%s", name);
	return k;
}

/* What the program prints of the record, with reasons or without. */
static void
print(const struct said *typed, bool explain, struct said *printed)
{
	static char text[SAID_LINE * (SAID_SEATS + 2)];
	struct input in = { .format = INPUT_TEXT, .explain = explain,
	    .again = explain, .context = s.drawer->context };
	struct buf out;

	said_write(typed, text, sizeof(text));
	in.bytes = text_of(text);
	print_input(&in, FORMAT_TEXT, &out);
	buf_char(&out, '\0');
	said_read(printed, out.data);
	buf_free(&out);
}

static bool
has_figure(const struct said_seat *seat, const char *figure, int value)
{
	const char *at = strstr(seat->result, figure);

	return at && atoi(at + strlen(figure)) == value;
}

static bool
is_alike(const struct said *a, const struct said *b)
{
	for (int i = 0; i < a->nseats; i++)
		if (strcmp(a->seats[i].result, b->seats[i].result) != 0)
			return false;
	return true;
}

/* Does it come out? */
static bool
try(const struct said_try *way, const struct said *printed)
{
	static struct said now;
	const struct said_seat *seat = &now.seats[way->seat];

	print(&way->record, false, &now);
	if (now.nseats != way->record.nseats)
		return false;
	if (way->other)
		return !is_alike(printed, &now);
	if (way->nobody)
		return !now.n;
	/* Jokers that a grouped hand took are too many in a plain one. */
	if (strcmp(seat->result, "error why=packs") == 0)
		return way->verdict && strcmp(way->verdict, "invalid") == 0;
	return (!way->verdict || strncmp(seat->result, way->verdict,
	    strlen(way->verdict)) == 0) && (!way->figure ||
	    has_figure(seat, way->figure, way->value)) && (way->second < 0 ||
	    has_figure(&now.seats[way->second], "points=", way->points));
}

static void
show_record(const struct said *r)
{
	static char text[SAID_LINE * (SAID_SEATS + 2)];

	said_write(r, text, sizeof(text));
	for (char *line = strtok(text, "\n"); line; line = strtok(NULL, "\n"))
		printf("#\t%s\n", line);
}

/* tried: how it was typed back at last, or NULL. */
static void
show(const char *what, const struct said *typed, const char *statement,
    const struct said *tried)
{
	printf("# %s: %s\n", what, statement);
	show_record(typed);
	if (tried) {
		printf("# typed back:\n");
		show_record(tried);
	}
	fflush(stdout);
}

static void
check(const struct said *typed, const struct said *printed, const char *what)
{
	static struct said_try ways[SAID_WAYS];
	static struct said base;
	int n = said_ways(typed, printed, what, ways);
	enum said_sum sum = said_add(printed, what);
	bool right[SAID_WAYS + 1] = { false };

	s.sums += sum != SUM_NONE;
	s.wrong_sums += sum == SUM_WRONG;
	if (sum == SUM_WRONG && s.wrong_sums <= SHOWN)
		show("sum", typed, what, NULL);
	/* What others reply is said of hands as printed, or free. */
	base = *printed;
	for (int way = 0; way < 3; way++) {
		n = said_ways(way ? &base : typed, printed, what, ways);
		for (int i = 0; i < n; i++) {
			bool *found = &right[ways[i].part];

			if (!*found && (!way || !ways[i].as_typed))
				*found = try(&ways[i], printed);
		}
		said_free(&base);
	}
	for (int i = 0; i < n; i++) {
		struct kind *k = kind_of(ways[i].label);

		if (i && ways[i].part == ways[i - 1].part)
			continue;
		s.statements++;
		k->tried++;
		s.wrong += !right[ways[i].part];
		k->wrong += !right[ways[i].part];
		if (!right[ways[i].part] && k->wrong <= SHOWN)
			show(k->name, typed, what, &ways[i].record);
	}
}

/* A record as drawn, with names that are no letters of a sentence. */
static void
explain(const char *context, const char *text)
{
	static const char *const names[] = { "Ann", "Bob", "Cat", "Dan", "Eve",
		"Fay", "Gus", "Hal", "Ivy", "Jim", "Kay", "Leo" };
	static struct said typed, printed;
	static char named[SAID_LINE * SAID_SEATS];
	size_t n = (size_t)snprintf(named, sizeof(named), "%s\n", context);

	for (const char *line = text; *line; line = strchr(line, '\n') + 1) {
		bool table = *line >= 'A' && *line < 'A' + SAID_SEATS &&
		    line[1] == ':';

		n += (size_t)snprintf(named + n, sizeof(named) - n, "%s%.*s\n",
		    table ? names[*line - 'A'] : "", (int)strcspn(line, "\n") -
		    table, line + table);
	}
	said_read(&typed, named);
	if (!typed.nseats)
		return;
	print(&typed, true, &printed);
	s.records++;
	if (printed.failed || printed.nseats != typed.nseats)
		return;
	for (int i = 0; i < printed.n; i++)
		check(&typed, &printed, printed.statements[i]);
}

/* A shipped set, alone or with an option, and its facts. */
static bool
draw_shipped(struct drawn_rules *r)
{
	struct drawer *d = s.drawer;
	const char *set = d->sets[draw_below(&s.source, d->nsets)];

	memset(r, 0, sizeof(*r));
	snprintf(r->name, sizeof(r->name), "%s", set);
	if (draw_once_in(&s.source, 2))
		snprintf(r->name, sizeof(r->name), "%s+%s", set,
		    d->options[draw_below(&s.source, d->noptions)]);
	if (!drawn_compile(d, r))
		return false;
	draw_facts(d, &s.source, r);
	return drawn_compile(d, r);
}

static void
try_rules(uint64_t seed)
{
	static struct buf context, records;
	struct drawn_rules r;

	s.source = (struct source){ .random = { seed } };
	if (!(seed % 2 ? draw_shipped(&r) :
	    draw_rules(s.drawer, &s.source, &r)))
		return;
	context.len = 0;
	drawn_context(&r, &context);
	for (int i = 0; i < RECORDS; i++) {
		records.len = 0;
		draw_records(&s.source, r.rules, 1, &records);
		explain(context.data, records.data);
	}
}

static uint64_t
number(const char *given, const char *variable, uint64_t otherwise)
{
	const char *text = given ? given : getenv(variable);

	return text && *text ? strtoull(text, NULL, 10) : otherwise;
}

int
main(int argc, char **argv)
{
	uint64_t most = number(argc > 1 ? argv[1] : NULL, "RUMMY_SAID", 2000);
	uint64_t seed = number(argc > 2 ? argv[2] : NULL, "RUMMY_SAID_SEED", 1);

	s.drawer = drawer_create();
	for (; (uint64_t)s.statements < most; seed++)
		try_rules(seed);
	for (struct kind *k = kinds; *k->name; k++)
		printf("# %s: %ld, %ld wrong\n", k->name, k->tried, k->wrong);
	printf("# %ld records, next seed %llu\n", s.records,
	    (unsigned long long)seed);
	ok(!s.wrong, "%ld statements typed back: %ld wrong", s.statements,
	    s.wrong);
	ok(!s.wrong_sums && s.sums, "%ld sums added up: %ld wrong", s.sums,
	    s.wrong_sums);
	drawer_free(s.drawer);
	return tap_done();
}
