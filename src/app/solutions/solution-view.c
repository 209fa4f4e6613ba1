/* The solution on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/solutions/solution-view.h"

#include <glib/gi18n.h>

#include "app/frame/typing.h"
#include "words/number.h"

/* How often the number of solutions in the bar follows the search, in milliseconds. */
#define COUNT_INTERVAL 250

struct _NonetSolutionView
{
  NonetController parent_instance;

  NonetSolutionBrowser *browser; /* of the window, as are the others */
  NonetBoardView *board;
  NonetStepPresenter *presenter;
  GtkRevealer *bar;
  GtkLabel *label;
  NonetSolution *solution; /* chosen, or NULL */
  gboolean fitting;
  gboolean put_away; /* until another is chosen */
  gboolean visible;
  guint count_source;
};

enum
{
  PROP_VISIBLE = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (NonetSolutionView, nonet_solution_view, NONET_TYPE_CONTROLLER)

/* "Solution 3 of 142"; while more are looked for, "Solution 3 of 142 so far". */
static char *
describe (NonetSolutionView *self)
{
  NonetSolutionList *list = nonet_solution_browser_get_shown_list (self->browser);
  guint64 n_found = nonet_solution_list_get_n_found (list);
  gboolean all = nonet_solution_list_get_state (list) == NONET_SOLUTIONS_COMPLETE;
  g_autofree char *number = nonet_number_to_string (nonet_solution_get_index (self->solution) + 1);
  g_autofree char *count = nonet_number_to_string (n_found);

  if (n_found == 1 && all && nonet_solution_browser_get_n_filters (self->browser) == 0)
    return g_strdup (_ ("The only solution"));
  if (all)
    /* Translators: the number of a solution, and how many there are, as in "Solution 3 of 1,234" */
    return g_strdup_printf (_ ("Solution %s of %s · cells that differ are marked"), number, count);
  /* Translators: the number of a solution, and how many are found, as in "Solution 3 of 1,234 so far" */
  return g_strdup_printf (_ ("Solution %s of %s so far · cells that differ are marked"), number, count);
}

static void
update_label (NonetSolutionView *self)
{
  g_autofree char *text = self->visible ? describe (self) : NULL;

  if (text != NULL && !g_str_equal (text, gtk_label_get_text (self->label)))
    gtk_label_set_text (self->label, text);
}

/* Whether a solution will be there soon, in place of one of another list: until then the bar stays, so that nothing moves. */
static gboolean
is_expected (NonetSolutionView *self)
{
  NonetSolutionList *list = nonet_solution_browser_get_shown_list (self->browser);

  return self->solution == NULL && self->fitting && list != NULL
         && nonet_solution_list_get_state (list) == NONET_SOLUTIONS_RUNNING
         && gtk_revealer_get_reveal_child (self->bar);
}

static void
update (NonetSolutionView *self)
{
  gboolean ready = self->solution != NULL && nonet_solution_get_ready (self->solution);
  gboolean visible = self->solution != NULL && self->fitting && !self->put_away;
  gboolean changed = visible != self->visible;
  g_autoptr (GBytes) found = visible && ready ? nonet_solution_dup_bytes (self->solution) : NULL;

  g_clear_handle_id (&self->count_source, g_source_remove);
  self->visible = visible;
  /* One that has to be found again is on its way: until then the board shows the one before. */
  if (!visible || ready)
    nonet_board_view_set_layer (self->board, NONET_LAYER_FOUND, found);
  gtk_revealer_set_reveal_child (self->bar, visible || is_expected (self));
  update_label (self);
  nonet_controller_set_enabled (self, "hide-solution", visible);
  nonet_controller_set_enabled (self, "fill-solution", self->solution != NULL && self->fitting);
  if (changed)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_VISIBLE]);
}

static void
list_changed_cb (NonetSolutionView *self)
{
  if (gtk_revealer_get_reveal_child (self->bar) && self->count_source == 0)
    self->count_source = g_timeout_add_once (COUNT_INTERVAL, (GSourceOnceFunc) update, self);
}

static void
put_away (NonetSolutionView *self)
{
  self->put_away = TRUE;
  update (self);
}

static void
ready_cb (NonetSolution *solution, GParamSpec *pspec, NonetSolutionView *self)
{
  if (solution == self->solution)
    update (self);
}

