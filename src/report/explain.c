/*
 * Owns the words of --explain: what each group is and why, every reason with
 * the rule that decides, and what would have been better.  It only says what
 * the judgement holds.
 */
#include "report/explain-inside.h"

#include <string.h>

#include "rules/table.h"
#include "deal/seat-line.h"

void
explain_start(struct explaining *x)
{
	if (!x->seat->name.len)
		return;
	buf_escaped(x->b, x->seat->name, "");
	buf_str(x->b, ": ");
}

void
explain_end(struct explaining *x)
{
	buf_char(x->b, '\n');
}

void
explain_cite(struct explaining *x, const char *key)
{
	const struct row *row = key ? row_find(text_of(key)) : NULL;

	if (!row)
		return;
	buf_printf(x->b, " (rule %s is ", key);
	row_print(row, x->deal->rules, x->b);
	buf_char(x->b, ')');
	x->cited = true;
}

/* Groups */

static void
explain_fault(struct explaining *x, const struct meld *m)
{
	buf_str(x->b, " is no meld: ");
	buf_str(x->b, meld_fault_sentence(m));
	if (m->blame != CARD_NONE) {
		buf_str(x->b, ", and ");
		card_print(x->b, m->blame, x->style);
		buf_str(x->b, meld_blame_words(m));
	}
	explain_cite(x, meld_fault_key(m));
	x->cited = true; /* no key says what a run is, the rules do */
	buf_printf(x->b, ", so its cards count %d",
	    cards_value(x->deal->rules, m->cards, m->size));
}

void
explain_jokers(struct explaining *x, const struct meld *m)
{
	const char *before = ": ";

	for (int i = 0; i < m->size; i++) {
		if (!meld_has_joker_at(x->deal->rules, m, i))
			continue;
		buf_str(x->b, before);
		card_print(x->b, m->cards[i], x->style);
		if (m->as[i] == CARD_NONE) {
			buf_str(x->b, " is one joker more");
		} else if (m->as[i] == m->cards[i]) {
			buf_str(x->b, " is a joker in its own place");
		} else {
			buf_str(x->b, " stands for ");
			card_print(x->b, m->as[i], x->style);
		}
		before = ", ";
	}
}

void
explain_meld(struct explaining *x, const struct meld *m)
{
	if (m->kind == MELD_NONE) {
		explain_fault(x, m);
		return;
	}
	buf_str(x->b, m->kind == MELD_SET ? " is a set" :
	    m->pure ? " is a pure run" : " is a run, not a pure one");
	explain_jokers(x, m);
}

static void
explain_group(struct explaining *x, int g)
{
	const struct meld *m = &x->j->melds[g];

	explain_start(x);
	buf_printf(x->b, "group %d ", explain_number(x, g));
	cards_print(x->b, m->cards, m->size, x->style);
	explain_meld(x, m);
	explain_worth(x, m);
	explain_end(x);
}

/*
 * "runs demanded: group 1 (pure), group 2": the first pure ones, then of the
 * others as many as it takes.
 */
static void
explain_demand(struct explaining *x)
{
	const struct rules *r = x->deal->rules;
	const struct judgement *j = x->j;
	enum verdict verdict = j->outcome.verdict;
	int pure = r->declare_min_pure, other = r->declare_min_runs - pure;
	const char *before = "runs demanded: ";

	if (!j->melds || r->declare_min_runs < 1 ||
	    (verdict != VERDICT_VALID && verdict != VERDICT_READY))
		return;
	explain_start(x);
	for (int g = 0; g < j->shown.ngroups; g++) {
		const struct meld *m = &j->melds[g];
		bool as_pure = m->pure && pure > 0;

		if (m->kind != MELD_RUN || (!as_pure && other < 1))
			continue;
		pure -= as_pure;
		other -= !as_pure;
		buf_printf(x->b, "%sgroup %d%s", before, g + 1,
		    as_pure ? " (pure)" : "");
		before = ", ";
	}
	explain_cite(x, "declare.min-runs");
	explain_end(x);
}

/* Cards beside the groups */

