/*
 * Rule sets as data: the one table of keys, inheritance, options laid over a
 * set, house rules, the facts of a deal, and what the solver needs of them,
 * derived.  Knows no game by name.
 */
#ifndef RULES_H
#define RULES_H

#include <limits.h>

#include "cards/places.h"
#include "rules/data.h"
#include "base/util.h"
#include "input/tree.h"

struct steps {
	int n;
	short from[20]; /* ascending */
	short value[20];
};

/* By card: 1 more than what it counts; 0: not stated. */
struct card_values {
	short above[CARD_JOKER];
};


/* The facts of a deal beside its cards; -1 or CARD_NONE: not given. */
struct facts {
	card wild;      /* a card, a rank (WILD_RANK), or CARD_JOKER */
	card turn_up;
	card taken;     /* from the discard pile this turn */
	int round, turn, players;
	int64_t value;  /* money of a point, hundredths */
	int64_t fee;    /* hundredths, or of a percent when fee_percent */
	bool fee_percent;
	int64_t entry;  /* hundredths */
};

/* A wild fact that names only a rank: the rank without suit. */
#define WILD_RANK(rank) ((card)(0x80 | (rank)))

/* Words as values of keys: KNOCK_TURN_UP is "turn-up", see keys.h. */
enum rule_value {
#define WORDS(member, name, least, greatest, words, ...) words
#define WORD(constant, word, value, said) constant = (value),
#define SAME(constant, word, value, said)
#include "rules/keys.h"
};

#define GAME_BOARDS_MAX 3
#define ROUNDS_MAX 20       /* in round= */
#define CONTRACT_RUNS_MAX 5 /* in one contract */
#define CONTRACT_SETS_MAX 8

/* The melds that a player must lay down in this round before anything else. */
struct contract {
	bool asked;     /* there is a contract; otherwise the rest is unset */
	int sets, runs; /* how many of each */
	bool more;      /* other melds may be laid with them */
	int run_size;   /* cards of each run, at least */
	bool exact;     /* its melds have no more cards than they need */
	bool complete;  /* no card of the hand may be left */
};

#define PLAIN_WORDS 4

/* A term of the game, from its rule file; see rules/terms.h. */
enum word {
#define WORD(member, name, one, more, doc) WORD_##member,
#include "rules/terms.h"
	RULE_WORDS
};

struct rule_word {
	struct text form[2]; /* singular, plural; empty if a file lacks it */
};

/* A key of keys.h by its member: RULE_knock_limit. */
enum rule_key {
#define KEY(member, ...) RULE_##member,
#define STEPS(member, ...) RULE_##member,
#define RANKS(member, ...) RULE_##member,
#define CARDS(member, ...) RULE_##member,
#define VALUES(member, ...) RULE_##member,
#include "rules/keys.h"
	RULE_KEYS,
	RULE_NONE = RULE_KEYS /* no key */
};

/* Who gave a key its value. */
enum rules_from {
	FROM_DEFAULT, /* the default, without any file */
	FROM_SET, FROM_OPTION, FROM_CONTEXT, FROM_COMMAND_LINE
};

/* The file, of a rule set or of an option, that gave a key its value. */
struct origin {
	enum rules_from kind;
	struct text name, source; /* of the file; else empty */
	bool of_key;        /* the file gives this source to the key alone */
};

/*
 * One "key=value" over a rule set: a rule key or a fact.  line and column are
 * of the key, for messages (0: command line); value_column is the value's.
 */
struct setting {
	struct text key, value;
	enum rules_from from; /* FROM_COMMAND_LINE, else it is the context's */
	size_t line, column;
	size_t value_line, value_column; /* value_line 0: as line */
};

struct rules {
	/* "gin+oklahoma": the full name, whatever was typed */
	struct text name;
	struct text title, source;
	const struct origin *root; /* the rule set that extends no other */
	bool chosen;        /* by a context, or by files of the user's own */
	const struct rule_word *words; /* those that a file has: see rules_word */
#define KEY(member, ...) int member;
#define STEPS(member, ...) struct steps member;
#define RANKS(member, ...) uint64_t member; /* bit r: rank r */
#define CARDS(member, ...) uint64_t member; /* as a set of cards */
#define VALUES(member, ...) struct card_values member;
#include "rules/keys.h"
	struct facts facts;
	/* "[gin+oklahoma turn-up=5H]": the name, and what is stated */
	struct text context;
	/* the facts that are given, then the keys set over the files that act */
	const struct setting *stated;
	size_t nfacts, nstated;
	bool plain_gin; /* only the rule set gin: the context may be omitted */
	/*
	 * Who gave each key the value in force.  A context or -s that sets the
	 * value that the key has under name alone does not count.
	 */
	const struct origin *origin[RULE_KEYS];
	/* Which file says where the rule of a key is from; for rules_source. */
	const struct origin *cited[RULE_KEYS];
	/*
	 * Keys and origins only: those of the name alone; below that, if it has
	 * options, those of the rule set alone.
	 */
	const struct rules *below;

