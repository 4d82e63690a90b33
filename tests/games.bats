# A game of many deals: what holds for every score sheet.

load lib

setup() {
	cd "$BATS_TEST_TMPDIR"
}

# pads SEED DEALS: random score pads of three players, one of whom scores 0.
pads() {
	awk -v seed="$1" -v deals="$2" 'BEGIN {
		srand(seed)
		split("Asha Bela Chand", name)
		for (i = 0; i < deals; i++) {
			winner = int(rand() * 3) + 1
			for (p = 1; p <= 3; p++)
				print name[p] ": points " \
				    (p == winner ? 0 : int(rand() * 80) + 1)
			print ""
		}
	}'
}

# gin_pads SEED DEALS: the same of two, one of whom scores.
gin_pads() {
	awk -v seed="$1" -v deals="$2" 'BEGIN {
		srand(seed)
		for (i = 0; i < deals; i++)
			print (rand() < 0.5 ? "North" : "South") ": points " \
			    int(rand() * 60) + 1 "\n"
	}'
}

# families COMMAND...: run it for random tables in the file in, of every family,
# with the rule set as last argument.
families() {
	local seed pair

	for seed in 1 2; do
		for pair in gin:gin gin:gin-wikipedia indian:rummycircle \
			indian:deccan+pool-201 indian:a23+best-of-3 \
			contract:contract contract:liverpool basic:basic \
			basic:basic+meld-scoring basic:basic-bicycle \
			basic:basic+fixed-deals rummy-500:rummy-500; do
			LC_ALL=C awk -v family="${pair%:*}" -v seed=$seed \
				-v deals=7 -f "$top_srcdir/tests/tables.awk" >in
			"$@" "${pair#*:}" || {
				echo "$pair, seed $seed"
				return 1
			}
		done
	done
}

# adds_up [ARG]...: each player's deals on the sheet are the points of as many
# deals judged without it, and each total is the sum of its figures.
adds_up() {
	rummy -t tsv "$@" in
	mv stdout one_by_one
	rummy -g -t tsv "$@" in
	awk -F '\t' '
	NR == FNR && $1 == "deal" {
		n = split($0, who)
		next
	}
	NR == FNR && n { # the grid: of one without parts deals are the total
		for (i = 2; i <= n; i++) {
			if ($1 == "total")
				total[who[i]] = deals[who[i]] = $i
			if ($1 == "deals")
				deals[who[i]] = $i
			if ($1 ~ /^(start|last deal|rejoined|boxes|game bonus|shutout)$/)
				more[who[i]] += $i
		}
		next
	}
	# a player who is out does not take part in the deal, even its winner
	NR == FNR { if ($8 == "out") out[$1, $2] = 1
		else if ($4 == "error") counted[$1] = 0
		else if (!($1 in counted)) counted[$1] = 1
		next }
	($1, $2) in out { if ($4 == "valid") counted[$1] = 0; next }
	{ points[$1, $2] = $6 }
	END {
		for (seat in points) {
			split(seat, at, SUBSEP)
			if (counted[at[1]]) sum[at[2]] += points[seat]
		}
		for (name in total) {
			players++
			if (total[name] != deals[name] + more[name] ||
			    sum[name] != deals[name]) {
				print name, total[name], deals[name],
				    more[name], sum[name]
				exit 1
			}
		}
		exit !players
	}' stdout one_by_one
}

@test "a sheet is the sum of its deals and the named bonuses" {
	for seed in 1 2 3; do
		gin_pads $seed 12 >in
		for rules in gin gin-pagat gin-wikipedia+game-200; do
			adds_up -r $rules
			adds_up -r $rules -s box.timing=at-once
		done
		pads $seed 12 >in
		for rules in indian rummycircle+pool-101 \
			rummycircle+pool-201+split-175 a23+best-of-3; do
			adds_up -r $rules
		done
	done
}

@test "so it is when hands were played, in every family" {
	families adds_up -r
}

# added_again [ARG]...: so is every figure of JSON, by the keys that explain it;
# games on an evening for money, too.
added_again() {
	"$RUMMY" -g -e -t json "$@" >>games 2>/dev/null || [ $? -le 2 ]
}

added_again_in() {
	added_again "$@" in
}

