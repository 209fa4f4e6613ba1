/* Aligned exclusion.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A combination of values for two or three *base cells* is out if two of them that see each other hold the same value, or if
 * an *excluder*, a cell that sees all of them, keeps no value. A value in no combination falls. Base cells have an excluder
 * and no peer with a single candidate, excluders have two to that many candidates.
 */
#include "logic/explainer/finders.h"

typedef struct
{
  const PackedBoard *board;
  unsigned size;
  unsigned n_bases;
  uint8_t base[N_CELLS];
  CellSet bases;
  CellSet excluders[N_CELLS]; /* those of each base cell */
} Exclusion;

static void
collect_bases (Exclusion *exclusion)
{
  CellSet singles = { { 0, 0 } }, excluders = { { 0, 0 } };
  for (unsigned cell = 0; cell < N_CELLS; cell++)
    {
      unsigned n = count_bits (exclusion->board->candidates[cell]);
      if (n == 1)
        cell_set_add (&singles, cell);
      else if (n >= 2 && n <= exclusion->size)
        cell_set_add (&excluders, cell);
    }
  for (unsigned cell = 0; cell < N_CELLS; cell++)
    {
      CellSet alone = cell_set_common (&packed_cell[cell].peers, &singles);
      exclusion->excluders[cell] = cell_set_common (&packed_cell[cell].peers, &excluders);
      if (count_bits (exclusion->board->candidates[cell]) < 2 || !cell_set_is_empty (&alone)
          || cell_set_is_empty (&exclusion->excluders[cell]))
        continue;
      cell_set_add (&exclusion->bases, cell);
      exclusion->base[exclusion->n_bases++] = (uint8_t) cell;
    }
}

/* The candidates of the common excluders; returns how many there are. */
static unsigned
common_excluders (const Exclusion *exclusion, CellSet cells, uint16_t *masks)
{
  unsigned n = 0;
  while (!cell_set_is_empty (&cells))
    masks[n++] = exclusion->board->candidates[cell_set_pop (&cells)];
  return n;
}

static bool
are_two (const CellSet *cells)
{
  const uint64_t low = cells->word[0], high = cells->word[1];
  return low & (low - 1) || high & (high - 1) || (low && high);
}

/* The values of a further cell that some excluder forbids next to the chosen ones. */
static unsigned
forbidden_by (const uint16_t *masks, unsigned n_masks, unsigned chosen)
{
  unsigned forbidden = 0;
  for (unsigned i = 0; i < n_masks; i++)
    {
      unsigned rest = masks[i] & ~chosen;
      if (!rest)
        return ALL_VALUES;
      if (!(rest & (rest - 1)))
        forbidden |= rest;
    }
  return forbidden;
}

/* Enters what falls in the base cells, given the values that are in some combination. */
static bool
fall (const Exclusion *exclusion, const unsigned *cell, const unsigned *allowed, ExplainerStep *step)
{
  step_init (step,
             exclusion->size == 2 ? SUDOKU_RATING_ALIGNED_PAIR_EXCLUSION : SUDOKU_RATING_ALIGNED_TRIPLET_EXCLUSION,
             exclusion->size == 2 ? 6.2 : 7.5);
  for (unsigned i = 0; i < exclusion->size; i++)
    step_remove (step, cell[i], exclusion->board->candidates[cell[i]] & ~allowed[i]);
  return step->n_removals;
}

static bool
try_pair (const Exclusion *exclusion, unsigned a, unsigned b, CellSet common, ExplainerStep *step)
{
  uint16_t masks[N_CELLS];
  unsigned n_masks = common_excluders (exclusion, common, masks);
  unsigned allowed[2] = { 0, 0 };
  bool see = cells_see (a, b);
  for (unsigned left = exclusion->board->candidates[a]; left; left &= left - 1)
    {
      unsigned value = left & -left;
      unsigned fits = exclusion->board->candidates[b] & ~forbidden_by (masks, n_masks, value) & ~(see ? value : 0);
      allowed[0] |= fits ? value : 0;
      allowed[1] |= fits;
    }
  return fall (exclusion, (unsigned[]){ a, b }, allowed, step);
}

static bool
try_triplet (const Exclusion *exclusion, const unsigned *cell, CellSet common, ExplainerStep *step)
{
  uint16_t masks[N_CELLS];
  unsigned n_masks = common_excluders (exclusion, common, masks);
  const unsigned all[3] = { exclusion->board->candidates[cell[0]], exclusion->board->candidates[cell[1]],
                            exclusion->board->candidates[cell[2]] };
  const bool see_01 = cells_see (cell[0], cell[1]), see_02 = cells_see (cell[0], cell[2]),
             see_12 = cells_see (cell[1], cell[2]);
  unsigned allowed[3] = { 0, 0, 0 };
  for (unsigned first = all[0]; first; first &= first - 1)
    for (unsigned second = all[1]; second; second &= second - 1)
      {
        unsigned x = first & -first, y = second & -second;
        if (see_01 && x == y)
          continue;
        unsigned fits = all[2] & ~(see_02 ? x : 0) & ~(see_12 ? y : 0);
        /* Most triplets allow everything soon; nothing more is to be learnt from the rest then. */
        if (!fits || (allowed[0] & x && allowed[1] & y && !(fits & ~allowed[2])))
          continue;
        fits &= ~forbidden_by (masks, n_masks, x | y);
        if (!fits)
          continue;
        allowed[0] |= x, allowed[1] |= y, allowed[2] |= fits;
        if (allowed[0] == all[0] && allowed[1] == all[1] && allowed[2] == all[2])
          return false;
      }
  return fall (exclusion, cell, allowed, step);
}

/* Goes through the third cells: the base cells among the excluders of the first, then those of the second. */
static bool
try_thirds (const Exclusion *exclusion, unsigned a, unsigned b, CellSet common, ExplainerStep *step)
{
  CellSet thirds[2] = { cell_set_common (&exclusion->excluders[a], &exclusion->bases),
                        cell_set_common (&exclusion->excluders[b], &exclusion->bases) };
  for (unsigned part = 0; part < 2; part++)
    thirds[1].word[part] &= ~thirds[0].word[part];
  for (unsigned part = 0; part < 2; part++)
    while (!cell_set_is_empty (&thirds[part]))
      {
        unsigned c = cell_set_pop (&thirds[part]);
        CellSet all = cell_set_common (&common, &exclusion->excluders[c]);
        if (c != a && c != b && are_two (&all) && try_triplet (exclusion, (unsigned[]){ a, b, c }, all, step))
          return true;
      }
  return false;
}

bool
explainer_find_exclusion (const PackedBoard *board, unsigned size, ExplainerStep *step)
{
  Exclusion exclusion = { .board = board, .size = size };
  collect_bases (&exclusion);
  if (exclusion.n_bases < size)
    return false;
  for (unsigned j = 1; j < exclusion.n_bases; j++)
    for (unsigned i = 0; i < j; i++)
      {
        unsigned a = exclusion.base[i], b = exclusion.base[j];
        CellSet common = cell_set_common (&exclusion.excluders[a], &exclusion.excluders[b]);
        if (are_two (&common)
            && (size == 2 ? try_pair (&exclusion, a, b, common, step) : try_thirds (&exclusion, a, b, common, step)))
          return true;
      }
  return false;
}
