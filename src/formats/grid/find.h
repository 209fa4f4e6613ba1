/* Finding the boards in a text: where each begins, how large it is, how its cells are written.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/grid/layout.h"

#define GRID_MOST_ENTRIES 4000000

/* What was found in a text. */
typedef struct
{
  GArray *entries;   /* GridEntry */
  GPtrArray *rests;  /* GArray of GridRow: the first groups of rows that belong to no board */
  guint n_rests;     /* all such groups */
  guint n_rest_rows; /* rows in them */
  guint n_words;     /* lines that are more like words than like cells */
  guint32 first_words,
      last_words; /* offsets of the first and last line of words after the last board, or GRID_NO_OFFSET */
  guint jigsaw;   /* line of the first board that was passed over because it has regions, or 0 */
  gboolean full;  /* there were more boards than can be kept */
} GridFindings;

/* Walks through the text; wanted is the order asked for or 0. */
GridFindings *grid_find (const NonetText *text, guint wanted, GCancellable *cancellable);
void grid_findings_free (GridFindings *findings);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GridFindings, grid_findings_free)
