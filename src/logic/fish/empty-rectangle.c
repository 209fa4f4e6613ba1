/* Empty rectangles: a box whose places of a value lie in one row and one column.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * If a line that crosses the row has two places, one of them in the row outside the box, then a candidate of the column
 * that is in line with the other place is out: were it true, the box had its value in the row, and so had the line. The same
 * goes for the column.
 */
#include "logic/board/finders.h"

/* At most two rows divide the places so, each with a line for each cell of row and column. */
#define MOST (4 * SUDOKU_MAX_ORDER)

typedef struct
{
  unsigned cover;  /* the row or column of the box that has an end of the line */
  unsigned line;   /* has two places: */
  unsigned end[2]; /* the one in the cover, and the other */
  unsigned victim;
} Rectangle;

typedef struct
{
  SudokuFinding *finding;
  unsigned box;
  unsigned value;
  unsigned n;
  Rectangle rectangle[MOST];
} Search;

/* The cell where two lines cross, of which one is a row. */
static unsigned
crossing_of (const SudokuShape *shape, unsigned a, unsigned b)
{
  unsigned row = a < shape->order ? a : b;
  unsigned column = (a < shape->order ? b : a) - shape->order;

  return row * shape->order + column;
}

/* The row or column of a cell: of the kind of a line, or of the other kind. */
static unsigned
line_of (const SudokuShape *shape, unsigned cell, unsigned like, bool crossing)
{
  return shape->cell[cell].seat[(like < shape->order) != crossing ? SUDOKU_ROW : SUDOKU_COLUMN].house;
}

static bool
is_in_box (const Search *search, unsigned cell)
{
  return search->finding->shape->cell[cell].seat[SUDOKU_BOX].house == search->box;
}

/* Lists the lines that cross one of the two lines of the places in a place outside the box, and have one more place. */
static void
list_rectangles (Search *search, unsigned cover, unsigned other)
{
  const SudokuBoard *board = search->finding->board;
  const SudokuShape *shape = board->shape;

  for (uint64_t set = sudoku_board_places (board, cover, search->value); set != 0; set &= set - 1)
    {
      unsigned cell = shape->house[cover].cell[__builtin_ctzll (set)];
      unsigned line = line_of (shape, cell, cover, true);
      uint64_t places = sudoku_board_places (board, line, search->value);
      uint64_t second = places & (places - 1);
      unsigned a, b, victim;

      if (is_in_box (search, cell) || line == other || second == 0 || (second & (second - 1)) != 0)
        continue;
      a = shape->house[line].cell[__builtin_ctzll (places)];
      b = shape->house[line].cell[__builtin_ctzll (second)];
      if (a != cell)
        {
          b = a;
          a = cell;
        }
      victim = crossing_of (shape, line_of (shape, b, cover, false), other);
      if (sudoku_board_has (board, victim, search->value) && !is_in_box (search, victim) && search->n < MOST)
        search->rectangle[search->n++] = (Rectangle){ cover, line, { a, b }, victim };
    }
}

/* Whether all places of the box that are not in a row lie in one column, and those of the row not only there. */
static bool
is_divided (const SudokuShape *shape, unsigned box, uint64_t places, unsigned row, unsigned *column)
{
  bool found = false, beside = false;

  for (uint64_t set = places; set != 0; set &= set - 1)
    {
      const SudokuSeat *seat = shape->cell[shape->house[box].cell[__builtin_ctzll (set)]].seat;

      if (seat[SUDOKU_ROW].house == row)
        continue;
      if (found && seat[SUDOKU_COLUMN].house != *column)
        return false;
      *column = seat[SUDOKU_COLUMN].house;
      found = true;
    }
  for (uint64_t set = places; set != 0; set &= set - 1)
    {
      const SudokuSeat *seat = shape->cell[shape->house[box].cell[__builtin_ctzll (set)]].seat;

      beside |= seat[SUDOKU_ROW].house == row && seat[SUDOKU_COLUMN].house != *column;
    }
  return found && beside;
}

