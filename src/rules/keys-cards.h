/*
 * The keys of the cards: what they are, what they can be, melds, values, claims.
 * A part of keys.h, which says how a row reads.
 */
/* the cards */
NUMBER(deck_packs, "deck.packs", 1, 8, 1, ALWAYS, "packs of cards",
    SAY("1", "one pack of cards")
    SAY("#", "{value} packs of cards"))
RANKS(deck_ranks, "deck.ranks", ALWAYS,
    "the ranks of the cards in a pack; empty: all 13",
    "-a pack has the cards of all 13 ranks",
    "a pack has only cards of the ranks {value}")
STEPS(deck_packs_from, "deck.packs-from", 2, 10, 1, 8, ALWAYS,
    "packs from N players on; replaces deck.packs",
    "-the same packs for any number of players",
    "player", "packs: {steps}")
NUMBER(deck_jokers, "deck.jokers", -9, 16, 0, ALWAYS, "printed jokers",
    SAY("0", "-no printed jokers")
    SAY("1", "one printed joker")
    SAY("#", "{value} printed jokers"))
STEPS(deck_jokers_from, "deck.jokers-from", 2, 10, 0, 16, ALWAYS,
    "printed jokers from N players on; replaces deck.jokers",
    "-the same number of printed jokers for any number of players",
    "player", "printed jokers: {steps}")
WORDS(deck_jokers_per, "deck.jokers-per", 1, 0,
    WORD(JOKERS_PER_DECK, "deck", 0, "-printed jokers are counted in all")
    WORD(JOKERS_PER_PACK, "pack", 1,
        "[that many ]printed jokers are in each pack")
    WORD(JOKERS_PER_PLAYER, "player", 2,
        "[besides these, ]one printed joker for each player"),
    0, JOKERS,
    "whether deck.jokers is the number in all, per pack, or beside one per "
    "player")
FLAG(deck_strict, "deck.strict", 1, ALWAYS,
    "whether more copies of a card at a table than in the packs are an error, "
    "not a warning",
    "-a card too many at a table is a warning",
    "-a card too many at a table is an error")
NUMBER(hand_size, "hand.size", 1, 64, 10, "hand.rounds!=complete",
    "cards dealt to each player",
    SAY("1", "one card is dealt to each player")
    SAY("#", "{value} cards are dealt to each player"))
STEPS(hand_size_from, "hand.size-from", 2, 10, 1, 64, "hand.rounds!=complete",
    "cards dealt from N players on; replaces hand.size",
    "-the same number of cards for any number of players",
    "player", "cards dealt: {steps}")
STEPS(hand_rounds, "hand.rounds", 1, 20, 1, 64, ALWAYS,
    "cards dealt from round N on; replaces hand.size and hand.size-from",
    "-the same number of cards in every round",
    "round", "cards dealt: {steps}")
WORDS(hand_counts, "hand.counts", 1, 0,
    WORD(HAND_UNMATCHED, "unmatched", 0,
        "at the end of a deal only unmatched cards count")
    WORD(HAND_WHOLE, "whole", 1,
        "at the end of a deal every card not laid on the table counts"),
    0, ALWAYS,
    "what a hand counts at a table: its unmatched cards, or every card not "
    "laid down")
NUMBER(players_min, "players.min", 2, 10, 2, ALWAYS,
    "the fewest players at a table",
    SAY("#", "at least {value} players"))
NUMBER(players_max, "players.max", 2, 10, 2, ALWAYS,
    "the most players at a table",
    SAY("#", "at most {value} players"))

/* what a card can be */
FLAG(wild_turned, "wild.turned", 0, ALWAYS,
    "whether a card turned before play decides what is wild (fact wild=)",
    "-no card is turned to be wild",
    "a card turned before play decides what is wild")
WORDS(wild_joker_turned, "wild.joker-turned", 1, 0,
    WORD(TURNED_ACES, "aces", 0, "aces are wild when a printed joker is turned")
    WORD(TURNED_JOKERS_ONLY, "jokers-only", 1,
        "no card but jokers is wild when a printed joker is turned")
    WORD(TURNED_ACE_OF_SPADES, "ace-of-spades", 2,
        "a printed joker turned counts as the ace of spades"),
    0, "wild.turned=true wild.printed=wild " JOKERS " " HAS("A"),
    "what is wild besides printed jokers if one of them is turned")
FLAG(wild_same_rank, "wild.same-rank", 1, "wild.turned=true",
    "whether the turned card makes its rank wild",
    "the turned card does not make its rank wild",
    "the turned card makes its rank wild")
