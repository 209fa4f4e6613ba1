/* Showing how far an answer is, and Ctrl+C.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "cli/progress.h"

#include <signal.h>
#include <glib/gi18n.h>

#include "cli/status-line.h"

/* Microseconds before an answer is called long, and between two updates of its line. */
#define LONG_TIME 500000
#define UPDATE_INTERVAL 250000

static gint n_watched;   /* atomic: answers being made that look at … */
static gint interrupted; /* … this, which is atomic too */

/* Leaves the end of the program to the answer that is watched, if there is one. */
static void
handle_interrupt (int number)
{
  if (g_atomic_int_get (&n_watched) > 0)
    g_atomic_int_set (&interrupted, TRUE);
  else
    raise (number); /* this handler is removed by now */
}

static void
install_handler (void)
{
  static gsize installed = 0;

  if (g_once_init_enter (&installed))
    {
      const struct sigaction action = { .sa_handler = handle_interrupt, .sa_flags = (int) SA_RESETHAND | SA_NODEFER };
      struct sigaction before;

      /* A program in the background ignores it. */
      if (sigaction (SIGINT, NULL, &before) == 0 && before.sa_handler == SIG_DFL)
        sigaction (SIGINT, &action, NULL);
      g_once_init_leave (&installed, 1);
    }
}

void
cli_progress_begin (CliProgress *self, CliAnswer *answer, char *(*describe) (gpointer data), gpointer data)
{
  *self = (CliProgress){ .answer = answer, .describe = describe, .data = data, .begun = g_get_monotonic_time () };
  self->shown = self->begun;
  g_mutex_init (&self->mutex);
  install_handler ();
  g_atomic_int_inc (&n_watched);
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
  signal (SIGINT, SIG_DFL);
  raise (SIGINT);
}

bool
cli_progress_look (void *data)
{
  CliProgress *self = data;
  gint64 now = g_get_monotonic_time ();
  gboolean end = g_atomic_int_get (&interrupted);

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
  if (g_atomic_int_dec_and_test (&n_watched) && g_atomic_int_get (&interrupted))
    raise (SIGINT);
}
