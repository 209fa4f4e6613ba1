/* The work of a maker: what is wished, and where its puzzles go; and the makers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <limits.h>

#include "generator/generator.h"
#include "sudoku/candidates.h"
#include "sudoku/minimality.h"
#include "sudoku/random.h"
#include "sudoku/unavoidable.h"

#define SUDOKU_NONE_LOST UINT_MAX

typedef struct
{
  const SudokuWish *wish;
  uint64_t seed;
  SudokuCancelFunc cancelled;
  void *cancel_data;
  struct SudokuSieve *sieve; /* of the difficulty, or NULL */
  unsigned *n_lost;          /* full boards that were looked for in vain so far; SUDOKU_NONE_LOST once one was found */
  uint64_t *reached;         /* set to the number after that of the try reported last */
  SudokuMadeFunc found;      /* what follows on the maker */
  void *data;
} SudokuWork;

/* Puts all cells in an order of deleting: the orbits of one of the symmetries that are wished, at random. */
void sudoku_work_order_orbits (const SudokuWork *work, SudokuRandom *random, SudokuCellGroups *orbits);

/* How many givens have to stay when orbits are deleted, whatever is wished otherwise. */
unsigned sudoku_work_floor (const SudokuWork *work);

/* Whether a puzzle has as many givens as wished. */
bool sudoku_work_wishes_number (const SudokuWork *work, unsigned n_givens);

/* Makes a full board at random, in values, and *shape: that of the wish, or one with regions of its own. Returns FOUND, or why it was
 * stopped; the caller unrefs *shape then. */
SudokuResult sudoku_work_make_board (const SudokuWork *work,
                                     SudokuRandom *random,
                                     uint8_t *values,
                                     SudokuShape **shape);

/* Reports a puzzle with one solution, if it has as many givens and is as difficult as wished. Returns EXHAUSTED to continue,
 * FOUND when enough are found, or why it was stopped. */
SudokuResult sudoku_work_report (const SudokuWork *work,
                                 const SudokuShape *shape,
                                 const uint8_t *values,
                                 uint64_t number);

/* The same where it is not known whether a given can go: if none is to, that is found out before. */
SudokuResult sudoku_work_check_and_report (const SudokuWork *work, const SudokuGrid *puzzle, uint64_t number);

/* The number of no full board. */
#define SUDOKU_NO_BOARD UINT64_MAX

/* A full 9x9 board that serves many tries, and its unavoidable sets of up to twelve cells. */
typedef struct
{
  uint64_t number;
  uint8_t values[81];
  SudokuCellSet set[SUDOKU_MOST_UNAVOIDABLE];
  unsigned n_sets;
} SudokuFullBoard;

/* sudoku_fill () or sudoku_fill_uniform (). */
typedef SudokuResult (*SudokuFillFunc) (const SudokuShape *shape,
                                        SudokuRandom *random,
                                        uint8_t *values,
                                        SudokuCancelFunc cancelled,
                                        void *data);

/* Makes it the board of a number, unless it is that already. Returns FOUND unless it was stopped. */
SudokuResult sudoku_full_board_use (SudokuFullBoard *board,
                                    const SudokuWork *work,
                                    SudokuFillFunc fill,
                                    uint64_t number);

/* Whether some cells meet all of its unavoidable sets, as those of the givens of a unique puzzle do. */
static inline bool
sudoku_full_board_is_met (const SudokuFullBoard *board, const SudokuCellSet *cells)
{
  for (unsigned i = 0; i < board->n_sets; i++)
    if (!sudoku_cell_sets_meet (&board->set[i], cells))
      return false;
  return true;
}

/* Which single given makes a puzzle with several solutions unique: one that exactly one of these solutions has. It owns its arrays;
 * what was found stays until the next search. */
typedef struct
{
  uint8_t *count;             /* [n_cells * order] in how many solutions each candidate is, at most two */
  SudokuPlacement *placement; /* those that were found */
  unsigned n;
  uint8_t *solution;
} SudokuAdditions;

/* Makes room for additions to boards of a shape; returns false when out of memory. Free it with sudoku_additions_clear (),
 * also then. */
bool sudoku_additions_init (SudokuAdditions *additions, const SudokuShape *shape);
void sudoku_additions_clear (SudokuAdditions *additions);

/* Finds the additions to blank cells of a puzzle, by going through its solutions. Returns EXHAUSTED when these are all, FOUND,
 * and nothing in additions, if it has more than limit solutions. */
SudokuResult sudoku_additions_find (SudokuAdditions *additions,
                                    const SudokuGrid *puzzle,
                                    uint64_t limit,
                                    SudokuCancelFunc cancelled,
                                    void *data);

/* A way of making puzzles. */
typedef struct
{
  unsigned most_tries; /* at once */

  /* Returns what the maker needs for a wish, or NULL when out of memory; and the opposite. */
  void *(*create) (const SudokuWish *wish);
  void (*destroy) (void *maker);

  /* Makes up to most_tries tries, and reports in their order what came of them. Returns as sudoku_generator_run (). */
  SudokuResult (*run) (void *maker, const SudokuWork *work, uint64_t first, unsigned n);
} SudokuMaker;

/* Ordinary 9x9 boards: givens are deleted from thousands of full boards in step. */
extern const SudokuMaker sudoku_deletion_maker;

/* Ordinary 9x9 boards with a pattern. */
extern const SudokuMaker sudoku_pattern_maker;

/* Ordinary 9x9 boards with few givens. */
extern const SudokuMaker sudoku_fewest_maker;

/* Ordinary 9x9 boards with known probabilities. */
extern const SudokuMaker sudoku_unbiased_maker;

/* Boards of any shape, one at a time. */
extern const SudokuMaker sudoku_general_maker;

/* Cages in place of givens. */
extern const SudokuMaker sudoku_killer_maker;
