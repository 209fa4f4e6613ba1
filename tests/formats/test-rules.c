/* Further rules in files: read with the meaning they have, kept, written, and refused by name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "tests/test.h"

#include "formats/rules.h"
#include "formats/write.h"
#include "sudoku/search.h"
#include "boards.h"
#include "tests/sudoku/random-rules.h"

#define BLANK "\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]"

/* Reads a board of 4x4 without givens and with these members. */
static NonetPuzzle *
read_with (const char *members)
{
  g_autofree char *text = g_strdup_printf ("{\"size\":4," BLANK ",%s}", members);

  return read_one (text);
}

static void
assert_rule (const char *members, SudokuRuleKind kind, gint value, const char *cells)
{
  g_autoptr (NonetPuzzle) puzzle = read_with (members);
  g_autoptr (GString) text = g_string_new (NULL);
  const SudokuRule *rule = &puzzle->shape->rule[puzzle->shape->n_rules - 1];

  g_assert_cmpuint (puzzle->shape->n_rules, >=, 1);
  for (guint i = 0; i < rule->n_cells; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? " " : "", rule->cell[i]);
  g_assert_cmpint (rule->kind, ==, kind);
  g_assert_cmpint (rule->has_value ? rule->value : -1, ==, value);
  g_assert_cmpstr (text->str, ==, cells);
}

TEST (meanings)
{
  assert_rule ("\"diagonal+\":true", SUDOKU_RULE_DIAGONAL_UP, -1, "");
  assert_rule ("\"negative\":[\"xv\"]", SUDOKU_RULE_NEGATIVE_SUM, -1, "");
  assert_rule ("\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"5\"}]", SUDOKU_RULE_CAGE, 5, "0 1");
  assert_rule ("\"killercage\":[{\"cells\":[\"R1C1\",\"R2C2\"],\"value\":\"\"}]", SUDOKU_RULE_CAGE, -1, "0 5");
  assert_rule ("\"killercage\":[{\"cells\":[\"R1C1\",\"R2C2\"],\"value\":\"0\"}]", SUDOKU_RULE_CAGE, -1, "0 5");
  assert_rule ("\"quadruple\":[{\"cells\":[\"R1C1\"],\"values\":[]},{\"cells\":[\"R1C1\"],\"values\":[\"3\"]}]",
               SUDOKU_RULE_QUADRUPLE, -1, "0");
  assert_rule ("\"littlekillersum\":[{\"cell\":\"R5C1\",\"direction\":\"UR\",\"value\":\"7\"}]",
               SUDOKU_RULE_LITTLE_KILLER, 7, "13 10 7");
  assert_rule ("\"difference\":[{\"cells\":[\"R1C1\",\"R1C2\"]}]", SUDOKU_RULE_DIFFERENCE, 1, "0 1");
  assert_rule ("\"ratio\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"3\"}]", SUDOKU_RULE_RATIO, 3, "0 1");
  assert_rule ("\"xv\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"V\"}]", SUDOKU_RULE_SUM_OF_TWO, 5, "0 1");
  assert_rule ("\"whispers\":[{\"lines\":[[\"R1C1\",\"R2C2\"]]}]", SUDOKU_RULE_WHISPERS, 2, "0 5");
  /* A branch is a thermometer of its own; a pill is read along its cells, and a line begins in it. */
  assert_rule ("\"thermometer\":[{\"lines\":[[\"R1C1\",\"R2C2\"],[\"R1C1\",\"R1C2\"]]}]", SUDOKU_RULE_THERMOMETER, -1,
               "0 1");
  assert_rule ("\"thermometer\":[{\"lines\":[\"R1C1\",\"R2C2\"]}]", SUDOKU_RULE_THERMOMETER, -1, "0 5");
  assert_rule ("\"killercage\":[{\"cells\":[\"R1C1\",\"R2C1\"],\"value\":\" 6 \"}]", SUDOKU_RULE_CAGE, 6, "0 4");
  assert_rule ("\"columnindexer\":[{\"cells\":[\"R1C1\",\"R2C1\"]}]", SUDOKU_RULE_COLUMN_INDEXER, -1, "4");
  assert_rule ("\"nabner\":[{\"lines\":[[\"R1C1\",\"R2C2\"]]}]", SUDOKU_RULE_NABNER, -1, "0 5");
  assert_rule ("\"doublearrow\":[{\"lines\":[[\"R1C1\",\"R1C2\",\"R2C2\"],[\"R1C1\",\"R1C2\"]]}]",
               SUDOKU_RULE_DOUBLE_ARROW, -1, "0 1 5");
  assert_rule ("\"renban\":[{\"cells\":[\"R1C1\",\"R2C2\"]}]", SUDOKU_RULE_RENBAN, -1, "0 5");
  assert_rule ("\"arrow\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"lines\":[[\"R1C2\",\"R2C3\",\"R3C3\"]]}]",
               SUDOKU_RULE_ARROW, 2, "0 1 6 10");
  assert_rule ("\"sandwichsum\":[{\"cell\":\"R0C2\",\"value\":\"0\"}]", SUDOKU_RULE_SANDWICH, 0, "1 5 9 13");
  assert_rule ("\"skyscraper\":[{\"cell\":\"R2C5\",\"value\":\"3\"}]", SUDOKU_RULE_SKYSCRAPER, 3, "7 6 5 4");
}

