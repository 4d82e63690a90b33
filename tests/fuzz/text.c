/* Fuzz target of the text format. */
#include "target.h"

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	try_records(data, size, INPUT_TEXT, FORMAT_TEXT);
	return 0;
}
