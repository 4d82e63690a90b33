# What holds for every input, tried on random records (records.awk).

load lib

setup() {
	cd "$BATS_TEST_TMPDIR" || exit
}

# records SEED COUNT KIND RULES
records() {
	local indian=0 laid=0 packs=1
	case $4 in
	gin*) ;;
	basic* | rummy-500) laid=1 ;;
	*round=*) laid=1 packs=2 ;;
	*) indian=1 ;;
	esac
	LC_ALL=C awk -f "$top_srcdir/tests/records.awk" -v seed="$1" \
		-v count="$2" -v kind="$3" -v indian=$indian -v laid=$laid \
		-v packs=$packs </dev/null
}

# run_rummy OUTPUT [ARG]...: messages aside; not ended by a signal.
run_rummy() {
	local output=$1 status=0
	shift
	"$RUMMY" "$@" >"$output" 2>messages || status=$?
	[ "$status" -le 2 ] || { cat messages; return 1; }
}

# same EXPECTED ACTUAL: byte for byte; else the first of what differs.
same() {
	diff -a -u "$1" "$2" >changes || {
		head -n 40 changes
		return 1
	}
}

rule_sets='gin gin+oklahoma gin+big-gin rummycircle deccan paplu'
# Melds lie on the table; ":round=N" is a fact.
laid_sets='basic basic+final-discard+ace-wrap basic+meld-scoring rummy-500
	contract:round=1 contract:round=2 contract:round=3 contract:round=4
	contract:round=5 contract:round=6 contract:round=7
	contract+deuces-wild:round=2 liverpool:round=5 shanghai:round=2
	shanghai:round=8 may-i:round=3 may-i:round=6'

# rules_of RULES: they are $rules and, as arguments, ${with[@]}.
rules_of() {
	rules=$1
	with=(-r "${1%%:*}")
	case $1 in *:*) with+=(-s "${1#*:}") ;; esac
}

# pile SEED COUNT LAID: so many records under each rule set, or under each of those
# whose melds lie on the table.
pile() {
	local set

	for set in $rule_sets; do
		printf '\n[%s]\n' "$set"
		records "$1" "$2" all "$set"
	done
	for set in $laid_sets; do
		printf '\n[%s]\n' "${set/:/ }"
		records "$1" "$3" all "$set"
	done
}

# ways OPTIONS...: "in" is printed again as it is with each of these options.
ways() {
	local way

	for way; do
		# shellcheck disable=SC2086 # several words
		again $way
		[ -s once ]
	done
}

@test "what is printed is printed again as it is" {
	for seed in 1 2 3 4 5; do
		pile $seed 1200 100 >in
		[ "$(wc -l <in)" -ge 8000 ]
		ways '' '--cards=unicode'
	done
	pile 6 400 400 >in
	ways '-t json' '-t yaml'
	for set in $rule_sets $laid_sets; do
		rules_of "$set"
		records 22 60 tables "$rules" >in
		again "${with[@]}" -g -t json
	done
}

@test "what -e and other houses say is said of what is printed, too" {
	pile 7 200 60 >laid
	run_rummy in laid
	again --houses=all
	pile 8 20 20 >laid
	run_rummy in laid
	ways '-e --houses=all' '-e --houses=all -t json' '-e --houses=all -t yaml'
	run_rummy rows --houses=all -t tsv <in
	run "$RUMMY" rows
	[ "$status" -eq 2 ]
}

@test "other houses change nothing of a record" {
	for set in $rule_sets $laid_sets; do
		rules_of "$set"
		records 9 100 all "$rules" >in
		run_rummy alone "${with[@]}" --from=text <in
		run_rummy once "${with[@]}" --from=text --houses=all <in
		grep -v '^#: houses: ' once >stripped
		same alone stripped
	done
}

