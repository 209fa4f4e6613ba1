/* Files of other programs and people, from the folder NONET_CORPUS: how many puzzles each holds, and which variants are named.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "formats/difficulty.h"
#include "formats/read.h"
#include "formats/write.h"

/* The puzzles of a file; with 0, a piece of the message that refuses it. */
static const struct
{
  const char *file;
  guint puzzles;
  const char *format;
} files[] = {
  { "9x9/17-clue.txt", 20000, "line" },
  { "rated/se-rated-diabolical.txt", 5000, "line" },
  { "rated/se-rated-eleven.txt", 1648, "line" },
  { "rated/se-rated-qqwing-and-17.tsv", 300, "line" },
  { "logic/hodoku-reglib.txt", 556, "hodoku" },
  { "large/gecode_25x25.ints", 9, "line" },
  { "large/generated_64x64_50pc-empty.ints", 2, "line" },
  { "formats/csv/kaggle_bryanpark_1row.csv", 1, "line" },
  { "formats/csv/qqwing.csv", 2, "line" },
  { "formats/euler_grid/p096_sudoku.txt", 50, "rows" },
  { "formats/fpuzzles/test_36.json", 1, "f-puzzles" },
  { "formats/fpuzzles/test_30.json", 1, "f-puzzles" },
  { "formats/fpuzzles/test_22.json", 1, "f-puzzles" },
  { "formats/fpuzzles/test_6.json", 1, "f-puzzles" },
  { "formats/fpuzzles/test_8.json", 1, "f-puzzles" },
  { "formats/gnome_sudoku/synth.save", 1, "gnome-sudoku" },
  { "formats/grid_text/ast_Simple_Sudoku_format_ss.txt", 1, "ss" },
  { "formats/grid_text/ast_spaces_but_no_hints.txt", 1, "ss" },
  { "formats/grid_text/pzl_format7_header.txt", 1, "rows" },
  { "formats/grid_text/simplesudoku_pm.txt", 1, "pencil-marks" },
  { "formats/grid_text/sudocoo.rt", 1536, "line" },
  { "formats/grid_text/unicode_heavy.txt", 1, "rows" },
  { "formats/grid_text/veryhard0_tabs.txt", 1, "rows" },
  { "formats/grid_text/world_comp_tabs_nofinalnl.txt", 1, "rows" },
  { "formats/ipuz/sample_sudoku.ipuz", 1, "ipuz" },
  { "formats/killer_ps/snarfable_killer81.txt", 1, "ps" },
  { "formats/ksudoku/synth_saved_game.ksudoku", 1, "ksudoku" },
  { "formats/ksudoku/Samurai.xml", 0, "Samurai" },
  { "formats/ksudoku/JigSaw.txt", 1, "ksudoku-shape" },
  { "formats/ksudoku/XSudoku.xml", 1, "ksudoku" },
  { "formats/line81/HardestDatabase110626.txt", 375, "line" },
  { "formats/line81/q2-taxonomy.txt", 2409, "line" },
  { "formats/minizinc_dzn/sudoku_p0.dzn", 1, "rows" },
  { "formats/minizinc_dzn/sudoku_p28.dzn", 1, "rows" },
  { "formats/minizinc_dzn/sudoku_fixed.mzn", 0, "" },
  { "formats/opensudoku/gs6-medium.opensudoku", 100, "opensudoku" },
  { "formats/qqwing/gen_compact.txt", 3, "rows" },
  { "formats/qqwing/gen_csv.txt", 3, "line" },
  { "formats/qqwing/gen_csv_stats.csv", 2, "line" },
  { "formats/qqwing/gen_readable.txt", 3, "rows" },
  { "formats/s9b/naked_quad_url.txt", 1, "sudokuwiki" },
  { "formats/sdk/fileformatexample.sdk", 1, "sdk" },
  { "formats/sdk/sudocue.sdk", 1, "sdk" },
  { "formats/sdm/qqwing_easy.sdm", 1000, "line" },
  { "formats/sdm/snow2005_lf.sdm", 100, "line" },
  { "formats/sdm/sudocue_almostdn.sdm", 400, "line" },
  { "formats/sdm/sudoku17.sdm", 2409, "line" },
  { "formats/sdx/sudocue.sdx", 1, "pencil-marks" },
  { "formats/sgt_save/solo_0.sav", 1, "solo-save" },
  { "formats/solo/ids.txt", 32, "solo" },
  { "formats/ss/hodoku_progress.ss", 1, "ss" },
  { "formats/ss/sudocue_new.ss", 1, "rows" },
  { "formats/sumocue/jigsaw_givens.txt", 1, "sumocue" },
  { "formats/text16/Hexaduko1A.txt", 1, "rows" },
  { "formats/text16/iss_AP_grid_plus_layout.txt", 1, "line" },
  { "formats/text16/test1.0f", 1, "rows" },
  { "formats/text16/test2.16", 1, "rows" },
  { "formats/text16/test4.1g", 206, "line" },
  { "formats/text16/test5.1g", 1, "rows" },
  { "formats/text25/derived_AY_oneline.txt", 1, "line" },
  { "formats/text25/derived_numbers.txt", 1, "rows" },
  { "formats/text25/sudoku_1_1.txt", 1, "line" },
  { "variants/jigsaw-layouts/valid_jigsaw_layouts-has-grid.txt", 1261, "line" },
  { "variants/jigsaw-layouts/invalid_jigsaw_layouts.txt", 3707, "line" },
};

