/*
 * Lines, documents and JSON values out of bytes: each row is read whole and
 * once more byte by byte through a pipe, and must come out the same.
 */
#include "input/reader.h"
#include "read/read.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tap.h"

#define BOM "\xEF\xBB\xBF"

/* A reader, and the child that writes what it reads. */
struct fed {
	struct reader *reader;
	pid_t child;
	int fd;
};

/* Let a child write the bytes, size of them at a time, into a pipe. */
static struct fed
feed(struct text bytes, size_t size)
{
	int ends[2];
	pid_t child;

	if (pipe(ends) != 0 || (child = fork()) < 0)
		abort();
	if (child > 0) {
		close(ends[1]);
		return (struct fed){ reader_create(ends[0], "-"), child,
			ends[0] };
	}
	close(ends[0]);
	while (bytes.len > 0) {
		size_t n = size < bytes.len ? size : bytes.len;
		ssize_t done = write(ends[1], bytes.s, n);

		if (done < 0)
			break;
		bytes = text_skip(bytes, (size_t)done);
	}
	_exit(0);
}

static void
end_feed(struct fed *f)
{
	reader_free(f->reader);
	close(f->fd);
	waitpid(f->child, NULL, 0);
}

enum mode { LINES, DOCUMENTS, VALUES };

static void
print_fault(struct buf *out, const struct error *e)
{
	if (e && e->code)
		buf_printf(out, "!%s@%zu:%zu", e->code, e->line, e->column);
}

/* One unit as "LINE<TEXT>!CODE@LINE:COLUMN;"; false at the end. */
static bool
print_next(struct reader *r, enum mode mode, struct arena *arena,
    struct buf *out)
{
	struct document d;
	struct line l;
	enum read_status status;

	if (mode == LINES) {
		status = reader_line(r, &l);
		if (status != READ_OK)
			return false;
		buf_printf(out, "%zu<", l.number);
		buf_escaped(out, l.text, "");
		buf_char(out, '>');
		print_fault(out, l.fault);
	} else {
		status = mode == VALUES ? reader_json(r, arena, &d)
		                        : reader_document(r, &d);
		if (status != READ_OK)
			return false;
		buf_printf(out, d.column > 1 ? "%zu:%zu<" : "%zu<", d.line,
		    d.column);
		buf_escaped(out, d.text, "");
		buf_char(out, '>');
		print_fault(out, &d.fault);
	}
	buf_char(out, ';');
	return true;
}

struct row {
	struct text input;
	const char *want;
};

static void
test_rows(enum mode mode, const struct row *rows, size_t n)
{
	static const size_t sizes[] = { 4096, 1 };
	static const char *const names[] = { "lines", "documents", "values" };
	struct buf out = { NULL, 0, 0 };
	struct arena *arena = arena_create();

	for (size_t i = 0; i < 2 * n; i++) {
		size_t size = sizes[i % 2];
		struct fed f = feed(rows[i / 2].input, size);

		reader_peek(f.reader, input_wants_more);
		out.len = 0;
		buf_str(&out, "");
		while (print_next(f.reader, mode, arena, &out))
			continue;
		is_str(out.data, rows[i / 2].want,
		    "%s, row %zu, %zu bytes at a time", names[mode], i / 2,
		    size);
		end_feed(&f);
	}
	buf_free(&out);
	arena_free(arena);
}

