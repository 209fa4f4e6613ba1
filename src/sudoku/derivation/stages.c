/* Bird's solver: choices, prune, blocked and expand over the matrix of choices.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/derivation.h"

#include <assert.h>
#include <math.h>

SudokuCandidates *
sudoku_choices (const SudokuGrid *grid)
{
  SudokuCandidates *choices = sudoku_candidates_new (grid->shape);
  unsigned cells = grid->shape->n_cells;

  if (choices == NULL)
    return NULL;
  for (unsigned cell = 0; cell < cells; cell++)
    choices->cell[cell] =
        grid->cell[cell] != 0 ? sudoku_set_of (grid->cell[cell]) : sudoku_set_full (grid->shape->order);
  return choices;
}

void
sudoku_reduce (SudokuSet *row, unsigned order)
{
  SudokuSet fixed = 0;

  assert (order <= SUDOKU_MAX_ORDER);
  for (unsigned i = 0; i < order; i++)
    if (sudoku_set_is_single (row[i]))
      fixed |= row[i];
  for (unsigned i = 0; i < order; i++)
    if (!sudoku_set_is_single (row[i]))
      row[i] &= ~fixed;
}

/* Lays the houses of one kind out as rows. */
static void
lay_out_houses (const SudokuCandidates *in, SudokuCandidates *out, SudokuHouseKind kind)
{
  unsigned n = in->shape->order;

  assert (out != in && sudoku_shape_equal (in->shape, out->shape));
  for (unsigned number = 0; number < n; number++)
    for (unsigned i = 0; i < n; i++)
      out->cell[number * n + i] = in->cell[in->shape->house[kind * n + number].cell[i]];
}

void
sudoku_rows (const SudokuCandidates *in, SudokuCandidates *out)
{
  lay_out_houses (in, out, SUDOKU_ROW);
}

void
sudoku_cols (const SudokuCandidates *in, SudokuCandidates *out)
{
  lay_out_houses (in, out, SUDOKU_COLUMN);
}

void
sudoku_boxs (const SudokuCandidates *in, SudokuCandidates *out)
{
  lay_out_houses (in, out, SUDOKU_BOX);
}

bool
sudoku_prune_house (SudokuCandidates *candidates, unsigned number)
{
  const SudokuHouse *house = &candidates->shape->house[number];
  SudokuSet row[SUDOKU_MAX_ORDER];
  bool changed = false;

  for (unsigned i = 0; i < house->n_cells; i++)
    row[i] = candidates->cell[house->cell[i]];
  sudoku_reduce (row, house->n_cells);
  for (unsigned i = 0; i < house->n_cells; i++)
    {
      changed |= candidates->cell[house->cell[i]] != row[i];
      candidates->cell[house->cell[i]] = row[i];
    }
  return changed;
}

bool
sudoku_prune_by (SudokuCandidates *candidates, SudokuHouseKind kind)
{
  const SudokuShape *shape = candidates->shape;
  bool changed = false;

  for (unsigned house = 0; house < shape->n_houses; house++)
    if (shape->house[house].kind == kind)
      changed |= sudoku_prune_house (candidates, house);
  return changed;
}

bool
sudoku_prune (SudokuCandidates *candidates)
{
  const SudokuShape *shape = candidates->shape;
  bool changed = false;

  for (unsigned house = 0; house < shape->n_houses; house++)
    changed |= sudoku_prune_house (candidates, house);
  return changed;
}

unsigned
sudoku_prune_to_fixpoint (SudokuCandidates *candidates)
{
  unsigned rounds = 0;

  while (sudoku_prune (candidates))
    rounds++;
  return rounds;
}

/* The first cell without a choice; the number of cells when there is none. */
static unsigned
first_empty (const SudokuCandidates *candidates)
{
  unsigned cell = 0;

  while (cell < candidates->shape->n_cells && candidates->cell[cell] != 0)
    cell++;
  return cell;
}

bool
sudoku_is_void (const SudokuCandidates *candidates)
{
  return first_empty (candidates) < candidates->shape->n_cells;
}

/* Finds the first two places of a house that hold the same fixed choice. */
static bool
find_repeated (const SudokuCandidates *candidates, unsigned number, SudokuRepeated *repeated)
{
  const SudokuHouse *house = &candidates->shape->house[number];
  unsigned place[SUDOKU_MAX_ORDER];
  SudokuSet fixed = 0;

  for (unsigned i = 0; i < house->n_cells; i++)
    {
      SudokuSet set = candidates->cell[house->cell[i]];
      unsigned value;

      if (!sudoku_set_is_single (set))
        continue;
      value = sudoku_set_first (set);
      if (fixed & set)
        {
          *repeated = (SudokuRepeated){ value, number, { house->cell[place[value - 1]], house->cell[i] } };
          return true;
        }
      fixed |= set;
      place[value - 1] = i;
    }
  return false;
}

bool
sudoku_is_safe_by (const SudokuCandidates *candidates, SudokuHouseKind kind)
{
  SudokuRepeated repeated;

  for (unsigned house = 0; house < candidates->shape->n_houses; house++)
    if (candidates->shape->house[house].kind == kind && find_repeated (candidates, house, &repeated))
      return false;
  return true;
}

bool
sudoku_find_block (const SudokuCandidates *candidates, SudokuBlock *block)
{
  block->empty = first_empty (candidates);
  block->is_void = block->empty < candidates->shape->n_cells;
  if (block->is_void)
    return true;
  for (unsigned house = 0; house < candidates->shape->n_houses; house++)
    if (find_repeated (candidates, house, &block->repeated))
      return true;
  return false;
}

bool
sudoku_is_blocked (const SudokuCandidates *candidates)
{
  SudokuBlock block;

  return sudoku_find_block (candidates, &block);
}

unsigned
sudoku_expand_cell (const SudokuCandidates *candidates)
{
  unsigned cells = candidates->shape->n_cells;
  unsigned smallest = cells, fewest = SUDOKU_MAX_ORDER + 1;

  for (unsigned cell = 0; cell < cells; cell++)
    {
      unsigned count = sudoku_set_count (candidates->cell[cell]);

      if (count > 1 && count < fewest)
        {
          smallest = cell;
          fewest = count;
        }
    }
  return smallest;
}

double
sudoku_choices_log10 (const SudokuCandidates *candidates)
{
  unsigned cells = candidates->shape->n_cells;
  double log = 0;

  for (unsigned cell = 0; cell < cells; cell++)
    log += log10 (sudoku_set_count (candidates->cell[cell]));
  return log;
}