/* Whether no given of any puzzle stands against another. */
static void
assert_consistent (NonetReading *reading)
{
  for (guint i = 0; i < nonet_reading_get_n_puzzles (reading); i++)
    {
      g_autoptr (NonetPuzzle) puzzle = nonet_reading_dup_puzzle (reading, i);
      SudokuGrid *grid = nonet_puzzle_dup_grid (puzzle, FALSE);

      g_assert_true (sudoku_grid_consistent (grid));
      sudoku_grid_free (grid);
    }
}

static void
test_files (void)
{
  const char *folder = g_getenv ("NONET_CORPUS");

  if (folder == NULL)
    {
      g_test_skip ("NONET_CORPUS is not set");
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_build_filename (folder, files[i].file, NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autoptr (GError) error = NULL;
      g_autoptr (NonetReading) reading = NULL;

      g_test_message ("%s", files[i].file);
      if (!g_file_query_exists (file, NULL))
        continue;
      reading = nonet_read_file (file, NULL, NULL, &error);
      if (files[i].puzzles == 0)
        {
          g_assert_null (reading);
          g_assert_nonnull (strstr (error->message, files[i].format));
          continue;
        }
      g_assert_no_error (error);
      g_assert_cmpuint (nonet_reading_get_n_puzzles (reading), ==, files[i].puzzles);
      g_assert_cmpstr (nonet_reading_get_format (reading), ==, files[i].format);
      assert_consistent (reading);
    }
}

/* A file of the folder; skips the test and returns NULL if there is none. */
static NonetReading *
open_file (const char *name)
{
  const char *folder = g_getenv ("NONET_CORPUS");
  g_autofree char *path = g_build_filename (folder != NULL ? folder : "", name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  NonetReading *reading;

  if (folder == NULL || !g_file_query_exists (file, NULL))
    {
      g_test_skip ("NONET_CORPUS is not set, or does not have it");
      return NULL;
    }
  reading = nonet_read_file (file, NULL, NULL, &error);
  g_assert_no_error (error);
  return reading;
}

/* Every puzzle of the rated lists has its rating as its difficulty, however the list is laid out. */
static void
test_ratings (void)
{
  static const struct
  {
    const char *file, *first;
  } lists[] = {
    { "rated/se-rated-diabolical.txt", "7.1" },
    { "rated/se-rated-eleven.txt", "11.8/1.5/1.5" },
    { "rated/se-rated-qqwing-and-17.tsv", "1.5/1.2/1.2" },
    { "rated/se121-diabolical-and-top1465.txt", "8.9/1.2/1.2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      g_autoptr (NonetReading) reading = open_file (lists[i].file);

      for (guint j = 0; reading != NULL && j < nonet_reading_get_n_puzzles (reading); j++)
        {
          g_autoptr (NonetPuzzle) puzzle = nonet_reading_dup_puzzle (reading, j);

          g_assert_nonnull (puzzle->difficulty);
          g_assert_true (nonet_difficulty_is_rating (puzzle->difficulty));
          if (j == 0)
            g_assert_cmpstr (puzzle->difficulty, ==, lists[i].first);
        }
    }
}

/* Every line of HoDoKu's library is written as it was read. */
static void
test_library (void)
{
  g_autoptr (NonetReading) reading = open_file ("logic/hodoku-reglib.txt");
  g_autofree char *path = g_build_filename (g_getenv ("NONET_CORPUS") != NULL ? g_getenv ("NONET_CORPUS") : "",
                                            "logic/hodoku-reglib.txt", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (reading == NULL || !g_file_get_contents (path, &text, NULL, NULL))
    return;
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; i < nonet_reading_get_n_puzzles (reading); i++)
    {
      g_autoptr (NonetPuzzle) puzzle = nonet_reading_dup_puzzle (reading, i);
      g_autofree char *written = nonet_write_puzzle (nonet_write_format_find ("hodoku"), puzzle, NULL);

      g_assert_cmpstr (g_strchomp (written), ==, g_strchomp (lines[nonet_reading_get_line (reading, i) - 1]));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/formats/corpus/files", test_files);
  g_test_add_func ("/formats/corpus/ratings", test_ratings);
  g_test_add_func ("/formats/corpus/library", test_library);
  return g_test_run ();
}
