/* Runs the tests of this folder, or those that -p names by their path.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests.h"

#include "tests/app/running.h"
#include "ui-harness.h"

NonetApplication *application;

int
main (int argc, char **argv)
{
  int status;

  ui_init (&argc, &argv);
  application = new_running_application ();
  g_application_hold (G_APPLICATION (application));
  add_apply_step_tests ();
  add_board_dialog_tests ();
  add_close_tests ();
  add_collection_tests ();
  add_collection_dialog_tests ();
  add_drop_tests ();
  add_focus_tests ();
  add_generate_tests ();
  add_page_dialog_tests ();
  add_pathfinding_tests ();
  add_practice_window_tests ();
  add_progress_tests ();
  add_saving_tests ();
  add_session_store_tests ();
  add_shortcuts_tests ();
  add_solving_tests ();
  add_start_tests ();
  add_timing_tests ();
  add_toasts_tests ();
  add_tree_window_tests ();
  status = g_test_run ();
  g_object_unref (application);
  return status;
}
