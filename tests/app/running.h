/* The application of a test of windows, which is in the test's own process.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/application.h"
#include "app/frame/controller.h"
#include "ui-harness.h"

/* Those of the tests of main.c: an application that is registered, alone and held, as it is before its first window, and its
 * settings. */
extern NonetApplication *application;
extern GSettings *settings;

/* While it is locked, no file that is written comes to its place, as on a slow disk. */
extern GMutex renaming;

/* Returns an application that is registered and alone, as it is before its first window. Caller unrefs. */
static inline NonetApplication *
new_running_application (void)
{
  NonetApplication *running = nonet_application_new ();

  g_application_set_flags (G_APPLICATION (running), G_APPLICATION_NON_UNIQUE | G_APPLICATION_HANDLES_OPEN);
  g_assert_true (g_application_register (G_APPLICATION (running), NULL, NULL));
  return running;
}

/* A window of that size with the document, or its start page if that is NULL; it has the focus. */
static inline GtkWindow *
open_window (NonetDocument *document, int width, int height)
{
  NonetWindow *window = nonet_application_new_window (application);

  if (document != NULL)
    nonet_frame_set_document (NONET_FRAME (window), document);
  else
    nonet_window_show_start (window);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));
  ui_focus_window (GTK_WINDOW (window));
  return GTK_WINDOW (window);
}

/* Chooses a page of the window's side pane. */
static inline void
show_page (GtkWindow *window, const char *name)
{
  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (ui_find_type (GTK_WIDGET (window), ADW_TYPE_VIEW_STACK)),
                                         name);
}

/* The dialog of a window, or NULL. */
static inline GtkWindow *
find_dialog (gpointer window)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWindow *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (windows) && found == NULL; i++)
    {
      g_autoptr (GtkWindow) other = g_list_model_get_item (windows, i);

      found = gtk_window_get_transient_for (other) == window ? other : NULL;
    }
  return found;
}

/* Questions are in the window from libadwaita 1.5 on. */
static inline gboolean
has_drawn_dialog (gpointer window)
{
  GtkWindow *dialog = find_dialog (window);
  g_autoptr (GtkWidget) question = NULL;

  if (g_object_class_find_property (G_OBJECT_GET_CLASS (window), "visible-dialog") != NULL)
    g_object_get (window, "visible-dialog", &question, NULL);
  return question != NULL || (dialog != NULL && gtk_widget_get_width (GTK_WIDGET (dialog)) > 0);
}

/* Opens a dialog by the name of its action. Returns its window, or NULL if it has none of its own. */
static inline GtkWindow *
open_dialog (GtkWindow *window, const char *name)
{
  g_autofree char *action = g_strconcat ("win.", name, NULL);

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), action, NULL));
  ui_wait (has_drawn_dialog, window, name);
  return find_dialog (window);
}

/* Those that can be opened of any puzzle. */
static const char *const dialogs[] = { "new",         "generate",   "print",     "export",
                                       "details",     "techniques", "practice",  "calculation",
                                       "search-tree", "my-puzzles", "statistics" };
