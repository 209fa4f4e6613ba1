/* The dialog for a new board: its preview, and what it says of boards and symbols that cannot be.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "app/board/board-dialog.h"
#include "ui-harness.h"

typedef struct
{
  GtkWindow *parent;
  GtkWidget *dialog;
  NonetPuzzle *chosen;
} Asked;

static void
chosen_cb (NonetPuzzle *puzzle, gpointer user_data)
{
  Asked *asked = user_data;

  asked->chosen = nonet_puzzle_ref (puzzle);
}

static void
ask (Asked *asked, guint order)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_new (nonet_shape_get_usual (order), NULL);
  g_autoptr (GList) windows = NULL;

  *asked = (Asked){ .parent = ui_show (gtk_label_new ("parent"), 400, 300) };
  nonet_board_dialog_present (asked->parent, puzzle, TRUE, chosen_cb, asked);
  windows = gtk_window_list_toplevels ();
  for (GList *item = windows; item != NULL; item = item->next)
    if (NONET_IS_BOARD_DIALOG (item->data))
      asked->dialog = item->data;
  ui_focus_window (GTK_WINDOW (asked->dialog));
  ui_settle ();
}

/* Once the dialog has closed itself. */
static void
end (Asked *asked)
{
  g_clear_pointer (&asked->chosen, nonet_puzzle_unref);
  ui_close (asked->parent);
}

static gboolean
is_faded (gpointer dialog)
{
  return gtk_widget_get_opacity (ui_find_type (dialog, GTK_TYPE_DRAWING_AREA)) < 1;
}

static gboolean
is_clear (gpointer dialog)
{
  return !is_faded (dialog);
}

/* Whether anything is drawn in the preview, below the middle. */
static gboolean
shows_board (GtkWidget *dialog)
{
  GtkWidget *preview = ui_find_type (dialog, GTK_TYPE_DRAWING_AREA);
  cairo_surface_t *picture = ui_render (preview);
  int width = gtk_widget_get_width (preview), row = gtk_widget_get_height (preview) * 9 / 16;
  gboolean found = FALSE;

  for (int x = 1; x < width; x++)
    found |= ui_pixel (picture, x, row) != ui_pixel (picture, 0, row);
  cairo_surface_destroy (picture);
  return found;
}

/* Whether the whole widget is within the dialog: nothing that scrolls cuts it off. */
static gboolean
is_in_sight (GtkWidget *dialog, GtkWidget *widget)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (widget, scroller, &bounds) && bounds.origin.y >= 0
         && bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (scroller);
}

static gboolean
focus_is_in_entry (gpointer dialog)
{
  GtkWidget *focus = gtk_window_get_focus (dialog);

  return focus != NULL && gtk_widget_get_ancestor (focus, ADW_TYPE_ENTRY_ROW) != NULL;
}

static gboolean
has_popover (gpointer dialog)
{
  GtkWidget *popover = ui_find_type (dialog, GTK_TYPE_POPOVER);

  return popover != NULL && gtk_widget_get_mapped (popover);
}

/* By keys: the row of symbols, and the last of its choices. */
static void
choose_custom (GtkWidget *dialog)
{
  ui_key ("alt+s");
  ui_settle ();
  ui_key ("End");
  ui_key ("Return");
  ui_wait (focus_is_in_entry, dialog, "the row for the symbols");
  ui_settle ();
  g_assert_false (has_popover (dialog));
}

static void
type (const char *text)
{
  for (; *text != '\0'; text++)
    ui_key ((char[]){ *text, '\0' });
}

TEST (the_preview_stays_while_symbols_are_wrong)
{
  GtkWidget *label, *create;
  Asked asked;

  ask (&asked, 9);
  create = ui_find_button (asked.dialog, "Create");
  choose_custom (asked.dialog);
  type ("tonyblait");
  label = ui_wait_label (asked.dialog, "The symbol “t” appears twice.");
  ui_wait (is_faded, asked.dialog, "the preview to fade");
  g_assert_true (shows_board (asked.dialog));
  g_assert_true (is_in_sight (asked.dialog, label));
  g_assert_false (gtk_widget_is_sensitive (create));
  ui_picture (asked.dialog, "board-dialog-wrong");
  ui_key ("BackSpace");
  ui_key ("r");
  ui_wait (is_clear, asked.dialog, "the preview");
  ui_settle ();
  g_assert_false (gtk_widget_get_mapped (label));
  ui_picture (asked.dialog, "board-dialog-right");
  ui_click_middle_of (create);
  g_assert_cmpstr (nonet_alphabet_get_symbol (asked.chosen->alphabet, 9), ==, "r");
  end (&asked);
}

TEST (symbols_are_in_sight_in_a_low_window)
{
  GtkWidget *label;
  Asked asked;

  ask (&asked, 9);
  choose_custom (asked.dialog);
  gtk_window_set_default_size (GTK_WINDOW (asked.dialog), 360, 420);
  ui_settle ();
  type ("tonyblai"); /* what was there is selected */
  label = ui_wait_label (asked.dialog, "The alphabet has 8 symbols, but the board needs 9.");
  ui_settle ();
  ui_picture (asked.dialog, "board-dialog-low");
  g_assert_true (is_in_sight (asked.dialog, label));
  g_assert_true (is_in_sight (asked.dialog, ui_find_type (asked.dialog, ADW_TYPE_ENTRY_ROW)));
  ui_key ("Escape");
  end (&asked);
}

TEST (a_box_that_is_too_large_is_reported_at_its_rows)
{
  GtkWidget *label;
  Asked asked;

  ask (&asked, 64);
  ui_key ("alt+r");
  ui_key ("Up");
  label = ui_wait_label (asked.dialog, "A box can have at most 64 cells.");
  ui_settle ();
  g_assert_true (is_faded (asked.dialog));
  g_assert_true (shows_board (asked.dialog));
  g_assert_true (is_in_sight (asked.dialog, label));
  ui_picture (asked.dialog, "board-dialog-large");
  ui_key ("Down");
  ui_wait (is_clear, asked.dialog, "the preview");
  ui_key ("Escape");
  ui_settle ();
  g_assert_null (asked.chosen);
  end (&asked);
}
