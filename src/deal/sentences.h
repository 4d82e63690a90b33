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
	SENTENCE(IN_TWO, "%x lies in two melds; a card counts in one only: with " \
	    "%c the count is %0, with %d it is %1[, and at most %t is allowed]" \
	    "[: %A %v is %{3?valid only with %c|%{2?|not }valid either way}]") \
	SENTENCE(TOO_OFTEN, "%x appears %1 times in %A cards, and there " \
	    "%{0?is|are} only %0: nothing counts until the hand is corrected") \
	SENTENCE(NOT_IN_PACKS, "%a cannot have %x, as the packs have none: " \
	    "nothing counts until the hand is corrected") \
	SENTENCE(WITH_BOTH, "%a and %b both have %x, and the packs hold fewer: " \
	    "nobody scores until one hand is corrected") \
	SENTENCE(LIES_THERE, "%x lies in %A meld on the table and stays there: " \
	    "%b may lay cards off on it, but not take it for another meld; if " \
	    "it is a slip, nobody scores until one hand is corrected") \
	SENTENCE(UNREAD, "%A line cannot be read: nobody scores until it is " \
	    "corrected") \
	/* what these rules do not have; %t: how a deal ends */ \
	SENTENCE(NO_DROP, "Nobody may drop here %k: all stay in until a player " \
	    "%t. Write %A cards instead, or \"count\" and what they count") \
	SENTENCE(NO_PRICE, "\"%v\" has no price here[: all stay in until a " \
	    "player %t]. Write %A cards instead, or \"count\" and what they " \
	    "count") \
	SENTENCE(NEEDS_HAND, "\"%v\" costs %{0?half of |}what the cards count " \
	    "%k: write %A cards behind it") \
	SENTENCE(NO_KNOCKING, "Nobody knocks here: a deal goes on until a player " \
	    "%t") \
	SENTENCE(NEEDS_ROUND, "The round is not given, and it decides") \
	SENTENCE(NEEDS_WILD, "The wild card is not given, and it decides") \
	SENTENCE(PLAYERS, "These rules are for at most %0 players") \
	SENTENCE(NEEDS_UPCARD, "The upcard sets the knock limit, and it is not " \
	    "given: %A %0 deadwood is allowed if the upcard counts at least " \
	    "%0 %k") \
	SENTENCE(NEEDS_NO_UPCARD, "The upcard sets the knock limit, and it is " \
	    "not given, but no upcard allows %A %0 deadwood %k") \
	SENTENCE(NEEDS_SUIT, "A spade turned up would multiply the points, and " \
	    "the upcard is not given %k") \
	/* the answer: a claim that stands */ \
	SENTENCE(IS_GIN, "Gin: %a %{has|have} no deadwood") \
	SENTENCE(IS_BIG_GIN, "Big gin: all %1 cards are in melds, %l, and " \
	    "none is discarded; it scores %0 and what the other hand counts " \
	    "%k") \
	SENTENCE(WINS_GIN, "%a %{has|have} gin and %{scores|score} %0") \
	SENTENCE(WINS_GIN_KNOCK, "%a knocks with no deadwood, which is gin, " \
	    "and %{scores|score} %0") \
	SENTENCE(WINS_GIN_EMPTY, "%a has gin, and gin cannot be undercut: " \
	    "although %b has no deadwood either, %a scores %0") \
	SENTENCE(WINS_BIG_GIN, "All %1 of %A cards are melded and none is " \
	    "discarded: big gin, %0 %{0?point|points}") \
	SENTENCE(MAY_KNOCK, \
	    "%a may knock: deadwood is %0, and at most %1 is allowed") \
	SENTENCE(UPCARD_CAP, "%x was turned up, so the knock limit is %0 %k") \
	SENTENCE(UPCARD_GIN, "%x was turned up, so only gin ends the deal %k") \
	SENTENCE(WINS_KNOCK, "%a knocks with %0[, the most allowed %k,]" \
	    "[, lays %c off,] and %b has %1: %a scores %2") \
	SENTENCE(UNDERCUT, "%a knocks with %0[, lays %c off,] and %b has " \
	    "%1: an undercut, so %b scores %2") \
	SENTENCE(TIE_UNDERCUT, "%a knocks with %0[, lays %c off,] and %b has " \
	    "%1: a tie is an undercut here, so %b scores %2 %k") \
	SENTENCE(TIE, "%a knocks with %0[, lays %c off,] and %b has %1: a tie " \
	    "is not an undercut here, so nobody scores %k") \
	/* in the order of enum complete */ \
	SENTENCE(DECLARED, "%u: %{0?the melds it needs are there|every card is " \
	    "in a meld}[, %c is a %p][ and %d the second %r]") \
	SENTENCE(DECLARED_PAIRS, "%u: %0 %{0:d} %{0?is|are} enough %k") \
	SENTENCE(DECLARED_TRIPLES, "%u: %0 %{0:i} %{0?is|are} enough %k") \
	SENTENCE(DECLARED_WILDS, \
	    "%u: %0 %{0?joker is|jokers are} enough %k") \
	SENTENCE(DECLARED_PURE, "%u: every card is in a meld, and %1 of the %R " \
	    "are pure[, %c as one of them], where %0 are needed %k") \
	SENTENCE(ONE_MORE, "%a has %0 cards, and a player who answers a knock " \
	    "has %1: one is too many[, and %x is left out]") \
	SENTENCE(ODD_SIZE, "%A hand has %0 %{0?card|cards}; a player holds %1, " \
	    "and %2 after drawing") \
	SENTENCE(AT_WORD, \
	    "%A \"%v\" is taken at its word: no cards are given") \
	SENTENCE(SECOND_COMPLETE, "%A hand is complete, but %b declared " \
	    "first, so it costs %0 %k") \
	SENTENCE(SECOND_FREE, "%A hand is complete, too, and so costs nothing, " \
	    "though %b declared first %k") \
	SENTENCE(GOES_DOWN, "%a %{goes|go} down with %q, as round %0 asks") \
	SENTENCE(OUT_SECOND, "%B line is first, so %A claim is too late") \
	SENTENCE(CALLED_SECOND, "%B line is first, so %A %v counts as a hand " \
	    "with %0 (our ruling); had %a called first, %t would score " \
	    "%1%{2?|, too}") \
	SENTENCE(OPENS, "%a %{opens|open} with %t%0; at least %1 is needed %k") \
	SENTENCE(COULD_OPEN, \
	    "%a could open with %t%0; at least %1 is needed %k") \
	SENTENCE(GOES_OUT_AT_ONCE, \
	    "%a %{goes|go} out with every card at once: %e") \
	SENTENCE(GOES_OUT, "%a %{goes|go} out[, which itself scores " \
	    "nothing %k]") \
	SENTENCE(LAYS_DOWN, "%a may lay this down%{0?|: a turn may have " \
	    "more than one meld}") \
	/* the answer: a claim that does not, and what happens now */ \
	SENTENCE(NOT_DECLARED, "%A %v is not valid: %w[ %k]") \
	SENTENCE(NOT_KNOCK, "%a may not knock: %w[ %k]") \
	SENTENCE(NOT_DOWN_NOW, "%a may not go down: %w[ %k]") \
	SENTENCE(NOT_MORE, "%a may not lay this down: %w[ %k]") \
	SENTENCE(NOT_OUT, "%a cannot go out: %w[ %k]") \
	SENTENCE(NOT_GIN, "%a %{does|do} not have gin: %w[ %k]") \
	SENTENCE(NOT_RUMMY, "%a may not claim %e: %w[ %k]") \
	SENTENCE(ALSO, "Also, %w[ %k]") \
	SENTENCE(ALSO_MELDS, "Among the other groups %w[ %k]") \
	SENTENCE(REFUSED, "%c cannot be laid off, so %{c?it stays|they stay} " \
	    "in the hand: %w[ %k]") \
	SENTENCE(REFUSED_JOKER, "%c cannot be laid off, so %{c?it stays|they " \
	    "stay} in the hand: %t %k") \
	SENTENCE(FITS_TWO, "%x fits two melds, and counts in one only: with %c " \
	    "the count is %0, with %d it is %1") \
	SENTENCE(NO_TRIPLE, "A %{1:i} needs %0 identical cards, and no joker " \
	    "%k") \
	SENTENCE(CLAIMED_LAID, "%a may not keep the joker that was taken: it " \
	    "must be laid at once, and %x left over is another %k") \
	SENTENCE(NOT_LATER, "%c would be a meld, but a player who is down lays " \
	    "no more melds %k") \
	SENTENCE(STAY_DOWN, "The %{0?other melds|melds} stay on the table[, " \
	    "and %x goes back to the hand]%{1?|; play goes on}") \
	SENTENCE(TAKE_BACK, "The cards go back to the hand; nothing is " \
	    "lost yet (our ruling)") \
	SENTENCE(COUNTS_AGAIN, "The cards go back to the hand and count there " \
	    "(our ruling)") \
	SENTENCE(OTHERS_PLAY_ON, "%a is out of the deal[ and scores %0, what " \
	    "the hand counts, when it ends %k]; [%b plays on|the others play " \
	    "on%{1?, and their hands count when it ends|}]") \
	SENTENCE(WRONG_PLAYS_ON, "Nobody scores for a wrong [call of %t|knock]; " \
	    "play goes on, with %A cards open (our ruling)") \
	/* the answer: no claim */ \
	/* without a key every loser pays a price, whatever the cards count */ \
	SENTENCE(GATE, "%a %{has|have} no %p[, so every card counts %k]") \
	SENTENCE(GATE_SHOWN, \
	    "%a %{shows|show} no %p[, so every card counts %k]") \
	SENTENCE(GATE_ONE, "%c is %{3?the|%A} only%{2? pure|} %r%{3? that %a " \
	    "laid out|}[: no meld is exempt until there are %0, so every card " \
	    "counts %k|, and %0 are needed]") \
	SENTENCE(GATE_FEW, "%a %{has|have} only %1%{2? pure|} %R[: no meld is " \
	    "exempt until there are %0, so every card counts %k|, and %0 are " \
	    "needed]") \
	SENTENCE(GATE_FEW_PURE, "Only %1 of %A %R %{1?is|are} pure[: no meld " \
	    "is exempt until %0 are, so every card counts %k|, and %0 must " \
	    "be]") \
	SENTENCE(GATE_SHORT, "%a %{does|do} not have %0 %R, one of them with " \
	    "%1 cards, so every card counts %k") \
	SENTENCE(GATE_EXEMPT, "%c is exempt as a %p; the other cards count " \
	    "until there are %0%{2? pure|} %R %k") \
	SENTENCE(GATE_EXEMPT_SHORT, "%c is exempt as a %p; the other cards " \
	    "count, as %a %{does|do} not have %0 %R, one of them with %1 " \
	    "cards %k") \
	SENTENCE(GATE_PURE_RUNS, "Of %A melds only a %p is exempt until there " \
	    "are %0%{2? pure|} %R %k") \
	SENTENCE(GATE_PURE, "%c is a %p, and that exempts every meld %k") \
	SENTENCE(COULD_BUT_SIZE, "%A cards could be claimed, but a claim needs " \
	    "%0, and here %{1?is|are} %1 %k") \
	SENTENCE(COULD_GO_DOWN, "%a could go down with %q, as round %0 asks") \
	SENTENCE(ASKS, "Round %0 asks for %q") \
	SENTENCE(NOT_MET, "These cards cannot meet it, so every card counts") \
	SENTENCE(NOT_READY, "Not yet: %w[ %k]") \
	SENTENCE(COULD_GIN, "%a could go gin: there is no deadwood") \
	SENTENCE(COULD_BIG_GIN, "%a could go big gin: every card is melded") \
	SENTENCE(COULD_KNOCK, \
	    "%a could knock: deadwood is %0, and at most %1 is allowed") \
	SENTENCE(COULD_NOT_KNOCK, \
	    "%a cannot knock: deadwood is %0, and at most %1 is allowed %k") \
	SENTENCE(DEDUCTED, "What the others hold is taken off their points %k") \
	SENTENCE(NOBODY_OUT, "Nobody went out, so nobody scores") \
	SENTENCE(NOBODY_OUT_COUNTS, "Nobody went out, but as final points are " \
	    "given every hand counts") \
	SENTENCE(NOBODY_KNOCKED, "Nobody knocked, so nobody scores") \
	SENTENCE(NOBODY_DECLARED, "Nobody declared, so every hand counts") \
	SENTENCE(NOBODY_LOSES, "Nobody declared, so nobody loses") \
	SENTENCE(NOBODY_IN, "Nobody is left in, so nobody wins") \
	SENTENCE(LAST_LEFT, "%a %{0?had won before, as|is} the only player left " \
	    "in%{0? after a %W|, and so wins}") \
	SENTENCE(HAS_LEAST, "%a has %0 left, no more than any other, and wins; " \
	    "the player who ended the deal scores what is left, too") \
	/* sums; each is followed by its terms */ \
	SENTENCE(SUM_DEADWOOD, "%A %0 deadwood") \
	SENTENCE(SUM_LOST, "%a %{loses|lose} %0") \
	SENTENCE(SUM_HAND, "%A %0 in hand") \
	SENTENCE(SUM_VALUES, "%A value cards count %0") \
	SENTENCE(VALUES_LOST, "They count for [%b|nobody]: %a %{does|do} not " \
	    "have the %R that a claim needs %k") \
	SENTENCE(VALUES_NOT_PAID, "%a is out of the deal, and so neither pays " \
	    "nor is paid for value cards") \
	SENTENCE(VALUES_KEPT, "%a %{is|are} paid for them without the %R that " \
	    "a claim needs, too %k") \
	SENTENCE(SUM_POINTS, "%A %0 %{0?point|points}%{1? so far|}%{3?, as a " \
	    "score may be below 0|}") \
	SENTENCE(SUM_PAID, "%a %{pays|pay} %t") \
	SENTENCE(SUM_WON, "%a %{wins|win} %t") \
	SENTENCE(SUM_WON_PAID, "%a %{wins|win}, and %{pays|pay} %t") \
	/* in the order of enum action */ \
	SENTENCE(DROPPED_FIRST, \
	    "%a dropped before the first draw and %{scores|score} %0") \
	SENTENCE(DROPPED_LATER, \
	    "%a dropped in the middle of the deal and %{scores|score} %0") \
	SENTENCE(DROPPED_LAST, "%a made the last drop and %{scores|score} %0") \
	SENTENCE(MISSED, "%a missed three turns and %{scores|score} %0" \
	    "%{1?, as for a middle drop|}") \
	SENTENCE(LEFT_BEFORE, "%a left before drawing and %{scores|score} %0" \
	    "%{2?, as for a first drop|}") \
	SENTENCE(LEFT_AFTER, "%a left after drawing and %{scores|score} %0" \
	    "%{1?, as for a middle drop|}") \
	SENTENCE(WRONG, "%a declared wrongly and %{scores|score} %0") \
	SENTENCE(NO_TURN, "%a had no turn yet and %{scores|score} %0") \
	/* groups and lay-offs */ \
	SENTENCE(GROUPS, "%g") \
	SENTENCE(GROUP_NOT, "%c is not a %m: %f[ %k]") \
	SENTENCE(LAID_OFF, "%c %{c?goes|go} on %B %d") \
	SENTENCE(LAID_OFF_ALL, "%c go on %B melds") \
	SENTENCE(TAKES_JOKER, "%c %{c?takes|together take} the place of the " \
	    "%{1?joker|wild card} in %B %d %k") \
	SENTENCE(JOKER_STAYS, "The joker in %B %d stays: only one in a %r " \
	    "gives way to the card that it stands for %k") \
	SENTENCE(JOKER_WAITS, "The joker in %B %d stays for good: it leaves a " \
	    "%s only for both cards that this lacks, laid together %k") \
	SENTENCE(BESIDE_JOKER, "%c lies beside the joker in %B %d; if it took " \
	    "the joker's place %k, type \"%c for JK\"") \
	SENTENCE(UNTAKEN, "The joker is not in %A hand, as %t %k") \
	SENTENCE(UNTAKEN_THERE, "The joker stays where it lies, and is not in " \
	    "%A hand") \
	SENTENCE(GROWN, "%B %d becomes %c%j[ %k]") \
	SENTENCE(GROWN_WORTH, "%B %d becomes %c%j, %0 more") \
	SENTENCE(PAST_ACE, "%x stays in the hand: it does not go " \
	    "%{0?after|before} %c, as %t and no %r goes round the corner %k") \
	SENTENCE(ACES_WILD, "A joker was turned, so every ace is wild %k") \
	SENTENCE(TILES, "A is the tile 1, J 11, Q 12 and K 13") \
	SENTENCE(AS_ACE_OF_SPADES, "A joker was turned, which is as if the ace " \
	    "of spades had been turned, and %x is wild %k") \
	SENTENCE(ACES_PLAIN, "A joker was turned, so only printed jokers are " \
	    "jokers, and %x is a plain card %k") \
	SENTENCE(JOKER_FACE, "%x is not wild: it stands only for %c, the wild " \
	    "card %k") \
	SENTENCE(WILD_BESIDE, "%x is wild, as it is the card " \
	    "%{0?above|below} the one turned %k") \
	SENTENCE(NO_BIG_GIN, "All %0 cards are in melds, but there is no big " \
	    "gin here: one of them must be discarded %k") \
	/* remedies */ \
	SENTENCE(VALID_AS, "Laid out as %l, %A claim would have been valid" \
	    "[, for %t][, and %b could then score %1]" BUT_AS_IT_WAS) \
	SENTENCE(VALID_ANEW, "Laid out as %l, %A claim would be valid[, for " \
	    "%t]" ANEW) \
	SENTENCE(BETTER, "%a could %{3?have laid|lay} out %l: %0 left " \
	    "instead of %1%{3?" BUT_AS_IT_WAS "|}") \
	SENTENCE(BETTER_POINTS, "%a could %{3?have laid|lay} out %l: " \
	    "%0 %{0?point|points} instead of %1%{3?" BUT_AS_IT_WAS "|}") \
	SENTENCE(BETTER_DOWN, "Melds still in the hand count against %a %k; " \
	    "laid down in time as %l, they would have made %0 instead of %1") \
	SENTENCE(BETTER_WINS, "%a could have laid out %l: then %0 against %2 " \
	    "would have been %t[ %k], %1 for %a" BUT_AS_IT_WAS \
	    "[, so %b scores %3]") \
	SENTENCE(BETTER_LESS, "%a could have laid out %l: %0 left, and %b " \
	    "would score only %1" BUT_AS_IT_WAS) \
	SENTENCE(HELD, "A hand still held counts in full %k; %A could " \
	    "have been laid down as %l%{2?. Melds of this turn follow " \
	    "\"down\", and those of earlier turns stand before a +|}") \
	SENTENCE(HELD_FITS, "A hand still held counts in full %k; %c could " \
	    "have been laid off[ together with %d]") \
	SENTENCE(TOO_MANY_WAYS, "There are more ways to group these cards " \
	    "than can be looked at, so nothing is decided") \
	SENTENCE(NO_GROUPING, \
	    "No grouping of these cards makes %A claim valid") \
	SENTENCE(NO_EXCHANGE, "No grouping of these cards makes %A claim " \
	    "valid, and grouped like this no one card mends it") \
	SENTENCE(BEST_LEFT, "No grouping of these cards makes %A claim " \
	    "valid; at best they are %l") \
	SENTENCE(RUNS_LEFT, "No grouping of these cards makes %A claim " \
	    "valid; with the %R it needs they are %l") \
	SENTENCE(RUNS_LACK, "However %A cards are grouped, they do not have " \
	    "the %R that a claim needs") \
	SENTENCE(LEAST, "However %A cards are grouped, at least %0 " \
	    "deadwood is left") \
	SENTENCE(NEAR_PURE, "%c would be a %p with %x[ or %d]") \
	SENTENCE(NEAR_SECOND, "%c would be another %r with %x[ or %d]") \
	SENTENCE(OTHER_DISCARD, "With %c as the discard %A claim would be " \
	    "valid") \
	SENTENCE(INTO_GROUP, "With %c added to %n %A claim would be valid") \
	SENTENCE(CARD_MORE, "Is a card left out? With %c added to %n %A claim " \
	    "would be valid") \
	SENTENCE(OTHER_ROUND, "Is it another round? %0 cards are those of round " \
	    "%1 %k") \
	SENTENCE(EXCHANGED_INTO, \
	    "With %c in place of %d, added to %n, %A claim would be valid") \
	SENTENCE(EXCHANGED, "No other grouping of these cards is valid; with " \
	    "%c in place of %d %A claim would be valid") \
	SENTENCE(EXCHANGED_AS, "No grouping of these cards is valid; with %c " \
	    "in place of %d, laid out as %l, %A claim would be valid") \
	SENTENCE(COULD_SAY, "As \"%v\" %A claim would be valid[, for %t]" \
	    "[, and %b could then score %1]") \
	SENTENCE(HAD_SAID, \
	    "%a did not claim %e; with it %a would score %0 %k") \
	SENTENCE(NOT_AT_ONCE, "%a laid %{0?melds down before|cards off}, so " \
	    "this is not %e, which would count more %k") \
	/* what was doubted though it is allowed; another house */ \
	SENTENCE(ALLOWED, "%c is allowed here: %t %k") \
	SENTENCE(OPENS_LESS, "%A melds count %0, but a player who lays down " \
	    "the whole hand at once may open with less %k") \
	SENTENCE(LATER_MELDS, "%A new melds count %0, which will do, as only the " \
	    "first ones must count %1 %k") \
	SENTENCE(EQUAL_RUNS, "%c is allowed twice: only the cards of a %s must " \
	    "differ %k") \
	SENTENCE(ALLOWED_RULE, "%y %k") \
	SENTENCE(MAY_LAY_OFF, "%a may lay %c off on %B melds, without a meld " \
	    "on the table %k") \
	SENTENCE(PAIR_NOT, "%c is not a %{0:d}: no joker may be in one %k") \
	SENTENCE(PAIR_JOKER, "%x stands for another %c, as a joker may in " \
	    "these pairs %k") \
	SENTENCE(TAKEN_KEPT, "%a still %{holds|hold} %x: the top card of the " \
	    "pile may be kept %k, but a card from deeper down must be laid " \
	    "down at once") \
	SENTENCE(TAKEN_THROWN, "%x was just taken: the top card of the pile " \
	    "may be discarded again %k, but a card from deeper down must be " \
	    "laid down at once") \
	SENTENCE(THROWN, "%x may be discarded, though it fits %B %d: no rule here " \
	    "forbids that (our ruling)") \
	SENTENCE(CREDITED, "%a laid %c on %B melds, and %{c?it counts|they " \
	    "count} for %a[: cards laid off score for the player who lays " \
	    "them %k]") \
	SENTENCE(ACE_COUNTS, "An ace below a two counts %0 in a meld, any " \
	    "other ace %1 %k") \
	SENTENCE(JOKER_COUNTS, "A joker counts %0 in a meld, whatever it stands " \
	    "for %k") \
	SENTENCE(EXEMPT_SETS, "%a %{has|have} %0 %{0:r}%{1?, one of them pure|}, so " \
	    "%c do not count either %k") \
	SENTENCE(HOUSE_CLAIM, \
	    "Under %h %A claim would%{1?| not} be valid[, as %t]") \
	SENTENCE(HOUSE_SCORES, "Under %h %a would score %0[, as %t]") \
	SENTENCE(HOUSE_NOBODY, "Under %h nobody would score[, as %t]") \
	SENTENCE(SOURCE, "Source: %t") \
	GAME_SENTENCES(SENTENCE)

enum sentence {
#define SENTENCE(name, words) SAY_##name,
	SENTENCES(SENTENCE)
#undef SENTENCE
};

#endif
