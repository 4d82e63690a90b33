/* Results to bytes, which are appended to a buffer; all formats alike. */
#ifndef EMIT_H
#define EMIT_H

#include "judge/judge.h"
#include "cards/notation.h"
#include "deal/outcome.h"
#include "deal/record.h"
#include "game/sheet.h"
#include "why/houses.h"
#include "why/finding.h"

/* The output formats, once: FORMAT(constant, word); its file has emit_word. */
#define FORMATS(FORMAT) \
	FORMAT(TEXT, text) \
	FORMAT(TSV, tsv) \
	FORMAT(JSON, json) \
	FORMAT(YAML, yaml) \
	FORMAT(TAP, tap) \
	FORMAT(HTML, html)

enum format {
#define FORMAT(constant, word) FORMAT_##constant,
	FORMATS(FORMAT)
#undef FORMAT
};

struct emitter;

struct emit_options {
	enum format format;
	card_style style;  /* of text; the others are ASCII */
	size_t columns;    /* of the terminal that text is for; 0: none */
	bool explain, color;
	enum { HEADER_YES, HEADER_NO } header; /* of tsv */
	bool check;             /* print only missed expectations */
	bool game;              /* a game follows the last record */
	const struct rules *defaults; /* the command line's */
};

/* Copies the options; out must outlive the emitter. */
struct emitter *emitter_create(const struct emit_options *, struct buf *out);
void emitter_free(struct emitter *);

/* Call before the first record of a file; file, as in messages, is kept. */
void emit_file(struct emitter *, const char *file);
/* Print a deal.  why: the findings of --explain, or NULL; houses: or NULL. */
void emit_deal(struct emitter *, const struct record *,
    const struct verdicts *, const struct why *why,
    const struct house_views *houses);
/* Print a hand of judge_lone, as emit_deal would; not with --check. */
void emit_lone(struct emitter *, struct lone *, struct judgement *);
void emit_bad(struct emitter *, const struct record *);
void emit_note(struct emitter *, const struct record *);
/* Before the first record: a game follows the last one, as with options.game. */
void emit_begin_game(struct emitter *);
/* Print the game, last; held: what is expected of it, or NULL; got: what is. */
void emit_game(struct emitter *, const struct sheet *, const struct held *,
    const struct held *got);
/* Call after the last record. */
void emit_end(struct emitter *);

/* What of the output so far matters to what follows. */
struct emit_state {
	const char *file;
	size_t records;
	bool begun, context_line, paragraph, table;
};

/* The emitter's; it goes on from a state that is put there. */
struct emit_state *emit_state(struct emitter *);
/* The same, except for the number of records? */
bool emit_state_same(const struct emit_state *, const struct emit_state *);

#endif
