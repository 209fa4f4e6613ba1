/* Practising: answers right, partly right, true for another reason and wrong; examples of techniques; and the key to puzzles on
 * paper.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "logic/path.h"
#include "tasks/practice/answer.h"
#include "tasks/practice/examples.h"
#include "tests/logic/autoptr.h"
#include "tests/logic/proof.h"
#include "tests/tasks/puzzles.h"
#include "tests/tasks/waiting.h"
#include "words/steps/technique-text.h"

static NonetAnswer *
judge (NonetFoundStep *exercise, NonetPuzzle *answered)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  NonetAnswer *answer;

  nonet_judge_async (exercise, answered, NULL, keep_result, &result);
  WAIT_UNTIL (result != NULL);
  answer = nonet_judge_finish (result, &error);
  g_assert_no_error (error);
  return answer;
}

static void
strike (NonetPuzzle *sheet, SudokuCandidate candidate)
{
  nonet_puzzle_ensure_eliminated (sheet)[sudoku_candidate_cell (sheet->shape, candidate)] |=
      sudoku_set_of (sudoku_candidate_value (sheet->shape, candidate));
}

static void
enter (NonetPuzzle *sheet, SudokuCandidate candidate)
{
  sheet->entries[sudoku_candidate_cell (sheet->shape, candidate)] =
      (guint8) sudoku_candidate_value (sheet->shape, candidate);
}

static void
do_step (NonetPuzzle *sheet, const SudokuStep *step)
{
  for (guint i = 0; i < step->n_removed; i++)
    strike (sheet, step->removed[i]);
  for (guint i = 0; i < step->n_placed; i++)
    enter (sheet, step->placed[i]);
}

static void
solve (NonetFoundStep *exercise, guint8 *solution)
{
  const SudokuBoard *board = nonet_found_step_get_position (exercise)->board;

  g_assert_cmpint (sudoku_board_outlook (board, solution, NULL, NULL), ==, SUDOKU_UNIQUENESS_UNIQUE);
}

static const SudokuTechnique judged[] = { SUDOKU_NAKED_SINGLE, SUDOKU_HIDDEN_PAIR,        SUDOKU_X_WING, SUDOKU_XY_WING,
                                          SUDOKU_SKYSCRAPER,   SUDOKU_UNIQUE_RECTANGLE_1, SUDOKU_AIC };

TEST (the_whole_step_is_right)
{
  for (guint i = 0; i < G_N_ELEMENTS (judged); i++)
    {
      g_autoptr (NonetFoundStep) exercise = nonet_example_find (judged[i], 0, NULL, NULL);
      g_autoptr (NonetPuzzle) sheet = nonet_exercise_dup_sheet (exercise);
      g_autoptr (NonetAnswer) answer = NULL;

      do_step (sheet, nonet_found_step_get_step (exercise));
      answer = judge (exercise, sheet);
      g_assert_cmpint (answer->kind, ==, NONET_ANSWER_RIGHT);
      g_assert_true (
          sudoku_step_same_result (nonet_found_step_get_step (answer->step), nonet_found_step_get_step (exercise)));
    }
}

TEST (nothing_is_no_answer)
{
  g_autoptr (NonetFoundStep) exercise = nonet_example_find (SUDOKU_X_WING, 0, NULL, NULL);
  g_autoptr (NonetPuzzle) sheet = nonet_exercise_dup_sheet (exercise);
  g_autoptr (NonetAnswer) answer = judge (exercise, sheet);

  g_assert_cmpint (answer->kind, ==, NONET_ANSWER_EMPTY);
}

/* An X-Wing removes all it can, so that one candidate of several is but a part. */
TEST (a_part_is_partly_right)
{
  for (guint i = 0; i < nonet_examples_count (SUDOKU_X_WING); i++)
    {
      g_autoptr (NonetFoundStep) exercise = nonet_example_find (SUDOKU_X_WING, i, NULL, NULL);
      const SudokuStep *step = nonet_found_step_get_step (exercise);
      g_autoptr (NonetPuzzle) sheet = nonet_exercise_dup_sheet (exercise);
      g_autoptr (NonetAnswer) answer = NULL;

      strike (sheet, step->removed[0]);
      answer = judge (exercise, sheet);
      g_assert_cmpint (answer->kind, ==, step->n_removed > 1 ? NONET_ANSWER_PARTLY : NONET_ANSWER_RIGHT);
      g_assert_cmpuint (answer->n_missing, ==, step->n_removed - 1);
    }
}