	/*
	 * When keys act, from the key table, and which do under these rules.
	 * One that cannot act has its default, so that nothing depends on it.
	 */
	const struct acts *acts;
	bool acting[RULE_KEYS];
	bool lost[RULE_KEYS]; /* those that had another value, and cannot */
	/*
	 * "out.bonus acts only where ...", of a key that -s sets and that
	 * cannot act here; otherwise empty.  No record can be judged under such
	 * rules.
	 */
	struct text unused;

	/*
	 * Derived from the keys and facts: derive.h.  Where ranks are taken out
	 * of the packs, cards are called by these places, here and in
	 * all that is judged; in keys and facts, by their names.
	 */
	const struct places *places; /* NULL: all 13 ranks */
	uint64_t cards;         /* that the packs have */
	int packs;              /* deck.packs for this number of players */
	int printed_jokers;     /* in the whole deck */
	int dealt;              /* hand.size for these players and this round */
	enum rule_key dealt_key;  /* the key that says so */
	uint64_t wild;          /* cards that may stand for others */
	/*
	 * The turned card, and, where these are wild, the one above and the one
	 * below it in its suit; CARD_NONE: there is none, or only its rank is
	 * known.
	 */
	card turned[3];
	/*
	 * The card that every printed joker is, as itself, while only that
	 * card's own copies are wild; CARD_NONE: jokers stand for any card.
	 */
	card joker_face;
	int value[CARD_LIMIT];  /* what a card counts when unmatched */
	int rank_value[KING + 1]; /* a card of this rank that is not wild */
	int run_first, run_last;  /* the positions that a run can reach */
	card turn_up, taken;      /* as in facts */
	bool jokers_by_place;   /* more than a limit governs their number */
	struct contract contract; /* of this round */
	int discard;            /* DISCARD_..., in this round */
	enum rule_key discard_key; /* the key that says so */
	/*
	 * The cost that the best arrangement minimizes: of each card left over,
	 * and of an ace below a two in a meld.  Where melds score, the total is
	 * twice the points that a perfect hand would score more.
	 */
	int left_cost[CARD_LIMIT], low_ace_cost;
	int knock_at_most;      /* limit in force; -1: no knocking */
	enum rule_key limit_key;  /* the key that says so */
	int deal_multiplier;    /* of a deal with this turn-up */
	int rounds;             /* of a game; 0: nothing depends on the round */
	struct text missing;    /* a fact the rules need and lack, else empty */
	/*
	 * Everything on which the melds of one pack without jokers and the
	 * values of unmatched cards depend, packed: rules with equal words are
	 * alike in this.  plain[0] is 0 if they depend on more.
	 */
	uint64_t plain[PLAIN_WORDS];
	/*
	 * A hand by itself can be judged by itself: no fact is missing, and
	 * melds are not laid on the table.  bare: without a claim it even needs
	 * only the least deadwood: no runs, no gate.  See settle/referee.h.
	 */
	bool lone, bare;
};

/* How cards under these rules, or NULL, are written in ASCII, as in reports. */
static inline card_style
rules_ascii(const struct rules *r)
{
	return place_style(r ? r->places : NULL, CARDS_ASCII);
}

/* All rule sets and options that can be named. */
struct rulebook;

/*
 * A book of the rule sets built into the program.  They are parsed when first
 * named.  No errors: a test parses them all.
 */
struct rulebook *rulebook_create(void);
void rulebook_free(struct rulebook *);

/*
 * Add a rule file's bytes (copied).  Its name is its "rules:" or "option:" key,
 * or without one the file's name without directory and ".yaml"; a name already
 * in the book is replaced.  *name lives with the book.  False: e is filled, the
 * book unchanged; the whole file is checked: unknown or duplicate keys, wrong
 * types, ranges, contradictions, unknown or circular parents.
 */
bool rulebook_add(struct rulebook *, struct text yaml, const char *file,
    struct text *name, struct error *);

/*
 * argument: NAME or FILE, either may be followed by +option.  It is a file if
 * it contains "/" or ends in .yaml or .yml, or if the book has no such name and
 * a file of that name exists.  A file is added to the book; *name, in the
 * arena, is what rules_compile takes.  False: e is filled.
 */
bool load_rules(struct rulebook *, const char *argument, struct arena *,
    struct text *name, struct error *);

/*
 * Is this the name of rules: a rule set or option, or several of them joined
 * with "+" or ","?  As typed: in any case, "_" or a blank for "-", or any of
 * their other names ("also:").  They need not fit together.
 */
bool rulebook_knows(struct rulebook *, struct text name);

