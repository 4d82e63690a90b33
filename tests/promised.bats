#!/usr/bin/env bats
# What rummy(5) promises: tests/promised holds files and what 1.0 prints of them.
# That may change only by more keys of JSON and YAML, and more fields of TSV.

load lib

setup() {
	cd "$top_srcdir/tests/promised"
	places=', "file", "line", "column"'
	has_jq=$(command -v jq) || true
	out=$BATS_TEST_TMPDIR/stdout
}

# holds OLD NEW: each record of OLD is one of NEW, which may have more keys, the
# others in the same order.  Sentences, and further keys of $PLACES, are left out.
holds() {
	[ "$has_jq" ] || skip "no jq"
	jq -en --slurpfile old "$1" --slurpfile new "$2" \
		--argjson left_out '["message", "text", "summary"'"${PLACES-}]" '
	def within($a; $b):
		if $a | type == "object" then
			($b | type) == "object" and
			(($a | keys_unsorted) - $left_out) as $keys |
			($b | keys_unsorted | map(select(IN($keys[])))) == $keys
			and all($keys[]; . as $k | within($a[$k]; $b[$k]))
		elif $a | type == "array" then
			($b | type) == "array" and ($a | length) == ($b | length)
			and all(range($a | length); . as $i |
			    within($a[$i]; $b[$i]))
		else $a == $b end;
	($old | length) > 0 and within($old; $new)' >/dev/null
}

# columns OLD NEW: the fields of NEW that OLD has, in its order, and the grid below.
columns() {
	awk -F '\t' -v OFS='\t' '
	NR == FNR { if (FNR == 1) n = split($0, names); next }
	FNR == 1 { for (i = 1; i <= NF; i++) at[$i] = i }
	!NF { grid = 1 }
	grid { print; next }
	{ line = ""
	  for (i = 1; i <= n; i++)
		line = line (i > 1 ? OFS : "") (names[i] in at ? $at[names[i]] : "?")
	  print line }' "$1" "$2"
}

# as_json FILE: documents of YAML, not read by rummy.
as_json() {
	/usr/bin/python3 -c 'import json, sys, yaml
for document in yaml.safe_load_all(open(sys.argv[1])):
	print(json.dumps(document))' "$1"
}

# rows FILE: the sheet of a page, and who pays whom.
rows() {
	awk '/class="(sheet|pays)"/ { inside = 1 }
	    inside && /^<t[hr]/ { print }
	    /<\/table>/ { inside = 0 }' "$1" | sed 's/<[^>]*>/ /g; s/  */ /g'
}

# as_before FORMAT OLD NEW: what is promised of OLD is in NEW.
as_before() {
	case $1 in
	tsv) diff -u "$2" <(columns "$2" "$3") ;;
	json) holds "$2" "$3" ;;
	yaml) holds <(as_json "$2") <(as_json "$3") ;;
	html) diff -u "$2" <(rows "$3" && as_text "$3") ;;
	*) diff -u "$2" "$3" ;;
	esac
}

# printed FORMAT: it is as before, of records, of a game, and of sheets alone.
printed() {
	rummy -t "$1" in
	expect 2
	as_before "$1" "in.$1" "$out"
	rummy -g -t "$1" game
	expect 0
	as_before "$1" "game.$1" "$out"
	rummy --sheet -t "$1" money
	expect 0
	as_before "$1" "money.$1" "$out"
	rummy --sheet -r basic -t "$1" grid
	expect 0
	as_before "$1" "grid.$1" "$out"
}

@test "text is as it was" {
	printed text
}

@test "tap is as it was" {
	printed tap
}

@test "tsv has the fields it had" {
	printed tsv
}

@test "json has the keys it had" {
	printed json
}

@test "yaml has the keys it had" {
	/usr/bin/python3 -c 'import yaml' 2>/dev/null || skip 'no python3-yaml'
	printed yaml
}

@test "a page has the records and the sheet it had" {
	printed html
}

# all_names: of rule sets, options, keys, facts and codes, a line each.
all_names() {
	"$RUMMY" --list-rules | awk -F '\t' '{ print "rules", $1
	    if (sub(/.*; also /, "", $3)) {
		n = split($3, also, ", ")
		for (i = 1; i <= n; i++) print "rules", also[i] } }'
	# items WHAT FROM TO PAGE: those of a part of a page.
	items() {
		sed -n "/$2/,/$3/s/^\.It Cm \([^ ]*\).*/$1 \1/p" \
			"$top_srcdir/man/$4"
	}
	items key 'BEGIN KEYS$' 'END KEYS$' rummy-rules.5
	items fact '^\.Sh FACTS' '^Facts that' rummy.5
	items code '^\.Sh REASONS' '^\.Sh TIES' rummy.1
}

@test "no name of a rule set, option, key, fact or code is gone" {
	all_names | sort -u >"$BATS_TEST_TMPDIR/names"
	comm -23 names "$BATS_TEST_TMPDIR/names" >"$BATS_TEST_TMPDIR/gone"
	diff -u /dev/null "$BATS_TEST_TMPDIR/gone"
}

# same_in LOCALE: each format of "in" and of a sample has the bytes that it has in C.
same_in() {
	for format in text tsv json yaml tap html; do
		for file in in game money; do
			LC_ALL=C rummy -g -e -t $format "$file"
			mv "$out" "$BATS_TEST_TMPDIR/here"
			LC_ALL=$1 rummy -g -e -t $format "$file"
			[ -s "$BATS_TEST_TMPDIR/here" ]
			cmp "$BATS_TEST_TMPDIR/here" "$out"
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
	rummy in.text
	expect 2
	diff -u in.text "$out"
	rummy -g game.text
	expect 0
	diff -u game.text "$out"
}

@test "a grid that was printed reads back as itself" {
	rummy --sheet -r basic -t tsv grid.tsv
	expect 0
	diff -u grid.tsv "$out"
}

@test "json and yaml that were printed read back" {
	for format in json yaml; do
		rummy -t json in.$format
		expect 2
		PLACES=$places holds in.json "$out"
		rummy -g -t json game.$format
		expect 0
		PLACES=$places holds game.json "$out"
	done
}

@test "another value, a key that is gone, and another order are noticed" {
	rummy -t json in
	sed 's/"deadwood":26/"deadwood":25/' "$out" >"$BATS_TEST_TMPDIR/other"
	run ! holds in.json "$BATS_TEST_TMPDIR/other"
	sed 's/"discard":/"discarded":/' "$out" >"$BATS_TEST_TMPDIR/other"
	run ! holds in.json "$BATS_TEST_TMPDIR/other"
	sed 's/"discard":/"more":1,"discard":/' "$out" >"$BATS_TEST_TMPDIR/other"
	holds in.json "$BATS_TEST_TMPDIR/other"
	sed -E 's/("unmatched":[^]]*\]),("discard":[^,]*)/\2,\1/' "$out" \
		>"$BATS_TEST_TMPDIR/other"
	run ! holds in.json "$BATS_TEST_TMPDIR/other"
}
