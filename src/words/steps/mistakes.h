/* Sentences about what a player did that contradicts the only solution: that there is something, and then where.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "words/notation.h"

G_BEGIN_DECLS

typedef enum
{
  NONET_MISTAKE_ENTRY,  /* a value that is not that of the solution */
  NONET_MISTAKE_STRUCK, /* the solution's value is struck out */
  NONET_MISTAKE_MARKS   /* the solution's value is not among the marks */
} NonetMistakeKind;

/* Mistakes of one kind. */
typedef struct
{
  NonetMistakeKind kind;
  NonetCellSet cells;
} NonetMistakes;

/* "One of your entries is wrong.", "3 of your entries are wrong."; caller frees. */
char *nonet_mistakes_to_string (const NonetMistakes *mistakes);

/* "Look at r1c3 and r5c6."; caller frees. */
char *nonet_mistakes_to_place (const NonetMistakes *mistakes, const SudokuShape *shape, const NonetNotation *notation);

G_END_DECLS
