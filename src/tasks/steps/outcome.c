/* What the givens of a puzzle lead to, and what contradicts it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/steps/outcome.h"

#include "tasks/steps/outlook.h"
#include "tasks/task.h"

NonetOutcomeKind
nonet_outcome_of_board (const SudokuBoard *board, guint8 *solution, NonetWorker *worker, gint64 deadline)
{
  switch (nonet_find_outlook (board, solution, worker, deadline))
    {
    case SUDOKU_OUTLOOK_NONE:
      return NONET_OUTCOME_NONE;
    case SUDOKU_OUTLOOK_UNIQUE:
      return NONET_OUTCOME_UNIQUE;
    case SUDOKU_OUTLOOK_SEVERAL:
      return NONET_OUTCOME_SEVERAL;
    case SUDOKU_OUTLOOK_CANCELLED:
    case SUDOKU_OUTLOOK_NO_MEMORY:
    default:
      return NONET_OUTCOME_UNKNOWN;
    }
}

NonetOutcomeKind
nonet_outcome_of_givens (const NonetPuzzle *puzzle, guint8 *solution, NonetWorker *worker, gint64 deadline)
{
  g_autoptr (SudokuGrid) givens = nonet_puzzle_dup_grid (puzzle, FALSE);
  SudokuBoard *board = sudoku_board_new (givens, NULL, NULL);
  NonetOutcomeKind kind =
      board != NULL ? nonet_outcome_of_board (board, solution, worker, deadline) : NONET_OUTCOME_UNKNOWN;

  sudoku_board_free (board);
  return kind;
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
  outcome->kind =
      nonet_outcome_of_givens (puzzle, outcome->solution, worker, g_get_monotonic_time () + NONET_OUTCOME_TIME);
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
