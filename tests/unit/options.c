/*
 * Command lines that only a program can pass, not a shell; those of a shell are
 * in cli.bats.
 */
#include "options.h"

#include "tap.h"

int
main(void)
{
	char *none[] = { NULL };
	struct options o;
	struct error e = { .code = NULL };

	ok(options_parse(&o, 0, none, &e), "not even a name of the program");
	ok(o.task == TASK_JUDGE && o.to.format == FORMAT_TEXT && o.nfiles == 0,
	    "is as no options at all");
	return tap_done();
}
