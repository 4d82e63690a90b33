/* Owns the options: their letters, names, arguments and one line of help. */
#include "options.h"

#include <assert.h>
#include <getopt.h>
#include <string.h>

/* Options without a letter have a number above all letters. */
enum { LONG_ONLY = 256, ALL, CARDS, COLOR, HEADER, LINE_BUFFERED, HOUSES,
	LIST_RULES, SHEET, SHOW_RULES };

#define JOBS_MAX 256

#define FAIL(e, ...) error_set(e, "usage", 0, 0, __VA_ARGS__)

/* What an option sets. */
enum sets { SETS_FLAG, SETS_TEXT, SETS_WORD, SETS_TASK, SETS_MORE };

struct row {
	int letter;
	const char *name, *argument; /* "[ARGUMENT]" may be left out */
	const char *help;
	enum sets sets;
	size_t at; /* the member of struct options, or the task */
	bool (*take)(struct options *, const char *value, struct error *);
};

#define FLAG(member) SETS_FLAG, offsetof(struct options, member), NULL
#define AS_IS(member) SETS_TEXT, offsetof(struct options, member), NULL
/* An enum, by the place of the word in the list of the argument. */
#define WORD(member) SETS_WORD, offsetof(struct options, member), NULL
#define TASK(name) SETS_TASK, TASK_##name, NULL
#define BY(take) SETS_MORE, 0, take

/* What people ask for by another name. */
static const struct {
	const char *word, *hint;
} elsewhere[] = {
	{ "csv", "; scores in csv are a grid, and Miller writes it: rummy -t "
	    "tsv | mlr --t2c cat" },
	{ "jsonl", "; json is one object per line" },
	{ "ndjson", "; json is one object per line" },
	{ "out", "; results go to standard output: write > FILE" },
	{ "output", "; results go to standard output: write > FILE" },
	{ "txt", "; did you mean text?" },
	{ "verbose", "; did you mean --explain or --version?" },
	{ "yml", "; did you mean yaml?" },
};

/* A hint to add to a message about the word; empty if there is none. */
static const char *
hint_of(struct text word)
{
	for (size_t i = 0; i < countof(elsewhere); i++)
		if (text_is_nocase(word, elsewhere[i].word))
			return elsewhere[i].hint;
	return "";
}

/* The place of the word in a list with "|" between, ignoring case; -1: none. */
static int
place_in(const char *list, struct text word, struct text *found)
{
	struct text rest = text_of(list);

	for (int i = 0; rest.s; i++) {
		*found = text_until(&rest, '|');
		if (text_equal_nocase(*found, word))
			return i;
	}
	return -1;
}

/* One of the words of the argument. */
static bool
take_word(const struct row *row, const char *value, int *place, struct error *e)
{
	struct text word;

	*place = place_in(row->argument, text_of(value), &word);
	if (*place < 0)
		return FAIL(e, "--%s: expected one of %s, not \"%.60s\"%s",
		    row->name, row->argument, value, hint_of(text_of(value)));
	return text_is(word, value) || FAIL(e, "--%s: did you mean %.*s, in "
	    "lower case?", row->name, (int)word.len, word.s);
}

#define FROM_WORDS "auto|text|yaml|json|grid"
#define FORMAT(constant, word) "|" #word
#define TO_WORDS &(FORMATS(FORMAT))[1]
#define CARDS_WORDS "auto|ascii|unicode"
#define COLOR_WORDS "auto|never|always"
#define HEADER_WORDS "yes|no"

static bool
take_rules(struct options *o, const char *value, struct error *e)
{
	o->rules = value;
	if (*value)
		return true;
	return FAIL(e, "--rules: expected a rule set or a file");
}

static bool
take_set(struct options *o, const char *value, struct error *e)
{
	const char *equals = strchr(value, '=');
	struct setting *s = &o->settings[o->nsettings];

	if (!equals || equals == value)
		return FAIL(e, "--set: expected KEY=VALUE, not \"%.60s\"",
		    value);
	if (o->nsettings == SETTINGS_MAX)
		return FAIL(e, "--set: more than %d settings", SETTINGS_MAX);
	*s = (struct setting){
		.key = { value, (size_t)(equals - value) },
		.value = text_of(equals + 1),
	};
	o->nsettings++;
	return true;
}

static bool
take_jobs(struct options *o, const char *value, struct error *e)
{
	long jobs = 0;

	if (!text_number(text_of(value), 0, JOBS_MAX, &jobs))
		return FAIL(e, "--jobs: expected a number from 0 (one for each "
		    "core) to %d, not \"%.60s\"", JOBS_MAX, value);
	o->jobs = (unsigned)jobs;
	return true;
}

