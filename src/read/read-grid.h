/*
 * Score pads as spreadsheets write them: a line of names, then a deal of points in
 * each line, its cells separated by tabs, semicolons or commas.
 */
#ifndef READ_GRID_H
#define READ_GRID_H

#include "deal/record.h"
#include "input/reader.h"
#include "rules/context.h"

struct grid_reader;

/* Both must outlive it. */
struct grid_reader *grid_reader_create(struct reader *, struct context *);
void grid_reader_free(struct grid_reader *);

/* The next record; it lives in the arena and until the next call. */
enum record_kind read_grid(struct grid_reader *, struct arena *,
    struct record *);

/*
 * Does a grid start with these lines: names and then figures, or figures alone,
 * where a line of names that starts with "#" was passed over as a comment?
 */
bool grid_starts(struct text lines);

#endif
