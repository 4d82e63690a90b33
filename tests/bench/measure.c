/*
 * Run a command with its output in a file that was not there before; print the
 * seconds it took by the clock and the most memory it held, in KiB.
 * usage: measure OUTPUT COMMAND [ARG]...
 */
#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double
seconds(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

int
main(int argc, char **argv)
{
	struct rusage usage;
	int status, out;
	double start;
	pid_t child;

	if (argc < 3) {
		fprintf(stderr, "usage: measure OUTPUT COMMAND [ARG]...\n");
		return 2;
	}
	unlink(argv[1]);
	start = seconds();
	out = open(argv[1], O_WRONLY | O_CREAT | O_EXCL, 0666);
	if (out < 0) {
		perror(argv[1]);
		return 2;
	}
	child = fork();
	if (child == 0) {
		dup2(out, STDOUT_FILENO);
		close(out);
		execvp(argv[2], argv + 2);
		_exit(127);
	}
	if (child < 0 || waitpid(child, &status, 0) != child)
		return 2;
	start = seconds() - start;
	getrusage(RUSAGE_CHILDREN, &usage);
	printf("%.6f %ld\n", start, usage.ru_maxrss);
	return WIFEXITED(status) && WEXITSTATUS(status) < 127 ? 0 : 2;
}
