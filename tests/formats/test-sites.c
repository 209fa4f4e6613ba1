/* Puzzles of web sites: SudokuPad's own form, and the colours of cells in f-puzzles and ipuz.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "tests/test.h"

#include "formats/json/json-boards.h"
#include "formats/puzzle.h"
#include "formats/write.h"

#include "boards.h"
#include "sudoku/rules.h"

#define FOUR "1..4..1..1..4..1"
#define CELLS "ce:[[{v:1},,,{v:4}],[,,{v:1},],[,{v:1},,],[{v:4},,,{v:1}]]"
#define BOXES                                                                                                          \
  "re:[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]]"

TEST (shorthand)
{
  static const struct
  {
    const char *shorthand, *json;
  } pairs[] = {
    { "{ce:[[{v:5},,{}],[]],re:[[0,0]]}", "{\"cells\":[[{\"value\":5},{},{}],[{}]],\"regions\":[[0,0]]}" },
    { "{t:'It\\'s \\\\',x:{}}", "{\"title\":\"It's \\\\\",\"x\":{}}" },
    { "{a1:t,b:f,c:#0,d:#F,e:12cdEF,f:123,g:true,h:-1.5e3}",
      "{\"a1\":true,\"b\":false,\"color\":\"#000000\",\"d\":\"#ffffff\",\"e\":\"#12cdEF\",\"f\":123,\"g\":true,"
      "\"height\":-"
      "1.5e3}" },
    { "{v:\"it's {a:b},\",b:1}", "{\"value\":\"it's {a:b},\",\"b\":1}" },
    { "{", "{" },
    { "{a:'", "{\"arrows\":\"\"" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      g_autofree char *json = nonet_sudokupad_expand (pairs[i].shorthand);

      g_assert_cmpstr (json, ==, pairs[i].json);
    }
  g_assert_true (nonet_sudokupad_is_shorthand ("{ce:[]}"));
  g_assert_false (nonet_sudokupad_is_shorthand ("{\"ce\":[]}"));
  g_assert_false (nonet_sudokupad_is_shorthand ("{}"));
}

static char *
link_of (const char *before, const char *text, const char *after)
{
  g_autofree char *packed = nonet_lz_string_compress (text);

  return g_strconcat (before, packed, after, NULL);
}

TEST (sudokupad_links)
{
  const char *text =
      "{cs:50,metadata:{title:'Small',author:'Me',solution:'1234341221434321'},ca:[{v:'rules: Be good'}]," CELLS
      "," BOXES "}";
  static const char *const before[] = { "https://sudokupad.app/scl", "https://sudokupad.app/sudoku/scl", "scl",
                                        "https://app.crackingthecryptic.com/sudoku/?puzzleid=scl" };
  static const char *const after[] = { "", "?setting-nogrid=1", "", "" };

  for (guint i = 0; i < G_N_ELEMENTS (before); i++)
    {
      g_autofree char *link = link_of (before[i], text, after[i]);
      g_autoptr (NonetReading) reading = read_text (link);
      g_autoptr (NonetPuzzle) puzzle = nonet_reading_dup_puzzle (reading, 0);

      assert_cells (puzzle->givens, FOUR);
      g_assert_cmpstr (nonet_reading_get_format (reading), ==, "sudokupad");
      g_assert_cmpstr (puzzle->title, ==, "Small");
      g_assert_cmpstr (puzzle->author, ==, "Me");
      g_assert_cmpstr (puzzle->comment, ==, "Be good");
      assert_cells (puzzle->solution, "1234341221434321");
    }
}

/* A link to the solver may carry what other links do; an empty board is none of that. */
TEST (iss_links)
{
  g_autofree char *link = link_of (
      "https://sigh.github.io/Interactive-Sudoku-Solver/?q=",
      "{\"size\":4,\"antiknight\":true,\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]}", "");
  g_autoptr (NonetPuzzle) packed = read_one (link);
  g_autoptr (NonetPuzzle) own = read_one ("https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Shape~4x4.AntiKing");

  g_assert_cmpint (packed->shape->rule[0].kind, ==, SUDOKU_RULE_ANTI_KNIGHT);
  g_assert_cmpint (own->shape->rule[0].kind, ==, SUDOKU_RULE_ANTI_KING);
}

