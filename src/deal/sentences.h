/*
 * Every sentence of an explanation, once: SENTENCE(enum, template).  A finding
 * has the name of its sentence, never words; report fills in the words
 * (wording.h says what % stands for).
 */
#ifndef SENTENCES_H
#define SENTENCES_H

#define SENTENCES(SENTENCE) \
	/* a group that is not a meld; in the order of enum meld_fault */ \
	SENTENCE(FAULT, "") \
	SENTENCE(SHORT, "it has too few cards") \
	SENTENCE(NATURALS, "too few of its cards stand for themselves") \
	SENTENCE(JOKERS, "it has too many jokers[, and %x is missing]") \
	SENTENCE(LONG, "it has too many cards") \
	SENTENCE(BY_SIZE, "it has too many jokers for its size") \
	SENTENCE(SHARE, "too many of its cards are jokers") \
	SENTENCE(ADJACENT, "two jokers are side by side") \
	SENTENCE(SUIT, "[%x appears twice, and ]a %s takes one card of a suit") \
	SENTENCE(GAP, "[%x is missing|its cards do not follow one another]") \
	SENTENCE(TWICE, "[%x appears twice|it has a card twice]") \
	SENTENCE(ACE, "it goes round the corner, and an ace ends the %r") \
	SENTENCE(MIXED, "its cards are neither of one suit nor of one rank") \
	/* a claim */ \
	SENTENCE(SIZE, "a claim needs %0 %{0?card|cards}; " \
	    "this one has %1") \
	SENTENCE(GIN, "gin was claimed with %0 deadwood") \
	SENTENCE(LIMIT, "deadwood is %0, and at most %1 is allowed") \
	SENTENCE(LEFT, "not every card is in a meld") \
	SENTENCE(NO_PURE, "there is no %p") \
	SENTENCE(FEW_PURE, "only %0 of the %R is pure, and %1 must be") \
	SENTENCE(SOME_PURE, "only %0 of the %R are pure, and %1 must be") \
	SENTENCE(NO_RUN, "there is no %r") \
	SENTENCE(ONE_RUN, "there is only one %r") \
	SENTENCE(FEW_RUNS, "there are only %0 %R") \
	SENTENCE(SHORT_RUNS, \
	    "one %r must have %1 cards, and the longest has %0") \
	SENTENCE(FEW_PAIRS, "a claim of %{1:d} needs %1; " \
	    "here %{0?is|are} %0") \
	SENTENCE(NO_DISCARD, "[the deal may not end with a discard, so %x " \
	    "must go into a meld|the deal may not end with a discard]") \
	SENTENCE(WANTS_DISCARD, "a card must be discarded at the end") \
	SENTENCE(SECOND, "another player declared first") \
	/* a contract */ \
	SENTENCE(ASKS_SETS, "round %0 asks for %1 %{1:s}, not %2") \
	SENTENCE(ASKS_RUNS, "round %0 asks for %1 %{1:r}, not %2") \
	SENTENCE(MORE_SETS, "round %0 asks for %1 %{1:s}, and no more may be " \
	    "laid with the contract; there %{2?is|are} %2 here") \
	SENTENCE(MORE_RUNS, "round %0 asks for %1 %{1:r}, and no more may be " \
	    "laid with the contract; there %{2?is|are} %2 here") \
	SENTENCE(SHORT_RUN, "the contract asks for longer %R") \
	SENTENCE(SURPLUS, "this meld has more cards than the contract asks for") \
	SENTENCE(NEAR, "groups %0 and %1 are too close together: " \
	    "at least %2 %{2?rank|ranks} must lie between %R of one suit") \
	SENTENCE(OVERLAP, "groups %0 and %1 share ranks") \
	SENTENCE(SAME_RANK, "groups %0 and %1 are %S of one rank") \
	/* an opening */ \
	SENTENCE(OPENS_LOW, "the first melds must count at least %1; these " \
	    "count %t%0") \
	SENTENCE(OPENS_MOST, "the first melds must count at least %1; these " \
	    "cards count %0 at most") \
	SENTENCE(OPENS_RUNS, "the first melds must have at least %1 %{1:r}; " \
	    "these have %0") \
	SENTENCE(OPENS_PURE, "the first melds must have at least %1 %{1:r} " \
	    "without a joker; these have %0") \
	SENTENCE(OPENS_NOT, "melds that count enough, and have the %R that " \
	    "the first melds must have, are not there") \
	/* going down and out */ \
	SENTENCE(NOT_ALL, "not all cards are in melds") \
	SENTENCE(KEPT, "a player who goes out keeps no card") \
	SENTENCE(WAS_DOWN, "melds were laid down before") \
	SENTENCE(TOO_EARLY, "it is too early in the deal to claim that") \
	SENTENCE(PLAYABLE, "a card of the hand fits a meld on the table") \
	SENTENCE(NO_MORE, "a player who is down may not lay more melds") \
	SENTENCE(NOTHING, "nothing is laid down") \
	SENTENCE(TAKEN, "the card just taken may not be discarded") \
	SENTENCE(OUT_FIRST, "another player went out first") \
	/* laying off */ \
	SENTENCE(FITS_NOWHERE, "no meld on the table fits") \
	SENTENCE(NO_LAYOFF, "nothing may be laid off") \
	SENTENCE(AT_ONCE, \
	    "a player who goes out all at once lays nothing off") \
	SENTENCE(SAME_TURN, \
	    "nothing may be laid off in the turn of going down") \
	SENTENCE(NOT_DOWN, \
	    "only a player who has melds on the table lays off") \
	SENTENCE(NO_OTHERS, "there are no melds of others to lay off on") \
	SENTENCE(KNOCK_FAILED, \
	    "the knock is invalid, so nothing may be laid off on it") \
	SENTENCE(ON_GIN, "nothing may be laid off on gin") \
	SENTENCE(NO_FIT, "no meld that may be laid off on fits") \
	SENTENCE(KNOCKER, "a knocker lays nothing off") \
	SENTENCE(NO_KNOCK, "nobody knocked, so nothing may be laid off") \
	/* the answer: a claim that stands */ \
	SENTENCE(IS_GIN, "Gin: %a %{has|have} no deadwood") \
	SENTENCE(WINS_GIN, "%a %{has|have} gin and %{scores|score} %0") \
	SENTENCE(WINS_GIN_EMPTY, "%a has gin, and gin cannot be undercut: " \
	    "although %b has no deadwood either, %a scores %0") \
	SENTENCE(WINS_BIG_GIN, "All %1 of %A cards are melded and none is " \
	    "discarded: big gin, %0 %{0?point|points}") \
	SENTENCE(MAY_KNOCK, \
	    "%a may knock: deadwood is %0, and at most %1 is allowed[ %k]") \
	SENTENCE(UPCARD_LIMIT, \
	    "%x was turned up, so the knock limit is %0 %k") \
	SENTENCE(UPCARD_GIN, \
	    "%x was turned up, so only gin ends the deal %k") \
	SENTENCE(WINS_KNOCK, \
	    "%a knocks with %0 and %b has %1: %a scores %2") \
	SENTENCE(UNDERCUT, "%a knocks with %0 and %b has %1: an undercut, " \
	    "so %b scores %2") \
	SENTENCE(TIE_UNDERCUT, "%a knocks with %0 and %b has %1: a tie is an " \
	    "undercut here, so %b scores %2 %k") \
	SENTENCE(TIE, "%a knocks with %0 and %b has %1: a tie is not an " \
	    "undercut here, so nobody scores %k") \
	SENTENCE(DECLARED, "%A %v is valid: every card is in a meld" \
	    "[, %c is a %p][ and %d the second %r]") \
	/* these three in the order of enum complete */ \
	SENTENCE(DECLARED_PAIRS, \
	    "%A %v is valid: %0 %{0:d} %{0?is|are} enough %k") \
	SENTENCE(DECLARED_TRIPLES, \
	    "%A %v is valid: %0 %{0:i} %{0?is|are} enough %k") \
	SENTENCE(DECLARED_WILDS, "%A %v is valid: " \
	    "%0 %{0?joker is|jokers are} enough %k") \
	SENTENCE(SECOND_COMPLETE, "%A hand is complete, but %b declared " \
	    "first, so it costs %0 %k") \
	SENTENCE(GOES_DOWN, "%a %{goes|go} down with %1 %{1:s} and " \
	    "%2 %{2:r}, as round %0 asks") \
	SENTENCE(GOES_DOWN_SETS, \
	    "%a %{goes|go} down with %1 %{1:s}, as round %0 asks") \
	SENTENCE(GOES_DOWN_RUNS, \
	    "%a %{goes|go} down with %2 %{2:r}, as round %0 asks") \
	SENTENCE(OUT_SECOND, "%b went out first, so %A claim is too late") \
	SENTENCE(OPENS, "%a %{opens|open} with %t%0; at least %1 is needed %k") \
	SENTENCE(COULD_OPEN, \
	    "%a could open with %t%0; at least %1 is needed %k") \
	SENTENCE(GOES_OUT_AT_ONCE, \
	    "%a %{goes|go} out with every card at once: Rummy") \
	SENTENCE(GOES_OUT, "%a %{goes|go} out") \
	SENTENCE(LAYS_DOWN, "%a may lay this down") \
	/* the answer: a claim that does not, and what happens now */ \
	SENTENCE(NOT_DECLARED, "%A declaration is not valid: %w[ %k]") \
	SENTENCE(NOT_KNOCK, "%a may not knock: %w[ %k]") \
	SENTENCE(NOT_DOWN_NOW, "%a may not go down: %w[ %k]") \
	SENTENCE(NOT_OUT, "%a cannot go out: %w[ %k]") \
	SENTENCE(NOT_GIN, "%a %{does|do} not have gin: %w[ %k]") \
	SENTENCE(NOT_RUMMY, "%a may not claim Rummy: %w[ %k]") \
	SENTENCE(ALSO, "Also, %w[ %k]") \
	SENTENCE(REFUSED, "%c cannot be laid off, so %{c?it stays|they stay} " \
	    "in the hand: %w[ %k]") \
	SENTENCE(TAKE_BACK, "The cards go back to the hand; nothing is lost") \
	SENTENCE(COUNTS_AGAIN, "The cards go back to the hand and count there") \
	SENTENCE(WRONG_UNDERCUT, "A wrong knock counts as an undercut %k") \
	SENTENCE(WRONG_PLAYS_ON, \
	    "Nobody scores for a wrong knock; play goes on %k") \
	/* the answer: no claim */ \
	SENTENCE(GATE, "%a %{has|have} no %p, so every card counts %k") \
	SENTENCE(GATE_ONE, "%c is %A only %r: no meld is exempt until there " \
	    "are %0, so every card counts %k") \
	SENTENCE(GATE_SHORT, \
	    "No %r has %0 cards, so every card counts %k") \
	SENTENCE(GATE_EXCUSED, "%c is exempt as a %p; the other cards count " \
	    "until there are %0 %R %k") \
	SENTENCE(GATE_EXCUSED_SHORT, "%c is exempt as a %p; the other cards " \
	    "count, as no %r has %0 cards %k") \
	SENTENCE(GATE_PURE, "%c is a %p, and that exempts every meld %k") \
	SENTENCE(COULD_DECLARE, "%a could declare: every card is in a meld" \
	    "[, %c is a %p][ and %d the second %r]") \
	SENTENCE(COULD_DECLARE_PAIRS, \
	    "%a could declare: %0 %{0:d} %{0?is|are} enough %k") \
	SENTENCE(COULD_DECLARE_TRIPLES, \
	    "%a could declare: %0 %{0:i} %{0?is|are} enough %k") \
	SENTENCE(COULD_DECLARE_WILDS, \
	    "%a could declare: " \
	    "%0 %{0?joker is|jokers are} enough %k") \
	SENTENCE(ASKS, "Round %0 asks for %1 %{1:s} and %2 %{2:r}") \
	SENTENCE(ASKS_ONLY_SETS, "Round %0 asks for %1 %{1:s}") \
	SENTENCE(ASKS_ONLY_RUNS, "Round %0 asks for %2 %{2:r}") \
	SENTENCE(NOT_MET, "These cards cannot meet it, so every card counts") \
	SENTENCE(NOT_READY, "Not yet: %w[ %k]") \
	SENTENCE(COULD_GIN, "%a could go gin: there is no deadwood") \
	SENTENCE(COULD_KNOCK, \
	    "%a could knock: deadwood is %0, and at most %1 is allowed %k") \
	SENTENCE(COULD_NOT_KNOCK, \
	    "%a cannot knock: deadwood is %0, and at most %1 is allowed %k") \
	SENTENCE(DEDUCTED, "What the others hold is taken off their points %k") \
	SENTENCE(NOBODY_OUT, "Nobody went out") \
	SENTENCE(NOBODY_KNOCKED, "Nobody knocked, so nobody scores") \
	SENTENCE(NOBODY_DECLARED, "Nobody declared, so every hand counts") \
	SENTENCE(LAST_LEFT, "%a is the only player left in, and so wins") \
	/* sums; behind each its terms */ \
	SENTENCE(SUM_DEADWOOD, "%A %0 deadwood") \
	SENTENCE(SUM_HAND, "%A %0 in hand") \
	SENTENCE(SUM_POINTS, "%A %0 %{0?point|points}") \
	SENTENCE(SUM_PAID, "%a %{pays|pay} %t") \
	SENTENCE(SUM_WON, "%a %{wins|win} %t") \
	SENTENCE(DROPPED_FIRST, \
	    "%a dropped before the first draw and %{scores|score} %0") \
	SENTENCE(DROPPED_LATER, \
	    "%a dropped in the middle of the deal and %{scores|score} %0") \
	SENTENCE(DROPPED_LAST, "%a made the last drop and %{scores|score} %0") \
	SENTENCE(MISSED, "%a missed three turns and %{scores|score} %0") \
	SENTENCE(LEFT_BEFORE, \
	    "%a left before drawing and %{scores|score} %0") \
	SENTENCE(LEFT_AFTER, "%a left the table and %{scores|score} %0") \
	SENTENCE(WRONG, "%a declared wrongly and %{scores|score} %0") \
	SENTENCE(NO_TURN, "%a had no turn yet and %{scores|score} %0") \
	/* sums of a game: %t is the figure, %v "deal" or "round" */ \
	SENTENCE(SUM_DEAL, "%A %t in %v %0") \
	SENTENCE(SUM_AFTER, "%A %t after %v %0") \
	SENTENCE(SUM_TOTAL, "%A total of %t") \
	SENTENCE(SUM_DEALS, "%A %t in all %vs") \
	SENTENCE(SUM_LAST, "%A %t more for the last %v") \
	SENTENCE(SUM_REJOINED, "%A %t for coming back") \
	SENTENCE(SUM_BOXES, "%A %t for boxes") \
	SENTENCE(SUM_BONUS, "%A %t for winning the game") \
	SENTENCE(SUM_SHUTOUT, "%A %t, as nobody else scored") \
	SENTENCE(SUM_LEAD, "%A lead of %t") \
	SENTENCE(SUM_NEEDS, "%a %{needs|need} %t") \
	SENTENCE(SUM_CAN_TAKE, "%a can take %t") \
	SENTENCE(SUM_MONEY, "%A %t in money") \
	SENTENCE(SUM_PRIZE, "%A prize of %t") \
	/* groups and lay-offs */ \
	SENTENCE(GROUPS, "%g") \
	SENTENCE(GROUP_NOT, "%c is not a %m: %f[ %k]") \
	SENTENCE(NEAR_MELD, "%c would be a %m") \
	SENTENCE(NEAR_MELDS, "%c or %d would be a %m") \
	SENTENCE(LAID_OFF, "%c goes on %B group %n") \
	SENTENCE(TAKES_JOKER, \
	    "%c takes the place of the joker in %B group %n") \
	SENTENCE(GROWN, "%B group %n becomes %c%j") \
	SENTENCE(ENDS_BELOW, "%x does not go after %c: the %r ends there %k") \
	SENTENCE(STARTS_ABOVE, \
	    "%x does not go before %c: the %r starts there %k") \
	SENTENCE(OWN_PLACE, "%x is wild, but stands for itself in %c, which " \
	    "is a %p all the same %k") \
	SENTENCE(ACES_WILD, "A joker was turned, so every ace is wild %k") \
	SENTENCE(AS_ACE_OF_SPADES, "A joker was turned, which is as if the ace " \
	    "of spades had been turned, and %x is wild %k") \
	SENTENCE(ACES_PLAIN, "A joker was turned, so only printed jokers are " \
	    "jokers, and %x is a plain card %k") \
	SENTENCE(NO_BIG_GIN, "All %0 cards are in melds, but there is no big " \
	    "gin here: one of them must be discarded %k") \
	/* remedies */ \
	SENTENCE(VALID_FOR, \
	    "The same cards are valid as %l, " \
	    "for %0 %{0?point|points}") \
	SENTENCE(VALID_AS, "The same cards are valid as %l") \
	SENTENCE(BETTER, "Better, with %0 instead of %1: %l") \
	SENTENCE(BETTER_POINTS, \
	    "Better, with %0 %{0?point|points} instead of %1: %l") \
	SENTENCE(HELD, "A hand still held counts in full %k; it could have " \
	    "been laid down as %l") \
	SENTENCE(HELD_FITS, "A hand still held counts in full %k; %c could " \
	    "have been laid off") \
	SENTENCE(TOO_MANY_WAYS, "There are more ways to group these cards " \
	    "than can be looked at") \
	SENTENCE(NO_GROUPING, \
	    "No grouping of these cards makes this claim valid") \
	SENTENCE(NEAR_PURE, "%c would be a %p with %x[ or %d]") \
	SENTENCE(NEAR_RUN, "%c would be a %r with %x[ or %d]") \
	SENTENCE(NEAR_SECOND, "%c would be another %r with %x[ or %d]") \
	SENTENCE(INTO_GROUP, "With %c in group %n the claim would be valid") \
	SENTENCE(EXCHANGED_INTO, \
	    "With %c in place of %d, in group %n, the claim would be valid") \
	SENTENCE(EXCHANGED, \
	    "No other grouping of these cards is valid; with %c in place of " \
	    "%d the claim would be valid") \
	SENTENCE(COULD_SAY, "As \"%v\" the claim would be valid") \
	SENTENCE(COULD_SAY_FOR, \
	    "As \"%v\" the claim would be valid, " \
	    "for %0 %{0?point|points}") \
	SENTENCE(HAD_SAID, \
	    "Rummy was not claimed; with it %a would score %0 %k") \
	SENTENCE(HAD_MELDS, "%a laid melds down before, so this is not " \
	    "Rummy, which would count more %k") \
	SENTENCE(HAD_LAYOFFS, "%a laid cards off, so this is not Rummy, " \
	    "which would count more %k") \
	/* what was doubted: another value of a key */ \
	SENTENCE(WERE_VALID, "%h (%K): " \
	    "where %o, %A claim would be valid") \
	SENTENCE(WERE_INVALID, "%h (%K): " \
	    "where %o, %A claim would not be valid") \
	SENTENCE(WERE_READY, "%h (%K): " \
	    "where %o, %a could make a claim") \
	SENTENCE(WERE_OPEN, "%h (%K): " \
	    "where %o, %a could not make a claim") \
	SENTENCE(COULD_LAY_OFF, "%h (%K): " \
	    "where %o, %a could lay more off[ and score %u]") \
	SENTENCE(WERE_OTHER, "%h (%K): " \
	    "where %o, a group would be read differently") \
	SENTENCE(WOULD_SCORE, "%h (%K): " \
	    "where %o, %a would score %u") \
	SENTENCE(NOBODY_WOULD, "%h (%K): " \
	    "where %o, nobody would score") \
	SENTENCE(ALSO_DIFFER, "Houses also differ on %q") \
	SENTENCE(SOURCE, "Rules %t")

