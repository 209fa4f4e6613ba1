/* Sentences for people: verdicts, hints to setters, numbers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "tests/test.h"

#include "sudoku/rules.h"
#include "tests/tasks/puzzles.h"
#include "words/notation.h"
#include "words/fill.h"
#include "words/number.h"
#include "words/rule.h"
#include "words/steps/step-text.h"
#include "words/verdict.h"
#include "words/wish-fault.h"

static void
assert_text (NonetVerdict verdict, const char *expected)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, NULL);
  g_autofree char *text = nonet_verdict_to_string (&verdict, puzzle);

  g_assert_cmpstr (text, ==, expected);
}

static void
assert_sentence (guint line, guint column, const char *expected)
{
  NonetMessage message = { .line = line, .column = column, .text = (char *) "the row has 8 cells instead of 9" };
  g_autofree char *sentence = nonet_message_to_sentence (&message);

  g_assert_cmpstr (sentence, ==, expected);
}

/* Rules that are not followed leave a verdict open. */
TEST (verdict_without_all_rules)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, NULL);
  const NonetVerdict unique = { .kind = NONET_VERDICT_UNIQUE }, working = { .kind = NONET_VERDICT_WORKING };
  g_autofree char *text = NULL, *not_yet = NULL;

  puzzle->unknown = g_strdup ("“rowindexer”");
  text = nonet_verdict_to_string (&unique, puzzle);
  not_yet = nonet_verdict_to_string (&working, puzzle);
  g_assert_cmpstr (text, ==, "One solution by the rules Nonet knows");
  g_assert_cmpstr (not_yet, ==, "Searching for solutions…");
}

/* So does the text of a variant, unless there is one solution: who makes a puzzle means it to have one. */
TEST (verdict_on_a_text)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, NULL);
  const NonetVerdict unique = { .kind = NONET_VERDICT_UNIQUE };
  const NonetVerdict several = { .kind = NONET_VERDICT_COUNTED, .count = 2 };
  const SudokuRule rule = { .kind = SUDOKU_RULE_ANTI_KING };

  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *one = NULL, *more = NULL;

      if (i == 1)
        nonet_puzzle_take_shape (puzzle, sudoku_shape_new_with_rules (puzzle->shape, &rule, 1));
      puzzle->comment =
          g_strdup (i == 2 ? "Normal sudoku rules apply. Each row, column and box has each digit once. Enjoy!"
                           : "Normal sudoku rules apply. Each cage has digits that are not counted.");
      one = nonet_verdict_to_string (&unique, puzzle);
      more = nonet_verdict_to_string (&several, puzzle);
      g_assert_cmpstr (one, ==, "One solution");
      g_assert_cmpstr (more, ==, i == 1 ? "2 solutions by the rules Nonet knows" : "2 solutions");
      g_clear_pointer (&puzzle->comment, g_free);
    }
}

TEST (messages_are_sentences)
{
  g_autofree char *capital = nonet_capitalise ("über"), *none = nonet_capitalise ("");
  g_autofree char *fault = nonet_fault_to_sentence ("the symbol “T” appears twice");

  assert_sentence (4, 9, "Line 4, character 9: the row has 8 cells instead of 9.");
  assert_sentence (4, 0, "Line 4: the row has 8 cells instead of 9.");
  assert_sentence (0, 0, "The row has 8 cells instead of 9.");
  g_assert_cmpstr (fault, ==, "The symbol “T” appears twice.");
  g_assert_cmpstr (capital, ==, "Über");
  g_assert_cmpstr (none, ==, "");
}

TEST (cells_and_givens_have_names)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, "1.2");
  g_autofree char *cell = nonet_cell_to_string (puzzle->shape, 11, "7, given");
  g_autofree char *two = nonet_givens_to_string (puzzle);
  g_autofree char *one = NULL;

  puzzle->givens[0] = 0;
  one = nonet_givens_to_string (puzzle);
  g_assert_cmpstr (cell, ==, "row 2, column 3: 7, given");
  g_assert_cmpstr (two, ==, "2 givens");
  g_assert_cmpstr (one, ==, "1 given");
}

