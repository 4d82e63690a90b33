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

@test "miller makes CSV and Markdown" {
	command -v mlr >/dev/null || skip 'miller not found'
	recipe 5
	run -0 sh -e recipe
	[[ "$output" = *'Knocker,8'*'| Knocker | 8 |'* ]]
}