/* Its setters' pencil marks stand in the corners. */
TEST (sudokupad_marks)
{
  g_autofree char *link = link_of ("https://sudokupad.app/scl",
                                   "{ce:[[{v:1},{centremarks:[2,3]},{pencilMarks:[4]},],[,,,],[,,,],[,,,]],cs:1}", "");
  g_autoptr (NonetPuzzle) puzzle = read_one (link);

  g_assert_cmpuint (puzzle->marks[1], ==, 6);
  g_assert_cmpuint (puzzle->corners[2], ==, 8);
  g_assert_cmpuint (puzzle->marks[2], ==, 0);
  {
    /* Those that are given are clues. */
    g_autoptr (NonetPuzzle) given = read_one ("{\"cellSize\":1,\"cells\":[[{\"givenCentremarks\":[2,3]},{},{},{}],"
                                              "[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]}");

    g_assert_cmpuint (given->shape->n_rules, ==, 1);
    g_assert_cmpint (given->shape->rule[0].kind, ==, SUDOKU_RULE_CANDIDATES);
  }
}

/* A square that covers a cell is its colour; other drawings may stand for rules. */
TEST (sudokupad_colours)
{
  static const char *const others[] = { "w:2,h:1", "w:1,h:1,r:t", "w:1,h:1,te:'x'", "w:0.8,h:0.8" };
  g_autofree char *link = link_of ("https://sudokupad.app/scl",
                                   "{" CELLS "," BOXES ",u:[{ct:[0.5,1.5],w:1,h:1,c2:ff0000},"
                                   "{ct:[3.5,2.5],w:1,h:1,c2:#0}]}",
                                   "");
  g_autoptr (NonetReading) reading = read_text (link);
  g_autoptr (NonetPuzzle) puzzle = nonet_reading_dup_puzzle (reading, 0);

  g_assert_cmpuint (nonet_reading_get_n_messages (reading, NONET_MESSAGE_WARNING), ==, 0);
  g_assert_cmpuint (puzzle->colours[1], ==, nonet_colour_from_text ("#ff0000"));
  g_assert_cmpuint (puzzle->colours[14], ==, nonet_colour_from_text ("#000000"));
  g_assert_cmpuint (puzzle->colours[0], ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autofree char *text = g_strdup_printf ("{" CELLS "," BOXES ",u:[{ct:[0.5,1.5],%s,c2:ff0000}]}", others[i]);
      g_autofree char *other = link_of ("https://sudokupad.app/scl", text, "");
      g_autoptr (NonetReading) warned = read_text (other);

      g_assert_cmpuint (nonet_reading_get_n_messages (warned, NONET_MESSAGE_WARNING), ==, 1);
    }
}

