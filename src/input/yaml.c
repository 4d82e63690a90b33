/*
 * Owns libyaml, of which it uses the parser's events only: no loader, which is
 * slow and shares nodes, and no emitter.  It is given one bounded document of
 * clean UTF-8 at a time, because it cannot go on after an error.
 */
#include "input/tree.h"

#include <string.h>
#include <yaml.h>

struct source {
	struct text document;
	size_t line; /* where it starts */
	struct tree tree;
};

/* A place as two arguments; libyaml counts from 0, in the document. */
#define AT_MARK(s, mark) (s)->line + (mark).line, (mark).column + 1

/* What libyaml says of frequent mistakes, and what to do about them. */
static const struct {
	const char *theirs, *ours;
} problems[] = {
	{ "could not find expected ':'",
	    "this line is not \"key: value\"; a hand is \"hand: 4H 5H 6H\"" },
	{ "mapping values are not allowed in this context",
	    "unexpected \":\"; write a blank after the \":\" of a key, indent "
	    "the keys of one mapping alike, and quote a string that holds \": \"" },
	{ "did not find expected key",
	    "expected another key here; indent the keys of one mapping alike, "
	    "and quote a whole string or none of it" },
	{ "did not find expected '-' indicator",
	    "expected \"- \" here; indent the entries of one list alike" },
	{ "block sequence entries are not allowed in this context",
	    "a list with \"- \" starts on a line of its own" },
	{ "did not find expected ',' or ']'",
	    "\"[\" is not closed with \"]\", or \",\" is missing" },
	{ "did not find expected ',' or '}'",
	    "\"{\" is not closed with \"}\", or \",\" is missing" },
	{ "found unexpected end of stream", "the quotes are never closed" },
	{ "did not find expected <document start>",
	    "expected nothing more; start another document with \"---\"" },
	{ "did not find expected alphabetic or numeric character",
	    "\"*\" and \"&\" are special in YAML; put the string in quotes, "
	    "and write JK for a joker" },
	{ "found character that cannot start any token",
	    "this character cannot start a string in YAML; put the string in "
	    "quotes" },
	{ "found unknown escape character",
	    "unknown escape in double quotes; a backslash is \"\\\\\"" },
};

/* The problem in our words, or NULL. */
static const char *
explain_problem(const char *problem, struct text at)
{
	/* libyaml has one message for tabs and other characters. */
	if (at.len && *at.s == '\t')
		return "a tab cannot indent in YAML; use blanks";
	for (size_t i = 0; i < countof(problems); i++)
		if (strcmp(problem, problems[i].theirs) == 0)
			return problems[i].ours;
	return NULL;
}

/* The text from the mark on. */
static struct text
text_at(const struct source *s, yaml_mark_t mark)
{
	struct text rest = s->document;

	for (size_t i = 0; i < mark.index && rest.len > 0; i++)
		rest = text_skip(rest, utf8_length(rest));
	return rest;
}

/* Report libyaml's error. */
static bool
parser_error(const struct source *s, const yaml_parser_t *p)
{
	/* libyaml always names the problem: GCOVR_EXCL_BR_LINE below */
	const char *problem = p->problem ? p->problem : /* GCOVR_EXCL_BR_LINE */
	    "this is not valid YAML";
	const char *ours = explain_problem(problem, text_at(s, p->problem_mark));
	const char *context = p->context && !ours ? p->context : "";
	yaml_mark_t mark = p->problem_mark;
	size_t end = utf8_column(s->document, s->document.len) - 1;

	if (p->error == YAML_MEMORY_ERROR)
		util_out_of_memory();
	/* At the end of the document only the place where it began helps. */
	if (mark.index >= end && p->context && p->context_mark.index < end)
		mark = p->context_mark;
	return error_set(s->tree.error, "yaml", AT_MARK(s, mark), "%s%s%s",
	    ours ? ours : problem, *context ? " " : "", context);
}

