/* The door to the engines: chooses one for the puzzle, counts solutions, adds check sums to bookmarks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A bookmark is: format (1 byte), the engine's tag (1), check sum (4, little endian), the engine's
 * body. The check sum is a 32-bit hash, much like FNV-1a, of the puzzle, the tag and the body, so bytes
 * of another puzzle, or damaged ones, are refused before an engine sees them.
 */
#include "sudoku/search.h"

#include <assert.h>
#include <stdlib.h>

#include "sudoku/board/check.h"
#include "sudoku/search/engine.h"

#define BOOKMARK_FORMAT 1
#define BOOKMARK_HEAD 6

/* The first that accepts a puzzle searches it. */
static const SudokuEngine *const engines[] = {
  &sudoku_nine_engine,
  &sudoku_general_engine,
};

struct SudokuSearch
{
  const SudokuEngine *engine;
  void *state;
  SudokuBudget budget;
  uint64_t solutions;
  uint32_t puzzle_hash;
  SudokuGrid *puzzle; /* for checks only, else NULL */
};

/* Four bytes at a time, since a hash of each puzzle is taken also where a search takes a microsecond. */
static uint32_t
hash_bytes (uint32_t hash, const uint8_t *bytes, size_t size)
{
  size_t i = 0;

  for (; i + 4 <= size; i += 4)
    {
      uint32_t word =
          bytes[i] | (uint32_t) bytes[i + 1] << 8 | (uint32_t) bytes[i + 2] << 16 | (uint32_t) bytes[i + 3] << 24;

      hash = (hash ^ word) * UINT32_C (16777619);
      hash ^= hash >> 15;
    }
  for (; i < size; i++)
    hash = (hash ^ bytes[i]) * UINT32_C (16777619);
  return hash;
}

static uint32_t
hash_puzzle (const SudokuGrid *puzzle)
{
  return hash_bytes (puzzle->shape->hash, puzzle->cell, puzzle->shape->n_cells);
}

static uint32_t
hash_bookmark (uint32_t puzzle_hash, uint8_t tag, const uint8_t *body, size_t size)
{
  return hash_bytes (hash_bytes (puzzle_hash, &tag, 1), body, size);
}

static const SudokuEngine *
engine_for (const SudokuGrid *puzzle)
{
  for (size_t i = 0; i < sizeof engines / sizeof *engines; i++)
    if (engines[i]->accepts (puzzle))
      return engines[i];
  return NULL;
}

/* Takes the state over; frees it when out of memory. */
static SudokuSearch *
search_wrap (const SudokuEngine *engine, void *state, const SudokuGrid *puzzle)
{
  SudokuSearch *search;

  if (state == NULL)
    return NULL;
  search = calloc (1, sizeof *search);
  if (search == NULL)
    {
      engine->destroy (state);
      return NULL;
    }
  search->engine = engine;
  search->state = state;
  search->budget = sudoku_budget (NULL, NULL);
  search->puzzle_hash = hash_puzzle (puzzle);
  search->puzzle = SUDOKU_CHECKS ? sudoku_grid_copy (puzzle) : NULL;
  return search;
}

SudokuSearch *
sudoku_search_new (const SudokuGrid *puzzle)
{
  const SudokuEngine *engine = engine_for (puzzle);

  assert (engine != NULL);
  return search_wrap (engine, engine->create (puzzle), puzzle);
}

void
sudoku_search_free (SudokuSearch *search)
{
  if (search == NULL)
    return;
  search->engine->destroy (search->state);
  sudoku_grid_free (search->puzzle);
  free (search);
}

void
sudoku_search_set_cancel (SudokuSearch *search, SudokuCancelFunc cancelled, void *data)
{
  search->budget = sudoku_budget (cancelled, data);
}

SudokuResult
sudoku_search_next (SudokuSearch *search, uint8_t *solution)
{
  SudokuResult result = search->engine->next (search->state, &search->budget, solution);

  search->solutions += result == SUDOKU_FOUND;
  if (SUDOKU_CHECKS && result == SUDOKU_FOUND && solution != NULL && search->puzzle != NULL)
    sudoku_check ("solution", sudoku_solution_fault (search->puzzle->shape, search->puzzle->cell, solution));
  return result;
}

