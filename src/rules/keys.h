/*
 * Every key of a rule file, once: KEY(member of struct rules, name in files,
 * least, greatest, words, default, acts, one line of doc).  A value is a whole
 * number in [least, greatest] or one of the words; least > greatest means
 * words only.  The words are "name=value" pairs divided by blanks.
 *
 * acts says under which rules the key can act, so that a key which nothing
 * would read is refused.  It is conditions, divided by blanks, that all hold;
 * each is tests divided by "/", of which one holds: "key=value", or one of
 * "value|value", or "key!=value".  A list of ranks is "empty" or has a rank; a
 * table is "empty" or "complete", with a value from its least index on.
 *
 * STEPS is a table of whole numbers by players, rounds or cards ("{2: 10, 3: 7}":
 * from 2 on 10, from 3 on 7): STEPS(member, name, least index, greatest index,
 * least, greatest, acts, doc); empty by default.
 * RANKS is a list of ranks ("[2, J]"), none by default.
 */
#ifndef KEY
#define KEY(member, name, least, greatest, words, value, acts, doc)
#endif
#ifndef STEPS
#define STEPS(member, name, from, to, least, greatest, acts, doc)
#endif
#ifndef RANKS
#define RANKS(member, name, acts, doc)
#endif

#define BOOLS "false=0 true=1"
#define NONE "none=-1"

/* What acts is, where more keys than one have it. */
#define ALWAYS ""
#define JOKERS "deck.jokers!=0/deck.jokers-from!=empty/deck.jokers-per=player"
#define WILD "wild.turned=true/wild.ranks!=empty"
#define STAND_INS JOKERS "/" WILD
#define DOUBLES "deck.packs!=1/deck.packs-from!=empty"
#define NOT_WILD(rank) "wild.ranks!=" rank "/values.wild=rank"
#define SHOWN "hand.counts=unmatched"
#define LAID "hand.counts=whole"
#define LAID_OFF "scoring=difference/hand.counts=whole"
#define KNOCKS "hand.counts=unmatched declare.all=false"
#define DIFFERENCE "scoring=difference"
#define UNDERCUTS " knock.illegal=undercut/knock.limit!=0" \
    " knock.illegal=undercut/declare.all=false"
#define PENALTY "scoring=penalty hand.counts=unmatched"
#define CONTRACT "contract.rounds!=none hand.counts=whole"
#define ENDS "game.target!=none/game.deals!=none/contract.rounds!=none"
#define OUT "game.at-target=out game.target!=none"

/* the cards */
KEY(deck_packs, "deck.packs", 1, 4, "", 1, ALWAYS, "packs of 52 cards")
STEPS(deck_packs_from, "deck.packs-from", 2, 10, 1, 4, ALWAYS,
    "packs from so many players on; overrides deck.packs")
KEY(deck_jokers, "deck.jokers", -9, 16, "", 0, ALWAYS, "printed jokers")
STEPS(deck_jokers_from, "deck.jokers-from", 2, 10, 0, 16, ALWAYS,
    "printed jokers from so many players on; overrides deck.jokers")
KEY(deck_jokers_per, "deck.jokers-per", 1, 0, "deck=0 pack=1 player=2", 0,
    JOKERS,
    "what deck.jokers counts by; player: one each, plus deck.jokers in all")
KEY(deck_strict, "deck.strict", 1, 0, BOOLS, 1, ALWAYS,
    "a card more often at a table than in the packs: an error, or a warning")
KEY(hand_size, "hand.size", 1, 64, "", 10, "hand.rounds!=complete",
    "cards dealt to each player")
STEPS(hand_size_from, "hand.size-from", 2, 10, 1, 64, "hand.rounds!=complete",
    "cards dealt from so many players on; overrides hand.size")
STEPS(hand_rounds, "hand.rounds", 1, 20, 1, 64, ALWAYS,
    "cards dealt from this round on; overrides hand.size")
KEY(hand_counts, "hand.counts", 1, 0, "unmatched=0 whole=1", 0, ALWAYS,
    "what a hand counts at a table: its unmatched cards, or all not laid down")
