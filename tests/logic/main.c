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
  add_basic_tests ();
  add_board_tests ();
  add_chains_tests ();
  add_colouring_tests ();
  add_fish_tests ();
  add_forcing_tests ();
  add_path_tests ();
  add_proof_tests ();
  add_rating_tests ();
  add_sets_tests ();
  add_templates_tests ();
  add_unique_tests ();
  add_why_tests ();
  return g_test_run ();
}
