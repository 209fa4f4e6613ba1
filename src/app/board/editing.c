/* What is done to the puzzle as a whole: undo, checkpoints, its board and its details.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/board/editing.h"

#include <glib/gi18n.h>

#include "app/board/board-dialog.h"
#include "app/frame/controls.h"
#include "document/checkpoints.h"
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
  gtk_widget_class_bind_template_child (widget_class, NonetDetailsDialog, title_row);
  gtk_widget_class_bind_template_child (widget_class, NonetDetailsDialog, author_row);
  gtk_widget_class_bind_template_child (widget_class, NonetDetailsDialog, comment_view);
  gtk_widget_class_bind_template_child (widget_class, NonetDetailsDialog, source_group);
  gtk_widget_class_bind_template_child (widget_class, NonetDetailsDialog, source_row);
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
  gtk_window_present (GTK_WINDOW (self));
}

/* The dialog that lists the checkpoints of a puzzle: a row each, the latest first. */

struct _NonetCheckpointsDialog
{
  AdwWindow parent_instance;

  AdwToastOverlay *overlay;
  GtkStack *stack;
  GtkListBox *list;

  NonetDocument *document;
  NonetToasts *toasts;
  NonetCheckpoint *removed; /* the one removed last, or NULL */
  guint removed_from;
  gboolean renaming; /* the list stays as it is: one of its rows is in use */
};

G_DEFINE_FINAL_TYPE (NonetCheckpointsDialog, nonet_checkpoints_dialog, ADW_TYPE_WINDOW)

/* "12 of 51 blank cells filled in" */
static char *
describe (const NonetPuzzle *puzzle)
{
  guint n_blank = nonet_puzzle_get_cells (puzzle) - nonet_puzzle_count_givens (puzzle);
  guint n_entries = nonet_puzzle_count_entries (puzzle);

  /* Translators: the state of a puzzle; the cells are those without a given. */
  return g_strdup_printf (ngettext ("%u of %u cell filled in", "%u of %u cells filled in", n_blank), n_entries,
                          n_blank);
}

/* A row. Its place in the list of checkpoints is kept with it. */

static guint
index_of (GtkWidget *row)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "index"));
}

static void
rename_cb (NonetCheckpointsDialog *self, GtkWidget *row)
{
  const char *before = nonet_document_get_checkpoint_name (self->document, index_of (row));
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (row))));

  gtk_editable_set_text (GTK_EDITABLE (row), *name != '\0' ? name : before);
  if (*name == '\0' || g_str_equal (name, before))
    return;
  self->renaming = TRUE;
  nonet_document_rename_checkpoint (self->document, index_of (row), name);
  self->renaming = FALSE;
}

static void
return_cb (NonetCheckpointsDialog *self, GtkWidget *button)
{
  GtkWidget *row = gtk_widget_get_ancestor (button, ADW_TYPE_ENTRY_ROW);
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));

  if (parent != NULL)
    gtk_widget_activate_action (GTK_WIDGET (parent), "win.return-to-checkpoint", "u", index_of (row));
  gtk_window_close (GTK_WINDOW (self));
}

static void
remove_cb (NonetCheckpointsDialog *self, GtkWidget *button)
{
  guint index = index_of (gtk_widget_get_ancestor (button, ADW_TYPE_ENTRY_ROW));
  g_autofree char *text = NULL;

  g_clear_pointer (&self->removed, nonet_checkpoint_unref);
  self->removed_from = index;
  self->removed = nonet_document_remove_checkpoint (self->document, index);
  nonet_toasts_withdraw (self->toasts, "checkpoints.restore");
  /* Translators: %s is the name of a checkpoint. */
  text = g_strdup_printf (_ ("“%s” removed"), self->removed->name);
  nonet_toasts_offer (self->toasts, text, _ ("_Undo"), "checkpoints.restore", NULL);
}

static void
restore_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  NonetCheckpointsDialog *self = NONET_CHECKPOINTS_DIALOG (widget);
  g_autoptr (NonetCheckpoint) removed = g_steal_pointer (&self->removed);

  if (removed != NULL)
    nonet_document_restore_checkpoint (self->document, self->removed_from, removed);
}

