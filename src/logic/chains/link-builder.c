/* Putting links together: adding nodes and implications.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/chains/link-builder.h"

unsigned
sudoku_builder_node (SudokuLinkBuilder *builder, unsigned value, const uint16_t *cells, unsigned n_cells, unsigned set)
{
  SudokuLinkNode node = {
    .first_cell = builder->cell.n, .set = set, .value = (uint8_t) value, .n_cells = (uint8_t) n_cells
  };

  sudoku_growing_append (builder->finding, &builder->cell, cells, n_cells, sizeof *cells);
  return sudoku_growing_append (builder->finding, &builder->node, &node, 1, sizeof node) ? builder->node.n - 1 : 0;
}

void
sudoku_builder_imply (SudokuLinkBuilder *builder, uint32_t from, uint32_t to, unsigned extra)
{
  SudokuBuilderEdge edge = { .from = from, .to = { .event = to, .extra = extra } };

  sudoku_growing_append (builder->finding, &builder->edge, &edge, 1, sizeof edge);
}

unsigned
sudoku_builder_number (const SudokuLinkBuilder *builder, unsigned cell, unsigned value)
{
  return builder->number[sudoku_candidate (builder->finding->shape, cell, value)];
}
