/* A record, as a reader of any format returns it, in input order. */
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
	/*
	 * RECORD_BAD: one SEAT_BAD without a name, for the line or the document;
	 * its rules are those that it names, if it was read back, or NULL.
	 */
	struct deal deal;
	bool is_seat;       /* RECORD_BAD: read back, it is a seat */
	struct text line;   /* RECORD_NOTE: or several, without the last end */
	const struct held *held; /* of RECORD_GAME */
	/*
	 * A message for standard error, once, if error.code is set.  An error
	 * that was read back from output ("! ...") has none, nor has a record
	 * that is bad only because of its context line. A table may carry one
	 * for a bad seat.
	 */
	struct error error;
};

/* Facts of a deal: record_fact_key of each. */
#define FACT_KEYS "wild", "turn_up", "taken", "round", "turn", \
	"player_count", "value", "fee", "entry"

/* By these a document is recognized; the last ones are no longer read. */
#define STARTING_KEYS "rummy", "type", "id", "rules", "set", "players", \
	"deals", FACT_KEYS, "claim", "hand", "groups", "unmatched", \
	"discard", "laid_off", "on_table", "action", "count", "expect", \
	"error", "declare", "melds", "turn-up", "laid-off", "on-table"

/* The key of a fact in YAML and JSON: "turn_up" for "turn-up". */
const char *record_fact_key(const char *fact);

/*
 * Append an unreadable line as it is printed after "!": odd bytes as \xHH, tabs
 * as blanks, cut to 200 characters, never inside one. Its own result it does
 * not change.
 */
void record_escape(struct buf *, struct text line);
/* The same, in the arena. */
struct text record_escaped(struct arena *, struct text line);
/* Make the record a bad one, for the reason in its error, with only its id. */
void record_refuse(struct record *, struct arena *, const char *file,
    size_t line, struct text source);

#endif