/* Of strings of Interactive Sudoku Solver, in their older forms and on boards without boxes. */
TEST (strings)
{
#define SQUARES "0011001122332233"
  static const struct
  {
    const char *text, *unknown;
    guint n_rules;
    SudokuRuleKind kind; /* of the first */
  } strings[] = {
    { ".Shape~4x4.Cage~~R1C1~R1C2", NULL, 1, SUDOKU_RULE_CAGE },
    { ".Shape~4x4.Sum~6~R1C1~R1C2~R1C3", NULL, 1, SUDOKU_RULE_CAGE },
    { ".Shape~4x4.Sum~6~R1C1~R1C2~R2C3", "Sum", 0, 0 },
    { ".Shape~4x4.Sum~6~R1C1~R1C1~R1C3", "Sum", 0, 0 },
    { ".Shape~4x4.Jigsaw~4x4~" SQUARES, NULL, 4, SUDOKU_RULE_EXTRA_REGION },
    { ".Shape~4x4.NoBoxes.Jigsaw~" SQUARES ".RegionSumLine~R1C2~R1C3", NULL, 1, SUDOKU_RULE_REGION_SUM },
    { ".Shape~4x4.NoBoxes.Jigsaw~0011001122222222", NULL, 2, SUDOKU_RULE_EXTRA_REGION },
    { ".Shape~4x4.NoBoxes.Jigsaw~0000000000000000", NULL, 0, 0 },
    { ".Shape~4x4.Jigsaw~0001000111111112", "Jigsaw", 0, 0 },
    { ".Shape~4x4.NoBoxes.RegionSumLine~R1C1~R2C2", "RegionSumLine", 0, 0 },
    { ".Shape~4x4.NoBoxes.DisjointSets", "DisjointSets", 0, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (strings); i++)
    {
      g_autoptr (NonetPuzzle) puzzle = read_one (strings[i].text);

      g_test_message ("%s", strings[i].text);
      g_assert_cmpstr (puzzle->unknown, ==, strings[i].unknown);
      g_assert_cmpuint (puzzle->shape->n_rules, ==, strings[i].n_rules);
      if (strings[i].n_rules > 0)
        g_assert_cmpint (puzzle->shape->rule[0].kind, ==, strings[i].kind);
    }
}

/* No cell of the board says anything, only its rules do. */
TEST (blank)
{
  g_autoptr (NonetPuzzle) puzzle =
      read_one ("{\"size\":4,\"grid\":[],\"killercage\":[{\"cells\":[\"R1C1\"],\"value\":3}]}");

  g_assert_cmpuint (puzzle->shape->order, ==, 4);
  g_assert_cmpuint (puzzle->shape->n_rules, ==, 1);
  /* Nor are its cells objects. */
  g_clear_pointer (&puzzle, nonet_puzzle_unref);
  puzzle = read_one ("{\"size\":4,\"grid\":[[null,null,null,null],[null,null,null,null],[null,null,null,null],"
                     "[null,null,null,null]],\"antiking\":true}");
  g_assert_cmpuint (puzzle->shape->n_rules, ==, 1);
  assert_refused ("{\"size\":65,\"grid\":[],\"killercage\":[{\"cells\":[\"R1C1\"],\"value\":3}]}",
                  "1: a board of 65×65 cells is too large; the maximum is 64×64");
}

/* A blank board opens without rules that are not known, whose names it keeps. */
static void
assert_leaves (const char *members, const char *unknown)
{
  g_autofree char *text = g_strdup_printf ("{\"size\":4," BLANK ",%s}", members);
  g_autofree char *message =
      g_strdup_printf ("this puzzle has %s, which Nonet does not support yet; only the plain grid was opened", unknown);
  g_autoptr (NonetReading) reading = read_text (text);
  g_autoptr (NonetPuzzle) puzzle = nonet_reading_dup_puzzle (reading, 0);

  assert_message (reading, NONET_MESSAGE_WARNING, 0, message);
  g_assert_cmpstr (puzzle->unknown, ==, unknown);
}

/* What is not understood is named; the rest is kept. */
TEST (unknown)
{
  g_autoptr (NonetReading) reading =
      read_text ("{\"size\":4," BLANK ",\"antiking\":true,\"arrow\":[{}],\"chandelier\":[{\"cells\":[\"R1C1\"]}]}");
  static const char *const keep[] = { "ipuz", "f-puzzles", "sudokupad" };
  g_autoptr (NonetPuzzle) puzzle = nonet_reading_dup_puzzle (reading, 0);
  g_autoptr (NonetPuzzle) usual =
      read_one ("{\"size\":4," BLANK ",\"ruleset\":\"Normal sudoku rules apply, and that's it!\"}");

  assert_message (reading, NONET_MESSAGE_WARNING, 0,
                  "this puzzle has arrows, “chandelier”, which Nonet does not support yet; it was opened without");
  g_assert_cmpuint (puzzle->shape->n_rules, ==, 1);
  /* It is known that something is missing, and kept. */
  g_assert_cmpstr (puzzle->unknown, ==, "arrows, “chandelier”");
  for (guint i = 0; i < G_N_ELEMENTS (keep); i++)
    {
      g_autofree char *text = nonet_write_puzzle (nonet_write_format_find (keep[i]), puzzle, NULL);
      g_autoptr (NonetPuzzle) again = read_one (text);

      g_assert_true (nonet_puzzle_equal (puzzle, again));
      g_assert_cmpstr (again->unknown, ==, puzzle->unknown);
    }
  g_assert_null (nonet_write_puzzle (nonet_write_format_find ("iss"), puzzle, NULL));
  assert_leaves ("\"arrow\":[{}]", "arrows");
  assert_leaves ("\"arrow\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]", "arrows");
  assert_leaves ("\"arrow\":[{\"cells\":[],\"lines\":[[\"R1C1\",\"R1C2\"]]}]", "arrows");
  assert_leaves ("\"clone\":[{\"cells\":[\"R1C1\"],\"cloneCells\":[\"R2C2\",\"R2C3\",\"R2C4\"]}]", "clones");
  assert_leaves ("\"negative\":true", "“negative”");
  assert_leaves ("\"negative\":{\"xv\":true}", "“negative”");
  assert_leaves ("\"arrow\":[{\"cells\":[\"R1C1\"],\"lines\":[\"R1C1\",\"R2C2\"]}]", "arrows");
  assert_leaves ("\"thermometer\":[{\"lines\":{\"a\":1}}]", "thermometers");
  assert_leaves ("\"killercage\":[{\"cells\":\"R1C1R1C2\"}]", "killer cages");
  assert_leaves ("\"quadruple\":[{\"cells\":[\"R1C1\"],\"values\":\"12\"}]", "quadruples");
  assert_leaves ("\"killercage\":[{\"cells\":[\"R1C1\"],\"value\":\"?\"}]", "killer cages with “?”");
  assert_rule ("\"littlekillersum\":[{\"cell\":\"R0C1\",\"direction\":\"dr\",\"cells\":[],\"value\":\"9\"}]",
               SUDOKU_RULE_LITTLE_KILLER, 9, "1 6 11");
  assert_leaves ("\"littlekillersum\":[{\"cell\":\"R0C1\",\"cells\":[],\"value\":\"9\"}]", "little killer sums");
  assert_leaves ("\"littlekillersum\":[{\"cell\":\"R0C1\",\"direction\":\"DR\",\"value\":0}]", "little killer sums");
  assert_leaves ("\"circle\":[{\"cells\":[\"R1C1\"]}],\"chandelier\":[{}]",
                 "“chandelier”, drawings that may stand for rules (circle)");
  assert_leaves ("\"ruleset\":\"Normal Sudoku rules apply. Every 2 has a 1 beside it on some side.\"",
                 "rules in words");
  assert_leaves ("\"ruleset\":\"Anti-knight rules apply.\"", "rules in words");
  g_assert_null (usual->unknown);
  /* No number is rounded. */
  assert_refused ("{\"size\":4," BLANK ",\"killercage\":[{\"cells\":[\"R1C1\"],\"value\":2.5}]}",
                  "killercage[0]: this rule cannot have the value 2.5");
}

/* Clues without a value, and circles without an arrow, say nothing yet. */
TEST (unfinished)
{
  static const char *const members[] = {
    "\"sandwichsum\":[{\"cell\":\"R0C2\",\"value\":\"\"}]",
    "\"skyscraper\":[{\"cell\":\"R0C2\"}]",
    "\"littlekillersum\":[{\"cell\":\"R0C1\",\"direction\":\"DR\",\"value\":\"\"}]",
    "\"xv\":[{\"cells\":[\"R1C1\",\"R1C2\"]}]",
    "\"arrow\":[{\"cells\":[\"R1C1\"]}]",
    "\"arrow\":[{\"cells\":[\"R1C1\"],\"lines\":[]}]",
    "\"clone\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"cloneCells\":[]}]",
    "\"foglight\":[\"R1C1\"],\"fogofwar\":[\"R1C1\"]",
  };

  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    {
      g_autofree char *text = g_strdup_printf ("{\"size\":4," BLANK ",%s}", members[i]);
      g_autoptr (NonetPuzzle) puzzle = read_one (text);

      g_assert_null (puzzle->unknown);
      g_assert_cmpuint (puzzle->shape->n_rules, ==, 0);
    }
}

TEST (faults)
{
  static const struct
  {
    const char *members, *message;
  } faults[] = {
    { "\"odd\":[{\"cell\":\"R1C1\"},{\"cell\":\"R5C1\"}]",
      "odd[1]: this rule names a cell that the board does not have" },
    { "\"odd\":[{\"cell\":\"R99999999999999999999C1\"}]",
      "odd[0]: this rule names a cell that the board does not have" },
    { "\"killercage\":[{\"cells\":[\"R1C1\",\"R1C1\"]}]", "killercage[0]: this rule names row 1, column 1 twice" },
    { "\"difference\":[{\"cells\":[\"R1C1\"]}]", "difference[0]: this rule cannot have 1 cell" },
    { "\"difference\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":-2}]",
      "difference[0]: this rule cannot have the value -2" },
    { "\"ratio\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":0}]", "ratio[0]: this rule cannot have the value 0" },
    { "\"killercage\":[{\"cells\":[\"R1C1\"],\"value\":\"99999999999\"}]",
      "killercage[0]: this rule cannot have the value 99999999999" },
    { "\"quadruple\":[{\"cells\":[\"R1C1\"],\"values\":[5]}]", "quadruple[0]: this rule needs values from 1 to 4" },
    { "\"arrow\":[{\"cells\":[\"R1C1\",\"R1C2\",\"R1C3\",\"R1C4\"],\"lines\":[[\"R1C4\",\"R2C4\"]]}]",
      "arrow[0]: the sum of an arrow may have three digits at most" },
    { "\"littlekillersum\":[{\"cell\":\"R0C1\",\"direction\":\"D\",\"value\":\"7\"}]",
      "littlekillersum[0]: this clue does not stand beside a row or column" },
    { "\"sandwichsum\":[{\"cell\":\"R0C0\",\"value\":\"3\"}]",
      "sandwichsum[0]: this clue does not stand beside a row or column" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autofree char *text = g_strdup_printf ("{\"size\":4," BLANK ",%s}", faults[i].members);

      assert_refused (text, faults[i].message);
    }
}

