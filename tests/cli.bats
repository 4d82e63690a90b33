# The program as a filter: files, streams, statuses, options; faults.bats has
# what happens when they fail.

load lib

setup() {
	cd "$BATS_TEST_TMPDIR" || exit
	printf 'AS 2S 3S |\n' >good
	printf 'gin 4H 5H 6H | 8C 9C 10C | QH QD QC / AS\n' >wrong
	printf '1H\n' >bad
	said='AS 2S 3S | => ready deadwood=0 points=0'
}

# refused PATTERN ARG...: a usage error, said in a line that matches.
refused() {
	local pattern=$1
	shift
	rummy "$@" <good
	expect 2
	[ ! -s stdout ]
	grep -q -e "$pattern" stderr || { cat stderr; false; }
}

@test "three records, one of them bad: three out, one message, status 2" {
	rummy < <(printf '4H 5H\n1H 2H 3H\nAS 2S 3S 4S\n')
	expect 2
	expect_stdout <<-'END'
		/ 4H 5H => ready deadwood=9 points=9
		! 1H 2H 3H => error why=card
		AS 2S 3S 4S | => ready deadwood=0 points=0
	END
	expect_stderr <<-'END'
		rummy: -:2:1: "1H" is not a card; a ten is 10H, 1 is A, 11 is J, 12 is Q and 13 is K
		1H 2H 3H
		^
		rummy: -: warning: 2 hands of a wrong number of cards; the first, at line 1, has 2, and gin deals 10 (11 after drawing)
	END
}

@test "exit status: 0 valid, 1 a claim invalid, 2 an error, the worst of them" {
	rummy good
	expect 0
	rummy good wrong good
	expect 1
	rummy wrong bad good
	expect 2
	rummy bad wrong
	expect 2
}

@test "no input is no record" {
	rummy </dev/null
	expect 0
	[ ! -s stdout ]
	[ ! -s stderr ]
	rummy /dev/null
	expect 0
	[ ! -s stdout ]
	[ ! -s stderr ]
}

@test "files in order, - is standard input, messages name the file" {
	rummy bad - wrong <good
	expect 2
	expect_stdout <<-END
		! 1H => error why=card
		$said
		gin 4H 5H 6H | 8C 9C TC | QC QD QH / AS => invalid deadwood=1 why=gin
	END
	[[ $(head -n 1 stderr) == 'rummy: bad:1:1: '* ]]
}

@test "a table does not go on in the next file" {
	printf 'K: knock 2C 3C 4C | 5D 6D 7D | JC JD JH / 4H\n' >first
	printf 'O: count 27\n' >second
	rummy first second
	expect 0
	expect_stdout <<-'END'
		K: knock 2C 3C 4C | 5D 6D 7D | JC JD JH / 4H => valid deadwood=4

		O: count 27 => open deadwood=27 points=27
	END
}

@test "a context does not go on in the next file" {
	printf '[rummycircle]\n' >first
	rummy first good
	expect 0
	expect_stdout <<<"$said"
}

@test "ends of lines: CRLF, none at the end, a byte order mark" {
	rummy < <(printf 'AS 2S 3S |\r\n\r\n# x\r\nAS 2S 3S |')
	expect 0
	expect_stdout < <(printf '%s\n\n# x\n%s\n' "$said" "$said")
	rummy < <(printf '\357\273\277AS 2S 3S |\n')
	expect 0
	expect_stdout <<<"$said"
}

@test "bytes that are no text lose one record, and are printed escaped" {
	printf 'AS\0002S\nAS \377\nA\001S\nAS 2S 3S |\n' >in
	rummy in
	expect 2
	expect_stdout <<-END
		! AS\\x002S => error why=nul
		! AS \\xFF => error why=utf-8
		! A\\x01S => error why=control
		$said
	END
	again
}

@test "UTF-16 is told apart" {
	rummy < <(printf '\377\376A\000S\000\n\000')
	expect 2
	grep -q 'UTF-16' stderr
}

@test "a line beyond all measure costs only itself" {
	{
		head -c 3000000 /dev/zero | tr '\0' A
		printf '\nAS 2S 3S |\n'
	} >long
	rummy long
	expect 2
	[ "$(wc -l <stdout)" -eq 2 ]
	[ "$(tail -n 1 stdout)" = "$said" ]
	[[ $(head -n 1 stdout) == '! AAAA'*' => error why=long' ]]
	[ "$(head -n 1 stdout | wc -c)" -lt 250 ]
}