# contexts SEED: lines under contexts, whole, partial and broken.
contexts() {
	awk -v seed="$1" 'BEGIN {
		srand(seed)
		n = split("[gin+oklahoma turn-up=5H];[turn-up=4H];[round=2];[]" \
		    ";[rummycircle wild=QH value=4];[wild=3];(gin);[wild=QH" \
		    ";[players=3 fee=10%];[knock.limit=5];[taj;taj];[nosuch]" \
		    ";[contract round=2];[round=3];[turn-up=XX];[bla=1]" \
		    ";rummycircle;[contract value=3]", context, ";")
		m = split("4H 5H 6H 8C 9C 10C QH QD QC AS;A: 4H 5H 6H" \
		    ";B: 7S;C: 9X;4X;knock: 3H;D: drop first;A: 5D;count 4" \
		    ";;! 4H => error why=card;# note;\"x\": knock 3H 4H 5H / AS" \
		    ";! [wild=3] A: 4 => error why=card", line, ";")
		for (i = 0; i < 14; i++) {
			which = rand()
			if (which < 0.35)
				printf "%s%s", context[1 + int(rand() * n)],
				    which < 0.2 ? "\n" : " "
			if (which >= 0.2)
				print line[1 + int(rand() * m)]
		}
	}' </dev/null
}

@test "contexts of all kinds are printed again as they are" {
	for seed in {1..150}; do
		contexts "$seed"
		printf '\n[]\n'
	done >in
	ways '' '-t json' '-t yaml'
}

@test "explanations change nothing else" {
	for set in $rule_sets $laid_sets; do
		rules_of "$set"
		records 6 500 all "$rules" >in
		run_rummy plain "${with[@]}" --from=text <in
		run_rummy explained "${with[@]}" --from=text -e <in
		run_rummy again "${with[@]}" --from=text <explained
		same plain again
	done
}

@test "output meets itself as expectation" {
	for set in $rule_sets $laid_sets; do
		rules_of "$set"
		records 7 500 all "$rules" >in
		run_rummy golden "${with[@]}" --from=text <in
		run_rummy unmet "${with[@]}" --from=text --check <golden
		[ ! -s unmet ] || {
			head -n 20 unmet
			return 1
		}
	done
}

# Every seat of tables has a row in TSV: the cards of each are sorted.
cards_of() {
	awk '{ n = 0
		gsub("[|/>+=]", " ")
		for (i = 1; i <= NF; i++) {
			if ($i !~ /^([A2-9TJQK][CDHS]|JK)$/)
				continue
			for (k = n++; k > 0 && list[k - 1] > $i; k--)
				list[k] = list[k - 1]
			list[k] = $i
		}
		for (i = 0; i < n; i++)
			printf "%s ", list[i]
		print "" }'
}

@test "no card of a table is lost or made" {
	for set in gin $laid_sets; do
		rules_of "$set"
		records 11 300 tables "$rules" >in
		run_rummy tsv "${with[@]}" --from=text --to=tsv <in
		sed '/^$/d; s/^[^:]*://' in | cards_of >given
		sed 1d tsv | cut -f 7 | cards_of >printed
		[ "$(wc -l <given)" -ge 500 ]
		# A hand that claims jokers of melds is printed with them.
		same <(sed 's/JK //g' given) <(sed 's/JK //g' printed) &&
			paste -d '|' given printed | awk -F '|' '
				gsub("JK", "", $1) > gsub("JK", "", $2) { exit 1 }' || {
			echo "rules $rules"
			return 1
		}
	done
}

@test "the exit status is that of the worst record" {
	for set in rummycircle $laid_sets; do
		rules_of "$set"
		for seed in 12 13 14; do
			records $seed 2 tables "$rules" >in
			status=0
			"$RUMMY" "${with[@]}" --from=text --to=tsv in >tsv \
				2>messages || status=$?
			[ "$status" -eq "$(cut -f 4 tsv | awk '
				/^error$/ { error = 1 }
				/^invalid$/ { wrong = 1 }
				END { print error ? 2 : wrong + 0 }')" ]
		done
	done
}

@test "the order of the cards in a hand does not matter" {
	for set in $rule_sets $laid_sets; do
		case $set in *oklahoma) continue ;; esac
		rules_of "$set"
		records 8 1000 plain "$rules" >in
		run_rummy once "${with[@]}" <in
		awk '{ for (i = 1; i <= NF; i++)
			printf "%s%s", $(i * 7 % NF + 1), i < NF ? " " : "\n"
		}' in >mixed # 7 divides neither 10 nor 13
		run_rummy twice "${with[@]}" <mixed
		same once twice
	done
}

