/* Gathering and writing what nonet-cli prints.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "cli/run/output.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <stdlib.h>
#include <unistd.h>

#include "cli/run/options.h"
#include "cli/run/progress.h"

/* Showing and erasing a line by the control sequences of ECMA-48. */

#define ERASE "\r\033[K"

static GMutex lock;
static gboolean shown;

void
cli_status_line_show (const char *text)
{
  g_mutex_lock (&lock);
  shown = isatty (STDERR_FILENO);
  if (shown)
    g_printerr (ERASE "%s", text);
  g_mutex_unlock (&lock);
}

void
cli_status_line_erase (void)
{
  g_mutex_lock (&lock);
  if (shown)
    g_printerr (ERASE);
  shown = FALSE;
  g_mutex_unlock (&lock);
}

#define SPILL_BYTES (256 * 1024)
/* Text of this size is written without being gathered first. */
#define LARGE_BYTES (32 * 1024)

struct _CliOutput
{
  GString *text;
};

CliOutput *
cli_output_new (void)
{
  CliOutput *self = g_new0 (CliOutput, 1);

  self->text = g_string_sized_new (SPILL_BYTES + 4096);
  return self;
}

void
cli_output_free (CliOutput *self)
{
  cli_output_flush (self);
  g_string_free (self->text, TRUE);
  g_free (self);
}

GString *
cli_output_text (CliOutput *self)
{
  return self->text;
}

void
cli_output_spill (CliOutput *self)
{
  if (self->text->len >= SPILL_BYTES)
    cli_output_flush (self);
}

/* Writes it, or ends the program. */
static void
write_all (const char *text, gsize length)
{
  gsize done = 0;

  cli_status_line_erase ();
  while (done < length)
    {
      gssize written = write (STDOUT_FILENO, text + done, length - done);

      if (written >= 0)
        done += (gsize) written;
      else if (errno == EPIPE)
        exit (CLI_EXIT_BAD);
      else if (errno != EINTR)
        {
          g_printerr (_ ("nonet-cli: cannot write the answers: %s\n"), g_strerror (errno));
          exit (CLI_EXIT_BAD);
        }
    }
}

void
cli_output_flush (CliOutput *self)
{
  if (self->text->len > 0)
    write_all (self->text->str, self->text->len);
  g_string_truncate (self->text, 0);
}

void
cli_output_put (CliOutput *self, const GString *text)
{
  if (text->len < LARGE_BYTES)
    {
      g_string_append_len (self->text, text->str, (gssize) text->len);
      cli_output_spill (self);
      return;
    }
  cli_output_flush (self);
  write_all (text->str, text->len);
}
