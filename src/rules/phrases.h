/*
 * The values of rule keys in a player's words, once: PHRASE(key, value,
 * clause), in the order of keys.h.  value is as in a file, or "#" for any
 * other; of a table of steps it is the index: player, round or card, with %t
 * for the steps.  Each value of each key has a phrase.
 *
 *   %v   the value                     %t   "2 in round 1, 3 from round 2 on"
 *   %r %R  run, runs,
 *   %s %S  set, sets, and
 *   %p %P  pure run, pure runs, and
 *   %w     wrong claim, as the rules call them (terms.h)
 *   [...]  printed only where the clause is a sentence by itself
 *   -...   not printed on a page of rules: nobody would miss it
 */
#ifndef PHRASE
#define PHRASE(key, value, clause)
#endif

/* the cards */
PHRASE("deck.packs", "1", "one pack of cards")
PHRASE("deck.packs", "#", "%v packs of cards")
PHRASE("deck.ranks", "", "-a pack has the cards of all 13 ranks")
PHRASE("deck.ranks", "#", "a pack has only cards of the ranks %v")
PHRASE("deck.packs-from", "", "-the same packs for any number of players")
PHRASE("deck.packs-from", "player", "packs: %t")
PHRASE("deck.jokers", "0", "-no printed jokers")
PHRASE("deck.jokers", "1", "one printed joker")
PHRASE("deck.jokers", "#", "%v printed jokers")
PHRASE("deck.jokers-from", "",
    "-the same number of printed jokers for any number of players")
PHRASE("deck.jokers-from", "player", "printed jokers: %t")
PHRASE("deck.jokers-per", "deck", "-printed jokers are counted in all")
PHRASE("deck.jokers-per", "pack", "[that many ]printed jokers are in each pack")
PHRASE("deck.jokers-per", "player",
    "[besides these, ]one printed joker for each player")
PHRASE("deck.strict", "false", "-a card too many at a table is a warning")
PHRASE("deck.strict", "true", "-a card too many at a table is an error")
PHRASE("hand.size", "1", "one card is dealt to each player")
PHRASE("hand.size", "#", "%v cards are dealt to each player")
PHRASE("hand.size-from", "", "-the same number of cards for any number of players")
PHRASE("hand.size-from", "player", "cards dealt: %t")
PHRASE("hand.rounds", "", "-the same number of cards in every round")
PHRASE("hand.rounds", "round", "cards dealt: %t")
PHRASE("hand.counts", "unmatched",
    "at the end of a deal only unmatched cards count")
PHRASE("hand.counts", "whole",
    "at the end of a deal every card not laid on the table counts")
PHRASE("players.min", "#", "at least %v players")
PHRASE("players.max", "#", "at most %v players")

/* what a card can be */
PHRASE("wild.turned", "false", "-no card is turned to be wild")
PHRASE("wild.turned", "true",
    "a card turned before play decides what is wild")
PHRASE("wild.joker-turned", "aces",
    "aces are wild when a printed joker is turned")
PHRASE("wild.joker-turned", "jokers-only",
    "no card but jokers is wild when a printed joker is turned")
PHRASE("wild.joker-turned", "ace-of-spades",
    "a printed joker turned counts as the ace of spades")
PHRASE("wild.same-rank", "false", "the turned card does not make its rank wild")
PHRASE("wild.same-rank", "true", "the turned card makes its rank wild")
PHRASE("wild.same-card", "false", "-the turned card alone is not wild")
PHRASE("wild.same-card", "true", "cards identical to the turned one are wild")
PHRASE("wild.above", "false", "-the card above the turned one is not wild")
PHRASE("wild.above", "true", "the card above the turned one is wild")
PHRASE("wild.below", "false", "-the card below the turned one is not wild")
PHRASE("wild.below", "true", "the card below the turned one is wild")
PHRASE("wild.wraps", "false", "-no card is above the king or below the ace")
PHRASE("wild.wraps", "true",
    "for this, the ace is above the king and the king below the ace")
