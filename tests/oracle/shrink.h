/* The least of an input that still shows what was found in it. */
#ifndef SHRINK_H
#define SHRINK_H

#include <stdbool.h>

/*
 * Take lines and words out of the text, in place, as long as shows says that
 * what is left shows it.
 */
void shrink(char *text, bool (*shows)(const char *, void *), void *arg);

#endif
