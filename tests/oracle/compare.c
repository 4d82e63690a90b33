/*
 * Shared by the comparisons: see compare.h.
 */
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compare.h"
#include "rules/file.h"

#define SETTINGS 32

const char compare_order[] = "order of ties";

struct compare *
compare_create(uint64_t seed)
{
	struct compare *c = calloc(1, sizeof(*c));

	if (!c)
		abort();
	c->random.state = seed;
	c->oracle = oracle_create();
	c->solver = solver_create();
	c->book = rulebook_create();
	c->arena = arena_create();
	return c;
}

void
compare_free(struct compare *c)
{
	arena_free(c->arena);
	rulebook_free(c->book);
	solver_free(c->solver);
	oracle_free(c->oracle);
	free(c);
}

void
compare_say(const char *format, ...)
{
	va_list args;

	va_start(args, format);
	fputs("# ", stdout);
	vprintf(format, args);
	putchar('\n');
	va_end(args);
}

long
compare_hands(int argc, char **argv, long otherwise)
{
	const char *s = argc > 1 ? argv[1] : getenv("RUMMY_ORACLE_HANDS");
	const char *share = getenv("RUMMY_ORACLE_SHARE");
	long hands, part;

	if (!s || !*s)
		return share && text_number(text_of(share), 1, otherwise,
		    &part) ? otherwise / part : otherwise;
	if (!text_number(text_of(s), 1, 1000000000, &hands)) {
		fprintf(stderr, "not a number of hands: %s\n", s);
		exit(2);
	}
	return hands;
}

const struct rules *
compare_compile(struct compare *c, const char *name, const char *settings)
{
	struct setting list[SETTINGS];
	struct error error = { 0 };
	const struct rules *rules;
	size_t n = 0;

	memset(list, 0, sizeof(list));
	settings = arena_copy(c->arena, settings, strlen(settings));
	for (const char *s = settings; *s; s += strspn(s, " ")) {
		size_t key = strcspn(s, "="), all = strcspn(s, " ");

		assert(key < all && n < SETTINGS);
		list[n].key = (struct text){ s, key };
		list[n].value = (struct text){ s + key + 1, all - key - 1 };
		n++;
		s += all;
	}
	rules = rules_compile(c->book, text_of(name), list, n, c->arena, &error);
	if (!rules)
		compare_say("%s %s: %s", name, settings, error.text);
	return rules;
}

const struct rules *
compare_compile_set(struct compare *c, const char *name, int round)
{
	static const struct {
		const char *name, *value;
	} facts[] = { { "turn-up", "5H" }, { "wild", "7H" } };
	const struct rules *rules = compare_compile(c, name, "");
	char setting[40];

	if (rules && text_is(rules->missing, "round")) {
		snprintf(setting, sizeof(setting), "round=%d", round);
		return compare_compile(c, name, setting);
	}
	for (size_t i = 0; rules && i < countof(facts); i++) {
		snprintf(setting, sizeof(setting), "%s=%s", facts[i].name,
		    facts[i].value);
		if (text_is(rules->missing, facts[i].name) ||
		    (i == 1 && rules->wild_turned))
			rules = compare_compile(c, name, setting);
	}
	return rules;
}

/* Add a rule file to the book; returns its name. */
static const char *
add_file(struct compare *c, const char *path)
{
	struct error error = { 0 };
	char bytes[65536];
	FILE *file = fopen(path, "rb");
	size_t n = file ? fread(bytes, 1, sizeof(bytes), file) : 0;
	struct text name;

	if (!file || !rulebook_add(c->book, (struct text){ bytes, n }, path,
	    &name, &error)) {
		fprintf(stderr, "%s: %s\n", path,
		    file ? error.text : "cannot be read");
		exit(2);
	}
	fclose(file);
	return arena_copy(c->arena, name.s, name.len);
}

static void
each_named(struct compare *c, const char *names, long hands,
    void (*visit)(struct compare *, const char *name, long hands))
{
	while (*(names += strspn(names, " "))) {
		size_t n = strcspn(names, " ");
		const char *name = arena_copy(c->arena, names, n);

		visit(c, n > 5 && strcmp(name + n - 5, ".yaml") == 0 ?
		    add_file(c, name) : name, hands);
		names += n;
	}
}

void
compare_each_set(struct compare *c, long hands,
    void (*visit)(struct compare *, const char *name, long hands))
{
	const char *names = getenv("RUMMY_ORACLE_RULES");
	const struct entry_file *entry;

	if (names) {
		each_named(c, names, hands, visit);
		return;
	}
	for (size_t i = 0; (entry = rulebook_entry(c->book, i)); i++)
		if (!entry->option)
			visit(c, arena_copy(c->arena, entry->name.s,
			    entry->name.len), hands);
}

static void
swap(card *deck, int i, int j)
{
	card c = deck[i];

	deck[i] = deck[j];
	deck[j] = c;
}

/*
 * Cards that the test likes come first, the rest after them; both shuffled.
 * Returns how many are liked.
 */
