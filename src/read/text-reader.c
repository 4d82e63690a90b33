/* Owns the next line of text, without what a chat puts before it. */
#include "read/text-reader.h"

#include <string.h>

#include "deal/stamp.h"

bool
text_line_to_read(struct text_reader *t)
{
	size_t stamp;

	if (!text_next_line(t))
		return false;
	stamp = t->line.fault ? 0 : stamp_length(t->line.text);
	if (stamp) {
		t->unstamped.len = 0;
		buf_text(&t->unstamped, t->line.text);
		memset(t->unstamped.data, ' ', stamp);
		t->line.text = buf_view(&t->unstamped);
	}
	return true;
}
