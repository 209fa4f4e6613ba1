/* What a path begins with: the board of a puzzle, and the techniques that may be used.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "cli/commands/explain.h"

SudokuBoard *
cli_board_of (const NonetPuzzle *puzzle)
{
  g_autoptr (SudokuGrid) givens = cli_made (nonet_puzzle_dup_grid (puzzle, FALSE));
  g_autoptr (SudokuGrid) values = cli_made (nonet_puzzle_dup_grid (puzzle, TRUE));
  SudokuBoard *board = cli_made (sudoku_board_new (givens, values, NULL));

  for (guint cell = 0; puzzle->eliminated != NULL && cell < puzzle->shape->n_cells; cell++)
    for (SudokuSet set = puzzle->eliminated[cell]; set != 0; set &= set - 1)
      sudoku_board_remove (board, cell, sudoku_set_first (set));
  return board;
}

void
cli_limit_techniques (SudokuFindLimits *limits, const GArray *techniques, gboolean all, guint order)
{
  if (techniques == NULL && !all)
    {
      sudoku_limits_init_path (limits, order);
      return;
    }
  sudoku_limits_init (limits, order);
  for (SudokuTechnique i = 0; i < SUDOKU_N_TECHNIQUES; i++)
    if (techniques == NULL ? sudoku_technique_info (i)->needs_unique : !all && i <= SUDOKU_HIDDEN_SINGLE)
      sudoku_technique_set_add (&limits->techniques, i);
    else if (techniques != NULL)
      sudoku_technique_set_remove (&limits->techniques, i);
  for (guint i = 0; techniques != NULL && i < techniques->len; i++)
    {
      SudokuTechnique named = g_array_index (techniques, CliTechnique, i).technique;

      /* What is named is looked for, be it large. */
      sudoku_technique_set_add (&limits->techniques, named);
      limits->fish_size = MAX (limits->fish_size, sudoku_technique_info (named)->size);
      limits->overlap = TRUE;
    }
}
