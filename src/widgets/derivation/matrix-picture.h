/* A picture of a matrix of choices, only to look at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "formats/puzzle.h"

#define NONET_TYPE_MATRIX_PICTURE (nonet_matrix_picture_get_type ())
G_DECLARE_FINAL_TYPE (NonetMatrixPicture, nonet_matrix_picture, NONET, MATRIX_PICTURE, GtkDrawingArea)

/* Shows a matrix, which it takes, of a puzzle; NULL: an empty place. cell is set off, the number of cells: none; where the matrix
 * is blocked, it is marked. text is what screen readers say. */
void nonet_matrix_picture_set_matrix (NonetMatrixPicture *self,
                                      NonetPuzzle *puzzle,
                                      SudokuCandidates *matrix,
                                      guint cell,
                                      const char *text);
