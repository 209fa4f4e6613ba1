/* Bird's solver: choices, prune, blocked, expand and search over the matrix of choices.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/derivation.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>

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

static bool
prune_house (SudokuCandidates *candidates, const SudokuHouse *house)
{
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
      changed |= prune_house (candidates, &shape->house[house]);
  return changed;
}

bool
sudoku_prune (SudokuCandidates *candidates)
{
  const SudokuShape *shape = candidates->shape;
  bool changed = false;

  for (unsigned house = 0; house < shape->n_houses; house++)
    changed |= prune_house (candidates, &shape->house[house]);
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

bool
sudoku_is_void (const SudokuCandidates *candidates)
{
  unsigned cells = candidates->shape->n_cells;

  for (unsigned cell = 0; cell < cells; cell++)
    if (candidates->cell[cell] == 0)
      return true;
  return false;
}

bool
sudoku_is_unsafe (const SudokuCandidates *candidates)
{
  unsigned houses = candidates->shape->n_houses;

  for (unsigned house = 0; house < houses; house++)
    {
      SudokuSet fixed = 0;

      for (unsigned i = 0; i < candidates->shape->house[house].n_cells; i++)
        {
          SudokuSet set = candidates->cell[candidates->shape->house[house].cell[i]];

          if (!sudoku_set_is_single (set))
            continue;
          if (fixed & set)
            return true;
          fixed |= set;
        }
    }
  return false;
}

bool
sudoku_is_blocked (const SudokuCandidates *candidates)
{
  return sudoku_is_void (candidates) || sudoku_is_unsafe (candidates);
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

static bool
emit (const SudokuCandidates *fixed, SudokuSolutionFunc found, void *data)
{
  SudokuGrid *solution = sudoku_candidates_to_grid (fixed);
  bool more;

  assert (solution == NULL || sudoku_grid_complete (solution));
  more = solution != NULL && found (solution, data);

  sudoku_grid_free (solution);
  return more;
}

/* search = concat . map search . expand . prune, where what is blocked has no completions. */
static bool
search_matrix (SudokuCandidates *choices, SudokuSolutionFunc found, void *data)
{
  unsigned cell;

  sudoku_prune_to_fixpoint (choices);
  if (sudoku_is_blocked (choices))
    return true;
  cell = sudoku_expand_cell (choices);
  if (cell == choices->shape->n_cells)
    return emit (choices, found, data);

  for (SudokuSet left = choices->cell[cell]; left != 0; left &= left - 1)
    {
      SudokuCandidates *expanded = sudoku_candidates_copy (choices);
      bool more;

      if (expanded == NULL)
        return false;
      expanded->cell[cell] = sudoku_set_of (sudoku_set_first (left));
      more = search_matrix (expanded, found, data);
      sudoku_candidates_free (expanded);
      if (!more)
        return false;
    }
  return true;
}

bool
sudoku_stages_search (const SudokuGrid *puzzle, SudokuSolutionFunc found, void *data)
{
  SudokuCandidates *choices = sudoku_choices (puzzle);
  bool done = choices != NULL && search_matrix (choices, found, data);

  sudoku_candidates_free (choices);
  return done;
}
