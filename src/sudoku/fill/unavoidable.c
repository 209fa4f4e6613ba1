/* Finding the cycles of two values, and of two lines.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/unavoidable.h"

typedef struct
{
  SudokuCellSet *sets;
  unsigned n, most_cells;
} Found;

/* Adds a set in its place by size, unless it is there already. */
static void
add_set (Found *found, SudokuCellSet set)
{
  unsigned count = sudoku_cell_set_count (&set), i = found->n;

  if (count > found->most_cells)
    return;
  for (; i > 0 && sudoku_cell_set_count (&found->sets[i - 1]) >= count; i--)
    if (found->sets[i - 1].word[0] == set.word[0] && found->sets[i - 1].word[1] == set.word[1])
      return;
  assert (found->n < SUDOKU_MOST_UNAVOIDABLE);
  for (unsigned j = found->n++; j > i; j--)
    found->sets[j] = found->sets[j - 1];
  found->sets[i] = set;
}

static unsigned
box_of (unsigned cell)
{
  return cell / 27 * 3 + cell % 9 / 3;
}

/* Where each value is in each row, column and box. */
typedef struct
{
  uint8_t in_row[10][9], in_column[10][9], in_box[10][9];
} Places;

static void
find_places (const uint8_t *values, Places *places)
{
  for (uint8_t cell = 0; cell < 81; cell++)
    {
      assert (values[cell] >= 1 && values[cell] <= 9);
      places->in_row[values[cell]][cell / 9] = cell;
      places->in_column[values[cell]][cell % 9] = cell;
      places->in_box[values[cell]][box_of (cell)] = cell;
    }
}

/* The cells of two values that a cell with the first drags along when the values are exchanged there. */
static SudokuCellSet
follow_values (const Places *places, unsigned a, unsigned b, unsigned first)
{
  SudokuCellSet set = { { 0, 0 } };
  uint8_t left[18];
  unsigned n = 0;

  left[n++] = (uint8_t) first;
  sudoku_cell_set_add (&set, first);
  for (unsigned i = 0; i < n; i++)
    {
      unsigned cell = left[i], other = places->in_row[a][cell / 9] == cell ? b : a;
      const uint8_t next[3] = { places->in_row[other][cell / 9], places->in_column[other][cell % 9],
                                places->in_box[other][box_of (cell)] };

      for (unsigned j = 0; j < 3; j++)
        if ((set.word[next[j] / 64] >> next[j] % 64 & 1) == 0)
          {
            sudoku_cell_set_add (&set, next[j]);
            left[n++] = next[j];
          }
    }
  return set;
}

static void
find_sets_of_values (const Places *places, Found *found)
{
  for (unsigned a = 1; a < 9; a++)
    for (unsigned b = a + 1; b <= 9; b++)
      {
        SudokuCellSet done = { { 0, 0 } };

        for (unsigned row = 0; row < 9; row++)
          {
            unsigned cell = places->in_row[a][row];
            SudokuCellSet set;

            if ((done.word[cell / 64] >> cell % 64 & 1) != 0)
              continue;
            set = follow_values (places, a, b, cell);
            done.word[0] |= set.word[0];
            done.word[1] |= set.word[1];
            add_set (found, set);
          }
      }
}

/* The cells of two lines, place i of which is cell first + i * step and second + i * step, cycle by cycle: a value that leaves
 * one line at a place has to leave the other where it stands there. */
static void
find_sets_of_lines (const uint8_t *values, unsigned first, unsigned second, unsigned step, Found *found)
{
  unsigned place_in_first[10], done = 0;

  for (unsigned i = 0; i < 9; i++)
    place_in_first[values[first + i * step]] = i;
  for (unsigned begin = 0; begin < 9; begin++)
    {
      SudokuCellSet set = { { 0, 0 } };

      if ((done >> begin & 1) != 0)
        continue;
      for (unsigned i = begin; (done >> i & 1) == 0; i = place_in_first[values[second + i * step]])
        {
          done |= 1u << i;
          sudoku_cell_set_add (&set, first + i * step);
          sudoku_cell_set_add (&set, second + i * step);
        }
      add_set (found, set);
    }
}

unsigned
sudoku_unavoidable_sets (const uint8_t *values, unsigned most_cells, SudokuCellSet *sets)
{
  Found found = { sets, 0, most_cells };
  Places places;

  find_places (values, &places);
  find_sets_of_values (&places, &found);
  for (unsigned a = 0; a < 9; a++)
    for (unsigned b = a + 1; b < a / 3 * 3 + 3; b++)
      {
        find_sets_of_lines (values, 9 * a, 9 * b, 1, &found);
        find_sets_of_lines (values, a, b, 9, &found);
      }
  return found.n;
}
