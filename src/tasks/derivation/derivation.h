/* A walk through the derivation in a worker, and the moments it comes to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/puzzle.h"
#include "sudoku/derivation-walk.h"
#include "words/notation.h"

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

/* A place that a walk goes to at once. */
typedef enum
{
  NONET_GOAL_START,
  NONET_GOAL_ROWS, /* the first pruning by rows is complete, and so on */
  NONET_GOAL_COLUMNS,
  NONET_GOAL_BOXES,
  NONET_GOAL_PRUNE, /* the first pruning is complete */
  NONET_GOAL_FIXPOINT,
  NONET_GOAL_SEARCH, /* the first expansion */
  NONET_GOAL_END,    /* all branches were searched */
  NONET_N_GOALS
} NonetGoal;

/* Signal: "changed", when a moment came, or moving began or ended.
 * Only one move is under way at a time; strides that are asked for meanwhile follow, be they many. Going to a place takes the place
 * of what was asked for before. */
#define NONET_TYPE_DERIVATION (nonet_derivation_get_type ())
G_DECLARE_FINAL_TYPE (NonetDerivation, nonet_derivation, NONET, DERIVATION, GObject)

/* Returns a walk that goes to the choices of a puzzle, which nobody changes any more, its entries included; cells are named in that
 * style. Each moment has a picture that is made by picture () and freed by free_picture (). */
NonetDerivation *nonet_derivation_new (NonetPuzzle *puzzle,
                                       SudokuSearchVariant variant,
                                       NonetCellStyle cells,
                                       NonetPictureFunc picture,
                                       GDestroyNotify free_picture);

NonetPuzzle *nonet_derivation_get_puzzle (NonetDerivation *self);
SudokuSearchVariant nonet_derivation_get_variant (NonetDerivation *self);

/* Whether the board is one that is searched; the walk of a larger one ends with the fixpoint. */
gboolean nonet_derivation_can_search (NonetDerivation *self);

/* What moves from now on do, and what the moment describes. */
void nonet_derivation_set_stride (NonetDerivation *self, SudokuStride stride);

/* Begins to move. */
void nonet_derivation_move (NonetDerivation *self, gboolean forward);
void nonet_derivation_go (NonetDerivation *self, NonetGoal goal);

/* Ends the move under way where it is. */
void nonet_derivation_stop (NonetDerivation *self);

/* Ends all for good, before the last reference is dropped. */
void nonet_derivation_close (NonetDerivation *self);

gboolean nonet_derivation_is_moving (NonetDerivation *self);

/* Where it stands, owned by self; NULL before the first. */
NonetMoment *nonet_derivation_get_moment (NonetDerivation *self);

/* Whether it can move on, or back. */
gboolean nonet_derivation_can_move (NonetDerivation *self, gboolean forward);
