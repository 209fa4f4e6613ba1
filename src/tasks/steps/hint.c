/* Hints: how a person's entries stand, and the next step.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/steps/hint.h"

#include "tasks/task.h"

/* What the givens of a puzzle lead to, and what contradicts it. */

/* Microseconds in which it has to turn out what solutions a board has: after that, techniques that need just one are left out. */
#define OUTLOOK_TIME (2 * G_USEC_PER_SEC)

/* In a worker, until its time is over: what solutions the givens have. solution has a value for each cell, which is meaningful if
 * there is only one. */
static SudokuUniqueness
find_outlook_of_givens (const NonetPuzzle *puzzle, guint8 *solution, NonetWorker *worker)
{
  g_autoptr (SudokuGrid) givens = nonet_puzzle_dup_grid (puzzle, FALSE);
  SudokuBoard *board = sudoku_board_new (givens, NULL, NULL);
  SudokuUniqueness outlook = SUDOKU_UNIQUENESS_NO_MEMORY;

  if (board != NULL)
    outlook = sudoku_board_outlook (board, solution, nonet_worker_is_over, worker);
  sudoku_board_free (board);
  return outlook;
}

SudokuUniqueness
nonet_find_outlook (const SudokuBoard *board, SudokuFault *fault, NonetWorker *worker)
{
  g_autofree guint8 *solution = NULL;

  if (sudoku_board_find_fault (board, fault) != SUDOKU_FAULT_NONE)
    return SUDOKU_UNIQUENESS_NONE;
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
  outcome->outlook = find_outlook_of_givens (puzzle, outcome->solution, worker);
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

/* The thread's own. */
typedef struct
{
  NonetPuzzle *puzzle;
  NonetLogicOptions options;
  NonetWorker *worker;
} Looking;

void
nonet_hint_free (NonetHint *self)
{
  if (self == NULL)
    return;
  g_clear_object (&self->step);
  nonet_puzzle_unref (self->puzzle);
  g_free (self);
}

static void
looking_free (gpointer data)
{
  Looking *self = data;

  nonet_puzzle_unref (self->puzzle);
  g_free (self);
}

/* The first kind of which there are any. */
static gboolean
find_mistakes (const Looking *self, const guint8 *solution, NonetMistakes *mistakes)
{
  for (NonetMistakeKind kind = NONET_MISTAKE_ENTRY; kind <= NONET_MISTAKE_MARKS; kind++)
    if (nonet_find_mistakes (self->puzzle, solution, self->options.start, kind, mistakes))
      return TRUE;
  return FALSE;
}

/* Why the values have no completion; or, if these have one, what the struck candidates leave. */
static void
find_fault (Looking *self, const SudokuBoard *board, SudokuFault *fault)
{
  g_autoptr (SudokuGrid) grid = nonet_puzzle_dup_grid (self->puzzle, TRUE);

  if (sudoku_diagnose (grid, fault, nonet_worker_is_cancelled, self->worker) != SUDOKU_FOUND)
    sudoku_board_find_fault (board, fault);
}

/* Writes the simplest step, or that there is none. Returns FALSE when cancelled or out of memory. */
static gboolean
find_step (Looking *self, NonetPosition *position, gboolean unique, NonetHint *hint, GError **error)
{
  SudokuFinding *finding = sudoku_finding_new (position->board->shape);
  SudokuResult result = SUDOKU_NO_MEMORY;
  SudokuFindLimits limits;
  SudokuStep *step = NULL;

  if (finding != NULL)
    {
      nonet_logic_options_limit (&self->options, position->board->shape->order, unique, &limits);
      sudoku_finding_set_limits (finding, &limits);
      sudoku_finding_set_cancel (finding, nonet_worker_is_cancelled, self->worker);
      result = sudoku_find_simplest (finding, position->board, &step);
      sudoku_finding_free (finding);
    }
  hint->kind = step != NULL ? NONET_HINT_STEP : NONET_HINT_NOTHING;
  if (step != NULL && (hint->step = nonet_found_step_new (position, step)) == NULL)
    result = SUDOKU_NO_MEMORY;
  if (result == SUDOKU_NO_MEMORY)
    nonet_set_out_of_memory (error);
  sudoku_step_free (step);
  return !sudoku_was_stopped (result);
}

/* Looks at what the player has done; returns whether that is the hint. */
static gboolean
look_at_player (Looking *self, SudokuUniqueness known, const SudokuBoard *board, guint8 *solution, NonetHint *hint)
{
  if (known == SUDOKU_UNIQUENESS_UNIQUE && find_mistakes (self, solution, &hint->mistakes))
    hint->kind = NONET_HINT_MISTAKES;
  else if (known == SUDOKU_UNIQUENESS_NONE || sudoku_board_find_fault (board, NULL) != SUDOKU_FAULT_NONE
           || (known == SUDOKU_UNIQUENESS_SEVERAL
               && sudoku_board_outlook (board, solution, nonet_worker_is_over, self->worker) == SUDOKU_UNIQUENESS_NONE))
    hint->kind = NONET_HINT_NO_SOLUTION;
  else if (board->n_open == 0)
    hint->kind = NONET_HINT_SOLVED;
  else
    return FALSE;
  if (hint->kind == NONET_HINT_NO_SOLUTION)
    find_fault (self, board, &hint->fault);
  return TRUE;
}

static gpointer
look (NonetWorker *worker, gpointer data, GError **error)
{
  Looking *self = data;
  g_autoptr (NonetPosition) position = nonet_position_new (self->puzzle, self->options.start);
  g_autoptr (NonetHint) hint = g_new0 (NonetHint, 1);
  g_autofree guint8 *solution = g_new0 (guint8, self->puzzle->shape->n_cells);
  SudokuUniqueness known;

  if (position == NULL)
    {
      nonet_set_out_of_memory (error);
      return NULL;
    }
  self->worker = worker;
  nonet_worker_set_deadline (worker, g_get_monotonic_time () + NONET_OUTCOME_TIME);
  known = find_outlook_of_givens (self->puzzle, solution, worker);
  hint->puzzle = nonet_puzzle_ref (self->puzzle);
  hint->several = known == SUDOKU_UNIQUENESS_SEVERAL;
  if (look_at_player (self, known, position->board, solution, hint)
      || find_step (self, position, known == SUDOKU_UNIQUENESS_UNIQUE, hint, error))
    return g_steal_pointer (&hint);
  return NULL;
}

void
nonet_find_hint_async (NonetPuzzle *puzzle,
                       const NonetLogicOptions *options,
                       GCancellable *cancellable,
                       GAsyncReadyCallback callback,
                       gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Looking *looking;

  g_return_if_fail (puzzle != NULL && options != NULL);

  task = g_task_new (NULL, cancellable, callback, user_data);
  looking = g_new0 (Looking, 1);
  looking->puzzle = nonet_puzzle_ref (puzzle);
  looking->options = *options;
  g_task_set_source_tag (task, nonet_find_hint_async);
  nonet_task_run (task, look, looking, looking_free, (GDestroyNotify) nonet_hint_free);
}

NonetHint *
nonet_find_hint_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, nonet_find_hint_async), NULL);
  return g_task_propagate_pointer (G_TASK (result), error);
}
