/*
 * Sets as the bits of one number.
 */
#ifndef BITS_H
#define BITS_H

#include <stdint.h>

/* How many bits are set. */
static inline int
bits_count(uint64_t set)
{
#if defined(__GNUC__) && defined(__POPCNT__)
	return __builtin_popcountll(set);
#else
	set -= set >> 1 & UINT64_C(0x5555555555555555);
	set = (set & UINT64_C(0x3333333333333333)) +
	    (set >> 2 & UINT64_C(0x3333333333333333));
	set = (set + (set >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
	return (int)(set * UINT64_C(0x0101010101010101) >> 56);
#endif
}

/* The lowest bit of a set that is not empty. */
static inline int
bits_lowest(uint64_t set)
{
#if defined(__GNUC__)
	return __builtin_ctzll(set);
#else
	return bits_count(~set & (set - 1));
#endif
}

/* The bits at from to end - 1; 0 if there are none. */
static inline uint64_t
bits_between(int from, int end)
{
	uint64_t below = end < 64 ? (UINT64_C(1) << end) - 1 : UINT64_MAX;

	return from < 64 ? below & UINT64_MAX << from : 0;
}

/* What lies between the lowest and the highest bit of a set, not empty. */
static inline uint64_t
bits_gaps(uint64_t set)
{
	uint64_t high = set;

	while (high & (high - 1))
		high &= high - 1;
	return bits_between(bits_lowest(set), bits_lowest(high)) & ~set;
}

#endif
