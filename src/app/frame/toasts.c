/* The toasts of a window: short messages, of which the newest is shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/frame/toasts.h"

#include <glib/gi18n.h>

#include "widgets/newer.h"
#include "words/fill.h"

/* Longer than any animation that shows a toast: 500 ms at most, when it replaces another. */
#define SHOWING_MS 600

/* For how long messages stay, in seconds. */
#define TIMEOUT 4
#define TIMEOUT_OF_OFFERS 8

struct _NonetToasts
{
  GObject parent_instance;

  AdwToastOverlay *overlay; /* of what is shown; weak, as is the next */
  AdwToastOverlay *next;    /* for what comes */
  AdwToast *waiting;        /* for the end of what is shown */
  AdwToast *shown;
  AdwAnimation *showing;    /* by the clock of the toast's own animation */
  gint64 since;             /* of what is shown: monotonic time */
  gboolean dismissal_waits; /* for the end of showing */
};

G_DEFINE_FINAL_TYPE (NonetToasts, nonet_toasts, G_TYPE_OBJECT)

static void show_next (NonetToasts *self);

/* Runs before the handler of the overlay. */
static void
dismissed_cb (AdwToast *toast, NonetToasts *self)
{
  if (toast != self->shown || self->showing == NULL || adw_animation_get_state (self->showing) != ADW_ANIMATION_PLAYING)
    return;
  g_signal_stop_emission_by_name (toast, "dismissed");
  self->dismissal_waits = TRUE;
  /* Its button has done what it does. */
  gtk_widget_set_can_target (gtk_widget_get_last_child (GTK_WIDGET (self->overlay)), FALSE);
}

/* Runs after the overlay has begun to hide it. */
static void
after_dismissed_cb (AdwToast *toast, NonetToasts *self)
{
  if (toast != self->shown)
    return;
  g_clear_object (&self->shown);
  show_next (self);
}

static void
showing_done_cb (NonetToasts *self)
{
  g_clear_object (&self->showing);
  if (self->dismissal_waits && self->shown != NULL)
    g_signal_emit_by_name (self->shown, "dismissed");
}

static void
nothing_moves (double value, gpointer user_data)
{
}

/* How large the letters of a text in two lines are, beside those of one. */
#define SMALL 0.75

/* Writes the text of a toast that has no room for it beside its button, in narrow windows, in two lines of small letters, which are as
 * high as one. The overlay makes the toast as high as it is at the width that it likes best, so the text says what that is. */
static void
break_text (GtkWidget *overlay, GtkWidget *label)
{
  PangoFontMetrics *metrics = pango_context_get_metrics (gtk_widget_get_pango_context (label), NULL, NULL);
  double character = SMALL
                     * MAX (pango_font_metrics_get_approximate_char_width (metrics),
                            pango_font_metrics_get_approximate_digit_width (metrics));
  int whole, own, room;

  pango_font_metrics_unref (metrics);
  gtk_widget_measure (gtk_widget_get_last_child (overlay), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &whole, NULL, NULL);
  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &own, NULL, NULL);
  room = gtk_widget_get_width (overlay) - (whole - own);
  if (own <= room || room * PANGO_SCALE < character)
    return;
  gtk_widget_add_css_class (label, "two-lines");
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_lines (GTK_LABEL (label), 2);
  gtk_label_set_max_width_chars (GTK_LABEL (label), room * PANGO_SCALE / character);
}

static void
show_next (NonetToasts *self)
{
  /* An overlay that goes with its window dismisses its toast, and takes no other. */
  if (self->next == NULL || gtk_widget_get_root (GTK_WIDGET (self->next)) == NULL || self->shown != NULL)
    return;
  self->shown = g_steal_pointer (&self->waiting);
  if (self->shown == NULL)
    return;
  g_set_weak_pointer (&self->overlay, self->next);

  self->dismissal_waits = FALSE;
  self->since = g_get_monotonic_time ();
  g_signal_connect_object (self->shown, "dismissed", G_CALLBACK (dismissed_cb), self, 0);
  g_signal_connect_object (self->shown, "dismissed", G_CALLBACK (after_dismissed_cb), self, G_CONNECT_AFTER);
  adw_toast_overlay_add_toast (self->overlay, g_object_ref (self->shown));
  break_text (GTK_WIDGET (self->overlay), adw_toast_get_custom_title (self->shown));
  nonet_announce (GTK_WIDGET (self->overlay),
                  gtk_label_get_text (GTK_LABEL (adw_toast_get_custom_title (self->shown))));

  g_clear_object (&self->showing);
  self->showing = adw_timed_animation_new (GTK_WIDGET (self->overlay), 0, 1, SHOWING_MS,
                                           adw_callback_animation_target_new (nothing_moves, NULL, NULL));
  g_signal_connect_object (self->showing, "done", G_CALLBACK (showing_done_cb), self, G_CONNECT_SWAPPED);
  adw_animation_play (self->showing);
}

