/*
 * Every key of a rule file, once: KEY(member of struct rules, name in files,
 * least, greatest, words, default, acts, one line of documentation).  A value
 * is a whole number in [least, greatest] or one of the words; least > greatest
 * means words only.  The words are "name=value" pairs separated by blanks.
 *
 * acts says under which rules the key can act, so that a key which nothing
 * would read is refused.  It has conditions separated by blanks, all of which
 * must hold; each has tests separated by "/", of which one must hold:
 * "key=value", "key=value|value", one of the values, or "key!=value".  For a
 * list of ranks the value is "empty" or a rank that it has; for a list of cards
 * "empty"; for a table of steps "empty", or "complete": with a value from its
 * least index on.  A table of what cards count cannot be tested.
 *
 * STEPS is a table of whole numbers by players, rounds or cards: "{2: 10, 3:
 * 7}" is 10 from 2 on, 7 from 3 on.  STEPS(member, name, least index, greatest
 * index, least, greatest, acts, line); empty by default.  In RANK_STEPS(member,
 * name, least index, greatest index, acts, line) the values are ranks, "{1: 3,
 * 9: J}".  RANKS is a list of ranks, "[2, J]", and CARDS one of cards, "[AD,
 * 2S]".  VALUES is a table of what cards count, "{QS: 40}".  All are empty by
 * default.
 *
 * The lines of documentation are the comments of --show-rules and, by make
 * keys-page, the list of keys in rummy-rules(5).
 */
#ifndef KEY
#define KEY(member, name, least, greatest, words, value, acts, doc)
#endif
/*
 * As KEY, with words that code asks for by name: each a WORD(constant, "name",
 * value), or SAME where another row has defined the constant.
 */
#ifndef WORDS
#define WORDS(member, name, least, greatest, words, value, acts, doc) \
    KEY(member, name, least, greatest, &(words)[1], value, acts, doc)
#define WORD(constant, word, value) " " word "=" #value
#define SAME WORD
#endif
#ifndef STEPS
#define STEPS(member, name, from, to, least, greatest, acts, doc)
#endif
#ifndef RANK_STEPS
#define RANK_STEPS(member, name, from, to, acts, doc) \
    STEPS(member, name, from, to, 1, 13, acts, doc)
#endif
#ifndef RANKS
#define RANKS(member, name, acts, doc)
#endif
#ifndef CARDS
#define CARDS(member, name, acts, doc)
#endif
#ifndef VALUES
#define VALUES(member, name, acts, doc)
#endif

#define BOOLS "false=0 true=1"
#define NO_SUCH "none=65" /* cards in a meld: above HAND_MAX */
#define NONE SAME(KEY_NONE, "none", -1)

/* Values of acts that several keys share. */
#define ALWAYS ""
#define JOKERS "deck.jokers!=0/deck.jokers-from!=empty/deck.jokers-per=player"
#define WILD "wild.turned=true/wild.ranks!=empty/wild.rounds!=empty/" \
    "wild.cards!=empty"
#define FACES "scoring=penalty hand.counts=unmatched deck.jokers!=0 " \
    "deck.jokers-from=empty deck.jokers-per!=player deck.packs-from=empty " \
    "wild.same-card=true wild.above=false wild.below=false " \
    "wild.ranks=empty wild.cards=empty wild.rounds=empty " \
    "wild.as-natural=false"
#define STAND_INS JOKERS "/" WILD
#define DOUBLES "deck.packs!=1/deck.packs-from!=empty"
#define HAS(rank) "deck.ranks=empty/deck.ranks=" rank
#define NOT_WILD(rank) "wild.ranks!=" rank "/values.wild=rank " HAS(rank)
#define SETS "set.min!=none"
#define RUNS "run.min!=none"
#define RUNS_IN_CLAIMS RUNS "/same.counts-as=pure-run"
#define SHOWN "hand.counts=unmatched"
#define LAID "hand.counts=whole"
#define LAID_OFF "scoring=difference/hand.counts=whole"
#define KNOCKS "hand.counts=unmatched declare.all=false"
#define DIFFERENCE "scoring=difference"
#define PENALTY "scoring=penalty hand.counts=unmatched"
#define COMPLETE PENALTY " declare.all=true"
#define FIRST_PART "lose.gate=two-sequences " \
    "declare.min-runs!=0/declare.min-pure!=0"
