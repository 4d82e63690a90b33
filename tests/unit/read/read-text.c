/*
 * The grammar of rummy(5): what each line is read as, and for those that cannot
 * be read the code and the column.  Then paragraphs: what is a table, which
 * context governs it, and that error lines read back as they were printed.
 */
#include <string.h>

#include "dump.h"
#include "read/read.h"

/* All records of an input; e: the first message, unless NULL. */
static void
dump_input(struct context *context, struct text input, struct buf *b,
    struct error *e)
{
	struct arena *a = arena_create();
	int fd;
	struct reader *reader = dump_reader(input, &fd);
	struct text_reader *t;
	struct record r;

	b->len = 0;
	t = text_reader_create(reader, context);
	while (read_text(t, a, &r) != RECORD_END) {
		dump_record(b, &r, false);
		if (e && r.error.code && !e->code)
			*e = r.error;
		arena_reset(a);
	}
	buf_char(b, '\0');
	text_reader_free(t);
	reader_free(reader);
	arena_free(a);
	close(fd);
}

/* Lines that can be read */

static const char *const lines[][2] = {
	/* signs */
	{ "4H 5H 6H", "4H 5H 6H" },
	{ "  4H,5H ,\t6H  ", "4H 5H 6H" },
	{ "4H5H6H", "4H 5H 6H" },
	{ "4H 5H - 6H", "4H 5H - 6H" },
	{ "4H 5H -6H", "4H 5H - 6H" },
	{ "4H 5H -\t6H", "4H 5H - 6H" },
	{ "4H 5H 6H |", "as 4H 5H 6H |" },
	{ "4H 5H 6H|8C 8D 8S", "as 4H 5H 6H | 8C 8D 8S" },
	{ "4H 5H 6H | 8C 8D 8S |", "as 4H 5H 6H | 8C 8D 8S" },
	{ "4H 5H 6H / QH AS", "as 4H 5H 6H / QH AS" },
	{ "4H 5H 6H | / QH AS", "as 4H 5H 6H / QH AS" },
	{ "4H 5H 6H > QH", "as 4H 5H 6H > QH" },
	{ "4H 5H 6H > QH / AS - 2D", "as 4H 5H 6H > QH / AS - 2D" },
	{ "4H 5H 6H | - 2D", "as 4H 5H 6H | - 2D" },
	{ "> QH / AS", "as > QH / AS" },
	{ "> QH KH", "as > QH KH" },
	{ "/ QH AS", "as / QH AS" },
	{ "/ QH - AS", "as / QH - AS" },
	{ "AS 2S 3S + 4H", "AS 2S 3S | + 4H" },
	{ "AS 2S 3S | 7H 7D 7S + 4H / 5D",
	    "AS 2S 3S | 7H 7D 7S + as 4H / 5D" },
	{ "AS 2S 3S | +", "AS 2S 3S | + " },
	{ "AS 2S 3S + - 5D", "AS 2S 3S | +  - 5D" },
	/* verbs and actions */
	{ "declare 4H", "declare 4H" },
	{ "show 4H", "show 4H" },
	{ "KNOCK 4H - 5H", "knock 4H - 5H" },
	{ "knock / 4H 5H", "knock as / 4H 5H" },
	{ "down 4H 5H 6H |", "down as 4H 5H 6H |" },
	{ "out AS 2S 3S | + 4H", "out AS 2S 3S | + 4H" },
	{ "Gin 4H", "gin 4H" },
	{ "rummy 4H", "rummy 4H" },
	{ "King of hearts Queen of Clubs", "KH QC" },
	{ "KSQS", "KS QS" },
	{ "4\xe2\x99\xa5\xef\xb8\x8e", "4H" },
	{ "4\xe2\x99\xa5\xef\xb8\x8f", "4H" },
	{ "drop first", "<drop first>" },
	{ "drop  middle", "<drop middle>" },
	{ "Drop Last 4H 5H", "<drop last> 4H 5H" },
	{ "missed", "<missed>" },
	{ "left before", "<left before>" },
	{ "left after", "<left after>" },
	{ "wrong 4H 5H => open points=80",
	    "<wrong> 4H 5H => open points=80" },
	{ "no turn", "<no turn>" },
	{ "count 31", "count 31" },
	{ "count 0=>open", "count 0 => open" },
	{ "Points -20", "points -20" },
	/* names */
	{ "Asha: 4H", "Asha: 4H" },
	{ "Asha : 4H", "Asha: 4H" },
	{ "Asha  B.: knock 4H", "Asha B.: knock 4H" },
	{ "10: 4H", "10: 4H" },
	{ "\"Knock\": 4H", "\"Knock\": 4H" },
	{ "\xe2\x80\x9c" "Asha\xe2\x80\x9d: 4H", "Asha: 4H" },
	{ "packed: 4H", "\"packed\": bad packed: 4H why name" },
	{ "d'Arc-2_x.: 4H", "d'Arc-2_x.: 4H" },
	{ "\xc3\x85sa: 4H", "\xc3\x85sa: 4H" },
	{ "\"A: b\": 4H", "\"A: b\": 4H" },
	{ "\"Asha\": 4H", "Asha: 4H" },
	{ "\"a\\\"b\\\\\\x41\" : 4H", "\"a\\\"b\\\\A\": 4H" },
	{ "\"\\x1B\": 4H", "\"\\x1B\": 4H" },
	{ "\"\\x1b\": 4H", "\"\\x1B\": 4H" },
	{ "\"Asha\"\t:\t4H", "Asha: 4H" },
	{ "Asha\t:\t4H", "Asha: 4H" },
	/* letters of any script, but nothing that is not a letter */
	{ "\xe2\x80\x90: 4H", "\xe2\x80\x90: 4H" },
	{ "\xe2\x81\xb0: 4H", "\xe2\x81\xb0: 4H" },
	{ "\xe3\x81\x82: 4H", "\xe3\x81\x82: 4H" },
	{ "\xf0\x9f\x82\xa1: 4H", "\xf0\x9f\x82\xa1: 4H" },
	{ "\"\xc2\xad\": 4H", "\"\xc2\xad\": 4H" },
	{ "\"\xe1\x9a\x80\": 4H", "\"\xe1\x9a\x80\": 4H" },
	{ "\"\xe2\x80\x8b\": 4H", "\"\xe2\x80\x8b\": 4H" },
	{ "\"\xe2\x80\xaf\": 4H", "\"\xe2\x80\xaf\": 4H" },
	{ "\"\xe2\x81\x9f\": 4H", "\"\xe2\x81\x9f\": 4H" },
	{ "\"\xe3\x80\x80\": 4H", "\"\xe3\x80\x80\": 4H" },
	{ "\"\xef\xbf\xbc\": 4H", "\"\xef\xbf\xbc\": 4H" },
	/* expectations */
	{ "4H => ready", "4H => ready" },
	{ "4H=>ready", "4H => ready" },
	{ "4H 5H 6H | => open deadwood=1 points=-2 won=3.50 why=loose,pure",
	    "as 4H 5H 6H | => open deadwood=1 points=-2 won=3.50 "
	    "why=pure,loose" },
	{ "4H => deadwood=4", "4H => deadwood=4" },
	{ "4H => error why=yaml-depth", "4H => error why=yaml-depth" },
	/* contexts */
	{ "[gin] 4H", "gin 4H" },
	{ "[ gin+oklahoma turn-up=5H ]4H", "gin+oklahoma 4H" },
	{ "[turn-up=5H] 4H", "gin 4H" },
	{ "[turn-up=\"5H\"] 4H", "gin 4H" },
	{ "[] 4H", "gin 4H" },
	{ "[gin] Asha: 4H", "gin\nAsha: 4H" },
};

