/*
 * The keys of deals that a player wins by declaring: what the others lose, and
 * what is paid.  A part of keys.h, which says how a row reads.
 */
WORDS(lose_gate, "lose.gate", 1, 0,
    WORD(GATE_NONE, "none", 0)
    WORD(GATE_TWO_SEQUENCES, "two-sequences", 1)
    WORD(GATE_LADDER, "ladder", 2)
    WORD(GATE_PURE_ONLY, "pure-only", 3)
    WORD(GATE_PURE_RUNS, "pure-runs", 4),
    0, PENALTY, "what a loser needs for melds not to count")
WORDS(lose_no_pure, "lose.no-pure", 1, 0,
    WORD(NO_PURE_SUMMED, "summed", 0)
    WORD(NO_PURE_FLAT, "flat", 1),
    0,
    PENALTY " lose.cap!=none",
    "what a loser without a pure run scores: the sum of the cards, or lose.cap")
WORDS(lose_not_down, "lose.not-down", 0, 10000,
    WORD(LOSE_AS_COUNTED, "count", -1),
    -1, LAID_PENALTY,
    "what a loser who has laid down nothing scores; count: what the hand "
    "counts")
WORDS(lose_flat, "lose.flat", 0, 10000,
    SAME(LOSE_AS_COUNTED, "count", -1),
    -1, PENALTY,
    "what each player who is still in loses when another wins, whatever the "
    "cards are; count: what the hand counts")
WORDS(lose_shown, "lose.shown", 0, 10000,
    WORD(LOSE_FLAT, "flat", -1),
    -1, PENALTY " lose.flat!=count " FIRST_PART,
    "the same for a loser with the runs that a claim needs; flat: as lose.flat")
STEPS(lose_pairs_from, "lose.pairs-from", 1, 32, 0, 10000, PENALTY " " DOUBLES,
    "the most that a loser with N pairs of identical cards loses")
KEY(lose_pairs_extra, "lose.pairs-extra", 0, 10000, "", 0,
    COMPLETE " declare.pairs!=none",
    "what each loser loses in addition to a claim of pairs")
KEY(lose_pairs_multiplier, "lose.pairs-multiplier", 1, 10, "", 1,
    COMPLETE " declare.pairs!=none",
    "multiplies what each loser loses to a claim of pairs")
KEY(lose_joker_multiplier, "lose.joker-multiplier", 1, 10, "", 1,
    PENALTY " discard.last!=forbidden " STAND_INS,
    "multiplies what each loser loses if the last discard is a joker, printed "
    "or wild")
WORDS(lose_cap, "lose.cap", 1, 10000, NONE, -1, LOSER_COUNTS,
    "the most points of a loser")
KEY(lose_round_to, "lose.round-to", 1, 100, "", 1, LOSER_COUNTS,
    "points are rounded to the nearest multiple of this, half up")
WORDS(penalty_wrong, "penalty.wrong", 0, 10000,
    WORD(PENALTY_AS_COUNTED, "count", -1),
    0, PENALTY,
    "a wrong declaration; count: what the hand counts")
KEY(penalty_first_drop, "penalty.first-drop", 0, 10000, "", 0,
    PENALTY " drop.allowed=true/penalty.left-before=first-drop",
    "a drop before the first draw")
KEY(penalty_middle_drop, "penalty.middle-drop", 0, 10000, "", 0,
    PENALTY " drop.allowed=true/penalty.missed=middle-drop/"
    "penalty.left-after=middle-drop", "a later drop")
KEY(penalty_last_drop, "penalty.last-drop", 0, 10000, "", 0,
    PENALTY " drop.allowed=true", "the last drop")
WORDS(penalty_missed, "penalty.missed", 0, 10000,
    WORD(PENALTY_AS_DROP, "middle-drop", -1),
    -1, PENALTY,
    "three missed turns in a row; middle-drop: as that drop")
WORDS(penalty_left_before, "penalty.left-before", 0, 10000,
    SAME(PENALTY_AS_DROP, "first-drop", -1),
    -1,
    PENALTY, "leaving the table before drawing; first-drop: as that drop")
WORDS(penalty_left_after, "penalty.left-after", 0, 10000,
    SAME(PENALTY_AS_DROP, "middle-drop", -1),
    -1,
    PENALTY, "leaving the table after drawing; middle-drop: as that drop")
KEY(penalty_second_complete, "penalty.second-complete", 0, 10000, "", 0,
    PENALTY, "a complete hand that was not the first declared")
WORDS(penalty_no_turn, "penalty.no-turn", 0, 10000,
    SAME(PENALTY_AS_COUNTED, "count", -1)
    WORD(PENALTY_HALF, "half", -2),
    -1,
    PENALTY,
    "a loser who never had a turn: points, the count, or half the count, "
    "rounded up")
KEY(drop_allowed, "drop.allowed", 1, 0, BOOLS, 1, PENALTY,
    "whether a player may drop; otherwise a drop is an error")
WORDS(settle, "settle", 1, 0,
    WORD(SETTLE_WINNER, "winner", 0)
    WORD(SETTLE_PAIRS, "pairs", 1)
    WORD(SETTLE_NONE, "none", 2)
    WORD(SETTLE_POINTS, "points", 3)
    WORD(SETTLE_POOL, "pool", 4)
    WORD(SETTLE_DEALS, "deals", 5),
    0,
    "scoring=penalty/settle=pool|pairs|winner|none",
    "how money or chips change hands, after a deal or a game")

WORDS(point_value, "point.value", 0, 10000, NONE, -1, "settle=points",
    "what a point is worth in money if the fact value= is not given; none: "
    "nothing is paid then")

/* value cards: what the turned card and its neighbours are worth */
STEPS(bonus_turned, "bonus.turned", 1, 8, 0, 1000, VALUE_CARDS,
    "points for N copies of the turned card, paid by each other player")
STEPS(bonus_above, "bonus.above", 1, 8, 0, 1000, VALUE_CARDS " wild.above=true",
    "points for N copies of the card above the turned card in its suit")
STEPS(bonus_below, "bonus.below", 1, 8, 0, 1000, VALUE_CARDS " wild.below=true",
    "points for N copies of the card below the turned card in its suit")
STEPS(bonus_marriage, "bonus.marriage", 1, 8, 0, 1000,
    VALUE_CARDS " wild.above=true wild.below=true",
    "points for N marriages, each of these three cards, which then count "
    "nothing by themselves")
STEPS(bonus_joker, "bonus.joker", 1, 16, 0, 1000,
    VALUE_CARDS " wild.printed=wild " JOKERS,
    "points for N printed jokers")
STEPS(bonus_triple, "bonus.triple", 1, 21, 0, 1000,
    VALUE_CARDS " same.min!=none",
    "points for N melds of identical cards, which then count nothing by "
    "themselves")
VALUES(bonus_cards, "bonus.cards", PENALTY " settle=points",
    "points for each copy of single cards, besides what else they count")
WORDS(bonus_not_shown, "bonus.not-shown", 1, 0,
    WORD(BONUS_OWN, "own", 0)
    WORD(BONUS_NOTHING, "nothing", 1)
    WORD(BONUS_WINNER, "winner", 2),
    0, PENALTY " settle=points " FIRST_PART " bonus.turned!=empty/"
    "bonus.above!=empty/bonus.below!=empty/bonus.marriage!=empty/"
    "bonus.joker!=empty/bonus.triple!=empty/bonus.cards!=empty",
    "for whom the value cards of a loser without the runs that a claim needs "
    "count: own, nothing (nobody) or winner")
