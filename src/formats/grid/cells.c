/* Puzzles of cells that are texts: deciding on the symbols, then reading each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "formats/grid/cells.h"

/* Makes entries of the values of cells that are not marked as given ones. */
static void
take_entries (NonetPuzzle *puzzle, const GridCell *cells)
{
  for (guint i = 0; i < nonet_puzzle_get_cells (puzzle); i++)
    if (!cells[i].starred)
      {
        puzzle->entries[i] = puzzle->givens[i];
        puzzle->givens[i] = 0;
      }
}

NonetPuzzle *
nonet_input_new_puzzle_of_cells (NonetInput *input,
                                 guint order,
                                 const GridCell *cells,
                                 guint line,
                                 guint *bad,
                                 char **fault)
{
  GridCensus census = { 0 };
  GridSymbols symbols;
  NonetPuzzle *puzzle;
  gboolean marked = FALSE;

  for (guint i = 0; i < order * order; i++)
    grid_census_add (&census, order, &cells[i]);
  grid_symbols_decide (&symbols, order, &census, input->options->alphabet);
  if (symbols.doubt != NULL)
    nonet_input_choose (input, 0, 0, "%s", symbols.doubt);
  puzzle = nonet_input_new_puzzle (input, order, symbols.alphabet, line);
  for (guint i = 0; puzzle != NULL && i < order * order; i++)
    {
      GridReadCell read;

      if (grid_symbols_read (symbols.alphabet, &cells[i], FALSE, &read) == GRID_CELL_UNKNOWN)
        {
          *bad = i;
          *fault = grid_symbols_explain (symbols.alphabet, &cells[i]);
          g_clear_pointer (&puzzle, nonet_puzzle_unref);
        }
      else
        {
          puzzle->givens[i] = (guint8) read.value;
          marked = marked || (cells[i].starred && read.value != 0);
        }
    }
  if (puzzle != NULL && marked)
    take_entries (puzzle, cells);
  grid_census_clear (&census);
  grid_symbols_clear (&symbols);
  return puzzle;
}
