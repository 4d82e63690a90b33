/* Owns standard descriptors, and what the environment allows on a terminal. */
#include "terminal.h"

#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <limits.h>
#include <locale.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

void
terminal_guard(void)
{
	/* Each is opened for the wrong use, so that using it fails. */
	static const int modes[] = { O_WRONLY, O_RDONLY, O_RDONLY };

	/* F_GETFD fails with nothing but EBADF; every system has /dev/null. */
	for (int fd = 0; fd <= 2; fd++)
		if (fcntl(fd, F_GETFD) == -1 && /* GCOVR_EXCL_BR_LINE */
		    open("/dev/null", modes[fd]) != fd) /* GCOVR_EXCL_BR_LINE */
			abort(); /* GCOVR_EXCL_LINE */
}

bool
terminal_write(int fd, const char *s, size_t len)
{
	while (len > 0) {
		ssize_t n = write(fd, s, len);

		if (n >= 0) {
			s += n;
			len -= (size_t)n;
		} else if (errno == EAGAIN) {
			poll(&(struct pollfd){ .fd = fd, .events = POLLOUT },
			    1, -1);
		} else if (errno != EINTR) {
			return false;
		}
	}
	return true;
}

bool
terminal_close(void)
{
	/* It is open, thanks to terminal_guard(). */
	if ((fcntl(STDOUT_FILENO, F_GETFL) & O_ACCMODE) == O_RDONLY) {
		errno = EBADF;
		return false;
	}
	return close(STDOUT_FILENO) == 0 || errno == EINTR;
}

bool
terminal_unicode(void)
{
	bool unicode;

	if (!setlocale(LC_CTYPE, ""))
		return false;
	unicode = strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
	setlocale(LC_CTYPE, "C");
	return unicode;
}

bool
terminal_color(void)
{
	const char *no = getenv("NO_COLOR"), *term = getenv("TERM");

	return isatty(STDOUT_FILENO) && !(no && *no) && term &&
	    strcmp(term, "dumb") != 0;
}

size_t
terminal_columns(void)
{
	const char *wanted = getenv("COLUMNS");
	long columns = 0;

	if (!isatty(STDOUT_FILENO) || (wanted &&
	    text_number(text_of(wanted), 1, SHRT_MAX, &columns)))
		return (size_t)columns;
#ifdef TIOCGWINSZ /* a browser has none */
	struct winsize size = { .ws_col = 0 };

	ioctl(STDOUT_FILENO, TIOCGWINSZ, &size);
	columns = size.ws_col;
#endif
	return (size_t)columns;
}

size_t
terminal_cores(void)
{
	long n = sysconf(_SC_NPROCESSORS_ONLN);

	return n > 0 ? (size_t)n : 1; /* GCOVR_EXCL_BR_LINE: it is known */
}
