/* SumoCue's strings: a value or cage and a region for each cell.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *   SumoCueV1=0J0=8J0=0J0=0J1…     value 8 in region 0
 *   SumoCueV1=23+0=9+2…            sums of cages, and cells that belong to that of an earlier cell, from 0
 */
#include "config.h"

#include "formats/registry.h"

#include <glib/gi18n-lib.h>

#define NAME "SumoCueV"

typedef struct
{
  guint values[SUDOKU_MAX_CELLS];
  guint regions[SUDOKU_MAX_CELLS];
  guint cells;
  guint roots[SUDOKU_MAX_CELLS]; /* the cell with the sum of the cage */
  gboolean cages, has_regions;
} Cells;

static gboolean
sniff (const NonetText *text)
{
  return nonet_text_begins (text, NAME);
}

/* Reads the cells after the name; FALSE at what is none, which *place then points to. */
static gboolean
read_cells (const char **place, const char *end, Cells *cells)
{
  const char *p = *place;

  for (;;)
    {
      while (p < end && g_ascii_isspace (*p))
        p++;
      *place = p;
      if (p == end)
        return TRUE;
      if ((*p != '=' && *p != '+' && *p != '-') || cells->cells == SUDOKU_MAX_CELLS)
        return FALSE;
      cells->roots[cells->cells] = cells->cells;
      if (*p++ == '=')
        cells->values[cells->cells] = nonet_scan_number (&p, end);
      else
        {
          guint other = nonet_scan_number (&p, end);

          if (other >= cells->cells)
            return FALSE;
          cells->cages = TRUE;
          cells->roots[cells->cells] = cells->roots[other];
        }
      if (p < end && g_ascii_toupper (*p) == 'J')
        {
          p++;
          cells->has_regions = TRUE;
          cells->regions[cells->cells] = nonet_scan_number (&p, end);
        }
      cells->cells++;
    }
}

static void
read_string (NonetInput *input)
{
  const char *p = nonet_text_skip_blanks (input->text) + sizeof NAME - 1, *end = input->text->data + input->text->size;
  g_autofree Cells *cells = g_new0 (Cells, 1);
  g_autoptr (NonetPuzzle) puzzle = NULL;
  g_autoptr (NonetRuleList) list = nonet_rule_list_new ();
  guint line, column, order;

  nonet_scan_number (&p, end); /* the version */
  if (!read_cells (&p, end, cells))
    {
      nonet_input_error_at (input, p, _ ("a cell must begin with = or +"));
      return;
    }
  nonet_input_locate (input, p, &line, &column);
  order = sudoku_order_of_cells (cells->cells);
  if (order < 4)
    {
      nonet_input_error (input, line, column,
                         ngettext ("the string ends after %u of %u cell", "the string ends after %u of %u cells", 81),
                         cells->cells, 81u);
      return;
    }
  puzzle = nonet_input_new_puzzle (input, order, NULL, line);
  if (puzzle == NULL)
    return;
  /* A sum larger than any value heads a cage of one cell or more. */
  for (guint cell = 0; cell < cells->cells; cell++)
    cells->cages = cells->cages || cells->values[cell] > order;
  if (cells->has_regions && !nonet_shape_has_boxes (puzzle->shape, cells->regions))
    {
      SudokuShape *shape = nonet_shape_new_from_map (order, cells->regions);

      if (shape == NULL)
        {
          nonet_input_error (
              input, line, 0,
              ngettext ("the regions do not have %u cell each", "the regions do not have %u cells each", order), order);
          return;
        }
      nonet_puzzle_take_shape (puzzle, shape);
    }
  for (guint cell = 0; !cells->cages && cell < cells->cells; cell++)
    puzzle->givens[cell] = (guint8) cells->values[cell];
  if (cells->cages && !nonet_input_add_cages (input, list, order, line, cells->roots, cells->values, FALSE))
    return;
  if (!nonet_input_take_rules (input, puzzle, list, line))
    return;
  nonet_input_take_puzzle (input, g_steal_pointer (&puzzle), line);
}

const NonetReader nonet_sumocue_reader = { "sumocue", sniff, read_string };
