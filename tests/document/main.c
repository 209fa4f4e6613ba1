/* Runs the tests of this folder, or those that -p names by their path.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests.h"

#include <glib.h>

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_checkpoints_tests ();
  add_document_tests ();
  add_record_tests ();
  return g_test_run ();
}
