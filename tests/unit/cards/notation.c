/*
 * Every spelling of a card in rummy(5), CARDS, words that only look like one,
 * lists of cards and where a bad one is, and that a printed card reads back as
 * the same.
 */
#include "cards/notation.h"

#include <string.h>

#include "tap.h"

/* A spelling and the card as it is printed; NULL: it is not a card. */
static const char *const spellings[][2] = {
	/* ranks */
	{ "AS", "AS" }, { "2S", "2S" }, { "3S", "3S" }, { "4S", "4S" },
	{ "5S", "5S" }, { "6S", "6S" }, { "7S", "7S" }, { "8S", "8S" },
	{ "9S", "9S" }, { "TS", "TS" }, { "10S", "TS" }, { "JS", "JS" },
	{ "QS", "QS" }, { "KS", "KS" },
	{ "0S", NULL }, { "1S", NULL }, { "11S", NULL }, { "100S", NULL },
	{ "BS", NULL }, { "S", NULL }, { "A", NULL }, { "10", NULL },
	{ "", NULL },
	/* suits and case */
	{ "AH", "AH" }, { "AD", "AD" }, { "AC", "AC" },
	{ "ah", "AH" }, { "kd", "KD" }, { "qC", "QC" }, { "Js", "JS" },
	{ "th", "TH" }, { "10h", "TH" },
	{ "AB", NULL }, { "AZ", NULL },
	/* words of rank */
	{ "AceS", "AS" }, { "jackd", "JD" }, { "QUEENC", "QC" },
	{ "KingH", "KH" }, { "Ace\u2660", "AS" },
	{ "TenS", "TS" }, { "TwoS", "2S" }, { "Kin", NULL }, { "Quee", NULL },
	/* of */
	{ "10 of hearts", "TH" }, { "T of Hearts", "TH" },
	{ "Ace of Spades", "AS" }, { "ACE OF SPADES", "AS" },
	{ "2 of clubs", "2C" }, { "2 of club", "2C" },
	{ "King of diamonds", "KD" }, { "k of Diamond", "KD" },
	{ "queen of heart", "QH" }, { "9 of spade", "9S" },
	{ "J \t of\t clubs", "JC" },
	{ "two of hearts", "2H" }, { "Three of clubs", "3C" },
	{ "one of hearts", NULL }, { "10of hearts", NULL }, { "10 ofhearts", NULL },
	{ "10 of", NULL }, { "10 of ", NULL }, { "10 of h", NULL },
	{ "10 of stars", NULL }, { "10 off hearts", NULL },
	{ "10 hearts", NULL }, { "of hearts", NULL },
	/* signs of suits, black and white, with a selector or without */
	{ "A\u2660", "AS" }, { "A\u2665", "AH" }, { "A\u2666", "AD" },
	{ "A\u2663", "AC" }, { "A\u2664", "AS" }, { "A\u2661", "AH" },
	{ "A\u2662", "AD" }, { "A\u2667", "AC" },
	{ "A\u2660\uFE0F", "AS" }, { "A\u2665\uFE0F", "AH" },
	{ "A\u2666\uFE0F", "AD" }, { "A\u2663\uFE0F", "AC" },
	{ "A\u2664\uFE0F", "AS" }, { "A\u2661\uFE0F", "AH" },
	{ "A\u2662\uFE0F", "AD" }, { "A\u2667\uFE0F", "AC" },
	{ "10\u2665", "TH" }, { "T\u2665\uFE0F", "TH" },
	{ "q\u2666", "QD" }, { "King\u2663", "KC" },
	{ "A\u2668", NULL }, { "A\uFE0F", NULL }, { "A\xe2\x99", NULL },
	{ "A\u2665\uFE0F\uFE0F", NULL }, { "A\u2665\xef\xb8", NULL },
	/* the suit first: with signs only */
	{ "\u2665" "10", "TH" }, { "\u2660" "A", "AS" },
	{ "\u2666" "T", "TD" }, { "\u2663" "queen", "QC" },
	{ "\u2661" "k", "KH" }, { "\u2665\uFE0F" "10", "TH" },
	{ "\u2667\uFE0F" "2", "2C" },
	{ "\u2665", NULL }, { "\u2665\uFE0F", NULL }, { "\u2665" "1", NULL },
	{ "\u2665 A", NULL }, { "\u2665\u2665", NULL },
	/* or letters */
	{ "H10", "TH" }, { "SA", "AS" }, { "hk", "KH" }, { "C2", "2C" },
	{ "DT", "TD" }, { "CAce", "AC" }, { "H1", NULL }, { "HS", NULL },
	/* printed jokers */
	{ "JK", "JK" }, { "jk", "JK" }, { "PJ", "JK" }, { "pJ", "JK" },
	{ "Joker", "JK" }, { "JOKER", "JK" }, { "\U0001F0CF", "JK" },
	{ "\U0001F0BF", "JK" }, { "\U0001F0DF", "JK" },
	{ "*", "JK" }, { "JKR", "JK" }, { "jkr", "JK" }, { "**", NULL },
	{ "?", NULL }, { "J", NULL }, { "Jo", NULL },
	{ "Joke", NULL }, { "JKS", NULL }, { "jokers", NULL },
	/* the block of playing cards */
	{ "\U0001F0A1", "AS" }, { "\U0001F0AA", "TS" }, { "\U0001F0AB", "JS" },
	{ "\U0001F0AD", "QS" }, { "\U0001F0AE", "KS" }, { "\U0001F0B1", "AH" },
	{ "\U0001F0BA", "TH" }, { "\U0001F0C2", "2D" }, { "\U0001F0D3", "3C" },
	{ "\U0001F0AC", NULL }, { "\U0001F0BC", NULL }, { "\U0001F0CC", NULL },
	{ "\U0001F0DC", NULL }, { "\U0001F0A0", NULL }, { "\U0001F0B0", NULL },
	{ "\U0001F0AF", NULL }, { "\U0001F0E0", NULL }, { "\U0001F0F5", NULL },
	{ "\xf0\x9f\x82", NULL },
	/* more than a card */
	{ " AS", NULL }, { "AS ", NULL }, { "AS2S", NULL }, { "ASS", NULL },
	{ "10SS", NULL },
};

