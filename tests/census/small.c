/*
 * All hands of a small deck, two copies of each card and two jokers, up to
 * CARDS cards, under every distinct combination of the keys of melds and gates
 * among the shipped rule sets and options: the program's solver and its layout
 * of a lost hand against brute force (deck.h).  Speaks TAP.
 *
 * The ranks lie around the ace, so that all that an ace may do is met; where a
 * card is turned, threes are wild.  Where a player must open, what a hand of the
 * smallest deck can open with is looked at, too.  As in the census suits are
 * alike, so a hand is looked at once, however its suits are named.
 *
 * RUMMY_DECK="RANKS SUITS CARDS" says which deck; without it there are three
 * decks with few cards.  Two processes look at half of the hands each.
 */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../oracle/compare.h"
#include "deck.h"
#include "greatest.h"
#include "judge/layout.h"
#include "rules/file.h"
#include "tap.h"

#define WORKERS 2
#define COMBINATIONS 48
#define OPENING_TYPES 13 /* kinds of cards; three times as many hands for each more */
#define LISTED 10

/*
 * More that are not shipped: a set of the book, and settings over it.  "%s" is
 * the ranks of the small deck, which are then all that the packs have, so that
 * 4 and Q are neighbours.
 */
static const char *const houses[][2] = {
	{ "gin", " deck.ranks=%s" },
	{ "gin", " deck.ranks=%s run.ace=high" },
	{ "deccan", " deck.ranks=%s run.ace=low" },
	{ "deccan", " deck.ranks=%s run.ace=high wild.above=true" },
	{ "scala-40", " wild.ranks=3 values.wild=rank" },
	{ "romme", " jokers.adjacent=false opening.min-runs=2 "
	    "opening.min-pure=1" },
	{ "indian-21", " same.min=2 declare.min-runs=2 "
	    "declare.min-pure=1 declare.pairs=none declare.triples=none "
	    "declare.wilds=none" },
	{ "indian-21", " same.min=2 declare.min-runs=2 "
	    "declare.min-pure=2 declare.pairs=2 declare.triples=2 "
	    "declare.wilds=3" },
	{ "indian-21", " same.min=2 same.counts-as=set lose.gate=ladder "
	    "declare.min-runs=2 declare.min-pure=1 declare.pairs=3 "
	    "declare.pair-jokers=true declare.rest-free=false "
	    "declare.triples=none declare.wilds=none" },
};

struct small {
	struct compare *compare;
	int nranks, suits, most;
	int ranks[13];
	char keys[COMBINATIONS][400]; /* met before */
	int ncombinations;
};

/* One combination. */
struct looking {
	struct small *small;
	const struct rules *rules;
	struct deck deck;
	bool opens;               /* a player must open: what hands open with */
	struct greatest greatest;
	int worker;
	uint64_t turn, hands, differing;
};

/* Around the ace: A 2 3 4 Q K. */
static void
choose_ranks(struct small *s)
{
	int high = s->nranks / 3;

	for (int i = 0; i < s->nranks; i++)
		s->ranks[i] = i < s->nranks - high ? ACE + i
		                                   : KING + 1 + i - s->nranks;
}

/* The keys that tell combinations apart; false: it has been seen. */
static bool
is_new(struct small *s, const struct rules *r)
{
	char *key = s->keys[s->ncombinations];
	int n = snprintf(key, sizeof(s->keys[0]), "%d %d %d|%d %d %d|%d %d %d"
	    "|%d %d|%d %d %llx|%d %d %d|%d|%d %d %d %d %d|", r->set_min, r->set_max,
	    r->set_suits, r->run_min, r->run_max, r->run_ace,
	    r->jokers_min_naturals, r->jokers_max_per_set,
	    r->jokers_max_per_run, r->jokers_natural_percent,
	    r->jokers_adjacent, r->wild_as_natural, r->wild_turned,
	    (unsigned long long)r->wild, r->declare_all, r->declare_min_runs,
	    r->declare_min_pure, r->lose_gate, r->opening_points,
	    r->opening_min_runs, r->opening_min_pure, r->melds_joker,
	    r->melds_ace_low);

	for (int size = 0; size <= s->most; size++)
		n += snprintf(key + n, sizeof(s->keys[0]) - (size_t)n, " %d",
		    steps_at(&r->jokers_max_by_size, size, -1));
	for (int i = 0; i < s->ncombinations; i++)
		if (strcmp(s->keys[i], key) == 0)
			return false;
	s->ncombinations++;
	assert(s->ncombinations < COMBINATIONS);
	return true;
}

