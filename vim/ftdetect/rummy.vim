" Files of hands and tables: *.rummy, or any with a line "vim: ft=rummy".
autocmd BufNewFile,BufRead *.rummy setfiletype rummy
