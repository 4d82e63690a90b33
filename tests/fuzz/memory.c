/*
 * Owns a read(2) from memory, linked before the C library's: a system call for
 * each input would cost more than the input.  Under AddressSanitizer the
 * reader's buffer after what it was given is poisoned, so that looking at one
 * byte too many shows.
 */
#define _GNU_SOURCE /* NOLINT(bugprone-reserved-identifier): for syscall */
#include "target.h"

#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/poison.h"

/* The program reads a rule file while standard input is waiting. */
static struct memory {
	int fd;
	struct text rest;
	size_t step;
} files[2] = { { .fd = -1 }, { .fd = -1 } };

static struct memory *
find_file(int fd)
{
	for (size_t i = 0; i < countof(files); i++)
		if (files[i].fd == fd)
			return &files[i];
	return NULL;
}

void
memory_file(int fd, struct text bytes, size_t step)
{
	struct memory *m = find_file(fd);

	if (!m)
		m = find_file(-1);
	require(m, "a place for one more file");
	*m = (struct memory){ fd, bytes, step };
}

ssize_t
read(int fd, void *to, size_t n)
{
	struct memory *m = find_file(fd);
	size_t len;

	if (!m) /* of libFuzzer, which reads files so */
		return syscall(SYS_read, fd, to, n);
	len = m->rest.len < n ? m->rest.len : n;
	if (m->step && len > m->step)
		len = m->step;
	ASAN_UNPOISON_MEMORY_REGION(to, len);
	if (len)
		memcpy(to, m->rest.s, len);
	ASAN_POISON_MEMORY_REGION((char *)to + len, n - len);
	m->rest = text_skip(m->rest, len);
	return (ssize_t)len;
}

char *
exact_copy(const void *bytes, size_t n)
{
	char *copy = util_alloc(n);

	if (n)
		memcpy(copy, bytes, n);
	return copy;
}
