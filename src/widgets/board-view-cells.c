/* The bare child over each cell in sight, for keyboard focus and screen readers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/board-view-cells.h"

#include "widgets/board-cell.h"
#include "widgets/board-view-labels.h"
#include "widgets/board-view-place.h"
#include "widgets/board-view-popovers.h"
#include "widgets/board-view-selection.h"

static void
cell_activated (NonetBoardView *self, NonetBoardCell *cell)
{
  nonet_board_view_set_cursor (self, nonet_board_cell_get_cell (cell));
  nonet_board_view_show_popover (self);
}

/* A screen reader may move the focus without any key: the cursor follows. */
static void
cell_focused (GtkEventControllerFocus *focus, NonetBoardView *self)
{
  GtkWidget *cell = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (focus));
  guint number = nonet_board_cell_get_cell (NONET_BOARD_CELL (cell));

  if (number != self->cursor)
    nonet_board_view_set_cursor (self, number);
}

static GtkWidget *
obtain_cell (NonetBoardView *self)
{
  GtkEventController *focus;
  GtkWidget *cell;

  if (self->spare_cells->len > 0)
    return g_ptr_array_steal_index_fast (self->spare_cells, self->spare_cells->len - 1);
  cell = GTK_WIDGET (nonet_board_cell_new ());
  gtk_widget_set_parent (cell, GTK_WIDGET (self));
  g_signal_connect_swapped (cell, "activate", G_CALLBACK (cell_activated), self);
  focus = gtk_event_controller_focus_new ();
  g_signal_connect (focus, "enter", G_CALLBACK (cell_focused), self);
  gtk_widget_add_controller (cell, focus);
  return cell;
}

/* Takes the children of cells out of sight off duty. */
static void
retire_cells (NonetBoardView *self, const GdkRectangle *range)
{
  GHashTableIter iter;
  gpointer key, child;

  g_hash_table_iter_init (&iter, self->cells);
  while (g_hash_table_iter_next (&iter, &key, &child))
    {
      guint cell = GPOINTER_TO_UINT (key);
      int row = (int) sudoku_cell_row (self->shape, cell);
      int column = (int) sudoku_cell_column (self->shape, cell);

      if ((row >= range->y && row < range->y + range->height && column >= range->x && column < range->x + range->width)
          || gtk_widget_has_focus (child))
        continue;
      gtk_widget_set_child_visible (child, FALSE);
      g_ptr_array_add (self->spare_cells, child);
      g_hash_table_iter_remove (&iter);
    }
}

static GtkWidget *
ensure_cell (NonetBoardView *self, guint cell)
{
  GtkWidget *child = g_hash_table_lookup (self->cells, GUINT_TO_POINTER (cell));

  if (child != NULL)
    return child;
  child = obtain_cell (self);
  nonet_board_cell_set_place (NONET_BOARD_CELL (child), cell, sudoku_cell_row (self->shape, cell),
                              sudoku_cell_column (self->shape, cell));
  nonet_board_cell_take_label (NONET_BOARD_CELL (child), nonet_board_view_describe_cell (self, cell));
  nonet_board_cell_set_selected (NONET_BOARD_CELL (child), self->selected[cell]);
  gtk_widget_set_child_visible (child, TRUE);
  g_hash_table_insert (self->cells, GUINT_TO_POINTER (cell), child);
  return child;
}

static void
allocate_cells (NonetBoardView *self)
{
  GHashTableIter iter;
  gpointer key, child;
  GdkRectangle range, area;

  if (!nonet_board_view_get_visible_cells (self, &range))
    range = (GdkRectangle){ 0 };
  retire_cells (self, &range);
  for (int row = range.y; row < range.y + range.height; row++)
    for (int column = range.x; column < range.x + range.width; column++)
      ensure_cell (self, (guint) (row * self->shape->order + column));
  g_hash_table_iter_init (&iter, self->cells);
  while (g_hash_table_iter_next (&iter, &key, &child))
    {
      int minimum;

      nonet_board_view_get_cell_area (self, GPOINTER_TO_UINT (key), &area);
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      gtk_widget_size_allocate (child, &area, -1);
    }
}

static void
board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  NonetBoardView *self = NONET_BOARD_VIEW (widget);

  nonet_board_view_place (self, width, height);
  allocate_cells (self);
  nonet_board_view_present_popovers (self);
}

void
nonet_board_view_forget_cells (NonetBoardView *self)
{
  GHashTableIter iter;
  gpointer child;

  g_hash_table_iter_init (&iter, self->cells);
  while (g_hash_table_iter_next (&iter, NULL, &child))
    gtk_widget_unparent (child);
  g_hash_table_remove_all (self->cells);
  for (guint i = 0; i < self->spare_cells->len; i++)
    gtk_widget_unparent (self->spare_cells->pdata[i]);
  g_ptr_array_set_size (self->spare_cells, 0);
}

static void
focus_cell (NonetBoardView *self, guint cell)
{
  if (self->n_cells > 0)
    gtk_widget_grab_focus (ensure_cell (self, cell));
}

/* Tab enters the board at the cursor and leaves it again; the arrows are the board's own. Nothing is selected when a
 * new window looks for its first focus. */
static gboolean
board_focus (GtkWidget *widget, GtkDirectionType direction)
{
  NonetBoardView *self = NONET_BOARD_VIEW (widget);
  gboolean tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;

  if (self->n_cells == 0 || gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;
  if (tab && self->n_selected == 0 && gtk_root_get_focus (gtk_widget_get_root (widget)) != NULL)
    nonet_board_view_select_only (self, self->cursor);
  focus_cell (self, self->cursor);
  return TRUE;
}

static gboolean
board_grab_focus (GtkWidget *widget)
{
  NonetBoardView *self = NONET_BOARD_VIEW (widget);

  if (self->n_cells == 0)
    return FALSE;
  focus_cell (self, self->cursor);
  return TRUE;
}

void
nonet_board_view_cells_class_init (GtkWidgetClass *klass)
{
  klass->size_allocate = board_size_allocate;
  klass->focus = board_focus;
  klass->grab_focus = board_grab_focus;
}

/* The focus follows the cursor while it is on the board. */
static void
cursor_moved (NonetBoardView *self)
{
  if (gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL)
    focus_cell (self, self->cursor);
}

void
nonet_board_view_init_cells (NonetBoardView *self)
{
  self->cells = g_hash_table_new (NULL, NULL);
  self->spare_cells = g_ptr_array_new ();
  g_signal_connect (self, "cursor-moved", G_CALLBACK (cursor_moved), NULL);
}
