/* Reading puzzles for the window: a file or a text at a time, in the background.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/files/loader.h"

#include <glib/gi18n.h>

#include "app/files/file-watch.h"
#include "app/files/messages-dialog.h"
#include "tasks/files.h"
#include "words/fill.h"

/* What takes longer is shown. */
#define SHOW_AFTER_MS 250

/* One reading, from the request to the answer. */
typedef struct
{
  NonetLoader *self;
  GCancellable *cancellable;
  GFile *file;   /* either a file … */
  GBytes *bytes; /* … or a text */
  NonetReadOptions options;
  gboolean again;
} Loading;

struct _NonetLoader
{
  NonetController parent_instance;

  GtkRevealer *bar; /* shown while something is being read that takes long */
  GtkLabel *label;
  Loading *current; /* NULL: nothing is being read */
  guint source;     /* until the bar is shown */
  guint64 edition;  /* the generation of the document when that began */
  GFile *last;      /* the file read last, … */
  char *etag;       /* … and its etag just before */
};

G_DEFINE_FINAL_TYPE (NonetLoader, nonet_loader, NONET_TYPE_CONTROLLER)

enum
{
  LOADED,
  FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
loading_free (Loading *loading)
{
  g_object_unref (loading->self);
  g_object_unref (loading->cancellable);
  g_clear_object (&loading->file);
  g_clear_pointer (&loading->bytes, g_bytes_unref);
  g_clear_pointer (&loading->options.alphabet, nonet_alphabet_unref);
  g_free (loading);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Loading, loading_free)

static char *
describe (const Loading *loading)
{
  g_autofree char *name = NULL;
  g_autofree char *shown = NULL;

  if (loading->file == NULL)
    return g_strdup (_ ("Reading the text…"));
  name = g_file_get_basename (loading->file);
  shown = g_filename_display_name (name);
  return g_strdup_printf (_ ("Reading “%s”…"), shown);
}

static void
slow_cb (gpointer user_data)
{
  NonetLoader *self = user_data;

  self->source = 0;
  gtk_revealer_set_reveal_child (self->bar, TRUE);
}

/* NULL: nothing is being read any more. */
static void
set_current (NonetLoader *self, Loading *loading)
{
  g_autofree char *text = NULL;

  self->current = loading;
  if (loading == NULL)
    {
      g_clear_handle_id (&self->source, g_source_remove);
      gtk_revealer_set_reveal_child (self->bar, FALSE);
      return;
    }
  text = describe (loading);
  gtk_label_set_label (self->label, text);
  if (self->source == 0 && !gtk_revealer_get_reveal_child (self->bar))
    self->source = g_timeout_add_once (SHOW_AFTER_MS, slow_cb, self);
}

gboolean
nonet_loader_is_active (NonetLoader *self)
{
  return self->current != NULL;
}

GFile *
nonet_loader_get_file (NonetLoader *self)
{
  return self->current != NULL ? self->current->file : NULL;
}

gboolean
nonet_loader_has_room (NonetLoader *self)
{
  return nonet_document_get_generation (nonet_controller_get_document (self)) == self->edition;
}

const char *
nonet_loader_get_etag (NonetLoader *self, GFile *file)
{
  return self->last != NULL && g_file_equal (self->last, file) ? self->etag : NULL;
}

/* The puzzle stays. */
static void
cancel (NonetLoader *self)
{
  if (self->current == NULL)
    return;
  g_cancellable_cancel (self->current->cancellable);
  set_current (self, NULL);
}

/* The person does not want it any more. */
static void
withdraw (NonetLoader *self)
{
  cancel (self);
  g_signal_emit (self, signals[FAILED], 0);
}

/* Escape cancels what is being read before it does anything else. */
static gboolean
escape_cb (NonetLoader *self)
{
  if (!gtk_revealer_get_reveal_child (self->bar))
    return FALSE;
  withdraw (self);
  return TRUE;
}

void
nonet_recent_add (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);
  char *groups[] = { NULL };
  GtkRecentData data = {
    .mime_type = (char *) "application/octet-stream",
    .app_name = (char *) "nonet",
    .app_exec = (char *) "nonet %u",
    .groups = groups,
  };

  gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}

/* For a file that is not there any more. */
static void
remove_recent (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);

  gtk_recent_manager_remove_item (gtk_recent_manager_get_default (), uri, NULL);
}

