/*
 * The keys of what is laid on a table, and of the points of a deal.  A part of
 * keys.h, which says how a row reads.
 */
/* contracts: what must be laid down before anything else (fact round=) */
WORDS(contract_rounds, "contract.rounds", 1, 20,
    NONE("-there are no contracts")
    SAY("1", "one round[, with a contract to lay down before anything else]")
    SAY("#",
        "{value} rounds[, each with a contract to lay down before anything "
        "else]"),
    -1, LAID, "rounds of a game, each with a contract; none: no contracts")
STEPS(contract_sets, "contract.sets", 1, 20, 0, CONTRACT_SETS_MAX, CONTRACT " "
    SETS, "sets in the contract from round N on",
    "-no contract asks for {sets}",
    "round", "the contract asks for this many {sets}: {steps}")
STEPS(contract_runs, "contract.runs", 1, 20, 0, CONTRACT_RUNS_MAX, CONTRACT " "
    RUNS, "runs in the contract from round N on",
    "-no contract asks for {runs}",
    "round", "the contract asks for this many {runs}: {steps}")
STEPS(contract_run_size, "contract.run-size", 1, 20, 2, 14, CONTRACT
    " contract.runs!=empty",
    "cards in each run of the contract from round N on; otherwise run.min",
    "-the {runs} of a contract are as long as any",
    "round", "each {run} of the contract has this many cards: {steps}")
WORDS(contract_cards, "contract.cards", 1, 0,
    WORD(CONTRACT_EXACT, "exact", 0,
        "the melds of a contract may not have more cards than it asks for")
    WORD(CONTRACT_MORE, "more", 1,
        "the melds of a contract may have more cards than it asks for"),
    0, CONTRACT,
    "whether melds of the contract may have more cards than it asks for")
WORDS(contract_melds, "contract.melds", 1, 0,
    WORD(CONTRACT_ALONE, "exact", 0,
        "no other melds may be laid together with a contract")
    WORD(CONTRACT_AND_MORE, "more", 1,
        "other melds may be laid together with a contract"),
    0, CONTRACT,
    "whether other melds may be laid down together with the contract")
NUMBER(contract_gap, "contract.gap", 0, 12, 0, CONTRACT " contract.runs!=empty",
    "the fewest ranks between two runs of one suit in a contract",
    SAY("0", "-{runs} of one suit may be near to one another")
    SAY("1",
        "at least one rank must lie between two {runs} of one suit[ in a "
        "contract]")
    SAY("#", "at least {value} ranks must lie between two {runs} of one suit[ "
        "in a "
        "contract]"))
FLAG(contract_overlap, "contract.overlap", 1, CONTRACT " contract.runs!=empty "
    DOUBLES "/" STAND_INS,
    "whether two runs of one suit in a contract may share ranks",
    "two {runs} of one suit[ in a contract] may not share ranks",
    "two {runs} of one suit[ in a contract] may share ranks")
FLAG(contract_same_rank, "contract.same-rank", 1, CONTRACT
    " contract.sets!=empty " DOUBLES "/" STAND_INS,
    "whether two sets in a contract may be of one rank",
    "two {sets}[ of a contract] may not be of one rank",
    "two {sets}[ of a contract] may be of one rank")
FLAG(contract_last_complete, "contract.last-complete", 0, CONTRACT,
    "whether the contract of the last round takes every card of the hand",
    "-the contract of the last round may leave cards in the hand",
    "the contract of the last round must take every card of the hand")
WORDS(contract_last_discard, "contract.last-discard", 1, 0,
    SAME(DISCARD_OPTIONAL, "optional", 0,
        "-the contract of the last round may be laid down with a discard")
    SAME(DISCARD_REQUIRED, "required", 1,
        "the contract of the last round must be laid down with a discard")
    SAME(DISCARD_FORBIDDEN, "forbidden", 2,
        "the contract of the last round must be laid down without a discard"),
    0, CONTRACT,
    "whether the contract of the last round goes down with a discard")

/* an opening: what a player's first melds must count */
WORDS(opening_points, "opening.points", 1, 1000,
    NONE("-the first melds may count anything")
    SAY("#", "the first melds that a player lays down must count at least "
        "{value}"),
    -1, LAID " contract.rounds=none",
    "the least that the first melds a player lays down must count")
