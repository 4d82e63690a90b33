/*
 * Every term for which a rule file may have its own word, once: WORD(member of
 * enum word, name in files, singular, plural, one line of documentation).  A
 * verb (a name that starts with "to-") has the forms after "you" and after
 * "she".
 */
#ifndef WORD
#define WORD(member, name, one, more, doc)
#endif

WORD(MELD, "meld", "meld", "melds", "cards that belong together")
WORD(RUN, "run", "run", "runs", "consecutive cards of one suit")
WORD(PURE_RUN, "pure-run", "pure run", "pure runs", "a run without a joker")
WORD(IMPURE_RUN, "impure-run", "impure run", "impure runs",
    "a run with a joker")
WORD(SET, "set", "set", "sets", "cards of one rank")
WORD(SAME, "same", "meld of identical cards", "melds of identical cards",
    "identical cards, from several packs")
WORD(PAIR, "pair", "pair", "pairs", "two identical cards")
WORD(DEADWOOD, "deadwood", "point left", "points left",
    "the value of the unmatched cards; follows a number")
WORD(JOKER, "joker", "joker", "jokers", "a printed joker")
WORD(WILD_CARD, "wild-card", "wild card", "wild cards",
    "another card that may stand for any")
WORD(CUT_JOKER, "cut-joker", "cut joker", "cut jokers",
    "the card turned before play, whose rank is wild")
WORD(UPCARD, "upcard", "upcard", "upcards",
    "the card that starts the discard pile")
WORD(CONTRACT, "contract", "contract", "contracts",
    "the melds that a round asks for")
WORD(DEAL, "deal", "deal", "deals", "one deal of the game")
WORD(CLAIM, "claim", "claim", "claims", "what ends the deal or lays melds down")
WORD(WRONG_CLAIM, "wrong-claim", "wrong claim", "wrong claims",
    "a claim that is not valid")
WORD(TO_CLAIM, "to-claim", "claim", "claims", "to make a claim")
WORD(LAY_OFF, "lay-off", "lay-off", "lay-offs",
    "cards added to melds on the table")
WORD(TO_LAY_OFF, "to-lay-off", "lay off", "lays off",
    "to add cards to melds on the table")
WORD(TO_GO_DOWN, "to-go-down", "go down", "goes down",
    "to lay the first melds on the table")
WORD(TO_GO_OUT, "to-go-out", "go out", "goes out",
    "to get rid of the last card")
WORD(AT_ONCE, "at-once", "Rummy", "Rummies",
    "going out with every card at once")
WORD(UNDERCUT, "undercut", "undercut", "undercuts",
    "a defender's hand that counts no more than the knocker's")
WORD(FULL_COUNT, "full-count", "full count", "full counts",
    "the most that a losing hand scores")
WORD(TO_DROP, "to-drop", "drop", "drops", "to leave the deal early")

#undef WORD
