/* What the cells and zones of an ipuz file say besides values.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <json-glib/json-glib.h>

/* The members that are a text of the puzzle: what they are called, and where it is in NonetPuzzle. */
#define NONET_IPUZ_TEXTS 11
extern const struct NonetIpuzText
{
  const char *key;
  gsize offset;
} nonet_ipuz_texts[NONET_IPUZ_TEXTS];

/* Whether the file says to be of a kind: "killersudoku". */
gboolean nonet_ipuz_has_kind (JsonObject *object, const char *kind);

/* The member of a cell that holds its value, or NULL. */
const char *nonet_ipuz_cell_value_key (JsonObject *cell);

/* The colour, 1 .. 9, of a cell that has a style, { "style": { "color": "ff0000" } }, or the name of one of the "styles" in
 * root; 0 for none. */
guint nonet_ipuz_style_colour (JsonObject *root, JsonNode *node);

/* Rows with the cells that say more than their values, which are left out, and null for the others; NULL if there are none. Free
 * with json_node_unref (). */
JsonNode *nonet_ipuz_dup_cells (JsonArray *rows);

/* The rows of the boxes as the file has them, 0 if it does not say, or -1 if "zones" are no boxes. */
gint nonet_ipuz_read_box_rows (JsonObject *object, guint order);
