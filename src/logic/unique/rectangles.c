/* Unique rectangles: four cells in two rows, two columns and two boxes, of which at least one has just a pair of values
 * that the others may have too. And avoidable rectangles, whose cells are partly filled.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Types 1 to 6 as HoDoKu counts them: 5 is type 2 with the extras not in one line, 6 a rectangle whose diagonal cells have
 * extras, while one of the values is confined to the rectangle in its rows and columns. In a hidden rectangle a value is
 * confined to it in the row and column that meet opposite a cell without extras.
 */
#include "logic/board/houses.h"
#include "logic/board/finders.h"
#include "logic/unique/pattern.h"
#include "sudoku/consequences.h"

/* The corners: 0 and 1 are in a row, 0 and 2 in a column, 3 is opposite 0. */
typedef struct
{
  SudokuFinding *finding;
  unsigned cell[4];
  unsigned a, b;
  SudokuPattern *pattern;
} Rectangle;

static unsigned
row_of (const Rectangle *rectangle, unsigned corner)
{
  return rectangle->finding->shape->cell[rectangle->cell[corner]].seat[SUDOKU_ROW].house;
}

static unsigned
column_of (const Rectangle *rectangle, unsigned corner)
{
  return rectangle->finding->shape->cell[rectangle->cell[corner]].seat[SUDOKU_COLUMN].house;
}

/* Whether every house has none or two of the corners, so that exchanging the values changes nothing elsewhere. */
static bool
is_even (const SudokuShape *shape, const unsigned *cell)
{
  for (unsigned i = 0; i < 4; i++)
    if (sudoku_rules_touch (shape, cell[i]))
      return false;
  for (unsigned i = 0; i < 4; i++)
    for (unsigned j = 0; j < shape->cell[cell[i]].n_seats; j++)
      {
        unsigned house = shape->cell[cell[i]].seat[j].house;
        unsigned n = 0;

        for (unsigned k = 0; k < 4; k++)
          n += sudoku_cell_is_in_house (shape, cell[k], house);
        if (n != 2)
          return false;
      }
  return true;
}

/* Sets the corners from the first and the row and column of the opposite one; returns whether there are four. */
static bool
set_corners (Rectangle *rectangle, unsigned first, unsigned row, unsigned column)
{
  unsigned order = rectangle->finding->shape->order;

  rectangle->cell[0] = first;
  rectangle->cell[1] = first / order * order + column;
  rectangle->cell[2] = row * order + first % order;
  rectangle->cell[3] = row * order + column;
  return first / order != row && first % order != column;
}

/* Whether the two corners with extras are in no line. */
static bool
is_diagonal (const Rectangle *rectangle)
{
  const SudokuPattern *pattern = rectangle->pattern;
  unsigned order = rectangle->finding->shape->order;

  return pattern->n_extra == 2 && pattern->cell[0] / order != pattern->cell[1] / order
         && pattern->cell[0] % order != pattern->cell[1] % order;
}

/* Whether no cell of a house but the corners may have a value. */
static bool
is_confined (const Rectangle *rectangle, unsigned house, unsigned value)
{
  const SudokuShape *shape = rectangle->finding->shape;

  for (uint64_t places = sudoku_board_places (rectangle->finding->board, house, value); places != 0;
       places &= places - 1)
    {
      unsigned cell = shape->house[house].cell[__builtin_ctzll (places)];
      bool corner = false;

      for (unsigned i = 0; i < 4; i++)
        corner |= rectangle->cell[i] == cell;
      if (!corner)
        return false;
    }
  return sudoku_board_places (rectangle->finding->board, house, value) != 0;
}

/* A value that is confined in both rows, or both columns, is in both cells of a diagonal: not in that with extras, since the
 * others would have the other value. */
static bool
report_6 (Rectangle *rectangle, unsigned value)
{
  SudokuFinding *finding = rectangle->finding;
  bool rows =
      is_confined (rectangle, row_of (rectangle, 0), value) && is_confined (rectangle, row_of (rectangle, 3), value);
  bool columns = is_confined (rectangle, column_of (rectangle, 0), value)
                 && is_confined (rectangle, column_of (rectangle, 3), value);

  if (!rows && !columns)
    return true;
  sudoku_pattern_begin (rectangle->finding, rectangle->pattern, SUDOKU_UNIQUE_RECTANGLE_6);
  sudoku_step_base (finding, rows ? row_of (rectangle, 0) : column_of (rectangle, 0), value);
  sudoku_step_base (finding, rows ? row_of (rectangle, 3) : column_of (rectangle, 3), value);
  for (unsigned i = 0; i < 2; i++)
    {
      sudoku_step_cover_cell (finding, rectangle->pattern->cell[i]);
      sudoku_step_remove (finding, rectangle->pattern->cell[i], value);
    }
  return sudoku_step_report (finding);
}

/* A value that is confined in the row and the column of a corner is in the corners next to it, if it is not there itself:
 * then it has not the other, since the fourth corner would have it too. */