static bool
take(const struct row *row, struct options *o, const char *value,
    struct error *e)
{
	void *at = (char *)o + row->at;

	switch (row->sets) {
	case SETS_FLAG:
		return *(bool *)at = true;
	case SETS_TEXT:
		*(const char **)at = value;
		return true;
	case SETS_WORD:
		return take_word(row, value, at, e);
	case SETS_TASK:
		o->task = (enum task)row->at;
		o->show = value;
		return true;
	default:
		return row->take(o, value, e);
	}
}

static const struct row rows[] = {
	{ 'r', "rules", "NAME|FILE",
	    "rule set, then +option... (default gin)", BY(take_rules) },
	{ 's', "set", "KEY=VALUE",
	    "house rule or fact; may be repeated", BY(take_set) },
	{ 'f', "from", FROM_WORDS, "input format (default auto)", WORD(from) },
	{ 't', "to", TO_WORDS, "output format (default text)", WORD(to.format) },
	{ 'e', "explain", NULL, "explain results on \"#:\" lines",
	    FLAG(to.explain) },
	{ 'c', "check", NULL, "print only records not as expected",
	    FLAG(to.check) },
	{ 'q', "quiet", NULL, "print no records; use the exit status",
	    FLAG(quiet) },
	{ 'g', "game", NULL, "score all tables as one game", FLAG(to.game) },
	{ SHEET, "sheet", NULL, "as -g, but print only the score sheet",
	    FLAG(sheet) },
	{ 'j', "jobs", "N", "use N threads (0: one per core)", BY(take_jobs) },
	{ HOUSES, "houses", "LIST|all",
	    "add results under other rule sets", AS_IS(houses) },
	{ CARDS, "cards", CARDS_WORDS, "how to write cards in text",
	    WORD(unicode) },
	{ COLOR, "color", COLOR_WORDS, "when to colour text", WORD(color) },
	{ HEADER, "header", HEADER_WORDS, "whether tsv has column names",
	    WORD(to.header) },
	{ LINE_BUFFERED, "line-buffered", NULL, "flush output after every record",
	    FLAG(line_buffered) },
	{ LIST_RULES, "list-rules", NULL,
	    "print the rule sets by game; with -r what fits", TASK(LIST) },
	{ SHOW_RULES, "show-rules", "[NAME]",
	    "print a rule set as YAML", TASK(SHOW) },
	{ ALL, "all", NULL, "show rules that are only default, too",
	    FLAG(all) },
	{ 'h', "help", NULL, "print this help", TASK(HELP) },
	{ 'V', "version", NULL, "print the version", TASK(VERSION) },
};

#define ROWS countof(rows)

static void
getopt_tables(struct option *longs, char *letters)
{
	*letters++ = ':'; /* to distinguish a missing argument */
	for (size_t i = 0; i < ROWS; i++) {
		const struct row *r = &rows[i];
		bool optional = r->argument && *r->argument == '[';

		longs[i] = (struct option){ r->name,
			!r->argument ? no_argument : optional ?
			optional_argument : required_argument, NULL, r->letter };
		if (r->letter > LONG_ONLY)
			continue;
		*letters++ = (char)r->letter;
		if (r->argument)
			*letters++ = ':';
	}
	longs[ROWS] = (struct option){ NULL, 0, NULL, 0 };
	*letters = '\0';
}

static const struct row *
find_row(int letter)
{
	for (size_t i = 0; i < ROWS; i++)
		if (rows[i].letter == letter)
			return &rows[i];
	return NULL;
}

/* Report the options that start with the name, if there are some. */
static bool
is_ambiguous(struct text name, struct error *e)
{
	struct buf b = { NULL, 0, 0 };

	for (size_t i = 0; i < ROWS; i++)
		if (strncmp(rows[i].name, name.s, name.len) == 0)
			buf_printf(&b, "%s--%s", b.len ? " or " : "",
			    rows[i].name);
	if (b.len)
		FAIL(e, "ambiguous option --%.*s; did you mean %s?",
		    (int)name.len, name.s, b.data);
	buf_free(&b);
	return e->code;
}

