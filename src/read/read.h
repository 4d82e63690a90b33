/*
 * Text, documents and score pads to records: rummy(5).  Bytes and context
 * outlive a reader; a record lives in its arena, and until the next one is
 * read.
 */
#ifndef READ_H
#define READ_H

#include "deal/outcome.h"
#include "deal/record.h"
#include "input/reader.h"
#include "input/tree.h"
#include "read/line.h"
#include "rules/context.h"

/* The format of an input, by how it starts (reader_peek); never INPUT_AUTO. */
enum input_format { INPUT_AUTO, INPUT_TEXT, INPUT_YAML, INPUT_JSON,
	INPUT_GRID };
enum input_format input_detect(struct text start);
/* Could more of the input tell another format? */
bool input_wants_more(struct text start);

/* Text */

struct text_reader;

/* A file starts with no context line in force. */
struct text_reader *text_reader_create(struct reader *, struct context *);
void text_reader_free(struct text_reader *);
/* Call first if what was printed below a table, or the sheet, is expected. */
void text_reader_keep(struct text_reader *, bool sheet);

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
 * record ends: the context line in force, with the id of the next record,
 * whether there was any (given), whether it could not be read (broken), for a
 * fact alone or NULL (broken_by), and what no record has followed (fresh).
 */
struct text_state {
	struct buf words;
	bool given, broken;
	enum fresh fresh;
	const char *broken_by;
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

/* YAML and JSON */

struct tree_reader;

struct tree_reader *tree_reader_create(struct reader *, struct context *,
    enum input_format);
void tree_reader_free(struct tree_reader *);

/* A document with "deals:" gives one record per deal. */
enum record_kind read_tree(struct tree_reader *, struct arena *,
    struct record *);
/* As read_lone and read_lone_again, of a record that is only {hand: CARDS}. */
bool read_tree_lone(struct tree_reader *, struct lone *);
void read_tree_again(struct tree_reader *);

/* Score pads of spreadsheets: names, then a deal of points per line. */

struct grid_reader;

struct grid_reader *grid_reader_create(struct reader *, struct context *);
void grid_reader_free(struct grid_reader *);

enum record_kind read_grid(struct grid_reader *, struct arena *,
    struct record *);
/*
 * Are these lines names and figures, or, unless named, figures as below names
 * after a "#"?
 */
bool grid_starts(struct text lines, bool named);

#endif
