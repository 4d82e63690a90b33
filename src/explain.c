/*
 * Owns the words of --explain: what each group is and why, every reason with
 * the rule that decides, and what would have been better.  It only says what
 * the judgement holds.
 */
#include "emit-formats.h"

#include <string.h>

#include "report.h"
#include "rules-table.h"

struct explaining {
	struct buf *b;
	const struct deal *deal;
	const struct seat *seat;
	const struct judgement *j;
	enum card_style style;
	bool cited; /* was a rule named? */
};

/* Every line of a table says whose it is. */
static void
start_line(struct explaining *x)
{
	if (!x->seat->name.len)
		return;
	buf_escaped(x->b, x->seat->name, "");
	buf_str(x->b, ": ");
}

static void
end_line(struct explaining *x)
{
	buf_char(x->b, '\n');
}

/* " (rule run.ace is low)" */
static void
cite(struct explaining *x, const char *key)
{
	const struct row *row = key && *key ? row_find(text_of(key)) : NULL;

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
		buf_str(x->b, m->fault == FAULT_GAP ? " is missing" :
		    " is there twice");
	}
	cite(x, meld_fault_key(m));
	x->cited = true; /* no key says what a run is, the rules do */
	buf_printf(x->b, ", so its cards count %d",
	    cards_value(x->deal->rules, m->cards, m->size));
}

static void
explain_jokers(struct explaining *x, const struct meld *m)
{
	const char *before = ": ";

	for (int i = 0; i < m->size; i++) {
		if (m->as[i] == m->cards[i])
			continue;
		buf_str(x->b, before);
		card_print(x->b, m->cards[i], x->style);
		if (m->as[i] == CARD_NONE) {
			buf_str(x->b, " is one joker more");
		} else {
			buf_str(x->b, " stands for ");
			card_print(x->b, m->as[i], x->style);
		}
		before = ", ";
	}
}

static void
explain_group(struct explaining *x, int g)
{
	const struct meld *m = &x->j->melds[g];

	start_line(x);
	buf_printf(x->b, "group %d ", g + 1);
	cards_print(x->b, m->cards, m->size, x->style);
	if (m->kind == MELD_NONE) {
		explain_fault(x, m);
	} else {
		buf_str(x->b, m->kind == MELD_SET ? " is a set" :
		    m->pure ? " is a pure run" : " is a run, not a pure one");
		explain_jokers(x, m);
	}
	end_line(x);
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
	start_line(x);
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
	cite(x, "declare.min-runs");
	end_line(x);
}

/* Cards beside the groups */

static void
explain_layoffs(struct explaining *x)
{
	const struct arrangement *a = &x->j->shown;
	const signed char *seat = x->j->laid_seat, *group = x->j->laid_group;

	for (int i = 0; i < laid_size(a); i++) {
		start_line(x);
		card_print(x->b, a->cards[laid_start(a) + i], x->style);
		if (seat[i] < 0 || group[i] < 0) {
			buf_str(x->b, " is laid off nowhere: it counts");
		} else {
			buf_printf(x->b, " is laid off on group %d of ",
			    group[i] + 1);
			buf_escaped(x->b, x->deal->seats[seat[i]].name, "");
		}
		end_line(x);
	}
}

static void
explain_unmatched(struct explaining *x)
{
	const struct arrangement *a = &x->j->shown;
	const int *value = x->deal->rules->value;
	int sum = 0;

	if (!unmatched_size(a))
		return;
	start_line(x);
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
	end_line(x);
}

/* What a loser's points come from when they are not the deadwood. */
static void
explain_points(struct explaining *x)
{
	const struct rules *r = x->deal->rules;
	const struct outcome *o = &x->j->outcome;

	if (r->lose_gate != GATE_NONE && !x->j->shown.ngroups &&
	    !x->seat->verb && unmatched_size(&x->j->shown)) {
		start_line(x);
		buf_str(x->b, "all cards count: the hand lacks the runs that "
		    "let a loser leave melds out");
		cite(x, "lose.gate");
		end_line(x);
	}
	if (o->has_deadwood && o->has_points && !x->seat->verb &&
	    o->deadwood > o->points && o->points == r->lose_cap) {
		start_line(x);
		buf_printf(x->b, "%d points at the most are written down",
		    o->points);
		cite(x, "lose.cap");
		end_line(x);
	}
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

	if (!x->seat->action || !o->has_points)
		return;
	start_line(x);
	buf_str(x->b, action_name(x->seat->action));
	if (x->seat->action == ACTION_NO_TURN && x->seat->has_cards)
		buf_printf(x->b, ", the hand counts %d", x->j->aside_points);
	buf_printf(x->b, ": %d points", o->points);
	cite(x, keys[x->seat->action]);
	end_line(x);
}

/* Reasons */

/* "why pure: no run is without a joker (rule declare.min-pure is 1)" */
static void
explain_finding(struct explaining *x, const struct finding *f)
{
	if (f->code == CODE_GROUP && x->j->melds)
		return; /* the line of the group has said it */
	start_line(x);
	buf_printf(x->b, "why %s: ", code_word(f->code));
	if (f->group >= 0)
		buf_printf(x->b, "group %d, ", f->group + 1);
	if (f->ncards) {
		cards_print(x->b, f->cards, f->ncards, x->style);
		buf_str(x->b, ": ");
	}
	if (f->text.len)
		buf_text(x->b, f->text);
	else
		buf_str(x->b, code_sentence(f->code));
	cite(x, f->key);
	end_line(x);
}

static void
explain_better(struct explaining *x)
{
	const struct judgement *j = x->j;
	bool invalid = j->outcome.verdict == VERDICT_INVALID;

	if (j->has_better) {
		start_line(x);
		buf_str(x->b, invalid && j->better_valid ?
		    "valid as: " : "better: ");
		arrangement_print(x->b, &j->better, x->style);
		buf_printf(x->b, " deadwood=%d (as grouped: %d)",
		    j->better_deadwood, j->outcome.deadwood);
		end_line(x);
	}
	if (invalid && !j->better_valid) {
		start_line(x);
		buf_str(x->b,
		    "however grouped, these cards do not make this claim valid");
		end_line(x);
	}
}

/* Lines that the judge had to say, ends or not. */
static void
explain_note(struct explaining *x)
{
	struct text rest = x->j->note;

	while (rest.len > 0) {
		const char *lf = memchr(rest.s, '\n', rest.len);
		size_t len = lf ? (size_t)(lf - rest.s) : rest.len;

		start_line(x);
		buf_add(x->b, rest.s, len);
		end_line(x);
		rest = text_skip(rest, lf ? len + 1 : len);
	}
}

/* Seats */

static void
explain_seat(struct explaining *x)
{
	const struct judgement *j = x->j;

	if (j->outcome.verdict == VERDICT_ERROR)
		return; /* what is wrong was told on standard error, once */
	for (int g = 0; j->melds && g < j->shown.ngroups; g++)
		explain_group(x, g);
	explain_demand(x);
	explain_layoffs(x);
	if (x->seat->kind == SEAT_ACTION) {
		explain_action(x);
	} else if (report_has_cards(x->seat)) {
		explain_unmatched(x);
		explain_points(x);
	}
	for (int i = 0; i < j->nfindings; i++)
		explain_finding(x, &j->findings[i]);
	explain_note(x);
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
	struct explaining x = { .b = b, .deal = deal, .style = style };

	for (int i = 0; i < deal->nseats; i++) {
		x.seat = &deal->seats[i];
		x.j = &v->seats[i];
		explain_seat(&x);
	}
	if (x.cited)
		explain_source(&x);
}
