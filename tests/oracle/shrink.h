/* The least of an input that still shows what was found in it. */
#ifndef SHRINK_H
#define SHRINK_H

#include <stdbool.h>

/*
 * Remove lines and words from the text, in place, as long as shows says that
 * the rest still shows it.
 */
void shrink(char *text, bool (*shows)(const char *, void *), void *arg);

#endif