/*
 * What a key is about, after "on", with words of the rules as above; keys that
 * are never doubted need none.
 */
#define TOPICS(TOPIC) \
	TOPIC(wild_turned, "whether a card is turned to be wild") \
	TOPIC(wild_joker_turned, "what is wild when a joker was turned") \
	TOPIC(wild_ranks, "the ranks that are always wild") \
	TOPIC(wild_as_natural, "whether a wild card may stand for itself") \
	TOPIC(set_min, "the smallest %s") \
	TOPIC(set_max, "the largest %s") \
	TOPIC(set_suits, "two cards of one suit in a %s") \
	TOPIC(run_min, "the shortest %r") \
	TOPIC(run_max, "the longest %r") \
	TOPIC(run_ace, "where an ace stands in a %r") \
	TOPIC(same_min, "melds of identical cards") \
	TOPIC(same_max, "the most identical cards in a meld") \
	TOPIC(same_counts_as, "what identical cards count as") \
	TOPIC(jokers_min_naturals, "how many cards of a meld must be natural") \
	TOPIC(jokers_natural_percent, \
	    "what part of a meld must be natural") \
	TOPIC(jokers_adjacent, "two jokers side by side") \
	TOPIC(jokers_max_by_size, "jokers by the size of a meld") \
	TOPIC(jokers_max_per_set, "jokers in a %s") \
	TOPIC(jokers_max_per_run, "jokers in a %r") \
	TOPIC(values_ace, "how much cards count") \
	TOPIC(values_2, "how much cards count") \
	TOPIC(values_3, "how much cards count") \
	TOPIC(values_4, "how much cards count") \
	TOPIC(values_5, "how much cards count") \
	TOPIC(values_6, "how much cards count") \
	TOPIC(values_7, "how much cards count") \
	TOPIC(values_8, "how much cards count") \
	TOPIC(values_9, "how much cards count") \
	TOPIC(values_10, "how much cards count") \
	TOPIC(values_jack, "how much cards count") \
	TOPIC(values_queen, "how much cards count") \
	TOPIC(values_king, "how much cards count") \
	TOPIC(values_spade_queen, "how much cards count") \
	TOPIC(values_joker, "how much a joker left over counts") \
	TOPIC(values_wild, "how much a wild card left over counts") \
	TOPIC(declare_all, "whether every card must be in a meld") \
	TOPIC(declare_min_runs, "how many %R a claim needs") \
	TOPIC(declare_min_pure, "how many %R of a claim must be pure") \
	TOPIC(declare_long_run, "how long one %r of a claim must be") \
	TOPIC(declare_pairs, "how many pairs are a claim") \
	TOPIC(declare_pair_jokers, "jokers in pairs") \
	TOPIC(declare_triples, "how many melds of identical cards are a claim") \
	TOPIC(declare_wilds, "how many jokers are a claim") \
	TOPIC(declare_rest_free, "the other cards of such a claim") \
	TOPIC(knock_limit, "the knock limit") \
	TOPIC(knock_ace_limit, "the knock limit when an ace was turned up") \
	TOPIC(knock_illegal, "what a wrong knock costs") \
	TOPIC(discard_last, "whether the deal ends with a discard") \
	TOPIC(discard_taken, "discarding the card just taken") \
	TOPIC(contract_sets, "the %S of a contract") \
	TOPIC(contract_runs, "the %R of a contract") \
	TOPIC(contract_run_size, "the length of a contract's %R") \
	TOPIC(contract_cards, "melds longer than the contract asks for") \
	TOPIC(contract_melds, "other melds beside the contract") \
	TOPIC(contract_gap, "how far apart %R of one suit must be") \
	TOPIC(contract_overlap, "%R of one suit that share ranks") \
	TOPIC(contract_same_rank, "two %S of one rank") \
	TOPIC(contract_last_complete, \
	    "whether the last contract takes every card") \
	TOPIC(contract_last_discard, "a discard in the last round") \
	TOPIC(gin_bonus, "the bonus for gin") \
	TOPIC(gin_big_bonus, "the bonus for big gin") \
	TOPIC(undercut_bonus, "the bonus for an undercut") \
	TOPIC(undercut_on_tie, "whether a tie is an undercut") \
	TOPIC(layoff_allowed, "laying off") \
	TOPIC(layoff_on_gin, "laying off on gin") \
	TOPIC(layoff_jokers, "a joker whose card is laid off") \
	TOPIC(layoff_needs_down, "laying off before going down") \
	TOPIC(layoff_same_turn, "laying off in the turn of going down") \
	TOPIC(melds_later, "further melds after going down") \
	TOPIC(melds_ace_low, "how much a low ace counts in a meld") \
	TOPIC(opening_points, "how much the first melds must count") \
	TOPIC(opening_min_runs, "the runs of an opening") \
	TOPIC(opening_min_pure, "the pure runs of an opening") \
	TOPIC(opening_out_exempt, \
	    "opening with less when the whole hand is laid down") \
	TOPIC(out_points, "what the player who goes out scores") \
	TOPIC(lose_not_down, "what a player with nothing down loses") \
	TOPIC(melds_joker, "how much a joker counts in a meld") \
	TOPIC(out_bonus, "the bonus for going out") \
	TOPIC(collect_deduct, "whether losers lose what they hold") \
	TOPIC(at_once_multiplier, "what going out all at once multiplies") \
	TOPIC(at_once_bonus, "the bonus for going out all at once") \
	TOPIC(at_once_turn, "the first turn of going out all at once") \
	TOPIC(at_once_playable, \
	    "going out all at once with a card that could be laid off") \
	TOPIC(deal_spade_multiplier, "what a spade turned up multiplies") \
	TOPIC(lose_gate, "when a loser's melds are exempt") \
	TOPIC(lose_no_pure, "what a hand without a %p costs") \
	TOPIC(lose_cap, "the most that a hand costs") \
	TOPIC(lose_round_to, "rounding") \
	TOPIC(penalty_wrong, "what a wrong declaration costs") \
	TOPIC(penalty_first_drop, "what the first drop costs") \
	TOPIC(penalty_middle_drop, "what a middle drop costs") \
	TOPIC(penalty_last_drop, "what the last drop costs") \
	TOPIC(penalty_missed, "what missing three turns costs") \
	TOPIC(penalty_left_before, "what leaving before a draw costs") \
	TOPIC(penalty_left_after, "what leaving later costs") \
	TOPIC(penalty_second_complete, "a complete hand that comes second") \
	TOPIC(penalty_no_turn, "what a player without a turn scores") \
	TOPIC(drop_allowed, "dropping")

