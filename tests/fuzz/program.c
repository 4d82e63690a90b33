/* The program, to be called: its main is rummy_main here. */
int rummy_main(int argc, char **argv);
#define main rummy_main
#include "main.c" /* NOLINT(bugprone-suspicious-include) */