# figures [ARG]...: verdict, deadwood and points of each record.
figures() {
	"$RUMMY" --from=text --to=tsv "$@" 2>messages | cut -f 4-6
}

@test "suits exchanged leave verdict, deadwood and points" {
	for set in gin rummycircle deccan $laid_sets scala-40 remik \
		kaluki:wild.ranks=2 romme:wild.ranks=2,9; do
		case $set in basic | basic+final*) continue ;; esac # QS is 40
		rules_of "$set"
		for kind in plain grouped; do
			records 9 600 $kind "$rules" >in
			sed 'y/SHDC/HDCS/' in >turned
			figures "${with[@]}" in >once
			figures "${with[@]}" turned >twice
			[ "$(wc -l <once)" -eq 601 ]
			same once twice
		done
	done
}

@test "no arrangement beats the one that is found" {
	for house in gin rummycircle deccan; do
		records 10 2000 grouped $house | grep -v '>' >in
		tr -d '|/' <in >plain
		figures -r $house in >declared
		figures -r $house plain >best
		paste declared best | awk -F '\t' '
			$1 == "error" || NR == 1 { next }
			$2 < $5 || $3 < $6 { print NR - 1 ": " $0; bad = 1; exit }
			$2 > $5 { better++ }
			{ tried++ }
			END { exit bad || tried < 1000 || !better }'
	done
}

@test "rules at random: closed, and cut in two at a context" {
	local half

	RUMMY_RANDOM_PRINT=1 "$top_builddir/tests/oracle/random-rules.t" \
		60 31 >in
	half=$(grep -n '^\[' in | sed -n '30s/:.*//p')
	ways '' '-t yaml'
	run_rummy once <in
	head -n $((half - 1)) in >first
	tail -n +"$half" in >second
	run_rummy apart first second
	same once apart
}

# RUMMY_ROUND_TRIPS says how many records, RUMMY_ROUND_TRIPS_SEED the first rules;
# nothing but places may differ.
@test "rules at random in json and yaml: the second output is the first" {
	RUMMY_RANDOM_PRINT=1 "$top_builddir/tests/oracle/random-rules.t" \
		$((${RUMMY_ROUND_TRIPS:-3000} / 12)) \
		"${RUMMY_ROUND_TRIPS_SEED:-41}" >in
	for format in json yaml; do
		run_rummy once -t $format <in
		run_rummy twice -t $format <once
		[ "$(grep -c '^{\|^---$' once)" -ge $((${RUMMY_ROUND_TRIPS:-3000} * 9 / 12)) ]
		sed -E -i 's/("file":"[^"]*",)?"line":[0-9]+,"column":[0-9]+//g
			s/line: [0-9]+, column: [0-9]+, //g
			/^(file|line|column): /d' once twice
		same once twice
	done
}

@test "a long stream says what its pieces say" {
	# Tables outlive the reader's buffer, which ends anywhere in them.
	awk 'BEGIN { for (i = 1; i <= 8000; i++) {
		printf "[gin id=hand-%d] \"Ann, %d\": knock 4H 5H 6H ", i, i
		print "8C 9C 10C QH QD QC AS"
		printf "Bob-%d: KC KD KH > 7H / 8H 2S 3D 9S JC 5S\n\n", i
		printf "# note %d\n[rummycircle wild=QH id=\"w %d\"] ", i, i
		printf "Eva%d: declare AH 2H 3H | 4C 5C 6C | KS KD KC | ", i
		print "2D 2C 2S 5D\nDee: wrong " i "\n"
	    } }' >long
	awk '{ print > sprintf("piece-%04d", n / 200) } /^$/ { n++ }' long
	run_rummy whole <long
	for piece in piece-*; do
		run_rummy part <"$piece"
		cat part
	done >parts
	[ "$(wc -l <whole)" -gt 40000 ]
	same parts whole
}

