/* Opening files for pictures, also those that cannot be replaced.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/commands/picture-file.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <gio/gunixoutputstream.h>
#include <unistd.h>

#include "cli/run/options.h"
#include "render/page/page-layout.h"

gboolean
cli_page_parse (const char *page, double *width, double *height)
{
  g_autofree char *names = NULL;

  if (page == NULL || nonet_page_find_paper (page, width, height))
    return TRUE;
  names = g_strjoinv (", ", (char **) nonet_page_get_papers ());
  cli_usage_error_value ("--page", page, names);
  return FALSE;
}

void
cli_picture_file_init (CliPictureFile *self, const char *name)
{
  /* The link would be replaced, were it taken for a file. */
  gboolean is_stdout = g_strcmp0 (name, "-") == 0 || g_strcmp0 (name, "/dev/stdout") == 0;

  *self = (CliPictureFile){ .name = is_stdout ? NULL : name };
}

static char *
dup_file_name (const CliPictureFile *self, guint64 number)
{
  const char *dot = strrchr (self->name, '.');

  if (number == 1)
    return g_strdup (self->name);
  if (dot == NULL)
    return g_strdup_printf ("%s-%" G_GUINT64_FORMAT, self->name, number);
  return g_strdup_printf ("%.*s-%" G_GUINT64_FORMAT "%s", (int) (dot - self->name), self->name, number, dot);
}

/* Whether a name is that of a pipe or a device, which cannot be replaced. */
static gboolean
is_special_file (const char *name)
{
  return g_file_test (name, G_FILE_TEST_EXISTS) && !g_file_test (name, G_FILE_TEST_IS_REGULAR)
         && !g_file_test (name, G_FILE_TEST_IS_DIR);
}

static GOutputStream *
open_special_file (const char *name, GError **error)
{
  int fd = open (name, O_WRONLY | O_CLOEXEC);

  if (fd >= 0)
    return g_unix_output_stream_new (fd, TRUE);
  g_set_error_literal (error, G_FILE_ERROR, (gint) g_file_error_from_errno (errno), g_strerror (errno));
  return NULL;
}

static GOutputStream *
open_atomic_file (CliPictureFile *self, const char *name, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (name);

  self->atomic_file = nonet_atomic_file_new (file, G_FILE_CREATE_NONE, NULL, error);
  return self->atomic_file != NULL ? g_object_ref (nonet_atomic_file_get_stream (self->atomic_file)) : NULL;
}

GOutputStream *
cli_picture_file_open (CliPictureFile *self, guint64 number, GError **error)
{
  g_autofree char *name = NULL;

  if (self->name == NULL)
    return self->stream = g_unix_output_stream_new (STDOUT_FILENO, FALSE);
  name = dup_file_name (self, number);
  self->stream = is_special_file (name) ? open_special_file (name, error) : open_atomic_file (self, name, error);
  if (self->stream == NULL)
    g_prefix_error (error, "%s: ", name);
  return self->stream;
}

gboolean
cli_picture_file_close (CliPictureFile *self, gboolean done, GError **error)
{
  if (self->atomic_file != NULL)
    done = nonet_atomic_file_finish (g_steal_pointer (&self->atomic_file), done, error);
  else
    done = g_output_stream_close (self->stream, NULL, done ? error : NULL) && done;
  g_clear_object (&self->stream);
  return done;
}
