/* Parts of a board at random.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "generator/areas.h"

#include <string.h>

/* Exchanges that are tried for each cell. Of those on 200 9x9 boards one in six succeeded, and after them less than half of the pairs of cells
 * of a box were still in one region. */
#define EXCHANGES 20

/* Where an area may be divided is tried at random this often, before one cell is taken out. */
#define DIVISIONS 30

#define NO_AREA UINT16_MAX

/* The cells beside a cell; returns how many, at most four. */
static unsigned
list_beside (unsigned order, unsigned cell, unsigned *beside)
{
  unsigned n = 0;

  if (cell >= order)
    beside[n++] = cell - order;
  if (cell + order < order * order)
    beside[n++] = cell + order;
  if (cell % order > 0)
    beside[n++] = cell - 1;
  if (cell % order + 1 < order)
    beside[n++] = cell + 1;
  return n;
}

unsigned
sudoku_areas_list (const SudokuAreas *areas, unsigned area, uint16_t *cells)
{
  unsigned n = 0;

  for (unsigned cell = 0; cell < areas->order * areas->order; cell++)
    if (areas->of[cell] == area)
      cells[n++] = (uint16_t) cell;
  return n;
}

/* Whether a cell is beside one of an area. */
static bool
touches (const SudokuAreas *areas, unsigned cell, unsigned area)
{
  unsigned beside[4];

  for (unsigned i = list_beside (areas->order, cell, beside); i-- > 0;)
    if (areas->of[beside[i]] == area)
      return true;
  return false;
}

/* Whether the cells of an area hang together. */
static bool
hangs_together (const SudokuAreas *areas, unsigned area)
{
  uint16_t cells[SUDOKU_MAX_CELLS], reached[SUDOKU_MAX_CELLS];
  bool seen[SUDOKU_MAX_CELLS];
  unsigned n = sudoku_areas_list (areas, area, cells), n_reached = 0, beside[4];

  if (n == 0)
    return true;
  memset (seen, 0, areas->order * areas->order);
  reached[n_reached++] = cells[0];
  seen[cells[0]] = true;
  for (unsigned i = 0; i < n_reached; i++)
    for (unsigned j = list_beside (areas->order, reached[i], beside); j-- > 0;)
      if (areas->of[beside[j]] == area && !seen[beside[j]])
        {
          seen[beside[j]] = true;
          reached[n_reached++] = (uint16_t) beside[j];
        }
  return n_reached == n;
}

/* Regions. */

/* Gives a cell to a region beside it, and takes another cell of that one in exchange; leaves all as it is if a region would fall
 * apart. */
static void
exchange (SudokuAreas *areas, SudokuRandom *random)
{
  unsigned n_cells = areas->order * areas->order, beside[4], n_others = 0;
  uint16_t given = (uint16_t) sudoku_random_below (random, n_cells), others[SUDOKU_MAX_CELLS], taken;
  uint16_t from = areas->of[given],
           to = areas->of[beside[sudoku_random_below (random, list_beside (areas->order, given, beside))]];

  if (from == to)
    return;
  areas->of[given] = to;
  for (unsigned cell = 0; cell < n_cells; cell++)
    if (cell != given && areas->of[cell] == to && touches (areas, cell, from))
      others[n_others++] = (uint16_t) cell;
  taken = n_others > 0 ? others[sudoku_random_below (random, n_others)] : given;
  areas->of[taken] = from;
  if (hangs_together (areas, from) && hangs_together (areas, to))
    return;
  areas->of[given] = from;
  areas->of[taken] = to;
}

void
sudoku_areas_make_regions (SudokuAreas *areas, const SudokuShape *shape, SudokuRandom *random)
{
  areas->order = areas->n = shape->order;
  for (unsigned cell = 0; cell < shape->n_cells; cell++)
    areas->of[cell] = (uint16_t) sudoku_cell_box (shape, cell);
  for (unsigned i = 0; i < EXCHANGES * shape->n_cells && shape->order > 1; i++)
    exchange (areas, random);
}

/* Cages. */

static SudokuSet
values_of (const SudokuAreas *areas, unsigned area, const uint8_t *values)
{
  SudokuSet set = 0;

  for (unsigned cell = 0; cell < areas->order * areas->order; cell++)
    if (areas->of[cell] == area)
      set |= sudoku_set_of (values[cell]);
  return set;
}

