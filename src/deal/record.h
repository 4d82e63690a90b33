/*
 * A record, as a reader of any format returns it to the main loop, in input
 * order: a deal to judge, something that could not be read, or a line to copy.
 */
#ifndef RECORD_H
#define RECORD_H

#include "deal/deal.h"
#include "base/util.h"

enum record_kind {
	RECORD_END,
	RECORD_DEAL,
	RECORD_BAD,     /* a record that could not be read */
	RECORD_NOTE,    /* a comment or blank line, text only */
	RECORD_GAME,    /* what the game of all deals is held to */
	RECORD_TROUBLE  /* reading itself failed: message, stop this file */
};

struct record {
	enum record_kind kind;
	struct deal deal;
	/*
	 * RECORD_BAD: the input line, or the document's text, as record_escape
	 * gives it; RECORD_NOTE: the line, or several, without the last end.
	 */
	struct text line;
	struct text code;   /* RECORD_BAD: its code word */
	bool is_seat;       /* RECORD_BAD: read back, it is a seat */
	bool has_expect;    /* RECORD_BAD: the line had an expectation */
	struct outcome expect;
	struct id id;       /* RECORD_BAD: what it is called */
	size_t line_number; /* of its first line, from 1 */
	size_t column;      /* RECORD_BAD: of its first character; 0: 1 */
	struct text told;   /* RECORD_BAD: reported before */
	/* RECORD_BAD that was read back: the rules it named, or NULL */
	const struct rules *rules;
	const struct held *held; /* of RECORD_GAME */
	/*
	 * A message for standard error, once, if error.code is set.  An error
	 * that was read back from output ("! ...") has none, nor has a record
	 * that is bad only because of its context line. A table may carry one
	 * for a bad seat.
	 */
	struct error error;
};

/* The key of a fact in YAML and JSON: "turn_up" for "turn-up". */
const char *record_fact_key(const char *fact);

/*
 * Append an unreadable line as it is printed after "!" and read back: bytes
 * that are not text as \xHH, tabs as blanks, no blanks at the ends, cut to 200
 * characters but never inside a character or an escape.  Applied to its own
 * result it changes nothing.
 */
void record_escape(struct buf *, struct text line);
/* The same, in the arena. */
struct text record_escaped(struct arena *, struct text line);

#endif
