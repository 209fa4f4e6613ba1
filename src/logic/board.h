/* A board as a person has it in front of them: values, and the candidates that are left. Nothing is deduced here but that
 * a value that is placed is removed from its houses; everything else is done by steps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The candidates are held twice, by cell and by house, so that a finder looks at whichever is handy: bit v-1 of cell[c]
 * says that c may be v, and bit i of place[h * order + v-1] that the i-th cell of house h may be. A filled cell has no
 * candidates, and a value that a house already has, no places.
 */
#pragma once

#include "sudoku/candidates.h"
#include "sudoku/diagnosis.h"

/* A candidate, as one number: cell * order + value - 1. */
typedef uint32_t SudokuCandidate;

typedef struct
{
  const SudokuShape *shape;
  unsigned n_open; /* cells without value */
  uint8_t *value;  /* [n_cells] 0 if open */
  bool *given;     /* [n_cells] */
  SudokuSet *cell; /* [n_cells] the candidates of each */
  uint64_t *place; /* [n_houses * order] the places of each value in each house */
} SudokuBoard;

/* Returns a board with these givens and, unless NULL, entries (the givens may stand among them), and the *basic*
 * candidates: those that the values leave. Unless allowed is NULL, an open cell keeps only candidates that are in its
 * set there. The caller owns the board; free it with sudoku_board_free (). Returns NULL when out of memory.
 *
 * Values may contradict each other: see sudoku_board_find_fault (). */
SudokuBoard *sudoku_board_new (const SudokuGrid *givens, const SudokuGrid *entries, const SudokuCandidates *allowed);

/* Returns a copy, or NULL when out of memory. */
SudokuBoard *sudoku_board_copy (const SudokuBoard *board);

/* Makes board, which has the same shape, like the other. */
void sudoku_board_assign (SudokuBoard *board, const SudokuBoard *other);

/* Frees a board; NULL is allowed. */
void sudoku_board_free (SudokuBoard *board);

/* Fills an open cell, and removes the value from its peers. */
void sudoku_board_place (SudokuBoard *board, unsigned cell, unsigned value);

/* Removes a candidate; nothing happens if it is not there. */
void sudoku_board_remove (SudokuBoard *board, unsigned cell, unsigned value);

/* Returns how many candidates the open cells have together. */
unsigned sudoku_board_count_candidates (const SudokuBoard *board);

/* Looks for a reason why the board has no solution that one can see at once: an open cell without candidates, a value
 * twice in a house, a house without a place for one, or a further rule that the values break. Returns the kind of the first, and describes it in *fault, unless
 * NULL. */
SudokuFaultKind sudoku_board_find_fault (const SudokuBoard *board, SudokuFault *fault);

/* Whether a cell may still take a value. */
static inline bool
sudoku_board_has (const SudokuBoard *board, unsigned cell, unsigned value)
{
  return sudoku_set_has (board->cell[cell], value);
}

/* The places of a value in a house: bit i for its i-th cell. */
static inline uint64_t
sudoku_board_places (const SudokuBoard *board, unsigned house, unsigned value)
{
  return board->place[house * board->shape->order + value - 1];
}

/* The candidate's number, and what it is the number of. */
static inline SudokuCandidate
sudoku_candidate (const SudokuShape *shape, unsigned cell, unsigned value)
{
  return cell * shape->order + value - 1;
}

static inline unsigned
sudoku_candidate_cell (const SudokuShape *shape, SudokuCandidate candidate)
{
  return candidate / shape->order;
}

static inline unsigned
sudoku_candidate_value (const SudokuShape *shape, SudokuCandidate candidate)
{
  return candidate % shape->order + 1;
}