@test "unknown and incomplete options, options with wrong values" {
	refused '--nosuch' --nosuch
	refused 'Z' -Z
	refused '.' -r
	refused '"xml"' -t xml
	refused 'text|yaml|json|grid.*"csv"' --from=csv
	refused 'ascii|unicode' --cards=x
	refused 'always' --color=x
	refused 'KEY=VALUE' -s x
	refused 'KEY=VALUE' -s =x
	refused 'expected a rule set' -r ''
	refused '--quiet takes no argument' --quiet=x
	refused '--explian; did you mean --explain' --explian
	refused '--xyzzy-plugh; see' --xyzzy-plugh
	refused '--a\{60\}; see' "--$(printf 'a%.0s' {1..70})"
	refused '--explaim*; see' \
	    "--explai$(printf 'm%.0s' {1..70})"
	refused 'ambiguous option --c; did you mean' --c
	refused 'unknown option -Z' -eZ
}

@test "unknown rules, keys and values on the command line" {
	refused 'rummycircel.*did you mean "rummycircle"' -r rummycircel
	refused 'knok.limit.*knock.limit' -s knok.limit=3
	refused '"many"' -s knock.limit=many
	refused 'nosuch' -r gin+nosuch
}

@test "--check: silent and 0 when all is met, else 1, an error 2" {
	echo '1H => error' >met
	rummy --check met
	expect 0
	[ ! -s stdout ]
	echo '1H => error why=size' >unmet
	rummy --check unmet
	expect 2
	[ -s stdout ]
	echo 'AS 2S 3S | => invalid' >unmet
	rummy -c unmet
	expect 1
	expect_stdout <<-END
		$said
		#: expected invalid
		#: at unmet:1
	END
	rummy -c wrong met
	expect 1
	sed 's/$/ => invalid/' wrong >met
	rummy -c met
	expect 0
}

@test "--check says where, how many, and that there is nothing to check" {
	printf '%s\n' 'AS 2S 3S | => invalid' '' 'A: count 3 => points=3' \
		'B: count 4 => points=0' '4X => open' >'a b'
	rummy -c 'a b'
	expect 2
	[ "$(tail -n 1 stderr)" = '1 as expected, 3 not' ]
	[ "$(grep '^#: at' stdout)" = \
		"$(printf '#: at a b:%d\n' 1 3 5)" ]
	rummy -c -t yaml 'a b'
	[ "$(grep '^line' stdout)" = "$(printf 'line: %d\n' 1 3 5)" ]
	rummy -c -t tsv 'a b'
	[ "$(cut -f 8,13- stdout)" = "$(printf '%s\tfile\tline\n' why
		printf '%s\ta b\t%d\n' '' 1 '' 3 '' 4 card 5)" ]
	rummy -cq 'a b'
	run ! grep -q 'as expected' stderr
	rummy -c wrong
	expect 2
	grep -q 'nothing to check' stderr
	rummy -cq /dev/null
	expect 2
	grep -q 'nothing to check' stderr
}

