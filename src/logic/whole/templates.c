/* Going through the templates of each value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A template that has a cell which is in all templates of another value is none; so what is known of one value may take
 * templates from others, as in HoDoKu. Nothing but this is known of two values together.
 */
#include "logic/board/finders.h"

#define N 9
#define ALL 0x1ffu

/* Bit c of row r stands for the cell in that row and column. */
typedef struct
{
  SudokuFinding *finding;
  uint16_t allowed[N + 1][N]; /* by value: where it may be, or is */
  uint16_t always[N + 1][N];  /* in all of its templates */
  uint16_t ever[N + 1][N];    /* in some */
  unsigned value;
  uint16_t way[N]; /* the template so far */
} Search;

/* The places of a template in the rows from one on, given the columns and the boxes of the band that are taken. */
static void
place_rows (Search *search, unsigned row, unsigned columns, unsigned boxes)
{
  unsigned free;

  if (row == N)
    {
      for (unsigned i = 0; i < N; i++)
        {
          search->always[search->value][i] &= search->way[i];
          search->ever[search->value][i] |= search->way[i];
        }
      return;
    }
  if (row % 3 == 0)
    boxes = 0;
  if (sudoku_finding_cancelled (search->finding))
    return;
  for (free = search->allowed[search->value][row] & ~columns & ~boxes; free != 0; free &= free - 1)
    {
      unsigned column = (unsigned) __builtin_ctz (free);

      search->way[row] = (uint16_t) (1u << column);
      place_rows (search, row + 1, columns | 1u << column, boxes | 7u << column / 3 * 3);
    }
}

/* Takes the cells of a value from all others; returns whether one had any of them. */
static bool
exclude_others (Search *search, unsigned value)
{
  bool changed = false;

  for (unsigned other = 1; other <= N; other++)
    for (unsigned row = 0; row < N && other != value; row++)
      {
        uint16_t taken = search->allowed[other][row] & search->always[value][row];

        search->allowed[other][row] &= (uint16_t) ~taken;
        changed |= taken != 0;
      }
  return changed;
}

/* Goes through the templates until they take nothing more from each other. */
static void
go_through (Search *search)
{
  bool changed = true;

  while (changed && !sudoku_finding_cancelled (search->finding))
    {
      changed = false;
      for (search->value = 1; search->value <= N; search->value++)
        {
          for (unsigned row = 0; row < N; row++)
            {
              search->always[search->value][row] = ALL;
              search->ever[search->value][row] = 0;
            }
          place_rows (search, 0, 0, 0);
        }
      for (unsigned value = 1; value <= N; value++)
        if (search->ever[value][0] != 0) /* or it has no templates, and the board no solution */
          changed |= exclude_others (search, value);
    }
}

static bool
report (Search *search, unsigned value, SudokuTechnique technique)
{
  const SudokuBoard *board = search->finding->board;

  sudoku_step_begin (search->finding, technique);
  search->finding->step.values = sudoku_set_of (value);
  for (unsigned cell = 0; cell < N * N; cell++)
    {
      if (board->value[cell] != 0)
        continue;
      if (technique == SUDOKU_TEMPLATE_SET && (search->always[value][cell / N] >> cell % N & 1) != 0)
        sudoku_step_place (search->finding, cell, value);
      if (technique == SUDOKU_TEMPLATE_DELETE && (search->ever[value][cell / N] >> cell % N & 1) == 0)
        sudoku_step_remove (search->finding, cell, value);
    }
  return sudoku_step_report (search->finding);
}

void
sudoku_find_templates (SudokuFinding *finding)
{
  Search search = { .finding = finding };

  if (!sudoku_shape_is_nine (finding->shape))
    return;
  for (unsigned value = 1; value <= N; value++)
    for (unsigned cell = 0; cell < N * N; cell++)
      if (finding->board->value[cell] == value || sudoku_board_has (finding->board, cell, value))
        search.allowed[value][cell / N] |= (uint16_t) (1u << cell % N);
  go_through (&search);
  for (unsigned value = 1; value <= N && !sudoku_finding_cancelled (finding); value++)
    if (search.ever[value][0] != 0
        && (!report (&search, value, SUDOKU_TEMPLATE_SET) || !report (&search, value, SUDOKU_TEMPLATE_DELETE)))
      return;
}
