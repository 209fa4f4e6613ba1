/* Runs the tests of this folder.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests.h"

#include "tests/subjects.h"

static const TestSubject subjects[] = {
  { "agreement", add_agreement_tests },
  { "batch", add_batch_tests },
  { "calculation", add_calculation_tests },
  { "canonical", add_canonical_tests },
  { "checks", add_checks_tests },
  { "contradiction", add_contradiction_tests },
  { "count", add_count_tests },
  { "decide", add_decide_tests },
  { "diagnosis", add_diagnosis_tests },
  { "engines", add_engines_tests },
  { "estimate", add_estimate_tests },
  { "fill", add_fill_tests },
  { "houses", add_houses_tests },
  { "minimality", add_minimality_tests },
  { "nine", add_nine_tests },
  { "propagator", add_propagator_tests },
  { "search", add_search_tests },
  { "shape", add_shape_tests },
  { "stages", add_stages_tests },
  { "valid-candidates", add_valid_candidates_tests },
  { "variants", add_variants_tests },
  { "walk", add_walk_tests },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_subjects (subjects, G_N_ELEMENTS (subjects), argc - 1, argv + 1);
  return g_test_run ();
}
