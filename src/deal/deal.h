/* One deal as read; a lone hand is a deal of one seat without a name. */
#ifndef TABLE_H
#define TABLE_H

#include "cards/arrangement.h"
#include "rules/rules.h"
#include "base/util.h"

#define SEATS_MAX 10
#define FIGURE_MAX 1000000 /* of points and counts, either way */

/* The word a player claims with; the one typed is the one printed. */
enum verb {
	VERB_NONE,
	VERB_DECLARE,
	VERB_SHOW,
	VERB_KNOCK,
	VERB_DOWN,
	VERB_OUT,
	VERB_GIN,
	VERB_RUMMY,
	VERB_MELD, /* claims only that each group is a meld */
	VERBS
};

/* Does the verb claim to go out with every card at once, none laid before? */
static inline bool
is_all_at_once(enum verb verb)
{
	return verb == VERB_RUMMY || verb == VERB_GIN;
}

enum action {
	ACTION_NONE,
	ACTION_DROP_FIRST,
	ACTION_DROP_MIDDLE,
	ACTION_DROP_LAST,
	ACTION_MISSED,
	ACTION_LEFT_BEFORE,
	ACTION_LEFT_AFTER,
	ACTION_WRONG,
	ACTION_NO_TURN,
	ACTION_SEEN,     /* still in, with the runs that a claim needs shown */
	ACTION_NOT_SEEN, /* or not */
	ACTIONS
};

/* Does it say of a player who is still in what has been shown? */
static inline bool
action_is_of_loser(enum action action)
{
	return action == ACTION_SEEN || action == ACTION_NOT_SEEN;
}

static inline bool
action_is_drop(enum action action)
{
	return action == ACTION_DROP_FIRST || action == ACTION_DROP_MIDDLE ||
	    action == ACTION_DROP_LAST;
}

/* "knock", "drop first", ...; "" for none. */
extern const char *const verb_names[VERBS];
extern const char *const action_names[ACTIONS];
/* What to expect in place of an unknown one. */
#define ACTIONS_TYPED "drop first, drop middle, drop last, left before, left " \
	"after, no turn or not seen"
/* As people say it: "first drop". */
const char *action_said(enum action);
/* Does it cost what the hand counts, or a part of that? */
bool action_counts_hand(const struct rules *, enum action);
/* The verb of this name, ignoring case, or VERB_NONE. */
enum verb verb_find(struct text);
/*
 * Find the action of this name, or in other words: "first drop", "packed"; false,
 * nothing set, if there is none.
 */
bool action_find(struct text, enum action *);

enum verdict {
	VERDICT_NONE,
	VERDICT_VALID,
	VERDICT_INVALID,
	VERDICT_READY,
	VERDICT_OPEN,
	VERDICT_ERROR,
	VERDICTS
};

/* Is it a valid claim, or a hand that could be one? */
static inline bool
verdict_is_good(enum verdict v)
{
	return v == VERDICT_VALID || v == VERDICT_READY;
}

extern const char *const verdict_names[VERDICTS];
/* The verdict of this name, ignoring case, or VERDICT_NONE. */
enum verdict verdict_find(struct text);

/*
 * The codes of "why=", as CODE(enum, word, sentence), in the order of printing;
 * readers have codes of their own (struct error).
 */
