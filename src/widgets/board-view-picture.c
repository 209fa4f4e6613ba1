/* What the board looks like: the scene made of the document and the player's place in it, in the colours of the desktop.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/board-view-picture.h"

#include "widgets/board-theme.h"
#include "widgets/board-view-input.h"

/* The symbol whose cells and candidates stand out: the one chosen first, else the cursor's. */
static guint
highlighted_value (NonetBoardView *self)
{
  if (self->symbol != 0)
    return self->symbol;
  if (self->n_selected != 1)
    return 0;
  return nonet_board_view_shown (self, self->cursor);
}

/* Whether the cell is in a house of a cursor that stands alone. */
static gboolean
in_cursor_house (NonetBoardView *self, guint cell)
{
  return self->n_selected == 1 && (cell == self->cursor || sudoku_cells_see (self->shape, cell, self->cursor));
}

static guint8
flags_of (NonetBoardView *self, guint cell, guint highlighted)
{
  guint value = nonet_board_view_shown (self, cell);
  guint8 flags = 0;

  if (self->selected[cell])
    flags |= NONET_CELL_SELECTED;
  if (self->n_selected > 0 && cell == self->cursor)
    flags |= NONET_CELL_CURSOR;
  if (self->tint_houses && in_cursor_house (self, cell))
    flags |= NONET_CELL_HOUSE;
  if (self->tint_equal && value != 0 && value == highlighted && !self->selected[cell])
    flags |= NONET_CELL_EQUAL;
  if (self->tint_conflicts && self->conflict != NULL && self->conflict[cell])
    flags |= NONET_CELL_CONFLICT;
  /* Where true candidates stand, their shades say it already. */
  if ((value != 0 || self->depth != NONET_CANDIDATES_TRUE) && nonet_board_view_differs (self, cell))
    flags |= NONET_CELL_DIFFERS;
  if (self->hover == (int) cell)
    flags |= NONET_CELL_HOVER;
  return flags;
}

static void
ensure_flags (NonetBoardView *self, guint highlighted)
{
  if (self->flags_valid)
    return;
  for (guint cell = 0; cell < self->n_cells; cell++)
    self->flags[cell] = flags_of (self, cell, highlighted);
  self->flags_valid = TRUE;
}

static void
fill_scene (NonetBoardView *self, NonetBoardScene *scene)
{
  const NonetPuzzle *puzzle = nonet_document_peek (self->document);

  scene->shape = self->shape;
  scene->alphabet = puzzle->alphabet;
  scene->givens = puzzle->givens;
  scene->entries = puzzle->entries;
  scene->found = nonet_board_overlay_get (self->overlay, NONET_LAYER_FOUND);
  scene->colours = puzzle->colours;
  scene->chosen = highlighted_value (self);
  ensure_flags (self, scene->chosen);
  scene->flags = self->flags;
  if (self->depth == NONET_CANDIDATES_MARKS)
    scene->candidates = puzzle->marks;
  else if (self->depth != NONET_CANDIDATES_NONE)
    scene->candidates = nonet_board_overlay_get (self->overlay, NONET_LAYER_CANDIDATES);
  if (self->depth == NONET_CANDIDATES_PRUNED && scene->candidates != NULL)
    scene->struck = puzzle->eliminated;
  if (self->depth == NONET_CANDIDATES_TRUE)
    {
      scene->struck = nonet_board_overlay_get (self->overlay, NONET_LAYER_STRUCK);
      scene->tally = nonet_board_overlay_get (self->overlay, NONET_LAYER_TALLY);
    }
  scene->composing = nonet_board_view_get_typing (self);
  scene->composing_cell = self->cursor;
}

static const NonetBoardStyle *
ensure_style (NonetBoardView *self)
{
  if (!self->style_valid)
    {
      nonet_board_style_for_widget (&self->style, GTK_WIDGET (self), &self->font_family);
      self->style_valid = TRUE;
    }
  return &self->style;
}

void
nonet_board_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  NonetBoardView *self = NONET_BOARD_VIEW (widget);
  NonetBoardScene scene = { 0 };
  graphene_rect_t bounds;
  cairo_rectangle_t clip;
  cairo_t *cr;

  if (self->n_cells == 0 || self->size < 1)
    return;
  fill_scene (self, &scene);
  graphene_rect_init (&bounds, (float) self->left, (float) self->top, (float) self->size, (float) self->size);
  graphene_rect_intersection (
      &bounds, &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget)), &bounds);
  clip = (cairo_rectangle_t){ bounds.origin.x - self->left, bounds.origin.y - self->top, bounds.size.width,
                              bounds.size.height };
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  cairo_translate (cr, self->left, self->top);
  nonet_board_draw (cr, &scene, ensure_style (self), self->size, gtk_widget_get_scale_factor (widget), &clip);
  cairo_destroy (cr);
}

void
nonet_board_view_invalidate_style (NonetBoardView *self)
{
  self->style_valid = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