TEST (sudokupad_rules)
{
  g_autofree char *cages =
      link_of ("https://sudokupad.app/scl", "{" CELLS "," BOXES ",ca:[{ce:[[0,0],[0,1]],v:5}],l:[{c:ff0000}]}", "");
  g_autofree char *empty =
      link_of ("https://sudokupad.app/scl", "{ce:[[,,,],[,,,],[,,,],[,,,]],ca:[{ce:[[0,0],[0,1]],v:5}]}", "");
  g_autofree char *jigsaw = link_of ("https://sudokupad.app/scl", "{" CELLS ",re:[[[0,0],[0,1],[0,2],[0,3]]]}", "");
  g_autofree char *one = link_of ("https://sudokupad.app/scl", "{" CELLS ",re:[[[0,0],[0,1],[1,0],[1,1]]]}", "");
  g_autofree char *value = link_of ("https://sudokupad.app/scl", "{ce:[[{v:5},,,],[,,,],[,,,],[,,,]],cs:1}", "");
  g_autofree char *unknown = link_of ("https://sudokupad.app/scl", "{" CELLS "," BOXES ",global:['antiking','x']}", "");
  g_autofree char *named =
      link_of ("https://sudokupad.app/scl", "{" CELLS "," BOXES ",ca:[{ce:['r1c1','r1c2'],v:5}]}", "");
  g_autofree char *range = link_of ("https://sudokupad.app/scl", "{" CELLS "," BOXES ",ca:[{ce:'r1c1-2',v:5}]}", "");
  g_autoptr (NonetReading) warned = read_text (cages);
  g_autoptr (NonetReading) global = read_text (unknown), left = read_text (range);
  g_autoptr (NonetPuzzle) places = read_one (named);
  g_autoptr (NonetPuzzle) caged = read_one (empty);

  assert_givens (warned, 0, FOUR);
  assert_message (warned, NONET_MESSAGE_WARNING, 0,
                  "this puzzle has drawings that may stand for rules (lines), which Nonet does not support yet; it was "
                  "opened without");
  g_assert_cmpuint (caged->shape->n_rules, ==, 1);
  g_assert_cmpint (caged->shape->rule[0].value, ==, 5);
  assert_message (global, NONET_MESSAGE_WARNING, 0,
                  "this puzzle has “x”, which Nonet does not support yet; it was opened without");
  g_assert_cmpuint (places->shape->n_rules, ==, 1);
  g_assert_cmpuint (places->shape->rule[0].cell[1], ==, 1);
  assert_message (left, NONET_MESSAGE_WARNING, 0,
                  "this puzzle has killer cages, which Nonet does not support yet; only the plain grid was opened");
  assert_refused (jigsaw,
                  "cells[1][0]: each region must have as many cells as a row, and each cell must be in one region");
  assert_refused (one,
                  "cells[0][2]: each region must have as many cells as a row, and each cell must be in one region");
  assert_refused (value, "cells[0][0]: value 5 exceeds 4");
}

