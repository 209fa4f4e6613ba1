/* What is written is read back the same, for every writer, on boards of several shapes and alphabets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "tests/test.h"

#include "formats/atomic-file.h"
#include "formats/puzzle.h"
#include "formats/shapes.h"
#include "formats/write.h"

#include "boards.h"

/* What a format keeps besides the givens. */
enum
{
  ENTRIES = 1,
  MARKS = 2,
  ELIMINATED = 4,
  COLOURS = 8,
  SOLUTION = 16,
  TITLE = 32,
  COMMENT = 64,
  AUTHOR = 128,
  ELAPSED = 256,
  ALPHABET = 512,
  ANY_SHAPE = 1024,
  UP_TO_16 = 2048,
  CORNERS = 8192,
  CANDIDATE_COLOURS = 16384,
  PEERS_COUNT = 4096 /* a cell with one candidate differs from a value by its peers */
};

static const struct
{
  const char *id;
  guint keeps;
} formats[] = {
  { "line", ANY_SHAPE | ALPHABET },
  { "rows", ANY_SHAPE | ALPHABET },
  { "sdm", 0 },
  { "sdk", ENTRIES | MARKS | COLOURS | TITLE | COMMENT | AUTHOR },
  { "ss", ENTRIES | ELIMINATED },
  { "hodoku", ENTRIES | ELIMINATED },
  { "pencil-marks", ENTRIES | MARKS | PEERS_COUNT },
  { "explainer", MARKS | PEERS_COUNT },
  { "opensudoku", ENTRIES | MARKS | CORNERS | TITLE | COMMENT | ELAPSED },
  { "ksudoku", ENTRIES | MARKS | ELAPSED | ANY_SHAPE | UP_TO_16 },
  { "gnome-sudoku", ENTRIES | MARKS | ELAPSED },
  { "f-puzzles", ENTRIES | MARKS | CORNERS | COLOURS | SOLUTION | TITLE | COMMENT | AUTHOR },
  { "jsonl", ENTRIES | MARKS | CORNERS | COLOURS | SOLUTION | TITLE | COMMENT | AUTHOR },
  { "sudokupad", ENTRIES | MARKS | CORNERS | COLOURS | SOLUTION | TITLE | COMMENT | AUTHOR },
  { "solo", ANY_SHAPE | UP_TO_16 },
  { "iss", ANY_SHAPE | UP_TO_16 },
  { "csv", SOLUTION },
};

/* Few givens, and in every blank cell all that its peers leave: at least two values each. */
static void
set_all_candidates (NonetPuzzle *puzzle, gboolean entries)
{
  for (guint cell = 0; cell < nonet_puzzle_get_cells (puzzle); cell++)
    {
      puzzle->givens[cell] = cell % 7 == 0 ? pattern_value (puzzle->shape, cell) : 0;
      puzzle->entries[cell] = entries && cell % 17 == 3 && cell % 7 != 0 ? pattern_value (puzzle->shape, cell) : 0;
    }
  for (guint cell = 0; cell < nonet_puzzle_get_cells (puzzle); cell++)
    {
      const SudokuCellInfo *info = &puzzle->shape->cell[cell];
      SudokuSet set = sudoku_set_full (puzzle->shape->order);

      for (guint i = 0; i < info->n_peers; i++)
        {
          guint value = puzzle->givens[info->peer[i]] | puzzle->entries[info->peer[i]];

          if (value != 0)
            set &= ~sudoku_set_of (value);
        }
      if (puzzle->givens[cell] != 0 || puzzle->entries[cell] != 0)
        set = 0;
      else
        g_assert_cmpuint (sudoku_set_count (set), >, 1);
      nonet_puzzle_ensure_marks (puzzle)[cell] = set;
    }
}

