/* The timer: when its time passes, and what a pause hides.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "app/application.h"
#include "app/frame/controller.h"
#include "running.h"
#include "ui-harness.h"
#include "widgets/board/board-view.h"
#include "widgets/board/keypad.h"
#include "widgets/solutions/solution-facts.h"

/* Before the seconds in a file. */
#define ELAPSED "\"io.github.nonet:elapsed\":"

/* A 4x4 board of which the first cell, 1, is blank. */
static const guint8 givens[] = { 0, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1 };

/* A window on the puzzle, played for 754 seconds already; its first cell is selected. */
typedef struct
{
  NonetWindow *window;
} Played;

static void
play (Played *self, gconstpointer timer)
{
  static const guint first_cell[] = { 0 };
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_new (nonet_shape_get (2, 2), NULL);
  g_autoptr (NonetDocument) document = NULL;
  NonetWindow *window = nonet_application_new_window (application);

  g_settings_set_boolean (settings, "timer", timer != NULL);
  memcpy (puzzle->givens, givens, sizeof givens);
  puzzle->elapsed = 754;
  document = nonet_document_new (puzzle);
  nonet_frame_set_document (NONET_FRAME (window), document);
  gtk_window_present (GTK_WINDOW (window));
  ui_focus_window (GTK_WINDOW (window));
  nonet_board_view_select (NONET_BOARD_VIEW (ui_find_type (GTK_WIDGET (window), NONET_TYPE_BOARD_VIEW)), first_cell, 1);
  ui_settle ();
  self->window = window;
}

static void
end (Played *self, gconstpointer timer)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
}

#define PLAYED_TEST(word, timer) TEST_WITH (word, Played, self, GINT_TO_POINTER (timer), play, end)

static guint
get_elapsed (NonetWindow *window)
{
  return nonet_document_peek (nonet_frame_get_document (NONET_FRAME (window)))->elapsed;
}

static gboolean
has_passed (gpointer window)
{
  return get_elapsed (window) > 754;
}

static gboolean
shows_board (gpointer window)
{
  return gtk_widget_get_mapped (ui_find_type (window, NONET_TYPE_BOARD_VIEW));
}

static gboolean
is_paused (gpointer window)
{
  return !shows_board (window) && ui_find_label (window, "Paused") != NULL;
}

PLAYED_TEST (no_time_is_shown_unless_asked_for, FALSE)
{
  g_assert_null (ui_find_button (GTK_WIDGET (self->window), "Pause"));
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (self->window), "pause"));
  ui_wait (has_passed, self->window, "a second, which passes all the same");
  g_settings_set_boolean (settings, "timer", TRUE);
  ui_wait_button (GTK_WIDGET (self->window), "Pause");
  g_settings_set_boolean (settings, "timer", FALSE);
  ui_settle ();
  g_assert_null (ui_find_button (GTK_WIDGET (self->window), "Pause"));
}

PLAYED_TEST (time_passes_while_a_puzzle_is_played, TRUE)
{
  ui_wait_label (GTK_WIDGET (self->window), "12:34");
  ui_wait (has_passed, self->window, "a second");
  g_assert_null (ui_find_label (GTK_WIDGET (self->window), "12:34"));
  /* It is no edit. */
  g_assert_false (nonet_document_get_modified (nonet_frame_get_document (NONET_FRAME (self->window))));
  ui_picture (GTK_WIDGET (self->window), "timer");
  ui_key ("F8");
  ui_settle ();
  g_assert_null (ui_find_button (GTK_WIDGET (self->window), "Pause"));
}

PLAYED_TEST (a_pause_hides_the_symbols, TRUE)
{
  GtkWidget *keypad = ui_find_type (GTK_WIDGET (self->window), NONET_TYPE_KEYPAD);

  ui_click_middle_of (ui_wait_button (GTK_WIDGET (self->window), "Pause"));
  ui_wait (is_paused, self->window, "the pause");
  g_assert_false (gtk_widget_is_sensitive (keypad));
  ui_picture (GTK_WIDGET (self->window), "paused");
  ui_key ("1");
  ui_settle ();
  g_assert_cmpuint (nonet_document_get_value (nonet_frame_get_document (NONET_FRAME (self->window)), 0), ==, 0);
  ui_key ("Return"); /* the button that resumes has the focus */
  ui_wait (shows_board, self->window, "the board");
  g_assert_true (gtk_widget_is_sensitive (keypad));
  ui_key ("ctrl+shift+t");
  ui_wait (is_paused, self->window, "another pause");
  ui_key ("ctrl+shift+t");
  ui_wait (shows_board, self->window, "the board again");
  ui_key ("1");
  ui_settle ();
  g_assert_cmpuint (nonet_document_get_value (nonet_frame_get_document (NONET_FRAME (self->window)), 0), ==, 1);
}

PLAYED_TEST (an_edit_ends_a_pause, TRUE)
{
  ui_key ("2");
  ui_key ("ctrl+shift+t");
  ui_wait (is_paused, self->window, "the pause");
  ui_key ("ctrl+z");
  ui_wait (shows_board, self->window, "the board");
}

