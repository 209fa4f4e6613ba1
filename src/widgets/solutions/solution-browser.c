/* The pane of all solutions: which list is shown, which solution is chosen, and how one gets to another.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "widgets/solutions/solution-browser.h"

#include <glib/gi18n.h>

#include "widgets/solutions/compare-window.h"
#include "widgets/solutions/solution-filters.h"
#include "widgets/solutions/solution-status.h"
#include "words/fill.h"

/* Numbers that change faster than this cannot be read; in ms. */
#define STATUS_INTERVAL 80

struct _NonetSolutionBrowser
{
  AdwBin parent_instance;

  GtkStack *stack;
  GtkStack *results;
  GtkLabel *headline;
  GtkLabel *details;
  GtkStack *toggle_place, *progress_place;
  GtkWidget *toggle;
  GtkProgressBar *progress;
  GtkFlowBox *filter_box;
  GtkWidget *spinner;
  AdwStatusPage *none;
  GtkWidget *bar;
  GtkWidget *only_bar; /* in its place, where there is only one solution */
  GtkWidget *facts_box;
  NonetSolutionFacts *facts; /* in it, of the only solution */
  gboolean only;

  NonetSolutionGrid *grid;
  NonetSolutionGoto go_to;
  NonetSolutionCell cell;
  NonetSolutionFilters filters;
  NonetSolutionList *list;  /* as set */
  NonetSolutionList *shown; /* the list itself, or one made by filters */
  GSignalGroup *signals;    /* of the list shown */
  guint status_timeout;
};

G_DEFINE_FINAL_TYPE (NonetSolutionBrowser, nonet_solution_browser, ADW_TYPE_BIN)

enum
{
  PROP_0,
  PROP_SHOWN_LIST,
  PROP_SOLUTION,
  PROP_BOARD,
  PROP_ONLY,
  N_PROPS
};

static guint chosen_again_signal;
static GParamSpec *properties[N_PROPS];

NonetSolutionList *
nonet_solution_browser_get_list (NonetSolutionBrowser *self)
{
  return self->list;
}

NonetSolutionList *
nonet_solution_browser_get_shown_list (NonetSolutionBrowser *self)
{
  return self->shown;
}

NonetSolution *
nonet_solution_browser_get_solution (NonetSolutionBrowser *self)
{
  return self->grid != NULL ? nonet_solution_grid_get_solution (self->grid) : NULL;
}

NonetSolutionFacts *
nonet_solution_browser_get_facts (NonetSolutionBrowser *self)
{
  return self->facts;
}

void
nonet_solution_browser_set_reason (NonetSolutionBrowser *self, const char *reason)
{
  g_autofree char *sentence = reason != NULL ? nonet_capitalise (reason) : NULL;

  adw_status_page_set_description (self->none, sentence);
}

/* Not if filters leave one of several. */
static gboolean
has_only_solution (NonetSolutionBrowser *self)
{
  return self->list != NULL && self->shown == self->list
         && nonet_solution_list_get_state (self->list) == NONET_SOLUTIONS_COMPLETE
         && nonet_solution_list_get_n_found (self->list) == 1;
}

static void
update_actions (NonetSolutionBrowser *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GListModel *model = nonet_solution_grid_get_model (self->grid);
  guint n = model != NULL ? g_list_model_get_n_items (model) : 0;
  guint chosen = nonet_solution_grid_get_chosen (self->grid);

  gtk_widget_action_set_enabled (widget, "solutions.previous", chosen != NONET_NO_POSITION && chosen > 0);
  gtk_widget_action_set_enabled (widget, "solutions.next", chosen != NONET_NO_POSITION && chosen + 1 < n);
  gtk_widget_action_set_enabled (widget, "solutions.go-to", n > 0 && !has_only_solution (self));
  gtk_widget_action_set_enabled (widget, "solutions.compare", n > 1);
  gtk_widget_action_set_enabled (widget, "solutions.clear-filters", self->list != self->shown);
}