static bool
report_hidden (Rectangle *rectangle, unsigned corner, unsigned value, unsigned other)
{
  SudokuFinding *finding = rectangle->finding;

  if (!is_confined (rectangle, row_of (rectangle, corner), value)
      || !is_confined (rectangle, column_of (rectangle, corner), value))
    return true;
  sudoku_pattern_begin (rectangle->finding, rectangle->pattern, SUDOKU_HIDDEN_RECTANGLE);
  sudoku_step_base (finding, row_of (rectangle, corner), value);
  sudoku_step_base (finding, column_of (rectangle, corner), value);
  sudoku_step_cover_cell (finding, rectangle->cell[corner ^ 1]);
  sudoku_step_cover_cell (finding, rectangle->cell[corner ^ 2]);
  sudoku_step_remove (finding, rectangle->cell[corner], other);
  return sudoku_step_report (finding);
}

/* Hidden rectangles opposite each corner without extras, unless those with extras are in a line. */
static bool
report_all_hidden (Rectangle *rectangle)
{
  if (rectangle->pattern->n_extra != 3 && !is_diagonal (rectangle))
    return true;
  for (unsigned corner = 0; corner < 4; corner++)
    if (!sudoku_pattern_has_extra (rectangle->pattern, rectangle->cell[corner])
        && (!report_hidden (rectangle, corner ^ 3, rectangle->a, rectangle->b)
            || !report_hidden (rectangle, corner ^ 3, rectangle->b, rectangle->a)))
      return false;
  return true;
}

static bool
report_rectangle (Rectangle *rectangle)
{
  SudokuFinding *finding = rectangle->finding;
  const SudokuPattern *pattern = rectangle->pattern;
  unsigned n = rectangle->pattern->n_extra;
  bool line = n == 2 && !is_diagonal (rectangle);

  return sudoku_pattern_report_1 (finding, pattern, SUDOKU_UNIQUE_RECTANGLE_1)
         && sudoku_pattern_report_2 (finding, pattern, line ? SUDOKU_UNIQUE_RECTANGLE_2 : SUDOKU_UNIQUE_RECTANGLE_5)
         && (n != 2 || sudoku_pattern_report_3 (finding, pattern, SUDOKU_UNIQUE_RECTANGLE_3))
         && sudoku_pattern_report_4 (finding, pattern, SUDOKU_UNIQUE_RECTANGLE_4)
         && (!is_diagonal (rectangle) || (report_6 (rectangle, rectangle->a) && report_6 (rectangle, rectangle->b)))
         && report_all_hidden (rectangle);
}

/* Whether a value is not yet in the houses of an open cell: its candidate may have been removed since. */
static bool
is_basic (const SudokuBoard *board, unsigned cell, unsigned value)
{
  const SudokuCellInfo *info = &board->shape->cell[cell];

  if (board->value[cell] != 0)
    return false;
  for (unsigned i = 0; i < info->n_peers && !sudoku_board_has (board, cell, value); i++)
    if (board->value[info->peer[i]] == value)
      return false;
  return true;
}

/* Whether corner i may take the place that it has: it may have both values, or might have had them. */
static bool
fits (const Rectangle *rectangle, unsigned i, SudokuSet pair)
{
  const SudokuBoard *board = rectangle->finding->board;
  unsigned cell = rectangle->cell[i];

  if ((board->cell[cell] & pair) == pair)
    return true;
  return is_basic (board, cell, rectangle->a) && is_basic (board, cell, rectangle->b);
}

/* Whether the other corners fit to the pair of the first. */
static bool
is_pattern (Rectangle *rectangle, SudokuSet pair)
{
  rectangle->a = sudoku_set_first (pair);
  rectangle->b = sudoku_set_first (pair & (pair - 1));
  return fits (rectangle, 1, pair) && fits (rectangle, 2, pair) && fits (rectangle, 3, pair);
}

/* Whether a corner that comes before the first cell has found the rectangle. */
static bool
is_known (const Rectangle *rectangle)
{
  const SudokuBoard *board = rectangle->finding->board;
  unsigned order = board->shape->order;
  unsigned first = rectangle->cell[0];

  for (unsigned i = 1; i < 4; i++)
    {
      Rectangle other = { .finding = rectangle->finding };
      unsigned cell = rectangle->cell[i], opposite = rectangle->cell[i ^ 3];

      if (cell > first || sudoku_set_count (board->cell[cell]) != 2)
        continue;
      set_corners (&other, cell, opposite / order, opposite % order);
      if (board->cell[cell] == board->cell[first] && is_pattern (&other, board->cell[cell]))
        return true;
    }
  return false;
}

