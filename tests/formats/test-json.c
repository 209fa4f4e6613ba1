/* JSON: where faults are reported, and which rules and regions are noticed beside a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "tests/test.h"

#include "formats/puzzle.h"
#include "formats/json/json-boards.h"
#include "formats/write.h"

#include "boards.h"

#define IPUZ "\"kind\":[\"http://ipuz.org/sudoku#1\"]"
#define ROWS "[[1,0,0,4],[0,0,2,0],[0,3,0,0],[4,0,0,1]]"
#define FOUR "1..4..2..3..4..1"
#define PUZZLE "[[1,0,0,4],[0,4,0,0],[2,0,0,3],[0,0,2,0]]"
#define BEGUN "[[1,2,3,4],[0,4,0,0],[2,0,0,3],[0,0,2,0]]"
#define SOLVED "[[1,2,3,4],[3,4,1,2],[2,1,4,3],[4,3,2,1]]"
#define GRID "\"grid\":[[{\"value\":1,\"given\":true},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]"

/* A broken text by line and column, a fault inside by its path. */
TEST (places_of_faults)
{
  static const struct
  {
    const char *text, *message;
  } faults[] = {
    { "{\"puzzle\": x}", "1:12: this JSON is damaged or incomplete" },
    { "ipuz({\"version\":\"http://ipuz.org/v1\",\n" IPUZ ",\n \"é\", 1});", "3:4: this JSON is damaged or incomplete" },
    { "{\"a\":1}\n{\"a\":2}\n{\"a\":[}\n", "3:7: this JSON is damaged or incomplete" },
    { "{\"a\":1} {\"a\":2}", "1:9: something follows after the end of the JSON" },
    { "{" IPUZ ",\"puzzle\":[[1,0,0,4],[0,0,\"H\",0],[0,3,0,0],[4,0,0,1]]}",
      "puzzle[1][2]: “H” is not one of the symbols 1-4" },
    { "{" IPUZ ",\"initial\":[[1,0,0,4],[0,0,2,0],[0,3,0],[4,0,0,1]]}",
      "initial[2]: the row has 3 cells instead of 4" },
    { "[{" IPUZ ",\"puzzle\":[[1,0],[0,9]]}]", "[0].puzzle[1][1]: “9” is not one of the symbols 12" },
    { "{\"a\":[0,{\"rows\":[[1,0,0,4],[0,0,2,0],[0,3,0,\"&\"],[4,0,0,1]]}]}",
      "a[1].rows[2][3]: “&” is not one of the symbols 1-4" },
    { "{\"puzzle\":\"1..4..2..3..4é.1\"}", "puzzle[13]: “é” is not one of the symbols 1-4" },
    { "{\"difficulty_category\":\"\",\"cells\":[{\"position\":[0,9]}]}",
      "cells[0].position: a cell’s position must be two numbers from 0 to 8" },
    { "{\"grid\":[[{\"value\":5},{}],[{},{}]]}", "grid[0][0]: value 5 exceeds 2" },
    { "{" IPUZ ",\"puzzle\":[[1,0,0,4],[0,0,2,0],[0,3,0,0],[4,0,0,1]],"
      "\"zones\":[{\"rect\":[0,0,1,1]},{\"rect\":[2,0,3,1]},{\"rect\":[0,2,1,3]},"
      "{\"cells\":[[2,2],[3,2],[2,3],[3,3],[4,4]]}]}",
      "each region must have as many cells as a row, and each cell must be in one region" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    assert_refused (faults[i].text, faults[i].message);
}

/* Rules beside a board are named, whatever a program calls them. */
TEST (rules_beside_a_board)
{
  static const struct
  {
    const char *text, *rules;
  } boards[] = {
    { "{\"anti_king\":true,\"main_diagonals\":true,\"board\":" ROWS "}", "a king’s move rule, diagonals" },
    { "{\"board\":" ROWS ",\"antiKnight\":1}", "a knight’s move rule" },
    { "{\"board\":" ROWS ",\"thermos\":[[[0,0],[0,1]]],\"cages\":[{\"sum\":5}]}", "thermometers, killer cages" },
    { "{\"board\":" ROWS ",\"variant\":\"Anti-Knight\"}", "a knight’s move rule" },
    { "{\"board\":" ROWS ",\"constraints\":[{\"type\":\"arrow\"},\"X-Sudoku\"]}", "arrows, diagonals" },
    { "{\"rules\":{\"kropki_dots\":true},\"data\":{\"board\":" ROWS "}}", "Kropki dots" },
    { "{\"board\":" ROWS ",\"type\":\"jigsaw\"}", "irregular regions" },
    { "{\"board\":" ROWS ",\"constraint\":{\"c1\":null,\"c2\":[{\"group\":[[0,0]],\"sum\":3}]}}", "“c2”" },
    { "{\"board\":" ROWS ",\"constraints\":[\"rows\",\"boxes\",\"skyscraper\"]}", "“skyscraper”" },
    { "{\"board\":" ROWS ",\"rules\":[{\"type\":\"Standard\"},{\"type\":\"Clone\"},{\"type\":\"Chevron\"}]}",
      "clones, “Chevron”" },
    { "{" IPUZ ",\"puzzle\":" ROWS ",\"cages\":[{\"cells\":[[0,0]],\"value\":1,\"operator\":\"x\"}]}", "killer cages" },
    { "{" IPUZ ",\"puzzle\":" ROWS ",\"cages\":[{\"cells\":[[0,0]],\"value\":\"?\"}]}", "killer cages" },
    { "{" IPUZ ",\"puzzle\":" ROWS ",\"antiking\":true}", "a king’s move rule" },
    { "{\"size\":4," GRID ",\"skyscraper\":[{}]}", "“skyscraper”" },
    { "{\"size\":4," GRID ",\"arrow\":[{}],\"skyscraper\":[{}]}", "arrows, “skyscraper”" },
    { "{\"anti_king\":true,\"board\":[[0,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]}", "a king’s move rule" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autoptr (NonetReading) reading = read_text (boards[i].text);
      g_autofree char *message = g_strdup_printf (
          "this puzzle has %s, which Nonet does not support yet; only the plain grid was opened", boards[i].rules);

      g_assert_cmpuint (nonet_reading_get_n_messages (reading, NONET_MESSAGE_WARNING), ==, 1);
      assert_message (reading, NONET_MESSAGE_WARNING, 0, message);
    }
}

/* What turns no rule on is no reason to warn. */
TEST (plain_boards)
{
  static const char *const texts[] = {
    "{\"anti_king\":false,\"diagonals\":[],\"thermos\":null,\"cages\":\"none\",\"board\":" ROWS "}",
    "{\"board\":" ROWS ",\"type\":\"classic\",\"rules\":\"Normal Sudoku rules apply.\",\"minimum\":17}",
    "[{\"diagonals\":true},{\"board\":" ROWS "}]",
    "{\"board\":" ROWS ",\"constraints\":[\"row\",\"col\",{\"type\":\"box\"},{\"type\":\"king\",\"enabled\":false}]}",
    "{\"board\":" ROWS ",\"rules\":[\"Normal Sudoku rules apply.\"]}",
    "{\"board\":" ROWS ",\"constraints\":{\"rows\":true,\"boxes\":[[0,1]],\"c2\":null,\"level\":\"easy\"}}",
    "{\"board\":" ROWS ",\"rules\":[\"X-Wings\",\"Naked Pairs\"]}",
    "{\"board\":\"1..4/..2./.3../4..1\",\"solution\":null}",
    "{\"board\":" ROWS ",\"regions\":[[1,1,2,2],[1,1,2,2],[3,3,4,4],[3,3,4,4]]}",
    "{\"layout\":\"aabbaabbccddccdd\",\"board\":" ROWS "}",
    "{\"board\":" ROWS ",\"regions\":[[0,1,4,5],[2,3,6,7],[8,9,12,13],[10,11,14,15]]}",
    "{\"board\":" ROWS ",\"regions\":[[[1,1],[1,2],[2,1],[2,2]],[[3,3],[3,4],[4,3],[4,4]]]}",
    "{\"puzzleInfo\":{\"title\":\"T\"},\"size\":4,\"grid\":[[{\"value\":1,\"given\":true},{},{},{\"value\":4,\"given\":"
    "true}],"
    "[{},{},{\"value\":2,\"given\":true},{}],[{},{\"value\":3,\"given\":true},{},{}],"
    "[{\"value\":4,\"given\":true},{},{},{\"value\":1,\"given\":true}]]}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (NonetReading) reading = read_text (texts[i]);

      g_assert_cmpuint (nonet_reading_get_n_messages (reading, NONET_MESSAGE_WARNING), ==, 0);
      assert_givens (reading, 0, FOUR);
    }
}

/* Cells may say which of them are given: the others were entered. */
TEST (given_cells)
{
  static const char *const cells[][2] = {
    { "{\"value\":1,\"given\":true}", "{\"value\":2,\"given\":false}" },
    { "{\"val\":1,\"isFixed\":true}", "{\"val\":2}" },
    { "{\"value\":\"1\",\"IsEditable\":false}", "{\"value\":\"2\",\"IsEditable\":true}" },
    { "{\"v\":1,\"locked\":1}", "{\"v\":2,\"locked\":0}" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      g_autofree char *text =
          g_strdup_printf ("[[%s,null,null,null],[null,null,%s,null],[null,%s,null,null],[null,null,null,null]]",
                           cells[i][0], cells[i][0], cells[i][1]);
      g_autoptr (NonetPuzzle) puzzle = read_one (text);

      assert_cells (puzzle->givens, "1.....1.........");
      assert_cells (puzzle->entries, ".........2......");
    }
}

/* Marks at blank cells say nothing about the others, and entries are kept in a state beside the puzzle. */
TEST (entries_beside_marks)
{
  g_autoptr (NonetPuzzle) begun =
      read_one ("{\"initial\":" PUZZLE ",\"current\":[[{\"value\":1,\"given\":true},{\"value\":2},{},"
                "{\"value\":4,\"given\":true}],[{},{\"value\":4,\"given\":true},{},{}],"
                "[{\"value\":2,\"given\":true},{},{},{\"value\":3,\"given\":true}],"
                "[{},{},{\"value\":2,\"given\":true},{}]]}");

  assert_reads ("[[1,{\"value\":0,\"given\":true},0,4],[0,0,2,0],[0,3,0,0],[4,0,0,1]]", FOUR);
  assert_cells (begun->givens, "1..4.4..2..3..2.");
  assert_cells (begun->entries, ".2..............");
}

TEST (irregular_regions)
{
  static const char *const regions[] = { "[[1,1,1,1],[2,2,2,2],[3,3,3,3],[4,4,4,4]]", "\"aaaabbbbccccdddd\"",
                                         "[[0,1,2,3],[4,5,6,7],[8,9,10,11],[12,13,14,15]]",
                                         "[[[0,0],[0,1],[0,2],[0,3]]]" };

  for (guint i = 0; i < G_N_ELEMENTS (regions); i++)
    {
      g_autofree char *text = g_strdup_printf ("{\"regions\":%s,\"board\":" ROWS "}", regions[i]);

      assert_refused (text, "this puzzle has irregular regions, which Nonet cannot solve yet");
    }
}

/* The board with the fewest symbols is the puzzle, one with more its state, a full one its solution. */
TEST (states_of_a_puzzle)
{
  static const char *const texts[] = {
    "{\"initial\":" PUZZLE ",\"current\":" BEGUN ",\"final\":" SOLVED "}",
    "{\"current\":" BEGUN ",\"initial\":" PUZZLE ",\"solution\":" SOLVED "}",
    "{\"full\":" SOLVED ",\"empty\":[[0,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]],\"start\":" PUZZLE ",\"now\":" BEGUN "}",
    "{\"puzzle\":{\"start\":" PUZZLE ",\"now\":" BEGUN "},\"solution\":{\"cells\":" SOLVED "}}",
    "{\"fixed\":[[1,0,0,1],[0,1,0,0],[1,0,0,1],[0,0,1,0]],\"start\":" PUZZLE ",\"now\":" BEGUN ",\"end\":" SOLVED "}",
    "{\"start\":" PUZZLE ",\"chosen\":[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]],\"now\":" BEGUN ",\"end\":" SOLVED "}",
    "{\"start\":" PUZZLE ",\"given\":[[1,0,0,1],[0,1,0,0],[1,0,0,1],[0,0,1,0]],\"now\":" BEGUN ",\"end\":" SOLVED "}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (NonetPuzzle) puzzle = read_one (texts[i]);

      assert_cells (puzzle->givens, "1..4.4..2..3..2.");
      assert_cells (puzzle->entries, ".23.............");
      assert_cells (puzzle->solution, "1234341221434321");
    }
}

/* A list of a puzzle, its solution and its rating. */
TEST (solution_after_a_puzzle)
{
  g_autoptr (NonetPuzzle) puzzle = read_one ("[\"1..4.4..2..3..2.\",\"1234341221434321\",1.2]");

  assert_cells (puzzle->givens, "1..4.4..2..3..2.");
  assert_cells (puzzle->solution, "1234341221434321");
}

TEST (puzzles_of_one_object)
{
  g_autoptr (NonetReading) reading = read_text ("{\"monday\":\"1..4.4..2..3..2.\",\"tuesday\":\"4..1..2..3....4.\"}");
  g_autoptr (NonetPuzzle) first = nonet_reading_dup_puzzle (reading, 0);
  g_autoptr (NonetPuzzle) second = nonet_reading_dup_puzzle (reading, 1);

  g_assert_cmpuint (nonet_reading_get_n_puzzles (reading), ==, 2);
  assert_cells (first->givens, "1..4.4..2..3..2.");
  assert_cells (second->givens, "4..1..2..3....4.");
  g_assert_cmpstr (first->title, ==, "monday");
  g_assert_cmpstr (second->title, ==, "tuesday");
}

/* Lists and texts as long as a board that are none: sums of cages, cells of rules, steps of a solver, words. */
TEST (no_boards)
{
  static const char *const elements[] = { "{\"sum\":3,\"cells\":[1,2]}", "{\"row\":0,\"col\":1}",
                                          "{\"row\":0,\"col\":1,\"value\":2,\"technique\":\"x\"}" };

  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    {
      g_autoptr (GString) text = g_string_new ("{\"list\":[");

      for (guint j = 0; j < 16; j++)
        g_string_append_printf (text, "%s%s", j > 0 ? "," : "", elements[i]);
      g_string_append (text, "]}");
      assert_refused (text->str, "this JSON contains no board of cells");
    }
  /* A map of ones. */
  assert_refused ("[[1,0,0,4],[0,-3,2,0],[0,3,0,0],[4,0,0,1]]", "this JSON contains no board of cells");
  assert_refused ("{\"matrix\":[[0,1,1,0],[1,0,0,1],[1,0,0,1],[0,1,1,0]]}", "this JSON contains no board of cells");
  assert_refused ("[[0,1,1,0],[1,0,0,1],[1,0,0,1],[0,1,1,0]]", "this JSON contains no board of cells");
  assert_refused ("{\"path\":[[0,1],[1,0]],\"list\":[[1,2],[2,1]]}", "this JSON contains no board of cells");
  assert_refused ("{\"name\":\"обычнаяголоволомка\",\"name16\":\"перваяголоволом1\"}",
                  "this JSON contains no board of cells");
  assert_refused ("{\"file\":\"a-long-name-of-a-file-with-the-words-of-a-quick-brown-fox-that-jumps-over-many-1.txt\"}",
                  "this JSON contains no board of cells");
}

/* Of as many boards as each has rows, none is a row. */
TEST (as_many_boards_as_rows)
{
  static const char board[] = "[\"1..4\",\"..2.\",\".3..\",\"4..1\"]";
  static const char *const before[] = { "", "{\"id\":1,\"lines\":" }, *const after[] = { "", "}" };

  for (guint i = 0; i < G_N_ELEMENTS (before); i++)
    {
      g_autofree char *element = g_strconcat (before[i], board, after[i], NULL);
      g_autofree char *text = g_strdup_printf ("[%s,%s,%s,%s]", element, element, element, element);
      g_autoptr (NonetReading) reading = read_text (text);

      g_assert_cmpuint (nonet_reading_get_n_puzzles (reading), ==, 4);
      for (guint j = 0; j < 4; j++)
        assert_givens (reading, j, FOUR);
    }
}

/* Cells with all their candidates, as texts or lists, and rows that are texts with spaces or commas. */
TEST (candidates_and_rows_of_text)
{
  static const char *const texts[] = { "[[\"1\",\"34\",\"34\",\"2\"],[\"34\",\"2\",\"1\",\"34\"],"
                                       "[\"2\",\"34\",\"34\",\"1\"],[\"34\",\"1\",\"2\",\"34\"]]",
                                       "[[1,[3,4],[3,4],2],[[3,4],2,1,[3,4]],[2,[3,4],[3,4],1],[[3,4],1,2,[3,4]]]" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (NonetPuzzle) puzzle = read_one (texts[i]);

      assert_cells (puzzle->givens, "1..2.21.2..1.12.");
      g_assert_cmpuint (puzzle->marks[1], ==, sudoku_set_of (3) | sudoku_set_of (4));
    }
  assert_reads ("[\"1 . . 4\",\". . 2 .\",\". 3 . .\",\"4 . . 1\"]", FOUR);
  assert_reads ("{\"rows\":[\"1,0,0,4\",\"0,0,2,0\",\"0,3,0,0\",\"4,0,0,1\"]}", FOUR);
  assert_reads (
      "{\"grid\":[[{\"v\":1},{},{},{\"v\":4}],[{},{},{\"v\":2},{}],[{},{\"v\":3},{},{}],[{\"v\":4},{},{},{\"v\":1}]]}",
      FOUR);
  /* Numbers at random are no board. */
  assert_refused ("[[3,1,4,1],[5,9,2,6],[5,3,5,8],[9,7,9,3]]", "this JSON contains no board of cells");
}

/* A puzzle that says it is of another kind is no Sudoku, whatever its board looks like. */
TEST (other_puzzles)
{
  static const struct
  {
    const char *text, *kind;
  } puzzles[] = {
    { "{\"type\":\"ABC End View\",\"puzzle\":" ROWS "}", "ABC End View" },
    { "{\"puzzleType\":\"kakuro\",\"grid\":" ROWS "}", "kakuro" },
    { "{\"title\":\"Skyscrapers\",\"data\":{\"board\":\"" FOUR "\"}}", "Skyscrapers" },
    { "[{\"game\":\"str8ts\",\"rows\":" ROWS "}]", "str8ts" },
    { "{\"futoshiki\":" ROWS "}", "futoshiki" },
    { "{\"futoshiki\":{\"easy\":[" ROWS "]}}", "futoshiki" },
  };

  assert_reads ("{\"type\":\"Sudoku\",\"title\":\"Towers of Hanoi\",\"grid\":" ROWS "}", FOUR);
  for (guint i = 0; i < G_N_ELEMENTS (puzzles); i++)
    {
      g_autofree char *message =
          g_strdup_printf ("this is a puzzle of the kind “%s”, which Nonet cannot solve yet", puzzles[i].kind);

      assert_refused (puzzles[i].text, message);
    }
}

/* Texts of programs with more than a literal are read as before: with several, with names that stand for something, or cut off. */
TEST (no_literals)
{
  static const char *const texts[] = {
    "const a = [\n  [1, 0, 0, 4],\n  [0, 4, 0, 0],\n  [2, 0, 0, 3],\n  [0, 0, 2, 0],\n];\nsolve([a]);\n",
    "const a = [\n  [1, _, _, 4],\n  [_, 4, _, _],\n  [2, _, _, 3],\n  [_, _, 2, _],\n];\n",
    "board = [1 0 0 4\n 0 4 0 0\n 2 0 0 3\n 0 0 2 0];\n",
    "a = [\n  [1, 0, 0, 4],\n  [0, 4, 0, 0],\n  [2, 0, 0, 3],\n  [0, 0, 2, 0],\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    assert_reads (texts[i], "1..4.4..2..3..2.");
}

/* Rules are named where there are no givens to open, and what begins with two braces is no JSON. */
TEST (no_givens)
{
  assert_refused ("{\"fixedCells\":[],\"rules\":[{\"type\":\"Standard\"},{\"type\":\"Killer\",\"cages\":[1]}]}",
                  "this puzzle has killer cages, which Nonet cannot solve yet");
  assert_refused ("{\"rules\":{\"no-unused-vars\":[\"error\"]},\"env\":{}}", "this JSON contains no board of cells");
  assert_refused ("{% extends \"base.html\" %}\n<p>{{ name }}</p>\n", "there is no Sudoku in this text");
}

/* A member a line, a row a line: people read and compare these files. */
TEST (printed_for_people)
{
  g_autoptr (NonetPuzzle) puzzle =
      read_one ("{" IPUZ ",\"puzzle\":" ROWS ",\"title\":\"\\u0001\\\"é\",\"x\":{\"y\":[1.5]}}");
  g_autofree char *text = nonet_write_puzzle (nonet_write_format_find ("ipuz"), puzzle, NULL);

  g_assert_cmpstr (text, ==,
                   "{\n"
                   "  \"version\": \"http://ipuz.org/v2\",\n"
                   "  \"kind\": [\"http://ipuz.org/sudoku#1\"],\n"
                   "  \"title\": \"\\u0001\\\"é\",\n"
                   "  \"charset\": \"1234\",\n"
                   "  \"boxes\": true,\n"
                   "  \"puzzle\": [\n"
                   "    [1,0,0,4],\n"
                   "    [0,0,2,0],\n"
                   "    [0,3,0,0],\n"
                   "    [4,0,0,1]\n"
                   "  ],\n"
                   "  \"x\": {\"y\":[1.5]}\n"
                   "}\n");
}

TEST (damaged_checkpoints_are_left_out)
{
  g_autoptr (NonetReading) reading = read_text (
      "{" IPUZ ",\"puzzle\":" ROWS ",\"io.github.nonet:checkpoints\":[{\"name\":\"a\"},7,"
      "{\"name\":\"b\",\"puzzle\":{\"puzzle\":" ROWS "}},{\"name\":\"c\",\"puzzle\":{\"puzzle\":[[9,9]]}}]}");
  g_autoptr (NonetPuzzle) puzzle = nonet_reading_dup_puzzle (reading, 0);
  const NonetCheckpoint *checkpoint = puzzle->checkpoints->pdata[0];

  g_assert_cmpuint (nonet_reading_get_n_messages (reading, NONET_MESSAGE_WARNING), ==, 1);
  g_assert_cmpuint (puzzle->checkpoints->len, ==, 1);
  g_assert_cmpstr (checkpoint->name, ==, "b");
  assert_cells (checkpoint->puzzle->givens, FOUR);
}

/* "Kind" is what "kind" is: another puzzle is none of ours, and what a Latin square says of itself is kept. */
TEST (names_may_begin_with_a_capital)
{
  g_autoptr (NonetReading) reading =
      read_text ("{" IPUZ ",\"puzzle\":" ROWS ",\"io.github.nonet:checkpoints\":["
                 "{\"name\":\"a\",\"puzzle\":{\"Kind\":[\"http://ipuz.org/chess#1\"],\"puzzle\":" ROWS "}},"
                 "{\"name\":\"b\",\"puzzle\":{\"Kind\":[\"http://ipuz.org/latinsquare\"],\"puzzle\":" ROWS "}}]}");
  g_autoptr (NonetPuzzle) puzzle = nonet_reading_dup_puzzle (reading, 0);
  g_autofree char *text = nonet_write_puzzle (nonet_write_format_find ("ipuz"), puzzle, NULL);
  g_autoptr (NonetPuzzle) back = read_one (text);

  g_assert_cmpuint (puzzle->checkpoints->len, ==, 1);
  g_assert_nonnull (strstr (text, "\"kind\":[\"http://ipuz.org/latinsquare\"]"));
  g_assert_true (nonet_puzzle_equal (puzzle, back));
}

/* A list of zeros may be anything; a list of lists below words is a board, and so is what a script keeps. */
TEST (lists)
{
  g_autoptr (GString) zeros = g_string_new ("{\"data\": [0");

  for (guint i = 1; i < 81; i++)
    g_string_append (zeros, ", 0");
  g_string_append (zeros, "]}\n");
  assert_refused (zeros->str, "this JSON contains no board of cells");
  assert_reads (
      "What next?\n\n[[1, [2, 3], [2, 3], 4], [[2, 3], 4, 1, [2, 3]], [[2, 3], 1, 4, [2, 3]], [4, [2, 3], [], 1]]\n",
      "1..4.41..14.4..1");
  assert_reads ("window.gameData = {\"easy\": {\"puzzle_id\": 7, \"puzzle\": [1, 0, 0, 4, 0, 0, 2, 0, 0, 3, 0, 0, 4, "
                "0, 0, 1]}}\n",
                "1..4..2..3..4..1");
}
