# Every limit has its error, and what is beyond all measure is refused in a
# little memory and time.  What YAML makes of text does not matter here.
#
# RUMMY_LIMITS=100 makes the giants a hundred megabytes, the line a gigabyte.

load lib

setup() {
	cd "$BATS_TEST_TMPDIR" || exit
	megabytes=${RUMMY_LIMITS:-10}
}

# repeat TEXT COUNT: COUNT of them in a row.
repeat() {
	yes -- "$1" | head -n "$2" | tr -d '\n'
}

# refused MESSAGE [ARG]...: the file in, or what stands behind --, is an error,
# and its first message, or that of the command line, is this.
refused() {
	local message=$1
	shift
	rummy "$@" in
	expect 2
	[[ $(head -n 1 stderr) == "rummy: $message"* ]] && return
	echo "expected: $message"
	head -n 1 stderr
	return 1
}

# accepted [ARG]...: the file in is no error; hands may be of any size.
accepted() {
	rummy "$@" in
	expect 0
	run ! grep -v ' of a wrong number of cards; ' stderr
}

# bounded [ARG]...: run it in little memory and time; a build that is slow has more.
bounded() {
	local seconds=60

	[ "$COVERAGE$SANITIZERS" = nono ] || seconds=300
	status=0
	(
		[ "$SANITIZERS" = yes ] || ulimit -v 32768
		timeout $seconds "$RUMMY" "$@" >stdout 2>stderr
	) || status=$?
}

# much CHARACTER: RUMMY_LIMITS megabytes of it.
much() {
	head -c $((megabytes * 1000000)) /dev/zero | tr '\0' "$1"
}

# pack COUNT: COUNT cards, a pack and then another.
pack() {
	for _ in 1 2; do
		for suit in C D H S; do
			for rank in A 2 3 4 5 6 7 8 9 T J Q K; do
				echo "$rank$suit"
			done
		done
	done | head -n "$1" | tr '\n' ' '
}

# Text

@test "a line has 65536 bytes, blanks too" {
	{ printf 'AS'; repeat ' ' 65534; echo; } >in
	accepted
	{ printf 'AS'; repeat ' ' 65535; echo; } >in
	refused 'in:1:65537: line is longer than 65536 bytes'
}

@test "a hand has 64 cards and 32 groups" {
	pack 64 >in
	accepted -s deck.packs=2
	pack 65 >in
	refused 'in:1:193: more than 64 cards in a hand' -s deck.packs=2
	pack 32 | tr ' ' '|' >in
	accepted
	pack 33 | tr ' ' '|' >in
	refused 'in:1:99: more than 32 groups'
}

@test "refuses a fifth copy of a card, where there are four packs" {
	message='AS appears 5 times'
	echo 'AS AS AS AS - 2S' >in
	accepted -s deck.packs=4
	for hand in 'AS AS AS AS AS' 'AS AS AS AS - AS' 'AS|AS|AS|AS|AS|' \
	    'knock AS AS AS AS / AS'; do
		echo "$hand" >in
		refused 'in:1:' -s deck.packs=4
		grep -q ": $message; gin has 4 packs$" stderr
		refused 'in:1:'
		grep -q ": $message; gin has one pack; try -r rummycircle$" stderr
		refused 'in:1:' -r rummycircle
		grep -q ": $message; rummycircle has two packs$" stderr
		[ "$(cat stdout)" = \
		    "[rummycircle] ! $hand => error why=packs" ] ||
			[ "$(cat stdout)" = "! $hand => error why=packs" ]
	done
	echo 'no turn AS AS AS AS AS' >in
	refused "in:1:15: $message" -r rummycircle
	echo 'drop first AS AS AS' >in
	refused "in:1:18: AS appears 3 times" -r rummycircle
	printf 'A: AS AS AS AS 2S\nB: AS 3S\n' >in
	refused 'in:2:4: AS is one too many; the first is held by A, line 1; gin has 4 packs' \
		-s deck.packs=4
	printf 'A: AS AS AS AS AS AS AS AS\nB: AS 3S\n' >in
	refused 'in:2:4: AS is one too many; the first is held by A, line 1; gin has 8 packs' \
		-s deck.packs=8
	echo 'AS AS AS AS AS AS AS AS AS' >in
	refused 'in:1:25: AS appears 9 times; gin has 8 packs' -s deck.packs=8
	echo AS >in
	refused '"9" is not a value for deck.packs; expected a whole number from 1 to 8' \
		-s deck.packs=9
}

