/* The cells of a board in JSON, whatever program wrote it, and its regions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <json-glib/json-glib.h>

#include "formats/grid/cut.h"
#include "formats/input.h"

/* The cells of a board; zero-initialise. */
typedef struct
{
  guint order;   /* 0: nothing was taken */
  GArray *cells; /* order * order GridCell */
  GStringChunk *texts;
  gboolean in_rows; /* cells stand in rows, not all in one list or string */
  gboolean valued;  /* some are not empty */
  gboolean hollow;  /* some are objects without a value */
} NonetJsonCells;

void nonet_json_cells_clear (NonetJsonCells *cells);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (NonetJsonCells, nonet_json_cells_clear)

/* The texts of the cells. */
const GridCell *nonet_json_cells_get (const NonetJsonCells *cells);

/* Takes the cells of a value that is a board, and drops what was taken before; node may be NULL. */
gboolean nonet_json_cells_take (NonetJsonCells *cells, JsonNode *node);

/* Keeps cells as the solution of a puzzle if they are one, else warns that they are wrong. A setter may have left some open: then
 * they are none, nor wrong. */
void nonet_json_cells_check_solution (const NonetJsonCells *cells, NonetInput *input, NonetPuzzle *puzzle);

/* Whether regions, a map of them or lists of their cells, are the boxes of a shape; node may be NULL. */
gboolean nonet_json_regions_are_boxes (JsonNode *node, const SudokuShape *shape);
