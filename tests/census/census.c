/*
 * usage: census [-p] CARDS [WORKERS]
 *
 * All hands of CARDS cards (1 to 11) of one pack under the rules of gin, each
 * solved by the program's own solver: a row "DEADWOOD HANDS" for every value
 * of the least deadwood.  With -p each is solved by naive.c as well, and a hand
 * on which they differ is shown, with status 1.
 *
 * Suits are all alike in gin: no rule or value distinguishes them, so
 * two hands of which one becomes the other when suits change places have the
 * same least deadwood.  Such hands are a class.  A hand is four sets of ranks,
 * one a suit; of the up to 24 orders of these four the one that falls stands
 * for its class, and it is weighed with the number of different orders: 24,
 * divided by 2 where two sets are alike (twice, if two pairs are), by 6 where
 * three are, by 24 where all are.  That the weights add up to the
 * number of all hands is checked.
 *
 * Workers are processes, as many as there are processors; each takes every
 * n-th set of the first suit.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "naive.h"
#include "rules/rules.h"
#include "solve/solve.h"

#define CARDS_MAX 11
#define VALUES (10 * CARDS_MAX + 1)
#define WORKERS_MAX 64
#define SUIT_RANKS 13
#define SUIT_SETS (1 << SUIT_RANKS)

/* What a worker has counted. */
struct tally {
	uint64_t hands[VALUES]; /* by least deadwood */
	uint64_t bare;          /* hands without a meld */
	uint64_t classes;
	uint64_t differing;     /* classes on which the solvers differ */
};

/* The sets of ranks of one size, ascending; bit 0 is the ace. */
struct sets {
	unsigned n;
	unsigned set[1716]; /* 13 over 6 */
};

struct census {
	int cards;
	bool proof;
	struct sets sized[SUIT_RANKS + 1];
	const struct rules *rules;
	struct solver *solver;
	struct tally tally;
};

static int
size_of(unsigned set)
{
	int n = 0;

	for (; set; set &= set - 1)
		n++;
	return n;
}

static void
list_sets(struct census *c)
{
	for (unsigned set = 0; set < SUIT_SETS; set++) {
		struct sets *s = &c->sized[size_of(set)];

		s->set[s->n++] = set;
	}
}

/* How many hands the class of these suits, which fall, has. */
static unsigned
weight(const unsigned suits[SUITS])
{
	unsigned n = 24, alike = 1;

	for (int s = 1; s < SUITS; s++) {
		alike = suits[s] == suits[s - 1] ? alike + 1 : 1;
		n /= alike;
	}
	return n;
}

static void
show_difference(const unsigned suits[SUITS], int solved, int naive)
{
	printf("differ, %d and naively %d:", solved, naive);
	for (int s = 0; s < SUITS; s++)
		for (int r = 0; r < SUIT_RANKS; r++)
			if (suits[s] >> r & 1)
				printf(" %c%c", "A23456789TJQK"[r], "CDHS"[s]);
	putchar('\n');
	fflush(stdout);
}

static void
count_class(struct census *c, const unsigned suits[SUITS])
{
	struct hand h = hand_empty();
	unsigned hands = weight(suits);
	int deadwood, total = 0, naive;

	for (int s = 0; s < SUITS; s++) {
		h.level[0] |= (uint64_t)suits[s] << CARD(s, ACE);
		for (int r = ACE; r <= KING; r++)
			if (suits[s] >> (r - 1) & 1)
				total += c->rules->value[CARD(s, r)];
	}
	h.size = c->cards;
	deadwood = solve_deadwood(c->solver, c->rules, &h);
	c->tally.classes++;
	c->tally.hands[deadwood] += hands;
	if (deadwood == total) /* a meld would make it less */
		c->tally.bare += hands;
	naive = c->proof ? naive_deadwood(suits) : deadwood;
	if (naive != deadwood && c->tally.differing++ < 10)
		show_difference(suits, deadwood, naive);
}

/* All classes in which the suits before this one are as they are. */
static void
deal_suit(struct census *c, unsigned suits[SUITS], int suit, int left)
{
	int least = suit == SUITS - 1 ? left : 0;
	int most = left < SUIT_RANKS ? left : SUIT_RANKS;

	for (int size = least; size <= most; size++) {
		const struct sets *s = &c->sized[size];

		for (unsigned i = 0; i < s->n; i++) {
			if (s->set[i] > suits[suit - 1])
				break;
			suits[suit] = s->set[i];
			if (suit == SUITS - 1)
				count_class(c, suits);
			else
				deal_suit(c, suits, suit + 1, left - size);
		}
	}
}