TEST (verdicts_say_how_much_is_known)
{
  NonetVerdict estimate = { .kind = NONET_VERDICT_ESTIMATED, .error = 0.021 };
  NonetVerdict fault = {
    .kind = NONET_VERDICT_NONE,
    .fault = { .kind = SUDOKU_FAULT_NO_PLACE, .value = 7, .house = 9 + 4, .by_logic = true },
  };

  assert_text ((NonetVerdict){ .kind = NONET_VERDICT_AT_LEAST, .count = 120 }, "At least 120 solutions");
  assert_text ((NonetVerdict){ .kind = NONET_VERDICT_AT_LEAST }, "Too many to count quickly");
  assert_text ((NonetVerdict){ .kind = NONET_VERDICT_COUNTED, .count = 2 }, "2 solutions");
  assert_text ((NonetVerdict){ .kind = NONET_VERDICT_NONE }, "No solution");
  assert_text (fault, "No solution: no 7 fits in column 5");
  /* 2^72 + 5: 4722366482869645213701. */
  assert_text ((NonetVerdict){ .kind = NONET_VERDICT_COUNTED, .count = 5, .count_high = 256 },
               "About 4.7\u00a0×\u00a010²¹ solutions");
  estimate.log10 = 21.8241;
  assert_text (estimate, "About 6.7\u00a0×\u00a010²¹ solutions");
  estimate.log10 = 9.9999;
  assert_text (estimate, "About 10\u00a0billion solutions");
  estimate.log10 = 361.64;
  estimate.error = 0.0004;
  assert_text (estimate, "About 4.4\u00a0×\u00a010³⁶¹ solutions");
  estimate.log10 = 7.0578;
  assert_text (estimate, "About 11\u00a0million solutions");
  estimate.log10 = 14.99;
  assert_text (estimate, "About 980\u00a0trillion solutions");
  estimate.log10 = 2.6;
  assert_text (estimate, "About 398 solutions");
  estimate.log10 = 21.8241;
  estimate.error = 0.3;
  assert_text (estimate, "Around 10²² solutions");
  estimate.log10 = 8.3;
  assert_text (estimate, "Around 100\u00a0million solutions");
  estimate.log10 = 21.8241;
  estimate.error = INFINITY;
  assert_text (estimate, "Around 10²² solutions");
}

TEST (rules_have_sentences_and_pages)
{
  for (guint kind = 0; kind < SUDOKU_N_RULES; kind++)
    {
      g_autofree char *page = nonet_rule_kind_to_page (kind);

      g_assert_true (g_str_has_suffix (nonet_rule_kind_to_sentence (kind), "."));
      g_assert_true (g_str_has_prefix (page, "rule-"));
      for (const char *at = page; *at != '\0'; at++)
        g_assert_true (g_ascii_islower (*at) || *at == '-');
    }
}

TEST (rules_have_names)
{
  static const uint16_t cells[] = { 9, 10, 11 };
  const SudokuRule rules[] = { { .kind = SUDOKU_RULE_ANTI_KING },
                               { .kind = SUDOKU_RULE_CAGE, true, 90, 2, 0, cells },
                               { .kind = SUDOKU_RULE_ARROW, true, 1, 3, 0, cells },
                               { .kind = SUDOKU_RULE_ODD, false, 0, 1, 0, cells } };
  SudokuShape *shape = sudoku_shape_new_with_rules (nonet_shape_get (3, 3), rules, G_N_ELEMENTS (rules));
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_new (shape, NULL);
  const NonetNotation notation = { puzzle->alphabet, NONET_CELLS_RC };
  static const char *const expected[] = { "anti-king rule", "cage 90 of 2 cells, r2c1", "arrow of 3 cells, r2c1",
                                          "odd cell, r2c1" };
  const SudokuFault one = { .kind = SUDOKU_FAULT_RULE, .n_rules = 1, .rule = { 1 } };
  const SudokuFault two = { .kind = SUDOKU_FAULT_RULE, .n_rules = 2, .rule = { 3, 0 } };
  g_autofree char *text_one = nonet_fault_to_string (&one, shape, &notation);
  g_autofree char *text_two = nonet_fault_to_string (&two, shape, &notation);

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      g_autofree char *text = nonet_rule_to_string (shape, i, &notation);

      g_assert_cmpstr (text, ==, expected[i]);
    }
  for (guint kind = 0; kind < SUDOKU_N_RULES; kind++)
    g_assert_nonnull (nonet_rule_kind_to_string (kind));
  g_assert_cmpstr (text_one, ==, "no values fit this rule: cage 90 of 2 cells, r2c1");
  g_assert_cmpstr (text_two, ==, "these rules exclude each other: odd cell, r2c1; anti-king rule");
  sudoku_shape_unref (shape);
}

