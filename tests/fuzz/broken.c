/* What happens when something does not hold: libFuzzer and replay.c say where. */
#include "target.h"

#include <stdio.h>
#include <stdlib.h>

_Noreturn void
broken(const char *what)
{
	fprintf(stderr, "fuzz: does not hold: %s\n", what);
	abort();
}
