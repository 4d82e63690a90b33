# The page: well-formed, everything on it, and readable on a phone.
bats_require_minimum_version 1.5.0
load lib

setup() {
	cd "$BATS_TEST_TMPDIR"
}

# text_of FILE: what a person reads of the page, a line an element.
text_of() {
	sed '1,/<\/style>/d; s/<[^>]*>/\n/g' "$1" |
	    sed 's/\xEF\xB8\x8E//g; s/&lt;/</g; s/&gt;/>/g; s/&quot;/"/g; s/&amp;/\&/g'
}

# well_formed FILE...: each tag closes the one that was opened last.
well_formed() {
	awk 'BEGIN { RS = "<" }
	    FNR == 1 && depth { exit }
	    FNR == 1 { file = FILENAME; next }
	    /^[!?]/ || /^[^>]*\/>/ { next }
	    { name = $0; sub(/[ \n>].*/, "", name) }
	    !/^\// { open[++depth] = name; next }
	    depth < 1 || name != "/" open[depth--] { exit wrong = 1 }
	    END { if (!wrong && !depth) exit
		print file ": a tag is not closed"; exit 1 }' "$@" || return
	# It knows of more than tags, but not every machine has it.
	! command -v xmllint >/dev/null || xmllint --noout "$@"
}

@test "every sample is a page that holds its records as text" {
	for sample in "$top_srcdir"/samples/*; do
		"$RUMMY" -t html "$sample" >page 2>/dev/null || [ $? -le 2 ]
		well_formed page
		# With a context on each, which text leaves out of plain gin.
		"$RUMMY" "$sample" 2>/dev/null | sed '/^#/d; s/^\[[^]]*\] *//
		    /^$/d' >lines || :
		as_text page >there
		awk 'NR == FNR { all = all "\n" $0; next }
		    !index(all, $0) { print; wrong = 1 } END { exit wrong }' \
		    there lines || {
			echo "$sample"
			return 1
		}
	done
}

