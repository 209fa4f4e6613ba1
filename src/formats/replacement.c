/* Files that are replaced whole or not at all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * GIO writes beside a file and renames when the stream is closed. g_file_replace_contents () closes it after a failed
 * write too, and so puts what a full disk had room for in the file's place; a close that is cancelled leaves the old file.
 */
#include "config.h"

#include "formats/replacement.h"

#include <stdlib.h>

struct _NonetReplacement
{
  GFile *file;
  GOutputStream *stream;
  gboolean is_new; /* GIO writes to the place itself where there is nothing to lose */
};

/* GIO writes through a symbolic link without a second file: the one behind it is replaced instead. */
static GFile *
behind_links (GFile *file)
{
  const char *path = g_file_peek_path (file);
  g_autofree char *target = NULL;
  char *real;

  if (path == NULL || !g_file_test (path, G_FILE_TEST_IS_SYMLINK))
    return g_object_ref (file);
  real = realpath (path, NULL);
  if (real == NULL)
    return g_object_ref (file);
  target = g_strdup (real);
  free (real);
  return g_file_new_for_path (target);
}

NonetReplacement *
nonet_replacement_new (GFile *file, GFileCreateFlags flags, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFile) target = NULL;
  NonetReplacement *self;
  GFileOutputStream *stream;
  gboolean is_new;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  target = behind_links (file);
  is_new = !g_file_query_exists (target, NULL);
  stream = g_file_replace (target, NULL, FALSE, flags, cancellable, error);
  if (stream == NULL)
    return NULL;
  self = g_new0 (NonetReplacement, 1);
  self->file = g_steal_pointer (&target);
  self->stream = G_OUTPUT_STREAM (stream);
  self->is_new = is_new;
  return self;
}

GOutputStream *
nonet_replacement_get_stream (NonetReplacement *self)
{
  return self->stream;
}

gboolean
nonet_replacement_finish (NonetReplacement *self, gboolean keep, GError **error)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  gboolean kept;

  if (!keep)
    g_cancellable_cancel (cancellable);
  kept = g_output_stream_close (self->stream, cancellable, keep ? error : NULL) && keep;
  if (!kept && self->is_new)
    g_file_delete (self->file, NULL, NULL);
  g_object_unref (self->stream);
  g_object_unref (self->file);
  g_free (self);
  return kept;
}

gboolean
nonet_replace_file (GFile *file,
                    const void *content,
                    gsize size,
                    GFileCreateFlags flags,
                    GCancellable *cancellable,
                    GError **error)
{
  NonetReplacement *replacement = nonet_replacement_new (file, flags, cancellable, error);
  gboolean written;

  if (replacement == NULL)
    return FALSE;
  written =
      g_output_stream_write_all (nonet_replacement_get_stream (replacement), content, size, NULL, cancellable, error);
  return nonet_replacement_finish (replacement, written, error);
}
