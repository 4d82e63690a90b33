#!/usr/bin/env bats
# The programs of doc/INTEGRATION.md, each run where its tool is there.

load lib

setup() {
	doc=$top_srcdir/doc/INTEGRATION.md
	mkdir "$BATS_TEST_TMPDIR/bin"
	ln -s "$RUMMY" "$BATS_TEST_TMPDIR/bin/rummy"
	PATH=$BATS_TEST_TMPDIR/bin:$PATH
	cd "$BATS_TEST_TMPDIR"
}

# program LANGUAGE: its block.
program() {
	awk -v fence="\`\`\`$1" '$0 == fence { show = 1; next }
		/^```$/ { show = 0 } show' "$doc"
}

# answers: standard input is what the program printed, but for the time.
answers() {
	diff -u - <(grep -v ' us each$' printed)
	grep -q '^[0-9][0-9]* us each$' printed
}

@test "Python" {
	command -v python3 >/dev/null || skip "no python3"
	program python >it.py
	timeout 60 python3 it.py >printed
	answers <<<"999 ready 1 ['4H', '5H', '6H']"
}

@test "Node" {
	command -v node >/dev/null || skip "no node"
	program js >it.js
	timeout 60 node it.js >printed
	answers <<<'999 invalid 10 cards'
}

@test "C++" {
	command -v c++ >/dev/null || skip "no c++"
	program cpp >it.cpp
	c++ -O1 -o it it.cpp
	timeout 60 ./it >printed
	answers <<<'ready 1'
}

@test "examples" {
	program console >examples
	while IFS= read -r line; do
		case $line in
		'$ '*'| jq'*) command -v jq >/dev/null || skip "no jq" ;;
		esac
		case $line in
		'$ '*) echo "$line"; bash -c "${line#??}" || true ;;
		esac
	done <examples >printed
	diff -u examples printed
}

@test "all cores print what one prints, and cards of other programs are read" {
	yes '2H 3H 4H 5C 6C 7C QH 5H 5D 2D 2S KS 9C' | head -n 3000 >hands.txt
	rummy -r rummycircle -t tsv hands.txt
	grep -q 'rummy -j 0 -r rummycircle -t tsv hands.txt' "$doc"
	"$RUMMY" -j 0 -r rummycircle -t tsv hands.txt | cmp - stdout
	for cards in As2s3s 'SA S2 S3' 'AS 2S 3S' 🂡🂢🂣 \
	    'Ace of Spades, 2 of Spades, 3 of Spades'; do
		rummy <<<"$cards"
		expect_stdout <<<'AS 2S 3S | => ready deadwood=0 points=0'
		grep -qF "${cards:0:14}" "$doc"
	done
	rummy <<<'{"hand": [{"rank": "A", "suit": "S"}, "2S", "3S"]}'
	expect_stdout <<<'AS 2S 3S | => ready deadwood=0 points=0'
}