static gboolean
has_solutions (gpointer window)
{
  GtkWidget *cell = ui_find_type (window, NONET_TYPE_SOLUTION_FACTS);

  return cell != NULL && gtk_widget_get_mapped (cell);
}

static gboolean
has_no_solutions (gpointer window)
{
  return !has_solutions (window);
}

PLAYED_TEST (a_pause_hides_the_pane, TRUE)
{
  ui_key ("ctrl+Return");
  ui_wait (has_solutions, self->window, "the solution in the pane");
  ui_key ("ctrl+shift+t");
  ui_wait (is_paused, self->window, "the pause");
  g_assert_true (has_no_solutions (self->window));
  ui_picture (GTK_WIDGET (self->window), "paused-pane");
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (self->window), "hint"));
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (self->window), "solve"));
  ui_key ("ctrl+h");
  ui_key ("ctrl+e");
  ui_settle ();
  g_assert_true (is_paused (self->window));
  g_assert_cmpuint (nonet_document_get_value (nonet_frame_get_document (NONET_FRAME (self->window)), 0), ==, 0);
  ui_key ("ctrl+shift+t");
  ui_wait (shows_board, self->window, "the board");
  ui_wait (has_solutions, self->window, "the solution again");
  g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (self->window), "hint"));
  /* Escape resumes, and ends nothing that is not seen. */
  ui_key ("ctrl+shift+t");
  ui_wait (is_paused, self->window, "another pause");
  ui_key ("Escape");
  ui_wait (has_solutions, self->window, "the solution once more");
  g_assert_true (shows_board (self->window));
  g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (self->window), "hide-solution"));
  ui_key ("Escape");
  ui_settle ();
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (self->window), "hide-solution"));
}

/* The time in the session, of the only window that it has; 0: no window. */
static guint
get_kept (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_state_dir (), "nonet", "session", NULL);
  g_autoptr (GDir) entries = g_dir_open (folder, 0, NULL);
  const char *name;

  while (entries != NULL && (name = g_dir_read_name (entries)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL), *text = NULL;
      const char *elapsed = NULL;

      if (g_file_get_contents (path, &text, NULL, NULL))
        elapsed = strstr (text, ELAPSED);
      if (elapsed != NULL)
        return (guint) strtoul (elapsed + strlen (ELAPSED), NULL, 10);
    }
  return 0;
}

static gboolean
time_is_kept (gpointer data)
{
  return get_kept () > 754;
}

PLAYED_TEST (the_session_has_the_time_without_an_edit, TRUE)
{
  GtkWindow *other;

  ui_wait (has_passed, self->window, "a second");
  g_assert_false (time_is_kept (NULL));
  other = ui_show (gtk_label_new ("other"), 300, 200);
  ui_wait (time_is_kept, NULL, "the time in the session of a window that is not in use");
  ui_close (other);
}

/* What the window writes in a minute at the latest, it writes at the end of the process, too. */
PLAYED_TEST (time_is_to_be_written_while_the_window_is_in_use, TRUE)
{
  ui_wait (has_passed, self->window, "a second");
  g_assert_false (time_is_kept (NULL));
  nonet_window_keep_now (self->window);
  ui_wait (time_is_kept, NULL, "the time in the session");
}

static gboolean
says_time (GtkWidget *widget, gpointer data)
{
  return GTK_IS_LABEL (widget) && g_str_has_prefix (gtk_label_get_label (GTK_LABEL (widget)), "Solved in 12:3");
}

static gboolean
says_no_hints (GtkWidget *widget, gpointer data)
{
  return GTK_IS_LABEL (widget) && g_str_has_prefix (gtk_label_get_label (GTK_LABEL (widget)), "without hints");
}

static gboolean
has_ended (gpointer window)
{
  return ui_find (window, says_time, NULL) != NULL;
}

static gboolean
has_no_end (gpointer window)
{
  return !has_ended (window);
}

/* On a card, which leaves when the last entry is undone, and leads to another puzzle on such a board. */
PLAYED_TEST (the_end_says_the_time, FALSE)
{
  GtkWidget *window = GTK_WIDGET (self->window);

  ui_key ("1");
  ui_wait (has_ended, self->window, "the card");
  g_assert_nonnull (ui_find (window, says_no_hints, NULL));
  ui_picture (window, "end");
  ui_key ("ctrl+z");
  ui_wait (has_no_end, self->window, "no card");
  ui_key ("1");
  ui_wait (has_ended, self->window, "the card again");
  gtk_widget_activate_action (window, "win.show-pane", NULL);
  ui_wait (has_ended, self->window, "the card in place of the keypad");
  ui_settle ();
  ui_picture (window, "end-without-pane");
  ui_click_middle_of (ui_wait_button (window, "Next 4×4"));
  ui_wait (has_no_end, self->window, "no card any more");
  gtk_widget_activate_action (window, "win.show-pane", NULL);
}

PLAYED_TEST (nothing_is_paused_at_the_end, TRUE)
{
  ui_key ("1");
  ui_wait (has_ended, self->window, "the card");
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (self->window), "pause"));
}