/* Lines that cannot: printed as, code and column. */
static const struct wrong {
	const char *line, *printed, *code;
	size_t column;
} wrongs[] = {
	{ "4H 1H", "4H 1H", "card", 4 },
	{ "4\xe2\x99\xa5 \xe2\x99\xa5x", "4\xe2\x99\xa5 \xe2\x99\xa5x", "card",
	    4 },
	{ "hello", "hello", "card", 1 },
	{ "10 ", "10", "card", 1 },
	{ "10 o", "10 o", "card", 1 },
	{ "10 ox hearts", "10 ox hearts", "card", 1 },
	{ "10 xf hearts", "10 xf hearts", "card", 1 },
	{ "\xf0\x9f\x80\x80", "\xf0\x9f\x80\x80", "card", 1 },
	{ "\xf0\x9f\x98\x80", "\xf0\x9f\x98\x80", "card", 1 },
	{ "4\xe2\x99\xa5x\xe2\x99\xa5\xe2\x99\xa5\xe2\x99\xa5\xe2\x99\xa5"
	    "\xe2\x99\xa5\xe2\x99\xa5\xe2\x99\xa5\xe2\x99\xa5\xe2\x99\xa5"
	    "\xe2\x99\xa5\xe2\x99\xa5\xe2\x99\xa5\xe2\x99\xa5\xe2\x99\xa5",
	    "4\xe2\x99\xa5x\xe2\x99\xa5\xe2\x99\xa5\xe2\x99\xa5\xe2\x99\xa5"
	    "\xe2\x99\xa5\xe2\x99\xa5\xe2\x99\xa5\xe2\x99\xa5\xe2\x99\xa5"
	    "\xe2\x99\xa5\xe2\x99\xa5\xe2\x99\xa5\xe2\x99\xa5\xe2\x99\xa5",
	    "card", 3 },
	{ "[a-word-that-is-neither-a-rule-set-nor-a-key-with-a-value "
	    "another-word-that-is-neither-a-rule-set-nor-a-key] 4H",
	    "[a-word-that-is-neither-a-rule-set-nor-a-key-with-a-value "
	    "another-word-that-is-neither-a-rule-set-nor-a-key] 4H",
	    "syntax", 59 },
	{ "| 4H", "| 4H", "syntax", 1 },
	{ "4H | | 5H", "4H | | 5H", "syntax", 6 },
	{ "4H >", "4H >", "syntax", 5 },
	{ "4H > / 5H", "4H > / 5H", "syntax", 6 },
	{ "4H /", "4H /", "syntax", 5 },
	{ "4H / 5H | 6H", "4H / 5H | 6H", "syntax", 9 },
	{ "4H / 5H > 6H", "4H / 5H > 6H", "syntax", 9 },
	{ "4H > 5H + 6H", "4H > 5H + 6H", "syntax", 9 },
	{ "+ 4H", "+ 4H", "syntax", 1 },
	{ "4H + 5H + 6H", "4H + 5H + 6H", "syntax", 9 },
	{ "4H -", "4H -", "syntax", 5 },
	{ "- 4H", "- 4H", "syntax", 1 },
	{ "4H - 5H 6H", "4H - 5H 6H", "syntax", 6 },
	{ "4H - 5H | 6H", "4H - 5H | 6H", "syntax", 9 },
	{ "4H = ready", "4H = ready", "syntax", 4 },
	{ "4H =", "4H =", "syntax", 4 },
	{ "4H - \t5H 6H", "4H -  5H 6H", "syntax", 7 },
	{ "knock", "knock", "syntax", 6 },
	{ "=> ready", "", "syntax", 1 },
	{ "knok 4H", "knok 4H", "verb", 1 },
	{ "drop 4H", "drop 4H", "verb", 1 },
	{ "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz 4H",
	    "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz 4H", "card",
	    1 },
	{ "drop abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz",
	    "drop abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz",
	    "verb", 1 },
	{ "left", "left", "verb", 1 },
	{ "count 1x", "count 1x", "number", 7 },
	{ "count -1", "count -1", "number", 7 },
	{ "count 010", "count 010", "number", 7 },
	{ "count", "count", "number", 6 },
	{ "count 3 4", "count 3 4", "syntax", 9 },
	{ "points 2000000", "points 2000000", "number", 8 },
	{ "4H =>", "4H =>", "expect", 6 },
	{ "4H => fine", "4H => fine", "expect", 7 },
	{ "4H => ready deadwood=x", "4H => ready deadwood=x", "expect", 13 },
	{ "4H => ready why=sad", "4H => ready why=sad", "expect", 13 },
	{ "4H => deadwood=1 ready", "4H => deadwood=1 ready", "expect", 18 },
	{ "As*ha: 4H",
	    "\"As*ha\": bad As*ha: 4H", "name", 3 },
	{ ": 4H", ": 4H", "name", 1 },
	{ "\"Asha: 4H",
	    "Asha: bad \"Asha: 4H", "name", 1 },
	{ "\"As\\ha\": 4H",
	    "\"As\\\\ha\": bad \"As\\ha\": 4H", "name", 4 },
	{ "\"Asha\" 4H", "\"Asha\" 4H", "name", 8 },
	{ "\"Asha\"", "\"Asha\"", "name", 7 },
	{ "\"Asha\":4H",
	    "Asha: bad \"Asha\":4H", "name", 7 },
	{ "\"As\\x4\": 4H",
	    "\"As\\\\x4\": bad \"As\\x4\": 4H", "name", 4 },
	{ "\"As\\xg1\": 4H",
	    "\"As\\\\xg1\": bad \"As\\xg1\": 4H", "name", 4 },
	{ "\"As\\x1g\": 4H",
	    "\"As\\\\x1g\": bad \"As\\x1g\": 4H", "name", 4 },
	{ "\"As\\", "\"As\\", "name", 4 },
	{ "\"As\\x1", "\"As\\x1", "name", 4 },
	{ "\xc2\xad: 4H", "\xc2\xad: 4H", "name", 1 },
	{ "\xe1\x9a\x80: 4H", "\xe1\x9a\x80: 4H", "name", 1 },
	{ "\xe2\x80\x8b: 4H", "\xe2\x80\x8b: 4H", "name", 1 },
	{ "\xe2\x80\xae: 4H", "\xe2\x80\xae: 4H", "name", 1 },
	{ "\xe2\x81\x9f: 4H", "\xe2\x81\x9f: 4H", "name", 1 },
	{ "\xe3\x80\x80: 4H", "\xe3\x80\x80: 4H", "name", 1 },
	{ "\xef\xbf\xbc: 4H", "\xef\xbf\xbc: 4H", "name", 1 },
	{ "[gin 4H", "[gin 4H", "syntax", 1 },
	{ "[gin x] 4H", "[gin x] 4H", "syntax", 6 },
	{ "[nosuch] 4H", "[nosuch] 4H", "rules", 2 },
	{ "[gin turn-pu=5H] 4H", "[gin turn-pu=5H] 4H", "key", 6 },
	{ "[gin turn-up=5X] 4H", "[gin turn-up=5X] 4H", "fact", 14 },
	{ "4H\t\x01x", "4H \\x01x", "control", 4 },
	{ "4H \xff", "4H \\xFF", "utf-8", 4 },
	{ "! 4H", "! 4H", "syntax", 1 },
	{ "zz => error why=card", "zz", "card", 1 },
	{ "zz => eror", "zz => eror", "card", 1 },
};

