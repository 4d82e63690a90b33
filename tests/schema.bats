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
	"$RUMMY" "$@" --to=json >>out 2>/dev/null || [ $? -le 2 ]
}

# everything: out is all that samples and cases print as JSON.
everything() {
	: >out
	for file in "$top_srcdir"/samples/*.{txt,yaml,jsonl}; do
		json_of --game --explain "$file"
	done
	for file in "$top_srcdir"/tests/cases/*/*/stdin; do
		args=()
		[ ! -f "${file%stdin}args" ] ||
			mapfile -t args <"${file%stdin}args"
		cd "${file%/*}"
		"$RUMMY" "${args[@]}" --to=json <"$file" 2>/dev/null |
			grep '^{' >>"$BATS_TEST_TMPDIR/out" || true
		cd "$BATS_TEST_TMPDIR"
	done
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

@test "what is no record does not fit" {
	printf '%s\n' '{"hnad": "4H"}' '{"players": [{"hands": "4H"}]}' '"4H"' \
		'{"melds": [{"card": "4H"}]}' >bad
	run ! fit input bad
	[ "${lines[-1]}" = "0 fit" ]
	printf '%s\n' '{"hand": "4H"}' '{"verdict": "error"}' >bad
	run ! fit output bad
	[ "${lines[-1]}" = "0 fit" ]
}

# The schema names the keys of src/read/keys.h, and no others.
@test "the schema of input has the keys that are read" {
	for keys in record:DOCUMENT_KEYS player:PLAYER_KEYS; do
		"$python" -c '
import json, sys
schema = json.load(open(sys.argv[1]))
print("\n".join(sorted(
    schema["definitions"][sys.argv[2]]["properties"])))' \
			"$top_srcdir/doc/input.schema.json" "${keys%:*}" >schema
		sed -e '/^#define/,/[^\\]$/!d' -e 's/^#define //' \
			"$top_srcdir/src/read/keys.h" |
			awk -v want="${keys#*:}" '
				/^[A-Z_]+ / { name = $1; sub(/^[A-Z_]+ /, "") }
				{ gsub(/[\\,"]/, " "); text[name] = text[name] " " $0 }
				function all(name, n, i, word) {
					n = split(text[name], word, " ")
					for (i = 1; i <= n; i++)
						if (word[i] in text) all(word[i])
						else print word[i]
				}
				END { all(want) }' | LC_ALL=C sort >known
		diff schema known
	done
}