@test "--check of its own output holds" {
	for sample in "$top_srcdir"/samples/*; do
		"$RUMMY" "$sample" >golden 2>/dev/null || true
		rummy --check golden
		expect 0
		[ ! -s stdout ]
		"$RUMMY" -ge "$sample" >golden 2>/dev/null || true
		rummy -g --check golden
		expect 0
		[ ! -s stdout ]
	done
}

@test "--check: a sheet with more deals below it is none, nor one too long" {
	printf '%s\n' 'A: points 3' 'B: points 0' '#: deal 1: A 3, B 0' '#:' \
		'#: total 4 0' >in
	rummy -g --check in
	expect 1
	rummy -g --check in in
	expect 1
	[ "$(grep -c '^#: expected' stdout)" = 2 ]
	grep -q '^#: expected deal 1' stdout
	printf 'A: points 0\nB: points 1\n' >rest
	rummy -g --check in rest
	expect 0
	{
		cat rest
		yes '#: a remark' | head -n 7000
		echo '#: deal 1: A 9, B 9'
	} >long
	rummy -g --check long
	expect 2
	grep -q 'nothing to check' stderr
}

@test "--quiet prints nothing but messages" {
	rummy -q good
	expect 0
	[ ! -s stdout ]
	[ ! -s stderr ]
	rummy --quiet wrong
	expect 1
	[ ! -s stdout ]
	rummy --quiet bad
	expect 2
	[ ! -s stdout ]
	[ -s stderr ]
	rummy -q -t tap good good
	expect 0
	[ ! -s stdout ]
}

@test "-s is over the context, the context over -r" {
	rummy -r rummycircle <<<'[gin] / AS'
	expect_stdout <<<'[gin] / AS => ready deadwood=1 points=1'
	rummy -s values.ace=7 <<<'[gin values.ace=3] / AS'
	grep -q 'deadwood=7' stdout
	rummy -r rummycircle -s wild=QH <<<'/ QS KS'
	grep -q 'deadwood=10' stdout
}

@test "a context stays in force whatever else is compiled after it" {
	{
		echo '[rummycircle wild=5]'
		seq -f '[basic turn=%g] AS 2S 3S |' 70
		seq -f '[basic turn=%g] AS 2S 3S |' 70
		echo '5H 5D 5C 5S JK'
	} >in
	rummy in
	expect 0
	[ "$(tail -n 1 stdout)" = \
	    '[rummycircle wild=5] / 5C 5D 5H 5S JK => open deadwood=0 points=0' ]
	[ "$(grep -c '^.basic .* => ready deadwood=0 points=0$' stdout)" -eq 140 ]
}

@test "-r FILE: house rules, and their name read back with the same -r" {
	cat >house.yaml <<-'END'
		rules: house
		extends: rummycircle
		penalty: {wrong: 100}
	END
	echo wrong >in
	rummy -r ./house.yaml in
	expect 0
	expect_stdout <<<'[house] wrong => open points=100'
	again -r ./house.yaml
}

@test "a file named like a rule set is not read without a slash" {
	echo 'knock.limit: 3' >gin
	echo '4H 5H' >in
	rummy in
	expect 0
	rummy -r gin -t tsv in
	expect 0
	[ "$(tail -n 1 stdout | cut -f 3)" = gin ]
	rummy --show-rules=./gin
	grep -q 'limit: 3' stdout
}

@test "a rule file that is wrong: file, line and column" {
	printf 'rules: house\nextends: rummycircle\npenalty: {wrnog: 100}\n' >house.yaml
	rummy -r ./house.yaml <good
	expect 2
	[ ! -s stdout ]
	grep -q 'house.yaml:3:' stderr
	printf 'option: mine\nfits: [gin]\nextends: nosuch\n' >house.yaml
	rummy -r ./house.yaml <good
	expect 2
	head -n 1 stderr | grep -q 'house.yaml:3:10: no rule set "nosuch"'
	printf 'rules: mine\nextends: ""\n' >house.yaml
	rummy -r ./house.yaml <good
	expect 2
	head -n 1 stderr | grep -q 'house.yaml:2:10: a name is missing'
	printf 'values: {spade-queen: 40}\n' >house.yaml
	rummy -r ./house.yaml <good
	expect 2
	head -n 1 stderr | grep -q \
	    'house.yaml:1:10: no rule "values.spade-queen"; did you mean "values.cards"'
	printf 'upcard: 5H\n' >house.yaml
	rummy -r ./house.yaml <good
	expect 2
	head -n 1 stderr | grep -q \
	    'house.yaml:1:1: no rule "upcard"; see rummy-rules(5)'
	rummy -r ./nosuch.yaml <good
	expect 2
	grep -q 'nosuch.yaml.*No such file' stderr
}

@test "RUMMY_RULES is the default, -r is over it" {
	export RUMMY_RULES=rummycircle
	rummy <<<'/ AS'
	expect_stdout <<<'[rummycircle] / AS => open deadwood=10 points=10'
	rummy -r gin <<<'/ AS'
	expect_stdout <<<'/ AS => ready deadwood=1 points=1'
	export RUMMY_RULES=nosuch
	rummy <<<'/ AS'
	expect 2
	[ -s stderr ]
}

@test "--list-rules names every rule set, each of which --show-rules shows" {
	rummy --list-rules
	expect 0
	for file in "$top_srcdir"/rules/*.yaml; do
		name=${file##*/}
		grep -q "^${name%.yaml}[[:blank:]]" stdout
	done
	[ "$(grep -c . stdout)" -ge \
	    "$(find "$top_srcdir"/rules -name '*.yaml' | wc -l)" ]
}

