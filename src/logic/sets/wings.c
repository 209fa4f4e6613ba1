/* Wings: a few cells with as many values, of which all but one are locked where two of the cells see each other, so that
 * the last, z, is in one of the cells.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/board/houses.h"
#include "logic/board/finders.h"

#define MOST_CELLS 5

static bool
sees (const SudokuFinding *finding, unsigned a, unsigned b)
{
  return a != b && sudoku_cells_see (finding->shape, a, b);
}

/* Removes z wherever all of the cells that may have it are seen. */
static void
remove_seen (SudokuFinding *finding, unsigned z, const unsigned *cell, unsigned n)
{
  const SudokuBoard *board = finding->board;
  unsigned first = 0;

  while (first < n && !sudoku_board_has (board, cell[first], z))
    first++;
  if (first == n)
    return;
  for (unsigned i = 0; i < finding->shape->cell[cell[first]].n_peers; i++)
    {
      unsigned victim = finding->shape->cell[cell[first]].peer[i];
      bool all = sudoku_board_has (board, victim, z);

      for (unsigned j = first + 1; j < n && all; j++)
        all = !sudoku_board_has (board, cell[j], z) || sees (finding, victim, cell[j]);
      if (all)
        sudoku_step_remove (finding, victim, z);
    }
}

/* The house in which a value of the cells is locked, or SUDOKU_NO_HOUSE. */
static unsigned
house_of_value (const SudokuFinding *finding, const unsigned *cell, unsigned n, unsigned value)
{
  unsigned with[MOST_CELLS];
  unsigned n_with = 0;

  for (unsigned i = 0; i < n; i++)
    if (sudoku_board_has (finding->board, cell[i], value))
      with[n_with++] = cell[i];
  return sudoku_house_of_cells (finding->shape, with, n_with);
}

/* Reports that z is in one of the cells, which have with it as many values as they are. */
static bool
report_wing (SudokuFinding *finding,
             SudokuTechnique technique,
             const unsigned *cell,
             unsigned n,
             SudokuSet values,
             unsigned z)
{
  sudoku_step_begin (finding, technique);
  finding->step.size = (uint8_t) n;
  finding->step.values = values;
  remove_seen (finding, z, cell, n);
  /* Cells that see each other by a further rule only are left to chains. */
  for (SudokuSet set = values & ~sudoku_set_of (z); set != 0; set &= set - 1)
    if (house_of_value (finding, cell, n, sudoku_set_first (set)) == SUDOKU_NO_HOUSE)
      return true;
  if (!sudoku_step_is_wanted (finding))
    return true;
  for (unsigned i = 0; i < n; i++)
    {
      sudoku_step_base_cell (finding, cell[i]);
      if (n == 3 || technique == SUDOKU_W_WING)
        sudoku_step_cell (finding, i == 0 ? SUDOKU_PART_PIVOT : SUDOKU_PART_PINCER, 0, cell[i]);
      else
        sudoku_step_cell (finding, SUDOKU_PART_SET, 0, cell[i]);
      if (sudoku_board_has (finding->board, cell[i], z))
        sudoku_step_candidate (finding, SUDOKU_PART_FIN, 0, cell[i], z);
    }
  for (SudokuSet set = values & ~sudoku_set_of (z); set != 0; set &= set - 1)
    sudoku_step_cover (finding, house_of_value (finding, cell, n, sudoku_set_first (set)), sudoku_set_first (set));
  return sudoku_step_report (finding);
}

/* Reports the wings of a pivot with two or three values. */
static bool
report_pivot (SudokuFinding *finding, unsigned pivot, SudokuTechnique technique)
{
  const SudokuCellInfo *info = &finding->shape->cell[pivot];
  const SudokuSet *candidates = finding->board->cell;
  unsigned n = technique == SUDOKU_XY_WING ? 2 : 3;

  for (unsigned i = 0; i < info->n_peers; i++)
    {
      SudokuSet first = candidates[info->peer[i]];

      if (sudoku_set_count (first) != 2 || sudoku_set_count (first | candidates[pivot]) != 3)
        continue;
      for (unsigned j = i + 1; j < info->n_peers; j++)
        {
          SudokuSet second = candidates[info->peer[j]];
          unsigned cell[3] = { pivot, info->peer[i], info->peer[j] };

          if (sudoku_set_count (second) != 2 || second == first
              || sudoku_set_count (second | first | candidates[pivot]) != 3 || sudoku_set_count (candidates[pivot]) != n
              || first == candidates[pivot] || second == candidates[pivot])
            continue;
          if (!report_wing (finding, technique, cell, 3, first | second, sudoku_set_first (first & second)))
            return false;
        }
      if (sudoku_finding_cancelled (finding))
        return false;
    }
  return true;
}

