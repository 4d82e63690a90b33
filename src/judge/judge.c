/*
 * Owns the verdict on one seat: is the claim valid, and if not, every reason;
 * what counts; what is printed.  What the seats owe each other is score's.
 */
#include "judge/judge.h"

#include <string.h>

#include "judge/loser.h"
#include "cards/notation.h"

struct finding *
add_finding(struct judgement *j, struct arena *arena, enum code code,
    const char *key, const char *sentence)
{
	struct finding *f, *few = j->findings;

	/* Most that have any have few. */
	if (!few) {
		j->findings = arena_alloc(arena, FINDINGS_FEW * sizeof(*f));
	} else if (j->nfindings == FINDINGS_FEW) {
		j->findings = arena_alloc(arena, FINDINGS_MAX * sizeof(*f));
		memcpy(j->findings, few, FINDINGS_FEW * sizeof(*f));
	}
	j->outcome.codes |= UINT64_C(1) << code;
	/* The last place is kept over and over: codes are never lost. */
	f = &j->findings[j->nfindings < FINDINGS_MAX ?
	    j->nfindings++ : FINDINGS_MAX - 1];
	f->code = code;
	f->group = -1;
	f->ncards = 0;
	f->key = key;
	f->text = text_of(sentence);
	return f;
}

/* NULL on trial: then only the code is noted. */
static struct finding *
find(struct judging *j, enum code code, const char *key, const char *sentence)
{
	j->trial_codes |= UINT64_C(1) << code;
	return j->on_trial ? NULL :
	    add_finding(j->out, j->arena, code, key, sentence);
}

void
find_bad_group(struct judging *j, int g, const struct meld *m)
{
	struct finding *f = find(j, m->fault == FAULT_SHORT ? CODE_SHORT :
	    CODE_GROUP, meld_fault_key(m), meld_fault_sentence(m));
	struct buf b = { 0 };

	if (!f)
		return;
	f->group = g;
	memcpy(f->cards, m->cards, (size_t)m->size);
	f->ncards = m->size;
	if (m->blame == CARD_NONE)
		return;
	buf_str(&b, meld_fault_sentence(m));
	buf_str(&b, ": ");
	card_print(&b, m->blame, CARDS_ASCII);
	buf_str(&b, meld_blame_words(m));
	f->text = arena_text(j->arena, (struct text){ b.data, b.len });
	buf_free(&b);
}

void
judgement_read(struct judgement *j, const struct rules *rules,
    struct arena *arena)
{
	struct arrangement *a = &j->shown;

	j->melds = arena_alloc(arena, (size_t)a->ngroups * sizeof(*j->melds));
	for (int g = 0; g < a->ngroups; g++) {
		struct meld *m = &j->melds[g];

		meld_read_best(rules, group_cards(a, g), group_size(a, g), m);
		memcpy(a->cards + group_start(a, g), m->cards, (size_t)m->size);
	}
}

void
sort_cards(card *cards, int n)
{
	for (int i = 1; i < n; i++) {
		card c = cards[i];
		int k = i;

		for (; k > 0 && cards[k - 1] > c; k--)
			cards[k] = cards[k - 1];
		cards[k] = c;
	}
}

int
count_deadwood(const struct rules *r, const struct judgement *j)
{
	const struct arrangement *a = &j->shown;
	int sum = cards_value(r, a->cards + a->laid_end, unmatched_size(a));

	for (int g = 0; g < a->ngroups; g++)
		if (j->melds[g].kind == MELD_NONE)
			sum += cards_value(r, group_cards(a, g), group_size(a, g));
	for (int i = 0; i < laid_size(a); i++)
		if (j->laid_group[i] < 0)
			sum += r->value[a->cards[laid_start(a) + i]];
	return sum;
}

/* Does a claim of all these cards end the deal with none of them let go? */
static bool
is_big_gin(const struct rules *r, const struct arrangement *a, int deadwood)
{
	return r->gin_big_bonus != KEY_NONE && a->size == r->dealt + 1 &&
	    a->discard == CARD_NONE && deadwood == 0;
}

bool
judgement_is_big_gin(const struct rules *r, const struct judgement *j)
{
	return is_big_gin(r, &j->shown, j->outcome.deadwood);
}