TEST (what_a_solution_has_is_wrong)
{
  for (guint i = 0; i < G_N_ELEMENTS (judged); i++)
    {
      g_autoptr (NonetFoundStep) exercise = nonet_example_find (judged[i], 1, NULL, NULL);
      g_autoptr (NonetPuzzle) sheet = nonet_exercise_dup_sheet (exercise);
      g_autoptr (NonetAnswer) answer = NULL;
      guint8 solution[81];
      guint cell = 0;

      solve (exercise, solution);
      do_step (sheet, nonet_found_step_get_step (exercise));
      while (sheet->givens[cell] != 0 || sheet->entries[cell] != 0)
        cell++;
      strike (sheet, sudoku_candidate (sheet->shape, cell, solution[cell]));
      answer = judge (exercise, sheet);
      g_assert_cmpint (answer->kind, ==, NONET_ANSWER_WRONG);
      g_assert_cmpuint (answer->n_wrong, ==, 1);
      g_assert_cmpuint (answer->wrong[0], ==, sudoku_candidate (sheet->shape, cell, solution[cell]));
    }
}

/* The simplest step at that point, by another technique: true, and it has a name. */
TEST (what_follows_otherwise_is_said_to)
{
  guint n_others = 0;

  for (guint i = 1; i < G_N_ELEMENTS (judged); i++)
    for (guint k = 0; k < nonet_examples_count (judged[i]); k++)
      {
        g_autoptr (NonetFoundStep) exercise = nonet_example_find (judged[i], k, NULL, NULL);
        g_autoptr (NonetPuzzle) sheet = nonet_exercise_dup_sheet (exercise);
        g_autoptr (SudokuFinding) finding = sudoku_finding_new (sheet->shape);
        g_autoptr (NonetAnswer) answer = NULL;
        SudokuFindLimits limits;
        SudokuStep *simplest;

        sudoku_limits_init_path (&limits, 9);
        limits.unique = TRUE;
        sudoku_technique_set_remove (&limits.techniques, judged[i]);
        sudoku_finding_set_limits (finding, &limits);
        g_assert_cmpint (sudoku_find_simplest (finding, nonet_found_step_get_position (exercise)->board, &simplest), ==,
                         SUDOKU_FOUND);
        do_step (sheet, simplest);
        answer = judge (exercise, sheet);
        /* Some steps of different techniques do the same. */
        if (answer->kind == NONET_ANSWER_OTHER)
          {
            n_others++;
            g_assert_false (answer->has_whole && simplest->n_removed == 1);
            g_assert_nonnull (answer->step);
            g_assert_cmpint (nonet_found_step_get_step (answer->step)->technique, !=, judged[i]);
          }
        else
          g_assert_cmpint (answer->kind, <=, NONET_ANSWER_PARTLY);
        sudoku_step_free (simplest);
      }
  g_assert_cmpuint (n_others, >=, 10);
}