@test "a table has ten seats" {
	for i in {1..10}; do echo "P$i: count 3"; done >in
	accepted -r paplu
	echo 'P11: count 3' >>in
	refused 'in:11:1: more than 10 seats in a table' \
		-r paplu
	{
		echo 'players:'
		for i in {1..10}; do echo "- {name: P$i, count: 3}"; done
	} >in
	accepted -r paplu
	echo '- {name: P11, count: 3}' >>in
	refused 'in:12:3: more than 10 seats in a table' \
		-r paplu
}

@test "comments within a table have 65536 bytes" {
	for lines in 2500 2800; do
		{
			echo 'A: 4H'
			yes '# no more than a comment' | head -n "$lines"
			echo 'B: 5H'
		} >in
		rummy -r rummycircle --cards=ascii in
		expect 0
		grep -vc '^#' stdout >lines
		"$RUMMY" -r rummycircle --cards=ascii <stdout >again
		cmp stdout again
		# A table's seats say its rules once.
		[ "$(cat lines)" -eq $((lines < 2600 ? 3 : 4)) ]
	done
}

@test "a name has 64 bytes" {
	name=$(repeat x 64)
	echo "$name: count 3" >in
	accepted
	echo "${name}x: count 3" >in
	refused 'in:1:1: a name has at most 64 bytes'
	echo "\"$(repeat '\x41' 64)\": count 3" >in
	accepted
	echo "\"$(repeat '\x41' 65)\": count 3" >in
	refused 'in:1:1: a name has at most 64 bytes'
	echo "{\"players\": [{\"name\": \"$name\", \"count\": 3}]}" >in
	accepted
	echo "{\"players\": [{\"name\": \"${name}x\", \"count\": 3}]}" >in
	refused 'in:1:23: a name must be a string of 1 to 64 bytes'
}