@test "--show-rules is read again as the same rules" {
	for file in "$top_srcdir"/rules/*.yaml; do
		grep -q '^rules:' "$file" || continue
		name=${file##*/}
		"$RUMMY" --show-rules="${name%.yaml}" >shown.yaml
		"$RUMMY" -r ./shown.yaml --show-rules >again.yaml
		"$RUMMY" -r ./shown.yaml --show-rules --all >all-again
		"$RUMMY" --show-rules="${name%.yaml}" --all >all.yaml
		"$RUMMY" -r ./all.yaml --show-rules --all >all-of-all
		sed -i '/^ *#/d; s/ *#.*//' shown.yaml again.yaml all*
		diff -u shown.yaml again.yaml
		diff -u all.yaml all-again
		diff -u all.yaml all-of-all
	done
}

@test "--show-rules leaves out what is only default, but with --all" {
	echo 'rules: nothing' >nothing.yaml
	rummy -r nothing.yaml --show-rules
	expect_stdout <<<'rules: nothing'
	printf 'rules: said\nwords: {run: [run, row]}\n' >said.yaml
	rummy -r said.yaml --show-rules
	[ "$(grep -c : stdout)" = 3 ]
	grep -qF '  run: ["run", "row"] ' stdout
	rummy -r nothing.yaml -s knock.limit=10 --show-rules
	[ "$(grep -c : stdout)" = 3 ]
	grep -q "^  limit: 10  *# -s; default none -- the most" stdout
	rummy -r nothing.yaml --all --show-rules
	grep -q '^  undercut: ' stdout
	grep -q '^  size-from: ""' stdout
	rummy -r gin --all
	expect 2 'rummy: --all goes with --show-rules alone'
	rummy --show-rules --all -e
	expect 2 'rummy: --all goes with --show-rules alone'
	rummy --show-rules --all --houses=gin,gin-pagat
	expect 2 'rummy: --all goes with --show-rules alone'
}

@test "--show-rules and --list-rules ignore neither a word nor a format" {
	rummy --show-rules rummycircle
	expect 2 'rummy: --show-rules reads no file; name rules as in --show-rules=rummycircle'
	rummy --list-rules gin
	expect 2 'rummy: --list-rules reads no file; name rules as in --list-rules -r gin'
	rummy --list-rules -t json
	expect 2 'rummy: --list-rules prints only text'
	rummy --show-rules=gin -t tsv
	expect 2 'rummy: --show-rules prints only text or html'
	rummy --show-rules=gin --houses=gin,gin-pagat -t html
	expect 2 'rummy: --show-rules prints only text or html'
}

@test "a file that states a key empties the table it inherits for it" {
	printf 'extends: rummy-500\nhand: {size: 8}\n' >size.yaml
	printf 'extends: rummy-500\nhand: {size-from: {4: 6}, size: 8}\n' \
	    >both.yaml
	printf 'extends: three-thirteen\nhand: {size-from: {4: 6}}\n' \
	    >rounds.yaml
	for file in size both rounds; do
		"$RUMMY" -r $file.yaml --show-rules --all >shown
		sed -n 's/ *#.*//; s/^  //; /^size/p; /^rounds/{p;q;}' shown
	done >values
	printf '%s: %s\n' size 8 size-from '""' rounds '""' \
	    size 8 size-from '"4:6"' rounds '""' \
	    size 10 size-from '"4:6"' rounds '""' | diff - values
}

@test "rule sets by other names, and files, joined with + or a comma" {
	echo 'extends: gin' >house.yaml
	printf 'rules: ab\nextends: gin\n' >'a,b.yaml'
	for name in GIN-Rummy,Straight 'gin + straight' house.yaml,straight \
	    ./house.yaml+Straight_Gin 'a,b.yaml+straight' "$PWD/a,b.yaml"; do
		rummy -r "$name" --show-rules
		expect 0
		head -n 1 "$BATS_TEST_TMPDIR/stdout"
	done >names
	printf 'rules: %s\n' gin-straight gin-straight house-straight \
	    house-straight ab-straight ab | diff - names
	RUMMY_RULES=sai rummy --show-rules
	[ "$(head -n 1 stdout)" = 'rules: basic' ]
	rummy -r gin+
	expect 2
	[ "$(cat stderr)" = "rummy: a name is missing; use a rule set, with\
 options like gin+oklahoma" ]
}

