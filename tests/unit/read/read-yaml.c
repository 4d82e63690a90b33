/*
 * The schema of documents: what each is read as, and for those that cannot be
 * read the code and where.  Then how the languages are told apart.
 */
#include <string.h>

#include "dump.h"
#include "read/read.h"

/* All records of an input. */
static void
dump_input(struct context *context, struct text input,
    enum input_format format, struct buf *b)
{
	struct arena *a = arena_create();
	int fd;
	struct reader *reader = dump_reader(input, &fd);
	struct tree_reader *t;
	struct record r;

	b->len = 0;
	t = tree_reader_create(reader, context, format);
	while (read_tree(t, a, &r) != RECORD_END) {
		dump_record(b, &r, true);
		arena_reset(a);
	}
	buf_char(b, '\0');
	tree_reader_free(t);
	reader_free(reader);
	arena_free(a);
	close(fd);
}

static const struct {
	const char *what, *input, *dump;
} documents[] = {
	/* lone hands */
	{ "a hand", "hand: 4H 5H 6H", "4H 5H 6H\n" },
	{ "a list of cards", "hand: [4H, 10 of hearts, '5C 6C', JK]",
	    "4H TH 5C 6C JK\n" },
	{ "a list in lines", "hand:\n- 4H\n- 5H\n", "4H 5H\n" },
	{ "with a card let go", "hand: 4H 5H\ndiscard: 6H", "4H 5H - 6H\n" },
	{ "groups", "groups: [4H 5H 6H, [7C, 7D, 7H]]",
	    "as 4H 5H 6H | 7C 7D 7H\n" },
	{ "all parts", "groups: [4H 5H 6H]\nlaid_off: QH\nunmatched: [AS]\n"
	    "discard: 2D\nclaim: declare",
	    "declare as 4H 5H 6H > QH / AS - 2D\n" },
	{ "no groups", "unmatched: 4H 5H", "as / 4H 5H\n" },
	{ "an empty list of groups", "groups: []\nunmatched: 4H", "as / 4H\n" },
	{ "laid before", "on_table: [AS 2S 3S]\nhand: 4H",
	    "AS 2S 3S | + 4H\n" },
	{ "laid before, and no more", "on_table: [AS 2S 3S]",
	    "AS 2S 3S | + \n" },
	{ "the verb typed", "hand: 4H\nclaim: Knock", "knock 4H\n" },
	{ "an action", "action: drop first", "<drop first>\n" },
	{ "an action with a hand", "action: wrong\nhand: 4H 5H",
	    "<wrong> 4H 5H\n" },
	{ "a count", "count: 31", "count 31\n" },
	{ "points", "action: points -20", "points -20\n" },
	{ "the version", "rummy: 1\nhand: 4H", "4H\n" },
	/* expectations */
	{ "an expectation", "hand: 4H\nexpect: {verdict: open, deadwood: 4}",
	    "4H => open deadwood=4\n" },
	{ "as a mapping", "hand: 4H\nexpect: {points: -4, verdict: invalid, "
	    "won: -3.50, why: [group, pure]}",
	    "4H => invalid points=-4 won=-3.50 why=group,pure\n" },
	{ "without a verdict", "hand: 4H\nexpect: {deadwood: 4}",
	    "4H => deadwood=4\n" },
	/* rules and facts */
	{ "rules by name", "rules: rummycircle\nhand: 4H",
	    "[rummycircle] 4H\n" },
	{ "rules with keys", "rules: {extends: rummycircle, penalty: "
	    "{wrong: 100}}\nhand: 4H",
	    "[rummycircle penalty.wrong=100] 4H\n" },
	{ "keys with dots", "rules: {knock.limit: 5}\nhand: 4H",
	    "[gin knock.limit=5] 4H\n" },
	{ "a fact", "rules: gin+oklahoma\nturn_up: 5H\nhand: 4H",
	    "[gin+oklahoma turn-up=5H] 4H\n" },
	{ "how many players", "player_count: 2\nhand: 4H", "[gin players=2] 4H\n" },
	/* tables */
	{ "a table", "rules: rummycircle\nwild: QH\nplayers:\n"
	    "  - {name: Asha, claim: declare, groups: [2H 3H 4H]}\n"
	    "  - {name: Dev, action: drop first}\n"
	    "  - name: Esha\n    count: 31\n    expect: {verdict: open}\n",
	    "[rummycircle wild=QH]\nAsha: declare as 2H 3H 4H |\n"
	    "Dev: <drop first>\nEsha: count 31 => open\n" },
	{ "names are text", "players: [{name: NO, count: 010}, "
	    "{name: 10:20, count: 1}, {name: ~, hand: 4H}, "
	    "{name: 'a: \"b\"', hand: 4H}]",
	    "NO: bad NO: count 010 why number at 1:29\n\"10:20\": count 1\n"
	    "\"~\": 4H\n\"a: \\\"b\\\"\": 4H\n" },
	{ "a bad card costs one player",
	    "players:\n- {name: A, hand: 4H}\n"
	    "- {name: B, claim: declare, groups: [4H 5X, 6C], "
	    "expect: {verdict: error}}\n- {name: C, hand: 5H}\n",
	    "A: 4H\n"
	    "B: bad B: declare 4H 5X | 6C why card at 3:41 => error\n"
	    "C: 5H\n" },
	{ "so does a bad key", "players: [{name: A, hnad: 4H}]",
	    "A: bad A: why key at 1:21\n" },
	{ "so does a name twice",
	    "players: [{name: A, hand: 4H}, {name: A, hand: 5H}]",
	    "A: 4H\nA: bad A: 5H why name at 1:32\n" },
	{ "and it stays that error when it is read back",
	    "players: [{name: A, hand: 4H}, {error: name, text: 'A: 5H'}]",
	    "A: 4H\nA: bad A: 5H why name\n" },
	/* lists of deals */
	{ "deals", "rules: rummycircle\nwild: QH\ndeals:\n"
	    "- players: [{name: A, count: 1}]\n- {rules: indian, hand: 4H}\n"
	    "- {wild: 5H, hand: 5H}\n",
	    "[rummycircle wild=QH]\nA: count 1\n[indian wild=QH] 4H\n"
	    "[rummycircle wild=5H] 5H\n" },
	{ "a bad deal costs no other",
	    "deals:\n- hand: 4X\n- hnad: 4H\n- hand: 5H\n",
	    "! - hand: 4X why card at 2:9\n! - hnad: 4H why key at 3:3\n"
	    "5H\n" },
	{ "a list of documents", "- hand: 4H\n- hand: 5X\n  expect: {verdict: error}\n"
	    "- hand: 6H\n", "4H\n! - hand: 5X\\x0A  expect: {verdict: error} why card "
	    "at 2:9 => error\n6H\n" },
	{ "a stream", "hand: 4H\n---\nhand: [\n---\nhand: 5H\n...\n# x\n",
	    "4H\n! hand: [ why yaml at 4:1\n5H\n" },
	/* read back */
	{ "what was bad", "error: card\ntext: \"4H \\\\x01 5X\"",
	    "! 4H \\x01 5X why card\n" },
	{ "a seat that was bad", "players: [{error: card, text: 'B: 5X'}, "
	    "{name: B, hand: 4H}]",
	    "B: bad B: 5X why card\n"
	    "B: bad B: 4H why name at 1:41\n" },
	/* what cannot be */
	{ "an unknown key", "hand: 4H\nrulez: gin",
	    "! hand: 4H\\x0Arulez: gin why key at 2:1\n" },
	{ "no mapping", "4H 5H", "! 4H 5H why schema at 1:1\n" },
	{ "no cards", "rules: gin",
	    "! rules: gin why syntax at 1:1\n" },
	{ "a bad card in a list", "hand: [4H, 5X]",
	    "! hand: [4H, 5X] why card at 1:12\n" },
	{ "a bad card in quotes", "hand: '4H 5X'",
	    "! hand: '4H 5X' why card at 1:11\n" },
	{ "a hand with groups", "hand: 4H\ngroups: [5H 6H]",
	    "! hand: 4H\\x0Agroups: [5H 6H] why schema at 1:7\n" },
	{ "groups that are no list", "groups: 4H 5H 6H",
	    "! groups: 4H 5H 6H why schema at 1:9\n" },
	{ "an empty group", "groups: [4H 5H, []]",
	    "! groups: [4H 5H, []] why syntax at 1:17\n" },
	{ "a count with cards", "count: 3\nhand: 4H",
	    "! count: 3\\x0Ahand: 4H why schema at 1:8\n" },
	{ "a claim of an action", "action: missed\nclaim: declare",
	    "! action: missed\\x0Aclaim: declare why schema at 1:9\n" },
	{ "an unknown action", "action: drop frist",
	    "! action: drop frist why verb at 1:9\n" },
	{ "an unknown verb", "hand: 4H\nclaim: yes",
	    "! hand: 4H\\x0Aclaim: yes why verb at 2:8\n" },
	{ "two cards let go", "hand: 4H\ndiscard: 5H 6H",
	    "! hand: 4H\\x0Adiscard: 5H 6H why syntax at 2:10\n" },
	{ "another version", "rummy: 2\nhand: 4H",
	    "! rummy: 2\\x0Ahand: 4H why schema at 1:8\n" },
	{ "a bad expectation", "hand: 4H\nexpect: {verdict: redy}",
	    "! hand: 4H\\x0Aexpect: {verdict: redy} why expect at 2:9\n" },
	{ "a bad key in one", "hand: 4H\nexpect: {deadwod: 4}",
	    "! hand: 4H\\x0Aexpect: {deadwod: 4} why key at 2:10\n" },
	{ "unknown rules", "rules: nosuch\nhand: 4H",
	    "! rules: nosuch\\x0Ahand: 4H why rules at 1:8\n" },
	{ "a bad fact", "wild: QX\nhand: 4H",
	    "! wild: QX\\x0Ahand: 4H why fact at 1:7\n" },
	{ "a fact that is no text", "wild: [QH]\nhand: 4H",
	    "! wild: [QH]\\x0Ahand: 4H why schema at 1:7\n" },
	{ "players without a name", "players: [{hand: 4H}]",
	    "! players: [{hand: 4H}] why name at 1:11\n" },
	{ "a name that is too long", "players: [{name: "
	    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
	    "}]", "! players: [{name: "
	    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
	    "}] why name at 1:18\n" },
	{ "no players", "players: []",
	    "! players: [] why schema at 1:10\n" },
	{ "a hand beside a table", "players: [{name: A, count: 1}]\nhand: 4H",
	    "! players: [{name: A, count: 1}]\\x0Ahand: 4H why schema at "
	    "2:1\n" },
	{ "deals in a deal", "deals:\n- deals: []",
	    "! - deals: [] why schema at 2:10\n" },
	{ "no deals", "deals: []", "! deals: [] why schema at 1:8\n" },
	{ "an anchor", "hand: &a 4H", "! hand: &a 4H why yaml-alias at 1:7\n" },
	{ "a key twice", "hand: 4H\nhand: 5H",
	    "! hand: 4H\\x0Ahand: 5H why yaml-key at 2:1\n" },
	{ "an error without a line", "error: card",
	    "! error: card why schema at 1:8\n" },
	{ "an error that is no word", "error: a b\nline: x",
	    "! error: a b\\x0Aline: x why schema at 1:8\n" },
	{ "cards in a list of lists", "hand: [4H, [5H, [6H]]]",
	    "! hand: [4H, [5H, [6H]]] why schema at 1:12\n" },
	{ "a mapping of cards", "hand: {a: 4H}",
	    "! hand: {a: 4H} why key at 1:8\n" },
	{ "33 groups",
	    "groups: [AS, AS, AS, AS, AS, AS, AS, AS, AS, AS, AS, AS, AS,"
	    " AS, AS, AS, AS, AS, AS, AS, AS, AS, AS, AS, AS, AS, AS, AS,"
	    " AS, AS, AS, AS, 2S]",
	    "! groups: [AS, AS, AS, AS, AS, AS, AS, AS, AS, AS, AS, AS, AS, AS,"
	    " AS, AS, AS, AS, AS, AS, AS, AS, AS, AS, AS, AS, AS, AS, AS, AS, A"
	    "S, AS, 2S] why size at 1:138\n" },
	{ "a text on the table", "on_table: 4H\nhand: 5H",
	    "! on_table: 4H\\x0Ahand: 5H why schema at 1:11\n" },
	{ "a bad card on the table", "on_table: [4X]\nhand: 5H",
	    "! on_table: [4X]\\x0Ahand: 5H why card at 1:12\n" },
	{ "a bad card let go", "hand: 4H\ndiscard: 5X",
	    "! hand: 4H\\x0Adiscard: 5X why card at 2:10\n" },
	{ "a bad card laid off", "laid_off: 5X",
	    "! laid_off: 5X why card at 1:11\n" },
	{ "a bad card left", "groups: [4H]\nunmatched: 5X",
	    "! groups: [4H]\\x0Aunmatched: 5X why card at 2:12\n" },
	{ "a claim that is a list", "hand: 4H\nclaim: [knock]",
	    "! hand: 4H\\x0Aclaim: [knock] why schema at 2:8\n" },
	{ "an action that is a list", "action: [missed]",
	    "! action: [missed] why schema at 1:9\n" },
	{ "an action like none", "action: zzzzzzzzz",
	    "! action: zzzzzzzzz why verb at 1:9\n" },
	{ "a count that is a list", "count: [3]",
	    "! count: [3] why number at 1:8\n" },
	{ "points that are a list", "action: [3]",
	    "! action: [3] why schema at 1:9\n" },
	{ "an expectation that is a list", "hand: 4H\nexpect: [open]",
	    "! hand: 4H\\x0Aexpect: [open] why schema at 2:9\n" },
	{ "a count with an action", "count: 3\naction: missed",
	    "! count: 3\\x0Aaction: missed why schema at 1:8\n" },
	{ "a claim of a count", "count: 3\nclaim: declare",
	    "! count: 3\\x0Aclaim: declare why schema at 1:8\n" },
	{ "a claim and its points, a result", "points: 3\nclaim: declare",
	    "declare count 0\n" },
	{ "a line that is a list", "error: card\nline: [x]",
	    "! error: card\\x0Aline: [x] why schema at 1:8\n" },
	{ "an error of two words", "error: card why=pure\nline: x",
	    "! error: card why=pure\\x0Aline: x why schema at 1:8\n" },
	{ "an unknown key like none", "zzzzzzzzzzzz: 1\nhand: 4H",
	    "! zzzzzzzzzzzz: 1\\x0Ahand: 4H why key at 1:1\n" },
	{ "a bad group in lines",
	    "players: [{name: A, groups: [[4H, 5X], [6C, [7C]]]}]",
	    "A: bad A: 4H 5X | 6C why card at 1:35\n" },
	{ "a bad seat without a name", "players: [{error: card, text: 5X}]",
	    "! players: [{error: card, text: 5X}] why name at 1:11\n" },
	{ "a player's error of two words",
	    "players: [{name: B, error: a b, text: x}]",
	    "B: bad B: why schema at 1:28\n" },
	{ "a bad seat whose line has a name",
	    "players: [{error: card, text: 'B: 5X'}]",
	    "B: bad B: 5X why card\n" },
	{ "bad records in one line", "[{hand: 4X}, {hand: 5X}]",
	    "! [{hand: 4X}, {hand: 5X}] why card at 1:9\n! [{hand: 4X}, {hand: "
	    "5X}] why card at 1:21\n" },
	{ "bad deals in one line", "deals: [{hand: 4X}, {hand: 5X}]",
	    "! deals: [{hand: 4X}, {hand: 5X}] why card at 1:16\n! deals: [{han"
	    "d: 4X}, {hand: 5X}] why card at 1:28\n" },
	{ "players that are a mapping", "players: {name: A}",
	    "! players: {name: A} why schema at 1:10\n" },
	{ "a player that is a text", "players: [A, {name: B, hand: 4H}]",
	    "! players: [A, {name: B, hand: 4H}] why schema at 1:11\n" },
	{ "a name that is a list", "players: [{name: [A], hand: 4H}]",
	    "! players: [{name: [A], hand: 4H}] why name at 1:18\n" },
	{ "an empty name", "players: [{name: '', hand: 4H}]",
	    "! players: [{name: '', hand: 4H}] why name at 1:18\n" },
	{ "rules that are a list", "rules: [gin]\nhand: 4H",
	    "! rules: [gin]\\x0Ahand: 4H why schema at 1:8\n" },
	{ "a bad rule in a mapping",
	    "rules: {extends: gin, knock: {limit: x}}\nhand: 4H",
	    "! rules: {extends: gin, knock: {limit: x}}\\x0Ahand: 4H why value "
	    "at 1:38\n" },
	{ "deals with a fact that is a list", "wild: [QH]\ndeals:\n- hand: 4H",
	    "! - hand: 4H why schema at 1:7\n" },
	{ "deals that are a text", "deals: 4H",
	    "! deals: 4H why schema at 1:8\n" },
	{ "deals beside a hand", "hand: 4H\ndeals:\n- hand: 5H",
	    "! hand: 4H\\x0Adeals:\\x0A- hand: 5H why schema at 1:1\n" },
	{ "deals beside players",
	    "players: [{name: A, count: 1}]\ndeals:\n- hand: 5H",
	    "! players: [{name: A, count: 1}]\\x0Adeals:\\x0A- hand: 5H why sch"
	    "ema at 1:10\n" },
	{ "players in number beside deals", "player_count: 2\ndeals:\n- hand: 5H",
	    "[gin players=2] 5H\n" },
	{ "deals of an unknown key", "hnad: 4H\ndeals:\n- hand: 5H",
	    "! hnad: 4H\\x0Adeals:\\x0A- hand: 5H why key at 1:1\n" },
	{ "an empty list", "[]",
	    "! [] why schema at 1:1\n" },
	{ "an empty text", "''",
	    "! '' why schema at 1:1\n" },
	{ "nothing but a comment", "--- # x\n---\nhand: 4H",
	    "4H\n" },
	{ "an empty document", "--- ''\n---\n~\n---\nhand: 4H",
	    "! --- '' why schema at 1:5\n! ~ why schema at 3:1\n4H\n" },
	{ "a rule that is against another",
	    "rules: {extends: gin}\nplayer_count: 3\nhand: 4H",
	    "! rules: {extends: gin}\\x0Aplayer_count: 3\\x0Ahand: 4H why fact at 2:"
	    "15\n" },
	{ "without rules", "turn_up: 5H\nplayer_count: 3\nhand: 4H",
	    "! turn_up: 5H\\x0Aplayer_count: 3\\x0Ahand: 4H why fact at 2:15\n" },
	{ "only a card let go", "discard: 4H",
	    "as / - 4H\n" },
}, values[] = {
	{ "one object", "{\"hand\": \"4H 5H\"}", "4H 5H\n" },
	{ "objects, one a line and two",
	    "{\"hand\": [\"4H\"]}\n{\"hand\":\"5H\"} {\"count\": 3}\n",
	    "4H\n5H\ncount 3\n" },
	{ "a list of objects",
	    "[{\"hand\": \"4H\"},\n {\"hand\": \"5X\"},\n {\"hand\": \"6H\"}]",
	    "4H\n! {\"hand\": \"5X\"} why card at 2:12\n6H\n" },
	{ "escapes", "{\"players\": [{\"name\": \"\\u00e5\\t\\ud83c\\udca1\", "
	    "\"hand\": \"\\u0034H\"}]}",
	    "\"\xc3\xa5\\x09\xf0\x9f\x82\xa1\": 4H\n" },
	{ "a table", "{\"rules\": \"rummycircle\", \"wild\": \"QH\", "
	    "\"players\": [{\"name\": \"A\", \"count\": 3}]}",
	    "[rummycircle wild=QH]\nA: count 3\n" },
	{ "an error with a byte that is none",
	    "{\"error\": \"a\\u0000\", \"text\": \"x\"}",
	    "! {\"error\": \"a\\u0000\", \"text\": \"x\"} why schema at 1:11\n" },
};

