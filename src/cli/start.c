/* What the programs of the command line do first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "cli/start.h"

#include <locale.h>
#include <glib/gi18n.h>

void
cli_start (const char *name)
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, NONET_LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_set_prgname (name);
}