/* A reason whose sentence has figures in it. */
static void PRINTF(4, 5)
find_figures(struct judging *j, enum code code, const char *key,
    const char *format, ...)
{
	struct finding *f = find(j, code, key, "");
	struct buf b = { 0 };
	va_list args;

	if (!f)
		return;
	va_start(args, format);
	buf_vprintf(&b, format, args);
	va_end(args);
	f->text = arena_text(j->arena, (struct text){ b.data, b.len });
	buf_free(&b);
}

static void
check_size(struct judging *j)
{
	const struct arrangement *a = &j->out->shown;

	if (a->size != j->rules->dealt &&
	    !is_big_gin(j->rules, a, j->out->outcome.deadwood))
		find_figures(j, CODE_CARDS, j->rules->dealt_key,
		    "a claim has %d cards, this one has %d", j->rules->dealt,
		    a->size);
}

static void
check_deadwood(struct judging *j)
{
	const struct rules *r = j->rules;
	int deadwood = j->out->outcome.deadwood;

	if (j->seat->verb == VERB_GIN && deadwood > 0)
		find(j, CODE_GIN, "gin.bonus", "gin has no deadwood");
	if (r->knock_at_most >= 0 && deadwood > r->knock_at_most)
		find_figures(j, CODE_LIMIT, r->limit_key,
		    "deadwood is %d, the limit is %d", deadwood,
		    r->knock_at_most);
}

/* Every card melded; what is laid off by who claims is refused later. */
static void
check_left(struct judging *j)
{
	const struct arrangement *a = &j->out->shown;
	bool all = j->rules->declare_all;
	struct finding *f;

	if ((!all && j->seat->verb != VERB_RUMMY) || laid_start(a) == a->size)
		return;
	f = find(j, all ? CODE_LOOSE : CODE_RUMMY, all ? "declare.all" : NULL,
	    "every card must be in a meld");
	if (!f)
		return;
	f->ncards = a->size - laid_start(a);
	memcpy(f->cards, a->cards + laid_start(a), (size_t)f->ncards);
}

/* Enough runs, enough of them pure. */
static void
check_runs(struct judging *j)
{
	const struct rules *r = j->rules;
	struct tally t = tally_melds(j->out->melds, j->out->shown.ngroups);

	if (t.pure < r->declare_min_pure && t.pure)
		find_figures(j, CODE_PURE, "declare.min-pure",
		    "runs without a joker: only %d", t.pure);
	else if (t.pure < r->declare_min_pure)
		find(j, CODE_PURE, "declare.min-pure",
		    "no run is without a joker");
	if (t.runs < r->declare_min_runs && t.runs > 1)
		find_figures(j, CODE_RUNS, "declare.min-runs",
		    "there are only %d runs", t.runs);
	else if (t.runs < r->declare_min_runs)
		find(j, CODE_RUNS, "declare.min-runs",
		    t.runs ? "there is only one run" : "there is no run");
}

static void
check_claim(struct judging *j)
{
	const struct arrangement *a = &j->out->shown;
	bool some = a->discard != CARD_NONE;

	check_size(j);
	for (int g = 0; g < a->ngroups; g++)
		if (j->out->melds[g].kind == MELD_NONE)
			find_bad_group(j, g, &j->out->melds[g]);
	check_runs(j);
	check_left(j);
	check_deadwood(j);
	if (j->rules->discard == (some ? DISCARD_FORBIDDEN : DISCARD_REQUIRED))
		find(j, CODE_DISCARD, j->rules->discard_key,
		    some ? "no card is let go at the end" :
		    "a card must be let go at the end");
}

/* Why a laid-off card counts after all. */
void
find_refused(struct judgement *j, struct arena *arena, const char *key,
    const char *sentence)
{
	const struct arrangement *a = &j->shown;

	for (int i = 0; i < laid_size(a); i++) {
		struct finding *f;

		if (j->laid_group[i] >= 0)
			continue;
		f = add_finding(j, arena, CODE_LAYOFF, key, sentence);
		f->cards[0] = a->cards[laid_start(a) + i];
		f->ncards = 1;
	}
	j->outcome.has_why = j->outcome.codes != 0;
}

/*
 * Would a claim so arranged be valid, whatever the number of cards?  What is
 * found on the way is not kept: nobody claimed.
 */
