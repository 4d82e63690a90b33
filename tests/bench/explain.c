/*
 * Explanations alone: records per second, judged already, with the answer,
 * points, rule, groups and source, and with doubts and remedies besides; and
 * the milliseconds of the slowest one.
 * usage: explain NAME RULES WILD|- FILE SHORT WHOLE MS
 * The last three are the rates and the time that are stated, to be printed.
 */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "read/read.h"
#include "report/emit-formats.h"
#include "report/explain.h"
#include "seconds.h"
#include "settle/referee.h"
#include "why/finding.h"

struct bench {
	struct rulebook *book;
	struct solver *solver;
	struct arena *arena;
	struct again *again;
	struct buf out;
	double sum[2], longest[2]; /* seconds without again, and with it */
	long records;
};

static void
explain_deal(struct bench *b, const struct deal *d, const struct verdicts *v,
    int with)
{
	double start = seconds(), took;
	struct why why;

	b->out.len = 0;
	why_find(&why, with ? b->again : NULL, b->solver, d, v, false,
	    b->arena);
	explain(&b->out, &why, CARDS_ASCII);
	took = seconds() - start;
	b->sum[with] += took;
	if (took > b->longest[with])
		b->longest[with] = took;
}

static void
run(struct bench *b, int fd, struct context *context)
{
	struct reader *reader = reader_create(fd, "bench");
	struct text_reader *text = text_reader_create(reader, context);
	enum record_kind kind;
	struct record record;
	struct verdicts v;

	while ((kind = read_text(text, b->arena, &record)) != RECORD_END) {
		if (kind != RECORD_DEAL)
			continue;
		judge_deal(b->solver, &record.deal, true, b->arena, &v);
		for (int with = 0; with < 2; with++)
			explain_deal(b, &record.deal, &v, with);
		b->records++;
		arena_reset(b->arena);
	}
	text_reader_free(text);
	reader_free(reader);
}

/* The file's rules over the command line's. */
static struct context *
create_context(struct bench *b, char **argv)
{
	struct setting wild = { .key = TEXT("wild"),
		.from = FROM_COMMAND_LINE };
	struct error e = { 0 };
	struct context *c;

	wild.value = text_of(argv[3]);
	c = context_create(b->book, text_of(argv[2]), &wild,
	    strcmp(argv[3], "-") != 0, &e);
	if (!c)
		fprintf(stderr, "explain: %s\n", e.text);
	return c;
}

int
main(int argc, char **argv)
{
	struct bench b = { .records = 0 };
	int fd = argc == 8 ? open(argv[4], O_RDONLY) : -1;
	struct context *context;

	if (fd < 0) {
		fprintf(stderr, "usage: explain NAME RULES WILD|- FILE SHORT "
		    "WHOLE MS\n");
		return 2;
	}
	b.book = rulebook_create();
	b.solver = solver_create();
	b.arena = arena_create();
	b.again = again_create(b.book);
	context = create_context(&b, argv);
	if (!context)
		return 2;
	run(&b, fd, context);
	printf("| %-24s | %7ld | %9.0f | %8s | %9.0f | %8s | %7.2f | %7s |\n",
	    argv[1], b.records, (double)b.records / b.sum[0], argv[5],
	    (double)b.records / b.sum[1], argv[6], b.longest[1] * 1000,
	    argv[7]);
	context_free(context);
	again_free(b.again);
	solver_free(b.solver);
	arena_free(b.arena);
	rulebook_free(b.book);
	buf_free(&b.out);
	close(fd);
	return 0;
}