#define CODES(CODE) \
	CODE(CARDS, "cards", "the wrong number of cards for a claim") \
	CODE(GROUP, "group", "a group is not a meld") \
	CODE(SHORT, "short", "a meld with too few cards") \
	CODE(SETS, "sets", "not the sets that the contract asks for") \
	CODE(PURE, "pure", "too few runs without a joker") \
	CODE(RUNS, "runs", "too few runs, or not those that the contract asks for") \
	CODE(PAIRS, "pairs", "too few pairs of identical cards") \
	CODE(OPENING, "opening", "the first melds do not count enough") \
	CODE(SURPLUS, "surplus", "more cards than the contract asks for") \
	CODE(TOUCH, "touch", "runs of one suit too close together") \
	CODE(OVERLAP, "overlap", "runs of one suit that share ranks") \
	CODE(RANK, "rank", "two sets of one rank") \
	CODE(DOWN, "down", "melds laid after going down") \
	CODE(LOOSE, "loose", "cards are left unmatched") \
	CODE(LIMIT, "limit", "deadwood above the knock limit") \
	CODE(GIN, "gin", "gin was claimed with deadwood") \
	CODE(RUMMY, "rummy", "not all cards were melded at once") \
	CODE(TURN, "turn", "too early in the deal for this claim") \
	CODE(PLAYABLE, "playable", "a card of the hand fits a meld on the table") \
	CODE(LAYOFF, "layoff", "a card that may not be laid off") \
	CODE(DISCARD, "discard", "a card was discarded that had to be kept, or none was") \
	CODE(TAKEN, "taken", "the card just taken was discarded") \
	CODE(SECOND, "second", "complete, but not the first") \
	CODE(TURN_UP, "turn-up", "the rules need the upcard") \
	CODE(ROUND, "round", "the rules need the round") \
	CODE(WILD, "wild", "the rules need the card that is wild") \
	CODE(KEY, "key", "-s sets a rule that cannot act under these rules") \
	CODE(PACKS, "packs", "more copies of a card than the packs hold") \
	CODE(LARGE, "large", "there are more ways to meld than can be searched") \
	CODE(SEATS, "seats", "the wrong number of seats") \
	CODE(ACTION, "action", "the rules have no such action") \
	CODE(CONTEXT, "context", "the context line above could not be read") \
	CODE(OVER, "over", "the game is over") \
	CODE(ORDER, "order", "the round is not the next of the game") \
	CODE(PLAYER, "player", "not a player of this game") \
	CODE(OUT, "out", "the player is out of the game")

enum code {
#define CODE(name, word, sentence) CODE_##name,
	CODES(CODE)
#undef CODE
	CODE_COUNT
};
/* Its bit among an outcome's codes. */
#define CODE_BIT(name) (UINT64_C(1) << CODE_##name)

extern const char *const code_words[CODE_COUNT];
extern const char *const code_sentences[CODE_COUNT];
bool code_find(struct text word, enum code *);

/* The text after "=>" as data: an expectation or a result. */
struct outcome {
	enum verdict verdict;
	bool has_deadwood, has_points, has_won;
	bool has_why;     /* of an expectation: it says why */
	int deadwood, points;
	int64_t won;      /* hundredths of money or chips */
	uint64_t codes;   /* bit 1 << code */
	struct text error; /* of VERDICT_ERROR: its code word */
};

enum seat_kind {
	SEAT_PLAIN,       /* cards; rummy arranges them */
	SEAT_ARRANGEMENT, /* judged as grouped */
	SEAT_ACTION,
	/* only the value of the unmatched cards is known; with a verb, a claim */
	SEAT_COUNT,
	SEAT_POINTS,      /* a figure of a score pad */
	SEAT_BAD          /* could not be read */
};

/* Where a record says that a card was laid off; "", 0: it does not say. */
struct laid_at {
	struct text seat;
	int group; /* of that seat's, from 1 */
};

struct seat {
	struct text name;
	enum seat_kind kind;
	enum verb verb;
	enum action action;
	int number;                /* of SEAT_COUNT, SEAT_POINTS */
	bool has_cards;            /* of SEAT_ACTION: its hand is known */
	/* of SEAT_PLAIN: all cards are unmatched; a discard only if named */
	struct arrangement cards;
	struct arrangement *on_table; /* groups laid before, or NULL */
	struct laid_at *laid_at;   /* of each card laid off, or NULL */
	bool has_expect;
	struct outcome expect;
	size_t line, column;       /* its place in the input; 0: column 1 */
	/*
	 * The whole input line; empty from YAML.  For SEAT_BAD as record_escape
	 * returns it, without the expectation if that could be read.
	 */
	struct text source;
	size_t body;               /* offset in source of its body, or before */
	struct text error;         /* of SEAT_BAD: the code */
	struct error *message;     /* of SEAT_BAD: for standard error, or NULL */
	struct text told;          /* of SEAT_BAD: reported before */
	struct text note;          /* lines to pass through before this seat */
};

