/* Layouts: the ways a board lies in the rows of a text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/grid/matcher.h"

G_BEGIN_DECLS

typedef struct
{
  /* Adds all boards of this layout that begin in the row. */
  void (*match) (GridMatcher *matcher, guint at);
  /* Cuts out order * order cells, with room for one more; NULL if there are none to cut. */
  gboolean (*cells) (const NonetText *text, const GridStyle *style, const GridEntry *entry, GridCell *cells);
  /* Reads a board whose cells are not cut, or sets *bad to the place that cannot be read; NULL if they are cut. */
  NonetPuzzle *(*read) (const NonetText *text, const GridStyle *style, const GridEntry *entry, const char **bad);
} GridLayout;

/* By GridLayoutId. */
extern const GridLayout grid_layouts[];
extern const guint grid_n_layouts;

G_END_DECLS
