/* Moments of the walk.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/derivation/moment.h"

#include <math.h>

#include "words/derivation.h"
#include "words/number.h"

/* The common logarithm of the number of boards there were. */
static double
boards_before_log10 (const SudokuDerivation *walk, SudokuStride stride)
{
  const SudokuCandidates *now = sudoku_derivation_matrix (walk);
  const SudokuDerivationRemoval *removal;
  guint n_removals = sudoku_derivation_removals (walk, stride, &removal);
  g_autofree SudokuSet *before = g_memdup2 (now->cell, now->shape->n_cells * sizeof *before);
  double log10_value = 0;

  while (n_removals-- > 0)
    before[removal[n_removals].cell] = removal[n_removals].before;
  for (guint cell = 0; cell < now->shape->n_cells; cell++)
    log10_value += log10 (sudoku_set_count (before[cell]));
  return log10_value;
}

static char *
boards_to_string (double log10_value)
{
  return isinf (log10_value) ? g_strdup ("0") : nonet_power_to_string (log10_value, 2);
}

static void
describe (NonetMoment *self, const SudokuDerivation *walk, const NonetNotation *notation)
{
  const SudokuCandidates *matrix = sudoku_derivation_matrix (walk);
  double boards_log10 = sudoku_choices_log10 (matrix);

  self->function = g_strdup (nonet_derivation_to_function (walk, self->stride));
  self->sentence = nonet_derivation_to_sentence (walk, self->stride, notation);
  self->powers = nonet_matrix_to_powers (matrix, TRUE);
  self->digits = nonet_matrix_to_digits (matrix, TRUE);
  self->boards = boards_to_string (boards_log10);
  if (sudoku_derivation_n_removed (walk, self->stride) > 0)
    self->boards_before = boards_to_string (boards_before_log10 (walk, self->stride));
  self->time = nonet_checking_time_to_string (boards_log10);
}

NonetMoment *
nonet_moment_new (const SudokuDerivation *walk,
                  SudokuStride stride,
                  const NonetNotation *notation,
                  NonetPictureFunc picture,
                  GDestroyNotify free_picture)
{
  NonetMoment *self = g_new0 (NonetMoment, 1);

  self->shape = sudoku_shape_ref (sudoku_derivation_matrix (walk)->shape);
  self->stride = stride;
  self->place = sudoku_derivation_place (walk);
  self->picture = picture (walk, stride);
  self->free_picture = free_picture;
  describe (self, walk, notation);
  return self;
}

void
nonet_moment_free (NonetMoment *self)
{
  sudoku_shape_unref (self->shape);
  self->free_picture (self->picture);
  g_free (self->function);
  g_free (self->sentence);
  g_free (self->powers);
  g_free (self->boards);
  g_free (self->digits);
  g_free (self->boards_before);
  g_free (self->time);
  g_free (self);
}
