/* Whether cells are a deadly pattern.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * If each value of the pairs is in the pairs of none or of exactly two of its cells in every house, there are as many of
 * these values in a house as cells of the pattern. A solution that fills the cells from their pairs has each of them once
 * there, and when all cells take the other value of their pair, it has each of them once again. So there would be two
 * solutions, unless a cell of the pattern is a given.
 */
#include "logic/proof/deadly.h"

#include <stdlib.h>

void
sudoku_deadly_free (SudokuDeadly *deadly)
{
  if (deadly == NULL)
    return;
  free (deadly->extra);
  free (deadly->floor);
  free (deadly);
}

/* Collects the pairs; returns whether each cell of the pattern has one, and is no given. */
static bool
collect (SudokuDeadly *deadly, const SudokuStep *step, const SudokuBoard *board)
{
  unsigned n = 0;

  for (unsigned i = 0; i < step->n_parts; i++)
    if (step->part[i].role == SUDOKU_PART_FLOOR)
      deadly->floor[sudoku_candidate_cell (board->shape, step->part[i].item)] |=
          sudoku_set_of (sudoku_candidate_value (board->shape, step->part[i].item));
  for (unsigned i = 0; i < step->n_parts; i++)
    {
      unsigned cell = step->part[i].item;

      if (step->part[i].role != SUDOKU_PART_DEADLY)
        continue;
      if (board->given[cell] || sudoku_set_count (deadly->floor[cell]) != 2)
        return false;
      if (board->value[cell] != 0 && !sudoku_set_has (deadly->floor[cell], board->value[cell]))
        return false;
      deadly->extra[cell] = board->cell[cell] & ~deadly->floor[cell];
      n++;
    }
  return n > 0;
}

/* Whether each value is in the pairs of no or of two cells of a house. */
static bool
house_is_even (const SudokuDeadly *deadly, const SudokuHouse *house)
{
  SudokuSet once = 0, twice = 0;

  for (unsigned i = 0; i < house->n_cells; i++)
    {
      SudokuSet pair = deadly->floor[house->cell[i]];

      if ((twice & pair) != 0)
        return false;
      twice |= once & pair;
      once |= pair;
    }
  return once == twice;
}

SudokuDeadly *
sudoku_deadly_new (const SudokuStep *step, const SudokuBoard *board)
{
  SudokuDeadly *deadly = calloc (1, sizeof *deadly);
  bool holds;

  if (deadly == NULL)
    return NULL;
  deadly->extra = calloc (board->shape->n_cells, sizeof *deadly->extra);
  deadly->floor = calloc (board->shape->n_cells, sizeof *deadly->floor);
  holds = deadly->extra != NULL && deadly->floor != NULL && collect (deadly, step, board);
  for (unsigned house = 0; house < board->shape->n_houses && holds; house++)
    holds = house_is_even (deadly, &board->shape->house[house]);
  if (holds)
    return deadly;
  sudoku_deadly_free (deadly);
  return NULL;
}
