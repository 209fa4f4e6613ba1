/* Makes the files fuzzing starts from: boards of Nonet's own in every format it writes, and by hand in those it only reads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Usage: make-seeds FOLDER
 */
#include <glib/gstdio.h>
#include <string.h>

#include "formats/json/json-boards.h"
#include "formats/write.h"

#include "../formats/boards.h"

/* Texts of formats that are only read. */
static const char *const texts[] = {
  "9\n0 0 3 0 2 0 6 0 0\n9 0 0 3 0 5 0 0 1\n0 0 1 8 0 6 4 0 0\n0 0 8 1 0 2 9 0 0\n7 0 0 0 0 0 0 0 8\n0 0 6 7 0 8 2 0 "
  "0\n"
  "0 0 2 6 0 9 5 0 0\n8 0 0 2 0 3 0 0 9\n0 0 5 0 1 0 3 0 0\n",
  "x = array2d(1..n, 1..n, [ % c\n _, 1, _, _,\n 2, _, _, _, _, _, 3, _, _, _, _, 4 ]);\nn = 4;\n",
  "SumoCueV1=0J0=1J0=0J1=0J1=0J0=0J0=2J1=0J1=0J2=3J2=0J3=0J3=0J2=0J2=4J3=0J3\n",
  "2x2:::0:1:0:0:2:0:0:0:0:0:3:0:0:0:0:4\n",
  "S9B1n1o1p020304050607080910111213141516171819",
  "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\nGAME    :4:Solo\nPARAMS  :3:2x2\nCPARAMS "
  ":3:2x2\n"
  "DESC    :8:a1b2c3d4\nNSTATES :1:3\nSTATEPOS:1:3\nMOVE    :6:R0,0,4\nMOVE    :6:P1,1,2\n",
  "2x2:a1_2b3d4c\n3x3:a9zzc\n",
  "2x2xk:p,lb_aab_a_b,3_5a4b\n4j:1o,cdbaa_cb\n",
  "2x2::k:1280:1280:1282:1282:1284:1284:1286:1286:2568:2568:2568:2568:1292:1292:782:0\n5<5<5<5<A<<<5<30\n",
  ".Shape~4x4.~R1C1_1~R2C1_2_3.Cage~5~R1C1~R1C2.PillArrow~2~R1C2~R1C1~R2C1.Quad~R1C1~3~4.Sandwich~0~C2."
  "Skyscraper~R2~~3.LittleKiller~7~R1C3.Or.V~R1C1~R1C2.End.Lunchbox~3~R1C1~R1C2.Diagonal~1.WhiteDot~R1C1~R1C2\n",
  ".Shape~4x4~0-3.And.Replicate~hA~R1C1.Thermo~R1C1~R2C2.End.End.Cage~3~R1C1~R1C2.~R4C4_0.SameValues~2~R1C1~R3C3\n",
  "<Sudoku version=\"1\"><Cell><x>0</x><y>8</y><value>5</value><origin>User</origin></Cell></Sudoku>",
  "53+4.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:814 816\n",
  "+-------+-------+\n| 1  34 | 34 2  |\n| 34 2  | 1  34 |\n+-------+-------+\n| 2  34 | 34 1  |\n| 34 1  | 2  3  |\n",
  "[[0,1,0,0],[2,0,0,0],[0,0,3,0],[0,0,0,4]]",
  "{\"size\":4,\"grid\":[[{\"value\":1,\"given\":true},{\"region\":null},{},{\"c\":\"#F00\"}],[{},{},{},{}],[{},{},{},{"
  "}],"
  "[{\"givenPencilMarks\":[1,2]},{},{},{}]],\"diagonal+\":true,\"negative\":[\"xv\"],\"odd\":[{\"cell\":\"R1C1\"}],"
  "\"arrow\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"lines\":[[\"R1C2\",\"R2C3\"]]}],\"killercage\":[{\"cells\":[\"R1C1\","
  "\"R1C2\"],"
  "\"value\":\"5\"}],\"clone\":[{\"cells\":[\"R1C1\"],\"cloneCells\":[\"R2C3\"]}]}",
  "{\"size\":4,\"grid\":[],\"quadruple\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"values\":[1,2]}],\"littlekillersum\":[{"
  "\"cell\":"
  "\"R0C4\",\"direction\":\"DL\",\"value\":\"9\"}],\"sandwichsum\":[{\"cell\":\"R0C2\",\"value\":\"0\"}],\"xv\":[{"
  "\"cells\":[\"R1C1\","
  "\"R2C1\"],\"value\":\"V\"}],\"whispers\":[{\"lines\":[[\"R1C1\",\"R2C2\"]],\"value\":2}],\"betweenline\":[{"
  "\"lines\":[[\"R1C1\","
  "\"R2C2\",\"R3C3\"]]}],\"circle\":[{}]}",
  "{\"cells\":[[{},{},{},{}],[{},{},{},{\"value\":1}],[{},{},{},{}],[{},{},{},{}]],\"regions\":[[[0,0],[0,1],[1,0],[1,"
  "1]]],"
  "\"cages\":[{\"cells\":[[0,0],[0,1]],\"value\":\"5\"},{\"value\":\"title: "
  "T\"}],\"lines\":[{\"wayPoints\":[[0.5,0.5],[2.5,2.5]],"
  "\"thickness\":20,\"color\":\"#CFCFCF\"}],\"underlays\":[{\"center\":[0.5,0.5],\"rounded\":true,\"width\":0.85,"
  "\"height\":0.85,"
  "\"backgroundColor\":\"#CFCFCF\"}],\"arrows\":[{\"wayPoints\":[[3.5,3.5],[3.5,1.5]]}]}",
  "{\"board\":[\"01..\",\"2...\",\"..3.\",\"...4\"],\"solution\":[[4,1,2,3],[2,3,4,1],[1,4,3,2],[3,2,1,4]]}",
  "ipuz({\"version\":\"http://ipuz.org/v1\",\"kind\":[\"http://ipuz.org/"
  "sudoku#1\"],\"puzzle\":[[1,0,0,\"2\"],[0,0,null,0],[0,0,0,0],"
  "[0,{\"given\":3},0,0]],\"saved\":[[0,[1,2],0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]],\"zones\":[{\"rect\":[0,0,1,1]}],"
  "\"x\":1});",
  "{\"version\":\"http://ipuz.org/v2\",\"kind\":[\"http://ipuz.org/sudoku#1\"],"
  "\"puzzle\":[[1,0,0,2],[0,0,0,0],[0,0,0,0],[0,3,0,0]],\"io.github.nonet:checkpoints\":[{\"name\":\"a\",\"puzzle\":"
  "{\"kind\":[\"http://ipuz.org/"
  "sudoku#1\"],\"puzzle\":[[1,0],[0,2]]}},{\"name\":\"b\",\"puzzle\":{\"puzzle\":[[3]]}}]}",
  "<opensudoku><name>n</name><game "
  "data=\"000815230000009008002460510306000100050106020004000603095041800600009000083652000\"/>"
  "<game data=\"version: 1&#10;1|-|0|2|3,4,|1|\"/></opensudoku>",
  "#A "
  "a\n#Dt\n[Puzzle]\n.1..\n2...\n..3.\n...4\n[State]\n.1..\n23..\n..3.\n...4\n[PencilMarks]\n34,,,\n,,,\n,,,\n,,,\n["
  "Colours]\n1...\n....\n....\n....\n",
  "2 679 6789 1\n3 u4 12 24\n12 3 4 1\n4 12 12 3\n",
  "Grid 01\n+---+---+\n|1 .|. 2|\n|. .|. .|\n+---+---+\n|. .|. .|\n|3 .|. 4|\n+---+---+\nGrid "
  "02\n1...\n....\n....\n...2\n",
  "1;2;;\n;;;4\n;3;;\n;;;\n",
  "*-----------*\n|1..|...|...|\n|...|...|...|\n|...|...|...|\n|---+---+---|\n|...|...|...|\n|...|...|...|\n|...|...|.."
  ".|\n|---+---+---|\n"
  "|...|...|...|\n|...|...|...|\n|...|...|..2|\n*-----------*\n\nI011\nE78007\n",
  "S<J<<O<<KJ^<<^<^S<J<<O<<KJ^<<^<^",
  "9\n9 9 1\n27\n9 0 1 2 3 4 5 6 7 8\n",
  "2\n2 2 1\n6\n2 0 1\n2 2 3\n2 0 2\n2 1 3\n2 0 2\n2 1 3\n",
  "<ksudoku-graph>\n<graph sizeX=\"4\" sizeY=\"4\" order=\"4\" type=\"custom\" specific-type=\"Plain\">"
  "<sudokugroups at=\"0\" withblocks=\"1\"/></graph></ksudoku-graph>",
  "{\"kind\":[\"http://ipuz.org/"
  "sudoku#1\"],\"styles\":{\"s\":{\"color\":3}},\"puzzle\":[[{\"cell\":1,\"style\":\"s\"},0],"
  "[{\"style\":{\"color\":\"ff0000\"}},{\"style\":{\"highlight\":true}}]]}",
  "https://lisudoku.xyz/solver?import=1000003002000004",
  "1234\r3412\r2143\r4321\r",
  "1 - 0 - 0 - 4\n0 - 0 - 2 - 0\n0 - 3 - 0 - 0\n4 - 0 - 0 - 1\n",
  "<table><tr><td>1</td><td></td><td>&nbsp;</td><td>4</td></tr>\n<tr>\n<td> </td><td></td><td>2</td><td></td></tr>"
  "<tr><td></td><td>3</td><td></td><td></td></tr><tr><td>4</td><td></td><td></td><td>1</td></tr></table>\n",
  "\\begin{tabular}\n1 & & & 4 \\\\ \\hline\n & & 2 & \\\\\n & 3 & & \\\\\n4 & & & 1 \\\\\n\\end{tabular}\n",
  "b = [[None, 1, nan, 4],\n[None, None, 2, NA],\n[null, 3, null, null],\n[4, nil, nil, 1]]\n- 1..4\n- ..2.\n- .3..\n- "
  "4..1\n",
  "53##7####6##195####98####6#8###6###34##8#3##17###2###6#6####28####419##5####8##79\n",
  "  0 1 2 3\n0 1 . . 4\n1 . . 2 .\n2 . 3 . .\n3 4 . . 1\n1!.!.!4\n.!.!2!.\n.!3!.!.\n4!.!.!1\n",
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n53..7....6..195....98....6.8...6."
  "..\n1..4..2..3..4..1\n",
  "p cnf 2 1\n1 -2 0\n",
  "[{\"row\":0,\"col\":4,\"value\":7},{\"row\":8,\"col\":8,\"value\":1},{\"r\":1,\"c\":2,\"v\":3},{\"y\":1,\"x\":3,"
  "\"v\":4}]",
  "const p = {\n  title: 'T', /* c */\n  grid: [[0, 1, 0, 0], [2, 0, 0, None,], (0, 0, 3, 0), [0, 0, 0, 4]],\n};\n",
  "{\"row1\":[1,0,0,4],\"row2\":[0,0,2,0],\"row3\":[0,3,0,0],\"row4\":[4,0,0,1]}",
  "https://puzz.link/p?sudoku/4/4/1h4h2h3h4h1",
  "See [this](http://www.sudokuwiki.org/sudoku.htm?bd=1004002003004001) or "
  "https://puzz.link/p?sudoku/4/4/1h4h2h3h4h1.\n",
  "{\"board\":[[1,0,0,4],[0,0,2,0],[0,3,0,0],[4,0,0,1]],\"anti_king\":true,\"rules\":[{\"type\":\"arrow\"}],"
  "\"regions\":[[1,1,2,2],[1,1,2,2],[3,3,4,4],[3,3,4,4]]}",
  "Hello,\n{\"cells\":[[{\"value\":1},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]}\n\nBob, 2024-01-05\n",
  "Hello,\n[Puzzle]\n1..4\n..2.\n.3..\n4..1\n",
  "\xff\xfe"
  "1\0.\0.\0.\0\n\0",
};

