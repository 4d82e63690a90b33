/* Owns reading inputs. */
#include "pack.h"

#include <stdlib.h>
#include <unistd.h>

#define MOST 1048576 /* bytes of an input */

/* size bytes in a place of exactly that size. */
static bool
take(FILE *f, size_t size, struct packed *p)
{
	*p = (struct packed){ malloc(size), size };
	if (p->bytes && fread(p->bytes, 1, size, f) == size)
		return true;
	free(p->bytes);
	return false;
}

bool
whole_file(const char *path, struct packed *p)
{
	FILE *f = fopen(path, "rb");
	bool good = false;
	long size;

	if (!f)
		return false;
	if (fseek(f, 0, SEEK_END) == 0 && (size = ftell(f)) >= 0 &&
	    size <= MOST && fseek(f, 0, SEEK_SET) == 0)
		good = take(f, (size_t)size, p);
	fclose(f);
	return good;
}

bool
pack_next(FILE *f, struct packed *p, bool *sound)
{
	char line[16], *end;
	unsigned long size;

	*sound = true;
	if (!fgets(line, sizeof(line), f))
		return false;
	size = strtoul(line, &end, 10);
	*sound = end != line && *end == '\n' && size <= MOST &&
	    take(f, size, p);
	if (*sound && getc(f) != '\n') {
		free(p->bytes);
		*sound = false;
	}
	return *sound;
}
