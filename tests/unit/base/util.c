/* Slices, numbers, near misses, UTF-8, escapes, arena and buffer. */
#include "base/util.h"

#include <limits.h>
#include <string.h>

#include "tap.h"

static void
test_numbers(void)
{
	static const struct {
		const char *text;
		bool good;
		long want;
	} cases[] = {
		{ "0", true, 0 }, { "12", true, 12 }, { "-3", true, -3 },
		{ "100", true, 100 }, { "-100", true, -100 },
		{ "101", false, 0 }, { "-101", false, 0 }, { "", false, 0 },
		{ "-", false, 0 }, { "-0", false, 0 }, { "010", false, 0 },
		{ "00", false, 0 }, { "+1", false, 0 }, { " 1", false, 0 },
		{ "1 ", false, 0 }, { "1_0", false, 0 }, { "0x1", false, 0 },
		{ "1.0", false, 0 }, { "99999999999999999999", false, 0 },
		{ "18446744073709551617", false, 0 },
	};

	for (size_t i = 0; i < countof(cases); i++) {
		long got = 7777;
		bool good = text_number(text_of(cases[i].text), -100, 100, &got);

		ok(good == cases[i].good &&
		    got == (good ? cases[i].want : 7777),
		    "text_number \"%s\"", cases[i].text);
	}
}

static void
test_money(void)
{
	static const struct {
		const char *text;
		bool good;
		int64_t want;
		const char *printed;
	} cases[] = {
		{ "4", true, 400, "4" }, { "0.5", true, 50, "0.50" },
		{ "12.25", true, 1225, "12.25" }, { "-3", true, -300, "-3" },
		{ "-0.05", true, -5, "-0.05" }, { "0", true, 0, "0" },
		{ "0.00", true, 0, "0" }, { "4.10", true, 410, "4.10" },
		{ "10000000000", true, 1000000000000, "10000000000" },
		{ "1000000000000000.01", false, 0, "" }, { "1000000000000001", false, 0, "" },
		{ "", false, 0, "" }, { ".5", false, 0, "" },
		{ "5.", false, 0, "" }, { "1.234", false, 0, "" },
		{ "-0", false, 0, "" }, { "-", false, 0, "" },
		{ "04", false, 0, "" }, { "1,5", false, 0, "" },
		{ "99999999999999999999", false, 0, "" },
	};

	for (size_t i = 0; i < countof(cases); i++) {
		struct buf b = { NULL, 0, 0 };
		int64_t got = 0;
		bool good = text_money(text_of(cases[i].text), &got);

		ok(good == cases[i].good && got == cases[i].want,
		    "text_money \"%s\"", cases[i].text);
		buf_money(&b, cases[i].want);
		if (good)
			is_str(b.data, cases[i].printed, "buf_money of \"%s\"",
			    cases[i].text);
		buf_free(&b);
	}
}

static void
test_slices(void)
{
	struct text t = TEXT(" \tAce of\t ");

	ok(text_is(text_trim(t), "Ace of"), "text_trim");
	ok(text_trim(TEXT(" \t ")).len == 0, "text_trim of blanks");
	ok(text_is(text_skip(t, 2), "Ace of\t "), "text_skip");
	ok(text_is_nocase(TEXT("aCE"), "Ace"), "text_is_nocase");
	ok(!text_is_nocase(TEXT("Ac"), "Ace"), "a prefix is not equal");
	ok(!text_is_nocase(TEXT("Aces"), "Ace"), "nor is a longer text");
	ok(!text_is_nocase(TEXT("[ce"), "{ce"), "only letters have case");
	ok(text_equal((struct text){ NULL, 0 }, TEXT("")), "empty texts");
	ok(!text_equal(TEXT("a\0b"), TEXT("a\0c")), "texts may hold NUL");
}

static void
test_nearest(void)
{
	static const char *const names[] = { "name", "hand", "groups",
		"unmatched", "as" };
	static const struct {
		const char *text, *want;
	} cases[] = {
		{ "name", "name" }, { "nmae", "name" }, { "Name", "name" },
		{ "nam", "name" }, { "hnad", "hand" }, { "group", "groups" },
		{ "gruops", "groups" }, { "unmached", "unmatched" },
		{ "umnacthed", "unmatched" }, { "xy", NULL }, { "as", "as" },
		{ "a", NULL }, { "", NULL }, { "nnnn", NULL },
		{ "a word of more than forty-eight letters in this list", NULL },
	};

	for (size_t i = 0; i < countof(cases); i++)
		is_str(text_nearest(text_of(cases[i].text), names,
		    countof(names)), cases[i].want, "text_nearest \"%s\"",
		    cases[i].text);
}

