/* What is wished of new puzzles, in words: symmetries, contradictions, and how making them goes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/wish-fault.h"

#include <glib/gi18n-lib.h>

#include "words/number.h"

/* What the symmetries of givens are called. */

static const char *const names[SUDOKU_N_SYMMETRIES] = {
  [SUDOKU_SYMMETRY_NONE] = NC_ ("symmetry", "None"),
  [SUDOKU_SYMMETRY_180] = NC_ ("symmetry", "Half a turn (180°)"),
  [SUDOKU_SYMMETRY_90] = NC_ ("symmetry", "Quarter turns (90°)"),
  [SUDOKU_SYMMETRY_VERTICAL] = NC_ ("symmetry", "Left and right"),
  [SUDOKU_SYMMETRY_HORIZONTAL] = NC_ ("symmetry", "Top and bottom"),
  [SUDOKU_SYMMETRY_ORTHOGONAL] = NC_ ("symmetry", "Left and right, top and bottom"),
  [SUDOKU_SYMMETRY_DIAGONAL] = NC_ ("symmetry", "Diagonal from the top left"),
  [SUDOKU_SYMMETRY_ANTIDIAGONAL] = NC_ ("symmetry", "Diagonal from the top right"),
  [SUDOKU_SYMMETRY_BIDIAGONAL] = NC_ ("symmetry", "Both diagonals"),
  [SUDOKU_SYMMETRY_FULL] = NC_ ("symmetry", "All turns and reflections"),
};

const char *
nonet_symmetry_name (SudokuSymmetry symmetry)
{
  g_return_val_if_fail (symmetry < SUDOKU_N_SYMMETRIES, NULL);
  return g_dpgettext2 (NULL, "symmetry", names[symmetry]);
}

char *
nonet_symmetry_to_string (SudokuSymmetry symmetry)
{
  /* Translators: how the cells of the givens lie. */
  static const char *const phrases[SUDOKU_N_SYMMETRIES] = {
    [SUDOKU_SYMMETRY_180] = NC_ ("symmetry", "symmetric by half a turn"),
    [SUDOKU_SYMMETRY_90] = NC_ ("symmetry", "symmetric by quarter turns"),
    [SUDOKU_SYMMETRY_VERTICAL] = NC_ ("symmetry", "left mirrors right"),
    [SUDOKU_SYMMETRY_HORIZONTAL] = NC_ ("symmetry", "top mirrors bottom"),
    [SUDOKU_SYMMETRY_ORTHOGONAL] = NC_ ("symmetry", "mirrored both ways"),
    [SUDOKU_SYMMETRY_DIAGONAL] = NC_ ("symmetry", "mirrored at the diagonal ╲"),
    [SUDOKU_SYMMETRY_ANTIDIAGONAL] = NC_ ("symmetry", "mirrored at the diagonal ╱"),
    [SUDOKU_SYMMETRY_BIDIAGONAL] = NC_ ("symmetry", "mirrored at both diagonals"),
    [SUDOKU_SYMMETRY_FULL] = NC_ ("symmetry", "fully symmetric"),
  };

  g_return_val_if_fail (symmetry < SUDOKU_N_SYMMETRIES, NULL);
  return phrases[symmetry] != NULL ? g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "symmetry", phrases[symmetry])) : NULL;
}

/* How far the making of puzzles is, in words. */

char *
nonet_making_to_string (guint n_found, guint n_wanted, guint64 n_tries, double seconds)
{
  guint whole = (guint) seconds;
  g_autofree char *time = g_strdup_printf ("%u:%02u", whole / 60, whole % 60);
  g_autofree char *tries = nonet_number_to_string (n_tries);
  g_autofree char *found = nonet_number_to_string (n_found);
  g_autofree char *wanted = nonet_number_to_string (n_wanted);
  g_autofree char *share = n_found > 0 ? nonet_number_to_string (n_tries / n_found) : NULL;

  if (n_found == 0)
    /* Translators: a number of tries, and the time in minutes and seconds: "None found yet · 45,120 tries · 0:12". */
    return g_strdup_printf (
        ngettext ("None found yet · %s try · %s", "None found yet · %s tries · %s", (gulong) n_tries), tries, time);
  /* Translators: "3 of 100 found · 12,345 tries, 1 in 4,115 · 0:03": puzzles that were found, that are wanted, tries, tries for
   * each puzzle, and the time in minutes and seconds. */
  return g_strdup_printf (
      ngettext ("%s of %s found · %s try, 1 in %s · %s", "%s of %s found · %s tries, 1 in %s · %s", (gulong) n_tries),
      found, wanted, tries, share, time);
}

const char *
nonet_no_board_to_string (void)
{
  return _ ("No board that complies with these rules was found. There may be none.");
}

static const char *const sentences[] = {
  [SUDOKU_WISH_LEAST_OVER_MOST] = N_ ("The smallest number of givens is greater than the largest."),
  [SUDOKU_WISH_TOO_FEW_GIVENS] = N_ ("No puzzle on this board has so few givens."),
  [SUDOKU_WISH_PATTERN_AND_SYMMETRY] = N_ ("A pattern and a symmetry exclude each other."),
  [SUDOKU_WISH_PATTERN_AND_NUMBER] = N_ ("A pattern and a number of givens exclude each other."),
  [SUDOKU_WISH_FEWEST_SHAPE] = N_ ("Few givens are searched for only on standard 9×9 boards."),
  [SUDOKU_WISH_FEWEST_AND_OTHERS] =
      N_ ("The search for few givens takes no symmetry, pattern or smallest number of givens, and at most 21 givens."),
  [SUDOKU_WISH_UNBIASED_AND_OTHERS] = N_ ("Unbiased puzzles are only for standard 9×9 boards, without symmetry, "
                                          "pattern or search for few givens."),
  [SUDOKU_WISH_KILLER_AND_OTHERS] =
      N_ ("A killer has cages in place of givens: it takes no symmetry, number of givens, minimality or level."),
  [SUDOKU_WISH_KILLER_SHAPE] = N_ ("Killers are made on boards of up to 9×9 cells."),
  [SUDOKU_WISH_JIGSAW_AND_BOXES] = N_ ("Disjoint groups need boxes, which a jigsaw does not have."),
  [SUDOKU_WISH_NO_BOARD] = N_ ("No board of this size complies with these rules."),
  [SUDOKU_WISH_EASIEST_OVER_HARDEST] = N_ ("The lowest rating is higher than the highest."),
  [SUDOKU_WISH_UNRATED_SHAPE] = N_ ("Only standard 9×9 boards are rated."),
  [SUDOKU_WISH_TECHNIQUE_OF_RULES] = N_ ("A required technique needs further rules, which the board does not have."),
  [SUDOKU_WISH_WITH_AND_WITHOUT] = N_ ("The same technique is both required and excluded."),
  [SUDOKU_WISH_TECHNIQUE_OVER_LEVEL] = N_ ("A puzzle with a required technique has a higher level."),
  [SUDOKU_WISH_TECHNIQUE_OVER_RATING] = N_ ("Puzzles rated below 2.5 need no technique harder than pairs."),
  [SUDOKU_WISH_PATTERN_SHAPE] = N_ ("Puzzles with certain givens can only be found for standard 9×9 boards."),
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
    return g_strdup_printf (
        ngettext ("The board has only %u cell.", "The board has only %u cells.", wish->shape->n_cells),
        wish->shape->n_cells);
  return g_strdup (_ (sentences[fault]));
}
