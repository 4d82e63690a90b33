/*
 * Owns the search of small hands: every choice in turn, in the order of the
 * search with memoization and with its bounds, but nothing is kept.  So few
 * states are met again there that looking them up costs more than it saves.
 * Gives up when it takes long.
 */
#include "search-inside.h"

#include <string.h>

#define CARDS_MAX 400 /* decided before it gives up */

struct choice {
	const struct way *way;
	bool kept;
};

struct dive {
	struct search *search;
	int cards; /* that may still be decided */
	bool found;
	uint64_t value; /* the best so far, before that the budget */
	struct choice path[SHAPES_MAX], best[SHAPES_MAX];
	int n, nbest;
};

/* The shapes of a path, sorted. */
static void
list_shapes(const struct choice *path, int n, struct shape *list)
{
	for (int i = 0; i < n; i++) {
		list[i] = path[i].way->shape;
		list[i].kept = path[i].kept;
	}
	shapes_sort(list, n);
}

/* Is the path listed before the best, which has as many shapes? */
static bool
is_listed_first(const struct dive *d)
{
	struct shape ours[SHAPES_MAX], best[SHAPES_MAX];

	list_shapes(d->path, d->n, ours);
	list_shapes(d->best, d->n, best);
	return shapes_come_before(ours, best, d->n);
}

/* Every card is decided. */
static void
arrive(struct dive *d, const struct state *t, uint64_t cost)
{
	uint64_t end = search_end(d->search, t);

	if (end == NO_VALUE || cost + end > d->value)
		return;
	if (d->found && cost + end == d->value && !is_listed_first(d))
		return;
	d->found = true;
	d->value = cost + end;
	d->nbest = d->n;
	memcpy(d->best, d->path, (size_t)d->n * sizeof(d->path[0]));
}

static void go_on(struct dive *, struct state, uint64_t cost);

static void
lay(struct dive *d, const struct state *t, const struct way *w, bool kept,
    uint64_t cost)
{
	struct state after = *t;

	search_lay(d->search, &after, w, kept);
	d->path[d->n++] = (struct choice){ w, kept };
	go_on(d, after, cost + w->cost);
	d->n--;
}

/* Lay every run and every set that the card at the cursor can start. */
static void
lay_ways(struct dive *d, const struct state *t, uint64_t cost)
{
	const struct search *s = d->search;
	struct view view = { .search = s, .state = t };
	uint32_t i = s->begin[t->cursor];

	while (i < s->end[t->cursor]) {
		const struct way *w = &s->ways[i];
		bool keep = t->pure && shape_is_pure(&w->shape);

		if (!search_may_begin(&view, w)) {
			i = w->next;
			continue;
		}
		i++;
		if (!search_may_lay(&view, w))
			continue;
		lay(d, t, w, keep, cost);
		if (keep && search_must_choose_kept(s, t, w))
			lay(d, t, w, false, cost);
	}
}

/* From a state on, which it has cost so much to come to. */
static void
go_on(struct dive *d, struct state t, uint64_t cost)
{
	struct search *s = d->search;

	for (;;) {
		t.cursor = (uint8_t)search_next_card(s, &t);
		if (t.cursor == s->n) {
			arrive(d, &t, cost);
			return;
		}
		if (cost > d->value || prices_exceed(s, &t, d->value - cost) ||
		    --d->cards < 0)
			return;
		lay_ways(d, &t, cost);
		cost += search_stay_out(s, &t);
	}
}

bool
search_dive(struct search *s, uint64_t *worst, struct search_result *out)
{
	/* Beyond what prices say that it must cost; at last all is tried. */
	static const uint64_t steps[] = { VALUE(4, 0, 0), VALUE(16, 0, 0),
		VALUE(64, 0, 0), NO_VALUE };
	struct dive d = { .search = s, .cards = CARDS_MAX };
	uint64_t bound;

	prices_set(s, &s->start);
	bound = prices_bound(s, &s->start);
	for (size_t i = 0; i < countof(steps) && !d.found; i++) {
		d.value = steps[i] < *worst && bound + steps[i] < *worst ?
		    bound + steps[i] : *worst;
		go_on(&d, s->start, 0);
		if (d.cards < 0)
			return false;
		if (d.value == *worst)
			break;
	}
	*worst = d.value;
	out->found = d.found;
	out->n = d.nbest;
	list_shapes(d.best, d.nbest, out->shapes);
	return true;
}