PHRASE("wild.ranks", "", "-no rank is always wild")
PHRASE("wild.ranks", "#", "every card of rank %v is wild")
PHRASE("wild.cards", "", "-no single card is always wild")
PHRASE("wild.cards", "#", "these cards are always wild: %v")
PHRASE("wild.rounds", "", "-no rank is wild in one round alone")
PHRASE("wild.rounds", "round", "one rank is wild: %t")
PHRASE("wild.as-natural", "false",
    "a wild card is a joker wherever it stands")
PHRASE("wild.as-natural", "true",
    "a wild card may stand for itself, in a %p too")
PHRASE("wild.printed", "wild", "-printed jokers are wild")
PHRASE("wild.printed", "turned-card",
    "a printed joker is not wild, but counts as a copy of the turned card")

/* melds */
PHRASE("set.min", "none", "there are no %S")
PHRASE("set.min", "#", "a %s has at least %v cards")
PHRASE("set.max", "none", "-a %s may have any number of cards")
PHRASE("set.max", "#", "a %s has at most %v cards[, jokers included]")
PHRASE("set.suits", "distinct", "no two cards of a %s are of one suit")
PHRASE("set.suits", "any", "a %s may hold two cards of one suit")
PHRASE("run.min", "none", "there are no %R")
PHRASE("run.min", "#", "a %r has at least %v cards")
PHRASE("run.max", "none", "-a %r may have any number of cards")
PHRASE("run.max", "#", "a %r has at most %v cards")
PHRASE("run.ace", "low", "an ace is low[: A 2 3 is a %r, Q K A is not]")
PHRASE("run.ace", "high", "an ace is high[: Q K A is a %r, A 2 3 is not]")
PHRASE("run.ace", "both",
    "an ace is low or high[: A 2 3 and Q K A are %R, K A 2 is not]")
PHRASE("run.ace", "wrap",
    "an ace may stand anywhere[: A 2 3, Q K A and K A 2 are %R]")
PHRASE("same.min", "none", "-identical cards are not a meld")
PHRASE("same.min", "#", "%v identical cards are a meld")
PHRASE("same.counts-as", "set", "-identical cards count as a %s")
PHRASE("same.counts-as", "pure-run", "identical cards count as a %p")
PHRASE("same.jokers", "false", "-printed jokers are not a meld of identical cards")
PHRASE("same.jokers", "true", "printed jokers, too, are identical cards")
PHRASE("jokers.min-naturals", "0", "a meld may consist of jokers alone")
PHRASE("jokers.min-naturals", "1",
    "one card of a meld must stand for itself, and one is enough")
PHRASE("jokers.min-naturals", "#",
    "at least %v cards of a meld must stand for themselves")
PHRASE("jokers.natural-percent", "0",
    "-no share of a meld's cards need stand for themselves")
PHRASE("jokers.natural-percent", "#",
    "at least %v percent of a meld's cards must stand for themselves")
PHRASE("jokers.adjacent", "false", "two jokers may not be adjacent in a %r")
PHRASE("jokers.adjacent", "true", "two jokers may be adjacent in a %r")
PHRASE("jokers.max-by-size", "",
    "-the size of a meld does not limit its jokers")
PHRASE("jokers.max-by-size", "card", "a meld has at most this many jokers: %t")
PHRASE("jokers.max-per-set", "none", "-a %s may have any number of jokers")
PHRASE("jokers.max-per-set", "0", "a %s has no jokers")
PHRASE("jokers.max-per-set", "1", "a %s has at most one joker")
PHRASE("jokers.max-per-set", "#", "a %s has at most %v jokers")
PHRASE("jokers.max-per-run", "none", "-a %r may have any number of jokers")
PHRASE("jokers.max-per-run", "0", "a %r has no jokers")
PHRASE("jokers.max-per-run", "1", "a %r has at most one joker")
PHRASE("jokers.max-per-run", "#", "a %r has at most %v jokers")