static bool
is_ready(struct judging *j)
{
	j->on_trial = true;
	j->trial_codes = 0;
	check_deadwood(j); /* most hands fail there */
	if (!j->trial_codes)
		check_claim(j);
	j->on_trial = false;
	return !(j->trial_codes & ~(UINT64_C(1) << CODE_CARDS)) &&
	    laid_size(&j->out->shown) == 0;
}

static void
decide(struct judging *j)
{
	struct outcome *o = &j->out->outcome;

	o->has_deadwood = true;
	if (j->seat->verb != VERB_NONE) {
		check_claim(j);
		o->verdict = (o->codes & ~(UINT64_C(1) << CODE_LAYOFF)) ?
		    VERDICT_INVALID : VERDICT_VALID;
	} else {
		o->verdict = is_ready(j) ? VERDICT_READY : VERDICT_OPEN;
	}
	o->has_why = o->codes != 0;
}

/*
 * A hand laid out without a claim whose rules excuse nothing yet is printed
 * with nothing grouped.
 */
static void
ungroup(struct judging *j)
{
	struct arrangement *a = &j->out->shown;
	bool excused[GROUPS_MAX];
	struct meld kept[GROUPS_MAX];
	struct arrangement gone = *a;
	struct hand rest;
	int n = 0;

	if (excuse_melds(j->rules, j->out->melds, a->ngroups,
	    !unmatched_size(a) && !laid_size(a), excused))
		return;
	hand_of(&rest, a->cards, a->size);
	for (int g = 0; g < gone.ngroups; g++) {
		if (!excused[g])
			continue;
		kept[n++] = j->out->melds[g];
		for (int i = 0; i < kept[n - 1].size; i++)
			hand_remove(&rest, kept[n - 1].cards[i]);
	}
	arrange_melds(a, kept, n, &rest);
	a->discard = gone.discard;
	memcpy(j->out->melds, kept, (size_t)n * sizeof(kept[0]));
}

static void
judge_grouped(struct judging *j)
{
	struct judgement *out = j->out;

	out->shown = j->seat->cards;
	judgement_read(j->out, j->rules, j->arena);
	sort_cards(out->shown.cards + out->shown.laid_end,
	    unmatched_size(&out->shown));
	memset(out->laid_group, -1, sizeof(out->laid_group));
	if (j->seat->verb == VERB_NONE)
		ungroup(j);
	out->outcome.deadwood = count_deadwood(j->rules, out);
	decide(j);
}

bool
may_choose_discard(const struct rules *r, const struct arrangement *a)
{
	return a->discard == CARD_NONE && a->size == r->dealt + 1 &&
	    r->discard != DISCARD_FORBIDDEN;
}

/* Judge the hand as it was laid out for the player. */
void
judge_layout(struct judging *j, const struct layout *layout)
{
	j->out->shown = layout->laid.best;
	j->out->outcome.deadwood = layout->laid.deadwood;
	judgement_read(j->out, j->rules, j->arena);
	decide(j);
}

static void
judge_plain(struct judging *j, const struct hand *h)
{
	const struct arrangement *given = &j->seat->cards;
	bool choose = may_choose_discard(j->rules, given);
	struct layout layout;

	/* With a card more there is only big gin to keep them all for. */
	if (!choose || j->rules->gin_big_bonus != KEY_NONE)
		lay_out(j->solver, j->rules, h, false, &layout);
	if (choose && (j->rules->gin_big_bonus == KEY_NONE ||
	    !is_big_gin(j->rules, &layout.laid.best, layout.laid.deadwood)))
		lay_out(j->solver, j->rules, h, true, &layout);
	if (given->discard != CARD_NONE)
		layout.laid.best.discard = given->discard;
	judge_layout(j, &layout);
}

/*
 * The hand of a seat that did something else than show it: what it counts for
 * its player, when the rules want to know.  It is printed as it was given.
 */
static void
judge_aside(struct judging *j)
{
	const struct arrangement *given = &j->seat->cards;
	struct layout layout;
	struct hand h;

	hand_of(&h, given->cards, given->size);
	lay_out(j->solver, j->rules, &h, false, &layout);
	j->out->aside_points = loser_points(j->rules, layout.laid.deadwood,
	    layout.has_pure);
}

