/* Saving the document into its file or another one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/saver.h"

#include <glib/gi18n.h>

#include "app/file-watch.h"
#include "app/recent.h"
#include "tasks/files.h"

struct _NonetSaver
{
  NonetController parent_instance;

  NonetLoader *loader;            /* of the window */
  const NonetWriteFormat *format; /* of the document's file, if it can be written */
  NonetFileWatch *watch;          /* of the document's file */
};

G_DEFINE_FINAL_TYPE (NonetSaver, nonet_saver, NONET_TYPE_CONTROLLER)

/* One saving, from the choice of the file to the toast. */
typedef struct
{
  NonetSaver *self;
  GFile *file;
  const NonetWriteFormat *format;
  NonetPuzzle *snapshot;
  gboolean as; /* asked for by Save As: writes even what the format does not hold wholly */
  gboolean then_close;
  gboolean keeps_all;
  gboolean watched; /* the file is the document's */
} Saving;

static void
saving_free (Saving *saving)
{
  g_object_unref (saving->self);
  g_clear_object (&saving->file);
  g_clear_pointer (&saving->snapshot, nonet_puzzle_unref);
  g_free (saving);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Saving, saving_free)

static void ask_where (NonetSaver *self, gboolean then_close);

static void
finish_saving (Saving *saving)
{
  NonetSaver *self = saving->self;
  g_autofree char *name = g_file_get_basename (saving->file);
  g_autofree char *text = NULL;

  nonet_recent_add (saving->file);
  if (!saving->keeps_all)
    {
      text =
          g_strdup_printf (_ ("Saved “%s”. The format “%s” does not keep everything."), name, _ (saving->format->name));
      nonet_toasts_say (nonet_controller_get_toasts (self), text);
      return;
    }

  self->format = saving->format;
  nonet_document_set_file (nonet_controller_get_document (self), saving->file);
  nonet_file_watch_set_file (self->watch, saving->file, NULL);
  nonet_document_mark_saved (nonet_controller_get_document (self), saving->snapshot);
  if (saving->then_close)
    {
      gtk_window_close (nonet_controller_get_window (self));
      return;
    }
  text = g_strdup_printf (_ ("Saved “%s”"), name);
  nonet_toasts_say (nonet_controller_get_toasts (self), text);
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Saving) saving = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;
  g_autofree char *heading = NULL;

  gboolean written = nonet_save_file_finish (result, &error);

  if (saving->watched)
    nonet_file_watch_end_write (saving->self->watch);
  if (nonet_controller_get_document (saving->self) == NULL)
    return;
  if (written)
    {
      finish_saving (saving);
      return;
    }
  name = g_file_get_basename (saving->file);
  heading = g_strdup_printf (_ ("Could Not Save “%s”"), name);
  nonet_frame_report (nonet_controller_get_frame (saving->self), heading, error->message);
}

static void
write_file (Saving *saving)
{
  GFile *own = nonet_document_get_file (nonet_controller_get_document (saving->self));

  saving->watched = own != NULL && g_file_equal (own, saving->file);
  if (saving->watched)
    nonet_file_watch_begin_write (saving->self->watch);
  nonet_save_file_async (saving->format, saving->snapshot, saving->file, NULL, written_cb, saving);
}

/* Whether the text read back is the same puzzle. The time it has been played is no loss. */
static gboolean
is_same (NonetReading *reading, const NonetPuzzle *snapshot)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_reading_dup_puzzle (reading, 0);
  g_autoptr (NonetPuzzle) timed = nonet_puzzle_copy (puzzle);

  timed->elapsed = snapshot->elapsed;
  return nonet_puzzle_equal (timed, snapshot);
}

static void
checked_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Saving) saving = user_data;
  g_autoptr (NonetReading) reading = nonet_load_bytes_finish (result, NULL);

  saving->keeps_all = reading != NULL && is_same (reading, saving->snapshot);
  if (nonet_controller_get_document (saving->self) == NULL)
    return;
  if (saving->keeps_all || saving->as)
    write_file (g_steal_pointer (&saving));
  else
    ask_where (saving->self, saving->then_close);
}

