/* Files that are replaced whole or not at all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * On this machine the new content is written to a temporary file beside the old one, which is renamed over it. A file with
 * several names, or in a folder where no file can be made, has to be overwritten in place: that begins when the new content is
 * complete and the room for it is reserved, so that a full disk is noticed while the old content is still there.
 *
 * Elsewhere GIO does what it can. g_file_replace_contents () is not enough: it closes the stream after a failed write too, and so
 * puts what a full disk had room for in the file's place. A close that is cancelled leaves the old file.
 */
#include "formats/atomic-file.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gunixoutputstream.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

struct _NonetAtomicFile
{
  GFile *file;
  GOutputStream *stream;
  gboolean is_new;
  char *temporary; /* where the new content stands, or NULL: GIO knows */
  int target;      /* the file that is overwritten in place, or -1: it is replaced */
};

static gboolean
set_error_from_errno (GError **error, int number)
{
  g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (number), g_strerror (number));
  return FALSE;
}

/* GIO writes through a symbolic link without a second file: the file it points to is replaced instead. */
static GFile *
resolve_links (GFile *file)
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

static void
atomic_file_free (NonetAtomicFile *self)
{
  if (self->temporary != NULL)
    g_unlink (self->temporary);
  if (self->target >= 0)
    close (self->target);
  g_clear_object (&self->stream);
  g_object_unref (self->file);
  g_free (self->temporary);
  g_free (self);
}

/* Makes a temporary file beside the path, or else, if there is a file to overwrite in place, in the folder for such files.
 * Returns its descriptor or -1 with errno. */
static int
open_temporary (NonetAtomicFile *self, const char *path, int mode)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int descriptor;

  self->temporary = g_build_filename (folder, ".nonet-XXXXXX", NULL);
  descriptor = g_mkstemp_full (self->temporary, O_RDWR | O_CLOEXEC, mode);
  if (descriptor >= 0 || self->is_new)
    return descriptor;
  g_free (self->temporary);
  self->temporary = g_build_filename (g_get_tmp_dir (), ".nonet-XXXXXX", NULL);
  return g_mkstemp_full (self->temporary, O_RDWR | O_CLOEXEC, 0600);
}

/* Whether the temporary file may take the place of the old one: it is beside it, nobody knows the old one by another name, and
 * the new one belongs to the same user and group. */
static gboolean
may_rename (NonetAtomicFile *self, const char *path, int descriptor, const struct stat *old, GFileCreateFlags flags)
{
  g_autofree char *folder = g_path_get_dirname (path), *place = g_path_get_dirname (self->temporary);

  if (g_strcmp0 (folder, place) != 0)
    return FALSE;
  if (flags & G_FILE_CREATE_REPLACE_DESTINATION)
    return TRUE;
  return old->st_nlink == 1 && fchown (descriptor, old->st_uid, old->st_gid) == 0
         && fchmod (descriptor, flags & G_FILE_CREATE_PRIVATE ? 0600 : old->st_mode & 07777) == 0;
}

/* Begins on this machine, where old is what stands at the path unless self->is_new. */
static gboolean
begin_here (NonetAtomicFile *self, const char *path, const struct stat *old, GFileCreateFlags flags, GError **error)
{
  int descriptor;

  if (!self->is_new && (self->target = g_open (path, O_RDWR | O_CLOEXEC, 0)) < 0)
    return set_error_from_errno (error, errno);
  descriptor = open_temporary (self, path, self->is_new && !(flags & G_FILE_CREATE_PRIVATE) ? 0666 : 0600);
  if (descriptor < 0)
    {
      int number = errno;

      g_clear_pointer (&self->temporary, g_free);
      return set_error_from_errno (error, number);
    }
  self->stream = g_unix_output_stream_new (descriptor, TRUE);
  if (!self->is_new && may_rename (self, path, descriptor, old, flags))
    {
      close (self->target);
      self->target = -1;
    }
  return TRUE;
}

