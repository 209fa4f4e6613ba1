/* Boards written as text for the tests of the core: one symbol a cell, '.' or '0' for a blank, then 1-9
 * and A-Z for 10 and more; blanks between are skipped.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdio.h>

#include <glib.h>

#include "sudoku/derivation-search.h"
#include "sudoku/derivation.h"
#include "shapes.h"

/* The board of boxes of rows x columns cells; aborts the test on a text of another length. */
static inline SudokuGrid *
board_with_boxes (unsigned rows, unsigned columns, const char *text)
{
  const SudokuShape *shape = test_shape (rows, columns);
  unsigned cell = 0;
  SudokuGrid *grid = sudoku_grid_new (shape);

  for (const char *c = text; *c != '\0'; c++)
    {
      if (g_ascii_isspace (*c))
        continue;
      g_assert_cmpuint (cell, <, shape->n_cells);
      grid->cell[cell++] = (uint8_t) (*c == '.' ? 0 : g_ascii_isdigit (*c) ? *c - '0' : *c - 'A' + 10);
    }
  g_assert_cmpuint (cell, ==, shape->n_cells);
  return grid;
}

/* A 9x9 board. */
static inline SudokuGrid *
board (const char *text)
{
  return board_with_boxes (3, 3, text);
}

/* A 9x9 board that is blank but for these: "r3c2=5" a cell, "row1=12345678." a row. */
static inline SudokuGrid *
blank_with (const char *givens)
{
  SudokuGrid *grid = sudoku_grid_new (test_shape (3, 3));
  g_auto (GStrv) texts = g_strsplit (givens, " ", -1);

  for (unsigned i = 0; texts[i] != NULL; i++)
    {
      unsigned row, column = 1;
      char values[10];

      if (sscanf (texts[i], "r%uc%u=%1[1-9]", &row, &column, values) != 3)
        g_assert_cmpint (sscanf (texts[i], "row%u=%9[1-9.]", &row, values), ==, 2);
      for (unsigned j = 0; values[j] != '\0'; j++)
        grid->cell[9 * row + column - 10 + j] = (uint8_t) (values[j] == '.' ? 0 : values[j] - '0');
    }
  return grid;
}

/* The text of a board; the caller frees it. */
static inline char *
board_text (const SudokuGrid *grid)
{
  unsigned cells = grid->shape->n_cells;
  char *text = g_malloc (cells + 1);

  for (unsigned cell = 0; cell < cells; cell++)
    text[cell] = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[grid->cell[cell]];
  text[cells] = '\0';
  return text;
}

/* Adds the text of a solution to an array of texts (a SudokuSolutionFunc). */
static inline bool
collect_text (const SudokuGrid *solution, void *texts)
{
  g_ptr_array_add (texts, board_text (solution));
  return true;
}

/* The texts of all solutions, by a search, and by the stages' search in one of its variants. */
static inline GPtrArray *
solution_texts (const SudokuGrid *puzzle)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (SudokuGrid) solution = sudoku_grid_copy (puzzle);
  g_autoptr (SudokuSearch) search = sudoku_search_new (puzzle);

  while (sudoku_search_next (search, solution->cell) == SUDOKU_FOUND)
    {
      g_assert_true (sudoku_grid_complete (solution));
      collect_text (solution, texts);
    }
  return texts;
}

static inline GPtrArray *
variant_texts (const SudokuGrid *puzzle, SudokuSearchVariant variant, SudokuSearchTally *tally)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);

  g_assert_cmpint (sudoku_variant_search (puzzle, variant, collect_text, NULL, texts, tally), ==, SUDOKU_EXHAUSTED);
  return texts;
}

static inline int
compare_texts (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

/* Asserts that two arrays have the same texts in any order; sorts both. */
static inline void
assert_same_texts (GPtrArray *expected, GPtrArray *found)
{
  g_ptr_array_sort (expected, compare_texts);
  g_ptr_array_sort (found, compare_texts);
  g_assert_cmpuint (found->len, ==, expected->len);
  for (unsigned i = 0; i < found->len; i++)
    g_assert_cmpstr (found->pdata[i], ==, expected->pdata[i]);
}

/* A SudokuCancelFunc; counts how often it is asked, unless data is NULL. */
static inline bool
cancel_always (void *data)
{
  unsigned *n_asked = data;

  if (n_asked != NULL)
    ++*n_asked;
  return true;
}
