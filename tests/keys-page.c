/*
 * The keys of a rule file as the list in rummy-rules(5), in mdoc: each with its
 * values, its default, its line and where it acts.  make keys-page puts it there,
 * tests/docs.bats compares.
 */
#include <stdio.h>
#include <string.h>

#include "rules/rules.h"
#include "rules/table.h"

static const struct {
	const char *first; /* the first key below it */
	const char *title;
} headings[] = {
	{ "deck.packs", "The cards" },
	{ "wild.turned", "What a card can be" },
	{ "set.min", "Melds" },
	{ "values.ace", "What an unmatched card counts" },
	{ "declare.all", "Claims" },
	{ "contract.rounds", "Contracts" },
	{ "scoring", "Points of a deal" },
	{ "lose.gate", "Losers and penalties" },
	{ "bonus.turned", "Value cards" },
	{ "game.direction", "A game of many deals" },
};

#define PRINTED "deck.jokers is not 0 or deck.jokers-from is not empty or " \
    "deck.jokers-per is player"
#define WILD "wild.turned is true or wild.ranks is not empty or " \
    "wild.rounds is not empty or wild.cards is not empty"
#define PACKS "deck.packs is not 1 or deck.packs-from is not empty"
#define ENDS "game.target is not none or game.deals is not none or " \
    "contract.rounds is not none"

/* Conditions of many keys, by the names that the page gives them; longer first. */
static const struct {
	const char *said, *name;
} names[] = {
	{ PACKS " or " PRINTED " or " WILD, "a card may be doubled" },
	{ PRINTED " or " WILD, "there are jokers" },
	{ PRINTED, "there are printed jokers" },
	{ WILD, "there are wild cards" },
	{ ENDS, "the game has an end" },
};

/* "{2 to 10: 1 to 4}", "false, true", "0 to 1000, none" */
static void
print_values(const struct row *row)
{
	const char *comma = "";
	struct buf least = { 0 }, greatest = { 0 };

	if (row->kind == ROW_RANKS) {
		printf("list of ranks");
		return;
	}
	if (row->kind == ROW_VALUES) {
		printf("{cards: %d to %d}", row->least, row->greatest);
		return;
	}
	if (row->kind == ROW_CARDS) {
		printf("list of cards");
		return;
	}
	if (row->kind == ROW_STEPS) {
		row_print_value(row, row->least, &least);
		row_print_value(row, row->greatest, &greatest);
		printf("{%d to %d: %s to %s}", row->from, row->to, least.data,
		    greatest.data);
		buf_free(&least);
		buf_free(&greatest);
		return;
	}
	if (row->least <= row->greatest) {
		printf("%s%d to %d", row->least < 0 ? "\\" : "", row->least,
		    row->greatest);
		comma = ", ";
	}
	for (const struct row_word *w = row->words; w->name &&
	    w->value != ONLY_SAID; w++) {
		printf("%s%s", comma, w->name);
		comma = ", ";
	}
}

static void
print_acts(enum rule_key key)
{
	struct buf b = { 0 };
	const char *s;

	rules_key_acts_when(key, &b);
	if (b.len == 0)
		return;
	printf("Acts where ");
	for (s = b.data; *s;) {
		size_t i = 0;

		while (i < countof(names) &&
		    strncmp(s, names[i].said, strlen(names[i].said)) != 0)
			i++;
		if (i < countof(names)) {
			printf("%s", names[i].name);
			s += strlen(names[i].said);
		} else {
			putchar(*s++);
		}
	}
	printf(".\n");
	buf_free(&b);
}

int
main(void)
{
	struct rules standard;

	rows_reset(&standard);
	for (enum rule_key k = 0; k < RULE_KEYS; k++) {
		const struct row *row = &rules_rows[k];
		struct buf value = { 0 };

		for (size_t i = 0; i < countof(headings); i++)
			if (strcmp(row->name, headings[i].first) == 0)
				printf("%s.Pp\n.Em %s\n.Bl -tag -width Ds "
				    "-compact\n", i > 0 ? ".El\n" : "",
				    headings[i].title);
		row_print(row, &standard, &value);
		printf(".It Cm %s Ns \\&: ", row->name);
		print_values(row);
		printf("; default %s\n", value.len > 0 ? value.data : "empty");
		printf("%c%s.\n", row->doc[0] & ~0x20, row->doc + 1);
		print_acts(k);
		buf_free(&value);
	}
	printf(".El\n");
	return 0;
}
