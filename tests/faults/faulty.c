/*
 * A bad world: linked with the program, it takes the place of the functions of
 * the C library that ask the system for memory and bytes, for libyaml too, and
 * lets them fail as the environment says:
 *
 *   FAULT_ALLOC=N      the N-th allocation fails; N+: and all after it
 *   FAULT_READ=HOW     HOW is byte: a byte at a time; eintr or eagain: and
 *   FAULT_WRITE=HOW    every other call fails so; line (reads only): up to the
 *                      end of a line
 *   FAULT_READ_ERROR=ERROR@N    the N-th call fails so, ERROR a number
 *   FAULT_WRITE_ERROR=ERROR@N
 *   FAULT_CLOSE_ERROR=ERROR     closing standard output fails so
 *   FAULT_THREAD=N     only N threads can be created
 *   FAULT_REPORT=FILE  where to write, at the end, how many calls there were
 *
 * A build that measures what is reached keeps what it found when the program
 * gives up at once, too.
 *
 * Only writes to standard output count and fail.
 *
 * Sanitizers take the place of the same functions, so not under them.
 */
#define _GNU_SOURCE /* NOLINT(bugprone-reserved-identifier): for RTLD_NEXT */
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { ALLOC, READ, WRITE, CALLS };

static unsigned long calls[CALLS];

typedef void function(void);
typedef void *malloc_function(size_t);
typedef void *calloc_function(size_t, size_t);
typedef void *realloc_function(void *, size_t);
typedef ssize_t read_function(int, void *, size_t);
typedef ssize_t write_function(int, const void *, size_t);
typedef int close_function(int);
typedef int thread_function(pthread_t *, const pthread_attr_t *,
    void *(*)(void *), void *);

/* The function of the C library that one of these replaces. */
static function *
next(const char *name)
{
	function *f = (function *)dlsym(RTLD_NEXT, name);

	if (!f)
		abort();
	return f;
}

/* Memory */

/* Which allocation fails, 0 for none; all: those after it, too. */
static unsigned long first_failure;
static enum { NOT_ASKED, ONE, ALL } failures;

static int
allocation_fails(void)
{
	if (failures == NOT_ASKED) {
		const char *s = getenv("FAULT_ALLOC");
		char *end = NULL;

		first_failure = s ? strtoul(s, &end, 10) : 0;
		failures = s && *end == '+' ? ALL : ONE;
	}
	calls[ALLOC]++;
	if (!first_failure || (failures == ALL ?
	    calls[ALLOC] < first_failure : calls[ALLOC] != first_failure))
		return 0;
	errno = ENOMEM;
	return 1;
}

void *
malloc(size_t size)
{
	static malloc_function *real;

	if (!real)
		real = (malloc_function *)next("malloc");
	return allocation_fails() ? NULL : real(size);
}

void *
calloc(size_t n, size_t size)
{
	static calloc_function *real;

	if (!real)
		real = (calloc_function *)next("calloc");
	return allocation_fails() ? NULL : real(n, size);
}

void *
realloc(void *old, size_t size)
{
	static realloc_function *real;

	if (!real)
		real = (realloc_function *)next("realloc");
	return allocation_fails() ? NULL : real(old, size);
}

/* Bytes */

/* Does the variable say that this call fails?  Then errno is set. */
static int
call_fails(const char *variable, unsigned long number)
{
	const char *fault = getenv(variable);
	char *at;
	long error;

	if (!fault)
		return 0;
	error = strtol(fault, &at, 10);
	if (*at != '@')
		abort();
	if (strtoul(at + 1, NULL, 10) != number)
		return 0;
	errno = (int)error;
	return 1;
}

/* How many of n bytes the call is given; 0: it fails, errno is set. */
static size_t
allow(const char *how, unsigned long number, size_t n)
{
	if (!how || n == 0 || strcmp(how, "line") == 0)
		return n;
	if (strcmp(how, "byte") == 0 || number % 2 == 0)
		return 1;
	errno = strcmp(how, "eintr") == 0 ? EINTR : EAGAIN;
	return 0;
}

static ssize_t
read_line(read_function *real, int fd, char *to, size_t n)
{
	size_t got = 0;
	ssize_t one = 1;

	while (one == 1 && got < n && !(got && to[got - 1] == '\n'))
		if ((one = real(fd, to + got, 1)) == 1)
			got++;
	return one == -1 ? -1 : (ssize_t)got;
}

ssize_t
read(int fd, void *to, size_t n)
{
	static read_function *real;
	const char *how = getenv("FAULT_READ");
	unsigned long number = ++calls[READ];
	size_t some = allow(how, number, n);

	if (!real)
		real = (read_function *)next("read");
	if (call_fails("FAULT_READ_ERROR", number) || (n && !some))
		return -1;
	if (how && strcmp(how, "line") == 0)
		return read_line(real, fd, to, n);
	return real(fd, to, some);
}

ssize_t
write(int fd, const void *from, size_t n)
{
	static write_function *real;
	size_t some = n;

	if (!real)
		real = (write_function *)next("write");
	if (fd == STDOUT_FILENO) {
		unsigned long number = ++calls[WRITE];

		some = allow(getenv("FAULT_WRITE"), number, n);
		if (call_fails("FAULT_WRITE_ERROR", number) || (n && !some))
			return -1;
	}
	return real(fd, from, some);
}

int
close(int fd)
{
	static close_function *real;
	const char *error = getenv("FAULT_CLOSE_ERROR");

	if (!real)
		real = (close_function *)next("close");
	if (fd != STDOUT_FILENO || !error)
		return real(fd);
	real(fd);
	errno = (int)strtol(error, NULL, 10);
	return -1;
}

/* Threads */

int
pthread_create(pthread_t *thread, const pthread_attr_t *attributes,
    void *(*start)(void *), void *argument)
{
	static unsigned long had;
	const char *most = getenv("FAULT_THREAD");

	if (most && had++ >= strtoul(most, NULL, 10))
		return EAGAIN;
	return ((thread_function *)next("pthread_create"))(thread, attributes,
	    start, argument);
}

/* At the end */

/* NOLINTBEGIN(bugprone-reserved-identifier): GCC's and Clang's names */
extern void __gcov_dump(void) __attribute__((weak));
extern int __llvm_profile_write_file(void) __attribute__((weak));
/* NOLINTEND(bugprone-reserved-identifier) */

void
_exit(int status)
{
	first_failure = 0;
	if (__gcov_dump)
		__gcov_dump();
	if (__llvm_profile_write_file)
		__llvm_profile_write_file();
	syscall(SYS_exit_group, status);
	abort();
}

static void __attribute__((destructor))
report(void)
{
	const char *name = getenv("FAULT_REPORT");
	unsigned long allocations = calls[ALLOC];
	FILE *file;

	first_failure = 0; /* what a profile needs is not the program's */
	if (!name)
		return;
	file = fopen(name, "w");
	if (!file || fprintf(file, "allocations %lu\nreads %lu\nwrites %lu\n",
	    allocations, calls[READ], calls[WRITE]) < 0 || fclose(file) != 0)
		abort();
}
