/* JSON: where faults are reported, and which rules and regions are noticed beside a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "tests/test.h"

#include "formats/checkpoint.h"
#include "formats/json/lz-string.h"
#include "formats/write.h"

#include "boards.h"

#define IPUZ "\"kind\":[\"http://ipuz.org/sudoku#1\"]"
#define ROWS "[[1,0,0,4],[0,0,2,0],[0,3,0,0],[4,0,0,1]]"
#define NINE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
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
    { "{\"board\":" ROWS ",\"constraint\":{\"c1\":null,\"c2\":[{\"group\":[[0,0]],\"sum\":3}]}}", "rules of its own" },
    { "{\"board\":" ROWS ",\"constraints\":[\"rows\",\"boxes\",\"skyscraper\"]}", "rules of its own" },
    { "{\"board\":" ROWS ",\"rules\":[{\"type\":\"Standard\"},{\"type\":\"Clone\"},{\"type\":\"Chevron\"}]}",
      "clones, further rules" },
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
    "{\"board\":\"1..4-..2.-.3..-4..1\"}",
    "{\"board\":\"1..4_..2._.3.._4..1\",\"solution\":null}",
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
  g_autoptr (NonetPuzzle) unmarked = read_one ("[[1,{\"value\":0,\"given\":true},0,4],[0,0,2,0],[0,3,0,0],[4,0,0,1]]");
  g_autoptr (NonetPuzzle) begun =
      read_one ("{\"initial\":" PUZZLE ",\"current\":[[{\"value\":1,\"given\":true},{\"value\":2},{},"
                "{\"value\":4,\"given\":true}],[{},{\"value\":4,\"given\":true},{},{}],"
                "[{\"value\":2,\"given\":true},{},{},{\"value\":3,\"given\":true}],"
                "[{},{},{\"value\":2,\"given\":true},{}]]}");

  assert_cells (unmarked->givens, FOUR);
  assert_cells (begun->givens, "1..4.4..2..3..2.");
  assert_cells (begun->entries, ".2..............");
}

/* Objects whose members are numbered are lists. */
TEST (numbered_members)
{
  g_autoptr (NonetPuzzle) puzzle =
      read_one ("{\"board\":{\"0\":{\"0\":1,\"1\":0,\"2\":0,\"3\":4},\"1\":[0,0,2,0],\"2\":{\"1\":0,\"2\":3,\"3\":0,"
                "\"4\":0},\"3\":[4,0,0,1]}}");

  assert_cells (puzzle->givens, FOUR);
}

TEST (irregular_regions)
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
  assert_refused ("{\"matrix\":[[0,1,1,0],[1,0,0,1],[1,0,0,1],[0,1,1,0]]}", "this JSON contains no board of cells");
  assert_refused ("[[0,1,1,0],[1,0,0,1],[1,0,0,1],[0,1,1,0]]", "this JSON contains no board of cells");
  assert_refused ("{\"path\":[[0,1],[1,0]],\"list\":[[1,2],[2,1]]}", "this JSON contains no board of cells");
  assert_refused ("{\"name\":\"обычнаяголоволомка\",\"name16\":\"перваяголоволом1\"}",
                  "this JSON contains no board of cells");
  assert_refused ("{\"file\":\"a-long-name-of-a-file-with-the-words-of-a-quick-brown-fox-that-jumps-over-many-1.txt\"}",
                  "this JSON contains no board of cells");
}

/* C# writes the names of members with a capital. */
TEST (capital_names)
{
  g_autoptr (GString) text = g_string_new ("{\"Cells\":[");
  g_autoptr (NonetPuzzle) puzzle = NULL;

  for (guint cell = 0; cell < 81; cell++)
    {
      guint value = pattern_value (nonet_shape_get_usual (9), cell);

      g_string_append_printf (text, "%s{\"Row\":%u,\"Column\":%u,\"Value\":%u,\"IsGiven\":%s}", cell > 0 ? "," : "",
                              cell / 9, cell % 9, value, cell % 3 == 0 ? "true" : "false");
    }
  g_string_append (text, "]}");
  puzzle = read_one (text->str);
  for (guint cell = 0; cell < 81; cell++)
    g_assert_cmpuint ((cell % 3 == 0 ? puzzle->givens : puzzle->entries)[cell], ==,
                      pattern_value (puzzle->shape, cell));
}

