# A bad world: output that takes nothing, input that breaks off, descriptors
# that are closed, memory that is short.  The status never says that all went
# well when it did not, and what was printed is whole records.
#
# What needs a call to fail at a given point is in tests/faults/sweep.c.

load lib

setup() {
	cd "$BATS_TEST_TMPDIR" || exit
	printf 'AS 2S 3S |\n' >good
	said='AS 2S 3S | => ready deadwood=0 points=0'
	table='K: knock 2C 3C 4C | 5D 6D 7D | JC JD JH / 4H
O: 7C 7H 7S 9C 9D 9H / 2S 4S 6S KD'
}

teardown() {
	[ -z "${child-}" ] || kill "$child" 2>/dev/null || true
}

# many COUNT: COUNT records.
many() {
	yes 'AS 2S 3S |' | head -n "$1"
}

# to DESTINATION COMMAND...: its output goes there, its status to $status.
to() {
	local destination=$1
	shift
	status=0
	"$@" >"$destination" 2>stderr || status=$?
}

# complains TEXT: status 2 and one message, which ends in the text.
complains() {
	expect 2
	[ "$(wc -l <stderr)" -eq 1 ]
	[[ $(cat stderr) == 'rummy: '*": $1" ]]
}

# Output

@test "no room at all: an error, whatever is printed" {
	[ -c /dev/full ] || skip 'no /dev/full here'
	for format in text tsv json yaml tap; do
		for more in -e --check --line-buffered --game; do
			case $more in
			--check) echo 'AS 2S 3S | => invalid' >in ;;
			*) cp good in ;;
			esac
			to /dev/full "$RUMMY" -t $format $more in
			complains 'No space left on device'
		done
	done
	for task in --help --version --list-rules --show-rules; do
		to /dev/full "$RUMMY" $task
		complains 'No space left on device'
	done
	# No other file is read then.
	to /dev/full "$RUMMY" --line-buffered good nosuch
	complains 'No space left on device'
}

@test "no room for all: one message, however much there was to say" {
	[ -c /dev/full ] || skip 'no /dev/full here'
	many 20000 >in
	to /dev/full "$RUMMY" in
	complains 'No space left on device'
}

@test "--quiet has nothing to lose" {
	[ -c /dev/full ] || skip 'no /dev/full here'
	to /dev/full "$RUMMY" -q good
	expect 0
}

@test "the disk is full half way" {
	[ "$COVERAGE" = no ] || skip 'what is measured is written as well'
	many 1000 >in
	"$RUMMY" in >whole
	(
		trap '' XFSZ
		ulimit -f 1
		to part "$RUMMY" in
		echo "$status" >status
	)
	status=$(cat status)
	complains 'File too large'
	cmp -n "$(wc -c <part)" part whole
	[ "$(wc -c <part)" -lt "$(wc -c <whole)" ]
}

@test "the reader goes away: quietly, by the signal" {
	many 100000 >in
	(
		set +o pipefail
		timeout 20 "$RUMMY" in 2>stderr | head -n 1 >stdout
		echo "${PIPESTATUS[0]}" >status
	)
	expect_stdout <<<"$said"
	[ "$(cat status)" -eq 141 ]
	[ ! -s stderr ]
}

@test "the reader goes away, the signal ignored: one message" {
	many 100000 >in
	(
		trap '' PIPE
		timeout 20 "$RUMMY" in 2>stderr | head -n 1 >stdout
		echo "${PIPESTATUS[0]}" >status
	)
	status=$(cat status)
	complains 'Broken pipe'
}

@test "closed descriptors" {
	status=0
	"$RUMMY" good >&- 2>stderr || status=$?
	complains 'Bad file descriptor'
	to stdout "$RUMMY" <&-
	complains 'Bad file descriptor'
	to stdout "$RUMMY" good <&- # it is not read
	expect 0
	expect_stdout <<<"$said"
	status=0
	"$RUMMY" good 2>&- >stdout || status=$?
	expect 0
	expect_stdout <<<"$said"
	status=0
	"$RUMMY" good <&- >&- 2>&- || status=$?
	[ "$status" -eq 2 ]
}

@test "a message for a closed standard error lands nowhere else" {
	echo 1H >bad
	cp bad same
	status=0
	"$RUMMY" bad good missing 2>&- >stdout || status=$?
	expect 2
	printf '%s\n' '! 1H => error why=card' "$said" | expect_stdout
	cmp bad same
	status=0
	"$RUMMY" bad >&- 2>&- || status=$?
	[ "$status" -eq 2 ]
	cmp bad same
}

