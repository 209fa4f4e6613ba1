/* Choosing the symmetry of new puzzles by its picture.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/* Property "symmetry" (string, with notify): the id of the one that is chosen, as sudoku/symmetry.h has it. */
#define NONET_TYPE_SYMMETRY_CHOOSER (nonet_symmetry_chooser_get_type ())
G_DECLARE_FINAL_TYPE (NonetSymmetryChooser, nonet_symmetry_chooser, NONET, SYMMETRY_CHOOSER, GtkBox)