static void
test_spellings(struct buf *b)
{
	for (size_t i = 0; i < countof(spellings); i++) {
		const char *text = spellings[i][0], *want = spellings[i][1];
		card c = CARD_NONE;
		bool is_card = card_of(text_of(text), &c);

		if (!want) {
			ok(!is_card, "\"%s\" is no card", text);
			continue;
		}
		b->len = 0;
		if (is_card)
			card_print(b, c, CARDS_ASCII);
		is_str(is_card ? b->data : NULL, want, "\"%s\"", text);
	}
}

/* The card that a text starts with. */
static const struct {
	const char *text;
	size_t length;
} starts[] = {
	{ "ASx", 2 }, { "10S", 3 }, { "10S2S", 3 }, { "AceS", 4 },
	{ "Ace of spadeship", 13 }, { "Ace of spade", 12 },
	{ "A of spades", 11 }, { "JKS", 2 }, { "Joker", 5 }, { "Jokes", 0 },
	{ "A\u2665\uFE0F" "2", 7 }, { "\u2665" "10S", 5 },
	{ "\U0001F0A1\U0001F0A2", 4 }, { "x", 0 }, { "", 0 }, { " AS", 0 },
};

static void
test_starts(void)
{
	for (size_t i = 0; i < countof(starts); i++) {
		card c = CARD_NONE;
		size_t n = card_parse(text_of(starts[i].text), &c);

		is_int((long long)n, (long long)starts[i].length,
		    "length of the card that \"%s\" starts with",
		    starts[i].text);
		ok((n > 0) == (c != CARD_NONE), "and it is set only then");
	}
}

