/* The key to puzzles on paper: a solution only where there is one alone, else why not; and how hard a puzzle is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "tests/test.h"

#include "tasks/practice/answer.h"

#include "tests/tasks/puzzles.h"

static gboolean
find (NonetAnswerKey *key, guint order, const char *cells)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (order, cells);

  return nonet_answer_key_find (key, puzzle, TRUE, NULL, NULL);
}

static void
assert_remark (const char *cells, const char *remark)
{
  g_auto (NonetAnswerKey) key = { 0 };

  g_assert_true (find (&key, 9, cells));
  g_assert_null (key.solution);
  g_assert_cmpstr (key.remark, ==, remark);
}

TEST (unique_puzzle_has_its_solution_and_level)
{
  g_auto (NonetAnswerKey) key = { 0 };

  g_assert_true (find (&key, 9, UNIQUE));
  g_assert_null (key.remark);
  g_assert_cmpuint (key.solution[7], ==, 1);
  g_assert_cmpuint (key.solution[0], ==, 6);
  g_assert_nonnull (key.level);
}

TEST (other_puzzles_have_a_remark)
{
  assert_remark (SOME, "329 solutions");
  assert_remark ("11", "no solution");
  assert_remark (NULL, "at least 1000 solutions");
}

TEST (level_of_the_file_counts)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, UNIQUE);
  g_auto (NonetAnswerKey) key = { 0 };

  puzzle->difficulty = g_strdup ("Friday");
  g_assert_true (nonet_answer_key_find (&key, puzzle, TRUE, NULL, NULL));
  g_assert_cmpstr (key.level, ==, "Friday");
}

static bool
cancel (void *data)
{
  return true;
}

TEST (search_can_be_cancelled)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (25, NULL);
  g_auto (NonetAnswerKey) key = { 0 };

  g_assert_false (nonet_answer_key_find (&key, puzzle, FALSE, cancel, NULL));
}
