/* Regions of cells in JSON: whether they are the boxes of a plain Sudoku.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/json.h"

G_BEGIN_DECLS

/* Whether no region that a value describes has cells of several boxes. It may be a map, with the name of its region for each cell, or a
 * list of the regions' cells, each a pair [row, column] or a number that counts row by row. What is neither describes none. */
gboolean nonet_json_regions_are_boxes (JsonNode *node, const SudokuShape *shape);

G_END_DECLS
