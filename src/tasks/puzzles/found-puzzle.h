/* A puzzle that a search has found, and what is known of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "formats/puzzle.h"
#include "logic/rating.h"

G_BEGIN_DECLS

/* Its values never change; what is found out later is set by the list that has it. */
#define NONET_TYPE_FOUND_PUZZLE (nonet_found_puzzle_get_type ())
G_DECLARE_FINAL_TYPE (NonetFoundPuzzle, nonet_found_puzzle, NONET, FOUND_PUZZLE, GObject)

/* What else a puzzle is equivalent to. */
#define NONET_SAME_AS_NONE (-1)
#define NONET_SAME_AS_ORIGIN 0 /* the puzzle that the search began with; n: the n-th that was found */

typedef enum
{
  NONET_RATING_AWAITED,
  NONET_RATING_KNOWN,
  NONET_RATING_NONE /* boards of other shapes have none */
} NonetRatingState;

/* The number-th puzzle that was found, counted from 1, with the board and the symbols of another one;
 * values are copied. */
NonetFoundPuzzle *nonet_found_puzzle_new (NonetPuzzle *origin, const guint8 *values, guint number, int same_as);

guint nonet_found_puzzle_get_number (NonetFoundPuzzle *self);
int nonet_found_puzzle_get_same_as (NonetFoundPuzzle *self);

/* The puzzle, with givens and nothing else; owned by self. */
NonetPuzzle *nonet_found_puzzle_get_puzzle (NonetFoundPuzzle *self);

/* The rating, owned by self; NULL unless the state is KNOWN. */
NonetRatingState nonet_found_puzzle_get_rating_state (NonetFoundPuzzle *self);
const SudokuRating *nonet_found_puzzle_get_rating (NonetFoundPuzzle *self);

/* For the list: NULL is for a puzzle that has no rating. */
void nonet_found_puzzle_set_rating (NonetFoundPuzzle *self, const SudokuRating *rating);

G_END_DECLS