void
nonet_toasts_move (NonetToasts *self, AdwToastOverlay *overlay)
{
  if (overlay == self->next)
    return;
  g_set_weak_pointer (&self->next, overlay);
  if (self->shown != NULL)
    adw_toast_dismiss (self->shown);
}

/* Of a longer text the beginning is seen, and the rest in its tooltip: a window that is to be wide enough for a message would fold its
 * pane for it. */
#define MOST_CHARACTERS 44

static AdwToast *
toast_new (const char *text, guint timeout)
{
  GtkWidget *label = gtk_label_new (text);
  AdwToast *toast = adw_toast_new ("");

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MOST_CHARACTERS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_tooltip_text (label, text);
  gtk_widget_add_css_class (label, "heading");
  adw_toast_set_custom_title (toast, label);
  adw_toast_set_timeout (toast, timeout);
  return toast;
}

static void
add (NonetToasts *self, AdwToast *toast)
{
  g_clear_object (&self->waiting);
  self->waiting = toast;
  if (self->shown != NULL)
    adw_toast_dismiss (self->shown);
  else
    show_next (self);
}

void
nonet_toasts_say (NonetToasts *self, const char *text)
{
  add (self, toast_new (text, TIMEOUT));
}

char *
nonet_failure_to_sentence (const GError *error)
{
  static const struct
  {
    GIOErrorEnum code;
    const char *sentence;
  } sentences[] = {
    { G_IO_ERROR_NO_SPACE, N_ ("The disk is full.") },
    { G_IO_ERROR_NOT_FOUND, N_ ("The folder does not exist.") },
    { G_IO_ERROR_PERMISSION_DENIED, N_ ("You do not have permission for this file or folder.") },
    { G_IO_ERROR_READ_ONLY, N_ ("The disk is read-only.") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (sentences); i++)
    if (g_error_matches (error, G_IO_ERROR, sentences[i].code))
      return g_strdup (_ (sentences[i].sentence));
  return nonet_fault_to_sentence (error->message);
}

void
nonet_toasts_report (NonetToasts *self, const char *heading, const GError *error)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self->next)));
  g_autofree char *sentence = nonet_failure_to_sentence (error);

  nonet_ask (window, heading, sentence, NULL, NULL, NULL, NULL, NULL);
}

void
nonet_toasts_say_outcome (NonetToasts *self, const char *done, const char *failed, const GError *error)
{
  if (error == NULL)
    nonet_toasts_say (self, done);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    nonet_toasts_report (self, failed, error);
}

void
nonet_toasts_offer (NonetToasts *self, const char *text, const char *button, const char *action, GVariant *target)
{
  AdwToast *toast = toast_new (text, button != NULL ? TIMEOUT_OF_OFFERS : TIMEOUT);

  adw_toast_set_button_label (toast, button);
  adw_toast_set_action_name (toast, action);
  if (target != NULL)
    adw_toast_set_action_target_value (toast, target);
  add (self, toast);
}

static gboolean
offers (AdwToast *toast, const char *action)
{
  return g_strcmp0 (adw_toast_get_action_name (toast), action) == 0;
}

gboolean
nonet_toasts_has (NonetToasts *self, const char *action)
{
  return (self->waiting != NULL && offers (self->waiting, action))
         || (self->shown != NULL && offers (self->shown, action));
}

void
nonet_toasts_dismiss (NonetToasts *self)
{
  if (self->shown != NULL && g_get_monotonic_time () - self->since > SHOWING_MS * G_TIME_SPAN_MILLISECOND)
    adw_toast_dismiss (self->shown);
}

void
nonet_toasts_withdraw (NonetToasts *self, const char *action)
{
  if (self->waiting != NULL && offers (self->waiting, action))
    g_clear_object (&self->waiting);
  if (self->shown != NULL && offers (self->shown, action))
    adw_toast_dismiss (self->shown);
}

static void
nonet_toasts_dispose (GObject *object)
{
  NonetToasts *self = NONET_TOASTS (object);

  g_clear_weak_pointer (&self->overlay);
  g_clear_weak_pointer (&self->next);
  g_clear_object (&self->waiting);
  g_clear_object (&self->shown);
  g_clear_object (&self->showing);
  G_OBJECT_CLASS (nonet_toasts_parent_class)->dispose (object);
}

static void
nonet_toasts_class_init (NonetToastsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nonet_toasts_dispose;
}

static void
nonet_toasts_init (NonetToasts *self)
{
}

NonetToasts *
nonet_toasts_new (AdwToastOverlay *overlay)
{
  NonetToasts *self = g_object_new (NONET_TYPE_TOASTS, NULL);

  g_set_weak_pointer (&self->next, overlay);
  return self;
}