/* What SudokuPad draws for rules of f-puzzles, with the same meaning. */
TEST (sudokupad_named_drawings)
{
  static const char *const drawings[][2] = {
    { "o:[{ct:[0.5,1],w:0.3,h:0.3,r:t,c2:#0,te:''}]", "\"ratio\":[{\"cells\":[\"R1C1\",\"R1C2\"]}]" },
    { "o:[{ct:[1,1.5],w:0.3,h:0.3,r:t,c2:'white',te:'3'}]",
      "\"difference\":[{\"cells\":[\"R1C2\",\"R2C2\"],\"value\":3}]" },
    { "o:[{ct:[1,1.5],w:0.3,h:0.3,r:t,c2:#FFFFFFFF,te:'3'}]",
      "\"difference\":[{\"cells\":[\"R1C2\",\"R2C2\"],\"value\":3}]" },
    { "ca:[{ce:[[0,1],[1,1]],v:'',sum:6}]", "\"killercage\":[{\"cells\":[\"R1C2\",\"R2C2\"],\"value\":6}]" },
    { "o:[{ct:[1,1.5],w:0.3,h:0.3,r:t,c2:#F,te:'3'}]", "\"difference\":[{\"cells\":[\"R1C2\",\"R2C2\"],\"value\":3}]" },
    { "o:[{ct:[1,1.5],w:0.25,h:0.25,te:'V'}]", "\"xv\":[{\"cells\":[\"R1C2\",\"R2C2\"],\"value\":\"V\"}]" },
    { "o:[{ct:[1,1],w:0.7,h:0.7,r:t,te:'3 4'}]",
      "\"quadruple\":[{\"cells\":[\"R1C1\",\"R1C2\",\"R2C1\",\"R2C2\"],\"values\":[3,4]}]" },
    { "u:[{ct:[0.5,0.5],w:0.7,h:0.7,r:t,c2:CFCFCF}]", "\"odd\":[{\"cell\":\"R1C1\"}]" },
    { "u:[{ct:[1.5,0.5],w:0.7,h:0.7,c2:CFCFCF}]", "\"even\":[{\"cell\":\"R2C1\"}]" },
    { "l:[{th:2,wp:[[4,0],[0,4]]}]", "\"diagonal+\":true" },
    { "l:[{th:2,wp:[[0,0],[4,4]]}]", "\"diagonal-\":true" },
    { "global:['antiking']", "\"antiking\":true" },
    { "global:['antixv']", "\"negative\":[\"xv\"]" },
    { "a:[{wp:[[0.5,0.9],[0.5,2.5]]}],o:[{ct:[0.5,0.5],r:t,w:0.83,h:0.83,te:''}]",
      "\"arrow\":[{\"cells\":[\"R1C1\"],\"lines\":[[\"R1C1\",\"R1C2\",\"R1C3\"]]}]" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (drawings); i++)
    {
      g_autofree char *text = g_strdup_printf ("{ce:[[{v:1},,,],[,,,],[,,,],[,,,]]," BOXES ",%s}", drawings[i][0]);
      g_autofree char *link = link_of ("https://sudokupad.app/scl", text, "");
      g_autofree char *json = g_strdup_printf ("{\"size\":4,\"grid\":[[{\"value\":1,\"given\":true},{},{},{}],[{},{},{}"
                                               ",{}],[{},{},{},{}],[{},{},{},{}]],%s}",
                                               drawings[i][1]);
      g_autoptr (NonetPuzzle) drawn = read_one (link), named = read_one (json);

      g_test_message ("%s", text);
      g_assert_null (drawn->unknown);
      g_assert_true (nonet_puzzle_equal (drawn, named));
    }
}

/* The short form with givens alone, and a few rules by letters. */
TEST (sudokupad_short)
{
#define CODE "gB3wKFbue1D98L2573fSTcMP69784O2j"
  g_autoptr (NonetPuzzle) plain = read_one ("https://sudokupad.app/scf" CODE);
  g_autoptr (NonetPuzzle) both = read_one ("https://sudokupad.app/scf" CODE "*xwtTwo%20words*aAnna");
  g_autoptr (NonetPuzzle) glued = read_one ("scf" CODE "x");

  assert_cells (plain->givens, "2....1.38........5.7...6..........13.981..25731....8..9..8...2..5..697844..25....");
  g_assert_cmpuint (plain->shape->n_rules, ==, 0);
  g_assert_cmpuint (both->shape->n_rules, ==, 3);
  g_assert_cmpstr (both->title, ==, "Two words");
  g_assert_cmpstr (both->author, ==, "Anna");
  g_assert_cmpuint (glued->shape->n_rules, ==, 2);
}

TEST (nearest_colours)
{
  static const struct
  {
    const char *text;
    guint colour;
  } pairs[] = {
    { "#FF0000", 1 }, { "#ffa0a0", 1 }, { "#ffd0d0", 1 }, { "ffa500", 2 },  { "#FFE060", 3 },
    { "#ff0", 3 },    { "#B0FFB0", 4 }, { "#60D060", 4 }, { "#00ffff", 5 }, { "#0000FFcc", 6 },
    { "#8080F0", 6 }, { "#FF80FF", 7 }, { "#8b4513", 8 }, { "#A8A8A8", 9 }, { "#000000", 9 },
    { "#FFFFFF", 0 }, { "red", 0 },     { "", 0 },        { "#12", 0 },     { NULL, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    g_assert_cmpuint (nonet_colour_from_text (pairs[i].text), ==, pairs[i].colour);
  for (guint colour = 1; colour <= 9; colour++)
    g_assert_cmpuint (nonet_colour_from_text (nonet_colour_to_text (colour)), ==, colour);
}

TEST (colours_are_kept)
{
  g_autoptr (NonetPuzzle) styled =
      read_one ("{\"version\":\"http://ipuz.org/v1\",\"kind\":[\"http://ipuz.org/"
                "sudoku#1\"],\"styles\":{\"s\":{\"color\":\"0000ff\"}},"
                "\"puzzle\":[[{\"cell\":1,\"style\":{\"color\":\"#ff0000\"}},{\"cell\":0,\"style\":\"s\"},{\"style\":{"
                "\"highlight\":true}},4],"
                "[{\"cell\":0,\"style\":{\"color\":2}},{\"cell\":0,\"style\":\"none\"},2,0],[0,3,0,0],[4,0,0,1]]}");
  g_autoptr (NonetPuzzle) coloured = read_one ("{\"size\":4,\"grid\":[[{\"value\":1,\"given\":true,\"c\":\"#FFA0A0\"},{"
                                               "\"c\":\"#60D060\"},{},{\"value\":4,\"given\":true}],"
                                               "[{},{},{\"value\":2},{}],[{},{},{},{}],[{},{},{},{}]]}");
  g_autofree char *link = nonet_write_puzzle (nonet_write_format_find ("f-puzzles"), coloured, NULL);
  g_autoptr (NonetPuzzle) back = read_one (link);
  g_autofree char *saved = nonet_write_puzzle (nonet_write_format_find ("ipuz"), styled, NULL);
  g_autoptr (NonetPuzzle) again = read_one (saved);

  assert_cells (styled->colours, "163.2...........");
  assert_cells (styled->givens, "1..4..2..3..4..1");
  assert_cells (coloured->colours, "14..............");
  g_assert_true (nonet_puzzle_equal (coloured, back));
  g_assert_true (nonet_puzzle_equal (styled, again));
}

/* What other programs say of cells and of the file stands in what is saved again; theirs and Nonet's words are understood. */
TEST (ipuz_of_others)
{
  g_autoptr (NonetPuzzle) puzzle =
      read_one ("{\"version\":\"http://ipuz.org/v2\",\"kind\":[\"http://ipuz.org/"
                "sudoku#1\"],\"uniqueid\":\"x7\",\"checksum\":[\"a\"],"
                "\"initial\":[[{\"cell\":1,\"style\":{\"color\":\"ff0000\",\"mark\":{\"TL\":\"a\"}}},\"-\",\"_\",4],[0,"
                "0,{\"value\":2,\"note\":[3]},0],"
                "[0,3,0,0],[4,0,0,1]],\"saved\":[[0,2,[3],0],[0,0,0,0],[0,0,0,0],[0,0,0,0]],"
                "\"answer\":[[1,2,3,4],[3,4,2,1],[2,3,1,4],[4,1,2,3]],"
                "\"zones\":[{\"cells\":[[0,0],[1,0],[0,1],[1,1]]},{\"rect\":[2,0,3,1]},{\"rect\":[0,2,1,3]},{\"rect\":["
                "2,2,3,3]}]}");
  g_autofree char *saved = nonet_write_puzzle (nonet_write_format_find ("ipuz"), puzzle, NULL);
  g_autoptr (NonetPuzzle) again = read_one (saved);

  assert_cells (puzzle->givens, "1..4..2..3..4..1");
  assert_cells (puzzle->entries, ".2..............");
  g_assert_cmpuint (puzzle->marks[2], ==, sudoku_set_of (3));
  g_assert_true (nonet_puzzle_equal (puzzle, again));
  g_assert_nonnull (strstr (saved, "[{\"cell\":1,\"style\":{\"color\":\"ff0000\",\"mark\":{\"TL\":\"a\"}}},0,0,4]"));
  g_assert_nonnull (strstr (saved, "{\"value\":2,\"note\":[3]}"));
  g_assert_nonnull (strstr (saved, "\"uniqueid\": \"x7\""));
}

/* Boards in JSON as programs keep them. */
TEST (json_of_programs)
{
  static const char *const texts[] = {
    "{\"level\":2,\"grid\":\"1..4/..2./.3../4..1\"}",
    "[[{\"value\":1,\"notes\":[1,2]},{},{},{\"value\":4}],[{},{},{\"value\":2},{}],[{},{\"value\":3},{},{}],[{"
    "\"value\":4},{},{},{\"value\":1}]]",
  };
  g_autoptr (GString) records = g_string_new ("[");
  g_autoptr (NonetReading) several = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    assert_reads (texts[i], "1..4..2..3..4..1");
  /* As many records as a board has cells. */
  for (guint i = 0; i < 16; i++)
    g_string_append_printf (records, "%s{\"puzzle\":\"1..4..2..3..4..1\",\"id\":%u}", i > 0 ? "," : "", i);
  g_string_append_c (records, ']');
  several = read_text (records->str);
  g_assert_cmpuint (nonet_reading_get_n_puzzles (several), ==, 16);
  /* Words of sixteen letters are no boards, nor are cells by their places. */
  assert_refused (
      "[{\"row\":0,\"col\":8,\"value\":7},{\"row\":1,\"col\":0,\"value\":3},{\"row\":8,\"col\":1,\"value\":2}]",
      "this JSON contains no board of cells");
  assert_refused ("{\"orientation\":\"portrait-primary\",\"file\":\"app_icon_16.png_\"}",
                  "this JSON contains no board of cells");
}

#define BIRD "2....1.38........5.7...6..........13.981..25731....8..9..8...2..5..697844..25...."
#define BIRD_DIGITS "200001038000000005070006000000000013098100257310000800900800020050069784400250000"
#define BIRD_PUZZ_LINK "2j1g38n5g7i6p13g981h25731j8h9h8i2h5h697844h25j"

TEST (puzz_link)
{
  static const char *const before[] = { "https://puzz.link/p?sudoku/9/9/", "http://pzv.jp/p.html?sudoku/9/9/",
                                        "puzz.link/p?sudoku/v:/9/9/", "https://pzprxs.vercel.app/p?sudoku/9/9/" };
  g_autoptr (NonetPuzzle) large = read_one ("https://puzz.link/p?sudoku/16/16/-10fz6zazzzzzzzzzzq.");
  g_autoptr (NonetReading) reading = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (before); i++)
    {
      g_autofree char *link = g_strconcat (before[i], BIRD_PUZZ_LINK, "\n", NULL);

      assert_reads (link, BIRD);
    }
  reading = read_text ("https://puzz.link/p?sudoku/9/9/" BIRD_PUZZ_LINK);
  g_assert_cmpstr (nonet_reading_get_format (reading), ==, "puzz-link");
  g_assert_cmpuint (large->givens[0], ==, 16);
  g_assert_cmpuint (large->givens[1], ==, 15);
  g_assert_cmpuint (large->givens[2 + 20 + 1 + 20], ==, 10);
  assert_refused ("https://puzz.link/p?nurikabe/9/9/2", "1: this link is to a puzzle of another kind, not a Sudoku");
  assert_refused (
      "https://www.sudokuwiki.org/killersudoku.htm?bd=111212111322212223333444333121141121123141321443333344441121144"
      "311121113333222333,0800001700000000120000",
      "1: this puzzle has killer cages, which Nonet cannot solve yet");
  assert_refused ("https://puzz.link/p?sudoku/9/9/k13m27h476", "1: the puzzle in this link is damaged or cut off");
  assert_refused ("https://puzz.link/p?sudoku/9/9/a" BIRD_PUZZ_LINK, "1: value 10 exceeds 9");
  assert_refused ("https://puzz.link/p?sudoku/9/6/" BIRD_PUZZ_LINK, "1: the puzzle in this link is damaged or cut off");
}

/* Links stand in posts, lists and Markdown: they count where the text has no board itself. */
TEST (links_in_texts)
{
  static const char *const texts[] = {
    "# Today\n\nLook at [this one](https://www.sudokuwiki.org/sudoku.htm?bd=" BIRD_DIGITS ").\n\nI found r1c1 = 2.\n",
    "Hello,\nI am stuck with <https://puzz.link/p?sudoku%2F9/9/" BIRD_PUZZ_LINK ">\nsee https://example.org/?p=1\n",
    "Here: https://www.thonky.com/sudoku/evaluate-sudoku?x=1&puzzlebox=" BIRD_DIGITS "\n",
    "- https://www.sudokuwiki.org/Sudoku.htm?bd=" BIRD_DIGITS " (hard)\n- https://sudokupad.app/abc\n",
  };
  g_autoptr (NonetReading) several =
      read_text ("One: https://puzz.link/p?sudoku/9/9/" BIRD_PUZZ_LINK ",\ntwo: https://puzz.link/p?sudoku/4/4/1s1\n");

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (NonetReading) reading = read_text (texts[i]);

      g_assert_cmpuint (nonet_reading_get_n_puzzles (reading), ==, 1);
      assert_givens (reading, 0, BIRD);
    }
  assert_counts (several, 1, 1);
}

TEST (links_in_lines)
{
  g_autoptr (NonetReading) reading =
      read_text ("https://www.sudokuwiki.org/sudoku.htm?bd=" BIRD_DIGITS "\n\nThe same again:\n"
                 "https://puzz.link/p?sudoku/9/9/" BIRD_PUZZ_LINK "\nhttps://sudokupad.app/abc\n"
                 "https://example.com/about\n");

  g_assert_cmpuint (nonet_reading_get_n_puzzles (reading), ==, 2);
  for (guint i = 0; i < 2; i++)
    assert_givens (reading, i, BIRD);
  /* Links without a puzzle are no error beside others. */
  assert_counts (reading, 2, 0);
  g_assert_cmpuint (nonet_reading_get_n_messages (reading, NONET_MESSAGE_WARNING), ==, 1);
}

/* What follows a '#' is no part of the puzzle; spaces in a link were once '+'. */
TEST (links_that_were_changed)
{
  const NonetWriteFormat *format = nonet_write_format_find ("f-puzzles");
  g_autoptr (NonetPuzzle) puzzle = NULL;
  g_autofree char *link = NULL, *bare = NULL;

  assert_reads ("https://www.sudokuwiki.org/sudoku.htm?bd=" BIRD_DIGITS "#top\n", BIRD);
  for (guint seed = 1; bare == NULL || strchr (bare, '+') == NULL; seed++)
    {
      g_clear_pointer (&puzzle, nonet_puzzle_unref);
      g_free (g_steal_pointer (&link));
      g_free (g_steal_pointer (&bare));
      puzzle = new_board (3, 3, NULL, seed);
      link = nonet_write_puzzle (format, puzzle, NULL);
      bare = g_uri_unescape_string (link, NULL);
    }
  /* The packed text alone, in a message. */
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *message = g_strdup_printf ("Try this one, it is hard:\n\n%s%s\n\nBob\n",
                                                  i == 0 ? "" : "fpuzzles", strstr (link, "N4Ig"));
      g_autoptr (NonetPuzzle) again = read_one (message);

      g_assert_cmpmem (again->givens, 81, puzzle->givens, 81);
    }
  g_strdelimit (bare, "+", ' ');
  {
    g_autoptr (NonetPuzzle) again = read_one (bare);

    g_assert_cmpmem (again->givens, 81, puzzle->givens, 81);
  }
}

