/* Owns records as text: see said.h. */
#include "said-words.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

static void
copy(char *to, size_t size, const char *from, size_t n)
{
	snprintf(to, size, "%.*s", (int)n, from);
}

static const char *
read_verb(struct said_seat *seat, const char *s)
{
	static const char *const verbs[] = { "declare", "show", "knock",
		"down", "out", "gin", "rummy" };

	for (size_t i = 0; i < sizeof(verbs) / sizeof(*verbs); i++) {
		size_t n = strlen(verbs[i]);

		if (strncmp(s, verbs[i], n) != 0 || (s[n] && s[n] != ' '))
			continue;
		copy(seat->verb, sizeof(seat->verb), s, n);
		s += n;
	}
	return s + (*s == ' ');
}

static void
read_seat(struct said *r, const char *s)
{
	struct said_seat *seat = &r->seats[r->nseats];
	const char *colon = strstr(s, ": "), *arrow = strstr(s, " => ");

	if (r->nseats == SAID_SEATS) {
		r->failed = true;
		return;
	}
	memset(seat, 0, sizeof(*seat));
	r->nseats++;
	if (colon && (!arrow || colon < arrow) && isalpha((unsigned char)*s)) {
		copy(seat->name, sizeof(seat->name), s, (size_t)(colon - s));
		s = colon + 2;
	}
	s = read_verb(seat, s + strspn(s, " "));
	arrow = strstr(s, "=> ");
	copy(seat->body, sizeof(seat->body), s, arrow ? (size_t)(arrow - s) :
	    strlen(s));
	while (*seat->body && seat->body[strlen(seat->body) - 1] == ' ')
		seat->body[strlen(seat->body) - 1] = '\0';
	if (arrow)
		copy(seat->result, sizeof(seat->result), arrow + 3,
		    strlen(arrow + 3));
}

static void
read_line(struct said *r, char *s)
{
	char *close = *s == '[' ? strchr(s, ']') : NULL;

	if (strncmp(s, "#: ", 3) == 0) {
		if (r->n < SAID_STATEMENTS)
			copy(r->statements[r->n++], SAID_LINE, s + 3,
			    strlen(s + 3));
		return;
	}
	if (!*s || *s == '#')
		return;
	if (close) {
		copy(r->context, sizeof(r->context), s,
		    (size_t)(close - s) + 1);
		s = close + 1;
		s += *s == ' ';
		if (!*s)
			return;
	}
	r->failed |= *s == '!';
	read_seat(r, s);
}

void
said_read(struct said *r, char *text)
{
	r->nseats = r->n = 0;
	r->failed = false;
	*r->context = '\0';
	while (*text) {
		size_t n = strcspn(text, "\n");
		bool end = !text[n];

		text[n] = '\0';
		read_line(r, text);
		text += n + !end;
	}
}

void
said_write(const struct said *r, char *text, size_t size)
{
	size_t n = (size_t)snprintf(text, size, "%s\n", r->context);

	for (int i = 0; i < r->nseats && n < size; i++) {
		const struct said_seat *s = &r->seats[i];

		n += (size_t)snprintf(text + n, size - n, "%s%s%s%s%s\n",
		    s->name, *s->name ? ": " : "", s->verb,
		    *s->verb ? " " : "", s->body);
	}
}

void
said_free(struct said *r)
{
	char body[SAID_LINE];

	for (int i = 0; i < r->nseats; i++) {
		struct said_seat *seat = &r->seats[i];

		if (*seat->verb || !strpbrk(seat->body, "|/>"))
			continue;
		line_free(body, seat->body, "|/>");
		memcpy(seat->body, body, sizeof(body));
	}
}