/* An encoder of our own, to test the decoder against. */
static size_t
encode(uint32_t p, char out[4])
{
	size_t len = p < 0x80 ? 1 : p < 0x800 ? 2 : p < 0x10000 ? 3 : 4;
	static const int lead[] = { 0, 0, 0xC0, 0xE0, 0xF0 };

	for (size_t i = len; i-- > 1; p >>= 6)
		out[i] = (char)(0x80 | (p & 0x3f));
	out[0] = (char)(len == 1 ? (int)p : lead[len] | (int)p);
	return len;
}

static void
test_every_code_point(void)
{
	size_t wrong = 0, cut = 0;

	for (uint32_t p = 0; p < 0x110000; p++) {
		bool surrogate = p >= 0xD800 && p < 0xE000;
		uint32_t got = 0;
		char s[4];
		size_t len = encode(p, s);
		size_t n = utf8_decode((struct text){ s, len }, &got);

		wrong += surrogate ? n != 0 : n != len || got != p;
		for (size_t k = 0; k < len; k++)
			cut += utf8_decode((struct text){ s, k }, &got) != 0;
	}
	is_int((long long)wrong, 0, "utf8_decode of every code point");
	is_int((long long)cut, 0, "a cut character is none");
}

/* Length of the character that table 3-7 of the Unicode standard sees here. */
static size_t
well_formed(const unsigned char *s)
{
	static const struct {
		unsigned char first[2], second[2];
		size_t len;
	} rows[] = {
		{ { 0x00, 0x7F }, { 0x00, 0xFF }, 1 },
		{ { 0xC2, 0xDF }, { 0x80, 0xBF }, 2 },
		{ { 0xE0, 0xE0 }, { 0xA0, 0xBF }, 3 },
		{ { 0xE1, 0xEC }, { 0x80, 0xBF }, 3 },
		{ { 0xED, 0xED }, { 0x80, 0x9F }, 3 },
		{ { 0xEE, 0xEF }, { 0x80, 0xBF }, 3 },
		{ { 0xF0, 0xF0 }, { 0x90, 0xBF }, 4 },
		{ { 0xF1, 0xF3 }, { 0x80, 0xBF }, 4 },
		{ { 0xF4, 0xF4 }, { 0x80, 0x8F }, 4 },
	};

	for (size_t i = 0; i < countof(rows); i++) {
		bool fits = s[0] >= rows[i].first[0] &&
		    s[0] <= rows[i].first[1] && s[1] >= rows[i].second[0] &&
		    s[1] <= rows[i].second[1];

		for (size_t k = 2; k < rows[i].len; k++)
			fits = fits && s[k] >= 0x80 && s[k] <= 0xBF;
		if (fits)
			return rows[i].len;
	}
	return 0;
}

static void
test_every_sequence(void)
{
	/* The edges of every class of bytes, after each pair of first bytes. */
	static const unsigned char edge[] = { 0x00, 0x7F, 0x80, 0x8F, 0x90,
		0x9F, 0xA0, 0xBF, 0xC0, 0xFF };
	size_t wrong = 0;

	for (unsigned pair = 0; pair < 0x10000; pair++) {
		for (size_t k = 0; k < countof(edge) * countof(edge); k++) {
			unsigned char s[4] = { (unsigned char)(pair >> 8),
				(unsigned char)pair, edge[k % countof(edge)],
				edge[k / countof(edge)] };
			struct text t = { (const char *)s, 4 };
			uint32_t point;

			wrong += utf8_decode(t, &point) != well_formed(s);
		}
	}
	is_int((long long)wrong, 0, "utf8_decode of sequences of all classes");
}

static void
test_columns(void)
{
	struct text t = TEXT("4\xE2\x99\xA5 \xF0\x9F\x82\xA1\xFF!");

	is_int((long long)utf8_column(t, 0), 1, "column of the first byte");
	is_int((long long)utf8_column(t, 4), 3, "column after a symbol");
	is_int((long long)utf8_column(t, 9), 5, "column of a broken byte");
	is_int((long long)utf8_column(t, 10), 6, "it counts as one");
}

static void
test_escapes(void)
{
	static const struct {
		struct text text;
		const char *also, *want;
	} cases[] = {
		{ { "", 0 }, "", "" },
		{ { "4\xE2\x99\xA5 A", 6 }, "", "4\xE2\x99\xA5 A" },
		{ { "a\0b\tc", 5 }, "", "a\\x00b\\x09c" },
		{ { "\x1B[31m\x7F", 6 }, "", "\\x1B[31m\\x7F" },
		{ { "\xC2\x85\xC2\xA0", 4 }, "", "\\xC2\\x85\xC2\xA0" },
		{ { "\xE2\x80\xA8|\xE2\x80\xA9", 7 }, "",
			"\\xE2\\x80\\xA8|\\xE2\\x80\\xA9" },
		{ { "\xEF\xBF\xBE\xEF\xBF\xBD", 6 }, "",
			"\\xEF\\xBF\\xBE\xEF\xBF\xBD" },
		{ { "\xE2\x99", 2 }, "", "\\xE2\\x99" },
		{ { "a\"\\b", 4 }, "\\\"", "a\\x22\\x5Cb" },
	};

	for (size_t i = 0; i < countof(cases); i++) {
		struct buf b = { NULL, 0, 0 };

		buf_escaped(&b, cases[i].text, cases[i].also);
		is_str(b.data, cases[i].want, "buf_escaped, row %zu", i);
		buf_free(&b);
	}
}

