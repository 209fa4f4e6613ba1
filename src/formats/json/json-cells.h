/* The cells of a board as they are written in JSON: rows of numbers or strings, one string, objects with a value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <json-glib/json-glib.h>

#include "formats/grid/cut.h"
#include "formats/input.h"

G_BEGIN_DECLS

/* Zero-initialise; the functions below drop what was taken before. */
typedef struct
{
  guint order;   /* 0: nothing was taken */
  GArray *cells; /* order * order GridCell */
  GStringChunk *texts;
  guint n_objects;    /* cells that are objects without a value */
  gboolean valued;    /* rows have some that are not empty */
  gboolean irregular; /* cells name regions that are not the boxes */
  gboolean assumed;   /* places do not say that rows come first */
  gboolean in_rows;   /* cells stand in rows, not all in one list or string */
  gboolean unnamed;   /* rows are lists in objects under names that do not say so: they may be anything */
} NonetJsonCells;

void nonet_json_cells_clear (NonetJsonCells *cells);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (NonetJsonCells, nonet_json_cells_clear)

/* Takes the cells of a string of order * order characters; if it has more, some may stand between the rows. */
gboolean nonet_json_cells_take_string (NonetJsonCells *cells, const char *text);

/* Takes the cells of such a string, or of an array of rows (arrays or strings), of all cells, or of cells that say where they
 * are, [{ "row": 0, "col": 4, "value": 7 }, …], if any has a value and none is a step of play; node may be NULL. */
gboolean nonet_json_cells_take (NonetJsonCells *cells, JsonNode *node);

/* Takes the cells of an object whose members are the rows, or cells by their places: { "row1": [5, 3, …], "row2": … },
 * { "A1": 5, "A2": 3 }, { "r1c1": 5 }, { "(0, 0)": 5 }. */
gboolean nonet_json_cells_take_members (NonetJsonCells *cells, JsonObject *object);

/* Puts cells that were taken as rows, but are columns or boxes, where they belong. */
typedef enum
{
  NONET_JSON_ROWS,
  NONET_JSON_COLUMNS,
  NONET_JSON_BOXES
} NonetJsonHouses;
void nonet_json_cells_arrange (NonetJsonCells *cells, NonetJsonHouses houses);

/* The texts of the cells. */
const GridCell *nonet_json_cells_get (const NonetJsonCells *cells);

/* Keeps cells as the solution of a puzzle if they are one, else warns that they are wrong. A setter may have left some open: then
 * they are none, nor wrong. */
void nonet_json_cells_check_solution (const NonetJsonCells *cells, NonetInput *input, NonetPuzzle *puzzle);

G_END_DECLS
