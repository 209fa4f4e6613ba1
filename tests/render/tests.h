/* Each file of tests of this folder adds its own; main.c runs them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

void add_board_layout_tests (void);
void add_board_marks_tests (void);
void add_board_overlay_tests (void);
void add_board_painter_tests (void);
void add_path_chart_tests (void);
void add_picture_tests (void);
void add_sheet_tests (void);
void add_tree_layout_tests (void);
void add_tree_painter_tests (void);
