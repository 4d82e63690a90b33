/* Owns the grammar of a line's body, in one pass from left to right. */
#include "read/line.h"

#include <string.h>

#include "cards/notation.h"
#include "deal/outcome.h"
#include "deal/seat-name.h"

#define SIGNS "|>/-+=" /* the frequent ones first */
#define WORD_MAX 16 /* longer than any word of the language */

struct parser {
	struct text line;
	size_t at;
	struct arena *arena;
	struct seat *seat;
	struct error *e;
};

/* The cards so far, and the part of a hand being read. */
struct part {
	char sign;    /* the mark that it started with; '|' for groups */
	int start, n; /* number of its first card, and of all cards so far */
	bool grouped; /* was there a mark of an arrangement? */
};

static void
skip_blanks(struct parser *p)
{
	p->at = text_past_blanks(p->line, p->at);
}

/* The current byte, NUL at the end. */
static char
peek(const struct parser *p)
{
	return p->at < p->line.len ? p->line.s[p->at] : '\0';
}

/* Report what is wrong at the current byte; false. */
#define FAIL(p, code, ...) \
	error_set((p)->e, code, 0, utf8_column((p)->line, (p)->at), __VA_ARGS__)

/* Hands */

/* Put the groups so far on the table: they were laid there before. */
static bool
put_on_table(struct parser *p, struct part *part)
{
	struct seat *s = p->seat;

	if (s->on_table)
		return FAIL(p, "syntax", "a hand can have only one \"+\"");
	if (!s->cards.ngroups)
		return FAIL(p, "syntax", "expected groups before \"+\"");
	s->cards.laid_end = s->cards.size = (unsigned char)part->n;
	s->cards.discard = CARD_NONE;
	s->on_table = arena_alloc(p->arena, sizeof(*s->on_table));
	*s->on_table = s->cards;
	memset(&s->cards, 0, sizeof(s->cards));
	*part = (struct part){ '|', 0, 0, false };
	return true;
}

/* End the groups before a mark, or at the end. */
static bool
end_groups(struct parser *p, struct part *part, char sign)
{
	struct arrangement *a = &p->seat->cards;
	bool some = part->n > part->start;

	if (sign == '|' && !some)
		return FAIL(p, "syntax", "expected cards before \"|\"");
	if (sign == '|' || sign == '>' || sign == '/')
		part->grouped = true;
	if (some && (part->grouped || sign == '+')) {
		if (a->ngroups == GROUPS_MAX)
			return FAIL(p, "size", "more than %d groups",
			    GROUPS_MAX);
		a->end[a->ngroups++] = (unsigned char)part->n;
		part->start = part->n;
	}
	if (sign == '+')
		return put_on_table(p, part);
	a->laid_end = part->grouped ? (unsigned char)part->n : 0;
	return true;
}

/* End the laid-off or the unmatched cards. */
static bool
end_rest(struct parser *p, struct part *part, char sign)
{
	/* "/ - 9C": only a discard. */
	if (part->n == part->start && (part->sign != '/' || sign != '-'))
		return FAIL(p, "syntax", "expected cards after \"%c\"",
		    part->sign);
	if (!strchr(part->sign == '>' ? "/-=" : "-=", sign)) /* or the end */
		return FAIL(p, "syntax", "\"%c\" cannot follow \"%c\"; the "
		    "order is groups with \"|\" between, then \">\", \"/\", "
		    "\"-\"", sign, part->sign);
	if (part->sign == '>')
		p->seat->cards.laid_end = (unsigned char)part->n;
	return true;
}

static bool
read_discard(struct parser *p)
{
	card cards[HAND_MAX];
	size_t from = p->at;
	int n = 0;

	p->at = cards_parse(p->line, p->at, SIGNS, cards, &n, p->e);
	if (p->at == SIZE_MAX)
		return false;
	if (n != 1) {
		p->at = n ? text_past_blanks(p->line, from) : p->at;
		return FAIL(p, "syntax",
		    n ? "only one card may follow \"-\": the discard" :
		    "expected a card after \"-\"");
	}
	if (peek(p) && peek(p) != '=')
		return FAIL(p, "syntax",
		    "nothing may follow \"-\" and the discard; cards are "
		    "separated by blanks or commas");
	p->seat->cards.discard = cards[0];
	return true;
}

