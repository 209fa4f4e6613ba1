/* Runs the tests of this folder, or those that -p names by their path.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests.h"

#include "ui-harness.h"

int
main (int argc, char **argv)
{
  ui_init (&argc, &argv);
  add_board_view_tests ();
  add_calculation_window_tests ();
  add_flow_keys_tests ();
  add_keypad_tests ();
  add_pane_handle_tests ();
  add_solution_browser_tests ();
  add_step_presenter_tests ();
  add_tree_view_tests ();
  add_working_cards_tests ();
  return g_test_run ();
}