# Input

@test "a directory, and a file that cannot be read, cost only themselves" {
	mkdir dir
	to stdout "$RUMMY" good dir good missing good
	expect 2
	printf '%s\n' "$said" "$said" "$said" | expect_stdout
	expect_stderr <<-'END'
		rummy: dir: Is a directory
		rummy: missing: No such file or directory
	END
	to stdout "$RUMMY" <.
	complains 'Is a directory'
	if [ -e /proc/self/mem ]; then
		to stdout "$RUMMY" good /proc/self/mem good
		complains 'Input/output error'
		printf '%s\n' "$said" "$said" | expect_stdout
	fi
}

@test "a file without permission" {
	cp good secret
	chmod 0 secret
	! cat secret >/dev/null 2>&1 || skip 'nothing is forbidden to root'
	to stdout "$RUMMY" good secret good
	complains 'Permission denied'
	printf '%s\n' "$said" "$said" | expect_stdout
}

@test "ten thousand files" {
	mkdir in
	for i in {1..10000}; do echo "AS 2S 3S $((i % 8 + 2))D" >in/"$i"; done
	to stdout "$RUMMY" in/*
	expect 0
	[ "$(wc -l <stdout)" -eq 10000 ]
	to again "$RUMMY" <(cat in/*)
	cmp stdout again
}

# answers FORMAT SEND EXPECT: having been sent SEND, it prints EXPECT before
# more comes.
answers() {
	local line sent=$2

	mkfifo in out 2>/dev/null || true
	"$RUMMY" -f "$1" --line-buffered <in >out 2>stderr &
	child=$!
	exec 8>in 9<out
	printf '%b' "$sent" >&8
	while IFS= read -r line; do
		read -r -t 10 -u 9 answer || true
		[ "$answer" = "$line" ] || { echo "$1: $answer"; return 1; }
	done <<<"$3"
	# and no more
	! read -r -t 0.1 -u 9 answer || { echo "more: $answer"; return 1; }
	exec 8>&- 9<&-
	wait "$child" || true
}

@test "slow input: every record is judged as soon as it is whole" {
	answers text 'AS 2S 3S |\nAS' "$said"
	answers text "AS 2S 3S |\n${table/$'\n'/\\n}\n" "$said"
	"$RUMMY" <<<"$table" >whole
	answers text "${table/$'\n'/\\n}\n\n" "$(cat whole)"$'\n'
	answers yaml '---\nhand: AS 2S 3S\n---\nhand: KS' "$said"
	answers yaml 'hand: AS 2S 3S\n...\nhand: KS' "$said"
	answers json '{"hand": "AS 2S 3S"} {"hand":' "$said"
	answers json '[{"hand": "AS 2S 3S"}, {"hand":' "$said"
	answers auto 'AS 2S 3S |\nAS' "$said"
	answers auto "${table/$'\n'/\\n}\n\n" "$(cat whole)"$'\n'
	answers auto '{"hand": "AS 2S 3S"}\n' "$said"
}

@test "slow input: YAML whose first line could be a seat of text" {
	printf 'nobody: Asha\nhand: AS 2S 3S\n' >in
	to whole "$RUMMY" <in
	expect 2
	to stdout "$RUMMY" < <(head -n 1 in; sleep 0.3; tail -n 1 in)
	expect 2
	cmp whole stdout
}

# The bytes

@test "bytes that are no text are named, and cost their line only" {
	while read -r bytes code; do
		printf 'AS 2S 3S |\nAS %b 2S\nAS 2S 3S |\n' "$bytes" >in
		to stdout "$RUMMY" in
		expect 2
		[ "$(wc -l <stderr)" -eq 3 ]
		[[ $(sed -n 2p stdout) == '! AS '*" => error why=$code" ]]
		[ "$(sed '2d' stdout)" = "$said"$'\n'"$said" ]
		run ! grep -q $'[^\t -~]' stdout
	done <<-'END'
		\0 nul
		\001 control
		\033[31m control
		\r control
		\302\205 control
		\342\200\250 control
		\377 utf-8
		\303 utf-8
		\300\257 utf-8
		\355\240\200 utf-8
		\364\220\200\200 utf-8
		\357\277\276 control
	END
}

@test "a character cut off by the end of the file" {
	printf 'AS 2S 3S \342\231' >in
	to stdout "$RUMMY" in
	expect 2
	expect_stdout <<<'! AS 2S 3S \xE2\x99 => error why=utf-8'
}

@test "a byte that is none, at each place of each form of line" {
	cat "$top_srcdir"/samples/*.txt "$top_srcdir"/tests/cases/*/*/stdin |
	    awk 'length > 2 && length < 100 && /^[ -}]*$/ && !/^[#!]/ {
		form = $0
		gsub(/[0-9]+/, "9", form)
		gsub(/[A-Z][a-z]+/, "N", form)
		if (seen[substr(form, 1, 12)]++)
			next
		for (i = 1; i <= length; i++)
			printf "%s~%s\n\n", substr($0, 1, i), substr($0, i + 1)
	    }' >in
	[ "$(wc -l <in)" -gt 20000 ]
	for byte in 206:utf-8 000:nul 001:control; do
		tr '~' "\\${byte%:*}" <in >odd
		to stdout "$RUMMY" odd
		expect 2
		[ "$(grep -c "error why=${byte#*:}\$" stdout)" = \
		    "$(($(wc -l <in) / 2))" ]
	done
}

