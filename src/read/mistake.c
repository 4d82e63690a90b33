/* Owns the mistakes that people make in lines that parse-line has refused. */
#include "read/line.h"

#include <string.h>

#include "cards/notation.h"
#include "deal/deal.h"
#include "deal/seat-name.h"
#include "read/record-keys.h"
#include "rules/facts.h"

struct mistake {
	struct text line;
	size_t body;
	size_t odd; /* the first word of the body that is not a card, or the end */
	size_t blamed; /* the word at the column of the error */
	bool named;
	struct error *e;
};

/* Replace the error with the mistake's, at this byte; true: it is found. */
#define SAY(m, code, at, ...) \
	(error_clear((m)->e), !error_set((m)->e, code, 0, \
	    utf8_column((m)->line, (size_t)((at) - (m)->line.s)), __VA_ARGS__))

/* "Asha:4H" */
static bool
find_name_without_blank(const struct mistake *m)
{
	struct text body = text_skip(m->line, m->body), name;
	const char *colon = memchr(body.s, ':', body.len);

	if (!colon || m->named)
		return false;
	name = text_trim((struct text){ body.s, (size_t)(colon - body.s) });
	if (!name.len || name_span(name) < name.len)
		return false;
	return SAY(m, "name", colon, "a blank must follow the \":\" that ends "
	    "the name \"%.*s\"", shown(name), name.s);
}

/* "4H 5H -> ready", "4H 5H = ready", "4H 5H ready" */
static bool
find_result_without_arrow(const struct mistake *m)
{
	struct text word, before = { m->line.s + m->odd, 0 };
	size_t at = m->odd;

	while ((word = text_word(m->line, &at)).len > 0) {
		bool sign = before.len && strchr("-=>|/", *before.s);

		if (text_is((struct text){ word.s, word.len < 2 ? 0 : 2 }, "=>"))
			return false;
		if (word.s > m->line.s + m->body && verdict_find(word))
			return SAY(m, "syntax", (sign ? before : word).s,
			    "write \"=>\" before the result \"%.*s\"",
			    shown(word), word.s);
		before = word;
	}
	return false;
}

/* "Asha: declare invalid" */
static bool
find_wrong_claim(const struct mistake *m)
{
	size_t at = m->body;
	struct text word = text_word(m->line, &at);

	if (!m->named)
		return false;
	if (verb_find(word))
		word = text_word(m->line, &at);
	return text_is_nocase(word, "invalid") &&
	    SAY(m, "syntax", word.s, "write \"wrong\" for a wrong show, or the "
	    "cards; a claim without them is taken at its word");
}

/* What a word says as a figure. */
struct figure {
	struct text number; /* without "+" */
	bool several;       /* "12+25", "25.5" */
};

/* Is the word a number, as in "25", "+25", "-25", "25pts" or "12+25"? */
static bool
figure_of(struct text word, struct figure *f)
{
	size_t n;

	if (word.len && *word.s == '+')
		word = text_skip(word, 1);
	n = word.len && *word.s == '-';
	n += text_span(text_skip(word, n), is_digit);
	if (!n || !is_digit(word.s[n - 1]))
		return false;
	f->number = (struct text){ word.s, n };
	word = text_skip(word, n);
	while (word.len && memchr(",.:", word.s[word.len - 1], 3))
		word.len--;
	f->several = word.len > 1 && memchr("+-.,/", *word.s, 5) &&
	    is_digit(word.s[1]);
	return f->several || !word.len || text_in(word, "pt pts points");
}

/*
 * The figures among words that are no cards, no claims and no names of figures;
 * done: the first word that says what else the player did.
 */
static int
count_figures(const struct mistake *m, struct figure *first, bool *knock,
    struct text *done)
{
	enum action action;
	size_t at = m->body;
	struct text word;
	struct figure f;
	int n = 0;
	card c;

	while ((word = text_word(m->line, &at)).len > 0 &&
	    !text_is(word, "=>")) {
		bool figure = figure_of(word, &f);

		*knock |= word.len > 4 &&
		    text_is_nocase((struct text){ word.s, 5 }, "knock");
		if (m->named && !done->len && action_find(word, &action))
			*done = word;
		if (!figure && (!m->named || card_of(word, &c) ||
		    text_is_nocase(word, "of") || (word.len == 1 &&
		    is_letter(*word.s)) || text_is_nocase(word, "minus") ||
		    (name_is_word(word) && !done->len && !*knock &&
		    !(n && text_is_nocase(word, "points")))))
			return 0;
		if (figure && !n++)
			*first = f;
		else if (figure)
			first->several = true;
	}
	return n;
}