/* Lists of cards. */
static const char *const lists[][2] = {
	{ "", "" },
	{ " \t, ", "" },
	{ "4H 5H 6H", "4H 5H 6H" },
	{ "  4H\t5H,6H , ,7H,,8H  ", "4H 5H 6H 7H 8H" },
	{ "4H,10H,", "4H TH" },
	{ "AS2S3S", "AS 2S 3S" },
	{ "as2s3s TSJSQS", "AS 2S 3S TS JS QS" },
	{ "JKAS", "JK AS" },
	{ "4H5H6H 8C9C10C", "4H 5H 6H 8C 9C TC" },
	{ "AS10S2S", "AS TS 2S" }, { "10SAS", "TS AS" },
	{ "\u2665" "10AS", "TH AS" }, { "10\u2665\uFE0F" "AS", "TH AS" },
	{ "H4 C10 S9", "4H TC 9S" }, { "4H*5H", "4H JK 5H" },
	{ "ASJKPJ", "AS JK JK" },
	{ "KSQS", "KS QS" },
	{ "A\u2660" "2\u2660" "3S", "AS 2S 3S" },
	{ "\u2660" "A\u2660" "2", "AS 2S" },
	{ "A\u2665\uFE0F" "2\u2665\uFE0F\u2665\uFE0F" "3", "AH 2H 3H" },
	{ "\U0001F0A1\U0001F0A2\U0001F0CF", "AS 2S JK" },
	{ "King of hearts Queen of Clubs", "KH QC" },
	{ "King of hearts,Queen of Clubs", "KH QC" },
	{ "10 of hearts 10 of spades", "TH TS" },
	{ "10H 10S", "TH TS" },
	{ "Joker Jack of clubs JK JC", "JK JC JK JC" },
	{ "7S 7S 7S 7S", "7S 7S 7S 7S" },
	{ "\u2665" "10 10\u2665\uFE0F TH", "TH TH TH" },
};

#define NOT_A_CARD(word) \
	"\"" word "\" is not a card; use a form like AS, 10H, QD or JK"
#define TOUCHES(word) \
	"\"" word "\" touches its neighbours; put blanks around it"
#define TEN_IS(word, ten) "\"" word "\" is not a card; a ten is " ten \
	", 1 is A, 11 is J, 12 is Q and 13 is K"
#define UNSEEN(point) \
	point ", which cannot be seen, is not part of a card; remove it"

/* Lists with a word that is not a card: its column, and what is quoted. */
static const struct wrong {
	const char *line;
	size_t column;
	const char *message;
} wrongs[] = {
	{ "x", 1, NOT_A_CARD("x") },
	{ "4H 1H 5H", 4, TEN_IS("1H", "10H") },
	{ "4H,1H,5H", 4, TEN_IS("1H", "10H") },
	{ "4H 1x", 4, NOT_A_CARD("1x") },
	{ "4H 1\u2665 5H", 4, TEN_IS("1\u2665", "10\u2665") },
	{ "4H 5 6H", 4, "\"5\" has no suit; write 5S, 5H, 5D or 5C" },
	{ "4 H", 1, "\"4\" has no suit; write 4S, 4H, 4D or 4C" },
	{ "4H H", 4, "\"H\" has no rank; write it after one, like 10H" },
	{ "4H \u200b5H", 4, UNSEEN("U+200B") },
	{ "4H \xff\u200b5H", 5, UNSEEN("U+200B") },
	{ "  hello world", 3, NOT_A_CARD("hello") },
	{ "4H5X6H", 3, NOT_A_CARD("5X6H") },
	{ "A\u2660 K\u2665 zz", 7, NOT_A_CARD("zz") },
	{ "A\u2660\uFE0F zz", 5, NOT_A_CARD("zz") },
	{ "\U0001F0A1\U0001F0A2 zz", 4, NOT_A_CARD("zz") },
	{ "\U0001F0A1 \U0001F0AC", 3, NOT_A_CARD("\U0001F0AC") },
	{ "AS \u00e9\u00e9 2S", 4, NOT_A_CARD("\u00e9\u00e9") },
	/* words do not run together */
	{ "AceSKingS", 5, TOUCHES("KingS") }, { "JokerAS", 6, TOUCHES("AS") },
	{ "ASJoker", 3, TOUCHES("Joker") }, { "Asha", 3, TOUCHES("ha") },
	{ "King of heartsQS", 15, TOUCHES("QS") }, { "H4H5", 3, TOUCHES("H5") },
	{ "AS;2S", 3, "cards are separated by blanks or commas, not \";\"" },
};

