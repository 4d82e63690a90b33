/*
 * The keys of deals that a player wins by declaring: what the others lose, and
 * what is paid.  A part of keys.h, which says how a row reads.
 */
WORDS(lose_gate, "lose.gate", 1, 0,
    WORD(GATE_NONE, "none", 0, "melds never count against a loser")
    WORD(GATE_TWO_SEQUENCES, "two-sequences", 1, "melds are exempt only with "
        "the {runs} that a claim needs[; without them every card of a loser "
        "counts]")
    WORD(GATE_LADDER, "ladder", 2, "one {pure-run} is exempt[; with the {runs} "
        "that a "
        "claim needs, every meld of a loser is exempt]")
    WORD(GATE_PURE_ONLY, "pure-only", 3,
        "one {pure-run} exempts every meld[ of a loser]")
    WORD(GATE_PURE_RUNS, "pure-runs", 4, "every {pure-run} of a loser is "
        "exempt"),
    0, PENALTY, "what a loser needs for melds not to count")
WORDS(lose_no_pure, "lose.no-pure", 1, 0,
    WORD(NO_PURE_SUMMED, "summed", 0,
        "without a {pure-run} a loser's cards are added up")
    WORD(NO_PURE_FLAT, "flat", 1, "without a {pure-run} a loser scores the "
        "full count"),
    0, PENALTY " lose.cap!=none",
    "what a loser without a pure run scores: the sum of the cards, or lose.cap")
WORDS(lose_not_down, "lose.not-down", 0, 10000,
    WORD(LOSE_AS_COUNTED, "count", -1,
        "-a player who has laid down nothing scores the hand's count")
    SAY("#", "a player who has laid down nothing scores {value}"),
    -1, LAID_PENALTY,
    "what a loser who has laid down nothing scores; count: what the hand "
    "counts")
WORDS(lose_flat, "lose.flat", 0, 10000,
    SAME(LOSE_AS_COUNTED, "count", -1, "-a loser's hand counts")
    SAY("#",
        "every loser[ who is still in] scores {value}[, whatever the cards "
        "are]"),
    -1, PENALTY,
    "what each player who is still in loses when another wins, whatever the "
    "cards are; count: what the hand counts")
WORDS(lose_shown, "lose.shown", 0, 10000,
    WORD(LOSE_FLAT, "flat", -1,
        "-a loser with the {runs} that a claim needs scores as much")
    SAY("#", "a loser with the {runs} that a claim needs scores {value}"),
    -1, PENALTY " lose.flat!=count " FIRST_PART,
    "the same for a loser with the runs that a claim needs; flat: as lose.flat")
STEPS(lose_pairs_from, "lose.pairs-from", 1, 32, 0, 10000, PENALTY " " DOUBLES,
    "the most that a loser with N pairs of identical cards loses",
    "-pairs of a loser cost no less",
    "pair", "a loser with pairs of identical cards scores at most: {steps}")
NUMBER(lose_pairs_extra, "lose.pairs-extra", 0, 10000, 0, COMPLETE
    " declare.pairs!=none",
    "what each loser loses in addition to a claim of pairs",
    SAY("0", "-a claim of pairs adds nothing to what the losers score")
    SAY("#", "a claim of pairs adds {value} to what the losers score"))
NUMBER(lose_pairs_multiplier, "lose.pairs-multiplier", 1, 10, 1, COMPLETE
    " declare.pairs!=none",
    "multiplies what each loser loses to a claim of pairs",
    SAY("1", "-a claim of pairs costs the losers no more")
    SAY("#", "a claim of pairs multiplies what the losers score by {value}"))
NUMBER(lose_joker_multiplier, "lose.joker-multiplier", 1, 10, 1, PENALTY
    " discard.last!=forbidden " STAND_INS,
    "multiplies what each loser loses if the last discard is a joker, printed "
    "or wild",
    SAY("1", "-a joker as the last discard costs the losers no more")
    SAY("#",
        "a joker as the last discard multiplies what the losers score by "
        "{value}"))
WORDS(lose_cap, "lose.cap", 1, 10000,
    NONE("-there is no full count")
    SAY("#", "a loser's cards count at most {value}[, the full count]"),
    -1, LOSER_COUNTS, "the most points of a loser")
NUMBER(lose_round_to, "lose.round-to", 1, 100, 1, LOSER_COUNTS,
    "points are rounded to the nearest multiple of this, half up",
    SAY("1", "-points are not rounded")
    SAY("#", "[a loser's points are ]rounded to {value}"))
WORDS(penalty_wrong, "penalty.wrong", 0, 10000,
    WORD(PENALTY_AS_COUNTED, "count", -1, "a {wrong-claim} costs what the hand "
        "counts")
    SAY("#", "a {wrong-claim} costs {value}"),
    0, PENALTY, "a wrong declaration; count: what the hand counts")
NUMBER(penalty_first_drop, "penalty.first-drop", 0, 10000, 0, PENALTY
    " drop.allowed=true/penalty.left-before=first-drop",
    "a drop before the first draw",
    SAY("#", "a drop before the first draw costs {value}"))
NUMBER(penalty_middle_drop, "penalty.middle-drop", 0, 10000, 0, PENALTY
    " drop.allowed=true/penalty.missed=middle-drop/"
    "penalty.left-after=middle-drop", "a later drop",
    SAY("#", "a later drop costs {value}"))
NUMBER(penalty_last_drop, "penalty.last-drop", 0, 10000, 0, PENALTY
    " drop.allowed=true", "the last drop",
    SAY("#", "the last drop costs {value}"))