/* "Asha: 23", "Asha: packed 20", "Total: 45"; "0 12 30" of a grid */
static bool
find_figure(const struct mistake *m)
{
	struct figure f = { .several = false };
	bool knock = false;
	struct text done = TEXT(""), rest = m->line;
	int n = count_figures(m, &f, &knock, &done), len;
	const char *number;

	if (!n || (n == 1 && f.several && !m->named)) /* "7,8,9H" */
		return false;
	number = f.number.s;
	len = shown(f.number);
	if (n > 1 && !m->named)
		return SAY(m, "card", number, "numbers alone; a grid of scores "
		    "starts with names and has tabs or commas between cells");
	if (f.several)
		return SAY(m, "number", number, "a player has one whole number "
		    "per deal, as in \"points 25\"; a blank line ends the "
		    "deal");
	if (knock)
		return *number != '-' && SAY(m, "number", number,
		    "write \"knock %.*s\"", len, number);
	if (done.len)
		return SAY(m, "card", number, "write \"%.*s\" alone, or "
		    "\"points %.*s\", the score as on the pad", shown(done),
		    done.s, len, number);
	if (name_is_column(text_trim(text_until(&rest, ':'))))
		return SAY(m, "card", number, "a total or a number of the pad "
		    "goes after \"#\"; of a player write \"points %.*s\"", len,
		    number);
	if (*number == '-')
		return SAY(m, "card", number, "write \"points %.*s\", the "
		    "score as on the pad", len, number);
	return SAY(m, "card", number, "write \"points %.*s\", the score as on "
	    "the pad, or \"count %.*s\", what is left in the hand", len, number,
	    len, number);
}

/* "Asha: 25, Bela: 0" */
static bool
find_line_of_players(const struct mistake *m)
{
	struct text rest = text_skip(m->line, m->body);
	const char *colon = memchr(rest.s, ':', rest.len);

	if (!m->named || !colon ||
	    !memchr(rest.s, ',', (size_t)(colon - rest.s)))
		return false;
	return SAY(m, "syntax", colon, "one player per line: a name ends at "
	    "\":\", and the line has another");
}

/* What stands before "=" and a value, empty if that is not there. */
static struct text
key_of(struct text body)
{
	const char *equals = memchr(body.s, '=', body.len);

	if (!equals || equals + 1 == body.s + body.len || equals[1] == '>')
		return TEXT("");
	return text_trim((struct text){ body.s, (size_t)(equals - body.s) });
}

bool
line_is_setting(struct text line, size_t body)
{
	struct text key = key_of(text_skip(line, body));

	return key.len && (fact_said(key) || fact_find(key) ||
	    key_is_rule(key));
}

/* "limit = 15", "wild=QH"; "count=20" */
static bool
find_bare_setting(const struct mistake *m)
{
	struct text key = key_of(text_skip(m->line, m->body)), name = key;

	if (name_is_word(key))
		return SAY(m, "syntax", key.s + key.len,
		    "write \"%.*s\" without \"=\"", shown(key), key.s);
	while (name.len && name.s[0] >= 'a' && name.s[0] <= 'z')
		name = text_skip(name, 1);
	if (!key.len || (name.len && name.s[0] != '.' && name.s[0] != '-'))
		return false;
	if (m->named && !line_is_setting(m->line, m->body))
		return SAY(m, "syntax", key.s, "write \"points N\", the score "
		    "as on the pad, or \"count N\", what is left in the hand");
	return SAY(m, "syntax", key.s, "a setting such as \"%.*s\" goes in "
	    "brackets, like [knock.limit=15], or after -s", shown(key), key.s);
}

/* "4H+5H+6H" */
static bool
find_joined_with_plus(const struct mistake *m)
{
	struct text body = text_skip(m->line, m->body);
	const char *plus = memchr(body.s, '+', body.len);

	if (!plus || plus == body.s || is_blank(plus[-1]) ||
	    !memchr(plus + 1, '+', body.len - (size_t)(plus + 1 - body.s)))
		return false;
	return SAY(m, "syntax", plus, "cards are separated by blanks or "
	    "commas, not \"+\"");
}

/* "gin!" */
static bool
find_exclamation(const struct mistake *m)
{
	size_t at = m->body;
	struct text word = text_word(m->line, &at), claim = word;

	while (claim.len && claim.s[claim.len - 1] == '!')
		claim.len--;
	return claim.len < word.len && name_is_word(claim) &&
	    SAY(m, "card", claim.s + claim.len, "write \"%.*s\" without \"!\"",
	    shown(claim), claim.s);
}

