/* Unique loops: six cells and more that may have the same two values, so that each house has none or two of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/unique/finders.h"
#include "logic/unique/pattern.h"

#define LEAST_CELLS 6 /* four are a rectangle */
#define MOST_CELLS 16

/* The search from a cell that has just the pair: it comes before the other ones of the loop that have. */
typedef struct
{
  SudokuFinding *finding;
  SudokuSet pair;
  unsigned n;
  unsigned cell[MOST_CELLS];
  unsigned n_extra;                 /* cells with more values */
  SudokuSet extras[MOST_CELLS + 1]; /* of the first cells together */
  uint8_t count[SUDOKU_MAX_HOUSES]; /* cells of the loop in each house */
  SudokuPattern pattern;
} Search;

static bool
report (Search *search)
{
  SudokuFinding *finding = search->finding;
  SudokuPattern *pattern = &search->pattern;

  sudoku_pattern_clear (pattern, 0);
  pattern->values = search->pair;
  for (unsigned i = 0; i < search->n; i++)
    sudoku_pattern_add (pattern, finding->board, search->cell[i], search->pair);
  return sudoku_pattern_report_1 (finding, pattern, SUDOKU_UNIQUE_LOOP_1)
         && sudoku_pattern_report_2 (finding, pattern, SUDOKU_UNIQUE_LOOP_2)
         && (pattern->n_extra != 2 || sudoku_pattern_report_3 (finding, pattern, SUDOKU_UNIQUE_LOOP_3))
         && sudoku_pattern_report_4 (finding, pattern, SUDOKU_UNIQUE_LOOP_4);
}

/* Adds a cell to the loop, or takes the last one out. */
static void
count_cell (Search *search, unsigned cell, int change)
{
  const SudokuCellInfo *info = &search->finding->shape->cell[cell];

  for (unsigned i = 0; i < info->n_seats; i++)
    search->count[info->seat[i].house] = (uint8_t) (search->count[info->seat[i].house] + change);
}

/* Whether a cell may be in the loop: it has both values, its houses have room, and the extras can still be of use. */
static bool
may_add (const Search *search, unsigned cell)
{
  const SudokuBoard *board = search->finding->board;
  const SudokuCellInfo *info = &board->shape->cell[cell];
  SudokuSet extras = board->cell[cell] & ~search->pair;

  if ((board->cell[cell] & search->pair) != search->pair || cell == search->cell[0]
      || (extras == 0 && cell < search->cell[0]))
    return false;
  for (unsigned i = 0; i < info->n_seats; i++)
    if (search->count[info->seat[i].house] == 2)
      return false;
  for (unsigned i = 0; i < search->n; i++)
    if (search->cell[i] == cell)
      return false;
  return extras == 0 || search->n_extra < 2 || sudoku_set_is_single (search->extras[search->n] | extras);
}

/* The first house with one cell of the loop, or SUDOKU_NO_HOUSE. */
static unsigned
odd_house (const Search *search)
{
  for (unsigned house = 0; house < search->finding->shape->n_houses; house++)
    if (search->count[house] == 1)
      return house;
  return SUDOKU_NO_HOUSE;
}

/* Fills up the houses that have one cell; returns whether to continue. Since it is always the first of them, each loop is
 * found once. */
static bool
extend (Search *search)
{
  unsigned house = odd_house (search);
  const SudokuHouse *cells;

  if (house == SUDOKU_NO_HOUSE)
    return search->n < LEAST_CELLS || report (search);
  if (search->n == MOST_CELLS || sudoku_finding_cancelled (search->finding))
    return search->finding->result == SUDOKU_FIND_DONE;
  cells = &search->finding->shape->house[house];
  for (unsigned i = 0; i < cells->n_cells; i++)
    {
      unsigned cell = cells->cell[i];
      SudokuSet extras = search->finding->board->cell[cell] & ~search->pair;
      bool more;

      if (!may_add (search, cell))
        continue;
      search->extras[search->n + 1] = search->extras[search->n] | extras;
      search->n_extra += extras != 0;
      search->cell[search->n++] = cell;
      count_cell (search, cell, 1);
      more = extend (search);
      count_cell (search, cell, -1);
      search->n--;
      search->n_extra -= extras != 0;
      if (!more)
        return false;
    }
  return true;
}

void
sudoku_find_unique_loops (SudokuFinding *finding)
{
  const SudokuBoard *board = finding->board;
  Search search = { .finding = finding };

  for (unsigned cell = 0; cell < finding->shape->n_cells; cell++)
    if (sudoku_set_count (board->cell[cell]) == 2)
      {
        bool more;

        search.pair = board->cell[cell];
        search.n = 1;
        search.cell[0] = cell;
        count_cell (&search, cell, 1);
        more = extend (&search);
        count_cell (&search, cell, -1);
        if (!more)
          return;
      }
}
