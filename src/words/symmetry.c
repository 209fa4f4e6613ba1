/* What the symmetries of givens are called.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/symmetry.h"

#include <glib/gi18n-lib.h>

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