/* What is explained makes room for a solution that somebody chooses; the first one is chosen by itself. */
static void
solution_chosen_cb (NonetSolutionView *self)
{
  gboolean by_itself = self->solution == NULL;

  g_set_object (&self->solution, nonet_solution_browser_get_solution (self->browser));
  self->put_away = by_itself && nonet_step_presenter_is_explaining (self->presenter);
  if (self->solution != NULL && !self->put_away)
    nonet_step_presenter_show (self->presenter, NULL, NONET_STEP_VAGUE);
  if (self->solution != NULL && !nonet_solution_get_ready (self->solution))
    g_signal_connect_object (self->solution, "notify::ready", G_CALLBACK (ready_cb), self, 0);
  update (self);
}

/* The one that is chosen was chosen again. */
static void
chosen_again_cb (NonetSolutionView *self)
{
  self->put_away = self->visible;
  if (!self->put_away)
    nonet_step_presenter_show (self->presenter, NULL, NONET_STEP_VAGUE);
  update (self);
}

static void
explaining_cb (NonetSolutionView *self)
{
  if (nonet_step_presenter_is_explaining (self->presenter))
    put_away (self);
}

static void
list_set_cb (NonetSolutionView *self)
{
  NonetSolutionList *list = nonet_solution_browser_get_shown_list (self->browser);

  if (list == NULL)
    return;
  g_signal_connect_object (list, "notify::n-found", G_CALLBACK (list_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (list, "notify::state", G_CALLBACK (list_changed_cb), self, G_CONNECT_SWAPPED);
}

/* Escape leads back to the puzzle, unless it ends something that was begun since. */
static gboolean
nonet_solution_view_escape (NonetController *controller)
{
  NonetSolutionView *self = NONET_SOLUTION_VIEW (controller);

  if (!self->visible || nonet_board_view_get_look (self->board)->explanation != NULL
      || nonet_typing_needs_escape (nonet_controller_get_window (self), self->board))
    return FALSE;
  put_away (self);
  return TRUE;
}

static void
hide_solution_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  put_away (user_data);
}

static void
fill_solution_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  NonetSolutionView *self = user_data;

  if (!nonet_solution_get_ready (self->solution)
      || !nonet_document_fill (nonet_controller_get_document (self), nonet_solution_get_values (self->solution)))
    return;
  put_away (self);
  nonet_toasts_offer (nonet_controller_get_toasts (self), _ ("Solution filled in"), _ ("_Undo"), "win.undo", NULL);
}

static const GActionEntry actions[] = {
  { "hide-solution", hide_solution_action },
  { "fill-solution", fill_solution_action },
};

void
nonet_solution_view_set_fitting (NonetSolutionView *self, gboolean fitting)
{
  self->fitting = fitting;
  update (self);
}

gboolean
nonet_solution_view_get_visible (NonetSolutionView *self)
{
  return self->visible;
}

static void
nonet_solution_view_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  switch (property_id)
    {
    case PROP_VISIBLE:
      g_value_set_boolean (value, NONET_SOLUTION_VIEW (object)->visible);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
nonet_solution_view_dispose (GObject *object)
{
  NonetSolutionView *self = NONET_SOLUTION_VIEW (object);

  g_clear_handle_id (&self->count_source, g_source_remove);
  g_clear_object (&self->solution);
  G_OBJECT_CLASS (nonet_solution_view_parent_class)->dispose (object);
}

static void
nonet_solution_view_class_init (NonetSolutionViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = nonet_solution_view_get_property;
  object_class->dispose = nonet_solution_view_dispose;
  NONET_CONTROLLER_CLASS (klass)->escape = nonet_solution_view_escape;
  properties[PROP_VISIBLE] = g_param_spec_boolean ("visible", NULL, NULL, FALSE,
                                                   G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
nonet_solution_view_init (NonetSolutionView *self)
{
  self->fitting = TRUE;
}

NonetSolutionView *
nonet_solution_view_new (NonetFrame *frame)
{
  NonetSolutionView *self = nonet_controller_new (NONET_TYPE_SOLUTION_VIEW, frame, actions, G_N_ELEMENTS (actions));

  self->browser = nonet_frame_get_child (frame, "browser");
  self->board = nonet_frame_get_child (frame, "board");
  self->presenter = nonet_controller_get_presenter (self);
  self->bar = nonet_frame_get_child (frame, "solution_bar");
  self->label = nonet_frame_get_child (frame, "solution_label");
  g_signal_connect_object (self->browser, "notify::solution", G_CALLBACK (solution_chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->browser, "chosen-again", G_CALLBACK (chosen_again_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->browser, "notify::shown-list", G_CALLBACK (list_set_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->presenter, "notify::explaining", G_CALLBACK (explaining_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "notify::depth", G_CALLBACK (put_away), self, G_CONNECT_SWAPPED);
  update (self);
  return self;
}
