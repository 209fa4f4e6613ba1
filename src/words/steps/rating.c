/* Ratings in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "words/steps/rating.h"

#include <glib/gi18n-lib.h>

/* What ER is if no technique has a step. */
#define BEYOND 200

/* As forums quote ratings: of which version, and in short. */
static const struct
{
  const char *name;
  const char *scale;
} profiles[SUDOKU_N_PROFILES] = {
  [SUDOKU_PROFILE_SE_1_2_1] = { "SE 1.2.1", "SE" },
  [SUDOKU_PROFILE_SUKAKU_1_15] = { "SukakuExplainer 1.15", "Sukaku" },
  [SUDOKU_PROFILE_SUKAKU_1_18] = { "SukakuExplainer 1.18", "Sukaku" },
};

const char *
nonet_words_profile (SudokuRatingProfile profile)
{
  return profiles[profile].name;
}

char *
nonet_words_rating (const SudokuRating *rating, SudokuRatingProfile profile)
{
  if (rating->er >= BEYOND)
    /* Translators: no technique of the scale (%s is SE, Sudoku Explainer) solves the puzzle. */
    return g_strdup_printf (_ ("beyond %s"), profiles[profile].scale);
  return g_strdup_printf ("%s %u.%u", profiles[profile].scale, rating->er / 10, rating->er % 10);
}

char *
nonet_words_ratings (const SudokuRating *rating)
{
  return g_strdup_printf ("ER %u.%u · EP %u.%u · ED %u.%u", rating->er / 10, rating->er % 10, rating->ep / 10,
                          rating->ep % 10, rating->ed / 10, rating->ed % 10);
}

char *
nonet_words_step_rating (const SudokuStep *step)
{
  guint tenths = sudoku_step_tenths (step), score = sudoku_technique_info (step->technique)->score;

  if (tenths == 0)
    /* Translators: how hard a step is, as the program HoDoKu counts it. */
    return g_strdup_printf (_ ("HoDoKu %u"), score);
  /* Translators: how hard a step is, as the programs Sudoku Explainer and HoDoKu rate it. */
  return g_strdup_printf (_ ("SE %u.%u · HoDoKu %u"), tenths / 10, tenths % 10, score);
}
