/* Each file of tests of this folder adds its own; main.c runs them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "app/application.h"

/* The one of the tests: registered, alone and held, as it is before its first window. */
extern NonetApplication *application;

void add_apply_step_tests (void);
void add_board_dialog_tests (void);
void add_close_tests (void);
void add_collection_tests (void);
void add_collection_dialog_tests (void);
void add_drop_tests (void);
void add_focus_tests (void);
void add_generate_tests (void);
void add_page_dialog_tests (void);
void add_pathfinding_tests (void);
void add_practice_window_tests (void);
void add_progress_tests (void);
void add_saving_tests (void);
void add_session_store_tests (void);
void add_shortcuts_tests (void);
void add_solving_tests (void);
void add_start_tests (void);
void add_timing_tests (void);
void add_toasts_tests (void);
void add_tree_window_tests (void);
