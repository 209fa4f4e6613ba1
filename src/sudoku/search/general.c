/* The engine for any board: a walk over a propagator, and its path as the bookmark.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Both propagation and the choice of branches depend on the board alone, so the path says all, together
 * with what the guide did where the walk was lost:
 *
 *   byte 0        where the walk stands (SudokuTreePlace) + 4 * the guide's mode (SudokuGuideMode)
 *   mode FRESH    4 bytes: failures so far, little endian
 *   mode LED      a byte a cell: the leading solution
 *   then          for each level the number of alternatives done before the present one
 */
#include "sudoku/search/engine.h"

#include <stdlib.h>
#include <string.h>

#include "sudoku/search/tree.h"

typedef struct
{
  SudokuPropagator *propagator;
  SudokuTree tree;
  SudokuGuide guide;
} General;

static void
general_destroy (void *engine)
{
  General *general = engine;

  sudoku_tree_clear (&general->tree);
  sudoku_guide_clear (&general->guide);
  sudoku_propagator_free (general->propagator);
  free (general);
}

static bool
general_accepts (const SudokuGrid *puzzle)
{
  return true;
}

static void *
general_create (const SudokuGrid *puzzle)
{
  General *general = calloc (1, sizeof *general);

  if (general == NULL)
    return NULL;
  general->propagator = sudoku_propagator_new (puzzle->shape);
  if (general->propagator == NULL || !sudoku_tree_init (&general->tree, general->propagator))
    {
      general_destroy (general);
      return NULL;
    }
  sudoku_propagator_assume_grid (general->propagator, puzzle);
  general->guide.propagator = general->propagator;
  general->tree.guide = &general->guide;
  return general;
}

static SudokuSearchResult
general_next (void *engine, SudokuBudget *budget, uint8_t *solution)
{
  General *general = engine;
  SudokuSearchResult result = sudoku_tree_next (&general->tree, budget);

  if (result == SUDOKU_SEARCH_FOUND && solution != NULL)
    sudoku_propagator_read (general->propagator, solution);
  return result;
}

static SudokuSearchResult
general_skip (void *engine, SudokuBudget *budget, uint64_t limit, uint64_t *count)
{
  General *general = engine;

  while (limit-- > 0)
    {
      SudokuSearchResult result = sudoku_tree_next (&general->tree, budget);

      if (result != SUDOKU_SEARCH_FOUND)
        return result;
      ++*count;
    }
  return SUDOKU_SEARCH_FOUND;
}

static double
general_progress (const void *engine)
{
  return sudoku_tree_progress (&((const General *) engine)->tree);
}

static uint64_t
general_guesses (const void *engine)
{
  return ((const General *) engine)->tree.guesses;
}

/* The bytes of a bookmark before the path. */
static size_t
head_size (const General *general, SudokuGuideMode mode)
{
  switch (mode)
    {
    case SUDOKU_GUIDE_FRESH:
      return 1 + 4;
    case SUDOKU_GUIDE_LED:
      return 1 + (size_t) general->propagator->cells;
    case SUDOKU_GUIDE_PLAIN:
    default:
      return 1;
    }
}

static size_t
general_save (const void *engine, uint8_t *buffer, size_t size)
{
  const General *general = engine;
  const SudokuGuide *guide = &general->guide;
  size_t head = head_size (general, guide->mode);
  size_t needed = head + general->tree.depth;

  if (size < needed)
    return needed;
  buffer[0] = (uint8_t) (general->tree.place + 4 * guide->mode);
  if (guide->mode == SUDOKU_GUIDE_FRESH)
    for (unsigned i = 0; i < 4; i++)
      buffer[1 + i] = (uint8_t) (guide->failures >> 8 * i);
  else if (guide->mode == SUDOKU_GUIDE_LED)
    memcpy (buffer + 1, guide->lead, general->propagator->cells);
  for (unsigned depth = 0; depth < general->tree.depth; depth++)
    buffer[head + depth] = general->tree.level[depth].done;
  return needed;
}

/* Reads what stands before the path; returns false when it makes no sense or out of memory. */
static bool
read_head (General *general, const uint8_t *body, size_t size)
{
  SudokuGuide *guide = &general->guide;

  if (size < 1 || body[0] % 4 > SUDOKU_TREE_AT_END || body[0] / 4 > SUDOKU_GUIDE_LED
      || size < head_size (general, body[0] / 4))
    return false;
  general->tree.place = body[0] % 4;
  guide->mode = body[0] / 4;
  if (guide->mode == SUDOKU_GUIDE_FRESH)
    for (unsigned i = 0; i < 4; i++)
      guide->failures |= (uint32_t) body[1 + i] << 8 * i;
  else if (guide->mode == SUDOKU_GUIDE_LED)
    {
      if (!sudoku_guide_set_lead (guide, body + 1))
        return false;
      general->tree.prefer = sudoku_guide_prefer;
      general->tree.prefer_data = guide;
    }
  return true;
}

static bool
is_stable (General *general)
{
  return sudoku_propagate (general->propagator, NULL) == SUDOKU_PROPAGATION_STABLE;
}

static bool
follow_bookmark (General *general, const uint8_t *body, size_t size)
{
  SudokuTree *tree = &general->tree;

  if (!read_head (general, body, size))
    return false;
  if (tree->place == SUDOKU_TREE_AT_END)
    return true;

  for (size_t i = head_size (general, general->guide.mode); i < size; i++)
    if (!is_stable (general) || !sudoku_tree_descend (tree, body[i]))
      return false;
  tree->guesses = 0;
  return tree->place != SUDOKU_TREE_AT_SOLUTION || (is_stable (general) && general->propagator->n_open == 0);
}

static void *
general_resume (const SudokuGrid *puzzle, const uint8_t *body, size_t size)
{
  General *general = general_create (puzzle);

  if (general == NULL || follow_bookmark (general, body, size))
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
