/* Runs the tests of this folder.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
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
  application = new_running_application ();
  settings = g_settings_new ("io.github.nonet.Nonet");
  g_application_hold (G_APPLICATION (application));
  test_add_subjects (argc - 1, argv + 1);
  status = g_test_run ();
  g_object_unref (settings);
  g_object_unref (application);
  return status;
}
