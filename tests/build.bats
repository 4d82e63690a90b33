# The scripts that build and test rummy do what they say.

load lib

setup() {
	cd "$BATS_TEST_TMPDIR"
	aux=$top_srcdir/build-aux
}

# A source with one case: make_case STDIN EXPECTED
make_case() {
	mkdir -p tests/cases/gin/one
	printf '%s\n' "$1" >tests/cases/gin/one/stdin
	printf '%s\n' "$2" >tests/cases/gin/one/stdout
	printf '#!/bin/sh\necho said\n' >said
	chmod +x said
}

run_cases() {
	SANITIZERS=${sanitizers-no} RUMMY=$PWD/said top_srcdir=$PWD \
		sh "$aux/run-cases" "$@"
}

@test "embed-rules: the bytes come back, in order of name" {
	mkdir rules
	printf 'a\0\n"\\\377??=' >rules/b-2.yaml
	: >rules/empty.yaml
	seq 1000 >rules/B.yaml
	sh "$aux/embed-rules" rules >rules.c
	cat >show.c <<-'END'
		#include <stdio.h>
		#include "rules/data.h"
		int main(void)
		{
			for (size_t i = 0; i < embedded_rules_count; i++) {
				const struct embedded_rules *r = &embedded_rules[i];
				printf("%s %zu\n", r->name, r->len);
				fwrite(r->text, 1, r->len, stdout);
			}
		}
	END
	"${CC:-cc}" -std=c11 -I"$top_srcdir/src" -o show show.c rules.c
	./show >shown
	{
		echo "B $(wc -c <rules/B.yaml)"
		cat rules/B.yaml
		echo 'b-2 9'
		cat rules/b-2.yaml
		echo 'empty 0'
	} >expected
	cmp expected shown
}

@test "embed-rules: a directory without rule files is an error" {
	mkdir rules
	run -1 sh "$aux/embed-rules" rules
}

