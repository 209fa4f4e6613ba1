/* Putting links together, a node and an implication at a time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/chains/links.h"

typedef struct
{
  uint32_t from;
  SudokuImplication to;
} SudokuBuilderEdge;

typedef struct
{
  SudokuFinding *finding;
  const SudokuAlsList *als;
  unsigned n_candidates;
  unsigned n_plain;
  uint32_t *number;
  SudokuGrowing node; /* of SudokuLinkNode */
  SudokuGrowing cell; /* of uint16_t */
  SudokuGrowing edge; /* of SudokuBuilderEdge */
} SudokuLinkBuilder;

/* Adds a node; returns its number. */
unsigned sudoku_builder_node (SudokuLinkBuilder *builder,
                              unsigned value,
                              const uint16_t *cells,
                              unsigned n_cells,
                              unsigned set);

/* Adds an implication between events. */
void sudoku_builder_imply (SudokuLinkBuilder *builder, uint32_t from, uint32_t to, unsigned extra);

/* The node of a candidate. */
unsigned sudoku_builder_number (const SudokuLinkBuilder *builder, unsigned cell, unsigned value);

/* Add the nodes besides candidates, and their links: groups, and the entrances of sets. */
void sudoku_builder_add_groups (SudokuLinkBuilder *builder);
void sudoku_builder_add_sets (SudokuLinkBuilder *builder);

static inline const SudokuLinkNode *
sudoku_builder_get (const SudokuLinkBuilder *builder, unsigned node)
{
  return (const SudokuLinkNode *) builder->node.item + node;
}

static inline const uint16_t *
sudoku_builder_cells (const SudokuLinkBuilder *builder, unsigned node)
{
  return (const uint16_t *) builder->cell.item + sudoku_builder_get (builder, node)->first_cell;
}
