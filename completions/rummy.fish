# Completion of rummy for fish.  It asks the program for what it offers; see
# rummy.bash.

# A rule set; after each "+" an option, after each "," (of houses) another set.
function __rummy_rules
    set -l word (commandline -ct | string replace -r '^--?[a-z-]+=?' '')
    set -l before (string match -r '.*[+,]' -- $word)
    set -l kind set
    set -l fit
    if string match -q '*+' -- $before
        set kind option
        set fit -r (string replace -r '.*,' '' -- $before | string trim -c +)
    end
    rummy --list-rules $fit 2>/dev/null | awk -F '\t' -v kind=$kind \
        -v before="$before" '$2 == kind { print before $1 "\t" $3 }'
end

# KEY=, or the words that the key takes.
function __rummy_set
    set -l word (commandline -ct | string replace -r '^(-s|--set=)' '')
    if string match -q '*=*' -- $word
        set -l key (string replace -r '=.*' '' -- $word)
        rummy -s "$key=?" </dev/null 2>&1 | sed -n 's/.*; expected //p' |
            grep -oE '[a-z][a-z-]*' |
            grep -vxE 'a|whole|number|from|to|or|of|with|values|like' |
            sed "s/^/$key=/"
    else
        rummy --show-rules --all 2>/dev/null |
            sed 's/^\( *\)# /\1/' | awk '/^ +[a-z0-9-]+:/ { doc = $0; sub("[^#]*# *", "", doc)
                sub(":.*", "")
                if (group != "words.") print group $1 "=\t" doc
                next }
            /^[a-z0-9-]+:$/ { sub(":", "."); group = $0; next }
            /^[a-z0-9-]+:/ && !/^(rules|title|source):/ {
                sub(":.*", ""); print $0 "=" }'
        for fact in wild turn-up round turn taken players value fee entry
            echo $fact=
        end
    end
end

# One line of --help: "  -r, --rules=NAME|FILE   what it does".
rummy --help 2>/dev/null | string match -r '^  .{4}--.*' | while read -l line
    set -l letter (string match -r -g -- '^ *-([a-zA-Z]),' $line)
    set -l long (string match -r -g -- '--([a-z-]+)' $line)
    set -l argument (string match -r -g -- '--[a-z-]+\[?=([^ \]]+)' $line)
    set -l help (string match -r -g -- '.*   ?([^ ].*)$' $line)
    set -l offer
    switch $long
        case rules houses
            set offer -r -a '(__rummy_rules)'
        case show-rules
            set offer -f -a '(__rummy_rules)'
        case set
            set offer -x -a '(__rummy_set)'
        case '*'
            test -n "$argument"
            and set offer -x -a (string replace -a '|' ' ' -- $argument)
    end
    test -n "$letter"; and set -a offer -s $letter
    complete -c rummy -l $long -d "$help" $offer
end
