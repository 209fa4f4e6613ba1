/* Examples of techniques, out of a resource.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/examples.h"

#include "formats/read.h"
#include "nonet-positions-resources.h"
#include "tasks/logic-options.h"
#include "tasks/task.h"

#define POSITIONS "/io/github/nonet/Nonet/positions/positions.txt"
#define ORDER 9

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuFinding, sudoku_finding_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuStep, sudoku_step_free)

/* Of each technique the numbers of its puzzles in the reading. */
typedef struct
{
  NonetReading *reading;
  GArray *puzzles[SUDOKU_N_TECHNIQUES];
} Examples;

static void
sort_puzzles (Examples *self)
{
  for (guint i = 0; i < nonet_reading_get_n_puzzles (self->reading); i++)
    {
      g_autoptr (NonetPuzzle) puzzle = nonet_reading_dup_puzzle (self->reading, i);
      SudokuTechnique technique;

      if (puzzle->step_code == NULL || !sudoku_technique_from_name (puzzle->step_code, &technique))
        g_error ("example %u is of no technique", i + 1);
      g_array_append_val (self->puzzles[technique], i);
    }
}

static gpointer
read_examples (gpointer data)
{
  Examples *self = g_new0 (Examples, 1);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_resource_lookup_data (nonet_positions_get_resource (), POSITIONS, 0, &error);

  for (guint i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    self->puzzles[i] = g_array_new (FALSE, FALSE, sizeof (guint));
  if (bytes != NULL)
    self->reading = nonet_read_bytes (bytes, NULL, NULL, &error);
  if (self->reading == NULL)
    g_error ("no examples: %s", error->message);
  sort_puzzles (self);
  return self;
}

static const Examples *
all_examples (void)
{
  static GOnce once = G_ONCE_INIT;

  return g_once (&once, read_examples, NULL);
}

guint
nonet_examples_count (SudokuTechnique technique)
{
  g_return_val_if_fail (technique < SUDOKU_N_TECHNIQUES, 0);

  return all_examples ()->puzzles[technique]->len;
}

NonetPuzzle *
nonet_example_dup_puzzle (SudokuTechnique technique, guint index)
{
  g_return_val_if_fail (index < nonet_examples_count (technique), NULL);

  return nonet_reading_dup_puzzle (all_examples ()->reading,
                                   g_array_index (all_examples ()->puzzles[technique], guint, index));
}

void
nonet_example_limit (SudokuTechnique technique, SudokuFindLimits *limits)
{
  nonet_technique_limit (technique, ORDER, TRUE, limits);
}

/* The candidates of a field of the library, each as value, row and column: "455 466". */
static SudokuCandidates *
read_candidates (const SudokuShape *shape, const char *text)
{
  SudokuCandidates *candidates = sudoku_candidates_new (shape);

  for (; candidates != NULL && text != NULL && strlen (text) >= 3; text += text[3] == ' ' ? 4 : 3)
    candidates->cell[ORDER * (guint) (text[1] - '1') + (guint) (text[2] - '1')] |= sudoku_set_of (text[0] - '0');
  return candidates;
}

typedef struct
{
  SudokuCandidates *removed, *placed; /* what the step does */
  SudokuStep *best;
} Search;

static gboolean
is_exactly (const SudokuCandidate *list, guint n, const SudokuCandidates *set)
{
  guint size = 0;

  for (guint cell = 0; cell < set->shape->n_cells; cell++)
    size += sudoku_set_count (set->cell[cell]);
  for (guint i = 0; i < n; i++)
    if (!sudoku_set_has (set->cell[sudoku_candidate_cell (set->shape, list[i])],
                         sudoku_candidate_value (set->shape, list[i])))
      return FALSE;
  return size == n;
}

static bool
take (const SudokuStep *step, void *data)
{
  Search *search = data;

  if (step->siamese || !is_exactly (step->removed, step->n_removed, search->removed)
      || !is_exactly (step->placed, step->n_placed, search->placed)
      || (search->best != NULL && sudoku_step_compare (search->best, step) <= 0))
    return true;
  sudoku_step_free (search->best);
  search->best = sudoku_step_copy (step);
  return true;
}

static bool
is_cancelled (void *cancellable)
{
  return g_cancellable_is_cancelled (cancellable);
}

NonetFoundStep *
nonet_example_find (SudokuTechnique technique, guint index, GCancellable *cancellable)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_example_dup_puzzle (technique, index);
  g_autoptr (NonetPosition) position = nonet_position_new (puzzle, NONET_START_BASIC);
  g_autoptr (SudokuFinding) finding = sudoku_finding_new (puzzle->shape);
  g_autoptr (SudokuCandidates) removed = read_candidates (puzzle->shape, puzzle->step_removed);
  g_autoptr (SudokuCandidates) placed = read_candidates (puzzle->shape, puzzle->step_placed);
  g_autoptr (SudokuStep) best = NULL;
  Search search = { .removed = removed, .placed = placed };
  SudokuFindResult result = SUDOKU_FIND_NO_MEMORY;
  SudokuFindLimits limits;

  nonet_example_limit (technique, &limits);
  if (finding != NULL && removed != NULL && placed != NULL)
    {
      sudoku_finding_set_limits (finding, &limits);
      sudoku_finding_set_cancel (finding, is_cancelled, cancellable);
      sudoku_finding_set_target (finding, puzzle->step_removed != NULL ? removed : placed);
      result = sudoku_find_steps (finding, position->board, take, &search);
    }
  best = search.best;
  if (result == SUDOKU_FIND_NO_MEMORY)
    g_error ("no memory for a step");
  return result == SUDOKU_FIND_CANCELLED || best == NULL ? NULL : nonet_found_step_new (position, best);
}

typedef struct
{
  SudokuTechnique technique;
  guint index;
} Example;

static gpointer
find_in_worker (NonetWorker *worker, gpointer data, GError **error)
{
  const Example *example = data;
  GCancellable *cancellable = nonet_worker_get_cancellable (worker);
  NonetFoundStep *step = nonet_example_find (example->technique, example->index, cancellable);

  if (step == NULL && !g_cancellable_set_error_if_cancelled (cancellable, error))
    g_error ("example %u of %s has no step", example->index, sudoku_technique_info (example->technique)->id);
  return step;
}

void
nonet_example_find_async (SudokuTechnique technique,
                          guint index,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Example *example = g_new (Example, 1);

  *example = (Example){ technique, index };
  g_task_set_source_tag (task, nonet_example_find_async);
  nonet_task_run (task, find_in_worker, example, g_free, g_object_unref);
}

NonetFoundStep *
nonet_example_find_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, nonet_example_find_async), NULL);
  return g_task_propagate_pointer (G_TASK (result), error);
}
