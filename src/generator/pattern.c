/* Puzzles with givens in certain cells of a 9x9 board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The values come from full boards. On each, the pattern is laid in many of the 3,359,232 ways that bands, stacks and their
 * lines can be moved, which is the same as moving the board below it:
 *
 *     full board -> its unavoidable sets -> the pattern, moved: does it meet each of them? -> the batch: one solution?
 *
 * Nearly all that is left of a sparse pattern falls at the first question, which takes a tenth of the time of the second.
 *
 * Where givens are to keep values, each try needs a full board of its own that has these: the first one of a morph of the
 * values kept, moved back.
 */
#include <stdlib.h>
#include <string.h>

#include "generator/work.h"
#include "sudoku/batch.h"
#include "sudoku/fill.h"
#include "sudoku/morph.h"
#include "sudoku/search.h"
#include "sudoku/unavoidable.h"

#define CELLS SUDOKU_BATCH_CELLS
#define MOST_TRIES 65536

/* How many tries one full board is for. */
#define TRIES_A_BOARD 1024

/* How many tries with values to be kept take less than a millisecond. */
#define KEPT_AT_ONCE 32

/* Questions that are put to the batch together. */
#define MOST_QUESTIONS 2048

/* The largest unavoidable sets that are looked at. */
#define LARGEST_SET 12

/* The orders of nine lines in which bands stay together. */
#define ORDERS 1296

typedef struct
{
  const SudokuWish *wish;
  SudokuBatch *batch;
  uint8_t cell[CELLS]; /* of the pattern */
  unsigned n_cells;
  uint8_t order[ORDERS][9];

  uint64_t board; /* the number of the full board that is in use, */
  uint8_t values[CELLS];
  SudokuCellSet set[SUDOKU_MOST_UNAVOIDABLE];
  unsigned n_sets;

  uint8_t questions[MOST_QUESTIONS * CELLS];
  uint64_t counts[MOST_QUESTIONS];
  uint64_t number[MOST_QUESTIONS]; /* of the try that a question is of */
  unsigned n_questions;
} Pattern;

/* The index-th of the orders of three things. */
static const uint8_t orders_of_three[6][3] = { { 0, 1, 2 }, { 0, 2, 1 }, { 1, 0, 2 },
                                               { 1, 2, 0 }, { 2, 0, 1 }, { 2, 1, 0 } };

static void
list_orders (Pattern *pattern)
{
  for (unsigned index = 0; index < ORDERS; index++)
    {
      const uint8_t *bands = orders_of_three[index % 6];
      const unsigned in_band[3] = { index / 6 % 6, index / 36 % 6, index / 216 };

      for (unsigned line = 0; line < 9; line++)
        pattern->order[index][line] = (uint8_t) (3 * bands[line / 3] + orders_of_three[in_band[line / 3]][line % 3]);
    }
}

static void
destroy (void *maker)
{
  Pattern *pattern = maker;

  sudoku_batch_free (pattern->batch);
  free (pattern);
}

static void *
create (const SudokuWish *wish)
{
  Pattern *pattern = malloc (sizeof *pattern);

  if (pattern == NULL)
    return NULL;
  pattern->wish = wish;
  pattern->board = UINT64_MAX;
  pattern->n_cells = 0;
  for (unsigned cell = 0; cell < CELLS; cell++)
    if (wish->pattern[cell])
      pattern->cell[pattern->n_cells++] = (uint8_t) cell;
  list_orders (pattern);
  pattern->batch = sudoku_batch_new (wish->shape, NULL);
  if (pattern->batch != NULL)
    return pattern;
  free (pattern);
  return NULL;
}

/* Makes the full board of a number the one in use. Returns false when cancelled. */
static bool
use_board (Pattern *pattern, const SudokuWork *work, uint64_t board)
{
  SudokuRandom random = sudoku_random_for (work->seed, board);

  if (pattern->board == board)
    return true;
  pattern->board = UINT64_MAX;
  if (sudoku_fill (work->wish->shape, &random, pattern->values, work->cancelled, work->cancel_data)
      != SUDOKU_SEARCH_FOUND)
    return false;
  pattern->board = board;
  pattern->n_sets = sudoku_unavoidable_sets (pattern->values, LARGEST_SET, pattern->set);
  return true;
}

/* Writes for each cell of the pattern the one of the full board below it; returns whether these meet all unavoidable sets. */
static bool
lay (const Pattern *pattern, SudokuRandom *random, uint8_t *below)
{
  uint32_t way = sudoku_random_below (random, 2 * ORDERS * ORDERS);
  const uint8_t *rows = pattern->order[way % ORDERS], *columns = pattern->order[way / ORDERS % ORDERS];
  bool turned = way / ORDERS / ORDERS > 0;
  SudokuCellSet cells = { { 0, 0 } };

  for (unsigned i = 0; i < pattern->n_cells; i++)
    {
      unsigned row = rows[pattern->cell[i] / 9], column = columns[pattern->cell[i] % 9];

      below[i] = (uint8_t) (turned ? 9 * column + row : 9 * row + column);
      sudoku_cell_set_add (&cells, below[i]);
    }
  for (unsigned i = 0; i < pattern->n_sets; i++)
    if (!sudoku_cell_sets_meet (&pattern->set[i], &cells))
      return false;
  return true;
}

