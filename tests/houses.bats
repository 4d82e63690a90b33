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
	for list in '' , gin, gin,,gin; do
		rummy "--houses=$list" <<<'AS'
		expect 2
		grep -q 'expected rule sets with commas' stderr
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
		#: houses: Asha 0 deadwood=0 won=2, Bela 2 deadwood=10 won=-2    chips    settle: losers pay the winner a chip a point
		#: houses: Asha 0 deadwood=0, Bela 2 deadwood=9                  king     values.king: a king counts 9
	END
	rummy --houses=gin,./nine.yaml <<<'gin 4H 5H 6H | 8C 9C TC | QC QD QH / 7S'
	grep '#: houses' stdout >said
	diff -u - said <<-'END'
		#: houses: invalid, why=gin          gin
		#: houses: invalid, why=cards,gin    nine    hand.size: 9 cards are dealt to each player
	END
}
