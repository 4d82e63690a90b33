# --houses: what is asked for, and what cannot be.

load lib

setup() {
	cd "$BATS_TEST_TMPDIR" || exit
	unset RUMMY_RULES
}

@test "a house that there is not: the nearest name" {
	rummy --houses=rummycircle,taij <<<'AS'
	expect 2
	[ ! -s stdout ]
	expect_stderr <<-'END'
		rummy: no rule set "taij"; did you mean "taj"?
	END
	rummy --houses=gin+oklahma <<<'AS'
	expect 2
	grep -q 'did you mean "oklahoma"' stderr
	rummy --houses=oklahoma <<<'AS'
	expect 2
	grep -q 'oklahoma is an option' stderr
	rummy --houses=./none.yaml <<<'AS'
	expect 2
	grep -q 'none.yaml: No such file' stderr
}

@test "an empty list, or one with a gap" {
	for list in '' ',' 'gin,' 'gin,,gin'; do
		rummy "--houses=$list" <<<'AS'
		expect 2
		grep -q 'expected rule sets separated by' stderr
	done
}

@test "not with --check, nor with tap" {
	rummy --houses=gin -c <<<'AS => ready'
	expect 2
	grep -q -e '--houses cannot be combined with --check' stderr
	rummy --houses=gin -t tap <<<'AS => ready'
	expect 2
	grep -q -e '--houses cannot be combined with --to=tap' stderr
}

@test "neither the status nor the messages change" {
	cat >in <<-'END'
		gin 4H 5H 6H | 8C 9C 10C | QC QD QH / 7S
		4H 5H 6J
	END
	rummy <in
	expect 2
	cp stderr before
	rummy --houses=all,rummycircle <in
	expect 2
	cmp before stderr
	rummy --houses=all <<<"$(head -n 1 in)"
	expect 1
	rummy -q --houses=all <in
	expect 2
	[ ! -s stdout ]
}

@test "all: the family of what a file extends, and a file may be named" {
	printf 'extends: rummycircle\nlose: {cap: 60}\n' >kitchen.yaml
	rummy -r ./kitchen.yaml --houses=all,kitchen.yaml <<<'[kitchen] count 90'
	expect 0
	expect_stdout <<-'END'
		[kitchen] count 90 => open deadwood=90 points=60
		#: houses: 80 points    a23, deccan, indian, junglee, mpl, paplu, rummycentral, rummycircle, taj
		#: houses: 60 points    kitchen    lose.cap: a loser's cards count at most 60
	END
}

@test "a house named twice is there once, the record's own first of all" {
	rummy --houses=all,gin,gin-pagat <<<'[gin-pagat] KS'
	grep -qx '#: houses: 10 points    gin-pagat, gin, gin-wikipedia' stdout
	rummy --houses='gin-rummy,Gin, gin, gin-pagat' <<<KS
	grep -qx '#: houses: 10 points    gin, gin-pagat' stdout
}

# house NAME KEYS [SET]: NAME.yaml, the set, or rummycircle, with these keys.
house() {
	printf 'extends: %s\n%s\n' "${3-rummycircle}" "$2" >"$1.yaml"
}

@test "outcomes are told apart by what it takes, and no more" {
	house chips 'settle: deals'
	house king 'values: {king: 9}'
	house nine 'hand: {size: 9}' gin
	cat >in <<-'END'
		[rummycircle wild=QH lose.cap=2]
		Asha: declare 2H 3H 4H | 5C 6C 7C | QH 5H 5C 5D | 2S 2C 2D
		Bela: KS
	END
	rummy --houses=rummycircle,./chips.yaml,./king.yaml <in
	expect 0
	grep '#: houses' stdout >said
	diff -u - said <<-'END'
		#: houses: Asha 0 deadwood=0, Bela 2 deadwood=10                 rummycircle
		#: houses: Asha 0 deadwood=0 won=2, Bela 2 deadwood=10 won=-2    chips    settle: losers pay the winner one chip per point
		#: houses: Asha 0 deadwood=0, Bela 2 deadwood=9                  king     values.king: a king counts 9
	END
	rummy --houses=gin,./nine.yaml <<<'gin 4H 5H 6H | 8C 9C TC | QC QD QH / 7S'
	grep '#: houses' stdout >said
	diff -u - said <<-'END'
		#: houses: invalid, why=gin          gin
		#: houses: invalid, why=cards,gin    nine    hand.size: 9 cards are dealt to each player
	END
}

@test "a claim without groups is laid out anew for each house" {
	house nine 'hand: {size: 9}' gin
	rummy --houses=gin,./nine.yaml <<<'gin 4H 5H 6H 8C 9C TC QC QD QH 7S'
	expect_stdout <<-'END'
		gin 4H 5H 6H | 8C 9C TC | QC QD QH / 7S => invalid deadwood=7 why=gin
		#: houses: invalid    gin
		#: houses: valid      nine    hand.size: 9 cards are dealt to each player
	END
}

