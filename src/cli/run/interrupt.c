/* The handler of SIGINT.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/run/interrupt.h"

#include <signal.h>

static gint n_watched;   /* atomic: what is under way that looks at … */
static gint interrupted; /* … this, which is atomic too */

/* Leaves the end of the program to what is under way, if anything is. */
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
cli_interrupt_watch (void)
{
  install_handler ();
  g_atomic_int_inc (&n_watched);
}

gboolean
cli_interrupted (void)
{
  return g_atomic_int_get (&interrupted);
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
  signal (SIGINT, SIG_DFL);
  raise (SIGINT);
}