/* Read a hand up to the end of the line or the "=" of "=>". */
static bool
read_hand(struct parser *p)
{
	struct part part = { '|', 0, 0, false };
	struct seat *s = p->seat;
	char sign;

	for (;;) {
		size_t at = part.sign == '>' ?
		    laid_parse(p->line, p->at, SIGNS, &s->cards, &part.n, p->e) :
		    cards_parse(p->line, p->at, SIGNS, s->cards.cards,
		    &part.n, p->e);

		if (at == SIZE_MAX)
			return false;
		p->at = at;
		sign = peek(p);
		if (s->verb == VERB_MELD && sign && strchr("+>/-", sign))
			return FAIL(p, "syntax", "\"%c\" cannot follow meld; "
			    "give groups of cards, with \"|\" between them",
			    sign);
		if (part.sign == '|' ? !end_groups(p, &part, sign) :
		    !end_rest(p, &part, sign))
			return false;
		if (!sign || sign == '-' || sign == '=')
			break;
		p->at++;
		if (sign == '>' || sign == '/') {
			part.sign = sign;
			part.start = part.n;
		}
	}
	if (!part.n && !s->on_table && !part.grouped)
		return FAIL(p, "syntax", "expected cards");
	if (s->verb == VERB_MELD && part.n > part.start) {
		part.grouped = true;
		(void)end_groups(p, &part, '\0'); /* there is room for one */
	}
	s->kind = part.grouped ? SEAT_ARRANGEMENT : SEAT_PLAIN;
	s->cards.size = (unsigned char)part.n;
	s->cards.discard = CARD_NONE;
	if (sign != '-')
		return true;
	p->at++;
	return read_discard(p);
}

/* Words */

/* The next letters, or digits if nothing else is beside them. */
static struct text
word_here(const struct parser *p)
{
	struct text rest = text_skip(p->line, p->at);
	size_t letters = text_span(rest, is_letter);

	rest.len = letters ? letters : text_span(rest, is_digit);
	return rest;
}

/* Is the word the first of an action of two words? */
static bool
begins_action(struct text word)
{
	return text_in(word, "drop dropped first middle mid last left leave "
	    "leaves no not");
}

/* Read an action of up to three words, with blanks or "-" between them. */
static bool
take_action(struct parser *p)
{
	struct parser q = *p;
	char joined[3 * WORD_MAX];
	size_t n = 0, end = 0;

	for (int words = 0; words < 3; words++) {
		struct text word = word_here(&q);

		if (!word.len || word.len >= WORD_MAX)
			break;
		memcpy(joined + n, word.s, word.len);
		n += word.len;
		q.at += word.len;
		if (action_find((struct text){ joined, n }, &p->seat->action))
			end = q.at;
		joined[n++] = ' ';
		if (peek(&q) == '-')
			q.at++;
		else
			skip_blanks(&q);
	}
	if (end)
		p->at = end;
	return end;
}

static bool
unknown_word(struct parser *p, struct text word)
{
	const char *names[VERBS + 2 * ACTIONS + 2] = { "count", "points" };
	struct text rest = text_skip(p->line, p->at);
	struct text typed = text_trim(text_until(&rest, '='));
	size_t count = 2;
	const char *near;

	for (int v = VERB_NONE + 1; v < VERBS; v++)
		names[count++] = verb_names[v];
	for (int a = ACTION_NONE + 1; a < ACTIONS; a++) {
		names[count++] = action_names[a];
		names[count++] = action_said((enum action)a);
	}
	near = text_nearest(typed, names, count);
	if (!near && !begins_action(word)) {
		typed = word;
		near = text_nearest(typed, names, count);
	}
	if (near)
		return FAIL(p, "verb", "unknown word \"%.*s\"; did you mean "
		    "\"%s\"?", text_shown(typed, 40), typed.s, near);
	if (!begins_action(word))
		return true; /* cards report what is wrong with it */
	return FAIL(p, "verb", "incomplete action \"%.*s\"; expected "
	    ACTIONS_TYPED, text_shown(word, 40), word.s);
}

/* What stands here up to a blank, "=" or the end of the line. */
static struct text
figure_here(struct parser *p)
{
	struct text t;

	skip_blanks(p);
	t = (struct text){ p->line.s + p->at, 0 };
	while (p->at + t.len < p->line.len && !is_blank(t.s[t.len]) &&
	    t.s[t.len] != '=')
		t.len++;
	return t;
}

/* Read a figure: "count 31", "points -20". */
static bool
read_figure(struct parser *p, enum seat_kind kind)
{
	struct text number = figure_here(p);
	long least = kind == SEAT_COUNT ? 0 : -FIGURE_MAX, value;

	if (!text_number(number, least, FIGURE_MAX, &value))
		return FAIL(p, "number", "expected a whole number from %ld to "
		    "%d, like \"%s 31\"", least, FIGURE_MAX,
		    least ? "points" : "count");
	p->at += number.len;
	skip_blanks(p);
	if (peek(p) && peek(p) != '=')
		return FAIL(p, "syntax", "nothing may follow the number");
	p->seat->kind = kind;
	p->seat->number = (int)value;
	return true;
}

