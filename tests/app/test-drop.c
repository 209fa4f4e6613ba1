/* What is dropped onto the window: files are opened, text is read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>

#include "tests/test.h"

#include "app/application.h"
#include "app/frame/controller.h"
#include "running.h"
#include "ui-harness.h"

#define FIVE_FIRST                                                                                                     \
  "5"                                                                                                                  \
  "................................................................................"
#define SEVEN_FIRST                                                                                                    \
  "7"                                                                                                                  \
  "................................................................................"

static GtkDropTarget *
find_target (GtkWidget *window)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (window);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        return GTK_DROP_TARGET (controller);
    }
  g_assert_not_reached ();
}

/* As GTK does when something of one of the target's types is let go over the window. */
static gboolean
drop (NonetWindow *window, const GValue *value)
{
  GtkDropTarget *target = find_target (GTK_WIDGET (window));
  gsize n_types;
  const GType *types = gtk_drop_target_get_gtypes (target, &n_types);
  gboolean taken = FALSE, known = FALSE;

  for (gsize i = 0; i < n_types; i++)
    known = known || types[i] == G_VALUE_TYPE (value);
  g_assert_true (known);
  g_signal_emit_by_name (target, "drop", value, 10.0, 10.0, &taken);
  return taken;
}

static gboolean
begins_with_five (gpointer window)
{
  return nonet_document_get_value (nonet_frame_get_document (NONET_FRAME (window)), 0) == 5;
}

static gboolean
begins_with_seven (gpointer window)
{
  return nonet_document_get_value (nonet_frame_get_document (NONET_FRAME (window)), 0) == 7;
}

static NonetWindow *
show_window (void)
{
  NonetWindow *window = nonet_application_new_window (application);

  gtk_window_present (GTK_WINDOW (window));
  ui_settle ();
  return window;
}

TEST (text_is_read)
{
  g_auto (GValue) value = G_VALUE_INIT;
  NonetWindow *window = show_window ();

  g_value_init (&value, G_TYPE_STRING);
  g_value_set_static_string (&value, FIVE_FIRST "\n");
  g_assert_true (drop (window, &value));
  ui_wait (begins_with_five, window, "the puzzle of the text");
  gtk_window_destroy (GTK_WINDOW (window));
}

TEST (every_file_is_opened)
{
  static const char *const texts[] = { FIVE_FIRST "\n", SEVEN_FIRST "\n" };
  g_autofree char *folder = g_dir_make_tmp ("nonet-XXXXXX", NULL);
  g_autofree char *paths[2] = { g_build_filename (folder, "five.txt", NULL),
                                g_build_filename (folder, "seven.txt", NULL) };
  g_autoptr (GSList) files = NULL;
  g_auto (GValue) value = G_VALUE_INIT;
  NonetWindow *window = show_window ();
  GList *windows;

  for (guint i = 2; i-- > 0;)
    {
      g_assert_true (g_file_set_contents (paths[i], texts[i], -1, NULL));
      files = g_slist_prepend (files, g_file_new_for_path (paths[i]));
    }
  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, gdk_file_list_new_from_list (files));
  g_slist_free_full (g_steal_pointer (&files), g_object_unref);
  g_assert_true (drop (window, &value));
  ui_wait (begins_with_five, window, "the first file");
  windows = gtk_application_get_windows (GTK_APPLICATION (application));
  g_assert_cmpuint (g_list_length (windows), ==, 2);
  for (GList *item = windows; item != NULL; item = item->next)
    if (item->data != window)
      ui_wait (begins_with_seven, item->data, "the second file");
  while ((windows = gtk_application_get_windows (GTK_APPLICATION (application))) != NULL)
    gtk_window_destroy (windows->data);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_cmpint (g_unlink (paths[i]), ==, 0);
      g_clear_pointer (&paths[i], g_free);
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}