/* The list shown. */

static void
update_toggle (NonetSolutionBrowser *self, NonetSolutionState state)
{
  gboolean running = state == NONET_SOLUTIONS_RUNNING;
  const char *label = running ? _ ("_Stop") : state == NONET_SOLUTIONS_STOPPED ? _ ("_Continue") : _ ("_Start");

  if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (self->toggle)), label) != 0)
    gtk_button_set_label (GTK_BUTTON (self->toggle), label);
}

static void
update_only (NonetSolutionBrowser *self)
{
  gboolean only = has_only_solution (self);

  if (only == self->only)
    return;
  self->only = only;
  if (only)
    nonet_solution_facts_set_list (self->facts, self->list);
  gtk_widget_set_visible (self->only_bar, only);
  gtk_widget_set_visible (self->facts_box, only);
  /* A cell has what the solution has. */
  gtk_widget_set_visible (GTK_WIDGET (self->cell.revealer), !only);
  nonet_solution_grid_set_only (self->grid, only);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ONLY]);
}

static void
update_results (NonetSolutionBrowser *self, NonetSolutionState state)
{
  guint64 n = nonet_solution_list_get_n_found (self->shown);
  gboolean none = n == 0 && state == NONET_SOLUTIONS_COMPLETE;
  const char *page = none ? "none" : n == 0 ? "waiting" : "grid";

  gtk_stack_set_visible_child_name (self->results, page);
  /* That page says it itself. */
  gtk_widget_set_visible (GTK_WIDGET (self->headline), !none);
  gtk_widget_set_visible (self->spinner, state == NONET_SOLUTIONS_RUNNING);
  gtk_widget_set_visible (self->bar, n > 0 && !self->only);
}

/* At the end of a search they leave their places empty, so that the solutions stay where they are. */
static void
update_places (NonetSolutionBrowser *self, NonetSolutionState state)
{
  const char *page = state == NONET_SOLUTIONS_COMPLETE ? "complete" : "searched";
  GtkStack *places[] = { self->toggle_place, self->progress_place };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      gtk_stack_set_visible_child_name (places[i], page);
      gtk_widget_set_visible (GTK_WIDGET (places[i]),
                              state != NONET_SOLUTIONS_COMPLETE || nonet_solution_list_get_n_found (self->shown) > 1);
    }
}

/* How long it took is no news where it was none or one: among the facts it is. */
static gboolean
has_details (NonetSolutionBrowser *self, NonetSolutionState state)
{
  return state != NONET_SOLUTIONS_COMPLETE || nonet_solution_list_get_n_found (self->shown) > 1
         || self->shown != self->list;
}

static void
update_status (NonetSolutionBrowser *self)
{
  g_autofree char *headline = NULL, *details = NULL;
  NonetSolutionState state;

  g_clear_handle_id (&self->status_timeout, g_source_remove);
  update_only (self);
  gtk_stack_set_visible_child_name (self->stack, self->shown != NULL ? "list" : "empty");
  if (self->shown == NULL)
    return;
  state = nonet_solution_list_get_state (self->shown);
  headline = self->only ? g_strdup (_ ("The only solution")) : nonet_solution_list_describe (self->shown);
  details = nonet_solution_list_describe_progress (self->shown);
  gtk_label_set_text (self->headline, headline);
  gtk_label_set_text (self->details, details);
  gtk_widget_set_visible (GTK_WIDGET (self->details), *details != '\0' && has_details (self, state));
  gtk_progress_bar_set_fraction (self->progress, nonet_solution_list_get_progress (self->shown));
  update_places (self, state);
  update_toggle (self, state);
  update_results (self, state);
}

static void
queue_status (NonetSolutionBrowser *self)
{
  if (self->status_timeout == 0)
    self->status_timeout = g_timeout_add_once (STATUS_INTERVAL, (GSourceOnceFunc) update_status, self);
}

