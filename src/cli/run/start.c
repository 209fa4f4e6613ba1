/* What the programs of the command line do first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "cli/run/start.h"

#include <errno.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
#include <glib/gi18n.h>

#include "cli/run/options.h"

/* What --help and --version print must not be lost in silence. */
static void
check_output (void)
{
  if (!ferror (stdout) && fflush (stdout) == 0)
    return;
  g_printerr (_ ("nonet-cli: cannot write the answers: %s\n"), g_strerror (errno));
  _exit (CLI_EXIT_BAD);
}

void
cli_start (const char *name)
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, NONET_LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_set_prgname (name);
  atexit (check_output);
}