/* Cages of ipuz and SudokuPad, and values of cells. */
TEST (faults_of_other_formats)
{
  static const struct
  {
    const char *text, *message;
  } faults[] = {
#define IPUZ_CAGE(cells, value)                                                                                        \
  "{\"kind\":[\"http://ipuz.org/sudoku/killersudoku#1\"],\"puzzle\":[[0,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,1]],"        \
  "\"cages\":[{\"cells\":[[0,0]," cells "],\"value\":" value "}]}"
    { IPUZ_CAGE ("[0,1]", "-1"), "cages[0]: this rule cannot have the value -1" },
    { IPUZ_CAGE ("[0,1]", "2.5"), "cages[0]: this rule cannot have the value 2.5" },
    { IPUZ_CAGE ("[0,0]", "3"), "cages[0]: this rule names row 1, column 1 twice" },
    { IPUZ_CAGE ("[0,9]", "3"), "cages[0]: this rule names a cell that the board does not have" },
    { IPUZ_CAGE ("[0,1.5]", "3"), "cages[0]: this rule names a cell that the board does not have" },
#define PAD_CAGE(cells, value)                                                                                         \
  "{\"cells\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"                                              \
  "\"cages\":[{\"cells\":[[0,0]," cells "],\"value\":" value "}]}"
    { PAD_CAGE ("[0,1]", "\"-3\""), "cages[0]: this rule cannot have the value -3" },
    { PAD_CAGE ("[0,0.5]", "3"), "cages[0]: this rule names a cell that the board does not have" },
    { "{\"size\":4,\"grid\":[[{\"value\":1.5},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]}",
      "grid[0][0]: “1.5” is not one of the symbols 1-4" },
    { "{\"size\":4,\"grid\":[[{\"value\":-1},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]}",
      "grid[0][0]: “-1” is not one of the symbols 1-4" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    assert_refused (faults[i].text, faults[i].message);
}

TEST (candidates_of_no_value_are_refused)
{
  assert_refused ("{\"size\":4,\"antiknight\":true,\"grid\":[[{\"givenPencilMarks\":[9]},{},{},{}],[{},{},{},{}],[{},{}"
                  ",{},{}],[{},{},{},{}]]}",
                  "grid[0][0].givenPencilMarks: this rule needs values from 1 to 4");
}

TEST (regions_by_letters_are_refused)
{
  assert_refused ("{\"size\":4,\"antiknight\":true,\"grid\":[[{\"region\":\"a\"},{},{},{}],[{},{},{},{}],[{},{},{},{}],"
                  "[{},{},{},{}]]}",
                  "grid[0][1]: each region must have as many cells as a row, and each cell must be in one region");
}

TEST (regions)
{
  g_autoptr (NonetPuzzle) jigsaw =
      read_one ("{\"size\":4,\"grid\":[[{\"region\":0},{\"region\":0},{\"region\":0},{\"region\":0}],"
                "[{\"region\":1},{\"region\":1},{\"region\":2},{\"region\":2}],"
                "[{\"region\":1},{\"region\":3},{\"region\":2},{\"region\":2}],"
                "[{\"region\":1},{\"region\":3},{\"region\":3},{\"region\":3}]]}");

  g_assert_cmpuint (sudoku_shape_box_rows (jigsaw->shape), ==, 0);
  g_assert_cmpuint (sudoku_cell_box (jigsaw->shape, 8), ==, sudoku_cell_box (jigsaw->shape, 4));
  /* Cells in no region, and a whole one between them. */
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GString) text = g_string_new ("{\"size\":4,\"grid\":[");
      g_autoptr (NonetPuzzle) puzzle = NULL, again = NULL;
      g_autofree char *written = NULL;

      for (guint cell = 0; cell < 16; cell++)
        g_string_append_printf (text, "%s{%s}%s", cell % 4 == 0 ? "[" : ",",
                                i == 1 && cell % 5 == 0 ? "\"region\":1" : "\"region\":null",
                                cell == 15      ? "]],\"regionsumline\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]}"
                                : cell % 4 == 3 ? "],"
                                                : "");
      puzzle = read_one (text->str);
      g_assert_cmpuint (sudoku_shape_box_rows (puzzle->shape), ==, 1);
      g_assert_cmpuint (puzzle->shape->n_rules, ==, i);
      g_assert_cmpstr (puzzle->unknown, ==, "region sum lines");
      written = nonet_write_puzzle (nonet_write_format_find ("jsonl"), puzzle, NULL);
      again = read_one (written);
      g_assert_true (nonet_puzzle_equal (puzzle, again));
    }
  assert_refused ("{\"size\":4,\"grid\":[[{\"region\":1},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]}",
                  "grid[0][0]: each region must have as many cells as a row, and each cell must be in one region");
}