#define VALUE_CARDS PENALTY " settle=points wild.turned=true"
#define LOSER_COUNTS "scoring=penalty lose.flat=count/penalty.wrong=count/" \
    "penalty.no-turn=count/penalty.no-turn=half"
#define LAID_PENALTY "scoring=penalty hand.counts=whole"
#define CONTRACT "contract.rounds!=none hand.counts=whole"
#define OPENING "opening.points!=none contract.rounds=none hand.counts=whole"
#define MELDS_COUNT "scoring=melds/opening.points!=none"
#define ENDS "game.target!=none/game.deals!=none/contract.rounds!=none"
/* With two players the game ends when one of them is out. */
#define OUT "game.at-target=out game.target!=none players.max!=2"

/* the cards */
KEY(deck_packs, "deck.packs", 1, 8, "", 1, ALWAYS, "packs of cards")
RANKS(deck_ranks, "deck.ranks", ALWAYS,
    "the ranks of the cards in a pack; empty: all 13")
STEPS(deck_packs_from, "deck.packs-from", 2, 10, 1, 8, ALWAYS,
    "packs from N players on; replaces deck.packs")
KEY(deck_jokers, "deck.jokers", -9, 16, "", 0, ALWAYS, "printed jokers")
STEPS(deck_jokers_from, "deck.jokers-from", 2, 10, 0, 16, ALWAYS,
    "printed jokers from N players on; replaces deck.jokers")
WORDS(deck_jokers_per, "deck.jokers-per", 1, 0,
    WORD(JOKERS_PER_DECK, "deck", 0)
    WORD(JOKERS_PER_PACK, "pack", 1)
    WORD(JOKERS_PER_PLAYER, "player", 2),
    0, JOKERS,
    "whether deck.jokers is the number in all, per pack, or beside one per "
    "player")
KEY(deck_strict, "deck.strict", 1, 0, BOOLS, 1, ALWAYS,
    "whether more copies of a card at a table than in the packs are an "
    "error, not a warning")
KEY(hand_size, "hand.size", 1, 64, "", 10, "hand.rounds!=complete",
    "cards dealt to each player")
STEPS(hand_size_from, "hand.size-from", 2, 10, 1, 64, "hand.rounds!=complete",
    "cards dealt from N players on; replaces hand.size")
STEPS(hand_rounds, "hand.rounds", 1, 20, 1, 64, ALWAYS,
    "cards dealt from round N on; replaces hand.size and hand.size-from")
WORDS(hand_counts, "hand.counts", 1, 0,
    WORD(HAND_UNMATCHED, "unmatched", 0)
    WORD(HAND_WHOLE, "whole", 1),
    0, ALWAYS,
    "what a hand counts at a table: its unmatched cards, or every card not "
    "laid down")
KEY(players_min, "players.min", 2, 10, "", 2, ALWAYS,
    "the fewest players at a table")
KEY(players_max, "players.max", 2, 10, "", 2, ALWAYS,
    "the most players at a table")

/* what a card can be */
KEY(wild_turned, "wild.turned", 1, 0, BOOLS, 0, ALWAYS,
    "whether a card turned before play decides what is wild (fact wild=)")
WORDS(wild_joker_turned, "wild.joker-turned", 1, 0,
    WORD(TURNED_ACES, "aces", 0)
    WORD(TURNED_JOKERS_ONLY, "jokers-only", 1)
    WORD(TURNED_ACE_OF_SPADES, "ace-of-spades", 2),
    0, "wild.turned=true wild.printed=wild " JOKERS " " HAS("A"),
    "what is wild besides printed jokers if one of them is turned")
KEY(wild_same_rank, "wild.same-rank", 1, 0, BOOLS, 1, "wild.turned=true",
    "whether the turned card makes its rank wild")
KEY(wild_same_card, "wild.same-card", 1, 0, BOOLS, 0,
    "wild.turned=true wild.same-rank=false",
    "whether the turned card makes the cards identical to it wild")
KEY(wild_above, "wild.above", 1, 0, BOOLS, 0, "wild.turned=true",
    "whether the turned card makes the card above it in its suit wild")
KEY(wild_below, "wild.below", 1, 0, BOOLS, 0, "wild.turned=true",
    "whether the turned card makes the card below it in its suit wild")
KEY(wild_wraps, "wild.wraps", 1, 0, BOOLS, 0,
    "wild.turned=true wild.above=true/wild.below=true",
    "whether the ace is then above the king and the king below the ace")
