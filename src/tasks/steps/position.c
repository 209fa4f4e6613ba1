/* Positions: the boards of puzzles, made with the candidates chosen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/steps/position.h"

#include <string.h>

/* The board takes the place of the caller's. */
static NonetPosition *
new_with_board (NonetPuzzle *puzzle, SudokuBoard *board)
{
  NonetPosition *self = g_new0 (NonetPosition, 1);

  if (board == NULL)
    g_error ("no memory for a board");
  g_atomic_ref_count_init (&self->references);
  self->puzzle = nonet_puzzle_ref (puzzle);
  self->board = board;
  return self;
}

/* Marks, where there are any; every value elsewhere. */
static SudokuCandidates *
dup_marks (const NonetPuzzle *puzzle)
{
  SudokuCandidates *marks = sudoku_candidates_new (puzzle->shape);

  for (guint cell = 0; marks != NULL && cell < puzzle->shape->n_cells; cell++)
    marks->cell[cell] = puzzle->marks[cell] != 0 ? puzzle->marks[cell] : sudoku_set_full (puzzle->shape->order);
  return marks;
}

static void
remove_struck (SudokuBoard *board, const NonetPuzzle *puzzle)
{
  for (guint cell = 0; puzzle->eliminated != NULL && cell < puzzle->shape->n_cells; cell++)
    for (SudokuSet set = puzzle->eliminated[cell]; set != 0; set &= set - 1)
      sudoku_board_remove (board, cell, sudoku_set_first (set));
}

NonetPosition *
nonet_position_new (NonetPuzzle *puzzle, NonetStart start)
{
  g_autoptr (SudokuGrid) givens = nonet_puzzle_dup_grid (puzzle, FALSE);
  g_autoptr (SudokuGrid) values = nonet_puzzle_dup_grid (puzzle, TRUE);
  g_autoptr (SudokuCandidates) marks = start == NONET_START_MARKS && puzzle->marks != NULL ? dup_marks (puzzle) : NULL;
  NonetPosition *self = new_with_board (puzzle, sudoku_board_new (givens, values, marks));

  remove_struck (self->board, puzzle);
  return self;
}

NonetPosition *
nonet_position_new_on (NonetPosition *self, const SudokuBoard *board)
{
  return new_with_board (self->puzzle, sudoku_board_copy (board));
}

gboolean
nonet_position_equal (const NonetPosition *a, const NonetPosition *b)
{
  const SudokuBoard *x = a->board;
  const SudokuBoard *y = b->board;
  gsize n_cells = x->shape->n_cells;

  return sudoku_shape_equal (x->shape, y->shape) && a->puzzle->alphabet == b->puzzle->alphabet
         && memcmp (x->value, y->value, n_cells * sizeof *x->value) == 0
         && memcmp (x->given, y->given, n_cells * sizeof *x->given) == 0
         && memcmp (x->cell, y->cell, n_cells * sizeof *x->cell) == 0;
}

NonetPosition *
nonet_position_ref (NonetPosition *self)
{
  g_atomic_ref_count_inc (&self->references);
  return self;
}

void
nonet_position_unref (NonetPosition *self)
{
  if (!g_atomic_ref_count_dec (&self->references))
    return;
  sudoku_board_free (self->board);
  nonet_puzzle_unref (self->puzzle);
  g_free (self);
}