/* A puzzle with something in every field that keeps names. */
static NonetPuzzle *
new_rich (guint rows, guint columns, const char *alphabet, guint keeps)
{
  NonetPuzzle *puzzle = new_board (rows, columns, alphabet, 7);
  guint cells = nonet_puzzle_get_cells (puzzle);

  if (keeps & (ENTRIES | MARKS))
    add_progress (puzzle, keeps & MARKS, 11);
  if (!(keeps & ENTRIES))
    for (guint cell = 0; cell < cells; cell++)
      {
        if (puzzle->entries[cell] != 0 && puzzle->marks != NULL)
          puzzle->marks[cell] =
              sudoku_set_of (puzzle->entries[cell]) | sudoku_set_of (puzzle->entries[cell] == 1 ? 2 : 1);
        puzzle->entries[cell] = 0;
      }
  if (keeps & PEERS_COUNT)
    set_all_candidates (puzzle, keeps & ENTRIES);
  for (guint cell = 0; cell < cells; cell++)
    {
      if (keeps & ELIMINATED && puzzle->givens[cell] == 0 && puzzle->entries[cell] == 0)
        nonet_puzzle_ensure_eliminated (puzzle)[cell] = cell % 3 ? 0 : sudoku_set_of (cell % 9 + 1) | 1;
      if (keeps & CORNERS && cell % 4 == 1)
        nonet_puzzle_ensure_corners (puzzle)[cell] = sudoku_set_of (cell % puzzle->shape->order + 1) | 1;
      if (keeps & CANDIDATE_COLOURS)
        nonet_candidate_colours_set (nonet_puzzle_ensure_candidate_colours (puzzle), cell,
                                     cell % puzzle->shape->order + 1, cell % 10);
      if (keeps & COLOURS)
        nonet_puzzle_ensure_colours (puzzle)[cell] = (guint8) (cell % 10);
      if (keeps & SOLUTION)
        nonet_puzzle_ensure_solution (puzzle)[cell] = pattern_value (puzzle->shape, cell);
    }
  puzzle->title = keeps & TITLE ? g_strdup ("A “title” & <more>") : NULL;
  puzzle->comment = keeps & COMMENT ? g_strdup ("two\nlines") : NULL;
  puzzle->author = keeps & AUTHOR ? g_strdup ("Ñandú \"Q\" \\") : NULL;
  puzzle->elapsed = keeps & ELAPSED ? 754 : 0;
  return puzzle;
}

static void
assert_same (const NonetPuzzle *a, const NonetPuzzle *b, const char *text)
{
  if (!nonet_puzzle_equal (a, b))
    g_error ("not read back the same:\n%s", text);
}

static void
round_trip (const char *id, guint rows, guint columns, const char *alphabet, guint keeps)
{
  g_autoptr (NonetPuzzle) puzzle = new_rich (rows, columns, alphabet, keeps);
  g_autoptr (NonetPuzzle) back = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = nonet_write_puzzle (nonet_write_format_find (id), puzzle, &error);
  g_autofree char *again = NULL;

  g_assert_no_error (error);
  g_test_message ("%s %ux%u %s", id, rows, columns, alphabet != NULL ? alphabet : "usual");
  back = read_one (text);
  again = nonet_write_puzzle (nonet_write_format_find (id), back, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (again, ==, text);
  assert_same (puzzle, back, text);
}

TEST (every_format)
{
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      guint keeps = formats[i].keeps;

      round_trip (formats[i].id, 3, 3, NULL, keeps);
      if (!(keeps & ANY_SHAPE))
        continue;
      round_trip (formats[i].id, 2, 2, NULL, keeps);
      round_trip (formats[i].id, 2, 3, NULL, keeps);
      round_trip (formats[i].id, 3, 2, NULL, keeps);
      round_trip (formats[i].id, 4, 4, NULL, keeps);
      round_trip (formats[i].id, 3, 4, NULL, keeps);
      round_trip (formats[i].id, 4, 3, NULL, keeps);
      round_trip (formats[i].id, 5, 5, NULL, keeps);
      if (keeps & UP_TO_16)
        continue;
      round_trip (formats[i].id, 6, 6, NULL, keeps);
      round_trip (formats[i].id, 8, 8, NULL, keeps);
    }
}

TEST (alphabets)
{
  for (guint i = 0; i < 2; i++)
    {
      const char *id = formats[i].id;

      round_trip (id, 3, 3, "TONYBLAIR", ALPHABET);
      round_trip (id, 3, 3, "αβγδεζηθι", ALPHABET);
      round_trip (id, 4, 4, "0-9A-F", ALPHABET);
      round_trip (id, 4, 4, "A-P", ALPHABET);
      round_trip (id, 4, 4, "1-16", ALPHABET);
      round_trip (id, 5, 5, "0-24", ALPHABET);
      round_trip (id, 5, 5, "A-Y", ALPHABET);
    }
}

