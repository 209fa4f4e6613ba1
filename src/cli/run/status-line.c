/* Showing and erasing a line by the control sequences of ECMA-48.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli/run/status-line.h"

#include <glib.h>
#include <unistd.h>

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
