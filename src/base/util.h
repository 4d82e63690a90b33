/*
 * What every room needs: the arena that one record lives in, a growing string
 * buffer, slices of text, and the one way to report broken input.  Nothing here
 * does input or output.
 */
#ifndef UTIL_H
#define UTIL_H

#include <assert.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define countof(a) (sizeof(a) / sizeof((a)[0]))

#if defined(__GNUC__)
#define PRINTF(fmt, args) __attribute__((format(printf, fmt, args)))
/* Never inlined, so its locals cost the caller nothing. */
#define APART __attribute__((noinline))
/* Always inlined, so that what its callers pass as constants costs nothing. */
#define WITHIN __attribute__((always_inline)) inline
#else
#define PRINTF(fmt, args)
#define APART
#define WITHIN inline
#endif
/* An array that is filled before it is read: hardening would clear it each time. */
#if defined(__clang__) || (defined(__GNUC__) && __GNUC__ >= 12)
#define FILLED_LATER __attribute__((uninitialized))
#else
#define FILLED_LATER
#endif

static inline int
min_of(int a, int b)
{
	return a < b ? a : b;
}

static inline int
max_of(int a, int b)
{
	return a > b ? a : b;
}

/* Set what is called when memory runs out, else abort; it must not return. */
void util_oom_handler(void (*handler)(void));

/* Memory has run out: call the handler. */
_Noreturn void util_out_of_memory(void);

/* malloc and realloc that call the handler in place of returning NULL. */
void *util_alloc(size_t size);
void *util_realloc(void *old, size_t size);

/* A slice of bytes with another owner; may contain NUL, need not end in one. */
struct text {
	const char *s;
	size_t len;
};

#define TEXT(literal) ((struct text){ literal, sizeof(literal) - 1 })

/* The string without its NUL; it must outlive the slice. */
struct text text_of(const char *s);

/* Is t the string s, byte for byte? */
static inline bool
text_is(struct text t, const char *s)
{
	return (t.len == 0 || *t.s == *s) && strlen(s) == t.len &&
	    memcmp(t.s, s, t.len) == 0;
}

bool text_equal(struct text a, struct text b);
/* The same, ignoring ASCII case; the locale does not matter. */
bool text_equal_nocase(struct text a, struct text b);

static inline bool
text_is_nocase(struct text t, const char *s)
{
	return (t.len == 0 || (*t.s | 0x20) == (*s | 0x20)) &&
	    text_equal_nocase(t, text_of(s));
}

/* Does it start with the bytes of s? */
static inline bool
text_starts(struct text t, const char *s)
{
	size_t len = strlen(s);

	return t.len >= len && memcmp(t.s, s, len) == 0;
}

/* The value of a hexadecimal digit; -1: it is none. */
int hex_digit(char);

/* Is t one of the names? */
bool text_among(struct text t, const char *const *names, size_t count);
/* Is it one of these words with blanks between, ignoring case? */
bool text_in(struct text t, const char *words);