@test "the bytes of a rule file are looked at as closely" {
	while read -r bytes place sentence; do
		printf 'rules: house\nextends: gin\n# so: %b\n' "$bytes" \
			>house.yaml
		to stdout "$RUMMY" -r ./house.yaml good
		expect 2
		[ ! -s stdout ]
		[ "$(head -n 1 stderr)" = \
		    "rummy: ./house.yaml:$place: $sentence" ]
	done <<-'END'
		\0 3:7 NUL byte in a line of text
		\033[31m 3:7 control character \x1B
		x\rx 3:8 carriage return inside a line
		\302\205 3:7 control character U+0085
		\303\251\377 3:8 byte \xFF is not UTF-8
	END
	printf '\377\376r\0u\0l\0e\0s\0' >house.yaml
	to stdout "$RUMMY" -r ./house.yaml good
	expect 2
	grep -q '^rummy: ./house.yaml:1:1: UTF-16 input' stderr
	printf '\357\273\277rules: house\r\nextends: gin\r\n' >house.yaml
	to stdout "$RUMMY" -r ./house.yaml good
	expect 0
	expect_stdout <<<"[house] $said"
}

@test "forty thousand directives in a rule file" {
	seq -f '%%TAG !a%.0f! tag:x' 40000 >house.yaml
	printf -- '---\nextends: gin\n' >>house.yaml
	to stdout timeout 5 "$RUMMY" -r ./house.yaml good
	expect 2
	grep -q '^rummy: ./house.yaml:1:1: no directive but %YAML' stderr
}

@test "nothing that a terminal would obey gets through" {
	name=$'e\033[2J\033]0;x\007.txt'
	printf '"\\x1b[31m": count 3\n"\033[31m": count 4\nAS\033[2J\n' >"$name"
	for format in text tsv json yaml tap; do
		to stdout "$RUMMY" -e -t $format "$name" "no$name"
		expect 2
		run ! grep -q $'[\033\007]' stdout
		run ! grep -q $'[\033\007]' stderr
	done
	grep -q 'e\\x1B\[2J' stderr
	to stdout "$RUMMY" -r "$name" good
	run ! grep -q $'[\033\007]' stderr
	for title in '"\e[31m"' '"\a"' '"\x9b2J"' '"a\r"'; do
		printf 'rules: x\ntitle: %s\n' "$title" >house.yaml
		to stdout "$RUMMY" -r ./house.yaml --list-rules
		expect 2
		[ ! -s stdout ]
		run ! grep -q $'[\033\007\r]' stderr
	done
	to stdout "$RUMMY" "--$name"
	run ! grep -q $'[\033\007]' stderr
}

@test "the locale changes nothing but the signs of cards" {
	cat "$top_srcdir"/samples/*.txt >in
	"$RUMMY" --cards=ascii in >once 2>messages || true
	locale -a 2>/dev/null | while read -r locale; do
		LC_ALL=$locale "$RUMMY" --cards=ascii in >twice 2>again || true
		cmp once twice
		cmp messages again
	done
}

# Memory and signals

@test "a small address space is enough for any length of input" {
	[ "$SANITIZERS" != yes ] || skip 'sanitizers want address space'
	many 300000 >in
	yes "$table"$'\n' | head -n 100000 >>in
	(
		ulimit -v 32768
		to stdout "$RUMMY" in
		echo "$status" >status
	)
	[ "$(cat status)" -eq 0 ]
	[ "$(grep -c deadwood stdout)" -gt 300000 ]
}

@test "too small an address space: a message, or the loader's own" {
	[ "$SANITIZERS" != yes ] || skip 'sanitizers want address space'
	starved=0 size=2000
	echo 127 >status
	# from too little even to load the program to enough
	while [ "$(cat status)" -ne 0 ] && [ "$size" -lt 64000 ]; do
		(
			ulimit -v "$size"
			"$RUMMY" -r rummycircle good >stdout 2>stderr
			echo $? >status
		) 2>/dev/null || true
		[ "$(cat status)" -eq 0 ] || [ ! -s stdout ]
		if [ "$(cat status)" -eq 2 ]; then
			[ "$(cat stderr)" = 'rummy: memory exhausted' ]
			starved=$((starved + 1))
		fi
		size=$((size + 60))
	done
	[ "$starved" -gt 0 ]
	[ "$(cat status)" -eq 0 ]
	expect_stdout <<<'[rummycircle] AS 2S 3S | => open deadwood=15 points=15'
}

@test "a signal ends it; what was printed is whole" {
	mkfifo pipe
	"$RUMMY" --line-buffered <pipe >stdout 2>stderr &
	child=$!
	exec 8>pipe
	printf 'AS 2S 3S |\nAS 2S' >&8
	for _ in {1..100}; do
		[ ! -s stdout ] || break
		sleep 0.05
	done
	kill $child
	status=0
	wait $child || status=$?
	exec 8>&-
	expect 143
	expect_stdout <<<"$said"
	[ ! -s stderr ]
}

# What it asks of the system

@test "it opens files to read them, reads, writes and ends: nothing else" {
	command -v strace >/dev/null || skip 'strace is not installed'
	[ "$SANITIZERS$COVERAGE" = nono ] || skip 'a build that does more'
	strace -o probe true 2>/dev/null || skip 'strace may not trace here'
	cp "$top_srcdir"/samples/* .
	printf 'rules: house\nextends: gin\n' >house.yaml
	for args in 'hand.txt -e' 'table.yaml -t json' 'evening.txt -g -t yaml' \
	    'hands.jsonl -t tap' '-r ./house.yaml hand.txt' '--show-rules' \
	    '--help' 'missing regression.txt -c' '--nonsense'; do
		# shellcheck disable=SC2086 # words
		strace -f -o trace "$RUMMY" $args >stdout 2>stderr || true
		grep -q 'exited with' trace
		allowed trace
	done
}

# allowed TRACE: every call is one of those that take nothing but bytes and
# memory; shown if not.
allowed() {
	sed -E 's/^[0-9]+ +//; /^(\+\+\+|---) /d' "$1" | awk '
		{ call = $0; sub(/\(.*/, "", call) }
		call == "execve" { if (++execs > 1) bad = bad "\n" $0; next }
		call ~ /^(open|openat)$/ {
			if ($0 !~ /O_RDONLY/ || $0 ~ /O_(CREAT|TRUNC|APPEND)/)
				bad = bad "\n" $0
			next
		}
		call == "write" { if ($0 !~ /^write\([12],/) bad = bad "\n" $0
			next }
		call == "fcntl" { if ($0 !~ /F_GET(FD|FL)/) bad = bad "\n" $0
			next }
		call == "ioctl" { if ($0 !~ /TCGETS/) bad = bad "\n" $0; next }
		call ~ /^(brk|mmap|mmap2|munmap|mprotect|mremap|madvise)$/ { next }
		call ~ /^(read|pread64|close|lseek|_llseek|poll|ppoll)$/ { next }
		call ~ /^(access|faccessat2?|readlink|statx)$/ { next }
		call ~ /^(newfstatat|fstat(at)?(64)?|stat(64)?)$/ { next }
		call ~ /^(arch_prctl|set_tid_address|set_robust_list|rseq)$/ { next }
		call ~ /^(prlimit64|getrandom|futex|exit_group)$/ { next }
		{ bad = bad "\n" $0 }
		END { if (bad) print "not expected:" bad; exit bad != "" }'
}
