/* Windows that are closed in the middle of work are gone: no thread, no window, no controller of it is left.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "app/application.h"
#include "app/frame/controller.h"
#include "app/frame/verdict-button.h"
#include "rounds.h"
#include "running.h"
#include "tasks/worker.h"
#include "ui-harness.h"

/* SE 11.8: list of steps, path and rating take seconds. */
#define ELEVEN "..34......5..89...78...2...2....5..7...6..41....9....5.......6.8...9...2..1...3.."

/* Microseconds until no thread is left; a thousand times what it takes on a free processor. */
#define PATIENCE (20 * G_USEC_PER_SEC)

static NonetPuzzle *
new_puzzle (void)
{
  NonetPuzzle *puzzle = nonet_puzzle_new (nonet_shape_get_usual (9), NULL);

  for (guint cell = 0; ELEVEN[cell] != '\0'; cell++)
    puzzle->givens[cell] = g_ascii_isdigit (ELEVEN[cell]) ? (guint8) (ELEVEN[cell] - '0') : 0;
  return puzzle;
}

/* What a window is used for until it is closed: an action, and its parameter as text or NULL. */
static const struct
{
  const char *action, *parameter;
} uses[] = {
  { "next-step", NULL },      { "hint", NULL },         { "explain", "(uint32 0, uint32 1)" },
  { "practise", "'x-wing'" }, { "techniques", NULL },   { "practice", NULL },
  { "solve", NULL },          { "check-puzzle", NULL },
};

static void
use (NonetWindow *window, guint i)
{
  const char *parameter = uses[i].parameter;
  GVariant *value = parameter != NULL ? g_variant_parse (NULL, parameter, NULL, NULL, NULL) : NULL;

  g_assert_true (g_action_group_has_action (G_ACTION_GROUP (window), uses[i].action));
  g_action_group_activate_action (G_ACTION_GROUP (window), uses[i].action, value);
  g_clear_pointer (&value, g_variant_unref);
}

static NonetWindow *
show_window (NonetPuzzle *puzzle, guint i)
{
  NonetWindow *window = nonet_application_new_window (application);

  nonet_document_replace_puzzle (nonet_frame_get_document (NONET_FRAME (window)), puzzle);
  gtk_window_present (GTK_WINDOW (window));
  use (window, i % G_N_ELEMENTS (uses));
  return window;
}

static gboolean
is_at_rest (gpointer data)
{
  return nonet_worker_count_alive () == 0;
}

/* Verdict and count. */
static gboolean
counts (gpointer data)
{
  return nonet_worker_count_alive () >= 2;
}

TEST (no_thread_and_no_window_is_left)
{
  g_autoptr (NonetPuzzle) puzzle = new_puzzle ();
  NonetWindow *windows[ROUNDS (100)];
  guint most = 0, n_left = 0;
  gint64 closed;

  for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
    {
      windows[i] = show_window (puzzle, i);
      g_object_add_weak_pointer (G_OBJECT (windows[i]), (gpointer *) &windows[i]);
      /* Some are closed before anything begins, some with everything under way. */
      ui_pause (i / G_N_ELEMENTS (uses) * 40);
      most = MAX (most, nonet_worker_count_alive ());
      gtk_window_destroy (GTK_WINDOW (windows[i]));
    }
  closed = g_get_monotonic_time ();
  ui_wait (is_at_rest, NULL, "the end of all threads");
  g_test_message ("up to %u threads; the last ended %" G_GINT64_FORMAT " ms after the last window", most,
                  (g_get_monotonic_time () - closed) / 1000);
  g_assert_cmpint (g_get_monotonic_time () - closed, <, PATIENCE);
  g_assert_cmpuint (most, >=, 2);
  ui_settle ();
  for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
    if (windows[i] != NULL)
      {
        n_left++;
        g_test_message ("window %u is left, with %u references: %s", i, G_OBJECT (windows[i])->ref_count,
                        uses[i % G_N_ELEMENTS (uses)].action);
      }
  g_assert_cmpuint (n_left, ==, 0);
  g_assert_cmpuint (g_list_model_get_n_items (gtk_window_get_toplevels ()), ==, 0);
}

/* No other window follows, with which GTK would let go of the last one. */
TEST (a_closed_window_is_gone_before_the_next)
{
  g_autoptr (NonetPuzzle) puzzle = new_puzzle ();

  for (guint i = 0; i < G_N_ELEMENTS (uses); i++)
    {
      NonetWindow *window = show_window (puzzle, i);

      g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
      ui_pause (100);
      gtk_window_destroy (GTK_WINDOW (window));
      ui_wait (is_at_rest, NULL, "the end of all threads");
      ui_settle ();
      if (window != NULL)
        g_error ("the window is left after %s", uses[i].action);
    }
}

/* The verdict counts the solutions of a board with two givens for ten seconds, and is ended by being disposed of. */
TEST (nothing_in_a_window_is_left)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_new (nonet_shape_get_usual (9), NULL);
  NonetWindow *window = nonet_application_new_window (application);
  GtkWidget *flap = ui_find_type (GTK_WIDGET (window), ADW_TYPE_FLAP);
  GtkWidget *verdict = ui_find_type (GTK_WIDGET (window), NONET_TYPE_VERDICT_BUTTON);
  gint64 closed;

  g_object_add_weak_pointer (G_OBJECT (flap), (gpointer *) &flap);
  g_object_add_weak_pointer (G_OBJECT (verdict), (gpointer *) &verdict);
  puzzle->givens[0] = puzzle->givens[40] = 1;
  nonet_document_replace_puzzle (nonet_frame_get_document (NONET_FRAME (window)), puzzle);
  gtk_window_present (GTK_WINDOW (window));
  ui_wait (counts, NULL, "the threads that count");
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_null (flap);
  g_assert_null (verdict);
  closed = g_get_monotonic_time ();
  ui_wait (is_at_rest, NULL, "the end of all threads");
  g_test_message ("the last thread ended after %" G_GINT64_FORMAT " ms", (g_get_monotonic_time () - closed) / 1000);
}