@test "--show-rules with houses: how they differ, by whom and whose word it is" {
	rummy --show-rules=gin+undercut-10 --houses=gin,gin-pagat -s box.bonus=25 \
		-s gin.big-bonus=30
	expect 0
	expect_stdout <<-'END'
		gin.bonus
		  gin+undercut-10, gin: gin has a bonus of 25 (gin, "Gin rummy" (rules page))
		  gin-pagat: gin has a bonus of 20 (gin-pagat, Pagat (pagat.com) and Bicycle Cards (bicyclecards.com), Gin rummy)
		undercut.bonus
		  gin+undercut-10, gin-pagat: an undercut has a bonus of 10 (undercut-10, "Gin rummy" (rules page), Variants)
		  gin: an undercut has a bonus of 25 (gin, "Gin rummy" (rules page))
		game.shutout
		  gin+undercut-10, gin: a shutout doubles the winner's total (gin, "Gin rummy" (rules page))
		  gin-pagat: a shutout has a bonus (gin-pagat, Pagat (pagat.com) and Bicycle Cards (bicyclecards.com), Gin rummy)
		game.shutout-points
		  gin+undercut-10, gin: a shutout has a bonus of 0 (gin, "Gin rummy" (rules page))
		  gin-pagat: a shutout has a bonus of 100 (gin-pagat, Pagat (pagat.com) and Bicycle Cards (bicyclecards.com), Gin rummy)
	END
	rummy --show-rules --houses=gin,gin
	expect 0
	[ ! -s stdout ]
	rummy -r basic --show-rules --houses=all -s values.ace=15
	expect 0
	grep -qx 'values.10' stdout || grep -qx 'scoring' stdout
	rummy -r taj --show-rules --houses=deccan
	expect 0
	grep -q '^  taj: ' stdout
	rummy -s run.min=14 --show-rules=gin --houses=rummycircle
	expect 2
	[ ! -s stdout ]
	grep -q 'need more' stderr
}

@test "--show-rules=NAME --explain: the rules on a page" {
	rummy --show-rules=gin+oklahoma --explain -s gin.bonus=30
	expect 0
	expect_stdout <<-'END'
		Gin rummy to 100, with 25 for gin and for an undercut (gin+oklahoma)
		Source: "Gin rummy" (rules page)

		The cards
		  One pack of cards.
		  10 cards are dealt to each player.
		  2 players.

		Melds
		  A set has at least 3 cards.
		  A set has at most 4 cards, jokers included.
		  No two cards of a set are of one suit.
		  A run has at least 3 cards.
		  An ace is low: A 2 3 is a run, Q K A is not.

		Card values
		  Aces count 1, twos to tens their number, jacks to kings 10.

		Ending a deal
		  The upcard sets the deadwood that a player may knock with (option oklahoma).
		
		Points
		  The winner scores the difference in deadwood, and bonuses.
		  Gin has a bonus of 30 (your house rule).
		  An undercut has a bonus of 25.
		  A tie is an undercut.

		Laying off
		  Cards may be laid off on melds of others.
		  Nothing may be laid off on gin.

		The game
		  The highest total wins.
		  The game is to 100.
		  Winning the game has a bonus of 100.
		  A shutout doubles the winner's total: nobody else scored.
		  Each deal won is a box of 25.
		  Boxes are added at the end of the game and do not count for the target.
	END
	cat >house.yaml <<-'END'
		deck: {jokers: 0, jokers-per: player}
		values: {2: 5, 3: 5, 4: 5, 5: 5, 6: 6, 7: 7, 8: 5, 9: 9, 10: 1, king: 13}
		players: {min: 2, max: 3}
		contract: {rounds: 3, sets: "1:1,2:2,3:0", runs: "1:1,2:0,3:2"}
		hand: {size: 20, counts: whole}
		scoring: penalty
	END
	rummy --show-rules=./house.yaml --explain
	expect 0
	expect_stdout <<-'END'
		house

		The cards
		  A printed joker for each player.
		  20 cards are dealt to each player.
		  At the end of a deal every card not laid on the table counts.
		  2 to 3 players.

		Card values
		  Aces count 1, twos to fives 5, sixes to sevens their number, eights 5, nines
		    9, tens 1, jacks to queens 10, kings 13.

		Contracts
		  3 rounds, each with a contract to lay down before anything else.
		  Round 1: 1 set and 1 run of 3; round 2: 2 sets; round 3: 2 runs of 3.

		Points
		  Each player scores what the hand counts, a winner with nothing left 0,
		    unless a rule below says otherwise.
	END
	for jokers in 'jokers: 2' 'jokers: 1' 'jokers: 2, jokers-per: pack' \
	    'jokers: 1, jokers-per: player' \
	    'jokers: -1, jokers-per: player' 'jokers-from: {2: 3}'; do
		printf 'deck: {%s}\n' "$jokers" >house.yaml
		"$RUMMY" --show-rules=./house.yaml -e | grep -i joker
	done >said
	diff -u - said <<-'END'
		  2 printed jokers.
		  1 printed joker.
		  2 printed jokers in each pack.
		  A printed joker for each player, and 1.
		  A printed joker for each player, less 1.
		  Printed jokers: 3 from 2 players on.
	END
	for hand in 'size: 12' 'size-from: {2: 10, 3: 7, 5: 6}' \
	    'size: 12, size-from: {2: 9}' 'size: 12, size-from: {4: 9}' \
	    'size-from: {4: 9}'; do
		printf 'players: {min: 2}\nhand: {%s}\n' "$hand" >house.yaml
		"$RUMMY" --show-rules=./house.yaml -e | grep -i deal
	done >said
	diff -u - said <<-'END'
		  12 cards are dealt to each player.
		  Cards dealt: 10 for 2 players, 7 from 3 players on, 6 from 5 players on.
		  Cards dealt: 9 from 2 players on.
		  12 cards are dealt to each player; cards dealt: 9 from 4 players on.
		  Cards dealt: 9 from 4 players on.
	END
}

@test "html shows them, too" {
	rummy -t html --houses=all <<<'KS'
	expect 0
	grep -qx '<pre>houses: 10 points    gin, gin-pagat, gin-wikipedia' stdout
}
