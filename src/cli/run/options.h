/* What all commands have in common: their options, and what the programs do first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/read.h"
#include "sudoku/rules.h"

/* Takes up the language of the user, and gives the program its name in messages. */
void cli_start (const char *name);

/* Exit status; the worst that happened counts. */
enum
{
  CLI_EXIT_OK = 0,          /* every puzzle was answered */
  CLI_EXIT_NO_SOLUTION = 1, /* some puzzle has no solution */
  CLI_EXIT_BAD = 2          /* some input or the command line was wrong, or an answer could not be written */
};

typedef struct
{
  NonetReadOptions reading; /* --boxes and --alphabet; the alphabet is owned here */
  gboolean plain;           /* set by a command that knows only boards without further rules: it has no --rules */
  GArray *rules;            /* SudokuRule: --rules, or NULL */
  guint threads;            /* --threads, else as many as there are processors */
  gboolean stats;
  gboolean json;
  char **files;       /* NULL: standard input */
  GPtrArray *strings; /* the values of a command's own options, which they belong to */
} CliOptions;

/* As the only argument: the program prints its commands, or a command its options, a line each, with a tab and what it does; before
 * an option: what its value may be, a line each. For completion in shells. */
#define CLI_LIST_OPTIONS "--list-options"

/* In a GOptionEntry that cli_choices_list () is called for, as cli_choose () and cli_usage_error_value () do. */
#define CLI_CHOICES G_OPTION_FLAG_NOALIAS

/* Prints the choices of an option, "line, grid", and ends the program, if that is what a value which is none of them stands for. */
void cli_choices_list (const char *value, const char *choices);

/* Takes the options off the command line argv, which ends with NULL. own are those of the command, ended by an empty entry; --json
 * is one only if answers_json. usage and summary are for --help, already translated. Strings that are read belong to self.
 * Returns FALSE after saying what is wrong. */
gboolean cli_options_parse (CliOptions *self,
                            const char *usage,
                            const char *summary,
                            const GOptionEntry *own,
                            gboolean answers_json,
                            char **argv);

/* What a --limit that was not given is set to, and whether one that was is a number of at least 1; if not,
 * that is reported. */
#define CLI_NO_LIMIT G_MININT64
gboolean cli_limit_valid (gint64 limit);

/* Whether --seconds is greater than 0; if not, that is reported. More than a year is made a year, which microseconds hold. */
gboolean cli_seconds_check (double *seconds);

/* Sets *chosen to the index of an option's value in the choices, "line, grid". It stays as it is if the option was not given:
 * value is NULL. Returns FALSE after reporting a value that is none of the choices. */
gboolean cli_choose (const char *option, const char *value, const char *choices, guint *chosen);

/* Frees what the options own. */
void cli_options_clear (CliOptions *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliOptions, cli_options_clear)

/* Reports that the command line is invalid, in the words of format, and where help is. Returns CLI_EXIT_BAD. */
int cli_usage_error (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* The same for an option whose value is none of these choices, "line, grid". */
int cli_usage_error_value (const char *option, const char *value, const char *choices);
