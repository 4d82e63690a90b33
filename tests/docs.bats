# What README and the manual pages show is what the program prints, and the
# pages name every option, reason and rule key there is, and no other.

load lib

setup() {
	cd "$top_srcdir"
	man=$top_srcdir/man
	mkdir "$BATS_TEST_TMPDIR/bin"
	ln -s "$RUMMY" "$BATS_TEST_TMPDIR/bin/rummy"
	PATH=$BATS_TEST_TMPDIR/bin:$PATH
}

# examples FILE: its blocks of examples, as they are read: in Markdown those
# marked as a console, in mdoc the literal displays.
examples() {
	case $1 in
	*.md) awk '/^```console$/ { show = 1; next }
		/^```$/ { if (show) print ""; show = 0 } show' "$1" ;;
	*) awk '/^\.Bd -literal/ { show = 1; next }
		/^\.Ed$/ { if (show) print ""; show = 0 } show' "$1" |
	    sed 's/^\\&//; s/\\-/-/g; s/\\(aq/'\''/g; s/\\(ga/`/g
		s/\\(ha/^/g; s/\\(ti/~/g; s/\\e/\\/g' ;;
	esac
}

# has_tools COMMAND: are there the tools that not everybody has?
has_tools() {
	case $1 in
	*'| jq'*) command -v jq >/dev/null ;;
	parallel*) parallel --version 2>/dev/null | grep -q GNU ;;
	esac
}

# one_example COMMAND EXPECTED-FILE: run it, compare all that it prints.
one_example() {
	# From a fresh clone this is the program.
	local command=${1//.\/bootstrap run/rummy}

	if ! has_tools "$command"; then
		echo "# not run, for want of a tool: $command" >&3
		return
	fi
	sh -c "$command" >"$BATS_TEST_TMPDIR/said" 2>&1 </dev/null || :
	sed -i '${/^$/d}' "$2" # the line that ended the block
	diff -u "$2" "$BATS_TEST_TMPDIR/said" && return
	echo "shown in the documentation as the output of: $command"
	return 1
}

# unfinished COMMAND: does its next line belong to it, too?  So it can be pasted.
unfinished() {
	case $1 in
	*'|' | *\\) return 0 ;;
	*'<<END'*$'\n'END) return 1 ;;
	*'<<END'*) return 0 ;;
	*) return 1 ;;
	esac
}

# run_examples FILE LEAST: a line "$ COMMAND" with the lines that complete it,
# then what it prints; there are at least that many.
run_examples() {
	local line command="" expected=$BATS_TEST_TMPDIR/expected count=0

	while IFS= read -r line; do
		if unfinished "$command"; then
			command+=$'\n'$line
			continue
		fi
		case $line in
		'$ '*)
			[ -z "$command" ] || one_example "$command" "$expected"
			command=${line#'$ '}
			count=$((count + 1))
			: >"$expected"
			;;
		*)
			printf '%s\n' "$line" >>"$expected"
			;;
		esac
	done < <(examples "$1")
	one_example "$command" "$expected"
	[ "$count" -ge "$2" ]
}

# same_names: both lists, one name a line, in any order, are the same.
same_names() {
	[ -s "$1" ]
	diff -u <(sort "$1") <(sort "$2")
}

@test "README: every example prints what is shown" {
	run_examples README.md 12
}

@test "rummy(1): every example prints what is shown" {
	run_examples man/rummy.1 8
}

@test "rummy(5): every example prints what is shown" {
	run_examples man/rummy.5 5
}

@test "rummy-rules(5): every example prints what is shown" {
	run_examples man/rummy-rules.5 3
}

