/* The engine for one 9x9 board at a time: boards going in and out, bookmarks, and what counts keep between their runs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * As in the general engine the path is the bookmark, since the rules and the choice of the branch depend on the board
 * alone:
 *
 *   byte 0     the place (NinePlace)
 *   byte 1 ..  for each level the number of configurations done before the present one
 */
#include "sudoku/nine/nine.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "sudoku/board/processor.h"
#include "sudoku/board/progress.h"
#include "sudoku/nine/count.h"
#include "sudoku/search/engine.h"

SUDOKU_BUILDS (NineSearchBuild, sudoku_nine_search);
SUDOKU_BUILDS (NineCountBuild, sudoku_nine_count);

void
sudoku_nine_tree_init (NineTree *tree, const uint8_t *values)
{
  static const uint16_t candidates[11] = { 0x1ff, 1, 2, 4, 8, 16, 32, 64, 128, 256, 0 };

  memset (&tree->board, 0, sizeof tree->board);
  for (unsigned band = 0; band < 3; band++)
#pragma GCC unroll 3
    for (unsigned row = 0; row < 3; row++)
#pragma GCC unroll 3
      for (unsigned stack = 0; stack < 3; stack++)
#pragma GCC unroll 3
        for (unsigned column = 0; column < 3; column++, values++)
          tree->board.plane[3 * row + column][NINE_LANE (band, stack)] = candidates[*values < 10 ? *values : 10];
  tree->depth = 0;
  tree->guesses = 0;
}

/* As sudoku_search_progress (), given the share that is done of the present node: 0 or 1, or between. */
static double
tree_progress (const NineTree *tree, double share)
{
  for (unsigned depth = tree->depth; depth-- > 0;)
    share = sudoku_progress_above (share, tree->level[depth].branch.done, tree->level[depth].branch.total);
  return share;
}

void
sudoku_nine_read (const NineBoard *board, uint8_t *values)
{
  for (unsigned band = 0; band < 3; band++)
#pragma GCC unroll 3
    for (unsigned row = 0; row < 3; row++)
#pragma GCC unroll 3
      for (unsigned stack = 0; stack < 3; stack++)
#pragma GCC unroll 3
        for (unsigned column = 0; column < 3; column++, values++)
          {
            unsigned set = board->plane[3 * row + column][NINE_LANE (band, stack)];

            assert (__builtin_popcount (set) == 1 && set < 1u << 9);
            *values = (uint8_t) (__builtin_ctz (set) + 1);
          }
}

/* The engine */

typedef struct
{
  NineSearch search;
  const NineSearchBuild *build;
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

  assert (nine_accepts (puzzle));
  if (nine == NULL)
    return NULL;
  nine->build = SUDOKU_BEST_BUILD (sudoku_nine_search);
  nine->search.place = NINE_UNDER_WAY;
  sudoku_nine_tree_init (&nine->search.tree, puzzle->cell);
  return nine;
}

static SudokuResult
nine_skip (void *engine, SudokuBudget *budget, uint64_t limit, uint64_t *count)
{
  Nine *nine = engine;

  return nine->build->skip (&nine->search, budget, limit, count);
}

static SudokuResult
nine_next (void *engine, SudokuBudget *budget, uint8_t *solution)
{
  uint64_t count = 0;
  SudokuResult result = nine_skip (engine, budget, 1, &count);

  if (result == SUDOKU_FOUND && solution != NULL)
    sudoku_nine_read (&((Nine *) engine)->search.tree.board, solution);
  return result;
}

static double
nine_progress (const void *engine)
{
  const NineSearch *search = &((const Nine *) engine)->search;

  return tree_progress (&search->tree, search->place == NINE_UNDER_WAY ? 0 : 1);
}

static uint64_t
nine_guesses (const void *engine)
{
  return ((const Nine *) engine)->search.tree.guesses;
}

static size_t
nine_save (const void *engine, uint8_t *buffer, size_t size)
{
  const NineSearch *search = &((const Nine *) engine)->search;
  size_t needed = 1 + (size_t) search->tree.depth;

  assert (search->place != NINE_AT_END || needed == 1);
  if (size < needed)
    return needed;
  buffer[0] = (uint8_t) search->place;
  for (unsigned depth = 0; depth < search->tree.depth; depth++)
    buffer[1 + depth] = search->tree.level[depth].branch.done;
  return needed;
}

static bool
go_to_bookmark (Nine *nine, const uint8_t *body, size_t size)
{
  if (size < 1 || body[0] >= N_NINE_PLACES)
    return false;
  nine->search.place = (NinePlace) body[0];
  if (nine->search.place == NINE_AT_END)
    return size == 1;
  return nine->build->descend (&nine->search, body + 1, size - 1);
}

static void *
nine_resume (const SudokuGrid *puzzle, const uint8_t *body, size_t size)
{
  Nine *nine = nine_create (puzzle);

  if (nine == NULL || go_to_bookmark (nine, body, size))
    return nine;
  free (nine);
  return NULL;
}

const SudokuEngine sudoku_nine_engine = {
  .tag = 2,
  .accepts = nine_accepts,
  .create = nine_create,
  .destroy = free,
  .next = nine_next,
  .skip = nine_skip,
  .progress = nine_progress,
  .guesses = nine_guesses,
  .save = nine_save,
  .resume = nine_resume,
};

/* Counts */

void
sudoku_nine_count_init (NineCount *count, const uint8_t *values, unsigned part, unsigned parts)
{
  assert (part < parts);
  sudoku_nine_tree_init (&count->tree, values);
  count->phase = NINE_COUNT_START;
  count->completions = NULL;
  count->total[0] = count->total[1] = 0;
  count->part = part;
  count->parts = parts;
  count->n_met = 0;
}

void
sudoku_nine_count_take_part (NineCount *count, unsigned part)
{
  assert (part < count->parts && count->phase != NINE_COUNT_TABLES && count->tree.depth == 0);
  count->part = part;
  count->n_met = 0;
  if (count->phase != NINE_COUNT_DONE || count->completions == NULL)
    return;
  count->tree.board = count->start;
  count->phase = NINE_COUNT_NODE;
}

double
sudoku_nine_count_progress (const NineCount *count)
{
  double share = count->phase == NINE_COUNT_DONE ? 1 : count->phase == NINE_COUNT_TABLES ? count->tables.band / 3.0 : 0;

  return tree_progress (&count->tree, share);
}
