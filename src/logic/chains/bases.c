/* Listing the bases of forcing chains and nets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "logic/chains/bases.h"

#include <stdlib.h>

static void
add_base (SudokuBaseList *list, unsigned *n_nodes, SudokuBase base)
{
  base.first_node = *n_nodes;
  *n_nodes += base.n_nodes;
  list->base[list->n++] = base;
}

static void
add_cell (SudokuBaseList *list, unsigned *n_nodes, const SudokuBoard *board, const SudokuLinks *links, unsigned cell)
{
  unsigned n = *n_nodes;

  add_base (list, n_nodes,
            (SudokuBase){ .house = SUDOKU_NO_HOUSE,
                          .cell = (uint16_t) cell,
                          .n_nodes = (uint8_t) sudoku_set_count (board->cell[cell]) });
  for (SudokuSet set = board->cell[cell]; set != 0; set &= set - 1)
    list->node[n++] = sudoku_links_number (links, board->shape, cell, sudoku_set_first (set));
}

static void
add_house (SudokuBaseList *list,
           unsigned *n_nodes,
           const SudokuBoard *board,
           const SudokuLinks *links,
           unsigned house,
           unsigned value)
{
  uint64_t places = sudoku_board_places (board, house, value);
  unsigned n = *n_nodes;

  add_base (list, n_nodes,
            (SudokuBase){
                .house = (uint16_t) house, .value = (uint8_t) value, .n_nodes = (uint8_t) sudoku_set_count (places) });
  for (; places != 0; places &= places - 1)
    list->node[n++] =
        sudoku_links_number (links, board->shape, board->shape->house[house].cell[__builtin_ctzll (places)], value);
}

bool
sudoku_base_list_fill (SudokuBaseList *list, SudokuFinding *finding, const SudokuLinks *links, unsigned least)
{
  const SudokuBoard *board = finding->board;
  const SudokuShape *shape = board->shape;
  unsigned n_nodes = 0;

  *list = (SudokuBaseList){ 0 };
  list->base = malloc (((size_t) shape->n_cells + shape->n_full_houses * shape->order) * sizeof *list->base);
  list->node = malloc ((shape->most_seats + 1) * ((size_t) links->n_candidates + 1) * sizeof *list->node);
  if (list->base == NULL || list->node == NULL)
    {
      sudoku_finding_fail (finding);
      return false;
    }
  for (unsigned cell = 0; cell < shape->n_cells; cell++)
    if (sudoku_set_count (board->cell[cell]) >= least)
      add_cell (list, &n_nodes, board, links, cell);
  for (unsigned house = 0; house < shape->n_full_houses; house++)
    for (unsigned value = 1; value <= shape->order; value++)
      if (sudoku_set_count (sudoku_board_places (board, house, value)) >= least)
        add_house (list, &n_nodes, board, links, house, value);
  return true;
}

void
sudoku_base_list_clear (SudokuBaseList *list)
{
  free (list->base);
  free (list->node);
}

void
sudoku_base_spell (SudokuFinding *finding, const SudokuBase *base)
{
  if (base->house == SUDOKU_NO_HOUSE)
    sudoku_step_base_cell (finding, base->cell);
  else
    sudoku_step_base (finding, base->house, base->value);
}
