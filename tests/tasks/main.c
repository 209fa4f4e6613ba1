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
  add_answer_key_tests ();
  add_batch_tests ();
  add_bookmarks_tests ();
  add_counting_tests ();
  add_derivation_tests ();
  add_examples_tests ();
  add_generating_tests ();
  add_hint_tests ();
  add_outcome_tests ();
  add_parallel_tests ();
  add_position_tests ();
  add_practice_tests ();
  add_questions_tests ();
  add_rating_worker_tests ();
  add_search_tree_tests ();
  add_setting_report_tests ();
  add_solution_export_tests ();
  add_solution_list_tests ();
  add_solving_path_tests ();
  add_step_list_tests ();
  add_stock_tests ();
  add_valid_candidates_tests ();
  add_verdict_tests ();
  add_why_tests ();
  add_worker_tests ();
  return g_test_run ();
}
