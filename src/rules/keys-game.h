/*
 * The keys of a game of many deals: rummy --game.  A part of keys.h, which
 * says how a row reads.
 */
WORDS(game_direction, "game.direction", 1, 0,
    WORD(DIRECTION_HIGHEST, "highest", 0)
    WORD(DIRECTION_LOWEST, "lowest", 1),
    0, ALWAYS,
    "whether the highest or the lowest total wins")
WORDS(game_totals, "game.totals", 1, 0,
    WORD(TOTALS_POINTS, "points", 0)
    WORD(TOTALS_CHIPS, "chips", 1),
    0, ALWAYS,
    "what a deal adds to the totals: each player's points, or chips")
KEY(game_start, "game.start", 0, 1000000, "", 0, ALWAYS,
    "the total that each player starts with")
WORDS(game_target, "game.target", 1, 1000000, NONE, -1, ALWAYS,
    "the total that ends the game, or a player's part in it")
WORDS(game_target_by, "game.target-by", 1, 0,
    WORD(TARGET_REACHING, "reaching", 0)
    WORD(TARGET_PASSING, "passing", 1),
    0,
    "game.target!=none",
    "whether the target is met by reaching or only by passing it")
WORDS(game_at_target, "game.at-target", 1, 0,
    WORD(AT_TARGET_END, "end", 0)
    WORD(AT_TARGET_OUT, "out", 1),
    0,
    "game.target!=none",
    "whether the target ends the game, or puts the player out")
WORDS(game_deals, "game.deals", 1, 1000000, NONE, -1, ALWAYS, "deals in a game")
WORDS(game_early_end, "game.early-end", 0, 1000000, NONE, -1,
    "game.deals!=none/contract.rounds!=none",
    "a lead above this ends the game one deal early")
KEY(game_last_multiplier, "game.last-multiplier", 1, 10, "", 1,
    "game.deals!=none/contract.rounds!=none",
    "multiplies the points of the last of game.deals")
WORDS(game_tie, "game.tie", 1, 0,
    WORD(TIE_SPLIT, "split", 0)
    WORD(TIE_DEAL, "deal", 1)
    WORD(TIE_DEAL_OF_TWO, "deal-of-two", 2)
    WORD(TIE_LEADER, "leader", 3),
    0,
    ENDS, "what happens if the best totals are equal when the game would end")
KEY(game_bonus, "game.bonus", 0, 10000, "", 0, ENDS, "for winning the game")
WORDS(game_shutout, "game.shutout", 1, 0,
    WORD(SHUTOUT_NONE, "none", 0)
    WORD(SHUTOUT_DOUBLE_TOTAL, "double-total", 1)
    WORD(SHUTOUT_DOUBLE_HANDS, "double-hands", 2)
    WORD(SHUTOUT_FLAT, "flat", 3),
    0,
    ENDS " game.direction=highest game.at-target=end/game.deals!=none/"
    "contract.rounds!=none",
    "for winning a game in which nobody else scored")
KEY(game_shutout_points, "game.shutout-points", 0, 10000, "", 0,
    ENDS " game.shutout=flat", "for a shutout")
KEY(game_boards, "game.boards", 1, 3, "", 1, ALWAYS, "games kept at once")
KEY(box_bonus, "box.bonus", 0, 1000, "", 0, "box.timing=at-once/" ENDS,
    "for each deal won")
WORDS(box_timing, "box.timing", 1, 0,
    WORD(BOX_END, "end", 0)
    WORD(BOX_AT_ONCE, "at-once", 1),
    0, "box.bonus!=0",
    "when boxes are added; at once they count towards the target")
WORDS(rejoin_bar, "rejoin.bar", 0, 1000000, NONE, -1, OUT,
    "a player who is out may rejoin while no other total is above this")
KEY(rejoin_above, "rejoin.above", 0, 1000, "", 1, OUT " rejoin.bar!=none",
    "how far above the highest other total a player rejoins")
WORDS(split_from, "split.from", 0, 1000000, NONE, -1, OUT,
    "the last players share the prize once all have this total")
KEY(split_players, "split.players", 2, 10, "", 2, OUT " split.from!=none",
    "the most players who may share the prize")
KEY(split_of, "split.of", 2, 10, "", 2, OUT " split.from!=none",
    "the fewest players at the start of a game whose prize may be shared")
