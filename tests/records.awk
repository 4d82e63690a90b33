# Random records of text, the same for the same seed: hands, arrangements,
# claims, tables, contexts, comments, and lines that cannot be read.
#
#   awk -f records.awk -v seed=N -v count=N -v kind=all|plain|grouped|tables
#       [-v indian=1 | -v laid=1 [-v packs=2]] </dev/null
#
# plain: lone hands of as many cards as are dealt; grouped: arrangements of them;
# tables: tables that can be read, without claims unless laid.
# Indian: two packs with jokers, tables of up to six, and actions.  Laid: games
# whose melds lie on the table, with jokers if there are two packs.

BEGIN {
	state = seed * 7919 + 17
	dealt = indian ? 13 : 10
	if (indian)
		packs = 2
	split("A 2 3 4 5 6 7 8 9 T J Q K", ranks, " ")
	split("C D H S", suits, " ")
	split("drop first|drop middle|drop last|missed|left before|" \
	    "left after|wrong|no turn", actions, "|")
	split("declare show knock down out gin rummy", verbs, " ")
	for (i = 0; i < count; i++) {
		new_deck()
		if (kind == "plain")
			print hand(dealt, 0)
		else if (kind == "grouped")
			print laid ? laid_hand(1) : arrangement(dealt)
		else if (kind == "tables")
			table()
		else
			record()
	}
}

# A whole number below n.
function pick(n) {
	state = (state * 16807 + 11) % 2147483647
	return int(state / 2147483647 * n)
}

function one_in(n) {
	return pick(n) == 0
}

# Often of few ranks, so that there are melds to find.
function new_deck(    low, high, r, s, p) {
	low = 1
	high = 13
	if (!one_in(3)) {
		low = 1 + pick(8)
		high = low + 5
	}
	cards = 0
	for (p = 0; p < (packs ? packs : 1); p++) {
		for (r = low; r <= high; r++)
			for (s = 1; s <= 4; s++)
				deck[cards++] = ranks[r] suits[s]
		if (packs > 1)
			deck[cards++] = "JK"
	}
}

function draw(    i, c) {
	i = pick(cards)
	c = deck[i]
	deck[i] = deck[--cards]
	return c
}

# Cards; cut: with that many signs "|" among them.
function hand(n, cut,    s) {
	for (s = ""; n > 0 && cards > 0; n--)
		s = s (s == "" ? "" : n > 1 && cut && one_in(cut) ? " | " : " ") \
		    draw()
	return s
}

# A run or a set, if the deck still has it, else what comes.
function meld(    c, i, n, found, want, r, s, k) {
	c = deck[pick(cards)]
	n = 3 + pick(3)
	r = index("A23456789TJQK", substr(c, 1, 1))
	s = index("CDHS", substr(c, 2, 1))
	found = ""
	for (k = 0; k < n && cards > 0; k++) {
		want = n == 3 ? ranks[r] suits[1 + (s + k) % 4] : \
		    ranks[1 + (r + k - 1) % 13] substr(c, 2, 1)
		for (i = 0; i < cards && deck[i] != want; i++)
			;
		if (i == cards)
			continue
		deck[i] = deck[--cards]
		found = found (found == "" ? "" : " ") want
		taken++
	}
	if (found == "") {
		found = draw()
		taken++
	}
	return found
}

# The card taken from the deck, or "" if it is not there.
function take(c,    i) {
	for (i = 0; i < cards && deck[i] != c; i++)
		;
	if (i == cards)
		return ""
	deck[i] = deck[--cards]
	return c
}

# Melds as they lie on a table, some with a joker, some none at all.
function laid_melds(n,    s, m, joker) {
	for (s = ""; n > 0 && cards > 5; n--) {
		m = one_in(20) ? hand(3, 0) : meld()
		joker = one_in(4) ? take("JK") : ""
		if (joker != "")
			m = one_in(3) ? joker " " m : m " " joker
		s = s (s == "" ? "" : " | ") m
	}
	return s
}

