/* Boards that have nothing for a blank cell: cells are told by their places alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/grid-line.h"

G_BEGIN_DECLS

/* Cuts the board whose first row is the line at offset into order * order cells. Every character stands in a column of its own,
 * next to each other or with a space between; blanks at the ends of lines may be missing, and lines that are all blank may be
 * rows or stand between bands. Returns the number of lines with characters, or 0 if this is no such board: the givens must reach
 * from the first column to the last, and none may come twice in a row or column. */
guint grid_places_cells (const NonetText *text, gsize offset, guint order, GridCell *cells);

/* The order of such a board at offset, the wanted one unless that is 0; or 0. */
guint grid_places_find (const NonetText *text, gsize offset, guint wanted);

G_END_DECLS
