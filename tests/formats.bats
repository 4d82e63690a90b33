#!/usr/bin/env bats
# What the formats print of the same records, byte for byte, and that what
# YAML prints reads back to the same bytes.

setup() {
	load lib
	cat >"$BATS_TEST_TMPDIR/in" <<'END'
Asha: knock 4H 5H 6H | 8C 9C 10C | QH QD QC / AS
"Be\x09la": 7H 8H KC KD KH 2S 3D 9S JC 5S => open points=1

knock 4H 5H 7H | AS 2S 3S | 9C 9D 9H / KC
4H 5X
END
}

# reads_back FILE: as YAML, and that again, also with explanations.
reads_back() {
	for option in --from=auto --explain; do
		rummy "$option" --to=yaml "$1"
		cp "$BATS_TEST_TMPDIR/stdout" "$BATS_TEST_TMPDIR/first"
		rummy "$option" --to=yaml "$BATS_TEST_TMPDIR/first"
		expect_stdout <"$BATS_TEST_TMPDIR/first"
		rummy --check "$BATS_TEST_TMPDIR/first"
		expect 0
	done
}

@test "tsv: a row a seat" {
	rummy --to=tsv "$BATS_TEST_TMPDIR/in"
	expect 2
	expect_stdout <<'END'
record	seat	rules	verdict	deadwood	points	arrangement	why	won	claim	facts
1	Asha	gin	valid	1	18	4H 5H 6H | 8C 9C TC | QC QD QH / AS			knock	
1	Be\tla	gin	open	19	0	KC KD KH > 7H 8H JC / 3D 2S 5S 9S				
2		gin	invalid	26		4H 5H 7H | AS 2S 3S | 9C 9D 9H / KC	group,limit		knock	
3			error			4H 5X	card			
END
}

@test "json: an object a line" {
	rummy --to=json "$BATS_TEST_TMPDIR/in"
	expect 2
	[ "$(wc -l <"$BATS_TEST_TMPDIR/stdout")" -eq 3 ]
	sed "1d; s:$BATS_TEST_TMPDIR/in:FILE:" "$BATS_TEST_TMPDIR/stdout" >"$BATS_TEST_TMPDIR/rest"
	mv "$BATS_TEST_TMPDIR/rest" "$BATS_TEST_TMPDIR/stdout"
	expect_stdout <<'END'
{"file":"FILE","line":4,"column":1,"rules":"gin","context":"[gin]","wild":null,"turn-up":null,"taken":null,"round":null,"turn":null,"players":null,"value":null,"fee":null,"entry":null,"set":{},"claim":"knock","action":null,"verdict":"invalid","deadwood":26,"points":null,"won":null,"on-table":[],"melds":[{"kind":"invalid","pure":false,"cards":["4H","5H","7H"],"jokers":{}},{"kind":"run","pure":true,"cards":["AS","2S","3S"],"jokers":{}},{"kind":"set","pure":false,"cards":["9C","9D","9H"],"jokers":{}}],"unmatched":["KC"],"discard":null,"layoffs":[],"reasons":[{"code":"group","rule":null,"group":1,"cards":["4H","5H","7H"],"text":"6H is missing"},{"code":"limit","rule":"knock.limit","group":null,"cards":[],"text":"deadwood is 26, and at most 10 is allowed"}],"expect":null}
{"file":"FILE","line":5,"column":4,"rules":null,"context":null,"wild":null,"turn-up":null,"taken":null,"round":null,"turn":null,"players":null,"value":null,"fee":null,"entry":null,"set":{},"verdict":"error","error":"card","text":"4H 5X","expect":null,"message":"\"5X\" is not a card; use a form like AS, 10H, QD or JK"}
END
}

@test "json: tables, lay-offs, jokers" {
	command -v jq >/dev/null || skip "no jq"
	rummy --to=json "$BATS_TEST_TMPDIR/in"
	run -0 jq -r 'select(.players) | .winner, (.players[1] |
		.name, .expect, (.layoffs[] | "\(.card) \(.seat) \(.group)"))' \
		"$BATS_TEST_TMPDIR/stdout"
	[ "$output" = "$(printf '%s\n' Asha 'Be	la' 'open points=1' \
		'7H Asha 1' '8H Asha 1' 'JC Asha 2')" ]
	rummy -r rummycircle -s wild=QH --to=json <<<'5H QH 5C JK | / 4H'
	run -0 jq -c '.wild, .melds[0].jokers' "$BATS_TEST_TMPDIR/stdout"
	[ "$output" = "$(printf '%s\n' '"QH"' \
		'{"1":"5D","3":"5S"}')" ]
	rummy -r rummycircle -s wild=QH --to=json \
		<<<'declare 5H QH 5C | 2H 3H 4H'
	run -0 jq -c '.melds[0].jokers' "$BATS_TEST_TMPDIR/stdout"
	[ "$output" = '{"2":"5D"}' ]
}