/* Two puzzles allow the same boards, of some that are full. */
static void
assert_same_rules (const NonetPuzzle *one, const NonetPuzzle *other, SudokuRandom *random)
{
  guint n = one->shape->order, rows = sudoku_shape_box_rows (one->shape), columns = n / rows;
  uint16_t symbol[6] = { 1, 2, 3, 4, 5, 6 };

  for (guint i = 0; i < 100; i++)
    {
      guint8 values[36];

      sudoku_random_shuffle (random, symbol, n);
      for (guint cell = 0; cell < n * n; cell++)
        values[cell] = (guint8) symbol[(cell / n % rows * columns + cell / n / rows + cell % n) % n];
      g_assert_true ((sudoku_shape_find_broken_rule (one->shape, values) == NULL)
                     == (sudoku_shape_find_broken_rule (other->shape, values) == NULL));
    }
}

/* Rules of every kind come back from each format that keeps them; the others say that they cannot. */
TEST (round_trip)
{
  guint n_kept = 0, n_iss = 0, n_same = 0;

  for (guint round = 0; round < 400; round++)
    {
      SudokuRandom random = sudoku_random_for (1, round);
      const SudokuShape *plain = nonet_shape_get (2, round % 2 == 0 ? 2 : 3);
      g_autoptr (NonetPuzzle) puzzle = nonet_puzzle_new (plain, NULL);
      g_autoptr (NonetRuleList) list = nonet_rule_list_new ();
      guint8 solution[36];
      RandomRule made;

      for (guint cell = 0; cell < plain->n_cells; cell++)
        solution[cell] = (guint8) (1 + sudoku_random_below (&random, plain->order));
      for (guint i = 0; i < 4; i++)
        if (random_rule (&random, plain,
                         i == 0 ? round % SUDOKU_N_RULES : sudoku_random_below (&random, SUDOKU_N_RULES), solution,
                         &made))
          nonet_rule_list_add (list, &made.rule);
      if (nonet_rule_list_get_length (list) == 0)
        continue;
      nonet_puzzle_take_shape (puzzle, nonet_rule_list_make_shape (list, plain));
      puzzle->givens[0] = 1;
      for (const NonetWriteFormat *format = nonet_write_formats (); format->id != NULL; format++)
        {
          g_autofree char *text = nonet_write_puzzle (format, puzzle, NULL);

          g_assert_true (text != NULL || format->rules != NONET_ALL_RULES);
          if (format->rules == NONET_ALL_RULES)
            {
              g_autoptr (NonetPuzzle) read = read_one (text);

              if (!nonet_puzzle_equal (read, puzzle))
                g_test_message ("round %u: %s", round, text);
              g_assert_true (nonet_puzzle_equal (read, puzzle));
              n_kept++;
            }
          /* Candidates and clones are as much as marks and larger clones, in another form. */
          if (text != NULL && g_str_equal (format->id, "iss"))
            {
              g_autoptr (NonetPuzzle) read = read_one (text);

              n_iss++;
              n_same += nonet_puzzle_equal (read, puzzle);
              assert_same_rules (puzzle, read, &random);
            }
        }
    }
  g_assert_cmpuint (n_kept, >, 900);
  g_assert_cmpuint (n_iss, >, 100);
  g_assert_cmpuint (n_same, >, 50);
}

