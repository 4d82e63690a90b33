# Completion of rummy for bash.  It asks the program for what it offers: options
# and their words from --help, names from --list-rules, keys from --show-rules,
# the values of a key from the message that refuses a wrong one.

# _rummy_ask OPTION: the words that --help gives for --OPTION=a|b|c.
_rummy_ask() {
	rummy --help 2>/dev/null |
	    sed -n "s/^.*--$1=\([a-z|]*\) .*/\1/p" | tr '|' ' '
}

# _rummy_names KIND [ARG]...: names of --list-rules ARG... of a kind, "set" or "option".
_rummy_names() {
	rummy --list-rules "${@:2}" 2>/dev/null |
	    awk -F '\t' -v kind="$1" '$2 == kind { print $1 }'
}

# _rummy_rules WORD: a rule set; after each "+" an option.
_rummy_rules() {
	local before=${1%"${1##*[+,]}"} fit

	case $before in
	'') compgen -W "$(_rummy_names set)" -- "$1"
	    compgen -f -X '!*.y?(a)ml' -- "$1" ;;
	*+) fit=${before##*,}
	    compgen -P "$before" -W "$(_rummy_names option -r "${fit%+}")" -- "${1##*+}" ;;
	*,) compgen -P "$before" -W "$(_rummy_names set)" -- "${1##*,}" ;;
	esac
}

# _rummy_set WORD: KEY=, or the words that the key takes.
_rummy_set() {
	local key=${1%%=*}

	case $1 in
	*=*)
		# shellcheck disable=SC2046 # a word each
		compgen -W "$(rummy -s "$key=?" </dev/null 2>&1 |
		    sed -n 's/.*; expected //p' | grep -oE '[a-z][a-z-]*' |
		    grep -vxE 'a|whole|number|from|to|or|of|with|values|like')" \
		    -- "${1#*=}" ;;
	*)
		compgen -S = -W "$(rummy --show-rules --all 2>/dev/null |
		    sed 's/^\( *\)# /\1/' | awk '/^ +[a-z0-9-]+:/ { sub(":.*", "")
			if (group != "words.") print group $1; next }
		    /^[a-z0-9-]+:$/ { sub(":", "."); group = $0; next }
		    /^[a-z0-9-]+:/ && !/^(rules|title|source):/ {
			sub(":.*", ""); print }'; echo wild turn-up \
		    round turn taken players value fee entry)" -- "$1" ;;
	esac
}

_rummy() {
	local line=${COMP_LINE:0:COMP_POINT} word option
	local -a words

	# Not COMP_WORDS, where "--to=te" is three words.
	read -ra words <<<"$line."
	word=${words[-1]%.}
	option=${words[-2]}
	case $word in
	--*=*) option=${word%%=*} word=${word#*=} ;;
	-[rsftj]?*) option=${word:0:2} word=${word:2} ;;
	esac
	case $option in
	-r | --rules | --houses | --show-rules)
		mapfile -t COMPREPLY < <(_rummy_rules "$word") ;;
	-s | --set)
		mapfile -t COMPREPLY < <(_rummy_set "$word") ;;
	-f) mapfile -t COMPREPLY < <(compgen -W "$(_rummy_ask from)" -- "$word") ;;
	-t) mapfile -t COMPREPLY < <(compgen -W "$(_rummy_ask to)" -- "$word") ;;
	--cards | --color | --from | --header | --to)
		mapfile -t COMPREPLY < <(compgen -W \
		    "$(_rummy_ask "${option#--}")" -- "$word") ;;
	*)
		case $word in
		-*) mapfile -t COMPREPLY < <(compgen -W "$(rummy --help \
			2>/dev/null | grep -oE -- '^  .{4}--[a-z-]+=?' |
			grep -oE -- '--.*')" -- "$word") ;;
		*) mapfile -t COMPREPLY < <(compgen -f -- "$word") ;;
		esac ;;
	esac
	[[ ${COMPREPLY[0]-} != *= ]] || compopt -o nospace 2>/dev/null
	# bash replaces what follows the last "=", or all of "-tjs".
	case ${words[-1]} in
	-[rsftj]?*)
		[[ ${words[-1]} = *=* ]] ||
		    COMPREPLY=("${COMPREPLY[@]/#/${words[-1]:0:2}}") ;;
	esac
}

complete -F _rummy rummy
