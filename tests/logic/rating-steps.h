/* The steps that a rating takes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "logic/rating.h"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuRater, sudoku_rater_free)

/* Asserts that a step is true of the values of the solution. */
static inline void
assert_rating_step (gpointer data, const SudokuRatingStep *step)
{
  const uint8_t *solution = data;

  for (unsigned cell = 0; cell < 81; cell++)
    g_assert_false (step->removed[cell] >> (solution[cell] - 1) & 1);
  if (step->placed_cell < 81)
    g_assert_cmpuint (step->placed_value, ==, solution[step->placed_cell]);
}
