/* The pages of techniques: each has all of its texts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "tests/test.h"

#include "words/steps/step-text.h"
#include "words/steps/technique-text.h"

TEST (every_technique_is_explained)
{
  for (SudokuTechnique technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
    {
      g_autofree char *what = nonet_words_technique_what (technique);

      g_test_message ("%s", sudoku_technique_info (technique)->id);
      g_assert_nonnull (what);
      g_assert_null (strpbrk (what, "{}"));
      g_assert_nonnull (nonet_words_technique_why (technique));
      g_assert_nonnull (nonet_words_technique_search (technique));
      g_assert_cmpint (nonet_technique_family (technique), <, NONET_N_FAMILIES);
      g_assert_nonnull (nonet_words_family (nonet_technique_family (technique)));
    }
}

/* Techniques of one kind differ in what their texts say at least by their size. */
TEST (no_two_are_the_same)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (SudokuTechnique technique = 0; technique < SUDOKU_N_TECHNIQUES; technique++)
    if (!g_hash_table_add (known, nonet_words_technique_what (technique)))
      g_test_fail_printf ("%s has the text of another", sudoku_technique_info (technique)->id);
}

TEST (sizes)
{
  g_autofree char *triple = nonet_words_technique_what (SUDOKU_NAKED_TRIPLE);
  g_autofree char *wing = nonet_words_technique_what (SUDOKU_VWXYZ_WING);

  g_assert_true (g_str_has_prefix (triple, "3 cells of a house have together only 3 candidates;"));
  g_assert_true (g_str_has_prefix (wing, "5 cells in a line and a box"));
}

static void
check_ratings (SudokuTechnique technique, const char *expected)
{
  g_autofree char *ratings = nonet_words_technique_ratings (technique);

  g_assert_cmpstr (ratings, ==, expected);
}

TEST (ratings)
{
  check_ratings (SUDOKU_X_WING, "Sudoku Explainer: 3.2 · HoDoKu: hard, score 140");
  check_ratings (SUDOKU_XY_CHAIN, "Sudoku Explainer: from 7.0 · HoDoKu: unfair, score 260");
  check_ratings (SUDOKU_SKYSCRAPER, "HoDoKu: hard, score 130");
  check_ratings (SUDOKU_BUG_2, "Sudoku Explainer: 5.7");
  check_ratings (SUDOKU_NAKED_FIVE, NULL);
}

TEST (needs)
{
  g_assert_null (nonet_words_technique_needs (SUDOKU_X_WING));
  g_assert_nonnull (strstr (nonet_words_technique_needs (SUDOKU_AVOIDABLE_RECTANGLE_1), "givens"));
  g_assert_nonnull (strstr (nonet_words_technique_needs (SUDOKU_BUG_1), "one solution"));
}

TEST (search)
{
  g_assert_true (nonet_words_technique_matches (SUDOKU_X_WING, "x-WING"));
  g_assert_true (nonet_words_technique_matches (SUDOKU_XY_WING, "y-wing"));
  g_assert_true (nonet_words_technique_matches (SUDOKU_NAKED_TRIPLE, "subsets"));
  g_assert_true (nonet_words_technique_matches (SUDOKU_FULL_HOUSE, "full-house"));
  g_assert_true (nonet_words_technique_matches (SUDOKU_FULL_HOUSE, ""));
  g_assert_false (nonet_words_technique_matches (SUDOKU_FULL_HOUSE, "wing"));
}
