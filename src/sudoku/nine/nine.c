/* The engine for one 9x9 board at a time: loading, reading, bookmarks, and the choice of its build.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * As in the general engine the path is the bookmark, since the rules and the choice of the branch
 * depend on the board alone:
 *
 *   byte 0     the phase
 *   byte 1 ..  for each level the number of configurations done before the present one
 */
#include "sudoku/nine/nine.h"

#include <stdlib.h>
#include <string.h>

#include "sudoku/search/engine.h"
#include "sudoku/nine/kernels.h"
#include "sudoku/board/progress.h"

typedef struct
{
  NineSearch search;
  const NineKernel *kernel;
} Nine;

static bool
nine_accepts (const SudokuGrid *puzzle)
{
  return sudoku_shape_is_nine (puzzle->shape);
}

static void *
nine_create (const SudokuGrid *puzzle)
{
  Nine *nine = malloc (sizeof *nine);

  if (nine == NULL)
    return NULL;
  nine->kernel = sudoku_nine_kernel ();
  sudoku_nine_search_init (&nine->search, puzzle->cell);
  return nine;
}

static void
nine_destroy (void *engine)
{
  free (engine);
}

static SudokuSearchResult
nine_skip (void *engine, SudokuBudget *budget, uint64_t limit, uint64_t *count)
{
  Nine *nine = engine;

  return nine->kernel->skip (&nine->search, budget, limit, count);
}

static SudokuSearchResult
nine_next (void *engine, SudokuBudget *budget, uint8_t *solution)
{
  Nine *nine = engine;
  uint64_t count = 0;
  SudokuSearchResult result = nine->kernel->skip (&nine->search, budget, 1, &count);

  if (result == SUDOKU_SEARCH_FOUND && solution != NULL)
    nine->kernel->read (&nine->search.board, solution);
  return result;
}

static double
nine_progress (const void *engine)
{
  const NineSearch *search = &((const Nine *) engine)->search;
  double share = search->phase == NINE_PROPAGATE ? 0 : 1;

  for (unsigned depth = search->depth; depth-- > 0;)
    share = sudoku_progress_above (share, search->level[depth].branch.done, search->level[depth].branch.total);
  return share;
}

static uint64_t
nine_guesses (const void *engine)
{
  return ((const Nine *) engine)->search.guesses;
}

static size_t
nine_save (const void *engine, uint8_t *buffer, size_t size)
{
  const NineSearch *search = &((const Nine *) engine)->search;
  size_t needed = 1 + (size_t) search->depth;

  if (size < needed)
    return needed;
  buffer[0] = (uint8_t) search->phase;
  for (unsigned depth = 0; depth < search->depth; depth++)
    buffer[1 + depth] = search->level[depth].branch.done;
  return needed;
}

static bool
follow_bookmark (Nine *nine, const uint8_t *body, size_t size)
{
  if (size < 1 || body[0] >= N_NINE_PHASES)
    return false;
  nine->search.phase = (NinePhase) body[0];
  if (nine->search.phase == NINE_EXHAUSTED)
    return size == 1;

  for (size_t i = 1; i < size; i++)
    if (!nine->kernel->descend (&nine->search, body[i]))
      return false;
  nine->search.guesses = 0;
  return nine->search.phase != NINE_SOLUTION || nine->kernel->arrive (&nine->search);
}

static void *
nine_resume (const SudokuGrid *puzzle, const uint8_t *body, size_t size)
{
  Nine *nine = nine_create (puzzle);

  if (nine == NULL || follow_bookmark (nine, body, size))
    return nine;
  nine_destroy (nine);
  return NULL;
}

const SudokuEngine sudoku_nine_engine = {
  .tag = 2,
  .accepts = nine_accepts,
  .create = nine_create,
  .destroy = nine_destroy,
  .next = nine_next,
  .skip = nine_skip,
  .progress = nine_progress,
  .guesses = nine_guesses,
  .save = nine_save,
  .resume = nine_resume,
};
