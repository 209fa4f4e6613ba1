/* Valid candidates in a worker, reported now and then.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/questions/valid-candidates.h"

#include "sudoku/valid-candidates.h"
#include "tasks/worker.h"

/* Microseconds between two reports; on large boards copying takes a while. */
#define REPORT_INTERVAL 16000
#define LARGE_REPORT_INTERVAL 100000
#define LARGE_ORDER 25

/* The thread's own. */
typedef struct
{
  SudokuGrid *grid;
  NonetWorker *worker;
} Study;

struct _NonetValidCandidates
{
  GObject parent_instance;

  NonetPuzzle *puzzle;
  NonetCandidateKnowledge *known; /* NULL without a puzzle */
  NonetWorker *worker;
};

G_DEFINE_FINAL_TYPE (NonetValidCandidates, nonet_valid_candidates, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
knowledge_free (gpointer data)
{
  NonetCandidateKnowledge *known = data;

  if (known == NULL)
    return;
  g_free (known->met);
  g_free (known->possible);
  g_bytes_unref (known->tally);
  g_free (known);
}

/* Nothing is known: every value is possible, none met. */
static NonetCandidateKnowledge *
knowledge_new (const SudokuShape *shape)
{
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
  known->tally = make_tally (work, study->grid->shape->order);
  known->settled = sudoku_valid_candidates_settled (work);
  known->done = done;
  nonet_worker_report (study->worker, known, knowledge_free);
}

static Study *
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
  while (work != NULL && !done && !nonet_worker_is_cancelled (worker))
    {
      nonet_worker_set_deadline (worker, g_get_monotonic_time () + interval);
      done = sudoku_valid_candidates_run (work, nonet_worker_is_over, worker);
      report (study, work, done);
    }
  sudoku_valid_candidates_free (work);
}

NonetValidCandidates *
nonet_valid_candidates_new (void)
{
  return g_object_new (NONET_TYPE_VALID_CANDIDATES, NULL);
}

static void
heard_cb (gpointer owner, gpointer report, gboolean done)
{
  NonetValidCandidates *self = owner;

  if (done)
    g_clear_pointer (&self->worker, nonet_worker_drop);
  if (report == NULL)
    return;
  knowledge_free (self->known);
  self->known = report;
  g_signal_emit (self, signals[CHANGED], 0);
}

void
nonet_valid_candidates_set_puzzle (NonetValidCandidates *self, NonetPuzzle *puzzle)
{
  g_return_if_fail (NONET_IS_VALID_CANDIDATES (self));

  g_clear_pointer (&self->worker, nonet_worker_drop);
  if (puzzle != NULL)
    nonet_puzzle_ref (puzzle);
  g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  g_clear_pointer (&self->known, knowledge_free);
  if (puzzle == NULL)
    return;

  self->puzzle = puzzle;
  self->known = knowledge_new (puzzle->shape);
  self->worker =
      nonet_worker_start ("valid-candidates", study_in_thread, study_new (puzzle), study_free, NULL, heard_cb, self);
}

const NonetCandidateKnowledge *
nonet_valid_candidates_get_known (NonetValidCandidates *self)
{
  g_return_val_if_fail (NONET_IS_VALID_CANDIDATES (self), NULL);
  return self->known;
}

static void
nonet_valid_candidates_dispose (GObject *object)
{
  nonet_valid_candidates_set_puzzle (NONET_VALID_CANDIDATES (object), NULL);
  G_OBJECT_CLASS (nonet_valid_candidates_parent_class)->dispose (object);
}

static void
nonet_valid_candidates_class_init (NonetValidCandidatesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nonet_valid_candidates_dispose;
  signals[CHANGED] =
      g_signal_new ("changed", NONET_TYPE_VALID_CANDIDATES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
nonet_valid_candidates_init (NonetValidCandidates *self)
{
}