# A hand where melds are laid down: before, now, and off.
function laid_hand(grouped,    s, n) {
	s = ""
	if (!one_in(3) && cards > 12)
		s = laid_melds(1 + pick(3)) " + "
	n = pick(s == "" ? 12 : 6)
	if (!grouped || one_in(3))
		return s hand(n + 1, 0)
	if (one_in(2))
		s = s laid_melds(1 + pick(3)) (n ? "" : " |")
	if (one_in(2) && n > 1)
		s = s " > " hand(1 + pick(3), 0)
	return n ? s " / " hand(n, 0) : s ~ /[|+>] *$|>/ ? s : s " |"
}

function laid_claim() {
	return one_in(2) ? "" : one_in(3) ? "out " : one_in(2) ? "down " : \
	    verbs[1 + pick(7)] " "
}

function arrangement(n,    s, g) {
	taken = 0
	s = ""
	for (g = pick(4); g > 0 && taken + 5 <= n && cards > 5; g--)
		s = s meld() " | "
	if (taken >= n || cards == 0)
		return s
	if (s != "" && one_in(3))
		return s hand(n - taken, 4)
	if (s != "" && one_in(4) && n - taken > 1)
		return s "> " hand(1, 0) " / " hand(n - taken - 1, 0)
	return s "/ " hand(n - taken, 0)
}

function body(    n, s) {
	n = one_in(4) ? 1 + pick(18) : dealt + one_in(3)
	if (one_in(12))
		return "count " pick(120)
	if (one_in(20))
		return "points " (pick(200) - 60)
	if (indian && one_in(8))
		return actions[1 + pick(8)] (one_in(3) ? " " hand(dealt, 0) : "")
	s = laid && !one_in(4) ? laid_hand(one_in(2)) : \
	    one_in(3) ? arrangement(n) : hand(n, 0)
	if (one_in(laid ? 2 : 4))
		s = verbs[1 + pick(7)] " " s
	if (one_in(8) && cards > 0)
		s = s " - " draw()
	return s
}

function expectation() {
	if (!one_in(6))
		return ""
	return one_in(2) ? " => ready deadwood=3" : " => error why=card"
}

# A byte put in, left out or changed.
function spoil(s,    at, marks) {
	marks = "|>/-+=[]:!#\"\\ ,x1ZJ~\001\351"
	at = 1 + pick(length(s))
	return substr(s, 1, at - 1) (one_in(3) ? "" : \
	    substr(marks, 1 + pick(length(marks)), 1)) \
	    substr(s, at + one_in(2))
}

function context() {
	if (indian)
		return "[" (one_in(2) ? "rummycircle" : one_in(2) ? "a23" : \
		    "deccan") " wild=" ranks[1 + pick(13)] suits[1 + pick(4)] \
		    (one_in(2) ? " value=" pick(9) : "") "]"
	if (laid)
		return "[" (one_in(2) ? "contract" : one_in(2) ? "may-i" : \
		    "liverpool") " round=" 1 + pick(6) (one_in(3) ? \
		    " taken=" ranks[1 + pick(13)] suits[1 + pick(4)] : "") "]"
	return one_in(3) ? "[gin]" : one_in(2) ? "[]" : \
	    "[gin+oklahoma+spades-double turn-up=" ranks[1 + pick(13)] \
	    suits[1 + pick(4)] "]"
}

function line(name,    s) {
	s = (one_in(15) ? context() " " : "") name body() expectation()
	return one_in(12) ? spoil(s) : s
}

function record(    seats, i) {
	if (one_in(20))
		print context()
	if (one_in(20))
		print spoil("[gin knock.limit=5]")
	if (one_in(15))
		print one_in(2) ? "# a comment" : "#: one of ours"
	if (one_in(30))
		print "! what => error why=" (one_in(2) ? "card" : "context")
	if (one_in(2)) {
		print line("")
		return
	}
	if (!one_in(4))
		print ""
	seats = indian || laid ? 2 + pick(5) : one_in(12) ? 1 + pick(12) : 2
	for (i = 0; i < seats; i++) {
		print line(one_in(40) ? "Seat 0: " : "Seat " i ": ")
		if (one_in(20))
			print "# within"
		if (one_in(60))
			print "! Seat 9: x => error why=card"
	}
}

function table(    seats, i) {
	seats = 2 + pick(3)
	for (i = 0; i < seats && cards > 12; i++)
		print "P" i ": " (laid ? laid_claim() laid_hand(one_in(2)) : \
		    hand(dealt, 0)) (one_in(8) ? " - " draw() : "")
	print ""
}
