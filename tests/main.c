/* Runs the tests of a folder that need no window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  test_add_subjects (argc - 1, argv + 1);
  return g_test_run ();
}