RANKS(wild_ranks, "wild.ranks", ALWAYS, "ranks that are always wild")
CARDS(wild_cards, "wild.cards", ALWAYS,
    "single cards that are always wild")
RANK_STEPS(wild_rounds, "wild.rounds", 1, 20, ALWAYS,
    "the rank that is wild from round N on")
KEY(wild_as_natural, "wild.as-natural", 1, 0, BOOLS, 1, WILD,
    "whether a wild card may stand for itself, even in a pure run")
WORDS(wild_printed, "wild.printed", 1, 0,
    WORD(PRINTED_WILD, "wild", 0)
    WORD(PRINTED_TURNED, "turned-card", 1),
    0, FACES,
    "whether a printed joker is a joker, or only the turned card itself")

/* melds */
KEY(set_min, "set.min", 2, 64, NO_SUCH, 3, ALWAYS,
    "the fewest cards in a set; none: no sets")
WORDS(set_max, "set.max", 2, 64, NONE, -1, SETS,
    "the most cards in a set, jokers included")
WORDS(set_suits, "set.suits", 1, 0,
    WORD(SET_SUITS_DISTINCT, "distinct", 0)
    WORD(SET_SUITS_ANY, "any", 1),
    0, DOUBLES " " SETS, "whether a set may have two cards of one suit")
KEY(run_min, "run.min", 2, 64, NO_SUCH, 3, ALWAYS,
    "the fewest cards in a run; none: no runs")
WORDS(run_max, "run.max", 2, 64, NONE, -1, RUNS, "the most cards in a run")
WORDS(run_ace, "run.ace", 1, 0,
    WORD(RUN_ACE_LOW, "low", 1)
    WORD(RUN_ACE_HIGH, "high", 2)
    WORD(RUN_ACE_BOTH, "both", 3)
    WORD(RUN_ACE_WRAP, "wrap", 4),
    1, RUNS " " HAS("A"),
    "where an ace may be in a run; wrap: anywhere, so K A 2 is a run")
WORDS(same_min, "same.min", 2, 8, NONE, -1, PENALTY " " DOUBLES,
    "the fewest cards in a meld of identical cards; none: no such melds")
WORDS(same_counts_as, "same.counts-as", 1, 0,
    WORD(SAME_SET, "set", 0)
    WORD(SAME_PURE_RUN, "pure-run", 1),
    0, PENALTY " same.min!=none",
    "what a meld of identical cards counts as in a claim")
KEY(same_jokers, "same.jokers", 1, 0, BOOLS, 0,
    PENALTY " same.min!=none wild.printed=wild " JOKERS,
    "whether printed jokers may form a meld of identical cards")
KEY(jokers_min_naturals, "jokers.min-naturals", 0, 64, "", 1, ALWAYS,
    "the fewest cards in a meld that stand for themselves")
KEY(jokers_natural_percent, "jokers.natural-percent", 0, 100, "", 0, STAND_INS,
    "percentage of a meld's cards that must stand for themselves")
KEY(jokers_adjacent, "jokers.adjacent", 1, 0, BOOLS, 1,
    STAND_INS " " RUNS,
    "whether two jokers may be adjacent in a run")
STEPS(jokers_max_by_size, "jokers.max-by-size", 2, 64, 0, 64, STAND_INS,
    "the most jokers in a meld of N cards or more")
WORDS(jokers_max_per_set, "jokers.max-per-set", 0, 64, NONE, -1,
    STAND_INS " " SETS,
    "the most jokers in a set")
WORDS(jokers_max_per_run, "jokers.max-per-run", 0, 64, NONE, -1,
    STAND_INS " " RUNS,
    "the most jokers in a run")

