/* The board in the window: its properties, and the document it follows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rest of the type stands in files of which each uses only those before it: board-view-private.h (the struct), -place (size,
 * zoom, scrolling), -labels (for screen readers), -input (input methods), -picture (drawing), -selection, -popovers, -shown
 * (overlay, depth, symbol), -actions, -cells (the children), -keys, -pointer.
 */
#include "config.h"

#include "widgets/board-view-private.h"

#include <glib/gi18n.h>

#include "sudoku/diagnosis.h"
#include "widgets/board-theme.h"
#include "widgets/board-view-actions.h"
#include "widgets/board-view-cells.h"
#include "widgets/board-view-input.h"
#include "widgets/board-view-keys.h"
#include "widgets/board-view-labels.h"
#include "widgets/board-view-picture.h"
#include "widgets/board-view-place.h"
#include "widgets/board-view-pointer.h"
#include "widgets/board-view-popovers.h"

enum
{
  PROP_0,
  PROP_DOCUMENT,
  PROP_SYMBOL,
  PROP_MARKING,
  PROP_DEPTH,
  PROP_ZOOM,
  PROP_CURSOR,
  PROP_OVERLAY,
  N_PROPS,
  PROP_SCROLLING /* four of them, as NonetScrollAxes has them */
};

static GParamSpec *properties[N_PROPS];
guint nonet_board_view_signals[NONET_BOARD_N_SIGNALS];

G_DEFINE_ENUM_TYPE (NonetCandidateDepth,
                    nonet_candidate_depth,
                    G_DEFINE_ENUM_VALUE (NONET_CANDIDATES_NONE, "none"),
                    G_DEFINE_ENUM_VALUE (NONET_CANDIDATES_MARKS, "marks"),
                    G_DEFINE_ENUM_VALUE (NONET_CANDIDATES_PRUNED, "pruned"),
                    G_DEFINE_ENUM_VALUE (NONET_CANDIDATES_TRUE, "true"))

