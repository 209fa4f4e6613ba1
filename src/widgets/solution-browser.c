/* The pane of all solutions: which list is shown, which solution is chosen, and how one gets to another.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rest of the type stands in files of which each uses only those before it: solution-browser-private.h (the struct), -sort,
 * -status, -going, -list, -filters, -cell.
 */
#include "widgets/solution-browser-private.h"

#include "widgets/compare-window.h"
#include "widgets/solution-browser-cell.h"
#include "widgets/solution-browser-filters.h"
#include "widgets/solution-browser-going.h"
#include "widgets/solution-browser-list.h"
#include "widgets/solution-browser-sort.h"
#include "widgets/solution-browser-status.h"

enum
{
  PROP_0,
  PROP_LIST,
  PROP_SHOWN_LIST,
  PROP_SOLUTION,
  PROP_BOARD,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (NonetSolutionBrowser, nonet_solution_browser, GTK_TYPE_WIDGET)

void
nonet_solution_browser_set_list (NonetSolutionBrowser *self, NonetSolutionList *list)
{
  g_return_if_fail (NONET_IS_SOLUTION_BROWSER (self));
  g_return_if_fail (list == NULL || NONET_IS_SOLUTION_LIST (list));

  if (!g_set_object (&self->list, list))
    return;
  if (self->document != NULL)
    self->generation = nonet_document_get_generation (self->document);
  nonet_solution_browser_forget_filters (self);
  nonet_solution_browser_set_reason (self, NULL);
  nonet_solution_browser_show_list (self, list);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LIST]);
}

NonetSolutionList *
nonet_solution_browser_get_list (NonetSolutionBrowser *self)
{
  g_return_val_if_fail (NONET_IS_SOLUTION_BROWSER (self), NULL);
  return self->list;
}

NonetSolutionList *
nonet_solution_browser_get_shown_list (NonetSolutionBrowser *self)
{
  g_return_val_if_fail (NONET_IS_SOLUTION_BROWSER (self), NULL);
  return self->shown;
}

NonetSolution *
nonet_solution_browser_get_solution (NonetSolutionBrowser *self)
{
  g_return_val_if_fail (NONET_IS_SOLUTION_BROWSER (self), NULL);
  return self->solution;
}

void
nonet_solution_browser_set_reason (NonetSolutionBrowser *self, const char *reason)
{
  g_return_if_fail (NONET_IS_SOLUTION_BROWSER (self));
  adw_status_page_set_description (self->none, reason);
}

void
nonet_solution_browser_next (NonetSolutionBrowser *self)
{
  guint chosen;

  g_return_if_fail (NONET_IS_SOLUTION_BROWSER (self));

  chosen = nonet_solution_grid_get_chosen (self->grid);
  nonet_solution_browser_choose (self, chosen == NONET_NO_POSITION ? 0 : chosen + 1);
}

void
nonet_solution_browser_previous (NonetSolutionBrowser *self)
{
  guint chosen;

  g_return_if_fail (NONET_IS_SOLUTION_BROWSER (self));

  chosen = nonet_solution_grid_get_chosen (self->grid);
  if (chosen != NONET_NO_POSITION && chosen > 0)
    nonet_solution_browser_choose (self, chosen - 1);
}

static void
solution_activated (NonetSolutionBrowser *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "solutions.compare", NULL);
}

static void
step_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetSolutionBrowser *self = NONET_SOLUTION_BROWSER (widget);

  if (g_str_equal (name, "solutions.next"))
    nonet_solution_browser_next (self);
  else
    nonet_solution_browser_previous (self);
}

static void
go_to_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  nonet_solution_browser_ask_number (NONET_SOLUTION_BROWSER (widget));
}

static void
toggle_search_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetSolutionBrowser *self = NONET_SOLUTION_BROWSER (widget);

  if (self->shown == NULL)
    return;
  if (nonet_solution_list_get_state (self->shown) == NONET_SOLUTIONS_RUNNING)
    nonet_solution_list_stop (self->shown);
  else
    nonet_solution_list_start (self->shown);
}

