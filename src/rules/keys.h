/*
 * Every key of a rule file, once, with all that is said of it.  A row has the
 * member of struct rules, the name in files, the range, the default (but of
 * tables and lists, which are empty), where it acts, one line of documentation,
 * and what each value means in a player's words:
 *
 *   NUMBER  a whole number in [least, greatest]
 *   WORDS   one of its words, or such a number unless least > greatest.  Each is
 *           a WORD(constant for code, "name", value, clause), or SAME where
 *           another row has defined the constant
 *   FLAG    false or true; the clauses of both
 *   STEPS   whole numbers by players, rounds or cards: "{2: 10, 3: 7}" is 10
 *           from 2 on, 7 from 3 on.  The indices have a range of their own; then
 *           come the clause if empty, the index, and the clause for steps
 *   RANK_STEPS  the same with ranks as values, "{1: 3, 9: J}"
 *   RANKS, CARDS, VALUES  a list of ranks, "[2, J]", of cards, "[AD, 2S]", or a
 *           table of what cards count, "{QS: 40}"; the clause if empty, and if
 *           not
 *
 * acts says under which rules the key can act, so that a key which nothing
 * would read is refused.  It has conditions separated by blanks, all of which
 * must hold; each has tests separated by "/", of which one must hold:
 * "key=value", "key=value|value", one of the values, or "key!=value".  For a
 * list or a table the value is "empty"; for a table of steps also "complete":
 * with a value from its least index on.  "key~rank" and "key!~rank": the list
 * of ranks has it or not.  What several keys share is in keys-acts.h.
 *
 * The lines of documentation are the comments of --show-rules and, by make
 * keys-page, the list of keys in rummy-rules(5).
 *
 * A number has a clause for one value, SAY("1", clause), or for any other,
 * SAY("#", clause), which comes last.  In a clause
 *
 *   {value}  the value                {steps}  "2 in round 1, 3 from round 2 on"
 *   {run} {runs}  and other terms, as the rules call them (terms.h)
 *   [...]    printed only where the clause is a sentence by itself
 *   -...     not printed on a page of rules: nobody would miss it
 */
/* NUMBER, WORDS and FLAG for those to whom they are alike. */
#ifndef KEY
#define KEY(member, name, least, greatest, words, value, acts, doc)
#endif
#ifndef NUMBER
#define NUMBER(member, name, least, greatest, value, acts, doc, said) \
    KEY(member, name, least, greatest, "", value, acts, doc)
#define FLAG(member, name, value, acts, doc, no, yes) \
    KEY(member, name, 1, 0, "false=0 true=1", value, acts, doc)
#endif
#ifndef WORDS
#define WORDS(member, name, least, greatest, words, value, acts, doc) \
    KEY(member, name, least, greatest, &(words)[1], value, acts, doc)
#define WORD(constant, word, value, said) " " word "=" #value
#define SAME WORD
#endif
#ifndef SAY
#define SAY(value, said)
#endif
#ifndef STEPS /* nor the other tables and lists */
#define STEPS(member, name, from, to, least, greatest, acts, doc, ...)
#define RANKS(member, name, acts, doc, none, some)
#define CARDS(member, name, acts, doc, none, some)
#define VALUES(member, name, acts, doc, none, some)
#endif
#ifndef RANK_STEPS
#define RANK_STEPS(member, name, from, to, acts, ...) \
    STEPS(member, name, from, to, 1, 13, acts, __VA_ARGS__)
#endif

#define NONE(said) SAME(KEY_NONE, "none", -1, said)

#include "rules/keys-cards.h"
#include "rules/keys-deal.h"
#include "rules/keys-penalty.h"
#include "rules/keys-game.h"

/* So that it can be included again. */
#undef KEY
#undef NUMBER
#undef FLAG
#undef WORDS
#undef WORD
#undef SAME
#undef SAY
#undef STEPS
#undef RANK_STEPS
#undef RANKS
#undef CARDS
#undef VALUES
#undef NONE