@test "samples are printed again as they are" {
	for file in "$top_srcdir"/samples/*.{txt,yaml,jsonl}; do
		cp "$file" in
		ways '-t json' '-t yaml' '-g -t json' '-g -t yaml'
		case $file in *.txt) ways '' -g ;; esac
	done
}

again_as_data() {
	case "${with[*]} ${of[0]}" in
	*--sheet*) return ;; # no record
	*-g*--check*) return ;; # what is left out belongs to the game
	*/a-grid*) with+=(-g) ;; # it is a game anyway
	esac
	# In slow builds one of both will do: they are one emitter and one reader.
	# shellcheck disable=SC2034 # again reads it
	for from in json $([ "$COVERAGE$SANITIZERS" != nono ] || echo yaml); do
		again "${with[@]}" --to="$from"
	done
}

@test "cases are printed as JSON and YAML again as they are" {
	each_case again_as_data
}

# A record with anything beside its hand is not of the short way (read_tree_lone).
@test "documents that are only a hand: the short way says what the long one says" {
	awk -f "$top_srcdir/tests/lone.awk" </dev/null | sed -n '/^[0-9AJQKTSHDC ][0-9AJQKTSHDC ]*$/p' \
		>cards
	sed 's/.*/{"hand":"&"}/' cards >short.json
	sed 's/.*/{"hand":"&","rummy":1}/' cards >long.json
	{ echo '['; sed '$!s/$/,/' short.json; echo ']'; } >list.json
	sed 's/.*/---\nhand: &\n#/' cards >short.yaml
	sed 's/.*/---\nhand: &\nrummy: 1/' cards >long.yaml
	printf '%s\n' '{"hand":"AS AS"}' '{"hand":[]}' '{"hand":"knock AS"}' \
		'{"deals":[{"hand":"AS 2S 3S"}]}' '{"HAND":"AS"}' '{"hand":' '4' |
		tee -a short.json list.json long.json >'more'
	for with in '-t tsv' '-t json' '-t text' '-t yaml' -q '-r rummycircle -t tsv' \
		'-r contract -s round=6 -t json' '-r taj -s wild=AC' -j2; do
		for kind in json yaml; do
			# shellcheck disable=SC2086 # several words
			rummy $with short.$kind
			expected=$status
			mv stdout short
			# shellcheck disable=SC2086
			rummy $with long.$kind
			expect "$expected"
			mv stdout long
			sed -i 's/long/short/' long
			same short long || {
				echo "with $with $kind"
				return 1
			}
		done
	done
	rummy -t tsv list.json
	cut -f 1-12 stdout >list
	rummy -t tsv short.json
	cut -f 1-12 stdout >alone
	same list alone
}

# Two blanks are not of the short way for lines that are only a hand (read_lone).
@test "lines that are only a hand: the short way says what the long one says" {
	awk -f "$top_srcdir/tests/lone.awk" >hands </dev/null
	sed '/^[^[#!:]*$/s/ /  /g' hands >spaced
	for with in '' '-t tsv' -q -c --cards=unicode --color=always -e \
		'-t json' '-r gin+oklahoma' '-r gin+big-gin -t tsv' \
		'-s knock.limit=none' '-s declare.all=true' \
		'-s declare.min-runs=1' '-s discard.last=required' \
		'-s hand.counts=whole' '-s run.ace=both' \
		'-s box.bonus=10 -s scoring=penalty' '-s lose.cap=80' \
		'-r rummycircle' '-r basic' '-r taj -s wild=AC -t json' \
		'-r indian+pure-only -s wild=7D -t tsv' '-r marriage' \
		'-r indian+flat-80 -s wild=JK' '-r okey -s wild=6H' \
		'-r contract -s round=6 -t tsv' '-r kaluki' \
		'-r deccan -s wild=3S' '-s deck.packs=2'; do
		# shellcheck disable=SC2086 # several words
		rummy $with hands
		expected=$status
		mv stdout short
		# shellcheck disable=SC2086
		rummy $with spaced
		expect "$expected"
		mv stdout long
		sed -i '/^#: at/d; s/  */ /g; s/"column":[0-9]*//' short long
		sed -i 's/: at .*//; s/hands/spaced/' short
		same short long || {
			echo "with $with"
			return 1
		}
	done
}
