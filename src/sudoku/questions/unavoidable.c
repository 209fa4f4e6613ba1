/* Finding the cycles of two values, and of two lines.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/unavoidable.h"

#include <string.h>

#define NOWHERE UINT16_MAX

/* A full board, and where each value is in each house. */
typedef struct
{
  const SudokuShape *shape;
  const uint8_t *values;
  uint16_t place[SUDOKU_MAX_HOUSES * SUDOKU_MAX_ORDER];
  SudokuExchangeFunc visit;
  void *data;
} Board;

static uint16_t
place_of (const Board *board, unsigned house, unsigned value)
{
  return board->place[house * board->shape->order + value - 1];
}

/* Visits the cells of two values that those of a row drag along when they are exchanged there; marks their rows. */
static void
follow_values (const Board *board, unsigned a, unsigned b, unsigned first_row, bool *done)
{
  uint16_t cells[2 * SUDOKU_MAX_ORDER];
  unsigned n = 0;

  cells[n++] = place_of (board, first_row, a);
  cells[n++] = place_of (board, first_row, b);
  done[first_row] = true;
  for (unsigned i = 0; i < n; i++)
    for (unsigned j = 0; j < board->shape->cell[cells[i]].n_seats; j++)
      {
        uint16_t next =
            place_of (board, board->shape->cell[cells[i]].seat[j].house, board->values[cells[i]] == a ? b : a);
        unsigned row = next / board->shape->order;

        if (next == NOWHERE || done[row])
          continue;
        cells[n++] = place_of (board, row, a);
        cells[n++] = place_of (board, row, b);
        done[row] = true;
      }
  board->visit (cells, n, board->data);
}

/* Visits the cells of two rows or columns, cycle by cycle: a value that leaves one at a place has to leave the other where it stands
 * there. */
static void
follow_lines (const Board *board, unsigned first, unsigned second)
{
  const SudokuShape *shape = board->shape;
  const uint16_t *in_first = shape->spot_cell + first * shape->order,
                 *in_second = shape->spot_cell + second * shape->order;
  bool done[SUDOKU_MAX_ORDER] = { false };

  for (unsigned begin = 0; begin < shape->order; begin++)
    {
      uint16_t cells[2 * SUDOKU_MAX_ORDER];
      unsigned n = 0;

      for (unsigned i = begin; !done[i];)
        {
          uint16_t next = place_of (board, first, board->values[in_second[i]]);

          done[i] = true;
          cells[n++] = in_first[i];
          cells[n++] = in_second[i];
          i = first < shape->order ? sudoku_cell_column (shape, next) : sudoku_cell_row (shape, next);
        }
      if (n > 0)
        board->visit (cells, n, board->data);
    }
}

void
sudoku_visit_exchanges (const SudokuShape *shape, const uint8_t *values, SudokuExchangeFunc visit, void *data)
{
  Board board = { .shape = shape, .values = values, .visit = visit, .data = data };
  unsigned order = shape->order;

  memset (board.place, 0xff, sizeof board.place);
  for (unsigned cell = 0; cell < shape->n_cells; cell++)
    for (unsigned i = 0; i < shape->cell[cell].n_seats; i++)
      board.place[shape->cell[cell].seat[i].house * order + values[cell] - 1] = (uint16_t) cell;
  for (unsigned a = 1; a < order; a++)
    for (unsigned b = a + 1; b <= order; b++)
      {
        bool done[SUDOKU_MAX_ORDER] = { false };

        for (unsigned row = 0; row < order; row++)
          if (!done[row])
            follow_values (&board, a, b, row, done);
      }
  for (unsigned a = 0; a < 2 * order; a++)
    for (unsigned b = a + 1; b < (a < order ? order : 2 * order); b++)
      if (sudoku_cell_box (shape, shape->spot_cell[a * order]) == sudoku_cell_box (shape, shape->spot_cell[b * order]))
        follow_lines (&board, a, b);
}

typedef struct
{
  SudokuCellSet *sets;
  unsigned n, most_cells;
} Found;

/* Adds a set in its place by size, unless it is there already (a SudokuExchangeFunc). */
static void
add_set (const uint16_t *cells, unsigned n, void *data)
{
  Found *found = data;
  SudokuCellSet set = { { 0, 0 } };
  unsigned i = found->n;

  if (n > found->most_cells)
    return;
  for (unsigned j = 0; j < n; j++)
    sudoku_cell_set_add (&set, cells[j]);
  for (; i > 0 && sudoku_cell_set_count (&found->sets[i - 1]) >= n; i--)
    if (found->sets[i - 1].word[0] == set.word[0] && found->sets[i - 1].word[1] == set.word[1])
      return;
  assert (found->n < SUDOKU_MOST_UNAVOIDABLE);
  for (unsigned j = found->n++; j > i; j--)
    found->sets[j] = found->sets[j - 1];
  found->sets[i] = set;
}

unsigned
sudoku_unavoidable_sets (const SudokuShape *shape, const uint8_t *values, unsigned most_cells, SudokuCellSet *sets)
{
  Found found = { sets, 0, most_cells };

  assert (sudoku_shape_is_nine (shape));
  sudoku_visit_exchanges (shape, values, add_set, &found);
  return found.n;
}
