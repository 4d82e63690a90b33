#!/bin/sh
# All hands of 1 to RUMMY_CENSUS cards (6 without it), solved by the program and
# by the naive search, against the counts in expected.  Speaks TAP.
set -u
: "${top_srcdir:?}" "${top_builddir:?}"
most=${RUMMY_CENSUS:-6}

rows=$(mktemp) || exit 1
trap 'rm -f "$rows" "$rows.expected"' EXIT
# column CARDS: what census prints for that many.
column() {
	awk -v cards="$1" '/^deadwood/ { inside = 1; next }
	    inside && /^[0-9]/ && $(cards + 1) != "-" { print $1, $(cards + 1) }
	    inside && /^[a-z]/ { of[$1] = $(cards + 1) }
	    END { printf "# %s cards: %s hands in %s classes, mean %s, " \
		"without a meld %s\n", cards, of["hands"], of["classes"],
		of["mean"], of["no-meld"] }' "$top_srcdir/tests/census/expected"
}

echo "1..$((2 * most))"
n=0
for cards in $(seq "$most"); do
	column "$cards" >"$rows.expected"
	"$top_builddir/tests/census/census" -p "$cards" >"$rows"
	status=$?
	n=$((n + 1))
	if grep -v -i differ "$rows" | cmp -s - "$rows.expected"; then
		echo "ok $n - $(sed -n 's/^# \([0-9]* cards.*\)/\1/p' "$rows")"
	else
		echo "not ok $n - $cards cards"
		diff -u "$rows.expected" "$rows" | sed 's/^/# /'
	fi
	n=$((n + 1))
	if [ "$status" -eq 0 ]; then
		echo "ok $n - $cards cards, solved twice"
	else
		echo "not ok $n - $cards cards, solved twice"
		grep -i differ "$rows" | sed 's/^#* */# /'
	fi
done