static int
least(int a, int b)
{
	return a < b ? a : b;
}

/* Is it complete though not every card need be in a meld? */
static bool
is_complete(const struct looking *l, const struct deck_hand *h)
{
	int count[CARD_LIMIT] = { 0 };

	for (int t = 0; t < l->deck.ntypes; t++)
		count[l->deck.types[t]] = h->counts[t];
	return is_complete_otherwise(l->rules, l->deck.rules, count, h->size);
}

/* What a lost hand counts, by the rules of the gates. */
static int
lost(const struct looking *l, const struct deck_hand *h, int all, bool has_pure)
{
	const struct rules *r = l->rules;
	const struct deck *d = &l->deck;
	int met = d->best[r->declare_min_runs][r->declare_min_pure][h->number];

	if (is_complete(l, h))
		return 0;
	switch (r->lose_gate) {
	case GATE_NONE:
		return d->best[0][0][h->number];
	case GATE_TWO_SEQUENCES:
		return least(met, all);
	case GATE_LADDER:
		return has_pure ? least(met, all - deck_best_pure(d, h)) : all;
	case GATE_PURE_RUNS:
		return least(met, all - deck_pure_runs(d, h));
	case GATE_PURE_ONLY:
		return has_pure ? d->best[1][1][h->number] : all;
	}
	return -1;
}

static int
lost_points(const struct rules *r, int counted, bool has_pure)
{
	int points = counted;

	if (r->lose_cap != KEY_NONE && (points > r->lose_cap ||
	    (r->lose_no_pure == NO_PURE_FLAT && !has_pure)))
		points = r->lose_cap;
	return (points + r->lose_round_to / 2) / r->lose_round_to *
	    r->lose_round_to;
}

/* Is the arrangement of the hand what it says? */
static bool
is_sound(const struct looking *l, const struct hand *h,
    const struct arrangement *a, int deadwood, const struct demand *demand)
{
	struct hand rest = *h;
	int runs = 0, pure = 0;

	for (int i = 0; i < a->size; i++)
		if (!hand_remove(&rest, a->cards[i]))
			return false;
	for (int i = a->laid_end; i < a->size; i++)
		deadwood -= l->rules->value[a->cards[i]];
	for (int g = 0; g < a->ngroups; g++) {
		const struct deck_meld *m = deck_find(&l->deck,
		    group_cards(a, g), group_size(a, g));

		if (!m)
			return false;
		runs += m->runs;
		pure += m->pure;
	}
	return !rest.size && !deadwood && a->laid_end == laid_start(a) &&
	    runs >= demand->min_runs && pure >= demand->min_pure;
}

/* Least deadwood under a demand, and an arrangement that has it. */
static bool
solves(const struct looking *l, const struct hand *h,
    const struct deck_hand *small, int runs, int pure)
{
	const struct demand demand = { .min_runs = runs, .min_pure = pure };
	int best = l->deck.best[runs][pure][small->number];
	struct solution solution;

	solve_all(l->small->compare->solver, l->rules, h, &demand, INT32_MAX,
	    &solution);
	if (best == DECK_NONE || !solution.found)
		return best == DECK_NONE && !solution.found;
	return solution.deadwood == best && is_sound(l, h, &solution.best,
	    best, &demand);
}

static bool
lays_out(const struct looking *l, const struct hand *h,
    const struct deck_hand *small)
{
	const struct rules *r = l->rules;
	bool has_pure = l->deck.best[1][1][small->number] != DECK_NONE;
	struct layout layout;
	int all = 0, counted;

	for (card c = 0; c < CARD_LIMIT; c++)
		all += hand_count(h, c) * r->value[c];
	counted = lost(l, small, all, has_pure);
	lay_out(l->small->compare->solver, r, h, false, &layout);
	return layout.laid.deadwood == counted &&
	    loser_points(r, layout.laid.deadwood, layout.has_pure) ==
	    lost_points(r, counted, has_pure);
}