# rooms FILE TEXT...: a tree of two rooms, low and high, with these sources.
rooms() {
	mkdir -p src/low src/high tests
	printf 'low:\nhigh: low\ncircle: low/c low/d\n' >src/LAYERS
	while [ $# -gt 0 ]; do
		printf '%s\n' "$2" >"src/$1"
		shift 2
	done
}

@test "check-layers: a room below may be included, one above may not" {
	rooms low/a.h '' high/b.c '#include "low/a.h"' high/b.h ''
	run -0 sh "$aux/check-layers" .
	echo '#include "high/b.h"' >src/low/a.c
	run -1 sh "$aux/check-layers" .
	[ "$output" = 'src/low/a.c:1: low/ may not use high/' ]
}

@test "check-layers: a call upward without an include is seen" {
	rooms low/a.c 'void up(void); void a(void); void a(void) { up(); }' \
	    high/b.c 'void up(void); void up(void) { }'
	run -0 sh "$aux/check-layers" .
	"${CC:-cc}" -c -o src/low/a.o src/low/a.c
	"${CC:-cc}" -c -o src/high/b.o src/high/b.c
	run -1 sh "$aux/check-layers" . .
	[ "$output" = 'low/a.o calls up: low/ may not use high/' ]
}

@test "check-layers: a circle in a room is refused, unless it is listed" {
	rooms low/c.h '#include "low/d.h"' low/d.h '#include "low/c.h"'
	run -0 sh "$aux/check-layers" .
	rooms low/a.h '#include "low/b.h"' low/b.h '#include "low/a.h"'
	run -1 sh "$aux/check-layers" .
	[[ "$output" = *'low/a leads back to low/b'* ]]
}

@test "check-layers: two sources of one name, and a room that is not listed" {
	rooms low/a.c '' high/a.c ''
	run -1 sh "$aux/check-layers" .
	[ "$output" = 'a.c: two sources have this name' ]
	rm src/high/a.c
	mkdir src/loft
	echo '#include "low/a.h"' >src/loft/e.h
	run -1 sh "$aux/check-layers" .
	[ "$output" = 'src/loft/e.h:1: loft is not a room of src/LAYERS' ]
}

@test "check-layers: a file of 501 lines is refused, one of 500 is not" {
	rooms low/a.c "$(seq 500)"
	run -0 sh "$aux/check-layers" .
	rooms low/a.c "$(seq 501)"
	run -1 sh "$aux/check-layers" .
}

@test "run-cases: met, not met, and a case that does not say what it shows" {
	make_case '# shows' said
	run -0 run_cases
	[ "$output" = "$(printf 'ok 1 - gin/one\n1..1')" ]
	make_case '# shows' other
	run -0 run_cases
	[[ $output == *'not ok 1 - gin/one'* ]]
	make_case 'AS' said
	run -0 run_cases
	[[ $output == 'not ok 1 - gin/one: neither'* ]]
}

@test "run-cases: messages and status that no file expects are not met" {
	make_case '# shows' said
	echo 'echo why >&2' >>said
	run -0 run_cases
	[[ $output == *'not ok 1'* ]]
	make_case '# shows' said
	echo 'exit 1' >>said
	run -0 run_cases
	[[ $output == *'not ok 1'* ]]
	make_case '# shows' '! 1H => error why=card'
	echo "echo '! 1H => error why=card'" >said
	run -0 run_cases
	[[ $output == *'status 0, not 2'* ]]
	echo 'exit 2' >>said
	run -0 run_cases
	[[ $output == 'ok 1'* ]]
}

@test "run-cases --bless: records it all, but not from a sanitizer build" {
	make_case '# shows' other
	echo 'echo why >&2; exit 2' >>said
	sanitizers=yes run -1 run_cases --bless
	run -0 run_cases
	[[ $output == *'not ok 1'* ]]
	run -0 run_cases --bless
	run -0 run_cases
	[ "$output" = "$(printf 'ok 1 - gin/one\n1..1')" ]
	[ "$(cat tests/cases/gin/one/status)" = 2 ]
}

@test "run-bats: without bats it says so and fails" {
	BATS=no-such-bats run -1 sh "$aux/run-bats" x.bats
	[ "$output" = 'Bail out! bats not found: apt-get install bats' ]
}

@test "the program is hardened as far as compiler and linker can" {
	command -v readelf >/dev/null || skip 'readelf is not installed'
	[ "$SANITIZERS$COVERAGE" = nono ] || skip 'a build that is not hardened'
	flags=$(grep -E '^(MODE_CFLAGS|MODE_LDFLAGS|CFLAGS) = ' \
	    "$top_builddir/Makefile")
	readelf -hldW --dyn-syms "$RUMMY" >elf || skip 'this is no ELF system'
	# what configure took, and how that shows
	while read -r flag pattern; do
		[[ $flags == *"$flag"* ]] || continue
		grep -Eq -e "$pattern" elf || { echo "$flag"; return 1; }
	done <<-'END'
		-pie ^ +Type: +DYN
		-Wl,-z,relro ^ +GNU_RELRO
		-Wl,-z,now FLAGS.*(BIND_NOW|NOW)
		-Wl,-z,noexecstack ^ +GNU_STACK .* RW +0x
		-fstack-protector-strong __stack_chk_fail
	END
	[[ $flags == *-O0* || $flags != *_FORTIFY_SOURCE=* ]] ||
		grep -Eq '__[a-z]+_chk@' elf
	# where all of this is known
	if [ "$(uname -s)" = Linux ]; then
		for flag in -fPIE -pie relro z,now stack-protector; do
			[[ $flags == *"$flag"* ]]
		done
	fi
}

# a_clone: a source tree of which ./bootstrap can be tried in a moment: make and
# configure do nothing but say when they begin and end, and make the program.
a_clone() {
	mkdir -p src rules m4 build-aux bin
	cp "$top_srcdir/bootstrap" .
	touch Makefile.am Makefile.in configure.ac build-aux/embed-rules src/a.c
	printf '#!/bin/sh\ntouch Makefile\n' >configure
	cat >bin/make <<-'END'
		#!/bin/sh
		case $* in *check*) echo checked; exit ;; esac
		echo begin >>made
		sleep 0.2
		printf '#!/bin/sh\necho "ran $*"; cat\n' >src/rummy
		chmod +x src/rummy
		echo end >>made
	END
	for tool in gcc autoreconf automake pkg-config bats jq python3; do
		ln -sf "$(command -v true)" bin/$tool
	done
	chmod +x configure bin/make
	PATH=$PWD/bin:$PATH
}

@test "bootstrap: two at once, at both ends of a pipe, do not meet" {
	command -v flock || skip 'flock not found'
	a_clone
	./bootstrap run a | ./bootstrap run b >out
	printf 'ran b\nran a\n' | cmp - out
	printf 'begin\nend\n' >once
	[ "$(sort -u made)" = "$(sort once)" ]
	awk '{ want = NR % 2 ? "begin" : "end"; bad = bad || $0 != want }
	    END { exit bad }' made
}

@test "bootstrap: run makes nothing when the program is up to date" {
	a_clone
	./bootstrap run </dev/null
	rm made
	./bootstrap run </dev/null
	[ ! -e made ]
	touch -d '1 minute' src/a.c
	./bootstrap run </dev/null
	[ -e made ]
	[ "$(./bootstrap check)" = checked ]
}
