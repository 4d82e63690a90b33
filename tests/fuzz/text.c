/*
 * Fuzz target of the text format.  The first byte says how it is read and
 * printed, then a line names rules; the rest is the input.
 */
#include "target.h"

#include <stdlib.h>

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct input in = { .format = INPUT_TEXT };
	struct text rest = { (const char *)data, size };
	char *bytes;

	if (size < 1)
		return 0;
	rest = text_skip(rest, 1);
	choose(&in, data[0], FORMAT_TEXT);
	in.context = take_context(&rest);
	bytes = exact_copy(rest.s, rest.len);
	in.bytes = (struct text){ bytes, rest.len };
	try_input(&in);
	free(bytes);
	return 0;
}
