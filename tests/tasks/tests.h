/* Each file of tests of this folder adds its own; main.c runs them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

void add_answer_key_tests (void);
void add_batch_tests (void);
void add_bookmarks_tests (void);
void add_counting_tests (void);
void add_derivation_tests (void);
void add_examples_tests (void);
void add_generating_tests (void);
void add_hint_tests (void);
void add_outcome_tests (void);
void add_parallel_tests (void);
void add_position_tests (void);
void add_practice_tests (void);
void add_questions_tests (void);
void add_rating_worker_tests (void);
void add_search_tree_tests (void);
void add_setting_report_tests (void);
void add_solution_export_tests (void);
void add_solution_list_tests (void);
void add_solving_path_tests (void);
void add_step_list_tests (void);
void add_stock_tests (void);
void add_valid_candidates_tests (void);
void add_verdict_tests (void);
void add_why_tests (void);
void add_worker_tests (void);
