/* Owns lines of cards as words: see said-words.h. */
#include "said-words.h"

#include <stdio.h>
#include <string.h>

void
line_split(struct words *w, const char *s)
{
	w->n = 0;
	while (*s && w->n < WORDS) {
		size_t len = strcspn(s, " ");

		snprintf(w->word[w->n++], sizeof(w->word[0]), "%.*s", (int)len,
		    s);
		s += len;
		s += strspn(s, " ");
	}
}

void
line_join(const struct words *w, char *body)
{
	size_t len = 0;

	*body = '\0';
	for (int i = 0; i < w->n && len < SAID_LINE; i++)
		len += (size_t)snprintf(body + len, SAID_LINE - len, "%s%s",
		    i ? " " : "", w->word[i]);
}

int
line_find(const struct words *w, const char *word, int from)
{
	while (from < w->n && strcmp(w->word[from], word) != 0)
		from++;
	return from;
}

void
line_drop(struct words *w, int at)
{
	w->n--;
	memmove(w->word[at], w->word[at + 1],
	    (size_t)(w->n - at) * sizeof(w->word[0]));
}

void
line_put(struct words *w, int at, const char *word)
{
	memmove(w->word[at], word, strnlen(word, WORD - 1) + 1);
}

void
line_insert(struct words *w, int at, const char *word)
{
	if (w->n == WORDS)
		return;
	memmove(w->word[at + 1], w->word[at],
	    (size_t)(w->n - at) * sizeof(w->word[0]));
	w->n++;
	line_put(w, at, word);
}

void
line_free(char *to, const char *body, const char *signs)
{
	struct words w;

	line_split(&w, body);
	for (int i = strchr(body, '+') ? line_find(&w, "+", 0) : 0; i < w.n; i++)
		if (strcmp(w.word[i], "for") == 0) {
			line_drop(&w, i); /* in the place of a joker */
			line_drop(&w, i--);
		} else if (strchr(signs, *w.word[i])) {
			line_drop(&w, i--);
		}
	if (w.n > 0 && *w.word[0] == '-')
		line_insert(&w, 0, "/");
	line_join(&w, to);
}

void
line_signs(char *layout, const char *told, size_t size)
{
	static const char *const words[] = { " laid off", " left over",
		" discarded" };
	size_t n = 0, len;

	for (*layout = '\0'; *told && n < size; told += len + strspn(told +
	    len, ", ")) {
		char sign[3] = "", part[SAID_LINE], *at;

		len = strcspn(told, ",");
		snprintf(part, sizeof(part), "%.*s", (int)len, told);
		for (int i = 0; i < 3; i++) {
			if (!(at = strstr(part, words[i])))
				continue;
			sign[0] = ">/-"[i];
			sign[1] = ' ';
			*at = '\0';
		}
		n += (size_t)snprintf(layout + n, size - n, "%s%s%s",
		    n ? " " : "", sign, part);
	}
}
