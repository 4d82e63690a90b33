" rummy as a compiler: :make runs rummy --check on the file and jumps to each
" error and to each record that misses its expectation.
if exists('current_compiler')
  finish
endif
let current_compiler = 'rummy'

if exists(':CompilerSet') != 2
  command -nargs=* CompilerSet setlocal <args>
endif

CompilerSet makeprg=rummy\ --check\ --color=never\ %:S
" Messages, with and without a column, warnings; records that differ: the line
" "#: at FILE:LINE" follows "#: expected ...".
CompilerSet errorformat=
      \rummy:\ %f:%l:%c:\ %tarning:\ %m,
      \rummy:\ %f:%l:%c:\ %m,
      \rummy:\ %f:%l:\ %m,
      \rummy:\ %m,
      \%A#:\ expected\ %m,
      \%Z#:\ at\ %f:%l,
      \%-G%.%#