/* Puzzles that are read from links. */
static const char *const shorthands[] = {
  "{cs:50,metadata:{title:'It\\'s',solution:'1234341221434321'},ce:[[{v:1},,,{v:4}],[,,{v:1},],[,{v:1},,],[{v:4},,,]],"
  "re:[[[0,0],[0,1],[1,0],[1,1]]],ca:[{ce:[[0,0]],v:5},{v:'rules: x'}],l:[{c:ff0000,x:t}]}",
  "{ce:[[{v:1,centremarks:[1,2]},],[,{pencilMarks:['1','2']}]],u:[{ct:[0.5,1.5],w:1,h:1,c2:#0}]}",
};

static void
save (const char *folder, guint number, const char *text, gsize size)
{
  g_autofree char *name = g_strdup_printf ("seed-%03u", number);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;

  if (!g_file_set_contents (path, text, (gssize) size, &error))
    g_error ("%s", error->message);
}

/* Lines of a Samurai, and of a board whose cells are grids of candidates, as many as they need. */
static char *
draw_lines (gboolean samurai)
{
  static const char *const rows[] = { "530070000...019500000", "800060000000000000003", "......004100000......" };
  static const char *const cells[] = { "|1  ", "|   ", "| 8 " };
  GString *text = g_string_new (NULL);

  for (guint row = 0; row < (samurai ? 21 : 27); row++)
    {
      if (samurai)
        g_string_append (text, rows[row < 6 || row >= 15 ? 0 : row < 9 || row >= 12 ? 1 : 2]);
      for (guint cell = 0; cell < 9 && !samurai; cell++)
        g_string_append (text, cells[row % 3]);
      g_string_append (text, samurai ? "\n" : "|\n");
    }
  return g_string_free (text, FALSE);
}