/* what an unmatched card costs */
PHRASE("values.ace", "#", "an ace counts %v")
PHRASE("values.2", "#", "a two counts %v")
PHRASE("values.3", "#", "a three counts %v")
PHRASE("values.4", "#", "a four counts %v")
PHRASE("values.5", "#", "a five counts %v")
PHRASE("values.6", "#", "a six counts %v")
PHRASE("values.7", "#", "a seven counts %v")
PHRASE("values.8", "#", "an eight counts %v")
PHRASE("values.9", "#", "a nine counts %v")
PHRASE("values.10", "#", "a ten counts %v")
PHRASE("values.jack", "#", "a jack counts %v")
PHRASE("values.queen", "#", "a queen counts %v")
PHRASE("values.king", "#", "a king counts %v")
PHRASE("values.cards", "", "-every card counts as its rank")
PHRASE("values.cards", "#", "some cards have values of their own: %v")
PHRASE("values.joker", "#", "a printed joker counts %v")
PHRASE("values.wild", "rank", "a wild card counts as its rank")
PHRASE("values.wild", "#", "a wild card counts %v")

/* claims */
PHRASE("declare.all", "false", "-a claim may leave cards unmatched")
PHRASE("declare.all", "true", "a claim must have every card in a meld")
PHRASE("declare.min-runs", "0", "-a claim needs no %r")
PHRASE("declare.min-runs", "1", "a claim must have at least one %r")
PHRASE("declare.min-runs", "#", "a claim must have at least %v %R")
PHRASE("declare.min-pure", "0", "-a claim needs no %p")
PHRASE("declare.min-pure", "1",
    "a claim must have at least one %p[, that is, one without a joker]")
PHRASE("declare.min-pure", "#",
    "a claim must have at least %v %P[, that is, without a joker]")
PHRASE("declare.long-run", "0", "-no %r of a claim need be longer")
PHRASE("declare.long-run", "#",
    "one %r of a claim must have at least %v cards[, jokers included]")
PHRASE("declare.pairs", "none", "-pairs of identical cards are not a claim")
PHRASE("declare.pairs", "1", "one pair of identical cards is a claim, too")
PHRASE("declare.pairs", "#", "%v pairs of identical cards are a claim, too")
PHRASE("declare.pair-jokers", "false", "-jokers stand for no card of these pairs")
PHRASE("declare.pair-jokers", "true", "a joker may stand for a card of these pairs")
PHRASE("declare.triples", "none", "-melds of identical cards are not a claim alone")
PHRASE("declare.triples", "1", "one meld of identical cards is a claim, too")
PHRASE("declare.triples", "#",
    "%v melds of identical cards are a claim, too")
PHRASE("declare.wilds", "none", "-jokers are not a claim alone")
PHRASE("declare.wilds", "1", "one joker is a claim, too")
PHRASE("declare.wilds", "#", "%v jokers are a claim, too")
PHRASE("declare.rest-free", "false",
    "-such a claim has no other cards")
PHRASE("declare.rest-free", "true",
    "the other cards of such a claim may be unmatched")
PHRASE("declare.cards", "dealt", "-a claim has as many cards as were dealt")
PHRASE("declare.cards", "any", "-a claim may have any number of cards")
PHRASE("knock.limit", "none", "-there is no knocking")
PHRASE("knock.limit", "turn-up",
    "the upcard sets the deadwood that a player may knock with")
PHRASE("knock.limit", "0", "nobody knocks with deadwood[: only gin ends a deal]")
PHRASE("knock.limit", "#", "a player may knock with %v deadwood or less")
PHRASE("knock.ace-limit", "0", "only gin ends the deal when the upcard is an ace")
PHRASE("knock.ace-limit", "#", "the limit is %v when the upcard is an ace")
PHRASE("discard.last", "optional", "-a deal may end with or without a discard")
PHRASE("discard.last", "required", "a deal must end with a discard")
PHRASE("discard.last", "forbidden", "a deal may not end with a discard")
PHRASE("discard.taken", "false",
    "the discard may not be the card just taken from the pile")
PHRASE("discard.taken", "true",
    "-the discard may be the card just taken from the pile")

/* contracts */
PHRASE("contract.rounds", "none", "-there are no contracts")
PHRASE("contract.rounds", "1",
    "one round[, with a contract to lay down before anything else]")
PHRASE("contract.rounds", "#",
    "%v rounds[, each with a contract to lay down before anything else]")
PHRASE("contract.sets", "", "-no contract asks for %S")
PHRASE("contract.sets", "round", "the contract asks for this many %S: %t")
PHRASE("contract.runs", "", "-no contract asks for %R")
PHRASE("contract.runs", "round", "the contract asks for this many %R: %t")
PHRASE("contract.run-size", "", "-the %R of a contract are as long as any")
PHRASE("contract.run-size", "round", "each %r of the contract has this many cards: %t")
PHRASE("contract.cards", "exact",
    "the melds of a contract may not have more cards than it asks for")
