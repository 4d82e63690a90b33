/* What a score sheet holds, and how a game on it ends. */
#ifndef SHEET_END_H
#define SHEET_END_H

#include "judge/judge.h"

#define SHEET_ROWS 200 /* deals that are remembered one by one */

/* What a total is made of; it is always their sum. */
enum sheet_entry {
	ENTRY_START,   /* game.start */
	ENTRY_DEALS,   /* as the deals were scored */
	ENTRY_LAST,    /* what game.last-multiplier adds */
	ENTRY_REJOIN,  /* what coming back costs */
	ENTRY_BOXES,
	ENTRY_BONUS,   /* game.bonus */
	ENTRY_SHUTOUT,
	ENTRIES
};

/* One player's in one game. */
struct sheet_account {
	int64_t entry[ENTRIES];
	int64_t before;    /* the total as it was before the last deal */
	int64_t boxes;     /* deals won */
	bool out;          /* met the target that players go out at */
	size_t out_at;     /* the deal, from 1 */
	bool winner;       /* one of them, once the game is over */
};

enum sheet_end {
	END_NOT_YET,
	END_TARGET,        /* somebody met the target */
	END_LAST_LEFT,     /* all others are out */
	END_SPLIT,         /* the last ones share */
	END_DEALS,         /* all deals are played */
	END_EARLY          /* a lead that the last deal cannot mend */
};

struct sheet_game {
	struct sheet_account accounts[SEATS_MAX];
	enum sheet_end end;
	size_t end_at;     /* the deal, from 1 */
	int winners;
	bool tie;          /* all deals were played, but more are needed */
	bool by_leader;    /* equal totals, won by who led before the deal */
};

struct sheet_player {
	char name[64];
	size_t name_len;
	long wins;         /* deals won */
	int rejoins;
	size_t rejoined_in;  /* the last deal that he came back for, from 1; or 0 */
	int64_t rejoined_at; /* with this total */
	bool has_money;
	int64_t money;     /* won or lost deal by deal, hundredths */
	int64_t prize;     /* of the winners, once all games are over */
};

/* What a deal wrote into one game. */
struct sheet_row {
	bool written[SEATS_MAX];
	int64_t change[SEATS_MAX], total[SEATS_MAX];
};

struct sheet {
	struct rules rules;   /* of the first deal; of its texts only the name */
	char *name;           /* which this holds */
	struct sheet_player players[SEATS_MAX];
	int nplayers;
	struct sheet_game games[GAME_BOARDS_MAX];
	int ngames;
	size_t deals;         /* that counted */
	size_t uncounted;     /* tables, not errors all through, that did not */
	bool has_prize;
	int64_t entries;      /* paid, those of rejoining too */
	int64_t prize;        /* of all of them, less the fee; hundredths */
	/* Deal d, from 0, is row d % SHEET_ROWS; older ones are overwritten. */
	struct sheet_row rows[SHEET_ROWS][GAME_BOARDS_MAX];
};

/* Deals of such a game: game.deals, else contract.rounds; 0: nobody knows. */
size_t sheet_deals(const struct rules *);
/* What a deal is called: "round" where each has its contract, else "deal". */
const char *sheet_deal_word(const struct rules *);
/*
 * The deals, from 0, whose rows are kept of a game: from *first up to the one
 * before what is returned.
 */
size_t sheet_kept(const struct sheet *, int game, size_t *first);
/* The row of such a deal. */
const struct sheet_row *sheet_row_of(const struct sheet *, int game,
    size_t deal);
int64_t sheet_total(const struct sheet_account *);
/* Are all games over? */
bool sheet_over(const struct sheet *);
struct text sheet_name(const struct sheet *, int player);
/* Is total a better than total b? */
bool sheet_better(const struct sheet *, int64_t a, int64_t b);
/*
 * The player who won, or as long as nobody has who leads; -1 if none does alone.
 * *lead is the distance to the next, which bonuses can make negative; 0 if
 * there is no other.
 */
int sheet_leader(const struct sheet *, const struct sheet_game *, int64_t *lead);
/* How many are not out. */
int sheet_players_in(const struct sheet *, const struct sheet_game *);

/* After a deal: who is out; is it over, who won, with which bonuses? */
void sheet_check_end(struct sheet *, struct sheet_game *);
/* Once all games are over: the entries, less the fee, to the winners. */
void sheet_give_prize(struct sheet *);

#endif
