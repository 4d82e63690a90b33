/*
 * usage: compare-seat.t [RECORDS [SEED [NAME]]] Whole seats, as people type
 * them, against an oracle that knows only the manuals: claims and plain hands
 * without groups, at tables with melds of all seats, in the turn of opening,
 * with jokers free and claimed, with a discard to choose.  RECORDS for each row
 * (RUMMY_SEATS says how many, RUMMY_SEATS_SEED the seed), of the rows with NAME
 * in their rules.
 *
 * What differs is of a kind: the row's rules, the claim, and what differs.  The
 * list known has the kinds that are still wrong; they are counted and do not
 * fail.  Each kind is reported with the least record that shows it, once.
 */
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compare.h"
#include "draw-seat.h"
#include "draw.h"
#include "expect.h"
#include "tap.h"
#include "translate.h"
#include "../fuzz/target.h"

#define CHUNK 20   /* records under the same facts */
#define KINDS 200
#define FOLLOWED 9 /* cards of a hand where more may follow a contract */

static const char *const rows[] = {
	"basic",
	"basic+final-discard",
	"basic-bicycle layoff.needs-down=true",
	"basic discard.last=forbidden",
	"basic deck.packs=2 deck.jokers=4 values.joker=20 "
	    "layoff.jokers=claimed",
	"basic deck.packs=2 deck.jokers=4 values.joker=20 layoff.jokers=moved",
	"basic+ace-wrap layoff.same-turn=false layoff.needs-down=true",
	"basic-bicycle deck.packs=2 wild.ranks=2 values.wild=rank",
	"rummy-500",
	"rummy-500+final-discard",
	"rummy-500 melds.ace-low=ace melds.joker=0",
	"rummy-500 discard.last=forbidden melds.later=false",
	"rummy-500 values.cards=QS:40",
	"basic+meld-scoring",
	"basic+meld-scoring deck.packs=2 deck.jokers=2 wild.ranks=2 "
	    "melds.ace-low=ace",
	"scala-40",
	"scala-40 opening.out-exempt=false layoff.jokers=fixed",
	"scala-40 layoff.same-turn=false",
	"kaluki",
	"kaluki+uk-kalookie",
	"kaluki jokers.adjacent=false jokers.max-by-size=3:1,5:2",
	"romme",
	"romme+romme-30",
	"romme discard.last=optional layoff.jokers=moved opening.points=20",
	"romme opening.points=20 melds.later=false",
	"romme opening.points=15 values.ace=1 run.ace=low",
	"remik",
	"remik opening.points=20 discard.last=optional",
	"remik opening.points=20 opening.min-runs=2 discard.last=forbidden",
	"contract",
	"contract contract.melds=more",
	"contract layoff.same-turn=true",
	"contract contract.gap=2 contract.overlap=false "
	    "contract.same-rank=false melds.later=true",
	"contract layoff.jokers=moved melds.later=true layoff.needs-down=false",
	"contract+deuces-wild",
	"liverpool",
	"may-i",
	"shanghai",
};

/* The kinds that are wrong today, of any row, as they are printed below. */
static const char *const known[] = {
	": down alone: points", /* going out comes before what counts more */
	/* Which melds open, where they are lengthened by a joker taken. */
	": out alone: valid",
	": out at a table: valid",
	": out alone: deadwood",
	": out at a table: deadwood",
	": down at a table: deadwood",
};

struct kind {
	char name[120];
	long seen;
};

static struct {
	struct compare *c;
	struct drawer *drawer;
	struct random *random;
	const struct rules *rules;
	struct seat_rules r;
	const struct drawing *now;
	char kind[120];         /* what differs, or empty */
	char answers[200];
	struct kind kinds[KINDS];
	int nkinds;
	long compared, valid, skipped, differing;
	bool closing;           /* is what is printed read again */
	jmp_buf back;
} s;

_Noreturn void
broken(const char *what)
{
	snprintf(s.kind, sizeof(s.kind), "%s", what);
	longjmp(s.back, 1);
}

/* Comparing. */

