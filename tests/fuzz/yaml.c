/*
 * Fuzz target of YAML and JSON: text of the fuzzer and, in the place of bytes that
 * cannot be in it, documents that the program writes, in any order.
 */
#include "target.h"

#include <stdlib.h>

#define FIRST 0xF8 /* no byte of UTF-8 */

/* One of each kind; the last document is the sheet of the game. */
static const char records[] =
    "AS 2S 3S\n"
    "\n"
    "Asha: knock 4H 5H 6H | 8C 9C TC / AS\n"
    "Bela: 2D 2S 2C / KD\n"
    "\n"
    "Asha: points 30\n"
    "Bela: points 0\n"
    "\n"
    "[rummycircle wild=QH] declare 2H 3H 4H | 5C 6C 7C | QH 5H\n"
    "! 4H 5X => error why=card\n"
    "[basic] + 2H 3H 4H / 5H\n"
    "4H 5H 6J\n";

struct documents {
	struct buf all;
	struct text one[256 - FIRST];
};

/* A document starts with "---" in YAML, and is a line in JSON. */
static size_t
length(struct text rest, bool json)
{
	size_t i = 1;

	while (i < rest.len && !(rest.s[i - 1] == '\n' &&
	    (json || (rest.len - i >= 4 &&
	    memcmp(rest.s + i, "---\n", 4) == 0))))
		i++;
	return i;
}

/* Write the documents, of which there are as many as bytes for them. */
static void
write_documents(struct documents *d, bool json)
{
	struct text rest = { "gin\n", 4 };
	struct input in = { .bytes = text_of(records), .format = INPUT_TEXT,
		.explain = true, .game = true, .houses = true };

	in.context = take_context(&rest);
	print_input(&in, json ? FORMAT_JSON : FORMAT_YAML, &d->all);
	rest = buf_view(&d->all);
	for (size_t i = 0; i < countof(d->one) && rest.len; i++) {
		size_t len = length(rest, json);

		d->one[i] = (struct text){ rest.s, len };
		rest = text_skip(rest, len);
	}
	require(!rest.len, "a byte for each document");
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static struct documents documents[2];
	struct buf b = { NULL, 0, 0 };
	const struct documents *d;

	for (int json = 0; json < 2; json++)
		if (!documents[json].all.len)
			write_documents(&documents[json], json);
	/* A JSON sheet is YAML, too, which has none of its own. */
	documents[0].one[countof(d->one) - 1] =
	    documents[1].one[countof(d->one) - 1];
	d = &documents[size > 0 && data[0] >> 7];
	for (size_t i = 0; i < size; i++) {
		if (i > 0 && data[i] >= FIRST) {
			buf_str(&b, data[0] >> 7 ? "" : "---\n");
			buf_text(&b, d->one[data[i] - FIRST]);
		} else {
			buf_char(&b, (char)data[i]);
		}
	}
	try_records((const uint8_t *)b.data, b.len, INPUT_YAML, FORMAT_YAML);
	buf_free(&b);
	return 0;
}