/* A list of as many objects with a list as a board has rows may be about anything. */
TEST (lists_in_objects)
{
  static const char *const lists[] = { "[1,2,2,0]",
                                       "[10,20,30,40]",
                                       "[\"Ann\",\"Bob\",\"Cid\",\"Dan\"]",
                                       "[\"\",\"\",\"\",\"\"]",
                                       "[null,null,null,null]",
                                       "[true,false,false,true]" };
  g_autoptr (NonetPuzzle) sure = read_one ("[{\"x\":[1,0,0,4]},{\"x\":[0,0,2,0]},{\"x\":[0,3,0,0]},{\"x\":[4,0,0,1]}]");

  assert_cells (sure->givens, FOUR);
  g_clear_pointer (&sure, nonet_puzzle_unref);
  sure = read_one ("{\"A\":[1,0,0,4],\"B\":[0,0,2,0],\"C\":[0,3,0,0],\"D\":[4,0,0,1]}");
  assert_cells (sure->givens, FOUR);
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      g_autofree char *object = g_strdup_printf ("{\"name\":\"Ann\",\"friends\":%s}", lists[i]);
      g_autofree char *list = g_strdup_printf ("[%s,%s,%s,%s]", object, object, object, object);
      g_autofree char *member = g_strdup_printf ("{\"people\":%s}", list);
      g_autofree char *aside = g_strdup_printf ("{\"game\":%s,\"state\":{\"board\":" ROWS "}}", member);
      g_autofree char *columns =
          g_strdup_printf ("{\"a\":%s,\"b\":%s,\"x\":%s,\"y\":%s}", lists[i], lists[i], lists[i], lists[i]);
      g_autoptr (NonetPuzzle) puzzle = read_one (aside);

      assert_refused (columns, "this JSON contains no board of cells");
      assert_refused (list, "this JSON contains no board of cells");
      assert_refused (member, "this JSON contains no board of cells");
      assert_cells (puzzle->givens, FOUR);
    }
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
        {
          g_autoptr (NonetPuzzle) puzzle = nonet_reading_dup_puzzle (reading, j);

          assert_cells (puzzle->givens, FOUR);
        }
    }
  /* Cells with all their candidates. */
  assert_refused ("[[\"1234\",\"1234\",\"1234\",\"1234\"],[\"1234\",\"1234\",\"1234\",\"1234\"],"
                  "[\"1234\",\"1234\",\"1234\",\"1234\"],[\"1\",\"2\",\"34\",\"34\"]]",
                  "[0][0]: “1234” is not one of the symbols 1-4");
}

/* A row may be an object with a list. */
TEST (rows_that_are_objects)
{
  static const char *const texts[] = {
    "[{\"Cells\":[{\"Value\":1},{\"Value\":0},{\"Value\":0},{\"Value\":4}]},{\"Cells\":[0,0,2,0]},"
    "{\"Cells\":[0,3,0,0]},{\"Cells\":[4,0,0,1]}]",
    "{\"Rows\":[{\"id\":1,\"cells\":[1,0,0,4]},{\"id\":2,\"cells\":[0,0,2,0]},{\"id\":3,\"cells\":[0,3,0,0]},"
    "{\"id\":4,\"cells\":[4,0,0,1]}]}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (NonetPuzzle) puzzle = read_one (texts[i]);

      assert_cells (puzzle->givens, FOUR);
    }
}

/* A board whose lists are houses of some kind, with the name. */
static NonetPuzzle *
read_houses (const char *name, guint (*cell_of) (guint house, guint place))
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_printf (text, "{\"%s\":[", name);
  for (guint i = 0; i < 81; i++)
    {
      const char *end = i == 80 ? "]]}" : i % 9 == 8 ? "]," : ",";

      g_string_append_printf (text, "%s\"%c\"%s", i % 9 == 0 ? "[" : "", NINE[cell_of (i / 9, i % 9)], end);
    }
  return read_one (text->str);
}

static guint
cell_of_box (guint box, guint place)
{
  return (box / 3 * 3 + place / 3) * 9 + box % 3 * 3 + place % 3;
}

static guint
cell_of_row (guint row, guint place)
{
  return row * 9 + place;
}

static guint
cell_of_column (guint column, guint place)
{
  return place * 9 + column;
}

/* The name says which houses the lists are, unless only rows are possible. */
TEST (boxes_and_columns)
{
  g_autoptr (NonetPuzzle) boxes = read_houses ("boxes", cell_of_box);
  g_autoptr (NonetPuzzle) blocks = read_houses ("Blocks", cell_of_box);
  g_autoptr (NonetPuzzle) squares = read_houses ("squares", cell_of_box);
  g_autoptr (NonetPuzzle) rows = read_houses ("squares", cell_of_row);
  g_autoptr (NonetPuzzle) columns = read_houses ("columns", cell_of_column);
  g_autoptr (NonetPuzzle) turned = read_houses ("boxes", cell_of_column);

  assert_cells (boxes->givens, NINE);
  assert_cells (blocks->givens, NINE);
  assert_cells (squares->givens, NINE);
  assert_cells (rows->givens, NINE);
  assert_cells (columns->givens, NINE);
  for (guint cell = 0; cell < 81; cell++)
    g_assert_cmpuint (turned->givens[cell_of_column (cell / 9, cell % 9)], ==, boxes->givens[cell]);
  assert_refused ("{\"boxes\":" PUZZLE "}", "boxes: these lists may be the rows or the boxes of the board");
  assert_refused ("{\"squares\":" PUZZLE "}", "squares: these lists may be the rows or the boxes of the board");
}

