/* The focus stays in the window when what has it goes: GTK keeps it on a widget that is gone until the next frame, and the keys
 * that are pressed before are lost.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "app/application.h"
#include "app/board/editing.h"
#include "app/frame/controller.h"
#include "document/checkpoints.h"
#include "running.h"
#include "tests/widgets/boards.h"
#include "ui-harness.h"
#include "widgets/steps/why-view.h"

/* Where every technique is tried in vain; r4c5 is 9. */
#define STUCK ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."

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

TEST (a_hint_takes_the_place_of_a_card_with_the_focus)
{
  g_autoptr (NonetDocument) document = document_of (9, STUCK);
  GtkWindow *window = open_window (document, 400, 780);
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

/* At once: no frame comes meanwhile. */
static void
click_focus (GtkWindow *window)
{
  g_signal_emit_by_name (gtk_window_get_focus (window), "clicked");
}

static void
assert_focus_is_in (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  g_assert_true (focus == NULL || gtk_widget_get_root (focus) == GTK_ROOT (window));
}

/* A window with the answer why r4c5 is no 4 in its pane. */
static GtkWindow *
open_explanation (NonetDocument *document)
{
  GtkWindow *window = open_window (document, 1200, 780);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.explain", "(uu)", 31, 4);
  ui_wait (has_focus_in, ui_find_type (GTK_WIDGET (window), NONET_TYPE_WHY_VIEW), "the explanation");
  return window;
}

TEST (another_question_is_asked_by_a_button_of_the_card)
{
  g_autoptr (NonetDocument) document = document_of (9, STUCK);
  GtkWindow *window = open_explanation (document);

  gtk_widget_grab_focus (ui_wait_button (GTK_WIDGET (window), "Explain 5"));
  click_focus (window);
  assert_focus_is_in (window);
  gtk_window_destroy (window);
}

TEST (an_edit_ends_the_explanation_that_is_read)
{
  g_autoptr (NonetDocument) document = document_of (9, STUCK);
  GtkWindow *window = open_explanation (document);

  ui_key ("Down");
  nonet_document_set_value (document, &(guint){ 0 }, 1, 1);
  assert_focus_is_in (window);
  gtk_window_destroy (window);
}

TEST (details_begin_with_the_title)
{
  g_autoptr (NonetDocument) document = document_of (9, STUCK);
  GtkWindow *window = open_window (document, 1200, 780), *dialog = open_dialog (window, "details");

  ui_focus_window (dialog);
  ui_key ("x");
  ui_key ("space");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (ui_find_type (GTK_WIDGET (dialog), ADW_TYPE_ENTRY_ROW))), ==,
                   "x ");
  gtk_window_destroy (window);
}

TEST (a_checkpoint_is_removed_by_a_button_of_its_row)
{
  g_autoptr (NonetDocument) document = document_of (9, STUCK);
  GtkWindow *window = open_window (document, 1200, 780);

  nonet_document_add_checkpoint (document, "one");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.checkpoints", NULL);
  gtk_widget_grab_focus (ui_wait_button (GTK_WIDGET (window), "Remove “one”"));
  click_focus (window);
  assert_focus_is_in (window);
  gtk_window_destroy (window);
}

/* Enter and space do not cancel what was just opened. */
TEST (the_focus_is_not_on_cancel)
{
  static const char *const names[] = { "generate", "print", "export", "details", "board-shape" };
  g_autoptr (NonetDocument) document = document_of (9, STUCK);
  GtkWindow *window = open_window (document, 800, 780);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      GtkWindow *dialog = open_dialog (window, names[i]);
      GtkWidget *focus;

      ui_settle ();
      focus = gtk_window_get_focus (dialog);
      g_assert_nonnull (focus);
      if (focus == ui_wait_button (GTK_WIDGET (dialog), "Cancel"))
        {
          g_test_message ("%s begins with Cancel", names[i]);
          g_test_fail ();
        }
      gtk_window_destroy (dialog);
      ui_settle ();
    }
  gtk_window_destroy (window);
}
