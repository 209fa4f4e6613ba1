/* Runs the tests of this folder.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests.h"

#include "tests/subjects.h"
#include "ui-harness.h"

static const TestSubject subjects[] = {
  { "board-view", add_board_view_tests },         { "calculation-window", add_calculation_window_tests },
  { "flow-keys", add_flow_keys_tests },           { "keypad", add_keypad_tests },
  { "pane-handle", add_pane_handle_tests },       { "solution-browser", add_solution_browser_tests },
  { "step-presenter", add_step_presenter_tests }, { "tree-view", add_tree_view_tests },
  { "working-cards", add_working_cards_tests },
};

int
main (int argc, char **argv)
{
  ui_init (&argc, &argv);
  add_subjects (subjects, G_N_ELEMENTS (subjects), argc - 1, argv + 1);
  return g_test_run ();
}
