/* Where keys act, for several keys; only table.c reads this column of keys.h. */
#define ALWAYS ""
#define JOKERS "deck.jokers!=0/deck.jokers-from!=empty/deck.jokers-per=player"
#define WILD "wild.turned=true/wild.ranks!=empty/wild.rounds!=empty/" \
    "wild.cards!=empty"
#define FACES "scoring=penalty hand.counts=unmatched deck.jokers!=0 " \
    "deck.jokers-from=empty deck.jokers-per!=player deck.packs-from=empty " \
    "wild.same-card=true wild.above=false wild.below=false " \
    "wild.ranks=empty wild.cards=empty wild.rounds=empty " \
    "wild.as-natural=false"
#define STAND_INS JOKERS "/" WILD
#define DOUBLES "deck.packs!=1/deck.packs-from!=empty"
#define HAS(rank) "deck.ranks=empty/deck.ranks~" rank
#define NOT_WILD(rank) "wild.ranks!~" rank "/values.wild=rank " HAS(rank)
#define SETS "set.min!=none"
#define RUNS "run.min!=none"
#define RUNS_IN_CLAIMS RUNS "/same.counts-as=pure-run"
#define SHOWN "hand.counts=unmatched"
#define LAID "hand.counts=whole"
#define LAID_OFF "scoring=difference/hand.counts=whole"
#define KNOCKS "hand.counts=unmatched declare.all=false"
#define DIFFERENCE "scoring=difference"
#define PENALTY "scoring=penalty hand.counts=unmatched"
#define COMPLETE PENALTY " declare.all=true"
#define FIRST_PART "lose.gate=two-sequences " \
    "declare.min-runs!=0/declare.min-pure!=0"
#define VALUE_CARDS PENALTY " settle=points wild.turned=true"
#define LOSER_COUNTS "scoring=penalty lose.flat=count/penalty.wrong=count/" \
    "penalty.no-turn=count/penalty.no-turn=half"
#define LAID_PENALTY "scoring=penalty hand.counts=whole"
#define CONTRACT "contract.rounds!=none hand.counts=whole"
#define OPENING "opening.points!=none contract.rounds=none hand.counts=whole"
#define MELDS_COUNT "scoring=melds/opening.points!=none"
#define ENDS "game.target!=none/game.deals!=none/contract.rounds!=none"
/* With two players the game ends when one of them is out. */
#define OUT "game.at-target=out game.target!=none players.max!=2"