static int
prefer(struct random *r, card *deck, int size,
    bool (*likes)(card, const void *), const void *arg)
{
	int liked = 0;

	random_deal(r, deck, size, size);
	for (int i = 0; i < size; i++)
		if (likes(deck[i], arg))
			swap(deck, liked++, i);
	random_deal(r, deck, liked, liked);
	return liked;
}

struct block {
	unsigned suits, ranks;
	uint64_t wild;
};

static bool
in_block(card c, const void *arg)
{
	const struct block *b = arg;

	return !card_is_joker(c) && (b->suits >> card_suit(c) & 1)
	    && (b->ranks >> card_rank(c) & 1);
}

static bool
may_be_joker(card c, const void *arg)
{
	const struct block *b = arg;

	return card_is_joker(c) || (b->wild & card_bit(c));
}

/*
 * 3x3, 3x4, 4x3 or 4x4 cards: the suits, and ranks that follow each other; of
 * many packs fewer ranks, so that a hand has many copies of a card.
 */
static struct block
draw_block(struct random *r, int packs)
{
	int ranks = (packs > 4 ? 1 : 3) + random_below(r, 2);
	int suits = 3 + random_below(r, 2);
	struct block b = { 15, 0, 0 };

	if (suits == 3)
		b.suits &= ~(1u << random_below(r, 4));
	b.ranks = ((1u << ranks) - 1) << (1 + random_below(r, 14 - ranks));
	return b;
}

/* Exchange cards as long as that makes the hand hold more melds. */
static void
climb(struct compare *c, const struct oracle_rules *rules, card *deck, int size,
    int n)
{
	const struct oracle_demand nothing = { 0 };
	int melds = -1;

	for (int step = 0; step < 20 && n < size; step++) {
		int i = random_below(&c->random, n);
		int j = n + random_below(&c->random, size - n);

		swap(deck, i, j);
		oracle_load(c->oracle, rules, &nothing, deck, n);
		if (c->oracle->nmelds < melds)
			swap(deck, i, j);
		else
			melds = c->oracle->nmelds;
	}
}

int
compare_draw(struct compare *c, const struct rules *rules, enum draw draw,
    int n, card *deck)
{
	struct oracle_rules r = rules_by_place(rules);
	struct block b = { 0, ~0u, rules->wild };
	int size, liked = 0, keep;

	assert(52 * rules->packs + rules->printed_jokers <= COMPARE_DECK);
	size = deck_of(deck, rules->cards, rules->packs, rules->printed_jokers);
	switch (draw) {
	case DRAW_BLOCK:
		b = draw_block(&c->random, rules->packs);
		liked = prefer(&c->random, deck, size, in_block, &b);
		break;
	case DRAW_SUIT:
		b.suits = 1u << random_below(&c->random, SUITS);
		liked = prefer(&c->random, deck, size, in_block, &b);
		break;
	case DRAW_JOKERS:
		liked = prefer(&c->random, deck, size, may_be_joker, &b);
		if (liked > 8)
			liked = 8 - random_below(&c->random, 4);
		break;
	default:
		break;
	}
	/* The liked cards, or all but a few of a full hand; then any others. */
	keep = liked < n ? liked : n - random_below(&c->random, 4);
	if (keep < 0)
		keep = 0;
	random_deal(&c->random, deck + keep, size - keep, n - keep);
	if (draw == DRAW_CLIMB)
		climb(c, &r, deck, size, n);
	return size;
}

struct seat
compare_seat(const char *name, enum verb verb, const card *cards, int n)
{
	struct seat seat = { .name = text_of(name), .kind = SEAT_PLAIN,
		.verb = verb };

	memcpy(seat.cards.cards, cards, (size_t)n);
	seat.cards.size = (unsigned char)n;
	seat.cards.discard = CARD_NONE;
	return seat;
}

const char *
compare_letters(const card *cards, int n, char *to)
{
	for (int i = 0; i < n; i++) {
		to[3 * i] = card_is_joker(cards[i]) ? 'J'
		    : "?A23456789TJQK"[card_rank(cards[i])];
		to[3 * i + 1] = card_is_joker(cards[i]) ? 'K'
		    : "CDHS"[card_suit(cards[i])];
		to[3 * i + 2] = ' ';
	}
	to[n ? 3 * n - 1 : 0] = '\0';
	return to;
}

/* Does the group, as printed, show this shape? */
static bool
shows(const struct oracle_rules *rules, const card *cards, int n,
    const struct oracle_shape *shape)
{
	if (shape->n != n)
		return false;
	for (int i = 0; i < n; i++) {
		bool wild = card_is_joker(cards[i])
		    || (rules->wild & card_bit(cards[i]));

		if (shape->cards[i] != cards[i]
		    && !(wild && card_is_joker(shape->cards[i])))
			return false;
	}
	return true;
}

/*
 * Do the groups show the oracle's shapes, in some order, from shape i on?  A
 * group may show several, so all ways are tried.  used: groups that are taken.
 */
