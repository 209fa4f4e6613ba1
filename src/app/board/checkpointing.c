/* The way back: checkpoints, trials and earlier states.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/board/checkpointing.h"

#include <glib/gi18n.h>

#include "document/checkpoints.h"
#include "widgets/board/board-view.h"
#include "widgets/widget-utils.h"
#include "words/notation.h"

/* The popover of the undo button: a row for each checkpoint, the latest first, and for the latest steps. */

/* That many steps. */
#define MOST_STEPS 15

struct _NonetCheckpointsPopover
{
  GtkPopover parent_instance;

  GtkWidget *empty; /* says what checkpoints are for */
  GtkListBox *list;
  GtkWidget *earlier; /* … */
  GtkListBox *steps;  /* … in this */

  NonetDocument *document;
  NonetStepPresenter *presenter; /* knows how cells are written */
  gboolean renaming;             /* the list stays as it is: one of its rows is in use */
};

G_DEFINE_FINAL_TYPE (NonetCheckpointsPopover, nonet_checkpoints_popover, GTK_TYPE_POPOVER)

/* "12 of 51 cells filled in" */
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
rename_cb (NonetCheckpointsPopover *self, GtkWidget *row)
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

/* A button of a row that does something with its checkpoint; its name is taken over. */
static GtkWidget *
add_button (GtkWidget *row, const char *icon, const char *action, char *name)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, name);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", index_of (row));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (row), button);
  g_free (name);
  return button;
}

static GtkWidget *
create_row (NonetCheckpointsPopover *self, guint index)
{
  const char *name = nonet_document_get_checkpoint_name (self->document, index);
  g_autofree char *title = describe (nonet_document_peek_checkpoint (self->document, index));
  GtkWidget *row = adw_entry_row_new ();
  GtkWidget *button;

  g_object_set_data (G_OBJECT (row), "index", GUINT_TO_POINTER (index));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_editable_set_text (GTK_EDITABLE (row), name);
  adw_entry_row_set_show_apply_button (ADW_ENTRY_ROW (row), TRUE);
  g_signal_connect_object (row, "apply", G_CALLBACK (rename_cb), self, G_CONNECT_SWAPPED);
  /* Translators: %s is the name of a checkpoint. */
  button = add_button (row, "document-revert-symbolic", "win.return-to-checkpoint",
                       g_strdup_printf (_ ("Return to “%s”"), name));
  g_signal_connect_object (button, "clicked", G_CALLBACK (gtk_popover_popdown), self, G_CONNECT_SWAPPED);
  add_button (row, "user-trash-symbolic", "win.remove-checkpoint", g_strdup_printf (_ ("Remove “%s”"), name));
  return row;
}

/* "Before r1c3 = 5". */
static char *
describe_change (NonetCheckpointsPopover *self, const NonetDocumentChange *change)
{
  const NonetPuzzle *puzzle = nonet_document_peek (self->document);
  const NonetNotation notation = nonet_step_presenter_get_notation (self->presenter, puzzle);
  g_autofree char *cell = NULL;

  if (change->n_cells == 0 || change->cell >= nonet_puzzle_get_cells (puzzle))
    return g_strdup (_ ("Before replacing the puzzle"));
  if (change->n_cells > 1)
    return g_strdup_printf (ngettext ("Before changing %u cell", "Before changing %u cells", change->n_cells),
                            change->n_cells);
  cell = nonet_cell_to_name (puzzle->shape, change->cell, &notation);
  if (change->value == 0 || change->value > puzzle->shape->order)
    /* Translators: a state of the puzzle; %s is a cell, as r1c3. */
    return g_strdup_printf (_ ("Before changing %s"), cell);
  /* Translators: a state of the puzzle: before this cell, as r1c3, got this symbol. */
  return g_strdup_printf (_ ("Before %s = %s"), cell, nonet_alphabet_get_symbol (puzzle->alphabet, change->value));
}

static void
add_step_row (NonetCheckpointsPopover *self, const NonetDocumentChange *change, guint number)
{
  g_autofree char *text = describe_change (self, change);
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "numeric");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "u", number);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.undo-steps");
  gtk_list_box_append (self->steps, row);
}

