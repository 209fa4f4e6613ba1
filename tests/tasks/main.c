/* Runs the tests of this folder.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests.h"

#include "tests/subjects.h"

static const TestSubject subjects[] = {
  { "answer-key", add_answer_key_tests },
  { "batch", add_batch_tests },
  { "bookmarks", add_bookmarks_tests },
  { "counting", add_counting_tests },
  { "derivation", add_derivation_tests },
  { "examples", add_examples_tests },
  { "generating", add_generating_tests },
  { "hint", add_hint_tests },
  { "outcome", add_outcome_tests },
  { "parallel", add_parallel_tests },
  { "position", add_position_tests },
  { "practice", add_practice_tests },
  { "questions", add_questions_tests },
  { "rating-worker", add_rating_worker_tests },
  { "search-tree", add_search_tree_tests },
  { "setting-report", add_setting_report_tests },
  { "solution-export", add_solution_export_tests },
  { "solution-list", add_solution_list_tests },
  { "solving-path", add_solving_path_tests },
  { "step-list", add_step_list_tests },
  { "stock", add_stock_tests },
  { "valid-candidates", add_valid_candidates_tests },
  { "verdict", add_verdict_tests },
  { "why", add_why_tests },
  { "worker", add_worker_tests },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_subjects (subjects, G_N_ELEMENTS (subjects), argc - 1, argv + 1);
  return g_test_run ();
}
