/* New puzzles as nonet-cli prints them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/puzzle.h"
#include "generator/generator.h"

G_BEGIN_DECLS

typedef struct
{
  NonetAlphabet *alphabet; /* all of this is borrowed */
  const SudokuShape *shape;
  const SudokuWish *wish; /* what was wished is printed as JSON */
  guint grid;             /* rows instead of a line */
  gboolean json;
} CliNewStyle;

/* Appends the index-th puzzle, from 0, in a CliNewStyle. */
void cli_print_new (GString *text, const SudokuMade *made, guint64 index, gpointer data);

G_END_DECLS
