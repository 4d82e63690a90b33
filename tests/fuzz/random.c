/*
 * Fuzz target of rules at random: the bytes decide what is drawn, so that
 * inputs that reach new code are kept and changed.  The first byte says how the
 * input is read and printed.
 */
#include "target.h"

#include "../oracle/draw.h"
#include "../oracle/expect.h"

#define RECORDS 3

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static struct drawer *drawer;
	static struct buf text;
	struct source s = { .bytes = data + 1, .left = size - 1 };
	struct input in = { .format = INPUT_TEXT, .visit = expect_check,
	    .across = true };
	struct drawn_rules r;

	if (size < 1)
		return 0;
	if (!drawer)
		drawer = drawer_create();
	if (!draw_rules(drawer, &s, &r))
		return 0;
	text.len = 0;
	drawn_context(&r, &text);
	buf_char(&text, '\n');
	draw_records(&s, r.rules, RECORDS, &text);
	choose(&in, data[0], FORMAT_TEXT);
	in.formats[FORMAT_YAML] = true;
	in.context = drawer->context;
	in.bytes = buf_view(&text);
	try_input(&in);
	return 0;
}
