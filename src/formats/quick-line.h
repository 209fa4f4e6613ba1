/* The quick way through long lists: a 9x9 puzzle in a line of 81 characters, straight to its values.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lists of millions of lines hold nothing else; a puzzle object for each would cost more than solving
 * it. Whatever is not as plain as that takes the entrance of formats/read.h.
 */
#pragma once

#include "formats/alphabet.h"

#define NONET_QUICK_CELLS 81

/* What each byte stands for: 0 a blank, 1 .. 9 a value, or NONET_QUICK_NONE. */
typedef struct
{
  guint8 value[256];
  gboolean digits; /* it is the table of the digits 1-9 */
} NonetQuickTable;

#define NONET_QUICK_NONE 0xff

/* Fills the table for an alphabet of nine one-byte symbols, or 1-9 if it is NULL. Returns FALSE if the alphabet
 * is another one: then no line can be read the quick way. */
gboolean nonet_quick_table_init (NonetQuickTable *table, const NonetAlphabet *alphabet);

/* How many cells, blank or not, stand together from the beginning of the text. */
gsize nonet_quick_run (const NonetQuickTable *table, const char *text, gsize length);

/* Reads a line without its end: 81 cells, then nothing, or something set off by whitespace or one of ",:;#|" that is either
 * short or begins with 81 values that fill the blanks. Returns whether it is such a line and values[81] were written. */
gboolean nonet_quick_line (const NonetQuickTable *table, const char *line, gsize length, guint8 *values);
