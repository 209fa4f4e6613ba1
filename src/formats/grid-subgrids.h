/* Boards of 9×9 whose cells are grids of candidates of their own, three lines a row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/grid-window.h"
#include "formats/puzzle.h"

G_BEGIN_DECLS

#define GRID_SUBGRIDS_LINES 27

/* Whether the next lines are such a board. */
gboolean grid_subgrids_are_next (GridWindow *window);

/* The puzzle at an offset where such a board begins, or NULL. */
NonetPuzzle *grid_subgrids_read (const NonetText *text, const GridStyle *style, gsize offset);

G_END_DECLS