static void
explain_unmatched(struct explaining *x)
{
	const struct arrangement *a = &x->j->shown;
	const int *value = x->deal->rules->value;
	int sum = 0;

	if (!unmatched_size(a))
		return;
	explain_start(x);
	buf_str(x->b, "unmatched: ");
	for (int i = a->laid_end; i < a->size; i++) {
		buf_str(x->b, i > a->laid_end ? ", " : "");
		card_print(x->b, a->cards[i], x->style);
		buf_printf(x->b, i > a->laid_end ? " %d" : " counts %d",
		    value[a->cards[i]]);
		sum += value[a->cards[i]];
	}
	if (unmatched_size(a) > 1)
		buf_printf(x->b, ": together %d", sum);
	explain_end(x);
}

/* Points that are not the deadwood: capped, the full count, or rounded. */
static void
explain_price(struct explaining *x)
{
	const struct rules *r = x->deal->rules;
	const struct outcome *o = &x->j->outcome;
	bool full = o->points == r->lose_cap;

	if (!o->has_points || o->verdict != VERDICT_OPEN ||
	    x->v->winner == x->index || o->points == o->deadwood)
		return;
	if (full && o->deadwood > o->points) {
		explain_start(x);
		buf_printf(x->b, "%d points at the most are written down",
		    o->points);
		explain_cite(x, "lose.cap");
	} else if (full && r->lose_no_pure == NO_PURE_FLAT &&
	    !judgement_has_pure(x->j)) {
		explain_start(x);
		buf_printf(x->b, "%d points are written down without a pure "
		    "run", o->points);
		explain_cite(x, "lose.no-pure");
	} else {
		explain_start(x);
		buf_printf(x->b, "%d points when rounded", o->points);
		explain_cite(x, "lose.round-to");
	}
	explain_end(x);
}

/* What a loser's points come from when they are not the deadwood. */
static void
explain_points(struct explaining *x)
{
	const struct rules *r = x->deal->rules;

	if (r->scoring != SCORING_PENALTY || r->hand_counts == HAND_WHOLE)
		return;
	if (r->lose_gate != GATE_NONE &&
	    (!x->j->shown.ngroups || x->j->counting) &&
	    !x->seat->verb && unmatched_size(&x->j->shown)) {
		explain_start(x);
		buf_printf(x->b, "all cards count: %s the runs that "
		    "let a loser leave melds out",
		    x->j->has_better && x->j->better.ngroups ?
		    "what is grouped lacks" : "the hand lacks");
		explain_cite(x, "lose.gate");
		explain_end(x);
	}
	explain_price(x);
}

/* What an action costs has a key of its own. */
static void
explain_action(struct explaining *x)
{
	static const char *const keys[ACTIONS] = {
		[ACTION_DROP_FIRST] = "penalty.first-drop",
		[ACTION_DROP_MIDDLE] = "penalty.middle-drop",
		[ACTION_DROP_LAST] = "penalty.last-drop",
		[ACTION_MISSED] = "penalty.missed",
		[ACTION_LEFT_BEFORE] = "penalty.left-before",
		[ACTION_LEFT_AFTER] = "penalty.left-after",
		[ACTION_WRONG] = "penalty.wrong",
		[ACTION_NO_TURN] = "penalty.no-turn",
	};
	const struct outcome *o = &x->j->outcome;

	if (!o->has_points)
		return;
	explain_start(x);
	buf_str(x->b, action_name(x->seat->action));
	if (x->v->winner == x->index) {
		buf_str(x->b, ": 0 points, as the only one left in");
		explain_end(x);
		return;
	}
	if (x->seat->has_cards && (x->seat->action == ACTION_NO_TURN ||
	    action_counts_hand(x->deal->rules, x->seat->action)))
		buf_printf(x->b, ", the hand counts %d", x->j->aside_points);
	buf_printf(x->b, ": %d points", o->points);
	explain_cite(x, keys[x->seat->action]);
	explain_end(x);
}

/* Reasons */

