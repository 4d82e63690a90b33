# Random tables of one family, as they are played: -v family=gin, indian,
# contract, basic or rummy-500, -v seed=N -v deals=N.  One player ends each
# deal with melds that are ready, the others hold what comes from the pack.

# A pack without the cards of text, in any order; the count is left in size.
function shuffle(packs, text,    i, j, n, card, words, gone, rank, suit) {
	n = split(text, words, " ")
	for (i = 1; i <= n; i++)
		gone[words[i]]++
	size = 0
	for (i = 0; i < packs * 52; i++) {
		rank = substr("A23456789TJQK", i % 13 + 1, 1)
		suit = substr("CDHS", int(i % 52 / 13) + 1, 1)
		card = rank suit
		if (gone[card]-- > 0)
			continue
		j = int(rand() * ++size) + 1
		pack[size] = pack[j]
		pack[j] = card
	}
}

function draw(n,    text) {
	for (; n > 0; n--)
		text = text " " pack[size--]
	return text
}

function pick(list,    words) {
	return words[int(rand() * split(list, words, ";")) + 1]
}

# The melds of a contract's round, divided by "|".
function contract(round,    sets, runs, i, text) {
	sets = substr("2103210", round, 1)
	runs = substr("0120123", round, 1)
	for (i = 1; i <= sets; i++)
		text = text "| " substr("KQJ", i, 1) "C " substr("KQJ", i, 1) \
		    "D " substr("KQJ", i, 1) "S "
	for (i = 1; i <= runs; i++)
		text = text "| " run(substr("HSD", i, 1))
	return substr(text, 3)
}

function run(suit) {
	return "2" suit " 3" suit " 4" suit " 5" suit " "
}

function lose(    text) {
	text = family == "indian" ? pick("cards;cards;drop first;drop middle;" \
	    "missed;count 7;count 61;wrong") : "cards"
	if (text != "cards")
		return " " text
	if (family == "rummy-500" && !laid++)
		return " 3C 4C 5C | +" draw(int(rand() * 9) + 1)
	return draw(family == "indian" ? 13 : family == "basic" ? 7 : 10)
}

function win(deal) {
	if (family == "gin")
		return pick("knock 4H 5H 6H | 8C 9C TC | QH QD QC / AS;" \
		    "knock 3H 4H 5H | 9S 9D 9H | KC KD KS / 4C;" \
		    "gin 2C 3C 4C 5C | 6H 7H 8H | JD JS JC;" \
		    "knock 2D 3D 4D 5D 6D 7D | 9C 9H 9S / 8S")
	if (family == "indian")
		return "declare 2H 3H 4H | 5C 6C 7C | 5H 5D 5S | 8C 9C TC JC"
	if (family == "contract")
		return deal == 7 ? "down " contract(deal) : \
		    "out " contract(deal) "+ - 9H"
	if (family == "basic")
		return pick("out 7D 8D 9D | KC KD KH +;" \
		    "rummy 7D 8D 9D TD | KC KD KH;out QC QD QH | 2C 2D 2H + - AS")
	return pick("out 7D 8D 9D | KC KD KH +;out AH 2H 3H | + TD TS TH |;" \
	    "2S 3S 4S | + AS JD") # the last one when the stock ran out
}

BEGIN {
	srand(seed)
	players = split(family == "gin" ? "Ann Bob" : "Ann Bob Cal", name, " ")
	for (d = 1; d <= deals; d++) {
		winner = int(rand() * players) + 1
		melds = win(d)
		laid = 0
		shuffle(family == "indian" || family == "contract" ? 2 : 1,
		    melds " 3C 4C 5C 9H")
		if (family == "contract")
			print "[contract round=" d "]"
		else if (family == "basic")
			print "[basic turn=3]"
		for (p = 1; p <= players; p++)
			print name[p] ":" (p == winner ? " " melds : lose())
		print ""
	}
}
