/*
 * usage: pack FILE... >PACK
 *        pack -d DIRECTORY <PACK
 * Pack inputs, in the order given, or unpack them, under their numbers.
 */
#include "pack.h"

#include <stdlib.h>
#include <string.h>

static int
unpack(const char *directory)
{
	struct packed p;
	bool sound;

	for (int i = 0; pack_next(stdin, &p, &sound); i++) {
		char path[4096];
		FILE *f;

		snprintf(path, sizeof(path), "%s/%d", directory, i);
		f = fopen(path, "wb");
		if (!f || fwrite(p.bytes, 1, p.size, f) != p.size ||
		    fclose(f) != 0) {
			perror(path);
			return 1;
		}
		free(p.bytes);
	}
	return !sound;
}

int
main(int argc, char **argv)
{
	if (argc == 3 && strcmp(argv[1], "-d") == 0)
		return unpack(argv[2]);
	for (int i = 1; i < argc; i++) {
		struct packed p;

		if (!whole_file(argv[i], &p)) {
			perror(argv[i]);
			return 1;
		}
		printf("%zu\n", p.size);
		fwrite(p.bytes, 1, p.size, stdout);
		putchar('\n');
		free(p.bytes);
	}
	return fflush(stdout) || ferror(stdout);
}
