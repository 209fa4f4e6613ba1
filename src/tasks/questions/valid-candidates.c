/* Valid candidates in a worker, reported now and then.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/questions/valid-candidates.h"

#include "sudoku/derivation.h"
#include "sudoku/valid-candidates.h"

/* Microseconds between two reports; on large boards copying takes a while. */
#define REPORT_INTERVAL 16000
#define LARGE_REPORT_INTERVAL 100000
#define LARGE_ORDER 25

/* The thread's own. */
typedef struct
{
  SudokuGrid *grid;
  SudokuCandidates *pruned;
  NonetWorker *worker;
} Study;

static void
knowledge_free (gpointer data)
{
  NonetCandidateKnowledge *known = data;

  g_free (known->met);
  g_free (known->possible);
  g_free (known->pruned);
  g_bytes_unref (known->tally);
  g_free (known);
}

/* Nothing is known: every value is possible, none met. */
static gpointer
knowledge_new (NonetPuzzle *puzzle)
{
  const SudokuShape *shape = puzzle->shape;
  NonetCandidateKnowledge *known = g_new0 (NonetCandidateKnowledge, 1);
  guint n_cells = shape->n_cells;
  gsize size = (gsize) n_cells * shape->order * sizeof (guint64);

  known->met = g_new0 (SudokuSet, n_cells);
  known->possible = g_new (SudokuSet, n_cells);
  known->tally = g_bytes_new_take (g_malloc0 (size), size);
  for (guint cell = 0; cell < n_cells; cell++)
    known->possible[cell] = sudoku_set_full (shape->order);
  return known;
}

/* In how many solutions each value was met in each cell. */
static GBytes *
make_tally (const SudokuValidCandidates *work, guint order)
{
  gsize n = (gsize) order * order * order;
  guint64 *counts = g_new (guint64, n);

  for (gsize i = 0; i < n; i++)
    counts[i] = sudoku_valid_candidates_occurrence (work, (guint) (i / order), (guint) (i % order) + 1).count;
  return g_bytes_new_take (counts, n * sizeof *counts);
}

static void
report (const Study *study, const SudokuValidCandidates *work, gboolean done)
{
  NonetCandidateKnowledge *known = g_new0 (NonetCandidateKnowledge, 1);
  gsize size = study->grid->shape->n_cells * sizeof (SudokuSet);

  known->met = g_memdup2 (sudoku_valid_candidates_met (work)->cell, size);
  known->possible = g_memdup2 (sudoku_valid_candidates_possible (work)->cell, size);
  known->pruned = g_memdup2 (study->pruned->cell, size);
  known->tally = make_tally (work, study->grid->shape->order);
  known->settled = sudoku_valid_candidates_settled (work);
  known->done = done;
  nonet_worker_report (study->worker, known, knowledge_free);
}

static gpointer
study_new (NonetPuzzle *puzzle)
{
  Study *study = g_new0 (Study, 1);

  study->grid = nonet_puzzle_dup_grid (puzzle, TRUE);
  return study;
}

static void
study_free (gpointer data)
{
  Study *study = data;

  sudoku_candidates_free (study->pruned);
  sudoku_grid_free (study->grid);
  g_free (study);
}

static void
study_in_thread (NonetWorker *worker, gpointer data)
{
  Study *study = data;
  SudokuValidCandidates *work = sudoku_valid_candidates_new (study->grid, sudoku_shape_is_nine (study->grid->shape)
                                                                              ? NONET_VALID_CANDIDATES_LIMIT_OF_NINE
                                                                              : NONET_VALID_CANDIDATES_LIMIT);
  gint64 interval = study->grid->shape->order >= LARGE_ORDER ? LARGE_REPORT_INTERVAL : REPORT_INTERVAL;
  gboolean done = FALSE;

  study->worker = worker;
  study->pruned = sudoku_choices (study->grid);
  while (study->pruned != NULL && !nonet_worker_is_cancelled (worker) && sudoku_prune (study->pruned))
    ;
  while (work != NULL && study->pruned != NULL && !done && !nonet_worker_is_cancelled (worker))
    {
      nonet_worker_set_deadline (worker, g_get_monotonic_time () + interval);
      done = sudoku_valid_candidates_run (work, nonet_worker_is_over, worker);
      report (study, work, done);
    }
  sudoku_valid_candidates_free (work);
}

NonetPuzzleWorker *
nonet_valid_candidates_new (void)
{
  static const NonetPuzzleWork work = {
    .name = "valid-candidates",
    .new_data = study_new,
    .work = study_in_thread,
    .free_data = study_free,
    .new_report = knowledge_new,
    .free_report = knowledge_free,
  };

  return nonet_puzzle_worker_new (&work);
}

const NonetCandidateKnowledge *
nonet_valid_candidates_get_known (NonetPuzzleWorker *self)
{
  return nonet_puzzle_worker_get_report (self);
}