/* Reports a puzzle with one solution, unless a given could go and is not to. */
static SudokuSearchResult
report (const SudokuWork *work, const uint8_t *values, uint64_t number)
{
  SudokuGrid *puzzle = sudoku_grid_new_from_values (work->wish->shape, values);
  SudokuSearchResult result;

  if (puzzle == NULL)
    return SUDOKU_SEARCH_CANCELLED;
  result = sudoku_work_check_and_report (work, puzzle, number);
  sudoku_grid_free (puzzle);
  return result;
}

/* Has the questions answered that are there, and reports what has one solution. */
static SudokuSearchResult
answer (Pattern *pattern, const SudokuWork *work)
{
  SudokuSearchResult result =
      sudoku_batch_count (pattern->batch, pattern->questions, pattern->n_questions, 2, pattern->counts, NULL);

  for (unsigned i = 0; i < pattern->n_questions && result == SUDOKU_SEARCH_EXHAUSTED; i++)
    if (pattern->counts[i] == 1)
      result = report (work, pattern->questions + i * CELLS, pattern->number[i]);
  pattern->n_questions = 0;
  return result;
}

/* Finds a full board that has certain values, at random. Returns as sudoku_search_next (). */
static SudokuSearchResult
fill_kept (const SudokuWork *work, SudokuRandom *random, uint8_t *values)
{
  SudokuMorph morph = sudoku_morph_random (work->wish->shape, random), back = sudoku_morph_invert (&morph);
  SudokuGrid *grid = sudoku_grid_new (work->wish->shape);
  SudokuSearch *search = NULL;
  SudokuSearchResult result = SUDOKU_SEARCH_CANCELLED;
  uint8_t filled[CELLS];

  if (grid != NULL)
    {
      sudoku_morph_apply (&morph, work->wish->kept, grid->cell);
      search = sudoku_search_new (grid);
    }
  if (search != NULL)
    {
      sudoku_search_set_cancel (search, work->cancelled, work->cancel_data);
      result = sudoku_search_next (search, filled);
    }
  if (result == SUDOKU_SEARCH_FOUND)
    sudoku_morph_apply (&back, filled, values);
  sudoku_search_free (search);
  sudoku_grid_free (grid);
  return result;
}

/* Makes a try with values to be kept into a question. Returns false when cancelled. */
static bool
try_kept (Pattern *pattern, const SudokuWork *work, uint64_t number)
{
  SudokuRandom random = sudoku_random_for (work->seed, number);
  uint8_t *question = pattern->questions + pattern->n_questions * CELLS;
  SudokuSearchResult result = fill_kept (work, &random, pattern->values);

  if (result != SUDOKU_SEARCH_FOUND)
    return result == SUDOKU_SEARCH_EXHAUSTED;
  memset (question, 0, CELLS);
  for (unsigned i = 0; i < pattern->n_cells; i++)
    question[pattern->cell[i]] = pattern->values[pattern->cell[i]];
  pattern->number[pattern->n_questions++] = number;
  return true;
}

/* Makes a try into a question, if it leads to one. Returns false when cancelled. */
static bool
try_once (Pattern *pattern, const SudokuWork *work, uint64_t number)
{
  SudokuRandom random = sudoku_random_for (~work->seed, number);
  uint8_t below[CELLS], *question = pattern->questions + pattern->n_questions * CELLS;

  assert (pattern->n_questions < MOST_QUESTIONS);
  if (work->wish->kept != NULL)
    return try_kept (pattern, work, number);
  if (!use_board (pattern, work, number / TRIES_A_BOARD))
    return false;
  if (!lay (pattern, &random, below))
    return true;
  memset (question, 0, CELLS);
  for (unsigned i = 0; i < pattern->n_cells; i++)
    question[pattern->cell[i]] = pattern->values[below[i]];
  pattern->number[pattern->n_questions++] = number;
  return true;
}

static SudokuSearchResult
run (void *maker, const SudokuWork *work, uint64_t first, unsigned n)
{
  Pattern *pattern = maker;
  SudokuSearchResult result = SUDOKU_SEARCH_EXHAUSTED;
  unsigned at_once = work->wish->kept != NULL ? KEPT_AT_ONCE : TRIES_A_BOARD;

  sudoku_batch_set_cancel (pattern->batch, work->cancelled, work->cancel_data);
  pattern->n_questions = 0;
  for (unsigned i = 0; i < n && result == SUDOKU_SEARCH_EXHAUSTED; i++)
    {
      if ((i % at_once == 0 && work->cancelled != NULL && work->cancelled (work->cancel_data))
          || !try_once (pattern, work, first + i))
        return SUDOKU_SEARCH_CANCELLED;
      if (pattern->n_questions == MOST_QUESTIONS || i == n - 1)
        result = answer (pattern, work);
    }
  return result;
}

const SudokuMaker sudoku_pattern_maker = { MOST_TRIES, create, destroy, run };
