/* The board of a person who solves: values and the candidates that are left.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/board.h"

#include <stdlib.h>
#include <string.h>

#include "sudoku/rules.h"

static SudokuBoard *
allocate (const SudokuShape *shape)
{
  SudokuBoard *board = calloc (1, sizeof *board);

  if (board == NULL)
    return NULL;
  board->shape = sudoku_shape_ref (shape);
  board->value = calloc (shape->n_cells, sizeof *board->value);
  board->given = calloc (shape->n_cells, sizeof *board->given);
  board->cell = calloc (shape->n_cells, sizeof *board->cell);
  board->place = calloc ((size_t) shape->n_houses * shape->order, sizeof *board->place);
  if (board->value == NULL || board->given == NULL || board->cell == NULL || board->place == NULL)
    {
      sudoku_board_free (board);
      return NULL;
    }
  return board;
}

void
sudoku_board_free (SudokuBoard *board)
{
  if (board == NULL)
    return;
  free (board->value);
  free (board->given);
  free (board->cell);
  free (board->place);
  sudoku_shape_unref (board->shape);
  free (board);
}

static void
fill_candidates (SudokuBoard *board, const SudokuCandidates *allowed)
{
  const SudokuShape *shape = board->shape;

  for (unsigned cell = 0; cell < shape->n_cells; cell++)
    {
      const SudokuCellInfo *info = &shape->cell[cell];
      SudokuSet set = sudoku_set_full (shape->order);

      if (board->value[cell] != 0)
        continue;
      board->n_open++;
      for (unsigned i = 0; i < info->n_peers; i++)
        if (board->value[info->peer[i]] != 0)
          set &= ~sudoku_set_of (board->value[info->peer[i]]);
      if (allowed != NULL)
        set &= allowed->cell[cell];
      board->cell[cell] = set;
      for (; set != 0; set &= set - 1)
        for (unsigned i = 0; i < info->n_seats; i++)
          board->place[info->seat[i].house * shape->order + sudoku_set_first (set) - 1] |= UINT64_C (1)
                                                                                           << info->seat[i].place;
    }
}

SudokuBoard *
sudoku_board_new (const SudokuGrid *givens, const SudokuGrid *entries, const SudokuCandidates *allowed)
{
  SudokuBoard *board = allocate (givens->shape);

  assert (entries == NULL || sudoku_shape_equal (entries->shape, givens->shape));
  assert (allowed == NULL || sudoku_shape_equal (allowed->shape, givens->shape));
  if (board == NULL)
    return NULL;
  for (unsigned cell = 0; cell < givens->shape->n_cells; cell++)
    {
      board->given[cell] = givens->cell[cell] != 0;
      board->value[cell] = board->given[cell] || entries == NULL ? givens->cell[cell] : entries->cell[cell];
    }
  fill_candidates (board, allowed);
  return board;
}

void
sudoku_board_assign (SudokuBoard *board, const SudokuBoard *other)
{
  const SudokuShape *shape = board->shape;

  assert (sudoku_shape_equal (shape, other->shape));
  board->n_open = other->n_open;
  memcpy (board->value, other->value, shape->n_cells * sizeof *board->value);
  memcpy (board->given, other->given, shape->n_cells * sizeof *board->given);
  memcpy (board->cell, other->cell, shape->n_cells * sizeof *board->cell);
  memcpy (board->place, other->place, (size_t) shape->n_houses * shape->order * sizeof *board->place);
}

SudokuBoard *
sudoku_board_copy (const SudokuBoard *board)
{
  SudokuBoard *copy = allocate (board->shape);

  if (copy != NULL)
    sudoku_board_assign (copy, board);
  return copy;
}

static void
take_out (SudokuBoard *board, unsigned cell, unsigned value)
{
  const SudokuCellInfo *info = &board->shape->cell[cell];

  board->cell[cell] &= ~sudoku_set_of (value);
  for (unsigned i = 0; i < info->n_seats; i++)
    board->place[info->seat[i].house * board->shape->order + value - 1] &= ~(UINT64_C (1) << info->seat[i].place);
}

void
sudoku_board_remove (SudokuBoard *board, unsigned cell, unsigned value)
{
  if (sudoku_board_has (board, cell, value))
    take_out (board, cell, value);
}

void
sudoku_board_place (SudokuBoard *board, unsigned cell, unsigned value)
{
  const SudokuCellInfo *info = &board->shape->cell[cell];

  assert (board->value[cell] == 0 && board->n_open > 0);
  assert (value >= 1 && value <= board->shape->order);
  for (SudokuSet set = board->cell[cell]; set != 0; set &= set - 1)
    take_out (board, cell, sudoku_set_first (set));
  for (unsigned i = 0; i < info->n_peers; i++)
    if (sudoku_board_has (board, info->peer[i], value))
      take_out (board, info->peer[i], value);
  board->value[cell] = (uint8_t) value;
  board->n_open--;
}

/* The cell of a house with a value; the house has one. */
static unsigned
cell_with_value (const SudokuBoard *board, const SudokuHouse *house, unsigned value)
{
  unsigned place = 0;

  while (board->value[house->cell[place]] != value)
    place++;
  assert (place < house->n_cells);
  return house->cell[place];
}