/* A new state is shown at once, and what belongs to it. */
static void
state_changed (NonetSolutionBrowser *self)
{
  update_status (self);
  update_actions (self);
  nonet_solution_goto_follow (&self->go_to);
}

/* Chooses the solution at a position, if there is one. */
static void
choose (NonetSolutionBrowser *self, guint position)
{
  GListModel *model = nonet_solution_grid_get_model (self->grid);

  if (model != NULL && position < g_list_model_get_n_items (model))
    nonet_solution_grid_set_chosen (self->grid, position);
}

/* The first solution is chosen as soon as there is one. */
static void
items_changed (NonetSolutionBrowser *self)
{
  if (nonet_solution_browser_get_solution (self) == NULL)
    choose (self, 0);
  update_actions (self);
  nonet_solution_goto_follow (&self->go_to);
}

static void
chosen_changed (NonetSolutionBrowser *self)
{
  update_actions (self);
  nonet_solution_goto_show_number (&self->go_to);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SOLUTION]);
}

static void
show_list (NonetSolutionBrowser *self, NonetSolutionList *list)
{
  g_autoptr (NonetSolutionList) old = self->shown; /* until nobody looks at it any more */

  self->shown = list != NULL ? g_object_ref (list) : NULL;
  nonet_solution_goto_set_list (&self->go_to, list);
  nonet_solution_grid_set_model (self->grid, (GListModel *) list,
                                 list != NULL ? nonet_solution_list_get_puzzle (self->list) : NULL);
  nonet_solution_cell_set_list (&self->cell, list);
  g_signal_group_set_target (self->signals, list);
  if (list != NULL)
    items_changed (self);
  update_actions (self);
  update_status (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOWN_LIST]);
}

void
nonet_solution_browser_set_list (NonetSolutionBrowser *self, NonetSolutionList *list)
{
  g_autoptr (NonetSolutionList) old = self->list;

  if (list == old)
    {
      g_steal_pointer (&old);
      return;
    }
  self->list = list != NULL ? g_object_ref (list) : NULL;
  nonet_solution_cell_set_current (&self->cell);
  nonet_solution_filters_clear (&self->filters);
  nonet_solution_browser_set_reason (self, NULL);
  show_list (self, list);
}

static void
set_board (NonetSolutionBrowser *self, NonetBoardView *board)
{
  if (nonet_solution_cell_set_board (&self->cell, board))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BOARD]);
}

/* Begins the list that the filters leave, or returns to the whole one. */
static void
apply_filters (NonetSolutionBrowser *self)
{
  g_autoptr (NonetSolutionList) list = nonet_solution_filters_apply (&self->filters, self->list);

  if (list != self->list)
    nonet_solution_list_start (list);
  show_list (self, list);
}

void
nonet_solution_browser_add_filter (NonetSolutionBrowser *self, guint cell, guint value)
{
  NonetPuzzle *puzzle = self->list != NULL ? nonet_solution_list_get_puzzle (self->list) : NULL;

  if (puzzle == NULL || cell >= nonet_puzzle_get_cells (puzzle) || puzzle->givens[cell] != 0
      || puzzle->entries[cell] != 0)
    return;
  nonet_solution_filters_set (&self->filters, puzzle, cell, value);
  apply_filters (self);
}

guint
nonet_solution_browser_get_n_filters (NonetSolutionBrowser *self)
{
  return self->filters.set->len;
}

/* The chosen solution. */

void
nonet_solution_browser_next (NonetSolutionBrowser *self)
{
  guint chosen = nonet_solution_grid_get_chosen (self->grid);

  choose (self, chosen == NONET_NO_POSITION ? 0 : chosen + 1);
}

void
nonet_solution_browser_previous (NonetSolutionBrowser *self)
{
  guint chosen = nonet_solution_grid_get_chosen (self->grid);

  if (chosen != NONET_NO_POSITION && chosen > 0)
    choose (self, chosen - 1);
}

