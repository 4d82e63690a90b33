/*
 * Owns memory: running out of it, the arena, the string buffer; and numbers in
 * text, both ways. text.c owns the meaning of other bytes.
 */
#include "base/util.h"

#include <assert.h>
#include <stdalign.h>
#include <stdio.h> /* vsnprintf only */
#include <stdlib.h>
#include <string.h>

#include "base/poison.h"

#define ARENA_BLOCK 65536
#define MONEY_MAX INT64_C(100000000000000000) /* in hundredths */

/*
 * Of an arena only the pieces handed out may be accessed; AddressSanitizer
 * guards the rest, and a gap after each piece.
 */
#define ARENA_GAP (POISONS ? sizeof(max_align_t) : 0)

/* The only global variable of the library: there is only one heap, too. */
static void (*out_of_memory)(void) = abort;

void
util_oom_handler(void (*handler)(void))
{
	out_of_memory = handler;
}

_Noreturn void
util_out_of_memory(void)
{
	out_of_memory();
	abort(); /* GCOVR_EXCL_LINE: the handler does not return */
}

void *
util_alloc(size_t size)
{
	void *p = malloc(size ? size : 1);

	if (!p)
		util_out_of_memory();
	return p;
}

void *
util_realloc(void *old, size_t size)
{
	void *p = realloc(old, size);

	if (!p)
		util_out_of_memory();
	return p;
}

/* a + b, or out of memory where no such size exists. */
static size_t
add_sizes(size_t a, size_t b)
{
	/* Not reached: memory runs out before such a size. */
	if (a > SIZE_MAX / 2 || b > SIZE_MAX / 2) /* GCOVR_EXCL_BR_LINE */
		util_out_of_memory(); /* GCOVR_EXCL_LINE */
	return a + b;
}

/* Arena */

struct block {
	struct block *next;
	size_t size, used;
	alignas(max_align_t) char data[];
};

/* The first block stays; blocks are linked newest first, the first one last. */
struct arena {
	struct block *newest, *first;
};

static struct block *
block_create(size_t size, struct block *next)
{
	struct block *b = util_alloc(add_sizes(sizeof(*b), size));

	b->next = next;
	b->size = size;
	b->used = 0;
	ASAN_POISON_MEMORY_REGION(b->data, size);
	return b;
}

struct arena *
arena_create(void)
{
	struct arena *a = util_alloc(sizeof(*a));

	a->first = a->newest = block_create(ARENA_BLOCK, NULL);
	return a;
}

void
arena_free(struct arena *a)
{
	if (!a)
		return;
	arena_reset(a);
	free(a->first);
	free(a);
}

void *
arena_alloc(struct arena *a, size_t size)
{
	const size_t unit = alignof(max_align_t);
	struct block *b = a->newest;
	size_t taken = add_sizes(size, unit - 1 + ARENA_GAP) / unit * unit;
	void *p;

	if (taken > b->size - b->used) {
		size_t room = taken > ARENA_BLOCK ? taken : ARENA_BLOCK;

		b = a->newest = block_create(room, b);
	}
	p = b->data + b->used;
	b->used += taken;
	ASAN_UNPOISON_MEMORY_REGION(p, size);
	return memset(p, 0, size);
}

char *
arena_copy(struct arena *a, const char *s, size_t len)
{
	char *copy = arena_alloc(a, add_sizes(len, 1));

	if (len > 0)
		memcpy(copy, s, len);
	return copy;
}

struct text
arena_text(struct arena *a, struct text t)
{
	return (struct text){ arena_copy(a, t.s, t.len), t.len };
}

void
arena_reset(struct arena *a)
{
	while (a->newest != a->first) {
		struct block *b = a->newest;

		a->newest = b->next;
		free(b);
	}
	a->first->used = 0;
	ASAN_POISON_MEMORY_REGION(a->first->data, a->first->size);
}

/* Buffer */

void
buf_free(struct buf *b)
{
	free(b->data);
	*b = (struct buf){ NULL, 0, 0 };
}

struct text
arena_buf(struct arena *a, struct buf *b)
{
	struct text t = arena_text(a, buf_view(b));

	buf_free(b);
	return t;
}

struct text
arena_joined(struct arena *a, struct text first, char between,
    struct text second)
{
	size_t len = first.len + 1 + second.len;
	char *s = arena_alloc(a, len);

	memcpy(s, first.s, first.len);
	s[first.len] = between;
	memcpy(s + first.len + 1, second.s, second.len);
	return (struct text){ s, len };
}

