# Lists the mutants of C source: one change each of an operator, a constant, a
# condition or a statement.  Fields: path, line, file and function, the line,
# the line as it becomes, both without the blanks in front.  Comments,
# preprocessor lines, texts and assertions stay as they are.

# The line with comments and texts blanked, as long as before.
function blank(line,    out, i, two, quote) {
	out = ""
	quote = ""
	for (i = 1; i <= length(line); i++) {
		c = substr(line, i, 1)
		two = substr(line, i, 2)
		if (comment) {
			if (two == "*/") {
				comment = 0
				out = out " "
				i++
			}
			out = out " "
		} else if (quote != "") {
			if (c == "\\") {
				out = out " "
				i++
			} else if (c == quote)
				quote = ""
			out = out " "
		} else if (two == "/*") {
			comment = 1
			out = out "  "
			i++
		} else {
			if (c == "\"" || c == "'")
				quote = c
			out = out (quote == "" ? c : " ")
		}
	}
	return out
}

# Tabs are between fields, so those behind the first of a line are blanks.
function field(text) {
	sub(/^[ \t]+/, "", text)
	gsub(/\t/, " ", text)
	return text
}

function mutant(at, len, new) {
	printf "%s\t%d\t%s:%s\t%s\t%s\n", FILENAME, FNR, file, name, field($0),
	    field(substr($0, 1, at - 1) new substr($0, at + len))
}

# Every place of an operator that is no part of a longer one.
function replace(code, old, new,    from, at, before, after) {
	from = 1
	while ((at = index(substr(code, from), old)) > 0) {
		at += from - 1
		before = substr(code, at - 1, 1)
		after = substr(code, at + length(old), 1)
		if (old !~ /^[-+<>=!&|*]+$/ ||
		    (before !~ /[-+<>=!&|*]/ && after !~ /[-+<>=!&|*]/))
			mutant(at, length(old), new)
		from = at + length(old)
	}
}

# Numbers become the next ones, but -1 becomes 0: it says "none", and so would -2.
function count_on(code,    from, n) {
	from = 1
	while (match(substr(code, from), /(^|[^A-Za-z0-9_.])[0-9]+($|[^A-Za-z0-9_.])/)) {
		at = from + RSTART - 1
		if (substr(code, at, 1) !~ /[0-9]/)
			at++
		n = substr(code, at)
		match(n, /^[0-9]+/)
		if (substr(code, 1, at) ~ /[=(,?:n] -1$/ && RLENGTH == 1)
			mutant(at - 1, 2, "0")
		else
			mutant(at, RLENGTH, substr(n, 1, RLENGTH) + 1)
		from = at + RLENGTH
	}
}

BEGIN {
	split("== != < <= > >= && || += -= ++ -- << >>", one, " ")
	split("!= == <= < >= > || && -= += -- ++ >> <<", other, " ")
}

FNR == 1 {
	comment = 0
	inside = 0
	file = FILENAME
	gsub(/.*\/|\.c$/, "", file)
}

match($0, /^[a-z_]+\(/) { name = substr($0, 1, RLENGTH - 1) }

{
	code = blank($0)
	if (/^{/)
		inside = 1
	if (/^}/)
		inside = 0
	if (!inside || code ~ /^[ \t]*#/ || code ~ /assert\(/)
		next
	for (i = 1; i in one; i++)
		replace(code, one[i], other[i])
	replace(code, " + ", " - ")
	replace(code, " - ", " + ")
	replace(code, " & ", " | ")
	replace(code, " | ", " & ")
	replace(code, "true", "false")
	replace(code, "false", "true")
	if (match(code, /[(&|= ]![A-Za-z_(]/))
		mutant(RSTART + 1, 1, "")
	if (code ~ /^\t+(break|continue);$/ ||
	    code ~ /^\t+[a-z_]+\(.*\);$/ ||
	    code ~ /^\t+[a-z][][a-z_>.-]* [-+|&]?= .*;$/)
		mutant(match($0, /[^\t]/), length($0), ";")
	count_on(code)
}
