/* The options that say what new puzzles are to be like.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cli/run/options.h"
#include "generator/wish.h"

G_BEGIN_DECLS

/* What the options say; NULL where they say nothing. The strings are owned. */
typedef struct
{
  char *symmetry, *givens, *pattern, *difficulty, *level, *with, *without;
  gboolean minimal, fewest, unbiased;
} CliWishTexts;

void cli_wish_texts_clear (CliWishTexts *self);

/* Reads the options into a wish, of which the shape is set; a pattern goes into pattern, which has room for all cells. Returns
 * FALSE after reporting what is wrong. */
gboolean cli_wish_parse (const CliWishTexts *texts, const NonetReadOptions *reading, SudokuWish *wish, bool *pattern);

/* Whether there can be such puzzles; if it is known that there are none, reports why. */
gboolean cli_wish_is_possible (const SudokuWish *wish);

G_END_DECLS
