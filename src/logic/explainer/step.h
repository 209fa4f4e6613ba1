/* A step of Sudoku Explainer's way through a puzzle, while it is looked for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "logic/explainer/packed-board.h"
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
