/* A moment of the walk through the derivation: what there is to see of one step.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sudoku/derivation-walk.h"
#include "words/notation.h"

G_BEGIN_DECLS

/* Makes a picture of where a walk stands after a stride of a kind, in the thread of the walk. */
typedef gpointer (*NonetPictureFunc) (const SudokuDerivation *walk, SudokuStride stride);

/* Never changed once it is made. */
typedef struct
{
  const SudokuShape *shape; /* owned */
  SudokuStride stride;      /* what is removed, and said, is all that a stride of this kind did */
  SudokuDerivationPlace place;
  gpointer picture;
  GDestroyNotify free_picture;

  char *function; /* as in the program */
  char *sentence;
  char *powers;        /* how many boards are left, as powers, */
  char *boards;        /* in short, */
  char *digits;        /* and with all their digits; */
  char *boards_before; /* how many there were in short, or NULL if nothing was removed */
  char *time;          /* to check them all */
} NonetMoment;

/* Returns where a walk stands, with all the last stride of this kind did; free it. */
NonetMoment *nonet_moment_new (const SudokuDerivation *walk,
                               SudokuStride stride,
                               const NonetNotation *notation,
                               NonetPictureFunc picture,
                               GDestroyNotify free_picture);

void nonet_moment_free (NonetMoment *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetMoment, nonet_moment_free)

G_END_DECLS