static bool
try_rectangle (Rectangle *rectangle)
{
  const SudokuBoard *board = rectangle->finding->board;
  SudokuSet pair = board->cell[rectangle->cell[0]];

  if (!is_pattern (rectangle, pair) || !is_even (board->shape, rectangle->cell) || is_known (rectangle))
    return true;
  sudoku_pattern_clear (rectangle->pattern, 1);
  rectangle->pattern->values = pair;
  for (unsigned i = 0; i < 4; i++)
    {
      /* Some corner lacks a value of the pair. */
      if ((board->cell[rectangle->cell[i]] & pair) != pair)
        rectangle->pattern->variant = 2;
      sudoku_pattern_add (rectangle->pattern, board, rectangle->cell[i], pair);
    }
  return report_rectangle (rectangle);
}

void
sudoku_find_unique_rectangles (SudokuFinding *finding)
{
  const SudokuBoard *board = finding->board;
  unsigned order = finding->shape->order;
  SudokuPattern pattern;
  Rectangle rectangle = { .finding = finding, .pattern = &pattern };

  for (unsigned first = 0; first < finding->shape->n_cells; first++)
    for (unsigned row = 0; row < order && sudoku_set_count (board->cell[first]) == 2; row++)
      {
        if (sudoku_finding_cancelled (finding))
          return;
        for (unsigned column = 0; column < order; column++)
          if (set_corners (&rectangle, first, row, column) && !try_rectangle (&rectangle))
            return;
      }
}

/* Whether three corners are filled so that the fourth, which is open, may not have the value opposite. */
static bool
report_avoidable_1 (Rectangle *rectangle, unsigned open)
{
  SudokuFinding *finding = rectangle->finding;
  const SudokuBoard *board = finding->board;
  unsigned cell = rectangle->cell[open];
  unsigned value = board->value[rectangle->cell[open ^ 3]];

  if (board->value[rectangle->cell[open ^ 1]] != board->value[rectangle->cell[open ^ 2]])
    return true;
  rectangle->pattern->values = sudoku_set_of (value) | sudoku_set_of (board->value[rectangle->cell[open ^ 1]]);
  for (unsigned i = 0; i < 4; i++)
    sudoku_pattern_add (rectangle->pattern, board, rectangle->cell[i], rectangle->pattern->values);
  sudoku_pattern_begin (rectangle->finding, rectangle->pattern, SUDOKU_AVOIDABLE_RECTANGLE_1);
  sudoku_step_remove (finding, cell, value);
  return sudoku_step_report (finding);
}

/* Whether two corners of a line are filled. */
static bool
are_aligned (const Rectangle *rectangle)
{
  unsigned filled[4], n = 0;

  for (unsigned i = 0; i < 4; i++)
    if (rectangle->finding->board->value[rectangle->cell[i]] != 0)
      filled[n++] = i;
  return n == 2 && filled[0] != (filled[1] ^ 3);
}

/* Whether two corners are filled, and the two that are open have one further value each, the same. */
static bool
report_avoidable_2 (Rectangle *rectangle)
{
  const SudokuBoard *board = rectangle->finding->board;
  SudokuPattern *pattern = rectangle->pattern;

  if (!are_aligned (rectangle))
    return true;
  for (unsigned i = 0; i < 4; i++)
    if (board->value[rectangle->cell[i]] != 0)
      pattern->values |= sudoku_set_of (board->value[rectangle->cell[i]]);
  for (unsigned i = 0; i < 4; i++)
    {
      sudoku_pattern_add (pattern, board, rectangle->cell[i], pattern->values);
      if (board->value[rectangle->cell[i]] == 0 && (board->cell[rectangle->cell[i]] & pattern->values) == 0)
        return true;
    }
  return pattern->n_extra != 2 || sudoku_pattern_report_2 (rectangle->finding, pattern, SUDOKU_AVOIDABLE_RECTANGLE_2);
}

static bool
try_avoidable (Rectangle *rectangle)
{
  const SudokuBoard *board = rectangle->finding->board;
  unsigned n_open = 0, open = 0;

  sudoku_pattern_clear (rectangle->pattern, 1);
  for (unsigned i = 0; i < 4; i++)
    {
      if (board->given[rectangle->cell[i]])
        return true;
      if (board->value[rectangle->cell[i]] == 0)
        {
          n_open++;
          open = i;
        }
    }
  if (n_open == 0 || n_open > 2 || !is_even (board->shape, rectangle->cell))
    return true;
  if (n_open == 1)
    return report_avoidable_1 (rectangle, open);
  return report_avoidable_2 (rectangle);
}

void
sudoku_find_avoidable_rectangles (SudokuFinding *finding)
{
  unsigned order = finding->shape->order;
  SudokuPattern pattern;
  Rectangle rectangle = { .finding = finding, .pattern = &pattern };

  for (unsigned first = 0; first < finding->shape->n_cells; first++)
    {
      if (sudoku_finding_cancelled (finding))
        return;
      for (unsigned row = first / order + 1; row < order && !finding->board->given[first]; row++)
        for (unsigned column = first % order + 1; column < order; column++)
          if (set_corners (&rectangle, first, row, column) && !try_avoidable (&rectangle))
            return;
    }
}
