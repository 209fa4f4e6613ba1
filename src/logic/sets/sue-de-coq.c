/* Sue de Coq: cells where two houses meet have n more values than cells. Sets of the rest of each house, which have no
 * such value in common, have together n fewer further values than cells. So all are locked: those of each set in its house,
 * the other values in both.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/board/houses.h"
#include "logic/sets/als.h"
#include "logic/board/finders.h"

/* Most cells of the intersection that are chosen. */
#define MOST_COMMON 4

/* Most cells of a set on boards of more than nine values. */
#define MOST_OF_LARGE 3

/* Cells of a house: as places in it, with the values that they have between them. */
typedef struct
{
  unsigned house;
  uint64_t open;   /* the open cells of the house */
  uint64_t common; /* the cells of the intersection that are chosen */
  uint64_t chosen; /* the set of the rest */
  SudokuSet values;
} Side;

typedef struct
{
  SudokuFinding *finding;
  unsigned most_cells;
  SudokuSet common; /* values of the intersection */
  Side side[2];
} Search;

static unsigned
cell_of (const Search *search, const Side *side, uint64_t places)
{
  return search->finding->shape->house[side->house].cell[__builtin_ctzll (places)];
}

/* Removes what is locked in a house: its own values and those of neither set. */
static void
remove_from (const Search *search, const Side *side, const Side *other)
{
  SudokuSet locked = ((search->common | side->values) & ~other->values) | (side->values & other->values);

  for (uint64_t rest = side->open & ~side->common & ~side->chosen; rest != 0; rest &= rest - 1)
    {
      unsigned cell = cell_of (search, side, rest);

      for (SudokuSet set = search->finding->board->cell[cell] & locked; set != 0; set &= set - 1)
        sudoku_step_remove (search->finding, cell, sudoku_set_first (set));
    }
}

static void
add_cells (const Search *search, const Side *side, uint64_t places, unsigned index)
{
  for (; places != 0; places &= places - 1)
    {
      sudoku_step_cell (search->finding, SUDOKU_PART_SET, index, cell_of (search, side, places));
      sudoku_step_base_cell (search->finding, cell_of (search, side, places));
    }
}

static bool
report (const Search *search)
{
  const Side *a = &search->side[0], *b = &search->side[1];

  sudoku_step_begin (search->finding, SUDOKU_SUE_DE_COQ);
  search->finding->step.size = (uint8_t) __builtin_popcountll (a->common);
  remove_from (search, a, b);
  remove_from (search, b, a);
  if (!sudoku_step_is_wanted (search->finding))
    return true;
  add_cells (search, a, a->common, 0);
  add_cells (search, a, a->chosen, 1);
  add_cells (search, b, b->chosen, 2);
  for (SudokuSet set = a->values | (search->common & ~b->values); set != 0; set &= set - 1)
    sudoku_step_cover (search->finding, a->house, sudoku_set_first (set));
  for (SudokuSet set = b->values; set != 0; set &= set - 1)
    sudoku_step_cover (search->finding, b->house, sudoku_set_first (set));
  return sudoku_als_report (search->finding);
}

/* Takes the chosen cells of a side if there is a place for them: n of them lock as many values of the intersection as they
 * have fewer extra values. Continues with the other side, or reports. */
static bool extend (Search *search, unsigned index, unsigned n, uint64_t from, unsigned needed);

static bool
try_side (Search *search, unsigned index, unsigned n, unsigned needed)
{
  Side *side = &search->side[index];
  unsigned extra = sudoku_set_count (side->values & ~search->common);

  if ((side->values & search->common) == 0 || n <= extra)
    return true;
  if (index == 1)
    return n - extra != needed || report (search);
  if (n - extra >= needed)
    return true;
  search->side[1].chosen = 0;
  search->side[1].values = 0;
  return extend (search, 1, 0, search->side[1].open & ~search->side[1].common, needed - (n - extra));
}

