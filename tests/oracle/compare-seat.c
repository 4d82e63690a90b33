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
#include "draw.h"
#include "expect.h"
#include "oracle-seat.h"
#include "tap.h"
#include "../fuzz/target.h"

#define SEATS 3
#define ON_TABLE 3
#define CHUNK 20   /* records under the same facts */
#define KINDS 200

static const char *const rows[] = {
	"basic",
	"basic+final-discard",
	"basic-bicycle layoff.needs-down=true",
	"basic discard.last=forbidden",
	"basic deck.packs=2 deck.jokers=4 values.joker=20 layoff.jokers=claimed",
	"basic deck.packs=2 deck.jokers=4 values.joker=20 layoff.jokers=moved",
	"basic+ace-wrap layoff.same-turn=false layoff.needs-down=true",
	"basic-bicycle deck.packs=2 wild.ranks=2 values.wild=rank",
	"rummy-500",
	"rummy-500+final-discard",
	"rummy-500 melds.ace-low=ace melds.joker=0",
	"rummy-500 discard.last=forbidden melds.later=false",
	"rummy-500 values.cards=QS:40",
	"basic+meld-scoring",
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
	": alone: valid", /* low ace and discard where melds score */
	": alone: points",
	": down alone: deadwood", /* the melds that count most, not the best */
	": down at a table: deadwood",
	": down alone: points",
	": out alone: valid",  /* opening, lay-offs and discard by turns */
	": out at a table: valid",
	": out alone: deadwood", /* what was taken, and nothing else let go */
	": out at a table: deadwood",
	": out alone: points", /* where melds score */
	": rummy alone: points",
	": rummy alone: valid", /* the discard outside the search */
	": rummy at a table: valid",
};

struct player {
	int ntable, nhand;
	struct oracle_laid table[ON_TABLE];
	card hand[ORACLE_HAND];
};

/* A record as it is drawn. */
struct drawing {
	const char *row;
	char facts[80];
	card taken;
	int nplayers, claimant;  /* 1: a lone hand */
	const char *verb;
	struct player players[SEATS];
};

struct kind {
	char name[120];
	long seen;
};