@test "--show-rules shows what -r and -s say" {
	rummy -r gin+undercut-10 -s knock.limit=7 --show-rules
	expect 0
	"$RUMMY" --show-rules >plain || true
	diff plain stdout >changes || true
	grep -q '^> .*7' changes
	grep -q '^> .*10' changes
}

@test "--show-rules says who gave a key its value, and what it had before" {
	rummy -r gin+undercut-10 -s knock.limit=15 -s run.max=5 \
	    -s gin.bonus=25 --show-rules --all
	expect 0
	grep -q '^  limit: 15 *# -s; gin has 10 -- the most deadwood' stdout
	grep -q '^  max: 5 *# -s; default none -- the most cards' stdout
	grep -q '^  bonus: 10 *# option undercut-10; gin has 25 -- for an' \
	    stdout
	grep -q '^  bonus: 25 *# gin -- for going gin' stdout
	grep -q '^  # ace-limit: 1 *# acts where .* -- the limit if' stdout
	grep -q '^  rounds: "" *# cards dealt' stdout
	rummy -r basic -s hand.size-from=2:10 -s wild.ranks=2 --show-rules
	expect 0
	grep -qF 'size-from: "2:10"            # -s; basic has "2:10,3:7,5:6" -- ' \
	    stdout
	grep -qF 'ranks: [2]                   # -s; default [] -- ' stdout
	rummy -r gin-pagat+bonus-20 --show-rules
	grep -q '^  bonus: 20 *# option bonus-20 -- for going gin' stdout
}

@test "-s that cannot act is an error of each record" {
	echo '4H 5H 6H' >hand
	rummy -s out.bonus=25 --show-rules
	expect 2 'out.bonus acts only where scoring is collect or melds; here it is difference'
	[ ! -s stdout ]
	rummy -r basic -s out.bonus=50 --show-rules
	expect 0
	rummy -s split.players=3 hand
	expect 2 'split.players acts only where'
	[ -s stdout ]
	rummy -s out.bonus=25 -q hand hand
	[ "$(grep -c 'acts only' stderr)" -eq 1 ]
}

@test "colour only where it is asked for" {
	rummy <good
	run ! grep -q $'\033' stdout
	rummy --color=always <good
	grep -q $'\033' stdout
	NO_COLOR=1 rummy --color=always <good
	grep -q $'\033' stdout
	NO_COLOR=1 rummy --color=auto <good
	run ! grep -q $'\033' stdout
	rummy --color=never <good
	run ! grep -q $'\033' stdout
}

@test "hearts and diamonds are red, in letters and in symbols" {
	red=$'\033[31m' off=$'\033[0m'
	rummy --color=always --cards=ascii <<<'4H 10C 9D'
	[[ $(cat stdout) == "/ TC ${red}9D$off ${red}4H$off => "* ]]
	rummy --color=always --cards=unicode <<<'4H 10C 9D'
	[[ $(cat stdout) == "/ 10♣ ${red}9♦$off ${red}4♥$off => "* ]]
}

# terminal COMMAND: what it says on a terminal, which stdin and stdout are.
terminal() {
	command -v script >/dev/null || skip 'script is not installed'
	script -qec true /dev/null </dev/null >/dev/null 2>&1 ||
		skip 'there are no pseudo-terminals'
	script -qec "$1" /dev/null </dev/null | tr -d '\r'
}

@test "on a terminal: a hint, colour, and each record at once" {
	hint='reading hands, one per line'
	terminal "TERM=xterm '$RUMMY' </dev/tty" >said
	grep -q "$hint" said
	terminal "TERM=xterm '$RUMMY' -" >said
	run ! grep -q "$hint" said
	terminal "env -u NO_COLOR TERM=xterm '$RUMMY' good" >said
	grep -q $'\033' said
	for plain in TERM=dumb 'TERM=xterm NO_COLOR=1' '-u TERM'; do
		terminal "env $plain '$RUMMY' good" >said
		grep -q ready said
		run ! grep -q $'\033' said
	done
	terminal "env NO_COLOR= TERM=xterm '$RUMMY' good" >said
	grep -q $'\033' said
}

