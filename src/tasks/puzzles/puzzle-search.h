/* The search for new puzzles that belong to one that is on the board, and their ratings: two threads and what they share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 *     search thread                          rating thread                     owner
 *     generator or neighbours -- found --->  one rating after the other  --->  nonet_puzzle_search_take ()
 */
#pragma once

#include "tasks/puzzles/found-puzzle.h"
#include "tasks/worker.h"

G_BEGIN_DECLS

/* A search pauses after that many puzzles, and never finds more than the second number of them. */
#define NONET_PUZZLES_AT_ONCE 1000
#define NONET_PUZZLES_MOST 10000

typedef enum
{
  NONET_PUZZLES_WITH_GIVENS, /* with givens in exactly the cells of a pattern */
  NONET_PUZZLES_NEAR_ONE,    /* one given of the puzzle removed, and another one added: {-1+1} */
  NONET_PUZZLES_NEAR_TWO     /* two removed, and one added: {-2+1} */
} NonetPuzzlesKind;

typedef struct
{
  NonetPuzzlesKind kind;
  NonetPuzzle *puzzle; /* that nobody changes any more: board, symbols, and where its neighbours are sought, givens */
  const bool *pattern; /* [n_cells], or NULL for neighbours */
  const guint8 *kept;  /* [n_cells] values that givens of the pattern are to have, or 0; or NULL */
  guint64 seed;        /* of puzzles with a pattern */
  SudokuRatingProfile profile; /* that they are rated by */
} NonetPuzzlesWish;

typedef enum
{
  NONET_PUZZLES_SEARCHING,
  NONET_PUZZLES_STOPPED,
  NONET_PUZZLES_ENOUGH,            /* as many as at once were found; there may be more */
  NONET_PUZZLES_FULL,              /* no more are kept */
  NONET_PUZZLES_ALL,               /* there are no others */
  NONET_PUZZLES_NO_SOLUTION,       /* the puzzle, or what is kept of it, has none */
  NONET_PUZZLES_SEVERAL_SOLUTIONS, /* the puzzle has no neighbours in this sense */
  NONET_PUZZLES_OUT_OF_MEMORY
} NonetPuzzlesState;

typedef struct
{
  NonetPuzzlesState state;
  guint64 n_tries;
  gint64 microseconds; /* of searching */
  guint n_found;
  guint n_rated; /* or without a rating */
} NonetPuzzlesStatus;

/* A rating that has become known. */
typedef struct
{
  guint number; /* of the puzzle */
  gboolean has_rating;
  SudokuRating rating;
} NonetPuzzleRating;

typedef struct NonetPuzzleSearch NonetPuzzleSearch;

/* Why there are no puzzles with such a pattern, as far as that is known at once: a sentence for people, which the caller frees,
 * or NULL. */
char *nonet_puzzle_search_find_fault (const SudokuShape *shape, const bool *pattern);

/* A search for a wish without fault; the wish is copied. */
NonetPuzzleSearch *nonet_puzzle_search_new (const NonetPuzzlesWish *wish);
void nonet_puzzle_search_unref (NonetPuzzleSearch *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetPuzzleSearch, nonet_puzzle_search_unref)

/* Searches, from where it stopped before if it did; and rates what was found and not rated yet. One of each at a time; heard
 * is called after there is something new. */
NonetWorker *nonet_puzzle_search_start (NonetPuzzleSearch *self, NonetHeardFunc heard, gpointer owner);
NonetWorker *nonet_puzzle_search_start_rating (NonetPuzzleSearch *self, NonetHeardFunc heard, gpointer owner);

/* Whether something is there to be rated that no thread has taken yet. */
gboolean nonet_puzzle_search_needs_rating (NonetPuzzleSearch *self);

/* Takes what is new: appends NonetFoundPuzzle and NonetPuzzleRating, and sets status. */
void nonet_puzzle_search_take (NonetPuzzleSearch *self, GPtrArray *found, GArray *ratings, NonetPuzzlesStatus *status);

G_END_DECLS
