/* A window in which nothing happens draws nothing: whatever turns unseen would keep the processor busy.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/application.h"
#include "app/frame/controller.h"
#include "running.h"
#include "tests/test.h"
#include "tests/widgets/boards.h"
#include "ui-harness.h"

/* Bird's puzzle without two of its givens: 44 solutions. */
#define SEVERAL ".....1.38........5.....6..........13.981..25731....8..9..8...2..5..697844..25...."

/* A window rests once it has drawn no more frames than these for that long; what it has to do before may take as many such times. */
#define MOST_FRAMES 1
#define REST_MS 500
#define PATIENCE 40

static void
count_cb (GdkFrameClock *clock, guint *n_frames)
{
  ++*n_frames;
}

static void
assert_rests (GtkWindow *window, const char *what)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  guint n_frames = G_MAXUINT, n_times = 0;
  gulong handler = g_signal_connect (clock, "after-paint", G_CALLBACK (count_cb), &n_frames);

  while (n_frames > MOST_FRAMES && n_times++ < PATIENCE)
    {
      n_frames = 0;
      ui_pause (REST_MS);
    }
  g_signal_handler_disconnect (clock, handler);
  if (n_frames > MOST_FRAMES)
    {
      g_test_message ("%s: %u frames in %d ms", what, n_frames, REST_MS);
      g_test_fail ();
    }
}

/* As people have it, with animations. */
static GtkWindow *
open_lively_window (NonetDocument *document)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  return open_window (document, 1180, 800);
}

TEST (the_start_page_rests)
{
  GtkWindow *window = open_lively_window (NULL);

  assert_rests (window, "the start page");
  gtk_window_destroy (window);
}

TEST (a_puzzle_rests)
{
  g_autoptr (NonetDocument) document = document_of (9, SEVERAL);
  GtkWindow *window = open_lively_window (document);

  assert_rests (window, "the puzzle");
  ui_key ("ctrl+Return");
  assert_rests (window, "its solutions");
  ui_key ("Escape");
  ui_key ("F8");
  assert_rests (window, "the puzzle while it is set");
  ui_key ("F8");
  assert_rests (window, "the puzzle after it was set");
  gtk_window_destroy (window);
}

TEST (explanations_rest)
{
  g_autoptr (NonetDocument) document = document_of (9, BIRD);
  GtkWindow *window = open_lively_window (document);

  show_page (window, "steps");
  assert_rests (window, "the steps");
  show_page (window, "derivation");
  assert_rests (window, "the derivation");
  show_page (window, "solutions");
  assert_rests (window, "the solutions after steps and derivation");
  ui_key ("ctrl+h");
  assert_rests (window, "a hint");
  ui_key ("Escape");
  ui_key ("ctrl+shift+y");
  assert_rests (window, "an explanation");
  gtk_window_destroy (window);
}

TEST (dialogs_rest)
{
  g_autoptr (NonetDocument) document = document_of (9, BIRD);
  GtkWindow *window = open_lively_window (document);

  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++)
    {
      GtkWindow *dialog = open_dialog (window, dialogs[i]);

      assert_rests (dialog, dialogs[i]);
      gtk_window_destroy (dialog);
      ui_settle ();
    }
  gtk_window_destroy (window);
}