static void
empty_list (GtkListBox *list)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (list, 0)) != NULL)
    gtk_list_box_remove (list, GTK_WIDGET (row));
}

static void
fill (NonetCheckpointsPopover *self)
{
  guint n = self->document != NULL ? nonet_document_get_n_checkpoints (self->document) : 0, n_changes = 0;
  g_autofree NonetDocumentChange *changes = NULL;

  if (self->renaming || !gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  empty_list (self->list);
  for (guint i = n; i-- > 0;)
    gtk_list_box_append (self->list, create_row (self, i));
  gtk_widget_set_visible (GTK_WIDGET (self->list), n > 0);
  gtk_widget_set_visible (self->empty, n == 0);
  empty_list (self->steps);
  if (self->document != NULL)
    changes = nonet_document_dup_changes (self->document, MOST_STEPS, &n_changes);
  for (guint i = 0; i < n_changes; i++)
    add_step_row (self, &changes[i], i + 1);
  gtk_widget_set_visible (self->earlier, n_changes > 0);
}

static void
nonet_checkpoints_popover_dispose (GObject *object)
{
  NonetCheckpointsPopover *self = NONET_CHECKPOINTS_POPOVER (object);

  g_clear_object (&self->document);
  G_OBJECT_CLASS (nonet_checkpoints_popover_parent_class)->dispose (object);
}

static void
nonet_checkpoints_popover_class_init (NonetCheckpointsPopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = nonet_checkpoints_popover_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/nonet/Nonet/ui/checkpoints-popover.ui");
  NONET_BIND_CHILDREN (widget_class, NonetCheckpointsPopover, empty, list, earlier, steps);
  gtk_widget_class_bind_template_callback (widget_class, fill);
}

static void
nonet_checkpoints_popover_init (NonetCheckpointsPopover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* The controller. */

struct _NonetCheckpointing
{
  NonetController parent_instance;

  GtkLabel *trial_label; /* of the window, as are the others */
  NonetBoardView *board;
  NonetCheckpointsPopover *popovers[2]; /* of the undo buttons of wide and narrow windows */

  NonetCheckpoint *removed; /* the one removed last, or NULL */
  guint removed_from;
};

G_DEFINE_FINAL_TYPE (NonetCheckpointing, nonet_checkpointing, NONET_TYPE_CONTROLLER)

/* The state that the trial began with, owned by its checkpoint; NULL: there is none. */
static const NonetPuzzle *
get_trial (NonetDocument *document)
{
  guint i = document != NULL ? nonet_document_find_trial (document) : 0;

  return document != NULL && i < nonet_document_get_n_checkpoints (document)
             ? nonet_document_peek_checkpoint (document, i)
             : NULL;
}

static guint
get_value (const NonetPuzzle *puzzle, guint cell)
{
  return puzzle->givens[cell] | puzzle->entries[cell];
}

/* "Trial: 3 values". */
static char *
describe_trial (const NonetPuzzle *trial, const NonetPuzzle *puzzle)
{
  guint n = 0;

  for (guint cell = 0; cell < nonet_puzzle_get_cells (puzzle); cell++)
    n += get_value (puzzle, cell) != 0 && get_value (puzzle, cell) != get_value (trial, cell);
  return g_strdup_printf (ngettext ("Trial: %u value", "Trial: %u values", n), n);
}

/* The values before it, which keep their ink; NULL: no trial. */
static GBytes *
dup_kept (const NonetPuzzle *trial)
{
  guint n_cells = trial != NULL ? nonet_puzzle_get_cells (trial) : 0;
  guint8 *kept = g_malloc (n_cells);

  for (guint cell = 0; cell < n_cells; cell++)
    kept[cell] = (guint8) get_value (trial, cell);
  return trial != NULL ? g_bytes_new_take (kept, n_cells) : NULL;
}

static void
show_trial (NonetCheckpointing *self)
{
  NonetDocument *document = nonet_controller_get_document (self);
  const NonetPuzzle *trial = get_trial (document);
  g_autoptr (GBytes) kept = dup_kept (trial);
  g_autofree char *text = trial != NULL ? describe_trial (trial, nonet_document_peek (document)) : NULL;

  if (text != NULL)
    gtk_label_set_text (self->trial_label, text);
  nonet_controller_set_enabled (self, "start-trial", trial == NULL);
  nonet_controller_set_enabled (self, "keep-trial", trial != NULL);
  nonet_controller_set_enabled (self, "discard-trial", trial != NULL);
  nonet_frame_show_bar (nonet_controller_get_frame (self), "trial", trial != NULL);
  if (document != NULL)
    nonet_board_view_set_layer (self->board, NONET_LAYER_KEPT, kept);
}

static void
start_trial_action (NonetCheckpointing *self, NonetDocument *document)
{
  nonet_document_start_trial (document, _ ("Before the trial"));
}

/* Also where another puzzle is there, which is not what was tried on. */
static void
end_trial (NonetCheckpointing *self, NonetDocument *document)
{
  nonet_document_end_trial (document);
}

static void
discard_trial_action (NonetCheckpointing *self, NonetDocument *document)
{
  guint index = nonet_document_find_trial (document);
  gboolean changed = nonet_document_return_to_checkpoint (document, index);

  nonet_checkpoint_unref (nonet_document_remove_checkpoint (document, index));
  if (changed)
    nonet_toasts_offer (nonet_controller_get_toasts (self), _ ("Trial discarded"), _ ("_Undo"), "win.undo", NULL);
}

static void
update (NonetCheckpointing *self)
{
  NonetDocument *document = nonet_controller_get_document (self);
  guint n = document != NULL ? nonet_document_get_n_checkpoints (document) : 0;

  nonet_controller_set_enabled (self, "return-to-last-checkpoint", n > 0);
  show_trial (self);
  for (guint i = 0; i < G_N_ELEMENTS (self->popovers); i++)
    fill (self->popovers[i]);
}

/* Saving and returning. */

/* "Checkpoint 3", which no other is called. */
static char *
dup_new_name (NonetDocument *document)
{
  guint n = nonet_document_get_n_checkpoints (document);

  for (guint number = n + 1;; number++)
    {
      /* Translators: the name of a checkpoint unless another one is typed. */
      g_autofree char *name = g_strdup_printf (_ ("Checkpoint %u"), number);
      gboolean is_new = TRUE;

      for (guint i = 0; i < n; i++)
        is_new &= !g_str_equal (nonet_document_get_checkpoint_name (document, i), name);
      if (is_new)
        return g_steal_pointer (&name);
    }
}

static void
save_checkpoint_action (NonetCheckpointing *self, NonetDocument *document)
{
  NonetToasts *toasts = nonet_controller_get_toasts (self);
  guint n_before = nonet_document_get_n_checkpoints (document);
  g_autofree char *name = dup_new_name (document);
  gboolean kept_all;

  nonet_document_add_checkpoint (document, name);
  kept_all = nonet_document_get_n_checkpoints (document) > n_before;
  nonet_toasts_offer (toasts, kept_all ? name : _ ("Checkpoint saved; the earliest was removed"), _ ("_Rename"),
                      "win.checkpoints", NULL);
}

static void
return_to (NonetCheckpointing *self, NonetDocument *document, guint index)
{
  NonetToasts *toasts = nonet_controller_get_toasts (self);
  g_autofree char *text = NULL;
  const char *name;

  if (index >= nonet_document_get_n_checkpoints (document))
    return;
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
return_to_checkpoint_action (NonetCheckpointing *self, NonetDocument *document, GVariant *parameter)
{
  return_to (self, document, g_variant_get_uint32 (parameter));
}

static void
return_to_last_checkpoint_action (NonetCheckpointing *self, NonetDocument *document)
{
  return_to (self, document, nonet_document_get_n_checkpoints (document) - 1);
}

static void
remove_checkpoint_action (NonetCheckpointing *self, NonetDocument *document, GVariant *parameter)
{
  NonetToasts *toasts = nonet_controller_get_toasts (self);
  g_autofree char *text = NULL;

  g_clear_pointer (&self->removed, nonet_checkpoint_unref);
  self->removed_from = g_variant_get_uint32 (parameter);
  self->removed = nonet_document_remove_checkpoint (document, self->removed_from);
  nonet_toasts_withdraw (toasts, "win.restore-checkpoint");
  /* Translators: %s is the name of a checkpoint. */
  text = g_strdup_printf (_ ("“%s” removed"), self->removed->name);
  nonet_toasts_offer (toasts, text, _ ("_Undo"), "win.restore-checkpoint", NULL);
}

static void
restore_checkpoint_action (NonetCheckpointing *self, NonetDocument *document)
{
  g_autoptr (NonetCheckpoint) removed = g_steal_pointer (&self->removed);

  if (removed != NULL)
    nonet_document_restore_checkpoint (document, self->removed_from, removed);
}

static void
undo_steps_action (NonetCheckpointing *self, NonetDocument *document, GVariant *parameter)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->popovers); i++)
    gtk_popover_popdown (GTK_POPOVER (self->popovers[i]));
  for (guint n = g_variant_get_uint32 (parameter); n > 0; n--)
    nonet_document_undo (document);
}

