/* The records of keys-act.c that are written down. */
#ifndef KEYS_RARE_H
#define KEYS_RARE_H

/* What chance seldom makes, for hands of any size. */
static const char rare[] =
	/* a tie, an undercut, and gin, with cards to lay off */
	"A: knock 3H 4H 5H | 9C 9D 9S | JC QC KC / 7D\n"
	"B: 2S 3S 4S | 6C 6D 6S | QD QH QS / 7C\n\n"
	"A: knock 3H 4H 5H | 9C 9D 9S | JC QC KC / 7D\n"
	"B: 2S 3S 4S | 6C 6D 6S | QD QH QS / AC\n\n"
	"A: gin 3H 4H 5H 6H | 9C 9D 9S | JC QC KC\n"
	"B: 2S 3S 4S | 6C 6D 6S > 7H 9H / KD KS\n\n"
	"A: knock 3H 4H 5H | 9C 9D 9S | JC QC KC > 7C\n"
	"B: 2S 3S 4S | 4C 5C 6C | QD QH QS / 7H\n\n"
	"A: knock 3H 4H 5H | 9C TC JC | JD QD KD > 7S\n"
	"B: 4S 5S 6S | TS JS QS | 3D 4D 6H 7H\n\n"
	"A: knock 3H 3C 3D | 9C 9D 9H | KC KD KH > 6S\n"
	"B: 6H 6C 6D | TS TC TD | 4D 4C 3S 9S\n\n"
	/* the same cards at two seats, a joker's place taken */
	"A: 3H 3H 4H 4H 5H 5H 6H 6H\nB: 3H 3H 4H 4H 5H 5H 6H 6H\n\n"
	"A: 3H 4H 5H 9C 9D 9S JC QC KC 7D\nB: 3H 4H 5H 9C 9D 9S JC QC KC 7D\n\n"
	"A: knock 3H JK 5H | 9C 9D 9S | JC QC KC / AD\n"
	"B: 2S 3S 4S | 6C 6D 6S > 4H 9H / KD KS\n\n"
	"A: knock 3H 4H 5H | 9C 9D 9S | JC QC KC / AD\n"
	"B: 2S 3S 4S | 6C 6D 6S > 6H 9H / KD KS\n\n"
	"A: 3H JK 5H 6H + KC\nB: 2S 3S 4S + > 4H / KD KS\n\n"
	"4C 4D 4H 4S JK / KC\n4C 4D 4C / KC\n"
	"A: knock 3H 2C 5H | 9C 9D 9S | JC QC KC / AD\n"
	"B: 5S 6S 7S | 6C 6D 6S > 4H 9H / KD KS\n\n"
	/* more packs, as there are more players */
	"A: meld 2H 2H 2H\nB: 4S\nC: KC\nD: 5D\nE: 7C\nF: 9H\nG: 2D\n\n"
	/* contracts of two sets, lay-offs by who is down and who is not */
	"A: out 4C 4D 4H | 9C 9D 9H\nB: 6C 6D\n\n"
	"A: rummy 4C 4D 4H | 9C 9D 9H\nB: 6C 6D\n\n"
	"A: rummy 4C 4D 4H | 9C 9D 9H - 2C\nB: 6C 6D\n\n"
	"A: 4C 4D 4H | 9C 9D 9H + > 9S / KC\nB: > 4S / KD KS\n\n"
	"A: out 4C 4D 4H | 9C 9D 9H + 2C 2D 2H - KC\nB: 5C\n\n"
	/* of runs alone and of sets alone: an undercut, a tie, lay-offs */
	"A: knock 3H 4H 5H | 9C TC JC | JD QD KD / 2D\n"
	"B: 6S 7S 8S TS JS QS 3D 4D 5D AC\n\n"
	"A: knock 3H 4H 5H | 9C TC JC | JD QD KD / 2D\n"
	"B: 6S 7S 8S TS JS QS 3D 4D 5D 2C\n\n"
	"A: knock 3H 4H 5H | 9C TC JC | JD QD KD / 2D\n"
	"B: 6S 7S 8S TS JS QS 3D 4D 6H 7H\n\n"
	"A: gin 3H 4H 5H | 9C TC JC | TD JD QD KD\n"
	"B: 6S 7S 8S TS JS QS 3D 4D 6H 7H\n\n"
	"A: knock 3H 3C 3D | 9C 9D 9H | KC KD KH / 2D\n"
	"B: 6S 6C 6D TS TC TD 4D 4C 4H AC\n\n"
	"A: knock 3H 3C 3D | 9C 9D 9H | KC KD KH / 2D\n"
	"B: 6S 6C 6D TS TC TD 4D 4C 4H 2C\n\n"
	"A: knock 3H 3C 3D | 9C 9D 9H | KC KD KH / 2D\n"
	"B: 6S 6C 6D TS TC TD 4D 4C 3S 9S\n\n"
	"A: gin 3H 3C 3D | 9C 9D 9H | KC KD KH KS\n"
	"B: 6S 6C 6D TS TC TD 4D 4C 3S 9S\n\n"
	/* pairs, and a joker let go */
	"A: declare 2H 2H | 3C 3C | 6S 6S | 9D 9D | KC KC | 8C 8C | JD JD | "
	"4S 4S / AH 7D TC QS 2C - JK\nB: 5D 7D KH\n\n"
	"A: declare 2H 2H | 3C 3C | 6S 6S | 9D 9D | AS AS | 8C 8C | JD JD - KC\n"
	"B: 5D 7D KH\n\n"
	"A: declare 2H 2H | 3C 3C | 6S 6S | 9D 9D | AS AS | 8C 8C | JD JK - 2C\n"
	"B: 5D 7D KH\n\n"
	"A: declare 2H 2H | 3C 3C | 6S 6S | 9D 9D | AS AS | 8C 8C | JD KC - 2C\n"
	"B: 5D 7D KH\n\n"
	"A: declare 4C 4D 4H 4S | 6C 6D 6H 6S | 9C 9D 9H 9S | KC KC - 2C\n"
	"B: 5D 7D KH\n\n"
	"A: declare 4C 4D 4H 4S | 6C 6D 6H 6S | 9C 9D 9H 9S | KC JK - 2C\n"
	"B: 5D 7D KH\n\n"
	"A: declare 2H 3H 4H | 6S 7S 8S | 9C TC JC | TD JD QD KD - JK\n"
	"B: 5D 7D KH\n\n"
	"A: declare 4C 4D 4H | 6C 6D 6H | 9C TC JC QC - JK\nB: count 30\n\n"
	"A: declare 4C 4D 4H 4S | 6C 6D 6H | 9C TC JC QC - JK\nB: count 30\n\n"
	"A: drop first\nB: drop middle\nC: drop last\nD: missed\n"
	"E: left before\nF: left after\n\nA: points 0\nB: no turn\nC: 4S 4D KC\n\n";

#endif
