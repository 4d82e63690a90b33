# RUMMY_ENABLE(NAME, HELP)
# ------------------------
# --enable-NAME, no by default; any value but yes and no is refused.  Leaves
# the answer in enable_NAME, as the shell variable and as an Automake
# conditional ENABLE_NAME in capitals.
AC_DEFUN([RUMMY_ENABLE],
[AC_ARG_ENABLE([$1], [AS_HELP_STRING([--enable-$1], [$2])], [], [enable_$1=no])
AS_CASE([$enable_$1], [yes|no], [],
  [AC_MSG_ERROR([--enable-$1 takes yes or no, not "$enable_$1"])])
AC_SUBST([enable_$1])
AM_CONDITIONAL(m4_toupper([ENABLE_$1]), [test "$enable_$1" = yes])])

# RUMMY_CC_FLAGS(VARIABLE, FLAGS, [IF-REFUSED])
# ---------------------------------------------
# Append to VARIABLE those of the FLAGS that compiler and linker take without
# a word, with the flags found so far.
AC_DEFUN([RUMMY_CC_FLAGS],
[AC_SUBST([$1])
m4_foreach_w([rummy_flag], [$2],
  [AC_MSG_CHECKING([whether $CC takes rummy_flag])
  rummy_save_CFLAGS=$CFLAGS
  CFLAGS="$CFLAGS -Werror $[]$1 rummy_flag"
  AC_LINK_IFELSE([AC_LANG_PROGRAM([[#include <stdio.h>]],
      [[return puts("") == EOF;]])],
    [AC_MSG_RESULT([yes])
    $1="$[]$1 rummy_flag"],
    [AC_MSG_RESULT([no])
    $3])
  CFLAGS=$rummy_save_CFLAGS
])])

# RUMMY_CC_FLAGS_REQUIRED(VARIABLE, FLAGS)
# ----------------------------------------
# The same, but to do without one of them is an error.
AC_DEFUN([RUMMY_CC_FLAGS_REQUIRED],
[RUMMY_CC_FLAGS([$1], [$2], [AC_MSG_ERROR([$CC does not take $2])])])