static void
ask(const struct drawing *d, struct seat_asked *asked)
{
	const struct player *p = &d->players[d->claimant];

	memset(asked, 0, sizeof(*asked));
	s.r.kept = d->taken;
	asked->rules = &s.r;
	asked->claim = *d->verb == 'o' ? SEAT_OUT : *d->verb == 'd' ?
	    SEAT_DOWN : *d->verb == 'r' ? SEAT_ALL : SEAT_ASKS;
	asked->table.claims = s.r.claims;
	asked->table.set_claims = s.r.set_claims;
	for (int i = 0; i < d->nplayers; i++)
		for (int m = 0; m < d->players[i].ntable; m++)
			asked->table.melds[asked->table.n++] =
			    d->players[i].table[m];
	asked->down = p->ntable > 0;
	for (int m = 0; m < p->ntable; m++)
		asked->before += oracle_seat_worth(&s.r, &p->table[m]);
	asked->n = p->nhand;
	memcpy(asked->cards, p->hand, (size_t)p->nhand);
}

struct shown {
	const struct seat_asked *asked;
	const struct arrangement *a;
};

/* May the groups, read so, be laid, and the other cards laid off? */
static bool
is_legal(const struct oracle_reading *const *readings, int n, void *arg)
{
	const struct shown *shown = arg;
	const struct arrangement *a = shown->a;
	struct oracle_laid melds[ORACLE_GROUPS];

	for (int g = 0; g < n; g++) {
		melds[g] = oracle_lie(readings[g]);
		for (int i = 0; i < melds[g].n; i++) {
			card c = group_cards(a, g)[i];

			if (melds[g].natural[i] && melds[g].cards[i] != c)
				return false; /* a set in another order */
			melds[g].cards[i] = c;
		}
	}
	return oracle_seat_allows(shown->asked, melds, n,
	    a->cards + laid_start(a), laid_size(a), !unmatched_size(a));
}

/*
 * The arrangement without the last of the cards laid off that are these; the
 * rest of them lies in its melds.
 */
static struct arrangement
without(const struct arrangement *shown, struct hand *taken)
{
	struct arrangement a = *shown;

	for (int i = a.laid_end - 1; i >= laid_start(&a); i--) {
		if (!hand_remove(taken, a.cards[i]))
			continue;
		a.size--;
		a.laid_end--;
		memmove(a.cards + i, a.cards + i + 1, (size_t)(a.size - i));
	}
	return a;
}

/* NULL, or what is wrong with the layout printed for a claim that is valid. */
static const char *
wrong_layout(const struct seat_asked *asked, const struct arrangement *a,
    const struct hand *taken, const struct outcome *o)
{
	struct shown shown = { asked, a };
	int count[CARD_LIMIT] = { 0 }, deadwood = 0;

	for (int i = 0; i < asked->n; i++)
		count[asked->cards[i]]++;
	for (int i = 0; i < a->size; i++)
		count[a->cards[i]]--;
	if (a->discard != CARD_NONE)
		count[a->discard]--;
	for (int i = 0; i < CARD_LIMIT; i++)
		if (count[i] + hand_count(taken, (card)i))
			return "cards";
	for (int i = a->laid_end; i < a->size; i++)
		deadwood += s.r.melds.value[a->cards[i]];
	if (deadwood != o->deadwood)
		return "sum";
	if (a->ngroups > ORACLE_GROUPS || taken->size)
		return NULL; /* which melds lay first is not known */
	return compare_groups(&s.r.melds, a, false, is_legal, &shown) ? NULL :
	    "layout";
}

/*
 * A claim of Rummy that is not valid, and one that does not open, counts
 * otherwise: only its verdict is known.
 */
static const char *
differs(const struct seat_asked *asked, const struct seat_answer *right,
    const struct outcome *o, const struct arrangement *shown,
    const struct hand *taken)
{
	bool valid = o->verdict == VERDICT_VALID || o->verdict == VERDICT_READY;
	bool second = o->codes == UINT64_C(1) << CODE_SECOND;

	if (valid != right->valid && !second)
		return valid ? "not valid" : "valid";
	if (!valid && (asked->claim == SEAT_ALL || (asked->claim != SEAT_ASKS &&
	    !asked->down && (s.r.asks || s.r.opening))))
		return NULL;
	if (o->deadwood != right->deadwood && !s.r.scored)
		return "deadwood";
	if (s.r.scored && s.now->nplayers == 1 && o->has_points &&
	    o->points != right->points)
		return "points";
	return valid ? wrong_layout(asked, shown, taken, o) :
	    NULL;
}