FLAG(wild_same_card, "wild.same-card", 0,
    "wild.turned=true wild.same-rank=false",
    "whether the turned card makes the cards identical to it wild",
    "-the turned card alone is not wild",
    "cards identical to the turned one are wild")
FLAG(wild_above, "wild.above", 0, "wild.turned=true",
    "whether the turned card makes the card above it in its suit wild",
    "-the card above the turned one is not wild",
    "the card above the turned one is wild")
FLAG(wild_below, "wild.below", 0, "wild.turned=true",
    "whether the turned card makes the card below it in its suit wild",
    "-the card below the turned one is not wild",
    "the card below the turned one is wild")
FLAG(wild_wraps, "wild.wraps", 0,
    "wild.turned=true wild.above=true/wild.below=true",
    "whether the ace is then above the king and the king below the ace",
    "-no card is above the king or below the ace",
    "for this, the ace is above the king and the king below the ace")
RANKS(wild_ranks, "wild.ranks", ALWAYS, "ranks that are always wild",
    "-no rank is always wild",
    "every card of rank {value} is wild")
CARDS(wild_cards, "wild.cards", ALWAYS, "single cards that are always wild",
    "-no single card is always wild",
    "these cards are always wild: {value}")
RANK_STEPS(wild_rounds, "wild.rounds", 1, 20, ALWAYS,
    "the rank that is wild from round N on",
    "-no rank is wild in one round alone",
    "round", "one rank is wild: {steps}")
FLAG(wild_as_natural, "wild.as-natural", 1, WILD,
    "whether a wild card may stand for itself, even in a pure run",
    "a wild card is a joker wherever it stands",
    "a wild card may stand for itself, in a {pure-run} too")
WORDS(wild_printed, "wild.printed", 1, 0,
    WORD(PRINTED_WILD, "wild", 0, "-printed jokers are wild")
    WORD(PRINTED_TURNED, "turned-card", 1,
        "a printed joker is not wild, but counts as a copy of the turned card"),
    0, FACES,
    "whether a printed joker is a joker, or only the turned card itself")

/* melds */
WORDS(set_min, "set.min", 2, 64,
    WORD(NO_MELDS, "none", 65, "there are no {sets}")
    SAY("#", "a {set} has at least {value} cards"),
    3, ALWAYS, "the fewest cards in a set; none: no sets")
WORDS(set_max, "set.max", 2, 64,
    NONE("-a {set} may have any number of cards")
    SAY("#", "a {set} has at most {value} cards[, jokers included]"),
    -1, SETS, "the most cards in a set, jokers included")
WORDS(set_suits, "set.suits", 1, 0,
    WORD(SET_SUITS_DISTINCT, "distinct", 0,
        "no two cards of a {set} are of one suit")
    WORD(SET_SUITS_ANY, "any", 1, "a {set} may hold two cards of one suit"),
    0, DOUBLES " " SETS, "whether a set may have two cards of one suit")
WORDS(run_min, "run.min", 2, 64,
    SAME(NO_MELDS, "none", 65, "there are no {runs}")
    SAY("#", "a {run} has at least {value} cards"),
    3, ALWAYS, "the fewest cards in a run; none: no runs")
WORDS(run_max, "run.max", 2, 64,
    NONE("-a {run} may have any number of cards")
    SAY("#", "a {run} has at most {value} cards"),
    -1, RUNS, "the most cards in a run")
WORDS(run_ace, "run.ace", 1, 0,
    WORD(RUN_ACE_LOW, "low", 1, "an ace is low[: A 2 3 is a {run}, Q K A is "
        "not]")
    WORD(RUN_ACE_BOTH, "both", 3,
        "an ace is low or high[: A 2 3 and Q K A are {runs}, K A 2 is not]")
    WORD(RUN_ACE_HIGH, "high", 2,
        "an ace is high[: Q K A is a {run}, A 2 3 is not]")
    WORD(RUN_ACE_WRAP, "wrap", 4,
        "an ace may stand anywhere[: A 2 3, Q K A and K A 2 are {runs}]"),
    1, RUNS " " HAS("A"),
    "where an ace may be in a run; wrap: anywhere, so K A 2 is a run")
WORDS(same_min, "same.min", 2, 8,
    NONE("-identical cards are not a meld")
    SAY("#", "{value} identical cards are a meld"),
    -1, PENALTY " " DOUBLES,
    "the fewest cards in a meld of identical cards; none: no such melds")
