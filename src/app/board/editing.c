/* Editing the puzzle as a whole: undo, givens and entries, its shape, symbols and details, and a new one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/board/editing.h"

#include <glib/gi18n.h>

#include "app/board/board-dialog.h"
#include "app/files/details-dialog.h"
#include "app/frame/typing.h"

struct _NonetEditing
{
  NonetController parent_instance;

  GBindingGroup *undoing; /* from the document to the actions and the switch */
};

G_DEFINE_FINAL_TYPE (NonetEditing, nonet_editing, NONET_TYPE_CONTROLLER)

static void
show_new_board (NonetEditing *self, NonetPuzzle *puzzle)
{
  g_autoptr (NonetDocument) document = nonet_document_new_to_set (puzzle);

  nonet_frame_replace_document (nonet_controller_get_frame (self), document);
}

static void
new_puzzle_cb (NonetPuzzle *puzzle, gpointer user_data)
{
  GSettings *settings = nonet_controller_get_settings (user_data);
  g_autofree char *symbols = nonet_alphabet_to_string (puzzle->alphabet);

  g_settings_set_uint (settings, "new-box-rows", sudoku_shape_box_rows (puzzle->shape));
  g_settings_set_uint (settings, "new-box-columns", sudoku_shape_box_columns (puzzle->shape));
  g_settings_set_string (settings, "new-alphabet", symbols);
  show_new_board (user_data, puzzle);
}

static void
new_action (gpointer self)
{
  GSettings *settings = nonet_controller_get_settings (self);
  g_autofree char *symbols = g_settings_get_string (settings, "new-alphabet");
  g_autoptr (NonetAlphabet) alphabet = NULL;
  g_autoptr (NonetPuzzle) puzzle = NULL;
  const SudokuShape *shape = nonet_shape_get (g_settings_get_uint (settings, "new-box-rows"),
                                              g_settings_get_uint (settings, "new-box-columns"));

  if (shape == NULL)
    shape = nonet_shape_get (3, 3);
  alphabet = *symbols != '\0' ? nonet_alphabet_parse (symbols, shape->order, NULL) : NULL;
  puzzle = nonet_puzzle_new (shape, alphabet);
  nonet_board_dialog_present (nonet_controller_get_window (self), puzzle, TRUE, new_puzzle_cb, self);
}

static void
new_board_action (gpointer self, NonetDocument *document, GVariant *parameter)
{
  g_autoptr (NonetPuzzle) puzzle = NULL;
  guint rows, columns;
  const SudokuShape *shape;

  g_variant_get (parameter, "(uu)", &rows, &columns);
  shape = nonet_shape_get (rows, columns);
  if (shape == NULL)
    return;
  puzzle = nonet_puzzle_new (shape, NULL);
  show_new_board (self, puzzle);
}

/* The same cells on boxes of another shape or in other symbols, as one step of undo. */
static void
reshape_cb (NonetPuzzle *reshaped, gpointer user_data)
{
  NonetDocument *document = nonet_controller_get_document (user_data);
  g_autoptr (NonetPuzzle) puzzle = NULL;

  if (sudoku_shape_equal (reshaped->shape, nonet_document_get_shape (document)))
    {
      nonet_document_set_alphabet (document, reshaped->alphabet);
      return;
    }
  puzzle = nonet_puzzle_copy (nonet_document_peek (document));
  sudoku_shape_unref (puzzle->shape);
  puzzle->shape = sudoku_shape_ref (reshaped->shape);
  nonet_alphabet_unref (puzzle->alphabet);
  puzzle->alphabet = nonet_alphabet_ref (reshaped->alphabet);
  g_clear_pointer (&puzzle->solution, g_free);
  nonet_document_replace_puzzle (document, puzzle);
}

static void
board_shape_action (gpointer self, NonetDocument *document)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_document_dup_snapshot (document);

  nonet_board_dialog_present (nonet_controller_get_window (self), puzzle, FALSE, reshape_cb, self);
}

static void
details_action (gpointer self, NonetDocument *document)
{
  nonet_details_dialog_present (nonet_controller_get_window (self), document);
}

static void
undo_action (gpointer self, NonetDocument *document)
{
  if (!nonet_typing_forward_to_text (nonet_controller_get_window (self), "text.undo"))
    nonet_document_undo (document);
}

static void
redo_action (gpointer self, NonetDocument *document)
{
  if (!nonet_typing_forward_to_text (nonet_controller_get_window (self), "text.redo"))
    nonet_document_redo (document);
}

static void
fix_entries_action (gpointer self, NonetDocument *document)
{
  nonet_document_fix_entries (document);
}

static void
free_givens_action (gpointer self, NonetDocument *document)
{
  nonet_document_free_givens (document);
}

static void
restart_action (gpointer self, NonetDocument *document)
{
  if (nonet_document_restart (document))
    nonet_toasts_offer (nonet_controller_get_toasts (self), _ ("Entries and marks removed"), _ ("_Undo"), "win.undo",
                        NULL);
}

static const NonetActionEntry actions[] = {
  { "new", G_CALLBACK (new_action), .use = NONET_USE_ON_START },
  { "new-board", G_CALLBACK (new_board_action), "(uu)", .use = NONET_USE_ON_START },
  { "undo", G_CALLBACK (undo_action) },
  { "redo", G_CALLBACK (redo_action) },
  { "fix-entries", G_CALLBACK (fix_entries_action) },
  { "free-givens", G_CALLBACK (free_givens_action) },
  { "restart", G_CALLBACK (restart_action) },
  { "board-shape", G_CALLBACK (board_shape_action) },
  { "details", G_CALLBACK (details_action) },
};

/* "editing-givens" is the property of the document itself. */
static void
nonet_editing_document_set (NonetController *controller, NonetDocument *document)
{
  NonetEditing *self = NONET_EDITING (controller);
  GActionMap *map = G_ACTION_MAP (nonet_controller_get_frame (controller));
  g_autoptr (GAction) givens = NULL;

  g_binding_group_set_source (self->undoing, document);
  g_action_map_remove_action (map, "editing-givens");
  if (document == NULL)
    return;
  g_settings_bind (nonet_controller_get_settings (self), "tidy-marks", document, "tidy-marks", G_SETTINGS_BIND_GET);
  givens = nonet_property_action_new ("editing-givens", document, "editing-givens");
  g_action_map_add_action (map, givens);
}

static void
nonet_editing_finalize (GObject *object)
{
  g_object_unref (NONET_EDITING (object)->undoing);
  G_OBJECT_CLASS (nonet_editing_parent_class)->finalize (object);
}

static void
nonet_editing_class_init (NonetEditingClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_editing_finalize;
  NONET_CONTROLLER_CLASS (klass)->document_set = nonet_editing_document_set;
}

static void
nonet_editing_init (NonetEditing *self)
{
  self->undoing = g_binding_group_new ();
}

static void
bind_enabled (NonetEditing *self, GActionMap *map, const char *property, const char *action)
{
  g_binding_group_bind (self->undoing, property, g_action_map_lookup_action (map, action), "enabled",
                        G_BINDING_SYNC_CREATE);
}

NonetEditing *
nonet_editing_new (NonetFrame *frame)
{
  NonetEditing *self = nonet_controller_new (NONET_TYPE_EDITING, frame, actions, G_N_ELEMENTS (actions));

  bind_enabled (self, G_ACTION_MAP (frame), "can-undo", "undo");
  bind_enabled (self, G_ACTION_MAP (frame), "can-redo", "redo");
  g_binding_group_bind (self->undoing, "editing-givens", nonet_frame_get_child (frame, "mode_switch"), "setting",
                        G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  return self;
}
