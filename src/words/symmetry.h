/* What the symmetries of givens are called.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "sudoku/symmetry.h"

G_BEGIN_DECLS

/* "Half a turn (180°)", translated and static. */
const char *nonet_symmetry_name (SudokuSymmetry symmetry);

/* How givens lie, "symmetric by half a turn", translated, which the caller frees; NULL for none. */
char *nonet_symmetry_to_string (SudokuSymmetry symmetry);

G_END_DECLS