static void
visit(const struct deal *deal, const struct verdicts *v)
{
	struct seat_asked asked;
	struct seat_answer right;
	const struct judgement *j = &v->seats[s.now->claimant];
	struct arrangement shown;
	struct hand taken;
	const char *what;

	if (v->failed || j->outcome.verdict == VERDICT_ERROR ||
	    deal->nseats != s.now->nplayers) {
		snprintf(s.kind, sizeof(s.kind), "error");
		return;
	}
	if (s.now->name != s.now->row)
		expect_check(deal, v);
	ask(s.now, &asked);
	/* Is one card that is discarded Rummy? */
	if (asked.claim == SEAT_ALL && asked.n == 1)
		return;
	if (!oracle_seat(&asked, &right)) {
		s.skipped++;
		return;
	}
	s.compared++;
	s.valid += right.valid;
	taken = j->taken;
	shown = without(&j->shown, &taken);
	what = differs(&asked, &right, &j->outcome, &shown, &taken);
	if (!what)
		return;
	snprintf(s.kind, sizeof(s.kind), "%s: %s%s: %s", s.now->name,
	    s.now->verb, s.now->nplayers > 1 ? "at a table" : "alone", what);
	snprintf(s.answers, sizeof(s.answers),
	    "right: %s deadwood=%d points=%d; is: %s deadwood=%d points=%d",
	    right.valid ? "valid" : "not valid", right.deadwood, right.points,
	    verdict_names[j->outcome.verdict], j->outcome.deadwood,
	    j->outcome.points);
}

static void
try(const struct drawing *d)
{
	static struct buf text;
	struct input in = { .format = INPUT_TEXT, .context = s.drawer->context,
	    .visit = visit };

	write_drawing(&text, d);
	in.bytes = text_of(text.data);
	in.formats[FORMAT_TEXT] = s.closing;
	s.now = d;
	*s.kind = '\0';
	if (!setjmp(s.back))
		try_input(&in);
}

/* Take cards and melds away as long as the same differs. */
static void
shrink_record(struct drawing *d, const char *kind)
{
	bool less = true;

	while (less) {
		struct player *p = &d->players[d->claimant];

		less = false;
		for (int i = 0; i < p->nhand && p->nhand > 1; i++) {
			struct drawing smaller = *d;
			struct player *q = &smaller.players[d->claimant];

			memmove(q->hand + i, q->hand + i + 1,
			    (size_t)(--q->nhand - i));
			try(&smaller);
			if (strcmp(s.kind, kind) == 0) {
				*d = smaller;
				less = true;
				i--;
			}
		}
		for (int k = 0; k < d->nplayers; k++)
			for (int m = 0; m < d->players[k].ntable; m++) {
				struct drawing smaller = *d;
				struct player *q = &smaller.players[k];

				q->table[m] = q->table[--q->ntable];
				try(&smaller);
				if (strcmp(s.kind, kind) == 0) {
					*d = smaller;
					less = true;
				}
			}
	}
	try(d);
}

static bool
is_known(const char *kind)
{
	for (size_t i = 0; i < countof(known); i++)
		if (strlen(kind) > strlen(known[i]) && strcmp(kind +
		    strlen(kind) - strlen(known[i]), known[i]) == 0)
			return true;
	return false;
}

static void
report(struct drawing d, uint64_t seed)
{
	char kind[sizeof(s.kind)];
	static struct buf text;
	struct kind *k = s.kinds;
	long compared = s.compared, valid = s.valid;

	snprintf(kind, sizeof(kind), "%s", s.kind);
	s.differing += !is_known(kind);
	while (k < s.kinds + s.nkinds && strcmp(k->name, kind) != 0)
		k++;
	if (k == s.kinds + KINDS)
		return;
	if (k == s.kinds + s.nkinds) {
		s.nkinds++;
		memcpy(k->name, kind, sizeof(kind));
		shrink_record(&d, kind);
		compare_say("\"%s\", seed %llu: %s", kind,
		    (unsigned long long)seed, s.answers);
		write_drawing(&text, &d);
		for (char *line = strtok(text.data, "\n"); line;
		    line = strtok(NULL, "\n"))
			compare_say("\t%s", line);
		s.compared = compared;
		s.valid = valid;
	}
	k->seen++;
}