/* With the name of the latest one to be changed. */
static void
checkpoints_action (NonetCheckpointing *self)
{
  NonetFrame *frame = nonet_controller_get_frame (self);
  gboolean wide = gtk_widget_get_visible (nonet_frame_get_child (frame, "depth_button"));

  adw_split_button_popup (nonet_frame_get_child (frame, wide ? "undo_button" : "narrow_undo_button"));
  gtk_widget_child_focus (GTK_WIDGET (self->popovers[wide ? 0 : 1]->list), GTK_DIR_TAB_FORWARD);
}

static const NonetActionEntry actions[] = {
  { "save-checkpoint", G_CALLBACK (save_checkpoint_action) },
  { "return-to-last-checkpoint", G_CALLBACK (return_to_last_checkpoint_action) },
  { "return-to-checkpoint", G_CALLBACK (return_to_checkpoint_action), "u" },
  { "remove-checkpoint", G_CALLBACK (remove_checkpoint_action), "u" },
  { "restore-checkpoint", G_CALLBACK (restore_checkpoint_action) },
  { "undo-steps", G_CALLBACK (undo_steps_action), "u" },
  { "checkpoints", G_CALLBACK (checkpoints_action) },
  { "start-trial", G_CALLBACK (start_trial_action) },
  { "keep-trial", G_CALLBACK (end_trial) },
  { "discard-trial", G_CALLBACK (discard_trial_action) },
};

