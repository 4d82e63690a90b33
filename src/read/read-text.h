/* Text lines to records: the grammar of rummy(5). */
#ifndef READ_TEXT_H
#define READ_TEXT_H

#include "rules/context.h"
#include "input/reader.h"
#include "deal/outcome.h"
#include "deal/record.h"

struct text_reader;

/* Both must outlive it.  A file starts with no context line in force. */
struct text_reader *text_reader_create(struct reader *, struct context *);
void text_reader_free(struct text_reader *);
/* Call first if what was printed below a table, or the sheet, is expected. */
void text_reader_keep(struct text_reader *, bool sheet);

/* The next record; it lives in the arena and until the next call. */
enum record_kind read_text(struct text_reader *, struct arena *,
    struct record *);

/*
 * The short way: the next line, if the rules in force judge a hand by itself
 * (struct rules, lone), and it is one or a claim that line_cards recognizes.
 * lone was zero, or was set here before, and lives as a record does.  False:
 * read_text has the next record.
 */
bool read_lone(struct text_reader *, struct lone *);
/* Put back the line that read_lone has read, for read_text. */
void read_lone_again(struct text_reader *);

/*
 * What those that follow need to know of the lines above, at a place where a
 * record ends: the context line in force, with the id of the next record, whether
 * there was any (given), whether it could not be read (broken), and whether no
 * record has followed it (fresh).
 */
struct text_state {
	struct buf words;
	bool given, broken, fresh;
};

/* Set the state to the reader's; its words are replaced. */
void text_reader_state(const struct text_reader *, struct text_state *);
/* Go on from the state; for a reader that has read nothing. */
void text_reader_resume(struct text_reader *, const struct text_state *);
bool text_state_same(const struct text_state *, const struct text_state *);
/*
 * What the state is after these lines, as far as lines that are a whole context
 * tell.  reader NULL will do for this text_reader, and messages are lost.
 */
void text_reader_scout(struct text_reader *, struct text lines);
/*
 * How many of the bytes, which are whole lines, can be cut off after a record's
 * end, found without reading what is before it; 0: no such place was found.
 */
size_t text_cut(struct text lines);

#endif