/* Candidates are clues where the values alone leave several solutions, however they are written, and are written again. */
TEST (sukaku)
{
  static const char grid[] = "+-------+-------+\n| 1  34 | 34 2  |\n| 34 2  | 1  34 |\n+-------+-------+\n"
                             "| 2  34 | 34 1  |\n| 34 1  | 2  3  |\n+-------+-------+\n";
  static const char progress[] = "+-------+------+\n| 1  23 | 4  23|\n| 3  4  | 1  23|\n+-------+------+\n"
                                 "| 2  1  | 3  4 |\n| 4  23 | 2  1 |\n+-------+------+\n";
  g_autoptr (NonetPuzzle) puzzle = read_one (grid), marked = read_one (progress);
  g_autoptr (SudokuGrid) board = nonet_puzzle_dup_grid (puzzle, FALSE);
  g_autoptr (GString) masks = g_string_new (NULL);
  g_autoptr (NonetPuzzle) clues = NULL;

  assert_cells (puzzle->givens, "1..2.21.2..1.12.");
  g_assert_cmpuint (puzzle->shape->n_rules, ==, 1);
  g_assert_null (puzzle->marks);
  g_assert_cmpint (sudoku_uniqueness (board, NULL, NULL, NULL), ==, SUDOKU_UNIQUENESS_UNIQUE);
  g_assert_cmpuint (marked->shape->n_rules, ==, 0);
  for (const NonetWriteFormat *format = nonet_write_formats (); format->id != NULL; format++)
    if ((format->rules & NONET_RULE (CANDIDATES)) != 0)
      {
        g_autofree char *text = nonet_write_puzzle (format, puzzle, NULL);
        g_autoptr (NonetPuzzle) read = read_one (text);

        g_assert_true (nonet_puzzle_equal (read, puzzle));
      }
  {
    g_autofree char *json = nonet_write_puzzle (nonet_write_format_find ("jsonl"), puzzle, NULL);

    g_assert_nonnull (strstr (json, "\"givenPencilMarks\":["));
  }
  for (guint cell = 0; cell < 81; cell++)
    for (guint value = 1; value <= 9; value++)
      g_string_append_c (masks, cell == 0 || value != 9 ? (char) ('0' + value) : '.');
  clues = read_one (masks->str);
  g_assert_cmpuint (clues->shape->n_rules, ==, 80);
}

