/* Singles: the last open cell of a house, the only candidate of a cell, the only place of a value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/basic/basic.h"

static bool
report_single (SudokuFinding *finding,
               SudokuTechnique technique,
               unsigned tenths,
               unsigned cell,
               unsigned value,
               SudokuItemKind cause,
               unsigned item)
{
  sudoku_step_begin (finding, technique);
  finding->step.tenths = (uint16_t) tenths;
  finding->step.values = sudoku_set_of (value);
  sudoku_step_place (finding, cell, value);
  sudoku_step_part (finding, SUDOKU_PART_CAUSE, 0, cause, item);
  return sudoku_step_report (finding);
}

/* Whether just one cell of a house is open, and which. */
static bool
last_open_cell (const SudokuBoard *board, unsigned house, unsigned *last)
{
  const SudokuHouse *cells = &board->shape->house[house];
  unsigned n = 0;

  for (unsigned i = 0; i < cells->n_cells; i++)
    if (board->value[cells->cell[i]] == 0)
      {
        if (++n > 1)
          return false;
        *last = cells->cell[i];
      }
  return n == 1;
}

/* Whether the cell is the last one, or the value's only place, of a house whose turn is before. */
static bool
is_known (const SudokuBoard *board, unsigned house, unsigned cell, unsigned value, bool full)
{
  const SudokuCellInfo *info = &board->shape->cell[cell];
  unsigned last;

  for (unsigned i = 0; i < info->n_seats; i++)
    {
      unsigned other = info->seat[i].house;

      if (other >= board->shape->n_full_houses
          || sudoku_house_turn (board->shape, other) >= sudoku_house_turn (board->shape, house))
        continue;
      if (full ? last_open_cell (board, other, &last)
               : sudoku_set_is_single (sudoku_board_places (board, other, value)))
        return true;
    }
  return false;
}

void
sudoku_find_full_houses (SudokuFinding *finding)
{
  const SudokuBoard *board = finding->board;
  unsigned cell;

  for (unsigned turn = 0; turn < board->shape->n_full_houses; turn++)
    {
      unsigned house = sudoku_house_turn (board->shape, turn);

      if (last_open_cell (board, house, &cell) && sudoku_set_is_single (board->cell[cell])
          && !is_known (board, house, cell, 0, true)
          && !report_single (finding, SUDOKU_FULL_HOUSE, 10, cell, sudoku_set_first (board->cell[cell]),
                             SUDOKU_ITEM_HOUSE, house))
        return;
    }
}

void
sudoku_find_naked_singles (SudokuFinding *finding)
{
  const SudokuBoard *board = finding->board;

  for (unsigned cell = 0; cell < board->shape->n_cells; cell++)
    if (sudoku_set_is_single (board->cell[cell])
        && !report_single (finding, SUDOKU_NAKED_SINGLE, 23, cell, sudoku_set_first (board->cell[cell]),
                           SUDOKU_ITEM_CELL, cell))
      return;
}

static bool
find_hidden_singles_of_house (SudokuFinding *finding, unsigned house)
{
  const SudokuBoard *board = finding->board;
  const SudokuHouse *cells = &board->shape->house[house];

  for (unsigned value = 1; value <= board->shape->order; value++)
    {
      uint64_t places = sudoku_board_places (board, house, value);
      unsigned cell;

      if (!sudoku_set_is_single (places))
        continue;
      cell = cells->cell[__builtin_ctzll (places)];
      if (!is_known (board, house, cell, value, false)
          && !report_single (finding, SUDOKU_HIDDEN_SINGLE, cells->kind == SUDOKU_BOX ? 12 : 15, cell, value,
                             SUDOKU_ITEM_HOUSE, house))
        return false;
    }
  return true;
}

void
sudoku_find_hidden_singles (SudokuFinding *finding)
{
  const SudokuShape *shape = finding->shape;

  for (unsigned turn = 0; turn < shape->n_full_houses && !sudoku_finding_cancelled (finding); turn++)
    if (!find_hidden_singles_of_house (finding, sudoku_house_turn (shape, turn)))
      return;
}
