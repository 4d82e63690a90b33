/* Text lines to records: the grammar of rummy(5). */
#ifndef READ_TEXT_H
#define READ_TEXT_H

#include "rules/context.h"
#include "input/reader.h"
#include "deal/outcome.h"
#include "deal/record.h"

struct text_reader;

/* Both outlive it.  A file starts with no context line in force. */
struct text_reader *text_reader_create(struct reader *, struct context *);
void text_reader_free(struct text_reader *);

/* The next record; it lives in the arena and until the next call. */
enum record_kind read_text(struct text_reader *, struct arena *,
    struct record *);

/*
 * The short way: the next line, if the rules in force ask for the least
 * deadwood alone (struct rules, lone), and the line is nothing but cards of two
 * letters, so a lone hand.  Sets rules, own_context, cards and ncards of lone,
 * which are valid as a record is.  False: read_text has the next record.
 */
bool read_lone(struct text_reader *, struct lone *lone);
/* What read_lone has read is for read_text after all. */
void read_lone_again(struct text_reader *);

/*
 * What the lines above are to those that follow, at a place where a record ends:
 * the context line in force, and whether there was one that could not be read.
 */
struct text_state {
	struct buf words;
	bool given, broken;
};

/* Into state, whose words are written anew. */
void text_reader_state(const struct text_reader *, struct text_state *);
/* Go on from there; for a reader that has read nothing. */
void text_reader_resume(struct text_reader *, const struct text_state *);
bool text_state_same(const struct text_state *, const struct text_state *);
/*
 * What the state is after these lines, as far as lines that are a whole context
 * tell.  reader NULL will do for this text_reader, and messages are lost.
 */
void text_reader_scout(struct text_reader *, struct text lines);
/*
 * How many of the bytes, whole lines, end in such a place as is known without
 * reading what stands before it; 0: none was found.
 */
size_t text_cut(struct text lines);

#endif