PHRASE("contract.cards", "more",
    "the melds of a contract may have more cards than it asks for")
PHRASE("contract.melds", "exact",
    "no other melds may be laid together with a contract")
PHRASE("contract.melds", "more",
    "other melds may be laid together with a contract")
PHRASE("contract.gap", "0", "-%R of one suit may be near to one another")
PHRASE("contract.gap", "1",
    "at least one rank must lie between two %R of one suit[ in a contract]")
PHRASE("contract.gap", "#",
    "at least %v ranks must lie between two %R of one suit[ in a contract]")
PHRASE("contract.overlap", "false",
    "two %R of one suit[ in a contract] may not share ranks")
PHRASE("contract.overlap", "true",
    "two %R of one suit[ in a contract] may share ranks")
PHRASE("contract.same-rank", "false",
    "two %S[ of a contract] may not be of one rank")
PHRASE("contract.same-rank", "true",
    "two %S[ of a contract] may be of one rank")
PHRASE("contract.last-complete", "false",
    "-the contract of the last round may leave cards in the hand")
PHRASE("contract.last-complete", "true",
    "the contract of the last round must take every card of the hand")
PHRASE("contract.last-discard", "optional",
    "-the contract of the last round may be laid down with a discard")
PHRASE("contract.last-discard", "required",
    "the contract of the last round must be laid down with a discard")
PHRASE("contract.last-discard", "forbidden",
    "the contract of the last round must be laid down without a discard")

/* an opening */
PHRASE("opening.points", "none", "-the first melds may count anything")
PHRASE("opening.points", "#",
    "the first melds that a player lays down must count at least %v")
PHRASE("opening.min-runs", "0", "-the first melds need no %r")
PHRASE("opening.min-runs", "1", "one of the first melds must be a %r")
PHRASE("opening.min-runs", "#", "at least %v of the first melds must be %R")
PHRASE("opening.min-pure", "0", "-the first melds need no %p")
PHRASE("opening.min-pure", "1", "one of the first melds must be a %p")
PHRASE("opening.min-pure", "#", "at least %v of the first melds must be %P")
PHRASE("opening.out-exempt", "false",
    "-a player who lays down the whole hand at once must open as well")
PHRASE("opening.out-exempt", "true",
    "a player who lays down the whole hand at once may open with less")

/* points of a deal */
PHRASE("scoring", "difference",
    "the winner scores the difference in deadwood, and bonuses")
PHRASE("scoring", "penalty",
    "the winner scores 0, each other player what the hand counts[, unless a "
    "rule below says otherwise]")
PHRASE("scoring", "collect",
    "the player who goes out scores what the others hold")
PHRASE("scoring", "melds",
    "each player scores the melds laid down, less the cards still held")
PHRASE("gin.bonus", "#", "gin has a bonus of %v")
PHRASE("gin.big-bonus", "none", "-there is no big gin: a card must be discarded")
PHRASE("gin.big-bonus", "#",
    "big gin has a bonus of %v[: gin with every card and no discard]")
PHRASE("undercut.bonus", "#", "an undercut has a bonus of %v")
PHRASE("undercut.on-tie", "false", "a tie is not an undercut[: nobody scores]")
PHRASE("undercut.on-tie", "true", "a tie is an undercut")
PHRASE("layoff.allowed", "false", "nothing may be laid off")
PHRASE("layoff.allowed", "true", "cards may be laid off on melds of others")
PHRASE("layoff.on-gin", "false", "nothing may be laid off on gin")
PHRASE("layoff.on-gin", "true", "cards may be laid off on gin, too")
PHRASE("layoff.jokers", "fixed",
    "a joker in a %r on the table stays where it is")
PHRASE("layoff.jokers", "moved",
    "laying the card that a joker stands for moves the joker to an end of the %r")
PHRASE("layoff.jokers", "claimed",
    "laying the card that a joker stands for frees the joker")
PHRASE("layoff.set-jokers", "fixed",
    "a joker in a set on the table stays where it is")