/* "why pure: no run is without a joker (rule declare.min-pure is 1)" */
static void
explain_finding(struct explaining *x, const char *what, const struct finding *f)
{
	if (f->code == CODE_GROUP)
		return; /* the line of the group has said it */
	explain_start(x);
	buf_printf(x->b, "%s %s: ", what, code_word(f->code));
	if (f->group >= 0)
		buf_printf(x->b, "group %d, ", f->group + 1);
	if (f->ncards) {
		cards_print(x->b, f->cards, f->ncards, x->style);
		buf_str(x->b, ": ");
	}
	buf_text(x->b, f->text);
	explain_cite(x, f->key);
	explain_end(x);
}

/*
 * What the arrangement is.  A knocker at a table may count less and yet score
 * less, as more is laid off.
 */
static const char *
better_words(const struct explaining *x)
{
	const struct judgement *j = x->j;

	if (j->outcome.verdict == VERDICT_INVALID && j->better_valid)
		return "valid as: ";
	return x->deal->rules->scoring == SCORING_DIFFERENCE &&
	    x->deal->nseats > 1 && j->outcome.verdict == VERDICT_VALID ?
	    "with less deadwood: " : "better: ";
}

static void
explain_better(struct explaining *x)
{
	const struct judgement *j = x->j;
	bool invalid = j->outcome.verdict == VERDICT_INVALID;
	bool counts_melds = x->deal->rules->scoring == SCORING_MELDS;

	if (j->has_better && explain_is_held(x)) {
		explain_held(x);
	} else if (j->has_better) {
		explain_start(x);
		buf_str(x->b, better_words(x));
		explain_laid_better(x);
		buf_printf(x->b, " (as grouped: %d)", counts_melds ?
		    j->melded - j->outcome.deadwood : j->outcome.deadwood);
		explain_end(x);
	}
	if (invalid && !j->better_valid) {
		explain_start(x);
		buf_str(x->b,
		    "however grouped, these cards do not make this claim valid");
		explain_end(x);
	}
}

/* Seats */

static void
explain_seat(struct explaining *x)
{
	const struct judgement *j = x->j;

	if (j->outcome.verdict == VERDICT_ERROR)
		return; /* what is wrong was told on standard error, once */
	if (x->seat->verb == VERB_MELD) {
		for (int g = 0; g < j->shown.ngroups; g++)
			explain_group(x, g);
		return;
	}
	explain_contract(x);
	explain_on_table(x);
	for (int g = 0; j->melds && g < j->shown.ngroups; g++)
		explain_group(x, g);
	explain_demand(x);
	explain_layoffs(x);
	if (x->seat->kind == SEAT_ACTION) {
		explain_action(x);
	} else if (seat_has_cards(x->seat)) {
		explain_unmatched(x);
		explain_points(x);
		explain_table_points(x);
	}
	for (int i = 0; i < j->nfindings; i++)
		explain_finding(x, "why", &j->findings[i]);
	/* Cards that are left were named above. */
	for (int i = 0; i < j->nlacks; i++)
		if (j->lacks[i].code != CODE_LOOSE && (j->shown.ngroups ||
		    j->lacks[i].code == CODE_DISCARD))
			explain_finding(x, "not ready,", &j->lacks[i]);
	explain_better(x);
}

static void
explain_source(struct explaining *x)
{
	const struct rules *r = x->deal->rules;

	buf_str(x->b, "rules ");
	buf_text(x->b, r->name);
	if (r->title.len) {
		buf_str(x->b, ": ");
		buf_text(x->b, r->title);
	}
	if (r->source.len) {
		buf_str(x->b, "; source: ");
		buf_text(x->b, r->source);
	}
	buf_char(x->b, '\n');
}

void
explain(struct buf *b, const struct deal *deal, const struct verdicts *v,
    enum card_style style)
{
	struct explaining x = { .b = b, .deal = deal, .v = v, .style = style };

	for (int i = 0; i < deal->nseats; i++) {
		x.index = i;
		x.seat = &deal->seats[i];
		x.j = &v->seats[i];
		explain_seat(&x);
	}
	if (x.cited)
		explain_source(&x);
}

struct text
explain_line(struct text *rest)
{
	struct text line = { rest->s, 0 };

	while (line.s[line.len] != '\n')
		line.len++;
	*rest = text_skip(*rest, line.len + 1);
	return line;
}
