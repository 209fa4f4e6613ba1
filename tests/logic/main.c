/* Runs the tests of this folder.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests.h"

#include "tests/subjects.h"

static const TestSubject subjects[] = {
  { "basic", add_basic_tests },
  { "board", add_board_tests },
  { "chains", add_chains_tests },
  { "colouring", add_colouring_tests },
  { "fish", add_fish_tests },
  { "forcing", add_forcing_tests },
  { "path", add_path_tests },
  { "proof", add_proof_tests },
  { "rating", add_rating_tests },
  { "sets", add_sets_tests },
  { "templates", add_templates_tests },
  { "unique", add_unique_tests },
  { "why", add_why_tests },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_subjects (subjects, G_N_ELEMENTS (subjects), argc - 1, argv + 1);
  return g_test_run ();
}