static bool
refuse_properties(const struct source *s, const yaml_event_t *event,
    const yaml_char_t *anchor, const yaml_char_t *tag)
{
	if (anchor)
		return error_set(s->tree.error, "yaml-alias",
		    AT_MARK(s, event->start_mark), "\"&%s\" is an anchor to "
		    "YAML, and those are not supported; put a string that "
		    "starts with \"&\" in quotes", (const char *)anchor);
	return !tag || error_set(s->tree.error, "yaml-tag",
	    AT_MARK(s, event->start_mark), "\"%s\" is a tag to YAML, and those "
	    "are not supported; put a string that starts with \"!\" in quotes",
	    (const char *)tag);
}

static bool
scalar(struct source *s, const yaml_event_t *event)
{
	struct text text = { (const char *)event->data.scalar.value,
		event->data.scalar.length };
	bool quoted = event->data.scalar.style != YAML_PLAIN_SCALAR_STYLE;
	size_t typed = event->end_mark.index - event->start_mark.index;

	return refuse_properties(s, event, event->data.scalar.anchor,
	    event->data.scalar.tag) && tree_scalar(&s->tree,
	    AT_MARK(s, event->start_mark), text, quoted,
	    utf8_column(text, text.len) + quoted * 2 == typed + 1);
}

static bool
take_event(struct source *s, const yaml_event_t *event)
{
	struct error *e = s->tree.error;

	/*
	 * Handles all events but those of errors, which libyaml never returns.
	 */
	switch (event->type) { /* GCOVR_EXCL_BR_LINE */
	case YAML_STREAM_START_EVENT:
	case YAML_STREAM_END_EVENT:
	case YAML_DOCUMENT_END_EVENT:
		return true;
	case YAML_DOCUMENT_START_EVENT:
		return !s->tree.root || error_set(e, "yaml",
		    AT_MARK(s, event->start_mark),
		    "a second document where one was expected");
	case YAML_ALIAS_EVENT:
		return error_set(e, "yaml-alias", AT_MARK(s, event->start_mark),
		    "\"*%s\" is an alias to YAML, and those are not "
		    "supported; put it in quotes, and write JK for a joker",
		    (const char *)event->data.alias.anchor);
	case YAML_SCALAR_EVENT:
		return scalar(s, event);
	case YAML_SEQUENCE_START_EVENT:
		return refuse_properties(s, event,
		    event->data.sequence_start.anchor,
		    event->data.sequence_start.tag) && tree_open(&s->tree,
		    AT_MARK(s, event->start_mark), NODE_LIST);
	case YAML_MAPPING_START_EVENT:
		return refuse_properties(s, event,
		    event->data.mapping_start.anchor,
		    event->data.mapping_start.tag) && tree_open(&s->tree,
		    AT_MARK(s, event->start_mark), NODE_MAP);
	case YAML_SEQUENCE_END_EVENT:
	case YAML_MAPPING_END_EVENT:
		tree_close(&s->tree);
		return true;
	/* After an error libyaml keeps reporting success and no event. */
	case YAML_NO_EVENT: /* GCOVR_EXCL_START */
		break;
	}
	return error_set(e, "yaml", AT_MARK(s, event->start_mark),
	    "this is not valid YAML");
	/* GCOVR_EXCL_STOP */
}

static bool
take_events(struct source *s, yaml_parser_t *parser)
{
	yaml_event_t event;
	bool good = true, end = false;

	while (good && !end) {
		if (!yaml_parser_parse(parser, &event))
			return parser_error(s, parser);
		end = event.type == YAML_STREAM_END_EVENT;
		good = take_event(s, &event);
		yaml_event_delete(&event);
	}
	return good;
}

bool
yaml_tree(struct text document, size_t line, struct arena *arena,
    struct node **root, struct error *e)
{
	struct source s = { document, line, { .arena = arena, .error = e } };
	yaml_parser_t parser;
	bool good;

	if (!yaml_parser_initialize(&parser))
		util_out_of_memory();
	yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING);
	yaml_parser_set_input_string(&parser,
	    (const unsigned char *)document.s, document.len);
	good = take_events(&s, &parser);
	yaml_parser_delete(&parser);
	*root = s.tree.root;
	return good;
}