SudokuResult
sudoku_search_skip (SudokuSearch *search, uint64_t limit, uint64_t *count)
{
  SudokuResult result;
  uint64_t passed = 0;

  if (limit == 0)
    return SUDOKU_FOUND;
  result = search->engine->skip (search->state, &search->budget, limit, &passed);
  assert (passed <= limit);
  search->solutions += passed;
  *count += passed;
  return result;
}

double
sudoku_search_progress (const SudokuSearch *search)
{
  return search->engine->progress (search->state);
}

SudokuSearchStatistics
sudoku_search_statistics (const SudokuSearch *search)
{
  SudokuSearchStatistics statistics = { search->solutions, search->engine->guesses (search->state), { 0 } };

  if (search->engine->count_learning != NULL)
    search->engine->count_learning (search->state, statistics.learning);
  return statistics;
}

size_t
sudoku_search_save (const SudokuSearch *search, uint8_t *buffer, size_t size)
{
  const SudokuEngine *engine = search->engine;
  size_t needed = BOOKMARK_HEAD + engine->save (search->state, NULL, 0);
  uint32_t hash;

  if (size < needed)
    return needed;

  engine->save (search->state, buffer + BOOKMARK_HEAD, needed - BOOKMARK_HEAD);
  hash = hash_bookmark (search->puzzle_hash, engine->tag, buffer + BOOKMARK_HEAD, needed - BOOKMARK_HEAD);
  buffer[0] = BOOKMARK_FORMAT;
  buffer[1] = engine->tag;
  for (unsigned i = 0; i < 4; i++)
    buffer[2 + i] = (uint8_t) (hash >> 8 * i);
  return needed;
}

SudokuSearch *
sudoku_search_resume (const SudokuGrid *puzzle, const uint8_t *bookmark, size_t size)
{
  const SudokuEngine *engine = engine_for (puzzle);
  uint32_t hash;

  assert (engine != NULL);
  if (size < BOOKMARK_HEAD || bookmark[0] != BOOKMARK_FORMAT || bookmark[1] != engine->tag)
    return NULL;
  hash = hash_bookmark (hash_puzzle (puzzle), engine->tag, bookmark + BOOKMARK_HEAD, size - BOOKMARK_HEAD);
  for (unsigned i = 0; i < 4; i++)
    if (bookmark[2 + i] != (uint8_t) (hash >> 8 * i))
      return NULL;

  return search_wrap (engine, engine->resume (puzzle, bookmark + BOOKMARK_HEAD, size - BOOKMARK_HEAD), puzzle);
}

SudokuUniqueness
sudoku_uniqueness (const SudokuGrid *puzzle, uint8_t *solution, SudokuCancelFunc cancelled, void *data)
{
  SudokuSearch *search;
  SudokuResult result = SUDOKU_FOUND;
  uint64_t n = 0;

  /* Short searches end before they ask. */
  if (cancelled != NULL && cancelled (data))
    return SUDOKU_UNIQUENESS_CANCELLED;
  search = sudoku_search_new (puzzle);
  if (search == NULL)
    return SUDOKU_UNIQUENESS_NO_MEMORY;
  sudoku_search_set_cancel (search, cancelled, data);
  if (search->engine->hurry != NULL)
    search->engine->hurry (search->state);
  if (solution != NULL && (result = sudoku_search_next (search, solution)) == SUDOKU_FOUND)
    n++;
  if (result == SUDOKU_FOUND)
    result = sudoku_search_skip (search, 2 - n, &n);
  sudoku_search_free (search);
  if (result == SUDOKU_CANCELLED)
    return SUDOKU_UNIQUENESS_CANCELLED;
  return n == 0 ? SUDOKU_UNIQUENESS_NONE : n == 1 ? SUDOKU_UNIQUENESS_UNIQUE : SUDOKU_UNIQUENESS_SEVERAL;
}