void
nonet_solution_browser_ask_number (NonetSolutionBrowser *self)
{
  nonet_solution_goto_ask_number (&self->go_to);
}

static void
solution_activated (NonetSolutionBrowser *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "solutions.compare", NULL);
}

static void
solution_chosen_again (NonetSolutionBrowser *self)
{
  g_signal_emit (self, chosen_again_signal, 0);
}

/* The actions. */

static void
move_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetSolutionBrowser *self = NONET_SOLUTION_BROWSER (widget);

  if (g_str_equal (name, "solutions.next"))
    nonet_solution_browser_next (self);
  else if (g_str_equal (name, "solutions.previous"))
    nonet_solution_browser_previous (self);
  else if (g_str_equal (name, "solutions.go-to"))
    nonet_solution_browser_ask_number (self);
  else
    nonet_solution_goto_cancel (&self->go_to);
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
                                self->shown,
                                (guint) nonet_solution_get_index (nonet_solution_browser_get_solution (self)),
                                (guint) nonet_solution_get_index (other));
}

static void
filter_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetSolutionBrowser *self = NONET_SOLUTION_BROWSER (widget);
  guint cell, value = 0;

  if (self->list == NULL)
    return;
  if (g_str_equal (name, "solutions.clear-filters"))
    nonet_solution_filters_clear (&self->filters);
  else
    {
      if (g_str_equal (name, "solutions.add-filter"))
        g_variant_get (parameter, "(uu)", &cell, &value);
      else
        g_variant_get (parameter, "u", &cell);
      nonet_solution_filters_set (&self->filters, nonet_solution_list_get_puzzle (self->list), cell, value);
    }
  apply_filters (self);
}

