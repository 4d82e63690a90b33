/* Owns how a rule is put into words; the phrases are in phrases.h. */
#include "rules/say.h"

#include <string.h>

static const struct phrase {
	const char *key, *value, *clause;
} phrases[] = {
#define PHRASE(key, value, clause) { key, value, clause },
#include "rules/phrases.h"
};

static bool
says(const struct phrase *p, const struct row *row, struct text value)
{
	return strcmp(p->key, row->name) == 0 && (text_is(value, p->value) ||
	    *p->value == '#' || (row->kind == ROW_STEPS && *p->value));
}

/* The phrase of the key with this value: a test checks that each has one. */
static const struct phrase *
find_phrase(const struct row *row, struct text value)
{
	const struct phrase *p = phrases;

	while (!says(p, row, value)) {
		p++;
		assert(p < phrases + countof(phrases));
	}
	return p;
}

/*
 * "2 in round 1, 3 from round 2 on", or only "3 in round 6" if the round is
 * known and this is not a page of rules; else "2 for 1 card, 5 from 2 cards on".
 */
static void
say_steps(const struct rules *r, const struct row *row, const char *by,
    bool page, struct buf *b)
{
	const struct steps *s =
	    (const struct steps *)((const char *)r + row->offset);
	bool round = strcmp(by, "round") == 0;

	if (round && !page && r->facts.round > 0) {
		row_print_value(row, steps_at(s, r->facts.round, 0), b);
		buf_printf(b, " in round %d", r->facts.round);
		return;
	}
	for (int i = 0; i < s->n; i++) {
		bool one = i + 1 < s->n && s->from[i + 1] == s->from[i] + 1;

		buf_str(b, i ? ", " : "");
		row_print_value(row, s->value[i], b);
		buf_str(b, !one ? " from" : round ? " in" : " for");
		if (round)
			buf_printf(b, " round %d", s->from[i]);
		else
			buf_printf(b, " %d %s%s", s->from[i], by,
			    s->from[i] == 1 ? "" : "s");
		buf_str(b, one ? "" : " on");
	}
}

/* Append what the letter of a template stands for. */
static void
say_part(const struct rules *r, const struct row *row, const struct phrase *p,
    char letter, bool page, struct buf *b)
{
	enum word word = strchr("rR", letter) ? WORD_RUN :
	    strchr("sS", letter) ? WORD_SET : letter == 'w' ?
	    WORD_WRONG_CLAIM : WORD_PURE_RUN;

	if (letter == 'v')
		row_print(row, r, b);
	else if (letter == 't')
		say_steps(r, row, p->value, page, b);
	else
		buf_text(b, rules_word(r, word, letter < 'a'));
}

static void
say_clause(const struct rules *r, const struct row *row,
    const struct phrase *p, bool page, struct buf *b)
{
	for (const char *s = p->clause + (*p->clause == '-'); *s; s++) {
		if (*s == '[' && !page)
			s = strchr(s, ']');
		else if (*s == '%')
			say_part(r, row, p, *++s, page, b);
		else if (*s != '[' && *s != ']')
			buf_char(b, *s);
	}
}

bool
rules_say(const struct rules *r, const struct row *row, bool page,
    struct buf *b)
{
	struct buf value = { NULL, 0, 0 };
	const struct phrase *p;
	bool said;

	row_print(row, r, &value);
	p = find_phrase(row, buf_view(&value));
	buf_free(&value);
	said = !page || *p->clause != '-';
	if (said)
		say_clause(r, row, p, page, b);
	return said;
}
