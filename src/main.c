/*
 * Owns the program: the tasks of the command line, running out of memory, the
 * exit status. files.c owns the loop over files.
 */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "run.h"
#include "report/rules-page.h"
#include "rules/file.h"
#include "terminal.h"

static void
out_of_memory(void)
{
	static const char text[] = "rummy: memory exhausted\n";

	terminal_write(STDERR_FILENO, text, sizeof(text) - 1);
	_exit(STATUS_TROUBLE);
}

static void
list_entry(struct buf *b, const struct entry_file *entry)
{
	buf_text(b, entry->name);
	buf_str(b, entry->option ? "\toption\t" : "\tset\t");
	buf_text(b, entry->title);
	for (size_t k = 0; k < entry->also.n; k++) {
		buf_str(b, k ? ", " : "; also ");
		buf_text(b, entry->also.name[k]);
	}
	buf_char(b, '\n');
}

/* The game that the entry is listed with; empty: all of them. */
static struct text
game_of(struct rulebook *book, const struct entry_file *entry)
{
	struct text set = entry->option ? entry->fits.name[0] : entry->name;

	return text_is(set, "any") ? TEXT("") : rulebook_root(book, set);
}

/* List the first set of a game, the others, then options. */
static void
list_game(struct run *r, struct text game)
{
	const struct entry_file *entry;

	for (int kind = 0; kind < 3; kind++)
		for (size_t i = 0; (entry = rulebook_entry(r->book, i)); i++)
			if (kind == (entry->option ? 2 :
			    !text_equal(entry->name, game)) &&
			    text_equal(game_of(r->book, entry), game) &&
			    (!r->options.rules ||
			    rulebook_takes(r->book, r->name, entry)))
				list_entry(&r->out, entry);
}

/* List all games, or, for -r, what fits there. */
static void
list_rules(struct run *r)
{
	const struct entry_file *entry;

	for (size_t i = 0; (entry = rulebook_entry(r->book, i)); i++)
		if (text_equal(game_of(r->book, entry), entry->name))
			list_game(r, entry->name);
	list_game(r, TEXT(""));
}

/* The rules of --show-rules=NAME, of -r, of the environment, or gin. */
static const char *
rules_wanted(const struct options *o)
{
	const char *environment = getenv("RUMMY_RULES");

	if (o->task == TASK_SHOW && o->show)
		return o->show;
	if (o->rules)
		return o->rules;
	return environment && *environment ? environment : "gin";
}

/* Say of rules that are not found if it is the environment that names them. */
static void
name_environment(const struct options *o, struct error *e)
{
	struct error there = { .file = "RUMMY_RULES" };

	if (e->line || strcmp(e->code, "rules") != 0 ||
	    rules_wanted(o) != getenv("RUMMY_RULES"))
		return;
	if (e->file)
		error_set(&there, "rules", 0, 0, "%s: %s", e->file, e->text);
	else
		error_set(&there, "rules", 0, 0, "%s", e->text);
	*e = there;
}

/* Print how the houses differ, or report why they cannot be compared. */
static void
show_differences(struct run *r)
{
	int n;
	const struct house_laid *houses = houses_laid(r->houses,
	    context_default(r->context), r->options.show || r->options.rules,
	    &n);

	for (int i = 0; i < n; i++) {
		if (houses[i].rules)
			continue;
		run_say(r, &houses[i].e);
		return;
	}
	rules_differences(&r->out, houses, n);
}

static void
show_rules(struct run *r)
{
	const struct rules *rules = context_default(r->context);

	if (r->houses)
		show_differences(r);
	else if (r->options.to.explain)
		rules_page(&r->out, rules, r->options.to.format == FORMAT_HTML);
	else
		rules_show(rules, r->options.all, &r->out);
}

/* Does -s set a key that does not act under the rules to show? */
static bool
is_set_in_vain(const struct run *r, struct error *e)
{
	const struct text unused = context_default(r->context)->unused;

	if (r->options.task != TASK_SHOW || !unused.len)
		return false;
	error_set(e, "usage", 0, 0, "%.*s", (int)unused.len, unused.s);
	return true;
}

static void
run_rules(struct run *r)
{
	struct rulebook *book = rulebook_create();
	struct arena *a = arena_create();
	struct error e = { .code = NULL };

	r->book = book;
	if (load_rules(book, rules_wanted(&r->options), a, &r->name, &e))
		r->context = context_create(book, r->name, r->options.settings,
		    r->options.nsettings, &e);
	if (!r->context)
		name_environment(&r->options, &e);
	else if (r->options.houses)
		r->houses = houses_create(book, r->options.houses, a, &e);
	if (e.code || is_set_in_vain(r, &e))
		run_say(r, &e);
	else if (r->options.task == TASK_LIST)
		list_rules(r);
	else if (r->options.task == TASK_SHOW)
		show_rules(r);
	else
		judge_files(r);
	houses_free(r->houses);
	context_free(r->context);
	arena_free(a);
	rulebook_free(book);
}

int
main(int argc, char **argv)
{
	struct run r = { .so_far.status = STATUS_VALID };
	struct error e = { .code = NULL };

	terminal_guard();
	r.unicode = terminal_unicode();
	util_oom_handler(out_of_memory);
	if (!options_parse(&r.options, argc, argv, &e))
		run_say(&r, &e);
	else if (r.options.task == TASK_HELP)
		options_help(&r.out);
	else if (r.options.task == TASK_VERSION)
		buf_str(&r.out, "rummy " PACKAGE_VERSION "\n");
	else
		run_rules(&r);
	run_flush(&r);
	/* With --quiet there is no output to lose. */
	if (!r.lost && !(r.options.quiet && r.options.task == TASK_JUDGE) &&
	    !terminal_close())
		run_say_errno(&r, "write error");
	buf_free(&r.out);
	return (int)r.so_far.status;
}
