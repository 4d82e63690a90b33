/* Owns score pads: which cells are names, and the deal that a line is. */
#include "read/read.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cards/notation.h"
#include "deal/seat-line.h"
#include "deal/seat-name.h"
#include "read/line.h"

struct grid_reader {
	struct reader *reader;
	struct context *context;
	struct arena *arena; /* of the names */
	char separator;
	bool begun;          /* the names were read, or could not be */
	bool ended;          /* what follows is left out */
	bool totalled;       /* behind a line of totals */
	bool dealt;          /* a line below the names was read */
	bool all_quoted;     /* all cells of the names are, as programs do it */
	size_t before;       /* cells before the first name: 0 or 1 */
	bool numbered;       /* they have numbers, not dates */
	struct line names;   /* the line of them */
	struct deal deal;    /* of seats that have only names */
	bool scored[SEATS_MAX]; /* of each: a deal has a score */
	bool counted;        /* a deal has its number, or date */
	long sums[SEATS_MAX]; /* of each */
};

struct grid_reader *
grid_reader_create(struct reader *reader, struct context *context)
{
	struct grid_reader *g = util_alloc(sizeof(*g));

	*g = (struct grid_reader){ .reader = reader, .context = context,
		.arena = arena_create() };
	g->deal.seats = arena_alloc(g->arena, SEATS_MAX *
	    sizeof(*g->deal.seats));
	return g;
}

void
grid_reader_free(struct grid_reader *g)
{
	arena_free(g->arena);
	free(g);
}

/* Cells */

/* Bytes of the first cell; a separator in quotes around it is its own. */
static size_t
cell_length(struct text line, char separator)
{
	size_t start = 0, at;

	while (start < line.len && line.s[start] == ' ')
		start++;
	at = start;
	if (at < line.len && line.s[at] == '"') {
		while (++at < line.len && line.s[at] != '"')
			at += line.s[at] == '\\';
		while (++at < line.len && line.s[at] == ' ')
			;
		if (at > line.len ||
		    (at < line.len && line.s[at] != separator))
			at = start; /* they are not around a whole cell */
	}
	while (at < line.len && line.s[at] != separator)
		at++;
	return at;
}

/* Cut the next cell off the line, without blanks around it. */
static struct text
take_whole(struct text *line, char separator)
{
	struct text cell = { line->s, cell_length(*line, separator) };

	*line = cell.len < line->len ? text_skip(*line, cell.len + 1) :
	    (struct text){ NULL, 0 };
	return text_trim(cell);
}

static bool
is_quoted(struct text cell)
{
	return cell.len > 1 && *cell.s == '"' && cell.s[cell.len - 1] == '"';
}

/* The same without its quotes. */
static struct text
take_cell(struct text *line, char separator)
{
	struct text cell = take_whole(line, separator);

	return !is_quoted(cell) ? cell :
	    text_trim((struct text){ cell.s + 1, cell.len - 2 });
}

/* The separator of the line, or NUL. */
static char
separator_of(struct text line)
{
	static const char separators[] = "\t;,";
	size_t i = 0;

	while (separators[i] && cell_length(line, separators[i]) == line.len)
		i++;
	return separators[i];
}

static bool
is_figure(struct text cell, long *figure)
{
	return text_number(cell, -FIGURE_MAX, FIGURE_MAX, figure);
}

/* The name in the cell, in the arena; in quotes it is as in text. */
static struct text
name_in(struct text cell, struct arena *a)
{
	char *s = arena_alloc(a, cell.len + 1);
	struct text name = { s, 0 };
	size_t at = 1;

	if (!is_quoted(cell))
		return arena_text(a, cell);
	while (at < cell.len - 1) {
		int c = cell.s[at] == '\\' ? line_unescape(cell, &at) : -1;

		s[name.len++] = c < 0 ? cell.s[at++] : (char)c;
	}
	return utf8_all(name, utf8_is_character) ? name : arena_text(a, cell);
}

/* Is it no name of text, but that of a player, as "Ann & Cy", over figures? */
static bool
is_odd_name(struct text cell)
{
	size_t at = 0;
	card c;

	return (is_letter(*cell.s) || (unsigned char)*cell.s >= 0x80) &&
	    !memchr(cell.s, ':', cell.len) && !card_of(cell, &c) &&
	    !card_of(text_word(cell, &at), &c);
}

