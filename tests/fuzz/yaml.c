/* Fuzz target of YAML and JSON. */
#include "target.h"

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	try_records(data, size, INPUT_YAML, FORMAT_YAML);
	return 0;
}
