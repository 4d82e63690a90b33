# Lone hands of 1 to 18 cards, some twice, and claims, between them contexts good
# and bad, comments and a table: for the short way of lines that are only a hand.
#
#   awk -f lone.awk </dev/null
#   awk -f lone.awk -v only=1 -v count=N </dev/null: nothing but ten cards

function below(n) {
	state = (state * 16807) % 2147483647
	return int(state / 2147483647 * n)
}

function hand(n, packs,    line, c) {
	split("", held)
	line = ""
	while (n > 0) {
		c = substr("A23456789TJQK", below(13) + 1, 1) \
		    substr("CDHS", below(4) + 1, 1)
		if (held[c]++ >= packs)
			continue
		if (below(2))
			sub(/^T/, "10", c)
		line = line (line ? " " : "") c
		n--
	}
	return line
}

# A run or a set, of which a card may be another or a joker.
function group(    line, suit, rank, run, i, n) {
	n = 3 + below(3)
	run = below(3) > 0
	suit = below(4)
	rank = below(13)
	line = ""
	for (i = 0; i < n; i++)
		line = line (i ? " " : "") (below(8) == 0 ? "JK" : \
		    substr("A23456789TJQKA23456", rank + (run ? i : 0) + 1 + \
		    (below(15) == 0), 1) \
		    substr("CDHSC", (run ? suit : i % 4) + 1 + \
		    (below(20) == 0), 1))
	return line
}

function claim(    line, n) {
	split("declare show knock gin rummy meld down", verbs)
	line = verbs[below(9) > 6 ? below(7) + 1 : 1] " " group()
	for (n = below(5); n > 0; n--)
		line = line " | " group()
	return line
}

BEGIN {
	state = 11
	for (i = 0; i < (only ? count : 3000); i++) {
		what = only ? 99 : below(100)
		if (what == 0)
			print "[gin+oklahoma turn-up=7H]"
		else if (what == 1)
			print "[gin+oklahoma]"
		else if (what == 2)
			print "[nonsense]"
		else if (what == 3)
			print "[]"
		else if (what == 4)
			print "# a comment"
		else if (what == 5)
			print "\nAsha: " hand(10, 1) "\n# between\nBo: " \
			    hand(10, 1) "\n# after"
		else if (what == 8)
			print "[rummycircle wild=7H]"
		else if (what == 9)
			print "[indian-21 wild=4S]"
		else if (what == 6)
			print hand(10, 5)
		else if (what == 7)
			print hand(12, 2)
		else if (what < 25)
			print claim()
		else if (what < 40)
			print hand(1 + below(18), 1 + (what < 30))
		else
			print hand(10, 1)
	}
}