static void
find_pivots (SudokuFinding *finding, SudokuTechnique technique)
{
  for (unsigned cell = 0; cell < finding->shape->n_cells; cell++)
    if (sudoku_set_count (finding->board->cell[cell]) == (technique == SUDOKU_XY_WING ? 2 : 3)
        && !report_pivot (finding, cell, technique))
      return;
}

void
sudoku_find_pivot_wings (SudokuFinding *finding)
{
  for (SudokuTechnique i = SUDOKU_XY_WING; i <= SUDOKU_XYZ_WING; i++)
    if (sudoku_finding_seeks (finding, i))
      find_pivots (finding, i);
}

/* Reports that one of two cells has z, because of the two places p and q of y in a house. */
static bool
report_w_wing (SudokuFinding *finding,
               const unsigned *cell,
               const unsigned *place,
               unsigned house,
               unsigned y,
               unsigned z)
{
  sudoku_step_begin (finding, SUDOKU_W_WING);
  finding->step.values = sudoku_set_of (y) | sudoku_set_of (z);
  remove_seen (finding, z, cell, 2);
  sudoku_step_base (finding, house, y);
  for (unsigned i = 0; i < 2; i++)
    {
      unsigned pair[2] = { cell[i], place[i] };

      if (sudoku_house_of_cells (finding->shape, pair, 2) == SUDOKU_NO_HOUSE)
        return true;
      sudoku_step_base_cell (finding, cell[i]);
      sudoku_step_cell (finding, SUDOKU_PART_PINCER, 0, cell[i]);
      sudoku_step_candidate (finding, SUDOKU_PART_PATTERN, 0, place[i], y);
      sudoku_step_cover (finding, sudoku_house_of_cells (finding->shape, pair, 2), y);
    }
  return sudoku_step_report (finding);
}

/* Looks for houses in which y has two places, one of which sees each of the cells. */
static bool
link_w_wing (SudokuFinding *finding, const unsigned *cell, unsigned y, unsigned z)
{
  const SudokuShape *shape = finding->shape;

  for (unsigned house = 0; house < shape->n_full_houses; house++)
    {
      uint64_t places = sudoku_board_places (finding->board, house, y);
      unsigned p, q;
      bool swapped;

      if (__builtin_popcountll (places) != 2)
        continue;
      p = shape->house[house].cell[__builtin_ctzll (places)];
      q = shape->house[house].cell[63 - __builtin_clzll (places)];
      if (p == cell[0] || p == cell[1] || q == cell[0] || q == cell[1])
        continue;
      swapped = !(sees (finding, p, cell[0]) && sees (finding, q, cell[1]));
      if (swapped && !(sees (finding, q, cell[0]) && sees (finding, p, cell[1])))
        continue;
      if (!report_w_wing (finding, cell, swapped ? (unsigned[]){ q, p } : (unsigned[]){ p, q }, house, y, z))
        return false;
    }
  return !sudoku_finding_cancelled (finding);
}

/* Whether some z is seen by both cells. */
static bool
sees_any (const SudokuFinding *finding, unsigned a, unsigned b, unsigned z)
{
  const SudokuCellInfo *info = &finding->shape->cell[a];

  for (unsigned i = 0; i < info->n_peers; i++)
    if (sudoku_board_has (finding->board, info->peer[i], z) && sees (finding, info->peer[i], b))
      return true;
  return false;
}

void
sudoku_find_w_wings (SudokuFinding *finding)
{
  const SudokuSet *candidates = finding->board->cell;
  unsigned n_cells = finding->shape->n_cells;

  for (unsigned a = 0; a < n_cells; a++)
    for (unsigned b = a + 1; b < n_cells && sudoku_set_count (candidates[a]) == 2; b++)
      for (SudokuSet set = candidates[b] == candidates[a] ? candidates[a] : 0; set != 0; set &= set - 1)
        {
          unsigned z = sudoku_set_first (set), y = sudoku_set_first (candidates[a] & ~(set & -set));

          if (sees_any (finding, a, b, z) && !link_w_wing (finding, (unsigned[]){ a, b }, y, z))
            return;
        }
}