/* what an unmatched card costs */
KEY(values_ace, "values.ace", 0, 1000, "", 1, NOT_WILD("A"), "an ace")
KEY(values_2, "values.2", 0, 1000, "", 2, NOT_WILD("2"), "a two")
KEY(values_3, "values.3", 0, 1000, "", 3, NOT_WILD("3"), "a three")
KEY(values_4, "values.4", 0, 1000, "", 4, NOT_WILD("4"), "a four")
KEY(values_5, "values.5", 0, 1000, "", 5, NOT_WILD("5"), "a five")
KEY(values_6, "values.6", 0, 1000, "", 6, NOT_WILD("6"), "a six")
KEY(values_7, "values.7", 0, 1000, "", 7, NOT_WILD("7"), "a seven")
KEY(values_8, "values.8", 0, 1000, "", 8, NOT_WILD("8"), "an eight")
KEY(values_9, "values.9", 0, 1000, "", 9, NOT_WILD("9"), "a nine")
KEY(values_10, "values.10", 0, 1000, "", 10, NOT_WILD("10"), "a ten")
KEY(values_jack, "values.jack", 0, 1000, "", 10, NOT_WILD("J"), "a jack")
KEY(values_queen, "values.queen", 0, 1000, "", 10, NOT_WILD("Q"), "a queen")
KEY(values_king, "values.king", 0, 1000, "", 10, NOT_WILD("K"), "a king")
VALUES(values_cards, "values.cards", ALWAYS,
    "single cards that have a value other than their rank's")
KEY(values_joker, "values.joker", 0, 1000, "", 0,
    JOKERS " wild.printed=wild",
    "an unmatched printed joker")
WORDS(values_wild, "values.wild", 0, 1000,
    WORD(VALUE_AS_RANK, "rank", -1),
    0, WILD,
    "an unmatched wild card; rank: as its rank")

/* claims: what a player who ends the deal must show */
KEY(declare_all, "declare.all", 1, 0, BOOLS, 0, SHOWN,
    "whether a claim must meld every card")
KEY(declare_min_runs, "declare.min-runs", 0, 8, "", 0,
    SHOWN " " RUNS_IN_CLAIMS,
    "the fewest runs in a claim")
KEY(declare_min_pure, "declare.min-pure", 0, 8, "", 0,
    SHOWN " " RUNS_IN_CLAIMS,
    "the fewest pure runs in a claim")
KEY(declare_long_run, "declare.long-run", 0, 14, "", 0,
    SHOWN " " RUNS " declare.min-runs!=0",
    "the fewest cards in the longest run of a claim")
WORDS(declare_pairs, "declare.pairs", 1, 32, NONE, -1, COMPLETE,
    "how many pairs of identical cards are a claim of their own")
KEY(declare_pair_jokers, "declare.pair-jokers", 1, 0, BOOLS, 0,
    COMPLETE " declare.pairs!=none " STAND_INS,
    "whether a joker may stand for a card of such a pair")
WORDS(declare_triples, "declare.triples", 1, 21, NONE, -1,
    COMPLETE " same.min!=none declare.rest-free=true/declare.min-runs!=0/"
    "declare.min-pure!=0",
    "how many melds of identical cards are a claim of their own")
WORDS(declare_wilds, "declare.wilds", 1, 64, NONE, -1, COMPLETE " " STAND_INS,
    "how many jokers, printed and wild, are a claim of their own")
KEY(declare_rest_free, "declare.rest-free", 1, 0, BOOLS, 0,
    COMPLETE " declare.pairs!=none/declare.triples!=none/declare.wilds!=none",
    "whether a claim of those may have other cards, melded or not")
WORDS(declare_cards, "declare.cards", 1, 0,
    WORD(DECLARE_DEALT, "dealt", 0)
    WORD(DECLARE_ANY, "any", 1),
    0, ALWAYS,
    "the number of cards in a claim: that dealt, or any")
WORDS(knock_limit, "knock.limit", 0, 1000,
    WORD(KEY_NONE, "none", -1)
    WORD(KNOCK_TURN_UP, "turn-up", -2),
    -1, KNOCKS,
    "the most deadwood to knock with; turn-up: the value of the upcard")
KEY(knock_ace_limit, "knock.ace-limit", 0, 1000, "", 1,
    KNOCKS " knock.limit=turn-up " HAS("A"),
    "the limit if the upcard is an ace; 0: only gin ends the deal")
WORDS(discard_last, "discard.last", 1, 0,
    WORD(DISCARD_OPTIONAL, "optional", 0)
    WORD(DISCARD_REQUIRED, "required", 1)
    WORD(DISCARD_FORBIDDEN, "forbidden", 2),
    0, ALWAYS, "whether the player who ends the deal discards")
KEY(discard_taken, "discard.taken", 1, 0, BOOLS, 1, LAID,
    "whether the card just taken from the pile may be discarded (fact taken=)")

/* contracts: what must be laid down before anything else (fact round=) */
WORDS(contract_rounds, "contract.rounds", 1, 20, NONE, -1, LAID,
    "rounds of a game, each with a contract; none: no contracts")
