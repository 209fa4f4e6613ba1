/* The making of puzzles in a worker of low priority.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "formats/puzzle.h"
#include "generator/generator.h"

/* No more puzzles than this are made; one with rules takes ten times as much text. */
#define NONET_GENERATING_MOST 100000
#define NONET_GENERATING_MOST_WITH_RULES 10000

typedef enum
{
  NONET_GENERATING_WORKING,
  NONET_GENERATING_ENOUGH,   /* as many are made as were wanted */
  NONET_GENERATING_FULL,     /* there are more, but no more are kept */
  NONET_GENERATING_STOPPED,  /* by nonet_generating_stop () */
  NONET_GENERATING_NO_BOARD, /* none that complies with the rules was found in several tries */
  NONET_GENERATING_NO_MEMORY
} NonetGeneratingState;

/* Puzzles in the order in which they are made. Signal "changed", once a frame at most: there are more, or the state or the number
 * of tries is another one. When the last reference goes, the worker ends within milliseconds. */
#define NONET_TYPE_GENERATING (nonet_generating_get_type ())
G_DECLARE_FINAL_TYPE (NonetGenerating, nonet_generating, NONET, GENERATING, GObject)

/* Begins to make puzzles for a wish without fault, which is copied: those of the tries of the seed, from the first on, until
 * there are as many as wanted (0: until no more are kept). */
NonetGenerating *nonet_generating_new (const SudokuWish *wish, guint64 seed, guint wanted);

/* Ends it; what was made stays. */
void nonet_generating_stop (NonetGenerating *self);

NonetGeneratingState nonet_generating_get_state (NonetGenerating *self);

/* How many puzzles there are, and one of them; unref it. */
guint nonet_generating_get_n_made (NonetGenerating *self);
NonetPuzzle *nonet_generating_dup_puzzle (NonetGenerating *self, guint index);

/* All puzzles as a text, one a line. */
GBytes *nonet_generating_dup_text (NonetGenerating *self);

/* The tries so far, and the seconds since it began, or that it took. */
guint64 nonet_generating_get_tries (NonetGenerating *self);
double nonet_generating_get_seconds (NonetGenerating *self);