static const struct row lines[] = {
	{ TEXT(""), "" },
	{ TEXT("\n"), "1<>;" },
	{ TEXT("AS 2S\n\nx"), "1<AS 2S>;2<>;3<x>;" },
	{ TEXT("a\r\nb\r\n\r\n"), "1<a>;2<b>;3<>;" },
	{ TEXT("a\rb\n\r\r\n"),
	    "1<a\\x0Db>!control@1:2;2<\\x0D>!control@2:1;" },
	{ TEXT("a\r"), "1<a\\x0D>!control@1:2;" },
	{ TEXT(BOM "a\n" BOM "b\n"), "1<a>;2<" BOM "b>;" },
	{ TEXT(BOM), "" },
	{ TEXT("\xEF\xBB"), "1<\\xEF\\xBB>!utf-8@1:1;" },
	{ TEXT("\xFF\xFE" "A\0\n\0"), "1<\\xFF\\xFE>!utf-16@1:1;" },
	{ TEXT("\xFE\xFF\0A"), "1<\\xFE\\xFF>!utf-16@1:1;" },
	{ TEXT("\xFF\xFF\n"), "1<\\xFF\\xFF>!utf-8@1:1;" },
	{ TEXT("AS\0 2S\nb\n"), "1<AS\\x00 2S>!nul@1:3;2<b>;" },
	{ TEXT("a\tb\n"), "1<a\\x09b>;" },
	{ TEXT("12345678\x1B[1m\n"), "1<12345678\\x1B[1m>!control@1:9;" },
	{ TEXT("1234567\x7F\n"), "1<1234567\\x7F>!control@1:8;" },
	{ TEXT("4\xE2\x99\xA5 \xC2\x85\n"),
	    "1<4\xE2\x99\xA5 \\xC2\\x85>!control@1:4;" },
	{ TEXT("\xE2\x80\xA8\n\xE2\x80\xA9\n"),
	    "1<\\xE2\\x80\\xA8>!control@1:1;"
	    "2<\\xE2\\x80\\xA9>!control@2:1;" },
	{ TEXT("12345678Caf\xE9\n"), "1<12345678Caf\\xE9>!utf-8@1:12;" },
	{ TEXT("\xC0\x80\n\xED\xA0\x80\n"),
	    "1<\\xC0\\x80>!utf-8@1:1;2<\\xED\\xA0\\x80>!utf-8@2:1;" },
	{ TEXT("4\xE2\x99"), "1<4\\xE2\\x99>!utf-8@1:2;" },
	{ TEXT("\xE2\n\x99\n"), "1<\\xE2>!utf-8@1:1;2<\\x99>!utf-8@2:1;" },
	{ TEXT("\xEF\xBF\xBE\n"), "1<\\xEF\\xBF\\xBE>!control@1:1;" },
};

