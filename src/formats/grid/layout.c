/* The table of layouts, the first of which is taken where two gain the same.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/grid/layout.h"

#include "formats/grid/layouts/layouts.h"

const GridLayout grid_layouts[] = {
  [GRID_LIBRARY] = { grid_match_library, NULL, grid_library_read },
  [GRID_MASKS] = { grid_match_masks, NULL, grid_masks_read },
  [GRID_ROWS] = { grid_match_rows, grid_rows_cells, NULL },
  [GRID_COLUMNS] = { grid_match_columns, grid_columns_cells, NULL },
  [GRID_FIELD] = { grid_match_field, grid_field_cells, NULL },
  [GRID_LINE] = { grid_match_line, grid_rows_cells, NULL },
  [GRID_FLOW] = { grid_match_flow, grid_rows_cells, NULL },
  [GRID_MARKS] = { grid_match_marks, NULL, grid_marks_read },
};
const guint grid_n_layouts = G_N_ELEMENTS (grid_layouts);
