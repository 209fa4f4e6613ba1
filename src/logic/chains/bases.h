/* The bases of forcing chains and nets: the candidates of a cell, or of a value in a house, one of which is true.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/chains/links.h"

typedef struct
{
  uint16_t house; /* SUDOKU_NO_HOUSE: of a cell */
  uint16_t cell;
  uint8_t value;
  uint8_t n_nodes;
  uint32_t first_node; /* in node[] of the list */
} SudokuBase;

typedef struct
{
  unsigned n;
  SudokuBase *base; /* cells first, then houses */
  uint32_t *node;   /* the nodes of all bases, ascending in each */
} SudokuBaseList;

/* Lists the bases of at least that many candidates; returns whether there is memory. Clear the list in any case. */
bool sudoku_base_list_fill (SudokuBaseList *list, SudokuFinding *finding, const SudokuLinks *links, unsigned least);

void sudoku_base_list_clear (SudokuBaseList *list);

/* Adds a base to the step. */
void sudoku_base_spell (SudokuFinding *finding, const SudokuBase *base);

static inline const uint32_t *
sudoku_base_nodes (const SudokuBaseList *list, unsigned i)
{
  return list->node + list->base[i].first_node;
}

/* Whether all candidates of a base are in a set. */
static inline bool
sudoku_base_is_within (const SudokuBaseList *list, unsigned i, const uint64_t *set)
{
  const uint32_t *node = sudoku_base_nodes (list, i);

  for (unsigned k = 0; k < list->base[i].n_nodes; k++)
    if (!sudoku_bits_has (set, node[k]))
      return false;
  return true;
}
