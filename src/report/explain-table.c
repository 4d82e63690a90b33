/*
 * Owns the words of --explain about melds on the table: the contract, lay-offs and
 * what becomes of the melds, what points come from.
 */
#include "report/explain-inside.h"

#include "judge/down.h"
#include "cards/notation.h"

/* Groups */

int
explain_number(const struct explaining *x, int group)
{
	const struct arrangement *before = x->seat->on_table;

	return (before ? before->ngroups : 0) + group + 1;
}

static bool
counts_melds(const struct explaining *x)
{
	return x->deal->rules->scoring == SCORING_MELDS;
}

void
explain_worth(struct explaining *x, const struct meld *m)
{
	if (counts_melds(x) && m->kind != MELD_NONE && !x->j->returned)
		buf_printf(x->b, ", counts %d",
		    meld_worth(x->deal->rules, m));
}

void
explain_on_table(struct explaining *x)
{
	const struct arrangement *a = x->seat->on_table;

	for (int g = 0; a && g < a->ngroups; g++) {
		const struct meld *m = &x->j->laid_before[g];

		explain_start(x);
		buf_printf(x->b, "group %d on the table ", g + 1);
		cards_print(x->b, m->cards, m->size, x->style);
		explain_meld(x, m);
		if (counts_melds(x) && m->kind != MELD_NONE)
			buf_printf(x->b, ", counts %d",
			    meld_worth(x->deal->rules, m));
		explain_end(x);
	}
}

/* The contract */

/* "2 sets of 3", "1 run of 4 or more" */
static void
say_melds(struct explaining *x, int n, const char *what, int size)
{
	const struct contract *c = &x->deal->rules->contract;

	buf_printf(x->b, "%d %s%s of %d%s", n, what, n == 1 ? "" : "s", size,
	    c->exact ? "" : " or more");
}

void
explain_contract(struct explaining *x)
{
	const struct rules *r = x->deal->rules;
	const struct contract *c = &r->contract;

	if (!c->asked || !x->j->melds || x->seat->on_table ||
	    (!x->seat->verb && x->deal->nseats > 1))
		return;
	explain_start(x);
	buf_printf(x->b, "round %d asks for ", r->facts.round);
	if (c->sets)
		say_melds(x, c->sets, "set", r->set_min);
	if (c->sets && c->runs)
		buf_str(x->b, " and ");
	if (c->runs)
		say_melds(x, c->runs, "run", c->run_size);
	if (c->complete)
		buf_str(x->b, ", and no card left");
	explain_cite(x, c->complete ? "contract.last-complete" :
	    "contract.cards");
	explain_end(x);
	if (!x->j->shown.ngroups && !x->j->better.ngroups) {
		explain_start(x);
		buf_str(x->b, "these cards cannot meet it, so all count");
		explain_end(x);
	}
}

/* Lay-offs */

/* "group 2 of Ann", "group 2 on the table" */
static void
say_group(struct explaining *x, int seat, int group)
{
	struct text name = x->deal->seats[seat].name;

	buf_printf(x->b, "group %d ", group + 1);
	if (name.len) {
		buf_str(x->b, "of ");
		buf_escaped(x->b, name, "");
	} else {
		buf_str(x->b, "on the table");
	}
}

static void
explain_grown(struct explaining *x)
{
	for (int i = 0; i < x->j->ngrown; i++) {
		const struct grown *g = &x->j->grown[i];

		explain_start(x);
		say_group(x, g->seat, g->group);
		buf_str(x->b, " is then ");
		cards_print(x->b, g->meld->cards, g->meld->size, x->style);
		explain_jokers(x, g->meld);
		if (counts_melds(x))
			buf_printf(x->b, ", counts %d more", g->more);
		explain_end(x);
	}
}

void
explain_layoffs(struct explaining *x)
{
	const struct arrangement *a = &x->j->shown;
	const short *seat = x->j->laid_seat, *group = x->j->laid_group;

	for (int i = 0; i < laid_size(a); i++) {
		explain_start(x);
		card_print(x->b, a->cards[laid_start(a) + i], x->style);
		if (group[i] < 0) {
			buf_str(x->b, " is laid off nowhere: it counts");
		} else {
			buf_str(x->b, x->j->laid_joker[i] ?
			    " takes the place of the joker in " :
			    " is laid off on ");
			say_group(x, seat[i], group[i]);
		}
		explain_end(x);
	}
	explain_grown(x);
}

