/* Where the program `nonet` starts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>
#include <locale.h>

#include "app/application.h"

int
main (int argc, char **argv)
{
  g_autoptr (NonetApplication) application = NULL;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, NONET_LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  application = nonet_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