/* The chosen solution beside the next one; the window lets the player take any other. */
static void
compare_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetSolutionBrowser *self = NONET_SOLUTION_BROWSER (widget);
  GListModel *model = nonet_solution_grid_get_model (self->grid);
  guint chosen = nonet_solution_grid_get_chosen (self->grid);
  g_autoptr (NonetSolution) other = NULL;

  if (chosen == NONET_NO_POSITION || g_list_model_get_n_items (model) < 2)
    return;
  other = g_list_model_get_item (model, chosen + 1 < g_list_model_get_n_items (model) ? chosen + 1 : chosen - 1);
  nonet_compare_window_present (GTK_WINDOW (gtk_widget_get_root (widget)), nonet_solution_list_get_puzzle (self->list),
                                self->shown, (guint) nonet_solution_get_index (self->solution),
                                (guint) nonet_solution_get_index (other));
}

static void
cancel_go_to_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  nonet_solution_browser_cancel_going (NONET_SOLUTION_BROWSER (widget));
}

static void
sort_again_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  nonet_solution_browser_sort_again (NONET_SOLUTION_BROWSER (widget));
}

static void
clear_filters_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  nonet_solution_browser_clear_filters (NONET_SOLUTION_BROWSER (widget));
}

static void
nonet_solution_browser_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  NonetSolutionBrowser *self = NONET_SOLUTION_BROWSER (object);

  switch (property_id)
    {
    case PROP_LIST:
      g_value_set_object (value, self->list);
      break;
    case PROP_SHOWN_LIST:
      g_value_set_object (value, self->shown);
      break;
    case PROP_SOLUTION:
      g_value_set_object (value, self->solution);
      break;
    case PROP_BOARD:
      g_value_set_object (value, self->board);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
nonet_solution_browser_set_property (GObject *object, guint property_id, const GValue *value, GParamSpec *pspec)
{
  NonetSolutionBrowser *self = NONET_SOLUTION_BROWSER (object);

  switch (property_id)
    {
    case PROP_LIST:
      nonet_solution_browser_set_list (self, g_value_get_object (value));
      break;
    case PROP_BOARD:
      nonet_solution_browser_set_board (self, g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
nonet_solution_browser_dispose (GObject *object)
{
  NonetSolutionBrowser *self = NONET_SOLUTION_BROWSER (object);

  if (self->grid != NULL)
    {
      nonet_solution_browser_set_board (self, NULL);
      nonet_solution_browser_set_list (self, NULL);
    }
  g_clear_handle_id (&self->status_timeout, g_source_remove);
  g_clear_handle_id (&self->cell_timeout, g_source_remove);
  g_clear_object (&self->solution);
  g_clear_object (&self->cell_signals);
  g_clear_object (&self->list_signals);
  gtk_widget_dispose_template (GTK_WIDGET (self), NONET_TYPE_SOLUTION_BROWSER);
  G_OBJECT_CLASS (nonet_solution_browser_parent_class)->dispose (object);
}

static void
nonet_solution_browser_finalize (GObject *object)
{
  g_array_unref (NONET_SOLUTION_BROWSER (object)->filter_set);
  G_OBJECT_CLASS (nonet_solution_browser_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *klass)
{
  gtk_widget_class_set_template_from_resource (klass, "/io/github/nonet/Nonet/ui/solution-browser.ui");
  gtk_widget_class_bind_template_child (klass, NonetSolutionBrowser, stack);
  gtk_widget_class_bind_template_child (klass, NonetSolutionBrowser, results);
  gtk_widget_class_bind_template_child (klass, NonetSolutionBrowser, headline);
  gtk_widget_class_bind_template_child (klass, NonetSolutionBrowser, details);
  gtk_widget_class_bind_template_child (klass, NonetSolutionBrowser, toggle);
  gtk_widget_class_bind_template_child (klass, NonetSolutionBrowser, progress);
  gtk_widget_class_bind_template_child (klass, NonetSolutionBrowser, filters);
  gtk_widget_class_bind_template_child (klass, NonetSolutionBrowser, sort);
  gtk_widget_class_bind_template_child (klass, NonetSolutionBrowser, sorting);
  gtk_widget_class_bind_template_child (klass, NonetSolutionBrowser, spinner);
  gtk_widget_class_bind_template_child (klass, NonetSolutionBrowser, cell_revealer);
  gtk_widget_class_bind_template_child (klass, NonetSolutionBrowser, cell_label);
  gtk_widget_class_bind_template_child (klass, NonetSolutionBrowser, cell_symbols);
  gtk_widget_class_bind_template_child (klass, NonetSolutionBrowser, grid);
  gtk_widget_class_bind_template_child (klass, NonetSolutionBrowser, none);
  gtk_widget_class_bind_template_child (klass, NonetSolutionBrowser, number);
  gtk_widget_class_bind_template_child (klass, NonetSolutionBrowser, sort_row);
  gtk_widget_class_bind_template_child (klass, NonetSolutionBrowser, sort_note);
  gtk_widget_class_bind_template_child (klass, NonetSolutionBrowser, sort_again);
  gtk_widget_class_bind_template_child (klass, NonetSolutionBrowser, going);
  gtk_widget_class_bind_template_child (klass, NonetSolutionBrowser, going_label);
  gtk_widget_class_bind_template_child (klass, NonetSolutionBrowser, going_progress);
  gtk_widget_class_bind_template_child (klass, NonetSolutionBrowser, going_cancel);
  gtk_widget_class_bind_template_child (klass, NonetSolutionBrowser, bar);
  gtk_widget_class_bind_template_callback_full (klass, "chosen_changed",
                                                G_CALLBACK (nonet_solution_browser_chosen_changed));
  gtk_widget_class_bind_template_callback (klass, solution_activated);
  gtk_widget_class_bind_template_callback_full (klass, "number_entered",
                                                G_CALLBACK (nonet_solution_browser_number_entered));
  gtk_widget_class_bind_template_callback_full (klass, "number_changed",
                                                G_CALLBACK (nonet_solution_browser_number_changed));
}

static void
nonet_solution_browser_class_init (NonetSolutionBrowserClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags read_only = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = nonet_solution_browser_get_property;
  object_class->set_property = nonet_solution_browser_set_property;
  object_class->dispose = nonet_solution_browser_dispose;
  object_class->finalize = nonet_solution_browser_finalize;
  properties[PROP_LIST] = g_param_spec_object ("list", NULL, NULL, NONET_TYPE_SOLUTION_LIST, flags);
  properties[PROP_SHOWN_LIST] = g_param_spec_object ("shown-list", NULL, NULL, NONET_TYPE_SOLUTION_LIST, read_only);
  properties[PROP_SOLUTION] = g_param_spec_object ("solution", NULL, NULL, NONET_TYPE_SOLUTION, read_only);
  properties[PROP_BOARD] = g_param_spec_object ("board", NULL, NULL, NONET_TYPE_BOARD_VIEW, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_install_action (widget_class, "solutions.previous", NULL, step_action);
  gtk_widget_class_install_action (widget_class, "solutions.next", NULL, step_action);
  gtk_widget_class_install_action (widget_class, "solutions.go-to", NULL, go_to_action);
  gtk_widget_class_install_action (widget_class, "solutions.cancel-go-to", NULL, cancel_go_to_action);
  gtk_widget_class_install_action (widget_class, "solutions.sort-again", NULL, sort_again_action);
  gtk_widget_class_install_action (widget_class, "solutions.compare", NULL, compare_action);
  gtk_widget_class_install_action (widget_class, "solutions.toggle-search", NULL, toggle_search_action);
  gtk_widget_class_install_action (widget_class, "solutions.clear-filters", NULL, clear_filters_action);
  gtk_widget_class_set_css_name (widget_class, "solutionbrowser");
  g_type_ensure (NONET_TYPE_SOLUTION_GRID);
  bind_template (widget_class);
}

static void
nonet_solution_browser_init (NonetSolutionBrowser *self)
{
  self->filter_set = g_array_new (FALSE, FALSE, sizeof (NonetSolutionFilter));
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->sort, "notify::selected", G_CALLBACK (nonet_solution_browser_sort_changed), self,
                           G_CONNECT_SWAPPED);
  nonet_solution_browser_init_list (self);
  nonet_solution_browser_update_status (self);
  nonet_solution_browser_init_cell (self);
}

GtkWidget *
nonet_solution_browser_new (void)
{
  return g_object_new (NONET_TYPE_SOLUTION_BROWSER, NULL);
}
