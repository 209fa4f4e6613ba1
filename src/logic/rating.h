/* How hard a puzzle is by the scale of Sudoku Explainer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sudoku Explainer (Nicolas Juillerat, 2006) solves a puzzle by always taking the first step of the easiest technique that has
 * one; the puzzle's rating, ER, is that of the hardest step taken. EP is the hardest up to the first value that is placed, ED
 * that of the first step of all. Which step is first decides how the puzzle looks afterwards, so the same rating comes only
 * from the same order in everything; this one follows Sudoku Explainer 1.2.1, what forums quote, as SukakuExplainer (SudokuMonster
 * and others, commit 362854e) has it, whose order of enumeration and quirks are kept.
 *
 * Ratings are tenths: 72 is 7.2.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "sudoku/cancel.h"
#include "sudoku/grid.h"

/* The kinds of steps. Of unique loops there are four types for each size, 4 (the rectangle), 6, 8, 10, 12, and 14 or more;
 * of dynamic chains the four forms for each of their levels. */
typedef enum
{
  SUDOKU_RATING_HIDDEN_SINGLE,
  SUDOKU_RATING_DIRECT_POINTING,
  SUDOKU_RATING_DIRECT_CLAIMING,
  SUDOKU_RATING_DIRECT_HIDDEN_PAIR,
  SUDOKU_RATING_NAKED_SINGLE,
  SUDOKU_RATING_DIRECT_HIDDEN_TRIPLET,
  SUDOKU_RATING_POINTING,
  SUDOKU_RATING_CLAIMING,
  SUDOKU_RATING_NAKED_PAIR,
  SUDOKU_RATING_X_WING,
  SUDOKU_RATING_HIDDEN_PAIR,
  SUDOKU_RATING_NAKED_TRIPLET,
  SUDOKU_RATING_SWORDFISH,
  SUDOKU_RATING_HIDDEN_TRIPLET,
  SUDOKU_RATING_XY_WING,
  SUDOKU_RATING_XYZ_WING,
  SUDOKU_RATING_UNIQUE_RECTANGLE_1,
  SUDOKU_RATING_UNIQUE_LOOP_6_1 = SUDOKU_RATING_UNIQUE_RECTANGLE_1 + 4,
  SUDOKU_RATING_UNIQUE_LOOP_14_4 = SUDOKU_RATING_UNIQUE_RECTANGLE_1 + 23,
  SUDOKU_RATING_NAKED_QUAD,
  SUDOKU_RATING_JELLYFISH,
  SUDOKU_RATING_HIDDEN_QUAD,
  SUDOKU_RATING_BUG_1,
  SUDOKU_RATING_BUG_2,
  SUDOKU_RATING_BUG_3,
  SUDOKU_RATING_BUG_4,
  SUDOKU_RATING_ALIGNED_PAIR_EXCLUSION,
  SUDOKU_RATING_GENERALIZED_X_WING, /* an X-cycle of four cells */
  SUDOKU_RATING_X_CYCLE,
  SUDOKU_RATING_Y_CYCLE,
  SUDOKU_RATING_CYCLE,
  SUDOKU_RATING_TURBOT_FISH, /* an X-chain of six nodes */
  SUDOKU_RATING_X_CHAIN,
  SUDOKU_RATING_FORCING_CHAIN,
  SUDOKU_RATING_ALIGNED_TRIPLET_EXCLUSION,
  SUDOKU_RATING_NISHIO,
  SUDOKU_RATING_CELL_CHAINS,
  SUDOKU_RATING_REGION_CHAINS,
  SUDOKU_RATING_DYNAMIC_CHAINS, /* contradiction, double, cell, region; for each of five levels */
  SUDOKU_RATING_BEYOND = SUDOKU_RATING_DYNAMIC_CHAINS + 4 * 5, /* no technique has a step */
  SUDOKU_N_RATING_TECHNIQUES
} SudokuRatingTechnique;

/* One step of the way. */
typedef struct
{
  SudokuRatingTechnique technique;
  unsigned tenths;
  const uint16_t *removed; /* 81 sets of values that fall, bit v - 1 for value v; some may have fallen before */
  unsigned placed_cell;    /* or 81 */
  unsigned placed_value;   /* 1 to 9 */
} SudokuRatingStep;

typedef void (*SudokuRatingStepFunc) (void *data, const SudokuRatingStep *step);

/* The rating of a puzzle. */
typedef struct
{
  unsigned er, ep, ed;           /* 200 for ER if no technique has a step; 0 for EP if no value was placed */
  SudokuRatingTechnique hardest; /* the first of the hardest steps */
  bool above_limit;              /* the next step is harder than allowed; ER, EP and ED are those up to there */
  unsigned n_steps;
} SudokuRating;

typedef enum
{
  SUDOKU_RATED,
  SUDOKU_RATING_CANCELLED,
  SUDOKU_RATING_WRONG_SHAPE, /* not the board of 3x3 boxes without further houses */
  SUDOKU_RATING_REPEATED,    /* a house holds a value twice */
  SUDOKU_RATING_NO_SOLUTION,
  SUDOKU_RATING_SEVERAL_SOLUTIONS,
  SUDOKU_RATING_NO_MEMORY
} SudokuRatingResult;

/* Reusable memory for rating one puzzle at a time: one a thread. */
typedef struct SudokuRater SudokuRater;

/* Returns a new rater, or NULL when out of memory; free it with sudoku_rater_free (). */
SudokuRater *sudoku_rater_new (void);

/* Frees a rater; NULL is allowed. */
void sudoku_rater_free (SudokuRater *rater);

/* Has a function be called with each step before it is taken; NULL for none. */
void sudoku_rater_set_step_func (SudokuRater *rater, SudokuRatingStepFunc func, void *data);

/* Rates a puzzle, which is to have one solution: the scale has techniques that rely on that, and on others the search for
 * a step could take for ever. With max_tenths other than 0, stops before the first step above that. The cancel function, which
 * may be NULL, is asked about once in 100 µs. rating is only set by SUDOKU_RATED. */
SudokuRatingResult sudoku_rate (SudokuRater *rater,
                                const SudokuGrid *givens,
                                unsigned max_tenths,
                                SudokuCancelFunc cancel,
                                void *cancel_data,
                                SudokuRating *rating);

/* The name of a technique in English as Sudoku Explainer has it. */
const char *sudoku_rating_technique_name (SudokuRatingTechnique technique);