STEPS(contract_sets, "contract.sets", 1, 20, 0, CONTRACT_SETS_MAX,
    CONTRACT " " SETS,
    "sets in the contract from round N on")
STEPS(contract_runs, "contract.runs", 1, 20, 0, CONTRACT_RUNS_MAX,
    CONTRACT " " RUNS,
    "runs in the contract from round N on")
STEPS(contract_run_size, "contract.run-size", 1, 20, 2, 14,
    CONTRACT " contract.runs!=empty",
    "cards in each run of the contract from round N on; otherwise run.min")
WORDS(contract_cards, "contract.cards", 1, 0,
    WORD(CONTRACT_EXACT, "exact", 0)
    WORD(CONTRACT_MORE, "more", 1),
    0, CONTRACT,
    "whether melds of the contract may have more cards than it asks for")
WORDS(contract_melds, "contract.melds", 1, 0,
    WORD(CONTRACT_ALONE, "exact", 0)
    WORD(CONTRACT_AND_MORE, "more", 1),
    0, CONTRACT,
    "whether other melds may be laid down together with the contract")
KEY(contract_gap, "contract.gap", 0, 12, "", 0,
    CONTRACT " contract.runs!=empty",
    "the fewest ranks between two runs of one suit in a contract")
KEY(contract_overlap, "contract.overlap", 1, 0, BOOLS, 1,
    CONTRACT " contract.runs!=empty " DOUBLES "/" STAND_INS,
    "whether two runs of one suit in a contract may share ranks")
KEY(contract_same_rank, "contract.same-rank", 1, 0, BOOLS, 1,
    CONTRACT " contract.sets!=empty " DOUBLES "/" STAND_INS,
    "whether two sets in a contract may be of one rank")
KEY(contract_last_complete, "contract.last-complete", 1, 0, BOOLS, 0, CONTRACT,
    "whether the contract of the last round takes every card of the hand")
WORDS(contract_last_discard, "contract.last-discard", 1, 0,
    SAME(DISCARD_OPTIONAL, "optional", 0)
    SAME(DISCARD_REQUIRED, "required", 1)
    SAME(DISCARD_FORBIDDEN, "forbidden", 2),
    0, CONTRACT,
    "whether the contract of the last round goes down with a discard")

/* an opening: what a player's first melds must count */
WORDS(opening_points, "opening.points", 1, 1000, NONE, -1,
    LAID " contract.rounds=none",
    "the least that the first melds a player lays down must count")
KEY(opening_min_runs, "opening.min-runs", 0, 8, "", 0, OPENING " " RUNS,
    "the fewest runs among these first melds")
KEY(opening_min_pure, "opening.min-pure", 0, 8, "", 0, OPENING " " RUNS,
    "the fewest pure runs among these first melds")
KEY(opening_out_exempt, "opening.out-exempt", 1, 0, BOOLS, 0, OPENING,
    "whether a player who lays down the whole hand at once may open with less")

/* points of a deal */
WORDS(scoring, "scoring", 1, 0,
    WORD(SCORING_DIFFERENCE, "difference", 0)
    WORD(SCORING_PENALTY, "penalty", 1)
    WORD(SCORING_COLLECT, "collect", 2)
    WORD(SCORING_MELDS, "melds", 3),
    0, ALWAYS, "who scores what")
KEY(gin_bonus, "gin.bonus", 0, 1000, "", 25, DIFFERENCE, "for going gin")
WORDS(gin_big_bonus, "gin.big-bonus", 0, 1000, NONE, -1,
    DIFFERENCE " discard.last!=required",
    "for gin without a discard; none: no such bonus")
KEY(undercut_bonus, "undercut.bonus", 0, 1000, "", 25,
    DIFFERENCE " knock.limit!=0 declare.all=false",
    "for an undercut")
KEY(undercut_on_tie, "undercut.on-tie", 1, 0, BOOLS, 1,
    DIFFERENCE " knock.limit!=0 declare.all=false",
    "whether equal deadwood is an undercut")
KEY(layoff_allowed, "layoff.allowed", 1, 0, BOOLS, 1, LAID_OFF,
    "whether cards may be laid off")
KEY(layoff_on_gin, "layoff.on-gin", 1, 0, BOOLS, 0,
    DIFFERENCE " layoff.allowed=true",
    "whether cards may be laid off on a gin hand")
