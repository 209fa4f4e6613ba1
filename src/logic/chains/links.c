/* Which nodes of the links exclude each other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/chains/links.h"

bool
sudoku_nodes_exclude (const SudokuLinks *links, const SudokuShape *shape, unsigned a, unsigned b)
{
  const uint16_t *here = sudoku_node_cells (links, a);
  const uint16_t *there = sudoku_node_cells (links, b);

  if (sudoku_node_is_candidate (links, b))
    return sudoku_bits_has (sudoku_node_seen (links, a), b);
  if (links->node[a].value != links->node[b].value)
    return false;
  for (unsigned i = 0; i < links->node[a].n_cells; i++)
    for (unsigned j = 0; j < links->node[b].n_cells; j++)
      if (here[i] == there[j] || !sudoku_cells_see (shape, here[i], there[j]))
        return false;
  return true;
}
