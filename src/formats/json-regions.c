/* Regions of cells in JSON: whether they are the boxes of a plain Sudoku.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   [[[0, 0], [0, 1], …], …]     [[0, 1, 2, 9, …], …]     [[1, 1, 1, 2, …], …]     "111222333111…"
 */
#include "formats/json-regions.h"

#include "formats/json-cells.h"

/* A box for each name of a region in a map. */
static gboolean
map_has_boxes (const NonetJsonCells *map, const SudokuShape *shape)
{
  g_autoptr (GHashTable) boxes = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint cell = 0; cell < map->texts->len; cell++)
    {
      const char *name = map->texts->pdata[cell] != NULL ? map->texts->pdata[cell] : "";
      gpointer box = GUINT_TO_POINTER (sudoku_cell_box (shape, cell));
      gpointer other = box;

      if (g_hash_table_lookup_extended (boxes, name, NULL, &other) && other != box)
        return FALSE;
      g_hash_table_insert (boxes, (gpointer) name, box);
    }
  return g_hash_table_size (boxes) == shape->order;
}

/* Whether a map names as many regions as it has rows. */
static gboolean
is_map (const NonetJsonCells *map, const SudokuShape *shape)
{
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint cell = 0; cell < map->texts->len; cell++)
    g_hash_table_add (names, map->texts->pdata[cell] != NULL ? map->texts->pdata[cell] : (gpointer) "");
  return map->order == shape->order && g_hash_table_size (names) == shape->order;
}

/* The cell a region names, its numbers counted from first; G_MAXUINT if the board has none. */
static guint
named_cell (JsonNode *node, const SudokuShape *shape, gint64 first)
{
  JsonArray *pair = JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
  gint64 row, column;

  if (pair == NULL)
    {
      gint64 cell = nonet_json_read_number (node) - first;

      return cell >= 0 && cell < shape->n_cells ? (guint) cell : G_MAXUINT;
    }
  row = nonet_json_read_number (nonet_json_array_get (pair, 0)) - first;
  column = nonet_json_read_number (nonet_json_array_get (pair, 1)) - first;
  if (row < 0 || row >= shape->order || column < 0 || column >= shape->order)
    return G_MAXUINT;
  return (guint) (row * shape->order + column);
}

/* Whether the cells of each region in the list lie in one box. */
static gboolean
list_has_boxes (JsonArray *regions, const SudokuShape *shape, gint64 first)
{
  for (guint i = 0; i < json_array_get_length (regions); i++)
    {
      JsonArray *region = nonet_json_array_get_array (regions, i);
      guint box = G_MAXUINT;

      for (guint j = 0; region != NULL && j < json_array_get_length (region); j++)
        {
          guint cell = named_cell (json_array_get_element (region, j), shape, first);

          if (cell == G_MAXUINT || (box != G_MAXUINT && box != sudoku_cell_box (shape, cell)))
            return FALSE;
          box = sudoku_cell_box (shape, cell);
        }
    }
  return TRUE;
}

gboolean
nonet_json_regions_are_boxes (JsonNode *node, const SudokuShape *shape)
{
  JsonArray *list = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
  NonetJsonCells map = { 0 };
  gboolean boxes = TRUE;

  if (node != NULL && nonet_json_cells_take_node (&map, node) && is_map (&map, shape))
    boxes = map_has_boxes (&map, shape);
  else if (nonet_json_array_get_array (list, 0) != NULL)
    boxes = list_has_boxes (list, shape, 0) || list_has_boxes (list, shape, 1);
  nonet_json_cells_clear (&map);
  return boxes;
}