static void
document_set_cb (NonetCheckpointing *self, NonetDocument *document)
{
  g_clear_pointer (&self->removed, nonet_checkpoint_unref);
  for (guint i = 0; i < G_N_ELEMENTS (self->popovers); i++)
    g_set_object (&self->popovers[i]->document, document);
  update (self);
}

static void
edited_cb (NonetCheckpointing *self, NonetDocument *document)
{
  if (get_trial (document) != NULL)
    show_trial (self);
}

static void
nonet_checkpointing_dispose (GObject *object)
{
  g_clear_pointer (&NONET_CHECKPOINTING (object)->removed, nonet_checkpoint_unref);
  G_OBJECT_CLASS (nonet_checkpointing_parent_class)->dispose (object);
}

static void
nonet_checkpointing_class_init (NonetCheckpointingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = nonet_checkpointing_dispose;
}

static void
nonet_checkpointing_init (NonetCheckpointing *self)
{
}

NonetCheckpointing *
nonet_checkpointing_new (NonetFrame *frame)
{
  NonetCheckpointing *self = nonet_controller_new (NONET_TYPE_CHECKPOINTING, frame, actions, G_N_ELEMENTS (actions));

  self->trial_label = nonet_frame_get_child (frame, "trial_label");
  self->board = nonet_frame_get_child (frame, "board");
  self->popovers[0] = nonet_frame_get_child (frame, "checkpoints");
  self->popovers[1] = nonet_frame_get_child (frame, "narrow_checkpoints");
  for (guint i = 0; i < G_N_ELEMENTS (self->popovers); i++)
    self->popovers[i]->presenter = nonet_controller_get_presenter (self);
  nonet_controller_connect_document (self, "checkpoints-changed", G_CALLBACK (update));
  nonet_controller_connect (self, frame, "document-set", G_CALLBACK (document_set_cb));
  nonet_controller_connect (self, frame, "replaced", G_CALLBACK (end_trial));
  nonet_controller_connect (self, frame, "edited", G_CALLBACK (edited_cb));
  return self;
}