/* The puzzle as it is, without its first given, and a small one, as far as there is room. */
static void
add_checkpoints (NonetPuzzle *puzzle)
{
  g_autoptr (NonetPuzzle) whole = nonet_puzzle_copy (puzzle), less = nonet_puzzle_copy (puzzle);
  g_autoptr (NonetPuzzle) small = nonet_puzzle_new (nonet_shape_get (2, 2), NULL);

  less->givens[0] = 0;
  puzzle->checkpoints = nonet_checkpoints_new ();
  g_ptr_array_add (puzzle->checkpoints, nonet_checkpoint_new ("“Whole” \"\\", whole));
  g_ptr_array_add (puzzle->checkpoints, nonet_checkpoint_new ("", less));
  g_ptr_array_add (puzzle->checkpoints, nonet_checkpoint_new ("small", small));
  nonet_checkpoints_trim (puzzle->checkpoints);
}

TEST (ipuz_keeps_everything)
{
  static const struct
  {
    guint rows, columns;
    const char *alphabet;
  } boards[] = { { 3, 3, NULL },  { 2, 2, NULL }, { 3, 3, "TONYBLAIR" }, { 4, 4, "0-9A-F" },
                 { 3, 2, NULL },  { 2, 5, NULL }, { 4, 4, "1-16" },      { 5, 5, "0-24" },
                 { 5, 5, "A-Y" }, { 8, 8, NULL }, { 1, 5, NULL },        { 3, 3, "αβγδεζηθι" } };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autoptr (NonetPuzzle) puzzle = new_rich (boards[i].rows, boards[i].columns, boards[i].alphabet,
                                                 ENTRIES | MARKS | CORNERS | ELIMINATED | COLOURS | CANDIDATE_COLOURS
                                                     | SOLUTION | TITLE | COMMENT | AUTHOR | ELAPSED);
      g_autoptr (NonetPuzzle) back = NULL;
      g_autofree char *text = NULL;
      g_autofree char *again = NULL;

      for (guint cell = 0; puzzle->eliminated != NULL && cell < nonet_puzzle_get_cells (puzzle); cell++)
        puzzle->eliminated[cell] &= sudoku_set_full (puzzle->shape->order);
      /* Marks under a value are kept too. */
      nonet_puzzle_ensure_marks (puzzle)[0] = 3;
      puzzle->source = g_strdup ("A book");
      puzzle->date = g_strdup ("2026-01-31");
      puzzle->difficulty = g_strdup ("Hard");
      puzzle->extra = g_strdup ("{\"publisher\":\"P\",\"org.example:x\":[1,{\"a\":null}]}");
      add_checkpoints (puzzle);
      text = nonet_write_puzzle (nonet_write_format_find ("ipuz"), puzzle, NULL);
      back = read_one (text);
      again = nonet_write_puzzle (nonet_write_format_find ("ipuz"), back, NULL);
      g_assert_cmpstr (again, ==, text);
      assert_same (puzzle, back, text);
    }
}

TEST (no_writer_is_forgotten)
{
  for (const NonetWriteFormat *format = nonet_write_formats (); format->id != NULL; format++)
    {
      gboolean tested = strcmp (format->id, "ipuz") == 0;

      for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
        tested = tested || strcmp (formats[i].id, format->id) == 0;
      if (!tested)
        g_error ("%s has no round trip", format->id);
    }
}

