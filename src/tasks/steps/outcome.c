/* What the givens of a puzzle lead to, and what contradicts it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/steps/outcome.h"

#include "tasks/task.h"

/* Microseconds in which it has to turn out what solutions a board has: after that, techniques that need just one are left out. */
#define OUTLOOK_TIME (2 * G_USEC_PER_SEC)

SudokuOutlook
nonet_find_outlook_of_givens (const NonetPuzzle *puzzle, guint8 *solution, NonetWorker *worker)
{
  g_autoptr (SudokuGrid) givens = nonet_puzzle_dup_grid (puzzle, FALSE);
  SudokuBoard *board = sudoku_board_new (givens, NULL, NULL);
  SudokuOutlook outlook = SUDOKU_OUTLOOK_NO_MEMORY;

  if (board != NULL)
    outlook = sudoku_board_outlook (board, solution, nonet_worker_is_over, worker);
  sudoku_board_free (board);
  return outlook;
}

SudokuOutlook
nonet_find_outlook (const SudokuBoard *board, SudokuFault *fault, NonetWorker *worker)
{
  g_autofree guint8 *solution = NULL;

  if (sudoku_board_find_fault (board, fault) != SUDOKU_FAULT_NONE)
    return SUDOKU_OUTLOOK_NONE;
  solution = g_malloc (board->shape->n_cells);
  nonet_worker_set_deadline (worker, g_get_monotonic_time () + OUTLOOK_TIME);
  return sudoku_board_outlook (board, solution, nonet_worker_is_over, worker);
}

static gboolean
is_mistaken (const NonetPuzzle *puzzle, NonetStart start, NonetMistakeKind kind, guint cell, guint value)
{
  gboolean blank = puzzle->givens[cell] == 0 && puzzle->entries[cell] == 0;

  switch (kind)
    {
    case NONET_MISTAKE_ENTRY:
      return puzzle->entries[cell] != 0 && puzzle->entries[cell] != value;
    case NONET_MISTAKE_STRUCK:
      return blank && puzzle->eliminated != NULL && sudoku_set_has (puzzle->eliminated[cell], value);
    case NONET_MISTAKE_MARKS:
    default:
      return blank && start == NONET_START_MARKS && puzzle->marks != NULL && puzzle->marks[cell] != 0
             && !sudoku_set_has (puzzle->marks[cell], value);
    }
}

gboolean
nonet_find_mistakes (const NonetPuzzle *puzzle,
                     const guint8 *solution,
                     NonetStart start,
                     NonetMistakeKind kind,
                     NonetMistakes *mistakes)
{
  *mistakes = (NonetMistakes){ .kind = kind };
  for (guint cell = 0; cell < puzzle->shape->n_cells; cell++)
    if (is_mistaken (puzzle, start, kind, cell, solution[cell]))
      nonet_cell_set_add (&mistakes->cells, cell);
  return nonet_cell_set_count (&mistakes->cells) > 0;
}

static gpointer
find (NonetWorker *worker, gpointer data, GError **error)
{
  NonetPuzzle *puzzle = data;
  guint n_cells = nonet_puzzle_get_cells (puzzle);
  NonetOutcome *outcome = g_malloc0 (sizeof *outcome + n_cells);

  outcome->n_cells = n_cells;
  nonet_worker_set_deadline (worker, g_get_monotonic_time () + NONET_OUTCOME_TIME);
  outcome->outlook = nonet_find_outlook_of_givens (puzzle, outcome->solution, worker);
  return outcome;
}

void
nonet_find_outcome_async (NonetPuzzle *puzzle,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);

  g_task_set_source_tag (task, nonet_find_outcome_async);
  nonet_task_run (task, find, nonet_puzzle_ref (puzzle), (GDestroyNotify) nonet_puzzle_unref, g_free);
}

NonetOutcome *
nonet_find_outcome_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, nonet_find_outcome_async), NULL);
  return g_task_propagate_pointer (G_TASK (result), error);
}