@test "yaml: a document a record" {
	rummy --to=yaml "$BATS_TEST_TMPDIR/in"
	expect 2
	expect_stdout <<'END'
---
rules: gin
players:
  - {name: "Asha", declare: knock, groups: [4H 5H 6H, 8C 9C TC, QC QD QH], unmatched: AS, expect: "valid deadwood=1 points=18"}
  - {name: "Be\tla", groups: [KC KD KH], laid-off: 7H 8H JC, unmatched: 3D 2S 5S 9S, expect: "open deadwood=19 points=0"}
#: Asha wins 18
---
rules: gin
declare: knock
groups: [4H 5H 7H, AS 2S 3S, 9C 9D 9H]
unmatched: KC
expect: "invalid deadwood=26 why=group,limit"
---
error: card
line: "4H 5X"
END
}

@test "yaml: rules with keys, and facts" {
	rummy -r rummycircle -s penalty.wrong=100 --to=yaml \
		<<<'[rummycircle wild=QH fee=10%] count 3'
	expect_stdout <<'END'
---
rules: {extends: rummycircle, penalty.wrong: 100}
wild: QH
fee: 10%
count: 3
expect: "open deadwood=3 points=3"
END
}

@test "yaml reads back" {
	reads_back "$BATS_TEST_TMPDIR/in"
}

@test "the samples read back" {
	for file in "$top_srcdir"/samples/*.*; do
		reads_back "$file"
	done
}

@test "tap: what is not as expected" {
	rummy --to=tap "$BATS_TEST_TMPDIR/in" - <<<'4H => ready'
	expect 2
	sed "s,$BATS_TEST_TMPDIR/,," "$BATS_TEST_TMPDIR/stdout" \
		>"$BATS_TEST_TMPDIR/short"
	mv "$BATS_TEST_TMPDIR/short" "$BATS_TEST_TMPDIR/stdout"
	expect_stdout <<'END'
not ok 1 - in:2: "Be\\x09la": KC KD KH > 7H 8H JC / 3D 2S 5S 9S
# got open deadwood=19 points=0
# expected open points=1
not ok 2 - in:4: knock 4H 5H 7H | AS 2S 3S | 9C 9D 9H / KC
# got invalid deadwood=26 why=group,limit
not ok 3 - in:5: 4H 5X
# got error why=card
ok 4 - in: 1 as expected
ok 5 - -: 1 as expected
1..5
END
}

@test "explanations" {
	rummy --explain --cards=ascii <<'END'
knock 4H 5H 7H | AS 2S 3S | 9C 9D 9H / KC
/ 4H 5H 6H 10C AS
AS KS 2S |
END
	expect 1
	grep -v '^#: Rules gin: .*; source: ' "$BATS_TEST_TMPDIR/stdout" \
		>"$BATS_TEST_TMPDIR/short"
	mv "$BATS_TEST_TMPDIR/short" "$BATS_TEST_TMPDIR/stdout"
	expect_stdout <<'END'
knock 4H 5H 7H | AS 2S 3S | 9C 9D 9H / KC => invalid deadwood=26 why=group,limit
#: You may not knock: 4H 5H 7H is not a run: 6H is missing.
#: Also, deadwood is 26, and at most 10 is allowed (knock.limit: 10, from gin).
#: Nobody scores for a wrong knock; play goes on.
#: Your 26 deadwood: 4H 4 + 5H 5 + 7H 7 + KC 10.
#: AS 2S 3S is a run; 9C 9D 9H is a set.
#: 5H 6H 7H or 3H 4H 5H would be a run.
#: With 6H in place of KC, added to 4H 5H 7H, the claim would be valid.
/ TC 4H 5H 6H AS => open deadwood=26 points=26
#: Your 26 deadwood: TC 10 + 4H 4 + 5H 5 + 6H 6 + AS 1.
#: Better, with 11 left instead of 26: 4H 5H 6H / TC AS.
AS KS 2S | => open deadwood=13 points=13
#: AS KS 2S is not a run: an ace is low here and goes below a two, never above a king (run.ace: low, from gin).
#: AS 2S 3S would be a run.
#: Your 13 deadwood: AS 1 + KS 10 + 2S 2.
END
}
