/* The actions of a window: their names, and which can be used just now.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "app/board-dialog.h"
#include "app/details-dialog.h"
#include "app/window-private.h"

static void
set_enabled (NonetWindow *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

static void
new_puzzle_cb (NonetPuzzle *puzzle, gpointer user_data)
{
  NonetWindow *self = nonet_window_for_another (user_data);
  g_autoptr (NonetDocument) document = nonet_document_new (puzzle);
  g_autofree char *symbols = nonet_alphabet_to_string (puzzle->alphabet);

  g_object_set (document, "editing-givens", TRUE, NULL);
  nonet_window_forget_reading (self);
  nonet_window_set_document (self, document);
  g_settings_set_uint (self->settings, "new-box-rows", sudoku_shape_box_rows (puzzle->shape));
  g_settings_set_uint (self->settings, "new-box-columns", sudoku_shape_box_columns (puzzle->shape));
  g_settings_set_string (self->settings, "new-alphabet", symbols);
}

static void
new_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  NonetWindow *self = user_data;
  g_autofree char *symbols = g_settings_get_string (self->settings, "new-alphabet");
  g_autoptr (NonetAlphabet) alphabet = NULL;
  g_autoptr (NonetPuzzle) puzzle = NULL;
  const SudokuShape *shape = nonet_shape_get (g_settings_get_uint (self->settings, "new-box-rows"),
                                              g_settings_get_uint (self->settings, "new-box-columns"));

  if (shape == NULL)
    shape = nonet_shape_get (3, 3);
  alphabet = *symbols != '\0' ? nonet_alphabet_parse (symbols, shape->order, NULL) : NULL;
  puzzle = nonet_puzzle_new (shape, alphabet);
  nonet_board_dialog_present (GTK_WINDOW (self), puzzle, TRUE, new_puzzle_cb, self);
}

/* The same cells on boxes of another shape or in other symbols, as one step of undo. */
static void
reshape_cb (NonetPuzzle *reshaped, gpointer user_data)
{
  NonetWindow *self = user_data;
  g_autoptr (NonetPuzzle) puzzle = NULL;

  if (sudoku_shape_equal (reshaped->shape, nonet_document_get_shape (self->document)))
    {
      nonet_document_set_alphabet (self->document, reshaped->alphabet);
      return;
    }
  puzzle = nonet_puzzle_copy (nonet_document_peek (self->document));
  sudoku_shape_unref (puzzle->shape);
  puzzle->shape = sudoku_shape_ref (reshaped->shape);
  nonet_alphabet_unref (puzzle->alphabet);
  puzzle->alphabet = nonet_alphabet_ref (reshaped->alphabet);
  g_clear_pointer (&puzzle->solution, g_free);
  nonet_document_set_puzzle (self->document, puzzle, TRUE);
}

static void
board_shape_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  NonetWindow *self = user_data;
  g_autoptr (NonetPuzzle) puzzle = nonet_document_dup_snapshot (self->document);

  nonet_board_dialog_present (GTK_WINDOW (self), puzzle, FALSE, reshape_cb, self);
}

static void
details_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  NonetWindow *self = user_data;

  nonet_details_dialog_present (GTK_WINDOW (self), self->document);
}

static void
open_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  nonet_window_open_dialog (user_data);
}

static void
open_uri_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  nonet_window_open_file (nonet_window_for_another (user_data), file);
}

static void
open_sample_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  nonet_window_open_sample (nonet_window_for_another (user_data), g_variant_get_string (parameter, NULL));
}

static void
save_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  nonet_window_save (user_data, FALSE);
}

static void
save_as_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  nonet_window_save (user_data, TRUE);
}

static void
undo_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  NonetWindow *self = user_data;

  if (!nonet_window_forward_to_text (self, "text.undo"))
    nonet_document_undo (self->document);
}

static void
redo_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  NonetWindow *self = user_data;

  if (!nonet_window_forward_to_text (self, "text.redo"))
    nonet_document_redo (self->document);
}

static void
copy_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  if (!nonet_window_forward_to_text (user_data, "clipboard.copy"))
    nonet_window_copy (user_data, "line");
}

static void
copy_as_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  nonet_window_copy (user_data, g_variant_get_string (parameter, NULL));
}

static void
paste_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  if (!nonet_window_forward_to_text (user_data, "clipboard.paste"))
    nonet_window_paste (user_data);
}

static void
read_again_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  nonet_window_read_again (user_data, g_variant_get_string (parameter, NULL));
}

