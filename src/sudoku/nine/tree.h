/* The walk through the tree of branches: down into one, and back to the next alternative.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sudoku/nine/planes.h"

/* Takes the next configuration of the deepest level; the cells are those before the branch. */
static inline void
tree_take_next (NineTree *tree, NineCells cells[PLANE_PARTS])
{
  NineBranch *branch = &tree->level[tree->depth - 1].branch;
  unsigned configuration = (unsigned) __builtin_ctz (branch->left);

  assert (branch->left != 0 && branch->done + __builtin_popcount (branch->left) == branch->total);
  branch->left &= (uint8_t) (branch->left - 1);
  tree->guesses++;
  assume (cells, branch, configuration);
}

/* Opens a level with a branch, and takes its first configuration. */
static inline void
tree_descend (NineTree *tree, NineCells cells[PLANE_PARTS], NineBranch branch)
{
  NineLevel *level = &tree->level[tree->depth++];

  assert (tree->depth <= NINE_MOST_LEVELS);
  board_store (&level->before, cells);
  level->branch = branch;
  tree_take_next (tree, cells);
}

/* Leaves the present configuration for the next one; returns false when there is none in the tree. */
static inline bool
tree_backtrack (NineTree *tree, NineCells cells[PLANE_PARTS])
{
  for (; tree->depth > 0; tree->depth--)
    {
      NineLevel *level = &tree->level[tree->depth - 1];

      assert (level->branch.done < level->branch.total);
      if (level->branch.left == 0)
        continue;
      board_load (&level->before, cells);
      level->branch.done++;
      tree_take_next (tree, cells);
      return true;
    }
  return false;
}
