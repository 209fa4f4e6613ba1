/* Boards for the tests of chains.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "chain-board.h"

#include <stdio.h>
#include <string.h>

#include "../sudoku/shapes.h"
#include "tests/logic/proof.h"
#include "random-board.h"

/* Removes what a restriction does not have. */
static void
restrict_board (SudokuBoard *board, const char *text)
{
  unsigned a, b;
  char digits[10];

  if (sscanf (text, "r%uc%u=%9s", &a, &b, digits) == 3)
    {
      for (unsigned value = 1; value <= 9; value++)
        if (strchr (digits, '0' + (int) value) == NULL)
          sudoku_board_remove (board, 9 * a + b - 10, value);
    }
  else if (sscanf (text, "row%u:%u=%9s", &a, &b, digits) == 3)
    {
      for (unsigned column = 1; column <= 9; column++)
        if (strchr (digits, '0' + (int) column) == NULL)
          sudoku_board_remove (board, 9 * a + column - 10, b);
    }
  else if (sscanf (text, "column%u:%u=%9s", &a, &b, digits) == 3)
    {
      for (unsigned row = 1; row <= 9; row++)
        if (strchr (digits, '0' + (int) row) == NULL)
          sudoku_board_remove (board, 9 * row + a - 10, b);
    }
  else
    g_error ("no restriction: %s", text);
}

SudokuBoard *
sketch_board (const char *restrictions)
{
  g_autoptr (SudokuGrid) blank = sudoku_grid_new (test_shape (3, 3));
  SudokuBoard *board = sudoku_board_new (blank, NULL, NULL);
  g_auto (GStrv) texts = g_strsplit (restrictions, " ", -1);

  for (unsigned i = 0; texts[i] != NULL; i++)
    restrict_board (board, texts[i]);
  return board;
}

typedef struct
{
  const SudokuBoard *board;
  const SudokuGrid *solution;
  SudokuProof *proof;
  unsigned n_steps;
} Position;

static bool
check_step (const SudokuStep *step, void *data)
{
  Position *position = data;
  const SudokuShape *shape = position->board->shape;

  position->n_steps++;
  for (unsigned i = 0; i < step->n_removed; i++)
    g_assert_cmpuint (position->solution->cell[sudoku_candidate_cell (shape, step->removed[i])], !=,
                      sudoku_candidate_value (shape, step->removed[i]));
  for (unsigned i = 0; i < step->n_placed; i++)
    g_assert_cmpuint (position->solution->cell[sudoku_candidate_cell (shape, step->placed[i])], ==,
                      sudoku_candidate_value (shape, step->placed[i]));
  g_assert_true (sudoku_proof_check (position->proof, step, position->board, NULL));
  return position->n_steps % 1000 != 0;
}

unsigned
assert_chains_true (const SudokuShape *shape, unsigned n_boards, SudokuTechnique first, SudokuTechnique last)
{
  GRand *rand = g_rand_new_with_seed (first);
  g_autoptr (SudokuFinding) finding = sudoku_finding_new (shape);
  Position position = { .proof = sudoku_proof_new (shape) };
  SudokuFindLimits limits;

  sudoku_limits_init (&limits, shape->order);
  limits.techniques = (SudokuTechniqueSet){ { 0 } };
  for (SudokuTechnique i = first; i <= last; i++)
    sudoku_technique_set_add (&limits.techniques, i);
  sudoku_finding_set_limits (finding, &limits);
  for (unsigned i = 0; i < n_boards; i++)
    {
      GRand *same = g_rand_copy (rand);
      g_autoptr (SudokuGrid) solution = random_solution (same, shape);
      g_autoptr (SudokuBoard) board = random_board (rand, shape, 30 + (int) i % 20, 40 + (int) i % 30);

      g_rand_free (same);
      position.board = board;
      position.solution = solution;
      sudoku_find_steps (finding, board, check_step, &position);
    }
  sudoku_proof_free (position.proof);
  g_rand_free (rand);
  return position.n_steps;
}

typedef struct
{
  SudokuCandidate candidate;
  SudokuStep *step;
} Wanted;

static bool
keep_step (const SudokuStep *step, void *data)
{
  Wanted *wanted = data;

  for (unsigned i = 0; i < step->n_removed + step->n_placed && wanted->step == NULL; i++)
    if ((i < step->n_removed ? step->removed[i] : step->placed[i - step->n_removed]) == wanted->candidate)
      wanted->step = sudoku_step_copy (step);
  return wanted->step == NULL;
}

SudokuStep *
find_step (const SudokuBoard *board, SudokuTechnique technique, const char *result)
{
  g_autoptr (SudokuFinding) finding = sudoku_finding_new (board->shape);
  SudokuFindLimits limits;
  unsigned row, column, value;
  Wanted wanted = { 0 };

  g_assert_cmpint (sscanf (result, "r%uc%u=%u", &row, &column, &value), ==, 3);
  wanted.candidate = sudoku_candidate (board->shape, board->shape->order * (row - 1) + column - 1, value);
  sudoku_limits_init (&limits, board->shape->order);
  limits.techniques = (SudokuTechniqueSet){ { 0 } };
  sudoku_technique_set_add (&limits.techniques, technique);
  sudoku_finding_set_limits (finding, &limits);
  sudoku_find_steps (finding, board, keep_step, &wanted);
  g_assert_nonnull (wanted.step);
  return wanted.step;
}
