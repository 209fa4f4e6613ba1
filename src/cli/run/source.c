/* Reading a file descriptor in pieces and cutting it into lines.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/run/source.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

#include "formats/list.h"

#define PIECE_BYTES (256 * 1024)

CliSource *
cli_source_open (const char *name)
{
  CliSource *self;
  int fd = STDIN_FILENO;

  if (g_strcmp0 (name, "-") == 0)
    name = NULL;
  if (name != NULL)
    fd = open (name, O_RDONLY | O_CLOEXEC);
  if (fd < 0)
    return NULL;

  self = g_new0 (CliSource, 1);
  self->name = g_strdup (name);
  self->fd = fd;
  self->pending = g_byte_array_new ();
  return self;
}

void
cli_source_free (CliSource *self)
{
  if (self->fd != STDIN_FILENO)
    close (self->fd);
  g_byte_array_unref (self->pending);
  g_free (self->name);
  g_free (self);
}

static gboolean
is_waiting (int fd)
{
  struct pollfd poll_fd = { .fd = fd, .events = POLLIN };

  return poll (&poll_fd, 1, 0) > 0;
}

gboolean
cli_source_read (CliSource *self, gboolean wait)
{
  gsize kept = self->pending->len - self->taken;
  gssize came;

  if (self->ended || (!wait && !is_waiting (self->fd)))
    return FALSE;

  if (self->taken > 0)
    {
      memmove (self->pending->data, self->pending->data + self->taken, kept);
      self->searched -= MIN (self->taken, self->searched);
      self->taken = 0;
    }
  g_byte_array_set_size (self->pending, (guint) (kept + PIECE_BYTES));
  do
    came = read (self->fd, self->pending->data + kept, PIECE_BYTES);
  while (came < 0 && errno == EINTR);
  self->error = came < 0 ? errno : 0;
  g_byte_array_set_size (self->pending, (guint) (kept + (gsize) MAX (came, 0)));
  self->ended = came <= 0;
  if (!self->begun && came >= 3 && memcmp (self->pending->data, "\357\273\277", 3) == 0)
    self->taken = 3;
  self->begun = TRUE;
  return came > 0;
}

const char *
cli_source_peek (CliSource *self, gsize *length)
{
  *length = self->pending->len - self->taken;
  return (const char *) self->pending->data + self->taken;
}

/* Passes over the rest of a line that was too long, as far as it has arrived. */
static void
skip_line (CliSource *self)
{
  gsize left;
  const char *rest = cli_source_peek (self, &left);
  const char *end = left > 0 ? memchr (rest, '\n', left) : NULL;

  self->taken += end != NULL ? (gsize) (end + 1 - rest) : left;
  self->skipping = end == NULL;
}

const char *
cli_source_take_line (CliSource *self, gsize *length)
{
  gsize left, searched;
  const char *line, *end;

  if (self->skipping)
    skip_line (self);
  line = cli_source_peek (self, &left);
  searched = self->searched > self->taken ? self->searched - self->taken : 0;
  end = left > searched ? memchr (line + searched, '\n', left - searched) : NULL;
  self->searched = self->pending->len;
  if (end == NULL && left <= NONET_LIST_MAX_LINE && (!self->ended || left == 0))
    return NULL;

  *length = end != NULL ? (gsize) (end - line) : left;
  self->taken += *length + (end != NULL);
  self->searched = self->taken;
  self->skipping = end == NULL && !self->ended;
  if (*length > 0 && line[*length - 1] == '\r')
    *length -= 1;
  return line;
}
