/* Runs the tests of this folder.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests.h"

#include "tests/app/running.h"
#include "tests/subjects.h"
#include "ui-harness.h"

NonetApplication *application;

static const TestSubject subjects[] = {
  { "apply-step", add_apply_step_tests },
  { "board-dialog", add_board_dialog_tests },
  { "close", add_close_tests },
  { "collection", add_collection_tests },
  { "collection-dialog", add_collection_dialog_tests },
  { "drop", add_drop_tests },
  { "focus", add_focus_tests },
  { "generate", add_generate_tests },
  { "page-dialog", add_page_dialog_tests },
  { "pathfinding", add_pathfinding_tests },
  { "practice-window", add_practice_window_tests },
  { "progress", add_progress_tests },
  { "saving", add_saving_tests },
  { "session-store", add_session_store_tests },
  { "shortcuts", add_shortcuts_tests },
  { "solving", add_solving_tests },
  { "start", add_start_tests },
  { "timing", add_timing_tests },
  { "toasts", add_toasts_tests },
  { "tree-window", add_tree_window_tests },
};

int
main (int argc, char **argv)
{
  int status;

  ui_init (&argc, &argv);
  application = new_running_application ();
  g_application_hold (G_APPLICATION (application));
  add_subjects (subjects, G_N_ELEMENTS (subjects), argc - 1, argv + 1);
  status = g_test_run ();
  g_object_unref (application);
  return status;
}
