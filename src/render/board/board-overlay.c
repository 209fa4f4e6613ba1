/* Overlays: layers of a board by reference.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "render/board/board-overlay.h"

struct _NonetBoardOverlay
{
  gatomicrefcount references;
  GBytes *layers[NONET_N_LAYERS]; /* or NULL */
  NonetBoardMarks *marks;         /* or NULL */
};

G_DEFINE_BOXED_TYPE (NonetBoardOverlay, nonet_board_overlay, nonet_board_overlay_ref, nonet_board_overlay_unref)

NonetBoardOverlay *
nonet_board_overlay_ref (NonetBoardOverlay *self)
{
  g_atomic_ref_count_inc (&self->references);
  return self;
}

void
nonet_board_overlay_unref (NonetBoardOverlay *self)
{
  if (!g_atomic_ref_count_dec (&self->references))
    return;
  for (guint i = 0; i < NONET_N_LAYERS; i++)
    g_clear_pointer (&self->layers[i], g_bytes_unref);
  g_clear_pointer (&self->marks, nonet_board_marks_unref);
  g_free (self);
}

/* A copy, for its maker to change. */
static NonetBoardOverlay *
dup_overlay (const NonetBoardOverlay *self)
{
  NonetBoardOverlay *copy = g_new0 (NonetBoardOverlay, 1);

  g_atomic_ref_count_init (&copy->references);
  for (guint i = 0; self != NULL && i < NONET_N_LAYERS; i++)
    if (self->layers[i] != NULL)
      copy->layers[i] = g_bytes_ref (self->layers[i]);
  if (self != NULL && self->marks != NULL)
    copy->marks = nonet_board_marks_ref (self->marks);
  return copy;
}

NonetBoardOverlay *
nonet_board_overlay_with (const NonetBoardOverlay *self, NonetBoardLayer layer, GBytes *items)
{
  NonetBoardOverlay *with = dup_overlay (self);

  g_clear_pointer (&with->layers[layer], g_bytes_unref);
  with->layers[layer] = items != NULL ? g_bytes_ref (items) : NULL;
  return with;
}

NonetBoardOverlay *
nonet_board_overlay_with_marks (const NonetBoardOverlay *self, NonetBoardMarks *marks)
{
  NonetBoardOverlay *with = dup_overlay (self);

  g_clear_pointer (&with->marks, nonet_board_marks_unref);
  with->marks = marks != NULL ? nonet_board_marks_ref (marks) : NULL;
  return with;
}

NonetBoardMarks *
nonet_board_overlay_get_marks (const NonetBoardOverlay *self)
{
  return self != NULL ? self->marks : NULL;
}

gconstpointer
nonet_board_overlay_get (const NonetBoardOverlay *self, NonetBoardLayer layer)
{
  if (self == NULL || self->layers[layer] == NULL)
    return NULL;
  return g_bytes_get_data (self->layers[layer], NULL);
}

gboolean
nonet_board_overlay_same (const NonetBoardOverlay *self, const NonetBoardOverlay *other, NonetBoardLayer layer)
{
  return (self != NULL ? self->layers[layer] : NULL) == (other != NULL ? other->layers[layer] : NULL);
}

static gsize
layer_size (NonetBoardLayer layer, const SudokuShape *shape)
{
  gsize n_cells = shape->n_cells;

  switch (layer)
    {
    case NONET_LAYER_CANDIDATES:
    case NONET_LAYER_STRUCK:
      return n_cells * sizeof (SudokuSet);
    case NONET_LAYER_TALLY:
      return n_cells * shape->order * sizeof (guint64);
    case NONET_LAYER_FOUND:
    case NONET_N_LAYERS:
    default:
      return n_cells;
    }
}

gboolean
nonet_board_overlay_fits (const NonetBoardOverlay *self, const SudokuShape *shape)
{
  for (guint i = 0; self != NULL && i < NONET_N_LAYERS; i++)
    if (self->layers[i] != NULL && g_bytes_get_size (self->layers[i]) != layer_size (i, shape))
      return FALSE;
  return self == NULL || self->marks == NULL || sudoku_shape_equal (self->marks->shape, shape);
}