static void
test_errors(void)
{
	struct error e = { .file = "-" };
	char many[400];

	ok(!error_set(&e, "card", 2, 3, "no card: '%s'", "\x1B[1H"),
	    "error_set returns false");
	is_str(e.text, "no card: '\\x1B[1H'", "control bytes are escaped");
	error_set(&e, "other", 9, 9, "later");
	ok(strcmp(e.code, "card") == 0 && e.line == 2 && e.column == 3,
	    "the first error wins");
	memset(many, 'x', sizeof(many) - 1);
	many[sizeof(many) - 1] = '\0';
	memcpy(many + 317, "\xE2\x99\xA5", 3);
	e.code = NULL;
	error_set(&e, "long", 0, 0, "%s", many);
	is_int((long long)strlen(e.text), 317, "cut before a character");
}

static void
test_arena(void)
{
	struct arena *a = arena_create();
	size_t crooked = 0, dirty = 0;

	for (int round = 0; round < 3; round++) {
		for (size_t size = 1; size < 3000; size += 7) {
			char *p = arena_alloc(a, size);

			crooked += (uintptr_t)p % _Alignof(max_align_t) != 0;
			for (size_t i = 0; i < size; i++)
				dirty += p[i] != 0;
			memset(p, 0xAA, size);
		}
		memset(arena_alloc(a, 1000000), 0xAA, 1000000);
		arena_reset(a);
	}
	is_int((long long)crooked, 0, "arena memory is aligned");
	is_int((long long)dirty, 0, "arena memory is zero, again after a reset");
	is_str(arena_copy(a, "abc", 2), "ab", "arena_copy ends in NUL");
	ok(text_equal(arena_text(a, TEXT("a\0b")), TEXT("a\0b")), "arena_text");
	arena_free(a);
}

static void
test_buffer(void)
{
	struct buf b = { NULL, 0, 0 };

	buf_int(&b, LONG_MIN);
	buf_char(&b, ' ');
	buf_int(&b, 0);
	buf_printf(&b, " %s %d ", "x", 42);
	buf_text(&b, TEXT("t"));
	buf_str(&b, "|");
#if LONG_MAX > 0x7fffffff
	is_str(b.data, "-9223372036854775808 0 x 42 t|", "buf");
#else
	is_str(b.data, "-2147483648 0 x 42 t|", "buf");
#endif
	for (int i = 0; i < 100000; i++)
		buf_char(&b, 'y');
	ok(strlen(b.data) == b.len && b.len > 100000, "it grows");
	buf_free(&b);
	ok(b.data == NULL && b.len == 0, "buf_free leaves an empty one");
}

/* Invisible characters, in names and messages. */
static void
test_unseen(void)
{
	static const uint32_t unseen[] = { 0x80, 0xa0, 0xad, 0x1680, 0x2000,
		0x200f, 0x2028, 0x202f, 0x205f, 0x206f, 0x3000, 0xfeff, 0xfff9,
		0xffff };
	static const uint32_t seen[] = { ' ', 'A', 0x7f, 0xa1, 0xae, 0x1681,
		0x1fff, 0x2010, 0x2027, 0x2030, 0x205e, 0x2070, 0x3001, 0xfefe,
		0xff00, 0xfff8, 0x1f0cf };
	bool good = true;

	for (size_t i = 0; i < countof(unseen); i++)
		good &= utf8_is_unseen(unseen[i]);
	for (size_t i = 0; i < countof(seen); i++)
		good &= !utf8_is_unseen(seen[i]);
	ok(good, "which code points nobody sees");
}

/* Every byte at every place of two words and a rest. */
static void
test_harmless(void)
{
	char s[19];
	bool good = true;

	for (int c = 0; c < 256; c++) {
		for (size_t at = 0; at < sizeof(s); at++) {
			bool harm = c < ' ' || c > '~' || c == '"' || c == '\\';

			memset(s, 'A', sizeof(s));
			s[at] = (char)c;
			good &= text_harmless((struct text){ s, sizeof(s) }) ==
			    (harm ? at : sizeof(s));
		}
	}
	ok(good, "what needs no escape, up to the byte that does");
}

int
main(void)
{
	plan(0);
	test_harmless();
	test_numbers();
	test_money();
	test_slices();
	test_nearest();
	test_every_code_point();
	test_every_sequence();
	test_columns();
	test_unseen();
	test_escapes();
	test_errors();
	test_arena();
	test_buffer();
	return tap_done();
}