/* Adds cells that are in no area yet to an area, until it has `size` or there is none beside it that has another value. */
static void
grow (SudokuAreas *areas, unsigned area, unsigned size, const uint8_t *values, SudokuRandom *random)
{
  uint16_t free[SUDOKU_MAX_CELLS];
  SudokuSet had = values_of (areas, area, values);

  while (sudoku_set_count (had) < size)
    {
      unsigned n = 0, chosen;

      for (unsigned cell = 0; cell < areas->order * areas->order; cell++)
        if (areas->of[cell] == NO_AREA && !sudoku_set_has (had, values[cell]) && touches (areas, cell, area))
          free[n++] = (uint16_t) cell;
      if (n == 0)
        return;
      chosen = free[sudoku_random_below (random, n)];
      areas->of[chosen] = (uint16_t) area;
      had |= sudoku_set_of (values[chosen]);
    }
}

/* Whether a cell is in no area, or the only one of its own. */
static bool
is_alone (const SudokuAreas *areas, unsigned cell)
{
  uint16_t cells[SUDOKU_MAX_CELLS];

  return areas->of[cell] == NO_AREA || sudoku_areas_list (areas, areas->of[cell], cells) == 1;
}

bool
sudoku_areas_join (SudokuAreas *areas, unsigned cell, const uint8_t *values)
{
  unsigned own = areas->of[cell], beside[4];

  if (!is_alone (areas, cell))
    return false;
  for (unsigned i = list_beside (areas->order, cell, beside); i-- > 0;)
    {
      unsigned area = areas->of[beside[i]];

      if (area == NO_AREA || sudoku_set_has (values_of (areas, area, values), values[cell]))
        continue;
      areas->of[cell] = (uint16_t) area;
      /* The last area takes the number that is free now. */
      if (own != NO_AREA)
        areas->n--;
      for (unsigned other = 0; other < areas->order * areas->order && own != NO_AREA; other++)
        if (areas->of[other] == areas->n)
          areas->of[other] = (uint16_t) own;
      return true;
    }
  return false;
}

void
sudoku_areas_make_cages (SudokuAreas *areas, const SudokuShape *shape, const uint8_t *values, SudokuRandom *random)
{
  static const uint8_t sizes[] = { 2, 2, 3, 3, 3, 3, 4, 4 };
  uint16_t cells[SUDOKU_MAX_CELLS];

  areas->order = shape->order;
  areas->n = 0;
  for (unsigned cell = 0; cell < shape->n_cells; cell++)
    {
      areas->of[cell] = NO_AREA;
      cells[cell] = (uint16_t) cell;
    }
  sudoku_random_shuffle (random, cells, shape->n_cells);
  for (unsigned i = 0; i < shape->n_cells; i++)
    {
      if (areas->of[cells[i]] != NO_AREA)
        continue;
      areas->of[cells[i]] = (uint16_t) areas->n;
      grow (areas, areas->n, sizes[sudoku_random_below (random, sizeof sizes)], values, random);
      if (sudoku_set_count (values_of (areas, areas->n, values)) == 1)
        {
          areas->of[cells[i]] = NO_AREA;
          if (sudoku_areas_join (areas, cells[i], values))
            continue;
          areas->of[cells[i]] = (uint16_t) areas->n;
        }
      areas->n++;
    }
}

static bool
have_other_sums (const SudokuAreas *areas, unsigned area, const uint8_t *values, const uint8_t *other)
{
  int difference = 0;

  for (unsigned cell = 0; cell < areas->order * areas->order; cell++)
    if (areas->of[cell] == area)
      difference += values[cell] - other[cell];
  return difference != 0;
}

void
sudoku_areas_divide (SudokuAreas *areas,
                     unsigned area,
                     const uint8_t *values,
                     const uint8_t *other,
                     SudokuRandom *random)
{
  uint16_t cells[SUDOKU_MAX_CELLS];
  unsigned n = sudoku_areas_list (areas, area, cells), part = areas->n++;

  for (unsigned i = 0; i < DIVISIONS; i++)
    {
      /* The part grows among the cells of the area, which are free for the time being. */
      for (unsigned j = 0; j < n; j++)
        areas->of[cells[j]] = NO_AREA;
      areas->of[cells[sudoku_random_below (random, n)]] = (uint16_t) part;
      grow (areas, part, i < DIVISIONS / 2 ? n / 2 : 1, values, random);
      for (unsigned j = 0; j < n; j++)
        if (areas->of[cells[j]] == NO_AREA)
          areas->of[cells[j]] = (uint16_t) area;
      if (hangs_together (areas, area) && have_other_sums (areas, part, values, other))
        return;
    }
  for (unsigned j = 0; j < n; j++)
    areas->of[cells[j]] = (uint16_t) area;
  for (unsigned j = 0; j < 2 * n; j++)
    {
      uint16_t cell = cells[j % n];

      areas->of[cell] = (uint16_t) part;
      if (hangs_together (areas, area) && (values[cell] != other[cell] || j >= n))
        return;
      areas->of[cell] = (uint16_t) area;
    }
}
