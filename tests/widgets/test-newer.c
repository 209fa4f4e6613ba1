/* Questions are asked above a window, which hears nothing meanwhile.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "ui-harness.h"
#include "widgets/newer.h"

static gboolean
count_cb (guint *n_keys)
{
  ++*n_keys;
  return GDK_EVENT_STOP;
}

static void
focus_dialog (gpointer dialog)
{
  ui_settle ();
  ui_focus_window (GTK_WINDOW (gtk_widget_get_root (dialog)));
}

static void
responded_cb (char **answer, const char *id)
{
  *answer = g_strdup (id);
}

TEST (keys_are_for_the_dialog)
{
  const NonetResponse responses[] = { { "cancel", "_Cancel" },
                                      { "save", "_Save", ADW_RESPONSE_SUGGESTED, TRUE },
                                      { NULL } };
  static const char *const keys[][2] = { { "7 ctrl+n F8 Escape", "cancel" }, { "7 ctrl+n Return", "save" } };
  GtkWindow *window = GTK_WINDOW (adw_window_new ());
  GtkEventController *controller = gtk_event_controller_key_new ();
  guint n_keys = 0;

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (controller, "key-pressed", G_CALLBACK (count_cb), &n_keys);
  gtk_widget_add_controller (GTK_WIDGET (window), controller);
  adw_window_set_content (ADW_WINDOW (window), gtk_button_new_with_label ("Content"));
  gtk_window_set_default_size (window, 600, 400);
  gtk_window_present (window);
  ui_wait_label (GTK_WIDGET (window), "Content");

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *answer = NULL;
      g_auto (GStrv) pressed = g_strsplit (keys[i][0], " ", -1);

      focus_dialog (nonet_ask (window, "Save Changes?", "They would be lost.", NULL, responses,
                               G_CALLBACK (responded_cb), &answer, NULL));
      for (guint key = 0; pressed[key] != NULL; key++)
        ui_key (pressed[key]);
      ui_settle ();
      g_assert_cmpstr (answer, ==, keys[i][1]);
      g_assert_cmpuint (n_keys, ==, 0);
    }
  ui_focus_window (window);
  ui_key ("7");
  g_assert_cmpuint (n_keys, ==, 1);
  ui_close (window);
}

TEST (a_long_heading_is_shown_without_a_warning)
{
  GtkWindow *window = GTK_WINDOW (adw_window_new ());
  char *heading = "Could Not Open “A Puzzle with a Rather Long Name That Somebody Sent and Somebody Else Kept.txt”";

  adw_window_set_content (ADW_WINDOW (window), gtk_button_new_with_label ("Content"));
  gtk_window_set_default_size (window, 600, 400);
  gtk_window_present (window);
  ui_wait_label (GTK_WIDGET (window), "Content");
  focus_dialog (nonet_ask (window, heading, "The file does not exist.", NULL, NULL, NULL, NULL, NULL));
  ui_key ("Escape");
  ui_focus_window (window);
  ui_close (window);
}