TEST (each_kind_of_rule_of_a_board_has_a_line)
{
  static const uint16_t cells[] = { 9, 10 };
  const SudokuRule rules[] = { { .kind = SUDOKU_RULE_ANTI_KING },
                               { .kind = SUDOKU_RULE_EXTRA_REGION, false, 0, 2, 0, cells },
                               { .kind = SUDOKU_RULE_EXTRA_REGION, false, 0, 2, 0, cells } };
  SudokuShape *shape = sudoku_shape_new_with_rules (nonet_shape_get (3, 3), rules, G_N_ELEMENTS (rules));
  g_autofree char *lines = nonet_rules_to_lines (shape);

  g_assert_cmpstr (lines, ==,
                   "Anti-king rule: Cells that touch at a corner have different digits.\n"
                   "Extra region: No digit repeats in the region.");
  g_assert_null (nonet_rules_to_lines (nonet_shape_get (3, 3)));
  sudoku_shape_unref (shape);
}

TEST (rules_at_cells_say_what_is_missing)
{
  static const uint16_t cells[] = { 0, 1, 9, 30, 31 };
  const SudokuRule rules[] = { { .kind = SUDOKU_RULE_ANTI_KING },
                               { .kind = SUDOKU_RULE_THERMOMETER, false, 0, 2, 0, cells + 3 },
                               { .kind = SUDOKU_RULE_CAGE, true, 12, 3, 0, cells } };
  SudokuShape *shape = sudoku_shape_new_with_rules (nonet_shape_get (3, 3), rules, G_N_ELEMENTS (rules));
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (shape);
  g_autoptr (NonetAlphabet) alphabet = nonet_alphabet_new_usual (9);
  const NonetNotation notation = { alphabet, NONET_CELLS_RC };
  g_autoptr (NonetAlphabet) digits = nonet_alphabet_new_numeric (9, 0);
  const NonetNotation from_zero = { digits, NONET_CELLS_RC };
  g_autofree char *filled = NULL, *broken = NULL, *both = NULL, *zero = NULL;

  grid->cell[0] = 4;
  filled = nonet_rules_at_to_lines (grid, (const guint[]){ 9 }, 1, &notation);
  g_assert_cmpstr (filled, ==, "Cage 12 of 3 cells, r1c1: 8 missing in 2 cells\n1+7 2+6 3+5");
  both = nonet_rules_at_to_lines (grid, (const guint[]){ 1, 2, 31 }, 3, &notation);
  g_assert_cmpstr (both, ==,
                   "Thermometer of 2 cells, r4c4\nCage 12 of 3 cells, r1c1: 8 missing in 2 cells\n1+7 2+6 3+5");
  /* Symbols from 0 on have sums of their own. */
  zero = nonet_rules_at_to_lines (grid, (const guint[]){ 9 }, 1, &from_zero);
  g_assert_cmpstr (zero, ==, "Cage 9 of 3 cells, r1c1: 6 missing in 2 cells\n0+6 1+5 2+4");
  g_assert_null (nonet_rules_at_to_lines (grid, (const guint[]){ 80 }, 1, &notation));
  grid->cell[1] = 9;
  broken = nonet_rules_at_to_lines (grid, (const guint[]){ 0 }, 1, &notation);
  g_assert_cmpstr (broken, ==, "Cage 12 of 3 cells, r1c1: broken");
  sudoku_shape_unref (shape);
}

