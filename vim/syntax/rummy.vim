" Hands, claims and tables as rummy(5) describes them.
if exists('b:current_syntax')
  finish
endif
syntax case ignore
setlocal iskeyword=@,48-57,192-255,-

syntax match rummyComment '^#.*$'
syntax match rummyReport '^#:.*$'
syntax match rummyBroken '^!.*$'
syntax match rummyContext '^\s*\[[^]]*\]' contains=rummyFact,rummyString
syntax match rummyFact '[a-z0-9.-]\+\ze=' contained
syntax region rummyString start='"' skip='\\.' end='"' oneline contained
syntax match rummyName '^\s*\%(\[[^]]*\]\s*\)\?\zs\%("\%(\\.\|[^"\\]\)*"\|[^][:"#!|/>+]\+\):\ze\%(\s\|$\)'
syntax keyword rummyVerb declare show knock down out gin rummy meld
syntax keyword rummyAction drop missed left wrong packed first middle last
syntax keyword rummyAction before after no turn not seen count points for
syntax match rummySign '[|/>+]\|\s-\ze\s'
syntax match rummyBlack '\<\%(10\|[A2-9TJQK]\)[SC]\>\|\%(10\|[A2-9TJQK]\)[♠♣]'
syntax match rummyRed '\<\%(10\|[A2-9TJQK]\)[HD]\>\|\%(10\|[A2-9TJQK]\)[♥♦]'
syntax match rummyJoker '\<\%(JK\|PJ\|Joker\)\>\|🃏'
syntax match rummyResult '=>.*$' contains=rummyGood,rummyBad,rummyNumber
syntax keyword rummyGood valid ready contained
syntax keyword rummyBad invalid error contained
syntax match rummyNumber '=\zs[-0-9.]\+' contained

highlight default link rummyComment Comment
highlight default link rummyReport SpecialComment
highlight default link rummyBroken Error
highlight default link rummyContext PreProc
highlight default link rummyFact Identifier
highlight default link rummyString String
highlight default link rummyName Label
highlight default link rummyVerb Keyword
highlight default link rummyAction Keyword
highlight default link rummySign Operator
highlight default link rummyBlack Normal
highlight default link rummyRed Constant
highlight default link rummyJoker Special
highlight default link rummyResult Statement
highlight default link rummyGood Function
highlight default link rummyBad Error
highlight default link rummyNumber Number

let b:current_syntax = 'rummy'