/* Takes over saving. */
static void
start_saving (Saving *saving)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  char *text;

  if (saving->format->whole)
    {
      saving->keeps_all = TRUE;
      write_file (saving);
      return;
    }

  text = nonet_write_puzzle (saving->format, saving->snapshot, &error);
  if (text == NULL)
    {
      nonet_frame_report (nonet_controller_get_frame (saving->self), _ ("This Format Cannot Store the Puzzle"),
                          error->message);
      saving_free (saving);
      return;
    }
  bytes = g_bytes_new_take (text, strlen (text));
  nonet_load_bytes_async (bytes, NULL, NULL, checked_cb, saving);
}

static Saving *
saving_new (NonetSaver *self, GFile *file, const NonetWriteFormat *format, gboolean then_close)
{
  Saving *saving = g_new0 (Saving, 1);

  saving->self = g_object_ref (self);
  saving->file = g_object_ref (file);
  saving->format = format;
  saving->snapshot = nonet_document_dup_snapshot (nonet_controller_get_document (self));
  saving->then_close = then_close;
  return saving;
}

static void
replace_response_cb (Saving *saving, const char *response, GtkWidget *dialog)
{
  g_signal_handlers_disconnect_by_data (dialog, saving);
  if (g_str_equal (response, "replace"))
    start_saving (saving);
  else
    saving_free (saving);
}

/* The file chooser asked about the name that was typed; this is for the one with the extension. */
static void
ask_to_replace (Saving *saving)
{
  g_autofree char *name = g_file_get_basename (saving->file);
  GtkWidget *dialog = adw_message_dialog_new (nonet_controller_get_window (saving->self), _ ("Replace File?"), NULL);

  adw_message_dialog_format_body (ADW_MESSAGE_DIALOG (dialog),
                                  _ ("“%s” already exists. Replacing it will overwrite its contents."), name);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "replace", _ ("_Replace"),
                                    NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "replace", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_swapped (dialog, "response", G_CALLBACK (replace_response_cb), saving);
  gtk_window_present (GTK_WINDOW (dialog));
}

static gboolean
has_extension (const char *name, const char *extension)
{
  const char *dot = strrchr (name, '.');

  return dot != NULL && g_ascii_strcasecmp (dot + 1, extension) == 0;
}

/* The format somebody means who typed this name while this type was chosen. */
static const NonetWriteFormat *
meant_format (const char *name, const NonetWriteFormat *chosen)
{
  const NonetWriteFormat *named;

  if (has_extension (name, chosen->extension))
    return chosen;
  named = nonet_write_format_for_name (name);
  return named != NULL ? named : chosen;
}

static const NonetWriteFormat *
chosen_format (GtkFileChooser *chooser)
{
  GtkFileFilter *filter = gtk_file_chooser_get_filter (chooser);
  const char *id = filter != NULL ? g_object_get_data (G_OBJECT (filter), "format") : NULL;

  return nonet_write_format_find (id != NULL ? id : "ipuz");
}

static void
save_as (NonetSaver *self, GtkFileChooser *chooser, gboolean then_close)
{
  g_autoptr (GFile) typed = gtk_file_chooser_get_file (chooser);
  g_autoptr (GFile) folder = g_file_get_parent (typed);
  g_autofree char *name = g_file_get_basename (typed);
  const NonetWriteFormat *format = meant_format (name, chosen_format (chooser));
  g_autofree char *full_name = g_strconcat (name, ".", format->extension, NULL);
  gboolean complete = has_extension (name, format->extension);
  g_autoptr (GFile) file = NULL;
  Saving *saving;

  /* The root of a file system is no file, and is in no folder. */
  if (folder == NULL)
    {
      ask_where (self, then_close);
      return;
    }
  file = complete ? g_object_ref (typed) : g_file_get_child (folder, full_name);
  saving = saving_new (self, file, format, then_close);
  saving->as = TRUE;
  if (!complete && g_file_query_exists (file, NULL))
    ask_to_replace (saving);
  else
    start_saving (saving);
}

