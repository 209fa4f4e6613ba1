/* What was found in a text: cutting out the cells of a board, and freeing it all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/grid-finder.h"

#include <string.h>

#include "formats/grid-places.h"

GridCensus *
grid_findings_census (const GridFindings *findings, const GridEntry *entry)
{
  return findings->census[entry->view == GRID_FIELDS][entry->order];
}

void
grid_findings_free (GridFindings *findings)
{
  for (guint order = 0; order <= SUDOKU_MAX_ORDER; order++)
    for (guint kind = 0; kind < 2; kind++)
      if (findings->census[kind][order] != NULL)
        {
          grid_census_clear (findings->census[kind][order]);
          g_free (findings->census[kind][order]);
        }
  g_array_unref (findings->entries);
  g_ptr_array_unref (findings->remains);
  g_free (findings);
}

/* Cuts the one line of a board. */
static gboolean
cut_line (const GridLine *scan, const GridEntry *entry, GridCell *cells)
{
  guint count = (guint) entry->order * entry->order + entry->labelled;
  g_autofree GridCell *labelled = NULL;

  if (!entry->labelled)
    return grid_line_cells (scan, entry->view, cells, count) == count;
  labelled = g_new (GridCell, count);
  if (grid_line_cells (scan, entry->view, labelled, count) != count)
    return FALSE;
  memcpy (cells, labelled + 1, (count - 1) * sizeof (GridCell));
  return TRUE;
}

gboolean
grid_entry_cells (const NonetText *text, const GridStyle *style, const GridEntry *entry, GridCell *cells)
{
  guint order = entry->order, rows = 0;
  gsize offset = entry->offset;
  NonetLine line = { .number = entry->line - 1 };
  GridLine scan;

  if (entry->layout == GRID_TOKEN)
    {
      for (guint i = 0; i < order * order; i++)
        cells[i] = (GridCell){ text->data + entry->offset + i, 1, FALSE };
      return TRUE;
    }
  if (entry->layout == GRID_PLACES)
    return grid_places_cells (text, entry->offset, order, cells) > 0;
  while (nonet_text_next_line (text, &offset, &line))
    {
      grid_line_scan (&scan, &line, style);
      if (scan.kind != GRID_LINE_DATA)
        continue;
      if (entry->layout == GRID_LINE)
        return cut_line (&scan, entry, cells);
      if (entry->labelled)
        {
          GridCell labelled[SUDOKU_MAX_ORDER + 1];

          if (grid_line_cells (&scan, entry->view, labelled, order + 1) != order + 1)
            return FALSE;
          memcpy (cells + order * rows, labelled + 1, order * sizeof (GridCell));
        }
      else if (grid_line_cells (&scan, entry->view, cells + order * rows, order) != order)
        return FALSE;
      if (++rows == order)
        return TRUE;
    }
  return FALSE;
}