static void
test_lists(struct buf *b)
{
	card cards[HAND_MAX];

	for (size_t i = 0; i < countof(lists); i++) {
		struct error e = { .code = NULL };
		struct text line = text_of(lists[i][0]);
		int n = 0;
		size_t end = cards_parse(line, 0, "|", cards, &n, &e);

		b->len = 0;
		buf_str(b, "");
		cards_print(b, cards, n, CARDS_ASCII);
		is_str(b->data, lists[i][1], "the cards of \"%s\"",
		    lists[i][0]);
		ok(end == line.len && !e.code, "all of it is read");
	}
	for (size_t i = 0; i < countof(wrongs); i++) {
		const struct wrong *w = &wrongs[i];
		struct error e = { .code = NULL };
		int n = 0;
		size_t end = cards_parse(text_of(w->line), 0, "|", cards, &n,
		    &e);

		ok(end == SIZE_MAX, "\"%s\" is not read", w->line);
		is_str(e.code, "card", "code of \"%s\"", w->line);
		is_int((long long)e.column, (long long)w->column,
		    "column of \"%s\"", w->line);
		is_str(e.text, w->message, "message of \"%s\"", w->line);
	}
}

/* Lines of only cards, and how many; 0: there is anything else, or too many. */
#define FOUR "4H 5H JS AC"
#define SIXTEEN FOUR " " FOUR " " FOUR " " FOUR
static const struct {
	const char *line;
	int n;
} onlies[] = {
	{ "4H", 1 }, { "4H 5H JS", 3 }, { "4H 5H ", 0 }, { "as KD", 2 },
	{ "KS jK 4H", 3 }, { "4H 5H JS ", 0 }, { "", 0 }, { " 4H", 0 },
	{ "4H  5H", 0 }, { "4H,5H", 0 }, { "4H5H", 0 }, { "4H 10H", 2 },
	{ "10s", 1 }, { "10D JK 10C 4H", 4 }, { "10H 4", 0 }, { "10H 5K", 0 },
	{ "10H  5H", 0 }, { "10H,5H", 0 }, { "10H ", 0 }, { "10", 0 },
	{ "1H", 0 }, { "1", 0 }, { "4H 10H |", 0 }, { "4H 10", 0 },
	{ "4H 5K", 0 }, { "4H 5", 0 }, { "4H 5H |", 0 }, { "AS KD: 4H", 0 },
	{ SIXTEEN " " SIXTEEN " " SIXTEEN " " SIXTEEN, 64 },
	{ SIXTEEN " " SIXTEEN " " SIXTEEN " " SIXTEEN " 2D", 0 },
	{ "10S " SIXTEEN " " SIXTEEN " " SIXTEEN " " SIXTEEN, 0 },
};

static void
test_only(void)
{
	for (size_t i = 0; i < countof(onlies); i++) {
		card cards[HAND_MAX];
		int n;
		bool only = cards_only(text_of(onlies[i].line), cards, &n);

		is_int(only ? n : 0, onlies[i].n, "\"%s\"", onlies[i].line);
	}
}

/* Where reading starts and where it stops. */
static const struct {
	struct text line;
	size_t from;
	const char *stop;
	const char *cards;
	size_t end, column; /* column: of an error, then end is SIZE_MAX */
} stops[] = {
	{ TEXT("4H 5H | 6H"), 0, "|/", "4H 5H", 6, 0 },
	{ TEXT("4H 5H|6H"), 0, "|/", "4H 5H", 5, 0 },
	{ TEXT("4H5H/6H"), 0, "|/", "4H 5H", 4, 0 },
	{ TEXT("4H 5H | 6H"), 7, "|/", "6H", 10, 0 },
	{ TEXT("| 6H"), 0, "|/", "", 0, 0 },
	{ TEXT("4H - 5H"), 0, "", "4H", SIZE_MAX, 4 },
	{ TEXT("4H-5H"), 0, "-", "4H", 2, 0 },
	{ TEXT("4\u2665 5\u2665 | 6H x"), 12, "|", "6H", SIZE_MAX, 12 },
	{ TEXT("4H \0 5H"), 0, "|/", "4H", SIZE_MAX, 4 },
	{ TEXT("4H\0"), 0, "", "4H", SIZE_MAX, 3 },
	{ TEXT("4H x|y"), 0, "|", "4H", SIZE_MAX, 4 },
};

