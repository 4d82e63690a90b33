/* Whether results are as expected, and what is missed. */
#ifndef EXPECTED_H
#define EXPECTED_H

#include "deal/record.h"
#include "game/sheet.h"

/* Are results as expected?  For --check, tap and the exit status. */
enum check { CHECK_NONE, CHECK_MET, CHECK_UNMET };
enum check check_seat(const struct seat *, const struct judgement *);
/* Of a deal's seats: unmet if one's is, otherwise met if one is. */
enum check check_deal(const struct deal *, const struct verdicts *);
/* Of what the table or the game is held to, which may be NULL. */
enum check check_held(const struct held *got, const struct held *expect);

/* What there is, to compare; the caller frees lines, which got has. */
void held_of_deal(const struct deal *, const struct verdicts *,
    struct held *got);
void held_of_game(const struct sheet *, struct held *got, struct buf *lines);

/* Append each part that is missed, a line each that starts with mark. */
void held_print(struct buf *, const char *mark, const struct held *expect,
    const struct held *got);
/* Append "expect", which may be NULL; check: also "missed", parts of it. */
void held_json(struct buf *, const struct held *expect,
    const struct held *got, bool check);

#endif
