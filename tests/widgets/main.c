/* Runs the tests of this folder.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"
#include "ui-harness.h"

int
main (int argc, char **argv)
{
  ui_init (&argc, &argv);
  test_add_subjects (argc - 1, argv + 1);
  return g_test_run ();
}
