/* A cell of the board for keyboard focus and screen readers: a bare widget that draws nothing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/board/board-cell.h"

struct _NonetBoardCell
{
  GtkWidget parent_instance;

  guint cell;
  char *label;
  int selected; /* -1: not known yet */
};

G_DEFINE_FINAL_TYPE (NonetBoardCell, nonet_board_cell, GTK_TYPE_WIDGET)

static void
activated (NonetBoardCell *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  gtk_widget_activate_action (GTK_WIDGET (self), "board.show-menu", NULL);
}

static void
nonet_board_cell_finalize (GObject *object)
{
  g_free (NONET_BOARD_CELL (object)->label);
  G_OBJECT_CLASS (nonet_board_cell_parent_class)->finalize (object);
}

static void
nonet_board_cell_class_init (NonetBoardCellClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = nonet_board_cell_finalize;
  gtk_widget_class_set_activate_signal (widget_class, g_signal_new_class_handler ("activate", G_TYPE_FROM_CLASS (klass),
                                                                                  G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION,
                                                                                  G_CALLBACK (activated), NULL, NULL,
                                                                                  NULL, G_TYPE_NONE, 0));
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
  gtk_widget_class_set_css_name (widget_class, "boardcell");
}

static void
nonet_board_cell_init (NonetBoardCell *self)
{
  self->selected = -1;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  /* The board itself takes the pointer. */
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

void
nonet_board_cell_set_place (NonetBoardCell *self, guint cell, guint row, guint column)
{
  self->cell = cell;
  g_clear_pointer (&self->label, g_free);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_RELATION_ROW_INDEX, (int) row + 1,
                                  GTK_ACCESSIBLE_RELATION_COL_INDEX, (int) column + 1, -1);
}

guint
nonet_board_cell_get_cell (NonetBoardCell *self)
{
  return self->cell;
}

void
nonet_board_cell_take_label (NonetBoardCell *self, char *label)
{
  g_autofree char *old = self->label;

  self->label = label;
  if (g_strcmp0 (old, label) != 0)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void
nonet_board_cell_set_selected (NonetBoardCell *self, gboolean selected)
{
  if (self->selected == selected)
    return;
  self->selected = selected;
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
}