TEST (details_say_how_sure_an_estimate_is)
{
  g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_new (nonet_shape_get (3, 3), NULL);
  NonetVerdict estimate = { .kind = NONET_VERDICT_ESTIMATED, .log10 = 21.8241, .error = 0.021 };
  g_autofree char *rough = nonet_verdict_to_detail (&estimate, puzzle);
  g_autofree char *fine = NULL;

  g_assert_cmpstr (rough, ==, "About 6.7\u00a0×\u00a010²¹ solutions (±2%)");
  estimate.error = 0.0004;
  fine = nonet_verdict_to_detail (&estimate, puzzle);
  g_assert_cmpstr (fine, ==, "About 6.7\u00a0×\u00a010²¹ solutions (±0.1%)");
}

TEST (numbers_have_all_their_digits)
{
  g_autofree char *none = nonet_number_to_string (0), *large = nonet_large_number_to_string (G_MAXUINT64, G_MAXUINT64);

  g_assert_cmpstr (none, ==, "0");
  g_assert_cmpstr (large, ==, "340282366920938463463374607431768211455");
}

TEST (durations_are_written_as_on_a_clock)
{
  static const struct
  {
    double seconds;
    const char *text;
  } durations[] = { { 0.9, "0:00" }, { 754, "12:34" }, { 3723, "1:02:03" }, { 3 * 86400, "3 days" } };

  for (guint i = 0; i < G_N_ELEMENTS (durations); i++)
    {
      g_autofree char *text = nonet_duration_to_string (durations[i].seconds);

      g_assert_cmpstr (text, ==, durations[i].text);
    }
}

static void
assert_advice (NonetAdviceKind kind, guint n, const char *expected)
{
  g_autofree char *text = nonet_advice_to_string (kind, n, 0);

  g_assert_cmpstr (text, ==, expected);
}

TEST (setters_hear_which_givens_can_go)
{
  assert_advice (NONET_ADVICE_MINIMAL, 0, "Minimal. No given can be removed.");
  assert_advice (NONET_ADVICE_REDUNDANT, 1, "Not minimal. 1 given can be removed:");
  assert_advice (NONET_ADVICE_REDUNDANT, 15, "Not minimal. Any one of these 15 givens can be removed:");
}

TEST (setters_hear_how_many_cells_to_give)
{
  assert_advice (NONET_ADVICE_ADD_FEWEST, 1, "1 more given makes it unique:");
  assert_advice (NONET_ADVICE_ADD_FEWEST, 2, "2 more givens make it unique; fewer are not enough:");
  assert_advice (NONET_ADVICE_ADD, 2, "2 more givens make it unique; fewer may be enough:");
}

TEST (setters_hear_which_givens_contradict_each_other)
{
  assert_advice (NONET_ADVICE_CONTRADICTION, 3, "These 3 givens contradict each other. Change or remove one of them:");
}

TEST (setters_hear_which_rules_contradict_givens)
{
  g_autofree char *both = nonet_advice_to_string (NONET_ADVICE_CONTRADICTION, 3, 1);
  g_autofree char *rules = nonet_advice_to_string (NONET_ADVICE_CONTRADICTION, 0, 2);
  g_autofree char *one = nonet_advice_to_string (NONET_ADVICE_CONTRADICTION, 0, 1);
  g_autofree char *unneeded = nonet_advice_to_string (NONET_ADVICE_MINIMAL, 0, 2);

  g_assert_cmpstr (both, ==, "These givens and rules contradict each other. Change or remove one of them:");
  g_assert_cmpstr (rules, ==, "These rules contradict each other. Change or remove one of them:");
  g_assert_cmpstr (one, ==, "This rule leaves no solution:");
  assert_advice (NONET_ADVICE_RULES_ALONE, 0, "Minimal. No rule can be removed.");
  g_assert_cmpstr (unneeded, ==, "Not minimal. Any one of these 2 rules can be removed:");
}

static void
assert_title (NonetVerdict verdict, const char *expected)
{
  g_autofree char *text = nonet_setting_to_title (&verdict);

  g_assert_cmpstr (text, ==, expected);
}