void
buf_reserve(struct buf *b, size_t more)
{
	size_t need = add_sizes(add_sizes(b->len, more), 1);
	size_t size = b->size ? b->size : 128;

	if (need <= b->size)
		return;
	while (size < need)
		size = add_sizes(size, size);
	b->data = util_realloc(b->data, size);
	b->size = size;
}

/* Numbers */

int
hex_digit(char c)
{
	static const char digits[] = "0123456789abcdef";
	const char *d = memchr(digits, char_lower(c), 16);

	return d ? (int)(d - digits) : -1;
}

/*
 * Append the digits that t starts with, at most most of them, to *value;
 * returns how many, 0 also if the value would exceed limit.
 */
static size_t
take_digits(struct text *t, size_t most, int64_t limit, int64_t *value)
{
	size_t n = 0;

	while (n < most && n < t->len && is_digit(t->s[n])) {
		int digit = t->s[n] - '0';

		if (*value > (limit - digit) / 10)
			return 0;
		*value = *value * 10 + digit;
		n++;
	}
	*t = text_skip(*t, n);
	return n;
}

/* Take the whole part of a number, of which zero has one digit. */
static bool
take_whole(struct text *t, int64_t limit, bool *minus, int64_t *n)
{
	size_t digits;
	bool zero;

	*minus = t->len && *t->s == '-';
	*t = text_skip(*t, *minus);
	zero = t->len && *t->s == '0';
	digits = take_digits(t, t->len, limit, n);
	return digits == 1 || (digits && !zero);
}

bool
text_number(struct text t, long min, long max, long *value)
{
	int64_t n = 0;
	bool minus;

	if (!take_whole(&t, INT64_MAX, &minus, &n) || t.len || (minus && !n))
		return false;
	n = minus ? -n : n;
	if (n < min || n > max)
		return false;
	*value = (long)n;
	return true;
}

bool
text_money(struct text t, int64_t *hundredths)
{
	size_t decimals = 0;
	int64_t n = 0;
	bool minus;

	if (!take_whole(&t, MONEY_MAX / 100, &minus, &n))
		return false;
	if (t.len > 0 && t.s[0] == '.') {
		t = text_skip(t, 1);
		decimals = take_digits(&t, 2, MONEY_MAX, &n);
		if (decimals == 0)
			return false;
	}
	for (; decimals < 2; decimals++)
		n *= 10;
	if (t.len > 0 || (minus && n == 0))
		return false;
	*hundredths = minus ? -n : n;
	return true;
}

/* Write two digits at a time, from the last; returns where they end. */
static char *
put_digits(char *to, unsigned long n)
{
	static const char pairs[] =
	    "00010203040506070809" "10111213141516171819"
	    "20212223242526272829" "30313233343536373839"
	    "40414243444546474849" "50515253545556575859"
	    "60616263646566676869" "70717273747576777879"
	    "80818283848586878889" "90919293949596979899";
	unsigned long rest = n;
	char *end = to + 1, *at;

	for (; rest >= 100; rest /= 100)
		end += 2;
	at = end += rest >= 10;
	for (; n >= 100; n /= 100)
		memcpy(at -= 2, pairs + 2 * (n % 100), 2);
	if (n >= 10)
		memcpy(to, pairs + 2 * n, 2);
	else
		*to = (char)('0' + n);
	return end;
}

char *
int_put(char *to, long value)
{
	if (value >= 0)
		return put_digits(to, (unsigned long)value);
	*to++ = '-';
	return put_digits(to, 0ul - (unsigned long)value);
}

void
buf_int(struct buf *b, long value)
{
	buf_wrote(b, int_put(buf_room(b, INT_ROOM), value));
}

void
buf_money(struct buf *b, int64_t hundredths)
{
	uint64_t n = hundredths < 0 ? 0u - (uint64_t)hundredths
	                            : (uint64_t)hundredths;
	unsigned cents = (unsigned)(n % 100);

	buf_printf(b, "%s%llu", hundredths < 0 ? "-" : "",
	    (unsigned long long)(n / 100));
	if (cents > 0)
		buf_printf(b, ".%02u", cents);
}

void
buf_vprintf(struct buf *b, const char *format, va_list args)
{
	va_list again;
	int len;

	assert(format);
	va_copy(again, args);
	len = vsnprintf(NULL, 0, format, again);
	va_end(again);
	assert(len >= 0);
	buf_reserve(b, (size_t)len);
	vsnprintf(b->data + b->len, (size_t)len + 1, format, args);
	b->len += (size_t)len;
}

void
buf_printf(struct buf *b, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	buf_vprintf(b, format, args);
	va_end(args);
}
