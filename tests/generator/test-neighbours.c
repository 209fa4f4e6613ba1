/* The neighbours of a puzzle against trying everything out, and the search for few givens.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include <glib.h>

#include "tests/test.h"

#include "../sudoku/shapes.h"
#include "generator/neighbours.h"
#include "sudoku/minimality.h"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuGenerator, sudoku_generator_free)

/* Puzzles as texts of values, each once. */
static bool
collect (const SudokuMade *made, void *data)
{
  GHashTable *table = data;
  g_autofree char *text = g_malloc (37);

  for (unsigned cell = 0; cell < 36; cell++)
    text[cell] = (char) ('0' + made->values[cell]);
  text[36] = '\0';
  g_assert_cmpuint (made->number, ==, g_hash_table_size (table));
  g_assert_true (g_hash_table_add (table, g_steal_pointer (&text)));
  return true;
}

static bool
is_unique (const SudokuGrid *grid)
{
  bool redundant[SUDOKU_MAX_CELLS];

  return sudoku_minimality (grid, redundant, NULL, NULL) >= SUDOKU_MINIMALITY_MINIMAL;
}

/* Adds a given that is not the puzzle's own in all ways that leave one solution. */
static void
add_everywhere (SudokuGrid *grid, const SudokuGrid *puzzle, GHashTable *table)
{
  for (unsigned cell = 0; cell < 36; cell++)
    for (unsigned value = 1; value <= 6 && grid->cell[cell] == 0; value++)
      {
        SudokuMade made = { .values = grid->cell, .number = g_hash_table_size (table) };

        grid->cell[cell] = (uint8_t) value;
        if (puzzle->cell[cell] != value && sudoku_grid_consistent (grid) && is_unique (grid))
          collect (&made, table);
        grid->cell[cell] = 0;
      }
}

static GHashTable *
try_everything (const SudokuGrid *puzzle, unsigned removed)
{
  GHashTable *table = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (unsigned first = 0; first < 36; first++)
    for (unsigned second = first; second < 36; second++)
      {
        g_autoptr (SudokuGrid) grid = sudoku_grid_copy (puzzle);

        grid->cell[first] = grid->cell[second] = 0;
        if (puzzle->cell[first] != 0 && puzzle->cell[second] != 0 && (removed == 1) == (first == second))
          add_everywhere (grid, puzzle, table);
      }
  return table;
}

static void
assert_same (GHashTable *a, GHashTable *b)
{
  GHashTableIter iter;
  gpointer text;

  g_assert_cmpuint (g_hash_table_size (a), ==, g_hash_table_size (b));
  g_hash_table_iter_init (&iter, a);
  while (g_hash_table_iter_next (&iter, &text, NULL))
    g_assert_true (g_hash_table_contains (b, text));
}

static bool
keep_first (const SudokuMade *made, void *data)
{
  SudokuGrid *grid = data;

  memcpy (grid->cell, made->values, grid->shape->n_cells);
  return false;
}

/* A puzzle of 6x6 cells. */
static SudokuGrid *
make_puzzle (const SudokuShape *shape, guint64 seed, unsigned least)
{
  const SudokuWish wish = { .shape = shape, .least = least };
  g_autoptr (SudokuGenerator) generator = sudoku_generator_new (&wish, seed);
  SudokuGrid *grid = sudoku_grid_new (shape);

  g_assert_cmpint (sudoku_generator_run (generator, 0, 1000, keep_first, grid), ==, SUDOKU_FOUND);
  return grid;
}

TEST (neighbours_are_all_there_are)
{
  g_autoptr (SudokuShape) shape = sudoku_shape_new (2, 3);
  const SudokuWish wish = { .shape = shape };
  guint n[3] = { 0 };

  for (guint64 seed = 0; seed < 6; seed++)
    for (unsigned removed = 1; removed <= 2; removed++)
      {
        g_autoptr (SudokuGrid) puzzle = make_puzzle (shape, seed, seed % 2 > 0 ? 12 : 0);
        g_autoptr (GHashTable) expected = try_everything (puzzle, removed);
        g_autoptr (GHashTable) found = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

        g_assert_cmpint (sudoku_neighbours (puzzle, removed, &wish, NULL, NULL, collect, found), ==, SUDOKU_EXHAUSTED);
        g_test_message ("seed %u, %u removed", (guint) seed, removed);
        assert_same (expected, found);
        n[removed] += g_hash_table_size (found);
      }
  g_assert_cmpuint (n[1], >, 100);
  g_assert_cmpuint (n[2], >, 100);
}

static bool
check_wished (const SudokuMade *made, void *data)
{
  g_autoptr (SudokuShape) shape = sudoku_shape_new (3, 3);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new_from_values (shape, made->values);
  bool redundant[81];

  g_assert_cmpint (sudoku_minimality (grid, redundant, NULL, NULL), ==, SUDOKU_MINIMALITY_MINIMAL);
  g_assert_cmpuint (made->tenths, >=, 30);
  ++*(guint *) data;
  return true;
}

TEST (neighbours_are_as_wished)
{
  g_autoptr (SudokuShape) shape = sudoku_shape_new (3, 3);
  const SudokuWish wish = { .shape = shape, .minimal = true, .easiest = 30 };
  guint n = 0;

  for (guint64 seed = 0; seed < 3; seed++)
    {
      g_autoptr (SudokuGrid) puzzle = make_puzzle (shape, seed, 0);

      g_assert_cmpint (sudoku_neighbours (puzzle, 1, &wish, NULL, NULL, check_wished, &n), ==, SUDOKU_EXHAUSTED);
    }
  g_assert_cmpuint (n, >, 10);
}

static bool
take_puzzle (const SudokuMade *made, void *data)
{
  SudokuGrid *grid = data;

  g_assert_cmpuint (made->n_givens, <=, 19);
  memcpy (grid->cell, made->values, 81);
  return false;
}

TEST (few_givens_are_found_and_stay_minimal)
{
  g_autoptr (SudokuShape) shape = sudoku_shape_new (3, 3);
  const SudokuWish wish = { .shape = shape, .fewest = true, .most = 19 };
  SudokuGrid *grid[2];
  bool redundant[81];

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (SudokuGenerator) generator = sudoku_generator_new (&wish, 3);

      grid[i] = sudoku_grid_new (shape);
      g_assert_cmpint (sudoku_generator_run (generator, 1 - i, 1 + i, take_puzzle, grid[i]), ==, SUDOKU_FOUND);
      g_assert_cmpint (sudoku_minimality (grid[i], redundant, NULL, NULL), ==, SUDOKU_MINIMALITY_MINIMAL);
      if (i == 1)
        g_assert_cmpint (sudoku_generator_run (generator, 1, 1, take_puzzle, grid[1]), ==, SUDOKU_FOUND);
    }
  /* The same try, after another one. */
  g_assert_cmpmem (grid[0]->cell, shape->n_cells, grid[1]->cell, shape->n_cells);
  sudoku_grid_free (grid[0]);
  sudoku_grid_free (grid[1]);
}