static void
save_response_cb (GtkNativeDialog *dialog, int response, NonetSaver *self)
{
  gboolean then_close = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (dialog), "then-close"));

  if (response == GTK_RESPONSE_ACCEPT)
    save_as (self, GTK_FILE_CHOOSER (dialog), then_close);
  g_object_unref (dialog);
}

/* Formats without an extension are links and the like: for copying only. */
static void
add_save_filters (GtkFileChooser *chooser)
{
  for (const NonetWriteFormat *format = nonet_write_formats (); format->id != NULL; format++)
    {
      g_autoptr (GtkFileFilter) filter = NULL;
      g_autofree char *name = NULL;

      if (format->extension == NULL)
        continue;
      name = g_strdup_printf ("%s (.%s)", _ (format->name), format->extension);
      filter = gtk_file_filter_new ();
      gtk_file_filter_set_name (filter, name);
      gtk_file_filter_add_suffix (filter, format->extension);
      g_object_set_data (G_OBJECT (filter), "format", (gpointer) format->id);
      gtk_file_chooser_add_filter (chooser, filter);
      if (format->whole)
        gtk_file_chooser_set_filter (chooser, filter);
    }
}

/* "Bird’s Pearl.ipuz", from the file's name or else the title. */
static char *
proposed_name (NonetSaver *self)
{
  GFile *file = nonet_document_get_file (nonet_controller_get_document (self));
  g_autofree char *name = NULL;
  char *dot;

  if (file != NULL)
    name = g_file_get_basename (file);
  else
    name = nonet_document_dup_title (nonet_controller_get_document (self));
  if (file != NULL && (dot = strrchr (name, '.')) != NULL)
    *dot = '\0';
  g_strdelimit (name, "/", '-');
  return g_strconcat (name, ".ipuz", NULL);
}

