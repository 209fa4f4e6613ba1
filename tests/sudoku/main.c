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
  add_agreement_tests ();
  add_batch_tests ();
  add_calculation_tests ();
  add_canonical_tests ();
  add_checks_tests ();
  add_contradiction_tests ();
  add_count_tests ();
  add_decide_tests ();
  add_diagnosis_tests ();
  add_engines_tests ();
  add_estimate_tests ();
  add_fill_tests ();
  add_houses_tests ();
  add_minimality_tests ();
  add_nine_tests ();
  add_propagator_tests ();
  add_search_tests ();
  add_shape_tests ();
  add_stages_tests ();
  add_valid_candidates_tests ();
  add_variants_tests ();
  add_walk_tests ();
  return g_test_run ();
}