@test "the rules of every house are a page that holds their sentences" {
	for file in "$top_srcdir"/rules/*.yaml; do
		name=$(basename "$file" .yaml)
		"$RUMMY" -r "$name" --show-rules >rules 2>/dev/null || continue
		"$RUMMY" --show-rules="$name" -t html >page
		well_formed page
		"$RUMMY" --show-rules="$name" -e | tr -s ' \n' ' ' >sentences
		text_of page | tr -s ' \n' ' ' | sed 's,^ ,,' | diff - sentences || {
			echo "$name"
			return 1
		}
	done
}

page_of_cases() {
	local page=$BATS_TEST_TMPDIR/page

	"$RUMMY" "${with[@]}" -t html "${of[@]}" >"$page" 2>/dev/null ||
	    [ $? -le 2 ]
	# Nothing at all where the case is about the command line.
	[ -s "$page" ] || return 0
	echo "${with[@]}" "${of[@]}" >>"$BATS_TEST_TMPDIR/cases"
	# Names may hold what no page may.
	tr -d '\000-\010\013-\037' <"$page" >"$page-$(wc -l <"$BATS_TEST_TMPDIR/cases")"
}

@test "every case is a page without an open end" {
	each_case page_of_cases
	cat -n cases # for "page-N: ..."
	well_formed page-*
}

@test "names, figures, kinds and what a joker stands for are on the page" {
	"$RUMMY" -t html >page <<-'END'
		[rummycircle wild=7S value=2]
		"<b>&\"": declare 6H 7H 8H | 10S JS PJ | KS KD KC | 4C 4D 4H 4S
		Bela: 2H 3H 4H 5C 6C 9C 8H 8S 5D 2D 2C KS QS
		Chand: drop first
	END
	well_formed page
	text_of page >said
	grep -qxF '<b>&"' said
	for word in 'pure sequence' 'sequence, JK' 'drop first' Bela Chand; do
		grep -qF "$word" said
	done
	"$RUMMY" -t json <<-'END' | jq -r .players[1].points >points
		[rummycircle wild=7S value=2]
		A: declare 6H 7H 8H | 10S JS PJ | KS KD KC | 4C 4D 4H 4S
		Bela: 2H 3H 4H 5C 6C 9C 8H 8S 5D 2D 2C KS QS
		Chand: drop first
	END
	grep -qxF "$(cat points)" said
	run ! grep -q '<b>' page
}

@test "a page with an open end would be noticed" {
	for wrong in '<p>' '<p><b></p></b>' '</p>' '<p></p></p>' '<p><b/>'; do
		printf '%s\n' "$wrong" >page
		run ! well_formed page
	done
}

@test "no record is a page too, and comments are what the host says" {
	"$RUMMY" -t html </dev/null >page
	well_formed page
	printf '# Who is right?\n\nAH\n' | "$RUMMY" -t html >page
	well_formed page
	grep -qxF '<h1>Who is right?</h1>' page
	printf '# An evening:\n# of two lines\n# more\n#\n# Last.\n\n# Here.\nAH\n#\n' |
	    "$RUMMY" -t html >page
	well_formed page
	grep -qF '<title>An evening</title>' page
	printf '"a\\x01b": gin\nBob: count 3\n' | "$RUMMY" -t html >odd
	well_formed odd
	printf '# E\n##\nAH\n# #1\nAH\n###\n' | "$RUMMY" -t html >short
	well_formed short
	[ "$(grep '^<p>#' short)" = "$(printf '<p>#</p>\n<p>#1</p>\n<p>##</p>')" ]
	sed -n '/<h1>/,/<article>/p' page >said
	diff said - <<-'END'
		<h1>An evening</h1>
		<p>of two lines more</p>
		<p>Last.</p>
		<p>Here.</p>
		<article>
	END
}

@test "a game is a table and a chart of its totals" {
	for game in gin pool basic contract 500; do
		"$RUMMY" -g -t html "$top_srcdir/samples/game-$game.txt" >page
		well_formed page
		[ "$(grep -c '<svg' page)" -ge 1 ]
		sed -n '/<svg/,/<\/svg/p' page >chart
		run ! grep 'NaN\|[0-9]\.[0-9]' chart
	done
	text_of page >said
	"$RUMMY" --sheet -t tsv "$top_srcdir/samples/game-500.txt" |
	    sed -n 's/^total\t//p' | tr '\t' '\n' >totals
	[ -s totals ]
	while read -r total; do
		grep -qw -- "$total" said
	done <totals
}

@test "a game with a board that nobody is on, and one where nobody is ahead" {
	"$RUMMY" -g -t html >page <<-'END'
		[gin+hollywood]
		Ann: points 20
		Bob: points 0
	END
	well_formed page
	[ "$(grep -c '<h2>The game' page)" -eq 3 ]
	"$RUMMY" -g -t html >page <<-'END'
		[rummycircle wild=AD]
		Asha: declare 5H 6H 7H | 9C 10C JC | QS QD QH | 2S 2D 2C 2H
		Bela: 4C 5C 6C 8D 9D 10D KS KD KH 3S 3C 3D 3H
	END
	well_formed page
	[ "$(grep -c '<svg' page)" -eq 1 ]
}

@test "a board that ended before all deals that are kept has no chart" {
	{
		echo '[gin+hollywood game.target=30]'
		printf 'A: points 40\nB: points 0\n\n'
		yes $'A: points 0\nB: points 0\n' | head -n 603
	} >pad
	"$RUMMY" -g -t html pad >page
	well_formed page
	[ "$(grep -c '<h2>The game' page)" -eq 3 ]
	[ "$(grep -c '<svg' page)" -eq 2 ]
}

@test "identical cards, pairs and jokers are called what they are" {
	"$RUMMY" -t html >page <<-'END'
		[indian-21 wild=5C] meld 2H 2H 2H
		[indian-21 wild=5C] declare 2H 2H | 3H 3H | 6S 6S | 9D 9D | KC KC | 8C 8C | JD JD | 4S 4S / AH 7D 10C QS 2C
		[indian-21 wild=5C jokers.max-per-run=2 jokers.max-per-set=2] declare JK JK JK 5C 5D 5H 4C 6C / 2H 7D 9S JH QC KS AD 3C 8H 9D 10S 10H JC
	END
	well_formed page
	grep -o '<small>[a-z ]*</small>' page | sort | uniq -c | tr -s ' ' >words
	echo ' 8 <small>dublee</small>
 1 <small>printed joker</small>
 1 <small>tunnela</small>' >expected
	diff expected words
}

# boxes PAGE...: in a browser, at the widths of two phones and a desk, what is wrong
# with the boxes of the pages, a line each.
boxes() {
	cat >check.html <<-'END'
		<body><script>
		const say = [];
		const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 &&
			a.top < b.bottom - 3 && b.top < a.bottom - 3;
		function check(name, doc) {
			const wide = doc.documentElement.clientWidth;
			const bad = (what, e) => say.push([name, wide, what,
				e.textContent.trim().slice(0, 30)].join(' ')
				.replace(/\s+/g, ' '));
			if (doc.documentElement.scrollWidth > wide)
				bad('scrolls', doc.body);
			for (const e of doc.querySelectorAll('body *'))
				if (!e.closest('.sheet table, svg') &&
				    e.getBoundingClientRect().right > wide + 1)
					bad('sticks out', e);
			for (const e of doc.querySelectorAll('.sheet td, .sheet th'))
				if (e.getBoundingClientRect().height > 40)
					bad('is broken', e);
			for (const svg of doc.querySelectorAll('svg')) {
				const labels = [...svg.querySelectorAll('text')];
				const all = svg.getBoundingClientRect();
				const box = labels.map((e) => e.getBoundingClientRect());
				labels.forEach((e, i) => {
					if (box[i].left < all.left - 1 ||
					    box[i].right > all.right + 1 ||
					    box[i].bottom > all.bottom + 1)
						bad('is clipped', e);
					if (box[i].height < 11)
						bad('is small', e);
					for (let k = 0; k < i; k++)
						if (over(box[i], box[k]))
							bad('is overprinted', e);
				});
			}
		}
		addEventListener('load', () => {
			for (const f of document.querySelectorAll('iframe'))
				check(f.dataset.name, f.contentDocument);
			document.body.textContent = say.join('\n') + '\nchecked';
		});
		</script>
	END
	for page; do
		for width in 360 390 1200; do
			echo "<iframe data-name='$page' src='$page' width='$width'" \
			    "height='800' style='border:0'></iframe>"
		done
	done >>check.html
	for dark in 0 1; do
		timeout 120 chromium --headless --no-sandbox --disable-gpu \
		    --allow-file-access-from-files \
		    --blink-settings=preferredColorScheme=$dark \
		    --dump-dom "file://$PWD/check.html" 2>/dev/null |
		    sed '/<\/script>/d; s/<[^>]*>//g'
	done | grep . || :
}

@test "a browser fits every sample and long sheets on a phone" {
	command -v chromium >/dev/null || skip 'chromium not found'
	[ "$SANITIZERS$COVERAGE" = nono ] || skip 'the same pages as of any build'
	for sample in "$top_srcdir"/samples/*; do
		"$RUMMY" -g -t html "$sample" >"${sample##*/}.html" 2>/dev/null || :
	done
	names=(Maximiliane-Friederike 'Bartholomew Featherstonehaugh' Chandrasekharan
	    'Dörte Müller-Lüdenscheidt' 玛丽亚玛丽亚玛丽亚玛丽亚 Fritz
	    Gwendolyn-Alexandra Hildegard-Ermentrude Immanuel-Nebukadnezar J)
	for n in 2 3 4 5 6 7 8 9 10; do
		for deal in 1 2 3 4; do
			for ((i = 0; i < n; i++)); do
				echo "${names[i]}: points $((i == deal % n ? 0 : 7 * i + deal + 150))"
			done
			echo
		done >deals
		{ echo "[contract value=2 players=$n]"; cat deals; } |
		    "$RUMMY" -g -t html >"players-$n.html"
	done
	boxes ./*.html >wrong
	[ "$(grep -c '^checked' wrong)" -eq 2 ]
	sed -i '/^checked/d' wrong
	diff /dev/null wrong
	# What is wrong would be noticed.
	sed 's/nowrap/normal/; s/<\/body>/<p style="width:2000px">wide<\/p>&/
	    s/\(<text [^>]*y="\)[0-9]*/\150/' players-9.html >broken.html
	boxes broken.html >wrong
	for what in scrolls 'sticks out' overprinted; do
		grep -q "$what" wrong
	done
}
