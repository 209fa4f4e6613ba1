/* The list of the solutions of a puzzle, as a GListModel that grows once a frame.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "tasks/solutions/solution-search.h"

typedef enum
{
  NONET_SOLUTIONS_IDLE, /* not started */
  NONET_SOLUTIONS_RUNNING,
  NONET_SOLUTIONS_STOPPED, /* by nonet_solution_list_stop (); can be continued */
  NONET_SOLUTIONS_COMPLETE /* every solution is in the list */
} NonetSolutionState;

/* The list itself ends here, whatever the number of solutions; "n-found" continues to count. */
#define NONET_SOLUTION_LIST_MAX 2000000000u

/* One solution. Signal "ready": its values are there. They mostly are at once; where finding them again takes longer than a part
 * of a frame they come a little later. */
#define NONET_TYPE_SOLUTION (nonet_solution_get_type ())
G_DECLARE_FINAL_TYPE (NonetSolution, nonet_solution, NONET, SOLUTION, GObject)
/* Its number in the list, from 0, and its n * n values, owned by the solution: all 0 until it is ready. */
guint64 nonet_solution_get_index (NonetSolution *self);
const guint8 *nonet_solution_get_values (NonetSolution *self);
GBytes *nonet_solution_dup_bytes (NonetSolution *self);
gboolean nonet_solution_get_ready (NonetSolution *self);

/* Calls a handler of "ready" once the values are there: at once if they are, and not after the object, which is its data, is
 * gone. While it waits for its turn it is not added again. */
typedef void (*NonetSolutionReadyFunc) (NonetSolution *self, gpointer object);
void nonet_solution_when_ready (NonetSolution *self, NonetSolutionReadyFunc handler, GObject *object);

/* A GListModel of NonetSolution. Signals "state-changed", and "changed", at most once a frame: one of the numbers below. */
#define NONET_TYPE_SOLUTION_LIST (nonet_solution_list_get_type ())
G_DECLARE_FINAL_TYPE (NonetSolutionList, nonet_solution_list, NONET, SOLUTION_LIST, GObject)

/* A list for the givens and entries of the puzzle (with_entries) or its givens alone, not yet started. */
NonetSolutionList *nonet_solution_list_new (NonetPuzzle *puzzle, gboolean with_entries);

/* A list, not yet started, of those solutions of another list that have this value in this cell, which is blank in the
 * puzzle. It has its own search, order and numbers. */
NonetSolutionList *nonet_solution_list_new_filtered (NonetSolutionList *base, guint cell, guint value);

/* Starts the search, or continues it after a stop. */
void nonet_solution_list_start (NonetSolutionList *self);

/* Stops the search soon (within a few milliseconds); what was found stays. The state says so once the last
 * solution found is in the list. Disposing of the list ends the search at once, without waiting. */
void nonet_solution_list_stop (NonetSolutionList *self);

NonetSolutionState nonet_solution_list_get_state (NonetSolutionList *self);
guint64 nonet_solution_list_get_n_found (NonetSolutionList *self);

/* The share of the search tree that is done, and the seconds that were spent on it. */
double nonet_solution_list_get_progress (NonetSolutionList *self);
double nonet_solution_list_get_elapsed (NonetSolutionList *self);

/* Why it has stopped by itself, in words for people, or NULL. */
const char *nonet_solution_list_get_error (NonetSolutionList *self);

/* How many branches were tried where no rule decided. */
guint64 nonet_solution_list_get_n_guesses (NonetSolutionList *self);

/* The puzzle searched: solutions have all its givens and entries. */
NonetPuzzle *nonet_solution_list_get_puzzle (NonetSolutionList *self);

/* The search, owned by the list, for jobs that pass over all solutions. It ends when the list is disposed of, and with it whatever reads
 * from it. */
NonetSolutionSearch *nonet_solution_list_get_search (NonetSolutionList *self);

/* How often value 1 .. n came in a cell among the solutions found (on large boards up to a tenth of a second old while the
 * search runs). */
guint64 nonet_solution_list_get_count (NonetSolutionList *self, guint cell, guint value);

/* All these numbers, as n * n * n guint64, that of a value at cell * n + value - 1; owned by self, never changed. NULL: none yet. */
GBytes *nonet_solution_list_get_tally (NonetSolutionList *self);

/* The values that came in a cell. Of one value: the cell is the same in all solutions counted. */
SudokuSet nonet_solution_list_get_seen (NonetSolutionList *self, guint cell);
