/* Random boards with random candidates through all finders: nothing crashes or hangs, and each step is proved by its own
 * reason, whether or not the board has a solution.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The first byte chooses the shape, and whether the board counts as unique; the second how many candidates there are. Each
 * following pair of bytes is a cell: its candidates, or with the highest bit its value, which is a given with the next one.
 * Cells beyond the end are filled at random, following from the bytes.
 */
#include "../logic/autoptr.h"
#include "tests/logic/proof.h"

/* Questions whether to cancel before the answer is yes. */
#define PATIENCE 40
#define MOST_STEPS 300

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

static SudokuShape *
choose_shape (unsigned choice)
{
  static const unsigned boxes[][2] = { { 3, 3 }, { 2, 2 }, { 2, 3 }, { 3, 3 }, { 2, 4 }, { 3, 3 }, { 1, 5 }, { 3, 4 } };
  SudokuHouse house[6];
  uint16_t diagonal[2][4] = { { 0, 5, 10, 15 }, { 3, 6, 9, 12 } };
  static const uint16_t box[4][4] = { { 0, 1, 4, 5 }, { 2, 3, 6, 7 }, { 8, 9, 12, 13 }, { 10, 11, 14, 15 } };

  if (choice < G_N_ELEMENTS (boxes))
    return sudoku_shape_new (boxes[choice][0], boxes[choice][1]);
  for (unsigned i = 0; i < 6; i++)
    house[i] = (SudokuHouse){ .kind = i < 4 ? SUDOKU_BOX : SUDOKU_DIAGONAL,
                              .n_cells = 4,
                              .cell = i < 4 ? box[i] : diagonal[i - 4] };
  return sudoku_shape_new_from_houses (4, house, 6);
}

/* Two bytes for a cell, in which each bit is set with a probability of plenty in 256. */
static unsigned
random_bits (GRand *rand, unsigned plenty)
{
  unsigned bits = 0;

  for (unsigned i = 0; i < 16; i++)
    bits |= (unsigned) (g_rand_int_range (rand, 0, 256) < (int) plenty) << i;
  return bits;
}

/* The board that the bytes stand for; values that contradict others are left out. */
static SudokuBoard *
read_board (const SudokuShape *shape, unsigned plenty, const uint8_t *data, size_t size)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (data, size);
  GRand *rand = g_rand_new_with_seed (g_bytes_hash (bytes));
  g_autoptr (SudokuGrid) givens = sudoku_grid_new (shape);
  g_autoptr (SudokuGrid) entries = sudoku_grid_new (shape);
  g_autoptr (SudokuGrid) all = sudoku_grid_new (shape);
  g_autoptr (SudokuCandidates) allowed = sudoku_candidates_new (shape);

  for (unsigned cell = 0; cell < shape->n_cells; cell++)
    {
      unsigned bits =
          2 * cell + 1 < size ? (unsigned) (data[2 * cell] << 8 | data[2 * cell + 1]) : random_bits (rand, plenty);

      allowed->cell[cell] = bits & sudoku_set_full (shape->order);
      if ((bits & 0x8000) == 0)
        continue;
      all->cell[cell] = (uint8_t) ((bits & 0xff) % shape->order + 1);
      if (!sudoku_grid_consistent (all))
        all->cell[cell] = 0;
      else
        ((bits & 0x4000) != 0 ? givens : entries)->cell[cell] = all->cell[cell];
    }
  g_rand_free (rand);
  return sudoku_board_new (givens, entries, allowed);
}

typedef struct
{
  SudokuProof *proof;
  const SudokuBoard *board;
  unsigned steps, patience;
} Check;

static bool
check_step (const SudokuStep *step, void *data)
{
  Check *check = data;
  SudokuCandidate unproved;

  for (unsigned i = 0; i < step->n_removed; i++)
    g_assert_true (sudoku_board_has (check->board, sudoku_candidate_cell (check->board->shape, step->removed[i]),
                                     sudoku_candidate_value (check->board->shape, step->removed[i])));
  if (!sudoku_proof_check (check->proof, step, check->board, &unproved))
    g_error ("a %s that is not proved: candidate %u", sudoku_technique_info (step->technique)->id, unproved);
  return ++check->steps < MOST_STEPS;
}

static bool
is_impatient (void *data)
{
  return ((Check *) data)->patience-- == 0;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (SudokuShape) shape = NULL;
  g_autoptr (SudokuBoard) board = NULL;
  g_autoptr (SudokuFinding) finding = NULL;
  SudokuFindLimits limits;
  Check check = { .patience = PATIENCE };

  if (size < 2)
    return 0;
  shape = choose_shape (data[0] % 9);
  board = read_board (shape, data[1], data + 2, size - 2);
  if (sudoku_board_find_fault (board, NULL) != SUDOKU_FAULT_NONE)
    return 0;
  sudoku_limits_init (&limits, shape->order);
  limits.unique = (data[0] & 0x80) != 0;
  for (SudokuTechnique i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    if (i != SUDOKU_BRUTE_FORCE)
      sudoku_technique_set_add (&limits.techniques, i);
  finding = sudoku_finding_new (shape);
  sudoku_finding_set_limits (finding, &limits);
  sudoku_finding_set_cancel (finding, is_impatient, &check);
  check.proof = sudoku_proof_new (shape);
  check.board = board;
  sudoku_find_steps (finding, board, check_step, &check);
  sudoku_proof_free (check.proof);
  return 0;
}