/* Kinds of odd words, with a list of words or signs. */

static bool
is_tile(struct text word, const char *colours)
{
	size_t n = text_span(word, is_letter);

	return (n == word.len ? n > 1 : is_digit(word.s[n])) &&
	    text_in((struct text){ word.s, n }, colours);
}

static bool
is_nought(struct text word, const char *o)
{
	return word.len == 3 && word.s[0] == '1' &&
	    char_lower(word.s[1]) == *o;
}

static bool
is_listed(struct text word, const char *words)
{
	return (unsigned char)*word.s >= 'A' && text_in(word, words);
}

static bool
is_signed(struct text word, const char *signs)
{
	return strchr(signs, *word.s);
}

/* What people write for tiles, marks and claims, and between cards. */
static const struct {
	bool (*is)(struct text word, const char *list);
	const char *list, *advice;
} odd_words[] = {
	{ is_tile, "red blue black yellow r b k y",
	    " is a tile; tiles are written as cards: red H, yellow D, black S, "
	    "blue C; 1 is A, 11 J, 12 Q and 13 K" },
	{ is_nought, "o", " has a letter O; ten is 10, with a zero, or T" },
	{ is_listed, "rules hand groups players",
	    "; a key of YAML has \":\" and a blank after it, as in \"hand: 4H "
	    "5H 6H\"" },
	{ is_listed, "discard \u2013", "; write \"-\" before the discard" },
	{ is_listed, "unmatched deadwood",
	    "; write \"/\" before the unmatched cards" },
	{ is_listed, "open laydown",
	    "; write \"down\" before melds to lay down" },
	{ is_listed, "close closes closed cut cuts",
	    "; write \"knock\" before the melds of a player who ends the "
	    "deal" },
	{ is_listed, "finish",
	    "; write \"declare\" before melds that end the deal" },
	{ is_listed, "won wins winner went goes finished okey",
	    "; write \"declare\" or \"out\" for a player who went out, or "
	    "\"points N\"" },
	{ is_listed, "big",
	    "; write \"gin\" before all eleven cards, or \"points N\"" },
	{ is_listed, "undercut box bonus",
	    "; it follows from the claim and what the others have left: "
	    "\"knock 5\", \"count 7\"" },
	{ is_listed, "minus", "; write \"points -N\"" },
	{ is_listed, "full penalty", "; write \"points N\"" },
	{ is_listed, "scoot", "; write \"drop first\"" },
	{ is_listed, "absent sat away x n/a",
	    "; leave out the line of a player who did not play" },
	{ is_listed, "miss misses skip skipped timeout",
	    "; write \"missed\" for three missed turns" },
	{ is_listed, "quit quits exit disconnected",
	    "; write \"left before\" or \"left after\", the first turn" },
	{ is_listed, "rejoin rejoined rejoins back returns",
	    "; a player who is out comes back by playing the next deal: give "
	    "the points of that deal" },
	{ is_listed, "layoff", "; write \">\" before the cards laid off" },
	{ is_listed, "and with", "; cards are separated by blanks or commas" },
	{ is_signed, "[",
	    "; one context in brackets may go before the hand" },
	{ is_signed, "({<", "; rules go in brackets, like [gin], and groups "
	    "have \"|\" between them" },
	{ is_signed, "#", "; a comment needs a line of its own" },
	{ is_signed, ";.&:!?", "; cards are separated by blanks or commas" },
};

/* The first odd word; "4H 5H knock" and "Asha count 31" have one, too. */
static bool
find_odd_word(const struct mistake *m)
{
	size_t at = m->body, odd = m->odd;
	struct text first = text_word(m->line, &at), word;
	card c;

	while ((word = text_word(m->line, &odd)).len > 0) {
		for (size_t i = 0; i < countof(odd_words); i++)
			if (odd_words[i].is(word, odd_words[i].list))
				return SAY(m, "card", word.s,
				    "%s\"%.*s\"%s",
				    *odd_words[i].advice == ';' ?
				    "unexpected " : "", shown(word), word.s,
				    odd_words[i].advice);
		if (word.s > first.s && name_is_word(word))
			return SAY(m, "syntax", word.s, "\"%.*s\" must be the "
			    "first word%s", shown(word), word.s,
			    card_of(first, &c) || name_is_word(first) ?
			    ", before the cards" : m->named ? "" :
			    "; a name ends in \":\"");
	}
	return false;
}

static bool
is_of_rule(char c)
{
	return memchr("-=_~ ", c, 5);
}

