/* How far a long answer is: on a line of the terminal, and for the last time when the program is interrupted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   puzzle 1, 12 s: at least 3210987654321
 *
 * The engines ask now and then whether to continue (sudoku/cancel.h), and that is when the line is updated: there is no thread for
 * it. Ctrl+C ends the program as usual, but if an answer is being watched, what is known of it is printed first.
 */
#pragma once

#include "cli/run/run.h"

G_BEGIN_DECLS

typedef struct
{
  CliAnswer *answer;
  char *(*describe) (gpointer data); /* what is known so far, translated, or NULL. From any of the answer's threads */
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

G_END_DECLS
