/* The solving path of a puzzle as a GListModel: one simplest step after another.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "logic/grade.h"
#include "logic/path.h"
#include "tasks/steps/found-step.h"

/* That many steps apart boards are kept. */
#define NONET_PATH_STRIDE 16

typedef enum
{
  NONET_PATH_WORKING,
  NONET_PATH_SOLVED,      /* the path leads to the solution */
  NONET_PATH_STUCK,       /* no technique that may be used goes further */
  NONET_PATH_NO_SOLUTION, /* so there is no path */
  NONET_PATH_CANCELLED,   /* there may be more steps */
  NONET_PATH_FAILED       /* there may be, see nonet_solving_path_get_error () */
} NonetPathState;

/* A GListModel of NonetFoundStep in the order of the path; a step is the same object as long as somebody holds it. It grows at
 * most once a frame. Signal "changed", after that: the summary. */
#define NONET_TYPE_SOLVING_PATH (nonet_solving_path_get_type ())
G_DECLARE_FINAL_TYPE (NonetSolvingPath, nonet_solving_path, NONET, SOLVING_PATH, GObject)

/* What is known of the path as far as it is found. */
typedef struct
{
  NonetPathState state;
  SudokuUniqueness outlook; /* SUDOKU_UNIQUENESS_CANCELLED: not known */
  guint n_steps;
  guint highest; /* the height of the hardest steps, 0 as long as there is none */
  guint hardest; /* the first of them */
  SudokuGrade grade;
} NonetPathSummary;

/* A path whose search begins at once; disposing of it cancels the search. */
NonetSolvingPath *nonet_solving_path_new (NonetPosition *start, const NonetLogicOptions *options);

/* Ends the search; nothing more comes. */
void nonet_solving_path_stop (NonetSolvingPath *self);

/* Where it starts, and what is known of it; owned by self. */
NonetPosition *nonet_solving_path_get_start (NonetSolvingPath *self);
const NonetPathSummary *nonet_solving_path_get_summary (NonetSolvingPath *self);

/* Why the search failed, in words for people, or NULL. */
const char *nonet_solving_path_get_error (NonetSolvingPath *self);

/* The n-th step, without its position; owned by self. */
const SudokuStep *nonet_solving_path_peek (NonetSolvingPath *self, guint n);

/* How hard a step is, in tenths of Sudoku Explainer's scale. Where that has no rating, it is guessed from HoDoKu's level:
 * *rated, unless NULL, says which. */
guint nonet_step_get_height (const SudokuStep *step, gboolean *rated);

/* HoDoKu's score of the steps up to the n-th. */
guint nonet_solving_path_get_score (NonetSolvingPath *self, guint n);

/* The position before the n-th step, or, with the number of steps, after the last. Unref it. NULL when
 * out of memory. */
NonetPosition *nonet_solving_path_dup_position (NonetSolvingPath *self, guint n);

/* The number of a step that is an item of this list; G_MAXUINT for others. */
guint nonet_solving_path_find (NonetSolvingPath *self, NonetFoundStep *step);