/* Has the line names, odd ones too, at least two, after a heading perhaps? */
static bool
has_names(struct text line, char separator, bool odd)
{
	struct text rest = line;
	size_t names = 0;

	if (name_heads_deals(take_cell(&rest, separator)))
		line = rest;
	while (line.s) {
		struct text cell = take_whole(&line, separator);

		if (cell.len && !is_quoted(cell) && !name_is_bare(cell) &&
		    !(odd && is_odd_name(cell)))
			return false;
		names += cell.len > 0;
	}
	return names > 1;
}

/* Has a cell a figure, and, if only, no cell anything else; else "1.5", too? */
static bool
has_figures(struct text line, char separator, bool only)
{
	bool figures = false;

	while (line.s) {
		struct text cell = take_cell(&line, separator);

		if (is_figure(cell, &(long){ 0 }) || (!only && cell.len &&
		    is_digit(*cell.s) && is_digit(cell.s[cell.len - 1])))
			figures = true;
		else if (only && cell.len)
			return false;
	}
	return figures;
}

/* Is it a line of figures, after a date perhaps? */
static bool
is_deal(struct text line, char separator)
{
	struct text date = take_cell(&line, separator);
	size_t at = 0;
	card c;

	return line.s && memchr(line.s, separator, line.len) &&
	    has_figures(line, separator, true) &&
	    (!date.len || is_digit(*date.s)) &&
	    !card_of(text_word(date, &at), &c);
}

bool
grid_starts(struct text lines, bool named)
{
	struct text first = text_line(&lines), second = text_line(&lines);
	char separator = separator_of(first);
	bool grid = separator && separator_of(second) == separator;

	if (!separator || !has_names(first, separator, grid &&
	    has_figures(second, separator, true)))
		return separator && !named && is_deal(first, separator);
	return grid && has_figures(second, separator, false);
}

/* Lines */

/* Give the error its place in the line, of which cell is a part. */
static void
locate(const struct grid_reader *g, struct arena *a, const struct line *line,
    struct text cell, struct error *e)
{
	e->file = reader_file(g->reader);
	e->line = line->number;
	e->column = utf8_column(line->text, (size_t)(cell.s - line->text.s));
	e->source = arena_text(a, line->text);
}

/* Make the record a bad one, for the reason in its error. */
static enum record_kind
refuse(const struct grid_reader *g, struct arena *a, const struct line *line,
    struct text cell, struct record *r)
{
	record_refuse(r, a, reader_file(g->reader), line->number, line->text);
	locate(g, a, line, cell, &r->error);
	return r->kind;
}

static bool
no_names(struct error *e)
{
	return error_set(e, "name", 0, 1, "expected a line of names, at least "
	    "two, like Ann,Bob,Cal; rules and stake go after "
	    "-r and -s, and a title after \"#\"");
}

static bool
add_name(struct grid_reader *g, struct text cell, struct error *e)
{
	struct deal *d = &g->deal;
	struct text name = name_in(cell, g->arena);
	struct error twice = { .code = NULL };

	if (d->nseats == SEATS_MAX)
		return error_set(e, "seats", 0, 1, "more than %d seats in a "
		    "table", SEATS_MAX);
	if (name.len - 1 >= SEAT_NAME_MAX)
		return error_set(e, "name", 0, 1, "a column needs a name of 1 "
		    "to %d bytes; a title goes after \"#\"", SEAT_NAME_MAX);
	if (*cell.s == '"' && !memchr(cell.s + 1, '"', cell.len - 1))
		return error_set(e, "name", 0, 1, "the quotes of the name are "
		    "never closed");
	if (is_figure(cell, &(long){ 0 }))
		return no_names(e);
	if (name_is_column(g->all_quoted ? name : cell))
		return error_set(e, "name", 0, 1, "leave out the column "
		    "\"%.*s\", or head it \"deal\" if it is the first; to name "
		    "a player so, put only this name in quotes",
		    (int)name.len, name.s);
	if (!deal_name_is_new(d, name, 0, 1, &twice))
		return error_set(e, "name", 0, 1, "two columns are named "
		    "\"%.*s\"", (int)name.len, name.s);
	d->seats[d->nseats++].name = name;
	return true;
}

