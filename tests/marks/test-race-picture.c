/* The race in words, as a chart and in a file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "marks/race-picture.h"

#include <math.h>

#include "words/race.h"

#define HALF_A_MILLION 500000

/* All finished in 120 µs, but: one was projected, one left out, one stopped. */
static void
make_laps (NonetLap *laps)
{
  for (SudokuRacer racer = 0; racer < SUDOKU_N_RACERS; racer++)
    laps[racer] =
        (NonetLap){ racer, { .end = SUDOKU_RACE_FINISHED, .n_visited = 1234 }, FALSE, 1.2e-4, log10 (1.2e-4) };
  laps[0] = (NonetLap){ 0, { .end = SUDOKU_RACE_NOT_STARTED, .boards_log10 = 48.8 }, TRUE, 4.6e42, 42.8 };
  laps[1] = (NonetLap){ 1, { .end = SUDOKU_RACE_NOT_STARTED }, TRUE, INFINITY, INFINITY };
  laps[2] = (NonetLap){ 2, { .end = SUDOKU_RACE_CANCELLED, .n_visited = HALF_A_MILLION }, FALSE, 2.5, log10 (2.5) };
}

static void
assert_words (char *text, const char *expected)
{
  g_assert_cmpstr (text, ==, expected);
  g_free (text);
}

static void
words_say_how_a_lap_ended (void)
{
  NonetLap laps[SUDOKU_N_RACERS];

  make_laps (laps);
  assert_words (nonet_lap_time_to_remark (&laps[0]), "2.0 × 10³⁵ years, projected");
  assert_words (nonet_lap_visited_to_remark (&laps[0]), "6.3 × 10⁴⁸, projected");
  assert_words (nonet_lap_time_to_remark (&laps[1]), "left out");
  assert_words (nonet_lap_time_to_remark (&laps[2]), "2.5 s, time limit");
  assert_words (nonet_lap_time_to_remark (&laps[3]), "120 µs");
  laps[3].seconds = 0.0123;
  assert_words (nonet_lap_time_to_string (&laps[3]), "12.3 ms");
}

static void
sentences_name_everyone (void)
{
  NonetLap laps[SUDOKU_N_RACERS];
  g_autofree char *text = NULL;

  make_laps (laps);
  text = nonet_race_to_sentences (laps);
  g_assert_nonnull (strstr (text, "Specification: 2.0 × 10³⁵ years, projected.\n"));
  for (SudokuRacer racer = 0; racer < SUDOKU_N_RACERS; racer++)
    g_assert_nonnull (strstr (text, nonet_racer_to_string (racer)));
}

static void
chart_knows_how_a_lap_ended (void)
{
  NonetLap laps[SUDOKU_N_RACERS];
  g_autoptr (NonetRaceChart) chart = NULL;
  const NonetRaceBar *bars;

  make_laps (laps);
  chart = nonet_race_picture_new (laps);
  bars = chart->panels[0].bars;
  g_assert_cmpint (bars[0].kind, ==, NONET_RACE_PROJECTED);
  g_assert_cmpint (bars[1].kind, ==, NONET_RACE_UNKNOWN);
  g_assert_cmpint (bars[2].kind, ==, NONET_RACE_CUT_SHORT);
  g_assert_cmpint (bars[3].kind, ==, NONET_RACE_MEASURED);
  g_assert_cmpfloat (chart->panels[1].bars[0].log10, ==, 48.8);
  g_assert_cmpfloat_with_epsilon (chart->panels[1].bars[2].log10, log10 (HALF_A_MILLION), 1e-9);
}

static void
assert_file (NonetPictureKind kind, const char *beginning)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  NonetLap laps[SUDOKU_N_RACERS];
  g_autoptr (GError) error = NULL;

  make_laps (laps);
  g_assert_true (nonet_race_picture_write (laps, FALSE, kind, stream, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (g_memory_output_stream_get_data_size (G_MEMORY_OUTPUT_STREAM (stream)), >, 2000);
  g_assert_cmpmem (g_memory_output_stream_get_data (G_MEMORY_OUTPUT_STREAM (stream)), strlen (beginning), beginning,
                   strlen (beginning));
}

static void
files_are_pictures (void)
{
  assert_file (NONET_PICTURE_PNG, "\x89PNG");
  assert_file (NONET_PICTURE_SVG, "<?xml");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/race-picture/words_say_how_a_lap_ended", words_say_how_a_lap_ended);
  g_test_add_func ("/race-picture/sentences_name_everyone", sentences_name_everyone);
  g_test_add_func ("/race-picture/chart_knows_how_a_lap_ended", chart_knows_how_a_lap_ended);
  g_test_add_func ("/race-picture/files_are_pictures", files_are_pictures);
  return g_test_run ();
}
