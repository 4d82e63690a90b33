/*
 * The keys of a game of many deals: rummy --game.  A part of keys.h, which
 * says how a row reads.
 */
WORDS(game_direction, "game.direction", 1, 0,
    WORD(DIRECTION_HIGHEST, "highest", 0, "the highest total wins")
    WORD(DIRECTION_LOWEST, "lowest", 1, "the lowest total wins"),
    0, ALWAYS, "whether the highest or the lowest total wins")
WORDS(game_totals, "game.totals", 1, 0,
    WORD(TOTALS_POINTS, "points", 0, "-totals are the points of all deals")
    WORD(TOTALS_CHIPS, "chips", 1,
        "each loser pays the points of a deal to its winner"),
    0, "scoring=penalty game.direction=highest",
    "what a deal adds to the totals: each player's points, or chips")
NUMBER(game_start, "game.start", 0, 1000000, 0, ALWAYS,
    "the total that each player starts with",
    SAY("0", "-each player starts with nothing")
    SAY("#", "each player starts with {value}"))
WORDS(game_target, "game.target", 1, 1000000,
    NONE("-no total ends the game")
    SAY("#", "the game is to {value}"),
    -1, ALWAYS, "the total that ends the game, or a player's part in it")
WORDS(game_target_by, "game.target-by", 1, 0,
    WORD(TARGET_REACHING, "reaching", 0, "-reaching the target is enough")
    WORD(TARGET_PASSING, "passing", 1,
        "the target must be passed, not just reached"),
    0, "game.target!=none",
    "whether the target is met by reaching or only by passing it")
WORDS(game_at_target, "game.at-target", 1, 0,
    WORD(AT_TARGET_END, "end", 0, "-the first to get there ends the game")
    WORD(AT_TARGET_OUT, "out", 1,
        "a player who gets there is out[, and the last one left wins]"),
    0, "game.target!=none game.direction=lowest",
    "whether the target ends the game, or puts the player out")
WORDS(game_deals, "game.deals", 1, 1000000,
    NONE("-a game has any number of deals")
    SAY("1", "a game has one deal")
    SAY("#", "a game has {value} deals"),
    -1, ALWAYS, "deals in a game")
WORDS(game_early_end, "game.early-end", 0, 1000000,
    NONE("-the last deal is always played")
    SAY("#", "a lead above {value} ends the game one deal early"),
    -1, "game.deals!=none/contract.rounds!=none",
    "a lead above this ends the game one deal early")
NUMBER(game_last_multiplier, "game.last-multiplier", 1, 10, 1,
    "game.deals!=none/contract.rounds!=none",
    "multiplies the points of the last of game.deals",
    SAY("1", "-the last deal counts as any other")
    SAY("2", "the last deal counts double")
    SAY("#", "the last deal counts {value} times"))
WORDS(game_tie, "game.tie", 1, 0,
    WORD(TIE_SPLIT, "split", 0, "players with equal best totals share the win")
    WORD(TIE_DEAL, "deal", 1,
        "players with equal best totals play one more deal")
    WORD(TIE_DEAL_OF_TWO, "deal-of-two", 2, "two players with equal best "
        "totals play one more deal, more share the win")
    WORD(TIE_LEADER, "leader", 3, "of players with equal best totals the one "
        "who led before the last deal wins"),
    0, ENDS,
    "what happens if the best totals are equal when the game would end")
NUMBER(game_bonus, "game.bonus", 0, 10000, 0, ENDS, "for winning the game",
    SAY("0", "-winning the game has no bonus")
    SAY("#", "winning the game has a bonus of {value}"))
WORDS(game_shutout, "game.shutout", 1, 0,
    WORD(SHUTOUT_NONE, "none", 0, "-a shutout has no bonus")
    WORD(SHUTOUT_DOUBLE_TOTAL, "double-total", 1,
        "a shutout doubles the winner's total[: nobody else scored]")
    WORD(SHUTOUT_DOUBLE_HANDS, "double-hands", 2, "a shutout doubles the "
        "points of the winner's deals[: nobody else scored]")
    WORD(SHUTOUT_FLAT, "flat", 3,
        "a shutout has a bonus[: nobody else scored]"),
    0, ENDS " game.direction=highest",
    "for winning a game in which nobody else scored")
NUMBER(game_shutout_points, "game.shutout-points", 0, 10000, 0, ENDS
    " game.shutout=flat", "for a shutout",
    SAY("#", "a shutout has a bonus of {value}"))
NUMBER(game_boards, "game.boards", 1, 3, 1, ALWAYS, "games kept at once",
    SAY("1", "-one game at a time")
    SAY("#", "{value} games are kept at once[: the first deal won counts in "
        "one, "
        "the second in two, and so on]"))
NUMBER(box_bonus, "box.bonus", 0, 1000, 0, "box.timing=at-once/" ENDS,
    "for each deal won",
    SAY("0", "-a deal won is not a box")
    SAY("#", "each deal won is a box of {value}"))
WORDS(box_timing, "box.timing", 1, 0,
    WORD(BOX_END, "end", 0, "boxes are added at the end of the game[ and do "
        "not count for the target]")
    WORD(BOX_AT_ONCE, "at-once", 1,
        "boxes are added at once and count for the target"),
    0, "box.bonus!=0",
    "when boxes are added; at once they count towards the target")
WORDS(rejoin_bar, "rejoin.bar", 0, 1000000,
    NONE("-a player who is out may not rejoin")
    SAY("#", "a player who is out may rejoin while no total is above {value}"),
    -1, OUT,
    "a player who is out may rejoin while no other total is above this")
NUMBER(rejoin_above, "rejoin.above", 0, 1000, 1, OUT " rejoin.bar!=none",
    "how far above the highest other total a player rejoins",
    SAY("0", "a player rejoins with the highest total of the others")
    SAY("#", "a player rejoins {value} above the highest total of the others"))
WORDS(split_from, "split.from", 0, 1000000,
    NONE("-the last players do not split")
    SAY("#", "the last players split the prize once all have {value}"),
    -1, OUT, "the last players share the prize once all have this total")
NUMBER(split_players, "split.players", 2, 10, 2, OUT " split.from!=none",
    "the most players who may share the prize",
    SAY("#", "at most {value} players split the prize"))
NUMBER(split_of, "split.of", 2, 10, 2, OUT " split.from!=none",
    "the fewest players at the start of a game whose prize may be shared",
    SAY("#", "players split only if at least {value} began the game"))
