/* What an engine implements for search.h. Only for the engines and search.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The functions follow those of search.h; the void pointer is the engine's own state. What the door
 * does itself: choosing the engine, counting the solutions, and the head of a bookmark (which engine,
 * which puzzle, a check sum), so that an engine sees only the body it wrote; still it must refuse or
 * survive any bytes there.
 */
#pragma once

#include "sudoku/board/budget.h"
#include "sudoku/search.h"

typedef struct
{
  /* Opens this engine's bookmarks, 1 .. 255. Another order of the solutions needs another tag. */
  uint8_t tag;

  /* Whether the engine can search this puzzle, which may break rules. */
  bool (*accepts) (const SudokuGrid *puzzle);

  /* Returns a state before the first solution, or NULL when out of memory. Takes what it needs of the
   * puzzle; does no work that could take over a millisecond. */
  void *(*create) (const SudokuGrid *puzzle);

  /* Never called with NULL. */
  void (*destroy) (void *engine);

  /* Goes to the next solution and writes it unless solution is NULL. Spends the budget as it goes; after
   * SUDOKU_CANCELLED another call continues where this one stopped. */
  SudokuResult (*next) (void *engine, SudokuBudget *budget, uint8_t *solution);

  /* Passes up to limit solutions, more than 0, and adds their number to *count, whatever it returns. */
  SudokuResult (*skip) (void *engine, SudokuBudget *budget, uint64_t limit, uint64_t *count);

  /* Before the first solution: allows any order of the solutions. NULL if there is no faster one. */
  void (*hurry) (void *engine);

  /* As sudoku_search_progress (). */
  double (*progress) (const void *engine);

  /* Branches tried where no rule decided, since create or resume. */
  uint64_t (*guesses) (const void *engine);

  /* Writes what is counted of learning clauses; NULL if none are learned. */
  void (*count_learning) (const void *engine, uint64_t *counters);

  /* Writes the body of a bookmark if it fits, and returns the bytes it needs. */
  size_t (*save) (const void *engine, uint8_t *buffer, size_t size);

  /* Returns a state that stands where the body was written, or NULL when out of memory or the body
   * fits no place of this puzzle. */
  void *(*resume) (const SudokuGrid *puzzle, const uint8_t *body, size_t size);
} SudokuEngine;

/* The engine for any board (general.c). */
extern const SudokuEngine sudoku_general_engine;

/* The engine for one 9x9 board at a time (nine.c). */
extern const SudokuEngine sudoku_nine_engine;
