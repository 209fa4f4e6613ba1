/* What was read arrives: one puzzle is shown, several are offered, and what could not be read is told.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "app/messages-dialog.h"
#include "app/window-private.h"
#include "tasks/files.h"

/* What takes longer is told of. */
#define SHOW_AFTER_MS 250

/* One reading, from the request to the puzzle. */
typedef struct
{
  NonetWindow *window;
  GCancellable *cancellable;
  GFile *file;   /* either a file … */
  GBytes *bytes; /* … or a text */
  gboolean again;
} Loading;

static void
loading_free (Loading *loading)
{
  g_object_unref (loading->window);
  g_object_unref (loading->cancellable);
  g_clear_object (&loading->file);
  g_clear_pointer (&loading->bytes, g_bytes_unref);
  g_free (loading);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Loading, loading_free)

static gboolean
show_loading_cb (gpointer user_data)
{
  NonetWindow *self = user_data;

  self->loading_source = 0;
  gtk_spinner_start (self->loading_spinner);
  nonet_window_show_bar (self->loading_bar, TRUE);
  return G_SOURCE_REMOVE;
}

/* Tells after a moment what is being read. */
static void
tell_loading (NonetWindow *self, GFile *file)
{
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;
  g_autofree char *shown = name != NULL ? g_filename_display_name (name) : NULL;
  g_autofree char *text =
      shown != NULL ? g_strdup_printf (_ ("Reading “%s”…"), shown) : g_strdup (_ ("Reading the text…"));

  gtk_label_set_label (self->loading_label, text);
  if (self->loading_source == 0)
    self->loading_source = g_timeout_add (SHOW_AFTER_MS, show_loading_cb, self);
}

/* Nothing is being read any more. */
static void
end_loading (NonetWindow *self)
{
  g_clear_handle_id (&self->loading_source, g_source_remove);
  g_clear_object (&self->loading);
  if (self->loading_bar == NULL)
    return;
  gtk_spinner_stop (self->loading_spinner);
  nonet_window_show_bar (self->loading_bar, FALSE);
}

gboolean
nonet_window_cancel_loading (NonetWindow *self)
{
  if (self->loading == NULL)
    return FALSE;
  g_cancellable_cancel (self->loading);
  end_loading (self);
  return TRUE;
}

/* Escape gives up what is being read before it does anything else. */
static gboolean
key_pressed_cb (NonetWindow *self, guint key, guint code, GdkModifierType state)
{
  return key == GDK_KEY_Escape && gtk_revealer_get_reveal_child (self->loading_bar)
         && nonet_window_cancel_loading (self);
}