/* Adds further cells to those chosen of a side. */
static bool
extend (Search *search, unsigned index, unsigned n, uint64_t from, unsigned needed)
{
  const SudokuShape *shape = search->finding->shape;
  Side *side = &search->side[index];
  SudokuSet values = side->values;
  uint64_t chosen = side->chosen;

  if (n == search->most_cells || sudoku_finding_cancelled (search->finding))
    return search->finding->result == SUDOKU_EXHAUSTED;
  for (; from != 0; from &= from - 1)
    {
      unsigned cell = cell_of (search, side, from);
      bool taken =
          index == 1 && (sudoku_place_in_house (shape, cell, search->side[0].house) & search->side[0].chosen) != 0;
      SudokuSet now = values | search->finding->board->cell[cell];

      if (taken || (index == 1 && (now & search->common & search->side[0].values) != 0)
          || sudoku_set_count (now & ~search->common) >= search->most_cells)
        continue;
      side->chosen = chosen | (from & -from);
      side->values = now;
      if (!try_side (search, index, n + 1, needed) || !extend (search, index, n + 1, from & (from - 1), needed))
        return false;
    }
  side->chosen = chosen;
  side->values = values;
  return true;
}

/* Chooses cells of the intersection, given by their places in the first house. */
static bool
choose_common (Search *search, uint64_t from, unsigned n)
{
  const SudokuShape *shape = search->finding->shape;
  Side *a = &search->side[0], *b = &search->side[1];
  uint64_t before_a = a->common, before_b = b->common;
  SudokuSet before = search->common;

  for (; from != 0; from &= from - 1)
    {
      unsigned cell = cell_of (search, a, from);

      a->common = before_a | (from & -from);
      b->common = before_b | sudoku_place_in_house (shape, cell, b->house);
      search->common = before | search->finding->board->cell[cell];
      if (n + 1 >= 2 && sudoku_set_count (search->common) >= n + 3
          && sudoku_set_count (search->common) <= n + 1 + 2 * search->most_cells)
        {
          a->chosen = 0;
          a->values = 0;
          if (!extend (search, 0, 0, a->open & ~a->common, sudoku_set_count (search->common) - n - 1))
            return false;
        }
      if (n + 1 < MOST_COMMON && !choose_common (search, from & (from - 1), n + 1))
        return false;
    }
  a->common = before_a;
  b->common = before_b;
  search->common = before;
  return true;
}

static uint64_t
open_places (const SudokuBoard *board, unsigned house)
{
  uint64_t open = 0;

  for (unsigned i = 0; i < board->shape->house[house].n_cells; i++)
    if (board->value[board->shape->house[house].cell[i]] == 0)
      open |= UINT64_C (1) << i;
  return open;
}

/* Which of some places of a house are cells of another one. */
static uint64_t
common_places (const SudokuShape *shape, unsigned a, uint64_t places, unsigned b)
{
  uint64_t common = 0;

  for (; places != 0; places &= places - 1)
    if (sudoku_cell_is_in_house (shape, shape->house[a].cell[__builtin_ctzll (places)], b))
      common |= places & -places;
  return common;
}

void
sudoku_find_sue_de_coq (SudokuFinding *finding)
{
  const SudokuShape *shape = finding->shape;
  unsigned most_cells = sudoku_als_most_cells (shape->order);

  if (shape->order > 9 && most_cells > MOST_OF_LARGE)
    most_cells = MOST_OF_LARGE;
  for (unsigned a = 0; a < shape->n_houses; a++)
    {
      uint64_t open = open_places (finding->board, a);

      for (unsigned b = a + 1; b < shape->n_houses && !sudoku_finding_cancelled (finding); b++)
        {
          Search search = { .finding = finding, .most_cells = most_cells };
          uint64_t common = common_places (shape, a, open, b);

          if ((common & (common - 1)) == 0)
            continue;
          search.side[0] = (Side){ .house = a, .open = open };
          search.side[1] = (Side){ .house = b, .open = open_places (finding->board, b) };
          if (!choose_common (&search, common, 0))
            return;
        }
    }
}
