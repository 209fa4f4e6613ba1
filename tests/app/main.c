/* Runs the tests of this folder. With NONET_LOCALES, a folder of translations, the program is in the language of the environment.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <libintl.h>
#include <locale.h>

#include "tests/app/running.h"
#include "tests/test.h"
#include "ui-harness.h"

NonetApplication *application;
GSettings *settings;

int
main (int argc, char **argv)
{
  int status;

  ui_init (&argc, &argv);
  if (g_getenv ("NONET_LOCALES") != NULL)
    {
      setlocale (LC_ALL, ""); /* GTK sets it to C for tests */
      bindtextdomain ("nonet", g_getenv ("NONET_LOCALES"));
      bind_textdomain_codeset ("nonet", "UTF-8");
      textdomain ("nonet");
    }
  application = new_running_application ();
  settings = g_settings_new ("io.github.nonet.Nonet");
  g_application_hold (G_APPLICATION (application));
  test_add_subjects (argc - 1, argv + 1);
  status = g_test_run ();
  g_object_unref (settings);
  g_object_unref (application);
  return status;
}
