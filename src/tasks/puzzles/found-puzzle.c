/* Puzzles that were found.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/puzzles/found-puzzle.h"

#include <string.h>

struct _NonetFoundPuzzle
{
  GObject parent_instance;

  NonetPuzzle *puzzle;
  guint number;
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

int
nonet_found_puzzle_get_same_as (NonetFoundPuzzle *self)
{
  return self->same_as;
}

NonetPuzzle *
nonet_found_puzzle_get_puzzle (NonetFoundPuzzle *self)
{
  return self->puzzle;
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
  nonet_puzzle_unref (NONET_FOUND_PUZZLE (object)->puzzle);
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

  self->puzzle = nonet_puzzle_new (origin->shape, origin->alphabet);
  memcpy (self->puzzle->givens, values, nonet_puzzle_get_cells (origin));
  self->number = number;
  self->same_as = same_as;
  return self;
}
