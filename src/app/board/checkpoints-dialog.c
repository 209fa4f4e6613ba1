/* The dialog that lists the checkpoints of a puzzle: a row each, the latest first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/board/checkpoints-dialog.h"

#include <glib/gi18n.h>

#include "app/frame/toasts.h"
#include "document/checkpoints.h"

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
