/* What the writers of several formats need.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/write.h"

/* Sets the error of a format that cannot hold a board of this size or shape; returns FALSE. */
gboolean nonet_writer_refuse (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Appends a line of symbols for each row: the givens, and the entries too if entries. */
void nonet_writer_append_values (GString *text, const NonetPuzzle *puzzle, gboolean entries);

/* How a board is drawn with characters. Of each rule, the first character stands where a row has a bar at its ends, the second
 * where it has one between boxes; NULL for no rule. */
typedef struct
{
  const char *left, *gap, *bar, *right; /* before a row, between cells, between boxes, after a row */
  const char *top, *rule, *bottom;      /* above the board, between boxes, below it */
  gboolean flush_right;
} NonetFrame;

/* Appends a board whose cells are these texts, in columns of at least a width. */
void nonet_writer_append_board (GString *text,
                                const SudokuShape *shape,
                                const NonetFrame *frame,
                                guint least_width,
                                const char *const *cells);

/* The symbol of a value, or blank for 0. */
const char *nonet_writer_symbol (const NonetPuzzle *puzzle, guint value, const char *blank);
