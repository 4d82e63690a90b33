/* The data of a score sheet, and how a game on it ends. */
#ifndef SHEET_END_H
#define SHEET_END_H

#include "deal/held.h"
#include "judge/judge.h"

#define SHEET_ROWS 200 /* deals that are kept one by one */
#define SHEET_NOTES 20 /* notes that are kept; the others are counted */

/* The parts of a total; it is always their sum. */
enum sheet_entry {
	ENTRY_START,   /* game.start */
	ENTRY_DEALS,   /* as the deals were scored */
	ENTRY_LAST,    /* what game.last-multiplier adds */
	ENTRY_REJOIN,  /* the cost of rejoining */
	ENTRY_BOXES,
	ENTRY_BONUS,   /* game.bonus */
	ENTRY_SHUTOUT,
	ENTRIES
};

/* Its name on a sheet and in JSON. */
extern const struct sheet_part {
	const char *label, *key;
} sheet_parts[ENTRIES];

/* One player in one game. */
struct sheet_account {
	int64_t entry[ENTRIES];
	int64_t before;    /* the total before the last deal */
	int64_t boxes;     /* won */
	bool absent;       /* has played no deal yet, as a column of a grid */
	bool scored;       /* more than 0, in a deal */
	bool out;          /* met the target at which players go out */
	size_t out_at;     /* the deal, from 1 */
	bool winner;       /* alone or with others, once the game is over */
};

enum sheet_end {
	END_NOT_YET,
	END_TARGET,        /* a player met the target */
	END_LAST_LEFT,     /* all others are out */
	END_SPLIT,         /* the last ones share */
	END_DEALS,         /* all deals are played */
	END_EARLY          /* a lead too great for the last deal */
};

struct sheet_game {
	struct sheet_account accounts[SEATS_MAX];
	enum sheet_end end;
	size_t end_at;     /* the deal, from 1 */
	int winners;
	bool tie;          /* it would be over, but for equal totals */
	bool by_leader;    /* totals are equal; the earlier leader won */
};

struct sheet_player {
	struct text name;
	int games;         /* in which deals won count, with those over */
	int rejoins;
	size_t rejoined_in;  /* the last deal after rejoining, from 1; or 0 */
	int64_t rejoined_at; /* with this total */
	size_t joined_in;    /* the deal, from 2, of a late player; or 0 */
	bool has_money;
	int64_t money;     /* won or lost deal by deal, hundredths */
	int64_t prize;     /* of the winners, once all games are over */
};

/* The scores of a deal in one game. */
struct sheet_row {
	bool written[SEATS_MAX];
	int64_t score[SEATS_MAX];  /* of the deal alone, without box and factor */
	int64_t change[SEATS_MAX], total[SEATS_MAX];
};

struct sheet {
	struct arena *arena;  /* of names, and of the rules */
	struct rules rules;   /* of the first deal; only its name as text */
	struct sheet_player players[SEATS_MAX];
	int nplayers;
	struct sheet_game games[GAME_BOARDS_MAX];
	int ngames;
	size_t deals;         /* that counted */
	size_t uncounted;     /* tables that did not, but those all in error */
	struct buf notes;     /* what is said below it, each with its line end */
	size_t nnotes, noted; /* how many, and the bytes of those kept */
	bool has_prize;
	int64_t entries;      /* how many, those of rejoining too */
	int64_t prize;        /* of all of them, less the fee; hundredths */
	/* Deal d, from 0, is row d % SHEET_ROWS; older ones are overwritten. */
	struct sheet_row rows[SHEET_ROWS][GAME_BOARDS_MAX];
};

/* The deals of a game: game.deals, otherwise contract.rounds; 0: unknown. */
size_t sheet_deals(const struct rules *);
/* The word for a deal: "round" if it has rounds, otherwise "deal". */
const char *sheet_deal_word(const struct rules *);
/* The deals, from 0, whose rows are kept: from *first to before the result. */
size_t sheet_kept(const struct sheet *, int game, size_t *first);
/* The row of a deal that is kept, by its number from 0. */
const struct sheet_row *sheet_row_of(const struct sheet *, int game,
    size_t deal);
int64_t sheet_total(const struct sheet_account *);
/* Of a total, a lead or a bonus: more is better; negative if the lowest wins. */
int64_t sheet_standing(const struct sheet *, int64_t total);
/* A player's total over all games kept at once. */
int64_t sheet_grand_total(const struct sheet *, int player);
void sheet_totals(const struct sheet *, struct figures *);
/* The name of the only winner of one game, otherwise empty. */
struct text sheet_winner(const struct sheet *);
/* Are all games over? */
bool sheet_over(const struct sheet *);
/* The player's name, or "the house" for the number after the last one. */
struct text sheet_name(const struct sheet *, int party);
/* Does the player lead, of those who are in, alone or with others? */
bool sheet_leads(const struct sheet *, const struct sheet_game *, int player);
/*
 * The winner or, before there is one, the leader; -1 if several are.  *lead is
 * the distance to the next player, which bonuses can make negative; 0 if there
 * is no other.
 */
int sheet_leader(const struct sheet *, const struct sheet_game *, int64_t *lead);

/* After a deal: decide who is out, if the game is over, who won; bonuses. */
void sheet_check_end(struct sheet *, struct sheet_game *);
/* Once all games are over, give the entries, less the fee, to the winners. */
void sheet_give_prize(struct sheet *);

/* Is a game of these rules settled at its end (settle: winner, pairs)? */
bool sheet_has_stake(const struct sheet *);
/*
 * Once all games are over, add what their totals cost to the money: the winners
 * share, or each pair settles.  Call once.
 */
void sheet_settle(struct sheet *);

struct payment {
	int from, to;   /* players by number; nplayers is the house */
	int64_t amount; /* hundredths, above 0 */
};

/*
 * The payments that settle money and prize less the entries: largest debtor to
 * largest creditor; the house gets the fee.  Returns how many, at most
 * SEATS_MAX.
 */
int sheet_payments(const struct sheet *, struct payment out[SEATS_MAX]);

#endif