/* What SudokuExchange, SudokuPad and Good Sudoku pack into a few characters, in links with and without their beginning. */
TEST (short_codes)
{
  static const char *const links[] = {
    "https://sudokuexchange.com/play/?s=0xsv182359RHIBFuAMZQZdDG75Cpe&d=2",
    "https://sudokupad.app/classic0xsv182359RHIBFuAMZQZdDG75Cpe",
    "Try sudokupad.app/classic0xsv182359RHIBFuAMZQZdDG75Cpe!",
  };

  for (guint i = 0; i < G_N_ELEMENTS (links); i++)
    assert_reads (links[i], ".9.....4.....7.....1823597..7.8.1.5.6.......2..5...6..5...9...3.6.752.1..........");
  assert_reads ("Check out this puzzle in GoodSudoku! "
                "playgoodsudoku.com/puzzle/$cAZAIABgcAQAAIAFCQAAAHAFAAAwAAgAEAAAAwQAgAAGADAQAFAWAHA=",
                "7..64.2...6.7..4....8..5.9......7..5....3....8..1......3.4..8....6..3.1...5.16..7");
  assert_refused ("https://sudokuexchange.com/play/?s=0xsv182359RHIBFuAMZQZdDG75Cp",
                  "1: this link only refers to a puzzle on a server; open it there and copy the puzzle itself");
}

