/* The focus stays in the window when what has it goes: GTK keeps it on a widget that is gone until the next frame, and the keys
 * that are pressed before are lost.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "running.h"
#include "app/application.h"
#include "app/frame/frame.h"
#include "tests/widgets/boards.h"
#include "ui-harness.h"

/* Where every technique is tried in vain; r4c5 is 9. */
#define STUCK ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."

static NonetApplication *application;

static GtkWindow *
open_narrow_window (NonetDocument *document)
{
  NonetWindow *window = nonet_application_new_window (application);

  nonet_frame_set_document (NONET_FRAME (window), document);
  gtk_window_set_default_size (GTK_WINDOW (window), 400, 780);
  gtk_window_present (GTK_WINDOW (window));
  ui_focus_window (GTK_WINDOW (window));
  return GTK_WINDOW (window);
}

static gboolean
has_focus_in (gpointer widget)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  return focus != NULL && gtk_widget_is_ancestor (focus, widget);
}

static gboolean
has_child (gpointer bar)
{
  return gtk_revealer_get_child (bar) != NULL;
}

static void
child_changed_cb (GtkRevealer *bar, GParamSpec *pspec, guint *n_changes)
{
  GtkRoot *window = gtk_widget_get_root (GTK_WIDGET (bar));
  GtkWidget *focus = gtk_root_get_focus (window);

  ++*n_changes;
  g_assert_true (focus == NULL || gtk_widget_get_root (focus) == window);
}

static gboolean
is_positive (gpointer number)
{
  return *(guint *) number > 0;
}

static void
a_hint_takes_the_place_of_a_card_with_the_focus (void)
{
  g_autoptr (NonetDocument) document = document_of (9, STUCK);
  GtkWindow *window = open_narrow_window (document);
  GtkRevealer *bar = nonet_frame_get_child (NONET_FRAME (window), "hint_bar");
  guint n_changes = 0;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.explain", "(uu)", 31, 9);
  ui_wait (has_focus_in, bar, "the explanation");
  g_signal_connect (bar, "notify::child", G_CALLBACK (child_changed_cb), &n_changes);
  ui_key ("ctrl+h");
  ui_wait (is_positive, &n_changes, "the hint");
  ui_key ("Escape");
  g_assert_false (has_child (bar));
  gtk_window_destroy (window);
}

int
main (int argc, char *argv[])
{
  int status;

  ui_init (&argc, &argv);
  application = new_running_application ();
  g_test_add_func ("/focus/hint", a_hint_takes_the_place_of_a_card_with_the_focus);
  status = g_test_run ();
  g_object_unref (application);
  return status;
}