NonetAtomicFile *
nonet_atomic_file_new (GFile *file, GFileCreateFlags flags, GCancellable *cancellable, GError **error)
{
  NonetAtomicFile *self;
  const char *path;
  struct stat old;
  gboolean begun;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  self = g_new0 (NonetAtomicFile, 1);
  self->target = -1;
  self->file = resolve_links (file);
  path = g_file_peek_path (self->file);
  self->is_new = path != NULL ? stat (path, &old) != 0 : !g_file_query_exists (self->file, cancellable);
  if (path != NULL && (self->is_new || S_ISREG (old.st_mode)))
    begun = begin_here (self, path, &old, flags, error);
  else
    {
      GFileOutputStream *stream = g_file_replace (self->file, NULL, FALSE, flags, cancellable, error);

      self->stream = stream != NULL ? G_OUTPUT_STREAM (stream) : NULL;
      begun = stream != NULL;
    }
  if (begun)
    return self;
  atomic_file_free (self);
  return NULL;
}

GOutputStream *
nonet_atomic_file_get_stream (NonetAtomicFile *self)
{
  return self->stream;
}

/* Overwrites the target by size bytes of the temporary file. */
static gboolean
overwrite (NonetAtomicFile *self, goffset size, GError **error)
{
  g_autoptr (GFile) temporary = g_file_new_for_path (self->temporary);
  g_autoptr (GFileInputStream) content = g_file_read (temporary, NULL, error);
  g_autoptr (GOutputStream) target = NULL;
  off_t old_size = lseek (self->target, 0, SEEK_END);
  int number;

  if (content == NULL)
    return FALSE;
  number = size > 0 ? posix_fallocate (self->target, 0, size) : 0;
  if (number != 0)
    {
      if (old_size >= 0 && ftruncate (self->target, old_size) != 0)
        g_debug ("The room that was reserved cannot be given back: %s", g_strerror (errno));
      return set_error_from_errno (error, number);
    }
  lseek (self->target, 0, SEEK_SET);
  target = g_unix_output_stream_new (self->target, FALSE);
  if (g_output_stream_splice (target, G_INPUT_STREAM (content), G_OUTPUT_STREAM_SPLICE_NONE, NULL, error) < 0)
    return FALSE;
  return (ftruncate (self->target, size) == 0 && fsync (self->target) == 0) || set_error_from_errno (error, errno);
}

/* Ends the stream and puts the temporary file in the place of the old. */
static gboolean
commit_here (NonetAtomicFile *self, GError **error)
{
  int descriptor = g_unix_output_stream_get_fd (G_UNIX_OUTPUT_STREAM (self->stream));
  struct stat new;

  if (fsync (descriptor) != 0 || fstat (descriptor, &new) != 0)
    return set_error_from_errno (error, errno);
  if (!g_output_stream_close (self->stream, NULL, error))
    return FALSE;
  if (self->target >= 0)
    return overwrite (self, new.st_size, error);
  if (g_rename (self->temporary, g_file_peek_path (self->file)) != 0)
    return set_error_from_errno (error, errno);
  g_clear_pointer (&self->temporary, g_free);
  return TRUE;
}

/* The same where GIO knows how: a stream whose closing is cancelled leaves the old file. */
static gboolean
commit_by_gio (NonetAtomicFile *self, gboolean keep, GError **error)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  gboolean kept;

  if (!keep)
    g_cancellable_cancel (cancellable);
  kept = g_output_stream_close (self->stream, cancellable, keep ? error : NULL) && keep;
  if (!kept && self->is_new)
    g_file_delete (self->file, NULL, NULL);
  return kept;
}

gboolean
nonet_atomic_file_finish (NonetAtomicFile *self, gboolean keep, GError **error)
{
  gboolean kept;

  if (self->temporary == NULL)
    kept = commit_by_gio (self, keep, error);
  else
    kept = keep && commit_here (self, error);
  atomic_file_free (self);
  return kept;
}

gboolean
nonet_atomic_file_write (GFile *file,
                         const void *content,
                         gsize size,
                         GFileCreateFlags flags,
                         GCancellable *cancellable,
                         GError **error)
{
  NonetAtomicFile *self = nonet_atomic_file_new (file, flags, cancellable, error);
  gboolean written;

  if (self == NULL)
    return FALSE;
  written = g_output_stream_write_all (self->stream, content, size, NULL, cancellable, error);
  return nonet_atomic_file_finish (self, written, error);
}
