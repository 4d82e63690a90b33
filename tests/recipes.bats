# The recipes of the README, each run as it is written there.

load lib

setup() {
	cd "$BATS_TEST_TMPDIR" || exit
	mkdir bin hands
	ln -s "$RUMMY" bin/rummy
	PATH=$PWD/bin:$PATH
	echo '4H 5H 6H | => ready deadwood=0' >hands/good.rummy
	echo '4H 5H 6H | => ready deadwood=1' >wrong.rummy
	cp "$top_srcdir/samples/table.txt" hands.txt
}

# recipe N: block N, from 1, of the section, into the file recipe.
recipe() {
	awk -v n="$1" '/^## / { on = $0 == "## Recipes" }
		on && /^```$/ { inside = 0 }
		on && inside && block == n { print }
		on && /^```./ { inside = 1; block++ }
	' "$top_srcdir/README.md" >recipe
	[ -s recipe ]
}

@test "the pre-commit hook lets good hands pass and stops others" {
	command -v git >/dev/null || skip 'git not found'
	git init -q .
	git config user.name x
	git config user.email x@example.org
	recipe 1
	install -m 755 recipe .git/hooks/pre-commit
	git add hands
	git commit -qm good
	mv wrong.rummy hands
	git add hands
	run -1 git commit -qm wrong
	[[ "$output" = *'deadwood=1'* ]]
	git rm -qf hands/wrong.rummy
	git commit -qm none --allow-empty
}

@test "prove" {
	command -v prove >/dev/null || skip 'prove not found'
	recipe 2
	run -0 sh -e recipe
	[[ "$output" = *'Result: PASS'* ]]
	mv wrong.rummy hands
	run -1 sh -e recipe
}

@test "a CI step" {
	recipe 3
	sed -n 's/^- run: //p' recipe >step
	[ -s step ]
	run -0 sh -e step
	mv wrong.rummy hands
	run -1 sh -e step
}

@test "pv shows progress" {
	command -v pv >/dev/null || skip 'pv not found'
	recipe 4
	run -0 sh -e recipe
	grep -q Knocker results.tsv
}

@test "a tournament of four tables" {
	command -v jq >/dev/null || skip 'jq not found'
	recipe 5
	printf '%s: %s\n' Ann declare Bob 'count 20' >table-1.txt
	printf '%s: %s\n' Cal declare Dan 'first drop' >table-2.txt
	printf '\nCal: points 7\nDan: points 0\n' >>table-2.txt
	printf '%s: %s\n' Eva declare Fay 'count 95' Guy missed >table-3.txt
	printf '%s\n' '[wild=7S]' 'Hal: wrong' 'Ida: count 31' >table-4.txt
	printf '%s\n' 'Joe: declare' >>table-4.txt
	run -0 sh -e recipe
	[ "$output" = "$(printf '%s\t%s\n' Ann 0 Eva 0 Joe 0 Cal 7 Bob 20 \
	    Dan 20 Ida 31 Guy 40 Fay 80 Hal 80)" ]
}

@test "miller makes CSV and Markdown" {
	command -v mlr >/dev/null || skip 'miller not found'
	recipe 6
	run -0 sh -e recipe
	[[ "$output" = *'Knocker,8'*'| Knocker | 8 |'* ]]
}
