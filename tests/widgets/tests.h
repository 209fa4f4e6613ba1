/* Each file of tests of this folder adds its own; main.c runs them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

void add_board_view_tests (void);
void add_calculation_window_tests (void);
void add_flow_keys_tests (void);
void add_keypad_tests (void);
void add_pane_handle_tests (void);
void add_solution_browser_tests (void);
void add_step_presenter_tests (void);
void add_tree_view_tests (void);
void add_working_cards_tests (void);