@test "every figure is added up again, in every rule set with its games" {
	command -v python3 >/dev/null || skip "no python3: figures stay unadded"
	"$RUMMY" --list-rules >list
	sets=$(awk -F '\t' '$2 == "set" { print $1 }' list)
	games='hollywood box-20 game-150 game-200 pool-51 pool-61 pool-101 pool-201
	    pool-101+split-80 pool-201+split-175 pool-201+split-175+split-of-three
	    best-of-2 best-of-3 best-of-3+grand deals-2 deals-3 fixed-deals'
	: >games
	gin_pads 1 14 >two
	pads 1 14 >three
	for set in $sets; do
		for file in two three; do
			added_again -r "$set" $file
		done
		for game in $games; do
			"$RUMMY" -r "$set+$game" --show-rules \
				>/dev/null 2>&1 || continue
			added_again -r "$set+$game" two three
			added_again -r "$set+$game" three
		done
	done
	for game in pool-101 pool-201+split-175+split-of-three; do
		added_again -r rummycircle+$game -s entry=50 -s fee=10% three
	done
	added_again -r rummycircle -s value=0.5 -s fee=5% three
	for way in at-once end; do
		for shutout in double-total double-hands flat; do
			added_again -r gin -s box.timing=$way \
				-s game.shutout=$shutout -s game.target=30 two
		done
	done
	added_again -r indian -s game.target=400 -s game.target-by=passing \
		-s game.at-target=out three
	added_again -r gin -s game.target-by=passing two
	added_again -r basic -s game.start=100 three
	families added_again_in -r
	for file in "$top_srcdir"/samples/*.txt; do
		added_again "$file"
	done
	pads 7 450 >three
	added_again -r indian three
	# one player alone; nobody else scored; nobody won; a prize in two parts
	echo 'A: points 5' >one
	added_again -r gin -s game.target-by=passing one
	for shutout in double-total double-hands flat; do
		added_again -r gin -s game.target=5 -s game.shutout=$shutout \
			-s game.shutout-points=100 one
	done
	printf 'A: points 0\nB: points 0\n\nA: points 7\nB: points 0\n' >two
	added_again -r rummycircle+deals-3 two
	printf 'A: points 176\nB: points 180\nC: points 201\n' >three
	added_again -r rummycircle+pool-201+split-175 -s entry=33.33 three
	python3 "$top_srcdir/tests/add-again.py" games >number
	[ "$(cat number)" -gt 300 ]
}

@test "sheets of hands that were played read back" {
	families again -g -r
	families again -g -t yaml -e -r
}

@test "the totals of the samples are those of their deals" {
	for file in "$top_srcdir"/samples/game-*.txt; do
		cp "$file" in
		adds_up
	done
	cp "$top_srcdir/samples/score-pad.txt" in
	adds_up
}

@test "chips are neither made nor lost" {
	for seed in 1 2 3 4; do
		pads $seed 3 >in
		rummy --sheet -t tsv -r rummycircle+deals-3 in
		[ "$(grep -cE '^(total|deals)' stdout)" -eq 2 ]
		awk -F '\t' '{ n = 0; for (i = 2; i <= NF; i++) n += $i }
			$1 == "total" && n != 3 * 240 { exit 1 }
			$1 == "deals" && n != 0 { exit 1 }' stdout
	done
}

@test "sheets read back, in text and in yaml" {
	for seed in 1 2 3; do
		for format in text yaml; do
			gin_pads $seed 14 >in
			again -g -t $format
			again -g -t $format -e -r gin+hollywood
			pads $seed 14 >in
			again -g -t $format -e -r rummycircle+pool-101
			again -g -t $format -r rummycircle+deals-2
		done
	done
}

@test "sheets read back with a context and a line that cannot be read" {
	printf '%s\n' '[x]' 'A: points 3' 'B: points 4' '' '[]' 'A: points 5' \
		'' 'B: points x' 'A: points 1' '' 'C: points 3' >in
	for format in text yaml; do
		rummy -g -t $format in
		expect 2
		again -g -t $format
	done
}

@test "the samples of games are over" {
	for file in "$top_srcdir"/samples/game-*.txt \
		"$top_srcdir/samples/score-pad.txt"; do
		cp "$file" in
		rummy -g -t json in
		expect 0
		tail -n 1 stdout | grep -q '"uncounted":0,.*"over":true,'
	done
}

# named_pads SEED PLAYERS DEALS: names of 1 to 20 letters, figures to 80.
named_pads() {
	awk -v seed="$1" -v players="$2" -v deals="$3" 'BEGIN {
		srand(seed)
		for (p = 1; p <= players; p++) {
			name[p] = substr("ABCDEFGHIJ", p, 1)
			for (i = int(rand() * 20); i > 0; i--)
				name[p] = name[p] "x"
		}
		for (i = 0; i < deals; i++) {
			for (p = 1; p <= players; p++)
				print name[p] ": points " int(rand() * 81)
			print ""
		}
	}'
}

@test "a sheet fits 80 columns, whoever plays and how often" {
	for players in 2 3 4 5 6 7 8 9 10; do
		for deals in 1 3 7 12 20; do
			named_pads $((players * deals)) $players $deals >in
			rummy -g -r paplu in
			expect 0
			# from the name of the rules to the sentence at the end
			sed -n '/^#:$/,$p' stdout | sed '1,2d;$d' >sheet
			awk 'length > 80 { print; exit 1 }' sheet
			awk -v n=$players -v d=$deals 'END {
				exit NR % (n + 1) && NR != d + 2 }' sheet
		done
	done
}

@test "several files are one game" {
	gin_pads 1 20 >in
	rummy -g -t json in
	tail -n 1 stdout >whole
	grep -q '"deals":[1-9]' whole
	sed 7q in >first
	sed 1,8d in >second
	rummy -g -t json first second
	tail -n 1 stdout | cmp whole -
}

@test "below the sheet twenty tables that do not count are named, the others counted" {
	yes $'Ann: count 3\nBob: count 4\n' | head -n 66 >in
	rummy --sheet -r basic in
	expect 0
	{
		seq -f '#: table %g: not counted: nobody won' 20
		echo '#: and 2 more such deals'
	} | diff - stdout
}

@test "--check and tap have no sheet" {
	echo 'A: points 3 => points=3' >in
	rummy -g --check in
	expect 0
	[ ! -s stdout ]
	rummy -g -t tap in
	expect_stdout <<-'END'
		ok 1 - in:1: A: points 3
		1..1
	END
}

@test "older deals stand on the sheet as their sum" {
	pads 1 1000 >in
	rummy -g -r indian in
	[ "$(sed '1,/^#:$/d' stdout | wc -l)" -eq 205 ]
	grep -q '^#: 1 to 800 ' stdout
	adds_up -r indian
}

@test "a game that ended before the oldest deal kept is its sum alone" {
	{
		printf 'A: points 80\n\nA: points 80\n\n'
		yes $'A: points 0\nB: points 0\n' | head -n 900
		printf 'A: points 90\n\nA: points 90\n'
	} >in
	rummy -g -r gin+hollywood in
	expect 0
	sed '1,/^#:$/d' stdout | head -n 8 >first
	diff - first <<-'END'
		#: gin+hollywood, game 1
		#: deal             A     B
		#: deals          160     0
		#: boxes           50     0
		#: game bonus     100     0
		#: shutout        310     0
		#: total          620     0
		#: A wins by 620
	END
}

@test "memory does not grow with the deals" {
	[ "$SANITIZERS" != yes ] || skip 'sanitizers need their own'
	pads 1 40000 >in
	# 16 MB of address space, a third of what the input would take
	(ulimit -v 16384 && exec "$RUMMY" -g -r indian in >out)
	[ "$(tail -n 1 out | cut -c 1-14)" = '#: no end is s' ]
}

@test "the difference is between two, of unmatched cards" {
	printf '%s\n' '[gin players.max=3]' 'A: count 3' 'B: count 5' \
		'C: knock 4H 5H 6H 8C 9C TC QH QD QC AS' >three
	run "$RUMMY" three
	[ "$status" -eq 2 ]
	printf '%s\n' 'A: down AS 8H KC 2H 6S 2D 8S 2S AC 4D' 'B: count 56' >in
	run "$RUMMY" -s hand.counts=whole in
	[ "$status" -eq 2 ]
	# where every card counts, 67, nothing is laid off; or the key is refused
	printf '%s\n' 'A: knock 3H 4H 5H | 9D 9H 9S | KC KD KS / 4C' \
		'B: KH QD JC 2C 3D 6S 7S 8D TH AS' >gated
	for gate in pure-only two-sequences; do
		run "$RUMMY" -s lose.gate=$gate -s declare.min-runs=1 gated
		[ "$status" -eq 2 ] || [[ $output == *"points=63"* ]]
	done
}

@test "who pays whom: the largest debt first, the fee to the house" {
	won='[rummycircle wild=Q value=1 players=5]
%s: declare 2H 3H 4H | 5C 6C 7C | QH 5H 5C 5D | 2H 2C 2D
'
	{
		# shellcheck disable=SC2059 # the format is the deal
		printf "$won" A
		printf 'D: count 5\nE: count 3\n\n'
		# shellcheck disable=SC2059
		printf "$won" B
		printf 'C: count 7\n'
	} >in
	rummy --sheet in
	expect 0
	diff <(grep pays stdout | sort) <(printf '#: %s\n' 'C pays A 7' \
	    'D pays B 5' 'E pays A 1' 'E pays B 2')
	rummy -g -r rummycircle -s fee=10% in
	[ "$(grep 'pays the house' stdout | awk '{ n += $NF }
		END { print n }')" = 1.5 ]
	rummy --sheet -t html in
	grep -q '>C</[a-z]*></td><td>pays <bdi>A</bdi></td><td>7</td>' stdout || {
		cat stdout
		false
	}
}

@test "--sheet: the sheet and no deal, in every format" {
	for format in text yaml; do
		rummy --sheet -t $format "$top_srcdir/samples/game-gin.txt"
		expect 0
		[ -s stdout ]
		! grep -v '^#:' stdout
	done
	rummy --sheet -t tsv "$top_srcdir/samples/game-gin.txt"
	[ "$(head -n 1 stdout | cut -f 1)" = deal ]
	rummy --sheet -t json "$top_srcdir/samples/game-gin.txt"
	[ "$(wc -l <stdout)" -eq 1 ]
	grep -q '"totals":' stdout
	rummy --sheet -t tsv </dev/null
	[ ! -s stdout ]
	rummy --sheet -q "$top_srcdir/samples/game-gin.txt"
	[ ! -s stdout ]
}

# grid_again ARG...: the grid of "in" is read as the same deals.
grid_again() {
	rummy --sheet -t tsv "$@" in
	mv stdout grid
	[ "$(head -n 1 grid | cut -f 1)" = deal ]
	rummy --sheet -t tsv "$@" grid
	expect 0
	same grid stdout
	# The same with commas or semicolons, line ends of Windows, and a heading.
	for separator in ',' ';'; do
		{ printf '\357\273\277'; sed 's/^deal/#/; s/$/\r/' grid; } |
			tr '\t' "$separator" >other
		rummy --sheet -t tsv "$@" other
		same grid stdout
	done
}

same() {
	diff -u "$1" "$2"
}

@test "a sheet as a grid is read as the same game" {
	for seed in 1 2 3 4; do
		pads $seed 14 >in
		grid_again -r rummycircle
		grid_again -r rummycircle+pool-101
		gin_pads $seed 14 | grep -v '^\[' >in
		grid_again -r gin
	done
	for sample in game-500.txt:rummy-500 game-basic.txt:basic \
		score-pad.txt:gin; do
		cp "$top_srcdir/samples/${sample%:*}" in
		grid_again -r "${sample#*:}"
	done
	printf '%s\n' '[players=4]' 'B: points 12' 'C: points 0' '' 'A: points 5' \
		'B: points 0' '' 'C: points 0' 'D: points 9' >in
	for with in basic rummy-500 rummycircle+pool-101; do
		grid_again -r $with
	done
	grid_again -r basic -s game.deals=3 -s game.last-multiplier=2
	gin_pads 1 20 | grep -v '^\[' >in
	grid_again -r gin -s box.timing=at-once -s game.target=none
	rummy --sheet -t tsv -s box.timing=at-once <<<$'A: knock 0\nB: count 57'
	sed -n 2p stdout | grep -q "^1	82	0$"
}

@test "a grid has in quotes the names that are not read as themselves" {
	for names in 'Ann (2)|J&B|Ann/Bob|Müller, K.|a:b|Ann!|#1|[x]|Joker' \
		'AS|JK|010|10|5|a\x09b| x |a\"b\\c|Total' ': |9:03 A|knock|5H x|"'; do
		tr '|' '\n' <<<"$names" | sed 's/^"$/\\"/; s/.*/"&": points 1/' >in
		grid_again -r basic -s players.max=10
		[ "$(head -n 1 grid | tr '\t' '\n' | grep -c '^".*"$')" -eq \
			"$(wc -l <in)" ]
	done
	printf 'Ann Lee: points 1\nÜnsal: points 2\n' >in
	grid_again -r basic
	[ "$(grep -c '"' grid)" = 0 ]
}

@test "a grid is a game without -g, in every format" {
	printf 'Ann,Bob\n0,12\n25,0\n' >in
	for format in text tsv json yaml html; do
		rummy -t $format in
		mv stdout once
		rummy -g -t $format in
		same once stdout
		[ "$(grep -c 'game\|total' stdout)" -gt 0 ]
	done
	for jobs in 2 4; do
		rummy -j $jobs -t text in
		grep -q '^#: total  *25 *12$' stdout
	done
	(printf 'Ann'; sleep 0.3; printf ',Bob\n'; sleep 0.3; printf '1,2') |
		"$RUMMY" -f grid -r basic --sheet >stdout
	grep -q '^#: total  *1 *2$' stdout
	printf '4H 5H 6H |\n' >hand
	rummy hand in
	expect 2
	[ "$(cat stderr)" = 'rummy: in: a score pad after other records; write -g' ]
	rummy -g hand in
	expect 0
	rummy in hand
	expect 0
	rummy -q in
	expect 0
	[ ! -s stdout ]
}
