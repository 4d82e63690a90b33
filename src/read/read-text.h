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
 * The short way: the next line, if it is nothing but cards of two letters and so
 * a lone hand.  Sets rules, own_context, cards and ncards of lone, which are valid
 * as a record is.  False: read_text has the next record.
 */
bool read_lone(struct text_reader *, struct lone *lone);
/* What read_lone has read is for read_text after all. */
void read_lone_again(struct text_reader *);

#endif