KEY(players_min, "players.min", 1, 10, "", 2, ALWAYS,
    "players at a table, at least")
KEY(players_max, "players.max", 1, 10, "", 2, ALWAYS,
    "players at a table, at most")

/* what a card can be */
KEY(wild_turned, "wild.turned", 1, 0, BOOLS, 0, ALWAYS,
    "a card turned before play makes its rank wild (fact wild=)")
KEY(wild_joker_turned, "wild.joker-turned", 1, 0, "aces=0 jokers-only=1", 0,
    "wild.turned=true " JOKERS,
    "what is wild when the card turned is a printed joker")
RANKS(wild_ranks, "wild.ranks", ALWAYS, "ranks always wild")
KEY(wild_as_natural, "wild.as-natural", 1, 0, BOOLS, 1, WILD,
    "a wild card may stand for itself, in a pure run too")

/* melds */
KEY(set_min, "set.min", 2, 64, "", 3, ALWAYS, "cards in a set, at least")
KEY(set_max, "set.max", 2, 64, NONE, -1, ALWAYS,
    "cards in a set with its jokers, at most")
KEY(set_suits, "set.suits", 1, 0, "distinct=0 any=1", 0,
    DOUBLES "/" STAND_INS, "may a set hold two cards of one suit")
KEY(run_min, "run.min", 2, 64, "", 3, ALWAYS, "cards in a run, at least")
KEY(run_max, "run.max", 2, 64, NONE, -1, ALWAYS, "cards in a run, at most")
KEY(run_ace, "run.ace", 1, 0, "low=1 high=2 both=3 wrap=4", 1, ALWAYS,
    "where an ace stands in a run; wrap: also K A 2")
KEY(jokers_min_naturals, "jokers.min-naturals", 0, 64, "", 1, ALWAYS,
    "cards standing for themselves in a meld, at least")
KEY(jokers_natural_percent, "jokers.natural-percent", 0, 100, "", 0, STAND_INS,
    "so much of a meld's cards stand for themselves, at least")
KEY(jokers_adjacent, "jokers.adjacent", 1, 0, BOOLS, 1, STAND_INS,
    "may two jokers stand side by side in a run")
STEPS(jokers_max_by_size, "jokers.max-by-size", 2, 64, 0, 64, STAND_INS,
    "jokers in a meld of so many cards or more, at most")
KEY(jokers_max_per_set, "jokers.max-per-set", 0, 64, NONE, -1, STAND_INS,
    "jokers in a set, at most")
KEY(jokers_max_per_run, "jokers.max-per-run", 0, 64, NONE, -1, STAND_INS,
    "jokers in a run, at most")

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
KEY(values_spade_queen, "values.spade-queen", 0, 1000, "queen=-1", -1,
    NOT_WILD("Q"), "the queen of spades; queen: as the others")
KEY(values_joker, "values.joker", 0, 1000, "", 0, JOKERS,
    "a printed joker left over")
KEY(values_wild, "values.wild", 0, 1000, "rank=-1", 0, WILD,
    "a wild card left over; rank: as its rank")

/* claims: what a player who ends the deal must show */
KEY(declare_all, "declare.all", 1, 0, BOOLS, 0, SHOWN,
    "every card must be melded")
KEY(declare_min_runs, "declare.min-runs", 0, 8, "", 0, SHOWN, "runs, at least")
KEY(declare_min_pure, "declare.min-pure", 0, 8, "", 0, SHOWN,
    "runs without a joker, at least")
KEY(declare_cards, "declare.cards", 1, 0, "dealt=0 any=1", 0, ALWAYS,
    "cards of a claim: as many as were dealt, or any number")
KEY(knock_limit, "knock.limit", 0, 1000, "none=-1 turn-up=-2", -1, KNOCKS,
    "deadwood to knock with, at most; turn-up: value of the card turned up")
KEY(knock_ace_limit, "knock.ace-limit", 0, 1000, "", 1,
    KNOCKS " knock.limit=turn-up",
    "the limit when the turn-up is an ace; 0: gin only")