static const struct row documents[] = {
	{ TEXT(""), "" },
	{ TEXT("---\n---\n# c\n...\n\n  # d\n...\n---\n"), "" },
	{ TEXT("a: 1\n"), "1<a: 1\\x0A>;" },
	{ TEXT("a: 1"), "1<a: 1\\x0A>;" },
	{ TEXT("a: 1\r\nb: 2\r\n---\r\nc\r\n"),
	    "1<a: 1\\x0Ab: 2\\x0A>;4<c\\x0A>;" },
	{ TEXT("# c\n\n---\na\n---\nb\n"), "4<a\\x0A>;6<b\\x0A>;" },
	{ TEXT("--- a\n--- # c\nb\n"), "1<--- a\\x0A>;3<b\\x0A>;" },
	{ TEXT("---\ta\n---x\n----\n"),
	    "1<---\\x09a\\x0A---x\\x0A----\\x0A>;" },
	{ TEXT("a\n ---\n...\nb\n....\n"),
	    "1<a\\x0A ---\\x0A>;4<b\\x0A....\\x0A>;" },
	{ TEXT("a\n... # end\n... \n---\nb\n"), "1<a\\x0A>;5<b\\x0A>;" },
	{ TEXT("a\n# c\n\nb\n"), "1<a\\x0A# c\\x0A\\x0Ab\\x0A>;" },
	{ TEXT(BOM "a\n---\n" BOM "b\n" BOM "---\nc\n"),
	    "1<a\\x0A>;3<b\\x0A>;5<c\\x0A>;" },
	{ TEXT("%YAML 1.2\n---\na\n...\n%YAML 1.1\n--- b\n"),
	    "3<a\\x0A>;6<--- b\\x0A>;" },
	{ TEXT("%Y\n---\na\n"), "1<%Y\\x0A>!yaml@1:1;3<a\\x0A>;" },
	{ TEXT("%YAML \xFF\n---\na\n"),
	    "1<%YAML \\xFF\\x0A>!yaml@1:1;3<a\\x0A>;" },
	{ TEXT("--- \xFF\n---\na\n"),
	    "1<--- \\xFF\\x0A>!utf-8@1:5;3<a\\x0A>;" },
	{ TEXT("a\n" BOM "b\n"), "1<a\\x0A" BOM "b\\x0A>;" },
	{ TEXT("%YAML 2.0\n---\na\n"),
	    "1<%YAML 2.0\\x0A>!yaml@1:1;3<a\\x0A>;" },
	{ TEXT("%TAG ! x\n%TAG ! y\n---\na\n"),
	    "1<%TAG ! x\\x0A%TAG ! y\\x0A>!yaml@1:1;4<a\\x0A>;" },
	{ TEXT("a\n%YAML 1.1\n---\nb\n"),
	    "1<a\\x0A%YAML 1.1\\x0A>!yaml@2:1;4<b\\x0A>;" },
	{ TEXT("a\nb: \xE9\nc\0\n---\nd\n"),
	    "1<a\\x0Ab: \\xE9\\x0Ac\\x00\\x0A>!utf-8@2:4;5<d\\x0A>;" },
	{ TEXT("\xFF\xFE" "a\0"), "1<\\xFF\\xFE\\x0A>!utf-16@1:1;" },
};