static struct {
	struct compare *c;
	struct drawer *drawer;
	struct arena *arena;
	struct random *random;
	const struct rules *rules;
	struct seat_rules r;
	int count[CARD_LIMIT];
	int jokers;             /* in runs, and in the hand */
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

/* The rules as the oracle has them. */

static enum seat_last
last_of(int value)
{
	return value == DISCARD_REQUIRED ? SEAT_MUST_DISCARD :
	    value == DISCARD_FORBIDDEN ? SEAT_KEEPS : SEAT_MAY_DISCARD;
}

static void
contract_of(const struct rules *rules, struct seat_rules *r)
{
	int round = rules->facts.round;
	bool last = round == rules->contract_rounds;
	struct oracle_contract *c = &r->contract;

	r->asks = rules->contract_rounds > 0;
	if (!r->asks)
		return;
	c->sets = steps_at(&rules->contract_sets, round, 0);
	c->runs = steps_at(&rules->contract_runs, round, 0);
	c->run_size = steps_at(&rules->contract_run_size, round,
	    rules->run_min);
	c->exact = rules->contract_cards == CONTRACT_EXACT;
	c->gap = rules->contract_gap;
	c->overlap = rules->contract_overlap;
	c->same_rank = rules->contract_same_rank;
	c->complete = last && rules->contract_last_complete;
	r->more = rules->contract_melds == CONTRACT_AND_MORE;
	if (last)
		r->last = last_of(rules->contract_last_discard);
}

static void
opening_of(const struct rules *rules, struct seat_rules *r)
{
	if (rules->opening_points < 0 || r->asks)
		return;
	r->opening = rules->opening_points;
	r->min_runs = rules->opening_min_runs;
	r->min_pure = rules->opening_min_pure;
	if (r->min_runs < r->min_pure)
		r->min_runs = r->min_pure;
	r->exempt = rules->opening_out_exempt;
}

static void
rules_of(const struct rules *rules)
{
	const int of_rank[] = { 0, rules->values_ace, rules->values_2,
		rules->values_3, rules->values_4, rules->values_5,
		rules->values_6, rules->values_7, rules->values_8,
		rules->values_9, rules->values_10, rules->values_jack,
		rules->values_queen, rules->values_king };
	struct seat_rules *r = &s.r;
	int players = rules->facts.players;

	memset(r, 0, sizeof(*r));
	memcpy(r->rank_value, of_rank, sizeof(of_rank));
	r->melds = expect_rules(rules);
	r->scored = rules->scoring == SCORING_MELDS;
	r->joker = rules->melds_joker;
	r->ace_low = rules->melds_ace_low;
	r->later = rules->melds_later;
	r->layoff = rules->layoff_allowed;
	r->needs_down = rules->layoff_needs_down;
	r->same_turn = rules->layoff_same_turn;
	r->claims = (enum oracle_claims)rules->layoff_jokers;
	r->last = last_of(rules->discard_last);
	r->kept = CARD_NONE;
	r->unplayable = !rules->at_once_playable;
	r->dealt = rules->hand_rounds.n ? steps_at(&rules->hand_rounds,
	    rules->facts.round, rules->hand_size) :
	    steps_at(&rules->hand_size_from, players, rules->hand_size);
	contract_of(rules, r);
	opening_of(rules, r);
}

/* Drawing. */

static int
below(int n)
{
	return random_below(s.random, n);
}

static bool
take(card c)
{
	if (!s.count[c])
		return false;
	s.count[c]--;
	return true;
}

static card
any_card(void)
{
	card c;

	do
		c = (card)below(CARD_LIMIT);
	while (!s.count[c]);
	s.count[c]--;
	return c;
}

/* A joker that is not the card c itself, if one is left. */
static card
any_joker(card c)
{
	for (int i = 0; i < CARD_LIMIT; i++) {
		card j = (card)((below(CARD_LIMIT) + i) % CARD_LIMIT);

		if (i == 0 || below(3) == 0)
			j = CARD_JOKER;
		if (j != c && s.count[j] && oracle_may_be_joker(&s.r.melds, j) &&
		    (card_is_joker(j) || card_rank(j) != card_rank(c)))
			return j;
	}
	return CARD_NONE;
}

static void
put_back(const struct oracle_laid *m)
{
	for (int i = 0; i < m->n; i++)
		s.count[m->cards[i]]++;
}

/* A card in the next place: c or, at times or if it is gone, a joker. */
static bool
put(struct oracle_laid *m, card c)
{
	card joker = any_joker(c);
	bool natural = s.count[c] && (below(6) || joker == CARD_NONE) &&
	    oracle_may_be_natural(&s.r.melds, c);

	if (!natural && joker == CARD_NONE)
		return false;
	m->natural[m->n] = natural;
	m->cards[m->n] = natural ? c : joker;
	s.count[m->cards[m->n++]]--;
	return true;
}

static bool
is_plain_meld(const struct oracle_laid *m)
{
	int jokers = 0, side = 0;

	for (int i = 0; i < m->n; i++) {
		jokers += !m->natural[i];
		side += i && !m->natural[i] && !m->natural[i - 1];
	}
	/* A set with few naturals could be read as a run. */
	return oracle_jokers_fit(&s.r.melds, m->run, m->n, jokers) &&
	    (m->run ? !s.r.melds.apart || !side : m->n - jokers >= 2) &&
	    oracle_within(m->n, m->run ? s.r.melds.run_min : s.r.melds.set_min,
	    m->run ? s.r.melds.run_max : s.r.melds.set_max);
}

static bool
draw_run(struct oracle_laid *m, int size)
{
	memset(m, 0, sizeof(*m));
	m->run = true;
	m->suit = below(SUITS);
	m->first = 1 + below(13);
	if (!oracle_is_window(&s.r.melds, m->first, m->first + size - 1))
		return false;
	for (int i = 0; i < size; i++)
		if (!put(m, oracle_card_at(&s.r.melds, m->suit, m->first + i)))
			return put_back(m), false;
	return is_plain_meld(m) || (put_back(m), false);
}

static bool
draw_set(struct oracle_laid *m, int size)
{
	int jokers = !below(5);

	memset(m, 0, sizeof(*m));
	m->rank = 1 + below(13);
	for (int tries = 0; m->n < size - jokers && tries < 30; tries++) {
		int suit = below(SUITS);
		bool has = false;

		for (int i = 0; i < m->n; i++)
			has |= card_suit(m->cards[i]) == suit;
		if ((has && !s.r.melds.set_any) || !oracle_may_be_natural(
		    &s.r.melds, CARD(suit, m->rank)) ||
		    !take(CARD(suit, m->rank)))
			continue;
		m->natural[m->n] = true;
		m->cards[m->n++] = CARD(suit, m->rank);
	}
	while (m->n < size && s.count[CARD_JOKER]) {
		s.count[CARD_JOKER]--;
		m->cards[m->n++] = CARD_JOKER;
	}
	return (m->n == size && is_plain_meld(m)) || (put_back(m), false);
}

static bool
draw_meld(struct oracle_laid *m)
{
	for (int tries = 0; tries < 20; tries++)
		if (below(2) ? draw_run(m, s.r.melds.run_min + below(3) % 3) :
		    draw_set(m, s.r.melds.set_min + !below(4)))
			return true;
	return false;
}

/* The melds of the contract. */
static int
draw_contract(struct oracle_laid *melds)
{
	const struct oracle_contract *c = &s.r.contract;
	int n = 0;

	for (int tries = 0; tries < 60 && n < c->sets + c->runs; tries++)
		n += n < c->sets ? draw_set(&melds[n], s.r.melds.set_min) :
		    draw_run(&melds[n], c->run_size);
	return n;
}

static bool
meets(const struct oracle_laid *melds, int n)
{
	struct oracle_reading readings[ON_TABLE];
	const struct oracle_reading *list[ON_TABLE];

	for (int i = 0; i < n; i++) {
		memset(&readings[i], 0, sizeof(readings[i]));
		readings[i].run = melds[i].run;
		readings[i].suit = melds[i].suit;
		readings[i].first = melds[i].first;
		readings[i].rank = melds[i].rank;
		readings[i].shape.n = melds[i].n;
		list[i] = &readings[i];
	}
	return oracle_meets(&s.r.melds, &s.r.contract, list, n);
}

static void
draw_table(struct player *p)
{
	p->ntable = 0;
	if (s.r.asks && s.r.contract.complete)
		return;
	if (s.r.asks) {
		int n = draw_contract(p->table);

		if (n == s.r.contract.sets + s.r.contract.runs &&
		    meets(p->table, n))
			p->ntable = n;
		else
			while (n--)
				put_back(&p->table[n]);
		return;
	}
	for (int n = 1 + below(2); n--;)
		p->ntable += draw_meld(&p->table[p->ntable]);
}

static void
hold(struct player *p, card c)
{
	if (p->nhand < ORACLE_HAND - 2)
		p->hand[p->nhand++] = c;
	else
		s.count[c]++;
}

static void
hold_meld(struct player *p, const struct oracle_laid *m)
{
	for (int i = 0; i < m->n; i++)
		hold(p, m->cards[i]);
}

/* A card that would lie well on a meld. */
static void
hold_fitting(struct player *p, const struct oracle_laid *m)
{
	int at = below(3) ? m->first - 1 - !below(4) :
	    m->first + m->n + !below(4);
	card c;

	if (m->run && !below(3))
		for (int i = 0; i < m->n; i++)
			if (!m->natural[i])
				at = m->first + i;
	if (m->run && (at < 1 || at > 14))
		return;
	c = m->run ? oracle_card_at(&s.r.melds, m->suit, at) :
	    CARD(below(SUITS), m->rank);
	if (take(c))
		hold(p, c);
}

static void
draw_hand(struct drawing *d, struct player *p)
{
	struct oracle_laid melds[ORACLE_GROUPS];
	int n = 0;

	if (s.r.asks && !p->ntable && below(5))
		n = draw_contract(melds);
	else
		for (int k = below(4); k--;)
			n += draw_meld(&melds[n]);
	for (int i = 0; i < n; i++)
		hold_meld(p, &melds[i]);
	for (int k = below(4); k--;) {
		const struct player *q = &d->players[below(d->nplayers)];

		if (q->ntable)
			hold_fitting(p, &q->table[below(q->ntable)]);
		else if (n)
			hold_fitting(p, &melds[below(n)]);
	}
	for (int k = below(3); k--;)
		hold(p, any_card());
	/* A few hands as large as those dealt. */
	if (!below(30))
		while (p->nhand < s.r.dealt + 1 &&
		    p->nhand < ORACLE_HAND - 2)
			hold(p, any_card());
	if (!p->nhand)
		hold(p, any_card());
	/* One card away from the claim, and in any order. */
	if (!below(6) && p->nhand > 1)
		p->hand[below(p->nhand)] = any_card();
	random_deal(s.random, p->hand, p->nhand, p->nhand);
}

static const char *
draw_verb(const struct drawing *d)
{
	static const char *const verbs[] = { "out ", "out ", "out ", "out ",
		"down ", "down ", "rummy ", "" };
	const char *verb = verbs[below(d->nplayers > 1 ? 7 : 8)];

	/* Of a player who is down it says only that cards are laid off. */
	return *verb == 'd' && d->players[d->claimant].ntable ? "out " : verb;
}

static void
draw(struct drawing *d)
{
	struct player *p;

	memset(s.count, 0, sizeof(s.count));
	for (card c = 0; c < CARD_JOKER; c++)
		if (s.rules->cards & card_bit(c))
			s.count[c] = s.rules->packs;
	s.count[CARD_JOKER] = below(s.rules->printed_jokers + 1);
	if (s.count[CARD_JOKER] > 4)
		s.count[CARD_JOKER] = 4;
	memset(d->players, 0, sizeof(d->players));
	d->claimant = below(d->nplayers);
	p = &d->players[d->claimant];
	for (int i = 0; i < d->nplayers; i++)
		if (i == d->claimant ? !below(3) : below(6))
			draw_table(&d->players[i]);
	draw_hand(d, p);
	for (int i = 0; i < d->nplayers; i++)
		for (int k = 1 + below(2); i != d->claimant && k--;)
			hold(&d->players[i], any_card());
	d->verb = draw_verb(d);
	d->taken = CARD_NONE;
	if (s.rules->discard_taken == 0 && !below(3))
		d->taken = p->hand[below(p->nhand)];
}

/* Writing. */

static void
write_cards(struct buf *b, const card *cards, int n)
{
	char letters[3 * ORACLE_MELD];

	buf_printf(b, "%s", compare_letters(cards, n, letters));
}

static void
write_seat(struct buf *b, const struct drawing *d, int i)
{
	const struct player *p = &d->players[i];

	buf_printf(b, "%s", i == d->claimant ? d->verb : "");
	for (int m = 0; m < p->ntable; m++) {
		buf_printf(b, "%s", m ? " | " : "");
		write_cards(b, p->table[m].cards, p->table[m].n);
	}
	buf_printf(b, "%s", p->ntable ? " + " : "");
	write_cards(b, p->hand, p->nhand);
	buf_char(b, '\n');
}

static void
write_record(struct buf *b, const struct drawing *d)
{
	const char *keys = strchr(d->row, ' ');
	char letters[3];

	b->len = 0;
	buf_printf(b, "[%.*s%s%s%s", (int)strcspn(d->row, " "), d->row,
	    keys ? keys : "", *d->facts ? " " : "", d->facts);
	if (d->taken != CARD_NONE)
		buf_printf(b, " taken=%s",
		    compare_letters(&d->taken, 1, letters));
	buf_printf(b, "]%s", d->nplayers > 1 ? "\n" : " ");
	for (int i = 0; i < d->nplayers; i++) {
		if (d->nplayers > 1)
			buf_printf(b, "%c: ", 'A' + i);
		write_seat(b, d, i);
	}
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
	struct oracle_laid melds[ORACLE_GROUPS];
	int n;
	bool legal;
};

static void allow(struct shown *);

/* A reading of the group as its cards lie. */
static void
read_shown(const struct oracle_reading *reading, void *arg)
{
	struct shown *shown = arg;
	const card *cards = group_cards(shown->a, shown->n);
	struct oracle_laid *m = &shown->melds[shown->n];

	memset(m, 0, sizeof(*m));
	m->run = reading->run;
	m->suit = reading->suit;
	m->first = reading->first;
	m->rank = reading->rank;
	m->n = reading->shape.n;
	for (int i = 0; i < m->n; i++) {
		m->cards[i] = cards[i];
		m->natural[i] = reading->shape.cards[i] == cards[i] &&
		    !card_is_joker(cards[i]);
		if (!m->natural[i] && (!card_is_joker(reading->shape.cards[i])
		    || !oracle_may_be_joker(&s.r.melds, cards[i])))
			return;
	}
	shown->n++;
	allow(shown);
	shown->n--;
}

static void
allow(struct shown *shown)
{
	const struct arrangement *a = shown->a;

	if (shown->legal)
		return;
	if (shown->n < a->ngroups)
		oracle_read(&s.r.melds, group_cards(a, shown->n),
		    group_size(a, shown->n), read_shown, shown);
	else
		shown->legal = oracle_seat_allows(shown->asked, shown->melds,
		    shown->n, a->cards + laid_start(a), laid_size(a),
		    !unmatched_size(a));
}

/* NULL, or what is wrong with the layout printed for a claim that is valid. */
static const char *
wrong_layout(const struct seat_asked *asked, const struct arrangement *a,
    const struct outcome *o)
{
	struct shown shown = { .asked = asked, .a = a };
	int count[CARD_LIMIT] = { 0 }, deadwood = 0;

	for (int i = 0; i < asked->n; i++)
		count[asked->cards[i]]++;
	for (int i = 0; i < a->size; i++)
		count[a->cards[i]]--;
	if (a->discard != CARD_NONE)
		count[a->discard]--;
	for (int i = 0; i < CARD_LIMIT; i++)
		if (count[i])
			return "cards";
	for (int i = a->laid_end; i < a->size; i++)
		deadwood += s.r.melds.value[a->cards[i]];
	if (deadwood != o->deadwood)
		return "sum";
	if (a->ngroups > ORACLE_GROUPS)
		return NULL;
	allow(&shown);
	return shown.legal ? NULL : "layout";
}

/*
 * A claim of Rummy that is not valid, and one that does not open, counts
 * otherwise: only its verdict is known.
 */
static const char *
differs(const struct seat_asked *asked, const struct seat_answer *right,
    const struct outcome *o, const struct arrangement *shown)
{
	bool valid = o->verdict == VERDICT_VALID || o->verdict == VERDICT_READY;
	bool second = o->codes == UINT64_C(1) << CODE_SECOND;

	if (valid != right->valid && !second)
		return valid ? "not valid" : "valid";
	if (!valid && (asked->claim == SEAT_ALL || (asked->claim != SEAT_ASKS &&
	    !asked->down && (s.r.asks || s.r.opening))))
		return NULL;
	if (o->deadwood != right->deadwood && !s.r.scored)
		return right->ordered ? "order" : "deadwood";
	if (s.r.scored && s.now->nplayers == 1 && o->has_points &&
	    o->points != right->points)
		return "points";
	return valid ? wrong_layout(asked, shown, o) : NULL;
}

static void
visit(const struct deal *deal, const struct verdicts *v)
{
	struct seat_asked asked;
	struct seat_answer right;
	const struct judgement *j = &v->seats[s.now->claimant];
	const char *what;

	if (v->failed || j->outcome.verdict == VERDICT_ERROR ||
	    deal->nseats != s.now->nplayers) {
		snprintf(s.kind, sizeof(s.kind), "error");
		return;
	}
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
	what = differs(&asked, &right, &j->outcome, &j->shown);
	if (!what)
		return;
	snprintf(s.kind, sizeof(s.kind), "%s: %s%s: %s", s.now->row,
	    s.now->verb, s.now->nplayers > 1 ? "at a table" : "alone", what);
	snprintf(s.answers, sizeof(s.answers),
	    "right: %s deadwood=%d points=%d; is: %s deadwood=%d points=%d",
	    right.valid ? "valid" : "not valid", right.deadwood, right.points,
	    verdict_name(j->outcome.verdict), j->outcome.deadwood,
	    j->outcome.points);
}

static void
try(const struct drawing *d)
{
	static struct buf text;
	struct input in = { .format = INPUT_TEXT, .context = s.drawer->context,
	    .visit = visit };

	write_record(&text, d);
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
		write_record(&text, &d);
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
set_rules(struct drawing *d, const char *row)
{
	struct compare *c = s.c;
	const char *keys = strchr(row, ' ');
	char name[60], settings[300];

	d->row = row;
	d->nplayers = 1 + below(2) * (1 + below(2));
	snprintf(d->facts, sizeof(d->facts), "players=%d",
	    d->nplayers > 1 ? d->nplayers : 2 + below(2));
	if (strstr("contract liverpool may-i shanghai",
	    (snprintf(name, sizeof(name), "%.*s", (int)strcspn(row, " +"),
	    row), name)))
		snprintf(d->facts + strlen(d->facts), 20, " round=%d",
		    1 + below(strcmp(name, "may-i") ? 7 : 6));
	if (strstr(d->facts, "players=2") && strstr(row, "contract-bicycle"))
		return false;
	snprintf(name, sizeof(name), "%.*s", (int)strcspn(row, " "), row);
	snprintf(settings, sizeof(settings), "%s%s%s", keys ? keys + 1 : "", keys ? " " : "",
	    d->facts);
	arena_reset(c->arena);
	s.rules = compare_compile(c, name, settings);
	if (s.rules)
		rules_of(s.rules);
	return s.rules;
}

static void
run_row(const char *row, long records, uint64_t seed)
{
	s.compared = s.valid = s.skipped = s.differing = 0;
	for (long i = 0; i < records; i++) {
		static struct drawing d;
		uint64_t state;

		if (i % CHUNK == 0 && !set_rules(&d, row))
			break;
		state = s.random->state;
		draw(&d);
		s.closing = i % 4 == 0;
		try(&d);
		if (*s.kind)
			report(d, state);
	}
	ok(!s.differing && s.compared > records / 2 && s.valid > 0,
	    "%ld seats, %ld valid, %ld differ: %s (seed %llu, %ld too large)",
	    s.compared, s.valid, s.differing, row, (unsigned long long)seed,
	    s.skipped);
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
	for (int i = 0; i < s.nkinds; i++)
		compare_say("%6ld %s\"%s\"", s.kinds[i].seen,
		    is_known(s.kinds[i].name) ? "known: " : "",
		    s.kinds[i].name);
	drawer_free(s.drawer);
	compare_free(s.c);
	return tap_done();
}
