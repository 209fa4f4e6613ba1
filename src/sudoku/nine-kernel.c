/* The search of the 9x9 engine, built once for each kind of processor.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/nine-build.h"
#include "sudoku/nine-rules.h"

static inline void
push_level (NineSearch *search)
{
  NineLevel *level = &search->level[search->depth++];

  level->before = search->board;
  level->branch = choose_branch (&search->board);
}

/* Takes the next way of the deepest level; search->board is the board before the branch. */
static inline void
take_next_way (NineSearch *search)
{
  NineBranch *branch = &search->level[search->depth - 1].branch;
  unsigned way = (unsigned) __builtin_ctz (branch->left);

  branch->left &= (uint8_t) (branch->left - 1);
  search->guesses++;
  board_assume (&search->board, branch, way);
}

/* Leaves the present way for the next one; returns false when there is none in the tree. */
static inline bool
backtrack (NineSearch *search)
{
  while (search->depth > 0)
    {
      NineLevel *level = &search->level[search->depth - 1];

      if (level->branch.left != 0)
        {
          search->board = level->before;
          level->branch.done++;
          take_next_way (search);
          return true;
        }
      search->depth--;
    }
  return false;
}

static SudokuSearchResult
nine_skip (NineSearch *search, SudokuPatience *patience, uint64_t limit, uint64_t *count)
{
  if (search->phase == NINE_EXHAUSTED)
    return SUDOKU_SEARCH_EXHAUSTED;
  if (search->phase == NINE_SOLUTION)
    search->phase = backtrack (search) ? NINE_PROPAGATE : NINE_EXHAUSTED;

  while (search->phase == NINE_PROPAGATE)
    {
      switch (propagate (&search->board))
        {
        case SOLVED:
          ++*count;
          if (--limit == 0)
            {
              search->phase = NINE_SOLUTION;
              return SUDOKU_SEARCH_FOUND;
            }
          /* fall through */
        case FAILED:
          if (!backtrack (search))
            search->phase = NINE_EXHAUSTED;
          break;
        case OPEN:
          push_level (search);
          take_next_way (search);
        }
      if (sudoku_patience_spend (patience, NINE_NODE_WORK))
        return SUDOKU_SEARCH_CANCELLED;
    }
  return SUDOKU_SEARCH_EXHAUSTED;
}

static void
nine_read (const NineBoard *board, uint8_t *values)
{
  uint16_t value[NINE_PLANES][NINE_LANES];
  NinePlane cell[9];

  board_load (board, cell);
  for (unsigned i = 0; i < 9; i++)
    {
      /* As many bits as are below the only one. */
      NinePlane lower = plane_count (cell[i] - 1) + 1;

      memcpy (value[i], &lower, sizeof lower);
    }
  for (unsigned row = 0; row < 9; row++)
    for (unsigned stack = 0; stack < 3; stack++)
      for (unsigned column = 0; column < 3; column++)
        *values++ = (uint8_t) value[row % 3 * 3 + column][NINE_LANE (row / 3, stack)];
}

static bool
nine_descend (NineSearch *search, unsigned done)
{
  NineBranch *branch;

  if (search->depth == NINE_MOST_LEVELS || propagate (&search->board) != OPEN)
    return false;
  push_level (search);
  branch = &search->level[search->depth - 1].branch;
  if (done >= branch->total)
    return false;
  for (; branch->done < done; branch->done++)
    branch->left &= (uint8_t) (branch->left - 1);
  take_next_way (search);
  return true;
}

static bool
nine_arrive (NineSearch *search)
{
  return propagate (&search->board) == SOLVED;
}

const NineKernel NINE_NAME (sudoku_nine_kernel) = {
  .name = NINE_BUILD_NAME,
  .skip = nine_skip,
  .read = nine_read,
  .descend = nine_descend,
  .arrive = nine_arrive,
  .count = NINE_NAME (sudoku_nine_count),
  .count_clear = NINE_NAME (sudoku_nine_count_clear),
};
