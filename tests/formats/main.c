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
  add_alphabet_tests ();
  add_apart_tests ();
  add_certain_tests ();
  add_difficulty_tests ();
  add_hostile_tests ();
  add_json_tests ();
  add_list_tests ();
  add_programs_tests ();
  add_puzzle_tests ();
  add_quick_line_tests ();
  add_round_trip_tests ();
  add_sites_tests ();
  add_text_tests ();
  add_ways_tests ();
  add_xml_tests ();
  return g_test_run ();
}