/* Members that are called after cells; whether rows come first is said where the names do not say so. */
TEST (cells_by_name)
{
  static const struct
  {
    const char *before, *between, *after;
    char row, column;
    gboolean assumed;
  } names[] = {
    { "", "", "", 'A', '1', TRUE },     { "r", "c", "", '1', '1', FALSE }, { "R", "C", "", '0', '0', FALSE },
    { "(", ", ", ")", '0', '0', TRUE }, { "", ",", "", '1', '1', TRUE },   { "cell_", "_", "", '0', '0', TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GString) text = g_string_new ("{\"givens\":{");
      g_autoptr (NonetReading) reading = NULL;
      g_autoptr (NonetPuzzle) puzzle = NULL;

      for (guint cell = 0; cell < 16; cell++)
        {
          g_string_append_printf (text, "%s\"%s%c%s%c%s\":\"%c\"", cell > 0 ? "," : "", names[i].before,
                                  names[i].row + (int) cell / 4, names[i].between, names[i].column + (int) cell % 4,
                                  names[i].after, FOUR[cell]);
        }
      g_string_append (text, "}}");
      reading = read_text (text->str);
      puzzle = nonet_reading_dup_puzzle (reading, 0);
      assert_cells (puzzle->givens, FOUR);
      g_assert_cmpuint (nonet_reading_get_n_messages (reading, NONET_MESSAGE_CHOICE), ==, names[i].assumed);
    }
  assert_refused ("{\"a1\":1,\"b2\":2,\"c3\":3,\"d4\":4}", "this JSON contains no board of cells");
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
  g_autoptr (NonetPuzzle) puzzle = read_one ("{\"type\":\"Sudoku\",\"title\":\"Towers of Hanoi\",\"grid\":" ROWS "}");

  assert_cells (puzzle->givens, FOUR);
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
    "A = [1 0 0 4\n 0 4 0 0\n 2 0 0 3\n 0 0 2 0];\n",
    "a = [\n  [1, 0, 0, 4],\n  [0, 4, 0, 0],\n  [2, 0, 0, 3],\n  [0, 0, 2, 0],\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (NonetPuzzle) puzzle = read_one (texts[i]);

      assert_cells (puzzle->givens, "1..4.4..2..3..2.");
    }
}

/* Rules are named where there are no givens to open, and what begins with two braces is no JSON. */
TEST (no_givens)
{
  assert_refused ("{\"fixedCells\":[],\"rules\":[{\"type\":\"Standard\"},{\"type\":\"Killer\",\"cages\":[1]}]}",
                  "this puzzle has killer cages, which Nonet cannot solve yet");
  assert_refused ("{\"rules\":{\"no-unused-vars\":[\"error\"]},\"env\":{}}", "this JSON contains no board of cells");
  assert_refused ("{% extends \"base.html\" %}\n<p>{{ name }}</p>\n", "there is no Sudoku in this text");
}

/* Five boards whose corners are those of the one in the middle are one puzzle, not five. */
TEST (samurai)
{
  static const char *const boards[] = {
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "..9748...7.........2.1.9.....7...24..64.1.59..98...3.....8.3.2.........6...2759..",
    "28.......5......3.79.......................................................4....1",
    "....8..28....419......5...79......................................................"
  };
  const char *blank = ".........";
  g_autoptr (NonetReading) reading = NULL;
  g_autoptr (GString) middle = g_string_new (NULL), text = g_string_new (NULL);

  /* Boxes 9, 7, 3 and 1 of the four around are 1, 3, 7 and 9 of the middle. */
  for (guint row = 0; row < 9; row++)
    if (row < 3)
      g_string_append_printf (middle, "%.3s...%.3s", boards[0] + (row + 6) * 9 + 6, boards[1] + (row + 6) * 9);
    else if (row > 5)
      g_string_append_printf (middle, "%.3s...%.3s", boards[2] + (row - 6) * 9 + 6, boards[3] + (row - 6) * 9);
    else
      g_string_append (middle, blank);
  g_string_printf (text, "{\"grids\":[\"%.81s\",\"%.81s\",\"%.81s\",\"%.81s\",\"%.81s\"]}", boards[0], boards[1],
                   middle->str, boards[2], boards[3]);
  assert_refused (text->str, "this is a Samurai Sudoku (five boards that overlap), which Nonet cannot solve yet");
  g_string_printf (text, "{\"grids\":[\"%.81s\",\"%.81s\"]}", boards[0], boards[1]);
  reading = read_text (text->str);
  g_assert_cmpuint (nonet_reading_get_n_puzzles (reading), ==, 2);
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