static bool
match(const struct oracle_rules *rules, const struct arrangement *a,
    const struct oracle_best *best, int i, unsigned used)
{
	if (i == best->ngroups)
		return true;
	for (int g = 0; g < a->ngroups; g++)
		if (!(used >> g & 1) && shows(rules, group_cards(a, g),
		    group_size(a, g), &best->shapes[i])
		    && match(rules, a, best, i + 1, used | 1u << g))
			return true;
	return false;
}

/* The groups of an arrangement, and the readings chosen so far. */
struct reader {
	const struct oracle_rules *rules;
	const struct arrangement *a;
	bool typed;
	bool (*check)(const struct oracle_reading *const *, int, void *);
	void *arg;
	const struct oracle_reading *chosen[GROUPS_MAX];
};

/* How one group may be read. */
struct readings {
	int n;
	struct oracle_reading list[SUITS * 14];
};

static void
note_reading(const struct oracle_reading *reading, void *arg)
{
	struct readings *all = arg;

	if (all->n < SUITS * 14)
		all->list[all->n++] = *reading;
}

static bool
choose(struct reader *r, int g)
{
	struct readings all = { .n = 0 };
	const card *cards = group_cards(r->a, g);
	int n = group_size(r->a, g);
	bool any = !r->typed, found = false;

	if (g == r->a->ngroups)
		return r->check(r->chosen, g, r->arg);
	oracle_read(r->rules, cards, n, note_reading, &all);
	for (int i = 0; i < all.n; i++)
		any |= all.list[i].run && shows(r->rules, cards, n,
		    &all.list[i].shape);
	for (int i = 0; i < all.n && !found; i++) {
		r->chosen[g] = &all.list[i];
		if (any && all.list[i].run &&
		    !shows(r->rules, cards, n, &all.list[i].shape))
			continue;
		found = choose(r, g + 1);
	}
	r->chosen[g] = NULL;
	return found;
}

bool
compare_groups(const struct oracle_rules *rules, const struct arrangement *a,
    bool typed, bool (*check)(const struct oracle_reading *const *, int,
    void *), void *arg)
{
	struct reader r = { rules, a, typed, check, arg, { NULL } };

	return choose(&r, 0);
}

static int
compare_cards(const void *a, const void *b)
{
	return *(const card *)a - *(const card *)b;
}

bool
compare_same_cards(const card *cards, int n, const struct arrangement *a)
{
	card x[ORACLE_HAND], y[ORACLE_HAND];

	if (a->size != n || a->discard != CARD_NONE)
		return false;
	memcpy(x, cards, (size_t)n);
	memcpy(y, a->cards, (size_t)n);
	qsort(x, (size_t)n, 1, compare_cards);
	qsort(y, (size_t)n, 1, compare_cards);
	return !memcmp(x, y, (size_t)n);
}

const char *
compare_arrangement(const struct oracle_rules *rules, const card *cards, int n,
    const struct arrangement *a, int laid, const struct oracle_best *best)
{
	int deadwood = 0;

	if (!compare_same_cards(cards, n, a))
		return "other cards";
	for (int i = a->laid_end; i < a->size; i++)
		deadwood += rules->value[a->cards[i]];
	/* Where low aces cost, deadwood is not the whole cost. */
	if (!rules->low_ace && deadwood != best->deadwood)
		return "deadwood";
	if (unmatched_size(a) != best->unmatched)
		return "number of unmatched cards";
	if (laid_size(a) != laid)
		return "number of cards laid off";
	if (a->ngroups != best->ngroups)
		return "number of groups";
	for (int g = 0; g < a->ngroups; g++)
		if (!oracle_is_meld(rules, group_cards(a, g), group_size(a, g)))
			return "a group that is not a meld";
	return match(rules, a, best, 0, 0) ? NULL : compare_order;
}

static void
print_shapes(const struct oracle_best *best)
{
	char letters[3 * ORACLE_HAND];

	if (!best->found) {
		compare_say("  oracle: nothing meets the demand");
		return;
	}
	compare_say("  oracle: deadwood %d, %d unmatched", best->deadwood,
	    best->unmatched);
	for (int g = 0; g < best->ngroups; g++)
		compare_say("    %s", compare_letters(best->shapes[g].cards,
		    best->shapes[g].n, letters));
}

void
compare_report(struct compare *c, uint64_t seed, const struct rules *rules,
    const char *what, const card *cards, int n, const struct arrangement *a,
    int deadwood, const struct oracle_best *best)
{
	char letters[3 * HAND_MAX];

	c->disordered += what == compare_order;
	if (++c->differing > COMPARE_REPORTS)
		return;
	compare_say("%s differs: %s", what, compare_letters(cards, n, letters));
	compare_say("  rules [%.*s], seed %#llx", (int)rules->context.len,
	    rules->context.s, (unsigned long long)seed);
	print_shapes(best);
	compare_say("  solver: deadwood %d", deadwood);
	for (int g = 0; a && g < a->ngroups; g++)
		compare_say("    %s", compare_letters(group_cards(a, g),
		    group_size(a, g), letters));
	if (a)
		compare_say("    / %s", compare_letters(a->cards + a->laid_end,
		    unmatched_size(a), letters));
}
