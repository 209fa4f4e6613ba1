/* A puzzle that was made, with what is known of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tasks/puzzles/made-puzzle.h"

#include <string.h>

struct _NonetMadePuzzle
{
  GObject parent_instance;

  NonetPuzzle *puzzle;
  SudokuMade made; /* its values are the givens of the puzzle */
};

G_DEFINE_FINAL_TYPE (NonetMadePuzzle, nonet_made_puzzle, G_TYPE_OBJECT)

NonetMadePuzzle *
nonet_made_puzzle_new (const SudokuShape *shape, const SudokuMade *made)
{
  NonetMadePuzzle *self = g_object_new (NONET_TYPE_MADE_PUZZLE, NULL);

  self->puzzle = nonet_puzzle_new (shape, NULL);
  memcpy (self->puzzle->givens, made->values, shape->n_cells);
  self->made = *made;
  self->made.values = self->puzzle->givens;
  return self;
}

NonetPuzzle *
nonet_made_puzzle_get_puzzle (NonetMadePuzzle *self)
{
  g_return_val_if_fail (NONET_IS_MADE_PUZZLE (self), NULL);
  return self->puzzle;
}

const SudokuMade *
nonet_made_puzzle_get_made (NonetMadePuzzle *self)
{
  g_return_val_if_fail (NONET_IS_MADE_PUZZLE (self), NULL);
  return &self->made;
}

static void
nonet_made_puzzle_finalize (GObject *object)
{
  nonet_puzzle_unref (NONET_MADE_PUZZLE (object)->puzzle);
  G_OBJECT_CLASS (nonet_made_puzzle_parent_class)->finalize (object);
}

static void
nonet_made_puzzle_class_init (NonetMadePuzzleClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_made_puzzle_finalize;
}

static void
nonet_made_puzzle_init (NonetMadePuzzle *self)
{
}
