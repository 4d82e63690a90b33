/* A game on the page of emit-html.c. */
#ifndef EMIT_HTML_GAME_H
#define EMIT_HTML_GAME_H

#include "game/sheet.h"

/*
 * Append the games of the sheet: each a table, deals down and players across,
 * and the totals as a chart; who won, and what is paid.  Appends nothing if
 * there was no table.
 */
void html_game(struct buf *, const struct sheet *);

#endif