/* A button of a row that a screen reader calls by a name, which is taken over. */
static void
add_button (NonetCheckpointsDialog *self, GtkWidget *row, GtkWidget *button, char *name, GCallback pressed)
{
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  g_signal_connect_object (button, "clicked", pressed, self, G_CONNECT_SWAPPED);
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (row), button);
  g_free (name);
}

static GtkWidget *
create_row (NonetCheckpointsDialog *self, guint index)
{
  const char *name = nonet_document_get_checkpoint_name (self->document, index);
  g_autofree char *title = describe (nonet_document_peek_checkpoint (self->document, index));
  GtkWidget *row = adw_entry_row_new ();
  GtkWidget *remove = gtk_button_new_from_icon_name ("user-trash-symbolic");

  g_object_set_data (G_OBJECT (row), "index", GUINT_TO_POINTER (index));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_editable_set_text (GTK_EDITABLE (row), name);
  adw_entry_row_set_show_apply_button (ADW_ENTRY_ROW (row), TRUE);
  g_signal_connect_object (row, "apply", G_CALLBACK (rename_cb), self, G_CONNECT_SWAPPED);
  /* Translators: returns to a checkpoint. */
  add_button (self, row, gtk_button_new_with_label (C_ ("checkpoint", "Return")),
              g_strdup_printf (_ ("Return to “%s”"), name), G_CALLBACK (return_cb));
  gtk_widget_set_tooltip_text (remove, C_ ("checkpoint", "Remove"));
  add_button (self, row, remove, g_strdup_printf (_ ("Remove “%s”"), name), G_CALLBACK (remove_cb));
  return row;
}

static void
fill (NonetCheckpointsDialog *self)
{
  guint n = nonet_document_get_n_checkpoints (self->document);
  GtkListBoxRow *row;

  if (self->renaming)
    return;
  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  for (guint i = n; i-- > 0;)
    gtk_list_box_append (self->list, create_row (self, i));
  gtk_stack_set_visible_child_name (self->stack, n > 0 ? "list" : "empty");
}

static void
nonet_checkpoints_dialog_dispose (GObject *object)
{
  NonetCheckpointsDialog *self = NONET_CHECKPOINTS_DIALOG (object);

  g_clear_object (&self->document);
  g_clear_object (&self->toasts);
  g_clear_pointer (&self->removed, nonet_checkpoint_unref);
  G_OBJECT_CLASS (nonet_checkpoints_dialog_parent_class)->dispose (object);
}

static void
nonet_checkpoints_dialog_class_init (NonetCheckpointsDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_checkpoints_dialog_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/checkpoints-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, NonetCheckpointsDialog, overlay);
  gtk_widget_class_bind_template_child (widget_class, NonetCheckpointsDialog, stack);
  gtk_widget_class_bind_template_child (widget_class, NonetCheckpointsDialog, list);
  gtk_widget_class_install_action (widget_class, "checkpoints.restore", NULL, restore_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "checkpoints.restore", NULL);
}

static void
nonet_checkpoints_dialog_init (NonetCheckpointsDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->toasts = nonet_toasts_new (self->overlay);
}