/* Read the line of names; false: cell is the one at fault. */
static bool
read_names(struct grid_reader *g, const struct line *names, struct text *cell,
    struct error *e)
{
	struct text line = names->text, rest = line;

	g->names = *names;
	g->names.text = arena_text(g->arena, line);
	g->separator = separator_of(line);
	g->all_quoted = true;
	while (rest.s)
		g->all_quoted &= is_quoted(take_whole(&rest, g->separator));
	rest = line;
	*cell = take_cell(&rest, g->separator);
	g->before = name_heads_deals(*cell);
	g->numbered = !text_is_nocase(*cell, "date");
	if (g->before)
		line = rest;
	while (line.s) {
		*cell = take_whole(&line, g->separator);
		if (!add_name(g, *cell, e))
			return false;
	}
	return g->deal.nseats > 1 || no_names(e);
}

/* Make the cell's seat an error. */
static void
spoil(const struct grid_reader *g, struct arena *a, const struct line *line,
    struct text cell, struct seat *s)
{
	struct buf said = { NULL, 0, 0 };

	seat_line_head(&said, s);
	buf_str(&said, "points ");
	buf_text(&said, cell);
	s->source = record_escaped(a, buf_view(&said));
	buf_free(&said);
	s->kind = SEAT_BAD;
	s->error = TEXT("number");
	s->message = arena_alloc(a, sizeof(*s->message));
	error_twin(s->message, "number", 1, cell);
	error_set(s->message, "number", 0, 1, "\"%.*s\" is not a score; a cell "
	    "must be a whole number, or empty for a player who did not play",
	    text_shown(cell, 40), cell.s);
	locate(g, a, line, cell, s->message);
}

/*
 * The rules of a deal: as long as a column has had no score they say how many
 * players there are, so that the deals read back as a game from text, too.
 */
static const struct rules *
rules_for(struct grid_reader *g)
{
	const struct rules *own = context_default(g->context), *r;
	struct setting players = { .key = TEXT("players") };
	struct error ignored = { .code = NULL };
	char number[12];
	int n = 0;

	while (n < g->deal.nseats && g->scored[n])
		n++;
	if (n == g->deal.nseats || own->facts.players >= g->deal.nseats)
		return own;
	snprintf(number, sizeof(number), "%d", g->deal.nseats);
	players.value = text_of(number);
	r = context_rules(g->context, TEXT(""), &players, 1, &ignored);
	return r ? r : own;
}

static bool
is_no_digit(char c)
{
	return !is_digit(c);
}

/* Read the cells of a deal; totals: they may be the sums of those above. */
static bool
read_cells(struct grid_reader *g, struct arena *a, const struct line *line,
    struct text rest, bool totals, struct text *cell, struct record *r)
{
	struct deal *d = &r->deal;
	int n = 0;

	for (; rest.s && n < g->deal.nseats; n++) {
		struct seat *s = &d->seats[d->nseats];
		long figure = 0;

		*cell = take_cell(&rest, g->separator);
		is_figure(*cell, &figure);
		totals &= figure == g->sums[n];
		g->sums[n] += figure;
		if (!cell->len)
			continue;
		*s = (struct seat){ .kind = SEAT_POINTS, .line = line->number,
			.name = g->deal.seats[n].name };
		s->cards.discard = CARD_NONE;
		if (!is_figure(*cell, &figure))
			spoil(g, a, line, *cell, s);
		g->scored[n] |= s->kind == SEAT_POINTS;
		s->number = (int)figure;
		d->nseats++;
	}
	if (totals && n == g->deal.nseats) {
		*cell = line->text;
		return error_set(&r->error, "syntax", 0, 1, "these are the sums "
		    "of the lines above; a line of totals starts with "
		    "\"total\", and a deal with its number");
	}
	d->rules = rules_for(g);
	if (n == g->deal.nseats && !rest.s)
		return d->nseats || error_set(&r->error, "number", 0, 1,
		    "no player has a score; leave the line out, or give one");
	if (rest.s)
		*cell = rest;
	return error_set(&r->error, "syntax", 0, 1, "expected as many cells as "
	    "the first line has, separated in the same way");
}

