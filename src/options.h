/*
 * The command line: one table of options, for parsing and for --help; tests
 * compare it with the manual.  Reads no file and no environment.
 */
#ifndef OPTIONS_H
#define OPTIONS_H

#include "rules/context.h"
#include "report/emit.h"
#include "read/read.h"

enum task { TASK_JUDGE, TASK_HELP, TASK_VERSION, TASK_LIST, TASK_SHOW };
enum choice { CHOICE_AUTO, CHOICE_NO, CHOICE_YES };

struct options {
	enum task task;
	const char *rules;   /* -r, or NULL */
	const char *show;    /* --show-rules=NAME, or NULL */
	const char *houses;  /* --houses=LIST, or NULL */
	struct setting settings[SETTINGS_MAX];
	size_t nsettings;
	/* Enums by a word are in the order of the words. */
	enum input_format from;
	struct emit_options to; /* but for what the terminal and rules decide */
	unsigned jobs;       /* -j; 0: as many as there are cores */
	bool all;            /* of --show-rules: what is only default, too */
	bool quiet, sheet, line_buffered;
	enum choice unicode; /* --cards */
	enum choice color;
	char **files;        /* operands */
	int nfiles;
};

/* Keeps slices of argv.  False: e is filled, code "usage". */
bool options_parse(struct options *, int argc, char **argv, struct error *);

/* Append the text of --help. */
void options_help(struct buf *);

#endif
