/* Bird's search over matrices of choices, and its variants.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "sudoku/derivation-search.h"

#include <assert.h>
#include <string.h>

unsigned
sudoku_search_prune (SudokuCandidates *candidates, SudokuSearchVariant variant)
{
  if (variant != SUDOKU_VARIANT_ONCE)
    return sudoku_prune_to_fixpoint (candidates) + 1;
  sudoku_prune (candidates);
  return 1;
}

SudokuNodeState
sudoku_node_state (const SudokuCandidates *node)
{
  if (sudoku_is_blocked (node))
    return SUDOKU_NODE_BLOCKED;
  return sudoku_expand_cell (node) < node->shape->n_cells ? SUDOKU_NODE_OPEN : SUDOKU_NODE_SOLVED;
}

unsigned
sudoku_node_n_branches (const SudokuCandidates *node, unsigned pivot, SudokuSearchVariant variant)
{
  return variant == SUDOKU_VARIANT_OTHERS ? 2 : sudoku_set_count (node->cell[pivot]);
}

SudokuSet
sudoku_choices_branch (SudokuSet choices, SudokuSearchVariant variant, unsigned branch)
{
  SudokuSet left = choices;

  for (unsigned i = 0; i < branch; i++)
    left &= left - 1;
  assert (left != 0 && sudoku_set_count (choices) > 1);
  return branch > 0 && variant == SUDOKU_VARIANT_OTHERS ? left : sudoku_set_of (sudoku_set_first (left));
}

SudokuSet
sudoku_node_branch (const SudokuCandidates *node, unsigned pivot, SudokuSearchVariant variant, unsigned branch)
{
  assert (branch < sudoku_node_n_branches (node, pivot, variant));
  return sudoku_choices_branch (node->cell[pivot], variant, branch);
}

SudokuNodeState
sudoku_node_grow (const SudokuCandidates *node,
                  unsigned pivot,
                  SudokuSearchVariant variant,
                  unsigned branch,
                  SudokuCandidates *child,
                  uint64_t *n_prunings)
{
  unsigned prunings;

  assert (child != node && sudoku_shape_equal (child->shape, node->shape));
  memcpy (child->cell, node->cell, node->shape->n_cells * sizeof *node->cell);
  child->cell[pivot] = sudoku_node_branch (node, pivot, variant, branch);
  prunings = sudoku_search_prune (child, variant);
  if (n_prunings != NULL)
    *n_prunings += prunings;
  return sudoku_node_state (child);
}

/* A search while it runs. */
typedef struct
{
  SudokuSearchVariant variant;
  SudokuSolutionFunc found;
  SudokuCancelFunc cancelled;
  void *data;
  SudokuSearchTally *tally;
} Search;

static SudokuResult
emit (const SudokuCandidates *fixed, const Search *search)
{
  SudokuGrid *solution;
  bool more;

  if (search->found == NULL)
    return SUDOKU_EXHAUSTED;
  solution = sudoku_candidates_to_grid (fixed);
  if (solution == NULL)
    return SUDOKU_NO_MEMORY;
  assert (sudoku_grid_complete (solution));
  more = search->found (solution, search->data);
  sudoku_grid_free (solution);
  return more ? SUDOKU_EXHAUSTED : SUDOKU_FOUND;
}

static SudokuResult search_node (const Search *search,
                                 const SudokuCandidates *node,
                                 SudokuNodeState state,
                                 unsigned depth);

/* concat . map search . expand */
static SudokuResult
search_branches (const Search *search, const SudokuCandidates *node, unsigned depth)
{
  unsigned pivot = sudoku_expand_cell (node);
  unsigned n_branches = sudoku_node_n_branches (node, pivot, search->variant);
  SudokuCandidates *child = sudoku_candidates_new (node->shape);
  SudokuResult result = child != NULL ? SUDOKU_EXHAUSTED : SUDOKU_NO_MEMORY;

  for (unsigned i = 0; result == SUDOKU_EXHAUSTED && i < n_branches; i++)
    {
      SudokuNodeState state = sudoku_node_grow (node, pivot, search->variant, i, child, &search->tally->n_prunings);

      result = search_node (search, child, state, depth + 1);
    }
  sudoku_candidates_free (child);
  return result;
}

/* What is blocked has no completions. */
static SudokuResult
search_node (const Search *search, const SudokuCandidates *node, SudokuNodeState state, unsigned depth)
{
  SudokuSearchTally *tally = search->tally;

  if (search->cancelled != NULL && search->cancelled (search->data))
    return SUDOKU_CANCELLED;
  tally->n_nodes++;
  if (depth > tally->deepest)
    tally->deepest = depth;
  if (state == SUDOKU_NODE_OPEN)
    return search_branches (search, node, depth);
  if (state == SUDOKU_NODE_BLOCKED)
    {
      tally->n_blocked++;
      return SUDOKU_EXHAUSTED;
    }
  tally->n_solutions++;
  return emit (node, search);
}

SudokuResult
sudoku_variant_search (const SudokuGrid *puzzle,
                       SudokuSearchVariant variant,
                       SudokuSolutionFunc found,
                       SudokuCancelFunc cancelled,
                       void *data,
                       SudokuSearchTally *tally)
{
  Search search = { variant, found, cancelled, data, tally };
  SudokuCandidates *root = sudoku_choices (puzzle);
  SudokuResult result = SUDOKU_NO_MEMORY;

  memset (tally, 0, sizeof *tally);
  if (root != NULL)
    {
      tally->n_prunings = sudoku_search_prune (root, variant);
      result = search_node (&search, root, sudoku_node_state (root), 0);
    }
  sudoku_candidates_free (root);
  return result;
}