/* First paragraphs, and what they look like. */
static const struct {
	const char *input;
	enum input_format format;
} starts[] = {
	{ "{\"hand\": \"4H\"}", INPUT_JSON },
	{ "[{\"hand\"", INPUT_JSON },
	{ "[\n  {", INPUT_JSON },
	{ " \t\r\n{", INPUT_JSON },
	{ "[ \t\r\n\"", INPUT_JSON },
	{ "[", INPUT_JSON },
	{ "  ", INPUT_TEXT },
	{ "{: 1\n", INPUT_JSON },
	{ "~ahnd: 4H\n", INPUT_TEXT },
	{ "[\"", INPUT_JSON },
	{ "[gin] 4H", INPUT_TEXT },
	{ "[]\n", INPUT_TEXT },
	{ "---\n", INPUT_YAML },
	{ "%YAML 1.2\n", INPUT_YAML },
	{ "- hand: 4H\n", INPUT_YAML },
	{ "hand: 4H\n", INPUT_YAML },
	{ "rules:\n  extends: gin\n", INPUT_YAML },
	{ "rulez: taj\n", INPUT_YAML },
	{ "foo: 1\nhand: 4H\n", INPUT_YAML },
	{ "laid_off: 4H", INPUT_YAML },
	{ "hand: 4H\nknock: {limit: 5}\n", INPUT_YAML },
	{ "hand: 4H\nknock:\n  limit: 5\n", INPUT_YAML },
	{ "hand: 4H\nknock:\r\n  limit: 5\n", INPUT_YAML },
	{ "rules: taj\nknock: 5\n", INPUT_TEXT },
	{ "rules: taj\n4H: 5H\n", INPUT_YAML },
	{ "rules: taj\nverdict: open\n", INPUT_YAML },
	{ "rules: taj\nhnad: 4H\n", INPUT_YAML },
	{ "rules: taj\nknock.limit: 5\n", INPUT_YAML },
	{ "rules: taj\nMr. X: 4H\n", INPUT_TEXT },
	{ "rules: taj\nAnn:\n", INPUT_YAML },
	{ "rules: taj\nAnn: {a: 1}\n", INPUT_YAML },
	{ "rules: taj\nAnn: 4H\n", INPUT_TEXT },
	{ "rules: taj\nknock.limit: 4\n", INPUT_YAML },
	{ "rules: taj\nJ.R.: 4H\n", INPUT_TEXT },
	{ "4H 5H 6H\nhand:4H\n", INPUT_TEXT },
	{ "Hans: 4H\nTurner: 5H\n", INPUT_TEXT },
	{ "Asha: 4H\nhans: 4H\n", INPUT_TEXT },
	{ "4H 5H\n\nhand: 4H\n", INPUT_TEXT },
	{ "! 4X => error why=card\n", INPUT_TEXT },
	{ "", INPUT_TEXT },
	{ "Ann,Bob\n0,12\n", INPUT_GRID },
	{ "Ann;Bob\n;12\n", INPUT_GRID },
	{ "deal\tAnn\t\"Bob\"\n1\t0\t12\n", INPUT_GRID },
	{ "DATE,\xc3\x84nn,Bob,\n2026-11-01,x,12\n", INPUT_GRID },
	{ "Ann,Bob\n1,", INPUT_GRID },
	{ "Ann,Bob", INPUT_TEXT },
	{ "Ann,Bob\n1", INPUT_TEXT },
	{ "two of hearts,Ten of spades\n1,2\n", INPUT_TEXT },
	{ "2026-11-01,0,12\n", INPUT_GRID },
	{ ",0,12\n", INPUT_GRID },
	{ "1,,12\n", INPUT_GRID },
	{ ",,\n", INPUT_TEXT },
	{ "7,\n", INPUT_TEXT },
	{ "Ann,Bob\n1;2\n", INPUT_TEXT },
	{ "Ann,Bob\nx,y\n", INPUT_TEXT },
	{ "Ann, 4H 5H\n1,2\n", INPUT_TEXT },
	{ "deal,Ann\n1,2\n", INPUT_TEXT },
	{ "Ann: 4H, Bob\n1,2\n", INPUT_TEXT },
	{ "(Ann),(Bob)\n1,2\n", INPUT_TEXT },
	{ "Ann,Bob 4H\n1,2\n", INPUT_GRID },
	{ "Ann,4H Bob\n1,2\n", INPUT_TEXT },
	{ "Ann L,Bob & M\n1,2\n", INPUT_GRID },
	{ "Ann L,Bob & M\n1,4H\n", INPUT_TEXT },
	{ "knock 4X => why=limit,cards\n", INPUT_TEXT },
	{ "7,8,9H\n", INPUT_TEXT },
	{ "10H,8,9\n", INPUT_TEXT },
	{ "x1,8,9\n", INPUT_TEXT },
	{ "7,8\n", INPUT_TEXT },
};

void
test_given(struct context *c)
{
	struct buf b = { NULL, 0, 0 };

	for (size_t i = 0; i < countof(documents); i++) {
		dump_input(c, text_of(documents[i].input),
		    INPUT_YAML, &b);
		is_str(b.data, documents[i].dump, "%s", documents[i].what);
	}
	for (size_t i = 0; i < countof(values); i++) {
		dump_input(c, text_of(values[i].input), INPUT_JSON,
		    &b);
		is_str(b.data, values[i].dump, "JSON: %s", values[i].what);
	}
	for (size_t i = 0; i < countof(starts); i++)
		is_int(input_detect(text_of(starts[i].input)),
		    starts[i].format, "input %zu is told apart", i + 1);
	buf_free(&b);
}