static bool
opens(const struct looking *l, const struct hand *h,
    const struct deck_hand *small)
{
	const struct rules *r = l->rules;
	const struct demand demand = { .min_runs = r->opening_min_runs,
		.min_pure = r->opening_min_pure };
	int best = l->greatest.best[demand.min_runs][demand.min_pure]
	    [small->number];

	return solve_greatest(l->small->compare->solver, r, h, &demand) ==
	    (best == GREATEST_NONE ? 0 : best);
}

static void
look(const struct deck_hand *small, void *arg)
{
	struct looking *l = arg;
	const struct rules *r = l->rules;
	card cards[DECK_TYPES * DECK_COPIES];
	char letters[3 * DECK_TYPES * DECK_COPIES];
	const char *wrong = NULL;
	struct hand h;
	int n = 0;

	if (l->turn++ % WORKERS != (uint64_t)l->worker)
		return;
	for (int t = 0; t < l->deck.ntypes; t++)
		for (int i = 0; i < small->counts[t]; i++)
			cards[n++] = l->deck.types[t];
	hand_of(&h, cards, n);
	l->hands++;
	/* It knows neither identical cards nor jokers that are cards. */
	if (r->same_min == KEY_NONE && r->joker_face == CARD_NONE &&
	    solve_deadwood(l->small->compare->solver, r, &h) !=
	    l->deck.best[0][0][small->number])
		wrong = "least deadwood";
	else if (!solves(l, &h, small, 0, 0))
		wrong = "arrangement";
	else if (!solves(l, &h, small, 1, 1))
		wrong = "with a pure run";
	else if (!solves(l, &h, small, r->declare_min_runs,
	    r->declare_min_pure))
		wrong = "as a claim";
	else if (l->opens && !opens(l, &h, small))
		wrong = "as an opening";
	else if (r->scoring == SCORING_PENALTY && !lays_out(l, &h, small))
		wrong = "as a lost hand";
	if (wrong && l->differing++ < LISTED)
		compare_say("%s differs: %s", wrong,
		    compare_letters(cards, n, letters));
}

/* Both workers' counts; a worker that dies has not looked at its share. */
static bool
look_at_all(struct looking *l)
{
	uint64_t counts[2];
	int ends[2];
	bool good = true;

	fflush(stdout);
	if (pipe(ends) == -1)
		abort();
	for (l->worker = 0; l->worker < WORKERS; l->worker++) {
		pid_t child = fork();

		if (child == -1)
			abort();
		if (child)
			continue;
		deck_each(&l->deck, look, l);
		fflush(stdout);
		counts[0] = l->hands;
		counts[1] = l->differing;
		if (write(ends[1], counts, sizeof(counts)) != sizeof(counts))
			_exit(1);
		_exit(0);
	}
	close(ends[1]);
	while (read(ends[0], counts, sizeof(counts)) == sizeof(counts)) {
		l->hands += counts[0];
		l->differing += counts[1];
	}
	close(ends[0]);
	for (int status, i = 0; i < WORKERS; i++)
		good = wait(&status) > 0 && status == 0 && good;
	return good;
}

/* Settings with the ranks of the deck where they stand. */
static void
put_ranks(const struct small *s, const char *settings, char to[200])
{
	static const char *const names[] = { "A", "2", "3", "4", "5", "6", "7",
		"8", "9", "10", "J", "Q", "K" };
	char list[60] = "";

	for (int i = 0; i < s->nranks; i++) {
		strcat(list, i ? "," : "");
		strcat(list, names[s->ranks[i] - ACE]);
	}
	if (strstr(settings, "%s"))
		snprintf(to, 200, "%.*s%s%s",
		    (int)(strstr(settings, "%s") - settings), settings, list,
		    strstr(settings, "%s") + 2);
	else
		snprintf(to, 200, "%s", settings);
}

/* The ranks that the deck's cards are called by. */
static void
name_ranks(const struct small *s, const struct rules *r, int ranks[13])
{
	for (int i = 0; i < s->nranks; i++)
		ranks[i] = card_rank(place_of(r->places,
		    CARD(CLUBS, s->ranks[i])));
}