/* A line is a thermometer where it has a bulb, an arrow where it has a circle; others may stand for anything. */
TEST (sudokupad_drawings)
{
#define BULB "{ct:[0.5,0.5],r:t,w:0.85,h:0.85,c2:CFCFCF}"
#define PILL "{ct:[3.5,1],r:t,w:1.8,h:0.8,c1:#0}"
  static const struct
  {
    const char *members, *cells;
    SudokuRuleKind kind;
    gint value;
  } drawings[] = {
    { "l:[{wp:[[0.5,0.5],[2.5,2.5],[2.5,3.5]],th:20,c:CFCFCF}],u:[" BULB "]", "0 5 10 11", SUDOKU_RULE_THERMOMETER,
      -1 },
    { "l:[{wp:[[2.5,2.5],[0.5,0.5]],th:20,c:CFCFCF}],u:[" BULB "]", "0 5 10", SUDOKU_RULE_THERMOMETER, -1 },
    { "a:[{wp:[[0.5,0.5],[0.5,2.5]],hl:0.3}],o:[" BULB "]", "0 1 2", SUDOKU_RULE_ARROW, 1 },
    { "a:[{wp:[[3.5,1.5],[1.5,1.5]],hl:0.3}],o:[" PILL "]", "12 13 9 5", SUDOKU_RULE_ARROW, 2 },
    { "ca:[{ce:[[0,0],[0,1]],v:3},{v:'author: me'}]", "0 1", SUDOKU_RULE_CAGE, 3 },
  };
  g_autofree char *line =
      link_of ("https://sudokupad.app/scl", "{cs:50," CELLS ",l:[{wp:[[0.5,0.5],[2.5,2.5]],th:20,c:CFCFCF}]}", "");
  g_autofree char *off = link_of ("https://sudokupad.app/scl", "{" CELLS ",ca:[{ce:[[0,0],[0,4]],v:3}]}", "");
  g_autofree char *jigsaw = link_of ("https://sudokupad.app/scl",
                                     "{" CELLS ",re:[[[0,0],[0,1],[0,2],[0,3]],[[1,0],[2,0],[3,0],[3,1]],"
                                     "[[1,1],[1,2],[1,3],[2,1]],[[2,2],[2,3],[3,2],[3,3]]]}",
                                     "");
  g_autoptr (NonetReading) unknown = read_text (line);
  g_autoptr (NonetPuzzle) regions = read_one (jigsaw);

  for (guint i = 0; i < G_N_ELEMENTS (drawings); i++)
    {
      g_autofree char *text = g_strconcat ("{cs:50," CELLS ",", drawings[i].members, "}", NULL);
      g_autofree char *link = link_of ("https://sudokupad.app/scl", text, "");
      g_autoptr (NonetReading) reading = read_text (link);
      g_autoptr (NonetPuzzle) puzzle = nonet_reading_dup_puzzle (reading, 0);
      const SudokuRule *rule = puzzle->shape->rule;
      g_autoptr (GString) cells = g_string_new (NULL);

      g_assert_cmpuint (puzzle->shape->n_rules, ==, 1);
      for (guint j = 0; j < rule->n_cells; j++)
        g_string_append_printf (cells, "%s%u", j > 0 ? " " : "", rule->cell[j]);
      g_assert_cmpstr (cells->str, ==, drawings[i].cells);
      g_assert_cmpint (rule->kind, ==, drawings[i].kind);
      g_assert_cmpint (rule->has_value ? rule->value : -1, ==, drawings[i].value);
      g_assert_cmpuint (nonet_reading_get_n_messages (reading, NONET_MESSAGE_WARNING), ==, 0);
    }
  g_assert_cmpuint (nonet_reading_get_n_messages (unknown, NONET_MESSAGE_WARNING), ==, 1);
  g_assert_cmpuint (sudoku_shape_box_rows (regions->shape), ==, 0);
  assert_refused (off, "cages[0]: this rule names a cell that the board does not have");
#undef BULB
#undef PILL
}
