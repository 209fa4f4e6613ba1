/* What is shown besides the document, and how: the overlay, the depth of candidates, the symbol chosen, the tints.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/board-view-labels.h"
#include "widgets/board-view-popovers.h"

void
nonet_board_view_set_overlay (NonetBoardView *self, NonetBoardOverlay *overlay)
{
  g_autoptr (NonetBoardOverlay) old = NULL;

  g_return_if_fail (NONET_IS_BOARD_VIEW (self));
  g_return_if_fail (nonet_board_overlay_fits (overlay, self->shape));

  if (self->overlay == overlay)
    return;
  old = self->overlay;
  self->overlay = overlay != NULL ? nonet_board_overlay_ref (overlay) : NULL;
  nonet_board_view_invalidate (self);
  if (!nonet_board_overlay_same (old, overlay, NONET_LAYER_TALLY))
    nonet_board_view_update_tally (self);
  if (!nonet_board_overlay_same (old, overlay, NONET_LAYER_FOUND)
      || !nonet_board_overlay_same (old, overlay, NONET_LAYER_CANDIDATES))
    nonet_board_view_update_labels (self);
  g_object_notify (G_OBJECT (self), "overlay");
}

NonetBoardOverlay *
nonet_board_view_get_overlay (NonetBoardView *self)
{
  g_return_val_if_fail (NONET_IS_BOARD_VIEW (self), NULL);
  return self->overlay;
}

void
nonet_board_view_set_layer (NonetBoardView *self, NonetBoardLayer layer, GBytes *items)
{
  g_autoptr (NonetBoardOverlay) overlay = NULL;

  g_return_if_fail (NONET_IS_BOARD_VIEW (self));

  overlay = nonet_board_overlay_with (self->overlay, layer, items);
  if (!nonet_board_overlay_same (self->overlay, overlay, layer))
    nonet_board_view_set_overlay (self, overlay);
}

void
nonet_board_view_set_depth (NonetBoardView *self, NonetCandidateDepth depth)
{
  g_return_if_fail (NONET_IS_BOARD_VIEW (self));

  if (self->depth == depth)
    return;
  self->depth = depth;
  nonet_board_view_invalidate (self);
  nonet_board_view_update_labels (self);
  g_object_notify (G_OBJECT (self), "depth");
}

NonetCandidateDepth
nonet_board_view_get_depth (NonetBoardView *self)
{
  g_return_val_if_fail (NONET_IS_BOARD_VIEW (self), NONET_CANDIDATES_NONE);
  return self->depth;
}

void
nonet_board_view_set_symbol (NonetBoardView *self, guint value)
{
  g_return_if_fail (NONET_IS_BOARD_VIEW (self));
  g_return_if_fail (value == 0 || value <= self->shape->order);

  if (self->symbol == value)
    return;
  self->symbol = value;
  nonet_board_view_invalidate (self);
  g_object_notify (G_OBJECT (self), "symbol");
}

guint
nonet_board_view_get_symbol (NonetBoardView *self)
{
  g_return_val_if_fail (NONET_IS_BOARD_VIEW (self), 0);
  return self->symbol;
}

void
nonet_board_view_set_marking (NonetBoardView *self, gboolean marking)
{
  g_return_if_fail (NONET_IS_BOARD_VIEW (self));

  marking = marking != FALSE;
  if (self->marking == marking)
    return;
  self->marking = marking;
  g_object_notify (G_OBJECT (self), "marking");
}

gboolean
nonet_board_view_get_marking (NonetBoardView *self)
{
  g_return_val_if_fail (NONET_IS_BOARD_VIEW (self), FALSE);
  return self->marking;
}

void
nonet_board_view_set_tints (NonetBoardView *self, gboolean houses, gboolean equal, gboolean conflicts)
{
  self->tint_houses = houses;
  self->tint_equal = equal;
  self->tint_conflicts = conflicts;
  nonet_board_view_invalidate (self);
}