/* The search for bent wings in two houses. */
typedef struct
{
  SudokuFinding *finding;
  SudokuTechnique technique;
  unsigned n_cells; /* of the wing */
  unsigned n_both;  /* open cells of the two houses, those of the first before the others */
  unsigned n_first;
  uint16_t both[2 * SUDOKU_MAX_ORDER];
  bool is_common[2 * SUDOKU_MAX_ORDER];
  unsigned cell[MOST_CELLS];
} Bent;

/* Reports the chosen cells if exactly one value is not locked. */
static bool
report_bent (const Bent *bent, SudokuSet values)
{
  unsigned z = 0;

  for (SudokuSet set = values; set != 0; set &= set - 1)
    if (house_of_value (bent->finding, bent->cell, bent->n_cells, sudoku_set_first (set)) == SUDOKU_NO_HOUSE)
      {
        if (z != 0)
          return true;
        z = sudoku_set_first (set);
      }
  return z == 0 || report_wing (bent->finding, bent->technique, bent->cell, bent->n_cells, values, z);
}

/* Chooses further cells from index on; some are in the first house only, in the second only, and in both. */
static bool
choose_bent (Bent *bent, unsigned n, unsigned from, SudokuSet values, unsigned n_first, unsigned n_common)
{
  if (n == bent->n_cells)
    return n_common == 0 || n_first == 0 || n_first + n_common == n || sudoku_set_count (values) != n
           || report_bent (bent, values);
  if (sudoku_finding_cancelled (bent->finding))
    return false;
  for (unsigned i = from; i + (bent->n_cells - n) <= bent->n_both; i++)
    {
      SudokuSet now = values | bent->finding->board->cell[bent->both[i]];

      if (sudoku_set_count (now) > bent->n_cells)
        continue;
      bent->cell[n] = bent->both[i];
      if (!choose_bent (bent, n + 1, i + 1, now, n_first + (i < bent->n_first && !bent->is_common[i]),
                        n_common + bent->is_common[i]))
        return false;
    }
  return true;
}

/* Adds the open cells of a house that may be in a wing, but for those of another house. */
static unsigned
collect_cells (Bent *bent, unsigned house, unsigned other, bool with_common)
{
  const SudokuShape *shape = bent->finding->shape;
  unsigned n_common = 0;

  for (unsigned i = 0; i < shape->house[house].n_cells; i++)
    {
      unsigned cell = shape->house[house].cell[i];
      unsigned n = sudoku_set_count (bent->finding->board->cell[cell]);
      bool common = sudoku_cell_is_in_house (shape, cell, other);

      if (n < 2 || n > bent->n_cells || (common && !with_common))
        continue;
      n_common += common;
      bent->is_common[bent->n_both] = common;
      bent->both[bent->n_both++] = (uint16_t) cell;
    }
  return n_common;
}

/* The houses of a wing have several cells in common, of which one is in it. */
static bool
meet (const SudokuShape *shape, unsigned a, unsigned b)
{
  unsigned n = 0;

  for (unsigned i = 0; i < shape->house[a].n_cells && n < 2; i++)
    n += sudoku_cell_is_in_house (shape, shape->house[a].cell[i], b);
  return n == 2;
}

void
sudoku_find_bent_wings (SudokuFinding *finding)
{
  const SudokuShape *shape = finding->shape;
  Bent bent = { .finding = finding };

  bent.technique = sudoku_finding_seeks (finding, SUDOKU_WXYZ_WING) ? SUDOKU_WXYZ_WING : SUDOKU_VWXYZ_WING;
  bent.n_cells = bent.technique == SUDOKU_WXYZ_WING ? 4 : 5;
  for (unsigned a = 0; a < shape->n_houses; a++)
    for (unsigned b = a + 1; b < shape->n_houses; b++)
      {
        bent.n_both = 0;
        if (!meet (shape, a, b) || collect_cells (&bent, a, b, true) == 0)
          continue;
        bent.n_first = bent.n_both;
        collect_cells (&bent, b, a, false);
        if (!choose_bent (&bent, 0, 0, 0, 0, 0))
          return;
      }
}
