/* The examples of techniques: each is found by its technique, and true.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "logic/path.h"
#include "tests/logic/proof.h"
#include "tasks/practice/examples.h"
#include "tests/logic/autoptr.h"

TEST (every_technique_has_some)
{
  for (SudokuTechnique technique = 0; technique < SUDOKU_BRUTE_FORCE; technique++)
    if (nonet_examples_count (technique) == 0)
      g_test_fail_printf ("%s has no example", sudoku_technique_info (technique)->id);
  g_assert_cmpuint (nonet_examples_count (SUDOKU_BRUTE_FORCE), ==, 0);
}

/* Whether a step removes nothing of the solution, and places nothing else. */
static gboolean
is_true (const SudokuStep *step, const SudokuShape *shape, const guint8 *solution)
{
  gboolean right = TRUE;

  for (guint i = 0; i < step->n_removed; i++)
    right &=
        solution[sudoku_candidate_cell (shape, step->removed[i])] != sudoku_candidate_value (shape, step->removed[i]);
  for (guint i = 0; i < step->n_placed; i++)
    right &=
        solution[sudoku_candidate_cell (shape, step->placed[i])] == sudoku_candidate_value (shape, step->placed[i]);
  return right;
}

static void
check_example (SudokuTechnique technique, guint index)
{
  g_autoptr (NonetFoundStep) found = nonet_example_find (technique, index, NULL);
  g_autoptr (SudokuProof) proof = NULL;
  const SudokuBoard *board;
  const SudokuStep *step;
  guint8 solution[81];

  g_test_message ("example %u of %s", index, sudoku_technique_info (technique)->id);
  g_assert_nonnull (found);
  board = nonet_found_step_get_position (found)->board;
  step = nonet_found_step_get_step (found);
  g_assert_cmpint (step->technique, ==, technique);
  g_assert_cmpint (sudoku_board_outlook (board, solution, NULL, NULL), ==, SUDOKU_UNIQUENESS_UNIQUE);
  g_assert_true (is_true (step, board->shape, solution));
  proof = sudoku_proof_new (board->shape);
  g_assert_true (sudoku_proof_check (proof, step, board, NULL));
}

TEST (each_is_found_and_proved)
{
  for (SudokuTechnique technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
    for (guint i = 0; i < nonet_examples_count (technique); i++)
      check_example (technique, i);
}

TEST (no_two_are_the_same)
{
  for (SudokuTechnique technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
    for (guint i = 0; i < nonet_examples_count (technique); i++)
      for (guint j = 0; j < i; j++)
        {
          g_autoptr (NonetPuzzle) a = nonet_example_dup_puzzle (technique, i);
          g_autoptr (NonetPuzzle) b = nonet_example_dup_puzzle (technique, j);

          g_assert_false (nonet_puzzle_equal (a, b));
        }
}

static void
keep_result (GObject *source, GAsyncResult *result, gpointer place)
{
  *(GAsyncResult **) place = g_object_ref (result);
}

TEST (cancelled)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  nonet_example_find_async (SUDOKU_FORCING_NET_VERITY, 0, cancellable, keep_result, &result);
  g_cancellable_cancel (cancellable);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (nonet_example_find_finish (result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}