WORDS(layoff_jokers, "layoff.jokers", 1, 0,
    WORD(LAYOFF_FIXED, "fixed", 0)
    WORD(LAYOFF_MOVED, "moved", 1)
    WORD(LAYOFF_CLAIMED, "claimed", 2),
    0, LAID " layoff.allowed=true " STAND_INS " " RUNS,
    "what happens to a joker in a run on the table when its card is laid there")
WORDS(layoff_set_jokers, "layoff.set-jokers", 1, 0,
    WORD(SET_JOKERS_FIXED, "fixed", 0)
    WORD(SET_JOKERS_CLAIMED, "claimed", 1)
    WORD(SET_JOKERS_BOTH_SUITS, "both-suits", 2),
    0, LAID " layoff.allowed=true " STAND_INS " " SETS,
    "whether a joker in a set on the table is claimed by a card of its rank, by "
    "the two that complete a set of three, or never")
WORDS(layoff_claimed, "layoff.claimed", 1, 0,
    WORD(CLAIMED_IS_LAID, "laid", 0)
    WORD(CLAIMED_IS_KEPT, "kept", 1),
    0, LAID " layoff.allowed=true "
    "layoff.jokers=claimed/layoff.set-jokers!=fixed " STAND_INS,
    "whether a joker that is claimed must be laid at once, or may be kept")
KEY(layoff_needs_down, "layoff.needs-down", 1, 0, BOOLS, 0,
    LAID " layoff.allowed=true",
    "whether only a player with melds on the table may lay off")
KEY(layoff_same_turn, "layoff.same-turn", 1, 0, BOOLS, 1,
    LAID " layoff.allowed=true",
    "whether a player may lay off in the turn of going down")
KEY(layoff_through_sets, "layoff.through-sets", 1, 0, BOOLS, 0,
    LAID " layoff.allowed=true " SETS " " RUNS,
    "whether a run may be continued past a card that lies in a set on the "
    "table")
KEY(melds_later, "melds.later", 1, 0, BOOLS, 1, LAID,
    "whether a player with melds on the table may lay down more")
WORDS(melds_ace_low, "melds.ace-low", 0, 1000,
    WORD(MELDS_AS_CARD, "ace", -1),
    -1, MELDS_COUNT " " RUNS " " HAS("A"),
    "what an ace below a two counts in a meld; ace: as values.ace")
WORDS(melds_joker, "melds.joker", 0, 1000,
    SAME(MELDS_AS_CARD, "joker", -1)
    WORD(MELDS_AS_PLACE, "card", -2),
    -1,
    MELDS_COUNT " " STAND_INS,
    "what a joker or wild card counts in a meld; joker: as in a hand; card: "
    "as the card that it, or a wild card, stands for")
KEY(out_bonus, "out.bonus", 0, 10000, "", 0, "scoring=collect|melds",
    "for going out")
KEY(out_points, "out.points", -1000, 1000, "", 0, "scoring=penalty",
    "what the player who goes out scores, with no card left")
KEY(collect_deduct, "collect.deduct", 1, 0, BOOLS, 0, "scoring=collect",
    "whether the others lose what the winner collects")
KEY(at_once_multiplier, "at-once.multiplier", 1, 10, "", 1,
    "scoring=collect|penalty|melds hand.counts=whole",
    "multiplies the points of a deal that ends with Rummy, going out all at "
    "once, but no bonus; unless scoring is penalty, the winner's alone")
KEY(at_once_claimed, "at-once.claimed", 1, 0, BOOLS, 1,
    LAID " at-once.multiplier!=1/at-once.turn!=1",
    "whether going out all at once is Rummy only where that is claimed, with "
    "rummy or gin")
KEY(at_once_turn, "at-once.turn", 1, 100, "", 1, LAID,
    "the first turn in which Rummy may be claimed (fact turn=)")
KEY(at_once_playable, "at-once.playable", 1, 0, BOOLS, 1, LAID,
    "whether Rummy may be claimed while a card of the hand fits a meld on "
    "the table")
KEY(deal_spade_multiplier, "deal.spade-multiplier", 1, 10, "", 1, DIFFERENCE,
    "multiplies the points of a deal whose upcard is a spade")
#include "rules/keys-penalty.h"
#include "rules/keys-game.h"
#include "rules/keys-end.h"
