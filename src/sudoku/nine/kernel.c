/* The search of the 9x9 engine, built once for each kind of processor.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/nine/build.h"
#include "sudoku/nine/rules.h"

/* Goes one level down; the cells become those before the first configuration. */
static inline void
push_level (NineSearch *search, const NineCells cells[PLANE_PARTS])
{
  NineLevel *level = &search->level[search->depth++];

  board_store (&level->before, cells);
  level->branch = choose_branch (cells);
}

/* Takes the next configuration of the deepest level; the cells are those before the branch. */
static inline void
take_next_configuration (NineSearch *search, NineCells cells[PLANE_PARTS])
{
  NineBranch *branch = &search->level[search->depth - 1].branch;
  unsigned configuration = (unsigned) __builtin_ctz (branch->left);

  branch->left &= (uint8_t) (branch->left - 1);
  search->guesses++;
  assume (cells, branch, configuration);
}

/* Leaves the present configuration for the next one; returns false when there is none in the tree. */
static inline bool
backtrack (NineSearch *search, NineCells cells[PLANE_PARTS])
{
  while (search->depth > 0)
    {
      NineLevel *level = &search->level[search->depth - 1];

      if (level->branch.left != 0)
        {
          board_load (&level->before, cells);
          level->branch.done++;
          take_next_configuration (search, cells);
          return true;
        }
      search->depth--;
    }
  return false;
}

static SudokuSearchResult
nine_skip (NineSearch *search, SudokuBudget *budget, uint64_t limit, uint64_t *count)
{
  NineCells cells[PLANE_PARTS];
  SudokuSearchResult result = SUDOKU_SEARCH_EXHAUSTED;

  if (search->phase == NINE_EXHAUSTED)
    return SUDOKU_SEARCH_EXHAUSTED;
  board_load (&search->board, cells);
  if (search->phase == NINE_SOLUTION)
    search->phase = backtrack (search, cells) ? NINE_PROPAGATE : NINE_EXHAUSTED;

  while (search->phase == NINE_PROPAGATE && result == SUDOKU_SEARCH_EXHAUSTED)
    {
      Outcome outcome = propagate_cells (cells);

      if (outcome == OPEN)
        {
          push_level (search, cells);
          take_next_configuration (search, cells);
        }
      else if (outcome == SOLVED && ++*count && --limit == 0)
        {
          search->phase = NINE_SOLUTION;
          result = SUDOKU_SEARCH_FOUND;
          break;
        }
      else if (!backtrack (search, cells))
        search->phase = NINE_EXHAUSTED;
      if (sudoku_budget_spend (budget, NINE_NODE_TICKS))
        result = SUDOKU_SEARCH_CANCELLED;
    }
  board_store (&search->board, cells);
  return result;
}

static void
nine_read (const NineBoard *board, uint8_t *values)
{
  uint16_t value[NINE_PLANES][NINE_LANES];
  NineCells cells[PLANE_PARTS];

  board_load (board, cells);
  FOR_EACH_PART (part)
    for (unsigned i = 0; i < 9; i++)
      /* As many bits as are below the only one. */
      plane_store (value[i], part, plane_count (cells[part].cell[i] - 1) + 1);
  for (unsigned row = 0; row < 9; row++)
    for (unsigned stack = 0; stack < 3; stack++)
      for (unsigned column = 0; column < 3; column++)
        *values++ = (uint8_t) value[row % 3 * 3 + column][NINE_LANE (row / 3, stack)];
}

static bool
nine_descend (NineSearch *search, unsigned done)
{
  NineCells cells[PLANE_PARTS];
  NineBranch *branch;

  board_load (&search->board, cells);
  if (search->depth == NINE_MOST_LEVELS || propagate_cells (cells) != OPEN)
    return false;
  push_level (search, cells);
  branch = &search->level[search->depth - 1].branch;
  if (done >= branch->total)
    return false;
  for (; branch->done < done; branch->done++)
    branch->left &= (uint8_t) (branch->left - 1);
  take_next_configuration (search, cells);
  board_store (&search->board, cells);
  return true;
}

static bool
nine_arrive (NineSearch *search)
{
  return propagate (&search->board) == SOLVED;
}

const NineKernel SUDOKU_BUILD_NAME (sudoku_nine_kernel) = {
  .name = SUDOKU_BUILD_STRING,
  .skip = nine_skip,
  .read = nine_read,
  .descend = nine_descend,
  .arrive = nine_arrive,
  .count = SUDOKU_BUILD_NAME (sudoku_nine_count),
  .count_clear = SUDOKU_BUILD_NAME (sudoku_nine_count_clear),
};