@test "on a terminal explanations are as wide as it, elsewhere whole" {
	echo '[rummycircle wild=QD] declare 2H 3H 4H | 9C TC JC | 7S 7S 7H |' \
		'KC KD KH KS' >in
	rummy -e in
	cp stdout whole
	COLUMNS=40 rummy -e in
	cmp stdout whole
	tail -n +2 whole | sed 's/^#: //' | tr -s ' \n' ' ' >words
	terminal "stty cols 40; env -u COLUMNS TERM=dumb '$RUMMY' -e in" >said
	tail -n +2 said | sed 's/^#: *//' | tr -s ' \n' ' ' | cmp - words
	grep -q '^#:   [^ ]' said
	run ! grep -q '^#.\{40\}' said
	terminal "env COLUMNS=300 TERM=dumb '$RUMMY' -e in" >said
	cmp said whole
	# a word longer than that, and an unknown width; grids stay whole
	terminal "env COLUMNS=1 TERM=dumb '$RUMMY' -e in" >said
	[ "$(sed -n 2,4p said)" = $'#: Your\n#:   declaration\n#:   is' ]
	terminal "env COLUMNS=x TERM=dumb '$RUMMY' -e in" >said
	cmp said whole
	terminal "env COLUMNS=30 TERM=dumb '$RUMMY' --houses=a23,taj in" >said
	[ "$(wc -l <said)" -eq 2 ]
}

@test "--help names every option of the manual, --version one line" {
	rummy --help
	expect 0
	for option in rules set from to explain check quiet cards color \
	    line-buffered list-rules show-rules help version; do
		grep -q -e "--$option" stdout
	done
	rummy --version
	expect 0
	[[ $(cat stdout) == 'rummy '* ]]
	[ "$(wc -l <stdout)" -eq 1 ]
}

@test "cards have symbols on a terminal with UTF-8, letters elsewhere" {
	locale -a 2>/dev/null | grep -qi '^C\.utf-\?8$' ||
		skip 'no UTF-8 locale here'
	for locale in C C.UTF-8; do
		LC_ALL=$locale rummy <<<'/ 10♠'
		expect_stdout <<<'/ TS => ready deadwood=10 points=10'
	done
	echo '/ TS' >in
	terminal "env LC_ALL=C.UTF-8 TERM=dumb '$RUMMY' in" >said
	[ "$(cat said)" = '/ 10♠ => ready deadwood=10 points=10' ]
	terminal "env LC_ALL=C TERM=dumb '$RUMMY' in" >said
	[ "$(cat said)" = '/ TS => ready deadwood=10 points=10' ]
}

@test "every sample has the status it says" {
	while read -r name wanted; do
		status=0
		"$RUMMY" "$top_srcdir/samples/$name" >stdout 2>stderr ||
			status=$?
		[ "$status" -eq "$wanted" ] || { echo "$name: $status"; false; }
	done <<-'END'
		basic-disputes.txt 1
		basic.txt 0
		contract-disputes.txt 1
		contract.txt 1
		evening.txt 0
		hand.txt 0
		oklahoma.txt 1
		regression.txt 2
		rummy-500.txt 0
		table.txt 0
	END
	rummy --check "$top_srcdir/samples/regression.txt"
	expect 0
	[ ! -s stdout ]
}

@test "tables that follow one another stay apart when read again" {
	while read -r records; do
		printf '%b' "$records" >in
		echo "$records"
		again
	done <<-'END'
		[bad]\n[gin] A: count 3\nB: count 4\n
		A: count 3\n[gin+oklahoma]\nB: count 4\nC: count 5\n
		A: count 3\n[bad]\nB: count 4\n
		A: count 3\n[bad] B: count 4\nC: count 5\n
		[gin] A: count 3\n[gin] B: count 4\n
		A: count 3\n1H\nB: count 4\n
	END
}

# Lone hands and tables, a few thousand, in paragraphs.
make_tables() {
	awk 'BEGIN { for (i = 0; i < 500; i++) print \
	    "K: knock 2C 3C 4C | 5D 6D 7D | JC JD JH / " i % 9 + 2 "H\n" \
	    "O: count " i "\n\nAS 2S 3S " i % 9 + 2 "D\n" }'
}

