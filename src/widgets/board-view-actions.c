/* What can be done on the board by name: the actions "board.…", for buttons, menus and shortcuts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/board-view-actions.h"

#include "widgets/board-view-popovers.h"
#include "widgets/board-view-selection.h"

#define ZOOM_STEP 1.25

gboolean
nonet_board_view_can_enter (NonetBoardView *self)
{
  g_return_val_if_fail (NONET_IS_BOARD_VIEW (self), FALSE);

  for (guint cell = 0; self->n_selected > 0 && cell < self->n_cells; cell++)
    if (self->selected[cell] && nonet_board_view_editable (self, cell))
      return TRUE;
  return FALSE;
}

/* Whether all cells of the selection that can be changed show the value already: entering it again takes it away. */
static gboolean
all_show (NonetBoardView *self, guint value)
{
  for (guint cell = 0; cell < self->n_cells; cell++)
    if (self->selected[cell] && nonet_board_view_editable (self, cell) && nonet_board_view_value (self, cell) != value)
      return FALSE;
  return TRUE;
}

static void
put (NonetBoardView *self, guint value)
{
  g_autofree guint *cells = NULL;
  guint n_cells;

  if (self->document == NULL || self->n_selected == 0)
    return;
  cells = nonet_board_view_dup_selection (self, &n_cells);
  nonet_document_set_value (self->document, cells, n_cells, all_show (self, value) ? 0 : value);
}

static void
toggle_mark (NonetBoardView *self, guint value)
{
  g_autofree guint *cells = NULL;
  guint n_cells;

  if (self->document == NULL || self->n_selected == 0)
    return;
  cells = nonet_board_view_dup_selection (self, &n_cells);
  /* A mark that cannot be seen would be a riddle. */
  nonet_board_view_set_depth (self, NONET_CANDIDATES_MARKS);
  nonet_document_toggle_mark (self->document, cells, n_cells, value);
}

void
nonet_board_view_enter (NonetBoardView *self, guint value)
{
  g_return_if_fail (NONET_IS_BOARD_VIEW (self));
  g_return_if_fail (value <= self->shape->order);

  if (self->marking && value != 0)
    toggle_mark (self, value);
  else
    put (self, value);
}

/* Takes symbols away; where there are none, marks and colours. */
static void
clear (NonetBoardView *self)
{
  g_autofree guint *cells = NULL;
  guint n_cells;

  if (self->document == NULL || self->n_selected == 0)
    return;
  cells = nonet_board_view_dup_selection (self, &n_cells);
  if (!nonet_document_set_value (self->document, cells, n_cells, 0))
    nonet_document_clear (self->document, cells, n_cells);
}

/* The next possible value in the direction, blank between the last and the first. */
static guint
next_symbol (NonetBoardView *self, guint cell, int direction)
{
  SudokuSet possible = nonet_board_view_possible (self, cell);
  guint order = self->shape->order;
  guint value = nonet_board_view_value (self, cell);

  do
    value = (value + (direction > 0 ? 1 : order)) % (order + 1);
  while (value != 0 && !sudoku_set_has (possible, value));
  return value;
}

void
nonet_board_view_step_symbol (NonetBoardView *self, guint cell, int direction)
{
  guint value;

  if (!nonet_board_view_editable (self, cell))
    return;
  if (self->n_selected != 1 || self->cursor != cell)
    nonet_board_view_select_only (self, cell);
  value = next_symbol (self, cell, direction);
  nonet_document_set_value (self->document, &cell, 1, value);
}

/* The four actions that take a value; larger ones than the board has are no symbols. */
static void
value_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetBoardView *self = NONET_BOARD_VIEW (widget);
  guint value = g_variant_get_uint32 (parameter);

  if (value > self->shape->order)
    return;
  if (g_str_equal (name, "board.choose-symbol"))
    nonet_board_view_set_symbol (self, value);
  else if (g_str_equal (name, "board.put-symbol"))
    put (self, value);
  else if (g_str_equal (name, "board.toggle-mark") && value != 0)
    toggle_mark (self, value);
  else if (g_str_equal (name, "board.set-symbol"))
    nonet_board_view_enter (self, value);
}

static void
set_colour_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetBoardView *self = NONET_BOARD_VIEW (widget);
  g_autofree guint *cells = NULL;
  guint n_cells;

  if (self->document == NULL || self->n_selected == 0 || g_variant_get_uint32 (parameter) > 9)
    return;
  cells = nonet_board_view_dup_selection (self, &n_cells);
  nonet_document_set_colour (self->document, cells, n_cells, g_variant_get_uint32 (parameter));
}

