/* Regions of cells in JSON: whether they are the boxes of a plain Sudoku.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   [[[0, 0], [0, 1], …], …]     [[0, 1, 2, 9, …], …]     [[1, 1, 1, 2, …], …]     "111222333111…"
 */
#include "formats/json/json-regions.h"

#include "formats/json/json-cells.h"

/* Whether cells name as many regions as a board of the shape has, as a map does; *boxes: whether these are its boxes. */
static gboolean
read_map (const NonetJsonCells *map, const SudokuShape *shape, gboolean *boxes)
{
  g_autoptr (GHashTable) regions = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  *boxes = TRUE;
  for (guint cell = 0; cell < map->cells->len && map->order == shape->order; cell++)
    {
      const GridCell *text = &nonet_json_cells_get (map)[cell];
      char *name = g_strndup (text->start, text->length);
      gpointer box = GUINT_TO_POINTER (sudoku_cell_box (shape, cell) + 1), before = g_hash_table_lookup (regions, name);

      *boxes = *boxes && (before == NULL || before == box);
      g_hash_table_insert (regions, name, box);
    }
  return g_hash_table_size (regions) == shape->order;
}

/* The cell a region names, its numbers counted from first; G_MAXUINT if the board has none. */
static guint
named_cell (JsonNode *node, const SudokuShape *shape, gint64 first)
{
  JsonArray *pair = nonet_json_array (node);
  gint64 row, column;

  if (pair == NULL)
    {
      gint64 cell = nonet_json_read_number (node) - first;

      return cell >= 0 && cell < shape->n_cells ? (guint) cell : G_MAXUINT;
    }
  row = nonet_json_read_number (nonet_json_at (pair, 0)) - first;
  column = nonet_json_read_number (nonet_json_at (pair, 1)) - first;
  if (row < 0 || row >= shape->order || column < 0 || column >= shape->order)
    return G_MAXUINT;
  return (guint) (row * shape->order + column);
}

/* Whether the cells of each region in the list lie in one box. */
static gboolean
list_has_boxes (JsonArray *regions, const SudokuShape *shape, gint64 first)
{
  for (guint i = 0; i < nonet_json_length (regions); i++)
    {
      JsonArray *region = nonet_json_array (nonet_json_at (regions, i));
      guint box = G_MAXUINT;

      for (guint j = 0; j < nonet_json_length (region); j++)
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
  JsonArray *list = nonet_json_array (node);
  g_auto (NonetJsonCells) map = { 0 };
  gboolean boxes;

  if (nonet_json_cells_take (&map, node) && read_map (&map, shape, &boxes))
    return boxes;
  return nonet_json_array (nonet_json_at (list, 0)) == NULL || list_has_boxes (list, shape, 0)
         || list_has_boxes (list, shape, 1);
}