WORDS(same_counts_as, "same.counts-as", 1, 0,
    WORD(SAME_SET, "set", 0, "-identical cards count as a {set}")
    WORD(SAME_PURE_RUN, "pure-run", 1, "identical cards count as a {pure-run}"),
    0, PENALTY " same.min!=none",
    "what a meld of identical cards counts as in a claim")
FLAG(same_jokers, "same.jokers", 0, PENALTY " same.min!=none wild.printed=wild "
    JOKERS, "whether printed jokers may form a meld of identical cards",
    "-printed jokers are not a meld of identical cards",
    "printed jokers, too, are identical cards")
NUMBER(jokers_min_naturals, "jokers.min-naturals", 0, 64, 1, ALWAYS,
    "the fewest cards in a meld that stand for themselves",
    SAY("0", "a meld may have any number of jokers, or consist of them alone")
    SAY("1", "one card of a meld must stand for itself, and one is enough")
    SAY("#", "at least {value} cards of a meld must stand for themselves"))
NUMBER(jokers_natural_percent, "jokers.natural-percent", 0, 100, 0, STAND_INS,
    "percentage of a meld's cards that must stand for themselves",
    SAY("0", "-jokers may outnumber the other cards of a meld")
    SAY("#", "at least {value} percent of a meld's cards must stand for "
        "themselves"))
FLAG(jokers_adjacent, "jokers.adjacent", 1, STAND_INS " " RUNS,
    "whether two jokers may be adjacent in a run",
    "two jokers may not be adjacent in a {run}",
    "two jokers may be adjacent in a {run}")
STEPS(jokers_max_by_size, "jokers.max-by-size", 2, 64, 0, 64, STAND_INS,
    "the most jokers in a meld of N cards or more",
    "-the size of a meld does not limit its jokers",
    "card", "a meld has at most this many jokers: {steps}")
WORDS(jokers_max_per_set, "jokers.max-per-set", 0, 64,
    NONE("-a {set} may have any number of jokers")
    SAY("0", "a {set} has no jokers")
    SAY("1", "a {set} has at most one joker")
    SAY("#", "a {set} has at most {value} jokers"),
    -1, STAND_INS " " SETS, "the most jokers in a set")
WORDS(jokers_max_per_run, "jokers.max-per-run", 0, 64,
    NONE("-a {run} may have any number of jokers")
    SAY("0", "a {run} has no jokers")
    SAY("1", "a {run} has at most one joker")
    SAY("#", "a {run} has at most {value} jokers"),
    -1, STAND_INS " " RUNS, "the most jokers in a run")

/* what an unmatched card costs */
#define RANK(member, rank, value, one) \
    NUMBER(values_##member, "values." #member, 0, 1000, value, \
    NOT_WILD(rank), one, SAY("#", one " counts {value}"))
RANK(ace, "A", 1, "an ace")
RANK(2, "2", 2, "a two")
RANK(3, "3", 3, "a three")
RANK(4, "4", 4, "a four")
RANK(5, "5", 5, "a five")
RANK(6, "6", 6, "a six")
RANK(7, "7", 7, "a seven")
RANK(8, "8", 8, "an eight")
RANK(9, "9", 9, "a nine")
RANK(10, "10", 10, "a ten")
RANK(jack, "J", 10, "a jack")
RANK(queen, "Q", 10, "a queen")
RANK(king, "K", 10, "a king")
#undef RANK
VALUES(values_cards, "values.cards", ALWAYS,
    "single cards that have a value other than their rank's",
    "-every card counts as its rank",
    "some cards have values of their own: {value}")
NUMBER(values_joker, "values.joker", 0, 1000, 0, JOKERS " wild.printed=wild",
    "an unmatched printed joker",
    SAY("#", "a printed joker counts {value}"))
WORDS(values_wild, "values.wild", 0, 1000,
    WORD(VALUE_AS_RANK, "rank", -1, "a wild card counts as its rank")
    SAY("#", "a wild card counts {value}"),
    0, WILD, "an unmatched wild card; rank: as its rank")

/* claims: what a player who ends the deal must show */
FLAG(declare_all, "declare.all", 0, SHOWN,
    "whether a claim must meld every card",
    "-a claim may leave cards unmatched",
    "a claim must have every card in a meld")
NUMBER(declare_min_runs, "declare.min-runs", 0, 8, 0, SHOWN " " RUNS_IN_CLAIMS,
    "the fewest runs in a claim",
    SAY("0", "-a claim needs no {run}")
    SAY("1", "a claim must have at least one {run}")
    SAY("#", "a claim must have at least {value} {runs}"))