/* The share of one worker. */
static void
count_share(struct census *c, unsigned worker, unsigned workers)
{
	struct rulebook *book = rulebook_create();
	struct arena *arena = arena_create();
	struct error e = { .code = NULL };
	unsigned turn = 0;

	c->rules = rules_compile(book, TEXT("gin"), NULL, 0, arena, &e);
	c->solver = solver_create();
	for (unsigned set = 0; c->rules && set < SUIT_SETS; set++) {
		unsigned suits[SUITS] = { set };

		if (size_of(set) <= c->cards && turn++ % workers == worker)
			deal_suit(c, suits, 1, c->cards - size_of(set));
	}
	solver_free(c->solver);
	arena_free(arena);
	rulebook_free(book);
}

/* Start a worker; what it has counted comes through the pipe. */
static int
start(struct census *c, unsigned worker, unsigned workers)
{
	int ends[2];
	pid_t child;

	if (pipe(ends) == -1 || (child = fork()) == -1) {
		perror("census");
		exit(2);
	}
	if (child == 0) {
		close(ends[0]);
		count_share(c, worker, workers);
		if (write(ends[1], &c->tally, sizeof(c->tally)) !=
		    (ssize_t)sizeof(c->tally))
			exit(2);
		exit(0);
	}
	close(ends[1]);
	return ends[0];
}

static bool
collect(struct tally *sum, int from)
{
	struct tally t;
	bool good = read(from, &t, sizeof(t)) == (ssize_t)sizeof(t);

	close(from);
	for (int i = 0; good && i < VALUES; i++)
		sum->hands[i] += t.hands[i];
	sum->bare += t.bare;
	sum->classes += t.classes;
	sum->differing += t.differing;
	return good;
}

static uint64_t
number_of_hands(int cards)
{
	uint64_t n = 1;

	for (uint64_t i = 0; i < (uint64_t)cards; i++)
		n = n * (52 - i) / (i + 1);
	return n;
}

/* The rows; false if not all hands were met. */
static bool
print_rows(const struct census *c, const struct tally *t)
{
	uint64_t hands = 0, sum = 0;

	for (int i = 0; i < VALUES; i++) {
		hands += t->hands[i];
		sum += t->hands[i] * (uint64_t)i;
		if (t->hands[i])
			printf("%d %" PRIu64 "\n", i, t->hands[i]);
	}
	printf("# %d cards: %" PRIu64 " hands in %" PRIu64 " classes, mean "
	    "%.6f, without a meld %" PRIu64 "\n", c->cards, hands, t->classes,
	    (double)sum / (double)hands, t->bare);
	if (c->proof)
		printf("# classes on which the solvers differ: %" PRIu64 "\n",
		    t->differing);
	return hands == number_of_hands(c->cards) && !t->differing;
}

static int
usage(void)
{
	fputs("usage: census [-p] CARDS [WORKERS]\n", stderr);
	return 2;
}

int
main(int argc, char **argv)
{
	static struct census c;
	struct tally sum = { .classes = 0 };
	long workers = sysconf(_SC_NPROCESSORS_ONLN);
	int from[WORKERS_MAX];
	bool good = true;

	c.proof = argc > 1 && strcmp(argv[1], "-p") == 0;
	argv += c.proof;
	argc -= c.proof;
	if (argc < 2 || argc > 3)
		return usage();
	c.cards = (int)strtol(argv[1], NULL, 10);
	if (argc == 3)
		workers = strtol(argv[2], NULL, 10);
	if (c.cards < 1 || c.cards > CARDS_MAX || workers < 1)
		return usage();
	if (workers > WORKERS_MAX)
		workers = WORKERS_MAX;
	list_sets(&c);
	for (long i = 0; i < workers; i++)
		from[i] = start(&c, (unsigned)i, (unsigned)workers);
	for (long i = 0; i < workers; i++)
		good = collect(&sum, from[i]) && good;
	while (wait(NULL) > 0)
		continue;
	return print_rows(&c, &sum) && good ? 0 : 1;
}