@test "a context and the command line have 64 settings" {
	echo "[gin $(repeat 'knock.limit=3 ' 64)] AS" >in
	accepted
	echo "[gin $(repeat 'knock.limit=3 ' 65)] AS" >in
	refused 'in:1:902: more than 64 settings in one context'
	mapfile -t settings < <(yes -- '-sknock.limit=3' | head -n 64)
	echo AS >in
	accepted "${settings[@]}"
	refused '--set: more than 64 settings' "${settings[@]}" -s knock.limit=3
	echo "[gin knock.limit=3] AS" >in
	refused 'in:1:2: more than 64 settings' "${settings[@]}"
	{
		echo 'hand: AS'
		echo 'turn_up: 5H'
		echo 'rules:'
		echo '  extends: marriage'
		"$RUMMY" --show-rules=marriage --all >all
		awk '/^[a-z]/ { group = $1 }
		    /^  [a-z0-9-]+: [a-z0-9]/ { sub(/ *#.*/, ""); sub(/^  /, "")
			sub(/:$/, "", group); print "  " group "." $0 }' all |
			head -n 64
	} >in
	refused 'in:2:10: more than 64 settings'
	sed -i '2s/.*/player_count: 3/' in
	refused 'in:2:15: more than 64 settings'
	sed -i 2d in
	accepted
}

@test "figures have bounds" {
	echo 'count 1000000' >in
	accepted
	for number in 1000001 99999999999999999999 -1 010 0x10 1e3 1.0 +1; do
		echo "count $number" >in
		refused 'in:1:7: expected a whole number from 0 to 1000000, like "count 31"'
	done
}

# Rules

@test "sixteen options, and no more" {
	echo AS >in
	accepted -r "gin$(repeat '+straight' 16)"
	refused 'more than 16 options' -r "gin$(repeat '+straight' 17)"
	echo "[gin$(repeat '+straight' 17)] AS" >in
	refused 'in:1:2: more than 16 options'
}

@test "rule files: a megabyte, no circle" {
	printf 'rules: long\nextends: gin\n' >f.yaml
	{ cat f.yaml; yes '# xxxxx' | head -c $((1048576 - 25)); } >g.yaml
	[ "$(wc -c <g.yaml)" -eq 1048576 ]
	echo AS >in
	accepted -r g.yaml
	echo >>g.yaml
	refused 'g.yaml: a rule file has at most 1048576 bytes' -r g.yaml
	refused '/dev/zero: a rule file has at most 1048576 bytes' \
		-r /dev/zero
	printf 'rules: me\nextends: me\n' >f.yaml
	refused 'f.yaml:2:10: me extends itself in a circle' -r f.yaml
}

@test "rule files that extend files: sixteen, no circle, none in the input" {
	echo AS >in
	mkdir -p files/sub
	printf 'extends: gin\n' >files/f0.yaml
	for i in $(seq 17); do
		printf 'extends: f%d.yaml\n' $((i - 1)) >"files/f$i.yaml"
	done
	accepted -r files/f15.yaml
	refused 'files/f0.yaml: more than 16 rule files extend one another' \
		-r files/f17.yaml
	refused 'files/f16.yaml:1:10: more than 16 rule sets extend one another' \
		-r files/f16.yaml
	printf 'extends: ../b.yml+straight\n' >files/sub/a.yaml
	printf 'extends: sub/a.yaml\n' >files/b.yml
	refused 'files/sub/../sub/a.yaml: the file extends itself in a circle' \
		-r files/sub/a.yaml
	printf 'extends: nosuch.yaml\n' >files/b.yml
	refused 'files/nosuch.yaml: No such file or directory' -r files/b.yml
	printf 'extends: %s/files/f0.yaml\n' "$PWD" >files/sub/b.yml
	accepted -r files/sub/b.yml
	printf 'extends: files/f0.yaml\n' >here.yaml
	accepted -r here.yaml
	mkdir files/sub.yaml
	printf 'extends: sub.yaml\n' >files/dir.yaml
	refused 'files/sub.yaml: Is a directory' -r files/dir.yaml
	printf 'option: two\nfits: any\nextends: f0.yaml\n' >files/two.yaml
	refused 'files/two.yaml:3:10: an option can extend only options' \
		-r gin+files/two.yaml
	echo '[./files/f0.yaml] AS' >in
	refused 'in:1:2: no rule set "./files/f0.yaml"; only -r can name a file'
	printf 'rules: {extends: ./files/f0.yaml}\nhand: AS\n' >in
	refused 'in:1:8: no rule set "./files/f0.yaml"; only -r can name a file'
}

@test "rule files nest and alias no more than other documents" {
	echo AS >in
	repeat '[' 60000 >f.yaml
	refused 'f.yaml:1:9: lists and mappings are nested more than 8 deep' \
		-r f.yaml
	printf 'rules: x\nextends: gin\nset: &a {min: 3}\n' >f.yaml
	refused "f.yaml:3:6: \"&a\" is an anchor to YAML" \
		-r f.yaml
}

# Documents

@test "a document has a megabyte" {
	{ echo 'hand: AS'; yes '# xxxxxxxxxxxxx' | head -n 65535; } >in
	accepted
	{ echo 'hand: AS'; yes '# xxxxxxxxxxxxx' | head -n 65536; } >in
	refused 'in:65537:1: document is longer than 1048576 bytes'
	{ echo '{"hand":"AS"'; yes '               ' | head -n 65536; echo '}'; } >in
	refused 'in:65537:1: document is longer than 1048576 bytes'
}

@test "eight levels, 20000 nodes, 1000 keys, 65536 bytes of one text" {
	for from in yaml json; do
		{ printf '{"a":'; repeat '[' 8; repeat ']' 8; echo '}'; } >in
		refused 'in:1:13: lists and mappings are nested more than 8 deep' \
			-f $from
		{ printf '{"a":['; repeat '1,' 20000; echo '1]}'; } >in
		refused 'in:1:40001: more than 20000 strings, lists and mappings in one document' \
			-f $from
		{ printf '{'; seq -s, -f '"%g":1' 1001; echo '}'; } >in
		refused 'in:1:7895: more than 1000 keys in one mapping' -f $from
	done
	{ printf '{"hand":"'; repeat 'x' 65537; echo '"}'; } >in
	refused 'in:1:9: a string of more than 65536 bytes' -f json
	{ echo 'hand: >'; for i in 1 2; do printf ' '; repeat x 40000; echo; done; } >in
	refused 'in:1:7: a string of more than 65536 bytes'
}

@test "anchors, aliases, merges, circles and tags are not followed" {
	while IFS='|' read -r document message; do
		printf '%b' "$document" >in
		refused "in:$message" -f yaml
	done <<-'END'
		hand: &a AS\n|1:7: "&a" is an anchor to YAML
		hand: *a\n|1:7: "*a" is an alias to YAML
		a: &x [*x]\n|1:4: "&x" is an anchor to YAML
		b: &b {hand: AS}\n<<: *b\n|1:4: "&b" is an anchor to YAML
		hand: !JK AS\n|1:7: "!JK" is a tag to YAML
		hand: !!python/object:os.system x\n|1:7: "tag:yaml.org,2002:python/object:os.system" is a tag to YAML
		%TAG !a! tag:x\n---\nhand: AS\n|1:1: no directive but %YAML 1.1 or 1.2 is allowed here
		hand: AS\nhand: KS\n|2:1: duplicate key "hand"; first used on line 1
		? [hand]\n: AS\n|1:3: a key must be a string, not a list
	END
}

@test "an alias bomb does not go off" {
	{
		echo 'a: &a [x, x, x, x, x, x, x, x, x]'
		last=a
		for next in b c d e f g h i; do
			echo "$next: &$next [$(repeat "*$last, " 9)]"
			last=$next
		done
		echo 'hand: *i'
	} >in
	bounded -f yaml in
	expect 2
	grep -q "^rummy: in:1:4: \"&a\" is an anchor" stderr
}

# What is beyond all measure

@test "a line without an end" {
	megabytes=$((10 * megabytes)) bounded < <(much A)
	expect 2
	expect_stdout <<<"! $(repeat A 200) => error why=long"
	[ "$(head -n 1 stderr)" = \
	    'rummy: -:1:65537: line is longer than 65536 bytes' ]
}

@test "lines, texts and documents without an end" {
	for before in '' 'hand: ' '{"hand": "' '[' '- ' 'A: '; do
		for from in text yaml json; do
			bounded -f $from < <(printf '%s' "$before"
				much A)
			expect 2
			[ "$(wc -c <stdout)" -lt 1000 ]
			[ "$(wc -c <stderr)" -lt 1000 ]
			grep -q '^rummy: -:1:' stderr
		done
	done
}

@test "comments and blanks without an end" {
	for from in text yaml json; do
		for blank in ' ' '\n' '\t'; do
			bounded -q -f $from < <(much "$blank")
			[ "$status" -eq 0 ] || grep -q '^rummy: -:1:65537: line' stderr
		done
		bounded -q -f $from < <(yes '# x' |
			head -c $((megabytes * 1000000)))
		expect 0
	done
}

@test "a hundred thousand brackets" {
	{ repeat '[' 60000; echo; repeat '[' 40000; } >deep.json
	yes '[[[[[[[[[[' | head -n 10000 >lines.json
	{ printf '{"a":'; repeat '{"a":' 100000; } >maps.json
	repeat '- ' 30000 >lists.yaml
	awk 'BEGIN { for (i = 0; i < 1000; i++) printf "%*sa:\n", i, "" }' \
		>maps.yaml
	{ printf 'hand: '; repeat '[' 60000; echo; } >deep.yaml
	for file in *.json *.yaml; do
		for from in json yaml; do
			bounded -f $from "$file"
			expect 2
			[ "$(wc -l <stderr)" -le 2500 ]
		done
		bounded -f "${file#*.}" "$file"
		grep -q 'nested more than 8 deep' stderr
	done
}

@test "seventy brackets, and as many that close them" {
	for one in '[ ]' '{"a": }'; do
		{ printf '{"hand": '; repeat "${one% *}" 70; printf '"4H"'
		repeat "${one#* }" 70; printf '}\n{"hand": "4H"}\n'; } >in
		rummy -f json in
		expect 2
		[ "$(wc -l <stdout)" -eq 2 ]
		[ "$(tail -n 1 stdout)" = '/ 4H => ready deadwood=4 points=4' ]
		grep -q 'nested more than 8 deep' stderr
	done
}

@test "what a file is shows behind any length of comments and blanks" {
	{ yes '# no more than a comment' | head -n 20000; echo 'hand: 4H'; } >in
	# After more than is kept in memory no format is recognized: it is text.
	rummy --cards=ascii in
	expect 0
	[ "$(tail -n 1 stdout)" = '"hand": / 4H => ready deadwood=4 points=4' ]
	{ yes '# no more than a comment' | head -n 2000; echo 'hand: 4H'; } >in
	rummy --cards=ascii in
	[ "$(tail -n 1 stdout)" = '/ 4H => ready deadwood=4 points=4' ]
	{ printf '['; repeat ' ' 5000; printf '{"hand": "4H"}]\n'; } >in
	rummy --cards=ascii in
	[ "$(tail -n 1 stdout)" = '/ 4H => ready deadwood=4 points=4' ]
	{ echo '['; repeat ' ' 5000; printf '\n{"hand": "4H"}]\n'; } >in
	rummy --cards=ascii in
	[ "$(tail -n 1 stdout)" = '/ 4H => ready deadwood=4 points=4' ]
}

@test "sixty thousand games that are held to something" {
	yes $'type: game\nexpect: {winner: A, totals: {A: 5}}\n---' |
	    head -n 180000 >in
	bounded -g --check -f yaml in
	expect 1
}

@test "forty thousand directives" {
	{
		seq -f '%%TAG !a%.0f! tag:x' 40000
		printf -- '---\nhand: AS\n'
	} >in
	bounded --cards=ascii in
	expect 2
	[ "$(tail -n 1 stdout)" = '/ AS => ready deadwood=1 points=1' ]
}

@test "hands far beyond play are refused in seconds" {
	large='there are more ways to meld than can be searched'
	deck='deck.packs=4 deck.jokers=12'
	good='4H 5H 6H 8C 9C 10C QH QD QC AS'
	ranks=$(pack 52 | tr ' ' '\n' | sort | tr '\n' ' ')

	echo "[rummycircle wild=7H $deck] $(pack 52)$(repeat 'JK ' 12)" >in
	refused "in:1:1: $large"
	bounded in
	expect 2
	{
		echo "[gin $deck hand.size=26]"
		echo "A: knock$(echo " $ranks" | cut -d ' ' -f 2-28)"
		echo "B: $(echo "$ranks" | cut -d ' ' -f 28-)"
		printf '\n[gin] %s\n' "$good"
	} >in
	refused "in:2:1: $large"
	grep 'why=large' stdout
	rummy -t tsv in
	[ "$(grep -c large stdout)" = 2 ]
	tail -n 1 stdout | grep 'ready.1.1'

	# Found by hill climbing: laying down a contract is a search of its own.
	{
		echo '[may-i round=3 deck.packs=4 deck.jokers=12]'
		echo " TD JC JK JH 3S 4D 9D QC 7D 6H 8H KD 4D JK 7C KD"
		echo " 9S TC 6D TC 9H JC JD 7S JK JK TH 8D 8C KH AS KC"
		echo " JH AH JS JD QH 2D 8S JK QS 6C 9S JK 5C JK 3C TS"
		echo " 4C 3H QD 8C JK 4S QC 5D 5S AD 7H 6S JK 9C 2C AC"
	} | paste -sd "\0" - >in
	refused "in:1:1: $large"
	bounded in
	expect 2
}

@test "millions of seats" {
	seats=$((megabytes * 100000))
	# here each has a message of its own
	bounded -q < <(seq -f 'P%.0f: count 3' $((seats / 20)))
	expect 2
	[[ $(sed -n 1p stderr) == 'rummy: -:11:1: more than 10 seats in a table' ]]
	bounded -q < <(echo 'players:'
		yes '- {name: X, count: 3}' | head -n $seats)
	expect 2
	[ "$(wc -l <stderr)" -le 3 ]
	bounded -q < <(echo '{"players": ['
		yes '{"name": "X", "count": 3},' | head -n $seats)
	expect 2
	[ "$(wc -l <stderr)" -le 6 ]
}

@test "lines full of one sign" {
	for many in 'AS ' 'AS' '|' 'AS|' '> ' '/' '- ' '+ ' '[' ']' '[gin ' \
	    'a=1 ' '"' "\\" '=> ' 'why=' ': ' 'A: ' ','; do
		for before in '' 'AS ' '[gin ' 'AS => ' 'A: '; do
			echo "$before$(repeat "$many" 60000 | head -c 60000)"
		done
	done >in
	bounded -e in
	expect 2
	bounded -e -t json in
	expect 2
	[ "$(wc -l <stdout)" -ge 90 ]
}

# Text is text

@test "what YAML makes of texts is nothing to us" {
	for name in NO 10 9:30 10:20 010 '~' null 1e3 0x1F .inf 2026-01-01 true \
	    'y' =; do
		echo "players: [{name: $name, count: 3}]" >in
		accepted -t tsv
		[ "$(sed -n 2p stdout | cut -f 2)" = "$name" ]
		rummy -t yaml in
		cp stdout in
		accepted -t tsv
		[ "$(sed -n 2p stdout | cut -f 2)" = "$name" ]
	done
	echo 'hand: [10♠, 9♠, 8♠]' >in
	accepted --cards=ascii
	expect_stdout <<<'8S 9S TS | => ready deadwood=0 points=0'
	echo 'hand: 10' >in
	refused 'in:1:7: "10" has no suit; write 10S, 10H, 10D or 10C'
	echo 'hand: NO' >in
	refused 'in:1:7: "NO" is not a card; use a form like AS, 10H, QD or JK'
	printf 'rules: rummycircle\nwild: 10\nhand: 10♠\n' >in
	accepted --cards=ascii
	expect_stdout <<<'[rummycircle wild=T] / TS => open deadwood=0 points=0'
	for number in 010 1e3 0x10 1_0 10.0 +1 yes 1:30 '""'; do
		echo "count: $number" >in
		rummy -f yaml in
		expect 2
		grep -q '"count" must be a whole number' stderr
	done
}

@test "encodings that are not UTF-8 are named" {
	utf16='UTF-16 input: convert it with iconv -f UTF-16 -t UTF-8'
	for from in text yaml json; do
		printf '\377\376A\0S\0\n\0' >in
		refused "in:1:1: $utf16" -f $from
		printf '\376\377\0A\0S\0\n' >in
		refused "in:1:1: $utf16" -f $from
		printf 'A\0S\0\n\0' >in
		refused 'in:1:2: NUL byte in a line of text' -f $from
		printf '{"hand": "A\344"}\n' >in
		refused 'in:1:12: byte \xE4 is not UTF-8' -f $from
	done
}