static void
test_stops(struct buf *b)
{
	for (size_t i = 0; i < countof(stops); i++) {
		struct error e = { .code = NULL };
		card cards[HAND_MAX];
		int n = 0;
		size_t end = cards_parse(stops[i].line, stops[i].from,
		    stops[i].stop, cards, &n, &e);

		ok(end == stops[i].end, "where \"%s\" stops at \"%s\", row %zu",
		    stops[i].line.s, stops[i].stop, i);
		b->len = 0;
		buf_str(b, "");
		cards_print(b, cards, n, CARDS_ASCII);
		is_str(b->data, stops[i].cards, "the cards before, row %zu", i);
		is_int((long long)e.column, (long long)stops[i].column,
		    "the column, row %zu", i);
		is_str(e.code, stops[i].column ? "card" : NULL,
		    "the code, row %zu", i);
	}
}

/* There is room for HAND_MAX cards, those of earlier calls among them. */
static void
test_size(void)
{
	struct text line = TEXT("4\u2665 5H6H TS");

	for (int room = 0; room <= 4; room++) {
		static const size_t columns[] = { 1, 4, 6, 9, 0 };
		struct error e = { .code = NULL };
		card cards[HAND_MAX] = { CARD_JOKER };
		int n = HAND_MAX - room;
		size_t end = cards_parse(line, 0, "", cards, &n, &e);

		is_int(n, HAND_MAX, "four cards into room for %d", room);
		is_int((long long)e.column, (long long)columns[room],
		    "column of the one that is too many for %d", room);
		is_str(e.code, room < 4 ? "size" : NULL, "code for %d", room);
		ok(end == (room < 4 ? SIZE_MAX : line.len), "end for %d", room);
		ok(cards[0] == CARD_JOKER, "what was there stays");
	}
}

static const struct {
	const char *text;
	int rank;
} ranks[] = {
	{ "A", ACE }, { "a", ACE }, { "Ace", ACE }, { "2", 2 }, { "9", 9 },
	{ "T", 10 }, { "t", 10 }, { "10", 10 }, { "J", JACK }, { "jack", JACK },
	{ "Aces", ACE }, { "tens", 10 },
	{ "Q", QUEEN }, { "QUEEN", QUEEN }, { "K", KING }, { "King", KING },
	{ "", 0 }, { "1", 0 }, { "0", 0 }, { "11", 0 }, { "AS", 0 },
	{ "JK", 0 }, { "A ", 0 }, { "102", 0 }, { "AceS", 0 },
};

static void
test_ranks(void)
{
	for (size_t i = 0; i < countof(ranks); i++)
		is_int(rank_of(text_of(ranks[i].text)), ranks[i].rank,
		    "rank \"%s\"", ranks[i].text);
}

/* A pack and a joker in both styles: printed, read back, the same. */
static void
test_identity(struct buf *b)
{
	static const char *const named[][3] = {
		{ "AS", "AS", "A\u2660" }, { "10H", "TH", "10\u2665" },
		{ "9D", "9D", "9\u2666" }, { "KC", "KC", "K\u2663" },
		{ "PJ", "JK", "JK" },
	};
	const card_style styles[] = { CARDS_ASCII, CARDS_UNICODE };
	int printed = 0;

	for (size_t i = 0; i < countof(named); i++) {
		card c = CARD_NONE;

		if (!ok(card_of(text_of(named[i][0]), &c), "%s", named[i][0]))
			continue;
		for (int style = 0; style < 2; style++) {
			b->len = 0;
			card_print(b, c, styles[style]);
			is_str(b->data, named[i][1 + style], "%s in style %d",
			    named[i][0], style);
		}
	}
	for (card c = 0; c < CARD_LIMIT; c++) {
		if (c < CARD_JOKER && !(CARDS_ALL & card_bit(c)))
			continue;
		for (int style = 0; style < 2; style++) {
			card back = CARD_NONE;

			b->len = 0;
			card_print(b, c, styles[style]);
			card_of(buf_view(b), &back);
			is_int(back, c, "%s reads back", b->data);
			printed++;
		}
	}
	is_int(printed, 106, "the whole pack was printed");
}