PHRASE("layoff.set-jokers", "claimed",
    "laying a card that a set lacks in place of its joker frees the joker")
PHRASE("layoff.set-jokers", "both-suits",
    "laying both cards that a set of three lacks frees its joker")
PHRASE("layoff.claimed", "laid", "a joker that was claimed must be laid at once")
PHRASE("layoff.claimed", "kept", "a joker that was claimed may be kept")
PHRASE("layoff.needs-down", "false", "-a player may lay off before going down")
PHRASE("layoff.needs-down", "true",
    "only a player who has melds on the table may lay off")
PHRASE("layoff.same-turn", "false",
    "nothing may be laid off in the turn of going down")
PHRASE("layoff.through-sets", "false",
    "a card that lies in a set does not continue a run")
PHRASE("layoff.through-sets", "true",
    "a run may be continued past a card that lies in a set")
PHRASE("layoff.same-turn", "true",
    "-cards may be laid off in the turn of going down")
PHRASE("melds.later", "false",
    "a player who has melds on the table may not lay more")
PHRASE("melds.later", "true",
    "-a player who has melds on the table may lay more")
PHRASE("melds.ace-low", "ace", "-an ace below a two counts as any ace")
PHRASE("melds.ace-low", "#", "an ace below a two counts %v in a meld")
PHRASE("melds.joker", "joker", "-a joker in a meld counts as one in the hand")
PHRASE("melds.joker", "card",
    "a joker in a meld counts as the card that it stands for")
PHRASE("melds.joker", "#", "a joker counts %v in a meld")
PHRASE("out.bonus", "0", "-going out has no bonus")
PHRASE("out.bonus", "#", "going out has a bonus of %v")
PHRASE("out.points", "0", "-the player who goes out scores 0")
PHRASE("out.points", "#", "the player who goes out scores %v")
PHRASE("collect.deduct", "false", "-only the winner's score changes")
PHRASE("collect.deduct", "true", "the others lose what they hold")
PHRASE("at-once.multiplier", "1", "-going out all at once changes no points")
PHRASE("at-once.multiplier", "2", "going out all at once doubles the points")
PHRASE("at-once.multiplier", "#",
    "going out all at once multiplies the points by %v")
PHRASE("at-once.claimed", "true", "-going out all at once counts only if it is claimed")
PHRASE("at-once.claimed", "false",
    "going out all at once counts, whether it is claimed or not")
PHRASE("at-once.turn", "1", "-going out all at once is allowed in any turn")
PHRASE("at-once.turn", "#",
    "going out all at once is allowed from turn %v on")
PHRASE("at-once.playable", "false",
    "going out all at once is not allowed while a card of the hand fits a meld "
    "on the table")
PHRASE("at-once.playable", "true",
    "-going out all at once is allowed whatever lies on the table")
PHRASE("deal.spade-multiplier", "1", "-a spade turned up changes no points")
PHRASE("deal.spade-multiplier", "2",
    "a spade turned up doubles the points of the deal")
PHRASE("deal.spade-multiplier", "#",
    "a spade turned up multiplies the points of the deal by %v")

/* losers and penalties */
PHRASE("lose.gate", "none", "melds never count against a loser")
PHRASE("lose.gate", "two-sequences",
    "melds are exempt only with the %R that a claim needs[; without them "
    "every card of a loser counts]")
PHRASE("lose.gate", "ladder",
    "one %p is exempt[; with the %R that a claim needs, every meld of a "
    "loser is exempt]")
PHRASE("lose.gate", "pure-runs", "every %p of a loser is exempt")
PHRASE("lose.gate", "pure-only", "one %p exempts every meld[ of a loser]")
PHRASE("lose.no-pure", "summed",
    "without a %p a loser's cards are added up")
PHRASE("lose.no-pure", "flat", "without a %p a loser scores the full count")
PHRASE("lose.not-down", "count",
    "-a player who has laid down nothing scores the hand's count")