@test "cut in pieces and put together again it is the same" {
	make_tables >all
	"$RUMMY" all >whole
	[ "$(wc -l <whole)" -eq 3000 ]
	awk -v RS= -v ORS='\n\n' '{ print >("part" int(NR / 300)) }' all
	for part in part?; do "$RUMMY" "$part"; done >pieces
	cmp whole pieces
}

@test "parallel --pipe --keep-order gives the same bytes" {
	command -v parallel >/dev/null || skip 'GNU parallel is not installed'
	parallel --version 2>/dev/null | grep -q GNU ||
		skip 'parallel is not GNU parallel'
	make_tables >all
	"$RUMMY" all >whole
	parallel --will-cite --pipe --keep-order --recend '\n\n' --block 5k \
		"$RUMMY" <all >parts
	cmp whole parts
}

@test "rules without a title or a source are named all the same" {
	echo 'knock: {limit: 5}' >house.yaml
	rummy -e -r ./house.yaml <<<'knock / KS'
	expect 1
	[ "$(tail -n 1 stdout)" = '#: Source: house.' ]
	{ echo 'title: T'; cat house.yaml; } >titled.yaml
	rummy -e -r titled.yaml <<<'knock / KS'
	[ "$(tail -n 1 stdout)" = '#: Source: titled.' ]
	{ echo 'source: S'; cat house.yaml; } >sourced.yml
	rummy -e -r ./sourced.yml <<<'knock / KS'
	[ "$(tail -n 1 stdout)" = '#: Source: sourced.yml, S.' ]
	rummy -e -r sourced.yml <<<'knock / KS'
	[ "$(tail -n 1 stdout)" = '#: Source: sourced.yml, S.' ]
	mkdir folder
	refused 'no rule set "folder"; see' -r folder
	# a name far from all others, and one that is too long to be near any
	{ printf 'rules: '; printf 'x%.0s' {1..70}; echo; cat house.yaml; } >long
	refused 'no rule set "nosuch"; see' -r ./long+nosuch
	mkdir gin
	rummy -r gin good
	expect 0
}

@test "an empty RUMMY_RULES is none, a locale that is not there is C" {
	RUMMY_RULES='' rummy good
	expect 0
	expect_stdout <<<"$said"
	LC_ALL=xx_XX.UTF-8 rummy <<<'/ 5H'
	[ "$(cat stdout)" = '/ 5H => ready deadwood=5 points=5' ]
}

@test "--quiet is about records: help and games" {
	rummy -q --help
	[ -s stdout ]
	rummy -q -g "$top_srcdir/samples/game-pool.txt"
	[ ! -s stdout ]
	rummy -q -g -t yaml "$top_srcdir/samples/game-pool.txt"
	[ ! -s stdout ]
}

@test "--check in yaml shows what is not met, and what was expected" {
	cat >in <<-'END'
		4H 5H 6H | => open
		4H 5H 6H | => ready deadwood=0
		count 3 => points=3
		points 3 => deadwood=3
		/ 4H => won=3
		4X => ready
		4X => error

		# a note
		A: count 3 => points=3
		B: / 4H => ready
	END
	rummy --check -t yaml in
	expect 2
	[ "$(grep -o 'missed: \["[a-z]*"\]' stdout)" = "$(printf 'missed: ["%s"]\n' \
		verdict deadwood won verdict points)" ]
	rummy --check in
	run ! grep -q note stdout
	[ "$(grep -c '^#: expected' stdout)" -eq 5 ]
}

@test "nothing to say, and nowhere to say it" {
	status=0
	"$RUMMY" /dev/null >&- 2>stderr || status=$?
	expect 2
	grep -q 'Bad file descriptor' stderr
}

@test "a fact of -s is for the records whose rules ask for it" {
	printf '%s\n' '4H 5H 6H' '7H' '[taj] 4H 5H 6H' >in
	rummy -s wild=QH in
	expect 2 <<-END
		! 4H 5H 6H => error why=key
		! 7H => error why=key
		[taj wild=QH] / 4H 5H 6H => open deadwood=15 points=15
	END
	[ "$(grep -c 'wild= has no use' stderr)" = 1 ]
	rummy -s wild=QH -s value=2 -r taj <<<'4H 5H 6H'
	expect 0 <<-END
		[taj wild=QH value=2] / 4H 5H 6H => open deadwood=15 points=15
	END
}
