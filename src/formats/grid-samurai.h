/* Samurai Sudoku, told from one large board: five boards of 9×9 of which the middle one shares a box with each other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/grid-window.h"

G_BEGIN_DECLS

#define GRID_SAMURAI_ROWS 21

/* How many of the next rows are those of a Samurai, by the number of cells in each: 21 throughout, where nothing stands between the
 * five boards, or only as many as belong to boards. 0 if they are none. */
guint grid_samurai_find (GridWindow *window);

G_END_DECLS
