/*
 * Many small inputs in one file: of each its length as a line, its bytes and a
 * line end.
 */
#ifndef PACK_H
#define PACK_H

#include <stdbool.h>
#include <stdio.h>

struct packed {
	unsigned char *bytes; /* of exact size; to be freed */
	size_t size;
};

/* The whole file; false if it cannot be read. */
bool whole_file(const char *path, struct packed *);

/* The next input of the pack; false at its end, *sound false if it is broken. */
bool pack_next(FILE *, struct packed *, bool *sound);

#endif
