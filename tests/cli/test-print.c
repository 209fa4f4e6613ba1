/* Grids of candidates as text, with bars and rules where the boxes of a shape meet.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/run/print.h"
#include "sudoku/derivation.h"

#include "../render/shapes.h"

static void
assert_grid (const SudokuShape *shape, const char *expected)
{
  g_autoptr (NonetAlphabet) alphabet = nonet_alphabet_new_usual (shape->order);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (shape);
  g_autoptr (SudokuCandidates) candidates = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  grid->cell[0] = 1;
  candidates = sudoku_choices (grid);
  sudoku_prune_to_fixpoint (candidates);
  cli_print_candidates_grid (text, alphabet, candidates);
  g_assert_cmpstr (text->str, ==, expected);
}

static void
boxes_are_apart (void)
{
  assert_grid (nonet_shape_get (2, 2), "1    234  | 234  234\n"
                                       "234  234  | 1234 1234\n"
                                       "----------+----------\n"
                                       "234  1234 | 1234 1234\n"
                                       "234  1234 | 1234 1234\n");
}

static void
regions_of_any_form_are_apart (void)
{
  g_autoptr (SudokuShape) shape = jigsaw_new ();

  assert_grid (shape, "1      234    234  | 234\n"
                      "     +-------------+\n"
                      "234  | 1234   1234   1234\n"
                      "-----+------+------------\n"
                      "234    1234 | 1234   1234\n"
                      "234    1234 | 1234   1234\n");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/print/boxes_are_apart", boxes_are_apart);
  g_test_add_func ("/print/regions_of_any_form_are_apart", regions_of_any_form_are_apart);
  return g_test_run ();
}
