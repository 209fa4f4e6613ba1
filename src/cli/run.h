/* What all commands of nonet-cli have in common: every puzzle in turn gets its answer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli/input.h"
#include "cli/output.h"

G_BEGIN_DECLS

/* The answer to one puzzle while it is made. Many are made at the same time by several threads. */
typedef struct
{
  const CliOptions *options;
  gboolean apart;    /* as in the task */
  guint n_threads;   /* this many threads may work on this answer */
  GString *text;     /* append to it */
  CliOutput *output; /* where the text may go before it is all there, or NULL: see cli_answer_spill () */
  const char *file;  /* the name of the puzzle's file, if there are several */
  guint64 number;    /* of the puzzle in the input, from 1 */
  gpointer run;      /* the loop that asks for it */
  int status;        /* CLI_EXIT_… */
  gboolean stop;     /* set it to answer no further puzzle; only of a task whose answers are made one after the other */
  guint64 n_solutions; /* for --stats, as the next two */
  guint64 n_guesses;
  gint64 engine_time; /* µs */
} CliAnswer;

/* What a command does. data is passed to its functions, which may be called from several threads. */
typedef struct
{
  gboolean keep_details; /* as in cli_input_new () */
  gboolean spaced;       /* answers have several lines: a blank line goes between them */
  gboolean apart;        /* answers are a file's contents: what is wrong goes to standard error */
  gboolean endless;      /* an answer can be too long to hold: they are made one after the other */

  /* Works on the nines of a block at once, adding to totals, and sets ready[] of those whose answers take no time
   * any more. May be NULL. */
  void (*prepare) (CliAnswer *totals, const CliBlock *block, guint8 *ready, gpointer data);

  /* Makes the answer to an item, which is not an error; ready as prepare set it. */
  void (*answer) (CliAnswer *answer, const CliBlock *block, const CliItem *item, gboolean ready, gpointer data);

  gpointer data;
} CliTask;

/* Answers all puzzles of the options' input, what cannot be read with "Invalid input: REASON", and returns the
 * exit status. */
int cli_run (const CliOptions *options, const CliTask *task);

/* Prints "No solution found", and remembers it. */
void cli_answer_no_solution (CliAnswer *self);

/* Prints "Invalid input: REASON", in JSON an object with "error", to where the task wants it, and remembers it. */
void cli_answer_invalid (CliAnswer *self, const char *reason);

/* Begins the JSON object of the puzzle: {"puzzle":3,"file":"NAME", where the file only comes if there are several. */
void cli_answer_begin_json (CliAnswer *self);

/* Remembers an exit status if it is worse than what was. */
void cli_answer_note (CliAnswer *self, int status);

/* Writes the answers to the puzzles before, as far as they are there, so that nobody waits for them because this one takes long. May be
 * called from any thread that works on this answer, but one at a time. */
void cli_answer_flush (CliAnswer *self);

/* Writes the text made so far if there is much of it and nothing has to come before it. */
void cli_answer_spill (CliAnswer *self);

G_END_DECLS
