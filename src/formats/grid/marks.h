/* Boards of 9×9 whose cells are grids of candidates of their own, three lines a row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/grid/layout.h"
#include "formats/puzzle.h"

G_BEGIN_DECLS

/* The puzzle at an offset where such a board begins, or NULL. */
NonetPuzzle *grid_marks_read (const NonetText *text, const GridStyle *style, gsize offset);

G_END_DECLS