KEY(knock_illegal, "knock.illegal", 1, 0, "no-score=0 undercut=1", 0,
    DIFFERENCE, "what a wrong knock costs: nothing, or as if undercut")
KEY(discard_last, "discard.last", 1, 0, "optional=0 required=1 forbidden=2", 0,
    ALWAYS, "a card let go when the deal is ended")
KEY(discard_taken, "discard.taken", 1, 0, BOOLS, 1, LAID,
    "may the card let go be the one just taken from the pile (fact taken=)")

/* contracts: what must be laid down before anything else (fact round=) */
KEY(contract_rounds, "contract.rounds", 1, 20, NONE, -1, LAID,
    "rounds of a game, each with its contract; none: no contracts")
STEPS(contract_sets, "contract.sets", 1, 20, 0, 8, CONTRACT,
    "sets of the contract from this round on")
STEPS(contract_runs, "contract.runs", 1, 20, 0, 5, CONTRACT,
    "runs of the contract from this round on")
STEPS(contract_run_size, "contract.run-size", 1, 20, 2, 14,
    CONTRACT " contract.runs!=empty",
    "cards in each run of the contract from this round on; else run.min")
KEY(contract_cards, "contract.cards", 1, 0, "exact=0 more=1", 0, CONTRACT,
    "may the contract's melds have more cards than they need")
KEY(contract_melds, "contract.melds", 1, 0, "exact=0 more=1", 0, CONTRACT,
    "may more melds be laid together with the contract")
KEY(contract_gap, "contract.gap", 0, 12, "", 0,
    CONTRACT " contract.runs!=empty",
    "ranks between two of its runs of one suit, at least; 0: no matter")
KEY(contract_overlap, "contract.overlap", 1, 0, BOOLS, 1,
    CONTRACT " contract.runs!=empty " DOUBLES "/" STAND_INS,
    "may two of its runs of one suit share ranks")
KEY(contract_same_rank, "contract.same-rank", 1, 0, BOOLS, 1,
    CONTRACT " contract.sets!=empty " DOUBLES "/" STAND_INS,
    "may two of its sets be of one rank")
KEY(contract_last_complete, "contract.last-complete", 1, 0, BOOLS, 0, CONTRACT,
    "in the last round the contract takes every card of the hand")
KEY(contract_last_discard, "contract.last-discard", 1, 0,
    "optional=0 required=1 forbidden=2", 0, CONTRACT,
    "a card let go with the contract of the last round")

/* points of a deal */
KEY(scoring, "scoring", 1, 0, "difference=0 penalty=1 collect=2 melds=3", 0,
    ALWAYS, "who writes down what")
KEY(gin_bonus, "gin.bonus", 0, 1000, "", 25, DIFFERENCE, "for going gin")
KEY(gin_big_bonus, "gin.big-bonus", 0, 1000, NONE, -1, DIFFERENCE,
    "for gin with all cards and no discard; none: no such thing")
KEY(undercut_bonus, "undercut.bonus", 0, 1000, "", 25,
    DIFFERENCE UNDERCUTS,
    "for an undercut")
KEY(undercut_on_tie, "undercut.on-tie", 1, 0, BOOLS, 1,
    DIFFERENCE " knock.limit!=0 declare.all=false",
    "is equal deadwood an undercut")
KEY(layoff_allowed, "layoff.allowed", 1, 0, BOOLS, 1, LAID_OFF,
    "may cards be laid off on the melds of others")
KEY(layoff_on_gin, "layoff.on-gin", 1, 0, BOOLS, 0,
    DIFFERENCE " layoff.allowed=true", "may cards be laid off on a gin hand")
KEY(layoff_jokers, "layoff.jokers", 1, 0, "fixed=0 moved=1 claimed=2", 0,
    LAID_OFF " layoff.allowed=true " STAND_INS,
    "what the natural card does to a joker in a run on the table")
KEY(layoff_needs_down, "layoff.needs-down", 1, 0, BOOLS, 0,
    LAID " layoff.allowed=true",
    "only a player who has melds on the table lays off")