/* Every card of the block, by its code point. */
static void
test_glyphs(void)
{
	static const int suits[] = { SPADES, HEARTS, DIAMONDS, CLUBS };
	static const int by_place[] = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, JACK,
		0, QUEEN, KING };

	for (unsigned i = 0; i < 4 * countof(by_place); i++) {
		unsigned row = i / countof(by_place);
		unsigned place = i % countof(by_place);
		unsigned low = 0xa0 + 16 * row + place;
		const char glyph[] = { '\xf0', '\x9f',
			(char)(0x82 + (low >> 6) - 2), (char)(0x80 | (low & 63)),
			'\0' };
		card c = CARD_NONE;

		card_of(text_of(glyph), &c);
		is_int(c, by_place[place] ?
		    CARD(suits[row], by_place[place]) : CARD_NONE,
		    "U+1F0%X", low);
	}
}

/* Groups (separated by "|"), laid off, unmatched, discard; the text before. */
static const struct {
	const char *groups, *laid, *unmatched, *discard, *before, *want;
} arrangements[] = {
	{ "4H 5H 6H", "", "", "", "", "4H 5H 6H |" },
	{ "4H 5H 6H|8C 8D 8S", "", "", "", "", "4H 5H 6H | 8C 8D 8S" },
	{ "4H 5H 6H", "", "QH AS", "", "", "4H 5H 6H / QH AS" },
	{ "4H 5H 6H|8C 8D 8S|KC KD KS", "", "AS", "", "",
	    "4H 5H 6H | 8C 8D 8S | KC KD KS / AS" },
	{ "4H 5H 6H", "QH", "", "", "", "4H 5H 6H > QH" },
	{ "4H 5H 6H", "QH KH", "AS", "2D", "", "4H 5H 6H > QH KH / AS - 2D" },
	{ "4H 5H 6H", "", "", "2D", "", "4H 5H 6H | - 2D" },
	{ "4H 5H 6H|8C 8D 8S", "", "", "2D", "", "4H 5H 6H | 8C 8D 8S - 2D" },
	{ "", "QH", "AS", "", "", "> QH / AS" },
	{ "", "QH", "", "", "", "> QH" },
	{ "", "", "QH AS", "", "", "/ QH AS" },
	{ "", "", "QH AS", "2D", "", "/ QH AS - 2D" },
	{ "", "", "", "", "", "/" },
	{ "", "", "", "2D", "", "/ - 2D" },
	{ "", "", "QH", "", "knock ", "knock / QH" },
	{ "4H 5H 6H", "", "QH", "", "knock ", "knock 4H 5H 6H / QH" },
	{ "TH JH JK", "", "TS", "", "", "TH JH JK / TS" },
};

static int
add_cards(struct arrangement *a, struct text t)
{
	struct error e = { .code = NULL };
	int n = a->size;

	if (cards_parse(t, 0, "", a->cards, &n, &e) == SIZE_MAX)
		ok(false, "cards of the test: %s", e.text);
	a->size = (unsigned char)n;
	return n;
}

static void
test_arrangements(struct buf *b)
{
	for (size_t i = 0; i < countof(arrangements); i++) {
		struct arrangement a = { .discard = CARD_NONE };
		struct text rest = text_of(arrangements[i].groups);

		while (rest.len) {
			const char *bar = memchr(rest.s, '|', rest.len);
			size_t n = bar ? (size_t)(bar - rest.s) : rest.len;

			a.end[a.ngroups++] = (unsigned char)add_cards(&a,
			    (struct text){ rest.s, n });
			rest = text_skip(rest, bar ? n + 1 : n);
		}
		a.laid_end = (unsigned char)add_cards(&a,
		    text_of(arrangements[i].laid));
		add_cards(&a, text_of(arrangements[i].unmatched));
		card_of(text_of(arrangements[i].discard), &a.discard);
		b->len = 0;
		buf_str(b, arrangements[i].before);
		arrangement_print(b, &a, CARDS_ASCII);
		is_str(b->data, arrangements[i].want, "%s",
		    arrangements[i].want);
		if (i == countof(arrangements) - 1) {
			b->len = 0;
			arrangement_print(b, &a, CARDS_UNICODE);
			is_str(b->data, "10\u2665 J\u2665 JK / 10\u2660",
			    "the same with symbols");
		}
	}
}

int
main(void)
{
	struct buf b = { NULL, 0, 0 };

	test_spellings(&b);
	test_starts();
	test_lists(&b);
	test_only();
	test_stops(&b);
	test_size();
	test_ranks();
	test_identity(&b);
	test_glyphs();
	test_arrangements(&b);
	buf_free(&b);
	return tap_done();
}