@test "a stream in pieces is the stream" {
	parallel --version 2>/dev/null | grep -q GNU || skip 'no GNU parallel'
	cd "$BATS_TEST_TMPDIR"
	for i in 1 2 3 4 5 6 7 8 9; do
		echo "4H 5H 6H ${i/1/A}C TC JC QC QD QH AS"
		echo 'gin 4H 5H 6H | 8C 9C 10C | QH QD QC / AS'
		echo '4H 5H 1H'
	done >hands
	for i in 1 2 3 4 5 6 7 8 9; do
		sed '/^#/d' "$top_srcdir/samples/table.txt"
		echo
	done >tables
	rummy hands
	cp stdout whole
	parallel --pipe --keep-order -N 4 rummy <hands >pieces 2>/dev/null || :
	cmp whole pieces
	rummy tables
	cp stdout whole
	parallel --pipe --keep-order --recend '\n\n' -N 2 rummy <tables >pieces
	cmp whole pieces
}

# serve: a machine "a" to log in to, which is this one, with the program; its home is
# the directory remote.
serve() {
	local port sshd

	sshd=$(PATH=$PATH:/usr/sbin:/sbin command -v sshd) || skip 'no sshd'
	for tool in parallel ssh ssh-keygen rsync; do
		command -v $tool >/dev/null || skip "no $tool"
	done
	[ "$(id -u)" -ne 0 ] || mkdir -p /run/sshd
	mkdir remote path
	ln -s "$RUMMY" path/rummy
	ssh-keygen -q -t ed25519 -N '' -f host
	ssh-keygen -q -t ed25519 -N '' -f user
	cat >login <<-END
		#!/bin/sh
		cd '$PWD/remote' && HOME=\$PWD PATH='$PWD/path':\$PATH
		export HOME PATH
		exec sh -c "\$SSH_ORIGINAL_COMMAND"
	END
	chmod +x login
	for port in 42022 42023 42024 42025 0; do
		[ "$port" -ne 0 ] || skip 'no port for sshd'
		printf '%s\n' 'ListenAddress 127.0.0.1' "Port $port" \
			"HostKey $PWD/host" 'StrictModes no' \
			"AuthorizedKeysFile $PWD/user.pub" \
			"ForceCommand $PWD/login" 'PidFile none' \
			>sshd_config
		"$sshd" -D -f sshd_config 2>sshd.log &
		server=$!
		printf '%s\n' 'Host a' 'HostName 127.0.0.1' "Port $port" \
			"IdentityFile $PWD/user" 'IdentitiesOnly yes' \
			'BatchMode yes' 'LogLevel ERROR' \
			'StrictHostKeyChecking no' \
			'UserKnownHostsFile /dev/null' >ssh_config
		for _ in 1 2 3 4 5 6 7 8 9 10; do
			sleep 0.3
			kill -0 "$server" 2>/dev/null || break
			! ssh -F ssh_config a true || return 0
		done
		kill "$server" 2>/dev/null || true
	done
}

teardown() {
	[ -z "${server-}" ] || kill "$server" 2>/dev/null || true
}

