/* What the output formats share; for their files only. */
#ifndef EMIT_FORMATS_H
#define EMIT_FORMATS_H

#include "report/emit.h"
#include "report/expected.h"
#include "report/json-put.h"

/* NULL members do nothing. Only tap gets what --check leaves out. */
struct emit_format {
	/* Print a deal, or a bad record as a deal in error. */
	void (*deal)(struct emitter *, const struct record *,
	    const struct verdicts *);
	/* Print a hand of judge_lone, as deal, which does it if this is NULL. */
	void (*lone)(struct emitter *, const struct lone *,
	    const struct judgement *);
	void (*note)(struct emitter *, const struct record *);
	/* Prints the game, with what it is held to, in the emitter. */
	void (*game)(struct emitter *, const struct sheet *);
	/* Called after each of these: spells their text otherwise. */
	void (*spell)(struct emitter *);
	/* Called after the last record, always. */
	void (*end)(struct emitter *);
};

#define FORMAT(constant, word) extern const struct emit_format emit_##word;
FORMATS(FORMAT)
#undef FORMAT

struct emitter {
	struct emit_options options;
	const struct emit_format *format;
	struct buf *out;
	const struct house_views *houses; /* of the deal that is printed, or NULL */
	/* Of the game, or NULL; if it or the deal has one, what there is. */
	const struct held *expect;
	struct held got;
	const struct why *why; /* of this record; NULL without --explain */
	/*
	 * file: as in messages, or NULL before the first; records: deals and
	 * bad records so far, this one included; begun: a record or a note was
	 * printed before.  For text: context_line: a context line was printed;
	 * paragraph: a blank line is due next; table: a table was printed last.
	 */
	struct emit_state so_far;
	size_t tests;    /* of tap: points printed */
	struct buf note; /* of tap and html: the comment above the record */
	struct json_head head;
	size_t start;    /* the byte of out where the record starts */
	struct buf json; /* of yaml: the record that it spells */
	const char *field_of; /* of tsv: the file whose name field has */
	struct buf field;
	/* of html: begun; its heading; records held back, and sources */
	bool page;
	struct buf title, held, sources;
};

/* The spell of yaml, for a record of JSON.  In emit-yaml.c. */
void yaml_spell(struct emitter *);

/*
 * Append a line per outcome of other houses, without "#: ", with the keys that
 * separate them from the first; or "houses" of JSON. In emit-houses.c.
 */
void houses_print(struct buf *, const struct house_views *);
void houses_json(struct buf *, const struct house_views *);

#endif
