/* The main menu: it has a row for each thing to look for, none of them lies below the edge of a small screen, and none does nothing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "running.h"
#include "tests/widgets/boards.h"

/* "About twelve": New Window, Open, Save, Share, Print, four submenus, and what every program has. */
#define MOST_ROWS 14

#define SCREEN_HEIGHT 768

static int
count_rows (GMenuModel *menu)
{
  int n = 0;

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);

      n += section != NULL ? count_rows (section) : 1;
    }
  return n;
}

/* Where it ends when it hangs on the button. */
static int
find_edge (GtkMenuButton *button, GMenuModel *menu)
{
  GtkWidget *popover = gtk_popover_menu_new_from_model (menu);
  int height;

  gtk_widget_set_parent (popover, GTK_WIDGET (button));
  gtk_popover_popup (GTK_POPOVER (popover));
  gtk_widget_measure (popover, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  gtk_widget_unparent (popover);
  g_assert_cmpint (height, >, 40);
  return gtk_widget_get_height (GTK_WIDGET (button)) + height;
}

static void
check (GtkMenuButton *button, GMenuModel *menu, const char *name)
{
  g_test_message ("%s: %d rows, down to %d", name, count_rows (menu), find_edge (button, menu));
  g_assert_cmpint (count_rows (menu), <=, MOST_ROWS);
  g_assert_cmpint (find_edge (button, menu), <=, SCREEN_HEIGHT);
}

static void
check_submenus (GtkMenuButton *button, GMenuModel *menu)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autoptr (GMenuModel) submenu = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SUBMENU);
      g_autofree char *label = NULL;

      g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &label);
      if (submenu != NULL)
        check (button, submenu, label);
      if (section != NULL || submenu != NULL)
        check_submenus (button, section != NULL ? section : submenu);
    }
}

TEST (no_row_of_the_main_menu_lies_below_the_edge)
{
  g_autoptr (NonetDocument) document = document_of (9, BIRD);
  GtkWindow *window = open_window (document, 1366, SCREEN_HEIGHT);
  GtkMenuButton *button = nonet_frame_get_child (NONET_FRAME (window), "menu_button");
  GMenuModel *menu = nonet_frame_get_child (NONET_FRAME (window), "primary_menu");

  ui_settle ();
  check (button, menu, "Main Menu");
  check_submenus (button, menu);
  gtk_window_destroy (window);
}

static gboolean
is_enabled (GtkWindow *window, const char *action)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (window), action);
}

TEST (what_would_change_nothing_is_disabled)
{
  const char *const of_entries[] = { "fix-entries", "restart", "check-entries" };
  g_autoptr (NonetDocument) document = document_of (9, BIRD), empty = document_of (9, NULL);
  GtkWindow *window = open_window (document, 900, 700);
  guint blank = 1;

  for (guint i = 0; i < G_N_ELEMENTS (of_entries); i++)
    g_assert_false (is_enabled (window, of_entries[i]));
  g_assert_true (is_enabled (window, "free-givens"));
  nonet_document_set_value (document, &blank, 1, 4);
  for (guint i = 0; i < G_N_ELEMENTS (of_entries); i++)
    g_assert_true (is_enabled (window, of_entries[i]));
  nonet_document_set_value (document, &blank, 1, 0);
  nonet_document_toggle_mark (document, &blank, 1, 4);
  g_assert_true (is_enabled (window, "restart"));
  g_assert_false (is_enabled (window, "check-entries"));
  nonet_frame_set_document (NONET_FRAME (window), empty);
  g_assert_false (is_enabled (window, "free-givens"));
  gtk_window_destroy (window);
}

static gboolean
has_texture (gpointer clipboard)
{
  return gdk_content_formats_contain_gtype (gdk_clipboard_get_formats (clipboard), GDK_TYPE_TEXTURE);
}

static gboolean
is_set (gpointer texture)
{
  return *(GdkTexture **) texture != NULL;
}

static void
texture_cb (GObject *clipboard, GAsyncResult *result, gpointer texture)
{
  *(GdkTexture **) texture = gdk_clipboard_read_texture_finish (GDK_CLIPBOARD (clipboard), result, NULL);
}

/* Across the first of the three squares in its corners, in modules of eight pixels after the white edge. */
TEST (a_link_is_copied_as_a_qr_code)
{
  g_autoptr (NonetDocument) document = document_of (9, BIRD);
  GtkWindow *window = open_window (document, 700, 700);
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (window));
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree guint32 *pixels = NULL;
  const char *modules = "....#######.", *inside = "....#.###.#.";
  int width;

  if (!g_action_group_has_action (G_ACTION_GROUP (window), "copy-qr-code"))
    {
      g_test_skip ("built without libqrencode");
      gtk_window_destroy (window);
      return;
    }
  g_action_group_activate_action (G_ACTION_GROUP (window), "copy-qr-code", NULL);
  ui_wait (has_texture, clipboard, "the picture");
  gdk_clipboard_read_texture_async (clipboard, NULL, texture_cb, &texture);
  ui_wait (is_set, &texture, "the texture");
  width = gdk_texture_get_width (texture);
  g_assert_cmpint (gdk_texture_get_height (texture), ==, width);
  pixels = g_new (guint32, (gsize) (width * width));
  gdk_texture_download (texture, (guchar *) pixels, (gsize) width * 4);
  for (int i = 0; modules[i] != '\0'; i++)
    {
      g_assert_cmphex (pixels[(4 * 8 + 4) * width + i * 8 + 4], ==, modules[i] == '#' ? 0xff000000 : 0xffffffff);
      g_assert_cmphex (pixels[(6 * 8 + 4) * width + i * 8 + 4], ==, inside[i] == '#' ? 0xff000000 : 0xffffffff);
    }
  gtk_window_destroy (window);
}
