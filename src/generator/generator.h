/* New puzzles with one solution, as they are wished.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Puzzles come from numbered tries. What comes of a try follows from the seed and its number alone: it is the same on
 * every processor, in every build, and whatever other tries are made by this generator or another thread's. A try that
 * comes to nothing (a puzzle with too many givens, a pattern that leaves several solutions) is left out.
 *
 *     wish -> a maker makes many tries at once (work.h) -> the wishes of difficulty -> the caller's function
 */
#pragma once

#include "generator/wish.h"
#include "logic/technique.h"
#include "sudoku/search.h"

/* A puzzle as generators hand it over. */
typedef struct
{
  const SudokuShape *shape; /* the wish's, but where that is for regions and cages of a puzzle's own */
  const uint8_t *values;    /* n_cells, 0 for a blank */
  uint64_t number;          /* of its try */
  unsigned n_givens;
  double weight;     /* of an unbiased puzzle: how many it stands for, in proportion to one with 26 givens; else 1 */
  unsigned tenths;   /* its rating, if one was wished, else 0 */
  SudokuLevel level; /* if one was wished */
} SudokuMade;

/* Called with each puzzle, which belongs to the generator; returns whether to continue. */
typedef bool (*SudokuMadeFunc) (const SudokuMade *made, void *data);

typedef struct SudokuGenerator SudokuGenerator;

/* Returns a generator of puzzles for a wish without fault, to be used by one thread at a time, or NULL when out of memory.
 * The wish is copied, and so is its pattern. */
SudokuGenerator *sudoku_generator_new (const SudokuWish *wish, uint64_t seed);

/* Frees a generator; NULL is allowed. */
void sudoku_generator_free (SudokuGenerator *generator);

/* Sets the function that is asked at least once a millisecond whether to cancel; NULL for none. data is not owned. */
void sudoku_generator_set_cancel (SudokuGenerator *generator, SudokuCancelFunc cancelled, void *data);

/* How many tries are best made together: about a tenth of a second of work. */
unsigned sudoku_generator_block (const SudokuGenerator *generator);

/* How many tries the generator has made so far; it may be asked by the function that says whether to cancel. */
uint64_t sudoku_generator_tries (const SudokuGenerator *generator);

/* Whether several full boards were looked for as long as that is of use, and none was found: it may be that none complies with the rules. */
bool sudoku_generator_is_lost (const SudokuGenerator *generator);

/* Makes n tries from a number on, and calls a function with each puzzle that comes of them, in the order of their numbers.
 * Returns SUDOKU_EXHAUSTED when all are made, and SUDOKU_FOUND when the function returned false. */
SudokuResult sudoku_generator_run (SudokuGenerator *generator,
                                   uint64_t first,
                                   uint64_t n,
                                   SudokuMadeFunc found,
                                   void *data);
