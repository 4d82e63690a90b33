#!/bin/sh
# All the cases of tests/cases; build-aux/run-cases says what a case is.
exec sh "${top_srcdir:?}/build-aux/run-cases"
