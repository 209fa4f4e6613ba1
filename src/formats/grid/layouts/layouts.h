/* The layouts: what each finds, and its cells or its puzzle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "formats/grid/matcher.h"

G_BEGIN_DECLS

void grid_match_borders (GridMatcher *self, guint at);
void grid_match_overlap (GridMatcher *self, guint at);
void grid_match_regions (GridMatcher *self, guint at);
void grid_match_rows (GridMatcher *self, guint at);
gboolean grid_rows_cells (const NonetText *text, const GridStyle *style, const GridEntry *entry, GridCell *cells);
void grid_match_columns (GridMatcher *self, guint at);
gboolean grid_columns_cells (const NonetText *text, const GridStyle *style, const GridEntry *entry, GridCell *cells);
void grid_match_field (GridMatcher *self, guint at);
gboolean grid_field_cells (const NonetText *text, const GridStyle *style, const GridEntry *entry, GridCell *cells);
void grid_match_line (GridMatcher *self, guint at);
void grid_match_flow (GridMatcher *self, guint at);
void grid_match_marks (GridMatcher *self, guint at);
NonetPuzzle *grid_marks_read (const NonetText *text, const GridStyle *style, const GridEntry *entry, const char **bad);
void grid_match_masks (GridMatcher *self, guint at);
NonetPuzzle *grid_masks_read (const NonetText *text, const GridStyle *style, const GridEntry *entry, const char **bad);
void grid_match_library (GridMatcher *self, guint at);
NonetPuzzle *grid_library_read (const NonetText *text,
                                const GridStyle *style,
                                const GridEntry *entry,
                                const char **bad);

G_END_DECLS
