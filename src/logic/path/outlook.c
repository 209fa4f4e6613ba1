/* What solutions a board has, as far as it matters to whoever looks for steps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "logic/path.h"
#include "sudoku/decide.h"
#include "sudoku/search.h"

/* Whether a solution of the givens has the other values of the board, and agrees with its candidates. */
static bool
agrees (const SudokuBoard *board, const uint8_t *solution)
{
  for (unsigned cell = 0; cell < board->shape->n_cells; cell++)
    if (board->value[cell] != 0 ? board->value[cell] != solution[cell]
                                : !sudoku_board_has (board, cell, solution[cell]))
      return false;
  return true;
}

/* Finds the first solution of the givens, and whether there are others: SUDOKU_OUTLOOK_SEVERAL. */
static SudokuOutlook
search_givens (const SudokuBoard *board, uint8_t *solution, SudokuCancelFunc cancel, void *data)
{
  SudokuGrid *givens = sudoku_grid_new (board->shape);
  SudokuSearch *search = NULL;
  SudokuSearchResult result;
  SudokuOutlook outlook = SUDOKU_OUTLOOK_NONE;

  if (givens == NULL)
    return SUDOKU_OUTLOOK_NO_MEMORY;
  for (unsigned cell = 0; cell < board->shape->n_cells; cell++)
    givens->cell[cell] = board->given[cell] ? board->value[cell] : 0;
  search = sudoku_search_new (givens);
  sudoku_grid_free (givens);
  if (search == NULL)
    return SUDOKU_OUTLOOK_NO_MEMORY;
  sudoku_search_set_cancel (search, cancel, data);
  result = sudoku_search_next (search, solution);
  if (result == SUDOKU_SEARCH_FOUND)
    {
      result = sudoku_search_next (search, NULL);
      outlook = result == SUDOKU_SEARCH_FOUND ? SUDOKU_OUTLOOK_SEVERAL : SUDOKU_OUTLOOK_UNIQUE;
    }
  sudoku_search_free (search);
  return result == SUDOKU_SEARCH_CANCELLED ? SUDOKU_OUTLOOK_CANCELLED : outlook;
}

/* Of several solutions of the givens, looks for one that agrees with the board. */
static SudokuOutlook
decide_board (const SudokuBoard *board, uint8_t *solution, SudokuCancelFunc cancel, void *data)
{
  SudokuCandidates *candidates = sudoku_candidates_new (board->shape);
  SudokuDecide *decide = NULL;
  SudokuOutlook outlook = SUDOKU_OUTLOOK_NO_MEMORY;

  if (candidates == NULL)
    return outlook;
  for (unsigned cell = 0; cell < board->shape->n_cells; cell++)
    candidates->cell[cell] = board->value[cell] != 0 ? sudoku_set_of (board->value[cell]) : board->cell[cell];
  decide = sudoku_decide_new (candidates);
  sudoku_candidates_free (candidates);
  if (decide == NULL)
    return outlook;
  sudoku_decide_set_cancel (decide, cancel, data);
  switch (sudoku_decide_solve (decide, NULL, 0))
    {
    case SUDOKU_DECIDE_CANCELLED:
      outlook = SUDOKU_OUTLOOK_CANCELLED;
      break;
    case SUDOKU_DECIDE_UNSOLVABLE:
      outlook = SUDOKU_OUTLOOK_NONE;
      break;
    case SUDOKU_DECIDE_SOLVABLE:
    default:
      outlook = SUDOKU_OUTLOOK_SEVERAL;
      memcpy (solution, sudoku_decide_solution (decide), board->shape->n_cells);
    }
  sudoku_decide_free (decide);
  return outlook;
}

SudokuOutlook
sudoku_board_outlook (const SudokuBoard *board, uint8_t *solution, SudokuCancelFunc cancel, void *data)
{
  SudokuOutlook outlook = search_givens (board, solution, cancel, data);

  if (outlook == SUDOKU_OUTLOOK_UNIQUE && !agrees (board, solution))
    return SUDOKU_OUTLOOK_NONE;
  if (outlook == SUDOKU_OUTLOOK_SEVERAL && !agrees (board, solution))
    return decide_board (board, solution, cancel, data);
  return outlook;
}