NUMBER(opening_min_runs, "opening.min-runs", 0, 8, 0, OPENING " " RUNS,
    "the fewest runs among these first melds",
    SAY("0", "-the first melds need no {run}")
    SAY("1", "one of the first melds must be a {run}")
    SAY("#", "at least {value} of the first melds must be {runs}"))
NUMBER(opening_min_pure, "opening.min-pure", 0, 8, 0, OPENING " " RUNS,
    "the fewest pure runs among these first melds",
    SAY("0", "-the first melds need no {pure-run}")
    SAY("1", "one of the first melds must be a {pure-run}")
    SAY("#", "at least {value} of the first melds must be {pure-runs}"))
FLAG(opening_out_exempt, "opening.out-exempt", 0, OPENING,
    "whether a player who lays down the whole hand at once may open with less",
    "-a player who lays down the whole hand at once must open as well",
    "a player who lays down the whole hand at once may open with less")

/* points of a deal */
WORDS(scoring, "scoring", 1, 0,
    WORD(SCORING_DIFFERENCE, "difference", 0,
        "the winner scores the difference in deadwood, and bonuses")
    WORD(SCORING_PENALTY, "penalty", 1, "each player scores what the hand "
        "counts, a winner with nothing left 0[, unless a rule below says "
        "otherwise]")
    WORD(SCORING_COLLECT, "collect", 2,
        "the player who goes out scores what the others hold")
    WORD(SCORING_MELDS, "melds", 3,
        "each player scores the melds laid down, less the cards still held"),
    0, ALWAYS, "who scores what")
NUMBER(gin_bonus, "gin.bonus", 0, 1000, 25, DIFFERENCE, "for going gin",
    SAY("#", "gin has a bonus of {value}"))
WORDS(gin_big_bonus, "gin.big-bonus", 0, 1000,
    NONE("-there is no big gin: a card must be discarded")
    SAY("#", "big gin has a bonus of {value}[: gin with every card and no "
        "discard]"),
    -1, DIFFERENCE " discard.last!=required",
    "for gin without a discard; none: no such bonus")
NUMBER(undercut_bonus, "undercut.bonus", 0, 1000, 25, DIFFERENCE
    " knock.limit!=0 declare.all=false", "for an undercut",
    SAY("#", "an undercut has a bonus of {value}"))
FLAG(undercut_on_tie, "undercut.on-tie", 1, DIFFERENCE
    " knock.limit!=0 declare.all=false",
    "whether equal deadwood is an undercut",
    "a tie is not an undercut[: nobody scores]",
    "a tie is an undercut")
FLAG(layoff_allowed, "layoff.allowed", 1, LAID_OFF,
    "whether cards may be laid off",
    "nothing may be laid off",
    "cards may be laid off on melds of others")
FLAG(layoff_on_gin, "layoff.on-gin", 0, DIFFERENCE " layoff.allowed=true",
    "whether cards may be laid off on a gin hand",
    "nothing may be laid off on gin",
    "cards may be laid off on gin, too")
WORDS(layoff_jokers, "layoff.jokers", 1, 0,
    WORD(LAYOFF_FIXED, "fixed", 0,
        "a joker in a {run} on the table stays where it is")
    WORD(LAYOFF_MOVED, "moved", 1, "laying the card that a joker stands for "
        "moves the joker to an end of the {run}")
    WORD(LAYOFF_CLAIMED, "claimed", 2,
        "laying the card that a joker stands for frees the joker"),
    0, LAID " layoff.allowed=true " STAND_INS " " RUNS,
    "what happens to a joker in a run on the table when its card is laid there")
WORDS(layoff_set_jokers, "layoff.set-jokers", 1, 0,
    WORD(SET_JOKERS_FIXED, "fixed", 0,
        "a joker in a set on the table stays where it is")
    WORD(SET_JOKERS_CLAIMED, "claimed", 1,
        "laying a card that a set lacks in place of its joker frees the joker")
    WORD(SET_JOKERS_BOTH_SUITS, "both-suits", 2,
        "laying both cards that a set of three lacks frees its joker"),
    0, LAID " layoff.allowed=true " STAND_INS " " SETS,
    "whether a joker in a set on the table is claimed by a card of its rank, "
    "by the two that complete a set of three, or never")
WORDS(layoff_claimed, "layoff.claimed", 1, 0,
    WORD(CLAIMED_IS_LAID, "laid", 0,
        "a joker that was claimed must be laid at once")
    WORD(CLAIMED_IS_KEPT, "kept", 1, "a joker that was claimed may be kept"),
    0, LAID " layoff.allowed=true "
    "layoff.jokers=claimed/layoff.set-jokers!=fixed " STAND_INS,
    "whether a joker that is claimed must be laid at once, or may be kept")
