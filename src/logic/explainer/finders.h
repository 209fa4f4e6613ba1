/* The finders of Sudoku Explainer that look at the board only, and the step that each of them finds first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/explainer/board.h"
#include "logic/rating.h"

#define NO_CELL UINT8_MAX

/* The candidates that fall in one cell. */
typedef struct
{
  uint16_t values;
  uint8_t cell;
} Removal;

/* Each cell at most once, in the order in which Sudoku Explainer enters them into its map. */
typedef struct
{
  SudokuRatingTechnique technique;
  double rating;       /* summed up as Sudoku Explainer does, and compared as that */
  uint8_t placed_cell; /* or NO_CELL */
  uint8_t placed_value;
  uint8_t n_removals;
  Removal removal[N_CELLS];
} ExplainerStep;

static inline void
step_init (ExplainerStep *step, SudokuRatingTechnique technique, double rating)
{
  step->technique = technique;
  step->rating = rating;
  step->placed_cell = NO_CELL;
  step->placed_value = 0;
  step->n_removals = 0;
}

static inline void
step_place (ExplainerStep *step, unsigned cell, unsigned value)
{
  step->placed_cell = (uint8_t) cell;
  step->placed_value = (uint8_t) value;
}

/* Enters values that fall in a cell that has none yet; does nothing for an empty set. */
static inline void
step_remove (ExplainerStep *step, unsigned cell, unsigned values)
{
  if (values)
    step->removal[step->n_removals++] = (Removal){ (uint16_t) values, (uint8_t) cell };
}

/* Enters a value for each cell of a set that has the candidate, ascending. */
static inline void
step_remove_from (ExplainerStep *step, const PackedBoard *board, CellSet cells, unsigned value)
{
  while (!cell_set_is_empty (&cells))
    {
      unsigned cell = cell_set_pop (&cells);
      step_remove (step, cell, board->candidates[cell] & 1u << value);
    }
}

/* What follows goes through the patterns that remove or place something, in the order in which Sudoku Explainer meets them,
 * and hands them to a function, which returns true to stop; each of them returns whether it was stopped. */

/* A step, and what it rests on: the nets of dynamic chains ask which lost candidates made it possible. */
typedef struct
{
  ExplainerStep step;
  uint8_t house[2]; /* locking: all places of the value in the first are in the second; sets: the first */
  uint8_t value;    /* locking, fish */
  uint16_t values;  /* sets */
  uint16_t places;  /* sets: those of the cells */
  uint16_t lines;   /* fish: the lines of house kind house[0] whose places are all in ... */
  uint16_t covers;  /* ... these lines of the other kind */
} Pattern;

typedef bool (*PatternFunc) (void *data, const Pattern *pattern);

bool sudoku_explainer_each_locking (const PackedBoard *board, bool direct, PatternFunc func, void *data);
bool sudoku_explainer_each_hidden_set (const PackedBoard *board,
                                       unsigned size,
                                       bool direct,
                                       PatternFunc func,
                                       void *data);
bool sudoku_explainer_each_naked_set (const PackedBoard *board, unsigned size, PatternFunc func, void *data);
bool sudoku_explainer_each_fish (const PackedBoard *board, unsigned size, PatternFunc func, void *data);

/* The first single of a house: first in houses with one blank cell, then elsewhere. */
bool sudoku_explainer_find_hidden_single (const PackedBoard *board, ExplainerStep *step);
bool sudoku_explainer_find_naked_single (const PackedBoard *board, ExplainerStep *step);

/* The first XY-Wing, or XYZ-Wing. */
bool sudoku_explainer_find_wing (const PackedBoard *board, bool xyz, ExplainerStep *step);

/* Aligned exclusion of a pair (size 2) or a triplet (size 3) of cells: values that no allowed combination of them has. */
bool sudoku_explainer_find_exclusion (const PackedBoard *board, unsigned size, ExplainerStep *step);

/* The easiest step by a unique rectangle or loop. */
bool sudoku_explainer_find_loop (const PackedBoard *board, ExplainerStep *step);

/* The bivalue universal grave. */
bool sudoku_explainer_find_grave (const PackedBoard *board, ExplainerStep *step);
