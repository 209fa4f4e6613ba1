/* The engine for any board: a search of the tree over a propagator, and its path as the bookmark.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Both propagation and the choice of branches depend on the board alone, so the path says all, together with what was
 * done where the search was lost:
 *
 *   byte 0        where the search stands (SudokuTreePlace) + 4 * its mode (SudokuGuidedMode)
 *   mode FRESH    4 bytes: dead ends so far, little endian
 *   mode LED      a byte a cell: the leading solution
 *   then          for each level the number of alternatives done before the present one
 */
#include "sudoku/search/engine.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "sudoku/search/guided-tree.h"

static void
general_destroy (void *engine)
{
  sudoku_guided_tree_clear (engine);
  free (engine);
}

static bool
general_accepts (const SudokuGrid *puzzle)
{
  return true;
}

static void *
general_create (const SudokuGrid *puzzle)
{
  SudokuGuidedTree *general = malloc (sizeof *general);

  if (general == NULL || sudoku_guided_tree_init (general, puzzle))
    return general;
  general_destroy (general);
  return NULL;
}

static SudokuSearchResult
general_next (void *engine, SudokuBudget *budget, uint8_t *solution)
{
  SudokuGuidedTree *general = engine;
  SudokuSearchResult result = sudoku_guided_tree_next (general, budget);

  if (result == SUDOKU_SEARCH_FOUND && solution != NULL)
    sudoku_propagator_read (general->propagator, solution);
  return result;
}

static SudokuSearchResult
general_skip (void *engine, SudokuBudget *budget, uint64_t limit, uint64_t *count)
{
  while (limit-- > 0)
    {
      SudokuSearchResult result = sudoku_guided_tree_next (engine, budget);

      if (result != SUDOKU_SEARCH_FOUND)
        return result;
      ++*count;
    }
  return SUDOKU_SEARCH_FOUND;
}

static double
general_progress (const void *engine)
{
  return sudoku_tree_progress (&((const SudokuGuidedTree *) engine)->tree);
}

static uint64_t
general_guesses (const void *engine)
{
  return ((const SudokuGuidedTree *) engine)->tree.guesses;
}

/* The bytes of a bookmark before the path. */
static size_t
head_size (const SudokuGuidedTree *general, SudokuGuidedMode mode)
{
  switch (mode)
    {
    case SUDOKU_GUIDED_FRESH:
      return 1 + 4;
    case SUDOKU_GUIDED_LED:
      return 1 + (size_t) general->propagator->cells;
    case SUDOKU_GUIDED_PLAIN:
    default:
      return 1;
    }
}

static size_t
general_save (const void *engine, uint8_t *buffer, size_t size)
{
  const SudokuGuidedTree *general = engine;
  size_t head = head_size (general, general->mode);
  size_t needed = head + general->tree.depth;

  assert (general->tree.depth <= general->propagator->cells);
  if (size < needed)
    return needed;
  buffer[0] = (uint8_t) (general->tree.place + 4 * general->mode);
  if (general->mode == SUDOKU_GUIDED_FRESH)
    for (unsigned i = 0; i < 4; i++)
      buffer[1 + i] = (uint8_t) (general->tree.failures >> 8 * i);
  else if (general->mode == SUDOKU_GUIDED_LED)
    memcpy (buffer + 1, general->lead, general->propagator->cells);
  for (unsigned depth = 0; depth < general->tree.depth; depth++)
    {
      assert (general->tree.level[depth].done < general->tree.level[depth].total);
      buffer[head + depth] = general->tree.level[depth].done;
    }
  return needed;
}

/* Reads what stands before the path; returns false when it makes no sense or out of memory. */
static bool
read_head (SudokuGuidedTree *general, const uint8_t *body, size_t size)
{
  if (size < 1 || body[0] % 4 > SUDOKU_TREE_AT_END || body[0] / 4 > SUDOKU_GUIDED_LED
      || size < head_size (general, body[0] / 4))
    return false;
  general->tree.place = body[0] % 4;
  general->mode = body[0] / 4;
  if (general->mode == SUDOKU_GUIDED_FRESH)
    for (unsigned i = 0; i < 4; i++)
      general->tree.failures |= (uint32_t) body[1 + i] << 8 * i;
  else if (general->mode == SUDOKU_GUIDED_LED)
    return sudoku_guided_tree_follow (general, body + 1);
  return true;
}

static bool
is_stable (SudokuGuidedTree *general)
{
  return sudoku_propagate (general->propagator, NULL) == SUDOKU_PROPAGATION_STABLE;
}

static bool
go_to_bookmark (SudokuGuidedTree *general, const uint8_t *body, size_t size)
{
  SudokuTree *tree = &general->tree;

  if (!read_head (general, body, size))
    return false;
  if (tree->place == SUDOKU_TREE_AT_END)
    return true;

  for (size_t i = head_size (general, general->mode); i < size; i++)
    if (!is_stable (general) || !sudoku_tree_descend (tree, body[i]))
      return false;
  tree->guesses = 0;
  return tree->place != SUDOKU_TREE_AT_SOLUTION || (is_stable (general) && general->propagator->n_open == 0);
}

static void *
general_resume (const SudokuGrid *puzzle, const uint8_t *body, size_t size)
{
  SudokuGuidedTree *general = general_create (puzzle);

  if (general == NULL || go_to_bookmark (general, body, size))
    return general;
  general_destroy (general);
  return NULL;
}

const SudokuEngine sudoku_general_engine = {
  .tag = 1,
  .accepts = general_accepts,
  .create = general_create,
  .destroy = general_destroy,
  .next = general_next,
  .skip = general_skip,
  .progress = general_progress,
  .guesses = general_guesses,
  .save = general_save,
  .resume = general_resume,
};