static bool
unknown(const char *word, int letter, struct error *e)
{
	const char *names[ROWS], *near;
	struct text name = text_of(word), format;

	if (letter && !find_row(letter))
		return FAIL(e, "unknown option -%c; see rummy --help", letter);
	for (size_t i = 0; i < ROWS; i++)
		names[i] = rows[i].name;
	while (*name.s == '-') /* it ends in NUL */
		name = text_skip(name, 1);
	name.len = strcspn(name.s, "=");
	near = text_nearest(strncmp(name.s, "no-", 3) == 0 ?
	    text_skip(name, 3) : name, names, ROWS);
	if (letter) /* a known option that takes no argument */
		return FAIL(e, "--%.*s takes no argument", (int)name.len,
		    name.s);
	if (place_in(TO_WORDS, name, &format) >= 0 && text_equal(format, name))
		return FAIL(e, "unknown option --%.*s; did you mean --to=%.*s?",
		    (int)name.len, name.s, (int)name.len, name.s);
	if (is_ambiguous(name, e))
		return false;
	if (*hint_of(name))
		return FAIL(e, "unknown option --%.*s%s", (int)name.len, name.s,
		    hint_of(name));
	if (near)
		return FAIL(e, "unknown option --%.*s; did you mean --%s?",
		    (int)name.len, name.s, near);
	return FAIL(e, word[name.len + 2] ?
	    "unknown option --%.*s; rules and facts are set with -s KEY=VALUE" :
	    "unknown option --%.*s; see rummy --help",
	    text_shown(name, 60), name.s);
}

/* Rules are listed or shown as text, and named by options alone. */
static bool
goes_with_rules(const struct options *o, struct error *e)
{
	bool show = o->task == TASK_SHOW;
	const char *option = show ? "show-rules" : "list-rules";

	if (!show && o->task != TASK_LIST)
		return true;
	if (o->nfiles)
		return FAIL(e, "--%s reads no file; name rules as in %s%s",
		    option, show ? "--show-rules=" : "--list-rules -r ",
		    o->files[0]);
	if (o->to.format == FORMAT_TEXT ||
	    (show && o->to.format == FORMAT_HTML && !o->houses))
		return true;
	return FAIL(e, show ? "--%s prints only text or html" :
	    "--%s prints only text", option);
}

bool
options_parse(struct options *o, int argc, char **argv, struct error *e)
{
	struct option longs[ROWS + 1];
	char letters[2 * ROWS + 2];
	const struct row *option;
	int letter;

	memset(o, 0, sizeof(*o));
	o->jobs = 1;
	if (argc < 1)
		return true;
	getopt_tables(longs, letters);
	opterr = 0;
	while ((letter = getopt_long(argc, argv, letters, longs, NULL)) != -1) {
		if (letter == '?')
			return unknown(argv[optind - 1], optopt, e);
		option = find_row(letter == ':' ? optopt : letter);
		assert(option);
		if (letter == ':')
			return FAIL(e, "--%s needs %s", option->name,
			    option->argument);
		if (!take(option, o, optarg, e))
			return false;
	}
	o->files = argv + optind;
	o->nfiles = argc - optind;
	o->to.game |= o->sheet || o->from == INPUT_GRID;
	o->to.explain |= o->to.format == FORMAT_HTML; /* it always says why */
	if (o->all && (o->task != TASK_SHOW || o->to.explain || o->houses))
		return FAIL(e, "--all goes with --show-rules alone");
	if (o->houses && (o->to.check || o->to.format == FORMAT_TAP))
		return FAIL(e, "--houses cannot be combined with %s: an "
		    "expectation is for one rule set",
		    o->to.check ? "--check" : "--to=tap");
	return goes_with_rules(o, e);
}

void
options_help(struct buf *b)
{
	buf_str(b, "Usage: rummy [OPTION]... [FILE]...\n"
	    "Read rummy hands and tables, print each with its result: valid or "
	    "not, the\nunmatched cards, the points.  Without FILE, or with -, "
	    "read standard input.\n\n");
	for (size_t i = 0; i < ROWS; i++) {
		const struct row *r = &rows[i];
		size_t start = b->len;

		if (r->letter < LONG_ONLY)
			buf_printf(b, "  -%c, --%s", r->letter, r->name);
		else
			buf_printf(b, "      --%s", r->name);
		if (r->argument && *r->argument == '[')
			buf_printf(b, "[=%s", r->argument + 1);
		else if (r->argument)
			buf_printf(b, "=%s", r->argument);
		buf_printf(b, "%*s%s\n", (int)(40 - (b->len - start)), "",
		    r->help);
	}
	buf_str(b, "\nExit status: 0 if all claims are valid, 1 if any is "
	    "invalid, 2 on error.\nRUMMY_RULES in the environment names the rule set "
	    "if -r does not.\nManuals: man rummy, man 5 rummy, "
	    "man rummy-rules.\nExample: echo '4H 5H 6H 8C 9C 10C QH QD QC AS' | "
	    "rummy\n");
}