WORDS(penalty_missed, "penalty.missed", 0, 10000,
    WORD(PENALTY_AS_DROP, "middle-drop", -1,
        "three turns missed in a row cost as much as a later drop")
    SAY("#", "three turns missed in a row cost {value}"),
    -1, PENALTY, "three missed turns in a row; middle-drop: as that drop")
WORDS(penalty_left_before, "penalty.left-before", 0, 10000,
    SAME(PENALTY_AS_DROP, "first-drop", -1,
        "leaving the table before drawing costs as much as a drop then")
    SAY("#", "leaving the table before drawing costs {value}"),
    -1, PENALTY, "leaving the table before drawing; first-drop: as that drop")
WORDS(penalty_left_after, "penalty.left-after", 0, 10000,
    SAME(PENALTY_AS_DROP, "middle-drop", -1,
        "leaving the table later costs as much as a later drop")
    SAY("#", "leaving the table later costs {value}"),
    -1, PENALTY, "leaving the table after drawing; middle-drop: as that drop")
NUMBER(penalty_second_complete, "penalty.second-complete", 0, 10000, 0, PENALTY,
    "a complete hand that was not the first declared",
    SAY("#", "a complete hand that was not declared first costs {value}"))
WORDS(penalty_no_turn, "penalty.no-turn", 0, 10000,
    SAME(PENALTY_AS_COUNTED, "count", -1,
        "a loser who had no turn scores what the hand counts")
    WORD(PENALTY_HALF, "half", -2,
        "a loser who had no turn scores half of what the hand counts")
    SAY("#", "a loser who had no turn scores {value}"),
    -1, PENALTY,
    "a loser who never had a turn: points, the count, or half the count, "
    "rounded up")
FLAG(drop_allowed, "drop.allowed", 1, PENALTY,
    "whether a player may drop; otherwise a drop is an error",
    "nobody may drop",
    "-a player may drop")
WORDS(settle, "settle", 1, 0,
    WORD(SETTLE_WINNER, "winner", 0, "-for money, each pays the winner of the "
        "game the difference of their totals")
    WORD(SETTLE_PAIRS, "pairs", 1, "for money, each two players settle the "
        "difference of their totals after the game")
    WORD(SETTLE_NONE, "none", 2, "-no money changes hands")
    WORD(SETTLE_POINTS, "points", 3, "losers pay the winner for each point")
    WORD(SETTLE_POOL, "pool", 4, "the winner of the pool takes all entries")
    WORD(SETTLE_DEALS, "deals", 5, "losers pay the winner one chip per point"),
    0, "scoring=penalty/settle=pool|pairs|winner|none",
    "how money or chips change hands, after a deal or a game")

WORDS(point_value, "point.value", 0, 10000,
    NONE("-what a point is worth is up to the players")
    SAY("#", "a point is worth {value}, if nothing else is agreed"),
    -1, "settle=points",
    "what a point is worth in money if the fact value= is not given; none: "
    "nothing is paid then")

/* value cards: what the turned card and its neighbours are worth */
STEPS(bonus_turned, "bonus.turned", 1, 8, 0, 1000, VALUE_CARDS,
    "points for N copies of the turned card, paid by each other player",
    "-the turned card is worth nothing by itself",
    "card", "the turned card is worth points: {steps}")
STEPS(bonus_above, "bonus.above", 1, 8, 0, 1000, VALUE_CARDS " wild.above=true",
    "points for N copies of the card above the turned card in its suit",
    "-the card above the turned one is worth nothing by itself",
    "card", "the card above the turned one is worth points: {steps}")
STEPS(bonus_below, "bonus.below", 1, 8, 0, 1000, VALUE_CARDS " wild.below=true",
    "points for N copies of the card below the turned card in its suit",
    "-the card below the turned one is worth nothing by itself",
    "card", "the card below the turned one is worth points: {steps}")
STEPS(bonus_marriage, "bonus.marriage", 1, 8, 0, 1000, VALUE_CARDS
    " wild.above=true wild.below=true",
    "points for N marriages, each of these three cards, which then count "
    "nothing by themselves",
    "-a marriage is worth nothing by itself",
    "marriage", "a marriage, the turned card with those above and below it, is "
        "worth points: {steps}")
STEPS(bonus_joker, "bonus.joker", 1, 16, 0, 1000, VALUE_CARDS
    " wild.printed=wild " JOKERS, "points for N printed jokers",
    "-a printed joker is worth nothing by itself",
    "card", "printed jokers are worth points: {steps}")
STEPS(bonus_triple, "bonus.triple", 1, 21, 0, 1000, VALUE_CARDS
    " same.min!=none",
    "points for N melds of identical cards, which then count nothing by "
    "themselves",
    "-melds of identical cards are worth nothing by themselves",
    "meld", "melds of identical cards are worth points: {steps}")
VALUES(bonus_cards, "bonus.cards", PENALTY " settle=points",
    "points for each copy of single cards, besides what else they count",
    "-no other card is worth anything by itself",
    "single cards are worth points: {value}")
WORDS(bonus_not_shown, "bonus.not-shown", 1, 0,
    WORD(BONUS_OWN, "own", 0, "-every loser is paid for value cards")
    WORD(BONUS_NOTHING, "nothing", 1, "value cards of a loser without the "
        "{runs} "
        "that a claim needs count for nobody")
    WORD(BONUS_WINNER, "winner", 2, "value cards of a loser without the {runs} "
        "that a claim needs count for the winner"),
    0, PENALTY " settle=points " FIRST_PART " bonus.turned!=empty/"
    "bonus.above!=empty/bonus.below!=empty/bonus.marriage!=empty/"
    "bonus.joker!=empty/bonus.triple!=empty/bonus.cards!=empty",
    "for whom the value cards of a loser without the runs that a claim needs "
    "count: own, nothing (nobody) or winner")