/* Whether a house holds a value twice, or has none and no place for it. */
static SudokuFaultKind
house_fault (const SudokuBoard *board, unsigned house, SudokuFault *fault)
{
  const SudokuHouse *cells = &board->shape->house[house];
  SudokuSet seen = 0, open = 0, missing;

  fault->house = house;
  for (unsigned i = 0; i < cells->n_cells; i++)
    {
      unsigned value = board->value[cells->cell[i]];

      open |= board->cell[cells->cell[i]];
      if (value == 0)
        continue;
      if (sudoku_set_has (seen, value))
        {
          fault->value = value;
          fault->cell = cell_with_value (board, cells, value);
          fault->other = cells->cell[i];
          return SUDOKU_FAULT_REPEATED;
        }
      seen |= sudoku_set_of (value);
    }
  if (house >= board->shape->n_full_houses)
    return SUDOKU_FAULT_NONE;
  missing = sudoku_set_full (board->shape->order) & ~(seen | open);
  if (missing == 0)
    return SUDOKU_FAULT_NONE;
  fault->value = sudoku_set_first (missing);
  return SUDOKU_FAULT_NO_PLACE;
}

/* Whether a further rule is broken. */
static SudokuFaultKind
rule_fault (const SudokuBoard *board, SudokuFault *fault)
{
  const SudokuRule *rule = sudoku_shape_find_broken_rule (board->shape, board->value);

  if (rule == NULL)
    return SUDOKU_FAULT_NONE;
  fault->cell = rule->n_cells > 0 ? rule->cell[0] : 0;
  fault->n_rules = 1;
  fault->rule[0] = (unsigned) (rule - board->shape->rule);
  return SUDOKU_FAULT_RULE;
}

unsigned
sudoku_board_count_candidates (const SudokuBoard *board)
{
  unsigned count = 0;

  for (unsigned cell = 0; cell < board->shape->n_cells; cell++)
    count += sudoku_set_count (board->cell[cell]);
  return count;
}

SudokuFaultKind
sudoku_board_find_fault (const SudokuBoard *board, SudokuFault *fault)
{
  SudokuFault ignored;

  if (fault == NULL)
    fault = &ignored;
  *fault = (SudokuFault){ .kind = SUDOKU_FAULT_NONE };
  for (unsigned cell = 0; cell < board->shape->n_cells; cell++)
    if (board->value[cell] == 0 && board->cell[cell] == 0)
      {
        fault->cell = cell;
        return fault->kind = SUDOKU_FAULT_NO_CANDIDATE;
      }
  for (unsigned house = 0; house < board->shape->n_houses && fault->kind == SUDOKU_FAULT_NONE; house++)
    fault->kind = house_fault (board, house, fault);
  if (fault->kind == SUDOKU_FAULT_NONE && board->shape->n_rules > 0)
    fault->kind = rule_fault (board, fault);
  return fault->kind;
}