/* Points */

/* "writes 120: 45 of Bob, 50 of Cal, 25 for going out" */
static void
explain_collected(struct explaining *x)
{
	const struct rules *r = x->deal->rules;
	bool at_once = x->seat->verb == VERB_RUMMY || x->seat->verb == VERB_GIN;
	const char *before = ": ";

	buf_printf(x->b, "writes %d", x->j->outcome.points);
	for (int i = 0; i < x->deal->nseats; i++) {
		if (i == x->index || !x->v->seats[i].outcome.deadwood)
			continue;
		buf_printf(x->b, "%s%d of ", before,
		    x->v->seats[i].outcome.deadwood);
		buf_escaped(x->b, x->deal->seats[i].name, "");
		before = ", ";
	}
	if (at_once && r->at_once_multiplier != 1) {
		buf_printf(x->b, ", times %d for all at once",
		    r->at_once_multiplier);
		explain_cite(x, "at-once.multiplier");
	}
	if (at_once && r->at_once_bonus) {
		buf_printf(x->b, "%s%d for all at once", before,
		    r->at_once_bonus);
		explain_cite(x, "at-once.bonus");
		before = ", ";
	}
	if (r->out_bonus) {
		buf_printf(x->b, "%s%d for going out", before, r->out_bonus);
		explain_cite(x, "out.bonus");
	}
}

/* "67 on the table less 8 in the hand, 25 for going out: 84 points" */
static void
explain_counted(struct explaining *x)
{
	const struct rules *r = x->deal->rules;
	const struct judgement *j = x->j;
	bool bonus = j->outcome.points != j->melded - j->outcome.deadwood;

	buf_printf(x->b, "%d on the table less %d in the hand", j->melded,
	    j->outcome.deadwood);
	if (bonus) {
		buf_printf(x->b, ", %d for going out", r->out_bonus);
		explain_cite(x, "out.bonus");
	}
	buf_printf(x->b, ": %d points", j->outcome.points);
}

void
explain_table_points(struct explaining *x)
{
	const struct outcome *o = &x->j->outcome;
	enum scoring scoring = (enum scoring)x->deal->rules->scoring;

	if (x->j->returned) {
		explain_start(x);
		buf_str(x->b, "what is grouped cannot be laid down, "
		    "so it counts");
		explain_end(x);
	}
	if (!o->has_points || (scoring != SCORING_MELDS &&
	    scoring != SCORING_COLLECT))
		return;
	if (scoring == SCORING_COLLECT && x->v->winner != x->index &&
	    !o->deadwood)
		return;
	explain_start(x);
	if (scoring == SCORING_MELDS) {
		explain_counted(x);
	} else if (x->v->winner == x->index) {
		explain_collected(x);
	} else if (x->v->winner < 0 && !o->points) {
		buf_str(x->b, "writes 0, nobody went out to collect the hand");
	} else {
		buf_printf(x->b, "writes %d, the hand %s", o->points,
		    o->points ? "is written off" : "is the winner's alone");
		explain_cite(x, "collect.deduct");
	}
	explain_end(x);
}

bool
explain_is_held(const struct explaining *x)
{
	return x->deal->rules->hand_counts == HAND_WHOLE && !x->seat->verb &&
	    x->deal->nseats > 1;
}

void
explain_held(struct explaining *x)
{
	explain_start(x);
	buf_str(x->b, "a hand that was held counts whole");
	explain_cite(x, "hand.counts");
	buf_str(x->b, "; it could have been laid as ");
	explain_laid_better(x);
	explain_end(x);
}

void
explain_laid_better(struct explaining *x)
{
	arrangement_print(x->b, &x->j->better, x->style);
	if (counts_melds(x))
		buf_printf(x->b, " points=%d", x->j->better_points);
	else
		buf_printf(x->b, " deadwood=%d", x->j->better_deadwood);
}
