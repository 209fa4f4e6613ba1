/* Watches a file for what other programs do to it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "app/files/file-watch.h"

struct _NonetFileWatch
{
  GObject parent_instance;

  GFile *file;
  GFileMonitor *monitor;
  char *etag;            /* of the content that is known; NULL: not asked for yet */
  char *reported;        /* the etag of the last change there was a signal for */
  GCancellable *looking; /* for changes; a later look takes its place */
  guint writing;
};

G_DEFINE_FINAL_TYPE (NonetFileWatch, nonet_file_watch, G_TYPE_OBJECT)

enum
{
  CHANGED,
  KNOWN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

void
nonet_file_query_etag_async (GFile *file, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer user_data)
{
  g_file_query_info_async (file, G_FILE_ATTRIBUTE_ETAG_VALUE, G_FILE_QUERY_INFO_NONE, G_PRIORITY_DEFAULT, cancellable,
                           callback, user_data);
}

char *
nonet_file_query_etag_finish (GFile *file, GAsyncResult *result)
{
  g_autoptr (GFileInfo) info = g_file_query_info_finish (file, result, NULL);

  return info != NULL ? g_strdup (g_file_info_get_etag (info)) : NULL;
}

static void
looked_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (NonetFileWatch) self = user_data;
  g_autofree char *etag = nonet_file_query_etag_finish (G_FILE (source), result);

  /* Cancelled, gone, or being written by the program itself. */
  if (etag == NULL || self->writing > 0)
    return;
  if (self->etag == NULL)
    {
      self->etag = g_steal_pointer (&etag);
      g_signal_emit (self, signals[KNOWN], 0);
    }
  else if (!g_str_equal (etag, self->etag) && g_strcmp0 (etag, self->reported) != 0)
    {
      g_free (self->reported);
      self->reported = g_steal_pointer (&etag);
      g_signal_emit (self, signals[CHANGED], 0);
    }
}

static void
stop_looking (NonetFileWatch *self)
{
  g_cancellable_cancel (self->looking);
  g_clear_object (&self->looking);
}

static void
look (NonetFileWatch *self)
{
  stop_looking (self);
  if (self->file == NULL || self->writing > 0)
    return;
  self->looking = g_cancellable_new ();
  nonet_file_query_etag_async (self->file, self->looking, looked_cb, g_object_ref (self));
}

void
nonet_file_watch_set_file (NonetFileWatch *self, GFile *file, const char *etag)
{
  g_clear_object (&self->monitor);
  g_clear_pointer (&self->reported, g_free);
  g_free (self->etag);
  self->writing = 0;
  self->etag = g_strdup (etag);
  g_set_object (&self->file, file);
  if (file != NULL)
    self->monitor = g_file_monitor_file (file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_object (self->monitor, "changed", G_CALLBACK (look), self, G_CONNECT_SWAPPED);
  look (self);
}

const char *
nonet_file_watch_get_etag (NonetFileWatch *self)
{
  return self->etag;
}

void
nonet_file_watch_begin_write (NonetFileWatch *self)
{
  self->writing++;
  stop_looking (self);
}

void
nonet_file_watch_end_write (NonetFileWatch *self)
{
  g_return_if_fail (self->writing > 0);

  self->writing--;
  g_clear_pointer (&self->etag, g_free);
  look (self);
}

static void
nonet_file_watch_dispose (GObject *object)
{
  NonetFileWatch *self = NONET_FILE_WATCH (object);

  stop_looking (self);
  g_clear_object (&self->monitor);
  g_clear_object (&self->file);
  G_OBJECT_CLASS (nonet_file_watch_parent_class)->dispose (object);
}

static void
nonet_file_watch_finalize (GObject *object)
{
  NonetFileWatch *self = NONET_FILE_WATCH (object);

  g_free (self->etag);
  g_free (self->reported);
  G_OBJECT_CLASS (nonet_file_watch_parent_class)->finalize (object);
}

static void
nonet_file_watch_class_init (NonetFileWatchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = nonet_file_watch_dispose;
  object_class->finalize = nonet_file_watch_finalize;
  signals[CHANGED] =
      g_signal_new ("changed", NONET_TYPE_FILE_WATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[KNOWN] =
      g_signal_new ("known", NONET_TYPE_FILE_WATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
nonet_file_watch_init (NonetFileWatch *self)
{
}

NonetFileWatch *
nonet_file_watch_new (void)
{
  return g_object_new (NONET_TYPE_FILE_WATCH, NULL);
}
