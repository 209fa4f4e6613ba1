/* The way through a puzzle, and its rating.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdlib.h>

#include "logic/explainer/rater.h"
#include "sudoku/search.h"

SudokuRater *
sudoku_rater_new (void)
{
  SudokuRater *rater = calloc (1, sizeof *rater);
  if (!rater)
    return NULL;
  for (unsigned i = 0; i < N_LAYERS; i++)
    {
      rater->layer[i].interrupt = &rater->interrupt;
      rater->layer[i].search = &rater->search;
      rater->layer[i].proceed = nested_advance;
      rater->layer[i].inner = i + 1 < N_LAYERS ? &rater->layer[i + 1] : NULL;
    }
  return rater;
}

void
sudoku_rater_free (SudokuRater *rater)
{
  if (!rater)
    return;
  for (unsigned i = 0; i < N_LAYERS; i++)
    layer_finish (&rater->layer[i]);
  hints_finish (&rater->hints);
  free (rater);
}

void
sudoku_rater_set_step_func (SudokuRater *rater, SudokuRatingStepFunc func, void *data)
{
  rater->step_func = func;
  rater->step_data = data;
}

static void
report (const SudokuRater *rater, const ExplainerStep *step)
{
  uint16_t removed[N_CELLS] = { 0 };
  if (!rater->step_func)
    return;
  for (unsigned i = 0; i < step->n_removals; i++)
    removed[step->removal[i].cell] |= step->removal[i].values;
  const SudokuRatingStep public = { .technique = step->technique,
                                    .tenths = explainer_tenths (step->rating),
                                    .removed = removed,
                                    .placed_cell = step->placed_cell == NO_CELL ? N_CELLS : step->placed_cell,
                                    .placed_value = step->placed_value + 1u };
  rater->step_func (rater->step_data, &public);
}

/* Returns whether it changed the board. */
static bool
apply (PackedBoard *board, const ExplainerStep *step)
{
  bool any = false;
  for (unsigned i = 0; i < step->n_removals; i++)
    for (unsigned left = step->removal[i].values & board->candidates[step->removal[i].cell]; left; left &= left - 1)
      {
        packed_board_remove (board, step->removal[i].cell, first_bit (left));
        any = true;
      }
  if (step->placed_cell == NO_CELL || board->value[step->placed_cell])
    return any;
  packed_board_place (board, step->placed_cell, step->placed_value);
  return true;
}

/* The hardest step so far, and when. */
typedef struct
{
  double hardest, up_to_value, first;
} Ratings;

static void
account (Ratings *ratings, SudokuRating *rating, const ExplainerStep *step)
{
  if (step->rating > ratings->hardest)
    {
      ratings->hardest = step->rating;
      rating->hardest = step->technique;
    }
  if (!rating->n_steps++)
    ratings->first = ratings->hardest;
  if (ratings->up_to_value == 0 && step->placed_cell != NO_CELL)
    ratings->up_to_value = ratings->hardest;
}

static void
follow (SudokuRater *rater, unsigned max_tenths, SudokuRating *rating)
{
  Ratings ratings = { 0, 0, 0 };
  while (rater->board.n_blanks_left && !rater->interrupt.stopped)
    {
      ExplainerStep step;
      bool found = explainer_next_step (rater, max_tenths, &step, &rating->above_limit);
      if (found && max_tenths && explainer_tenths (step.rating) > max_tenths)
        rating->above_limit = true;
      if (rating->above_limit)
        break;
      if (found)
        {
          report (rater, &step);
          account (&ratings, rating, &step);
        }
      if (!found || !apply (&rater->board, &step))
        {
          ratings.hardest = 20.0;
          rating->hardest = SUDOKU_RATING_BEYOND;
          break;
        }
    }
  rating->er = explainer_tenths (ratings.hardest);
  rating->ep = explainer_tenths (ratings.up_to_value);
  rating->ed = explainer_tenths (ratings.first);
}

/* Whether there is a way to rate the puzzle at all: SUDOKU_RATED if so. */
static SudokuRatingResult
check_unique (const SudokuGrid *givens, SudokuCancelFunc cancel, void *cancel_data)
{
  SudokuSearch *search = sudoku_search_new (givens);
  uint64_t n_solutions = 0;
  if (!search)
    return SUDOKU_RATING_OUT_OF_MEMORY;
  sudoku_search_set_cancel (search, cancel, cancel_data);
  const SudokuSearchResult result = sudoku_search_skip (search, 2, &n_solutions);
  sudoku_search_free (search);
  if (result == SUDOKU_SEARCH_CANCELLED)
    return SUDOKU_RATING_CANCELLED;
  return n_solutions == 1 ? SUDOKU_RATED : n_solutions ? SUDOKU_RATING_SEVERAL_SOLUTIONS : SUDOKU_RATING_NO_SOLUTION;
}

SudokuRatingResult
sudoku_rate (SudokuRater *rater,
             const SudokuGrid *givens,
             unsigned max_tenths,
             SudokuCancelFunc cancel,
             void *cancel_data,
             SudokuRating *rating)
{
  SudokuRating found = { .hardest = SUDOKU_RATING_HIDDEN_SINGLE };
  if (!sudoku_shape_is_nine (givens->shape))
    return SUDOKU_RATING_WRONG_SHAPE;
  if (!packed_board_init (&rater->board, givens->cell))
    return SUDOKU_RATING_REPEATED;
  const SudokuRatingResult result = check_unique (givens, cancel, cancel_data);
  if (result != SUDOKU_RATED)
    return result;
  rater->interrupt = (Interrupt){ .cancel = cancel, .cancel_data = cancel_data };
  follow (rater, max_tenths, &found);
  if (rater->interrupt.out_of_memory)
    return SUDOKU_RATING_OUT_OF_MEMORY;
  if (rater->interrupt.stopped)
    return SUDOKU_RATING_CANCELLED;
  *rating = found;
  return SUDOKU_RATED;
}
