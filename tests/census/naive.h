/*
 * A second solver for plain gin hands of one pack, to compare the program's
 * with: it shares no code with it and has no tables.
 */
#ifndef NAIVE_H
#define NAIVE_H

/*
 * The least deadwood: suits[s] has bit r - 1 where the hand holds the card of
 * rank r (1 the ace, 13 the king) and suit s.  Sets are three or four cards
 * of a rank, runs three or more that follow each other in a suit, the ace low;
 * an ace counts 1, court cards 10, others their number.
 */
int naive_deadwood(const unsigned suits[4]);

#endif