static void
nonet_solution_browser_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  NonetSolutionBrowser *self = NONET_SOLUTION_BROWSER (object);

  switch (property_id)
    {
    case PROP_SHOWN_LIST:
      g_value_set_object (value, self->shown);
      break;
    case PROP_SOLUTION:
      g_value_set_object (value, nonet_solution_browser_get_solution (self));
      break;
    case PROP_BOARD:
      g_value_set_object (value, self->cell.board);
      break;
    case PROP_ONLY:
      g_value_set_boolean (value, self->only);
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
    case PROP_BOARD:
      set_board (self, g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
nonet_solution_browser_dispose (GObject *object)
{
  NonetSolutionBrowser *self = NONET_SOLUTION_BROWSER (object);

  set_board (self, NULL);
  nonet_solution_browser_set_list (self, NULL);
  g_clear_handle_id (&self->status_timeout, g_source_remove);
  G_OBJECT_CLASS (nonet_solution_browser_parent_class)->dispose (object);
}

static void
nonet_solution_browser_finalize (GObject *object)
{
  NonetSolutionBrowser *self = NONET_SOLUTION_BROWSER (object);

  nonet_solution_cell_finalize (&self->cell);
  nonet_solution_filters_finalize (&self->filters);
  g_object_unref (self->signals);
  G_OBJECT_CLASS (nonet_solution_browser_parent_class)->finalize (object);
}

#define CHILD(id, member)                                                                                              \
  {                                                                                                                    \
    id, G_STRUCT_OFFSET (NonetSolutionBrowser, member)                                                                 \
  }

static void
bind_template (GtkWidgetClass *klass)
{
  static const struct
  {
    const char *id;
    gssize offset;
  } children[] = {
    CHILD ("stack", stack),
    CHILD ("results", results),
    CHILD ("headline", headline),
    CHILD ("details", details),
    CHILD ("toggle_place", toggle_place),
    CHILD ("toggle", toggle),
    CHILD ("progress_place", progress_place),
    CHILD ("progress", progress),
    CHILD ("filters", filter_box),
    CHILD ("spinner", spinner),
    CHILD ("none", none),
    CHILD ("bar", bar),
    CHILD ("only_bar", only_bar),
    CHILD ("facts_box", facts_box),
    CHILD ("facts", facts),
    CHILD ("grid", grid),
    CHILD ("number", go_to.number),
    CHILD ("going", go_to.box),
    CHILD ("going_label", go_to.label),
    CHILD ("going_progress", go_to.progress),
    CHILD ("going_cancel", go_to.cancel),
    CHILD ("cell_revealer", cell.revealer),
    CHILD ("cell_label", cell.label),
    CHILD ("cell_place", cell.place),
    CHILD ("cell_symbols", cell.symbols),
  };

  gtk_widget_class_set_template_from_resource (klass, "/io/github/nonet/Nonet/ui/solution-browser.ui");
  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    gtk_widget_class_bind_template_child_full (klass, children[i].id, FALSE, children[i].offset);
  gtk_widget_class_bind_template_callback (klass, chosen_changed);
  gtk_widget_class_bind_template_callback (klass, solution_activated);
  gtk_widget_class_bind_template_callback (klass, solution_chosen_again);
}

static void
add_actions (GtkWidgetClass *klass)
{
  static const struct
  {
    const char *name;
    const char *parameter_type;
    GtkWidgetActionActivateFunc activate;
  } actions[] = {
    { "solutions.previous", NULL, move_action },        { "solutions.next", NULL, move_action },
    { "solutions.go-to", NULL, move_action },           { "solutions.cancel-go-to", NULL, move_action },
    { "solutions.compare", NULL, compare_action },      { "solutions.toggle-search", NULL, toggle_search_action },
    { "solutions.add-filter", "(uu)", filter_action },  { "solutions.remove-filter", "u", filter_action },
    { "solutions.clear-filters", NULL, filter_action },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (klass, actions[i].name, actions[i].parameter_type, actions[i].activate);
}

static void
nonet_solution_browser_class_init (NonetSolutionBrowserClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GParamFlags writable = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = nonet_solution_browser_get_property;
  object_class->set_property = nonet_solution_browser_set_property;
  object_class->dispose = nonet_solution_browser_dispose;
  object_class->finalize = nonet_solution_browser_finalize;
  properties[PROP_SHOWN_LIST] = g_param_spec_object ("shown-list", NULL, NULL, NONET_TYPE_SOLUTION_LIST, readable);
  properties[PROP_SOLUTION] = g_param_spec_object ("solution", NULL, NULL, NONET_TYPE_SOLUTION, readable);
  properties[PROP_BOARD] = g_param_spec_object ("board", NULL, NULL, NONET_TYPE_BOARD_VIEW, writable);
  properties[PROP_ONLY] = g_param_spec_boolean ("only", NULL, NULL, FALSE, readable);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  chosen_again_signal =
      g_signal_new ("chosen-again", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "solutionbrowser");
  g_type_ensure (NONET_TYPE_SOLUTION_GRID);
  g_type_ensure (NONET_TYPE_SOLUTION_FACTS);
  bind_template (widget_class);
  add_actions (widget_class);
}

static void
nonet_solution_browser_init (NonetSolutionBrowser *self)
{
  static const char *const changes[] = { "notify::n-found", "notify::progress", "notify::elapsed" };

  gtk_widget_init_template (GTK_WIDGET (self));
  nonet_solution_goto_init (&self->go_to, self->grid);
  nonet_solution_cell_init (&self->cell);
  nonet_solution_filters_init (&self->filters, self->filter_box);
  self->signals = g_signal_group_new (NONET_TYPE_SOLUTION_LIST);
  g_signal_group_connect_swapped (self->signals, "items-changed", G_CALLBACK (items_changed), self);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    g_signal_group_connect_swapped (self->signals, changes[i], G_CALLBACK (queue_status), self);
  g_signal_group_connect_swapped (self->signals, "notify::state", G_CALLBACK (state_changed), self);
  update_actions (self);
  update_status (self);
}