/* "// cards of May", "Deal 1:", "Friday:", "---" */
static bool
find_title(const struct mistake *m)
{
	struct text line = text_trim(m->line);
	struct figure f;
	size_t at = 0;

	if (line.len > 1 && line.s[0] == '/' && line.s[1] == '/')
		return SAY(m, "syntax", line.s, "a comment starts with \"#\"");
	if ((line.len > 1 && text_span(line, is_of_rule) == line.len) ||
	    (text_in(text_word(line, &at), "deal game table hand round") &&
	    figure_of(text_word(line, &at), &f)))
		return SAY(m, "syntax", line.s, "a blank line starts the next "
		    "deal, and a title goes after \"#\"");
	return m->named && m->body == m->line.len &&
	    SAY(m, "syntax", m->line.s + m->body, "expected cards, a claim or "
	    "a figure like \"count 5\"; a title goes after \"#\"");
}

/* "Asha: -" */
static bool
find_dash(const struct mistake *m)
{
	struct text body = text_trim(text_skip(m->line, m->body));

	return m->named && text_in(body, "- -- \u2013 \u2014") &&
	    SAY(m, "syntax", body.s, "write \"points 0\", or leave out the "
	    "line of a player who did not play");
}

/* "fold", "Asha 4H 5H" */
static bool
find_unknown_word(const struct mistake *m)
{
	size_t at = m->body, n, start;
	struct text word = text_word(m->line, &at);

	n = text_span(word, is_letter);
	if (n < word.len && word.s[n] == ',')
		word.len = n;
	/* Cards that run together are not a name, unless written like one. */
	start = utf8_column(m->line, (size_t)(word.s - m->line.s));
	if (n < 3 || n < word.len || rank_of(word) ||
	    m->e->column >= start + n || (m->e->column > start &&
	    (word.s[0] >= 'a' || word.s[1] < 'a')))
		return false;
	return SAY(m, "card", word.s, "\"%.*s\" is not a card, a claim like "
	    "declare or an action%s", shown(word), word.s,
	    m->named ? " like drop first" : "; a name ends in \":\"");
}

/* The start of the word at the column: "and" of "ace of spades and 4H". */
static size_t
word_at_column(struct text line, size_t column)
{
	size_t at = 0;

	for (; at < line.len && column > 1; column--)
		do
			at++;
		while (at < line.len && (line.s[at] & 0xc0) == 0x80);
	while (at > 0 && !is_blank(line.s[at - 1]))
		at--;
	return at;
}

/* "points \u221220", "Asha\uff1a declare" */
static bool
find_twin(const struct mistake *m)
{
	size_t at = m->blamed;
	struct text word = text_word(m->line, &at);

	return error_twin(m->e, m->e->code,
	    utf8_column(m->line, (size_t)(word.s - m->line.s)), word);
}

/* "twenty", "knock five" */
static bool
find_number_word(const struct mistake *m)
{
	size_t at = m->body;
	struct text word = text_word(m->line, &at);
	bool knock = text_is_nocase(word, "knock");

	if (knock)
		word = text_word(m->line, &at);
	return (m->named || knock) &&
	    text_past_blanks(m->line, at) == m->line.len && text_in(word,
	    "one two three four five six seven eight nine ten eleven twelve "
	    "fifteen twenty thirty forty fifty sixty seventy eighty ninety") &&
	    SAY(m, "card", word.s, "write numbers in figures, as in %s",
	    knock ? "\"knock 5\"" : "\"points 20\" or \"count 20\"");
}

void
mistake_find(struct text line, size_t body, bool named, struct error *e)
{
	struct mistake m = { line, body, body,
		word_at_column(line, e->column), named, e };
	bool no_card = strcmp(e->code, "card") == 0;
	size_t at;
	card c;

	if (no_card && m.blamed > body) /* all before it are cards */
		m.odd = m.blamed;
	for (at = m.odd; card_of(text_word(line, &at), &c); m.odd = at)
		;
	(void)(find_dash(&m) || find_twin(&m) || find_name_without_blank(&m) ||
	    find_wrong_claim(&m) || find_result_without_arrow(&m) ||
	    find_title(&m) || (no_card && find_line_of_players(&m)) ||
	    (strcmp(e->code, "verb") != 0 && find_figure(&m)) ||
	    find_bare_setting(&m) || find_joined_with_plus(&m) ||
	    (no_card && (find_number_word(&m) || find_exclamation(&m) ||
	    find_odd_word(&m) || find_unknown_word(&m))));
}