static void
clear_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  clear (NONET_BOARD_VIEW (widget));
}

static void
toggle_marking_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetBoardView *self = NONET_BOARD_VIEW (widget);

  nonet_board_view_set_marking (self, !self->marking);
}

static void
undo_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetBoardView *self = NONET_BOARD_VIEW (widget);

  nonet_board_view_end_typing (self, FALSE);
  if (self->document != NULL)
    nonet_document_undo (self->document);
}

static void
redo_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetBoardView *self = NONET_BOARD_VIEW (widget);

  nonet_board_view_end_typing (self, FALSE);
  if (self->document != NULL)
    nonet_document_redo (self->document);
}

static void
select_all_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  nonet_board_view_select_all (NONET_BOARD_VIEW (widget));
}

static void
select_equal_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetBoardView *self = NONET_BOARD_VIEW (widget);

  if (self->n_selected > 0)
    nonet_board_view_select_equal (self, self->cursor);
}

static void
unselect_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  nonet_board_view_unselect (NONET_BOARD_VIEW (widget));
}

static void
zoom_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetBoardView *self = NONET_BOARD_VIEW (widget);
  double zoom = 1;

  if (g_str_equal (name, "board.zoom-in"))
    zoom = self->zoom * ZOOM_STEP;
  else if (g_str_equal (name, "board.zoom-out"))
    zoom = self->zoom / ZOOM_STEP;
  nonet_board_view_set_zoom (self, zoom);
}

static void
show_menu_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  nonet_board_view_show_popover (NONET_BOARD_VIEW (widget));
}

void
nonet_board_view_update_actions (NonetBoardView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean can_enter = nonet_board_view_can_enter (self);

  gtk_widget_action_set_enabled (widget, "board.undo",
                                 self->document != NULL && nonet_document_get_can_undo (self->document));
  gtk_widget_action_set_enabled (widget, "board.redo",
                                 self->document != NULL && nonet_document_get_can_redo (self->document));
  gtk_widget_action_set_enabled (widget, "board.set-symbol", can_enter);
  gtk_widget_action_set_enabled (widget, "board.put-symbol", can_enter);
  gtk_widget_action_set_enabled (widget, "board.toggle-mark", can_enter);
  gtk_widget_action_set_enabled (widget, "board.clear", self->n_selected > 0);
  gtk_widget_action_set_enabled (widget, "board.set-colour", self->n_selected > 0);
  gtk_widget_action_set_enabled (widget, "board.zoom-out", self->zoom > 1);
  gtk_widget_action_set_enabled (widget, "board.zoom-in", self->zoom < NONET_BOARD_MAX_ZOOM);
}

void
nonet_board_view_actions_class_init (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "board.set-symbol", "u", value_action);
  gtk_widget_class_install_action (klass, "board.put-symbol", "u", value_action);
  gtk_widget_class_install_action (klass, "board.toggle-mark", "u", value_action);
  gtk_widget_class_install_action (klass, "board.choose-symbol", "u", value_action);
  gtk_widget_class_install_action (klass, "board.set-colour", "u", set_colour_action);
  gtk_widget_class_install_action (klass, "board.clear", NULL, clear_action);
  gtk_widget_class_install_action (klass, "board.toggle-marking", NULL, toggle_marking_action);
  gtk_widget_class_install_action (klass, "board.undo", NULL, undo_action);
  gtk_widget_class_install_action (klass, "board.redo", NULL, redo_action);
  gtk_widget_class_install_action (klass, "board.select-all", NULL, select_all_action);
  gtk_widget_class_install_action (klass, "board.select-equal", NULL, select_equal_action);
  gtk_widget_class_install_action (klass, "board.unselect", NULL, unselect_action);
  gtk_widget_class_install_action (klass, "board.zoom-in", NULL, zoom_action);
  gtk_widget_class_install_action (klass, "board.zoom-out", NULL, zoom_action);
  gtk_widget_class_install_action (klass, "board.zoom-reset", NULL, zoom_action);
  gtk_widget_class_install_action (klass, "board.show-menu", NULL, show_menu_action);

  gtk_widget_class_add_binding_action (klass, GDK_KEY_a, GDK_CONTROL_MASK, "board.select-all", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_e, GDK_CONTROL_MASK, "board.select-equal", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_Menu, 0, "board.show-menu", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_F10, GDK_SHIFT_MASK, "board.show-menu", NULL);
}
