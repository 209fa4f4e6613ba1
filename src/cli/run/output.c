/* What nonet-cli writes: answers on standard output, gathered and never lost silently, how far it is on a line of the terminal,
 * and what is left to print when Ctrl+C or SIGTERM comes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/run/output.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

#include "cli/run/options.h"

#define SPILL_BYTES (256 * 1024)
/* Text of this size is written without being gathered first. */
#define LARGE_BYTES (32 * 1024)
/* An answer that is there waits at most this long (µs) for those after it. */
#define LONGEST_GATHERING 100000

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
cli_output_flush (GString *text)
{
  if (text->len > 0)
    write_all (text->str, text->len);
  g_string_truncate (text, 0);
}

void
cli_output_spill (GString *text)
{
  if (text->len >= SPILL_BYTES)
    cli_output_flush (text);
}

void
cli_output_flush_in_time (GString *text, gint64 *flushed)
{
  gint64 now = g_get_monotonic_time ();

  if (now - *flushed < LONGEST_GATHERING)
    return;
  cli_output_flush (text);
  *flushed = now;
}

void
cli_output_put (GString *text, const GString *more)
{
  if (more->len < LARGE_BYTES)
    {
      g_string_append_len (text, more->str, (gssize) more->len);
      cli_output_spill (text);
      return;
    }
  cli_output_flush (text);
  write_all (more->str, more->len);
}

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

/* The handlers of signals. */

static gint n_watched;   /* atomic: what is under way that looks at … */
static gint interrupted; /* … this, which is atomic too: the signal that is to end the program, or 0 */

gboolean
cli_interrupted (void)
{
  return g_atomic_int_get (&interrupted) != 0;
}

/* Leaves the end of the program to what is under way, if anything is. timeout(1) sends its signal twice in a row: only a person who
 * has waited, or a batch system, means a second one. */
static void
handle_interrupt (int number)
{
  static gint64 came; /* µs */
  gint64 now = g_get_monotonic_time ();

  if (g_atomic_int_get (&n_watched) == 0 || (cli_interrupted () && now - came > G_USEC_PER_SEC))
    {
      signal (number, SIG_DFL);
      raise (number);
    }
  else if (!cli_interrupted ())
    {
      came = now;
      g_atomic_int_set (&interrupted, number);
    }
}

/* A program in the background ignores some signals: it continues to. */
static void
install (int number)
{
  const struct sigaction action = { .sa_handler = handle_interrupt, .sa_flags = SA_RESTART };
  struct sigaction before;

  if (sigaction (number, NULL, &before) == 0 && before.sa_handler == SIG_DFL)
    sigaction (number, &action, NULL);
}

void
cli_interrupt_watch (void)
{
  static gsize installed = 0;

  if (g_once_init_enter (&installed))
    {
      install (SIGINT);
      install (SIGTERM);
      g_once_init_leave (&installed, 1);
    }
  g_atomic_int_inc (&n_watched);
}

void
cli_interrupt_unwatch (void)
{
  if (g_atomic_int_dec_and_test (&n_watched) && cli_interrupted ())
    cli_interrupt_end ();
}

void
cli_interrupt_end (void)
{
  int number = g_atomic_int_get (&interrupted);

  signal (number, SIG_DFL);
  raise (number);
}