PHRASE("lose.not-down", "#", "a player who has laid down nothing scores %v")
PHRASE("lose.flat", "count", "-a loser's hand counts")
PHRASE("lose.flat", "#", "every loser[ who is still in] scores %v[, whatever the cards are]")
PHRASE("lose.shown", "flat", "-a loser with the %R that a claim needs scores as much")
PHRASE("lose.shown", "#", "a loser with the %R that a claim needs scores %v")
PHRASE("lose.pairs-from", "", "-pairs of a loser cost no less")
PHRASE("lose.pairs-from", "pair",
    "a loser with pairs of identical cards scores at most: %t")
PHRASE("lose.pairs-extra", "0", "-a claim of pairs adds nothing to what the losers score")
PHRASE("lose.pairs-extra", "#", "a claim of pairs adds %v to what the losers score")
PHRASE("lose.pairs-multiplier", "1", "-a claim of pairs costs the losers no more")
PHRASE("lose.pairs-multiplier", "#",
    "a claim of pairs multiplies what the losers score by %v")
PHRASE("lose.joker-multiplier", "1",
    "-a joker as the last discard costs the losers no more")
PHRASE("lose.joker-multiplier", "#",
    "a joker as the last discard multiplies what the losers score by %v")
PHRASE("lose.cap", "none", "-there is no full count")
PHRASE("lose.cap", "#", "a loser's cards count at most %v[, the full count]")
PHRASE("lose.round-to", "1", "-points are not rounded")
PHRASE("lose.round-to", "#", "[a loser's points are ]rounded to %v")
PHRASE("penalty.wrong", "count", "a %w costs what the hand counts")
PHRASE("penalty.wrong", "#", "a %w costs %v")
PHRASE("penalty.first-drop", "#", "a drop before the first draw costs %v")
PHRASE("penalty.middle-drop", "#", "a later drop costs %v")
PHRASE("penalty.last-drop", "#", "the last drop costs %v")
PHRASE("penalty.missed", "middle-drop",
    "three turns missed in a row cost as much as a later drop")
PHRASE("penalty.missed", "#", "three turns missed in a row cost %v")
PHRASE("penalty.left-before", "first-drop",
    "leaving the table before drawing costs as much as a drop then")
PHRASE("penalty.left-before", "#", "leaving the table before drawing costs %v")
PHRASE("penalty.left-after", "middle-drop",
    "leaving the table later costs as much as a later drop")
PHRASE("penalty.left-after", "#", "leaving the table later costs %v")
PHRASE("penalty.second-complete", "#",
    "a complete hand that was not declared first costs %v")
PHRASE("penalty.no-turn", "count",
    "a loser who had no turn scores what the hand counts")
PHRASE("penalty.no-turn", "half",
    "a loser who had no turn scores half of what the hand counts")
PHRASE("penalty.no-turn", "#", "a loser who had no turn scores %v")
PHRASE("drop.allowed", "false", "nobody may drop")
PHRASE("drop.allowed", "true", "-a player may drop")
PHRASE("settle", "winner", "-for money, each pays the winner of the game the "
    "difference of their totals")
PHRASE("settle", "pairs", "for money, each two players settle the difference of "
    "their totals after the game")
PHRASE("settle", "none", "-no money changes hands")
PHRASE("settle", "points", "losers pay the winner for each point")
PHRASE("settle", "pool", "the winner of the pool takes all entries")
PHRASE("settle", "deals", "losers pay the winner one chip per point")

/* value cards */
PHRASE("point.value", "none", "-what a point is worth is up to the players")
PHRASE("point.value", "#", "a point is worth %v, if nothing else is agreed")
PHRASE("bonus.turned", "", "-the turned card is worth nothing by itself")
PHRASE("bonus.turned", "card", "the turned card is worth points: %t")
PHRASE("bonus.above", "", "-the card above the turned one is worth nothing by itself")
PHRASE("bonus.above", "card", "the card above the turned one is worth points: %t")
PHRASE("bonus.below", "", "-the card below the turned one is worth nothing by itself")
PHRASE("bonus.below", "card", "the card below the turned one is worth points: %t")
PHRASE("bonus.marriage", "", "-a marriage is worth nothing by itself")
PHRASE("bonus.marriage", "marriage",
    "a marriage, the turned card with those above and below it, is worth "
    "points: %t")
