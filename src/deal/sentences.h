/* Every sentence of an explanation, by name: SENTENCE(enum, template). */
#ifndef SENTENCES_H
#define SENTENCES_H

#include "deal/game-sentences.h"
#include "deal/reason-sentences.h"

#define BUT_AS_IT_WAS "; but a hand counts as it was laid out (our ruling)"
#define ANEW "; a hand counts as it was laid out (our ruling), but it may be " \
	"laid out anew"

#define SENTENCES(SENTENCE) \
	REASON_SENTENCES(SENTENCE) \
	/* the answer: a record that cannot be */ \
	SENTENCE(IN_TWO, "{card} lies in two melds; a card counts in one " \
	    "only: with {cards} the count is {0}, with {more} it is {1}[, " \
	    "and at most {text} is allowed][: {player's} {claim} is {3?valid " \
	    "only with {cards}|{2?|not }valid either way}]") \
	SENTENCE(TOO_OFTEN, "{card} appears {1} times in {player's} cards, " \
	    "and there {0?is|are} only {0}: nothing counts until the hand is " \
	    "corrected") \
	SENTENCE(NOT_IN_PACKS, "{player} cannot have {card}, as the packs " \
	    "have none: nothing counts until the hand is corrected") \
	SENTENCE(WITH_BOTH, "{player} and {other} both have {card}, and the " \
	    "packs hold fewer: nobody scores until one hand is corrected") \
	SENTENCE(LIES_THERE, "{card} lies in {player's} meld on the table " \
	    "and stays there: {other} may lay cards off on it, but not take " \
	    "it for another meld; if it is a slip, nobody scores until one " \
	    "hand is corrected") \
	SENTENCE(UNREAD, "{player's} line cannot be read: nobody scores " \
	    "until it is corrected") \
	/* what these rules do not have; text: how a deal ends */ \
	SENTENCE(NO_DROP, "Nobody may drop here {rule}: all stay in until a " \
	    "player {text}. Write {player's} cards instead, or \"count\" and " \
	    "what they count") \
	SENTENCE(NO_PRICE, "\"{claim}\" has no price here[: all stay in " \
	    "until a player {text}]. Write {player's} cards instead, or " \
	    "\"count\" and what they count") \
	SENTENCE(NEEDS_HAND, "\"{claim}\" costs {0?half of |}what the cards " \
	    "count {rule}: write {player's} cards behind it") \
	SENTENCE(NO_KNOCKING, \
	    "Nobody knocks here: a deal goes on until a player {text}") \
	SENTENCE(NEEDS_ROUND, "The round is not given, and it decides") \
	SENTENCE(NEEDS_WILD, "The wild card is not given, and it decides") \
	SENTENCE(PLAYERS, "These rules are for at {1?most|least} {0} players") \
	SENTENCE(NEEDS_UPCARD, "The upcard sets the knock limit, and it is " \
	    "not given: {player's} {0} deadwood is allowed if the upcard " \
	    "counts at least {0} {rule}") \
	SENTENCE(NEEDS_NO_UPCARD, "The upcard sets the knock limit, and it " \
	    "is not given, but no upcard allows {player's} {0} deadwood " \
	    "{rule}") \
	SENTENCE(NEEDS_SUIT, "A spade turned up would multiply the points, " \
	    "and the upcard is not given {rule}") \
	/* the answer: a claim that stands */ \
	SENTENCE(IS_GIN, "Gin: {player} {has|have} no deadwood") \
	SENTENCE(IS_BIG_GIN, "Big gin: all {1} cards are in melds, {layout}, " \
	    "and none is discarded; it scores {0} and what the other hand " \
	    "counts {rule}") \
	SENTENCE(WINS_GIN, "{player} {has|have} gin and {scores|score} {0}") \
	SENTENCE(WINS_GIN_KNOCK, "{player} knocks with no deadwood, which is " \
	    "gin, and {scores|score} {0}") \
	SENTENCE(WINS_GIN_EMPTY, "{player} has gin, and gin cannot be " \
	    "undercut: although {other} has no deadwood either, {player} " \
	    "scores {0}") \
	SENTENCE(WINS_BIG_GIN, "All {1} of {player's} cards are melded and " \
	    "none is discarded: big gin, {0} {0?point|points}") \
	SENTENCE(MAY_KNOCK, \
	    "{player} may knock: deadwood is {0}, and at most {1} is allowed") \
	SENTENCE(UPCARD_CAP, \
	    "{card} was turned up, so the knock limit is {0} {rule}") \
	SENTENCE(UPCARD_GIN, \
	    "{card} was turned up, so only gin ends the deal {rule}") \
	SENTENCE(WINS_KNOCK, "{player} knocks with {0}[, the most allowed " \
	    "{rule},][, lays {cards} off,] and {other} has {1}: {player} " \
	    "scores {2}") \
	SENTENCE(UNDERCUT, "{player} knocks with {0}[, lays {cards} off,] " \
	    "and {other} has {1}: an undercut, so {other} scores {2}") \
	SENTENCE(TIE_UNDERCUT, "{player} knocks with {0}[, lays {cards} " \
	    "off,] and {other} has {1}: a tie is an undercut here, so " \
	    "{other} scores {2} {rule}") \
	SENTENCE(TIE, "{player} knocks with {0}[, lays {cards} off,] and " \
	    "{other} has {1}: a tie is not an undercut here, so nobody " \
	    "scores {rule}") \
	/* in the order of enum complete */ \
	SENTENCE(DECLARED, "{valid}: {0?the melds it needs are there|every " \
	    "card is in a meld}[, {cards} is a {pure-run}][ and {more} the " \
	    "second {run}]") \
	SENTENCE(DECLARED_PAIRS, \
	    "{valid}: {0} {0:pair} {0?is|are} enough {rule}") \
	SENTENCE(DECLARED_TRIPLES, \
	    "{valid}: {0} {0:same} {0?is|are} enough {rule}") \
	SENTENCE(DECLARED_WILDS, \
	    "{valid}: {0} {0?joker is|jokers are} enough {rule}") \
	SENTENCE(DECLARED_PURE, "{valid}: every card is in a meld, and {1} " \
	    "of the {runs} are pure[, {cards} as one of them], where {0} are " \
	    "needed {rule}") \
	SENTENCE(ONE_MORE, "{player} has {0} cards, and a player who answers " \
	    "a knock has {1}: one is too many[, and {card} is left out]") \
	SENTENCE(ODD_SIZE, "{player's} hand has {0} {0?card|cards}; a player " \
	    "holds {1}, and {2} after drawing") \
	SENTENCE(AT_WORD, \
	    "{player's} \"{claim}\" is taken at its word: no cards are given") \
	SENTENCE(SECOND_COMPLETE, "{player's} hand is complete, but {other} " \
	    "declared first, so it costs {0} {rule}") \
	SENTENCE(SECOND_FREE, "{player's} hand is complete, too, and so " \
	    "costs nothing, though {other} declared first {rule}") \
	SENTENCE(GOES_DOWN, \
	    "{player} {goes|go} down with {contract}, as round {0} asks") \
	SENTENCE(OUT_SECOND, \
	    "{other's} line is first, so {player's} claim is too late") \
	SENTENCE(CALLED_SECOND, "{other's} line is first, so {player's} " \
	    "{claim} counts as a hand with {0} (our ruling); had {player} " \
	    "called first, {text} would score {1}{2?|, too}") \
	SENTENCE(OPENS, "{player} {opens|open} with {text}{0}; at least {1} " \
	    "is needed {rule}") \
	SENTENCE(COULD_OPEN, "{player} could open with {text}{0}; at least " \
	    "{1} is needed {rule}") \
	SENTENCE(GOES_OUT_AT_ONCE, \
	    "{player} {goes|go} out with every card at once: {at-once}") \
	SENTENCE(GOES_OUT, \
	    "{player} {goes|go} out[, which itself scores nothing {rule}]") \
	SENTENCE(LAYS_DOWN, "{player} may lay this down{0?|: a turn may have " \
	    "more than one meld}") \
	/* the answer: a claim that does not, and what happens now */ \
	SENTENCE(NOT_DECLARED, \
	    "{player's} {claim} is not valid: {reason}[ {rule}]") \
	SENTENCE(NOT_KNOCK, "{player} may not knock: {reason}[ {rule}]") \
	SENTENCE(NOT_DOWN_NOW, "{player} may not go down: {reason}[ {rule}]") \
	SENTENCE(NOT_MORE, \
	    "{player} may not lay this down: {reason}[ {rule}]") \
	SENTENCE(NOT_OUT, "{player} cannot go out: {reason}[ {rule}]") \
	SENTENCE(NOT_GIN, \
	    "{player} {does|do} not have gin: {reason}[ {rule}]") \
	SENTENCE(NOT_RUMMY, \
	    "{player} may not claim {at-once}: {reason}[ {rule}]") \
	SENTENCE(ALSO, "Also, {reason}[ {rule}]") \
	SENTENCE(ALSO_MELDS, "Among the other groups {reason}[ {rule}]") \
	SENTENCE(REFUSED, "{cards} cannot be laid off, so {cards?it " \
	    "stays|they stay} in the hand: {reason}[ {rule}]") \
	SENTENCE(REFUSED_JOKER, "{cards} cannot be laid off, so {cards?it " \
	    "stays|they stay} in the hand: {text} {rule}") \
	SENTENCE(FITS_TWO, "{card} fits two melds, and counts in one only: " \
	    "with {cards} the count is {0}, with {more} it is {1}") \
	SENTENCE(NO_TRIPLE, \
	    "A {1:same} needs {0} identical cards, and no joker {rule}") \
	SENTENCE(CLAIMED_LAID, "{player} may not keep the joker that was " \
	    "taken: it must be laid at once, and {card} left over is another " \
	    "{rule}") \
	SENTENCE(NOT_LATER, "{cards} would be a meld, but a player who is " \
	    "down lays no more melds {rule}") \
	SENTENCE(STAY_DOWN, "The {0?other melds|melds} stay on the table[, " \
	    "and {card} goes back to the hand]{1?|; play goes on}") \
	SENTENCE(TAKE_BACK, "The cards go back to the hand; nothing is " \
	    "lost yet (our ruling)") \
	SENTENCE(COUNTS_AGAIN, "The cards go back to the hand and count there " \
	    "(our ruling)") \
	SENTENCE(OTHERS_PLAY_ON, "{player} is out of the deal[ and scores " \
	    "{0}, what the hand counts, when it ends {rule}]; [{other} plays " \
	    "on|the others play on{1?, and their hands count when it ends|}]") \
	SENTENCE(WRONG_PLAYS_ON, "Nobody scores for a wrong [call of " \
	    "{text}|knock]; play goes on, with {player's} cards open (our " \
	    "ruling)") \
	/* the answer: no claim */ \
	/* without a key every loser pays a price, whatever the cards count */ \
	SENTENCE(GATE, "{player} {has|have} no {pure-run}[, so every card " \
	    "counts {rule}]") \
	SENTENCE(GATE_SHOWN, "{player} {shows|show} no {pure-run}[, so every " \
	    "card counts {rule}]") \
	SENTENCE(GATE_ONE, "{cards} is {3?the|{player's}} only{2? pure|} " \
	    "{run}{3? that {player} laid out|}[: no meld is exempt until " \
	    "there are {0}, so every card counts {rule}|, and {0} are " \
	    "needed]") \
	SENTENCE(GATE_FEW, "{player} {has|have} only {1}{2? pure|} {runs}[: " \
	    "no meld is exempt until there are {0}, so every card counts " \
	    "{rule}|, and {0} are needed]") \
	SENTENCE(GATE_FEW_PURE, "Only {1} of {player's} {runs} {1?is|are} " \
	    "pure[: no meld is exempt until {0} are, so every card counts " \
	    "{rule}|, and {0} must be]") \
	SENTENCE(GATE_SHORT, "{player} {does|do} not have {0} {runs}, one of " \
	    "them with {1} cards, so every card counts {rule}") \
	SENTENCE(GATE_EXEMPT, "{cards} is exempt as a {pure-run}; the other " \
	    "cards count until there are {0}{2? pure|} {runs} {rule}") \
	SENTENCE(GATE_EXEMPT_SHORT, "{cards} is exempt as a {pure-run}; the " \
	    "other cards count, as {player} {does|do} not have {0} {runs}, " \
	    "one of them with {1} cards {rule}") \
	SENTENCE(GATE_PURE_RUNS, "Of {player's} melds only a {pure-run} is " \
	    "exempt until there are {0}{2? pure|} {runs} {rule}") \
	SENTENCE(GATE_PURE, \
	    "{cards} is a {pure-run}, and that exempts every meld {rule}") \
	SENTENCE(COULD_BUT_SIZE, "{player's} cards could be claimed, but a " \
	    "claim needs {0}, and here {1?is|are} {1} {rule}") \
	SENTENCE(COULD_GO_DOWN, \
	    "{player} could go down with {contract}, as round {0} asks") \
	SENTENCE(ASKS, "Round {0} asks for {contract}") \
	SENTENCE(NOT_MET, "These cards cannot meet it, so every card counts") \
	SENTENCE(NOT_READY, "Not yet: {reason}[ {rule}]") \
	SENTENCE(COULD_GIN, "{player} could go gin: there is no deadwood") \
	SENTENCE(COULD_BIG_GIN, \
	    "{player} could go big gin: every card is melded") \
	SENTENCE(COULD_KNOCK, "{player} could knock: deadwood is {0}, and at " \
	    "most {1} is allowed") \
	SENTENCE(COULD_NOT_KNOCK, "{player} cannot knock: deadwood is {0}, " \
	    "and at most {1} is allowed {rule}") \
	SENTENCE(DEDUCTED, \
	    "What the others hold is taken off their points {rule}") \
	SENTENCE(NOBODY_OUT, "Nobody went out, so nobody scores") \
	SENTENCE(NOBODY_OUT_COUNTS, "Nobody went out, but as final points are " \
	    "given every hand counts") \
	SENTENCE(NOBODY_KNOCKED, "Nobody knocked, so nobody scores") \
	SENTENCE(NOBODY_DECLARED, "Nobody declared, so every hand counts") \
	SENTENCE(NOBODY_LOSES, "Nobody declared, so nobody loses") \
	SENTENCE(NOBODY_IN, "Nobody is left in, so nobody wins") \
	SENTENCE(LAST_LEFT, "{player} {0?had won before, as|is} the only " \
	    "player left in{0? after a {wrong-claim}|, and so wins}") \
	SENTENCE(HAS_LEAST, "{player} has {0} left, no more than any other, " \
	    "and wins; the player who ended the deal scores what is left, " \
	    "too") \
	/* sums; each is followed by its terms */ \
	SENTENCE(SUM_DEADWOOD, "{player's} {0} deadwood") \
	SENTENCE(SUM_LOST, "{player} {loses|lose} {0}") \
	SENTENCE(SUM_HAND, "{player's} {0} in hand") \
	SENTENCE(SUM_VALUES, "{player's} value cards count {0}") \
	SENTENCE(VALUES_LOST, "They count for [{other}|nobody]: {player} " \
	    "{does|do} not have the {runs} that a claim needs {rule}") \
	SENTENCE(VALUES_NOT_PAID, "{player} is out of the deal, and so " \
	    "neither pays nor is paid for value cards") \
	SENTENCE(VALUES_KEPT, "{player} {is|are} paid for them without the " \
	    "{runs} that a claim needs, too {rule}") \
	SENTENCE(SUM_POINTS, "{player's} {0} {0?point|points}{1? so " \
	    "far|}{3?, as a score may be below 0|}") \
	SENTENCE(SUM_PAID, "{player} {pays|pay} {text}") \
	SENTENCE(SUM_WON, "{player} {wins|win} {text}") \
	SENTENCE(SUM_WON_PAID, "{player} {wins|win}, and {pays|pay} {text}") \
	/* in the order of enum action */ \
	SENTENCE(DROPPED_FIRST, \
	    "{player} dropped before the first draw and {scores|score} {0}") \
	SENTENCE(DROPPED_LATER, "{player} dropped in the middle of the deal " \
	    "and {scores|score} {0}") \
	SENTENCE(DROPPED_LAST, \
	    "{player} made the last drop and {scores|score} {0}") \
	SENTENCE(MISSED, "{player} missed three turns and {scores|score} " \
	    "{0}{1?, as for a middle drop|}") \
	SENTENCE(LEFT_BEFORE, "{player} left before drawing and " \
	    "{scores|score} {0}{2?, as for a first drop|}") \
	SENTENCE(LEFT_AFTER, "{player} left after drawing and {scores|score} " \
	    "{0}{1?, as for a middle drop|}") \
	SENTENCE(WRONG, "{player} declared wrongly and {scores|score} {0}") \
	SENTENCE(NO_TURN, "{player} had no turn yet and {scores|score} {0}") \
	/* groups and lay-offs */ \
	SENTENCE(GROUPS, "{melds}") \
	SENTENCE(GROUP_NOT, "{cards} is not a {kind}: {fault}[ {rule}]") \
	SENTENCE(LAID_OFF, "{cards} {cards?goes|go} on {other's} {more}") \
	SENTENCE(LAID_OFF_ALL, "{cards} go on {other's} melds") \
	SENTENCE(TAKES_JOKER, "{cards} {cards?takes|together take} the place " \
	    "of the {1?joker|wild card} in {other's} {more} {rule}") \
	SENTENCE(JOKER_STAYS, "The joker in {other's} {more} stays: only one " \
	    "in a {run} gives way to the card that it stands for {rule}") \
	SENTENCE(JOKER_WAITS, "The joker in {other's} {more} stays for good: " \
	    "it leaves a {set} only for both cards that this lacks, laid " \
	    "together {rule}") \
	SENTENCE(BESIDE_JOKER, "{cards} lies beside the joker in {other's} " \
	    "{more}; if it took the joker's place {rule}, type \"{cards} for " \
	    "JK\"") \
	SENTENCE(UNTAKEN, \
	    "The joker is not in {player's} hand, as {text} {rule}") \
	SENTENCE(UNTAKEN_THERE, \
	    "The joker stays where it lies, and is not in {player's} hand") \
	SENTENCE(GROWN, "{other's} {more} becomes {cards}{jokers}[ {rule}]") \
	SENTENCE(GROWN_WORTH, \
	    "{other's} {more} becomes {cards}{jokers}, {0} more") \
	SENTENCE(PAST_ACE, "{card} stays in the hand: it does not go " \
	    "{0?after|before} {cards}, as {text} and no {run} goes round the " \
	    "corner {rule}") \
	SENTENCE(ACES_WILD, "A joker was turned, so every ace is wild {rule}") \
	SENTENCE(TILES, "A is the tile 1, J 11, Q 12 and K 13") \
	SENTENCE(AS_ACE_OF_SPADES, "A joker was turned, which is as if the " \
	    "ace of spades had been turned, and {card} is wild {rule}") \
	SENTENCE(ACES_PLAIN, "A joker was turned, so only printed jokers are " \
	    "jokers, and {card} is a plain card {rule}") \
	SENTENCE(JOKER_FACE, "{card} is not wild: it stands only for " \
	    "{cards}, the wild card {rule}") \
	SENTENCE(WILD_BESIDE, "{card} is wild, as it is the card " \
	    "{0?above|below} the one turned {rule}") \
	SENTENCE(NO_BIG_GIN, "All {0} cards are in melds, but there is no " \
	    "big gin here: one of them must be discarded {rule}") \
	/* remedies */ \
	SENTENCE(VALID_AS, "Laid out as {layout}, {player's} claim would " \
	    "have been valid[, for {text}][, and {other} could then score " \
	    "{1}]" BUT_AS_IT_WAS) \
	SENTENCE(VALID_ANEW, "Laid out as {layout}, {player's} claim would " \
	    "be valid[, for {text}]" ANEW) \
	SENTENCE(BETTER, "{player} could {3?have laid|lay} out {layout}: {0} " \
	    "left instead of {1}{3?" BUT_AS_IT_WAS "|}") \
	SENTENCE(BETTER_POINTS, "{player} could {3?have laid|lay} out " \
	    "{layout}: {0} {0?point|points} instead of {1}{3?" BUT_AS_IT_WAS \
	    "|}") \
	SENTENCE(BETTER_DOWN, "Melds still in the hand count against " \
	    "{player} {rule}; laid down in time as {layout}, they would have " \
	    "made {0} instead of {1}") \
	SENTENCE(BETTER_WINS, "{player} could have laid out {layout}: then " \
	    "{0} against {2} would have been {text}[ {rule}], {1} for " \
	    "{player}" BUT_AS_IT_WAS "[, so {other} scores {3}]") \
	SENTENCE(BETTER_LESS, "{player} could have laid out {layout}: {0} " \
	    "left, and {other} would score only {1}" BUT_AS_IT_WAS) \
	SENTENCE(HELD, "A hand still held counts in full {rule}; {player's} " \
	    "could have been laid down as {layout}{2?. Melds of this turn " \
	    "follow \"down\", and those of earlier turns stand before a +|}") \
	SENTENCE(HELD_FITS, "A hand still held counts in full {rule}; " \
	    "{cards} could have been laid off[ together with {more}]") \
	SENTENCE(TOO_MANY_WAYS, "There are more ways to group these cards " \
	    "than can be looked at, so nothing is decided") \
	SENTENCE(NO_GROUPING, \
	    "No grouping of these cards makes {player's} claim valid") \
	SENTENCE(NO_EXCHANGE, "No grouping of these cards makes {player's} " \
	    "claim valid, and grouped like this no one card mends it") \
	SENTENCE(BEST_LEFT, "No grouping of these cards makes {player's} " \
	    "claim valid; at best they are {layout}") \
	SENTENCE(RUNS_LEFT, "No grouping of these cards makes {player's} " \
	    "claim valid; with the {runs} it needs they are {layout}") \
	SENTENCE(RUNS_LACK, "However {player's} cards are grouped, they do " \
	    "not have the {runs} that a claim needs") \
	SENTENCE(LEAST, "However {player's} cards are grouped, at least {0} " \
	    "deadwood is left") \
	SENTENCE(NEAR_PURE, \
	    "{cards} would be a {pure-run} with {card}[ or {more}]") \
	SENTENCE(NEAR_SECOND, \
	    "{cards} would be another {run} with {card}[ or {more}]") \
	SENTENCE(OTHER_DISCARD, \
	    "With {cards} as the discard {player's} claim would be valid") \
	SENTENCE(INTO_GROUP, \
	    "With {cards} added to {group} {player's} claim would be valid") \
	SENTENCE(CARD_MORE, "Is a card left out? With {cards} added to " \
	    "{group} {player's} claim would be valid") \
	SENTENCE(OTHER_ROUND, \
	    "Is it another round? {0} cards are those of round {1} {rule}") \
	SENTENCE(EXCHANGED_INTO, "With {cards} in place of {more}, added to " \
	    "{group}, {player's} claim would be valid") \
	SENTENCE(EXCHANGED, "No other grouping of these cards is valid; with " \
	    "{cards} in place of {more} {player's} claim would be valid") \
	SENTENCE(EXCHANGED_AS, "No grouping of these cards is valid; with " \
	    "{cards} in place of {more}, laid out as {layout}, {player's} " \
	    "claim would be valid") \
	SENTENCE(COULD_SAY, "As \"{claim}\" {player's} claim would be " \
	    "valid[, for {text}][, and {other} could then score {1}]") \
	SENTENCE(HAD_SAID, "{player} did not claim {at-once}; with it " \
	    "{player} would score {0} {rule}") \
	SENTENCE(NOT_AT_ONCE, "{player} laid {0?melds down before|cards " \
	    "off}, so this is not {at-once}, which would count more {rule}") \
	/* what was doubted though it is allowed; another house */ \
	SENTENCE(ALLOWED, "{cards} is allowed here: {text} {rule}") \
	SENTENCE(OPENS_LESS, "{player's} melds count {0}, but a player who " \
	    "lays down the whole hand at once may open with less {rule}") \
	SENTENCE(LATER_MELDS, "{player's} new melds count {0}, which will " \
	    "do, as only the first ones must count {1} {rule}") \
	SENTENCE(EQUAL_RUNS, "{cards} is allowed twice: only the cards of a " \
	    "{set} must differ {rule}") \
	SENTENCE(ALLOWED_RULE, "{Text} {rule}") \
	SENTENCE(MAY_LAY_OFF, "{player} may lay {cards} off on {other's} " \
	    "melds, without a meld on the table {rule}") \
	SENTENCE(PAIR_NOT, \
	    "{cards} is not a {0:pair}: no joker may be in one {rule}") \
	SENTENCE(PAIR_JOKER, "{card} stands for another {cards}, as a joker " \
	    "may in these pairs {rule}") \
	SENTENCE(TAKEN_KEPT, "{player} still {holds|hold} {card}: the top " \
	    "card of the pile may be kept {rule}, but a card from deeper " \
	    "down must be laid down at once") \
	SENTENCE(TAKEN_THROWN, "{card} was just taken: the top card of the " \
	    "pile may be discarded again {rule}, but a card from deeper down " \
	    "must be laid down at once") \
	SENTENCE(THROWN, "{card} may be discarded, though it fits {other's} " \
	    "{more}: no rule here forbids that (our ruling)") \
	SENTENCE(CREDITED, "{player} laid {cards} on {other's} melds, and " \
	    "{cards?it counts|they count} for {player}[: cards laid off " \
	    "score for the player who lays them {rule}]") \
	SENTENCE(ACE_COUNTS, "An ace below a two counts {0} in a meld, any " \
	    "other ace {1} {rule}") \
	SENTENCE(JOKER_COUNTS, \
	    "A joker counts {0} in a meld, whatever it stands for {rule}") \
	SENTENCE(EXEMPT_SETS, "{player} {has|have} {0} {0:run}{1?, one of " \
	    "them pure|}, so {cards} do not count either {rule}") \
	SENTENCE(HOUSE_CLAIM, "Under {house} {player's} claim would{1?| not} " \
	    "be valid[, as {text}]") \
	SENTENCE(HOUSE_SCORES, \
	    "Under {house} {player} would score {0}[, as {text}]") \
	SENTENCE(HOUSE_NOBODY, \
	    "Under {house} nobody would score[, as {text}]") \
	SENTENCE(SOURCE, "Source: {text}") \
	GAME_SENTENCES(SENTENCE)

enum sentence {
#define SENTENCE(name, words) SAY_##name,
	SENTENCES(SENTENCE)
#undef SENTENCE
};

#endif
