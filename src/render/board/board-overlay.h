/* What is shown on a board besides the puzzle itself: candidates, a solution, how often each value came.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An overlay never changes once it is made, so whoever has it may draw it, in any thread. It is made layer by layer, each an
 * immutable array that is shared and not copied, and may have marks:
 *
 *     overlay = nonet_board_overlay_with (NULL, NONET_LAYER_CANDIDATES, candidates);
 *     more = nonet_board_overlay_with (overlay, NONET_LAYER_TALLY, tally);
 */
#pragma once

#include <glib-object.h>

#include "formats/puzzle.h"
#include "render/board/board-marks.h"

G_BEGIN_DECLS

typedef enum
{
  NONET_LAYER_FOUND,      /* guint8 a cell: a solution, shown where the puzzle is blank */
  NONET_LAYER_CANDIDATES, /* SudokuSet a cell */
  NONET_LAYER_STRUCK,     /* SudokuSet a cell: candidates shown struck out, or as in no solution */
  NONET_LAYER_TALLY,      /* guint64 a candidate (item cell * n + value - 1): in how many solutions it stands */
  NONET_N_LAYERS
} NonetBoardLayer;

typedef struct _NonetBoardOverlay NonetBoardOverlay;

#define NONET_TYPE_BOARD_OVERLAY (nonet_board_overlay_get_type ())
GType nonet_board_overlay_get_type (void);

NonetBoardOverlay *nonet_board_overlay_ref (NonetBoardOverlay *self);
void nonet_board_overlay_unref (NonetBoardOverlay *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NonetBoardOverlay, nonet_board_overlay_unref)

/* A new overlay with the layers of self (NULL: none) but this one, which becomes items, or is left out if that is NULL. */
NonetBoardOverlay *nonet_board_overlay_with (const NonetBoardOverlay *self, NonetBoardLayer layer, GBytes *items);

/* A new overlay with the layers of self (NULL: none) and these marks, or none if they are NULL. */
NonetBoardOverlay *nonet_board_overlay_with_marks (const NonetBoardOverlay *self, NonetBoardMarks *marks);

/* The marks, owned by the overlay; NULL if it has none, or is NULL itself. */
NonetBoardMarks *nonet_board_overlay_get_marks (const NonetBoardOverlay *self);

/* The items of a layer, owned by the overlay; NULL if it has no such layer, or is NULL itself. */
gconstpointer nonet_board_overlay_get (const NonetBoardOverlay *self, NonetBoardLayer layer);

/* Whether two overlays, or none, have the same items in a layer. */
gboolean nonet_board_overlay_same (const NonetBoardOverlay *self,
                                   const NonetBoardOverlay *other,
                                   NonetBoardLayer layer);

/* Whether all layers, and the marks, are of a board of this shape. */
gboolean nonet_board_overlay_fits (const NonetBoardOverlay *self, const SudokuShape *shape);

G_END_DECLS
