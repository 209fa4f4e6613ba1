/* Putting links together: adding nodes and implications.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/chains/link-builder.h"

unsigned
sudoku_builder_node (SudokuLinkBuilder *builder, unsigned value, const uint16_t *cells, unsigned n_cells, unsigned set)
{
  SudokuLinkNode *node = sudoku_growing_add (builder->finding, &builder->node, sizeof *node);

  if (node == NULL)
    return 0;
  *node = (SudokuLinkNode){
    .first_cell = builder->cell.n, .set = set, .value = (uint8_t) value, .n_cells = (uint8_t) n_cells
  };
  for (unsigned i = 0; i < n_cells; i++)
    {
      uint16_t *cell = sudoku_growing_add (builder->finding, &builder->cell, sizeof *cell);

      if (cell != NULL)
        *cell = cells[i];
    }
  return builder->node.n - 1;
}

void
sudoku_builder_imply (SudokuLinkBuilder *builder, uint32_t from, uint32_t to, unsigned extra)
{
  SudokuBuilderEdge *edge = sudoku_growing_add (builder->finding, &builder->edge, sizeof *edge);

  if (edge != NULL)
    *edge = (SudokuBuilderEdge){ .from = from, .to = { .event = to, .extra = extra } };
}

unsigned
sudoku_builder_number (const SudokuLinkBuilder *builder, unsigned cell, unsigned value)
{
  return builder->number[sudoku_candidate (builder->finding->shape, cell, value)];
}
