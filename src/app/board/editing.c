/* What is done to the puzzle as a whole: undo, its board and its details.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/board/editing.h"

#include <glib/gi18n.h>

#include "app/board/board-dialog.h"
#include "app/frame/controls.h"
#include "formats/rules.h"
#include "widgets/widget-utils.h"

/* The dialog for title, author, comment and source. */

#define NONET_TYPE_DETAILS_DIALOG (nonet_details_dialog_get_type ())
G_DECLARE_FINAL_TYPE (NonetDetailsDialog, nonet_details_dialog, NONET, DETAILS_DIALOG, AdwWindow)

struct _NonetDetailsDialog
{
  AdwWindow parent_instance;

  AdwEntryRow *title_row;
  AdwEntryRow *author_row;
  GtkTextView *comment_view;
  GtkWidget *source_group;
  AdwActionRow *source_row;

  NonetDocument *document;
};

G_DEFINE_FINAL_TYPE (NonetDetailsDialog, nonet_details_dialog, ADW_TYPE_WINDOW)

static void
accept_cb (NonetDetailsDialog *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->comment_view);
  g_autofree char *comment = NULL;
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  comment = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
  nonet_document_set_details (self->document, gtk_editable_get_text (GTK_EDITABLE (self->title_row)),
                              gtk_editable_get_text (GTK_EDITABLE (self->author_row)), comment);
  gtk_window_close (GTK_WINDOW (self));
}

static void
nonet_details_dialog_dispose (GObject *object)
{
  NonetDetailsDialog *self = NONET_DETAILS_DIALOG (object);

  g_clear_object (&self->document);
  G_OBJECT_CLASS (nonet_details_dialog_parent_class)->dispose (object);
}

static void
nonet_details_dialog_class_init (NonetDetailsDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_details_dialog_dispose;
  g_type_ensure (NONET_TYPE_SHRINKING_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/details-dialog.ui");
  NONET_BIND_CHILDREN (widget_class, NonetDetailsDialog, title_row, author_row, comment_view, source_group, source_row);
  gtk_widget_class_bind_template_callback (widget_class, accept_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
nonet_details_dialog_init (NonetDetailsDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
set_text (AdwEntryRow *row, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (row), text != NULL ? text : "");
}

static void
details_dialog_present (GtkWindow *parent, NonetDocument *document)
{
  NonetDetailsDialog *self = g_object_new (NONET_TYPE_DETAILS_DIALOG, "transient-for", parent, NULL);
  const NonetPuzzle *puzzle = nonet_document_peek (document);

  self->document = g_object_ref (document);
  set_text (self->title_row, puzzle->title);
  set_text (self->author_row, puzzle->author);
  if (puzzle->comment != NULL)
    gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->comment_view), puzzle->comment, -1);
  gtk_widget_set_visible (self->source_group, puzzle->source != NULL);
  if (puzzle->source != NULL)
    adw_action_row_set_subtitle (self->source_row, puzzle->source);
  gtk_widget_grab_focus (GTK_WIDGET (self->title_row)); /* and not Cancel, which a space would press */
  gtk_window_present (GTK_WINDOW (self));
}

/* The controller. */

struct _NonetEditing
{
  NonetController parent_instance;

  GBindingGroup *undoing; /* from the document to the actions and the switch */
};

G_DEFINE_FINAL_TYPE (NonetEditing, nonet_editing, NONET_TYPE_CONTROLLER)

/* The same cells on boxes of another shape or in other symbols, as one step of undo. */
static void
reshape_cb (NonetPuzzle *reshaped, gpointer user_data)
{
  NonetDocument *document = nonet_controller_get_document (user_data);
  g_autoptr (NonetPuzzle) puzzle = NULL;
  SudokuShape *shape;

  if (sudoku_shape_equal (reshaped->shape, nonet_document_get_shape (document)))
    {
      nonet_document_set_alphabet (document, reshaped->alphabet);
      return;
    }
  shape = nonet_shape_dup_with_rules_of (reshaped->shape, nonet_document_get_shape (document));
  if (shape == NULL)
    return;
  puzzle = nonet_puzzle_copy (nonet_document_peek (document));
  nonet_puzzle_take_shape (puzzle, shape);
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
  details_dialog_present (nonet_controller_get_window (self), document);
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

/* What would change nothing is of no use. */
static void
edited_cb (NonetEditing *self, NonetDocument *document)
{
  const NonetPuzzle *puzzle = nonet_document_peek (document);
  gboolean has_entries = nonet_puzzle_count_entries (puzzle) > 0;

  nonet_controller_set_enabled (self, "fix-entries", has_entries);
  nonet_controller_set_enabled (self, "free-givens", nonet_puzzle_count_givens (puzzle) > 0);
  nonet_controller_set_enabled (self, "restart",
                                has_entries || puzzle->marks != NULL || puzzle->corners != NULL
                                    || puzzle->eliminated != NULL || puzzle->colours != NULL
                                    || puzzle->candidate_colours != NULL);
}

static const NonetActionEntry actions[] = {
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
document_set_cb (NonetEditing *self, NonetDocument *document)
{
  GActionMap *map = G_ACTION_MAP (nonet_controller_get_frame (self));
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

/* Screen readers hear of a button of the switch between setting and playing as of a radio button. */
static void
say_checked (GtkToggleButton *button)
{
  gtk_accessible_update_state (
      GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_CHECKED,
      gtk_toggle_button_get_active (button) ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

/* In a narrow window large text may be cut; the tooltips have the words. */
static void
set_up_mode (GtkWidget *button)
{
  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), PANGO_ELLIPSIZE_END);
  g_signal_connect (button, "toggled", G_CALLBACK (say_checked), NULL);
  say_checked (GTK_TOGGLE_BUTTON (button));
}

NonetEditing *
nonet_editing_new (NonetFrame *frame)
{
  NonetEditing *self = nonet_controller_new (NONET_TYPE_EDITING, frame, actions, G_N_ELEMENTS (actions));

  bind_enabled (self, G_ACTION_MAP (frame), "can-undo", "undo");
  bind_enabled (self, G_ACTION_MAP (frame), "can-redo", "redo");
  g_binding_group_bind (self->undoing, "editing-givens", nonet_frame_get_child (frame, "set_mode"), "active",
                        G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  set_up_mode (nonet_frame_get_child (frame, "set_mode"));
  set_up_mode (nonet_frame_get_child (frame, "play_mode"));
  nonet_controller_connect (self, frame, "document-set", G_CALLBACK (document_set_cb));
  nonet_controller_connect (self, frame, "edited", G_CALLBACK (edited_cb));
  return self;
}
