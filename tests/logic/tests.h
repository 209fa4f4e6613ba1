/* Each file of tests of this folder adds its own; main.c runs them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

void add_basic_tests (void);
void add_board_tests (void);
void add_chains_tests (void);
void add_colouring_tests (void);
void add_fish_tests (void);
void add_forcing_tests (void);
void add_path_tests (void);
void add_proof_tests (void);
void add_rating_tests (void);
void add_sets_tests (void);
void add_templates_tests (void);
void add_unique_tests (void);
void add_why_tests (void);
