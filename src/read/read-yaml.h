/* YAML documents and JSON values to records: the same data as text. */
#ifndef READ_YAML_H
#define READ_YAML_H

#include "rules/context.h"
#include "input/reader.h"
#include "input/tree.h"
#include "deal/outcome.h"
#include "deal/record.h"

struct tree_reader;

/* Reader and context must outlive it. */
struct tree_reader *tree_reader_create(struct reader *, struct context *,
    enum tree_language);
void tree_reader_free(struct tree_reader *);

/*
 * The next record; it lives in the arena and until the next call.  A document
 * with "deals:" gives one record per deal.
 */
enum record_kind read_tree(struct tree_reader *, struct arena *,
    struct record *);

/*
 * The short way, as read_lone: the next record, if it is nothing but {hand: CARDS}.
 * False: read_tree has the next record.
 */
bool read_tree_lone(struct tree_reader *, struct lone *);
/* Put back the record that read_tree_lone has read, for read_tree. */
void read_tree_again(struct tree_reader *);

/* The format of an input, by its first paragraph; never INPUT_AUTO. */
enum input_format { INPUT_AUTO, INPUT_TEXT, INPUT_YAML, INPUT_JSON,
	INPUT_GRID };
enum input_format input_detect(struct text first_paragraph);

#endif