static const struct row values[] = {
	{ TEXT(""), "" },
	{ TEXT(" \n\t\r\n"), "" },
	{ TEXT("[]\n[ ]"), "" },
	{ TEXT("{\"a\":1}\n{\"b\":2}"), "1<{\"a\":1}>;2<{\"b\":2}>;" },
	{ TEXT("{} {\"}\":\"\\\"{\"}{}"),
	    "1<{}>;1:4<{\"}\":\"\\\"{\"}>;1:15<{}>;" },
	{ TEXT("{\n \"a\": [\n]}\n"), "1<{\\x0A \"a\": [\\x0A]}>;" },
	{ TEXT("[{\"a\":1}, {},\n{}]\n{}"),
	    "1:2<{\"a\":1}>;1:11<{}>;2<{}>;3<{}>;" },
	{ TEXT("[{\"a\":1 2}]\n{}"), "1:2<{\"a\":1 2}]\\x0A>!json@1:9;2<{}>;" },
	{ TEXT("[{\"a\":1 2},\n{},\n{}]\n]"),
	    "1:2<{\"a\":1 2},\\x0A>!json@1:9;2<{}>;3<{}>;4<]>!json@4:1;" },
	{ TEXT("[1,]{}"), "1:2<1>;1:4<]>!json@1:4;1:5<{}>;" },
	{ TEXT("[{}[{},,\n{}\n1],"), "1:2<{}>;1<[>!json@1:1;1:5<{}>;"
	    "2<{>!json@2:1;2<{}>;3<1>!json@3:1;3<1>;3:3<,>!json@3:3;" },
	{ TEXT("[{},\n[{}]\n[{1}\n[{}]"), "1:2<{}>;1<[>!json@1:1;2:2<{}>;"
	    "3:2<{1}\\x0A>!json@3:3;4:2<{}>;" },
	{ TEXT("[{1}\n{}{}]\n[{}{}"), "1:2<{1}\\x0A>!json@1:3;2<{}>;2:3<{}>;"
	    "3:2<{}>;3:4<{>!json@3:4;3:4<{}>;3<[>!json@3:1;" },
	{ TEXT("{}\n\0\n{}"), "1<{}>;2<\\x00\\x0A>!nul@2:1;3<{}>;" },
	{ TEXT("[{}\n"), "1:2<{}>;1<[>!json@1:1;" },
	{ TEXT("{\"a\":1\n{\"b\":2}\n"),
	    "1<{\"a\":1\\x0A>!json@1:7;2<{\"b\":2}>;" },
	{ TEXT("{\"a\":1,\n{\"b\":2}\n"),
	    "1<{\"a\":1,\\x0A>!json@1:8;2<{\"b\":2}>;" },
	{ TEXT("{\"a\":[1}\n{}"), "1<{\"a\":[1}\\x0A>!json@1:8;2<{}>;" },
	{ TEXT("{\"a\":1]}\n{}"), "1<{\"a\":1]}\\x0A>!json@1:7;2<{}>;" },
	{ TEXT("{\"a\nb\":1}\n{}"), "1<{\"a\\x0Ab\":1}\\x0A>!json@1:2;3<{}>;" },
	{ TEXT("},{}\n {}\n{}"), "1<},{}\\x0A {}\\x0A>!json@1:1;3<{}>;" },
	{ TEXT("{{{{\n"), "1<{{{{\\x0A>!json@1:2;" },
	{ TEXT("{{{{}\n{}"), "1<{{{{}\\x0A>!json@1:2;2<{}>;" },
	{ TEXT("{\"a\" [\n[1],\n[2]\n{}]}\n{}"),
	    "1<{\"a\" [\\x0A[1],\\x0A[2]\\x0A>!json@1:6;4<{}>;"
	    "4:3<]}\\x0A>!json@4:3;5<{}>;" },
	{ TEXT("[[[[{\"a\":[1}]]]]{}\n{}"),
	    "1<[[[[{\"a\":[1}]]]]{}\\x0A>!json@1:12;2<{}>;" },
	{ TEXT("[ \n\"a\", 2] {}"), "1<[ \\x0A\"a\", 2]>;2:9<{}>;" },
	{ TEXT("["), "1<[>!json@1:1;" },
	{ TEXT("# c {\n{} # d\n{}"), "2<{}>;3<{}>;" },
	{ TEXT(BOM "{}\n" BOM "{}\n"), "1<{}>;2:2<{}>;" },
	{ TEXT("{} {\"\xE2\x99\xA5\xE9\":1}"),
	    "1<{}>;1:4<{\"\xE2\x99\xA5\\xE9\":1}>!utf-8@1:7;" },
	{ TEXT("{\r\n\"a\":\"\0\"}"), "1<{\\x0D\\x0A\"a\":\"\\x00\"}>!nul@2:6;" },
	{ TEXT("{\0[{}]}\n{}"), "1<{\\x00[{}]}\\x0A>!nul@1:2;2<{}>;" },
	{ TEXT("{\"a\":"), "1<{\"a\":>!json@1:6;" },
	{ TEXT("{\n\n\"a\"\n}{}"), "1<{\\x0A\\x0A\"a\"\\x0A}{}>!json@4:1;" },
	{ TEXT("[{}]]\n{}"), "1:2<{}>;1:5<]\\x0A>!json@1:5;2<{}>;" },
	{ TEXT("\xFF{}"), "1<\\xFF{}>!utf-8@1:1;" },
	{ TEXT("\xFF"), "1<\\xFF>!utf-8@1:1;" },
	{ TEXT("\xFE\xFF\0{"), "1<\\xFE\\xFF\\x0A>!utf-16@1:1;" },
};

