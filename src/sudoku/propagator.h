/* A board of candidates to which simple rules of logic are applied until nothing changes, and which can undo that.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * For any board. Two views of the same candidates are kept: for each cell the set of its values, and for
 * each house and value the set of its *places*, bit i for the i-th cell of the house. Whatever removes a
 * candidate removes it in its cell and in the houses of that, notes it on the trail, and queues what
 * follows from it:
 *
 *   naked single        a cell has one value left: its peers lose that value
 *   hidden single       a value has one place left in a house: that cell loses its other values
 *   locked candidates   all places of a value in a house lie in another house too: that loses its other
 *                       places (pointing and claiming)
 *
 * The further rules of a shape are looked at when nothing follows from singles (rules/apply.c).
 *
 * The last two hold for houses with as many cells as there are values; in smaller ones a value need not
 * have a place.
 *
 * The rules are monotone, so the fixpoint, or that there is none, depends only on what was assumed
 * and not on the order of work. Undoing walks the trail back.
 */
#pragma once

#include "sudoku/candidates.h"

static_assert (SUDOKU_MAX_HOUSES <= UINT8_MAX + 1, "the number of a house is a byte here and in tree/tree.h");

typedef struct SudokuBudget SudokuBudget; /* board/budget.h */

/* What a propagator found impossible first. */
typedef struct
{
  bool in_cell;  /* a cell without value, else a house without place */
  uint16_t cell; /* the cell without value */
  uint8_t house; /* the house without place for value */
  uint8_t value;
} SudokuImpossible;

typedef enum
{
  SUDOKU_PROPAGATION_STABLE,   /* nothing more follows */
  SUDOKU_PROPAGATION_FAILED,   /* no completion is possible */
  SUDOKU_PROPAGATION_CANCELLED /* cancelled by the budget; calling again continues */
} SudokuPropagation;

typedef struct
{
  const SudokuShape *shape; /* a reference of its own */
  unsigned order, cells;
  unsigned full_houses; /* houses before this one have a place for each value */

  SudokuSet *cell; /* [cells] candidates */
  uint64_t *place; /* [houses * order] places of value v in house h at h * order + v - 1 */
  uint64_t *open;  /* bit set of the cells with more than one candidate */
  unsigned n_open; /* how many of them */
  bool failed;
  SudokuImpossible impossible; /* set when failed */

  uint32_t *trail; /* removed candidates, cell * 64 + value - 1 */
  unsigned n_trail;

  /* Private: tables of the shape, and work not done yet. */
  const SudokuSeat *seat;
  unsigned most_seats;
  const uint16_t *spot_cell;
  const uint64_t *crossed;
  uint16_t *naked; /* cells with one value, whose peers have not lost it */
  unsigned n_naked;
  uint32_t *hidden; /* house * 64 + value - 1 of one place, whose cell may have other values */
  unsigned n_hidden;
  SudokuSet *changed; /* [houses] values whose places changed since looked at for locking */

  /* Of further rules: see rules/apply.c. */
  bool cells_only;         /* the rules change nothing but the cells */
  bool rules_begun;        /* all were looked at, or are marked */
  unsigned n_rules_seen;   /* entries of the trail */
  unsigned n_rules_stable; /* length of the trail when all of them had been looked at for the first time */
  uint64_t *rule_cells;    /* bit set of cells to look at */
  uint64_t *rule_marks;    /* and of constraints */
  /* What was looked at last: the pairs of a cell, the number of cells + that of a constraint, or SUDOKU_NO_RULE_AT. */
  unsigned rule_at;
} SudokuPropagator;

#define SUDOKU_NO_RULE_AT UINT32_MAX

/* Returns a propagator of a blank board, or NULL when out of memory. One block of at most 2 MiB. */
SudokuPropagator *sudoku_propagator_new (const SudokuShape *shape);

/* Frees a propagator; NULL is allowed. */
void sudoku_propagator_free (SudokuPropagator *propagator);

/* Removes a candidate if it is there. Queues what follows, for sudoku_propagate (). */
void sudoku_propagator_remove (SudokuPropagator *propagator, unsigned cell, unsigned value);

/* Removes all candidates of a cell but value (also that one if it was not there: the board fails). */
void sudoku_propagator_assume (SudokuPropagator *propagator, unsigned cell, unsigned value);

/* Assumes every value of the grid, which has the propagator's shape. */
void sudoku_propagator_assume_grid (SudokuPropagator *propagator, const SudokuGrid *grid);

/* Removes all candidates but these. */
void sudoku_propagator_assume_candidates (SudokuPropagator *propagator, const SudokuCandidates *candidates);

/* Applies the rules until nothing changes or the board fails; budget may be NULL. */
SudokuPropagation sudoku_propagate (SudokuPropagator *propagator, SudokuBudget *budget);

/* Returns to the state in which the trail had n_trail entries and nothing was queued. */
void sudoku_propagator_undo (SudokuPropagator *propagator, unsigned n_trail);

/* Copies the candidates to as many bytes, and takes them back from there, which is the same as undoing but takes the same time however
 * many were removed since. */
size_t sudoku_propagator_snapshot_size (const SudokuPropagator *propagator);
void sudoku_propagator_save (const SudokuPropagator *propagator, void *snapshot);
void sudoku_propagator_restore (SudokuPropagator *propagator, const void *snapshot, unsigned n_trail, unsigned n_open);

/* Writes the values of the cells that have one candidate, 0 for the others, row by row. */
void sudoku_propagator_read (const SudokuPropagator *propagator, uint8_t *values);
