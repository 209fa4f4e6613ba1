/* The shapes of boards with boxes, one object each for the whole program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "sudoku/candidates.h"

/* The core knows no GLib. */
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuShape, sudoku_shape_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuGrid, sudoku_grid_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuCandidates, sudoku_candidates_free)

/* The shape with boxes of box_rows x box_columns cells, or NULL if there is none. It is made when first asked for, and
 * never freed, so that lists of a million puzzles share one. May be called from any thread. */
const SudokuShape *nonet_shape_get (guint box_rows, guint box_columns);

/* The shape with the usual boxes of an order, or NULL if there is none. */
const SudokuShape *nonet_shape_get_usual (guint order);

/* Whether a map, a number for each cell, has the same number within each box of the shape, and another one in each. */
gboolean nonet_shape_has_boxes (const SudokuShape *shape, const guint *map);

/* The shape whose boxes are those of a map, or NULL. */
const SudokuShape *nonet_shape_find_boxes (guint order, const guint *map);

/* The board of an order with a region for each number of a map, of any form; caller unrefs. NULL unless each has order cells. */
SudokuShape *nonet_shape_new_from_map (guint order, const guint *map);

/* How many connected areas a map has, each of one number. */
guint nonet_map_count_areas (guint order, const guint *map);

/* Whether it shares the board out into connected regions, each of a number of its own and with as many cells as a house. */
gboolean nonet_shape_has_regions (const SudokuShape *shape, const guint *map);
