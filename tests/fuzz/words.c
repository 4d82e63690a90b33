/*
 * A dictionary for libFuzzer of the words that the program knows, from its own
 * tables.
 */
#include <stdio.h>
#include <string.h>

#include "cards/notation.h"
#include "options.h"
#include "rules/facts.h"
#include "rules/file.h"
#include "rules/table.h"

/* The text between words, and keys that only one function knows. */
static const char *const signs[] = { " | ", " > ", " / ", " - ", " + ", " => ",
	": ", "#: ", "! ", " => error why=", "deadwood=", "points=", "won=",
	"why=", "count ", "points ", "[", "]\n", "\n\n", "\xEF\xBB\xBF",
	"10 of hearts", " for JK", "Ace", "\xF0\x9F\x83\x8F", "\xF0\x9F\x82\xA1",
	"\xE2\x99\xA5\xEF\xB8\x8F", "---\n", "...\n", "%YAML 1.2\n",
	"rules: ", "players:\n  - {name: ", "groups: [", "hand: ",
	"unmatched: ", "discard: ", "laid-off: ", "on-table: [", "declare: ",
	"action: ", "count: ", "points: ", "expect: ", "deals:\n  - ",
	"error: ", "line: ", "comment: ", "rummy: 1\n", "\"players\":[",
	"\"hand\":\"", "\\u0041", "\\ud83c\\udccf", "extends: ", "option: ",
	"fits: [", "also: [", "words: {run: [a, b]}", "title: ", "source: ",
	"{1: 1, 2: 2}", "none",
	"true", "false", "\f", "house.yaml", "-" };

static void
print_word(const char *before, struct text t, const char *after)
{
	struct buf b = { NULL, 0, 0 };

	buf_str(&b, before);
	buf_text(&b, t);
	buf_str(&b, after);
	putchar('"');
	for (size_t i = 0; i < b.len; i++) {
		unsigned char c = (unsigned char)b.data[i];

		if (c < ' ' || c > '~' || c == '"' || c == '\\')
			printf("\\x%02X", c);
		else
			putchar(c);
	}
	puts("\"");
	buf_free(&b);
}

static void
print_cards(card_style style)
{
	for (card c = 0; c < CARD_LIMIT; c++) {
		struct buf b = { NULL, 0, 0 };

		if (!card_is_joker(c) && !(CARDS_ALL & card_bit(c)))
			continue;
		card_print(&b, c, style);
		print_word("", buf_view(&b), " ");
		buf_free(&b);
	}
}

static void
print_names(void)
{
	struct rulebook *book = rulebook_create();
	const struct entry_file *entry;

	for (size_t i = 0; (entry = rulebook_entry(book, i)); i++)
		print_word(entry->option ? "+" : "", entry->name, " ");
	rulebook_free(book);
}

static void
print_tables(void)
{
	for (int i = VERB_NONE + 1; i < VERBS; i++)
		print_word("", text_of(verb_names[i]), " ");
	for (int i = ACTION_NONE + 1; i < ACTIONS; i++)
		print_word("", text_of(action_names[i]), "");
	for (int i = VERDICT_NONE + 1; i < VERDICTS; i++)
		print_word("", text_of(verdict_names[i]), "");
	for (int i = 0; i < CODE_COUNT; i++)
		print_word("", text_of(code_words[i]), "");
	for (size_t i = 0; i < rules_fact_count; i++)
		print_word("", text_of(rules_facts[i].name), "=");
	for (enum rule_key i = 0; i < RULE_KEYS; i++) {
		print_word("", text_of(rules_rows[i].name), "=");
		print_word("", text_of(rules_rows[i].name), ": ");
	}
}

/* "--to=text|tsv" is two options. */
static void
print_option(struct text t)
{
	const char *equals = memchr(t.s, '=', t.len);
	size_t at = equals ? (size_t)(equals - t.s) + 1 : t.len;

	do {
		struct buf b = { NULL, 0, 0 };
		struct text rest = text_skip(t, at);
		const char *bar = memchr(rest.s, '|', rest.len);
		size_t len = bar ? (size_t)(bar - rest.s) : rest.len;

		buf_add(&b, t.s, equals ? (size_t)(equals - t.s) + 1 : t.len);
		buf_add(&b, rest.s, len);
		print_word("", buf_view(&b), "\n");
		buf_free(&b);
		at += len + 1;
	} while (at < t.len);
}

/* The options, out of what --help says. */
static void
print_options(void)
{
	struct buf help = { NULL, 0, 0 };

	options_help(&help);
	for (char *s = strtok(help.data, " \n,"); s; s = strtok(NULL, " \n,"))
		if (*s == '-' && s[1])
			print_option(text_of(s));
	buf_free(&help);
}

int
main(void)
{
	for (size_t i = 0; i < countof(signs); i++)
		print_word("", text_of(signs[i]), "");
	print_cards(CARDS_ASCII);
	print_cards(CARDS_UNICODE);
	print_names();
	print_tables();
	print_options();
	return 0;
}