void
nonet_checkpoints_dialog_present (GtkWindow *parent, NonetDocument *document)
{
  NonetCheckpointsDialog *self = g_object_new (NONET_TYPE_CHECKPOINTS_DIALOG, "transient-for", parent, NULL);

  self->document = g_object_ref (document);
  g_signal_connect_object (document, "checkpoints-changed", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
  fill (self);
  gtk_window_present (GTK_WINDOW (self));
}

/* The controller. */

struct _NonetEditing
{
  NonetController parent_instance;

  GBindingGroup *undoing; /* from the document to the actions and the switch */
  GMenu *checkpoint_menu; /* of the window */
};

G_DEFINE_FINAL_TYPE (NonetEditing, nonet_editing, NONET_TYPE_CONTROLLER)

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
  nonet_puzzle_take_shape (puzzle, nonet_shape_dup_with_rules_of (reshaped->shape, puzzle->shape));
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

/* Checkpoints. */

/* That many of the latest are in the menu. */
#define MOST_CHECKPOINTS 10

static void
append_section (GMenu *menu, GMenu *section)
{
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
  g_object_unref (section);
}

/* What is in it is looked at when it is shown; without a document, it has what is always there. */
static void
fill_menu (NonetEditing *self)
{
  NonetDocument *document = nonet_controller_get_document (self);
  guint n = document != NULL ? nonet_document_get_n_checkpoints (document) : 0;
  GMenu *fixed = g_menu_new (), *latest = g_menu_new (), *last = g_menu_new ();

  g_menu_append (fixed, _ ("_Save Checkpoint…"), "win.save-checkpoint");
  g_menu_append (fixed, _ ("_Return to Last Checkpoint"), "win.return-to-last-checkpoint");
  for (guint i = n; i-- > 0 && n - i <= MOST_CHECKPOINTS;)
    {
      g_autofree char *label = nonet_menu_label (nonet_document_get_checkpoint_name (document, i));
      g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

      g_menu_item_set_action_and_target (item, "win.return-to-checkpoint", "u", i);
      g_menu_append_item (latest, item);
    }
  g_menu_append (last, _ ("_All Checkpoints…"), "win.checkpoints");
  g_menu_remove_all (self->checkpoint_menu);
  append_section (self->checkpoint_menu, fixed);
  append_section (self->checkpoint_menu, latest);
  append_section (self->checkpoint_menu, last);
}

static void
menu_made_cb (NonetEditing *self, GParamSpec *pspec, GtkMenuButton *button)
{
  GtkPopover *popover = gtk_menu_button_get_popover (button);

  if (popover != NULL)
    nonet_controller_connect (self, popover, "show", G_CALLBACK (fill_menu));
}

static void
update_checkpoints (NonetEditing *self)
{
  NonetDocument *document = nonet_controller_get_document (self);
  gboolean some = document != NULL && nonet_document_get_n_checkpoints (document) > 0;

  nonet_controller_set_enabled (self, "return-to-last-checkpoint", some);
  nonet_controller_set_enabled (self, "checkpoints", some);
}

/* What the dialog is about: the text field, and the document it was opened for. */
static void
name_given_cb (AdwMessageDialog *dialog, const char *response, NonetEditing *self)
{
  GtkEditable *entry = GTK_EDITABLE (adw_message_dialog_get_extra_child (dialog));
  NonetDocument *document = g_object_get_data (G_OBJECT (dialog), "document");
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (entry)));
  gboolean kept_all;
  guint n_before;

  if (!g_str_equal (response, "save") || document != nonet_controller_get_document (self))
    return;
  n_before = nonet_document_get_n_checkpoints (document);
  nonet_document_add_checkpoint (document, *name != '\0' ? name : gtk_widget_get_name (GTK_WIDGET (entry)));
  kept_all = nonet_document_get_n_checkpoints (document) > n_before;
  /* The one before would return to this one, too. */
  nonet_toasts_withdraw (nonet_controller_get_toasts (self), "win.return-to-last-checkpoint");
  nonet_toasts_offer (nonet_controller_get_toasts (self),
                      kept_all ? _ ("Checkpoint saved") : _ ("Checkpoint saved; the earliest was removed"),
                      _ ("_Return"), "win.return-to-last-checkpoint", NULL);
}

