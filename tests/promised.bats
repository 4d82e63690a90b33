#!/usr/bin/env bats
# What rummy(5) promises: outputs of 1.0 in tests/promised, of "in" and "game".
# They may change only by more keys of JSON and YAML, and more fields of TSV.

load lib

setup() {
	cd "$top_srcdir/tests/promised"
	places=', "file", "line", "column"'
	has_jq=$(command -v jq) || true
}

# holds OLD NEW: each record of OLD is one of NEW, which may have more keys.
# Sentences, and further keys of $PLACES, are left out.
holds() {
	[ "$has_jq" ] || skip "no jq"
	jq -en --slurpfile old "$1" --slurpfile new "$2" \
		--argjson left_out '["message", "text", "summary"'"${PLACES-}]" '
	def within($a; $b):
		if $a | type == "object" then
			($b | type) == "object" and all($a | keys[]; . as $k |
			    ($left_out | index([$k])) or
			    (($b | has($k)) and within($a[$k]; $b[$k])))
		elif $a | type == "array" then
			($b | type) == "array" and ($a | length) == ($b | length)
			and all(range($a | length); . as $i |
			    within($a[$i]; $b[$i]))
		else $a == $b end;
	($old | length) > 0 and within($old; $new)' >/dev/null
}

# columns FILE: those of its fields that 1.0 had, in its order.
columns() {
	awk -F '\t' -v OFS='\t' '
	NR == FNR { if (FNR == 1) n = split($0, names); next }
	FNR == 1 { for (i = 1; i <= NF; i++) at[$i] = i }
	{ line = ""
	  for (i = 1; i <= n; i++)
		line = line (i > 1 ? OFS : "") (names[i] in at ? $at[names[i]] : "?")
	  print line }' tsv "$1"
}

@test "text and tap are as they were" {
	for format in text tap; do
		rummy -t $format in
		expect 2
		diff -u $format "$BATS_TEST_TMPDIR/stdout"
	done
}

# same_in LOCALE: each format of "in" and of a sample has the bytes that it has in C.
same_in() {
	for format in text tsv json yaml tap html; do
		for file in in game "$top_srcdir/samples/evening-for-money.txt"; do
			LC_ALL=C rummy -g -e -t $format "$file"
			mv "$BATS_TEST_TMPDIR/stdout" "$BATS_TEST_TMPDIR/here"
			LC_ALL=$1 rummy -g -e -t $format "$file"
			[ -s "$BATS_TEST_TMPDIR/here" ]
			cmp "$BATS_TEST_TMPDIR/here" "$BATS_TEST_TMPDIR/stdout"
		done
	done
}

@test "bytes are the same in C and C.UTF-8" {
	[ "$(LC_ALL=C.UTF-8 locale charmap)" = UTF-8 ] || skip 'no C.UTF-8'
	same_in C.UTF-8
}

@test "bytes are the same in de_DE.UTF-8" {
	if [ "$(LC_ALL=de_DE.UTF-8 locale decimal_point 2>&1)" != , ]; then
		export LOCPATH=$BATS_TEST_TMPDIR
		localedef -i de_DE -f UTF-8 "$LOCPATH/de_DE.UTF-8" ||
			skip 'no de_DE.UTF-8, and localedef makes none'
	fi
	[ "$(LC_ALL=de_DE.UTF-8 locale decimal_point)" = , ]
	same_in de_DE.UTF-8
}

@test "text that was printed reads back as itself" {
	rummy text
	expect 2
	diff -u text "$BATS_TEST_TMPDIR/stdout"
}

@test "tsv has the fields it had" {
	rummy -t tsv in
	expect 2
	diff -u tsv <(columns "$BATS_TEST_TMPDIR/stdout")
}

@test "json and yaml have the keys they had, in input and output" {
	rummy -t json in
	expect 2
	holds json "$BATS_TEST_TMPDIR/stdout"
	for format in json yaml; do
		rummy -t json $format
		PLACES=$places holds json "$BATS_TEST_TMPDIR/stdout"
	done
	rummy -t yaml in
	cp "$BATS_TEST_TMPDIR/stdout" "$BATS_TEST_TMPDIR/in.yaml"
	rummy -t json "$BATS_TEST_TMPDIR/in.yaml"
	PLACES=$places holds json "$BATS_TEST_TMPDIR/stdout"
}

@test "the game has the keys it had" {
	rummy -g -t json game
	expect 0
	holds game.json "$BATS_TEST_TMPDIR/stdout"
}

@test "another value, and a key that is gone, are noticed" {
	rummy -t json in
	sed 's/"deadwood":26/"deadwood":25/' "$BATS_TEST_TMPDIR/stdout" \
		>"$BATS_TEST_TMPDIR/other"
	run ! holds json "$BATS_TEST_TMPDIR/other"
	sed 's/"discard":/"discarded":/' "$BATS_TEST_TMPDIR/stdout" \
		>"$BATS_TEST_TMPDIR/other"
	run ! holds json "$BATS_TEST_TMPDIR/other"
	sed 's/"discard":/"more":1,"discard":/' "$BATS_TEST_TMPDIR/stdout" \
		>"$BATS_TEST_TMPDIR/other"
	holds json "$BATS_TEST_TMPDIR/other"
}