PHRASE("bonus.joker", "", "-a printed joker is worth nothing by itself")
PHRASE("bonus.joker", "card", "printed jokers are worth points: %t")
PHRASE("bonus.triple", "", "-melds of identical cards are worth nothing by themselves")
PHRASE("bonus.triple", "meld", "melds of identical cards are worth points: %t")
PHRASE("bonus.cards", "", "-no other card is worth anything by itself")
PHRASE("bonus.cards", "#", "single cards are worth points: %v")
PHRASE("bonus.not-shown", "own", "-every loser is paid for value cards")
PHRASE("bonus.not-shown", "nothing",
    "value cards of a loser without the %R that a claim needs count for "
    "nobody")
PHRASE("bonus.not-shown", "winner",
    "value cards of a loser without the %R that a claim needs count for the "
    "winner")

/* a game of many deals */
PHRASE("game.direction", "highest", "the highest total wins")
PHRASE("game.direction", "lowest", "the lowest total wins")
PHRASE("game.totals", "points", "-totals are the points of all deals")
PHRASE("game.totals", "chips",
    "each loser pays the points of a deal to its winner")
PHRASE("game.start", "0", "-each player starts with nothing")
PHRASE("game.start", "#", "each player starts with %v")
PHRASE("game.target", "none", "-no total ends the game")
PHRASE("game.target", "#", "the game is to %v")
PHRASE("game.target-by", "reaching", "-reaching the target is enough")
PHRASE("game.target-by", "passing", "the target must be passed, not just reached")
PHRASE("game.at-target", "end", "-the first to get there ends the game")
PHRASE("game.at-target", "out",
    "a player who gets there is out[, and the last one left wins]")
PHRASE("game.deals", "none", "-a game has any number of deals")
PHRASE("game.deals", "1", "a game has one deal")
PHRASE("game.deals", "#", "a game has %v deals")
PHRASE("game.early-end", "none", "-the last deal is always played")
PHRASE("game.early-end", "#",
    "a lead above %v ends the game one deal early")
PHRASE("game.last-multiplier", "1", "-the last deal counts as any other")
PHRASE("game.last-multiplier", "2", "the last deal counts double")
PHRASE("game.last-multiplier", "#", "the last deal counts %v times")
PHRASE("game.tie", "split", "players with equal best totals share the win")
PHRASE("game.tie", "deal", "players with equal best totals play one more deal")
PHRASE("game.tie", "deal-of-two",
    "two players with equal best totals play one more deal, more share the win")
PHRASE("game.tie", "leader",
    "of players with equal best totals the one who led before the last deal wins")
PHRASE("game.bonus", "0", "-winning the game has no bonus")
PHRASE("game.bonus", "#", "winning the game has a bonus of %v")
PHRASE("game.shutout", "none", "-a shutout has no bonus")
PHRASE("game.shutout", "double-total",
    "a shutout doubles the winner's total[: nobody else scored]")
PHRASE("game.shutout", "double-hands",
    "a shutout doubles the points of the winner's deals[: nobody else scored]")
PHRASE("game.shutout", "flat", "a shutout has a bonus[: nobody else scored]")
PHRASE("game.shutout-points", "#", "a shutout has a bonus of %v")
PHRASE("game.boards", "1", "-one game at a time")
PHRASE("game.boards", "#",
    "%v games are kept at once[: the first deal won counts in one, the second "
    "in two, and so on]")
PHRASE("box.bonus", "0", "-a deal won is not a box")
PHRASE("box.bonus", "#", "each deal won is a box of %v")
PHRASE("box.timing", "end",
    "boxes are added at the end of the game[ and do not count for the target]")
PHRASE("box.timing", "at-once", "boxes are added at once and count for the target")
PHRASE("rejoin.bar", "none", "-a player who is out may not rejoin")
PHRASE("rejoin.bar", "#",
    "a player who is out may rejoin while no total is above %v")
PHRASE("rejoin.above", "0",
    "a player rejoins with the highest total of the others")
PHRASE("rejoin.above", "#",
    "a player rejoins %v above the highest total of the others")
PHRASE("split.from", "none", "-the last players do not split")
PHRASE("split.from", "#", "the last players split the prize once all have %v")
PHRASE("split.players", "#", "at most %v players split the prize")
PHRASE("split.of", "#", "players split only if at least %v began the game")

#undef PHRASE