/*
 * File i of the book (rules/file.h), in alphabetical order, or NULL.  It is
 * parsed when first asked for; once all are, threads may share the book.
 */
struct entry_file;
const struct entry_file *rulebook_entry(struct rulebook *, size_t i);
/*
 * Is the file the rule set of this name ("gin+oklahoma": gin), or an option that
 * fits it?  The rule set must have been compiled.
 */
bool rulebook_takes(struct rulebook *, struct text name,
    const struct entry_file *);

/*
 * The base of the rule set of this name ("gin+oklahoma": gin): the set that
 * extends no other.  The rule set must have been compiled.
 */
struct text rulebook_root(struct rulebook *, struct text name);

/*
 * Rules in force: name ("gin", "gin+oklahoma+spades-double"), then the settings
 * over it in order, later ones winning; then values are derived and
 * contradictions checked.  Lives in the arena.  NULL: e is filled, code "rules"
 * (name), "key" (unknown key, with the nearest one), "value" (type or range),
 * "fits" (option that does not fit the set), "fact" (no such card or number, or
 * of no use under these rules), "contradiction", reported at the last setting
 * involved; "key" also for one that cannot act (see keys.h), unless -s set it:
 * see unused in struct rules.  A missing fact is not an error here: see struct
 * rules.
 */
struct rules *rules_compile(struct rulebook *, struct text name,
    const struct setting *, size_t count, struct arena *, struct error *);

/*
 * r under another house: the rule set name (which may have options) instead of
 * r's own set, then r's options that name lacks, the keys set over r's files,
 * its facts.  Lives in the arena.  NULL: e is filled, as by rules_compile.
 */
const struct rules *rules_under(struct rulebook *, struct text name,
    const struct rules *r, struct arena *, struct error *);

/*
 * The rules at a table with that many seats, without the fact players=: derives
 * again what depends on their number (packs, jokers, cards dealt), but adds no
 * fact.  Returns r itself if nothing depends on it, otherwise a copy in the
 * arena.
 */
const struct rules *rules_for_seats(const struct rules *r, int seats,
    struct arena *);

/*
 * Settings from a document's "rules:" node: a name, or a mapping of keys with
 * "extends:".  Adds its keys as settings to the list (at most max, count is
 * updated) and sets *name; the caller appends facts and compiles.  False: e is
 * filled.
 */
bool rules_node(const struct node *, struct text *name, struct setting *,
    size_t *count, size_t max, struct arena *, struct error *);

/*
 * Is the key's origin the context or the command line: a house rule of this
 * record?
 */
bool rules_is_own(const struct rules *, enum rule_key);
/*
 * Where the files have the rule of a key from, which a house rule does not
 * change: the file that sets it, with a source of its own if a file gives one;
 * the game for a default.
 */
const struct origin *rules_source(const struct rules *, enum rule_key);
/* The name of the rule set as it was typed, without its options. */
struct text rules_set_name(const struct rules *);
/* Does it say that the rule is a ruling of this program? */
bool origin_is_ours(const struct origin *);
/* Append "gin, Wikipedia ...", as far as it has them. */
void origin_print(struct buf *, const struct origin *);

/*
 * A term of this game: "sequence" for WORD_RUN in Indian rummy. plural: the
 * form for more than one; of a verb (WORD_TO_CLAIM) the form after "she". Lives
 * as long as the rules, is never empty, and has no control characters.
 */
struct text rules_word(const struct rules *, enum word, bool plural);
/*
 * Append the term with this name in files, as "run", or its plural: if many, or if
 * the name has an s more.
 */
void rules_put_term(const struct rules *, struct text name, bool many,
    struct buf *);

/* Other games that a player may have meant. */
enum rules_hint { HINT_INDIAN, HINT_BASIC };

/*
 * "; try -r rummycircle", to end a message with; "" but under plain gin that no
 * context chose.  Lives as long as the program.
 */
const char *rules_hint(const struct rules *, enum rules_hint);

/* The key of this name ("knock.limit"), or RULE_KEYS. */
enum rule_key rules_key_find(struct text name);

/*
 * Append where the key acts: "scoring is collect or melds"; nothing if
 * everywhere.
 */
void rules_key_acts_when(enum rule_key, struct buf *);

/*
 * The value as a number, as in struct rules: words are enum rule_value.  False,
 * nothing set, for a table or a list, or RULE_NONE.
 */
bool rules_value(const struct rules *, enum rule_key, int *value);

/*
 * The whole rule set as YAML that rulebook_add reads back the same; a comment
 * at each key says who gave it its value.  Without all, without the keys and
 * words that no one has given one.
 */
void rules_show(const struct rules *, bool all, struct buf *);

/*
 * The value in s for an index (players, round, cards): that of the last step
 * not above it, or otherwise if there is none.
 */
int steps_at(const struct steps *s, int index, int otherwise);

#endif