static void
search_box (Search *search, uint64_t places)
{
  const SudokuShape *shape = search->finding->shape;
  unsigned last = SUDOKU_NO_HOUSE;
  unsigned column = 0;

  search->n = 0;
  for (uint64_t set = places; set != 0; set &= set - 1)
    {
      unsigned row = shape->cell[shape->house[search->box].cell[__builtin_ctzll (set)]].seat[SUDOKU_ROW].house;

      if (row != last && is_divided (shape, search->box, places, row, &column))
        {
          list_rectangles (search, row, column);
          list_rectangles (search, column, row);
        }
      last = row;
    }
}

static void
add_rectangle (const Search *search, const Rectangle *rectangle, unsigned index)
{
  SudokuFinding *finding = search->finding;

  sudoku_step_places (finding, SUDOKU_PART_BASE, index, search->box, search->value);
  sudoku_step_places (finding, SUDOKU_PART_BASE, index, rectangle->line, search->value);
  sudoku_step_places (finding, SUDOKU_PART_COVER, index, rectangle->cover, search->value);
  for (unsigned i = 0; i < 2; i++)
    sudoku_step_candidate (finding, SUDOKU_PART_PATTERN, index, rectangle->end[i], search->value);
  sudoku_step_remove (finding, rectangle->victim, search->value);
}

/* Reports one empty rectangle, or two of one box. */
static bool
report (const Search *search, const Rectangle *first, const Rectangle *second)
{
  SudokuFinding *finding = search->finding;
  const uint16_t *cell = finding->shape->house[search->box].cell;

  sudoku_step_begin (finding, second == NULL ? SUDOKU_EMPTY_RECTANGLE : SUDOKU_DUAL_EMPTY_RECTANGLE);
  finding->step.values = sudoku_set_of (search->value);
  add_rectangle (search, first, 0);
  if (second != NULL)
    add_rectangle (search, second, 1);
  for (uint64_t set = sudoku_board_places (finding->board, search->box, search->value); set != 0; set &= set - 1)
    sudoku_step_candidate (finding, SUDOKU_PART_PATTERN, 0, cell[__builtin_ctzll (set)], search->value);
  return sudoku_step_report (finding);
}

/* Reports what was found in a box, one by one or in pairs. */
static bool
report_all (const Search *search, bool duals)
{
  for (unsigned i = 0; i < search->n; i++)
    {
      if (!duals && !report (search, &search->rectangle[i], NULL))
        return false;
      for (unsigned j = i + 1; j < search->n && duals; j++)
        if (search->rectangle[i].victim != search->rectangle[j].victim
            && !report (search, &search->rectangle[i], &search->rectangle[j]))
          return false;
    }
  return true;
}

static void
search_boxes (SudokuFinding *finding, bool duals)
{
  const SudokuShape *shape = finding->shape;
  Search search;

  search.finding = finding;
  for (search.value = 1; search.value <= shape->order; search.value++)
    for (search.box = 2 * shape->order; search.box < 3 * shape->order; search.box++)
      {
        uint64_t places = sudoku_board_places (finding->board, search.box, search.value);
        uint64_t second = places & (places - 1);

        if (sudoku_finding_cancelled (finding))
          return;
        if (second == 0 || (!finding->limits.small_boxes && (second & (second - 1)) == 0))
          continue;
        search_box (&search, places);
        if (!report_all (&search, duals))
          return;
      }
}

void
sudoku_find_empty_rectangles (SudokuFinding *finding)
{
  if (sudoku_finding_seeks (finding, SUDOKU_EMPTY_RECTANGLE))
    search_boxes (finding, false);
  if (sudoku_finding_seeks (finding, SUDOKU_DUAL_EMPTY_RECTANGLE))
    search_boxes (finding, true);
}