static void
test_lines(struct context *context, struct buf *b)
{
	for (size_t i = 0; i < countof(lines); i++) {
		struct error e = { .code = NULL };
		char want[200];

		dump_input(context, text_of(lines[i][0]), b, &e);
		strcpy(want, lines[i][1]);
		strcat(want, "\n");
		is_str(b->data, want, "%s", lines[i][0]);
	}
	for (size_t i = 0; i < countof(wrongs); i++) {
		const struct wrong *w = &wrongs[i];
		struct error e = { .code = NULL };
		char want[200];

		dump_input(context, text_of(w->line), b, &e);
		/* Of a seat, if the name can be made out. */
		strcpy(want, strstr(w->printed, ": bad ") ? "" : "! ");
		strcat(strcat(want, w->printed), " why ");
		strcat(strcat(want, w->code), "\n");
		is_str(b->data, want, "wrong: %s", w->printed);
		is_str(e.code, w->code, "code of %s", w->printed);
		is_int((long long)e.column, (long long)w->column,
		    "column of %s: %s", w->printed, e.text);
	}
}

/* Paragraphs */

static const struct {
	const char *what, *input, *dump;
} inputs[] = {
	{ "named lines make a table, an unnamed one ends it",
	    "A: 4H\nB: 5H\n6H\nC: 7H\n", "A: 4H\nB: 5H\n6H\nC: 7H\n" },
	{ "comments stay in their place, our own are dropped",
	    "# one\nA: 4H\n#: gone\n# two\n#three\nB: 5H\n# four\n\n6H\n",
	    "note # one\nA: 4H\nnote # two\n#three\nB: 5H\nnote # four\n"
	    "note \n6H\n" },
	{ "a context line governs until the next, which need not name a set",
	    "[gin turn-up=5H]\n4H\n\nA: 4H\nB: 5H\n[turn-up=6H]\n7H\n",
	    "gin 4H\nnote \ngin\nA: 4H\nB: 5H\ngin 7H\n" },
	{ "an own context starts another table",
	    "A: 4H\n[gin] A: 5H\n", "A: 4H\ngin\nA: 5H\n" },
	{ "a bad seat stays in its table",
	    "A: 4H\nB: zz\nC: 5H\n", "A: 4H\nB: bad B: zz why card\nC: 5H\n" },
	{ "and reads back as it was printed",
	    "A: 4H\n! B: zz => error why=card\nC: 5H\n",
	    "A: 4H\nB: bad B: zz why card => error why=card\nC: 5H\n" },
	{ "a bad line without a name ends the table",
	    "A: 4H\nzz\nB: 5H\n", "A: 4H\n! zz why card\nB: 5H\n" },
	{ "the same name twice", "A: 4H\nA: 5H\nB: 6H\n",
	    "A: 4H\nA: bad A: 5H why name\nB: 6H\n" },
	{ "a bad context line costs what it governs, and no more",
	    "[nosuch]\n4H\nA: 5H\n[gin] B: 6H\n\n7H\n[]\n8H\n",
	    "! [nosuch] why rules\n! 4H why context\n! A: 5H why context\n"
	    "gin\nB: 6H\nnote \n! 7H why context\ngin 8H\n" },
	{ "the bad context of a first seat costs its paragraph",
	    "[nosuch] A: 4H\nB: 5H\n# x\nC: 6H\n\nD: 7H\n",
	    "! [nosuch] A: 4H why rules\n! B: 5H why context\nnote # x\n"
	    "! C: 6H why context\nnote \nD: 7H\n" },
	{ "ten seats and no more",
	    "A: 4H\nB: 4H\nC: 4H\nD: 4H\nE: 4H\nF: 4H\nG: 4H\nH: 4H\nI: 4H\n"
	    "J: 4H\nK: 4H\nL: 4H\n\nM: 4H\n",
	    "A: 4H\nB: 4H\nC: 4H\nD: 4H\nE: 4H\nF: 4H\nG: 4H\nH: 4H\nI: 4H\n"
	    "J: 4H\noverfull\n! K: 4H why seats\n! L: 4H why seats\nnote \n"
	    "M: 4H\n" },
	{ "the last line needs no end", "4H\n5H", "4H\n5H\n" },
	{ "CR LF", "4H\r\n\r\n5H\r\n", "4H\nnote \n5H\n" },
	{ "nothing", "", "" },
};

static void
test_inputs(struct context *context, struct buf *b)
{
	for (size_t i = 0; i < countof(inputs); i++) {
		dump_input(context, text_of(inputs[i].input), b, NULL);
		is_str(b->data, inputs[i].dump, "%s", inputs[i].what);
	}
}

/* Cut at 200 characters, never inside one, and the same when cut again. */
static void
test_escape(struct buf *b)
{
	struct buf again = { NULL, 0, 0 }, line = { NULL, 0, 0 };

	for (int i = 0; i < 199; i++)
		buf_str(&line, "\u2660");
	buf_str(&line, "\x01" "AS");
	b->len = 0;
	record_escape(b, buf_view(&line));
	is_int((long long)b->len, 199 * 3, "no escape is cut in two");
	record_escape(&again, buf_view(b));
	is_str(again.data, b->data, "escaping twice is escaping once");
	buf_free(&again);
	buf_free(&line);
}

void
test_given(struct context *c)
{
	struct buf b = { NULL, 0, 0 };

	test_lines(c, &b);
	test_inputs(c, &b);
	test_escape(&b);
	buf_free(&b);
}