static inline char
char_lower(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static inline bool
is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static inline bool
is_letter(char c)
{
	return (c | 0x20) >= 'a' && (c | 0x20) <= 'z';
}

static inline bool
is_blank(char c)
{
	return c == ' ' || c == '\t';
}

/* A blank, or part of the end of a line. */
static inline bool
is_white(char c)
{
	return is_blank(c) || c == '\r' || c == '\n';
}

/* How many bytes of it a message repeats, at most that many: for "%.*s". */
static inline int
text_shown(struct text t, size_t most)
{
	return (int)(t.len < most ? t.len : most);
}

/* How many characters of this kind (is_digit, is_letter) t starts with. */
static inline size_t
text_span(struct text t, bool (*is)(char))
{
	size_t n = 0;

	while (n < t.len && is(t.s[n]))
		n++;
	return n;
}

/* The byte of the line after blanks from at on. */
static inline size_t
text_past_blanks(struct text line, size_t at)
{
	while (at < line.len && is_blank(line.s[at]))
		at++;
	return at;
}

/* The next word from *at on, *at behind it; empty at the end of the line. */
static inline struct text
text_word(struct text line, size_t *at)
{
	size_t start = text_past_blanks(line, *at);

	for (*at = start; *at < line.len && !is_blank(line.s[*at]);)
		++*at;
	return (struct text){ line.s + start, *at - start };
}

/* t without blanks and tabs at either end. */
struct text text_trim(struct text t);

/* t without its first n bytes; n at most t.len. */
static inline struct text
text_skip(struct text t, size_t n)
{
	assert(n <= t.len);
	return n ? (struct text){ t.s + n, t.len - n } : t;
}

/*
 * The part of *rest before the first such byte, or all of it; *rest becomes
 * what follows that byte, NULL if there is none.
 */
static inline struct text
text_until(struct text *rest, char end)
{
	struct text before = *rest;
	const char *at = before.len ? memchr(before.s, end, before.len) : NULL;

	*rest = (struct text){ NULL, 0 };
	if (at) {
		*rest = (struct text){ at + 1,
			before.len - (size_t)(at + 1 - before.s) };
		before.len = (size_t)(at - before.s);
	}
	return before;
}

/* The next line of *rest, as text_until, without a CR before its LF. */
struct text text_line(struct text *rest);

/*
 * A whole decimal number without leading zeros ("0", "-3", "12"), within [min,
 * max].  False, *value untouched, for anything else.
 */
bool text_number(struct text t, long min, long max, long *value);
/*
 * The same of an amount with at most two decimals ("4", "0.5", "-3.25") in
 * hundredths, within +-10^17.
 */
bool text_money(struct text t, int64_t *hundredths);

/* The nearest of the names, if t may be a misspelling of it; else NULL. */
const char *text_nearest(struct text t, const char *const *names, size_t count);

/* Memory that is freed all at once. */
struct arena;
struct arena *arena_create(void);
void arena_free(struct arena *); /* or NULL */
/* Zeroed, aligned for any type; lives until the next reset. */
void *arena_alloc(struct arena *, size_t size);
/* Copies, with a NUL after them; they live until the next reset. */
char *arena_copy(struct arena *, const char *s, size_t len);
struct text arena_text(struct arena *, struct text t);
/* Two texts with a byte between. */
struct text arena_joined(struct arena *, struct text, char between,
    struct text);
/* Free everything allocated; keeps at most one block of memory. */
void arena_reset(struct arena *);

/* A growing string, empty when zeroed; NUL follows once anything was added. */
struct buf {
	char *data;
	size_t len, size;
};

void buf_free(struct buf *); /* it is empty again */
/* What it has, as long as it does not change; never NULL. */
static inline struct text
buf_view(const struct buf *b)
{
	return (struct text){ b->data ? b->data : "", b->len };
}

/* What it has, copied into the arena; the buffer is freed. */
struct text arena_buf(struct arena *, struct buf *);
void buf_reserve(struct buf *, size_t more);

/* The end, with room for that many bytes; buf_wrote sets the new end. */
static inline char *
buf_room(struct buf *b, size_t more)
{
	if (b->size - b->len <= more)
		buf_reserve(b, more);
	assert(b->data); /* there is room, so it is somewhere */
	return b->data + b->len;
}

static inline void
buf_wrote(struct buf *b, char *end)
{
	b->len = (size_t)(end - b->data);
	*end = '\0';
}

static inline void
buf_add(struct buf *b, const char *s, size_t len)
{
	char *to = buf_room(b, len);

	if (len > 0)
		memcpy(to, s, len);
	buf_wrote(b, to + len);
}

static inline void
buf_text(struct buf *b, struct text t)
{
	buf_add(b, t.s, t.len);
}

static inline void
buf_str(struct buf *b, const char *s)
{
	buf_add(b, s, strlen(s));
}

static inline void
buf_char(struct buf *b, char c)
{
	char *to = buf_room(b, 1);

	*to = c;
	buf_wrote(b, to + 1);
}

#define INT_ROOM 21 /* bytes of a number with its sign */

/* Write in decimal, without NUL, to INT_ROOM bytes; returns where it ends. */
char *int_put(char *to, long value);
void buf_int(struct buf *, long value);
/* Hundredths as "4", "-3.50": without decimals when whole. */
void buf_money(struct buf *, int64_t hundredths);
void buf_printf(struct buf *, const char *format, ...) PRINTF(2, 3);
void buf_vprintf(struct buf *, const char *format, va_list) PRINTF(2, 0);

/*
 * An input error: one lower-case sentence without a full stop that says what is
 * wrong and what to do, and its place, 0 or NULL where unknown.  line and
 * column count from 1, column in characters.  source, the whole faulty line,
 * lives as long as the record.
 */
struct error {
	const char *file;
	size_t line, column;
	struct text source;
	size_t before;    /* columns of the line that source leaves out */
	const char *code; /* short stable word, printed as why=CODE */
	char text[320];
};

/*
 * Fill e, unless it has an earlier error, which is kept, or is NULL: nobody asks
 * why.  The text is escaped and cut to fit; code must outlive e.  Always false,
 * to be returned.
 */
bool error_set(struct error *e, const char *code, size_t line, size_t column,
    const char *format, ...) PRINTF(5, 6);

/*
 * Set e, whatever it has, to say so if t holds a full-width character or a minus
 * sign (U+2212) that looks like one of ASCII; returns whether.
 */
bool error_twin(struct error *e, const char *code, size_t column,
    struct text t);

/* Set e to no error, like { .code = NULL } but without clearing the text. */
void error_clear(struct error *e);

/* The column, from 1, in characters, of the byte at offset in line. */
size_t utf8_column(struct text line, size_t offset);
/*
 * Length in bytes of the valid UTF-8 character that t starts with (1 to 4), its
 * code point in *point; 0 if t is empty or starts with none (overlong,
 * surrogate, cut, above 10FFFF).
 */
size_t utf8_decode(struct text t, uint32_t *point);
/* The same length, but 1 of a byte that starts no character; t not empty. */
size_t utf8_length(struct text t);
/* Is it a character?  U+xxFFFE and U+xxFFFF are not. */
bool utf8_is_character(uint32_t point);
/*
 * May it be in a line?  Not a control character, a line break to some programs
 * (NEL, LS, PS), or what is not a character.
 */
bool utf8_is_plain(uint32_t point);
/* Is it UTF-8, and each character such a one? */
bool utf8_all(struct text, bool (*is)(uint32_t point));
/* Is it a non-ASCII character that looks like a blank or is invisible? */
bool utf8_is_unseen(uint32_t point);
/* The columns that a terminal gives it: 0 if it combines, 2 if it is wide. */
int utf8_width(uint32_t point);
/*
 * t with a blank for each no-break space (U+00A0, U+202F) and byte order mark
 * (U+FEFF) outside double quotes, and a U+200E at its start: t itself, or a copy
 * in b with as many characters.  Bytes that are not UTF-8 stay.
 */
struct text text_blanks(struct text t, struct buf *b);
/*
 * How many bytes at the start of t are printable ASCII; and those that need no
 * escapes in any format, as neither quotes nor backslashes.
 */
size_t text_plain(struct text t);
size_t text_harmless(struct text t);
/*
 * Append t, writing as \xHH each byte of broken UTF-8, of a character that is
 * not plain, and of quotes and backslashes if also has them; else it is "".
 */
void buf_escaped(struct buf *, struct text t, const char *also);

#endif