void
nonet_window_init_reading (NonetWindow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

void
nonet_window_forget_reading (NonetWindow *self)
{
  nonet_window_cancel_loading (self);
  g_clear_object (&self->reading);
  g_clear_object (&self->reading_file);
  g_clear_pointer (&self->reading_bytes, g_bytes_unref);
  g_clear_pointer (&self->messages, g_ptr_array_unref);
  self->file_format = NULL;
  self->reading_index = 0;
}

void
nonet_window_show_messages (NonetWindow *self)
{
  if (self->messages != NULL)
    nonet_messages_dialog_present (GTK_WINDOW (self), _ ("Skipped Parts"), NULL, self->messages);
}

/* Whether a puzzle read from a file with this name would go back into it as it is. */
static const NonetWriteFormat *
writable_format (NonetReading *reading, GFile *file)
{
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;

  if (name == NULL || g_str_has_suffix (name, ".gz") || !g_file_has_uri_scheme (file, "file"))
    return NULL;
  return nonet_write_format_find (nonet_reading_get_format (reading));
}

/* "big-list.sdm · 17" for a puzzle of a collection that has no title of its own. */
static void
give_title (NonetWindow *self, NonetPuzzle *puzzle, guint index)
{
  g_autofree char *name = NULL;

  if (puzzle->title != NULL || self->reading_file == NULL)
    return;
  name = g_file_get_basename (self->reading_file);
  puzzle->title = g_strdup_printf ("%s · %u", name, index + 1);
}

static NonetDocument *
document_of_reading (NonetWindow *self, guint index)
{
  g_autoptr (NonetPuzzle) read = nonet_reading_dup_puzzle (self->reading, index);
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_copy (read);
  gboolean single = nonet_reading_get_n_puzzles (self->reading) == 1;
  gboolean is_file = self->reading_file != NULL && g_file_has_uri_scheme (self->reading_file, "file");
  NonetDocument *document;

  if (!single)
    give_title (self, puzzle, index);
  document = nonet_document_new (puzzle);
  /* Saving one puzzle must not write over a collection, nor a sample. */
  if (single && is_file)
    nonet_document_set_file (document, self->reading_file);
  return document;
}

void
nonet_window_show_read_puzzle (NonetWindow *self, guint index)
{
  g_autoptr (NonetDocument) document = NULL;
  g_autoptr (NonetPuzzle) puzzle = NULL;

  self->reading_index = index;
  if (self->reading_file != NULL)
    {
      document = document_of_reading (self, index);
      nonet_window_set_document (self, document);
      return;
    }

  /* What comes from the clipboard replaces what is there, as one step that can be undone. */
  puzzle = nonet_reading_dup_puzzle (self->reading, index);
  nonet_document_set_puzzle (self->document, puzzle, TRUE);
  nonet_toasts_offer (self->toasts, _ ("Puzzle pasted"), _ ("_Undo"), "win.undo", NULL);
}

/* The other way to read a text that cannot tell: label of the button and target of "win.read-again". */
static char *
other_way (const NonetPuzzle *puzzle, char **label)
{
  const SudokuShape *shape = puzzle->shape;
  guint order = shape->order;
  g_autofree char *symbols = NULL;
  g_autofree char *other = NULL;

  if (sudoku_shape_box_rows (shape) != sudoku_shape_box_columns (shape))
    {
      *label = g_strdup_printf (_ ("Use %u×%u Boxes"), sudoku_shape_box_columns (shape), sudoku_shape_box_rows (shape));
      return g_strdup_printf ("boxes:%ux%u", sudoku_shape_box_columns (shape), sudoku_shape_box_rows (shape));
    }

  if (order < 10 || order > 35)
    return NULL;
  symbols = nonet_alphabet_to_string (puzzle->alphabet);
  other =
      *symbols == '0' ? g_strdup_printf ("1-9A-%c", 'A' + order - 10) : g_strdup_printf ("0-9A-%c", 'A' + order - 11);
  *label = g_strdup_printf (_ ("Use %s"), other);
  return g_strconcat ("alphabet:", other, NULL);
}

static const NonetMessage *
first_message (GPtrArray *messages, NonetMessageKind kind)
{
  for (guint i = 0; messages != NULL && i < messages->len; i++)
    if (((NonetMessage *) messages->pdata[i])->kind == kind)
      return messages->pdata[i];
  return NULL;
}

/* One toast at most of each kind: what was chosen, and what was left out. */
static void
tell_messages (NonetWindow *self)
{
  GPtrArray *messages = nonet_reading_get_messages (self->reading);
  guint n_errors = nonet_reading_get_n_messages (self->reading, NONET_MESSAGE_ERROR);
  const NonetMessage *choice = first_message (messages, NONET_MESSAGE_CHOICE);
  const NonetMessage *warning = first_message (messages, NONET_MESSAGE_WARNING);

  g_clear_pointer (&self->messages, g_ptr_array_unref);
  self->messages = g_ptr_array_ref (messages);

  if (n_errors > 0)
    {
      g_autofree char *text = g_strdup_printf (ngettext ("%u part could not be read and was skipped",
                                                         "%u parts could not be read and were skipped", n_errors),
                                               n_errors);
      nonet_toasts_offer (self->toasts, text, _ ("_Details"), "win.show-messages", NULL);
    }
  else if (warning != NULL)
    nonet_toasts_offer (self->toasts, warning->text, _ ("_Details"), "win.show-messages", NULL);

  if (choice != NULL)
    {
      g_autoptr (NonetPuzzle) puzzle = nonet_reading_dup_puzzle (self->reading, self->reading_index);
      g_autofree char *label = NULL;
      g_autofree char *how = other_way (puzzle, &label);

      nonet_toasts_offer (self->toasts, choice->text, label, how != NULL ? "win.read-again" : NULL,
                          how != NULL ? g_variant_new_string (how) : NULL);
    }
}

static void
accept_reading (NonetWindow *self, Loading *loading, NonetReading *reading)
{
  guint index = loading->again ? self->reading_index : 0;

  nonet_window_forget_reading (self);
  self->reading = g_object_ref (reading);
  g_set_object (&self->reading_file, loading->file);
  self->reading_bytes = loading->bytes != NULL ? g_bytes_ref (loading->bytes) : NULL;
  self->file_format = writable_format (reading, loading->file);
  if (loading->file != NULL && g_file_has_uri_scheme (loading->file, "file"))
    nonet_window_add_recent (loading->file);

  tell_messages (self);
  if (loading->again && index < nonet_reading_get_n_puzzles (reading))
    nonet_window_show_read_puzzle (self, index);
  else if (nonet_reading_get_n_puzzles (reading) == 1)
    nonet_window_show_read_puzzle (self, 0);
  else
    nonet_window_show_collection (self);
  nonet_window_update_actions (self);
}

static void
tell_error (NonetWindow *self, Loading *loading, const GError *error)
{
  g_autoptr (GPtrArray) messages = nonet_error_get_messages (error);
  gboolean vanished = loading->file != NULL && g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_autofree char *name = loading->file != NULL ? g_file_get_basename (loading->file) : NULL;
  g_autofree char *heading =
      name != NULL ? g_strdup_printf (_ ("Could Not Open “%s”"), name) : g_strdup (_ ("Could Not Read the Text"));

  nonet_messages_dialog_present (GTK_WINDOW (self), heading, vanished ? _ ("The file does not exist.") : error->message,
                                 messages);
  if (vanished)
    nonet_window_forget_recent (loading->file);
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Loading) loading = user_data;
  NonetWindow *self = loading->window;
  g_autoptr (GError) error = NULL;
  g_autoptr (NonetReading) reading =
      loading->file != NULL ? nonet_load_file_finish (result, &error) : nonet_load_bytes_finish (result, &error);

  /* A later reading, or the end of the window, has made this one unwanted. */
  if (self->loading != loading->cancellable || self->document == NULL)
    return;
  end_loading (self);

  if (reading != NULL)
    accept_reading (self, loading, reading);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    tell_error (self, loading, error);
}

