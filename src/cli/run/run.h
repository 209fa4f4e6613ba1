/* What all commands of nonet-cli have in common: every puzzle in turn gets its answer, and how far that is is shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli/run/input.h"
#include "cli/run/output.h"
#include "cli/run/print.h"
#include "sudoku/search.h"

/* The answer to one puzzle while it is made. Many are made at the same time by several threads. */
typedef struct
{
  const CliOptions *options;
  CliBoard board;
  guint64 number;      /* of the puzzle in the input, from 1 */
  const char *file;    /* the name of the puzzle's file, if there are several */
  const guint8 *cells; /* what the batch says of its 81 cells, or NULL if this puzzle is to be answered by itself */
  guint64 count;       /* of solutions, as the batch counted them */

  GString *text;    /* append to it */
  gboolean at_once; /* the text may be written before it is all there: see cli_answer_spill () */
  guint n_threads;  /* this many threads may work on this answer */
  int status;       /* CLI_EXIT_… */
  gboolean stop;    /* set it to answer no further puzzle; only of a task whose answers are made one after the other */
  guint64 n_solutions; /* for --stats, as the next three */
  guint64 n_guesses;
  guint64 *learning;  /* [SUDOKU_N_LEARNING] sums over the answers of a thread: add to them */
  gint64 engine_time; /* µs */

  const CliItem *item;
  gpointer run; /* the loop that asks for it */
} CliAnswer;

/* What a command does. data is passed to its functions, which may be called from several threads. */
typedef struct
{
  gboolean keep_details; /* as in cli_input_new () */
  gboolean spaced;       /* answers have several lines: an empty line goes between them */
  gboolean apart;        /* answers are a file's contents: what is wrong goes to standard error */
  gboolean endless;      /* an answer can be too long to hold: they are made one after the other */

  /* Works on n puzzles of 81 values at once: counts the solutions of each and fills in its 81 cells. Puzzles with fewer than
   * batch_limit solutions are answered from that. Returns FALSE when out of memory. May be NULL. */
  gboolean (*batch) (const guint8 *values,
                     gsize n,
                     guint n_threads,
                     guint64 *counts,
                     guint8 *cells,
                     guint64 *n_guesses,
                     gpointer data);
  guint64 batch_limit;

  /* Makes an answer. */
  void (*answer) (CliAnswer *answer, gpointer data);

  gpointer data;
} CliTask;

/* Answers all puzzles of the options' input, what cannot be read with "Invalid input: REASON", and returns the
 * exit status. */
int cli_run (const CliOptions *options, const CliTask *task);

/* The puzzle with all that was read; caller unrefs. And its board to solve. */
NonetPuzzle *cli_answer_dup_puzzle (const CliAnswer *self);
SudokuGrid *cli_answer_dup_grid (const CliAnswer *self);

/* Returns what the core made, or ends the program with a message if it is NULL: out of memory. */
gpointer cli_made (gpointer object);

/* Prints "No solution found", and remembers it. */
void cli_answer_no_solution (CliAnswer *self);

/* Prints "Invalid input: REASON", in JSON an object with "error", to where the task has errors go, and remembers it. */
void cli_answer_invalid (CliAnswer *self, const char *reason);

/* Begins the JSON object of the puzzle: {"puzzle":3,"file":"NAME","unknown_rules":"…", where the file only comes if there are several,
 * and rules only if some are left out. */
void cli_answer_begin_json (CliAnswer *self);

/* Remembers an exit status if it is worse than what was. */
void cli_answer_note (CliAnswer *self, int status);

/* Writes the answers to the puzzles before, as far as they are there, so that nobody waits for them because this one takes long.
 * May be called from any thread that works on this answer, but one at a time. */
void cli_answer_flush (CliAnswer *self);

/* Writes the text made so far if there is much of it and nothing has to come before it. */
void cli_answer_spill (CliAnswer *self);

/* How far a long answer is: on a line of the terminal, and for the last time when the program is interrupted.
 *
 *   puzzle 1, 12 s: at least 3210987654321
 *
 * The engines ask now and then whether to continue (sudoku/cancel.h), and that is when the line is updated: there is no thread for
 * it. Ctrl+C and SIGTERM end the program as usual, but if an answer is being watched, what is known of it is printed first.
 */
typedef struct
{
  CliAnswer *answer;
  char *(*describe) (gpointer data); /* what is known so far, translated, or NULL. From any of the answer's threads */
  void (*print_known) (
      gpointer data); /* appends that to the answer's text, when the program is interrupted; may be NULL */
  gpointer data;
  GMutex mutex;
  gint64 begun; /* by the monotonic clock, as the next */
  gint64 shown;
} CliProgress;

/* Begins to watch an answer. describe may be NULL. */
void cli_progress_begin (CliProgress *self, CliAnswer *answer, char *(*describe) (gpointer data), gpointer data);

/* A SudokuCancelFunc whose data is a progress; it never cancels. May be called from any thread. */
bool cli_progress_look (void *self);

/* Ends it, and notes the time since it began as that of the engine. */
void cli_progress_end (CliProgress *self);

/* Runs a command on its arguments (argv[0] is its name) and returns the exit status. */
int cli_solve (int argc, char **argv);
int cli_count (int argc, char **argv);
int cli_candidates (int argc, char **argv);
int cli_canonical (int argc, char **argv);
int cli_check (int argc, char **argv);
int cli_derive (int argc, char **argv);
int cli_explain (int argc, char **argv);
int cli_rate (int argc, char **argv);
int cli_generate (int argc, char **argv);
int cli_convert (int argc, char **argv);
int cli_render (int argc, char **argv);