static void
fix_entries_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  nonet_document_fix_entries (NONET_WINDOW (user_data)->document);
}

static void
free_givens_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  nonet_document_free_givens (NONET_WINDOW (user_data)->document);
}

static void
restart_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  NonetWindow *self = user_data;

  if (nonet_document_restart (self->document))
    nonet_toasts_offer (self->toasts, _ ("Entries and marks removed"), _ ("_Undo"), "win.undo", NULL);
}

static void
go_to_solution_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  NonetWindow *self = user_data;

  adw_flap_set_reveal_flap (self->flap, TRUE);
  adw_view_stack_set_visible_child_name (self->panes, "solutions");
  nonet_solution_browser_ask_number (self->browser);
}

static void
cancel_loading_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  nonet_window_cancel_loading (user_data);
}

static void
show_collection_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  nonet_window_show_collection (user_data);
}

static void
next_puzzle_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  nonet_window_step_collection (user_data, 1);
}

static void
previous_puzzle_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  nonet_window_step_collection (user_data, -1);
}

static void
show_messages_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  nonet_window_show_messages (user_data);
}

static void
zoom_in_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  gtk_widget_activate_action (GTK_WIDGET (NONET_WINDOW (user_data)->board), "board.zoom-in", NULL);
}

static void
zoom_out_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  gtk_widget_activate_action (GTK_WIDGET (NONET_WINDOW (user_data)->board), "board.zoom-out", NULL);
}

static void
zoom_reset_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  gtk_widget_activate_action (GTK_WIDGET (NONET_WINDOW (user_data)->board), "board.zoom-reset", NULL);
}

static void
menu_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  NonetWindow *self = user_data;
  gboolean narrow = adw_squeezer_get_visible_child (self->headers) == self->narrow_header;

  gtk_menu_button_popup (narrow ? self->narrow_menu_button : self->menu_button);
}

static void
editing_givens_changed (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  g_object_set (NONET_WINDOW (user_data)->document, "editing-givens", g_variant_get_boolean (state), NULL);
}

static const GActionEntry entries[] = {
  { "new", new_action },
  { "open", open_action },
  { "open-uri", open_uri_action, "s" },
  { "open-sample", open_sample_action, "s" },
  { "save", save_action },
  { "save-as", save_as_action },
  { "undo", undo_action },
  { "redo", redo_action },
  { "copy", copy_action },
  { "copy-as", copy_as_action, "s" },
  { "paste", paste_action },
  { "read-again", read_again_action, "s" },
  { "editing-givens", NULL, NULL, "false", editing_givens_changed },
  { "fix-entries", fix_entries_action },
  { "free-givens", free_givens_action },
  { "restart", restart_action },
  { "board-shape", board_shape_action },
  { "details", details_action },
  { "go-to-solution", go_to_solution_action },
  { "cancel-loading", cancel_loading_action },
  { "show-collection", show_collection_action },
  { "next-puzzle", next_puzzle_action },
  { "previous-puzzle", previous_puzzle_action },
  { "menu", menu_action },
  { "zoom-in", zoom_in_action },
  { "zoom-out", zoom_out_action },
  { "zoom-reset", zoom_reset_action },
  { "show-messages", show_messages_action },
};

void
nonet_window_update_actions (NonetWindow *self)
{
  GAction *editing = g_action_map_lookup_action (G_ACTION_MAP (self), "editing-givens");
  gboolean can_undo, can_redo, editing_givens;
  guint n_puzzles = self->reading != NULL ? nonet_reading_get_n_puzzles (self->reading) : 0;

  if (editing == NULL || self->document == NULL)
    return;

  g_object_get (self->document, "can-undo", &can_undo, "can-redo", &can_redo, "editing-givens", &editing_givens, NULL);
  g_simple_action_set_state (G_SIMPLE_ACTION (editing), g_variant_new_boolean (editing_givens));
  set_enabled (self, "undo", can_undo);
  set_enabled (self, "redo", can_redo);
  set_enabled (self, "show-collection", n_puzzles > 1);
  set_enabled (self, "next-puzzle", self->reading_index + 1 < n_puzzles);
  set_enabled (self, "previous-puzzle", n_puzzles > 1 && self->reading_index > 0);
}

void
nonet_window_add_actions (NonetWindow *self)
{
  g_autoptr (GPropertyAction) show_pane = g_property_action_new ("show-pane", self->flap, "reveal-flap");

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (show_pane));
}
