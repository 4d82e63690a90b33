# Completions, in each shell that there is.
bats_require_minimum_version 1.5.0
load lib

setup() {
	PATH="$(dirname "$RUMMY"):$PATH"
	completions=$top_srcdir/completions
	cd "$BATS_TEST_TMPDIR"
}

# bash_offers LINE: what bash offers behind the line, a word a line.
bash_offers() {
	bash -uc 'source "$1/rummy.bash"
	    COMP_LINE=$2 COMP_POINT=${#2} COMPREPLY=()
	    _rummy && printf "%s\n" "${COMPREPLY[@]}"' - "$completions" "$1" |
	    sort
}

# fish_offers LINE: the same of fish, without descriptions.
fish_offers() {
	# shellcheck disable=SC2016 # fish's own variables
	fish --no-config -c 'source $argv[1]/rummy.fish; complete -C $argv[2]' \
	    "$completions" "$1" | cut -f 1 | sort
}

# zsh_offers LINE: the same of zsh, typed on a terminal; each word between < >.
zsh_offers() {
	zsh -f -c '
	    zmodload zsh/zpty
	    zpty shell "TERM=dumb zsh -f -i"
	    zpty -w shell "PROMPT= PS2= fpath=($1 \$fpath); autoload -Uz compinit
	        compinit -u -D; LISTMAX=1000; unsetopt zle_bracketed_paste
	        zstyle \":completion:*\" list-colors \"no=<\" \"lc=\" \"rc=\" \"ec=>\"
	        zstyle \":completion:*\" verbose no
	        bindkey \"^I\" list-choices; print READY"
	    zpty -r shell line "*READY*READY*"
	    zpty -n -w shell "$2"$'"'\t'"'
	    # Until it has been silent for a while: a busy machine is slow.
	    repeat 2000; do
		if zpty -r -t shell line; then
		    out+=$line quiet=0
		else
		    [[ $out != *$2*"<"*">"* ]] || (( ++quiet < 40 )) || break
		    sleep 0.02
		fi
	    done
	    print -r -- $out' - "$completions" "$1" |
	    grep -oE '<[^<>]+>' | tr -d '<>' | sed 's/ *$//' | sort
}

# offers_of SHELL: what every shell has to offer.
offers_of() {
	command -v "$1" >/dev/null || skip "$1 not found"
	run "$1_offers" 'rummy -r gin+under'
	[[ "$output" = *undercut-10*undercut-20* ]]
	[[ "$output" != *oklahoma* ]]
	run "$1_offers" 'rummy -r gin+'
	[[ "$output" = *oklahoma*straight* ]]
	[[ "$output" != *pool-101* ]]
	run "$1_offers" 'rummy -t t'
	[[ "$output" = *tap*text*tsv* ]]
	[[ "$output" != *json* ]]
	run "$1_offers" 'rummy -s knock.'
	[[ "$output" = *knock.ace-limit*knock.limit* ]]
	[[ "$output" != *set.suits* ]]
	run "$1_offers" 'rummy -s set.suits='
	[[ "$output" = *any*distinct* ]]
	run "$1_offers" 'rummy --c'
	[[ "$output" = *--cards*--check*--color* ]]
	[[ "$output" != *--to* ]]
}

@test "bash completes options, rules, keys and values" {
	offers_of bash
	[ "$(bash_offers 'rummy --to=j')" = json ]
	[ "$(bash_offers 'rummy -tj')" = -tjson ]
	[ "$(bash_offers 'rummy --set=set.suits=a')" = any ]
	[ "$(bash_offers 'rummy --show-rules=rummyce')" = rummycentral ]
	[ "$(bash_offers 'rummy --houses=taj,rummyce')" = taj,rummycentral ]
	touch hands.txt
	[ "$(bash_offers 'rummy ha')" = hands.txt ]
}

@test "zsh completes options, rules, keys and values" {
	[ "${SANITIZERS-no}" = no ] || skip 'too slow for its terminal'
	offers_of zsh
}

@test "fish completes options, rules, keys and values" {
	offers_of fish
	[ "$(fish_offers 'rummy --to=j')" = --to=json ]
}

# vim_says COMMAND...: what vim prints, with the project's files and no others.
vim_says() {
	vim -Nu NONE -i NONE -es --cmd "set rtp+=$top_srcdir/vim" \
	    -c 'filetype plugin on' -c 'syntax on' -c 'redir! > said' "$@" \
	    -c 'redir END' -c 'qa!' </dev/null >/dev/null 2>&1 || :
	cat said
}

@test "vim jumps to the error" {
	command -v vim >/dev/null || skip 'vim not found'
	vim --version | grep -q +quickfix || skip 'vim has no quickfix list'
	{
		echo '4H 5H 6H 8C 9C 10C QH QD QC AS => ready deadwood=1'
		echo '4H 5H 6H 8C 9C 10C QH QD QC AS => ready deadwood=2'
		echo '4H 5H 1H'
	} >a.rummy
	vim_says -c 'silent edit a.rummy' -c 'silent make!' \
	    -c 'for e in getqflist() | if e.valid | echo bufname(e.bufnr) e.lnum e.col e.text | endif | endfor'
	grep -q 'a.rummy 3 7 .*1H' said
	grep -q 'a.rummy 2 .*ready deadwood=2' said || {
		cat said
		false
	}
}

@test "vim colours verbs, names, cards and results" {
	command -v vim >/dev/null || skip 'vim not found'
	vim --version | grep -q +syntax || skip 'vim has no syntax'
	echo 'Ann: knock 4H 5S | JK / 2C => valid' >a.rummy
	vim_says -c 'edit a.rummy' \
	    -c 'for c in [1, 6, 12, 15, 18, 20, 30, 34] | echo synIDattr(synID(1, c, 1), "name") | endfor'
	[ "$(grep '^rummy' said | tr '\n' ' ')" = 'rummyName rummyVerb rummyRed rummyBlack rummySign rummyJoker rummyResult rummyGood ' ]
}
