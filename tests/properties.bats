# What holds for every input, tried on random records (records.awk).

load lib

setup() {
	cd "$BATS_TEST_TMPDIR" || exit
}

# records SEED COUNT KIND RULES
records() {
	local indian=1
	case $4 in gin*) indian=0 ;; esac
	LC_ALL=C awk -f "$top_srcdir/tests/records.awk" -v seed="$1" \
		-v count="$2" -v kind="$3" -v indian=$indian </dev/null
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

# closed SEED [ARG]...: what is printed is printed again, under all rule sets.
closed() {
	local seed=$1 rules
	shift
	for rules in $rule_sets; do
		records "$seed" 1500 all "$rules" >in
		run_rummy once -r "$rules" "$@" <in
		run_rummy twice -r "$rules" "$@" <once
		[ "$(wc -l <once)" -ge 1500 ]
		same once twice || {
			echo "rules $rules, seed $seed"
			return 1
		}
	done
}

@test "what is printed is printed again as it is" {
	for seed in 1 2 3; do closed $seed --from=text; done
}

@test "the same with symbols" {
	closed 4 --from=text --cards=unicode
}

@test "YAML output is closed in the same way" {
	for rules in $rule_sets; do
		records 5 700 all "$rules" >in
		run_rummy once -r "$rules" --from=text --to=yaml <in
		run_rummy twice -r "$rules" --from=yaml --to=yaml <once
		same once twice
	done
}

@test "explanations change nothing else" {
	for rules in $rule_sets; do
		records 6 1000 all "$rules" >in
		run_rummy plain -r "$rules" --from=text <in
		run_rummy explained -r "$rules" --from=text -e <in
		run_rummy again -r "$rules" --from=text <explained
		same plain again
	done
}

@test "output meets itself as expectation" {
	for rules in $rule_sets; do
		records 7 1000 all "$rules" >in
		run_rummy golden -r "$rules" --from=text <in
		run_rummy unmet -r "$rules" --from=text --check <golden
		[ ! -s unmet ] || {
			head -n 20 unmet
			return 1
		}
	done
}

@test "the order of the cards in a hand does not matter" {
	for rules in $rule_sets; do
		case $rules in *oklahoma) continue ;; esac
		records 8 2000 plain "$rules" >in
		run_rummy once -r "$rules" <in
		awk '{ for (i = 1; i <= NF; i++)
			printf "%s%s", $(i * 7 % NF + 1), i < NF ? " " : "\n"
		}' in >mixed # 7 divides neither 10 nor 13
		run_rummy twice -r "$rules" <mixed
		same once twice
	done
}

# figures [ARG]...: verdict, deadwood and points of each record.
figures() {
	"$RUMMY" --from=text --to=tsv "$@" 2>messages | cut -f 4-6
}

@test "suits exchanged leave verdict, deadwood and points" {
	for rules in gin rummycircle deccan; do
		for kind in plain grouped; do
			records 9 2000 $kind $rules >in
			sed 'y/SHDC/HDCS/' in >turned
			figures -r $rules in >once
			figures -r $rules turned >twice
			[ "$(wc -l <once)" -eq 2001 ]
			same once twice
		done
	done
}

@test "no arrangement beats the one that is found" {
	for rules in gin rummycircle deccan; do
		records 10 2000 grouped $rules | grep -v '>' >in
		tr -d '|/' <in >plain
		figures -r $rules in >declared
		figures -r $rules plain >best
		paste declared best | awk -F '\t' '
			$1 == "error" || NR == 1 { next }
			$2 < $5 || $3 < $6 { print NR - 1 ": " $0; bad = 1; exit }
			$2 > $5 { better++ }
			{ tried++ }
			END { exit bad || tried < 1000 || !better }'
	done
}
