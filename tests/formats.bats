#!/usr/bin/env bats
# What the formats print of the same records, byte for byte, and that JSON and
# YAML read back to the same bytes.

setup() {
	load lib
	cat >"$BATS_TEST_TMPDIR/in" <<'END'
Asha: knock 4H 5H 6H | 8C 9C 10C | QH QD QC / AS
"Be\x09la": 7H 8H KC KD KH 2S 3D 9S JC 5S => open points=1

knock 4H 5H 7H | AS 2S 3S | 9C 9D 9H / KC
4H 5X
END
}

# call_it_FILE: the input of setup, in what was printed.
call_it_FILE() {
	sed -i "s:$BATS_TEST_TMPDIR/in:FILE:" "$BATS_TEST_TMPDIR/stdout"
}

@test "tsv: a row a seat" {
	rummy --to=tsv "$BATS_TEST_TMPDIR/in"
	expect 2
	call_it_FILE
	expect_stdout <<'END'
record	seat	rules	verdict	deadwood	points	arrangement	why	won	claim	facts	id	file	line
1	Asha	gin	valid	1	18	4H 5H 6H | 8C 9C TC | QC QD QH / AS			knock			FILE	1
1	Be\tla	gin	open	19	0	KC KD KH > 7H 8H JC / 3D 2S 5S 9S						FILE	2
2		gin	invalid	26		4H 5H 7H | AS 2S 3S | 9C 9D 9H / KC	group,limit		knock			FILE	4
3			error			4H 5X	card					FILE	5
END
}

@test "json: an object a line" {
	rummy --to=json "$BATS_TEST_TMPDIR/in"
	expect 2
	[ "$(wc -l <"$BATS_TEST_TMPDIR/stdout")" -eq 3 ]
	sed -i 1d "$BATS_TEST_TMPDIR/stdout"
	call_it_FILE
	expect_stdout <<'END'
{"type":"hand","file":"FILE","line":4,"column":1,"id":null,"rules":"gin","wild":null,"turn_up":null,"taken":null,"round":null,"turn":null,"player_count":null,"value":null,"fee":null,"entry":null,"set":{},"claim":"knock","action":null,"verdict":"invalid","deadwood":26,"points":null,"won":null,"on_table":[],"groups":[{"kind":"invalid","cards":["4H","5H","7H"],"jokers":{}},{"kind":"run","cards":["AS","2S","3S"],"jokers":{}},{"kind":"set","cards":["9C","9D","9H"],"jokers":{}}],"unmatched":["KC"],"discard":null,"laid_off":[],"reasons":[{"code":"group","rule":null,"group":1,"cards":["4H","5H","7H"],"text":"6H is missing"},{"code":"limit","rule":"knock.limit","group":null,"cards":[],"text":"deadwood is 26, and at most 10 is allowed"}],"expect":null}
{"type":"error","file":"FILE","line":5,"column":4,"id":null,"rules":null,"wild":null,"turn_up":null,"taken":null,"round":null,"turn":null,"player_count":null,"value":null,"fee":null,"entry":null,"set":{},"verdict":"error","error":"card","text":"4H 5X","expect":null,"message":"\"X\" in \"5X\" is not a suit; the suits are S, H, D and C"}
END
}

@test "json: tables, lay-offs, jokers" {
	command -v jq >/dev/null || skip "no jq"
	rummy --to=json "$BATS_TEST_TMPDIR/in"
	run -0 jq -r 'select(.players) | .winner, (.players[1] |
		.name, .expect.points, (.laid_off[] | "\(.card) \(.seat) \(.group)"))' \
		"$BATS_TEST_TMPDIR/stdout"
	[ "$output" = "$(printf '%s\n' Asha 'Be	la' 1 \
		'7H Asha 1' '8H Asha 1' 'JC Asha 2')" ]
	rummy -r rummycircle -s wild=QH --to=json <<<'5H QH 5C JK | / 4H'
	run -0 jq -c '.wild, .groups[0].jokers' "$BATS_TEST_TMPDIR/stdout"
	[ "$output" = "$(printf '%s\n' '"QH"' \
		'{"1":"5D","3":"5S"}')" ]
	rummy -r rummycircle -s wild=QH --to=json \
		<<<'declare 5H QH 5C | 2H 3H 4H'
	run -0 jq -c '.groups[0].jokers' "$BATS_TEST_TMPDIR/stdout"
	[ "$output" = '{"2":"5D"}' ]
}