KEY(layoff_same_turn, "layoff.same-turn", 1, 0, BOOLS, 1,
    LAID " layoff.allowed=true",
    "may who lays melds down lay off in the same turn")
KEY(melds_later, "melds.later", 1, 0, BOOLS, 1, LAID,
    "may who has melds on the table lay down more of them")
KEY(melds_ace_low, "melds.ace-low", 0, 1000, "ace=-1", -1, "scoring=melds",
    "what an ace below a two counts in a meld; ace: as any")
KEY(melds_joker, "melds.joker", 0, 1000, "joker=-1", -1,
    "scoring=melds " JOKERS,
    "what a printed joker counts in a meld; joker: as one left over")
KEY(out_bonus, "out.bonus", 0, 10000, "", 0, "scoring=collect|melds",
    "for going out")
KEY(collect_deduct, "collect.deduct", 1, 0, BOOLS, 0, "scoring=collect",
    "is what a loser holds also taken off his own points")
KEY(at_once_multiplier, "at-once.multiplier", 1, 10, "", 1, "scoring=collect",
    "times what the winner collects for going out all at once (Rummy)")
KEY(at_once_bonus, "at-once.bonus", 0, 10000, "", 0, "scoring=collect",
    "for going out all at once")
KEY(at_once_turn, "at-once.turn", 1, 100, "", 1, LAID,
    "the first turn in which that may be declared (fact turn=)")
KEY(at_once_playable, "at-once.playable", 1, 0, BOOLS, 1, LAID,
    "may it be declared while a card of the hand fits a meld on the table")
KEY(deal_spade_multiplier, "deal.spade-multiplier", 1, 10, "", 1, DIFFERENCE,
    "times the points of a deal whose turn-up is a spade")
KEY(lose_gate, "lose.gate", 1, 0, "none=0 two-sequences=1 ladder=2 pure-only=3",
    0, PENALTY, "what a loser needs before melds are excused")
KEY(lose_no_pure, "lose.no-pure", 1, 0, "summed=0 flat=1", 0,
    PENALTY " lose.cap!=none", "without a pure run: the cards' sum, or the cap")
KEY(lose_cap, "lose.cap", 1, 10000, NONE, -1, "scoring=penalty",
    "points of a loser, at most")
KEY(lose_round_to, "lose.round-to", 1, 100, "", 1, "scoring=penalty",
    "points are rounded to the nearest multiple of this")
KEY(penalty_wrong, "penalty.wrong", 0, 10000, "count=-1", 0, PENALTY,
    "a wrong declaration; count: what the hand counts")
KEY(penalty_first_drop, "penalty.first-drop", 0, 10000, "", 0,
    PENALTY " drop.allowed=true/penalty.left-before=first-drop",
    "dropping before the first draw")
KEY(penalty_middle_drop, "penalty.middle-drop", 0, 10000, "", 0,
    PENALTY " drop.allowed=true/penalty.missed=middle-drop/"
    "penalty.left-after=middle-drop",
    "dropping later")
KEY(penalty_last_drop, "penalty.last-drop", 0, 10000, "", 0,
    PENALTY " drop.allowed=true", "the last drop")
KEY(penalty_missed, "penalty.missed", 0, 10000, "middle-drop=-1", -1, PENALTY,
    "missing three turns in a row; middle-drop: as that")
KEY(penalty_left_before, "penalty.left-before", 0, 10000, "first-drop=-1", -1,
    PENALTY, "leaving the table before drawing; first-drop: as that")
KEY(penalty_left_after, "penalty.left-after", 0, 10000, "middle-drop=-1", -1,
    PENALTY, "leaving the table after drawing; middle-drop: as that")
KEY(penalty_second_complete, "penalty.second-complete", 0, 10000, "", 0,
    PENALTY, "a complete hand that was not the first declared")
KEY(penalty_no_turn, "penalty.no-turn", 0, 10000, "count=-1 half=-2", -1,
    PENALTY, "a loser who never had a turn: count, half the count, or points")
