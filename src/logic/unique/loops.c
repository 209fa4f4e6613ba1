/* Unique loops: six cells and more that may have the same two values, so that each house has none or two of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/board/houses.h"
#include "logic/board/finders.h"
#include "logic/unique/pattern.h"
#include "sudoku/consequences.h"

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
      || (extras == 0 && cell < search->cell[0]) || sudoku_rules_touch (board->shape, cell))
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
    return search->finding->result == SUDOKU_EXHAUSTED;
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
    if (sudoku_set_count (board->cell[cell]) == 2 && !sudoku_rules_touch (finding->shape, cell))
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

/* Bivalue universal graves: if each open cell had two values and each value two places in every house where it is open, all
 * of them could be exchanged. So one of the candidates that are too many is true. */

/* A grave with more cells that have extras leads nowhere. */
#define MOST_EXTRA_CELLS 12

typedef struct
{
  SudokuFinding *finding;
  unsigned n; /* cells with more than two candidates */
  unsigned cell[MOST_EXTRA_CELLS];
  SudokuSet extras[MOST_EXTRA_CELLS]; /* those that are known */
} Grave;

/* Collects the cells with more than two candidates; returns whether there are some, and no singles. */
static bool
collect (Grave *grave)
{
  const SudokuBoard *board = grave->finding->board;

  for (unsigned cell = 0; cell < board->shape->n_cells; cell++)
    {
      unsigned n = sudoku_set_count (board->cell[cell]);

      if (n == 1 || (n > 2 && grave->n == MOST_EXTRA_CELLS) || (n > 0 && sudoku_rules_touch (board->shape, cell)))
        return false;
      if (n > 2)
        grave->cell[grave->n++] = cell;
    }
  return grave->n > 0;
}

/* The places of a value in a house that are not known to be extras. */
static unsigned
count_places (const Grave *grave, unsigned house, unsigned value)
{
  const SudokuShape *shape = grave->finding->shape;
  unsigned n = (unsigned) __builtin_popcountll (sudoku_board_places (grave->finding->board, house, value));

  for (unsigned i = 0; i < grave->n; i++)
    n -= sudoku_set_has (grave->extras[i], value) && sudoku_cell_is_in_house (shape, grave->cell[i], house);
  return n;
}

/* Whether a value has too many places in each house of a cell. */
static bool
is_odd_everywhere (const Grave *grave, unsigned cell, unsigned value)
{
  const SudokuCellInfo *info = &grave->finding->shape->cell[cell];

  for (unsigned i = 0; i < info->n_seats; i++)
    if (count_places (grave, info->seat[i].house, value) <= 2)
      return false;
  return true;
}

/* Finds the extras: values that are too many in all houses of a cell, if it has exactly as many of them as are too many in
 * it. Knowing some may decide others. Returns whether they are known of all cells. */
static bool
find_extras (Grave *grave)
{
  const SudokuBoard *board = grave->finding->board;
  unsigned known = 0;
  bool changed = true;

  while (changed && known < grave->n)
    {
      changed = false;
      for (unsigned i = 0; i < grave->n; i++)
        {
          SudokuSet odd = 0;

          if (grave->extras[i] != 0)
            continue;
          for (SudokuSet set = board->cell[grave->cell[i]]; set != 0; set &= set - 1)
            if (is_odd_everywhere (grave, grave->cell[i], sudoku_set_first (set)))
              odd |= set & -set;
          if (sudoku_set_count (odd) + 2 != sudoku_set_count (board->cell[grave->cell[i]]))
            continue;
          grave->extras[i] = odd;
          known++;
          changed = true;
        }
    }
  return known == grave->n;
}

/* Whether without the extras each value has no or two places in every house. */
static bool
is_grave (const Grave *grave)
{
  const SudokuShape *shape = grave->finding->shape;

  for (unsigned house = 0; house < shape->n_houses; house++)
    for (unsigned value = 1; value <= shape->order; value++)
      {
        unsigned n = count_places (grave, house, value);

        if (n != 0 && n != 2)
          return false;
      }
  return true;
}

static void
make_pattern (const Grave *grave, SudokuPattern *pattern)
{
  const SudokuBoard *board = grave->finding->board;

  sudoku_pattern_clear (pattern, 0); /* without values: HoDoKu's library says none of the simplest grave */
  for (unsigned cell = 0; cell < board->shape->n_cells; cell++)
    {
      SudokuSet pair = board->cell[cell];

      for (unsigned i = 0; i < grave->n; i++)
        if (grave->cell[i] == cell)
          pair &= ~grave->extras[i];
      if (board->value[cell] == 0)
        sudoku_pattern_add (pattern, board, cell, pair);
    }
}

void
sudoku_find_graves (SudokuFinding *finding)
{
  Grave grave = { .finding = finding };
  SudokuPattern pattern;

  if (!collect (&grave) || !find_extras (&grave) || !is_grave (&grave))
    return;
  make_pattern (&grave, &pattern);
  if (!sudoku_pattern_report_1 (finding, &pattern, SUDOKU_BUG_1))
    return;
  pattern.values = pattern.extras;
  if (sudoku_pattern_report_2 (finding, &pattern, SUDOKU_BUG_2)
      && sudoku_pattern_report_3 (finding, &pattern, SUDOKU_BUG_3))
    sudoku_pattern_report_4 (finding, &pattern, SUDOKU_BUG_4);
}