/* Striking all other candidates of the cell says the same as entering the value. */
TEST (a_single_may_be_left_over)
{
  g_autoptr (NonetFoundStep) exercise = nonet_example_find (SUDOKU_HIDDEN_SINGLE, 0, NULL, NULL);
  g_autoptr (NonetPuzzle) sheet = nonet_exercise_dup_sheet (exercise);
  const SudokuBoard *board = nonet_found_step_get_position (exercise)->board;
  SudokuCandidate placed = nonet_found_step_get_step (exercise)->placed[0];
  guint cell = sudoku_candidate_cell (board->shape, placed);
  g_autoptr (NonetAnswer) answer = NULL;

  g_assert_cmpuint (sudoku_set_count (board->cell[cell]), >, 1);
  nonet_puzzle_ensure_eliminated (sheet)[cell] |=
      board->cell[cell] & ~sudoku_set_of (sudoku_candidate_value (board->shape, placed));
  answer = judge (exercise, sheet);
  g_assert_cmpint (answer->kind, ==, NONET_ANSWER_RIGHT);
}

TEST (judging_can_be_cancelled)
{
  g_autoptr (NonetFoundStep) exercise = nonet_example_find (SUDOKU_FORCING_NET_VERITY, 0, NULL, NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (NonetPuzzle) sheet = nonet_exercise_dup_sheet (exercise);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  do_step (sheet, nonet_found_step_get_step (exercise));
  nonet_judge_async (exercise, sheet, cancellable, keep_result, &result);
  g_cancellable_cancel (cancellable);
  WAIT_UNTIL (result != NULL);
  g_assert_null (nonet_judge_finish (result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  wait_for_workers ();
}

/* The key: a solution only where there is one alone, else why not; and how hard a puzzle is. */

static gboolean
find_key (NonetAnswerKey *key, guint order, const char *cells)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (order, cells);

  return nonet_answer_key_find (key, puzzle, TRUE, NULL, NULL);
}

static void
assert_remark (const char *cells, const char *remark)
{
  g_auto (NonetAnswerKey) key = { 0 };

  g_assert_true (find_key (&key, 9, cells));
  g_assert_null (key.solution);
  g_assert_cmpstr (key.remark, ==, remark);
}

TEST (key_of_a_unique_puzzle_has_its_solution_and_level)
{
  g_auto (NonetAnswerKey) key = { 0 };

  g_assert_true (find_key (&key, 9, UNIQUE));
  g_assert_null (key.remark);
  g_assert_cmpuint (key.solution[7], ==, 1);
  g_assert_cmpuint (key.solution[0], ==, 6);
  g_assert_nonnull (key.level);
}

TEST (keys_of_other_puzzles_have_a_remark)
{
  assert_remark (SOME, "329 solutions");
  assert_remark ("11", "No solution");
  assert_remark (NULL, "At least 1000 solutions");
}

TEST (level_of_the_file_counts)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, UNIQUE);
  g_auto (NonetAnswerKey) key = { 0 };

  puzzle->difficulty = g_strdup ("Friday");
  g_assert_true (nonet_answer_key_find (&key, puzzle, TRUE, NULL, NULL));
  g_assert_cmpstr (key.level, ==, "Friday");
}

static bool
cancel (void *data)
{
  return true;
}

TEST (making_a_key_can_be_cancelled)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (25, NULL);
  g_auto (NonetAnswerKey) key = { 0 };

  g_assert_false (nonet_answer_key_find (&key, puzzle, FALSE, cancel, NULL));
}

/* The examples: each is found by its technique, and true. */

TEST (every_technique_has_examples)
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
  g_autoptr (NonetFoundStep) found = nonet_example_find (technique, index, NULL, NULL);
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

TEST (each_example_is_found_and_proved)
{
  for (SudokuTechnique technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
    for (guint i = 0; i < nonet_examples_count (technique); i++)
      check_example (technique, i);
}

TEST (no_two_examples_are_the_same)
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

TEST (finding_an_example_can_be_cancelled)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  nonet_example_find_async (SUDOKU_FORCING_NET_VERITY, 0, cancellable, keep_result, &result);
  g_cancellable_cancel (cancellable);
  WAIT_UNTIL (result != NULL);
  g_assert_null (nonet_example_find_finish (result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}
