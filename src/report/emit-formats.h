/*
 * What the output formats share: the emitter's state and the functions that
 * a format is made of.  For the emit-*.c files only; emit-formats.c is what
 * stands between them and emit.h.
 */
#ifndef EMIT_FORMATS_H
#define EMIT_FORMATS_H

#include "report/emit.h"

/*
 * A format.  NULL members do nothing.  Records that --check leaves out never
 * get here (tap sees all of them: it is a check by itself).
 */
struct emit_format {
	/* Before the first record of all; not called if there is none. */
	void (*begin)(struct emitter *);
	/* At the start of each file, before begin; emitter->file is its name. */
	void (*file)(struct emitter *);
	void (*deal)(struct emitter *, const struct record *,
	    const struct verdicts *);
	/* A hand that judge_lone has judged, as deal prints it. */
	void (*lone)(struct emitter *, const struct lone *);
	void (*bad)(struct emitter *, const struct record *);
	void (*note)(struct emitter *, const struct record *);
	/* Not called with --check. */
	void (*game)(struct emitter *, const struct sheet *);
	/* After the last record of all; called always. */
	void (*end)(struct emitter *);
};

extern const struct emit_format emit_text;
extern const struct emit_format emit_tsv;
extern const struct emit_format emit_json;
extern const struct emit_format emit_yaml;
extern const struct emit_format emit_tap;
extern const struct emit_format emit_html;

struct emitter {
	struct emit_options options;
	const struct emit_format *format;
	struct buf *out;
	const struct house_views *houses; /* of the deal that is printed, or NULL */
	const struct why *why; /* of this record; NULL without --explain */
	const char *file;   /* as in messages, or NULL before the first */
	size_t records;     /* deals and bad records so far, this one included */
	bool begun;         /* begin was called */
	bool context_line;  /* text: a context line was printed */
	bool printed;       /* text: anything was */
	bool paragraph;     /* text: a blank line is due before what follows */
	bool table;         /* text: a table was printed last */
	size_t tests, met;  /* tap: points printed; seats met in this file */
	const char *tested; /* tap: that file */
};

/*
 * With --check, of what is not as expected: what was, and where it stands; two
 * lines that start with "#: ".  In emit-formats.c.
 */
void emit_expected(struct emitter *, const struct outcome *expect, size_t line);

/*
 * The explanations of one deal, lines each ending in LF, without the leading
 * "#: ".  In explain.c.
 */
void explain(struct buf *, const struct why *, enum card_style);
/* One of them, which is not plain, without LF. */
void explain_one(struct buf *, const struct why *, const struct why_finding *,
    enum card_style);
/* The first of such lines, without its LF; *rest is what follows. */
struct text explain_line(struct text *rest);

#endif