#define ID_MAX 200 /* bytes */

/* What id= calls a record; no text: nothing. */
struct id {
	struct text text;
	bool number;  /* it came as a number, in JSON or YAML */
	bool in_line; /* only the line of the hand, or of the first seat, has it */
};

/* May it be one?  If not, e is filled. */
bool id_is_good(struct text, const char *code, size_t line, size_t column,
    struct error *e);
/* Append "id=h42", with quotes if it needs them. */
void id_print(struct buf *, struct text);

struct held;

struct deal {
	const struct rules *rules; /* facts and all */
	struct id id;
	bool named;                /* a table: its seats have names */
	bool own_context;          /* a context was given in the input for it */
	bool in_game;              /* which pays the prize of a pool itself */
	struct seat *seats;        /* at most SEATS_MAX */
	int nseats;
	bool from_tree;            /* from YAML, JSON or a grid, without lines */
	const struct deal *columns; /* of a grid: a seat for each, or NULL */
	bool overfull;             /* it came with more seats than SEATS_MAX */
	const char *file;
	size_t line, column;       /* 0: column 1 */
	struct text told;          /* of a whole table: reported before */
	const struct held *held;   /* what the table is held to, or NULL */
};

/* Has it cards to judge, as a hand or as groups? */
static inline bool
seat_is_hand(const struct seat *s)
{
	return s->kind == SEAT_PLAIN || s->kind == SEAT_ARRANGEMENT;
}

/*
 * Is it a plain hand, without a claim, of more or fewer cards than a player holds
 * under the rules, derived for the seats?  Never where melds lie on the table.
 */
static inline bool
seat_is_odd(const struct seat *s, const struct rules *r)
{
	int n = whole_size(&s->cards);

	return s->kind == SEAT_PLAIN && s->verb == VERB_NONE &&
	    r->hand_counts == HAND_UNMATCHED && n != r->dealt &&
	    n != r->dealt + 1;
}

/* Is it a claim without cards, taken at its word? */
static inline bool
seat_is_word(const struct seat *s)
{
	return s->kind == SEAT_COUNT && s->verb != VERB_NONE;
}

/* Is a count given?  Of claims taken at their word only a knock has one. */
static inline bool
seat_has_count(const struct seat *s)
{
	return s->kind == SEAT_COUNT &&
	    (s->verb == VERB_NONE || s->verb == VERB_KNOCK);
}

/* How many groups it laid on the table before. */
static inline int
seat_laid_before(const struct seat *s)
{
	return s->on_table ? s->on_table->ngroups : 0;
}

/* The first seat that claims, or -1. */
int deal_claimant(const struct deal *);
/* How many seats are figures of a score pad. */
int deal_figures(const struct deal *);
/* Of just figures: the one seat with the fewest, or the most; -1: several. */
int deal_best_figure(const struct deal *, bool low);

/* Is the name new?  Else e is filled: "name", at line (0: unknown), column. */
bool deal_name_is_new(const struct deal *, struct text name, size_t line,
    size_t column, struct error *);

/*
 * The deal without seats that never win, end the deal or score: those with
 * VERB_MELD, and errors CODE_OUT.  It is d itself if all take part, otherwise a
 * copy in the arena, perhaps without seats; which[i] is the number in d of its
 * seat i.
 */
const struct deal *deal_of_players(const struct deal *d,
    int which[SEATS_MAX], struct arena *);

/* Call the cards of a deal just read by their places (cards/places.h). */
void deal_place(struct deal *);
/*
 * A copy in the arena under these rules, with their places.  A deal to judge
 * again is copied, as judging sorts what lies on the table.
 */
struct deal deal_under(const struct deal *, const struct rules *,
    struct arena *);

#endif
