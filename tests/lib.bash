# What the .bats files share: load lib.
# The environment is make check's: RUMMY is the program, absolute,
# top_srcdir the source, which is read-only; write under BATS_TEST_TMPDIR.
# HACKING.md says how to run one file by hand.

bats_require_minimum_version 1.5.0

: "${RUMMY:?run me by make check}" "${top_srcdir:?}"

# rummy [ARG]...: run the program; stdout and stderr go to files, byte for
# byte (bats' own run drops NUL bytes and empty lines), the status to $status.
rummy() {
	status=0
	"$RUMMY" "$@" >"$BATS_TEST_TMPDIR/stdout" 2>"$BATS_TEST_TMPDIR/stderr" ||
		status=$?
}

# expect STATUS: that was its status; if not, show what it said.
expect() {
	[ "$status" -eq "$1" ] && return
	echo "status $status, expected $1"
	head -c 2000 "$BATS_TEST_TMPDIR/stdout"
	head -c 2000 "$BATS_TEST_TMPDIR/stderr"
	return 1
}

# expect_stdout, expect_stderr: standard input is what it printed, all of it.
expect_stdout() {
	diff -u - "$BATS_TEST_TMPDIR/stdout"
}

expect_stderr() {
	diff -u - "$BATS_TEST_TMPDIR/stderr"
}

# placeless [FILE]...: records without their places, without what other houses
# say of a plain hand and how many cards it has, as it is laid out when it is read
# again, and without what is said of cards that cannot be, which are not read again.
placeless() {
	local cannot='lies in two melds; a card|stays where it lies| cards, and there '
	cannot+='|, as the packs have none|until one hand is corrected'
	cannot+='|count.{1,3} and what they count| costs (half of )?what the cards count|what you agree on'
	cannot+='| is not given, and it decides'
	cannot+='|These rules are for at (mo|lea)st |the upcard is not given'
	cannot+='|the knock limit, and it is not given|; a player holds |The joker is not in '

	sed -E '/^(#:|  - \{kind: "answer").*('"$cannot"')/d
		s/\{"kind":"answer"[^}]*('"$cannot"')[^}]*\},?//g
		/^explanation:( \[\])?$/d; /^  - \{kind: "source"/d
		/^#: Source: /d; s/,?\{"kind":"source"[^}]*\}//g
		s/"explanation":\[\]/"explanation":null/
		s/"file":"[^"]*",//g; s/"line":[0-9]+,"column":[0-9]+,//g
		/^(file|line|column): /d; s/line: [0-9]+, column: [0-9]+, //g
		/^  - \{kind: "house"/d; /^houses:$/d; /^  - \{outcome: /d
		s/,\{"kind":"house"[^}]*\}//g; s/,"houses":\[.*\]\}$/}/
		s/ To play it otherwise: [^"]*//g' "$@"
}

# again [ARG]...: what is printed of the files ${of[@]}, or else of the file "in",
# is printed again as it is, but for places; $from is the format, if that is not
# to be found out.
again() {
	"$RUMMY" "$@" "${of[@]-in}" >"$BATS_TEST_TMPDIR/once" \
		2>"$BATS_TEST_TMPDIR/messages" || [ $? -le 2 ]
	"$RUMMY" "$@" --from="${from-auto}" - \
		<"$BATS_TEST_TMPDIR/once" >"$BATS_TEST_TMPDIR/twice" \
		2>"$BATS_TEST_TMPDIR/messages" || [ $? -le 2 ]
	diff -a -u <(placeless "$BATS_TEST_TMPDIR/once") \
		<(placeless "$BATS_TEST_TMPDIR/twice") \
		>"$BATS_TEST_TMPDIR/changes" || {
		head -n 40 "$BATS_TEST_TMPDIR/changes"
		echo "with $*"
		return 1
	}
}

# as_text FILE: the records as text, out of the page.
as_text() {
	awk '/<pre>/ { inside = 1 } inside { print }
	    /<\/pre>/ { inside = 0 }' "$1" |
	    sed 's/.*<pre>//; s/<\/pre>.*//; s/&lt;/</g; s/&gt;/>/g; s/&quot;/"/g; s/&amp;/\&/g'
}

# cases_by_args: a process has the cases of the same options.  Sets cases, the
# inputs, a line each, by "=" and the options; and alone, those of a game, which
# would be one game, and those with files of their own.  Without those that take a
# second or more, which hold a file "long".
cases_by_args() {
	local file args

	declare -gA cases=()
	declare -g alone=()
	for file in "$top_srcdir"/tests/cases/*/*/stdin; do
		[ ! -e "${file%stdin}long" ] || continue
		args=
		[ ! -f "${file%stdin}args" ] || args=$(<"${file%stdin}args")
		case $file$'\n'$args in
		*/a-grid* | *$'\n-g'* | *$'\n--game'* | *$'\n--sheet'* | \
		    *$'\n'*/* | *.yaml*)
			alone+=("$file") ;;
		*) cases["=$args"]+=$file$'\n' ;;
		esac
	done
	[ "${#cases[@]}" -ge 20 ]
}

# each_case COMMAND...: run it for each list of cases, and for each case that is
# alone in its folder; options are ${with[@]}, inputs ${of[@]}.
each_case() {
	local args file with of

	cases_by_args
	for args in "${!cases[@]}"; do
		mapfile -t with < <(printf %s "${args#=}")
		mapfile -t of < <(printf '%s' "${cases[$args]}")
		"$@"
	done
	for file in "${alone[@]}"; do
		with=()
		of=("$file")
		# shellcheck disable=SC2034 # the command reads it
		[ ! -f "${file%stdin}args" ] || mapfile -t with <"${file%stdin}args"
		cd "${file%/*}" || return
		"$@"
	done
	cd "$BATS_TEST_TMPDIR" || return
}
