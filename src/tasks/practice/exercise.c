/* Looking for exercises.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/practice/exercise.h"

#include "logic/path.h"

/* Microseconds for a puzzle. */
#define PUZZLE_TIME (3 * G_USEC_PER_SEC)

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuFinding, sudoku_finding_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuBoard, sudoku_board_free)

/* The thread's own, and in the end the result. */
typedef struct
{
  NonetReading *collection;
  NonetExercisePlace place;
  SudokuTechniqueSet wanted;
  NonetWorker *worker;
  NonetPuzzle *puzzle; /* that is being solved */
  guint n_met;         /* exercises on its path */
  NonetFoundStep *found;
} Search;

static void
search_free (gpointer data)
{
  Search *self = data;

  g_object_unref (self->collection);
  g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  g_clear_object (&self->found);
  g_free (self);
}

/* The puzzle as it stands on the board: what was placed are entries, what was removed is struck out. */
static NonetPuzzle *
puzzle_of_board (const NonetPuzzle *puzzle, const SudokuBoard *board)
{
  NonetPuzzle *stands = nonet_puzzle_dup_details (puzzle);
  guint n_cells = board->shape->n_cells;
  g_autoptr (SudokuGrid) values = NULL;
  g_autoptr (SudokuBoard) basic = NULL;

  memcpy (stands->givens, puzzle->givens, n_cells);
  for (guint cell = 0; cell < n_cells; cell++)
    if (puzzle->givens[cell] == 0)
      stands->entries[cell] = board->value[cell];
  values = nonet_puzzle_dup_grid (stands, TRUE);
  basic = sudoku_board_new (values, NULL, NULL);
  for (guint cell = 0; basic != NULL && cell < n_cells; cell++)
    if (basic->cell[cell] != board->cell[cell])
      nonet_puzzle_ensure_eliminated (stands)[cell] = basic->cell[cell] & ~board->cell[cell];
  return stands;
}

static bool
look_at_step (const SudokuStep *step, const SudokuBoard *board, void *data)
{
  Search *self = data;
  g_autoptr (NonetPuzzle) stands = NULL;
  g_autoptr (NonetPosition) position = NULL;

  if (!sudoku_technique_set_has (&self->wanted, step->technique) || self->n_met++ < self->place.n_passed)
    return true;
  stands = puzzle_of_board (self->puzzle, board);
  position = nonet_position_new (stands, NONET_START_BASIC);
  self->found = nonet_found_step_new (position, step);
  return false;
}

/* Only techniques up to the hardest that is wanted; that one also if it is an unusual one. */
static void
limit_techniques (const Search *self, SudokuFindLimits *limits)
{
  SudokuTechnique hardest = 0;

  for (SudokuTechnique i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    if (sudoku_technique_set_has (&self->wanted, i))
      {
        hardest = i;
        sudoku_technique_set_add (&limits->techniques, i);
        limits->fish_size = MAX (limits->fish_size, sudoku_technique_info (i)->size);
      }
  for (SudokuTechnique i = hardest + 1; i < SUDOKU_N_TECHNIQUES; i++)
    sudoku_technique_set_remove (&limits->techniques, i);
}

/* Walks the path of the puzzle. */
static void
look_at_puzzle (Search *self)
{
  const SudokuShape *shape = self->puzzle->shape;
  g_autoptr (SudokuGrid) givens = nonet_puzzle_dup_grid (self->puzzle, FALSE);
  g_autoptr (SudokuBoard) board = sudoku_board_new (givens, NULL, NULL);
  g_autoptr (SudokuFinding) finding = sudoku_finding_new (shape);
  g_autofree guint8 *solution = g_new (guint8, shape->n_cells);
  SudokuFindLimits limits;
  SudokuOutlook outlook;

  if (board == NULL || finding == NULL)
    return;
  nonet_worker_set_deadline (self->worker, g_get_monotonic_time () + PUZZLE_TIME);
  outlook = sudoku_board_outlook (board, solution, nonet_worker_is_over, self->worker);
  if (outlook != SUDOKU_OUTLOOK_UNIQUE && outlook != SUDOKU_OUTLOOK_SEVERAL)
    return;
  sudoku_limits_init_path (&limits, shape->order);
  limits.unique = outlook == SUDOKU_OUTLOOK_UNIQUE;
  limit_techniques (self, &limits);
  sudoku_finding_set_limits (finding, &limits);
  sudoku_finding_set_cancel (finding, nonet_worker_is_over, self->worker);
  sudoku_path_run (finding, board, NULL, look_at_step, self);
}

static void
take_next_puzzle (Search *self)
{
  self->place.puzzle = (self->place.puzzle + 1) % nonet_reading_get_n_puzzles (self->collection);
  self->place.n_passed = 0;
  self->place.n_left--;
}

static gpointer
search_in_worker (NonetWorker *worker, gpointer data, GError **error)
{
  Search *self = data;
  guint n_puzzles = nonet_reading_get_n_puzzles (self->collection), n_done = 0;

  self->worker = worker;
  while (self->place.n_left > 0 && !nonet_worker_is_cancelled (worker))
    {
      g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
      self->puzzle = nonet_reading_dup_puzzle (self->collection, self->place.puzzle);
      self->n_met = 0;
      look_at_puzzle (self);
      if (self->found != NULL)
        break;
      take_next_puzzle (self);
      n_done++;
      nonet_task_report (worker, n_done, (double) n_done / n_puzzles);
    }
  self->place.n_passed += self->found != NULL;
  if (g_cancellable_set_error_if_cancelled (nonet_worker_get_cancellable (worker), error))
    return NULL;
  return self->found != NULL ? g_object_ref (self->found) : NULL;
}

void
nonet_exercise_find_async (NonetReading *collection,
                           const NonetExercisePlace *place,
                           const SudokuTechniqueSet *techniques,
                           GCancellable *cancellable,
                           NonetProgressFunc progress,
                           gpointer progress_data,
                           GAsyncReadyCallback callback,
                           gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Search *self;

  g_return_if_fail (place->puzzle < nonet_reading_get_n_puzzles (collection));

  task = g_task_new (NULL, cancellable, callback, user_data);
  self = g_new0 (Search, 1);
  self->collection = g_object_ref (collection);
  self->place = *place;
  self->wanted = *techniques;
  g_task_set_source_tag (task, nonet_exercise_find_async);
  g_task_set_task_data (task, self, search_free);
  nonet_task_run_with_progress (task, search_in_worker, self, NULL, g_object_unref, progress, progress_data);
}

NonetFoundStep *
nonet_exercise_find_finish (GAsyncResult *result, NonetExercisePlace *place, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, nonet_exercise_find_async), NULL);
  *place = ((Search *) g_task_get_task_data (G_TASK (result)))->place;
  return g_task_propagate_pointer (G_TASK (result), error);
}

NonetPuzzle *
nonet_exercise_dup_sheet (NonetFoundStep *exercise)
{
  NonetPuzzle *sheet = nonet_puzzle_copy (nonet_found_step_get_position (exercise)->puzzle);
  gboolean keeps_entries = sudoku_technique_info (nonet_found_step_get_step (exercise)->technique)->needs_givens;

  for (guint cell = 0; cell < sheet->shape->n_cells; cell++)
    {
      if (sheet->eliminated != NULL)
        sheet->eliminated[cell] = 0;
      if (keeps_entries || sheet->entries[cell] == 0)
        continue;
      sheet->givens[cell] = sheet->entries[cell];
      sheet->entries[cell] = 0;
    }
  return sheet;
}
