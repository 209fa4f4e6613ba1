/* The search of the 9x9 engine, built once for each kind of processor.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/board/processor.h"
#include "sudoku/nine/tree.h"

static SudokuResult
search_skip (NineSearch *search, SudokuBudget *budget, uint64_t limit, uint64_t *count)
{
  NineTree *tree = &search->tree;
  NineCells cells[PLANE_PARTS];
  SudokuResult result = SUDOKU_EXHAUSTED;

  assert (limit > 0 && search->place < N_NINE_PLACES);
  if (search->place == NINE_AT_END)
    return SUDOKU_EXHAUSTED;
  board_load (&tree->board, cells);
  if (search->place == NINE_AT_SOLUTION)
    search->place = tree_backtrack (tree, cells) ? NINE_UNDER_WAY : NINE_AT_END;

  while (search->place == NINE_UNDER_WAY && result == SUDOKU_EXHAUSTED)
    {
      Outcome outcome = propagate (cells);

      if (outcome == OPEN)
        tree_descend (tree, cells, choose_branch (cells));
      else if (outcome == SOLVED && ++*count && --limit == 0)
        {
          search->place = NINE_AT_SOLUTION;
          result = SUDOKU_FOUND;
          break;
        }
      else if (!tree_backtrack (tree, cells))
        search->place = NINE_AT_END;
      if (sudoku_budget_spend (budget, NINE_NODE_TICKS))
        result = SUDOKU_CANCELLED;
    }
  assert ((result == SUDOKU_FOUND) == (search->place == NINE_AT_SOLUTION));
  assert (search->place != NINE_AT_END || tree->depth == 0);
  board_store (&tree->board, cells);
  return result;
}

static bool
search_descend (NineSearch *search, const uint8_t *path, size_t length)
{
  NineTree *tree = &search->tree;
  NineCells cells[PLANE_PARTS];

  assert (tree->depth == 0);
  if (length > NINE_MOST_LEVELS)
    return false;
  board_load (&tree->board, cells);
  for (size_t i = 0; i < length; i++)
    {
      NineBranch branch;

      if (propagate (cells) != OPEN)
        return false;
      branch = choose_branch (cells);
      if (path[i] >= branch.total)
        return false;
      for (; branch.done < path[i]; branch.done++)
        branch.left &= (uint8_t) (branch.left - 1);
      tree_descend (tree, cells, branch);
    }
  if (search->place == NINE_AT_SOLUTION && propagate (cells) != SOLVED)
    return false;
  tree->guesses = 0;
  board_store (&tree->board, cells);
  return true;
}

const NineSearchBuild SUDOKU_BUILD_NAME (sudoku_nine_search) = {
  .skip = search_skip,
  .descend = search_descend,
};