static void
save_checkpoint_action (gpointer self, NonetDocument *document)
{
  GtkWidget *dialog = adw_message_dialog_new (nonet_controller_get_window (self), _ ("Save Checkpoint"), NULL);
  GtkWidget *entry = gtk_entry_new ();
  /* Translators: the name of a checkpoint unless another one is typed. */
  g_autofree char *name = g_strdup_printf (_ ("Checkpoint %u"), nonet_document_get_n_checkpoints (document) + 1);

  gtk_editable_set_text (GTK_EDITABLE (entry), name);
  gtk_widget_set_name (entry, name);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Name"), -1);
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), entry);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "save", _ ("_Save"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "save", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "save");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_object_set_data_full (G_OBJECT (dialog), "document", g_object_ref (document), g_object_unref);
  g_signal_connect_object (dialog, "response", G_CALLBACK (name_given_cb), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
return_to (NonetEditing *self, NonetDocument *document, guint index)
{
  NonetToasts *toasts = nonet_controller_get_toasts (self);
  g_autofree char *text = NULL;
  const char *name;

  if (index >= nonet_document_get_n_checkpoints (document))
    return;
  nonet_toasts_withdraw (toasts, "win.return-to-last-checkpoint");
  name = nonet_document_get_checkpoint_name (document, index);
  if (nonet_document_return_to_checkpoint (document, index))
    {
      /* Translators: %s is the name of a checkpoint. */
      text = g_strdup_printf (_ ("Returned to “%s”"), name);
      nonet_toasts_offer (toasts, text, _ ("_Undo"), "win.undo", NULL);
    }
  else
    {
      /* Translators: %s is the name of a checkpoint that the puzzle equals. */
      text = g_strdup_printf (_ ("Already at “%s”"), name);
      nonet_toasts_say (toasts, text);
    }
}

static void
return_to_checkpoint_action (NonetEditing *self, NonetDocument *document, GVariant *parameter)
{
  return_to (self, document, g_variant_get_uint32 (parameter));
}

static void
return_to_last_checkpoint_action (NonetEditing *self, NonetDocument *document)
{
  return_to (self, document, nonet_document_get_n_checkpoints (document) - 1);
}

static void
checkpoints_action (gpointer self, NonetDocument *document)
{
  nonet_checkpoints_dialog_present (nonet_controller_get_window (self), document);
}

static const NonetActionEntry actions[] = {
  { "undo", G_CALLBACK (undo_action) },
  { "redo", G_CALLBACK (redo_action) },
  { "fix-entries", G_CALLBACK (fix_entries_action) },
  { "free-givens", G_CALLBACK (free_givens_action) },
  { "restart", G_CALLBACK (restart_action) },
  { "board-shape", G_CALLBACK (board_shape_action) },
  { "details", G_CALLBACK (details_action) },
  { "save-checkpoint", G_CALLBACK (save_checkpoint_action) },
  { "return-to-last-checkpoint", G_CALLBACK (return_to_last_checkpoint_action) },
  { "return-to-checkpoint", G_CALLBACK (return_to_checkpoint_action), "u" },
  { "checkpoints", G_CALLBACK (checkpoints_action) },
};

/* "editing-givens" is the property of the document itself. */
static void
document_set_cb (NonetEditing *self, NonetDocument *document)
{
  GActionMap *map = G_ACTION_MAP (nonet_controller_get_frame (self));
  g_autoptr (GAction) givens = NULL;

  update_checkpoints (self);
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

NonetEditing *
nonet_editing_new (NonetFrame *frame)
{
  NonetEditing *self = nonet_controller_new (NONET_TYPE_EDITING, frame, actions, G_N_ELEMENTS (actions));

  bind_enabled (self, G_ACTION_MAP (frame), "can-undo", "undo");
  bind_enabled (self, G_ACTION_MAP (frame), "can-redo", "redo");
  g_binding_group_bind (self->undoing, "editing-givens", nonet_frame_get_child (frame, "mode_switch"), "setting",
                        G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  self->checkpoint_menu = nonet_frame_get_child (frame, "checkpoint_menu");
  nonet_controller_connect_document (self, "checkpoints-changed", G_CALLBACK (update_checkpoints));
  nonet_controller_connect (self, nonet_frame_get_child (frame, "menu_button"), "notify::popover",
                            G_CALLBACK (menu_made_cb));
  nonet_controller_connect (self, nonet_frame_get_child (frame, "narrow_menu_button"), "notify::popover",
                            G_CALLBACK (menu_made_cb));
  fill_menu (self);
  update_checkpoints (self);
  nonet_controller_connect (self, frame, "document-set", G_CALLBACK (document_set_cb));
  nonet_controller_connect (self, frame, "replaced", G_CALLBACK (update_checkpoints));
  return self;
}
