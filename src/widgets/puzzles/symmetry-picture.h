/* A small board with givens of a symmetry.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "sudoku/symmetry.h"

G_BEGIN_DECLS

#define NONET_TYPE_SYMMETRY_PICTURE (nonet_symmetry_picture_get_type ())
G_DECLARE_FINAL_TYPE (NonetSymmetryPicture, nonet_symmetry_picture, NONET, SYMMETRY_PICTURE, GtkWidget)

GtkWidget *nonet_symmetry_picture_new (SudokuSymmetry symmetry);

G_END_DECLS