/* A new request takes the place of one that is still under way. */
static Loading *
loading_new (NonetWindow *self)
{
  Loading *loading = g_new0 (Loading, 1);

  if (self->loading != NULL)
    g_cancellable_cancel (self->loading);
  g_clear_object (&self->loading);
  self->loading = g_cancellable_new ();
  loading->window = g_object_ref (self);
  loading->cancellable = g_object_ref (self->loading);
  return loading;
}

void
nonet_window_read_file (NonetWindow *self, GFile *file, const NonetReadOptions *options)
{
  Loading *loading = loading_new (self);

  loading->file = g_object_ref (file);
  loading->again = options != NULL;
  tell_loading (self, file);
  nonet_load_file_async (file, options, loading->cancellable, loaded_cb, loading);
}

static void
read_bytes (NonetWindow *self, GBytes *bytes, const NonetReadOptions *options)
{
  Loading *loading = loading_new (self);

  loading->bytes = g_bytes_ref (bytes);
  loading->again = options != NULL;
  tell_loading (self, NULL);
  nonet_load_bytes_async (bytes, options, loading->cancellable, loaded_cb, loading);
}

void
nonet_window_read_text (NonetWindow *self, const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  read_bytes (self, bytes, NULL);
}

void
nonet_window_read_again (NonetWindow *self, const char *how)
{
  NonetReadOptions options = { 0 };
  g_autoptr (NonetAlphabet) alphabet = NULL;

  if (self->reading == NULL)
    return;
  if (g_str_has_prefix (how, "alphabet:"))
    alphabet = nonet_alphabet_parse (how + strlen ("alphabet:"), 0, NULL);
  else if (sscanf (how, "boxes:%ux%u", &options.box_rows, &options.box_columns) != 2)
    return;
  options.alphabet = alphabet;

  if (self->reading_file != NULL)
    nonet_window_read_file (self, self->reading_file, &options);
  else if (self->reading_bytes != NULL)
    read_bytes (self, self->reading_bytes, &options);
}
