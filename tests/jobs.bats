# -j: the same bytes, messages and status as with one job.

load lib

setup() {
	cd "$BATS_TEST_TMPDIR" || exit
}

# records SEED COUNT: of all kinds, that can be read and that cannot.
records() {
	LC_ALL=C awk -f "$top_srcdir/tests/records.awk" -v seed="$1" \
		-v count="$2" -v kind=all </dev/null
}

# hands COUNT: ten cards each, lone, 30 bytes.
hands() {
	awk -f "$top_srcdir/tests/lone.awk" -v only=1 -v count="$1" </dev/null
}

# alike FILE [ARG]...: with one job and with three, by a pipe, whose pieces are
# small.
alike() {
	local file=$1 expected
	shift
	rummy "$@" - < <(cat "$file")
	expected=$status
	mv stdout out
	mv stderr err
	status=0
	timeout 100 "$RUMMY" -j3 "$@" - < <(cat "$file") >stdout 2>stderr ||
		status=$?
	expect "$expected"
	cmp out stdout
	cmp err stderr
}

@test "hands" {
	hands 12000 >in
	[ "$(wc -c <in)" -gt 330000 ]
	for with in '' '-t tsv' '-t json' -q '-s lose.cap=80'; do
		# shellcheck disable=SC2086 # several words
		alike in $with
	done
	# Record numbers, after a comment: other than was guessed.
	sed '1i # hands' in >noted
	alike noted -t tsv
	alike noted -t tsv --header=no
	[ "$(grep -c '^record' stdout)" -eq 0 ]
	alike noted -e -t tsv --header=yes
	head -n 1 stdout | grep -q '^record'
}

@test "all kinds of records, contexts, comments and errors" {
	records 1 6000 >in
	[ "$(wc -c <in)" -gt 300000 ]
	for with in '' '-t tsv' '-t json' -c '-e -q -r gin+oklahoma'; do
		# shellcheck disable=SC2086
		alike in --from=text $with
	done
}

@test "context lines govern what follows, in whatever piece" {
	{
		hands 3000
		echo '[gin+oklahoma turn-up=5H]'
		hands 3000
		echo '  [turn-up=7H] '
		hands 3000
		echo '[nonsense'
		hands 3000
		echo '[turn-up=8H]'
		hands 3000
		echo gin+oklahoma
		hands 3000
		printf '[gin]\r\n'
		hands 3000
		echo '[gin] 4H 5H 6H [x]'
		hands 3000
		printf '\302\240[gin+oklahoma turn-up=5H]\n'
		hands 6000
		printf '\t[turn-up=9H] \t\n'
		hands 3000
	} >in
	alike in -t tsv
	alike in
	{
		hands 6000
		echo gin+oklahoma
		hands 6000
	} >in
	alike in
}

@test "what is printed first may come late" {
	{
		yes '' | head -n 300000
		hands 12000
	} >in
	alike in -t tsv
	alike in
}

@test "a comment behind odd blanks is part of its table" {
	awk 'BEGIN { for (i = 0; i < 9000; i++)
	    print "Asha: AS 2S 3S |\n\302\240# yes\nBo: 4H 5H 6H |\n" }' >in
	alike in -t tsv
}

@test "a context printed once is printed from there on" {
	{
		hands 5000
		printf '\n[gin+oklahoma turn-up=5H] Asha: 4H 5H 6H\nBo: KS\n\n'
		hands 8000
	} >in
	alike in
}

@test "an error of the command line is reported once" {
	{
		hands 7000
		echo '[indian]'
		awk 'BEGIN { for (i = 0; i < 7000; i++)
		    print "2H 3H 4H 5C 6C 7C QH 8H 8S 5C 2D 2C KS" }'
	} >in
	alike in -s gin.bonus=30
	[ "$(grep -c '^rummy: .*gin.bonus' stderr)" -eq 1 ]
}

@test "tables, line ends, no end of the last line" {
	awk 'BEGIN { for (i = 0; i < 7000; i++)
	    print "Asha: knock AS 2S 3S |\r\nBo: 4H 5H 6H |\r\n\r" }' >in
	printf '\n# end\nAsha: 4H 5H 6H' >>in
	alike in
	alike in -t tsv
	printf '\377\376A' >utf16
	alike utf16
	: >empty
	alike empty
	rummy -j2 .
	expect 2
}

@test "what cannot be cut is one job from there on" {
	{
		hands 7000
		awk 'BEGIN { for (i = 0; i < 120000; i++) print "# comment" }'
		hands 3000
	} >in
	alike in -t tsv
	{
		hands 7000
		head -c 140000 /dev/zero | tr '\0' A
		echo
		hands 7000
	} >in
	alike in
}

@test "contexts between tables without blank lines are places to cut" {
	awk 'BEGIN { for (i = 0; i < 10000; i++)
	    print "[gin]\nAsha: AS 2S 3S |\nBo: 4H 5H 6H |" }' >in
	alike in -t tsv
	alike in
}

@test "JSON, a value a line" {
	records 2 3000 | "$RUMMY" -t json --from=text >in 2>err || true
	[ "$(wc -c <in)" -gt 400000 ]
	alike in
	alike in -t json
	alike in -q
}

@test "JSON in an array, or in several lines, is one job from there on" {
	hands 2000 | "$RUMMY" -t json >lines
	sed '1s/^/[/; $!s/$/,/; $s/$/]/' lines >array
	alike array -t tsv
	sed '100s/:/ /' array >lost
	alike lost -t tsv
	sed 's/,"verdict/,\n"verdict/' lines >halves
	cat lines halves >in
	alike in -t tsv
	head -c 300000 lines >broken
	alike broken -t tsv
}

@test "more files than one" {
	hands 10000 >in
	printf 'Asha: AS 2S 3S |\nBo: 4H 5H 6H |' >table
	for with in '' '-t tsv'; do
		# shellcheck disable=SC2086
		rummy $with in table in table nosuch in
		mv stdout out
		mv stderr err
		# shellcheck disable=SC2086
		rummy -j2 $with in table in table nosuch in
		expect 2
		cmp out stdout
		cmp err stderr
	done
}

@test "one job, and nothing said, for what goes in order" {
	hands 10000 >in
	head -n 300 in >few
	"$RUMMY" -t yaml few >few.yaml
	alike few.yaml
	for with in -g --line-buffered '-t yaml' '-t tap' '--houses=gin'; do
		# shellcheck disable=SC2086
		alike few $with
	done
	"$RUMMY" -j0 in >all
	"$RUMMY" in | cmp - all
}

@test "a number of jobs, and whether there is a header" {
	for jobs in x -1 257; do
		rummy -j$jobs </dev/null
		expect 2
		grep -q 'expected a number from 0' stderr
	done
	rummy --header=x </dev/null
	expect 2
	grep -q 'header' stderr
}

@test "output that is lost stops all of it" {
	[ -c /dev/full ] || skip 'no /dev/full here'
	hands 60000 >in
	status=0
	"$RUMMY" -j4 in >/dev/full 2>stderr || status=$?
	expect 2
	[ "$(wc -l <stderr)" -eq 1 ]
}

@test "fewer threads to be had, or none: fewer jobs" {
	faulty=${RUMMY%/src/rummy}/tests/faults/faulty
	[ -x "$faulty" ] || skip 'the program in a bad world was not built'
	[ "$SANITIZERS" = no ] || skip 'sanitizers are in its place'
	hands 20000 >in
	"$RUMMY" in >out
	for threads in 0 1 3; do
		FAULT_THREAD=$threads "$faulty" -j4 in >stdout
		cmp out stdout
	done
}
