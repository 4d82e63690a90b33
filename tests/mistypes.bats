# Mistyped input and what is said of it: the place, the cause and the form that
# would be right.  A row is INPUT|MESSAGE, the input as printf %b has it.

load lib

setup() {
	cd "$BATS_TEST_TMPDIR" || exit
}

# says ARG...: each row of the standard input, read with these options, is an
# error whose first line is the message.
says() {
	local input message rows=0
	while IFS='|' read -r input message; do
		rows=$((rows + 1))
		printf '%b\n' "$input" >in
		rummy "$@" in
		expect 2
		message=${message//;;/|}
		[ "$(head -n 1 stderr)" = "rummy: in:$message" ] && continue
		echo "input: $input"
		echo "expected: rummy: in:$message"
		cat stderr
		return 1
	done
	[ "$rows" -gt 0 ]
}

# understood: each row INPUT|OUTPUT is read and printed so.
understood() {
	local input output
	while IFS='|' read -r input output; do
		printf '%b\n' "$input" >in
		rummy -r rummycircle in
		[ "$(cat stdout)" = "[rummycircle] $output" ] && continue
		echo "input: $input"
		cat stdout stderr
		return 1
	done
}

# usage ARG...|MESSAGE: rows of options and what is said of them.
usage() {
	local args message
	while IFS='|' read -r args message; do
		# shellcheck disable=SC2086 # options without blanks
		rummy $args </dev/null
		expect 2
		# Its "|" is a comma in the row.
		[ "$(head -n 1 stderr | tr '|' ,)" = "rummy: $message" ] && continue
		echo "options: $args"
		cat stderr
		return 1
	done
}

@test "cards as people write them are understood" {
	understood <<-'END'
		4❤ 5❤️|/ 4H 5H => open deadwood=9 points=9
		* 4H|/ 4H JK => open deadwood=4 points=4
		JKR 4H|/ 4H JK => open deadwood=4 points=4
		two of hearts, Ten of spades|/ 2H TS => open deadwood=12 points=12
		4H\xc2\xa05H\xc2\xa07H|/ 4H 5H 7H => open deadwood=16 points=16
		4H5H7H 10C9C|/ 9C TC 4H 5H 7H => open deadwood=35 points=35
		H4 h5 C10 S10|/ TC 4H 5H TS => open deadwood=29 points=29
		\xef\xbb\xbf4H 5H|/ 4H 5H => open deadwood=9 points=9
		RJ BJ|/ JK JK => open deadwood=0 points=0
		JK1 JK2|/ JK JK => open deadwood=0 points=0
		red joker Black Joker|/ JK JK => open deadwood=0 points=0
		JK10H JK2S|/ TH 2S JK JK => open deadwood=12 points=12
		4H,JK2,5H|/ 4H 5H JK => open deadwood=9 points=9
	END
}

@test "lines: cards" {
	says <<-'END'
		4H 5H 6H 4H|1:10: 4H appears twice; gin has one pack; try -r rummycircle
		4H 5H - 4H|1:9: 4H appears twice; gin has one pack; try -r rummycircle
		[gin] knock ace of hearts AH|1:27: AH appears twice; gin has one pack
		4H JK|1:4: gin has no jokers; try -r rummycircle
		A: 3H 4H\nB: 5H 3H|2:7: 3H is also held by A, line 1; gin has one pack
		4H\xe2\x80\x8b 5H|1:3: U+200B, which cannot be seen, is not part of a card; remove it
		4H 5H 6|1:7: "6" has no suit; write 6S, 6H, 6D or 6C
		4H 1H|1:4: "1H" is not a card; a ten is 10H, 1 is A, 11 is J, 12 is Q and 13 is K
		4H;5H|1:3: cards are separated by blanks or commas, not ";"
		4H & 5H|1:4: unexpected "&"; cards are separated by blanks or commas
		(4H 5H) 6H|1:1: unexpected "(4H"; rules go in brackets, like [gin], and groups have ";;" between them
		[gin] [oklahoma] 4H|1:7: unexpected "[oklahoma]"; one context in brackets may go before the hand
		4H 5H # two cards|1:7: unexpected "#"; a comment needs a line of its own
		"4H 5H"|1:8: expected ":" after the name in quotes; cards take no quotes
		4H-5H-6H|1:6: nothing may follow "-" and the discard; cards are separated by blanks or commas
		4H 5H - AS KD|1:9: only one card may follow "-": the discard
		4H 5H 6H / 8C 9C / AS|1:18: "/" cannot follow "/"; the order is groups with ";;" between, then ">", "/", "-"
		4H 5H discard AS|1:7: unexpected "discard"; write "-" before the discard
		4H 5H – AS|1:7: unexpected "?"; write "-" before the discard
		4H 5H Deadwood AS|1:7: unexpected "Deadwood"; write "/" before the unmatched cards
		open 4H 5H|1:1: unexpected "open"; write "down" before melds to lay down
		laydown 4H 5H|1:1: unexpected "laydown"; write "down" before melds to lay down
		finish 4H 5H|1:1: unexpected "finish"; write "declare" before melds that end the deal
		4H 5H layoff 6H|1:7: unexpected "layoff"; write ">" before the cards laid off
		knock with 4H 5H|1:7: unexpected "with"; cards are separated by blanks or commas
		hand 4H 5H|1:1: unexpected "hand"; a key of YAML has ":" and a blank after it, as in "hand: 4H 5H 6H"
		Asha,4H 5H|1:1: "Asha" is not a card, a claim like declare or an action; a name ends in ":"
		4H;hide 5H|1:3: cards are separated by blanks or commas, not ";"
		4H 5H HH|1:7: "HH" is not a card; use a form like AS, 10H, QD or JK
		A: B:4H|1:4: "B:4H" is not a card; use a form like AS, 10H, QD or JK
		(A):4H|1:1: unexpected "(A):4H"; rules go in brackets, like [gin], and groups have ";;" between them
		knock 4H 5X|1:10: "X" in "5X" is not a suit; the suits are S, H, D and C
		4H.5H|1:3: cards are separated by blanks or commas, not "."
		~=5|1:1: "~" is not a card; use a form like AS, 10H, QD or JK
		9H 1OH|1:4: "1OH" has a letter O; ten is 10, with a zero, or T
		1oh|1:1: "1oh" has a letter O; ten is 10, with a zero, or T
		1QH|1:1: "1QH" is not a card; use a form like AS, 10H, QD or JK
		4H+5H+6H|1:3: cards are separated by blanks or commas, not "+"
		4H + 5H + 6H|1:9: a hand can have only one "+"
		++ 4H|1:1: expected groups before "+"
		4H 55H|1:4: "55H" is not a card; use a form like AS, 10H, QD or JK
		4H+5X|1:4: "X" in "5X" is not a suit; the suits are S, H, D and C
		ace of spades and king of hearts|1:15: unexpected "and"; cards are separated by blanks or commas
		queen hearts|1:1: "queen" has no suit; write "queen of hearts" or another suit
		queen spades|1:1: "queen" has no suit; write "queen of hearts" or another suit
		queensway|1:7: "way" is not a card; use a form like AS, 10H, QD or JK
		\x7c AS|1:1: expected cards before ";;"
		AS \x7c  \x7c 2S|1:7: expected cards before ";;"
		AS /|1:5: expected cards after "/"
		AS - |1:6: expected a card after "-"
		AS / 2S > 3S|1:9: ">" cannot follow "/"; the order is groups with ";;" between, then ">", "/", "-"
		4H! 5H|1:3: "!" is not a card; use a form like AS, 10H, QD or JK
		10P|1:1: "P" in "10P" is not a suit; the suits are S, H, D and C
		♥B|1:1: "B" in "HB" is not a rank; the ranks are A, 2 to 10, J, Q and K
		♥11|1:1: "11" in "H11" is not a rank; the ranks are A, 2 to 10, J, Q and K
		4😀|1:1: "?" in "4?" is not a suit; the suits are S, H, D and C
		4♥X|1:3: "X" is not a card; use a form like AS, 10H, QD or JK
		5th|1:1: "5th" is not a card; use a form like AS, 10H, QD or JK
		4Н|1:1: U+041D is not the letter H, though it looks like it
		4С КH|1:1: U+0421 is not the letter C, though it looks like it
		14H|1:1: "14H" is not a card; use a form like AS, 10H, QD or JK
		[indian] JK3|1:12: "3" has no suit; write 3S, 3H, 3D or 3C
		[okey wild=KH] R1 B4|1:16: "R1" is a tile; tiles are written as cards: red H, yellow D, black S, blue C; 1 is A, 11 J, 12 Q and 13 K
		[okey wild=KH] 4H red 5|1:19: "red" is a tile; tiles are written as cards: red H, yellow D, black S, blue C; 1 is A, 11 J, 12 Q and 13 K
		[okey wild=KH] 4H green 5|1:19: "green" is not a card; use a form like AS, 10H, QD or JK
		[okey wild=KH] 13H|1:16: "13H" is not a card; 1 is A, 11 is J, 12 is Q and 13 is K
	END
}

@test "lines: words" {
	says <<-'END'
		Asha: flod|1:7: "flod" is not a card, a claim like declare or an action like drop first
		Asha 4H 5H|1:1: "Asha" is not a card, a claim like declare or an action; a name ends in ":"
		bela 4H 5H|1:1: "bela" is not a card, a claim like declare or an action; a name ends in ":"
		askhqx|1:5: "x" in "qx" is not a suit; the suits are S, H, D and C
		ASKHQX|1:5: "X" in "QX" is not a suit; the suits are S, H, D and C
		Asha count 31|1:6: "count" must be the first word; a name ends in ":"
		4H missed|1:4: "missed" must be the first word, before the cards
		4H points 3|1:4: "points" must be the first word, before the cards
		4H 5H knock|1:7: "knock" must be the first word, before the cards
		declare declare 4H|1:9: "declare" must be the first word, before the cards
		meld 5|1:5: only knock takes a number, as in "knock 5"; write "meld" with cards
		down 5|1:5: only knock takes a number, as in "knock 5"; write "down" with cards
		gin 5|1:4: only knock takes a number, as in "knock 5"; write "gin" alone, or with cards
		North: show count 5|1:12: only knock takes a number, as in "knock 5"; write "show" alone, or with cards
		knock count|1:12: expected a whole number from 0 to 1000000, like "count 31"
		North: down|1:12: expected cards
		[gin] knock 5 6|1:13: "5" has no suit; write 5S, 5H, 5D or 5C
		gin!|1:4: write "gin" without "!"
		A: knock!! 4H 5H|1:9: write "knock" without "!"
		A: !! 4H|1:4: unexpected "!!"; cards are separated by blanks or commas
		huh! 4H|1:1: "huh!" is not a card; use a form like AS, 10H, QD or JK
		knok 4H|1:1: unknown word "knok"; did you mean "knock"?
		drop|1:1: incomplete action "drop"; expected drop first, drop middle, drop last, left before, left after, no turn or not seen
		knock: 4H|1:1: "knock" cannot be a name without quotes; leave out the ":", or quote the name
		Asha & Bela: 4H|1:6: quote this name: only letters, digits, blanks and ". _ ' -" may go unquoted
		groups|1:1: unexpected "groups"; a key of YAML has ":" and a blank after it, as in "hand: 4H 5H 6H"
		players Ann|1:1: unexpected "players"; a key of YAML has ":" and a blank after it, as in "hand: 4H 5H 6H"
		! 4H|1:1: a line that starts with "!" must end in "=> error why=CODE"
		!! 4H|1:1: a line that starts with "!" must end in "=> error why=CODE"
		: 4H|1:1: a name is missing before ":"
		knock|1:6: expected cards, or the number left unmatched, as in "knock 5"
	END
}

@test "lines: rules" {
	says <<-'END'
		[ginn] 4H|1:2: no rule set "ginn"; did you mean "gin"?
		[oklahoma gin]|1:2: oklahoma gin is an option; use gin+oklahoma
		[pure_only] 4H|1:2: pure_only is an option; use indian+pure-only
		[./house.yaml] 4H|1:2: no rule set "./house.yaml"; only -r can name a file of rules
		[gin limit=5] 4H|1:6: no rule "limit"; did you mean one like knock.limit?
		[gin knock=5] 4H|1:6: no rule "knock"; did you mean one like knock.limit?
		[gin 4H 5H|1:1: "[" is never closed; end it with "]"
		[[rummycirc]]\nAsha: gin|1:2: no rule set "[rummycirc]"; did you mean "rummycircle"?
		[[wild=QH]] 4H|1:2: no rule "[wild"; did you mean "wild"?
		[4H 5H 6H] 7H|1:5: brackets hold rules, not cards; groups have ";;" between them
		[rummycircle joker=QH] 4H|1:14: no rule "joker"; did you mean "wild"?
		[gin upcard=QH] 4H|1:6: no rule "upcard"; did you mean "turn-up"?
		[contract] 4H|1:1: the rules need the round; give it as in round=3
		[rummycircle wild=Z] 4H|1:19: "Z" is not a value for wild; expected a card, a rank, or JK
		[oklahoma turn-up=5H] 4H|1:2: oklahoma is an option; use gin+oklahoma
		[Oklahoma_Gin turn-up=5H] 4H|1:2: Oklahoma_Gin is an option; use gin+oklahoma
		[pool-101] 4H|1:2: pool-101 is an option; use indian+pool-101
		[gin oklahoma turn-up=5H] 4H|1:6: expected key=value, not "oklahoma"; rules are joined with "+": gin+oklahoma
		[nosuch oklahoma] 4H|1:9: a rule set goes first, like [oklahoma]
		[taj gin] 4H|1:6: a rule set goes first, like [gin]
		[gin+] 4H|1:2: a name is missing; use a rule set, with options like gin+oklahoma
		[+oklahoma turn-up=5H] 4H|1:2: a name is missing; use a rule set, with options like gin+oklahoma
		[gin,,oklahoma] 4H|1:2: a name is missing; use a rule set, with options like gin+oklahoma
		[gin+taj] 4H|1:2: taj is a rule set; only options are added with +
		[rumy circle] 4H|1:7: expected key=value, not "circle"
		[gin limit] 4H|1:6: expected key=value, not "limit"
		[gin a-word-that-is-longer-than-forty-bytes-of-text] 4H|1:6: expected key=value, not "a-word-that-is-longer-than-forty-bytes-o"
		[variant=taj] 4H|1:2: no rule "variant"; see rummy-rules(5)
		[gin knock.bonus=15] 4H|1:6: no rule "knock.bonus"; did you mean one like gin.bonus?
		[rummycircle declare.min-long-run=4] 4H|1:14: no rule "declare.min-long-run"; did you mean one like declare.long-run?
		[rummy-500+pips-5] 4H|1:2: option pips-5 does not fit rummy-500; it is for contract: rummy --show-rules=contract+pips-5
		[/etc/passwd] 4H|1:2: no rule set "/etc/passwd"; only -r can name a file of rules
		[scala-40 jokers.min-naturals=0] 4H|1:31: a meld of jokers alone (jokers.min-naturals) has no value to open with
		[scala-40 wild.ranks=2 melds.joker=25] 4H|1:36: where cards are wild, an opening (opening.points) needs melds.joker=card
		[scala-40 opening.min-pure=1] 4H|1:28: opening.min-pure (1) is above opening.min-runs (0)
		[rummy-500 melds.joker=card] 4H|1:24: scoring=melds cannot count a joker as the card that it stands for (melds.joker)
		[contract round=1 opening.points=40] 4H|1:19: opening.points acts only where hand.counts is whole, and contract.rounds is none; here contract.rounds is 7
	END
}

# Behind brackets neither a seat nor a hand, or a rule set in none.
@test "a context that is not one by itself: what stands below is not judged" {
	local line message
	while IFS='|' read -r line message; do
		printf '%s\n' '[]' "$line" 'Asha: declare' 'Bela: count 4' >in
		rummy in
		expect 2
		[ "$(head -n 1 stderr)" = "rummy: in:2:$message" ] &&
			[ "$(grep -c ' => error why=context$' stdout)" -eq 2 ] &&
			continue
		echo "line: $line"
		cat stdout stderr
		return 1
	done <<-'END'
		[rummycircle] [wild=QH]|15: unexpected "[wild=QH]"; one context in brackets may go before the hand
		[rummycircle] Joker: QH|1: a fact has a line of its own above the first seat of a table; a player of this name goes in quotes
		[rummycircle] wild=QH|15: a setting such as "wild" goes in brackets, like [knock.limit=15], or after -s
		[rummycircle] joker=QH|15: a setting such as "joker" goes in brackets, like [knock.limit=15], or after -s
		[rummycircle] wild QH|15: "wild" is not a card, a claim like declare or an action; a name ends in ":"
		[rummycircle]]|14: "]" is not a card; use a form like AS, 10H, QD or JK
		[rummycircle],|15: expected cards
		[rummycircle].|14: unexpected "."; cards are separated by blanks or commas
		[rummycircle]:|14: a name is missing before ":"
		[rummycircle] # may|15: unexpected "#"; a comment needs a line of its own
		[rummycircle] +pool-101|15: expected groups before "+"
		[rummycircle] pool|15: "pool" is not a card, a claim like declare or an action; a name ends in ":"
		[taj] value=2|7: a setting such as "value" goes in brackets, like [knock.limit=15], or after -s
		[taj wild=QH],|15: expected cards
		[rummycircle] =>|15: expected cards
		[rummycircle] A & B: 4H|17: quote this name: only letters, digits, blanks and ". _ ' -" may go unquoted
		taj,|1: a rule set goes in brackets, like [gin]; the hands below are not judged without it
		taj.|1: a rule set goes in brackets, like [gin]; the hands below are not judged without it
		taj:|1: a rule set goes in brackets, like [gin]; the hands below are not judged without it
		"rummycircle"|1: a rule set goes in brackets, like [gin]; the hands below are not judged without it
		“taj”|1: a rule set goes in brackets, like [gin]; the hands below are not judged without it
		taj pool-101|1: a rule set goes in brackets, like [gin]; the hands below are not judged without it
		taj pool 101 wild=QH|1: a rule set goes in brackets, like [gin]; the hands below are not judged without it
		Taj Rummy Pool 101|1: a rule set goes in brackets, like [gin]; the hands below are not judged without it
		Taj Rummy, Pool 101.|1: a rule set goes in brackets, like [gin]; the hands below are not judged without it
		(wild=QH)|1: a rule set goes in brackets, like [gin]; the hands below are not judged without it
		*rummycircle*|1: a rule set goes in brackets, like [gin]; the hands below are not judged without it
		_RummyCircle_|1: a rule set goes in brackets, like [gin]; the hands below are not judged without it
		rummycircle,wild=QH|1: a rule set goes in brackets, like [gin]; the hands below are not judged without it
		rummycircle+pool101|1: a rule set goes in brackets, like [gin]; the hands below are not judged without it
		[rummycircle value=2 value=3]|22: value is given twice, with two values
		wild=QH|1: a setting such as "wild" goes in brackets, like [knock.limit=15], or after -s
	END
	# What is a hand or a seat stays one.
	for line in '[taj] 4H 5Z' '[taj] / 4H 5Z' '[gin] knock 5Z' '[gin] drop' \
		'[taj] Asha: 5Z' '"taj":' asha=25; do
		printf '%s\n' "$line" 'Bela: count 4' >in
		rummy in
		expect 2
		grep -q '^Bela: count 4 => open' stdout
	done
}

@test "lines: names, results, numbers, settings" {
	says <<-'END'
		Asha:4H 5H|1:5: a blank must follow the ":" that ends the name "Asha"
		4H 5H => vaild|1:10: unknown word "vaild" in a result; did you mean "valid"?
		4H 5H => pionts=3|1:10: unknown word "pionts=3" in a result; did you mean "points="?
		4H 5H => points=x|1:10: "points=x": points= takes a whole number
		4H 5H -> ready|1:7: write "=>" before the result "ready"
		4H 5H => ready deadwood: 0|1:16: unknown word "deadwood:" in a result; did you mean "deadwood="?
		4H 5H 6H ==> ready|1:10: write "=>" before the result "ready"
		4H 5H ready|1:7: write "=>" before the result "ready"
		[gin limit = 15] 4H|1:6: no blank is allowed before or after "="; write key=value
		limit = 15|1:1: a setting such as "limit" goes in brackets, like [knock.limit=15], or after -s
		knock.limit=5|1:1: a setting such as "knock.limit" goes in brackets, like [knock.limit=15], or after -s
		turn-up=5H|1:1: a setting such as "turn-up" goes in brackets, like [knock.limit=15], or after -s
		=5|1:1: expected cards
		A:|1:3: expected cards, a claim or a figure like "count 5"; a title goes after "#"
		North: 23 deadwood|1:8: write "points 23", the score as on the pad, or "count 23", what is left in the hand
		North: 23 => won=3|1:8: write "points 23", the score as on the pad, or "count 23", what is left in the hand
		wild=QH|1:1: a setting such as "wild" goes in brackets, like [knock.limit=15], or after -s
		count 4294967297|1:7: expected a whole number from 0 to 1000000, like "count 31"
		North: 23|1:8: write "points 23", the score as on the pad, or "count 23", what is left in the hand
		North: +23|1:9: write "points 23", the score as on the pad, or "count 23", what is left in the hand
		North: 23 points|1:8: write "points 23", the score as on the pad, or "count 23", what is left in the hand
	END
}

@test "lines: what is not the time of a chat" {
	says <<-'END'
		26/11 - Ann: points 12|1:3: quote this name: only letters, digits, blanks and ". _ ' -" may go unquoted
		123:00 Ann: points 12|1:4: quote this name: only letters, digits, blanks and ". _ ' -" may go unquoted
		21:x Ann: points 12|1:3: quote this name: only letters, digits, blanks and ". _ ' -" may go unquoted
		12345:03 Ann: points 12|1:6: quote this name: only letters, digits, blanks and ". _ ' -" may go unquoted
		21:03-04 Ann: points 12|1:3: quote this name: only letters, digits, blanks and ". _ ' -" may go unquoted
		21:12345 Ann: points 12|1:3: quote this name: only letters, digits, blanks and ". _ ' -" may go unquoted
		[21:03]\n21:03|1:2: no rule set "21:03"; see rummy --list-rules
		[12-13] 4H|1:2: no rule set "12-13"; see rummy --list-rules
		[21:03 ] 4H|1:2: no rule set "21:03"; see rummy --list-rules
		[21:03 - ] 4H|1:8: expected key=value, not "-"
		[21:03]4H|1:2: no rule set "21:03"; see rummy --list-rules
		[21:03 4H|1:1: "[" is never closed; end it with "]"
		[21:03] Bob: points 3x|1:21: expected a whole number from -1000000 to 1000000, like "points 31"
	END
}

@test "lines: a pad" {
	says -r rummycircle <<-'END'
		North: big gin|1:8: unexpected "big"; write "gin" before all eleven cards, or "points N"
		North: knock with 5|1:19: write "knock 5"
		North: knock: 5|1:15: write "knock 5"
		North: knocked 5\nSouth: count 12|1:8: unknown word "knocked"; did you mean "knock"?
		North: knock 5, South: 12|1:22: one player per line: a name ends at ":", and the line has another
		North: 25 - 10|1:8: a player has one whole number per deal, as in "points 25"; a blank line ends the deal
		North: 25pts|1:8: write "points 25", the score as on the pad, or "count 25", what is left in the hand
		North: 25 pts|1:8: write "points 25", the score as on the pad, or "count 25", what is left in the hand
		North: plus 25|1:13: write "points 25", the score as on the pad, or "count 25", what is left in the hand
		North: 25.5|1:8: a player has one whole number per deal, as in "points 25"; a blank line ends the deal
		North: undercut|1:8: unexpected "undercut"; it follows from the claim and what the others have left: "knock 5", "count 7"
		North: deadwood 12|1:17: write "points 12", the score as on the pad, or "count 12", what is left in the hand
		North: wins|1:8: unexpected "wins"; write "declare" or "out" for a player who went out, or "points N"
		North: lost 25|1:13: write "points 25", the score as on the pad, or "count 25", what is left in the hand
		North: box|1:8: unexpected "box"; it follows from the claim and what the others have left: "knock 5", "count 7"
		Asha: full count\nBela: declare|1:7: unexpected "full"; write "points N"
		Asha: first drop 20\nBela: declare|1:18: write "points 20", the score as on the pad, or "count 20", what is left in the hand
		Asha: scoot\nBela: declare|1:7: unexpected "scoot"; write "drop first"
		Asha: absent\nBela: declare|1:7: unexpected "absent"; leave out the line of a player who did not play
		[taj players=2]\nA: declare\nB: count 3\nC: count 4|2:1: 3 players, more than players=2 says
		Asha: n/a\nBela: declare|1:7: unexpected "n/a"; leave out the line of a player who did not play
		Asha: -\nBela: declare|1:7: write "points 0", or leave out the line of a player who did not play
		Asha: declare invalid|1:15: write "wrong" for a wrong show, or the cards; a claim without them is taken at its word
		Asha: packed 20|1:14: write "packed" alone, or "points 20", the score as on the pad
		Asha: 3 missed turns|1:7: write "missed" alone, or "points 3", the score as on the pad
		Asha: second show|1:14: "show" must be the first word
		Asha: skipped|1:7: unexpected "skipped"; write "missed" for three missed turns
		Asha: quit|1:7: unexpected "quit"; write "left before" or "left after", the first turn
		Total.: 45|1:9: a total or a number of the pad goes after "#"; of a player write "points 45"
		{"players": [{"name": "A", "action": "declare"}]}|1:38: "declare" is a claim, and goes after "claim"
		{"players": [{"name": "A", "action": "points"}]}|1:38: "points" must be a whole number from -1000000 to 1000000
		Asha: penalty 80\nBela: declare|1:15: write "points 80", the score as on the pad, or "count 80", what is left in the hand
		Deal 1\nAsha: declare\nBela: count 3|1:1: a blank line starts the next deal, and a title goes after "#"
		Deal 1:\nAsha: declare\nBela: count 3|1:1: a blank line starts the next deal, and a title goes after "#"
		// a comment|1:1: a comment starts with "#"
		A: went out\nB: count 3|1:4: unexpected "went"; write "declare" or "out" for a player who went out, or "points N"
		A: stuck with 45\nB: out|1:15: write "points 45", the score as on the pad, or "count 45", what is left in the hand
		A: 45 left\nB: out|1:4: write "points 45", the score as on the pad, or "count 45", what is left in the hand
		A: 100 - 35\nB: 20|1:4: a player has one whole number per deal, as in "points 25"; a blank line ends the deal
		A: minus 35\nB: points 10|1:4: unexpected "minus"; write "points -N"
		A: okey|1:4: unexpected "okey"; write "declare" or "out" for a player who went out, or "points N"
		Ann: 12 25 30\nBob: 0 3 5|1:6: a player has one whole number per deal, as in "points 25"; a blank line ends the deal
		Ann: 12+25\nBob: 30|1:6: a player has one whole number per deal, as in "points 25"; a blank line ends the deal
		North: 25-x|1:8: "5" in "25" is not a suit; the suits are S, H, D and C
		North: knock -5|1:14: expected cards
		Asha: 0 12\nB: 3|1:7: a player has one whole number per deal, as in "points 25"; a blank line ends the deal
		North: 12 of 25|1:8: "12" is not a card; use a form like AS, 10H, QD or JK
		North: minus|1:8: unexpected "minus"; write "points -N"
		0 12 30|1:1: numbers alone; a grid of scores starts with names and has tabs or commas between cells
		North: -25 pts|1:8: write "points -25", the score as on the pad
		North: 4 5 6 H|1:8: "4" has no suit; write 4S, 4H, 4D or 4C
		North: 10H 5|1:12: "5" has no suit; write 5S, 5H, 5D or 5C
		hand 3|1:1: a blank line starts the next deal, and a title goes after "#"
		A: 4H lost 3|1:7: "lost" is not a card; use a form like AS, 10H, QD or JK
		North: x 3|1:8: unexpected "x"; leave out the line of a player who did not play
		North: knock with declare 5|1:27: write "knock 5"
		North: declare with 5|1:16: unexpected "with"; cards are separated by blanks or commas
		/ 4H /|1:6: "/" cannot follow "/"; the order is groups with ";;" between, then ">", "/", "-"
		North: count of 5|1:14: expected a whole number from 0 to 1000000, like "count 31"
		North: count=20|1:13: write "count" without "="
		North: Knock = 5|1:16: write "knock 5"
		deal x|1:6: unexpected "x"; leave out the line of a player who did not play
		-3|1:1: write "points -3", the score as on the pad
	END
}

@test "grids" {
	says -r basic --sheet <<-'END'
		Ann,Bob,Total\n0,12,12|1:9: leave out the column "Total", or head it "deal" if it is the first; to name a player so, put only this name in quotes
		"","Ann","Bob","Total"\n"1",0,12,12|1:16: leave out the column "Total", or head it "deal" if it is the first; to name a player so, put only this name in quotes
		Ann,Bob,Notes\n5,12,|1:9: leave out the column "Notes", or head it "deal" if it is the first; to name a player so, put only this name in quotes
		S.No,Ann,Bob\n1,12,25|1:1: leave out the column "S.No", or head it "deal" if it is the first; to name a player so, put only this name in quotes
		Player,Ann,Bob\n1,12,25|1:1: leave out the column "Player", or head it "deal" if it is the first; to name a player so, put only this name in quotes
		Ann;Bob;Ann\n1;2;3|1:9: two columns are named "Ann"
		Ann,Bob,,\n1,2,3,4|1:9: a column needs a name of 1 to 64 bytes; a title goes after "#"
		Scores,,\nAnn,Bob,Cal\n0,12,3|1:8: a column needs a name of 1 to 64 bytes; a title goes after "#"
		Friday evening\nAnn,Bob,Cal\n0,12,3|1:1: expected a line of names, at least two, like Ann,Bob,Cal; rules and stake go after -r and -s, and a title after "#"
		[basic]\nAnn,Bob\n0,12|1:1: expected a line of names, at least two, like Ann,Bob,Cal; rules and stake go after -r and -s, and a title after "#"
		Value: 2\nAnn,Bob\n0,12|1:1: expected a line of names, at least two, like Ann,Bob,Cal; rules and stake go after -r and -s, and a title after "#"
		1;2;3\n4;5;6|1:1: expected a line of names, at least two, like Ann,Bob,Cal; rules and stake go after -r and -s, and a title after "#"
		A1,B1,C1,D1,E1,F1,G1,H1,I1,J1,K1\n1,2,3,4,5,6,7,8,9,10,11|1:31: more than 10 seats in a table
		,Deal 1,Deal 2\nAnn,0,12|2:1: expected the number of a deal; players' names go in the first line, and a line of totals starts with "total"
		Ann,Bob\n12.0,25.5|2:1: "12.0" is not a score; a cell must be a whole number, or empty for a player who did not play
	END
	says -f grid <<-'END'
		Ann\n1|1:1: expected a line of names, at least two, like Ann,Bob,Cal; rules and stake go after -r and -s, and a title after "#"
		deal,Ann\n1,5|1:6: expected a line of names, at least two, like Ann,Bob,Cal; rules and stake go after -r and -s, and a title after "#"
		Ann,Bob,Cal\n1,2,|2:1: 3 players; these rules are for at most 2 (players.max); try -r rummycircle
		Ann,Bob,Cal|1:1: no deal below these names; a player with cards is a line like Ann: 4H 5H 6H
		"Ann;Bob\n3;0|1:1: the quotes of the name are never closed
	END
}

@test "rules that cannot act, options that contradict each other" {
	says <<-'END'
		[gin out.bonus=25] 4H|1:6: out.bonus acts only where scoring is collect or melds; here it is difference
		[gin penalty.wrong=80] 4H|1:6: penalty.wrong acts only where scoring is penalty, and hand.counts is unmatched; here scoring is difference
		[gin settle=points] 4H|1:6: settle acts only where scoring is penalty or settle is pool or pairs or winner or none; here scoring is difference and settle is points
		[gin at-once.multiplier=2] 4H|1:6: at-once.multiplier acts only where scoring is collect or penalty or melds, and hand.counts is whole; here scoring is difference
		[gin jokers.adjacent=false] 4H|1:6: jokers.adjacent acts only where deck.jokers is not 0 or deck.jokers-from is not empty or deck.jokers-per is player or wild.turned is true or wild.ranks is not empty or wild.rounds is not empty or wild.cards is not empty; here none of these holds
		[gin+straight undercut.on-tie=false] 4H|1:15: undercut.on-tie acts only where scoring is difference, and knock.limit is not 0, and declare.all is false; here knock.limit is 0
		[gin out.bonus=0 penalty.wrong=0] 4H|1:18: penalty.wrong acts only where scoring is penalty, and hand.counts is unmatched; here scoring is difference
		[gin layoff.allowed=false layoff.on-gin=true] 4H|1:27: layoff.on-gin acts only where scoring is difference, and layoff.allowed is true; here layoff.allowed is false
		[gin declare.all=true undercut.on-tie=false] 4H|1:23: undercut.on-tie acts only where scoring is difference, and knock.limit is not 0, and declare.all is false; here declare.all is true
		[gin players.max=3] 4H|1:18: scoring=difference is for two players, not 3 (players.max)
		[gin hand.counts=whole] 4H|1:18: this scoring needs hand.counts=unmatched
		[gin scoring=collect] 4H|1:14: this scoring needs hand.counts=whole
		[gin deck.jokers=-1] 4H|1:18: deck.jokers may be below 0 only with deck.jokers-per=player
		[basic contract.rounds=1 contract.runs=1:1 contract.overlap=false round=1] 4H|1:44: contract.overlap acts only where deck.packs is not 1 or deck.packs-from is not empty or deck.jokers is not 0 or deck.jokers-from is not empty or deck.jokers-per is player or wild.turned is true or wild.ranks is not empty or wild.rounds is not empty or wild.cards is not empty; here none of these holds
		[rummycircle knock.limit=5] 4H|1:14: knock.limit acts only where hand.counts is unmatched, and declare.all is false; here declare.all is true
		[rummycircle undercut.bonus=10] 4H|1:14: undercut.bonus acts only where scoring is difference, and knock.limit is not 0, and declare.all is false; here scoring is penalty
		[rummycircle layoff.allowed=true] 4H|1:14: layoff.allowed acts only where scoring is difference or hand.counts is whole; here scoring is penalty and hand.counts is unmatched
		[rummycircle discard.taken=false] 4H|1:14: discard.taken acts only where hand.counts is whole; here it is unmatched
		[rummycircle rejoin.bar=79] 4H|1:14: rejoin.bar acts only where game.at-target is out, and game.target is not none, and players.max is not 2; here game.at-target is end
		[rummycircle game.last-multiplier=2] 4H|1:14: game.last-multiplier acts only where game.deals is not none or contract.rounds is not none; here game.deals is none and contract.rounds is none
		[rummycircle+grand] 4H|1:2: option grand: game.last-multiplier acts only where game.deals is not none or contract.rounds is not none; here game.deals is none and contract.rounds is none
		[rummycircle+split-80] 4H|1:2: option split-80: split.from acts only where game.at-target is out, and game.target is not none, and players.max is not 2; here game.at-target is end
		[rummycircle+split-of-three] 4H|1:2: option split-of-three: split.players acts only where game.at-target is out, and game.target is not none, and players.max is not 2, and split.from is not none; here game.at-target is end
		[rummycircle+pool-101+split-of-three] 4H|1:2: option split-of-three: split.players acts only where game.at-target is out, and game.target is not none, and players.max is not 2, and split.from is not none; here split.from is none
		[rummycircle+flat-80 lose.cap=none] 4H|1:2: option flat-80: lose.no-pure acts only where scoring is penalty, and hand.counts is unmatched, and lose.cap is not none; here lose.cap is none
		[rummycircle hand.counts=whole penalty.wrong=60] 4H|1:32: penalty.wrong acts only where scoring is penalty, and hand.counts is unmatched; here hand.counts is whole
		[rummycircle scoring=difference] 4H|1:22: scoring=difference is for two players, not 6 (players.max)
		[indian-21 wild.same-rank=false wild.above=false wild.below=false] 4H|1:27: a card turned to be wild (wild.turned) must make some card wild: wild.same-rank, wild.same-card, wild.above or wild.below
		[indian-21 same.min=4] 4H|1:21: same.min (4) is above deck.packs (3): no more cards are identical
		[indian-21 deck.packs-from=5:4 same.min=4] meld 2H 2H 2H 2H|1:58: 2H appears 4 times; indian-21 has three packs
		[indian-21 wild=5C wild.same-card=true] 4H|1:20: wild.same-card acts only where wild.turned is true, and wild.same-rank is false; here wild.same-rank is true
		[indian-21 deck.packs=1 same.min=none] 4H|1:25: same.min acts only where scoring is penalty, and hand.counts is unmatched, and deck.packs is not 1 or deck.packs-from is not empty; here deck.packs is 1 and deck.packs-from is empty
		[indian-21 wild=5 wild.same-rank=false wild.same-card=true wild.above=false wild.below=false] 4H|1:17: wild= must be a card with its suit: the suit decides what else is wild
		[indian-21 wild=5 wild.above=false] 4H|1:17: wild= must be a card with its suit: the suit decides what else is wild
		[indian-21 wild=5 wild.below=false] 4H|1:17: wild= must be a card with its suit: the suit decides what else is wild
		[gin+game-200+hollywood] 4H|1:2: the options game-200 and hollywood contradict each other: game.target is 200 in one and 150 in the other
		[gin+hollywood+game-200] 4H|1:2: the options hollywood and game-200 contradict each other: game.target is 150 in one and 200 in the other
		[gin+straight+oklahoma turn-up=5H] 4H|1:2: the options straight and oklahoma contradict each other: knock.limit is 0 in one and turn-up in the other
		[gin+oklahoma+straight turn-up=5H] 4H|1:2: the options oklahoma and straight contradict each other: knock.limit is turn-up in one and 0 in the other
		[gin+undercut-10+undercut-20] 4H|1:2: the options undercut-10 and undercut-20 contradict each other: undercut.bonus is 10 in one and 20 in the other
		[indian+deals-2+pool-101] 4H|1:2: the options deals-2 and pool-101 contradict each other: settle is deals in one and pool in the other
		[indian+pool-101+deals-2] 4H|1:2: the options pool-101 and deals-2 contradict each other: settle is pool in one and deals in the other
		[indian+pool-61+pool-101] 4H|1:2: the options pool-61 and pool-101 contradict each other: penalty.first-drop is 15 in one and 20 in the other
		[indian+best-of-2+pool-101] 4H|1:2: the options best-of-2 and pool-101 contradict each other: settle is none in one and pool in the other
		[indian+pool-101+best-of-2] 4H|1:2: the options pool-101 and best-of-2 contradict each other: settle is pool in one and none in the other
		[indian+deals-2+best-of-3] 4H|1:2: the options deals-2 and best-of-3 contradict each other: settle is deals in one and none in the other
		[indian+grand+best-of-2] 4H|1:2: the options grand and best-of-2 contradict each other: game.tie is deal-of-two in one and deal in the other
		[indian+grand+best-of-3] 4H|1:2: the options grand and best-of-3 contradict each other: game.early-end is none in one and 80 in the other
		[indian+pool-101+split-of-three+split-80] 4H|1:2: the options split-of-three and split-80 contradict each other: split.players is 3 in one and 2 in the other
	END
	# What says the same, or goes over the other, may stand, and so may what is left
	# nothing to do.
	while read -r rules; do
		printf '[%s] 4H\n' "$rules" >in
		rummy in
		expect 0
	done <<-'END'
		gin deck.jokers=2 jokers.adjacent=false
		gin+undercut-10+straight
		gin scoring=collect hand.counts=whole out.bonus=25
		rummycircle+pool-101 rejoin.bar=50
		rummycircle+pool-101+split-80+split-of-three
		rummycircle+best-of-2+grand
		rummycircle+pool-101 game.target=none
		gin+hollywood+game-150
		gin+oklahoma+oklahoma-ace-gin turn-up=AH
		gin+oklahoma-ace-gin+oklahoma turn-up=AH
		indian+best-of-2+grand
		indian+best-of-3+grand
		indian+pool-101+split-80+split-of-three
		indian+pool-101+split-80+flat-80
		indian-21 wild.same-rank=false wild.above=false
	END
}

@test "expectations" {
	says <<-'END'
		{"hand": "4H", "expect": {"verdict": ["ready"], "deadwood": 24}}|1:38: "verdict" takes a word or a number; only "why" takes a list
		{"hand": "4H", "expect": {"verdict": {"a": "ready"}, "deadwood": 24}}|1:38: "verdict" takes a word or a number; only "why" takes a list
		{"hand": "4H", "expect": {"verdict": "", "deadwood": 24}}|1:38: "verdict" takes a word or a number; only "why" takes a list
		{"hand": "4H", "expect": {"verdict": "open points=24"}}|1:38: "verdict" takes a word or a number; only "why" takes a list
		{"hand": "4H", "expect": {"deadwood": [24]}}|1:39: "deadwood" takes a word or a number; only "why" takes a list
		{"hand": "4H", "expect": {"why": {"a": "gin"}}}|1:34: "why" takes a word or a number; only "why" takes a list
		{"hand": "4H", "expect": {"why": [["gin"]]}}|1:34: "why" takes a word or a number; only "why" takes a list
		{"hand": "4H", "expect": {"why": []}}|1:26: "why=": why= takes codes, like group,pure
		{"hand": "4H", "expect": {}}|1:26: "expect" must be a mapping, like {verdict: ready, deadwood: 1}
		{"hand": "4H", "expect": {"verdict": null}}|1:26: "expect" must be a mapping, like {verdict: ready, deadwood: 1}
	END
	says -c -f yaml <<-'END'
		players: [{name: A, claim: gin}, {name: B, count: 3}]\nexpect: {}|2:9: "expect" must be a mapping, like {winner: Asha, totals: {Asha: 25, Bela: 0}}
		players: [{name: A, claim: gin}, {name: B, count: 3}]\nexpect: A|2:9: "expect" must be a mapping, like {winner: Asha, totals: {Asha: 25, Bela: 0}}
		players: [{name: A, claim: gin}, {name: B, count: 3}]\nexpect: {winer: A}|2:10: unknown key "winer"; did you mean "winner"?
		players: [{name: A, claim: gin}, {name: B, count: 3}]\nexpect: {winner: [A]}|2:18: "winner" takes a player's name
		players: [{name: A, claim: gin}, {name: B, count: 3}]\nexpect: {totals: {A: 2.5}}|2:18: "totals" takes a figure for each of some players, like {Asha: 25, Bela: 0}
		players: [{name: A, claim: gin}, {name: B, count: 3}]\nexpect: {won: {A: lots}}|2:15: "won" takes a figure for each of some players, like {Asha: 25, Bela: 0}
		players: [{name: A, claim: gin}, {name: B, count: 3}]\nexpect: {won: 3}|2:15: "won" takes a figure for each of some players, like {Asha: 25, Bela: 0}
		players: [{name: A, claim: gin}, {name: B, count: 3}]\nexpect: {totals: {}}|2:18: "totals" takes a figure for each of some players, like {Asha: 25, Bela: 0}
		players: [{name: A, claim: gin}, {name: B, count: 3}]\nexpect: {totals: {a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1, h: 1, i: 1, j: 1, k: 1}}|2:18: "totals" takes a figure for each of some players, like {Asha: 25, Bela: 0}
		players: [{name: A, claim: gin}, {name: B, count: 3}]\nexpect: {totals: {"": 1}}|2:18: "totals" takes a figure for each of some players, like {Asha: 25, Bela: 0}
		players: [{name: A, claim: gin}, {name: B, count: 3}]\nexpect: {lines: A wins}|2:17: "lines" takes a list of lines, without "#:"
		players: [{name: A, claim: gin}, {name: B, count: 3}]\nexpect: {lines: []}|2:17: "lines" takes a list of lines, without "#:"
		players: [{name: A, claim: gin}, {name: B, count: 3}]\nexpect: {lines: [""]}|2:17: "lines" takes a list of lines, without "#:"
		players: [{name: A, claim: gin}, {name: B, count: 3}]\nexpect: {lines: [[A wins]]}|2:17: "lines" takes a list of lines, without "#:"
		type: game\nexpect: 3|2:9: "expect" must be a mapping, like {winner: Asha, totals: {Asha: 25, Bela: 0}}
		type: game\nexpect: {winner: A}|2:1: what is expected of a game needs -g
		players: &no []|1:10: "&no" is an anchor to YAML, and those are not supported; put a string that starts with "&" in quotes
		deals: [{players: [{name: A, claim: gin}, {name: B, count: 3}]}]\nexpect: {verdict: valid}|2:10: unknown key "verdict"; see rummy(5)
	END
	printf '{"claim": "gin", "hand": "AC AD AS 4C 5C 6C 7C QD TH 4H", %s}\n' \
		'"expect": {"why": "limit,gin", "deadwood": "24"}' \
		'"expect": {"why": ["gin", "limit"], "verdict": "invalid"}' >in
	rummy -c in
	expect 0
}

@test "YAML in our words" {
	says -f yaml <<-'END'
		hand:\n\t- 4H|2:1: a tab cannot indent in YAML; use blanks
		hand: *x|1:7: "*x" is an alias to YAML, and those are not supported; put it in quotes, and write JK for a joker
		hand: *|1:8: "*" and "&" are special in YAML; put the string in quotes, and write JK for a joker
		hand: @4H|1:7: this character cannot start a string in YAML; put the string in quotes
		hand:4H|1:1: a record must be a mapping, like hand: 4H 5H 6H
		hands: 4H|1:1: unknown key "hands"; did you mean "hand"?
		action: drop frist|1:9: unknown action "drop frist"; did you mean "drop first"?
		rules: gin\n4H 5H 6H|2:1: this line is not "key: value"; a hand is "hand: 4H 5H 6H"
		rules: gin oklahoma\nhand: 4H|1:8: no rule set "gin oklahoma"; names are joined with "+", like gin+oklahoma
		hand: [4H 5H|1:7: "[" is not closed with "]", or "," is missing
		rules:gin\nhand: 4H|2:5: unexpected ":"; write a blank after the ":" of a key, indent the keys of one mapping alike, and quote a string that holds ": "
		players: [{nam: Asha}]|1:11: a player needs a "name", like {name: Asha, hand: 2H 3H 4H}
		qq: 4H|1:1: unknown key "qq"; see rummy(5)
		rules: gin\nknock: 4H|2:1: unknown key "knock"; write "claim: knock"
		qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq: 4H|1:1: unknown key "qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq"; see rummy(5)
		{“hand”: 4H}|1:2: unknown key "?hand?"; use straight quotes
		hand: "4H\\q"|1:10: unknown escape in double quotes; a backslash is "\\"
		rules: gin\nupcard: QH\nclaim: gin\nhand: 4H 5H 6H|2:1: unknown key "upcard"; write "turn_up"
		rules: taj\njoker: QH\nplayers:\n- {name: Asha, claim: declare}|2:1: unknown key "joker"; write "wild"
	END
}

@test "YAML: a list of cards or players without its key" {
	says <<-'END'
		- Ann: gin\n- Bob: count 20|1:3: unknown key "Ann"; a player is {name: Ann, claim: gin} in the list "players", or in text a line like Ann: gin
		- {name: A, claim: gin}|1:4: unknown key "name"; a player is {name: Ann, claim: gin} in the list "players", or in text a line like Ann: gin
		- name: B\n  count: 2|1:3: unknown key "name"; a player is {name: Ann, claim: gin} in the list "players", or in text a line like Ann: gin
		- AS\n- 2S|1:1: cards need their key: {"hand": ["AS", "2S"]}
		- AS\n- hand: 2S|1:3: a record must be a mapping, like hand: 4H 5H 6H
		- [AS, 2S]|1:1: groups need their key: {"groups": [["AS", "2S"], ["4H"]]}
		- {rank: ace, suit: spades}|1:1: cards need their key: {"hand": ["AS", "2S"]}
	END
}

@test "JSON" {
	says <<-'END'
		{"hand": "4H 5H",}|1:18: expected another key in double quotes after ",", found "}"
		{"rules": "gin" "hand": "4H"}|1:17: expected "," or the end of the list or mapping, found a string
		{"hand": "4H"|1:14: expected "," or the end of the list or mapping, found the end of input
		{"hand": "4H"} // 4|1:16: expected a value, found "//"
		{"hand": "4H"} Ｏ|1:16: expected a value, found "?"
		{rummycircle} 4H|1:2: expected a key in double quotes or "}" (YAML goes below "---"), found "rummycircle"
		{"rules": ["gin", "oklahoma"]}|1:11: rules: expected a name or a mapping, not a list; options are added with +, as in gin+oklahoma
		{"rules": {"extends": ["gin"]}}|1:23: extends: expected a name; options are added with +, as in gin+oklahoma
		{"cards": "4H 5H"}|1:2: unknown key "cards"; write "hand"
		{"players": [{"name": "A", "cards": "4H"}]}|1:28: unknown key "cards"; write "hand"
		["AS","2S"]|1:1: cards need their key: {"hand": ["AS", "2S"]}
		[["AS","2S"],["4H"]]|1:1: groups need their key: {"groups": [["AS", "2S"], ["4H"]]}
		{"knock.limit": 5, "hand": "4H"}|1:2: "knock.limit" is a rule; write it under "set", like {knock.limit: 5}
		{"hand": "4H", "knock": {"limit": 5}}|1:16: "knock" is a rule; write it under "set", like {knock.limit: 5}
		hand: 4H\nknock: {limit: 5}|2:1: "knock" is a rule; write it under "set", like {knock.limit: 5}
		hand: 4H\nknock:\n  limit: 5|2:1: "knock" is a rule; write it under "set", like {knock.limit: 5}
		rules: gin\nknock.limit: 5\nhand: 4H|2:1: "knock.limit" is a rule; write it under "set", like {knock.limit: 5}
		{"hand": "4H", "jokers": {"max": 1}}|1:16: "jokers" is a rule; write it under "set", like {knock.limit: 5}
		{"hand": "4H", "nonsense": {"limit": 5}}|1:16: unknown key "nonsense"; see rummy(5)
		{"set": {"knock.limit": 5}, "rules": {"extends": "gin", "knock": {"limit": 4}}, "hand": "4H"}|1:10: duplicate key "knock.limit"; first used on line 1
		{"set": {"extends": "gin"}, "hand": "4H"}|1:9: "set" holds rules; "extends" belongs in "rules"
		{"set": "knock.limit=5", "hand": "4H"}|1:9: "set" is a mapping, like {knock.limit: 5}, not a string
		{"set": {"knock": {"nosuch": 5}}, "hand": "4H"}|1:20: no rule "knock.nosuch"; did you mean one like knock.limit?
	END
}

@test "JSON: what was called otherwise before 1.0, and what people write instead" {
	says <<-'END'
		{"declare": true, "hand": "7H"}|1:2: unknown key "declare"; write "claim"
		{"hand": "4H", "knock": true}|1:16: unknown key "knock"; write "claim: knock"
		{"melds": ["4H 5H 6H"]}|1:2: unknown key "melds"; write "groups"
		{"turn-up": "5H", "hand": "4H"}|1:2: unknown key "turn-up"; write "turn_up"
		{"on-table": ["4H 5H 6H"], "hand": "7H"}|1:2: unknown key "on-table"; write "on_table"
		{"laid-off": "4H"}|1:2: unknown key "laid-off"; write "laid_off"
		{"layoffs": ["4H"]}|1:2: unknown key "layoffs"; write "laid_off"
		{"context": "[gin]", "hand": "4H"}|1:2: unknown key "context"; write "rules"
		{"players": 3, "hand": "4H"}|1:13: "players" must be a list, like [{name: Asha, hand: 2H 3H 4H}]; their number is "player_count"
		{"players": {"name": "A", "hand": "4H"}}|1:13: "players" must be a list, like [{name: Asha, hand: 2H 3H 4H}]; their number is "player_count"
		{"points": 45}|1:2: "points" is a result; write action: "points 45"
		{"players": [{"name": "A", "points": 45}, {"name": "B", "melds": ["4H 5H 6H"]}]}|1:28: "points" is a result; write action: "points 45"
		{"hand": "4H", "expect": "ready"}|1:26: "expect" must be a mapping, like {verdict: ready, deadwood: 1}
		{"hand": "4H", "expect": {"reasons": ["gin"]}}|1:27: unknown key "reasons"; see rummy(5)
	END
}

@test "JSON: keys that say the same, and what a key cannot hold" {
	says <<-'END'
		{"groups": ["4H 5H 6H"], "hand": "7H"}|1:34: "hand" is for cards that are not arranged; leave out "groups", "laid_off" and "unmatched"
		{"unmatched": ["4H"], "hand": "7H"}|1:31: "hand" is for cards that are not arranged; leave out "groups", "laid_off" and "unmatched"
		{"action": "count 5", "hand": "7H"}|1:12: "count" and "points" cannot have cards beside them
		{"action": "count 5", "count": 5}|1:32: "count" cannot have cards or "action" beside it
		{"action": "points x"}|1:12: "points" must be a whole number from -1000000 to 1000000
		{"action": "count "}|1:12: "count" must be a whole number from 0 to 1000000
		{"claim": "knock", "action": "points 5"}|1:30: a claim has no "action"
		{"groups": [{"card": "4H"}]}|1:14: unknown key "card"; did you mean "cards"?
		{"groups": [{"kind": "set"}]}|1:13: expected "cards" here
		{"laid_off": [{"card": ["4H", "5H"]}]}|1:24: cards must be a string, like 2H 3H 4H, or a list of cards
		{"laid_off": [{"cards": "4H"}]}|1:16: unknown key "cards"; did you mean "card"?
		{"error": "card", "text": ["x"]}|1:11: "error" must be a code, and "text" the line that was wrong
		{"error": "a b", "text": "x"}|1:11: "error" must be a code, and "text" the line that was wrong
		{"wild": ["4H"], "hand": "4H"}|1:10: "wild" is a string, not a list
		{"hand": null}|1:1: expected cards: "hand", or "groups" and "unmatched"
		{"hand": [null]}|1:11: "null" is not a card; use a form like AS, 10H, QD or JK
		{"players": [{"name": "A", "claim": "knock", "groups": [{"cards": ["4H", "5H"]}], "laid_off": [{"card": "5X"}, "2H"]}]}|1:106: "X" in "5X" is not a suit; the suits are S, H, D and C
		{"groups": "4H 5H 6H"}|1:12: "groups" is a list of groups, like [2H 3H 4H, 7S 7H 7C], not a string
		{"groups": [[]]}|1:13: a group has no cards
		{"groups": [{"cards": []}]}|1:23: a group has no cards
		{"groups": []}|1:1: expected cards: "hand", or "groups" and "unmatched"
		{"claim": "down"}|1:1: this claim needs cards; knock may have "count" instead
		{"claim": "meld"}|1:1: this claim needs cards; knock may have "count" instead
		{"claim": "knock"}|1:1: this claim needs cards; knock may have "count" instead
		{"claim": "declare", "count": 5}|1:31: only the claim knock takes "count" without cards
		{"claim": "knock", "count": "x"}|1:29: "count" must be a whole number from 0 to 1000000
		{"claim": ["gin"]}|1:11: "claim" is a word like knock, not a list
		{"hand": [["4H"]]}|1:11: cards must be a string, like 2H 3H 4H, or a list of cards
		{"hand": {"rank": ["A"], "suit": "S"}}|1:10: "S" has no rank; write it after one, like 10S
		{"players": [{"name": "A", "count": 3}, {"name": "B", "hand": []}]}|1:41: expected cards: "hand", or "groups" and "unmatched"
		{"hand": "4H", "set": 5}|1:23: "set" is a mapping, like {knock.limit: 5}, not a string
		{"hand": "4H", "type": "cat"}|1:24: by its keys this record is of type hand, not "cat"
		{"hand": "4H", "type": "table"}|1:24: by its keys this record is of type hand, not "table"
		{"error": "cat"}|1:11: "error" must be a code, and "text" the line that was wrong
		{"error": ["card"]}|1:11: "error" must be a code, and "text" the line that was wrong
		{"error": "card", "line": ["x"]}|1:11: "error" must be a code, and "text" the line that was wrong
		{"error": "card", "line": "4H 5X"}|1:11: "error" must be a code, and "text" the line that was wrong
		{"deals": [{"deals": []}]}|1:22: a deal cannot have "deals" of its own
		{"players": [{"name": ["x"], "cards": "4H"}]}|1:23: a name must be a string of 1 to 64 bytes
		{"players": [{"name": "A", "groups": [{"a": 1}]}]}|1:40: unknown key "a"; see rummy(5)
		{"players": [{"name": "A", "error": "card"}, {"name": "B", "points": 0}]}|1:37: "error" must be a code, and "text" the line that was wrong
		{"hand": "4H", "id": {"a": 1}}|1:22: an id must be a number or text of 1 to 200 bytes, without control characters
		{"hand": "4H", "id": ["x"]}|1:22: an id must be a number or text of 1 to 200 bytes, without control characters
		{"hand": "4H", "id": ""}|1:22: an id must be a number or text of 1 to 200 bytes, without control characters
		{"hand": "4H", "id": "a\\nb"}|1:22: an id must be a number or text of 1 to 200 bytes, without control characters
		{"deals": [{"players": [{"name": "A", "count": 3}]}], "id": 7}|1:61: "id" cannot go with "deals"; it is of one record
		{"deals": [{"players": [{"name": "A", "count": 3}]}], "players": [{"name": "A", "count": 3}]}|1:66: "players" cannot go with "deals"
	END
}

@test "the place of a card inside a string" {
	says <<-'END'
		{"hand": "4H 5H 5X"}|1:17: "X" in "5X" is not a suit; the suits are S, H, D and C
		{"hand": ["4H", "5X"]}|1:18: "X" in "5X" is not a suit; the suits are S, H, D and C
		{"groups": ["4H 5H 6H", "7C 7X 7D"]}|1:29: "X" in "7X" is not a suit; the suits are S, H, D and C
		{"players": [{"name": "A",\n"unmatched": "4H 5X"}]}|2:18: "X" in "5X" is not a suit; the suits are S, H, D and C
		{"hand": "4H", "discard": "5X"}|1:28: "X" in "5X" is not a suit; the suits are S, H, D and C
		{"hand": "\\u0034H 5X"}|1:10: "X" in "5X" is not a suit; the suits are S, H, D and C
		hand: 4H 5H 5X|1:13: "X" in "5X" is not a suit; the suits are S, H, D and C
		hand: "4H 5X"|1:11: "X" in "5X" is not a suit; the suits are S, H, D and C
		hand: '4H 5X'|1:11: "X" in "5X" is not a suit; the suits are S, H, D and C
		hand: [4H, 5X]|1:12: "X" in "5X" is not a suit; the suits are S, H, D and C
		groups:\n  - 4H 5H 6H\n  - 7C 7X 7D|3:8: "X" in "7X" is not a suit; the suits are S, H, D and C
		hand: 4H 5H é 5X|1:13: "?" is not a card; use a form like AS, 10H, QD or JK
		hand: "4H\\x20 5X"|1:7: "X" in "5X" is not a suit; the suits are S, H, D and C
		hand: 4H 5H\n  6H 5X|1:7: "X" in "5X" is not a suit; the suits are S, H, D and C
		groups: ['4H 5H 6H', '4C 5X']|1:26: "X" in "5X" is not a suit; the suits are S, H, D and C
		hand: >-\n  4H\n  5X|1:7: "X" in "5X" is not a suit; the suits are S, H, D and C
	END
}

@test "a name that is one of rules is a player's, with a warning" {
	printf '%s\n' 'taj: 4H 5H 6H |' >in
	rummy in
	expect 0
	expect_stderr <<-'END'
		rummy: in:1:1: warning: "taj" is taken for a player's name; rules go in brackets, like [rummycircle]
		taj: 4H 5H 6H |
		^
	END
	# A name in capitals or quotes, two players, a line in error, a document.
	printf '%s\n' 'Taj: 4H 5H 6H |' '' '"taj": 4H 5H 6H |' '' 'taj: 4H |' \
	    'Ann: 5H |' '' '5H 6H 7H |' '' 'ann 2: 4H |' >in
	rummy in
	expect 0
	[ ! -s stderr ]
	printf '%s\n' 'players: [{name: taj, groups: [4H]}]' >in
	rummy in
	expect 0
	[ ! -s stderr ]
	printf '%s\n' 'taj:' >in
	rummy in
	expect 2
	[ "$(grep -c '^rummy:' stderr)" = 1 ]
}

@test "options" {
	usage <<-'END'
		--json|unknown option --json; did you mean --to=json?
		-r gin+|a name is missing; use a rule set, with options like gin+oklahoma
		--wild=QH|unknown option --wild; rules and facts are set with -s KEY=VALUE
		-s limit=5|no rule "limit"; did you mean one like knock.limit?
		--no-color|unknown option --no-color; did you mean --color?
		--explian|unknown option --explian; did you mean --explain?
		--he|ambiguous option --he; did you mean --header or --help?
		--verbose|unknown option --verbose; did you mean --explain or --version?
		--output=x|unknown option --output; results go to standard output: write > FILE
		--out=x|unknown option --out; results go to standard output: write > FILE
		--nonsense|unknown option --nonsense; see rummy --help
		-t CSV|--to: expected one of text,tsv,json,yaml,tap,html, not "CSV"; scores in csv are a grid, and Miller writes it: rummy -t tsv , mlr --t2c cat
		-t csv|--to: expected one of text,tsv,json,yaml,tap,html, not "csv"; scores in csv are a grid, and Miller writes it: rummy -t tsv , mlr --t2c cat
		-t ndjson|--to: expected one of text,tsv,json,yaml,tap,html, not "ndjson"; json is one object per line
		-t jsonl|--to: expected one of text,tsv,json,yaml,tap,html, not "jsonl"; json is one object per line
		-t yml|--to: expected one of text,tsv,json,yaml,tap,html, not "yml"; did you mean yaml?
		-f txt|--from: expected one of auto,text,yaml,json,grid, not "txt"; did you mean text?
		-t JSON|--to: did you mean json, in lower case?
		--cards=letters|--cards: expected one of auto,ascii,unicode, not "letters"
		help|"help" is not a file; did you mean rummy --help?
		4H 5H|"4H" is a card, not a file; pipe hands in, as in echo '4H 5H 6H' , rummy
		4Hs|4Hs: No such file or directory
		-r gin oklahoma|"oklahoma" is a name of rules, not a file; rules follow -r, joined with +, as in -r gin+oklahoma
	END
}

@test "cards on the command line are one mistake" {
	rummy 4H '5H 6H' 7H
	expect 2
	[ "$(grep -c '^rummy:' stderr)" -eq 1 ]
}

@test "a figure below 0 is points; an upcard in one word" {
	rummy < <(printf 'Turnup: 5H\nAnn: -20\nBob: 20\n')
	expect 2
	grep -q ':2:6: write "points -20", the score as on the pad' stderr
	grep -q ':3:6: write "points 20", the score as on the pad, or "count 20"' stderr
}

@test "a sheet needs a table" {
	for line in '' '4H 5H 6H |' 'meld 4H 5H 6H'; do
		rummy --sheet <<<"$line"
		expect 2
		grep -qx 'rummy: no table for the sheet: a player is a line like "Ann: points 25", and a blank line ends a deal' stderr
	done
	# An error has been reported, and a table that does not count is told of.
	rummy --sheet <<<'Ann: 1H'
	expect 2
	[ "$(grep -c '^rummy:' stderr)" -eq 1 ]
	rummy --sheet -r basic < <(printf 'Ann: count 3\nBob: count 4\n')
	expect 0
}

@test "rules that are joined by a blank" {
	rummy -r 'gin oklahoma' </dev/null
	expect 2
	grep -qx 'rummy: no rule set "gin oklahoma"; names are joined with "+", like gin+oklahoma' stderr
	printf 'extends: gin oklahoma\n' >house.yaml
	rummy -r ./house.yaml </dev/null
	expect 2
	grep -q ':1:10: no rule set "gin oklahoma"; names are joined' stderr
}

@test "the caret stands under wide characters; ASCII where the locale is" {
	printf '中文: 3H 中H\n' >in
	LC_ALL=C.UTF-8 rummy in
	printf '%s\n' 'rummy: in:1:8: "中H" is not a card; use a form like AS, 10H, QD or JK' \
	    '中文: 3H 中H' '         ^' | cmp - stderr
	printf '4♥ 5♢ \xcc\x81ä♥\n' >in
	LC_ALL=C rummy in
	expect_stderr <<-'END'
		rummy: in:1:7: "??H" is not a card; use a form like AS, 10H, QD or JK
		4H 5D ??H
		      ^
	END
	printf 'e\xcc\x81: 1H\n' >in
	LC_ALL=C.UTF-8 rummy in
	[ "$(tail -n 1 stderr)" = '   ^' ]
	printf '\xc3\xa4: 1H\n' >in
	LC_ALL=C.UTF-8 rummy in
	[ "$(tail -n 1 stderr)" = '   ^' ]
	printf '\xe2\x80\xa81H\n' >in
	LC_ALL=C rummy in
	grep -q 'control character U+2028' stderr
}

@test "no-break spaces in quotes are part of the name" {
	printf '"a\\"\xc2\xa0b":\xc2\xa04H\n' >in
	rummy in
	expect 0
	grep -q '^"a\\"\\xC2\\xA0b": / 4H' stdout || {
		cat stdout
		grep -q '^"a.*b": / 4H' stdout
	}
	printf '"a\xc2\xa0\134' >in
	rummy in
	expect 2
	printf '\\\xc2\xa01H' >in
	rummy in
	expect 2
}

@test "twenty errors of a file are shown, the others counted, with threads too" {
	{
		yes 4X | head -n 19
		yes AS | head -n 100000
		yes 4X | head -n 3
		yes AS | head -n 100000
		echo 5X
	} >in
	yes 4X | head -n 10020 >'more'
	for jobs in 1 3; do
		rummy -j $jobs in more in
		expect 2
		[ "$(grep -c 'is not a suit' stderr)" -eq 60 ]
		grep '^rummy: [a-z]*: and ' stderr | diff - <(cat <<-'END'
			rummy: in: and 3 more errors
			rummy: more: and 10,000 more errors
			rummy: in: and 3 more errors
		END
		)
		grep -q '^rummy: in:100020:1: ' stderr
	done
	yes 4X | head -n 21 >in
	rummy -q in
	[ "$(tail -n 1 stderr)" = 'rummy: in: and 1 more error' ]
}

@test "rules from the environment" {
	echo 'AS |' >in
	RUMMY_RULES=gim rummy in
	expect 2
	expect_stderr <<-'END'
		rummy: RUMMY_RULES: no rule set "gim"; did you mean "gin"?
	END
	RUMMY_RULES=gin rummy -s knock=5 in
	[ "$(head -c 14 stderr)" != 'rummy: RUMMY_' ]
	RUMMY_RULES=gin rummy -r gim in
	[ "$(head -c 14 stderr)" != 'rummy: RUMMY_' ]
	RUMMY_RULES=gin rummy --houses=gim in
	[ "$(head -c 14 stderr)" != 'rummy: RUMMY_' ]
	RUMMY_RULES=./nosuch.yaml rummy in
	expect_stderr <<-'END'
		rummy: RUMMY_RULES: ./nosuch.yaml: No such file or directory
	END
	echo 'knock: {limit: x}' >house.yaml
	RUMMY_RULES=./house.yaml rummy in
	grep -q '^rummy: ./house.yaml:1:16: "x" is not a value' stderr
}