static void
ask_where (NonetSaver *self, gboolean then_close)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (_ ("Save Puzzle"), nonet_controller_get_window (self),
                                                              GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);
  GFile *file = nonet_document_get_file (nonet_controller_get_document (self));
  g_autoptr (GFile) folder = file != NULL ? g_file_get_parent (file) : NULL;
  g_autofree char *name = proposed_name (self);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_object_set_data (G_OBJECT (dialog), "then-close", GINT_TO_POINTER (then_close));
  add_save_filters (GTK_FILE_CHOOSER (dialog));
  if (folder != NULL && g_file_has_uri_scheme (folder, "file"))
    gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (dialog), folder, NULL);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  g_signal_connect_object (dialog, "response", G_CALLBACK (save_response_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

static void
reload (NonetSaver *self)
{
  GFile *file = nonet_document_get_file (nonet_controller_get_document (self));

  if (file != NULL)
    nonet_loader_load_file (self->loader, file, NULL);
}

static void
conflict_response_cb (Saving *saving, const char *response, GtkWidget *dialog)
{
  NonetSaver *self = saving->self;

  g_signal_handlers_disconnect_by_data (dialog, saving);
  if (g_str_equal (response, "replace"))
    {
      start_saving (saving);
      return;
    }
  if (nonet_controller_get_document (self) != NULL && g_str_equal (response, "reload"))
    reload (self);
  else if (nonet_controller_get_document (self) != NULL && g_str_equal (response, "save-as"))
    ask_where (self, saving->then_close);
  saving_free (saving);
}

/* Takes over saving: either what is in the file or what is in the window would be lost. */
static void
ask_about_conflict (Saving *saving)
{
  g_autofree char *name = g_file_get_basename (saving->file);
  GtkWidget *dialog = adw_message_dialog_new (nonet_controller_get_window (saving->self), _ ("File Has Changed"), NULL);
  AdwMessageDialog *message = ADW_MESSAGE_DIALOG (dialog);

  adw_message_dialog_format_body (message,
                                  _ ("Another program has changed “%s”. Replacing the file will overwrite those "
                                     "changes; reloading it will discard yours."),
                                  name);
  adw_message_dialog_add_responses (message, "cancel", _ ("_Cancel"), "reload", _ ("_Reload"), "save-as",
                                    _ ("Save _As…"), "replace", _ ("_Replace"), NULL);
  adw_message_dialog_set_response_appearance (message, "reload", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (message, "replace", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (message, "save-as");
  adw_message_dialog_set_close_response (message, "cancel");
  g_signal_connect_swapped (dialog, "response", G_CALLBACK (conflict_response_cb), saving);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
looked_at_file_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Saving *saving = user_data;
  gboolean changed = nonet_file_watch_check_finish (NONET_FILE_WATCH (source), result);

  if (nonet_controller_get_document (saving->self) == NULL)
    saving_free (saving);
  else if (changed)
    ask_about_conflict (saving);
  else
    start_saving (saving);
}

static void
save (NonetSaver *self, gboolean as, gboolean then_close)
{
  GFile *file = nonet_document_get_file (nonet_controller_get_document (self));

  if (as || file == NULL || self->format == NULL)
    ask_where (self, then_close);
  else
    nonet_file_watch_check_async (self->watch, looked_at_file_cb, saving_new (self, file, self->format, then_close));
}

static void
save_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  save (user_data, FALSE, FALSE);
}

static void
save_as_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  save (user_data, TRUE, FALSE);
}

static void
reload_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  reload (user_data);
}

void
nonet_saver_save_and_close (NonetSaver *self)
{
  save (self, FALSE, TRUE);
}

static const GActionEntry actions[] = {
  { "save", save_action },
  { "save-as", save_as_action },
  { "reload", reload_action },
};

/* Nothing would be lost by reading it again, unless the puzzle was edited: then Save asks. */
static void
file_changed_cb (NonetSaver *self)
{
  NonetDocument *document = nonet_controller_get_document (self);
  NonetToasts *toasts;
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;

  if (document == NULL)
    return;
  toasts = nonet_controller_get_toasts (self);
  name = g_file_get_basename (nonet_document_get_file (document));
  text = g_strdup_printf (_ ("Another program has changed “%s”"), name);
  if (nonet_document_get_modified (document))
    nonet_toasts_say (toasts, text);
  else
    nonet_toasts_offer (toasts, text, _ ("_Reload"), "win.reload", NULL);
}

static void
nonet_saver_edited (NonetController *controller)
{
  if (nonet_document_get_modified (nonet_controller_get_document (controller)))
    nonet_toasts_withdraw (nonet_controller_get_toasts (controller), "win.reload");
}

/* A document that comes back with its session was in a file of the format that its name says. */
static void
nonet_saver_document_set (NonetController *controller)
{
  NonetSaver *self = NONET_SAVER (controller);
  NonetDocument *document = nonet_controller_get_document (controller);
  GFile *file = document != NULL ? nonet_document_get_file (document) : NULL;
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;

  self->format = name != NULL ? nonet_write_format_for_name (name) : NULL;
  nonet_file_watch_set_file (self->watch, file, file != NULL ? nonet_loader_get_etag (self->loader, file) : NULL);
}

/* What was read knows its format better than its name. */
static void
origin_changed_cb (NonetSaver *self, NonetOrigin *origin)
{
  if (nonet_origin_is_known (origin))
    self->format = nonet_origin_get_write_format (origin);
}

static void
nonet_saver_finalize (GObject *object)
{
  g_object_unref (NONET_SAVER (object)->watch);
  G_OBJECT_CLASS (nonet_saver_parent_class)->finalize (object);
}

static void
nonet_saver_class_init (NonetSaverClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_saver_finalize;
  NONET_CONTROLLER_CLASS (klass)->document_set = nonet_saver_document_set;
  NONET_CONTROLLER_CLASS (klass)->edited = nonet_saver_edited;
}

static void
nonet_saver_init (NonetSaver *self)
{
  self->watch = nonet_file_watch_new ();
  g_signal_connect_object (self->watch, "changed", G_CALLBACK (file_changed_cb), self, G_CONNECT_SWAPPED);
}

NonetSaver *
nonet_saver_new (NonetFrame *frame, NonetLoader *loader, NonetOrigin *origin)
{
  NonetSaver *self = nonet_controller_new (NONET_TYPE_SAVER, frame, actions, G_N_ELEMENTS (actions));

  self->loader = loader;
  g_signal_connect_object (origin, "changed", G_CALLBACK (origin_changed_cb), self, G_CONNECT_SWAPPED);
  return self;
}
