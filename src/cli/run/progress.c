/* Showing how far an answer is, also when the program is interrupted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "cli/run/progress.h"

#include <glib/gi18n.h>

#include "cli/run/interrupt.h"
#include "cli/run/output.h"

/* Microseconds before an answer is called long, and between two updates of its line. */
#define LONG_TIME 500000
#define UPDATE_INTERVAL 250000

void
cli_progress_begin (CliProgress *self, CliAnswer *answer, char *(*describe) (gpointer data), gpointer data)
{
  *self = (CliProgress){ .answer = answer, .describe = describe, .data = data, .begun = g_get_monotonic_time () };
  self->shown = self->begun;
  g_mutex_init (&self->mutex);
  cli_interrupt_watch ();
}

static char *
dup_line (const CliProgress *self)
{
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, self->answer->number);
  g_autofree char *known = self->describe != NULL ? self->describe (self->data) : NULL;
  guint seconds = (guint) ((g_get_monotonic_time () - self->begun) / G_USEC_PER_SEC);

  if (known == NULL)
    return g_strdup_printf (_ ("puzzle %s, %u s"), number, seconds);
  return g_strdup_printf (_ ("puzzle %s, %u s: %s"), number, seconds, known);
}

/* Prints what is known and ends the program by the signal, as if it had not been caught. */
static void
end_program (const CliProgress *self)
{
  g_autofree char *line = dup_line (self);

  cli_status_line_erase ();
  g_printerr ("%s\n", line);
  cli_interrupt_end ();
}

bool
cli_progress_look (void *data)
{
  CliProgress *self = data;
  gint64 now = g_get_monotonic_time ();
  gboolean end = cli_interrupted ();

  if ((!end && now - MAX (self->begun + LONG_TIME, self->shown + UPDATE_INTERVAL) < 0)
      || !g_mutex_trylock (&self->mutex))
    return false;
  cli_answer_flush (self->answer);
  if (end)
    end_program (self);
  else
    {
      g_autofree char *line = dup_line (self);

      cli_status_line_show (line);
      self->shown = now;
    }
  g_mutex_unlock (&self->mutex);
  return false;
}

void
cli_progress_end (CliProgress *self)
{
  self->answer->engine_time = g_get_monotonic_time () - self->begun;
  cli_status_line_erase ();
  g_mutex_clear (&self->mutex);
  cli_interrupt_unwatch ();
}
