/* JSON: where faults are reported, and which rules and regions are noticed beside a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "formats/checkpoint.h"
#include "formats/lz-string.h"
#include "formats/write.h"

#include "boards.h"

#define IPUZ "\"kind\":[\"http://ipuz.org/sudoku#1\"]"
#define ROWS "[[1,0,0,4],[0,0,2,0],[0,3,0,0],[4,0,0,1]]"
#define FOUR "1..4..2..3..4..1"
#define GRID "\"grid\":[[{\"value\":1,\"given\":true},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]"

/* A broken text by line and column, a fault inside by its path. */
static void
test_places_of_faults (void)
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
  };

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    assert_refused (faults[i].text, faults[i].message);
}

/* Rules beside a board are named, whatever a program calls them. */
static void
test_rules_beside_a_board (void)
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
    { "{" IPUZ ",\"puzzle\":" ROWS ",\"cages\":[{\"cells\":[[0,0]],\"value\":1}]}", "killer cages" },
    { "{" IPUZ ",\"puzzle\":" ROWS ",\"antiking\":true}", "a king’s move rule" },
    { "{\"size\":4," GRID ",\"antiking\":true,\"odd\":[{\"cell\":\"R1C1\"}]}", "a king’s move rule, odd cells" },
    { "{\"size\":4," GRID ",\"skyscraper\":[{}]}", "rules of its own" },
    { "{\"size\":4," GRID ",\"arrow\":[{}],\"skyscraper\":[{}]}", "arrows, further rules" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autoptr (NonetReading) reading = read_text (boards[i].text);
      g_autofree char *message = g_strdup_printf (
          "this puzzle has %s, which Nonet does not support yet; only the plain grid was opened", boards[i].rules);

      g_assert_cmpuint (nonet_reading_get_n_messages (reading, NONET_MESSAGE_WARNING), ==, 1);
      assert_message (reading, NONET_MESSAGE_WARNING, 0, message);
    }
  assert_refused ("{\"anti_king\":true,\"board\":[[0,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]}",
                  "this puzzle has a king’s move rule, which Nonet cannot solve yet, and no other givens");
}

/* What turns no rule on is no reason to warn. */
static void
test_plain_boards (void)
{
  static const char *const texts[] = {
    "{\"anti_king\":false,\"diagonals\":[],\"thermos\":null,\"cages\":\"none\",\"board\":" ROWS "}",
    "{\"board\":" ROWS ",\"type\":\"classic\",\"rules\":\"Normal Sudoku rules apply.\",\"minimum\":17}",
    "[{\"diagonals\":true},{\"board\":" ROWS "}]",
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
      g_autoptr (NonetPuzzle) puzzle = nonet_reading_dup_puzzle (reading, 0);

      g_assert_cmpuint (nonet_reading_get_n_messages (reading, NONET_MESSAGE_WARNING), ==, 0);
      assert_cells (puzzle->givens, FOUR);
    }
}

static void
test_irregular_regions (void)
{
  static const char *const regions[] = { "[[1,1,1,1],[2,2,2,2],[3,3,3,3],[4,4,4,4]]", "\"aaaabbbbccccdddd\"",
                                         "[[0,1,2,3],[4,5,6,7],[8,9,10,11],[12,13,14,15]]",
                                         "[[[0,0],[0,1],[0,2],[0,3]]]" };

  for (guint i = 0; i < G_N_ELEMENTS (regions); i++)
    {
      g_autofree char *text = g_strdup_printf ("{\"regions\":%s,\"board\":" ROWS "}", regions[i]);

      assert_refused (text, "this is a jigsaw Sudoku (it has irregular regions), which Nonet cannot solve yet");
    }
}

/* A member a line, a row a line: people read and compare these files. */
static void
test_printed_for_people (void)
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

static void
test_damaged_checkpoints_are_left_out (void)
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

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/formats/json/places-of-faults", test_places_of_faults);
  g_test_add_func ("/formats/json/rules-beside-a-board", test_rules_beside_a_board);
  g_test_add_func ("/formats/json/plain-boards", test_plain_boards);
  g_test_add_func ("/formats/json/irregular-regions", test_irregular_regions);
  g_test_add_func ("/formats/json/printed-for-people", test_printed_for_people);
  g_test_add_func ("/formats/json/damaged-checkpoints-are-left-out", test_damaged_checkpoints_are_left_out);
  return g_test_run ();
}
