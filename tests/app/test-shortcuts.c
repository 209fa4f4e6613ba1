/* The shortcuts window shows every key there is, and no other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "running.h"
#include "app/application.h"
#include "app/shortcuts.h"
#include "tests/widgets/boards.h"
#include "ui-harness.h"
#include "widgets/board/board-editor.h"

/* Keys of windows of their own may be keys of the main window, too. */
static gboolean
is_of_another_window (GtkWidget *widget)
{
  return ADW_IS_PREFERENCES_GROUP (widget)
         && g_str_equal (adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (widget)), "Practice");
}

static void
gather (GtkWidget *widget, GPtrArray *shown, gboolean with_other_windows)
{
  if (is_of_another_window (widget) && !with_other_windows)
    return;
  if (NONET_IS_SHORTCUT_ROW (widget))
    {
      g_autofree char *keys = NULL;
      g_auto (GStrv) split = NULL;

      g_object_get (widget, "accelerator", &keys, NULL);
      split = g_strsplit_set (keys, " ", -1);
      for (guint i = 0; split[i] != NULL; i++)
        if (*split[i] != '\0')
          g_ptr_array_add (shown, g_strdup (split[i]));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gather (child, shown, with_other_windows);
}

/* The keys as the file has them: "<Control>n", "1...9". */
static GPtrArray *
keys_shown (gboolean with_other_windows)
{
  GtkWindow *window = nonet_shortcuts_new ();
  GPtrArray *shown = g_ptr_array_new_with_free_func (g_free);

  gather (GTK_WIDGET (window), shown, with_other_windows);
  gtk_window_destroy (window);
  g_assert_cmpuint (shown->len, >, 50);
  return shown;
}

/* Which may have a keyboard, too. */
TEST (all_keys_fit_on_a_phone)
{
  GtkWindow *window = nonet_shortcuts_new ();
  int width;

  gtk_widget_measure (ui_find_type (GTK_WIDGET (window), ADW_TYPE_PREFERENCES_PAGE), GTK_ORIENTATION_HORIZONTAL, -1,
                      &width, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 360);
  gtk_window_destroy (window);
}

static gboolean
same_key (const char *a, const char *b)
{
  GdkModifierType state_a, state_b;
  guint key_a, key_b;

  g_assert_true (gtk_accelerator_parse (a, &key_a, &state_a));
  g_assert_true (gtk_accelerator_parse (b, &key_b, &state_b));
  return key_a == key_b && state_a == state_b;
}

static gboolean
is_shown (GPtrArray *shown, const char *key)
{
  for (guint i = 0; i < shown->len; i++)
    if (strstr (shown->pdata[i], "...") == NULL && same_key (shown->pdata[i], key))
      return TRUE;
  return FALSE;
}

/* Neither of two actions, nor of an action and of the board. */
TEST (no_key_is_shown_twice)
{
  g_autoptr (GPtrArray) shown = keys_shown (FALSE);

  for (guint i = 0; i < shown->len; i++)
    {
      g_auto (GStrv) actions = NULL;

      if (strstr (shown->pdata[i], "...") != NULL)
        continue;
      actions = gtk_application_get_actions_for_accel (GTK_APPLICATION (application), shown->pdata[i]);
      if (g_strv_length (actions) > 1)
        g_error ("%s is the key of %s and of %s", (char *) shown->pdata[i], actions[0], actions[1]);
      for (guint k = i + 1; k < shown->len; k++)
        if (strstr (shown->pdata[k], "...") == NULL && same_key (shown->pdata[i], shown->pdata[k]))
          g_error ("%s is shown twice", (char *) shown->pdata[i]);
    }
}

static gboolean
is_accelerator (const char *key)
{
  g_auto (GStrv) actions = gtk_application_get_actions_for_accel (GTK_APPLICATION (application), key);

  return actions[0] != NULL;
}

TEST (every_action_is_shown)
{
  g_autoptr (GPtrArray) shown = keys_shown (TRUE);
  g_auto (GStrv) actions = gtk_application_list_action_descriptions (GTK_APPLICATION (application));

  for (guint i = 0; actions[i] != NULL; i++)
    {
      g_auto (GStrv) keys = gtk_application_get_accels_for_action (GTK_APPLICATION (application), actions[i]);
      gboolean found = keys[0] == NULL;

      for (guint k = 0; keys[k] != NULL; k++)
        found = found || is_shown (shown, keys[k]);
      if (!found)
        g_error ("%s has %s, and the shortcuts window does not show it", actions[i], keys[0]);
    }
}

static gboolean
key_came_through (guint *count, guint key)
{
  *count += key != GDK_KEY_Shift_L && key != GDK_KEY_Control_L;
  return GDK_EVENT_STOP;
}

/* "<Control><Shift>Up" as xdotool has it. */
static char *
for_xdotool (const char *key)
{
  GString *text = g_string_new (key);

  g_string_replace (text, "<Control>", "ctrl+", 0);
  g_string_replace (text, "<Shift>", "shift+", 0);
  g_string_replace (text, "Page_Up", "Prior", 0);
  g_string_replace (text, "Page_Down", "Next", 0);
  return g_string_free (text, FALSE);
}

/* What is no accelerator of the application is a key of the board: none of them gets past it. */
TEST (every_other_key_is_the_boards)
{
  g_autoptr (GPtrArray) shown = keys_shown (TRUE);
  NonetWindow *window = nonet_application_new_window (application);
  NonetBoardView *board = NONET_BOARD_VIEW (ui_find_type (GTK_WIDGET (window), NONET_TYPE_BOARD_EDITOR));
  GtkEventController *keys = gtk_event_controller_key_new ();
  guint n_through = 0, n_tried = 0;

  gtk_window_present (GTK_WINDOW (window));
  ui_focus_window (GTK_WINDOW (window));
  ui_settle ();
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_came_through), &n_through);
  gtk_widget_add_controller (gtk_widget_get_parent (GTK_WIDGET (board)), keys);
  for (guint i = 0; i < shown->len; i++)
    {
      const char *range = strstr (shown->pdata[i], "...");
      g_autofree char *key = range != NULL ? g_strdup (range + 3) : g_strdup (shown->pdata[i]);
      g_autofree char *pressed = for_xdotool (key);

      if (range == NULL && is_accelerator (key))
        continue;
      nonet_board_view_set_cursor (board, 40);
      gtk_widget_grab_focus (GTK_WIDGET (board));
      ui_key (pressed);
      if (n_through > 0)
        g_error ("nothing happens at %s, which the shortcuts window shows", key);
      n_tried++;
      /* A pop-over takes the keys that follow. */
      ui_key ("Escape");
      n_through = 0;
    }
  g_assert_cmpuint (n_tried, >=, 20);
  gtk_window_destroy (GTK_WINDOW (window));
}