/* Add them; the first one of which there are too many, or CARD_NONE. */
static card
add_cards(struct hand *h, const card *cards, int n)
{
	int added = hand_add_all(h, cards, n);

	return added < n ? cards[added] : CARD_NONE;
}

card
overdraw(const struct rules *r, struct hand *h, const struct seat *seat)
{
	const struct arrangement *given = &seat->cards;
	card over = add_cards(h, given->cards, given->size);

	if (over == CARD_NONE && seat->on_table)
		over = add_cards(h, seat->on_table->cards,
		    seat->on_table->size);
	if (over == CARD_NONE && given->discard != CARD_NONE)
		over = add_cards(h, &given->discard, 1);
	if (over != CARD_NONE)
		return over;
	if (h->jokers > r->printed_jokers)
		return CARD_JOKER;
	if (r->packs < HAND_COPIES && h->level[r->packs])
		return card_lowest(h->level[r->packs]);
	return CARD_NONE;
}

static void
fail_seat(struct judging *j, struct verdicts *v, struct text code,
    const char *sentence, card c, const char *other)
{
	struct buf b = { 0 };

	j->out->outcome.verdict = VERDICT_ERROR;
	j->out->outcome.error = code;
	j->out->shown = j->seat->cards;
	buf_str(&b, sentence);
	if (c != CARD_NONE) {
		buf_str(&b, ": ");
		card_print(&b, c, CARDS_ASCII);
	}
	if (other)
		buf_printf(&b, "; try -r %s", other);
	error_set(&v->error, code.s, j->seat->line, 1, "%s", b.data);
	v->error.source = j->seat->source;
	buf_free(&b);
}

/* Can all cards of the seat be there?  If not, it is an error. */
static bool
check_hand(struct judging *j, struct verdicts *v, struct hand *all)
{
	card over;

	*all = hand_empty();
	over = overdraw(j->rules, all, j->seat);
	if (over != CARD_NONE)
		/* Whoever has jokers or two packs plays another game. */
		fail_seat(j, v, TEXT("packs"),
		    "a card is there more often than the packs hold it", over,
		    j->rules->packs == 1 && !j->rules->printed_jokers ?
		    "rummycircle" : NULL);
	else if (j->seat->cards.size +
	    (j->seat->cards.discard != CARD_NONE) > HAND_MAX)
		fail_seat(j, v, TEXT("size"),
		    "the card let go is one more than the 64 of a hand",
		    CARD_NONE, NULL);
	else
		return true;
	return false;
}

void
judge_seat(struct judging *j, struct verdicts *v)
{
	const struct seat *seat = j->seat;
	struct outcome *o = &j->out->outcome;
	struct hand hand;

	j->out->shown.discard = CARD_NONE;
	if (seat->kind != SEAT_BAD && seat->on_table && !j->table) {
		fail_seat(j, v, text_of(code_word(CODE_DOWN)),
		    "under these rules nothing is laid down before the end",
		    CARD_NONE, "basic");
		return;
	}
	switch (seat->kind) { /* GCOVR_EXCL_BR_LINE: no other kind is there */
	case SEAT_BAD:
		o->verdict = VERDICT_ERROR;
		o->error = seat->error;
		return;
	case SEAT_COUNT:
		o->has_deadwood = true;
		o->deadwood = seat->number;
		/* fallthrough */
	case SEAT_POINTS:
	case SEAT_ACTION:
		o->verdict = VERDICT_OPEN;
		if (!seat->has_cards || !check_hand(j, v, &hand))
			return;
		j->out->shown = seat->cards;
		if (seat->action == ACTION_NO_TURN ||
		    action_counts_hand(j->rules, seat->action))
			judge_aside(j);
		return;
	case SEAT_PLAIN:
	case SEAT_ARRANGEMENT:
		break;
	}
	if (!check_hand(j, v, &hand))
		return;
	if (j->table)
		return; /* down-judge.c's, when all melds on the table are known */
	if (seat->kind != SEAT_PLAIN) {
		judge_grouped(j);
		return;
	}
	if (hand.size != seat->cards.size)
		hand_of(&hand, seat->cards.cards, seat->cards.size);
	judge_plain(j, &hand);
}
