/* The timer: how long a puzzle has been played, and pausing it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/board/timing.h"

#include <glib/gi18n.h>

#include "words/number.h"

struct _NonetTiming
{
  NonetController parent_instance;

  GtkToggleButton
      *button;       /* of the window, as are these; of the action, with an AdwButtonContent that shows the time */
  GtkStack *stack;   /* with the board on a page, and "paused" on another; while that is shown, … */
  GtkWidget *keypad; /* … this is of no use, … */
  GtkWidget *pane;   /* … and this, which lists solutions and steps, is hidden as well */
  guint source;
  gint64 since; /* until then the document has its time */
  gboolean paused;
};

G_DEFINE_FINAL_TYPE (NonetTiming, nonet_timing, NONET_TYPE_CONTROLLER)

/* Whether there is a puzzle to be played, and the time is of interest. */
static gboolean
is_shown (NonetTiming *self)
{
  NonetDocument *document = nonet_controller_get_document (self);

  return document != NULL && g_settings_get_boolean (nonet_controller_get_settings (self), "timer")
         && !nonet_document_get_editing_givens (document);
}

static gboolean
can_pause (NonetTiming *self)
{
  return is_shown (self) && !nonet_document_is_solved (nonet_controller_get_document (self));
}

static void
show_time (NonetTiming *self)
{
  const NonetPuzzle *puzzle = nonet_document_peek (nonet_controller_get_document (self));
  GtkWidget *content = gtk_button_get_child (GTK_BUTTON (self->button));
  g_autofree char *time = nonet_duration_to_string (puzzle->elapsed);
  /* Translators: what a screen reader says of the button that pauses the timer; %s is the time, as in 12:34. */
  g_autofree char *spoken = g_strdup_printf (self->paused ? _ ("Resume, %s") : _ ("Pause, %s"), time);

  adw_button_content_set_label (ADW_BUTTON_CONTENT (content), time);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

/* Gives the document the whole seconds that have passed. */
static void
pass (NonetTiming *self)
{
  guint seconds = (guint) ((g_get_monotonic_time () - self->since) / G_USEC_PER_SEC);

  if (self->source == 0 || seconds == 0)
    return;
  self->since += seconds * G_USEC_PER_SEC;
  nonet_document_add_elapsed (nonet_controller_get_document (self), seconds);
  show_time (self);
}

static gboolean
tick_cb (gpointer user_data)
{
  pass (user_data);
  return G_SOURCE_CONTINUE;
}

static void
set_running (NonetTiming *self, gboolean running)
{
  if (running == (self->source != 0))
    return;
  g_clear_handle_id (&self->source, g_source_remove);
  if (!running)
    return;
  self->since = g_get_monotonic_time ();
  self->source = g_timeout_add_seconds (1, tick_cb, self);
}

static void
show_button (NonetTiming *self)
{
  GtkWidget *content = gtk_button_get_child (GTK_BUTTON (self->button));

  gtk_widget_set_visible (GTK_WIDGET (self->button), is_shown (self));
  nonet_controller_set_enabled (self, "pause", can_pause (self));
  if (!is_shown (self))
    return;
  adw_button_content_set_icon_name (ADW_BUTTON_CONTENT (content),
                                    self->paused ? "media-playback-start-symbolic" : "media-playback-pause-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->button), self->paused ? _ ("Resume") : _ ("Pause"));
  show_time (self);
}

static void
update (NonetTiming *self)
{
  pass (self);
  set_running (self, can_pause (self) && !self->paused && gtk_window_is_active (nonet_controller_get_window (self)));
  show_button (self);
}

/* Pausing. */

static void
set_paused (NonetTiming *self, gboolean paused)
{
  NonetFrame *frame = nonet_controller_get_frame (self);
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (frame), "pause");

  if (paused == self->paused)
    return;
  self->paused = paused;
  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_boolean (paused));
  gtk_stack_set_visible_child_name (self->stack, paused ? "paused" : "board");
  gtk_widget_set_sensitive (self->keypad, !paused);
  gtk_widget_set_visible (self->pane, !paused);
  if (paused)
    g_action_group_activate_action (G_ACTION_GROUP (frame), "close-hint", NULL);
  nonet_frame_hold_actions (frame, NONET_HOLD_PAUSE, paused);
  gtk_widget_child_focus (gtk_stack_get_visible_child (self->stack), GTK_DIR_TAB_FORWARD);
}

static void
pause_changed (gpointer self, NonetDocument *document, GVariant *state)
{
  set_paused (self, g_variant_get_boolean (state));
  update (self);
}

static const NonetActionEntry actions[] = {
  { "pause", NULL, NULL, "false", G_CALLBACK (pause_changed) },
};

/* What is paused is not shown any more, or has been changed by something else. */
static void
resume (NonetTiming *self)
{
  if (nonet_controller_get_document (self) == NULL)
    return;
  set_paused (self, FALSE);
  update (self);
}

static void
nonet_timing_document_set (NonetController *controller, NonetDocument *document)
{
  set_running (NONET_TIMING (controller), FALSE);
}

static void
nonet_timing_edited (NonetController *controller, NonetDocument *document)
{
  resume (NONET_TIMING (controller));
}

static void
nonet_timing_dispose (GObject *object)
{
  NonetTiming *self = NONET_TIMING (object);

  g_clear_handle_id (&self->source, g_source_remove);
  G_OBJECT_CLASS (nonet_timing_parent_class)->dispose (object);
}

static void
nonet_timing_class_init (NonetTimingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nonet_timing_dispose;
  NONET_CONTROLLER_CLASS (klass)->document_set = nonet_timing_document_set;
  NONET_CONTROLLER_CLASS (klass)->edited = nonet_timing_edited;
}

static void
nonet_timing_init (NonetTiming *self)
{
}

/* The window comes into use, or goes out of it. */
static void
active_changed_cb (NonetTiming *self)
{
  if (nonet_controller_get_document (self) != NULL)
    update (self);
}

NonetTiming *
nonet_timing_new (NonetFrame *frame)
{
  NonetTiming *self = nonet_controller_new (NONET_TYPE_TIMING, frame, actions, G_N_ELEMENTS (actions));

  self->button = nonet_frame_get_child (frame, "timer_button");
  self->stack = nonet_frame_get_child (frame, "board_stack");
  self->keypad = nonet_frame_get_child (frame, "keypad");
  self->pane = nonet_frame_get_child (frame, "panes");
  nonet_controller_connect_document (self, "notify::editing-givens", G_CALLBACK (resume));
  g_signal_connect_object (nonet_controller_get_settings (self), "changed::timer", G_CALLBACK (resume), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (frame, "notify::is-active", G_CALLBACK (active_changed_cb), self, G_CONNECT_SWAPPED);
  return self;
}