/* len bytes of 'x', then the end, then a line that must be read correctly. */
static void
test_long_lines(void)
{
	static const struct {
		size_t len;
		const char *end;
		bool good;
	} cases[] = {
		{ LINE_LIMIT - 1, "\n", true }, { LINE_LIMIT, "\n", true },
		{ LINE_LIMIT, "\r\n", true }, { LINE_LIMIT, "", true },
		{ LINE_LIMIT + 1, "\n", false }, { LINE_LIMIT + 1, "\r\n", false },
		{ LINE_LIMIT + 1, "", false }, { LINE_LIMIT + 2, "\n", false },
		{ 8 * LINE_LIMIT, "\n", false }, { 40 * LINE_LIMIT, "\r\n", false },
	};

	for (size_t i = 0; i < countof(cases); i++) {
		struct buf in = { NULL, 0, 0 };
		size_t len = cases[i].len, most = LINE_LIMIT;
		struct fed f;
		struct line l;

		buf_reserve(&in, len);
		memset(in.data, 'x', len);
		in.len = len;
		buf_str(&in, cases[i].end);
		if (*cases[i].end)
			buf_str(&in, "after\n");
		f = feed(buf_view(&in), 5000);
		ok(reader_line(f.reader, &l) == READ_OK && l.number == 1 &&
		    l.text.len == (len < most ? len : most) &&
		    (cases[i].good ? !l.fault : l.fault &&
		    strcmp(l.fault->code, "long") == 0 &&
		    l.fault->column == most + 1),
		    "a line of %zu bytes, row %zu", len, i);
		if (!cases[i].good)
			is_str(l.fault->text, "line is longer than 65536 bytes",
			    "what is wrong with row %zu", i);
		if (*cases[i].end)
			ok(reader_line(f.reader, &l) == READ_OK && !l.fault &&
			    l.number == 2 && text_is(l.text, "after"),
			    "the line after row %zu", i);
		ok(reader_line(f.reader, &l) == READ_END, "the end of row %zu",
		    i);
		end_feed(&f);
		buf_free(&in);
	}
}

static void
test_long_documents(void)
{
	static const enum mode modes[] = { DOCUMENTS, VALUES };

	for (size_t i = 0; i < countof(modes); i++) {
		bool json = modes[i] == VALUES;
		struct arena *arena = arena_create();
		struct buf in = { NULL, 0, 0 };
		enum read_status first, second;
		struct document d;
		struct fed f;

		buf_str(&in, json ? "[" : "x\n");
		while (in.len < DOCUMENT_LIMIT + 100)
			buf_str(&in, json ? "[1],\n" : "- x\n");
		in.data[json ? 0 : 2] = json ? '{' : '-';
		buf_str(&in, json ? "}\n{}\n" : "---\nb\n");
		if (json)
			memcpy(in.data, "{\"\":[", 5);
		f = feed(buf_view(&in), 65536);
		first = json ? reader_json(f.reader, arena, &d) :
		    reader_document(f.reader, &d);
		ok(first == READ_OK && d.fault.code &&
		    d.text.len <= DOCUMENT_LIMIT, "over the limit, row %zu", i);
		is_str(d.fault.code, "long", "its code, row %zu", i);
		second = json ? reader_json(f.reader, arena, &d) :
		    reader_document(f.reader, &d);
		ok(second == READ_OK && !d.fault.code &&
		    text_is(d.text, json ? "{}" : "b\n"),
		    "the one after it, row %zu", i);
		end_feed(&f);
		arena_free(arena);
		buf_free(&in);
	}
}

static void
test_document_limit(void)
{
	for (size_t more = 0; more < 2; more++) {
		struct buf in = { NULL, 0, 0 };
		struct document d;
		struct fed f;

		while (in.len < DOCUMENT_LIMIT)
			buf_str(&in, " a line of 16 b\n");
		in.len = DOCUMENT_LIMIT - 1 + more;
		memset(in.data + in.len - 20, 'x', 20);
		f = feed(buf_view(&in), 65536);
		ok(reader_document(f.reader, &d) == READ_OK && !d.fault.code == !more,
		    "a document of the limit and %zu bytes more", more);
		end_feed(&f);
		buf_free(&in);
	}
}

