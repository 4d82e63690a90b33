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

# closed COUNT SEED SETS [ARG]...: what is printed is printed again; $change is
# done to the records before.
closed() {
	local count=$1 seed=$2 sets=$3 rules with
	shift 3
	for set in $sets; do
		rules_of "$set"
		records "$seed" "$count" all "$rules" >in
		${change-:}
		run_rummy once "${with[@]}" "$@" <in
		run_rummy twice "${with[@]}" "$@" <once
		[ "$(wc -l <once)" -ge "$count" ]
		same once twice || {
			echo "rules $rules, seed $seed"
			return 1
		}
	done
}

@test "what is printed is printed again as it is" {
	for seed in 1 2 3; do
		closed 1500 $seed "$rule_sets" --from=text
	done
	closed 500 4 "$laid_sets" --from=text
}

# printed: the records of in become what is printed of them, where each claim has
# groups; other houses lay a claim without groups out anew.
printed() {
	run_rummy out "${with[@]}" --from=text <in
	mv out in
}

@test "what other houses make of it is said of what is printed, too" {
	change=printed
	closed 200 7 "$rule_sets" --from=text --houses=all
	closed 60 7 "$laid_sets" --from=text --houses=all
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

@test "and of what is printed as JSON and YAML" {
	for set in $rule_sets $laid_sets; do
		rules_of "$set"
		records 8 20 all "$rules" >in
		printed
		for to in json yaml; do
			run_rummy once "${with[@]}" -e --houses=all -t $to <in
			run_rummy twice "${with[@]}" -e --houses=all -t $to <once
			sed -E -i 's/("?(line|column)"?: ?)[0-9]+/\1/g' once twice
			same once twice
		done
	done
	run_rummy rows --houses=all -t tsv <in
	run "$RUMMY" rows
	[ "$status" -eq 2 ]
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
		contexts "$seed" >in
		run_rummy once --from=text <in
		run_rummy twice --from=text <once
		same once twice || {
			echo "seed $seed"
			return 1
		}
	done
}

@test "the same with symbols" {
	closed 1500 4 "$rule_sets" --from=text --cards=unicode
}

# placeless: JSON or YAML without the places of records, and without what other
# houses say of a plain hand, which is laid out when it is read again.
placeless() {
	sed -E 's/"file":"[^"]*",//g; s/"line":[0-9]+,"column":[0-9]+,//g
		/^(file|line|column): /d; s/line: [0-9]+, column: [0-9]+, //g
		s/,\{"kind":"house"[^}]*\}//g; s/,"houses":\[.*\]\}$/}/
		s/ To play it otherwise: [^"]*//g'
}

@test "YAML output is closed in the same way" {
	for set in $rule_sets $laid_sets; do
		rules_of "$set"
		records 5 400 all "$rules" >in
		run_rummy once "${with[@]}" --from=text --to=yaml <in
		run_rummy twice "${with[@]}" --from=yaml --to=yaml <once
		same <(placeless <once) <(placeless <twice)
	done
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
		same given printed || {
			echo "rules $rules"
			return 1
		}
	done
}

@test "the exit status is that of the worst record" {
	for set in rummycircle $laid_sets; do
		rules_of "$set"
		for seed in 12 13 14 15 16 17 18 19; do
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
	for set in gin rummycircle deccan $laid_sets; do
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
	run_rummy once <in
	run_rummy twice <once
	same once twice
	head -n $((half - 1)) in >first
	tail -n +"$half" in >second
	run_rummy apart first second
	same once apart
	run_rummy whole -t yaml <in
	run_rummy reread -t yaml <whole
	same <(placeless <whole) <(placeless <reread)
}

# json_twice [ARG]...: what is printed of "in" as JSON is printed again as it is.
json_twice() {
	run_rummy once "$@" --to=json <in
	run_rummy twice "$@" --from=json --to=json <once
	placeless <once >first
	placeless <twice >second
	same first second || {
		echo "options $*"
		return 1
	}
}

@test "JSON output is closed but for places" {
	for set in $rule_sets $laid_sets; do
		rules_of "$set"
		records 21 400 all "$rules" >in
		json_twice "${with[@]}"
		records 22 60 tables "$rules" >in
		json_twice "${with[@]}" --game
		json_twice "${with[@]}"
	done
	for seed in {1..20}; do
		contexts "$seed" >in
		json_twice
	done
}

@test "JSON of samples and cases is closed but for places" {
	for file in "$top_srcdir"/samples/*.{txt,yaml,jsonl}; do
		cp "$file" in
		json_twice
		json_twice --game
	done
	for file in "$top_srcdir"/tests/cases/*/*/stdin; do
		args=()
		[ ! -f "${file%stdin}args" ] ||
			mapfile -t args <"${file%stdin}args"
		cd "${file%/*}"
		"$RUMMY" "${args[@]}" --to=json <"$file" \
			>"$BATS_TEST_TMPDIR/once" 2>/dev/null || [ $? -le 2 ]
		"$RUMMY" "${args[@]}" --from=json --to=json - \
			<"$BATS_TEST_TMPDIR/once" \
			>"$BATS_TEST_TMPDIR/twice" 2>/dev/null || [ $? -le 2 ]
		cd "$BATS_TEST_TMPDIR"
		placeless <once >first
		placeless <twice >second
		same first second || {
			echo "$file"
			return 1
		}
	done
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