NUMBER(declare_min_pure, "declare.min-pure", 0, 8, 0, SHOWN " " RUNS_IN_CLAIMS,
    "the fewest pure runs in a claim",
    SAY("0", "-a claim needs no {pure-run}")
    SAY("1",
        "a claim must have at least one {pure-run}[, that is, one without a "
        "joker]")
    SAY("#", "a claim must have at least {value} {pure-runs}[, that is, "
        "without a joker]"))
NUMBER(declare_long_run, "declare.long-run", 0, 14, 0, SHOWN " " RUNS
    " declare.min-runs!=0", "the fewest cards in the longest run of a claim",
    SAY("0", "-no {run} of a claim need be longer")
    SAY("#",
        "one {run} of a claim must have at least {value} cards[, jokers "
        "included]"))
WORDS(declare_pairs, "declare.pairs", 1, 32,
    NONE("-pairs of identical cards are not a claim")
    SAY("1", "one pair of identical cards is a claim, too")
    SAY("#", "{value} pairs of identical cards are a claim, too"),
    -1, COMPLETE, "how many pairs of identical cards are a claim of their own")
FLAG(declare_pair_jokers, "declare.pair-jokers", 0, COMPLETE
    " declare.pairs!=none " STAND_INS,
    "whether a joker may stand for a card of such a pair",
    "-jokers stand for no card of these pairs",
    "a joker may stand for a card of these pairs")
WORDS(declare_triples, "declare.triples", 1, 21,
    NONE("-melds of identical cards are not a claim alone")
    SAY("1", "one meld of identical cards is a claim, too")
    SAY("#", "{value} melds of identical cards are a claim, too"),
    -1, COMPLETE " same.min!=none declare.rest-free=true/declare.min-runs!=0/"
    "declare.min-pure!=0",
    "how many melds of identical cards are a claim of their own")
WORDS(declare_wilds, "declare.wilds", 1, 64,
    NONE("-jokers are not a claim alone")
    SAY("1", "one joker is a claim, too")
    SAY("#", "{value} jokers are a claim, too"),
    -1, COMPLETE " " STAND_INS,
    "how many jokers, printed and wild, are a claim of their own")
FLAG(declare_rest_free, "declare.rest-free", 0, COMPLETE
    " declare.pairs!=none/declare.triples!=none/declare.wilds!=none",
    "whether a claim of those may have other cards, melded or not",
    "-such a claim has no other cards",
    "the other cards of such a claim may be unmatched")
WORDS(declare_cards, "declare.cards", 1, 0,
    WORD(DECLARE_DEALT, "dealt", 0, "-a claim has as many cards as were dealt")
    WORD(DECLARE_ANY, "any", 1, "-a claim may have any number of cards"),
    0, ALWAYS, "the number of cards in a claim: that dealt, or any")
WORDS(knock_limit, "knock.limit", 0, 1000,
    WORD(KEY_NONE, "none", -1, "-a player may knock with any deadwood")
    WORD(KNOCK_TURN_UP, "turn-up", -2,
        "the upcard sets the deadwood that a player may knock with")
    SAY("0", "nobody knocks with deadwood[: only gin ends a deal]")
    SAY("#", "a player may knock with {value} deadwood or less"),
    -1, KNOCKS,
    "the most deadwood to knock with; turn-up: the value of the upcard")
NUMBER(knock_ace_limit, "knock.ace-limit", 0, 1000, 1, KNOCKS
    " knock.limit=turn-up " HAS("A"),
    "the limit if the upcard is an ace; 0: only gin ends the deal",
    SAY("0", "only gin ends the deal when the upcard is an ace")
    SAY("#", "the limit is {value} when the upcard is an ace"))
WORDS(discard_last, "discard.last", 1, 0,
    WORD(DISCARD_OPTIONAL, "optional", 0,
        "-a deal may end with or without a discard")
    WORD(DISCARD_REQUIRED, "required", 1, "a deal must end with a discard")
    WORD(DISCARD_FORBIDDEN, "forbidden", 2,
        "a deal may not end with a discard"),
    0, ALWAYS, "whether the player who ends the deal discards")
FLAG(discard_taken, "discard.taken", 1, LAID,
    "whether the card just taken from the pile may be discarded (fact taken=)",
    "the discard may not be the card just taken from the pile",
    "-the discard may be the card just taken from the pile")