/* Killers, diagonals and windows of ipuz, whose columns come before rows. */
TEST (ipuz_kinds)
{
#define IPUZ(kind, members)                                                                                            \
  "{\"kind\":[\"http://ipuz.org/sudoku/" kind "#1\"],\"puzzle\":[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]" members "}"
  g_autoptr (NonetPuzzle) killer = read_one (
      IPUZ ("killersudoku", ",\"cages\":[{\"cells\":[[1,0],[2,0]],\"value\":5},{\"rect\":[0,1,0,2],\"value\":6,"
                            "\"operator\":\"+\"}]"));
  g_autoptr (NonetPuzzle) diagonal = read_one (IPUZ ("diagonalsudoku", ""));
  g_autoptr (NonetPuzzle) other = read_one (IPUZ ("consecutivesudoku", ""));
  g_autoptr (NonetPuzzle) latin = read_one (IPUZ ("latinsquare", ""));
  g_autofree char *text = nonet_write_puzzle (nonet_write_format_find ("ipuz"), killer, NULL);
  g_autoptr (NonetPuzzle) again = read_one (text);

  g_assert_cmpuint (killer->shape->n_rules, ==, 2);
  g_assert_cmpuint (killer->shape->rule[0].cell[1], ==, 2);
  g_assert_cmpuint (killer->shape->rule[1].cell[0], ==, 4);
  g_assert_cmpuint (killer->shape->rule[1].cell[1], ==, 8);
  g_assert_cmpint (killer->shape->rule[1].value, ==, 6);
  g_assert_cmpuint (diagonal->shape->n_rules, ==, 2);
  g_assert_cmpstr (other->unknown, ==, "“consecutivesudoku”");
  g_assert_null (latin->unknown);
  g_assert_true (sudoku_shape_equal (again->shape, killer->shape));
#undef IPUZ
}
