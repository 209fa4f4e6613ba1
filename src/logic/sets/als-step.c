/* The parts and proofs of steps that are made of almost locked sets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/sets/als-step.h"

#include "logic/board/houses.h"

unsigned
sudoku_als_common_house (SudokuFinding *finding, unsigned a, unsigned b, unsigned value)
{
  const SudokuAlsList *list = finding->als;
  unsigned cell[2 * SUDOKU_MAX_ORDER];
  unsigned n = 0;

  FOR_EACH_BIT (c, sudoku_als_value_cells (list, a, value), list->n_cell_words)
    cell[n++] = c;
  FOR_EACH_BIT (c, sudoku_als_value_cells (list, b, value), list->n_cell_words)
    cell[n++] = c;
  return sudoku_house_of_cells (finding->shape, cell, n);
}

void
sudoku_als_remove_seen (SudokuFinding *finding, unsigned a, unsigned b, unsigned value)
{
  const SudokuAlsList *list = finding->als;
  const uint64_t *here = sudoku_als_seen (list, a, value);
  const uint64_t *there = sudoku_als_seen (list, b, value);

  for (unsigned w = 0; w < list->n_cell_words; w++)
    for (uint64_t both = here[w] & there[w]; both != 0; both &= both - 1)
      sudoku_step_remove (finding, 64 * w + (unsigned) __builtin_ctzll (both), value);
}

void
sudoku_als_add_set (SudokuFinding *finding, unsigned i, unsigned index)
{
  FOR_EACH_BIT (cell, sudoku_als_cells (finding->als, i), finding->als->n_cell_words)
    sudoku_step_cell (finding, SUDOKU_PART_SET, index, cell);
}

void
sudoku_als_add_bases (SudokuFinding *finding, unsigned i, unsigned branch)
{
  FOR_EACH_BIT (cell, sudoku_als_cells (finding->als, i), finding->als->n_cell_words)
    sudoku_step_cell (finding, SUDOKU_PART_BASE, branch, cell);
}

void
sudoku_als_add_covers (SudokuFinding *finding, unsigned i, SudokuSet but, unsigned branch)
{
  const SudokuAls *als = &finding->als->als[i];

  for (SudokuSet set = als->values & ~but; set != 0; set &= set - 1)
    sudoku_step_places (finding, SUDOKU_PART_COVER, branch, als->house, sudoku_set_first (set));
}

bool
sudoku_als_add_common (SudokuFinding *finding, unsigned a, unsigned b, unsigned value)
{
  const SudokuAlsList *list = finding->als;
  unsigned house = sudoku_als_common_house (finding, a, b, value);

  FOR_EACH_BIT (cell, sudoku_als_value_cells (list, a, value), list->n_cell_words)
    sudoku_step_candidate (finding, SUDOKU_PART_COMMON, 0, cell, value);
  FOR_EACH_BIT (cell, sudoku_als_value_cells (list, b, value), list->n_cell_words)
    sudoku_step_candidate (finding, SUDOKU_PART_COMMON, 0, cell, value);
  if (house == SUDOKU_NO_HOUSE)
    return false;
  sudoku_step_cover (finding, house, value);
  return true;
}

unsigned
sudoku_als_add_node (SudokuFinding *finding, unsigned i, unsigned value)
{
  uint16_t cell[SUDOKU_MAX_ORDER];
  unsigned n = 0;

  FOR_EACH_BIT (c, sudoku_als_value_cells (finding->als, i, value), finding->als->n_cell_words)
    cell[n++] = (uint16_t) c;
  return sudoku_step_node (finding, value, cell, n);
}

void
sudoku_als_add_chain (SudokuFinding *finding, const unsigned *set, const uint8_t *common, unsigned n, unsigned z)
{
  unsigned before = 0;

  for (unsigned i = 0; i < n; i++)
    {
      unsigned in = sudoku_als_add_node (finding, set[i], i == 0 ? z : common[i - 1]);
      unsigned out = sudoku_als_add_node (finding, set[i], i == n - 1 ? z : common[i]);

      if (i > 0)
        sudoku_step_link (finding, before, in, SUDOKU_LINK_WEAK, SUDOKU_REASON_SET, i, 0);
      sudoku_step_link (finding, in, out, SUDOKU_LINK_STRONG, SUDOKU_REASON_SET, i, 0);
      before = out;
    }
}

bool
sudoku_als_report (SudokuFinding *finding)
{
  const SudokuCandidate *removed = finding->removed.item;

  for (unsigned i = 0; i < finding->removed.n; i++)
    finding->step.values |= sudoku_set_of (sudoku_candidate_value (finding->shape, removed[i]));
  return sudoku_step_report (finding);
}