@test "README: files are settled on other machines" {
	[ "$SANITIZERS$COVERAGE" = nono ] || skip 'the same commands as for any build'
	cd "$BATS_TEST_TMPDIR"
	serve
	mkdir hands
	for i in 2 3; do
		echo "2H 3H 4H 5C 6C 7C 8D 9D TD QS KS AS ${i}H"
		cp "$top_srcdir/samples/rummycircle.txt" hands/$i.txt
		echo "2H 3H 4H 5C 6C 7C 8D 9D TD QS KS AS ${i}H" >>hands/$i.txt
	done
	export PARALLEL_SSH="ssh -F $PWD/ssh_config" PARALLEL_HOME=$PWD/home
	export RSYNC_RSH=$PARALLEL_SSH
	mkdir home
	touch home/will-cite
	awk '/^```/ { command = "" } { command = command $0 "\n" }
	    /^\trummy.*:::/ { sub(/^```sh\n/, "", command)
	    sub("a,b", "a", command); printf "%s", command }' \
	    "$top_srcdir/README.md" >shown
	grep -q 'parallel.*--sshlogin a ' shown
	sh shown >out || :
	for file in hands/*; do
		"$RUMMY" -r deccan -t tsv "$file" | sed 1d
	done >expected
	[ -s expected ]
	diff -u expected out
}

@test "rummy(1): the options are those of --help" {
	rummy --help
	grep -o -- '^ .*--[a-z-]*' "$BATS_TEST_TMPDIR/stdout" |
	    sed 's/.*--//' >"$BATS_TEST_TMPDIR/help"
	sed -n 's/^\.It.*Fl -\([a-z-]*\).*/\1/p' "$man/rummy.1" \
	    >"$BATS_TEST_TMPDIR/page"
	same_names "$BATS_TEST_TMPDIR/help" "$BATS_TEST_TMPDIR/page"
}

@test "rummy(1): the letters of options are those of --help" {
	rummy --help
	sed -n 's/^  -\(.\), --\([a-z-]*\).*/\1 \2/p' \
	    "$BATS_TEST_TMPDIR/stdout" >"$BATS_TEST_TMPDIR/help"
	sed -n 's/^\.It Fl \(.\) , Fl -\([a-z-]*\).*/\1 \2/p' "$man/rummy.1" \
	    >"$BATS_TEST_TMPDIR/page"
	same_names "$BATS_TEST_TMPDIR/help" "$BATS_TEST_TMPDIR/page"
}

# items PAGE SECTION: the words of its lists' items.
items() {
	awk -v section="$2" '/^\.S[hs] / { inside = index($0, section) }
		inside && /^\.It Cm / { print $3 }' "$man/$1"
}

@test "rummy(1): the reasons are those of src/deal/deal.h" {
	sed -n 's/^	CODE([A-Z_]*, "\([a-z-]*\)".*/\1/p' src/deal/deal.h \
	    >"$BATS_TEST_TMPDIR/table"
	items rummy.1 'Reasons' >"$BATS_TEST_TMPDIR/page"
	same_names "$BATS_TEST_TMPDIR/table" "$BATS_TEST_TMPDIR/page"
}

# Calls that name a code: error_set(e, "CODE" and the like.
source_codes() {
	cat src/*.c src/*/*.c | tr -s '\n\t ' ' ' | sed 's/node_get([^"]*"[^"]*")//g' |
	    grep -oE \
	    '(error_set\(|fail\(|FAIL\(|set_fault\(|refuse\(|code = |fault = |refused = |return point \? )[^";]*"[a-z0-9-]+"( : "[a-z]+")?' |
	    grep -oE '"[a-z0-9-]+"' | tr -d '"' | sort -u
}

@test "rummy(1): the readers' codes are those of the sources" {
	# Told before any record is read; not a code; and judge's.
	source_codes | grep -vxE 'usage|system' |
	    grep -vxF "$(items rummy.1 'Reasons')" >"$BATS_TEST_TMPDIR/source"
	items rummy.1 'Errors of reading' | grep -vxF \
	    "$(items rummy.1 'Reasons')" >"$BATS_TEST_TMPDIR/page"
	same_names "$BATS_TEST_TMPDIR/source" "$BATS_TEST_TMPDIR/page"
}

# shown_keys FILE: "key value" of what --show-rules printed.
shown_keys() {
	sed 's/^\( *\)# /\1/; s/  *#.*//' "$1" | awk '/^(sources|words):$/, /^deck:$/ { if (!/^deck/) next }
		/^[a-z-]+:$/ { group = $1; sub(":", ".", group)
		next }
		/^ / { sub("^ *", ""); sub(":", "")
			print group $0; next }
		!/^(rules|title|source):/ { sub(":", ""); print }'
}

@test "rummy-rules(5): the keys are those of --show-rules" {
	rummy --show-rules --all
	shown_keys "$BATS_TEST_TMPDIR/stdout" | cut -d ' ' -f 1 \
	    >"$BATS_TEST_TMPDIR/shown"
	items rummy-rules.5 'RULE KEYS' >"$BATS_TEST_TMPDIR/page"
	same_names "$BATS_TEST_TMPDIR/shown" "$BATS_TEST_TMPDIR/page"
}

@test "rummy-rules(5): the words are those of --show-rules" {
	rummy --show-rules --all
	sed -n '/^words:$/,/^[a-v]/s/^  \([a-z-]*\):.*/\1/p' \
	    "$BATS_TEST_TMPDIR/stdout" >"$BATS_TEST_TMPDIR/shown"
	items rummy-rules.5 'WORDS' >"$BATS_TEST_TMPDIR/page"
	same_names "$BATS_TEST_TMPDIR/shown" "$BATS_TEST_TMPDIR/page"
}

@test "rummy-rules(5): where a key acts is what --show-rules says" {
	{
		for set in gin indian contract basic rummy-500; do
			"$RUMMY" --show-rules=$set --all
		done
		"$RUMMY" -s wild.ranks=A,2,3,4,5,6,7,8,9,10,J,Q,K --show-rules --all
		"$RUMMY" -s set.min=none -s run.min=none --show-rules --all
		"$RUMMY" -r rummycircle -s scoring=melds -s hand.counts=whole \
			--show-rules --all
	} | awk '/^(# )?[a-z-]+:$/ { group = $NF; sub(":", ".", group); next }
		/# acts where / { key = $2; sub(":", "", key)
			if (/^ /) key = group key
			sub(/.*# acts where /, ""); sub(/ -- .*/, "")
			print key, $0 }' | sort -u >"$BATS_TEST_TMPDIR/shown"
	# Conditions that the page names are put in for their names.
	awk '/^[.]It there are |^[.]It a card |^[.]It the game has/ {
			name = substr($0, 5); next }
		name { for (n in said) gsub(n, said[n]); said[name] = $0; name = "" }
		/^[.]It Cm / { key = $3 }
		/^Acts where / { sub(/^Acts where /, ""); sub(/[.]$/, "")
			for (n in said) gsub(n, said[n]); print key, $0 }' \
	    "$man/rummy-rules.5" | sort >"$BATS_TEST_TMPDIR/page"
	same_names "$BATS_TEST_TMPDIR/shown" "$BATS_TEST_TMPDIR/page"
	[ "$(wc -l <"$BATS_TEST_TMPDIR/page")" -gt 70 ]
}

# page_values: "key TAB values TAB default" of every key in the page.
page_values() {
	sed -n 's/^\.It Cm \([^ ]*\) Ns \\&: \(.*\); default \(.*\)$/\1\t\2\t\3/p' \
	    "$man/rummy-rules.5" | sed 's/\\-/-/g'
}

# in_full: the page's values as messages have them: 0 to 9, none is a whole number
# from 0 to 9 or none.
in_full() {
	sed 's/list of ranks/A, 2 to 10, J, Q or K/; t
		s/^{cards: \(.*\)}$/cards, each once, with values from \1/; t
		s/list of cards/cards like AS or 10H/; t
		s/^{\(.*\): \(.*\)}$/ascending steps from \1 with values from \2/; t
		s/^-*[0-9]* to [0-9]*/a whole number from &/
		s/\(.*\), /\1 or /'
}

@test "rummy-rules(5): the list of keys is that of src/rules/keys.h" {
	[ -x "$top_builddir/tests/keys-page" ] || skip 'not built'
	sed -n '/BEGIN KEYS$/,/END KEYS$/{/^[.]..* KEYS$/d;p;}' \
	    "$man/rummy-rules.5" >"$BATS_TEST_TMPDIR/page"
	"$top_builddir/tests/keys-page" | diff -u - "$BATS_TEST_TMPDIR/page"
}

@test "rummy-rules(5): every key takes the values that the page says" {
	page_values >"$BATS_TEST_TMPDIR/page"
	[ "$(wc -l <"$BATS_TEST_TMPDIR/page")" -gt 100 ]
	cd "$BATS_TEST_TMPDIR"
	# A file for each: of a file's messages only the first are printed.
	mkdir keys
	awk -F '\t' '{ print "[gin " $1 "=?] AS" >("keys/" $1) }' page
	rummy -q keys/*
	expect 2
	paste <(cut -f 1 page) <(cut -f 2 page | in_full) |
	    sed 's/\t/; expected /' | sort >told_by_page
	sed -n 's/^rummy: .* for \([a-z0-9.-]*; expected\)/\1/p' stderr |
	    sed 's/, like [A-Z0-9:]*$//' | sort |
	    diff -u told_by_page -
}

@test "rummy-rules(5): every key has the default that the page says" {
	echo 'rules: nothing' >"$BATS_TEST_TMPDIR/nothing.yaml"
	rummy -r "$BATS_TEST_TMPDIR/nothing.yaml" --show-rules --all
	shown_keys "$BATS_TEST_TMPDIR/stdout" | tr -d '"[]' |
	    sed 's/ $//; s/ /	/' >"$BATS_TEST_TMPDIR/shown"
	page_values | cut -f 1,3 | sed 's/	empty$//' >"$BATS_TEST_TMPDIR/page"
	same_names "$BATS_TEST_TMPDIR/shown" "$BATS_TEST_TMPDIR/page"
}

@test "rummy-rules(5): the rule sets are those of --list-rules" {
	rummy --list-rules
	cut -f 1 "$BATS_TEST_TMPDIR/stdout" >"$BATS_TEST_TMPDIR/list"
	{
		items rummy-rules.5 'RULE SETS'
		items rummy-rules.5 'OPTIONS'
	} >"$BATS_TEST_TMPDIR/page"
	same_names "$BATS_TEST_TMPDIR/list" "$BATS_TEST_TMPDIR/page"
}

@test "rummy-rules(5): each rule set and option has its source" {
	awk '/^[.]It Cm / { name = $3 }
		/^Source: / { sub(/^Source: /, ""); sub(/[.]$/, "")
			gsub(/\\-/, "-"); print name ": " $0 }' \
	    "$man/rummy-rules.5" >"$BATS_TEST_TMPDIR/page"
	awk '/^source: / { sub(/^source: */, "")
		gsub(/.*\//, "", FILENAME); sub(/[.]yaml$/, "", FILENAME)
		print FILENAME ": " $0 }' "$top_srcdir"/rules/*.yaml |
	    sed "/: '/{s/: '/: /;s/'\$//;s/''/'/g;}" >"$BATS_TEST_TMPDIR/files"
	same_names "$BATS_TEST_TMPDIR/files" "$BATS_TEST_TMPDIR/page"
}

@test "RULINGS: the sources of keys are those of the rule files" {
	# shellcheck disable=SC2016 # the backquotes are the page's
	sed -n '/^## Sources by key/,/^## Our own/s/^| \([a-z0-9-]*\) | `\(.*\)` | \(.*\) |$/\1 \2: \3/p' \
	    doc/RULINGS.md >"$BATS_TEST_TMPDIR/table"
	awk 'FNR == 1 { inside = 0 } /^[^ ]/ { inside = /^sources:/ }
		inside && /^  / { gsub(/.*\//, "", FILENAME)
		sub(/[.]yaml$/, "", FILENAME); print FILENAME " " substr($0, 3) }' \
	    rules/*.yaml | sed "/: '/{s/: '/: /;s/'\$//;s/''/'/g;}" >"$BATS_TEST_TMPDIR/files"
	[ -s "$BATS_TEST_TMPDIR/table" ]
	same_names "$BATS_TEST_TMPDIR/files" "$BATS_TEST_TMPDIR/table"
}

@test "rummy(5): the facts are those that the program knows" {
	sed -n 's/^	{ "\([a-z-]*\)", FACT_.*/\1/p' src/rules/facts.c \
	    >"$BATS_TEST_TMPDIR/source"
	items rummy.5 'FACTS' >"$BATS_TEST_TMPDIR/page"
	same_names "$BATS_TEST_TMPDIR/source" "$BATS_TEST_TMPDIR/page"
}

@test "manual pages: mandoc has nothing against them" {
	command -v mandoc >/dev/null || skip 'no mandoc'
	mandoc -Tlint -Wwarning man/*.[1-9]
}