G_DEFINE_FINAL_TYPE_WITH_CODE (NonetBoardView,
                               nonet_board_view,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

/* Makes room for the document's board, with nothing selected. */
static void
reset_board (NonetBoardView *self)
{
  nonet_board_view_finish_composing (self, FALSE);
  nonet_board_view_forget_cells (self);
  nonet_board_view_set_overlay (self, NULL);
  self->n_cells = 0;
  if (self->document != NULL)
    {
      sudoku_shape_unref (self->shape);
      self->shape = sudoku_shape_ref (nonet_document_get_shape (self->document));
      self->n_cells = self->shape->n_cells;
    }
  self->selected = g_realloc (self->selected, self->n_cells + 1);
  self->flags = g_realloc (self->flags, self->n_cells + 1);
  self->conflict = g_realloc_n (self->conflict, self->n_cells + 1, sizeof (bool));
  memset (self->selected, 0, self->n_cells);
  memset (self->conflict, 0, self->n_cells * sizeof (bool));
  self->n_selected = self->cursor = self->anchor = 0;
  self->hover = self->pressed_cell = -1;
  nonet_board_view_set_symbol (self, 0);
  nonet_board_view_set_zoom (self, 1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  if (self->document != NULL)
    gtk_accessible_update_relation (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_RELATION_COL_COUNT, (int) self->shape->order,
                                    GTK_ACCESSIBLE_RELATION_ROW_COUNT, (int) self->shape->order, -1);
}

static void
find_conflicts (NonetBoardView *self)
{
  SudokuGrid *grid = nonet_puzzle_dup_grid (nonet_document_peek (self->document), TRUE);

  if (grid != NULL)
    sudoku_conflicts (grid, self->conflict);
  sudoku_grid_free (grid);
}

static void
document_changed (NonetBoardView *self)
{
  if (!sudoku_shape_equal (self->shape, nonet_document_get_shape (self->document)))
    reset_board (self);
  find_conflicts (self);
  nonet_board_view_invalidate (self);
  nonet_board_view_update_labels (self);
  nonet_board_view_update_popover (self);
  nonet_board_view_update_actions (self);
}

static void
document_replaced (NonetBoardView *self)
{
  reset_board (self);
  g_signal_emit (self, nonet_board_view_signals[NONET_BOARD_SELECTION_CHANGED], 0);
}

void
nonet_board_view_set_document (NonetBoardView *self, NonetDocument *document)
{
  g_return_if_fail (NONET_IS_BOARD_VIEW (self));
  g_return_if_fail (document == NULL || NONET_IS_DOCUMENT (document));

  if (self->document == document)
    return;
  nonet_board_view_finish_composing (self, FALSE);
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_set_object (&self->document, document);
  reset_board (self);
  if (document != NULL)
    {
      g_signal_connect_swapped (document, "replaced", G_CALLBACK (document_replaced), self);
      g_signal_connect_swapped (document, "changed", G_CALLBACK (document_changed), self);
      g_signal_connect_swapped (document, "notify::can-undo", G_CALLBACK (nonet_board_view_update_actions), self);
      g_signal_connect_swapped (document, "notify::can-redo", G_CALLBACK (nonet_board_view_update_actions), self);
      g_signal_connect_swapped (document, "notify::editing-givens", G_CALLBACK (nonet_board_view_update_actions), self);
      document_changed (self);
    }
  nonet_board_view_update_actions (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DOCUMENT]);
}

NonetDocument *
nonet_board_view_get_document (NonetBoardView *self)
{
  g_return_val_if_fail (NONET_IS_BOARD_VIEW (self), NULL);
  return self->document;
}

static void
nonet_board_view_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  NonetBoardView *self = NONET_BOARD_VIEW (object);

  switch (property_id)
    {
    case PROP_DOCUMENT:
      g_value_set_object (value, self->document);
      break;
    case PROP_SYMBOL:
      g_value_set_uint (value, self->symbol);
      break;
    case PROP_MARKING:
      g_value_set_boolean (value, self->marking);
      break;
    case PROP_DEPTH:
      g_value_set_enum (value, self->depth);
      break;
    case PROP_ZOOM:
      g_value_set_double (value, self->zoom);
      break;
    case PROP_CURSOR:
      g_value_set_uint (value, self->cursor);
      break;
    case PROP_OVERLAY:
      g_value_set_boxed (value, self->overlay);
      break;
    default:
      if (!nonet_scroll_axes_get_property (&self->axes, property_id - PROP_SCROLLING, value))
        G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
nonet_board_view_set_property (GObject *object, guint property_id, const GValue *value, GParamSpec *pspec)
{
  NonetBoardView *self = NONET_BOARD_VIEW (object);

  switch (property_id)
    {
    case PROP_DOCUMENT:
      nonet_board_view_set_document (self, g_value_get_object (value));
      break;
    case PROP_SYMBOL:
      nonet_board_view_set_symbol (self, g_value_get_uint (value));
      break;
    case PROP_MARKING:
      nonet_board_view_set_marking (self, g_value_get_boolean (value));
      break;
    case PROP_DEPTH:
      nonet_board_view_set_depth (self, g_value_get_enum (value));
      break;
    case PROP_ZOOM:
      nonet_board_view_set_zoom (self, g_value_get_double (value));
      break;
    case PROP_CURSOR:
      nonet_board_view_set_cursor (self, g_value_get_uint (value));
      break;
    case PROP_OVERLAY:
      nonet_board_view_set_overlay (self, g_value_get_boxed (value));
      break;
    default:
      if (!nonet_scroll_axes_set_property (&self->axes, property_id - PROP_SCROLLING, value))
        G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
nonet_board_view_dispose (GObject *object)
{
  NonetBoardView *self = NONET_BOARD_VIEW (object);

  nonet_board_view_finish_composing (self, FALSE);
  nonet_board_view_drop_popovers (self);
  nonet_board_view_forget_cells (self);
  nonet_scroll_axes_dispose (&self->axes);
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_clear_object (&self->document);
  self->n_cells = 0;
  G_OBJECT_CLASS (nonet_board_view_parent_class)->dispose (object);
}

static void
nonet_board_view_finalize (GObject *object)
{
  NonetBoardView *self = NONET_BOARD_VIEW (object);

  nonet_board_view_end_input (self);
  g_clear_pointer (&self->overlay, nonet_board_overlay_unref);
  sudoku_shape_unref (self->shape);
  g_free (self->selected);
  g_free (self->flags);
  g_free (self->conflict);
  g_free (self->font_family);
  g_string_free (self->composing, TRUE);
  g_hash_table_unref (self->cells);
  g_ptr_array_unref (self->spare_cells);
  G_OBJECT_CLASS (nonet_board_view_parent_class)->finalize (object);
}

/* A window out of sight ends what hangs in the air. */
static void
nonet_board_view_unmap (GtkWidget *widget)
{
  NonetBoardView *self = NONET_BOARD_VIEW (widget);

  nonet_board_view_finish_composing (self, TRUE);
  g_clear_handle_id (&self->tally_timeout, g_source_remove);
  GTK_WIDGET_CLASS (nonet_board_view_parent_class)->unmap (widget);
}

static void
install_properties (GObjectClass *klass)
{
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  properties[PROP_DOCUMENT] = g_param_spec_object ("document", NULL, NULL, NONET_TYPE_DOCUMENT, flags);
  properties[PROP_SYMBOL] = g_param_spec_uint ("symbol", NULL, NULL, 0, SUDOKU_MAX_ORDER, 0, flags);
  properties[PROP_MARKING] = g_param_spec_boolean ("marking", NULL, NULL, FALSE, flags);
  properties[PROP_DEPTH] =
      g_param_spec_enum ("depth", NULL, NULL, NONET_TYPE_CANDIDATE_DEPTH, NONET_CANDIDATES_MARKS, flags);
  properties[PROP_ZOOM] = g_param_spec_double ("zoom", NULL, NULL, 1, NONET_BOARD_MAX_ZOOM, 1, flags);
  properties[PROP_CURSOR] = g_param_spec_uint ("cursor", NULL, NULL, 0, SUDOKU_MAX_CELLS - 1, 0, flags);
  properties[PROP_OVERLAY] = g_param_spec_boxed ("overlay", NULL, NULL, NONET_TYPE_BOARD_OVERLAY, flags);
  g_object_class_install_properties (klass, N_PROPS, properties);
  nonet_scroll_axes_install_properties (klass, PROP_SCROLLING);
}

static void
install_signals (GType type)
{
  nonet_board_view_signals[NONET_BOARD_CURSOR_MOVED] =
      g_signal_new ("cursor-moved", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  nonet_board_view_signals[NONET_BOARD_SELECTION_CHANGED] =
      g_signal_new ("selection-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  nonet_board_view_signals[NONET_BOARD_FILTER_REQUESTED] = g_signal_new (
      "filter-requested", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
}

static void
nonet_board_view_class_init (NonetBoardViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = nonet_board_view_get_property;
  object_class->set_property = nonet_board_view_set_property;
  object_class->dispose = nonet_board_view_dispose;
  object_class->finalize = nonet_board_view_finalize;
  widget_class->snapshot = nonet_board_view_snapshot;
  widget_class->unmap = nonet_board_view_unmap;
  nonet_board_view_place_class_init (widget_class);
  nonet_board_view_cells_class_init (widget_class);
  nonet_board_view_actions_class_init (widget_class);
  install_properties (object_class);
  install_signals (G_TYPE_FROM_CLASS (klass));
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
  gtk_widget_class_set_css_name (widget_class, "board");
}

static void
nonet_board_view_init (NonetBoardView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->shape = sudoku_shape_ref (nonet_shape_get (3, 3));
  self->zoom = 1;
  self->depth = NONET_CANDIDATES_MARKS;
  self->tint_houses = self->tint_equal = self->tint_conflicts = TRUE;
  nonet_scroll_axes_init (&self->axes, widget, nonet_board_view_scrolled);
  nonet_board_view_init_cells (self);
  nonet_board_view_init_pointer (self);
  nonet_board_view_init_keys (self);
  nonet_board_style_watch (widget, (void (*) (GtkWidget *)) nonet_board_view_invalidate_style);
  gtk_widget_set_overflow (widget, GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_hexpand (widget, TRUE);
  gtk_widget_set_vexpand (widget, TRUE);
  /* Boards read from left to right everywhere. */
  gtk_widget_set_direction (widget, GTK_TEXT_DIR_LTR);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Board"), -1);
  g_signal_connect (self, "selection-changed", G_CALLBACK (nonet_board_view_update_actions), NULL);
  nonet_board_view_update_actions (self);
}

GtkWidget *
nonet_board_view_new (void)
{
  return g_object_new (NONET_TYPE_BOARD_VIEW, NULL);
}
