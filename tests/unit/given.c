/* The main of unit tests that need only rules and have none of their own. */
#include "given.h"

int
main(void)
{
	struct rulebook *book = rulebook_create();
	struct error e = { .code = NULL };
	struct context *c = context_create(book, TEXT("gin"), NULL, 0, &e);

	if (ok(c != NULL, "there are rules of gin"))
		test_given(c);
	context_free(c);
	rulebook_free(book);
	return tap_done();
}