/* Rules and facts for some records. */
static bool
set_rules(struct drawing *d, const char *row, int nplayers)
{
	struct compare *c = s.c;
	const char *keys = strchr(row, ' ');
	char name[60], settings[700];

	d->row = row;
	d->name = row;
	d->nplayers = nplayers < 2 ? 1 : nplayers;
	snprintf(d->facts, sizeof(d->facts), "players=%d",
	    d->nplayers > 1 ? d->nplayers : 2 + random_below(s.random, 2));
	snprintf(name, sizeof(name), "%.*s", (int)strcspn(row, " "), row);
	snprintf(settings, sizeof(settings), "%s%s%s", keys ? keys + 1 : "",
	    keys ? " " : "", d->facts);
	arena_reset(c->arena);
	s.rules = compare_compile(c, name, settings);
	if (s.rules && s.rules->contract_rounds > 0) {
		size_t n = strlen(d->facts), at = strlen(settings);

		snprintf(d->facts + n, sizeof(d->facts) - n, " round=%d", 1 +
		    random_below(s.random, s.rules->contract_rounds));
		snprintf(settings + at, sizeof(settings) - at, "%s",
		    d->facts + n);
		s.rules = compare_compile(c, name, settings);
	}
	if (s.rules)
		s.r = seat_rules_of(s.rules);
	return s.rules;
}

static void
make_followed(struct drawing *d)
{
	struct player *p = d->players;

	d->verb = "";
	d->name = "a contract and more";
	p->ntable = 0;
	if (p->nhand > FOLLOWED)
		p->nhand = FOLLOWED;
}

/* Without a row, rules at random for each record. */
static void
run_row(const char *row, long records, uint64_t seed)
{
	s.compared = s.valid = s.skipped = s.differing = 0;
	for (long i = 0; i < records; i++) {
		static struct drawing d;
		uint64_t state;

		if ((!row || i % CHUNK == 0) &&
		    !(row ? set_rules(&d, row, random_below(s.random, 4)) :
		    set_rules(&d, draw_followed(s.random), 1)))
			continue;
		state = s.random->state;
		draw_seat(s.random, s.rules, &s.r, &d);
		if (!row)
			make_followed(&d);
		s.closing = i % 4 == 0;
		try(&d);
		if (*s.kind)
			report(d, state);
	}
	ok(!s.differing && s.compared > records / 2 && s.valid > 0,
	    "%ld seats, %ld valid, %ld differ: %s (seed %llu, %ld too large)",
	    s.compared, s.valid, s.differing, row ? row : "a contract and more",
	    (unsigned long long)seed, s.skipped);
}

int
main(int argc, char **argv)
{
	const char *seeds = argc > 2 ? argv[2] : getenv("RUMMY_SEATS_SEED");
	const char *count = argc > 1 ? argv[1] : getenv("RUMMY_SEATS");
	uint64_t seed = seeds ? strtoull(seeds, NULL, 10) : 1;

	s.c = compare_create(seed);
	s.random = &s.c->random;
	s.drawer = drawer_create();
	for (size_t i = 0; i < countof(rows); i++)
		if (argc < 4 || strstr(rows[i], argv[3]))
			run_row(rows[i], count ? atol(count) : 60, seed);
	if (argc < 4)
		run_row(NULL, count ? 60 * atol(count) : 3400, seed);
	for (int i = 0; i < s.nkinds; i++)
		compare_say("%6ld %s\"%s\"", s.kinds[i].seen,
		    is_known(s.kinds[i].name) ? "known: " : "",
		    s.kinds[i].name);
	drawer_free(s.drawer);
	compare_free(s.c);
	return tap_done();
}
