/* Each file of tests of this folder adds its own; main.c runs them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

void add_agreement_tests (void);
void add_batch_tests (void);
void add_calculation_tests (void);
void add_canonical_tests (void);
void add_checks_tests (void);
void add_contradiction_tests (void);
void add_count_tests (void);
void add_decide_tests (void);
void add_diagnosis_tests (void);
void add_engines_tests (void);
void add_estimate_tests (void);
void add_fill_tests (void);
void add_houses_tests (void);
void add_minimality_tests (void);
void add_nine_tests (void);
void add_propagator_tests (void);
void add_search_tests (void);
void add_shape_tests (void);
void add_stages_tests (void);
void add_valid_candidates_tests (void);
void add_variants_tests (void);
void add_walk_tests (void);
