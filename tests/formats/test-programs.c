/* Reading the formats of other programs: what each holds is kept, and what Nonet cannot solve is named.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "tests/test.h"

#include "boards.h"
#include "formats/json/json-boards.h"
#include "formats/rules.h"
#include "formats/write.h"
#include "sudoku/search.h"

#define FOUR "1..4..2..3..4..1"
#define DOTS "........................................................................"
#define ZEROS "000000000000000000000000000000000000000000000000000000000000000000000000"

TEST (ipuz)
{
  g_autoptr (NonetPuzzle) puzzle = read_one (
      "ipuz({\"version\":\"http://ipuz.org/v1\",\"kind\":[\"http://ipuz.org/sudoku#1\"],\"title\":\"T\",\"org.x\":[1],"
      "\"puzzle\":[[1,0,0,\"4\"],[0,0,{\"given\":2},0],[\"\",3,0,0],[4,0,0,1]],\"saved\":[[0,2,[3],0],[],[],[]]});");

  assert_cells (puzzle->givens, FOUR);
  g_assert_cmpuint (puzzle->entries[1], ==, 2);
  g_assert_cmpuint (puzzle->marks[2], ==, 4);
  g_assert_cmpstr (puzzle->title, ==, "T");
  g_assert_cmpstr (puzzle->extra, ==, "{\"org.x\":[1]}");
  assert_refused ("{\"kind\":[\"http://ipuz.org/crossword#1\"],\"puzzle\":[[0]]}",
                  "this ipuz file contains another kind of puzzle, not a Sudoku");
  assert_refused (
      "{\"kind\":[\"http://ipuz.org/sudoku#1\"],\n\"puzzle\":[[1,0,0,4],\n[0,0,\"H\",0],[0,0,0,0],[0,0,0,0]]}",
      "puzzle[1][2]: “H” is not one of the symbols 1-4");
  assert_refused ("{\"kind\":[\"http://ipuz.org/sudoku#1\"],\n\"puzzle\":[[1,0,0,4],\n[0,0,0],[0,0,0,0],[0,0,0,0]]}",
                  "puzzle[1]: the row has 3 cells instead of 4");
  assert_refused ("{\"kind\":[\"http://ipuz.org/sudoku/jigsawsudoku#1\"],\"puzzle\":[[1,0],[0,0]]}",
                  "puzzle[0][0]: each region must have as many cells as a row, and each cell must be in one region");
}

TEST (sdk)
{
  g_autoptr (NonetPuzzle) puzzle =
      read_one ("#A Ann\n#D Title\n#L Mild\n[Puzzle]\n1..4\n..2.\n.3..\n4..1\n[State]\n12.4\n..2.\n.3..\n4..1\n"
                "[PencilMarks]\n,,3,\n34,4,,13\n,,,\n,,,\n[Colours]\n...2\n....\n....\n....\n");

  assert_cells (puzzle->givens, FOUR);
  assert_cells (puzzle->entries, ".2..............");
  g_assert_cmpuint (puzzle->marks[4], ==, 12);
  g_assert_cmpuint (puzzle->colours[3], ==, 2);
  g_assert_cmpstr (puzzle->author, ==, "Ann");
  g_assert_cmpstr (puzzle->difficulty, ==, "Mild");
  assert_refused ("[Puzzle]\n1..4\n..2\n.3..\n4..1\n", "3:4: the row has 3 cells instead of 4");
}

/* Blanks may be the last bytes of a file, and a section may have a row more than any board. */
TEST (sdk_ends)
{
  g_autoptr (NonetPuzzle) colours = read_one ("[Puzzle]\n1..4\n..2.\n.3..\n4..1\n[Colors]\n...2\n....\n....\n....");
  g_autoptr (GString) tall = g_string_new ("[Puzzle]\n");

  assert_reads ("[Puzzle]\n1..4\n..2.\n.3..\n4..1\n   ", FOUR);
  g_assert_cmpuint (colours->colours[3], ==, 2);
  for (guint row = 0; row < 70; row++)
    {
      for (guint column = 0; column < 64; column++)
        g_string_append_c (tall, '.');
      g_string_append_c (tall, '\n');
    }
  assert_refused (tall->str, "66: the board has 65 rows of 64 cells instead of 64 rows");
}

/* Version 4 has the notes of corners before those of the centre. */
TEST (opensudoku_corners)
{
  g_autoptr (GString) data = g_string_new (
      "<opensudoku version=\"3\"><folder folder_name=\"F\"><game user_note=\"n\" cells_data=\"version: 4&#10;");
  g_autoptr (NonetPuzzle) puzzle = NULL;

  for (guint cell = 0; cell < 81; cell++)
    g_string_append (data, cell == 0 ? "5|0|0|0|" : cell == 1 ? "0|3|256|1|" : "0|0|0|1|");
  g_string_append (data, "\"/></folder></opensudoku>");
  puzzle = read_one (data->str);
  g_assert_cmpuint (puzzle->givens[0], ==, 5);
  g_assert_cmpuint (puzzle->corners[1], ==, 3);
  g_assert_cmpuint (puzzle->marks[1], ==, 256);
}

TEST (opensudoku)
{
  g_autoptr (NonetPuzzle) v1 = read_one ("<opensudoku><name>N</name><game data=\"" ZEROS "123456789\"/></opensudoku>");
  g_autoptr (GString) data = g_string_new (
      "<opensudoku version=\"2\"><folder name=\"F\"><game time=\"2500\" note=\"n\" data=\"version: 1&#10;");
  g_autoptr (NonetPuzzle) v2 = NULL;

  for (guint cell = 0; cell < 81; cell++)
    g_string_append (data, cell == 0 ? "5|-|0|" : cell == 1 ? "3|-|1|" : cell == 2 ? "0|1,2,|1|" : "0|-|1|");
  g_string_append (data, "\"/></folder></opensudoku>");
  v2 = read_one (data->str);
  g_assert_cmpuint (v1->givens[80], ==, 9);
  g_assert_cmpstr (v1->title, ==, "N");
  g_assert_cmpuint (v2->givens[0], ==, 5);
  g_assert_cmpuint (v2->entries[1], ==, 3);
  g_assert_cmpuint (v2->marks[2], ==, 3);
  g_assert_cmpuint (v2->elapsed, ==, 2);
  assert_refused ("<opensudoku>\n<game data=\"123\"/></opensudoku>", "2: the game has 3 cells instead of 81");
}