FLAG(layoff_needs_down, "layoff.needs-down", 0, LAID " layoff.allowed=true",
    "whether only a player with melds on the table may lay off",
    "-a player may lay off before going down",
    "only a player who has melds on the table may lay off")
FLAG(layoff_same_turn, "layoff.same-turn", 1, LAID " layoff.allowed=true",
    "whether a player may lay off in the turn of going down",
    "nothing may be laid off in the turn of going down",
    "-cards may be laid off in the turn of going down")
FLAG(layoff_through_sets, "layoff.through-sets", 0, LAID " layoff.allowed=true "
    SETS " " RUNS,
    "whether a run may be continued past a card that lies in a set on the "
    "table",
    "a card that lies in a set does not continue a run",
    "a run may be continued past a card that lies in a set")
FLAG(melds_later, "melds.later", 1, LAID,
    "whether a player with melds on the table may lay down more",
    "a player who has melds on the table may not lay more",
    "-a player who has melds on the table may lay more")
WORDS(melds_ace_low, "melds.ace-low", 0, 1000,
    WORD(MELDS_AS_CARD, "ace", -1, "-an ace below a two counts as any ace")
    SAY("#", "an ace below a two counts {value} in a meld"),
    -1, MELDS_COUNT " " RUNS " " HAS("A"),
    "what an ace below a two counts in a meld; ace: as values.ace")
WORDS(melds_joker, "melds.joker", 0, 1000,
    SAME(MELDS_AS_CARD, "joker", -1,
        "-a joker in a meld counts as one in the hand")
    WORD(MELDS_AS_PLACE, "card", -2,
        "a joker in a meld counts as the card that it stands for")
    SAY("#", "a joker counts {value} in a meld"),
    -1, MELDS_COUNT " " STAND_INS,
    "what a joker or wild card counts in a meld; joker: as in a hand; card: as "
    "the card that it, or a wild card, stands for")
NUMBER(out_bonus, "out.bonus", 0, 10000, 0, "scoring=collect|melds",
    "for going out",
    SAY("0", "-going out has no bonus")
    SAY("#", "going out has a bonus of {value}"))
NUMBER(out_points, "out.points", -1000, 1000, 0, "scoring=penalty",
    "what the player who goes out scores, with no card left",
    SAY("0", "-the player who goes out scores 0")
    SAY("#", "the player who goes out scores {value}"))
FLAG(collect_deduct, "collect.deduct", 0, "scoring=collect",
    "whether the others lose what the winner collects",
    "-only the winner's score changes",
    "the others lose what they hold")
NUMBER(at_once_multiplier, "at-once.multiplier", 1, 10, 1,
    "scoring=collect|penalty|melds hand.counts=whole",
    "multiplies the points of a deal that ends with Rummy, going out all at "
    "once, but no bonus; unless scoring is penalty, the winner's alone",
    SAY("1", "-going out all at once changes no points")
    SAY("2", "going out all at once doubles the points")
    SAY("#", "going out all at once multiplies the points by {value}"))
FLAG(at_once_claimed, "at-once.claimed", 1, LAID
    " at-once.multiplier!=1/at-once.turn!=1",
    "whether going out all at once is Rummy only where that is claimed, with "
    "rummy or gin",
    "going out all at once counts, whether it is claimed or not",
    "-going out all at once counts only if it is claimed")
NUMBER(at_once_turn, "at-once.turn", 1, 100, 1, LAID,
    "the first turn in which Rummy may be claimed (fact turn=)",
    SAY("1", "-going out all at once is allowed in any turn")
    SAY("#", "going out all at once is allowed from turn {value} on"))
FLAG(at_once_playable, "at-once.playable", 1, LAID,
    "whether Rummy may be claimed while a card of the hand fits a meld on the "
    "table",
    "going out all at once is not allowed while a card of the hand fits a meld "
        "on the table",
    "-going out all at once is allowed whatever lies on the table")
NUMBER(deal_spade_multiplier, "deal.spade-multiplier", 1, 10, 1, DIFFERENCE,
    "multiplies the points of a deal whose upcard is a spade",
    SAY("1", "-a spade turned up changes no points")
    SAY("2", "a spade turned up doubles the points of the deal")
    SAY("#", "a spade turned up multiplies the points of the deal by {value}"))
