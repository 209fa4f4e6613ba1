/* Wishes that contradict themselves, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/wish-fault.h"

#include <glib/gi18n-lib.h>

static const char *const sentences[] = {
  [SUDOKU_WISH_LEAST_OVER_MOST] = N_ ("The smallest number of givens is greater than the largest."),
  [SUDOKU_WISH_TOO_FEW_GIVENS] = N_ ("No puzzle on this board has so few givens."),
  [SUDOKU_WISH_PATTERN_AND_SYMMETRY] = N_ ("A pattern and a symmetry exclude each other."),
  [SUDOKU_WISH_PATTERN_AND_NUMBER] = N_ ("A pattern and a number of givens exclude each other."),
  [SUDOKU_WISH_FEWEST_SHAPE] = N_ ("Few givens are searched for only on ordinary boards of 9×9 cells."),
  [SUDOKU_WISH_FEWEST_AND_OTHERS] =
      N_ ("The search for few givens takes no symmetry, pattern or smallest number of givens, and at most 21 givens."),
  [SUDOKU_WISH_UNBIASED_AND_OTHERS] =
      N_ ("Unbiased puzzles are only for ordinary boards of 9×9 cells, without symmetry, "
          "pattern or search for few givens."),
  [SUDOKU_WISH_EASIEST_OVER_HARDEST] = N_ ("The lowest rating is higher than the highest."),
  [SUDOKU_WISH_UNRATED_SHAPE] = N_ ("Only ordinary boards of 9×9 cells are rated."),
  [SUDOKU_WISH_WITH_AND_WITHOUT] = N_ ("The same technique is both to occur and not to occur."),
  [SUDOKU_WISH_TECHNIQUE_OVER_LEVEL] = N_ ("A puzzle with a technique that is wished has a higher level."),
  [SUDOKU_WISH_TECHNIQUE_OVER_RATING] = N_ ("Puzzles rated below 2.5 need no technique harder than pairs."),
  [SUDOKU_WISH_PATTERN_SHAPE] = N_ ("Puzzles with certain givens can only be found for ordinary boards of 9×9 cells."),
  [SUDOKU_WISH_TWO_EMPTY_LINES] =
      N_ ("Two rows of a band, or two columns of a stack, would have no given. They could be exchanged in "
          "every solution, so no such puzzle has only one."),
};

char *
nonet_wish_fault_to_string (const SudokuWish *wish)
{
  SudokuWishFault fault = sudoku_wish_find_fault (wish);

  if (fault == SUDOKU_WISH_FINE)
    return NULL;
  if (fault == SUDOKU_WISH_TOO_MANY_GIVENS)
    return g_strdup_printf (_ ("The board has only %u cells."), wish->shape->n_cells);
  return g_strdup (_ (sentences[fault]));
}