/*
 * What a term of a sum is, with the words around its value: TERM(enum, words).
 * %v is the value, %b its owner, %c the card; {for 1|for others}.
 */
#define TERMS(TERM) \
	TERM(CARD, "%c %v") \
	TERM(GIVEN, "%v as given") \
	TERM(CARDS, "%v in cards") \
	TERM(COUNT, "%B %v") \
	TERM(MELDED, "%v on the table") \
	TERM(HAND, "%v in hand") \
	TERM(NOTHING, "nothing") \
	TERM(WINNER, "the winner's") \
	TERM(GIN, "%v for gin") \
	TERM(BIG_GIN, "%v for big gin") \
	TERM(UNDERCUT, "%v for the undercut") \
	TERM(SPADE, "%v, as a spade was turned up") \
	TERM(CAP, "at most %v {counts|count}") \
	TERM(NO_PURE, "without a %p it is %v") \
	TERM(HALVED, "half of that is %v") \
	TERM(ROUNDED, "rounded that is %v") \
	TERM(DROP, "%v for dropping") \
	TERM(LATER, "%v for missed turns") \
	TERM(LEFT, "%v for leaving") \
	TERM(WRONG, "the price of a wrong declaration") \
	TERM(SECOND, "the price of a complete hand that came second") \
	TERM(NO_TURN, "%v for a player without a turn") \
	TERM(OUT, "%v for going out") \
	TERM(AT_ONCE, "%v for all cards at once") \
	TERM(NOT_DOWN, "%v for having laid down nothing") \
	TERM(AT_ONCE_BONUS, "%v for all cards at once") \
	TERM(POINTS, "%v {point|points}") \
	TERM(VALUE, "%v a point") \
	TERM(ENTRY, "%v entry") \
	TERM(PLAYERS, "%v players") \
	TERM(FEE, "%v for the fee") \
	TERM(PAID, "paid") \
	/* of a game */ \
	TERM(LAST, "%v, as the last deal counts") \
	TERM(LAST_MORE, "%v, as the last deal counts more") \
	TERM(BOX, "%v for the box") \
	TERM(BOXES_WON, "%v won") \
	TERM(EACH, "%v each") \
	TERM(EARLIER, "%v before") \
	TERM(ONE_DEAL, "%v") \
	TERM(REJOINED, "%v for coming back") \
	TERM(START, "%v at the start") \
	TERM(DEALS, "%v in deals") \
	TERM(LAST_DEAL, "%v for the last deal") \
	TERM(BOXES, "%v for boxes") \
	TERM(BONUS, "%v for winning the game") \
	TERM(SHUTOUT, "%v, as nobody else scored") \
	TERM(TARGET, "%v is the target") \
	TERM(SO_FAR, "%v so far") \
	TERM(BEYOND, "%v beyond it") \
	TERM(BELOW, "%v below it") \
	TERM(ENTRIES, "%v {entry|entries}") \
	TERM(SHARES, "in %v parts")

enum sentence {
#define SENTENCE(name, words) SAY_##name,
	SENTENCES(SENTENCE)
#undef SENTENCE
	SENTENCE_COUNT
};

enum term {
#define TERM(name, words) TERM_##name,
	TERMS(TERM)
#undef TERM
	TERM_COUNT_OF
};

#endif