/* A field with nothing in it is none; what the program does not write is refused. */
TEST (opensudoku_fields)
{
  static const struct
  {
    const char *first, *others, *message;
  } games[] = {
    { "5|0|0|0|28||1|", "0|0|1|", NULL },
    { "5|-|0||0|3,4,5|1|", "0|-|1|", NULL },
    { "5|0|0|0|28|7|", "0|0|1|", "1: r1c2 is not written as OpenSudoku writes cells" },
    { "5|0|0|0|9999|1|", "0|0|1|", "1: r1c2 is not written as OpenSudoku writes cells" },
    { "5|0|0|x|0|1|", "0|0|1|", "1: r1c2 is not written as OpenSudoku writes cells" },
    { "5|0|0|3|0|1|0|0|1|", "0|0|1|", "1: the game has 82 cells instead of 81" },
    { "5|0|0|3|0|", "0|0|1|", "1: the game has 80 cells instead of 81" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (GString) data = g_string_new ("<opensudoku version=\"2\"><game data=\"version: 2&#10;");

      g_string_append (data, games[i].first);
      for (guint cell = 2; cell < 81; cell++)
        g_string_append (data, games[i].others);
      g_string_append (data, "\"/></opensudoku>");
      if (games[i].message != NULL)
        assert_refused (data->str, games[i].message);
      else
        {
          g_autoptr (NonetPuzzle) puzzle = read_one (data->str);

          g_assert_cmpuint (puzzle->givens[0], ==, 5);
          g_assert_cmpuint (nonet_puzzle_count_givens (puzzle) + nonet_puzzle_count_entries (puzzle), ==, 1);
          g_assert_cmpuint (puzzle->marks[1], ==, 28);
        }
    }
}

/* Values that a program worked out belong to nobody; where some are said to be provided, those of the user are entries. */
TEST (cells_with_origins)
{
#define CELL(x, y, value, origin)                                                                                      \
  "<Cell><x>" #x "</x><y>" #y "</y><value>" #value "</value><origin>" #origin "</origin></Cell>"
  g_autoptr (NonetPuzzle) first = read_one ("<?xml version=\"1.0\"?>\n<Sudoku version=\"1\">" CELL (0, 0, 5, User)
                                                CELL (1, 0, 3, Calculated) CELL (0, 8, 7, Trial) "</Sudoku>");
  g_autoptr (NonetPuzzle) second = read_one ("<Sudoku version=\"2\">" CELL (0, 0, 5, Provided) CELL (1, 0, 3, User)
                                                 CELL (0, 8, 7, Calculated) "</Sudoku>");

  assert_cells (first->givens, "5........" DOTS);
  g_assert_cmpuint (nonet_puzzle_count_entries (first), ==, 0);
  assert_cells (second->givens, "5........" DOTS);
  assert_cells (second->entries, ".3......." DOTS);
  assert_refused ("<Sudoku version=\"1\">\n" CELL (0, 0, 5, User) CELL (0, 0, 3, User) "</Sudoku>",
                  "2: a cell is listed twice, or is not on the board");
  assert_refused ("<Sudoku version=\"1\">\n" CELL (9, 0, 5, User) "</Sudoku>",
                  "2: a cell is listed twice, or is not on the board");
  assert_refused ("<Sudoku version=\"1\">" CELL (0, 0, 12, User) "</Sudoku>", "1: value 12 exceeds 9");
#undef CELL
}

TEST (sudoq)
{
  static const char solution[] = "0123230110323210";
  g_autoptr (GString) xml = g_string_new (NULL), diagonal = g_string_new ("<sudoku type=\"5\">");
  g_autoptr (NonetPuzzle) puzzle = NULL, further = NULL;

  for (guint cell = 0; cell < 16; cell++)
    g_string_append_printf (
        xml, "<fieldmap editable=\"%s\" solution=\"%c\"><position x=\"%u\" y=\"%u\"></position></fieldmap>\n",
        cell % 3 == 0 ? "false" : "true", solution[cell], cell % 4, cell / 4);
  for (guint cell = 0; cell < 81; cell++)
    g_string_append_printf (
        diagonal, "<fieldmap editable=\"%s\" solution=\"%u\"><position x=\"%u\" y=\"%u\"/></fieldmap>",
        cell == 0 ? "false" : "true", pattern_value (nonet_shape_get (3, 3), cell) - 1u, cell % 9, cell / 9);
  g_string_append (diagonal, "</sudoku>");
  further = read_one (diagonal->str);
  g_assert_cmpuint (further->shape->n_rules, ==, 2);
  g_assert_null (further->solution);
  g_string_prepend (xml, "<?xml version=\"1.0\"?>\n<sudoku type=\"1\">");
  g_string_append (xml, "</sudoku>");
  puzzle = read_one (xml->str);
  assert_cells (puzzle->givens, "1..4..1..1..4..1");
  assert_cells (puzzle->solution, "1234341221434321");
}

TEST (ksudoku)
{
  g_autoptr (NonetPuzzle) puzzle =
      read_one ("<!DOCTYPE ksudoku><ksudoku><game msecs-elapsed=\"3000\"><puzzle><graph order=\"4\" type=\"sudoku\"/>"
                "<values>b__e__d__c__e__b</values></puzzle><history><simple-event index=\"4\" value=\"2\"/>"
                "<simple-event index=\"1\" markers=\"0110\"/></history></game></ksudoku>");

  /* Column by column. */
  assert_cells (puzzle->givens, "1..4..2..3..4..1");
  assert_cells (puzzle->entries, ".2..............");
  g_assert_cmpuint (puzzle->marks[4], ==, 6);
  g_assert_cmpuint (puzzle->elapsed, ==, 3);
  assert_refused (
      "<ksudoku-graph><graph order=\"9\" sizeX=\"21\" sizeY=\"21\" specific-type=\"Samurai\"/></ksudoku-graph>",
      "1: this is a KSudoku board shape (Samurai) and contains no puzzle");
}

TEST (ksudoku_shapes)
{
  g_autoptr (NonetReading) plain = read_text (
      "<!DOCTYPE ksudoku-graph>\n<ksudoku-graph>\n<graph sizeX=\"4\" sizeY=\"4\" sizeZ=\"1\" order=\"4\" "
      "type=\"custom\" "
      "specific-type=\"Plain\" name=\"4x4\">\n<sudokugroups at=\"0\" withblocks=\"1\"/></graph></ksudoku-graph>");
  g_autoptr (NonetReading) listed = read_text ("4\n4 4 1\n12\n4 0 1 2 3\n4 4 5 6 7\n4 8 9 10 11\n4 12 13 14 15\n4 0 4 "
                                               "8 12\n4 1 5 9 13\n4 2 6 10 14\n4 3 7 11 15\n"
                                               "4 0 1 4 5\n4 2 3 6 7\n4 8 9 12 13\n4 10 11 14 15\n");
  NonetReading *const readings[] = { plain, listed };

  for (guint i = 0; i < G_N_ELEMENTS (readings); i++)
    {
      assert_givens (readings[i], 0, "................");
      g_assert_cmpuint (nonet_reading_get_n_messages (readings[i], NONET_MESSAGE_WARNING), ==, 1);
    }
  /* Refused at once: there is no board of that order. */
  assert_refused ("+4\n+4 +4 1\n12\n4 0 1 2 3\n", "1: this is a KSudoku board shape and contains no puzzle");
}

/* The list of groups says which boxes there are: here three rows by two columns. */
/* Cliques are regions, diagonals or further regions; cages have sums; all of them are written again. */
TEST (ksudoku_rules)
{
#define GAME(kind, rules)                                                                                              \
  "<!DOCTYPE ksudoku><ksudoku><game><puzzle><graph sizeX=\"4\" sizeY=\"4\" sizeZ=\"1\" order=\"4\" type=\"custom\" "   \
  "specific-type=\"" kind "\">" rules "</graph><values>b_______________</values></puzzle></game></ksudoku>"
#define BLOCKS "<sudokugroups at=\"0\" withblocks=\"1\"/>"
#define NO_BLOCKS "<sudokugroups at=\"0\" withblocks=\"0\"/>"
  static const struct
  {
    const char *game;
    guint box_rows, n_rules;
    SudokuRuleKind kind;
  } games[] = {
    { GAME ("XSudoku", BLOCKS "<clique size=\"4\">0 5 10 15 </clique>"), 2, 1, SUDOKU_RULE_DIAGONAL_DOWN },
    { GAME ("XSudoku", BLOCKS "<clique size=\"4\">12 9 6 3 </clique>"), 2, 1, SUDOKU_RULE_DIAGONAL_UP },
    { GAME ("Plain", BLOCKS "<clique size=\"3\">5 6 9 </clique>"), 2, 1, SUDOKU_RULE_EXTRA_REGION },
    { GAME ("Jigsaw", NO_BLOCKS "<clique size=\"4\">0 1 2 3</clique><clique size=\"4\">4 8 12 13</clique>"
                                "<clique size=\"4\">5 9 6 7</clique><clique size=\"4\">10 11 14 15</clique>"),
      0, 0, SUDOKU_N_RULES },
    { GAME ("KillerSudoku", BLOCKS "<cage size=\"2\" operator=\"4\" value=\"5\">0 1</cage>"
                                   "<cage size=\"1\" operator=\"0\" value=\"3\">2</cage>"),
      2, 2, SUDOKU_RULE_CAGE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (NonetPuzzle) puzzle = read_one (games[i].game);
      g_autofree char *text = nonet_write_puzzle (nonet_write_format_find ("ksudoku"), puzzle, NULL);
      g_autoptr (NonetPuzzle) again = read_one (text);

      g_assert_cmpuint (sudoku_shape_box_rows (puzzle->shape), ==, games[i].box_rows);
      g_assert_cmpuint (puzzle->shape->n_rules, ==, games[i].n_rules);
      if (games[i].n_rules > 0)
        g_assert_cmpint (puzzle->shape->rule[0].kind, ==, games[i].kind);
      g_assert_true (nonet_puzzle_equal (puzzle, again));
    }
  assert_refused (GAME ("Mathdoku", BLOCKS "<cage size=\"2\" operator=\"3\" value=\"5\">0 1</cage>"),
                  "1: this is a puzzle of the kind “Mathdoku”, which Nonet cannot solve yet");
  assert_refused (GAME ("KillerSudoku", BLOCKS "<cage size=\"2\" operator=\"4\" value=\"5\">0 16</cage>"),
                  "1: rule 1: this rule names a cell that the board does not have");
  assert_refused (GAME ("KillerSudoku", BLOCKS "<cage size=\"2\" operator=\"4\" value=\"5\">1 1</cage>"),
                  "1: rule 1: this rule names row 2, column 1 twice");
#undef GAME
#undef BLOCKS
#undef NO_BLOCKS
}

TEST (ksudoku_boxes)
{
  g_autoptr (GString) text = g_string_new ("6\n6 6 1\n18\n");
  g_autoptr (NonetPuzzle) puzzle = NULL;

  for (guint group = 0; group < 18; group++)
    {
      guint i = group % 6;

      g_string_append_c (text, '6');
      for (guint j = 0; j < 6; j++)
        {
          guint row = group < 6 ? i : group < 12 ? j : i / 3 * 3 + j / 2;
          guint column = group < 6 ? j : group < 12 ? i : i % 3 * 2 + j % 2;

          g_string_append_printf (text, " %u", column * 6 + row);
        }
      g_string_append_c (text, '\n');
    }
  puzzle = read_one (text->str);
  g_assert_cmpuint (sudoku_shape_box_rows (puzzle->shape), ==, 3);
}

TEST (gnome_sudoku)
{
  g_autoptr (NonetPuzzle) puzzle = read_one (
      "{\"difficulty_category\":\"Easy Difficulty\",\"time_elapsed\":12.5,\"cells\":[{\"position\":[0,8],\"value\":7,"
      "\"fixed\":true,\"earmarks\":[]},{\"position\":[1,0],\"value\":0,\"fixed\":false,\"earmarks\":[2,9]}]}");
  g_autoptr (NonetPuzzle) in_list = read_one (
      "[{\"cells\":[{\"position\":[0,8],\"value\":7,\"fixed\":true,\"earmarks\":[]}],\"difficulty_category\":\"\"}]");

  g_assert_cmpuint (puzzle->givens[8], ==, 7);
  g_assert_cmpuint (puzzle->marks[9], ==, 2 | 256);
  g_assert_cmpuint (puzzle->elapsed, ==, 12);
  g_assert_cmpstr (puzzle->difficulty, ==, "Easy Difficulty");
  g_assert_cmpuint (in_list->givens[8], ==, 7);
}

TEST (f_puzzles)
{
  const char *plain =
      "{\"size\":4,\"title\":\"P\",\"grid\":[[{\"value\":1,\"given\":true},{\"value\":2},{"
      "\"centerPencilMarks\":[3,4]},{\"cornerPencilMarks\":[2],\"highlight\":\"#60D060\",\"c\":\"#FFA0A0\"}],"
      "[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]}";
  const char *killer =
      "{\"size\":4,\"grid\":[[{\"value\":1,\"given\":true},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"
      "\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"5\"}]}";
  g_autoptr (NonetPuzzle) puzzle = read_one (plain);
  g_autofree char *packed = nonet_lz_string_compress (plain);
  g_autofree char *link = g_strdup_printf ("https://www.f-puzzles.com/?load=%s", packed);
  g_autoptr (NonetPuzzle) linked = read_one (link);
  g_autoptr (NonetReading) warned = read_text (killer);
  g_autoptr (NonetPuzzle) caged = nonet_reading_dup_puzzle (warned, 0);
  g_autoptr (NonetReading) oblong =
      read_text ("{\"size\":6,\"grid\":[[{\"value\":1,\"given\":true},{},{},{},{},{}],[{},{},{},{},{},{}],"
                 "[{},{},{},{},{},{}],[{},{},{},{},{},{}],[{},{},{},{},{},{}],[{},{},{},{},{},{}]]}");

  /* Its boxes are known. */
  g_assert_cmpuint (nonet_reading_get_n_messages (oblong, NONET_MESSAGE_CHOICE), ==, 0);
  g_assert_cmpuint (puzzle->givens[0], ==, 1);
  g_assert_cmpuint (puzzle->entries[1], ==, 2);
  g_assert_cmpuint (puzzle->marks[2], ==, 12);
  g_assert_cmpuint (puzzle->corners[3], ==, 2);
  /* The player's colour stands before the setter's. */
  g_assert_cmpuint (puzzle->colours[3], ==, 4);
  g_assert_true (nonet_puzzle_equal (puzzle, linked));
  g_assert_cmpuint (nonet_reading_get_n_messages (warned, NONET_MESSAGE_WARNING), ==, 0);
  g_assert_cmpuint (nonet_puzzle_get_value (caged, 0), ==, 1);
  g_assert_cmpint (caged->shape->rule[0].kind, ==, SUDOKU_RULE_CAGE);
  assert_refused ("https://sudokupad.app/abc123xyz",
                  "1: this link only refers to a puzzle on a server; open it there and copy the puzzle itself");
}

/* A board may stand under the link it was found by, and a text about anything may begin with a link. */
TEST (text_under_a_link)
{
  static const char server[] =
      "1: this link only refers to a puzzle on a server; open it there and copy the puzzle itself";

  assert_reads ("https://example.org/sudoku/\n\n1..4\n..2.\n.3..\n4..1\n", "1..4..2..3..4..1");
  assert_refused ("https://example.org/\n\nA program.\n\n- It solves.\n", "there is no Sudoku in this text");
  assert_refused ("https://example.org/\n", server);
  assert_refused ("https://sudokupad.app/abc123xyz\nHave fun!\n", server);
  assert_refused ("https://puzz.link/p?kakuro/9/9/1\n1..4\n..2.\n.3..\n4..1\n",
                  "1: this link is to a puzzle of another kind, not a Sudoku");
}

TEST (lz_string)
{
  /* "hello, hello, hello" as the JavaScript library packs it. */
  g_autofree char *packed = nonet_lz_string_compress ("ä€𝄞 aaaaaaaaaaaaaaaaaaaaaa bbbb aaaabbbb");
  g_autofree char *text = nonet_lz_string_decompress (packed, strcspn (packed, "="), 1000, NULL);
  g_autofree char *none = nonet_lz_string_decompress ("AAAA", 4, 1000, NULL);

  g_assert_cmpstr (text, ==, "ä€𝄞 aaaaaaaaaaaaaaaaaaaaaa bbbb aaaabbbb");
  g_assert_null (none);
}

TEST (json_of_no_format)
{
  static const char *const texts[] = {
    "[[1,0,0,4],[0,0,2,0],[0,3,0,0],[4,0,0,1]]", "{\"board\":[\"1..4\",\"..2.\",\".3..\",\"4..1\"]}",
    "{\"data\":{\"puzzle\":\"1..4..2..3..4..1\"}}",
    "{\"n\":4,\"x\":[[1,null,null,4],[null,null,2,null],[null,3,null,null],[4,null,null,1]]}"
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    assert_reads (texts[i], FOUR);
  assert_refused ("{\"a\":1}", "this JSON contains no board of cells");
}

/* A description without parameters, as puzzle-sudoku.com has them. */
TEST (task)
{
  assert_reads ("5_3b7d6b1_9_5d9_8d6a8c6c3_4b8a3b1_7c2c6a6d2_8d4_1_9b5d8b7_9\n",
                "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
}

TEST (penpa)
{
  assert_refused ("https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VRNb9s4EL37Vyx4nQMpWbYs3dw0",
                  "1: Nonet cannot read links of Penpa+");
}

TEST (solo)
{
  g_autoptr (NonetPuzzle) wide = read_one ("2x3:1zh6\n");
  g_autoptr (NonetPuzzle) saved = read_one (
      "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\nGAME    :4:Solo\nPARAMS  :3:2x2\nCPARAMS "
      ":3:2x2\n"
      "DESC    :11:1b4b2b3b4b1\nNSTATES :1:4\nSTATEPOS:1:3\nMOVE    :6:R1,0,2\nMOVE    :6:P2,0,3\nMOVE    :6:R3,1,3\n");

  assert_reads ("2x2:1b4b2b3b4b1\n", FOUR);
  /* "2x3": boxes three wide and two tall. */
  g_assert_cmpuint (sudoku_shape_box_rows (wide->shape), ==, 2);
  g_assert_cmpuint (sudoku_shape_box_columns (wide->shape), ==, 3);
  assert_cells (saved->entries, ".2..............");
  g_assert_cmpuint (saved->marks[2], ==, 4);
  assert_refused ("3x3#12345\n",
                  "1:4: only the program itself can make the puzzle of a random seed; copy the game ID there instead");
  assert_refused ("2x2:1b4b2b3b4\n", "1:14: the game has 13 cells instead of 16");
}

/* Regions, diagonals and cages, and that they are written as they were read. */
TEST (solo_rules)
{
  static const struct
  {
    const char *id;
    guint n_rules, box_rows;
  } ids[] = {
    { "9j:8_7n5_2b7c1b3_4_1d9k9d6_7_3b6c5b9_1n1_6,caabb_babcaaac_a_ad_b__a_cdcdg_b_a__bab___b____cb_acbabbfb\n", 0, 0 },
    { "9jx:b2_3k8b6_4a7d8f4_3_2i8_6_7f4d2a9_1b6k4_2b,fcaabcebbaeabb_b_abbb_bbbdbb_____e__a__aaabbab___b_c_f_c\n", 2,
      0 },
    { "2x3x:e1_4b2e3d2e5b6_6e\n", 2, 2 },
    { "3x3k:zzzc,_____aa____a__a_a___a_____aa________________a_b_a_cbaba_ab___ab___bbaa_a_b____aba_ba__ba___aaa__,"
      "13_8_9_18_8_10a13f12a9_5_11_10b14a18c7a14_16c14_11d21a15a3_9_19_13b5a14i25b15a8_17d11d10a\n",
      33, 3 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (NonetPuzzle) puzzle = read_one (ids[i].id);
      g_autoptr (SudokuGrid) grid = nonet_puzzle_dup_grid (puzzle, FALSE);
      g_autofree char *text = nonet_write_puzzle (nonet_write_format_find ("solo"), puzzle, NULL);

      g_assert_cmpuint (puzzle->shape->n_rules, ==, ids[i].n_rules);
      g_assert_cmpuint (sudoku_shape_box_rows (puzzle->shape), ==, ids[i].box_rows);
      g_assert_cmpint (sudoku_uniqueness (grid, NULL, NULL, NULL), ==, SUDOKU_UNIQUENESS_UNIQUE);
      g_assert_cmpstr (text, ==, ids[i].id);
    }
  assert_refused ("2x2k:p,a\n", "1:9: the regions of this game are damaged or cut off");
  assert_refused ("4j:p,_\n", "1:7: the regions of this game are damaged or cut off");
  assert_refused ("4j:p,x\n", "1: the regions do not have 4 cells each");
  assert_refused ("2x2k:p,x,3o\n", "1: the cage at r1c1 has 16 cells, more than there are symbols");
}

TEST (strings)
{
  g_autoptr (GString) s9b = g_string_new ("https://www.sudokuwiki.org/sudoku.htm?bd=S9B");
  g_autoptr (NonetPuzzle) wiki = NULL;

  for (guint cell = 0; cell < 81; cell++)
    g_string_append (s9b, cell == 0 ? "05" : cell == 1 ? "0c" : cell == 2 ? "0l" : "00");
  wiki = read_one (s9b->str);
  g_assert_cmpuint (wiki->givens[0], ==, 5);
  g_assert_cmpuint (wiki->entries[1], ==, 3);
  g_assert_cmpuint (wiki->marks[2], ==, 3);
  assert_reads ("SumoCueV1=1J0=0J0=0J1=4J1=0J0=0J0=2J1=0J1=0J2=3J2=0J3=0J3=4J2=0J2=0J3=1J3", FOUR);
  assert_reads ("2x2:::1:0:0:4:0:0:2:0:0:3:0:0:4:0:0:1\n", FOUR);
}

/* Cages of all ways to write them, of the whole board but for its last cell. */
TEST (cages)
{
  static const char *const texts[] = {
    "2x2::k:1280:1280:1282:1282:1284:1284:1286:1286:2568:2568:2568:2568:1292:1292:782:0\n",
    "SumoCueV1=5+0=5+2=5+4=5+6=10+8+9+10=5+12=3=0\n",
    "5<5<5<5<A<<<5<30\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (NonetPuzzle) puzzle = read_one (texts[i]);
      const SudokuRule *large = &puzzle->shape->rule[4];

      g_assert_cmpuint (puzzle->shape->n_rules, ==, 7);
      g_assert_cmpint (large->value, ==, 10);
      g_assert_cmpuint (large->n_cells, ==, 4);
      g_assert_cmpint (puzzle->shape->rule[6].value, ==, 3);
    }
  /* They are in the order of their first cells wherever the sum stands. */
  {
    g_autoptr (NonetPuzzle) all = read_one (">5>55<5<A<<<5<5<\n");
    g_autofree char *text = nonet_write_puzzle (nonet_write_format_find ("solo"), all, NULL);
    g_autoptr (NonetPuzzle) again = read_one (text);

    g_assert_true (nonet_puzzle_equal (all, again));
  }
  assert_refused ("5<5<5<5<A<<<5<>>\n", "1:15: this cell points at no sum");
  assert_refused ("5<5<5<5<A<<<5<><\n", "1:15: this cell points at no sum");
  assert_refused ("A<<<^<5<5<5<5<5<\n", "1: the cage at r1c1 has 6 cells, more than there are symbols");
  assert_refused ("SumoCueV1=5+0=5+9=5+4=5+6=10+8+9+10=5+12=3=0\n", "1:16: a cell must begin with = or +");
}

TEST (hodoku)
{
  g_autoptr (NonetPuzzle) puzzle = read_one (":0000:2:+1" ZEROS "00000000:211 312:291::\n");

  g_assert_cmpuint (puzzle->entries[0], ==, 1);
  g_assert_cmpuint (puzzle->eliminated[0], ==, 2);
  g_assert_cmpuint (puzzle->eliminated[1], ==, 4);
}

/* What a line says of the step comes back as it was, from the native format too. */
TEST (hodoku_steps)
{
  static const char *const lines[] = {
    ":0901-2:37:+1" DOTS "........:211 312:455 466::\n",
    ":0604:1:1" DOTS "........:132 438:193:174:4\n",
    ":0100:4:1" DOTS "........::412:\n",
    ":0000:x:1" DOTS "........:211:::\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (NonetPuzzle) puzzle = read_one (lines[i]);
      g_autofree char *text = nonet_write_puzzle (nonet_write_format_find ("hodoku"), puzzle, NULL);
      g_autofree char *ipuz = nonet_write_puzzle (nonet_write_format_find ("ipuz"), puzzle, NULL);
      g_autoptr (NonetPuzzle) back = read_one (ipuz);

      g_assert_cmpstr (text, ==, lines[i]);
      g_assert_true (nonet_puzzle_equal (back, puzzle));
      g_assert_null (puzzle->comment);
    }
}

/* Lines of a library may stand in a list, and a list in a library. */
TEST (hodoku_among_lines)
{
  g_autoptr (NonetReading) reading =
      read_text (ZEROS "000000012\n:0604:1:1" ZEROS "00000000:132 438:193:174:\n" ZEROS "000000034 # so\n");
  g_autoptr (NonetPuzzle) second = nonet_reading_dup_puzzle (reading, 1);

  g_assert_cmpuint (nonet_reading_get_n_puzzles (reading), ==, 3);
  g_assert_cmpuint (nonet_reading_get_line (reading, 1), ==, 2);
  g_assert_cmpuint (second->givens[0], ==, 1);
  g_assert_cmpuint (second->eliminated[19], ==, 1);
  assert_refused (":0604:1:1" ZEROS "0000000x:132 438:193:174:\n", "1:89: the third field must be a board of 81 cells");
}

/* A list may begin like the numbers of a shape of KSudoku, and a text may mention what MiniZinc is written with. */
TEST (lists_that_look_like_others)
{
  g_autoptr (NonetReading) list =
      read_text ("008010020001005000800000000000000000000000000000000000000000000000000000000000000\n"
                 "008010020001005000800000000000000000000000000000000000000000000000000000000000000\n");
  g_autoptr (NonetReading) words =
      read_text ("Each constraint [|x|] is kept = met;\nsolve it:\n1..4\n..2.\n.3..\n4..1\n");

  g_assert_cmpuint (nonet_reading_get_n_puzzles (list), ==, 2);
  g_assert_cmpstr (nonet_reading_get_format (words), ==, "rows");
}

/* Values of JSON a line, and lists of programs that are no JSON. */
TEST (nearly_json)
{
  g_autoptr (NonetReading) lines =
      read_text ("{\"id\": 1, \"cells\": \"1004002003004001\"}\n{\"id\": 2, \"cells\": \"0040100000020300\"}\n");

  g_assert_cmpuint (nonet_reading_get_n_puzzles (lines), ==, 2);
  assert_givens (lines, 1, "..4.1......2.3..");
  assert_reads ("[['1','.','.','4'],\n ['.','.','2','.'],\n ['.','3','.','.'],\n ['4','.','.','1'],]\n", FOUR);
  assert_reads ("[[1 0 0 4]\n [0 0 2 0]\n [0 3 0 0]\n [4 0 0 1]]\n", FOUR);
}

TEST (progress_of_simple_sudoku)
{
  g_autoptr (GString) text = g_string_new ("*-----------*\n");
  g_autoptr (NonetPuzzle) puzzle = NULL;

  for (guint row = 0; row < 9; row++)
    g_string_append (text, row == 0 ? "|1..|...|...|\n" : "|...|...|...|\n");
  g_string_append (text, "*-----------*\n\nI014\nE02005\n");
  puzzle = read_one (text->str);
  g_assert_cmpuint (puzzle->givens[0], ==, 1);
  g_assert_cmpuint (puzzle->entries[1], ==, 4);
  g_assert_cmpuint (puzzle->eliminated[2], ==, 16);
}

/* Nesting and counts that must not be followed. */
TEST (hostile_inputs)
{
  g_autofree char *brackets = g_strnfill (1000000, '[');
  g_autofree char *tags = NULL;
  g_autoptr (GString) xml = g_string_new ("<opensudoku>");
  g_autofree char *commas = g_strnfill (4000000, ',');

  for (guint i = 0; i < 100000; i++)
    g_string_append (xml, "<a>");
  commas[0] = commas[1] = '[';
  assert_refused (brackets, "the JSON is nested too deeply for a puzzle");
  assert_refused (commas, "the JSON has too many values for a puzzle");
  assert_refused (xml->str, "1:61: this is not valid XML: it is nested too deeply for a puzzle");
  assert_refused ("[[1,0]][[0]]", "1:8: something follows after the end of the JSON");
}

/* Inputs that random files found: none of them may come out as broken text. */
TEST (found_by_fuzzing)
{
  g_autoptr (GString) hodoku = g_string_new (":0000:x");
  g_autoptr (NonetPuzzle) puzzle = NULL;
  g_autoptr (NonetPuzzle) hyper = read_one ("{\"z\":1,\"kind\":[\"http://ipuz.org/sudoku/"
                                            "hypersudoku#1\"],\"puzzle\":[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]}");

  for (guint i = 0; i < 40; i++)
    g_string_append (hodoku, "€");
  g_string_append (hodoku, ":" ZEROS "000000001::::\n");
  puzzle = read_one (hodoku->str);
  g_assert_true (g_utf8_validate (puzzle->step_values, -1, NULL));
  g_assert_cmpstr (hyper->extra, ==, "{\"kind\":[\"http://ipuz.org/sudoku/hypersudoku#1\"],\"z\":1}");
  assert_refused ("https://example.org/?load=%ff%fe%fd%c3%28%ff%fe%fd%c3%28%ff%fe",
                  "1: this link only refers to a puzzle on a server; open it there and copy the puzzle itself");
}

/* A title, blanks before the lines, words at the end and a DOS end of file are no part of a puzzle. */
TEST (around_files_of_programs)
{
  static const char *const texts[] = {
    "My puzzle\n[Puzzle]\n.1..\n2...\n..3.\n...4\n",
    "  [Puzzle]\n  .1..\n  2...\n  ..3.\n  ...4\n",
    "My puzzle\n2x2:a1b2e3d4\n",
    ".1..\n2...\n..3.\n...4\n\032",
    ".1..\n2...\n..3.\n...4\n\f\n",
    "[[0,1,0,0],[2,0,0,0],[0,0,3,0],[0,0,0,4]]\r\n\032\r\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    assert_reads (texts[i], ".1..2.....3....4");
}

/* XML that is in the format of no Sudoku program is refused, not read as rows of something; pages are text. */

TEST (xml_of_no_format)
{
  static const char *const texts[] = {
    "<?xml version='1.0'?>\n<project><version>4.0.0</version><name>x</name></project>\n",
    "<sudoku>\n<region><cell>1</cell><cell>2</cell><cell>3</cell><cell>4</cell></region>\n"
    "<region><cell>3</cell><cell>4</cell><cell>1</cell><cell>2</cell></region>\n"
    "<region><cell>2</cell><cell>1</cell><cell>4</cell><cell>3</cell></region>\n"
    "<region><cell>4</cell><cell>3</cell><cell>2</cell><cell>1</cell></region>\n</sudoku>\n",
    "<puzzle row='1'/>",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    assert_refused (texts[i], "this XML is not in the format of a Sudoku program");
}

TEST (pages_are_text)
{
  assert_reads ("<?xml version='1.0'?>\n<html><body><table>\n<tr><td>1</td><td></td><td></td><td>4</td></tr>\n"
                "<tr><td></td><td></td><td>2</td><td></td></tr>\n<tr><td></td><td>3</td><td></td><td></td></tr>\n"
                "<tr><td>4</td><td></td><td></td><td>1</td></tr>\n</table></body></html>\n",
                "1..4..2..3..4..1");
  assert_refused ("<", "there is no Sudoku in this text");
}

static void
assert_constraint (const char *constraint, SudokuRuleKind kind, gint value, const char *cells)
{
  g_autofree char *text = g_strconcat (".Shape~4x4.~R1C1_1", constraint, "\n", NULL);
  g_autoptr (NonetPuzzle) puzzle = read_one (text);
  const SudokuRule *rule = &puzzle->shape->rule[puzzle->shape->n_rules - 1];
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < rule->n_cells; i++)
    g_string_append_printf (list, "%s%u", i > 0 ? " " : "", rule->cell[i]);
  g_assert_cmpuint (puzzle->givens[0], ==, 1);
  g_assert_cmpuint (puzzle->shape->n_rules, >, 0);
  g_assert_cmpint (rule->kind, ==, kind);
  g_assert_cmpint (rule->has_value ? rule->value : -1, ==, value);
  g_assert_cmpstr (list->str, ==, cells);
}

static void
assert_unknown (const char *constraint, const char *unknown)
{
  g_autofree char *text = g_strconcat (".Shape~4x4", constraint, "\n", NULL);
  g_autoptr (NonetPuzzle) puzzle = read_one (text);

  g_assert_cmpstr (puzzle->unknown, ==, unknown);
}

/* Constraints of Interactive Sudoku Solver. */
TEST (iss)
{
  assert_constraint (".AntiKnight", SUDOKU_RULE_ANTI_KNIGHT, -1, "");
  assert_constraint (".Diagonal~-1", SUDOKU_RULE_DIAGONAL_DOWN, -1, "");
  assert_constraint (".~R2C1_2_3", SUDOKU_RULE_CANDIDATES, -1, "4");
  assert_constraint (".Cage~5~R1C1~R1C2", SUDOKU_RULE_CAGE, 5, "0 1");
  assert_constraint (".Cage~0~R1C1~R1C2", SUDOKU_RULE_CAGE, -1, "0 1");
  assert_constraint (".Whisper~R1C1~R2C2", SUDOKU_RULE_WHISPERS, 5, "0 5");
  assert_constraint (".Whisper~2~R1C1~R2C2", SUDOKU_RULE_WHISPERS, 2, "0 5");
  assert_constraint (".PillArrow~2~R1C2~R1C1~R2C1", SUDOKU_RULE_ARROW, 2, "0 1 4");
  assert_constraint (".Indexing~R~R1C1~R2C1", SUDOKU_RULE_ROW_INDEXER, -1, "4");
  assert_constraint (".DoubleArrow~R1C1~R1C2~R2C2", SUDOKU_RULE_DOUBLE_ARROW, -1, "0 1 5");
  assert_constraint (".GreaterThan~R1C1~R1C2", SUDOKU_RULE_LESS, -1, "1 0");
  assert_constraint (".WhiteDot~R1C1~R1C2~R3C1~R4C1", SUDOKU_RULE_DIFFERENCE, 1, "12 8");
  assert_constraint (".LittleKiller~7~R3C1", SUDOKU_RULE_LITTLE_KILLER, 7, "8 13");
  assert_constraint (".LittleKiller~7~R1C3", SUDOKU_RULE_LITTLE_KILLER, 7, "2 5 8");
  assert_constraint (".Sum~7~R3C1~R4C2", SUDOKU_RULE_LITTLE_KILLER, 7, "8 13");
  assert_constraint (".Sandwich~0~C2", SUDOKU_RULE_SANDWICH, 0, "1 5 9 13");
  assert_constraint (".Skyscraper~R2~~3", SUDOKU_RULE_SKYSCRAPER, 3, "7 6 5 4");
  assert_constraint (".Quad~R1C1~3~4", SUDOKU_RULE_QUADRUPLE, -1, "0 1 4 5");
  assert_constraint (".SameValues~2~R1C1~R3C3", SUDOKU_RULE_CLONE, -1, "0 10");
  assert_refused (".Shape~4x4.Cage~5~R1C1~R1C5\n", "1: Cage: this rule names a cell that the board does not have");
  assert_refused (".Shape~4x4.Cage~5~R1C1~R1C1\n", "1: Cage: this rule names row 1, column 1 twice");
  assert_refused (".Shape~6x6~9.AntiKnight\n", "1: this puzzle has Shape~6x6~9, which Nonet cannot solve yet");
  assert_unknown (".Or.Cage~5~R1C1~R1C2.And.Cage~5~R1C1~R2C1.End.End.Lunchbox~3~R1C1~R1C2", "Or, Lunchbox");
  assert_refused (".Shape~4x4.Cage~-3~R1C1~R1C2\n", "1: Cage: this rule cannot have the value -3");
  assert_refused (".Shape~4x4.Sandwich~99999999~C1\n", "1: Sandwich: this rule cannot have the value 99999999");
  assert_refused (".Shape~4x4.~R1C1_0\n", "1: value 0 is less than 1");
  assert_unknown (".Sum~5", "Sum");
  /* Of two values for a cell none is forgotten. */
  assert_constraint (".~R1C1_2~R1C1_3", SUDOKU_RULE_CANDIDATES, -1, "0");
}

/* Constraints that stand in others, and one that is there several times: here from the first cell and from the sixth on. */
TEST (iss_groups)
{
  g_autoptr (NonetPuzzle) sum = read_one (".Shape~4x4.Sum~5~R1C1~R3C2.~R4C4_1\n");
  g_autofree char *text = nonet_write_puzzle (nonet_write_format_find ("iss"), sum, NULL);
  g_autoptr (NonetPuzzle) puzzle = read_one (".Shape~4x4.Replicate~h.Thermo~R1C1~R2C2.End.~R1C1_1\n");

  g_assert_cmpint (sum->shape->rule[0].kind, ==, SUDOKU_RULE_SUM_OF_TWO);
  g_assert_cmpstr (text, ==, ".Shape~4x4.Sum~5~R1C1~R3C2.~R4C4_1\n");
  assert_constraint (".And.Cage~5~R1C1~R1C2.End", SUDOKU_RULE_CAGE, 5, "0 1");
  assert_constraint (".SameValues~3~R1C1~R3C3~R4C2", SUDOKU_RULE_CLONE, -1, "0 13");
  g_assert_cmpuint (puzzle->shape->n_rules, ==, 2);
  g_assert_cmpuint (puzzle->shape->rule[1].cell[0], ==, 5);
  g_assert_cmpuint (puzzle->shape->rule[1].cell[1], ==, 10);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GString) deep = g_string_new (".Shape~4x4");

      for (guint depth = 0; depth < 100000; depth++)
        g_string_append (deep, i == 0 ? ".And" : ".Replicate~B");
      assert_unknown (deep->str + strlen (".Shape~4x4"), i == 0 ? "And" : "Replicate");
    }
}

/* Values from 0 on: sums are those of the digits that are seen; what counts by values is not known. */
TEST (iss_from_zero)
{
  g_autoptr (NonetPuzzle) puzzle =
      read_one (".Shape~4x4~0-3.Cage~3~R1C1~R1C2~R1C3.Arrow~R1C1~R2C1.Thermo~R1C1~R2C2.~R4C4_0\n");

  g_assert_cmpuint (puzzle->givens[15], ==, 1);
  g_assert_cmpstr (nonet_alphabet_get_symbol (puzzle->alphabet, 1), ==, "0");
  g_assert_cmpstr (puzzle->unknown, ==, "Arrow");
  g_assert_cmpuint (puzzle->shape->n_rules, ==, 2);
  g_assert_cmpint (puzzle->shape->rule[1].value, ==, 6);
  g_assert_cmpint (nonet_rule_get_shown_value (&puzzle->shape->rule[1], puzzle->alphabet), ==, 3);
}

/* A string may have several lines, indented or with a constraint each; strings with more in a line are a list. */
TEST (iss_in_lines)
{
  static const char *const together[] = {
    "\n  .Shape~4x4\n  .~R1C1_1\n  .Cage~5~R1C1~R1C2.AntiKnight\n",
    ".Shape~4x4\n.AntiKnight\n.Cage~5~R1C1~R1C2\n",
  };
  g_autoptr (NonetReading) list = read_text (".Shape~4x4.Cage~5~R1C1~R1C2\n.Shape~4x4.Cage~5~R1C1~R1C2.AntiKnight\n");

  for (guint i = 0; i < G_N_ELEMENTS (together); i++)
    {
      g_autoptr (NonetPuzzle) puzzle = read_one (together[i]);

      g_assert_cmpuint (puzzle->shape->order, ==, 4);
      g_assert_cmpuint (puzzle->shape->n_rules, ==, 2);
    }
  g_assert_cmpuint (nonet_reading_get_n_puzzles (list), ==, 2);
}
