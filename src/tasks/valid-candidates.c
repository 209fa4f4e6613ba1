/* True candidates in a job, published now and then.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/valid-candidates.h"

#include <string.h>

#include "tasks/job.h"

/* Microseconds between two publications; on large boards copying takes a while. */
#define PUBLISH_INTERVAL 16000
#define LARGE_PUBLISH_INTERVAL 100000
#define LARGE_ORDER 25

/* What is known at one moment; arrays of cells, and of order numbers a cell. */
typedef struct
{
  SudokuSet *met, *possible;
  SudokuOccurrence *occurrences;
  SudokuOccurrence solutions;
  gboolean settled, done;
} Knowledge;

/* Shared by the object and the job. */
typedef struct
{
  gatomicrefcount references;
  SudokuGrid *grid;
  NonetJob *job;
  gint64 deadline;

  GMutex lock;
  Knowledge known;
  guint number; /* of the publication */
} Study;

struct _NonetValidCandidates
{
  GObject parent_instance;

  NonetPuzzle *puzzle;
  Knowledge known;
  Study *study;
  NonetJob *job;
  guint number; /* of the publication last seen */
  guint look_source;
};

G_DEFINE_FINAL_TYPE (NonetValidCandidates, nonet_valid_candidates, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
knowledge_init (Knowledge *known, SudokuGeometry geometry)
{
  guint n_cells = sudoku_geometry_cells (geometry);

  *known = (Knowledge){ 0 };
  known->met = g_new0 (SudokuSet, n_cells);
  known->possible = g_new (SudokuSet, n_cells);
  known->occurrences = g_new0 (SudokuOccurrence, (gsize) n_cells * geometry.order);
  for (guint cell = 0; cell < n_cells; cell++)
    known->possible[cell] = sudoku_set_full (geometry.order);
}

static void
knowledge_clear (Knowledge *known)
{
  g_free (known->met);
  g_free (known->possible);
  g_free (known->occurrences);
  *known = (Knowledge){ 0 };
}

static void
knowledge_copy (Knowledge *to, const Knowledge *from, SudokuGeometry geometry)
{
  gsize n_cells = sudoku_geometry_cells (geometry);

  memcpy (to->met, from->met, n_cells * sizeof *to->met);
  memcpy (to->possible, from->possible, n_cells * sizeof *to->possible);
  memcpy (to->occurrences, from->occurrences, n_cells * geometry.order * sizeof *to->occurrences);
  to->solutions = from->solutions;
  to->settled = from->settled;
  to->done = from->done;
}

static void
study_unref (Study *study)
{
  if (!g_atomic_ref_count_dec (&study->references))
    return;
  sudoku_grid_free (study->grid);
  knowledge_clear (&study->known);
  g_mutex_clear (&study->lock);
  g_free (study);
}

static Study *
study_new (NonetPuzzle *puzzle)
{
  Study *study = g_new0 (Study, 1);

  g_atomic_ref_count_init (&study->references);
  g_mutex_init (&study->lock);
  study->grid = nonet_puzzle_dup_grid (puzzle, TRUE);
  knowledge_init (&study->known, puzzle->geometry);
  return study;
}

static void
publish (Study *study, const SudokuValidCandidates *work, gboolean done)
{
  Knowledge *known = &study->known;
  guint order = study->grid->geometry.order, n_cells = order * order;

  g_mutex_lock (&study->lock);
  memcpy (known->met, sudoku_valid_candidates_met (work)->cell, n_cells * sizeof (SudokuSet));
  memcpy (known->possible, sudoku_valid_candidates_possible (work)->cell, n_cells * sizeof (SudokuSet));
  for (guint cell = 0; cell < n_cells; cell++)
    for (guint value = 1; value <= order; value++)
      known->occurrences[(gsize) cell * order + value - 1] = sudoku_valid_candidates_occurrence (work, cell, value);
  known->solutions = sudoku_valid_candidates_solutions (work);
  known->settled = sudoku_valid_candidates_settled (work);
  known->done = done;
  study->number++;
  g_mutex_unlock (&study->lock);
}

static bool
must_pause (void *data)
{
  Study *study = data;

  return nonet_job_is_cancelled (study->job) || g_get_monotonic_time () >= study->deadline;
}

static void
study_in_job (NonetJob *job, gpointer data)
{
  Study *study = data;
  SudokuValidCandidates *work = sudoku_valid_candidates_new (
      study->grid, sudoku_geometry_is_nine (study->grid->geometry) ? NONET_VALID_CANDIDATES_LIMIT_OF_NINE
                                                                   : NONET_VALID_CANDIDATES_LIMIT);
  gint64 interval = study->grid->geometry.order >= LARGE_ORDER ? LARGE_PUBLISH_INTERVAL : PUBLISH_INTERVAL;
  gboolean done = FALSE;

  study->job = job;
  while (work != NULL && !done && !nonet_job_is_cancelled (job))
    {
      study->deadline = g_get_monotonic_time () + interval;
      done = sudoku_valid_candidates_run (work, must_pause, study);
      publish (study, work, done);
    }
  sudoku_valid_candidates_free (work);
}

NonetValidCandidates *
nonet_valid_candidates_new (void)
{
  return g_object_new (NONET_TYPE_VALID_CANDIDATES, NULL);
}

static void
dismiss (NonetValidCandidates *self)
{
  g_clear_handle_id (&self->look_source, g_source_remove);
  g_clear_pointer (&self->job, nonet_job_drop);
  g_clear_pointer (&self->study, study_unref);
}

static gboolean
on_look (gpointer data)
{
  NonetValidCandidates *self = data;
  Study *study = self->study;
  gboolean ended = nonet_job_is_done (self->job), news;

  if (!g_mutex_trylock (&study->lock))
    return G_SOURCE_CONTINUE;
  news = study->number != self->number;
  self->number = study->number;
  if (news)
    knowledge_copy (&self->known, &study->known, self->puzzle->geometry);
  g_mutex_unlock (&study->lock);

  if (!ended)
    {
      if (news)
        g_signal_emit (self, signals[CHANGED], 0);
      return G_SOURCE_CONTINUE;
    }
  self->look_source = 0;
  dismiss (self);
  if (news)
    g_signal_emit (self, signals[CHANGED], 0);
  return G_SOURCE_REMOVE;
}

void
nonet_valid_candidates_set_puzzle (NonetValidCandidates *self, NonetPuzzle *puzzle)
{
  g_return_if_fail (NONET_IS_VALID_CANDIDATES (self));

  dismiss (self);
  if (puzzle != NULL)
    nonet_puzzle_ref (puzzle);
  g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  knowledge_clear (&self->known);
  self->number = 0;
  if (puzzle == NULL)
    return;

  self->puzzle = puzzle;
  knowledge_init (&self->known, puzzle->geometry);
  self->study = study_new (puzzle);
  g_atomic_ref_count_inc (&self->study->references);
  self->job = nonet_job_start ("true-candidates", study_in_job, self->study, (GDestroyNotify) study_unref);
  self->look_source = g_timeout_add (NONET_JOB_LOOK_INTERVAL, on_look, self);
}

NonetPuzzle *
nonet_valid_candidates_get_puzzle (NonetValidCandidates *self)
{
  g_return_val_if_fail (NONET_IS_VALID_CANDIDATES (self), NULL);
  return self->puzzle;
}

gboolean
nonet_valid_candidates_get_done (NonetValidCandidates *self)
{
  g_return_val_if_fail (NONET_IS_VALID_CANDIDATES (self), FALSE);
  return self->known.done;
}

gboolean
nonet_valid_candidates_get_settled (NonetValidCandidates *self)
{
  g_return_val_if_fail (NONET_IS_VALID_CANDIDATES (self), FALSE);
  return self->known.settled;
}

const SudokuSet *
nonet_valid_candidates_get_met (NonetValidCandidates *self)
{
  g_return_val_if_fail (NONET_IS_VALID_CANDIDATES (self), NULL);
  return self->known.met;
}

const SudokuSet *
nonet_valid_candidates_get_possible (NonetValidCandidates *self)
{
  g_return_val_if_fail (NONET_IS_VALID_CANDIDATES (self), NULL);
  return self->known.possible;
}

SudokuOccurrence
nonet_valid_candidates_get_occurrence (NonetValidCandidates *self, guint cell, guint value)
{
  SudokuOccurrence nothing = { 0 };
  guint order;

  g_return_val_if_fail (NONET_IS_VALID_CANDIDATES (self), nothing);
  g_return_val_if_fail (self->puzzle != NULL, nothing);
  order = self->puzzle->geometry.order;
  g_return_val_if_fail (cell < order * order && value >= 1 && value <= order, nothing);
  return self->known.occurrences[(gsize) cell * order + value - 1];
}

SudokuOccurrence
nonet_valid_candidates_get_solutions (NonetValidCandidates *self)
{
  g_return_val_if_fail (NONET_IS_VALID_CANDIDATES (self), (SudokuOccurrence){ 0 });
  return self->known.solutions;
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