/* Each row hangs if the reader waits for more than it needs. */
static void
test_slow_pipe(void)
{
	static const struct {
		struct text input;
		const char *want;
		int lines;
	} peeks[] = {
		{ TEXT("\n \n# c\nAS 2S\n"), "AS 2S\n", 4 },
		{ TEXT("a\nb\n\nc\n"), "a\nb\n", 4 },
		{ TEXT("\r\n{\"a\":1}\r\n\r\nx\n"), "{\"a\":1}\r\n", 4 },
		{ TEXT(BOM "---\n"), "---\n", 1 },
		{ TEXT("A: 4H\n# c\nB: 5H\n\n"), "A: 4H\n# c\nB: 5H\n",
		    4 },
		{ TEXT("A: 4H\n[gin]\n"), "A: 4H\n[gin]\n", 2 },
		{ TEXT("A:4H\n"), "A:4H\n", 1 },
		{ TEXT("{a: 4H}\n"), "{a: 4H}\n", 1 },
	};

	for (size_t i = 0; i < countof(peeks); i++) {
		struct text t = peeks[i].input;
		struct reader *r;
		struct text got;
		int ends[2];

		if (pipe(ends) != 0 ||
		    write(ends[1], t.s, t.len) != (ssize_t)t.len)
			abort();
		r = reader_create(ends[0], "-");
		got = reader_peek(r, input_wants_more);
		ok(text_starts(got, peeks[i].want), "reader_peek, row %zu", i);
		for (int line = 0; line < peeks[i].lines; line++)
			ok(reader_line(r, &(struct line){ .number = 0 }) ==
			    READ_OK, "a line without another read, row %zu", i);
		reader_free(r);
		close(ends[0]);
		close(ends[1]);
	}
}

/* Text or YAML: the line that decides may come after the first. */
static void
test_slow_paragraph(void)
{
	static const struct text input = TEXT("name: A\n# c\nhand: 4H\n");
	struct fed f = feed(input, 1);

	is_str(text_equal(reader_peek(f.reader, input_wants_more), input) ?
	    "all of it" : "less",
	    "all of it", "a mapping that comes byte by byte");
	end_feed(&f);
}

static void
test_descriptors(void)
{
	struct reader *r = reader_create(open(".", O_RDONLY), "here");
	struct text three = TEXT("one\ntwo\nthree\n");
	static char line[400000];
	struct line l;
	struct fed f;
	int count = 0;

	is_str(reader_file(r), "here", "reader_file");
	ok(reader_line(r, &l) == READ_ERROR, "a directory cannot be read");
	is_int(reader_errno(r), EISDIR, "and the reason is kept");
	ok(reader_line(r, &l) == READ_ERROR, "it stays so");
	reader_free(r);

	/* The rest of a line too long is read with the next line. */
	memset(line, 'x', sizeof(line));
	f = feed((struct text){ line, sizeof(line) }, 65536);
	ok(reader_line(f.reader, &l) == READ_OK && l.fault, "a line too long");
	close(f.fd);
	ok(reader_line(f.reader, &l) == READ_ERROR, "its rest cannot be read");
	is_int(reader_errno(f.reader), EBADF, "and the reason is kept");
	end_feed(&f);

	f = feed(three, 1);
	fcntl(f.fd, F_SETFL, O_NONBLOCK);
	while (reader_line(f.reader, &l) == READ_OK)
		count++;
	is_int(count, 3, "a descriptor that does not block is waited for");
	is_int(reader_errno(f.reader), 0, "which is no error");
	end_feed(&f);
}

int
main(void)
{
	plan(0);
	/* A hang is a failure too. */
	alarm(60);
	test_rows(LINES, lines, countof(lines));
	test_rows(DOCUMENTS, documents, countof(documents));
	test_rows(VALUES, values, countof(values));
	test_long_lines();
	test_long_documents();
	test_document_limit();
	test_slow_pipe();
	test_slow_paragraph();
	test_descriptors();
	return tap_done();
}