static void
report_error (NonetLoader *self, Loading *loading, const GError *error)
{
  g_autoptr (GPtrArray) messages = nonet_error_get_messages (error);
  gboolean vanished = loading->file != NULL && g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_autofree char *name = loading->file != NULL ? g_file_get_basename (loading->file) : NULL;
  g_autofree char *heading =
      name != NULL ? g_strdup_printf (_ ("Could Not Open “%s”"), name) : g_strdup (_ ("Could Not Read the Text"));
  g_autofree char *text =
      vanished ? g_strdup (_ ("The file does not exist.")) : nonet_fault_to_sentence (error->message);

  g_signal_emit (self, signals[FAILED], 0);
  nonet_messages_dialog_present (nonet_controller_get_window (self), heading, text, messages);
  if (vanished)
    remove_recent (loading->file);
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Loading) loading = user_data;
  NonetLoader *self = loading->self;
  g_autoptr (GError) error = NULL;
  g_autoptr (NonetReading) reading = nonet_load_finish (result, &error);

  /* A later reading, or the end of the window, has made this one unwanted. */
  if (self->current != loading)
    return;
  set_current (self, NULL);

  if (reading != NULL)
    g_signal_emit (self, signals[LOADED], 0, reading, loading->file, loading->bytes, loading->again);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    report_error (self, loading, error);
}

static Loading *
loading_new (NonetLoader *self, const NonetReadOptions *options)
{
  Loading *loading = g_new0 (Loading, 1);

  loading->self = g_object_ref (self);
  loading->cancellable = g_cancellable_new ();
  loading->again = options != NULL;
  if (options != NULL)
    loading->options = *options;
  if (loading->options.alphabet != NULL)
    nonet_alphabet_ref (loading->options.alphabet);
  return loading;
}

static void
start (NonetLoader *self, Loading *loading)
{
  if (self->current != NULL)
    g_cancellable_cancel (self->current->cancellable);
  self->edition = nonet_document_get_generation (nonet_controller_get_document (self));
  set_current (self, loading);
}

static void
etag_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Loading *loading = user_data;

  g_set_object (&loading->self->last, loading->file);
  g_free (loading->self->etag);
  loading->self->etag = nonet_file_query_etag_finish (G_FILE (source), result);
  nonet_load_file_async (loading->file, &loading->options, loading->cancellable, loaded_cb, loading);
}

void
nonet_loader_load_file (NonetLoader *self, GFile *file, const NonetReadOptions *options)
{
  Loading *loading = loading_new (self, options);

  loading->file = g_object_ref (file);
  start (self, loading);
  nonet_file_query_etag_async (file, loading->cancellable, etag_cb, loading);
}

static void
load_replacement (gpointer self, gpointer file)
{
  nonet_loader_load_file (self, file, NULL);
}

void
nonet_loader_replace_by_file (NonetLoader *self, GFile *file)
{
  nonet_frame_make_room (nonet_controller_get_frame (self), load_replacement, self, file);
}

void
nonet_loader_load_text (NonetLoader *self, GBytes *text, const NonetReadOptions *options)
{
  Loading *loading = loading_new (self, options);

  loading->bytes = g_bytes_ref (text);
  start (self, loading);
  nonet_load_bytes_async (text, &loading->options, loading->cancellable, loaded_cb, loading);
}

static const NonetActionEntry actions[] = {
  { "cancel-loading", G_CALLBACK (withdraw), .use = NONET_USE_ON_START },
};

static void
nonet_loader_finalize (GObject *object)
{
  NonetLoader *self = NONET_LOADER (object);

  g_clear_object (&self->last);
  g_free (self->etag);
  G_OBJECT_CLASS (nonet_loader_parent_class)->finalize (object);
}

static void
nonet_loader_class_init (NonetLoaderClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = nonet_loader_finalize;
  signals[FAILED] = g_signal_new ("failed", NONET_TYPE_LOADER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[LOADED] = g_signal_new ("loaded", NONET_TYPE_LOADER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 4,
                                  NONET_TYPE_READING, G_TYPE_FILE, G_TYPE_BYTES, G_TYPE_BOOLEAN);
}

static void
nonet_loader_init (NonetLoader *self)
{
}

NonetLoader *
nonet_loader_new (NonetFrame *frame)
{
  NonetLoader *self = nonet_controller_new (NONET_TYPE_LOADER, frame, actions, G_N_ELEMENTS (actions));

  self->bar = nonet_frame_get_child (frame, "loading_bar");
  self->label = nonet_frame_get_child (frame, "loading_label");
  nonet_controller_connect (self, frame, "document-set", G_CALLBACK (cancel));
  nonet_controller_connect_escape (self, G_CALLBACK (escape_cb));
  return self;
}
