" Hands and tables of rummy(5): :make checks the expectations of this file.
if exists('b:did_ftplugin')
  finish
endif
let b:did_ftplugin = 1

setlocal comments=:# commentstring=#\ %s
compiler rummy
let b:undo_ftplugin = 'setlocal comments< commentstring< makeprg< errorformat<'
