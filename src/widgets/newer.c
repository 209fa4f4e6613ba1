/* What newer versions of GTK and libadwaita do better, where there is one: dialogs in the window, and announcements.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "widgets/gtk-fixes.h"
#include "widgets/newer.h"

#include <glib/gi18n.h>

/* No other file may use what the oldest versions do not have. */
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

#if ADW_CHECK_VERSION(1, 5, 0)
#define MESSAGE(function) adw_alert_dialog_##function
#define ABOUT_TYPE ADW_TYPE_ABOUT_DIALOG

/* A window hears keys before its dialogs do: accelerators, and what is typed for its board. */
static gboolean
key_pressed_cb (GtkWidget *dialog, guint key, guint code, GdkModifierType state, GtkEventControllerKey *keys)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (dialog));
  GtkWidget *widget = focus != NULL && gtk_widget_is_ancestor (focus, dialog) ? focus : dialog;

  for (; widget != gtk_widget_get_parent (dialog); widget = gtk_widget_get_parent (widget))
    if (gtk_event_controller_key_forward (keys, widget))
      return GDK_EVENT_STOP;
  /* Alt by itself shows the mnemonics. */
  return key < GDK_KEY_Shift_L || key > GDK_KEY_Hyper_R;
}

static void
closed_cb (GtkEventController *keys)
{
  gtk_widget_remove_controller (gtk_event_controller_get_widget (keys), keys);
}
#else
#define MESSAGE(function) adw_message_dialog_##function
#define ABOUT_TYPE ADW_TYPE_ABOUT_WINDOW
#endif

void
nonet_present (gpointer dialog, GtkWindow *window)
{
#if ADW_CHECK_VERSION(1, 5, 0)
  GtkEventController *keys = g_object_new (GTK_TYPE_EVENT_CONTROLLER_KEY, "propagation-phase", GTK_PHASE_CAPTURE, NULL);

  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), dialog, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "closed", G_CALLBACK (closed_cb), keys, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
  nonet_headings_wrap (adw_dialog_get_child (dialog));
  adw_dialog_present (dialog, GTK_WIDGET (window));
#else
  gtk_window_set_transient_for (dialog, window);
  gtk_window_present (dialog);
#endif
}

gpointer
nonet_ask (GtkWindow *window,
           const char *heading,
           const char *body,
           GtkWidget *extra,
           const NonetResponse *responses,
           GCallback responded,
           gpointer user_data,
           GClosureNotify destroy)
{
  const NonetResponse close[] = { { "close", _ ("_Close") }, { NULL } };
  const NonetResponse *response = responses != NULL ? responses : close;
  gpointer dialog = g_object_new (MESSAGE (get_type) (), "heading", heading, "body", body != NULL ? body : "",
                                  "extra-child", extra, "close-response", response->id, NULL);

  for (; response->id != NULL; response++)
    {
      MESSAGE (add_response) (dialog, response->id, response->label);
      MESSAGE (set_response_appearance) (dialog, response->id, response->appearance);
      if (response->is_default)
        MESSAGE (set_default_response) (dialog, response->id);
    }
  if (responded != NULL)
    g_signal_connect_data (dialog, "response", responded, user_data, destroy, G_CONNECT_SWAPPED);
  nonet_present (dialog, window);
  return dialog;
}

GType
nonet_about_get_type (void)
{
  return ABOUT_TYPE;
}

void
nonet_announce (GtkWidget *widget, const char *text)
{
#if GTK_CHECK_VERSION(4, 14, 0)
  gtk_accessible_announce (GTK_ACCESSIBLE (widget), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#endif
}
