/* Showing a running list of puzzles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The list changes its order while puzzles are rated; the one that is selected stays it.
 */
#include "config.h"

#include "widgets/puzzles/puzzle-list-view.h"

#include <glib/gi18n.h>

#include "widgets/bar-layout.h"
#include "widgets/puzzles/puzzle-list-text.h"
#include "widgets/puzzles/puzzle-row.h"

struct _NonetPuzzleListView
{
  GtkBox parent_instance;

  GtkWidget *spinner;
  GtkLabel *state;
  GtkLabel *numbers;
  GtkButton *search;
  GtkStack *stack;
  AdwStatusPage *empty;
  GtkListView *view;
  GtkSingleSelection *selection; /* of the list */

  NonetPuzzleList *list;
  NonetPuzzlesKind kind;
  SudokuRatingProfile profile;
  NonetFoundPuzzle *chosen; /* selected, or NULL */
  gboolean is_following;    /* the selection is being brought back to it */
  gboolean is_at_top;       /* before the list changed: it stays there */
};

G_DEFINE_FINAL_TYPE (NonetPuzzleListView, nonet_puzzle_list_view, GTK_TYPE_BOX)

enum
{
  CHOSEN,
  OPEN_ALL,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gboolean
is_searching (NonetPuzzleListView *self)
{
  return self->list != NULL && nonet_puzzle_list_get_status (self->list)->state == NONET_PUZZLES_SEARCHING;
}

static guint
n_puzzles (NonetPuzzleListView *self)
{
  return self->list != NULL ? g_list_model_get_n_items (G_LIST_MODEL (self->list)) : 0;
}

/* What is said. */

static void
update_state (NonetPuzzleListView *self)
{
  const NonetPuzzlesStatus *status = nonet_puzzle_list_get_status (self->list);
  g_autofree char *numbers = nonet_puzzles_describe_numbers (status, self->kind);
  g_autofree char *state = nonet_puzzles_describe_state (status, self->kind);

  gtk_label_set_text (self->numbers, numbers);
  gtk_label_set_text (self->state, state);
  adw_status_page_set_description (self->empty, is_searching (self) ? NULL : state);
  adw_status_page_set_title (self->empty, is_searching (self) ? _ ("Searching…") : _ ("No Puzzles"));
  gtk_stack_set_visible_child_name (self->stack, n_puzzles (self) > 0 ? "list" : "none");
}

static void
update_actions (NonetPuzzleListView *self)
{
  gboolean searching = is_searching (self);
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_set_visible (self->spinner, searching);
  gtk_button_set_label (self->search, searching ? _ ("_Stop") : _ ("_Continue"));
  gtk_widget_action_set_enabled (widget, "puzzles.search",
                                 searching || (self->list != NULL && nonet_puzzle_list_can_continue (self->list)));
  gtk_widget_action_set_enabled (widget, "puzzles.open", self->chosen != NULL);
  gtk_widget_action_set_enabled (widget, "puzzles.open-all", n_puzzles (self) > 0);
}

/* The selection. */

static void
selected_cb (NonetPuzzleListView *self)
{
  if (self->is_following)
    return;
  g_set_object (&self->chosen, gtk_single_selection_get_selected_item (self->selection));
  update_actions (self);
}

/* A puzzle that got its rating has another place. */
static void
follow_chosen (NonetPuzzleListView *self)
{
  if (self->chosen != NULL)
    gtk_single_selection_set_selected (self->selection, nonet_puzzle_list_find (self->list, self->chosen));
}

static void
changing_cb (NonetPuzzleListView *self)
{
  GtkAdjustment *place = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->view));

  if (!self->is_following)
    self->is_at_top = gtk_adjustment_get_value (place) <= 0;
  self->is_following = TRUE;
}

/* The view keeps to the row that is first in sight, and what comes before it would not be seen. */
static void
stay_at_top (NonetPuzzleListView *self)
{
  if (self->is_following && self->is_at_top && self->chosen == NULL && n_puzzles (self) > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->view), "list.scroll-to-item", "u", 0);
}

static void
changed_cb (NonetPuzzleListView *self)
{
  follow_chosen (self);
  stay_at_top (self);
  self->is_following = FALSE;
  update_state (self);
  update_actions (self);
}

static void
setup_cb (NonetPuzzleListView *self, GtkListItem *item)
{
  gtk_list_item_set_child (item, nonet_puzzle_row_new (self->view));
}

static void
bind_cb (NonetPuzzleListView *self, GtkListItem *item)
{
  nonet_puzzle_row_set_puzzle (NONET_PUZZLE_ROW (gtk_list_item_get_child (item)), gtk_list_item_get_item (item),
                               self->profile);
}

static void
unbind_cb (NonetPuzzleListView *self, GtkListItem *item)
{
  nonet_puzzle_row_set_puzzle (NONET_PUZZLE_ROW (gtk_list_item_get_child (item)), NULL, self->profile);
}

