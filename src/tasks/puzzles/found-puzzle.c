/* Puzzles that were found.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/puzzles/found-puzzle.h"

#include <string.h>

struct _NonetFoundPuzzle
{
  GObject parent_instance;

  NonetPuzzle *origin;
  guint8 *values;
  guint number, n_givens;
  int same_as;
  NonetRatingState state;
  SudokuRating rating;
};

G_DEFINE_FINAL_TYPE (NonetFoundPuzzle, nonet_found_puzzle, G_TYPE_OBJECT)

guint
nonet_found_puzzle_get_number (NonetFoundPuzzle *self)
{
  return self->number;
}

guint
nonet_found_puzzle_get_n_givens (NonetFoundPuzzle *self)
{
  return self->n_givens;
}

int
nonet_found_puzzle_get_same_as (NonetFoundPuzzle *self)
{
  return self->same_as;
}

const SudokuShape *
nonet_found_puzzle_get_shape (NonetFoundPuzzle *self)
{
  return self->origin->shape;
}

NonetAlphabet *
nonet_found_puzzle_get_alphabet (NonetFoundPuzzle *self)
{
  return self->origin->alphabet;
}

const guint8 *
nonet_found_puzzle_get_values (NonetFoundPuzzle *self)
{
  return self->values;
}

NonetPuzzle *
nonet_found_puzzle_dup_puzzle (NonetFoundPuzzle *self)
{
  NonetPuzzle *puzzle = nonet_puzzle_new (self->origin->shape, self->origin->alphabet);

  memcpy (puzzle->givens, self->values, nonet_puzzle_get_cells (puzzle));
  return puzzle;
}

NonetRatingState
nonet_found_puzzle_get_rating_state (NonetFoundPuzzle *self)
{
  return self->state;
}

const SudokuRating *
nonet_found_puzzle_get_rating (NonetFoundPuzzle *self)
{
  return self->state == NONET_RATING_KNOWN ? &self->rating : NULL;
}

void
nonet_found_puzzle_set_rating (NonetFoundPuzzle *self, const SudokuRating *rating)
{
  self->state = rating != NULL ? NONET_RATING_KNOWN : NONET_RATING_NONE;
  if (rating != NULL)
    self->rating = *rating;
}

static void
nonet_found_puzzle_finalize (GObject *object)
{
  NonetFoundPuzzle *self = NONET_FOUND_PUZZLE (object);

  nonet_puzzle_unref (self->origin);
  g_free (self->values);
  G_OBJECT_CLASS (nonet_found_puzzle_parent_class)->finalize (object);
}

static void
nonet_found_puzzle_class_init (NonetFoundPuzzleClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_found_puzzle_finalize;
}

static void
nonet_found_puzzle_init (NonetFoundPuzzle *self)
{
}

NonetFoundPuzzle *
nonet_found_puzzle_new (NonetPuzzle *origin, const guint8 *values, guint number, int same_as)
{
  NonetFoundPuzzle *self = g_object_new (NONET_TYPE_FOUND_PUZZLE, NULL);
  guint n_cells = nonet_puzzle_get_cells (origin);

  self->origin = nonet_puzzle_ref (origin);
  self->values = g_memdup2 (values, n_cells);
  self->number = number;
  self->same_as = same_as;
  for (guint cell = 0; cell < n_cells; cell++)
    self->n_givens += values[cell] != 0;
  return self;
}
