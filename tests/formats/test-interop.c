/* Other programs read what Nonet writes, and Nonet what they write; those that are not installed are passed over.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "formats/write.h"

#include "boards.h"

/* A puzzle with one solution: the givens of a well-known example. */
#define PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define SOLUTION "534678912672195348198342567859761423426853791713924856961537284287419635345286179"

/* Runs a program with text as its input; NULL if it is not installed. */
static char *
run (const char *const *arguments, const char *input)
{
  g_autofree char *program = g_find_program_in_path (arguments[0]);
  g_autofree char *game = g_build_filename ("/usr/games", arguments[0], NULL);
  g_auto (GStrv) argv = g_strdupv ((char **) arguments);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  char *output = NULL;

  if (program == NULL && !g_file_test (game, G_FILE_TEST_IS_EXECUTABLE))
    {
      g_test_skip ("the program is not installed");
      return NULL;
    }
  g_free (argv[0]);
  argv[0] = g_strdup (program != NULL ? program : game);
  process = g_subprocess_newv ((const char *const *) argv,
                               G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_communicate_utf8 (process, input, NULL, &output, NULL, &error));
  g_assert_no_error (error);
  return output;
}

static void
test_qqwing_solves_our_lines (void)
{
  g_autoptr (NonetPuzzle) puzzle = read_one (PUZZLE);
  static const char *const ids[] = { "line", "rows", "sdm" };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autofree char *text = nonet_write_puzzle (nonet_write_format_find (ids[i]), puzzle, NULL);
      g_autofree char *output = run ((const char *const[]){ "qqwing", "--solve", "--one-line", NULL }, text);

      if (output == NULL)
        return;
      g_assert_nonnull (strstr (output, SOLUTION));
    }
}

static void
test_we_read_qqwing (void)
{
  static const char *const styles[] = { "--one-line", "--compact", "--readable", "--csv" };

  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    {
      g_autofree char *output = run ((const char *const[]){ "qqwing", "--generate", "3", styles[i], NULL }, NULL);
      g_autoptr (NonetReading) reading = NULL;

      if (output == NULL)
        return;
      reading = read_text (output);
      g_assert_cmpuint (nonet_reading_get_n_puzzles (reading), ==, 3);
    }
}

/* Solo checks an ID on its command line: "--generate" with a description refuses what it cannot read. */
static void
test_we_read_solo (void)
{
  static const char *const parameters[] = { "2x2", "3x3", "2x3", "3x2", "3x4" };

  for (guint i = 0; i < G_N_ELEMENTS (parameters); i++)
    {
      g_autofree char *output = run ((const char *const[]){ "sgt-solo", "--generate", "2", parameters[i], NULL }, NULL);
      g_autoptr (NonetReading) reading = NULL;
      g_autoptr (NonetPuzzle) puzzle = NULL;
      g_autofree char *again = NULL;

      if (output == NULL)
        return;
      reading = read_text (output);
      g_assert_cmpuint (nonet_reading_get_n_puzzles (reading), ==, 2);
      puzzle = nonet_reading_dup_puzzle (reading, 0);
      again = nonet_write_puzzle (nonet_write_format_find ("solo"), puzzle, NULL);
      /* The same ID as the program's own, which may name a difficulty besides. */
      g_assert_true (g_str_has_prefix (output, again) || strstr (output, strchr (again, ':')) != NULL);
    }
}

/* Solo reads an ID of ours and keeps it in a saved game, which we read. */
static void
test_solo_saves_our_ids (void)
{
  static const struct
  {
    guint rows, columns;
  } shapes[] = { { 3, 3 }, { 2, 2 }, { 2, 3 }, { 3, 2 }, { 3, 4 }, { 4, 4 }, { 5, 5 } };
  g_autofree char *folder = g_dir_make_tmp ("nonet-XXXXXX", NULL);
  g_autofree char *prefix = g_build_filename (folder, "game", NULL);
  g_autofree char *path = g_strconcat (prefix, "0.sav", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      g_autoptr (NonetPuzzle) puzzle = new_board (shapes[i].rows, shapes[i].columns, NULL, i);
      g_autofree char *id = nonet_write_puzzle (nonet_write_format_find ("solo"), puzzle, NULL);
      g_autofree char *output =
          run ((const char *const[]){ "sgt-solo", "--save", prefix, "--save-suffix", ".sav", NULL }, id);
      g_autofree char *save = NULL;
      g_autoptr (NonetPuzzle) back = NULL;

      if (output == NULL)
        break;
      g_assert_true (g_file_get_contents (path, &save, NULL, NULL));
      back = read_one (save);
      g_assert_true (sudoku_shape_equal (back->shape, puzzle->shape));
      g_assert_cmpmem (back->givens, nonet_puzzle_get_cells (back), puzzle->givens, nonet_puzzle_get_cells (puzzle));
      g_remove (path);
    }
  g_rmdir (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/formats/interop/qqwing-solves-our-lines", test_qqwing_solves_our_lines);
  g_test_add_func ("/formats/interop/we-read-qqwing", test_we_read_qqwing);
  g_test_add_func ("/formats/interop/we-read-solo", test_we_read_solo);
  g_test_add_func ("/formats/interop/solo-saves-our-ids", test_solo_saves_our_ids);
  return g_test_run ();
}
