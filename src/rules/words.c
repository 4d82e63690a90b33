/* Owns the words of a game: the terms in explanations. */
#include "rules/words.h"

#define WORD_LENGTH 40 /* bytes */

static const struct {
	const char *name, *forms[2], *doc;
} terms[RULE_WORDS] = {
#define WORD(member, name, one, more, doc) { name, { one, more }, doc },
#include "rules/terms.h"
};

struct text
rules_word(const struct rules *r, enum word word, bool plural)
{
	return r->words[word].form[plural];
}

static bool
read_form(struct text *out, const struct node *n, struct error *e)
{
	struct text t = n->text;

	*out = t;
	if (n->kind != NODE_SCALAR || !t.len || t.len > WORD_LENGTH)
		return error_set(e, "value", n->line, n->column,
		    "expected a word of at most %d bytes", WORD_LENGTH);
	if (!utf8_all(t, utf8_is_plain))
		return error_set(e, "value", n->line, n->column,
		    "a word cannot contain control characters");
	return true;
}

static bool
unknown_term(const struct node *n, struct error *e)
{
	const char *names[RULE_WORDS], *nearest;

	for (size_t i = 0; i < RULE_WORDS; i++)
		names[i] = terms[i].name;
	nearest = text_nearest(n->key, names, RULE_WORDS);
	return error_set(e, "key", n->key_line, n->key_column, nearest ?
	    "unknown term \"%.*s\"; did you mean \"%s\"?" :
	    "unknown term \"%.*s\"; see rummy-rules(5)",
	    text_shown(n->key, 60), n->key.s, nearest);
}

static bool
read_term(struct rule_word *words, const struct node *n, struct error *e)
{
	size_t i = 0;
	const struct node *one = n->first;

	while (i < RULE_WORDS && !text_is(n->key, terms[i].name))
		i++;
	if (i == RULE_WORDS)
		return unknown_term(n, e);
	if (n->kind != NODE_LIST || !one || !one->next || one->next->next)
		return error_set(e, "value", n->line, n->column,
		    "%s: expected two forms, like [%s, %s]", terms[i].name,
		    terms[i].forms[0], terms[i].forms[1]);
	return read_form(&words[i].form[0], one, e) &&
	    read_form(&words[i].form[1], one->next, e);
}

bool
words_read(struct rule_word *words, const struct node *n, struct error *e)
{
	if (n->kind != NODE_MAP)
		return error_set(e, "value", n->line, n->column,
		    "words: expected a mapping, like {run: [sequence, "
		    "sequences]}");
	for (const struct node *child = n->first; child; child = child->next)
		if (!read_term(words, child, e))
			return false;
	return true;
}

void
words_reset(struct rule_word *words)
{
	for (size_t i = 0; i < RULE_WORDS; i++)
		words[i] = (struct rule_word){ { text_of(terms[i].forms[0]),
			text_of(terms[i].forms[1]) } };
}

void
words_lay(struct rule_word *words, const struct rule_word *over)
{
	for (size_t i = 0; i < RULE_WORDS; i++)
		if (over[i].form[0].len)
			words[i] = over[i];
}

static bool
is_default(const struct rules *r, enum word word)
{
	return text_is(rules_word(r, word, false), terms[word].forms[0]) &&
	    text_is(rules_word(r, word, true), terms[word].forms[1]);
}

void
words_show(const struct rules *r, bool all, struct buf *b)
{
	const char *before = "words:\n";

	for (size_t i = 0; i < RULE_WORDS; i++) {
		size_t start;

		if (!all && is_default(r, (enum word)i))
			continue;
		buf_str(b, before);
		before = "";
		start = b->len;
		buf_printf(b, "  %s: [\"", terms[i].name);
		buf_escaped(b, rules_word(r, (enum word)i, false), "\"\\");
		buf_str(b, "\", \"");
		buf_escaped(b, rules_word(r, (enum word)i, true), "\"\\");
		buf_str(b, "\"]");
		while (b->len - start < 54)
			buf_char(b, ' ');
		buf_printf(b, " # %s\n", terms[i].doc);
	}
}
