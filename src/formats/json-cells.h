/* The cells of a board as they are written in JSON: rows of numbers or strings, one string, objects with a value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <json-glib/json-glib.h>

#include "formats/grid/cut.h"

G_BEGIN_DECLS

/* Zero-initialise; what a function below has taken, and what it left when it failed, is freed by nonet_json_cells_clear (). */
typedef struct
{
  guint order;
  GPtrArray *texts; /* char *, NULL for a blank cell; NULL when nothing was taken */
  gboolean in_rows; /* cells stand in rows, not all in one list or string */
} NonetJsonCells;

void nonet_json_cells_clear (NonetJsonCells *cells);

/* Takes the cells of a string of order * order characters; if it has more, some may stand between the rows. */
gboolean nonet_json_cells_take_string (NonetJsonCells *cells, const char *text);

/* Takes the cells of an array of rows (arrays or strings), or of all cells. */
gboolean nonet_json_cells_take_array (NonetJsonCells *cells, JsonArray *array);

/* Takes the cells of an object whose members are the rows: { "row1": [5, 3, …], "row2": … }. */
gboolean nonet_json_cells_take_rows (NonetJsonCells *cells, JsonObject *object);

/* Takes cells that say where they are: [{ "row": 0, "col": 4, "value": 7 }, …]. */
gboolean nonet_json_cells_take_places (NonetJsonCells *cells, JsonArray *array);

/* Takes the cells of a string or an array, or clears what it began to take. */
gboolean nonet_json_cells_take_node (NonetJsonCells *cells, JsonNode *node);

/* The text of a cell, borrowed. */
GridCell nonet_json_cells_get (const NonetJsonCells *cells, guint index);

G_END_DECLS