/* Where work grows with the square of an input, these take time. */
#define LONG_BYTES 40000

static const struct
{
  const char *begin, *item, *end;
} repeated[] = {
  { "<table>", "<tr><td>5<td></td><td> 3 </tr>", "</table>" },
  { "", ":0000:1:2....1.38........5.7...6..........13.981..25731....8..9..8...2..5..697844..25....::::: ", "\n" },
  { "<opensudoku>", "<game data='0' a='1' b='2' c='3' d='4' e='5'/>", "</opensudoku>" },
};

static char *
repeat (guint i)
{
  GString *text = g_string_new (repeated[i].begin);

  while (text->len < LONG_BYTES)
    g_string_append (text, repeated[i].item);
  g_string_append (text, repeated[i].end);
  return g_string_free (text, FALSE);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    guint rows, columns;
    const char *alphabet;
  } shapes[] = {
    { 3, 3, NULL }, { 2, 2, NULL }, { 2, 3, NULL }, { 4, 4, NULL }, { 4, 4, "1-16" }, { 3, 3, "TONYBLAIR" }
  };
  guint number = 0;

  if (argc != 2)
    g_error ("usage: make-seeds FOLDER");
  g_mkdir_with_parents (argv[1], 0777);
  for (guint i = 0; i < G_N_ELEMENTS (shapes); i++)
    for (const NonetWriteFormat *format = nonet_write_formats (); format->id != NULL; format++)
      {
        g_autoptr (NonetPuzzle) puzzle = new_board (shapes[i].rows, shapes[i].columns, shapes[i].alphabet, i);
        g_autofree char *text = NULL;

        add_progress (puzzle, TRUE, i);
        puzzle->title = g_strdup ("T");
        text = nonet_write_puzzle (format, puzzle, NULL);
        if (text != NULL)
          save (argv[1], number++, text, strlen (text));
      }
  for (guint i = 0; i < G_N_ELEMENTS (shorthands); i++)
    {
      g_autofree char *packed = nonet_lz_string_compress (shorthands[i]);
      g_autofree char *link = g_strconcat ("https://sudokupad.app/scl", packed, NULL);

      save (argv[1], number++, link, strlen (link));
    }
  for (guint i = 0; i < G_N_ELEMENTS (repeated); i++)
    {
      g_autofree char *text = repeat (i);

      save (argv[1], number++, text, strlen (text));
    }
  for (guint samurai = 0; samurai < 2; samurai++)
    {
      g_autofree char *lines = draw_lines (samurai);

      save (argv[1], number++, lines, strlen (lines));
    }
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    save (argv[1], number++, texts[i], (guchar) texts[i][0] == 0xff ? 12 : strlen (texts[i]));
  return 0;
}
