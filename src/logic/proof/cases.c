/* Going through all combinations of some cells, or all ways to place a value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/proof/cases.h"

#define MOST_CELLS 8

bool
sudoku_is_proof_by_cases (const SudokuStep *step)
{
  return step->technique == SUDOKU_ALIGNED_PAIR_EXCLUSION || step->technique == SUDOKU_ALIGNED_TRIPLET_EXCLUSION
         || step->technique == SUDOKU_TEMPLATE_SET || step->technique == SUDOKU_TEMPLATE_DELETE;
}

typedef struct
{
  const SudokuStep *step;
  const SudokuBoard *board;
  unsigned n_cells;
  unsigned cell[MOST_CELLS];  /* the aligned ones, that of the result first */
  unsigned value[MOST_CELLS]; /* what they have in this case */
} Combination;

/* Whether one of the excluding cells has no candidate left. */
static bool
is_excluded (const Combination *combination)
{
  for (unsigned i = 0; i < combination->step->n_parts; i++)
    {
      const SudokuPart *part = &combination->step->part[i];
      SudokuSet left;

      if (part->role != SUDOKU_PART_CAUSE || part->kind != SUDOKU_ITEM_CELL)
        continue;
      left = combination->board->cell[part->item];
      for (unsigned j = 0; j < combination->n_cells; j++)
        if (sudoku_cells_see (combination->board->shape, part->item, combination->cell[j]))
          left &= ~sudoku_set_of (combination->value[j]);
      if (left == 0 && combination->board->value[part->item] == 0)
        return true;
    }
  return false;
}

/* Whether no combination of the cells from a position on is possible. */
static bool
none_is_possible (Combination *combination, unsigned position)
{
  unsigned cell;

  if (position == combination->n_cells || position == MOST_CELLS)
    return is_excluded (combination);
  cell = combination->cell[position];
  for (SudokuSet set = combination->board->cell[cell]; set != 0; set &= set - 1)
    {
      bool conflict = false;

      combination->value[position] = sudoku_set_first (set);
      for (unsigned i = 0; i < position; i++)
        conflict |= combination->value[i] == combination->value[position]
                    && sudoku_cells_see (combination->board->shape, cell, combination->cell[i]);
      if (!conflict && !none_is_possible (combination, position + 1))
        return false;
    }
  return true;
}

static bool
exclusion_holds (const SudokuStep *step, const SudokuBoard *board, SudokuCandidate result)
{
  Combination combination = { .step = step, .board = board, .n_cells = 1 };
  bool found = false;

  combination.cell[0] = sudoku_candidate_cell (board->shape, result);
  combination.value[0] = sudoku_candidate_value (board->shape, result);
  for (unsigned i = 0; i < step->n_parts && combination.n_cells < MOST_CELLS; i++)
    if (step->part[i].role == SUDOKU_PART_PINCER)
      {
        if (step->part[i].item == combination.cell[0])
          found = true;
        else
          combination.cell[combination.n_cells++] = step->part[i].item;
      }
  return found && none_is_possible (&combination, 1);
}

/* Whether a value can be placed in each row from one on, given the columns and boxes that have it,
 * with or without the cell of a candidate. */
static bool
can_place (const SudokuBoard *board,
           unsigned value,
           unsigned row,
           bool *house_has,
           SudokuCandidate forced,
           bool without)
{
  const SudokuShape *shape = board->shape;

  if (row == shape->order)
    return true;
  for (unsigned i = 0; i < shape->order; i++)
    {
      unsigned cell = shape->house[row].cell[i];
      const SudokuCellInfo *info = &shape->cell[cell];
      bool here = board->value[cell] == value || sudoku_board_has (board, cell, value);
      bool is_forced = sudoku_candidate (shape, cell, value) == forced;

      if (without && is_forced)
        here = false;
      if (!without && !is_forced && sudoku_candidate_cell (shape, forced) / shape->order == row)
        here = false;
      for (unsigned j = 0; j < info->n_seats; j++)
        here &= !house_has[info->seat[j].house];
      if (!here)
        continue;
      for (unsigned j = 0; j < info->n_seats; j++)
        house_has[info->seat[j].house] = true;
      if (can_place (board, value, row + 1, house_has, forced, without))
        return true;
      for (unsigned j = 0; j < info->n_seats; j++)
        house_has[info->seat[j].house] = false;
    }
  return false;
}

/* Whether a value cannot be placed in all rows with, or without, the cell of a candidate. */
static bool
has_no_template (const SudokuBoard *board, SudokuCandidate forced, bool without)
{
  bool house_has[SUDOKU_MAX_HOUSES] = { false };

  return !can_place (board, sudoku_candidate_value (board->shape, forced), 0, house_has, forced, without);
}

/* Leaves only one candidate in each cell that all templates of a value have; returns whether that removed some. */
static bool
fix_cells (SudokuBoard *board)
{
  unsigned before = sudoku_board_count_candidates (board);

  for (unsigned cell = 0; cell < board->shape->n_cells; cell++)
    for (SudokuSet set = board->cell[cell]; set != 0; set &= set - 1)
      if (has_no_template (board, sudoku_candidate (board->shape, cell, sudoku_set_first (set)), true))
        for (SudokuSet others = board->cell[cell] & ~(set & -set); others != 0; others &= others - 1)
          sudoku_board_remove (board, cell, sudoku_set_first (others));
  return sudoku_board_count_candidates (board) != before;
}

/* Whether a result follows from the templates of its value that are left when those of other values have fixed cells. */
static bool
templates_hold (const SudokuBoard *board, SudokuCandidate result, bool placed)
{
  SudokuBoard *left = sudoku_board_copy (board);
  bool holds = has_no_template (board, result, placed);

  while (left != NULL && !holds && fix_cells (left))
    holds = has_no_template (left, result, placed);
  sudoku_board_free (left);
  return holds;
}

bool
sudoku_cases_hold (const SudokuStep *step, const SudokuBoard *board, SudokuCandidate result, bool placed)
{
  if (step->technique == SUDOKU_TEMPLATE_SET || step->technique == SUDOKU_TEMPLATE_DELETE)
    return templates_hold (board, result, placed);
  return !placed && exclusion_holds (step, board, result);
}