KEY(drop_allowed, "drop.allowed", 1, 0, BOOLS, 1, PENALTY, "may a player drop")
KEY(settle, "settle", 1, 0, "none=0 points=1 pool=2 deals=3", 0,
    "scoring=penalty/settle=pool", "what money or chips change hands after a deal")

/* a game of many deals: rummy --game */
KEY(game_direction, "game.direction", 1, 0, "highest=0 lowest=1", 0, ALWAYS,
    "the total that wins")
KEY(game_totals, "game.totals", 1, 0, "points=0 chips=1", 0, ALWAYS,
    "what a deal adds: the points of each, or the winner takes what others pay")
KEY(game_start, "game.start", 0, 1000000, "", 0, ALWAYS,
    "the total that each player starts with")
KEY(game_target, "game.target", 1, 1000000, NONE, -1, ALWAYS,
    "the total that ends the game or a player's part in it")
KEY(game_target_by, "game.target-by", 1, 0, "reaching=0 passing=1", 0,
    "game.target!=none", "is the target met by having it, or by more")
KEY(game_at_target, "game.at-target", 1, 0, "end=0 out=1", 0,
    "game.target!=none",
    "at the target the game ends, or the player is out and the last one wins")
KEY(game_deals, "game.deals", 1, 1000000, NONE, -1, ALWAYS, "deals of a game")
KEY(game_early_end, "game.early-end", 0, 1000000, NONE, -1,
    "game.deals!=none/contract.rounds!=none",
    "a lead above this saves the last deal")
KEY(game_last_multiplier, "game.last-multiplier", 1, 10, "", 1,
    "game.deals!=none/contract.rounds!=none",
    "times the points of the last of game.deals")
KEY(game_tie, "game.tie", 1, 0, "split=0 deal=1 deal-of-two=2 leader=3", 0,
    ENDS,
    "best totals that are equal: shared, one more deal, that between two only, "
    "or who led before")
KEY(game_bonus, "game.bonus", 0, 10000, "", 0, ENDS, "for winning the game")
KEY(game_shutout, "game.shutout", 1, 0,
    "none=0 double-total=1 double-hands=2 flat=3", 0, ENDS,
    "for a game in which nobody else scored")
KEY(game_shutout_points, "game.shutout-points", 0, 10000, "", 0,
    ENDS " game.shutout=flat", "for a shutout that is flat")
KEY(game_boards, "game.boards", 1, 3, "", 1, ALWAYS,
    "games kept at once: the first deal won counts in one, the second in two")
KEY(box_bonus, "box.bonus", 0, 1000, "", 0, "box.timing=at-once/" ENDS,
    "for each deal won")
KEY(box_timing, "box.timing", 1, 0, "end=0 at-once=1", 0, "box.bonus!=0",
    "when boxes are added; at once they count towards the target")
KEY(box_multiplied, "box.multiplied", 1, 0, BOOLS, 0,
    DIFFERENCE " box.bonus!=0 deal.spade-multiplier!=1",
    "a deal whose points are multiplied is as many boxes")
KEY(rejoin_bar, "rejoin.bar", 0, 1000000, NONE, -1, OUT,
    "a player who is out may come back while no total is above this")
KEY(split_from, "split.from", 0, 1000000, NONE, -1, OUT,
    "the last players share the prize when all have so much")
KEY(split_players, "split.players", 2, 10, "", 2, OUT " split.from!=none",
    "so many players, at most, share it")
KEY(split_of, "split.of", 2, 10, "", 2, OUT " split.from!=none",
    "players that the game began with for them to share, at least")

#undef KEY
#undef STEPS
#undef RANKS
#undef BOOLS
#undef NONE
#undef ALWAYS
#undef JOKERS
#undef WILD
#undef STAND_INS
#undef DOUBLES
#undef NOT_WILD
#undef SHOWN
#undef LAID
#undef LAID_OFF
#undef KNOCKS
#undef DIFFERENCE
#undef UNDERCUTS
#undef PENALTY
#undef CONTRACT
#undef ENDS
#undef OUT