/* Read a deal.  False: cell is where the line is not as the first one says. */
static bool
read_deal(struct grid_reader *g, struct arena *a, const struct line *line,
    struct text *cell, struct record *r)
{
	struct deal *d = &r->deal;
	struct text rest = line->text, number = { NULL, 0 };

	if (g->totalled)
		return error_set(&r->error, "syntax", 0, 1, "a deal cannot "
		    "follow a line of totals; leave out lines of subtotals");
	if (has_names(rest, g->separator, false) &&
	    !has_figures(rest, g->separator, false)) {
		g->ended = true;
		return error_set(&r->error, "name", 0, 1, "a second line of "
		    "names; a title goes after \"#\", and another grid in a "
		    "file of its own");
	}
	*d = (struct deal){ .named = true, .from_tree = true, .line = line->number,
		.file = reader_file(g->reader), .columns = &g->deal };
	d->seats = arena_alloc(a, SEATS_MAX * sizeof(*d->seats));
	if (g->before)
		number = take_cell(&rest, g->separator);
	g->counted |= number.len > 0;
	if (number.len && g->numbered &&
	    text_span(number, is_no_digit) == number.len) {
		*cell = number;
		return error_set(&r->error, "syntax", 0, 1, "expected the "
		    "number of a deal; players' names go in the first line, "
		    "and a line of totals starts with \"total\"");
	}
	return read_cells(g, a, line, rest, g->counted && !number.len, cell, r);
}

/* RECORD_END: the line is left out; RECORD_NOTE: a comment; else _DEAL. */
static enum record_kind
kind_of(struct grid_reader *g, struct text line)
{
	struct text rest = line, t = text_trim(line);
	char next = t.len > 1 ? t.s[1] : '\0';
	bool heading = !g->begun && next && next == separator_of(line);
	struct text first = take_cell(&rest, g->separator);

	if (t.len && *t.s == '#' && !heading)
		return next == ':' || g->ended ? RECORD_END : RECORD_NOTE;
	g->totalled |= g->begun && !g->ended && name_heads_totals(first);
	g->ended |= g->totalled;
	for (rest = t; rest.len && memchr("\t;, ", *rest.s, 4);)
		rest = text_skip(rest, 1);
	if (g->totalled && first.len && is_deal(line, g->separator))
		return RECORD_DEAL;
	return g->ended || !rest.len ? RECORD_END : RECORD_DEAL;
}

/* Read a line that is not left out. */
static enum record_kind
read_line(struct grid_reader *g, struct arena *a, const struct line *line,
    struct record *r)
{
	struct text cell = line->text;

	if (line->fault) {
		/* Reported once: it may have been the deal, or the names. */
		g->dealt = g->begun;
		g->ended |= !g->begun && kind_of(g, line->text) == RECORD_DEAL;
		r->error = *line->fault;
		refuse(g, a, line, cell, r);
		r->error.column = line->fault->column;
		return r->kind;
	}
	if (g->begun) {
		g->dealt = true;
		return read_deal(g, a, line, &cell, r) ? RECORD_DEAL :
		    refuse(g, a, line, cell, r);
	}
	g->begun = true;
	g->ended = !read_names(g, line, &cell, &r->error);
	return g->ended ? refuse(g, a, line, cell, r) : RECORD_END;
}

enum record_kind
read_grid(struct grid_reader *g, struct arena *a, struct record *r)
{
	enum read_status status;
	struct line line;

	memset(r, 0, sizeof(*r));
	while ((status = reader_text_line(g->reader, &line)) == READ_OK) {
		r->kind = line.fault ? RECORD_DEAL : kind_of(g, line.text);
		if (r->kind == RECORD_DEAL)
			r->kind = read_line(g, a, &line, r);
		r->line = line.text;
		if (r->kind != RECORD_END)
			return r->kind;
	}
	if (status == READ_END && g->begun && !g->ended && !g->dealt) {
		g->ended = true;
		error_set(&r->error, "syntax", 0, 1, "no deal below these "
		    "names; a player with cards is a line like Ann: 4H 5H 6H");
		return refuse(g, a, &g->names, g->names.text, r);
	}
	return r->kind = status == READ_END ? RECORD_END : RECORD_TROUBLE;
}