@test "yaml: the record of json, spelled as yaml" {
	rummy --to=yaml - <<<'[rummycircle fee=10% penalty.wrong=100] 4H JK 6H | => open deadwood=3'
	expect_stdout <<'END'
---
type: "hand"
file: "-"
line: 1
column: 1
rules: "rummycircle"
fee: "10%"
set: {penalty.wrong: 100}
verdict: "open"
deadwood: 10
points: 10
on_table: []
groups:
  - {kind: "run", cards: ["4H", "JK", "6H"], jokers: {"1": "5H"}}
unmatched: []
laid_off: []
reasons: []
expect: {verdict: "open", deadwood: 3}
END
	/usr/bin/python3 -c 'import yaml' 2>/dev/null || skip 'no python3-yaml'
	for file in "$BATS_TEST_TMPDIR/in" "$top_srcdir"/samples/*.*; do
		for format in json yaml; do
			"$RUMMY" -g -e --to=$format "$file" \
				>"$BATS_TEST_TMPDIR/$format" 2>/dev/null || [ $? -le 2 ]
		done
		/usr/bin/python3 - "$BATS_TEST_TMPDIR" <<'END'
import json, sys, yaml
def there(value):
    """Without what is null."""
    if isinstance(value, dict):
        return {k: there(v) for k, v in value.items() if v is not None}
    return [there(v) for v in value] if isinstance(value, list) else value
as_json = [there(json.loads(line)) for line in open(sys.argv[1] + "/json")]
assert as_json == list(yaml.safe_load_all(open(sys.argv[1] + "/yaml"))) != []
END
	done
}

@test "yaml is found without its first ---" {
	cp "$BATS_TEST_TMPDIR/in" "$BATS_TEST_TMPDIR/hands"
	printf '\nNorth: gin\nSouth: count 20\n' >>"$BATS_TEST_TMPDIR/hands"
	for options in "" -e "--houses=gin,rummycircle" "-g -e"; do
		# shellcheck disable=SC2086 # several options
		"$RUMMY" $options -t yaml "$BATS_TEST_TMPDIR/hands" \
		    >"$BATS_TEST_TMPDIR/yaml" 2>/dev/null || [ $? -le 2 ]
		sed 1d "$BATS_TEST_TMPDIR/yaml" >"$BATS_TEST_TMPDIR/headless"
		"$RUMMY" "$BATS_TEST_TMPDIR/yaml" >"$BATS_TEST_TMPDIR/whole" \
		    2>/dev/null || [ $? -le 2 ]
		"$RUMMY" "$BATS_TEST_TMPDIR/headless" \
		    >"$BATS_TEST_TMPDIR/beheaded" 2>/dev/null || [ $? -le 2 ]
		[ -s "$BATS_TEST_TMPDIR/whole" ]
		diff "$BATS_TEST_TMPDIR/whole" "$BATS_TEST_TMPDIR/beheaded"
	done
}

@test "a name that is nearly a key of yaml" {
	for seat in 'hans: 4H 5H => ready' 'hans: knock 4H' 'deal 1: points 3' \
		'claims: drop first' 'hans: 2 misses => error' \
		'ida: 4H 5H 6H | / 9S' 'vale: / 9S'; do
		rummy -r rummycircle <<<"$seat"
		run ! grep why=key "$BATS_TEST_TMPDIR/stdout"
	done
	for mapping in 'hnad: 4H 5H' $'hnad: |\n  4H'; do
		rummy <<<"$mapping"
		grep -q why=key "$BATS_TEST_TMPDIR/stdout"
	done
}

# TAP knows two escapes, \\ and \#; before any other character \ is itself.
@test "tap: odd bytes and signs in descriptions" {
	rummy -t tap < <(printf '\371: knock 5 => error\n\n"A#\\\\": gin => valid\n')
	expect 0
	expect_stdout <<'END'
ok 1 - -:1: \xF9: knock 5
ok 2 - -:3: "A\#\\\": gin
1..2
END
}

@test "tap: what is not as expected" {
	rummy --to=tap "$BATS_TEST_TMPDIR/in" - <<<'4H => ready'
	expect 2
	call_it_FILE
	expect_stdout <<'END'
not ok 1 - FILE:2: "Be\x09la": KC KD KH > 7H 8H JC / 3D 2S 5S 9S
# got open deadwood=19 points=0
# expected open points=1
not ok 2 - FILE:4: knock 4H 5H 7H | AS 2S 3S | 9C 9D 9H / KC
# got invalid deadwood=26 why=group,limit
not ok 3 - FILE:5: 4H 5X
# got error why=card
ok 4 - -:1: / 4H
1..4
END
	rummy --to=tap <<<'4H'
	expect 0
	expect_stdout <<'END'
1..0 # SKIP nothing is expected
END
}

@test "ids: with threads, houses and --check, and with lines before the record" {
	for i in {1..3000}; do
		printf '[id=%s] 4H 5H\n\n[id="t %s"]\n\n# far\n\n4H 5H\n\n' "$i" "$i"
		printf '[gin+oklahoma id=o%s turn-up=5H]\nA: 4H\nB: 5X\n\n[gin]\n' "$i"
	done >"$BATS_TEST_TMPDIR/many"
	for format in text tsv json; do
		rummy -t $format "$BATS_TEST_TMPDIR/many"
		mv "$BATS_TEST_TMPDIR/stdout" "$BATS_TEST_TMPDIR/alone"
		rummy -j 3 -t $format "$BATS_TEST_TMPDIR/many"
		cmp "$BATS_TEST_TMPDIR/alone" "$BATS_TEST_TMPDIR/stdout"
	done
	[ "$(grep -c '"id":"\(t \|o\|\)[0-9]*"' "$BATS_TEST_TMPDIR/stdout")" -eq 9000 ]
	rummy --houses=gin,basic -t tsv <<<'[id=h42] 4H 5H'
	[ "$(cut -f12 "$BATS_TEST_TMPDIR/stdout" | tr '\n' ' ')" = 'id h42 h42 h42 ' ]
	rummy --check <<<'[id=h42] 4H 5H => ready deadwood=8'
	expect 1
	expect_stdout <<'END'
[id=h42] / 4H 5H => ready deadwood=9 points=9
#: expected ready deadwood=8
#: at -:1
END
	rummy -s id=7 /dev/null
	expect 2
	expect_stderr <<'END'
rummy: id= names one record; write it once, in the brackets before it
END
}