/* Is the body at its end? */
static bool
is_ended(struct parser *p)
{
	skip_blanks(p);
	return !peek(p) || peek(p) == '=';
}

/* Is a number or "count" here, and no card such as "10 of hearts"? */
static bool
has_figure(struct parser *p)
{
	struct parser q = *p;
	struct text word = figure_here(&q);

	q.at += word.len;
	return text_is_nocase(word, "count") || (word.len &&
	    text_span(word, is_digit) == word.len && is_ended(&q));
}

/* Read what follows a claim's verb: cards, or what is left, or nothing. */
static bool
read_claim(struct parser *p)
{
	enum verb verb = p->seat->verb;
	bool needs_cards = verb == VERB_DOWN || verb == VERB_MELD;

	if (has_figure(p)) {
		if (verb != VERB_KNOCK)
			return FAIL(p, "number", "only knock takes a number, "
			    "as in \"knock 5\"; write \"%s\" %s",
			    verb_names[verb], needs_cards ? "with cards" :
			    "alone, or with cards");
		if (text_is_nocase(figure_here(p), "count"))
			p->at += strlen("count");
		return read_figure(p, SEAT_COUNT);
	}
	if (!is_ended(p) || needs_cards)
		return read_hand(p);
	if (verb == VERB_KNOCK)
		return FAIL(p, "syntax", "expected cards, or the number left "
		    "unmatched, as in \"knock 5\"");
	p->seat->kind = SEAT_COUNT;
	return true;
}

/* Read what follows an action: nothing, or the hand. */
static bool
read_acted(struct parser *p)
{
	p->seat->has_cards = !is_ended(p);
	if (p->seat->has_cards && !read_hand(p))
		return false;
	p->seat->kind = SEAT_ACTION;
	return true;
}

/* Read a body that starts with a letter: a word of the language, or cards. */
static bool
read_words(struct parser *p)
{
	struct text word = word_here(p);
	card c;

	/* No word has two letters, but nearly every card. */
	if (word.len == 2 && card_parse(text_skip(p->line, p->at), &c) == 2)
		return read_hand(p);
	if (text_is_nocase(word, "count") || text_is_nocase(word, "points")) {
		p->at += word.len;
		return read_figure(p, word.len == 5 ? SEAT_COUNT : SEAT_POINTS);
	}
	p->seat->verb = verb_find(word);
	if (p->seat->verb) {
		p->at += word.len;
		return read_claim(p);
	}
	if (take_action(p))
		return read_acted(p);
	return unknown_word(p, word) && read_hand(p);
}

/* As line_cards, of a claim: its word, then groups. */
static APART bool
line_claim(struct text line, struct seat *seat)
{
	const char *blank = memchr(line.s, ' ', line.len);
	size_t at = blank ? (size_t)(blank - line.s) : 0;

	seat->verb = verb_find((struct text){ line.s, at });
	if (!seat->verb)
		return false;
	if (groups_only(line, at, &seat->cards)) {
		seat->kind = SEAT_ARRANGEMENT;
		return true;
	}
	memset(seat, 0, sizeof(*seat));
	return false;
}

bool
line_hand(struct text line, struct seat *seat)
{
	struct arrangement *a = &seat->cards;
	int n;

	if (!cards_only(line, a->cards, &n))
		return false;
	seat->kind = SEAT_PLAIN;
	a->size = (unsigned char)n;
	a->discard = CARD_NONE;
	return true;
}

bool
line_cards(struct text line, struct seat *seat)
{
	return line_hand(line, seat) || line_claim(line, seat);
}

bool
line_has_hand(struct text line, size_t from, struct arena *arena)
{
	struct seat seat = { .kind = SEAT_PLAIN };
	struct parser p = { line, from, arena, &seat, NULL };
	struct text word;
	card c;

	while (peek(&p) && strchr("|>/-+, \t", peek(&p)))
		p.at++;
	if (card_parse(text_skip(line, p.at), &c))
		return true;
	word = word_here(&p);
	return word.len && (name_is_word(word) || take_action(&p) ||
	    !unknown_word(&p, word));
}

bool
line_body(struct text line, size_t from, struct arena *arena,
    struct seat *seat, struct error *e)
{
	struct parser p = { line, from, arena, seat, e };

	seat->body = from;
	skip_blanks(&p);
	/* "3 misses" starts with a digit. */
	if (!(is_letter(peek(&p)) ? read_words(&p) :
	    is_digit(peek(&p)) && take_action(&p) ? read_acted(&p) :
	    read_hand(&p)))
		return false;
	if (p.at == line.len)
		return true;
	if (p.at + 1 == line.len || line.s[p.at + 1] != '>')
		return FAIL(&p, "syntax", "expected \"=>\"");
	seat->has_expect = true;
	return outcome_parse(line, p.at + 2, &seat->expect, e);
}