static void
activate_cb (NonetPuzzleListView *self, guint position)
{
  g_autoptr (NonetFoundPuzzle) puzzle = g_list_model_get_item (G_LIST_MODEL (self->list), position);

  if (puzzle != NULL)
    g_signal_emit (self, signals[CHOSEN], 0, puzzle);
}

/* Actions. */

static void
search_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetPuzzleListView *self = NONET_PUZZLE_LIST_VIEW (widget);

  if (is_searching (self))
    nonet_puzzle_list_stop (self->list);
  else
    nonet_puzzle_list_continue (self->list);
}

static void
open_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetPuzzleListView *self = NONET_PUZZLE_LIST_VIEW (widget);

  g_signal_emit (self, signals[CHOSEN], 0, self->chosen);
}

static void
open_all_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[OPEN_ALL], 0);
}

static void
order_toggled_cb (NonetPuzzleListView *self, GtkToggleButton *button)
{
  if (self->list == NULL)
    return;
  self->is_following = TRUE;
  nonet_puzzle_list_set_hardest_first (self->list, !gtk_toggle_button_get_active (button));
}

/* The list. */

static void
forget_list (NonetPuzzleListView *self)
{
  if (self->list == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->list, self);
  self->is_following = TRUE;
  gtk_single_selection_set_model (self->selection, NULL);
  self->is_following = FALSE;
  g_clear_object (&self->chosen);
  g_clear_object (&self->list);
}

/* The list itself says when it has changed before the selection does. */
static void
watch_list (NonetPuzzleListView *self)
{
  g_signal_connect_object (self->list, "items-changed", G_CALLBACK (changing_cb), self, G_CONNECT_SWAPPED);
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (self->list));
  g_signal_connect_object (self->list, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
}

void
nonet_puzzle_list_view_set_list (NonetPuzzleListView *self,
                                 NonetPuzzleList *list,
                                 NonetPuzzlesKind kind,
                                 SudokuRatingProfile profile)
{
  g_return_if_fail (NONET_IS_PUZZLE_LIST_VIEW (self));

  forget_list (self);
  g_set_object (&self->list, list);
  self->kind = kind;
  self->profile = profile;
  if (list == NULL)
    return;
  watch_list (self);
  changed_cb (self);
}

NonetPuzzleList *
nonet_puzzle_list_view_get_list (NonetPuzzleListView *self)
{
  return self->list;
}

static void
nonet_puzzle_list_view_dispose (GObject *object)
{
  NonetPuzzleListView *self = NONET_PUZZLE_LIST_VIEW (object);

  forget_list (self);
  G_OBJECT_CLASS (nonet_puzzle_list_view_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *klass)
{
  g_type_ensure (NONET_TYPE_BAR_LAYOUT);
  gtk_widget_class_set_template_from_resource (klass, "/io/github/nonet/Nonet/ui/puzzle-list-view.ui");
  gtk_widget_class_bind_template_child (klass, NonetPuzzleListView, spinner);
  gtk_widget_class_bind_template_child (klass, NonetPuzzleListView, state);
  gtk_widget_class_bind_template_child (klass, NonetPuzzleListView, numbers);
  gtk_widget_class_bind_template_child (klass, NonetPuzzleListView, search);
  gtk_widget_class_bind_template_child (klass, NonetPuzzleListView, stack);
  gtk_widget_class_bind_template_child (klass, NonetPuzzleListView, empty);
  gtk_widget_class_bind_template_child (klass, NonetPuzzleListView, view);
  gtk_widget_class_bind_template_child (klass, NonetPuzzleListView, selection);
  gtk_widget_class_bind_template_callback (klass, selected_cb);
  gtk_widget_class_bind_template_callback (klass, setup_cb);
  gtk_widget_class_bind_template_callback (klass, bind_cb);
  gtk_widget_class_bind_template_callback (klass, unbind_cb);
  gtk_widget_class_bind_template_callback (klass, activate_cb);
  gtk_widget_class_bind_template_callback (klass, order_toggled_cb);
}

static void
nonet_puzzle_list_view_class_init (NonetPuzzleListViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_puzzle_list_view_dispose;
  gtk_widget_class_install_action (widget_class, "puzzles.search", NULL, search_action);
  gtk_widget_class_install_action (widget_class, "puzzles.open", NULL, open_action);
  gtk_widget_class_install_action (widget_class, "puzzles.open-all", NULL, open_all_action);
  bind_template (widget_class);
  signals[CHOSEN] = g_signal_new ("chosen", NONET_TYPE_PUZZLE_LIST_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, NONET_TYPE_FOUND_PUZZLE);
  signals[OPEN_ALL] =
      g_signal_new ("open-all", NONET_TYPE_PUZZLE_LIST_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
nonet_puzzle_list_view_init (NonetPuzzleListView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
