/* Evaluating both sides of an equation, and looking for an example on which they differ.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/derivation/calculation.h"

#include "formats/shapes.h"
#include "tasks/task.h"

typedef struct
{
  char *left, *right;
  SudokuExampleKind kind;
  SudokuCandidates *example;
} Equation;

void
nonet_both_sides_free (NonetBothSides *self)
{
  sudoku_evaluation_free (self->left);
  sudoku_evaluation_free (self->right);
  g_free (self);
}

static void
equation_free (gpointer data)
{
  Equation *equation = data;

  g_free (equation->left);
  g_free (equation->right);
  sudoku_candidates_free (equation->example);
  g_free (equation);
}

static gboolean
is_done (const SudokuEvaluation *side)
{
  return sudoku_evaluation_end (side) == SUDOKU_EVALUATION_DONE;
}

static SudokuEvaluation *
evaluate (const Equation *equation, const char *side, NonetWorker *worker)
{
  if (equation->example == NULL)
    return NULL;
  return sudoku_evaluate (side, equation->kind, equation->example, NONET_CALCULATION_MOST, nonet_worker_is_cancelled,
                          worker);
}

static gpointer
work (NonetWorker *worker, gpointer data, GError **error)
{
  const Equation *equation = data;
  g_autoptr (NonetBothSides) both = g_new0 (NonetBothSides, 1);

  both->left = evaluate (equation, equation->left, worker);
  both->right = evaluate (equation, equation->right, worker);
  if (both->left == NULL || both->right == NULL)
    {
      nonet_set_out_of_memory (error);
      return NULL;
    }
  both->comparable = is_done (both->left) && is_done (both->right);
  if (both->comparable)
    both->comparison = sudoku_evaluation_compare (both->left, both->right);
  return g_steal_pointer (&both);
}

void
nonet_evaluate_both_sides_async (const char *left,
                                 const char *right,
                                 SudokuExampleKind kind,
                                 const SudokuCandidates *example,
                                 GCancellable *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Equation *equation = g_new0 (Equation, 1);

  g_task_set_source_tag (task, nonet_evaluate_both_sides_async);
  equation->left = g_strdup (left);
  equation->right = g_strdup (right);
  equation->kind = kind;
  equation->example = sudoku_candidates_copy (example);
  nonet_task_run (task, work, equation, equation_free, (GDestroyNotify) nonet_both_sides_free);
}

NonetBothSides *
nonet_evaluate_both_sides_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, nonet_evaluate_both_sides_async), NULL);
  return g_task_propagate_pointer (G_TASK (result), error);
}

static gpointer
find_counterexample (NonetWorker *worker, gpointer data, GError **error)
{
  SudokuCandidates *example = sudoku_candidates_new (nonet_shape_get (2, 2));

  if (example == NULL)
    nonet_set_out_of_memory (error);
  else if (sudoku_find_counterexample (data, example, nonet_worker_is_cancelled, worker))
    return example;
  sudoku_candidates_free (example);
  return NULL;
}

void
nonet_find_counterexample_async (const SudokuEquation *equation,
                                 GCancellable *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);

  g_task_set_source_tag (task, nonet_find_counterexample_async);
  nonet_task_run (task, find_counterexample, g_memdup2 (equation, sizeof *equation), g_free,
                  (GDestroyNotify) sudoku_candidates_free);
}

SudokuCandidates *
nonet_find_counterexample_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, nonet_find_counterexample_async), NULL);
  return g_task_propagate_pointer (G_TASK (result), error);
}
