/* Two solutions side by side, the cells in which they differ marked.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/solutions/compare-window.h"

#include <glib/gi18n.h>

#include "widgets/solutions/solution-thumb.h"
#include "widgets/board/board-theme.h"
#include "widgets/widget-utils.h"

struct _NonetCompareWindow
{
  AdwWindow parent_instance;

  AdwWindowTitle *title;
  GtkSpinButton *number[2];
  NonetSolutionThumb *board[2];

  NonetPuzzle *puzzle;
  NonetSolutionList *list;
};

G_DEFINE_FINAL_TYPE (NonetCompareWindow, nonet_compare_window, ADW_TYPE_WINDOW)

static void
update_difference (NonetCompareWindow *self)
{
  NonetSolution *solution[2];
  g_autofree char *text = NULL;
  guint n_cells = nonet_puzzle_get_cells (self->puzzle), n = 0;

  for (int i = 0; i < 2; i++)
    {
      solution[i] = nonet_solution_thumb_get_solution (self->board[i]);
      if (solution[i] == NULL || !nonet_solution_get_ready (solution[i]))
        return;
    }
  for (guint cell = 0; cell < n_cells; cell++)
    n += nonet_solution_get_values (solution[0])[cell] != nonet_solution_get_values (solution[1])[cell];
  if (n == 0)
    text = g_strdup (_ ("The same solution"));
  else
    text = g_strdup_printf (ngettext ("%u cell differs", "%u cells differ", n), n);
  adw_window_title_set_subtitle (self->title, text);
}

static void
show_solution (NonetCompareWindow *self, int side)
{
  guint position = (guint) gtk_spin_button_get_value (self->number[side]) - 1;
  g_autoptr (NonetSolution) solution = NULL;

  if (self->list == NULL) /* a typed number is taken as the focus leaves it, in a window that goes, too */
    return;
  solution = g_list_model_get_item (G_LIST_MODEL (self->list), position);
  if (solution == NULL)
    return;
  if (!nonet_solution_get_ready (solution))
    g_signal_connect_object (solution, "ready", G_CALLBACK (update_difference), self, G_CONNECT_SWAPPED);
  nonet_solution_thumb_bind (self->board[side], position, solution, self->puzzle,
                             nonet_board_style_for_widget (GTK_WIDGET (self)));
  nonet_solution_thumb_set_reference (self->board[1 - side], solution);
  update_difference (self);
}

static void
first_changed (NonetCompareWindow *self)
{
  show_solution (self, 0);
}

static void
second_changed (NonetCompareWindow *self)
{
  show_solution (self, 1);
}

/* The list may have grown meanwhile. */
static void
list_grew (NonetCompareWindow *self)
{
  double n = g_list_model_get_n_items (G_LIST_MODEL (self->list));

  for (int i = 0; i < 2; i++)
    gtk_adjustment_set_upper (gtk_spin_button_get_adjustment (self->number[i]), n);
}

static void
nonet_compare_window_dispose (GObject *object)
{
  NonetCompareWindow *self = NONET_COMPARE_WINDOW (object);

  if (self->list != NULL)
    g_signal_handlers_disconnect_by_data (self->list, self);
  g_clear_object (&self->list);
  g_clear_pointer (&self->puzzle, nonet_puzzle_unref);
  G_OBJECT_CLASS (nonet_compare_window_parent_class)->dispose (object);
}

static void
nonet_compare_window_class_init (NonetCompareWindowClass *klass)
{
  static const char *const numbers[] = { "first_number", "second_number" };
  static const char *const boards[] = { "first_board", "second_board" };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_compare_window_dispose;
  g_type_ensure (NONET_TYPE_SOLUTION_THUMB);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/compare-window.ui");
  gtk_widget_class_bind_template_child (widget_class, NonetCompareWindow, title);
  for (guint i = 0; i < 2; i++)
    {
      gtk_widget_class_bind_template_child_full (widget_class, numbers[i], FALSE,
                                                 G_STRUCT_OFFSET (NonetCompareWindow, number[i]));
      gtk_widget_class_bind_template_child_full (widget_class, boards[i], FALSE,
                                                 G_STRUCT_OFFSET (NonetCompareWindow, board[i]));
    }
  NONET_BIND_CALLBACKS (widget_class, first_changed, second_changed);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
nonet_compare_window_init (NonetCompareWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < 2; i++)
    nonet_solution_thumb_set_only (self->board[i], TRUE); /* its number stands over it */
}

void
nonet_compare_window_present (GtkWindow *parent,
                              NonetPuzzle *puzzle,
                              NonetSolutionList *list,
                              guint first,
                              guint second)
{
  NonetCompareWindow *self;

  g_return_if_fail (NONET_IS_SOLUTION_LIST (list));
  g_return_if_fail (MAX (first, second) < g_list_model_get_n_items (G_LIST_MODEL (list)));

  self = g_object_new (NONET_TYPE_COMPARE_WINDOW, "transient-for", parent, NULL);
  self->puzzle = nonet_puzzle_ref (puzzle);
  self->list = g_object_ref (list);
  g_signal_connect_swapped (list, "items-changed", G_CALLBACK (list_grew), self);
  list_grew (self);
  gtk_spin_button_set_value (self->number[0], first + 1.0);
  gtk_spin_button_set_value (self->number[1], second + 1.0);
  first_changed (self);
  second_changed (self);
  gtk_window_present (GTK_WINDOW (self));
}