TEST (files_are_written_whole)
{
  g_autofree char *folder = g_dir_make_tmp ("nonet-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "puzzle.ipuz", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (NonetPuzzle) puzzle = new_board (3, 3, NULL, 1);
  g_autoptr (NonetPuzzle) back = NULL;
  g_autoptr (NonetReading) reading = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (nonet_write_file (nonet_write_format_for_name (path), puzzle, file, NULL, &error));
  g_assert_no_error (error);
  reading = nonet_read_file (file, NULL, NULL, &error);
  g_assert_no_error (error);
  back = nonet_reading_dup_puzzle (reading, 0);
  g_assert_true (nonet_puzzle_equal (puzzle, back));
  g_assert_true (g_file_delete (file, NULL, NULL));
  g_rmdir (folder);
  g_assert_false (nonet_write_file (nonet_write_format_find ("line"), puzzle, file, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

/* A limit on the size of files is the full disk that everybody can make. */
static void
set_largest_file (rlim_t bytes)
{
  struct rlimit limit;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = MIN (bytes, limit.rlim_max);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

TEST (a_full_disk_loses_nothing)
{
  g_autofree char *folder = g_dir_make_tmp ("nonet-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "old.ipuz", NULL);
  g_autofree char *link = g_build_filename (folder, "link.ipuz", NULL);
  g_autofree char *new_path = g_build_filename (folder, "new.ipuz", NULL);
  const char *const paths[] = { path, link, new_path };
  g_autoptr (NonetPuzzle) puzzle = new_board (3, 3, NULL, 1);
  g_autofree char *content = NULL;

  g_assert_true (g_file_set_contents (path, "what was there", -1, NULL));
  g_assert_cmpint (symlink (path, link), ==, 0);
  signal (SIGXFSZ, SIG_IGN);
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autoptr (GFile) file = g_file_new_for_path (paths[i]);
      GError *error = NULL;
      gboolean written;

      set_largest_file (16);
      written = nonet_write_file (nonet_write_format_find ("ipuz"), puzzle, file, NULL, &error);
      set_largest_file (RLIM_INFINITY);
      g_assert_false (written);
      g_assert_nonnull (error);
      g_error_free (error);
    }
  g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
  g_assert_cmpstr (content, ==, "what was there");
  g_assert_false (g_file_test (new_path, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  g_assert_cmpint (g_unlink (link), ==, 0);
  g_assert_cmpint (g_unlink (path), ==, 0);
  /* Nothing else is left. */
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* OpenSudoku's parser gives up a whole collection for one character that XML has no place for. */
TEST (opensudoku_is_valid_xml)
{
  g_autoptr (NonetPuzzle) puzzle = new_board (3, 3, NULL, 1);
  g_autoptr (NonetPuzzle) back = NULL;
  g_autofree char *text = NULL;

  puzzle->title = g_strdup ("\x01<&>\"'\x1f\x7f é\xef\xbf\xbe");
  puzzle->comment = g_strdup ("one\ttwo\r\nthree");
  text = nonet_write_puzzle (nonet_write_format_find ("opensudoku"), puzzle, NULL);
  back = read_one (text);

  g_assert_nonnull (strstr (text, " name=\"\xef\xbf\xbd&#60;&#38;>&#34;'\xef\xbf\xbd\x7f é\xef\xbf\xbd\""));
  g_assert_nonnull (strstr (text, " note=\"one&#9;two&#13;&#10;three\""));
  g_assert_cmpstr (back->title, ==, "\xef\xbf\xbd<&>\"'\xef\xbf\xbd\x7f é\xef\xbf\xbd");
  g_assert_cmpstr (back->comment, ==, "one\ttwo\r\nthree");
}

/* What has two names is overwritten in place, once all of the new content is there. */
TEST (hard_links_hold_the_same)
{
  g_autofree char *folder = g_dir_make_tmp ("nonet-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "one.txt", NULL);
  g_autofree char *other = g_build_filename (folder, "other.txt", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  static const char *const texts[] = { "short", "a text that is longer than the one before", "" };
  g_autofree char *content = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (path, "what was there", -1, NULL));
  g_assert_cmpint (link (path, other), ==, 0);
  signal (SIGXFSZ, SIG_IGN);
  set_largest_file (16);
  g_assert_false (nonet_atomic_file_write (file, texts[1], strlen (texts[1]), G_FILE_CREATE_NONE, NULL, &error));
  set_largest_file (RLIM_INFINITY);
  g_assert_nonnull (error);
  g_assert_true (g_file_get_contents (other, &content, NULL, NULL));
  g_assert_cmpstr (content, ==, "what was there");
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *now = NULL;

      g_assert_true (nonet_atomic_file_write (file, texts[i], strlen (texts[i]), G_FILE_CREATE_NONE, NULL, NULL));
      g_assert_true (g_file_get_contents (other, &now, NULL, NULL));
      g_assert_cmpstr (now, ==, texts[i]);
    }
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_unlink (other), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* In a folder where no file can be made, those that are there can still be written. */
TEST (a_closed_folder)
{
  g_autofree char *folder = g_dir_make_tmp ("nonet-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "old.txt", NULL);
  g_autofree char *new_path = g_build_filename (folder, "new.txt", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) new_file = g_file_new_for_path (new_path);
  g_autofree char *content = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (path, "what was there", -1, NULL));
  g_assert_cmpint (g_chmod (folder, 0500), ==, 0);
  if (g_access (folder, W_OK) == 0)
    g_test_skip ("This user may write everywhere");
  else
    {
      g_assert_true (nonet_atomic_file_write (file, "new", 3, G_FILE_CREATE_NONE, NULL, &error));
      g_assert_no_error (error);
      g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
      g_assert_cmpstr (content, ==, "new");
      g_assert_false (nonet_atomic_file_write (new_file, "new", 3, G_FILE_CREATE_NONE, NULL, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED);
    }
  g_assert_cmpint (g_chmod (folder, 0700), ==, 0);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

TEST (boards_a_format_cannot_hold)
{
  g_autoptr (NonetPuzzle) large = new_board (4, 4, NULL, 1);
  static const char *const small[] = { "sdm", "sdk", "ss", "hodoku", "opensudoku", "gnome-sudoku", "csv" };

  for (guint i = 0; i < G_N_ELEMENTS (small); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (nonet_write_puzzle (nonet_write_format_find (small[i]), large, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
    }
}

/* A board whose boxes have other forms; with a diagonal, too, if further. */
static NonetPuzzle *
new_irregular (gboolean further)
{
  static const char regions[] = "AAABBBACABDBACCDDBECCDDFECEFDFEEEFFF";
  uint16_t cells[7][6];
  SudokuHouse houses[7] = { 0 };
  g_autoptr (SudokuShape) shape = NULL;
  NonetPuzzle *puzzle;

  for (guint cell = 0; cell < 36; cell++)
    {
      guint box = (guint) (regions[cell] - 'A');

      cells[box][houses[box].n_cells++] = (uint16_t) cell;
      if (cell % 7 == 0)
        cells[6][houses[6].n_cells++] = (uint16_t) cell;
    }
  for (guint i = 0; i < 7; i++)
    {
      houses[i].kind = i < 6 ? SUDOKU_BOX : SUDOKU_DIAGONAL;
      houses[i].cell = cells[i];
    }
  shape = sudoku_shape_new_from_houses (6, houses, further ? 7 : 6);
  puzzle = nonet_puzzle_new (shape, NULL);
  puzzle->givens[0] = 1;
  return puzzle;
}

/* ipuz has irregular boxes as zones; formats that cannot say what a board is refuse it. */
TEST (irregular_boards)
{
  static const char *const in_pieces[] = { "line", "rows", "solo" };
  static const guint map[] = { 0, 0, 1, 1, 1, 1, 0, 0, 2, 2, 3, 3, 3, 3, 2, 2 };
  g_autoptr (NonetPuzzle) pieces = nonet_puzzle_new (nonet_shape_get (2, 2), NULL);
  g_autoptr (NonetPuzzle) jigsaw = new_irregular (FALSE), diagonal = new_irregular (TRUE);
  g_autoptr (GString) rows = g_string_new (NULL);
  g_autofree char *ipuz = nonet_write_puzzle (nonet_write_format_find ("ipuz"), jigsaw, NULL);
  g_autoptr (NonetPuzzle) read = read_one (ipuz);

  for (const NonetWriteFormat *format = nonet_write_formats (); format->id != NULL; format++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (nonet_write_puzzle (format, format->irregular ? diagonal : jigsaw, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
    }
  /* Regions in pieces are not recognized where they are read. */
  nonet_puzzle_take_shape (pieces, nonet_shape_new_from_map (4, map));
  for (guint i = 0; i < G_N_ELEMENTS (in_pieces); i++)
    g_assert_null (nonet_write_puzzle (nonet_write_format_find (in_pieces[i]), pieces, NULL));
  g_assert_nonnull (strstr (ipuz, "{\"cells\":[[0,0],[1,0],[2,0],[0,1],[2,1],[0,2]]}"));
  g_assert_true (nonet_puzzle_equal (read, jigsaw));
  nonet_write_rows (rows, jigsaw->alphabet, jigsaw->shape, jigsaw->givens);
  g_assert_true (g_str_has_prefix (rows->str, "1 . . . . .\n. . . . . .\n. . . . . .\n"));
}