/* A rule set of the book, with an option or without; over: settings. */
static void
look_under(struct small *s, const char *name, const char *over)
{
	struct looking l = { .small = s };
	struct oracle_rules rules;
	struct seat_rules seat;
	const char *deck = "deck.packs=2 deck.jokers=2 deck.jokers-per=deck";
	char settings[600], more[200];
	int ranks[13];
	bool good;

	put_ranks(s, over, more);
	l.rules = compare_compile(s->compare, name, "");
	if (!l.rules || (!*more && !is_new(s, l.rules)))
		return;
	/* What melds count is compare-solve's: here it is what is left. */
	snprintf(settings, sizeof(settings), "%s%s%s%s%s", deck,
	    l.rules->wild_turned ? " wild=3S" : "",
	    l.rules->scoring == SCORING_MELDS ? " scoring=penalty" : "",
	    l.rules->same_min > 2 && !*more ? " same.min=2" : "", more);
	l.rules = compare_compile(s->compare, name, settings);
	ok(l.rules != NULL, "%s%s with a small deck", name, more);
	if (!l.rules)
		return;
	rules = rules_by_place(l.rules);
	name_ranks(s, l.rules, ranks);
	deck_solve(&l.deck, &rules, ranks, s->nranks, s->suits, s->most,
	    l.rules->declare_min_runs > 1 ? l.rules->declare_min_runs : 1,
	    l.rules->declare_min_pure > 1 ? l.rules->declare_min_pure : 1);
	l.opens = l.rules->opening_points != KEY_NONE &&
	    l.deck.ntypes <= OPENING_TYPES;
	seat = seat_rules_of(l.rules);
	if (l.opens)
		greatest_solve(&l.greatest, &l.deck, &seat,
		    l.rules->opening_min_runs, l.rules->opening_min_pure);
	good = look_at_all(&l);
	greatest_free(&l.greatest);
	ok(good && !l.differing, "%s%s: %llu hands of up to %d cards "
	    "of %d ranks in %d suits, %llu differ", name, more,
	    (unsigned long long)l.hands, s->most, s->nranks, s->suits,
	    (unsigned long long)l.differing);
	deck_free(&l.deck);
}

static void
look_under_options(struct small *s, const char *set)
{
	const struct entry_file *entry;
	char name[200];

	look_under(s, set, "");
	for (size_t i = 0; (entry = rulebook_entry(s->compare->book, i)); i++) {
		struct error e = { .code = NULL };

		if (!entry->option)
			continue;
		snprintf(name, sizeof(name), "%s+%.*s", set,
		    (int)entry->name.len, entry->name.s);
		if (rules_compile(s->compare->book, text_of(name), NULL, 0,
		    s->compare->arena, &e))
			look_under(s, name, "");
	}
}

/* All combinations of one deck. */
static void
look_at_deck(struct small *s)
{
	const struct entry_file *entry;

	s->ncombinations = 0;
	choose_ranks(s);
	for (size_t i = 0; (entry = rulebook_entry(s->compare->book, i)); i++) {
		char name[100];

		snprintf(name, sizeof(name), "%.*s", (int)entry->name.len,
		    entry->name.s);
		if (!entry->option)
			look_under_options(s, name);
	}
	for (size_t i = 0; i < countof(houses); i++)
		look_under(s, houses[i][0], houses[i][1]);
}

int
main(void)
{
	static const int decks[][3] = { { 6, 2, 5 }, { 5, 3, 5 }, { 4, 4, 5 } };
	static struct small s;
	const char *deck = getenv("RUMMY_DECK");

	s.compare = compare_create(1);
	for (size_t i = 0; i < countof(decks) && !deck; i++) {
		s.nranks = decks[i][0];
		s.suits = decks[i][1];
		s.most = decks[i][2];
		look_at_deck(&s);
	}
	if (deck && (sscanf(deck, "%d %d %d", &s.nranks, &s.suits, &s.most) !=
	    3 || s.nranks < 3 || s.suits < 1 || s.suits > SUITS ||
	    s.nranks * s.suits >= DECK_TYPES || s.most < 1 ||
	    s.most > ORACLE_HAND)) {
		puts("Bail out! RUMMY_DECK is RANKS SUITS CARDS");
		return 1;
	}
	if (deck)
		look_at_deck(&s);
	compare_free(s.compare);
	return tap_done();
}
