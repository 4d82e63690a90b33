# JSON against its schemas (doc/*.schema.json), by python3-jsonschema.

load lib

setup() {
	python=
	for candidate in /usr/bin/python3 python3; do
		"$candidate" -c 'import jsonschema' 2>/dev/null || continue
		python=$candidate
		break
	done
	[ -n "$python" ] || skip "no python3-jsonschema: JSON is not held against its schemas"
	cd "$BATS_TEST_TMPDIR" || exit
}

# fit SCHEMA FILE...
fit() {
	"$python" "$top_srcdir/tests/validate.py" \
		"$top_srcdir/doc/$1.schema.json" "${@:2}"
}

# json_of ARG...: output as JSON added to out.
json_of() {
	"$RUMMY" --to=json "$@" >>"$BATS_TEST_TMPDIR/out" 2>/dev/null ||
	    [ $? -le 2 ]
}

cases_as_json() {
	json_of "${with[@]}" "${of[@]}"
}

# everything: out is all that samples and cases print as JSON.
everything() {
	: >out
	for file in "$top_srcdir"/samples/*.{txt,yaml,jsonl}; do
		json_of --game --explain "$file"
	done
	each_case cases_as_json
	sed -i '/^{/!d' out
	[ "$(wc -l <out)" -gt 1000 ]
}

@test "output fits its schema, and that of input" {
	everything
	fit output out
	fit input out
}

@test "input fits its schema" {
	fit input "$top_srcdir/samples/hands.jsonl" \
		"$top_srcdir/tests/cases/json/one-object-a-line/stdin" \
		"$top_srcdir/tests/cases/json/results-are-input/stdin" \
		"$top_srcdir/tests/cases/json/stated-rules/stdin"
}

@test "cards in words fit" {
	printf '{"hand": ["%s"]}\n' 'two of clubs, Ten of hearts' JOKER \
		'Queen of spades JKR' 'red joker' >words
	fit input words
	"$RUMMY" -q -r rummycircle words 2>/dev/null
}

@test "what is no record does not fit" {
	printf '%s\n' '{"hnad": "4H"}' '{"players": [{"hands": "4H"}]}' '"4H"' \
		'{"groups": [{"card": "4H"}]}' >bad
	run ! fit input bad
	[ "${lines[-1]}" = "0 fit" ]
	printf '%s\n' '{"hand": "4H"}' '{"type": "error", "verdict": "error"}' >bad
	run ! fit output bad
	[ "${lines[-1]}" = "0 fit" ]
}

# KEY|RECORD: what is wrong, and the record.
broken() {
	cat <<'END'
hnad|{"hnad": "4H 5H 6H"}
hand|{"hand": "4H 5X 6H"}
hand[1]|{"hand": ["4H", "5X"]}
hand[0]|{"hand": [4]}
suit|{"hand": [{"rank": "A"}]}
melds|{"melds": ["4H 5H 6H"]}
turn-up|{"rules": "gin", "turn-up": "5H", "hand": "4H"}
groups[1]|{"groups": ["4H 5H 6H", "7C 7D 7X"]}
groups[0]|{"groups": [{"kind": "run"}]}
discard|{"hand": "4H 5H", "discard": "6"}
claim|{"claim": "nock", "hand": "4H"}
count|{"count": 2.5}
expect|{"hand": "4H", "expect": "ready"}
verdict|{"hand": "4H", "expect": {"verdict": "good"}}
deadwood|{"hand": "4H", "expect": {"deadwood": "1"}}
players|{"players": {"name": "A", "hand": "4H"}}
players[1].hand|{"players": [{"name": "A", "hand": "4H"}, {"name": "B", "hand": "5Y"}]}
hands|{"players": [{"name": "A", "hands": "4H"}]}
hand|{"players": [{"name": "A", "hand": "4H"}], "hand": "5H"}
id|{"id": ["7"], "hand": "4H"}
knock|{"knock": {"limit": 5}, "hand": "4H"}
END
}

@test "the first message names the key at fault" {
	[ "$(broken | wc -l)" -ge 20 ]
	while IFS='|' read -r key record; do
		printf '%s\n' "$record" >bad
		run ! fit input bad
		case ${lines[0]} in
		*"$key"*) ;;
		*) printf '%s\n' "$key is not in: $output"; return 1 ;;
		esac
	done < <(broken)
}

@test "the schemas are made from the tables of the source" {
	for kind in input output; do
		"$python" "$top_srcdir/build-aux/make-schemas" "$top_srcdir" \
			$kind | diff - "$top_srcdir/doc/$kind.schema.json"
	done
}