TEST (setters_hear_how_many_solutions_there_are)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, NULL);
  const NonetVerdict none = { .kind = NONET_VERDICT_NONE,
                              .fault = { .kind = SUDOKU_FAULT_REPEATED, .value = 5, .house = 2 } };
  g_autofree char *reason = nonet_setting_to_reason (&none, puzzle);

  g_assert_cmpstr (reason, ==, "Two 5s in row 3.");
  assert_title (none, "No solution");
  assert_title ((NonetVerdict){ .kind = NONET_VERDICT_UNIQUE }, "One solution");
  assert_title ((NonetVerdict){ .kind = NONET_VERDICT_COUNTED, .count = 72 }, "72 solutions");
  assert_title ((NonetVerdict){ .kind = NONET_VERDICT_AT_LEAST, .count = 500 }, "At least 500 solutions");
  assert_title ((NonetVerdict){ .kind = NONET_VERDICT_AT_LEAST }, "Too many to count quickly");
  assert_title ((NonetVerdict){ .kind = NONET_VERDICT_ESTIMATED, .log10 = 21.8241, .error = 0.02 },
                "About 6.7\u00a0×\u00a010²¹ solutions");
}

TEST (symmetries_have_names)
{
  for (SudokuSymmetry symmetry = 0; symmetry < SUDOKU_N_SYMMETRIES; symmetry++)
    {
      g_autofree char *name = nonet_symmetry_to_string (symmetry);

      g_assert_true ((name == NULL) == (symmetry == SUDOKU_SYMMETRY_NONE));
    }
}

TEST (mistakes_are_counted_and_then_placed)
{
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, NULL);
  const NonetNotation notation = { puzzle->alphabet, NONET_CELLS_RC };
  NonetMistakes mistakes = { .kind = NONET_MISTAKE_ENTRY };
  g_autofree char *one = NULL, *two = NULL, *place = NULL, *struck = NULL;

  nonet_cell_set_add (&mistakes.cells, 2);
  one = nonet_mistakes_to_string (&mistakes);
  nonet_cell_set_add (&mistakes.cells, 40);
  two = nonet_mistakes_to_string (&mistakes);
  place = nonet_mistakes_to_place (&mistakes, puzzle->shape, &notation);
  mistakes.kind = NONET_MISTAKE_STRUCK;
  struck = nonet_mistakes_to_string (&mistakes);
  g_assert_cmpstr (one, ==, "1 of your entries is wrong.");
  g_assert_cmpstr (two, ==, "2 of your entries are wrong.");
  g_assert_cmpstr (place, ==, "Look at r1c3 and r5c5.");
  g_assert_cmpstr (struck, ==, "2 candidates that you struck out are needed.");
}

TEST (ratings_name_their_scale)
{
  static const SudokuRating rating = { .er = 66, .ep = 23, .ed = 12 }, beyond = { .er = 200 };
  g_autofree char *short_one = nonet_words_rating (&rating);
  g_autofree char *too_hard = nonet_words_rating (&beyond);
  g_autofree char *all = nonet_words_ratings (&rating);

  g_assert_cmpstr (short_one, ==, "Expert · SE\u00a06.6");
  g_assert_cmpstr (too_hard, ==, "Fiendish · beyond SE");
  g_assert_cmpstr (all, ==, "ER 6.6 · EP 2.3 · ED 1.2 (SE 1.2.1)");
}

TEST (links_are_walked_one_by_one)
{
  static const uint16_t cells[] = { 1, 6, 15 };
  const SudokuNode nodes[] = { { 5, 1, 0 }, { 5, 2, 1 } };
  const SudokuLink links[] = { { 0, 1, SUDOKU_LINK_STRONG, SUDOKU_REASON_HOUSE, 0, 0 },
                               { 1, 0, SUDOKU_LINK_WEAK, SUDOKU_REASON_HOUSE, 0, 0 } };
  const SudokuStep step = { .node = nodes, .n_nodes = 2, .node_cell = cells, .link = links, .n_links = 2 };
  g_autoptr (NonetPuzzle) puzzle = make_puzzle (9, NULL);
  const NonetNotation words = { puzzle->alphabet, NONET_CELLS_WORDS }, letters = { puzzle->alphabet, NONET_CELLS_RC };
  g_autofree char *strong = nonet_link_to_string (&step, 0, puzzle->shape, &letters);
  g_autofree char *weak = nonet_link_to_string (&step, 1, puzzle->shape, &words);

  g_assert_cmpstr (strong, ==, "5 in r1c2, strongly to 5 in r12c7");
  g_assert_cmpstr (weak, ==, "5 in rows 1 and 2, column 7, weakly to 5 in row 1, column 2");
}
